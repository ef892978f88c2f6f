"""6: the Election Round goes phase by phase."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Refusal, Steps
from engine.people_power import questions, stages
from engine.people_power.asking import ask_space, refused_spaces
from engine.people_power.board import (
    CITIES,
    GOVERNMENT,
    MANILA,
    MAX_BASES,
    NPA,
    OPPOSITION,
    POLICE,
    PROTEST,
    REF_BASE,
    REFORMERS,
    RESISTANCE,
    SPACES,
    STRIKE,
    SUPPORT,
    TERROR,
    TROOPS,
    Faction,
    Piece,
    Space,
)
from engine.people_power.bonifacio.deck import shuffle_deck
from engine.people_power.cards import PARLIAMENTARY_ELECTION_1984
from engine.people_power.desperation import resolve_acts
from engine.people_power.effects import Earned, GameEnded, PhaseBegan, VictoryChecked
from engine.people_power.negotiation import give_at_any_time
from engine.people_power.newsmakers import choose_acts, choose_personalities
from engine.people_power.operations.government import CIVIC_ACTION_COST, civic_action_step
from engine.people_power.questions import QUESTIONS
from engine.people_power.state import (
    State,
    bases,
    control,
    government_controls,
    population_aligned,
    population_controlled,
    unmoved,
)
from engine.people_power.verbs import (
    change_aid,
    change_patronage,
    change_resources,
    hide,
    move,
    place,
    return_set_aside,
    shift,
    take_marker,
)
from engine.people_power.victory import is_final, margins, ranking, winners

AID_AFTER_ELECTION = 5
AGITATION_COST = 1
RESOURCES_PER_NPA_BASE = 2


# 6.1


def victory_phase(state: State) -> Steps[None]:
    """6.1"""
    state.report(PhaseBegan(stages.VICTORY))
    change_patronage(state, -sum(marker == STRIKE for marker in state.marker.values()))
    if is_final(state):
        yield from resolve_acts(state)
    reached, won = margins(state), winners(state)
    state.report(VictoryChecked(reached, won))
    if won or is_final(state):
        state.report(GameEnded(ranking(state), reached))
        state.stage = stages.OVER
    else:
        state.stage = stages.RESOURCES


# 6.2


def resources_phase(state: State) -> Steps[None]:
    """6.2"""
    state.report(PhaseBegan(stages.RESOURCES))
    _earn(state, GOVERNMENT, ("aid", state.aid), ("control", population_controlled(state)))
    change_aid(state, AID_AFTER_ELECTION - state.aid)
    _earn(state, REFORMERS, ("opposition", population_aligned(state, OPPOSITION)))
    _earn(state, NPA, ("bases", RESOURCES_PER_NPA_BASE * sum(state.npa_bases.values())))
    yield from give_at_any_time(state)
    state.stage = stages.CIVIC_ACTION


def _earn(state: State, faction: Faction, *parts: tuple[str, int]) -> None:
    if state.is_player(faction):
        state.report(Earned(faction, parts))
        change_resources(state, faction, sum(amount for _, amount in parts))


# 6.3


def no_civic_action(state: State, space: Space) -> str:
    """6.3.1: Troops, Police and Control; markers may be there and go first."""
    if not (state.troops[space] and state.police[space]):
        return "troops_and_police"
    if state.marker[space] is None and state.alignment[space] == SUPPORT:
        return SUPPORT
    return "" if government_controls(state, space) else "government_control"


def can_civic_action(state: State, space: Space) -> bool:
    return not no_civic_action(state, space)


def civic_action_phase(state: State) -> Steps[None]:
    """6.3.1"""
    state.report(PhaseBegan(stages.CIVIC_ACTION))
    yield from _pay_for_steps(state, GOVERNMENT, CIVIC_ACTION_COST, no_civic_action, civic_action_step)
    state.stage = stages.AGITATION


def no_agitation(state: State, space: Space) -> str:
    """6.3.2: NPA Control, and something to do."""
    if control(state, space) != NPA:
        return "npa_control"
    idle = state.marker[space] not in (TERROR, PROTEST) and state.alignment[space] == RESISTANCE
    return RESISTANCE if idle else ""


def can_agitate(state: State, space: Space) -> bool:
    return not no_agitation(state, space)


def agitation_step(state: State, space: Space) -> None:
    """6.3.2: take off a Terror or Protest marker, or where there is none shift once towards Resistance."""
    if not take_marker(state, space, TERROR, PROTEST):
        shift(state, space, RESISTANCE)


def agitation_phase(state: State) -> Steps[None]:
    """6.3.2"""
    state.report(PhaseBegan(stages.AGITATION))
    yield from _pay_for_steps(state, NPA, AGITATION_COST, no_agitation, agitation_step)
    state.stage = stages.FOUNDATION


def _pay_for_steps(
    state: State,
    faction: Faction,
    cost: int,
    forbids: Callable[[State, Space], str],
    step: Callable[[State, Space], None],
) -> Steps[None]:
    """6.3: step after step, each paid for, wherever the faction wants it."""
    question, rule = QUESTIONS[f"{state.stage}.space"], "6.3.1" if faction == GOVERNMENT else "6.3.2"

    def refused() -> list[Refusal]:
        return refused_spaces(lambda space: forbids(state, space), rule)

    while state.resources[faction] >= cost:
        spaces = [space for space in SPACES if not forbids(state, space)]
        space = yield from ask_space(faction, question, spaces, may_stop=True, refused=refused)
        if not space:
            return
        change_resources(state, faction, -cost)
        step(state, space)


def no_foundation(state: State, space: Space) -> str:
    """6.3.3: no Government Control, room for a Base, and one that is Available: nothing is brought here (1.5.1)."""
    if bases(state, space) >= MAX_BASES:
        return "two_bases"
    if government_controls(state, space):
        return "controlled"
    return "" if state.available[REF_BASE] else "no_base_left"


def can_found(state: State, space: Space) -> bool:
    return not no_foundation(state, space)


def foundation_phase(state: State) -> Steps[None]:
    """6.3.3"""
    state.report(PhaseBegan(stages.FOUNDATION))
    spaces = [space for space in SPACES if can_found(state, space)]

    def refused() -> list[Refusal]:
        return refused_spaces(lambda space: no_foundation(state, space), "6.3.3")

    space = yield from ask_space(REFORMERS, questions.FOUNDATION_SPACE, spaces, may_stop=True, refused=refused)
    if space:
        place(state, space, REF_BASE)
    state.stage = stages.REDEPLOY


# 6.4


def troop_havens(state: State) -> list[Space]:
    """6.4: Troops may end in Cities with Government Control, spaces with a Government Base, and Manila."""
    return [
        space
        for space in SPACES
        if space == MANILA or state.gov_bases[space] or (space in CITIES and government_controls(state, space))
    ]


def redeploy_phase(state: State) -> Steps[None]:
    """6.4: Police may move, Troops must be where they may be."""
    state.report(PhaseBegan(stages.REDEPLOY))
    yield from _redeploy(state, POLICE, lambda: _controlled(state))
    yield from _redeploy(state, TROOPS, lambda: troop_havens(state))
    state.stage = stages.PERSONALITIES if state.use_personalities else stages.DESPERATION


def _controlled(state: State) -> list[Space]:
    """6.4: where Police may go."""
    return [space for space in SPACES if government_controls(state, space)]


def _redeploy(state: State, cube: Piece, destinations: Callable[[], list[Space]]) -> Steps[None]:
    """One cube at a time, each at most once, until the player is content and no Troop is where it may not be.

    1.7: a space that loses Control with those who leave closes at once.
    """
    state.moved = {}
    while True:
        open_now = destinations()
        must = [s for s in SPACES if cube == TROOPS and state.troops[s] and s not in open_now]
        origins = must or [s for s in SPACES if not _may_not_leave(state, s, cube) and any(d != s for d in open_now)]
        from_where = {"piece": cube, "obliged": bool(must)}
        why_not = _why_not_from(state, cube, origins)
        origin = yield from ask_space(GOVERNMENT, QUESTIONS[f"redeploy.{cube}"], origins, not must, from_where, why_not)
        if not origin:
            return
        ways = [space for space in open_now if space != origin]
        why_not = _why_not_to(cube, origin, ways)
        where_to = {"piece": cube, "origin": origin}
        space = yield from ask_space(GOVERNMENT, questions.REDEPLOY_TO, ways, context=where_to, refused=why_not)
        move(state, origin, space, cube)


def _may_not_leave(state: State, space: Space, cube: Piece) -> str:
    """6.4: none there, all have moved, or Troops who have come there could not stay and may not move on."""
    if not state.pieces[cube][space]:
        return "none_there"
    if not unmoved(state, space, cube):
        return "moved"
    if cube == TROOPS and state.moved.get((space, cube)):
        without = state.copy()
        without.troops[space] -= 1
        return "" if space in troop_havens(without) else "newcomers_stranded"
    return ""


def _why_not_from(state: State, cube: Piece, origins: list[Space]) -> Callable[[], list[Refusal]]:
    """6.4: no cube may leave, or others must move first."""

    def forbids(space: Space) -> str:
        return "" if space in origins else _may_not_leave(state, space, cube) or "obliged_first"

    return lambda: refused_spaces(forbids, "6.4")


def _why_not_to(cube: Piece, origin: Space, ways: list[Space]) -> Callable[[], list[Refusal]]:
    def forbids(space: Space) -> str:
        if space in ways:
            return ""
        return "same_space" if space == origin else "government_control" if cube == POLICE else "no_haven"

    return lambda: refused_spaces(forbids, "6.4")


# 6.5


def personalities_phase(state: State) -> Steps[None]:
    """6.5.1: this phase also belongs to set-up (2.1)."""
    state.report(PhaseBegan(stages.PERSONALITIES))
    yield from choose_personalities(state)
    state.stage = stages.DESPERATION if state.played else stages.CARD


def desperation_phase(state: State) -> Steps[None]:
    """6.5.2"""
    if state.use_desperation and state.card == PARLIAMENTARY_ELECTION_1984:
        state.report(PhaseBegan(stages.DESPERATION))
        yield from choose_acts(state)
    state.stage = stages.RESET


# 6.6


def reset_phase(state: State) -> Steps[None]:
    """6.6"""
    state.report(PhaseBegan(stages.RESET))
    for space in SPACES:
        take_marker(state, space)
        hide(state, space)
    return_set_aside(state)
    shuffle_deck(state)
    state.election = state.card
    state.ineligible = state.stay_eligible = state.ineligible_next = frozenset()
    state.laurel_spoke = False
    state.stage = stages.CARD
    yield from ()
