"""5.4, 6.1.2: Acts of Desperation are resolved in the final Victory phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.prompts import Steps
from engine.people_power import cards, questions
from engine.people_power.asking import ask_piece, ask_space
from engine.people_power.board import (
    ACTIVIST,
    CITIES,
    CUBES,
    GOVERNMENT,
    MANILA,
    NEUTRAL,
    NPA,
    OPPOSITION,
    PROTEST,
    REFORMERS,
    RESISTANCE,
    SPACES,
    STRIKE,
    SUPPORT,
    TERROR,
    Alignment,
    Faction,
    Marker,
    Space,
)
from engine.people_power.effects import ActResolved
from engine.people_power.placing import take_off_map
from engine.people_power.state import State, government_controls, guerrillas, population_aligned
from engine.people_power.verbs import change_patronage, place, remove, set_alignment
from engine.people_power.victory import ranking

DEFECTING = 3
STRUCK = 3
NEUTRALISED = 2


@dataclass(frozen=True, slots=True)
class Act:
    """One card: its condition at the final Victory phase, and what it then does."""

    met: Callable[[State], bool]
    resolve: Callable[[State], Steps[None]]


def resolve_acts(state: State) -> Steps[None]:
    """6.1.2: from the lowest margin to the highest; the order is fixed before the first is resolved."""
    for faction in reversed(ranking(state)):
        card = state.acts.get(faction)
        if card is None:
            continue
        act = ACTS[card]
        met = act.met(state)
        state.report(ActResolved(faction, card, met))
        if met:
            yield from act.resolve(state)


# Government


def reagan_offers_sanctuary(state: State) -> Steps[None]:
    change_patronage(state, min(4, state.aid // 2))
    yield from ()


def marcos_inaugurated(state: State) -> Steps[None]:
    change_patronage(state, 3)
    yield from ()


def comelec_hides_tampering(state: State) -> Steps[None]:
    yield from _set_neutral(state, GOVERNMENT, OPPOSITION, lambda space: government_controls(state, space))


# Reformers


def enrile_and_ramos_defect(state: State) -> Steps[None]:
    for left in range(DEFECTING, 0, -1):
        there = [cube for cube in CUBES if state.pieces[cube][MANILA]]
        context = {"space": MANILA, "left": left, "of": DEFECTING}
        cube = yield from ask_piece(REFORMERS, questions.ACT_REPLACE, there, may_stop=True, context=context)
        if not cube:
            return
        # 1.5.1: a player may bring an Activist from elsewhere; otherwise the replaced cube just goes.
        if not state.available[ACTIVIST] and state.is_player(REFORMERS):
            yield from take_off_map(state, REFORMERS, ACTIVIST, MANILA, may_stop=True)
        remove(state, MANILA, cube)
        place(state, MANILA, ACTIVIST)


def people_power(state: State) -> Steps[None]:
    for space in _spaces_with(state, PROTEST):
        half = (state.activists[space] + 1) // 2
        for left in range(half, 0, -1):
            there = [cube for cube in CUBES if state.pieces[cube][space]]
            context = {"space": space, "left": left, "of": half}
            cube = yield from ask_piece(REFORMERS, questions.ACT_REMOVE, there, context=context)
            if cube:
                remove(state, space, cube)


def election_boycott_ignored(state: State) -> Steps[None]:
    yield from _set_neutral(state, REFORMERS, RESISTANCE, lambda space: state.activists[space] > 0)


# NPA


def boycott_election(state: State) -> Steps[None]:
    yield from _set_neutral(state, NPA, OPPOSITION, lambda space: guerrillas(state, space) > 0)


def national_strike(state: State) -> Steps[None]:
    change_patronage(state, -2 * len(_spaces_with(state, STRIKE)))
    yield from ()


def violence_disrupts_election(state: State) -> Steps[None]:
    struck: list[Space] = []
    for left in range(STRUCK, 0, -1):
        spaces = [space for space in _spaces_with(state, TERROR) if space not in struck]
        space = yield from ask_space(
            NPA, questions.ACT_TERROR, spaces, may_stop=True, context={"left": left, "of": STRUCK}
        )
        if not space:
            return
        struck.append(space)
        there = [cube for cube in CUBES if state.pieces[cube][space]]
        cube = yield from ask_piece(NPA, questions.ACT_REMOVE, there, context={"space": space})
        if cube:
            remove(state, space, cube)
        remove(state, space, ACTIVIST)
        if state.alignment[space] != RESISTANCE:
            set_alignment(state, space, NEUTRAL)


def _set_neutral(state: State, faction: Faction, alignment: Alignment, where: Callable[[Space], bool]) -> Steps[None]:
    for left in range(NEUTRALISED, 0, -1):
        spaces = [space for space in SPACES if state.alignment[space] == alignment and where(space)]
        context = {"left": left, "of": NEUTRALISED}
        space = yield from ask_space(faction, questions.ACT_NEUTRAL, spaces, may_stop=True, context=context)
        if not space:
            return
        set_alignment(state, space, NEUTRAL)


def _spaces_with(state: State, marker: Marker) -> list[Space]:
    return [space for space in SPACES if state.marker[space] == marker]


def _more(state: State, one: Alignment, other: Alignment) -> bool:
    return population_aligned(state, one) > population_aligned(state, other)


ACTS = {
    cards.REAGAN_OFFERS_SANCTUARY: Act(lambda state: state.aid >= 6, reagan_offers_sanctuary),
    cards.MARCOS_INAUGURATED: Act(lambda state: _more(state, SUPPORT, OPPOSITION), marcos_inaugurated),
    cards.COMELEC_HIDES_TAMPERING: Act(
        lambda state: sum(government_controls(state, city) for city in CITIES) >= 2, comelec_hides_tampering
    ),
    cards.ENRILE_AND_RAMOS_DEFECT: Act(lambda state: state.marker[MANILA] == PROTEST, enrile_and_ramos_defect),
    cards.PEOPLE_POWER: Act(lambda state: len(_spaces_with(state, PROTEST)) >= 2, people_power),
    cards.ELECTION_BOYCOTT_IGNORED: Act(lambda state: _more(state, OPPOSITION, RESISTANCE), election_boycott_ignored),
    cards.BOYCOTT_ELECTION: Act(lambda state: _more(state, RESISTANCE, OPPOSITION), boycott_election),
    cards.NATIONAL_STRIKE: Act(lambda state: bool(_spaces_with(state, STRIKE)), national_strike),
    cards.VIOLENCE_DISRUPTS_ELECTION: Act(
        lambda state: len(_spaces_with(state, TERROR)) >= 3, violence_disrupts_election
    ),
}
