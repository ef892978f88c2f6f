"""5.0: how a player is asked to move his units, and why some of them cannot."""

from __future__ import annotations

from functools import partial

from engine.core.prompts import DONE, Option, Refusal, Steps
from engine.red_guard import questions
from engine.red_guard.asking import (
    TILE,
    TO_ATTACK,
    TO_CIVIL_SUPPORT,
    ask,
    ask_count,
    place_meant,
    stack_option,
)
from engine.red_guard.components import (
    ATTACK,
    CIVIL_SUPPORT,
    COLOUR,
    PLA,
    TYPE,
    Place,
    Unit,
)
from engine.red_guard.deployment import Deployment
from engine.red_guard.in_force import rules
from engine.red_guard.presets import carry_out, presets_for
from engine.red_guard.state import kinds_in, tiles_of
from engine.red_guard.verbs import room


def move_units(phase: Deployment, presets: bool = True) -> Steps[None]:
    """5.0: stack after stack, each to one place, until the player is content and every tile is covered."""
    state, faction, first = phase.state, phase.faction, True
    while stacks := phase.stacks():
        slack = phase.slack(stacks)
        options = [stack_option(unit, origin) for origin, unit, _ in stacks if phase.may_leave(origin, unit, slack)]
        if not options:
            return
        movable, may_stop = len(options), phase.covered(stacks)
        # What is forced after a move by hand is done without asking: a preset could do nothing else.
        if presets and (first or movable + may_stop > 1):
            options += presets_for(phase)
        if may_stop:
            options.append(DONE)
        refused = partial(_staying, phase, options[:movable])
        chosen = yield from ask(state, faction, questions.MOVE_UNIT, options, refused=refused)
        if chosen is DONE:
            return
        if chosen.kind == "preset":
            carry_out(phase, chosen)
            return
        first = False
        unit, _, origin = chosen.value.partition("@")
        yield from _move_stack(phase, unit, origin, slack)


def _move_stack(phase: Deployment, unit: Unit, origin: Place, slack: int) -> Steps[None]:
    state, faction = phase.state, COLOUR[unit]
    count = phase.unmoved(origin, unit)
    limits = {place: phase.most(count, place, slack) for place in phase.destinations(origin, unit)}
    options = [_option_for(place) for place, limit in limits.items() if limit]
    context = {"unit": unit, "origin": origin}
    chosen = yield from ask(
        state, phase.faction, questions.MOVE_TO, options, context, partial(_closed, phase, unit, origin, options)
    )
    place = place_meant(chosen, faction)
    count = yield from ask_count(state, phase.faction, questions.MOVE_COUNT, limits[place], {**context, "place": place})
    phase.go(unit, count, origin, place)


def _option_for(place: Place) -> Option:
    if place in TILE:
        return TILE[place]
    return TO_CIVIL_SUPPORT if place == CIVIL_SUPPORT else TO_ATTACK


def _staying(phase: Deployment, movable: list[Option]) -> list[Refusal]:
    """Why units cannot move (any more)."""
    refused = []
    for faction in phase.factions:
        for place in (*phase.tiles[faction], ATTACK[faction], CIVIL_SUPPORT):
            for unit in kinds_in(phase.state.units[place]):
                if COLOUR[unit] == faction and stack_option(unit, place) not in movable:
                    reason, rule = _why_it_stays(phase, place, unit)
                    refused.append(Refusal(stack_option(unit, place), reason, rule))
    return refused


def _why_it_stays(phase: Deployment, place: Place, unit: Unit) -> tuple[str, str]:
    if place == phase.frozen:
        return "chairman", "8.3.2"
    if phase.army_only and TYPE[unit] != PLA:
        return "army_only", "10.1"
    if place == CIVIL_SUPPORT and not phase.civil_support:
        return "set_up", "2.2"
    if phase.unmoved(place, unit) <= 0:
        return "moved", "5.0"
    if place == ATTACK[COLOUR[unit]] and not any(room(phase.state, tile) for tile in phase.tiles[COLOUR[unit]]):
        return "nowhere", "5.0"
    return "cover", "5.0"


def _closed(phase: Deployment, unit: Unit, origin: Place, open_to: list[Option]) -> list[Refusal]:
    """Why a unit cannot go to a place of its own faction."""
    state, faction = phase.state, COLOUR[unit]
    refused = []
    for tile in tiles_of(state, faction):
        if tile != origin and TILE[tile] not in open_to:
            refused.append(Refusal(TILE[tile], "cover" if room(state, tile) else "full", "5.0"))
    if TO_ATTACK not in open_to and origin != ATTACK[faction]:
        refused.append(Refusal(TO_ATTACK, "cover", "5.0"))
    if TO_CIVIL_SUPPORT not in open_to and origin != CIVIL_SUPPORT:
        if TYPE[unit] != PLA:
            refused.append(Refusal(TO_CIVIL_SUPPORT, "pla_only", "8.2"))
        elif not phase.civil_support:
            refused.append(Refusal(TO_CIVIL_SUPPORT, "set_up", "2.2"))
        elif rules(state).no_civil_support:
            refused.append(Refusal(TO_CIVIL_SUPPORT, "event", "4.0"))
        else:
            refused.append(Refusal(TO_CIVIL_SUPPORT, "cover", "5.0"))
    return refused
