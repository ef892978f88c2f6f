"""6.4: attacks on what is not hidden, on land and at sea."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.asking import ask
from engine.core.prompts import DONE, Steps
from engine.core.questions import Ask
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import COUNTER, ask_stack
from engine.filipinas.battle import ATTACK, Battle, land_battle, naval_battle
from engine.filipinas.board import (
    CITIES,
    FILIPINOS,
    LAND,
    LINE_BORDERS,
    LINES,
    LINES_OF,
    OUTSIDE_CITIES,
    RIVAL,
    SEA,
    SPAIN,
    Place,
    Side,
)
from engine.filipinas.combat import fight
from engine.filipinas.counters import (
    SIDE_OF,
    US_FLEET,
    Stack,
    fleets_of,
    leaders_of,
    units_of,
)
from engine.filipinas.leaders import attack_cost, has_admiral
from engine.filipinas.play import Play
from engine.filipinas.state import (
    State,
    factors,
    find,
    is_hidden,
    is_pinned,
    is_protecting,
    stacks_at,
)
from engine.filipinas.verbs import join, split


def may_attack(state: State, place: Place, stack: Stack) -> bool:
    """4.2.2.1, 6.4, 6.9.1: units attack from the open or a line; lone leaders, garrisons, protectors and the pinned
    do not."""
    if not units_of(stack) or is_pinned(stack):
        return False
    if place == SEA:
        return bool(fleets_of(stack)) and has_admiral(stack)
    return place in OUTSIDE_CITIES and not is_protecting(state, stack)


def battlefields(state: State, place: Place, side: Side) -> tuple[Place, ...]:
    """6.4, 6.13.2: a stack attacks in its own province; out of a line in both neighbours, and into a line from
    either."""
    return _fields_in_reach(side, state.lines).get(place, (place,))


@cache
def _fields_in_reach(side: Side, lines: frozenset[Place]) -> dict[Place, tuple[Place, ...]]:
    """From every place outside the cities, while these lines stand."""
    reached: dict[Place, tuple[Place, ...]] = {place: (place,) for place in LAND}
    if side == FILIPINOS:
        for province, beside in LINES_OF.items():
            reached[province] += tuple(line for line in beside if line in lines)
    return reached | LINE_BORDERS


def targets(play: Play, place: Place, stack: Stack) -> list[tuple[Place, Stack]]:
    """6.4: whatever enemy stands there and is not hidden, leaders alone too (4.2.2.1); fleets in port only by card."""
    state, side = play.state, SIDE_OF[stack[0]]
    if place != SEA:
        return _visible_enemies(state, battlefields(state, place, side), side)
    afloat = [(SEA, other) for other in stacks_at(state, SEA, RIVAL[side])]
    if play.ports_open and US_FLEET in stack:
        afloat += [(city, other) for city in CITIES for other in stacks_at(state, city, SPAIN) if fleets_of(other)]
    return afloat


def _visible_enemies(state: State, fields: tuple[Place, ...], side: Side) -> list[tuple[Place, Stack]]:
    """6.4, 6.6: enemy stacks on these fields that need not be located."""
    return [
        (field, other)
        for field in fields
        for other in state.stacks[field].of[RIVAL[side]]
        if side == FILIPINOS or not is_hidden(state, field, other)
    ]


def attackers(play: Play) -> Iterator[tuple[Place, Stack]]:
    """Every stack that has somebody to attack and the points for it."""
    state, side = play.state, play.side
    for place, fields in _fields_in_reach(side, state.lines).items():
        stacks = state.stacks[place]
        if stacks.free[side] and (stacks.contested or len(fields) > 1):
            enemies = _visible_enemies(state, fields, side)
            for stack in stacks.free[side] if enemies else ():
                if not is_protecting(state, stack) and affordable(play, place, stack, enemies):
                    yield place, stack
    for stack in state.stacks[SEA].of[side]:
        if may_attack(state, SEA, stack) and affordable(play, SEA, stack, targets(play, SEA, stack)):
            yield SEA, stack


def affordable(play: Play, place: Place, stack: Stack, found: list[tuple[Place, Stack]]) -> list[tuple[Place, Stack]]:
    """5.2.2.2: those of these targets that the stack has the points for; with two it can attack any."""
    points = play.points
    if points > 1:
        return found
    return [target for target in found if attack_cost(play.state, place, stack, target[0]) <= points]


def attack_battle(state: State, place: Place, stack: Stack, field: Place, target: Stack) -> Battle:
    """6.7: the die of that attack before any card."""
    if place == SEA:
        return naval_battle(state, ATTACK, stack, target, field)
    province = place if field in LINES else field
    return land_battle(state, ATTACK, stack, factors(state, stack), target, field, province)


def attack(play: Play, place: Place, stack: Stack, field: Place, target: Stack) -> Steps[bool]:
    """6.4: the attack itself; returns whether it hit."""
    return (yield from fight(play, attack_battle(play.state, place, stack, field, target)))


def choose_part(play: Play, question: Ask, place: Place, stack: Stack) -> Steps[Stack]:
    """6.4: a stack may be dissolved before it attacks, for nothing; artillery goes with those who attack.

    Once a unit stays behind, leaders may stay with it.
    """
    behind: Stack = ()
    while place != SEA:
        units, leaders = units_of(stack), leaders_of(stack)
        able = (units if len(units) > 1 else ()) + (leaders if behind else ())
        if not able:
            break
        chosen = yield from ask(play.side, question, [DONE, *(COUNTER[one] for one in able)], {"stack": stack})
        if chosen is DONE:
            break
        # 6.14: who stays behind neither moves nor attacks.
        left, stack = split(play.state, place, stack, (chosen.value,), keep_trenches=True)
        behind = join(play.state, place, left, behind) if chosen.value in leaders else left
    return stack


def _why_not(play: Play) -> str:
    for _ in attackers(play):
        return ""
    return "nobody_to_attack"


def _perform(play: Play) -> Steps[None]:
    state, side = play.state, play.side
    stack = yield from ask_stack(side, questions.ATTACK_STACK, [stack for _, stack in attackers(play)])
    place, _ = find(state, stack[0])
    stack = yield from choose_part(play, questions.ATTACK_LEAVE, place, stack)
    in_reach = affordable(play, place, stack, targets(play, place, stack))
    fields = {target[0]: field for field, target in in_reach}
    enemies = [target for _, target in in_reach]
    odds = {target[0]: attack_battle(state, place, stack, fields[target[0]], target).net for target in enemies}
    target = yield from ask_stack(side, questions.ATTACK_TARGET, enemies, context={"stack": stack, "odds": odds})
    field = fields[target[0]]
    play.begin("attack", attack_cost(state, place, stack, field))
    yield from attack(play, place, stack, field, target)


ATTACK_UNITS = Action("attack", "6.4", _why_not, _perform)
