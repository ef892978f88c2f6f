"""8.10: the non-players in the Election Round."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Steps
from engine.people_power.board import (
    COUNTRYSIDE,
    GOVERNMENT,
    MANILA,
    NPA,
    POLICE,
    POPULATION,
    SPACES,
    TROOPS,
    Piece,
    Space,
)
from engine.people_power.bonifacio.priorities import select
from engine.people_power.effects import PhaseBegan
from engine.people_power.election import agitation_step, can_agitate, can_civic_action, troop_havens
from engine.people_power.operations.government import civic_action_step
from engine.people_power.state import State, government_controls, npa_pieces, reformer_pieces
from engine.people_power.verbs import move, roll


def civic_action_phase(state: State) -> Steps[None]:
    """8.10.3: by Shift towards Support, 1d6 steps in all."""
    state.report(PhaseBegan("civic_action"))
    _spend(state, GOVERNMENT, roll(state, "civic_action"), can_civic_action, civic_action_step)
    state.stage = "agitation"
    yield from ()


def agitation_phase(state: State) -> Steps[None]:
    """8.10.3: by Shift towards Resistance, 1d6 steps in all."""
    state.report(PhaseBegan("agitation"))
    _spend(state, NPA, roll(state, "agitation"), can_agitate, agitation_step)
    state.stage = "foundation"
    yield from ()


def _spend(
    state: State,
    faction: str,
    steps: int,
    can: Callable[[State, Space], bool],
    step: Callable[[State, Space], None],
) -> None:
    """Space after space, each until nothing is left to do there."""
    while steps:
        space = select(state, faction, "S", [s for s in SPACES if can(state, s)], "support_phase")
        if not space:
            return
        while steps and can(state, space):
            step(state, space)
            steps -= 1


def redeploy_phase(state: State) -> Steps[None]:
    """8.10.4"""
    state.report(PhaseBegan("redeploy"))
    police = Redeployment(state, POLICE)
    police.fill(_rural_posts(state), lambda space: state.police[space] > _enemies(state, space))
    police.fill(_controlled(state), lambda space: state.police[space] > 0)
    troops = Redeployment(state, TROOPS)
    troops.fill(
        [space for space in SPACES if space == MANILA or state.gov_bases[space]],
        lambda space: government_controls(state, space),
    )
    havens = troop_havens(state)
    troops.fill(
        [space for space in havens if space == MANILA or government_controls(state, space)],
        lambda space: state.troops[space] > 0,
    )
    troops.clear([space for space in SPACES if space not in troop_havens(state)])
    state.stage = "personalities" if state.use_personalities else "desperation"
    yield from ()


def _rural_posts(state: State) -> list[Space]:
    return [space for space in COUNTRYSIDE if government_controls(state, space) and not state.gov_bases[space]]


def _controlled(state: State) -> list[Space]:
    return [space for space in SPACES if government_controls(state, space)]


def _enemies(state: State, space: Space) -> int:
    return npa_pieces(state, space) + reformer_pieces(state, space)


class Redeployment:
    """8.10.4: cubes of one kind, moved one by one, each only once."""

    def __init__(self, state: State, cube: Piece) -> None:
        self._state = state
        self._cube = cube
        self._left = dict(state.pieces[cube])
        """How many in each space have not moved yet."""

    def fill(self, posts: list[Space], satisfied: Callable[[Space], bool]) -> None:
        """Bring cubes to these spaces, by Place Cubes, until each is satisfied or nobody can come."""
        posts = list(posts)
        while posts:
            space = select(self._state, GOVERNMENT, "C", posts, f"redeploy_{self._cube}_to")
            posts.remove(space)
            while not satisfied(space):
                origin = self._origin(space, satisfied)
                if not origin:
                    break
                self._move(origin, space)

    def clear(self, spaces: list[Space]) -> None:
        """6.4: whatever is left in these spaces must go, by Place Cubes."""
        for origin in spaces:
            while self._state.pieces[self._cube][origin]:
                havens = troop_havens(self._state)
                self._move(origin, select(self._state, GOVERNMENT, "C", havens, "redeploy_troops_to"))

    def _origin(self, space: Space, satisfied: Callable[[Space], bool]) -> Space:
        """From where one can be spared: Troops first from Countryside without a Base, then from where most are."""
        origins = [s for s in SPACES if s != space and self._left[s] and self._can_spare(s)]
        # A post that is just manned is not stripped for the next one.
        if self._cube == TROOPS:
            obliged = [s for s in origins if s in COUNTRYSIDE and not self._state.gov_bases[s]]
            origins = obliged or origins
        else:
            origins = [s for s in origins if self._left[s] > 1 or not satisfied(s)]
        if not origins:
            return ""
        column = self._state.pieces[self._cube]
        most = max(column[s] for s in origins)
        return self._state.chance.pick(f"tie.redeploy_{self._cube}", [s for s in origins if column[s] == most])

    def _can_spare(self, space: Space) -> bool:
        """8.10.4: never lose Government Control of a space of Population 2 or more."""
        if POPULATION[space] < 2 or not government_controls(self._state, space):
            return True
        without = self._state.copy()
        without.pieces[self._cube][space] -= 1
        return government_controls(without, space)

    def _move(self, origin: Space, space: Space) -> None:
        move(self._state, origin, space, self._cube)
        self._left[origin] -= 1
