"""8.7.2: the non-player Reformers have these Operations."""

from __future__ import annotations

from engine.people_power.board import (
    ACTIVIST,
    ADJACENT,
    IS_CITY,
    OPPOSITION,
    PROTEST,
    REFORMERS,
    SPACES,
    STRIKE,
    TERROR,
    Space,
)
from engine.people_power.bonifacio.actor import Actor, finish
from engine.people_power.bonifacio.moving import holds_out
from engine.people_power.bonifacio.questions import protest_has_effect
from engine.people_power.bonifacio.spaces import build_bases, gather, place_own, reachable
from engine.people_power.effects import Skipped
from engine.people_power.in_force import rules
from engine.people_power.operations.reformers import (
    can_recruit_base,
    no_persuade,
    no_recruit,
    persuade_in,
    persuaded,
    protest_in,
    recruit_base,
    recruits,
)
from engine.people_power.state import (
    cubes,
    government_controls,
    reformer_pieces,
)
from engine.people_power.verbs import place, take_marker


def recruit(actor: Actor) -> None:
    """Bases where three are, or two and no Police; then Activists."""
    state = actor.state

    def builds(space: Space) -> bool:
        return not no_recruit(state, space) and can_recruit_base(state, space)

    def build(space: Space) -> None:
        finish(recruit_base(state, space))
        if IS_CITY[space]:
            place(state, space, ACTIVIST, rules(state).recruit_city_extra)

    build_bases(actor, lambda s: builds(s) and state.activists[s] >= 3, build)
    build_bases(actor, lambda s: builds(s) and not state.police[s], build)
    place_own(actor, "A", no_recruit, ACTIVIST, recruits)


def assemble(actor: Actor) -> None:
    """It goes by Assemble Destination and the moving table."""
    fruitless: set[Space] = set()
    while space := reachable(actor, "D", actor.open(), lambda s: _assemble_origins(actor, s), fruitless):
        if not actor.goes_on():
            return
        actor.select(space)
        _assemble_into(actor, space)


def _assemble_origins(actor: Actor, space: Space) -> list[Space]:
    """8.5.7 B: an origin is adjacent, and not yet a destination."""
    return [s for s in ADJACENT[space] if s not in actor.turn.selected and actor.state.activists[s]]


def _assemble_into(actor: Actor, space: Space) -> None:
    """8.7.2: origin after origin gives Activists until Reformers and NPA are as many as the Government."""
    state = actor.state
    gather(actor, space, _assemble_origins(actor, space), lambda s: state.activists[s], holds_out)


def after_assemble(actor: Actor) -> None:
    """8.7.2: Terror goes from all destinations, Protests from Opposition unless that adds Government Control."""
    state = actor.state
    for space in actor.turn.selected:
        if reformer_pieces(state, space):
            take_marker(state, space, TERROR)
    for space in SPACES:
        if state.marker[space] == PROTEST and state.alignment[space] == OPPOSITION:
            without = state.copy()
            take_marker(without, space)
            if government_controls(without, space) and not government_controls(state, space):
                state.report(Skipped(REFORMERS, "assemble_protest", "adds_control", "8.7.2"))
            else:
                take_marker(state, space)


def persuade(actor: Actor) -> None:
    """Cities with a Strike, then where a Guerrilla would go."""
    state = actor.state

    def act(space: Space) -> None:
        persuade_in(state, space, min(persuaded(state, space), state.underground[space]))

    def strikes(space: Space) -> bool:
        return IS_CITY[space] and state.marker[space] == STRIKE and not no_persuade(state, space)

    if actor.in_each("U", strikes, act):
        actor.in_each("U", lambda space: persuaded(state, space) > 0, act)


def protest(actor: Actor) -> None:
    """A Government Base without cubes first, then elsewhere where it has an effect."""
    state = actor.state

    def act(space: Space) -> None:
        protest_in(state, space)

    def lone_base(space: Space) -> bool:
        return state.gov_bases[space] > 0 and not cubes(state, space) and protest_has_effect(state, space)

    if actor.in_each("P", lone_base, act):
        actor.in_each("P", lambda space: protest_has_effect(state, space), act)
