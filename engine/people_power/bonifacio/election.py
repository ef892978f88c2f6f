"""8.10: this is what non-players do in the Election Round."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.prompts import Steps
from engine.people_power import stages
from engine.people_power.board import (
    COUNTRYSIDE,
    GOVERNMENT,
    MANILA,
    NPA,
    POLICE,
    POPULATION,
    SPACES,
    TROOPS,
    Faction,
    Piece,
    Space,
)
from engine.people_power.bonifacio.priorities import most, select
from engine.people_power.effects import PhaseBegan
from engine.people_power.election import agitation_step, can_agitate, can_civic_action, troop_havens
from engine.people_power.operations.government import civic_action_step
from engine.people_power.state import State, government_controls, npa_pieces, reformer_pieces
from engine.people_power.verbs import move, roll

Condition = Callable[[State, Space], bool]


def civic_action_phase(state: State) -> Steps[None]:
    """8.10.3: the Government shifts 1d6 steps in all, by Shift towards Support."""
    state.report(PhaseBegan(stages.CIVIC_ACTION))
    _spend(state, GOVERNMENT, roll(state, "civic_action"), can_civic_action, civic_action_step)
    state.stage = stages.AGITATION
    yield from ()


def agitation_phase(state: State) -> Steps[None]:
    """8.10.3: the NPA shifts 1d6 steps in all, by Shift towards Resistance."""
    state.report(PhaseBegan(stages.AGITATION))
    _spend(state, NPA, roll(state, "agitation"), can_agitate, agitation_step)
    state.stage = stages.FOUNDATION
    yield from ()


def _spend(
    state: State,
    faction: Faction,
    steps: int,
    can: Condition,
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
    """8.10.4: there are five instructions, two for Police and three for Troops."""
    state.report(PhaseBegan(stages.REDEPLOY))
    police = Redeployment(state, POLICE)
    police.win(_rural_posts(state), _police_outnumber_enemies)
    police.bring_one(_controlled(state))
    troops = Redeployment(state, TROOPS)
    troops.win([space for space in SPACES if space == MANILA or state.gov_bases[space]], government_controls)
    havens = troop_havens(state)
    troops.bring_one([space for space in havens if space == MANILA or government_controls(state, space)])
    troops.clear([space for space in SPACES if space not in troop_havens(state)])
    state.stage = stages.PERSONALITIES if state.use_personalities else stages.DESPERATION
    yield from ()


def _rural_posts(state: State) -> list[Space]:
    return [space for space in COUNTRYSIDE if government_controls(state, space) and not state.gov_bases[space]]


def _controlled(state: State) -> list[Space]:
    return [space for space in SPACES if government_controls(state, space)]


def _police_outnumber_enemies(state: State, space: Space) -> bool:
    return state.police[space] > npa_pieces(state, space) + reformer_pieces(state, space)


class Redeployment:
    """8.10.4: cubes of one kind are moved one by one, each only once."""

    def __init__(self, state: State, cube: Piece) -> None:
        self._state = state
        self._cube = cube
        self._left = dict(state.pieces[cube])
        """How many in each space have not moved yet."""
        self._settled: list[tuple[Space, Condition]] = []
        """What a post has got it does not lose to the next one."""

    def win(self, posts: list[Space], won: Condition) -> None:
        """Move cubes to these spaces, by Place Cubes, wherever that is enough to win what the instruction wants."""
        self._settled += [(space, won) for space in posts]
        for space in self._in_order(posts):
            rehearsal = self._copy()
            rehearsal._move_until(space, won)
            if won(rehearsal._state, space):
                self._move_until(space, won)

    def bring_one(self, posts: list[Space]) -> None:
        """Bring a cube to each of these spaces that has none, by Place Cubes."""
        self._settled += [(space, self._manned) for space in posts]
        for space in self._in_order(posts):
            self._move_until(space, self._manned)

    def clear(self, spaces: list[Space]) -> None:
        """6.4: whatever is left in these spaces goes, by Place Cubes; 8.10.4: unless it has to hold the space."""
        for origin in spaces:
            while self._left[origin] and self._can_spare(origin):
                havens = troop_havens(self._state)
                self._move(origin, select(self._state, GOVERNMENT, "C", havens, "redeploy_troops_to"))

    def _in_order(self, posts: list[Space]) -> Iterator[Space]:
        """One after the other as the board then is; 6.4: Police never go where Control was given up meanwhile."""
        posts = list(posts)
        while posts:
            space = select(self._state, GOVERNMENT, "C", posts, f"redeploy_{self._cube}_to")
            posts.remove(space)
            if self._cube != POLICE or government_controls(self._state, space):
                yield space

    def _move_until(self, space: Space, satisfied: Condition) -> None:
        while not satisfied(self._state, space) and (origin := self._origin(space)):
            self._move(origin, space)

    def _origin(self, space: Space) -> Space:
        """From where one can be spared: Troops first from Countryside without a Base, then from where most are."""
        origins = [s for s in SPACES if s != space and self._left[s] and self._can_spare(s)]
        if self._cube == TROOPS:
            obliged = [s for s in origins if s in COUNTRYSIDE and not self._state.gov_bases[s]]
            origins = obliged or origins
        if not origins:
            return ""
        column = self._state.pieces[self._cube]
        return most(self._state, origins, lambda s: column[s], f"redeploy_{self._cube}")

    def _can_spare(self, space: Space) -> bool:
        """8.10.4: never lose Government Control of a space of Population 2 or more, nor undo an instruction."""
        without = self._state.copy()
        without.pieces[self._cube][space] -= 1
        if POPULATION[space] >= 2 and government_controls(self._state, space) > government_controls(without, space):
            return False
        return not any(
            post == space and satisfied(self._state, space) and not satisfied(without, space)
            for post, satisfied in self._settled
        )

    def _manned(self, state: State, space: Space) -> bool:
        return state.pieces[self._cube][space] > 0

    def _move(self, origin: Space, space: Space) -> None:
        move(self._state, origin, space, self._cube)
        self._left[origin] -= 1

    def _copy(self) -> Redeployment:
        copy = Redeployment(self._state.copy(), self._cube)
        copy._left = dict(self._left)
        copy._settled = self._settled
        return copy
