"""6.8: sieges: interception, naval support, the assault, and who takes the city."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.prompts import Steps
from engine.filipinas import questions, reactions
from engine.filipinas.actions.action import Action
from engine.filipinas.actions.attacking import attack_battle, may_attack
from engine.filipinas.asking import ask_stack, ask_yes
from engine.filipinas.battle import SIEGE, Battle, counter_battle
from engine.filipinas.board import (
    CEMETERY,
    CITY_IN,
    FILIPINO_TROOPS,
    FILIPINOS,
    PROVINCE_OF,
    RIVAL,
    SPAIN,
    USA,
    Nation,
    Place,
    Side,
)
from engine.filipinas.combat import answer, fight, mark_attackers, throw
from engine.filipinas.counters import (
    AMERICAN_BRIGADES,
    ARTILLERY,
    FLEETS,
    NATION_OF,
    SIDE_OF,
    Stack,
    Stacks,
    can_besiege,
    has_americans,
    land_units_of,
    leaders_of,
    units_of,
)
from engine.filipinas.effects import NothingDone
from engine.filipinas.in_force import rules
from engine.filipinas.leaders import attack_cost, kill, tactics
from engine.filipinas.play import Play
from engine.filipinas.state import State, cities_of, factors, find, fleet_at_sea, holds_city, land_armies_at
from engine.filipinas.tables import BATTLE, CITY_DEFENCE, FLEET_STEP
from engine.filipinas.verbs import change_morale, leave_trenches, mark, remove, take_city

HONOUR = 1
"""What a garrison that has held gains by a card: Morale, and the die of its counterattack."""

# Who may besiege


def city_strength(state: State, city: Place) -> int:
    """6.8: a city counts 1, and the factors of those inside."""
    return CITY_DEFENCE + sum(factors(state, stack) for stack in state.stacks[city])


def garrison(state: State, city: Place) -> Stack:
    """6.8: everybody inside defends, whatever stacks they form."""
    return tuple(counter for stack in state.stacks[city] if not _afloat(stack) for counter in stack)


def may_besiege(play: Play, place: Place, stack: Stack) -> bool:
    """6.8: a stack besieges an enemy city in its province that is no stronger, with guns or Americans."""
    state = play.state
    city, side = CITY_IN.get(place), SIDE_OF[stack[0]]
    if city is None or holds_city(state, city, side) or not has_guns(play, stack):
        return False
    return may_attack(state, place, stack) and factors(state, stack) >= city_strength(state, city)


def has_guns(play: Play, stack: Stack) -> bool:
    """6.8: Spaniards and Americans, or Filipinos with guns that did not come in this play."""
    return can_besiege(stack) and (not play.guns_landed or SIDE_OF[stack[0]] == SPAIN or has_americans(stack))


def besiegers(play: Play) -> Iterator[tuple[Place, Stack]]:
    state = play.state
    for city in cities_of(state, play.rival):
        place = PROVINCE_OF[city]
        for stack in state.stacks[place].with_guns[play.side]:
            if may_besiege(play, place, stack) and attack_cost(state, place, stack, place) <= play.points:
                yield place, stack


def naval_support(state: State, side: Side) -> bool:
    """6.8.2: it needs an own fleet at sea, and none of the enemy's."""
    if not fleet_at_sea(state, side) or fleet_at_sea(state, RIVAL[side]):
        return False
    return side == SPAIN or rules(state).american_guns


def siege_battle(state: State, place: Place, stack: Stack) -> Battle:
    """6.8: leaders and naval support; superior numbers add nothing."""
    city = CITY_IN[place]
    battle = Battle(
        SIEGE,
        state,
        SIDE_OF[stack[0]],
        city,
        place,
        stack,
        factors(state, stack),
        garrison(state, city),
        city_strength(state, city),
        list(tactics(stack)),
    )
    if naval_support(state, battle.side):
        battle.naval_support = True
        battle.modifiers.append(("naval_support", 1))
    return battle


# 6.8: the siege


def besiege(play: Play, place: Place, stack: Stack) -> Steps[None]:
    """6.8.3, 6.8: whoever intercepts must be beaten first; then the assault, if the besieger still wants it."""
    state = play.state
    interceptor = yield from _intercept(play, place, stack)
    if interceptor:
        mark(state, place, interceptor)
        if not (yield from fight(play, attack_battle(state, place, stack, place, interceptor))):
            state.report(NothingDone(play.side, "siege"))
            return
    stack = _still_there(state, place, stack)
    if not stack or not may_besiege(play, place, stack):
        state.report(NothingDone(play.side, "siege"))
        return
    battle = siege_battle(state, place, stack)
    if interceptor and not (yield from _goes_on(play, battle)):
        state.report(NothingDone(play.side, "siege"))
        return
    for unit in land_units_of(stack):
        leave_trenches(state, unit)
    yield from _silence_the_fleet(play, battle)
    if (yield from throw(play, battle)):
        yield from _fall(play, battle)
    else:
        yield from _sortie(play, battle)
    mark_attackers(state, battle)


def interceptors(state: State, place: Place, side: Side) -> Stacks:
    """6.8.3: one unit or stack in the province itself may intercept."""
    return land_armies_at(state, place, side)


def _intercept(play: Play, place: Place, stack: Stack) -> Steps[Stack]:
    state, enemy = play.state, play.rival
    able = interceptors(state, place, enemy)
    odds = {other[0]: attack_battle(state, place, stack, place, other).net for other in able}
    context = {"place": place, "attackers": stack, "odds": odds}
    return (yield from ask_stack(enemy, questions.SIEGE_INTERCEPT, able, may_stop=True, context=context))


def _goes_on(play: Play, battle: Battle) -> Steps[bool]:
    """6.8.3: after a won interception the siege may go on."""
    context = {"stack": battle.attackers, "place": battle.place, "battle": battle.context()}
    return (yield from ask_yes(play.side, questions.SIEGE_GO_ON, context))


def _still_there(state: State, place: Place, stack: Stack) -> Stack:
    """What the interception has left of the besiegers."""
    for other in state.stacks[place]:
        if units_of(other) and not set(other).isdisjoint(units_of(stack)):
            return other
    return ()


def _silence_the_fleet(play: Play, battle: Battle) -> Steps[None]:
    """6.8.2: a card may take the naval support away."""
    card = yield from reactions.besieged(play, battle)
    if card:
        play.state.lasting |= {card}
        if battle.naval_support and not naval_support(play.state, battle.side):
            battle.naval_support = False
            battle.modifiers.remove(("naval_support", 1))


def _fall(play: Play, battle: Battle) -> Steps[None]:
    """6.8, 6.8.1: all inside are lost, the fleet in port is sunk, and the city changes hands."""
    state, city = play.state, battle.place
    nation = conqueror(state, battle.attackers)
    change_morale(state, BATTLE if battle.side == SPAIN else -BATTLE)
    for stack in state.stacks[city]:
        for unit in units_of(stack):
            if unit in FLEETS:
                change_morale(state, FLEET_STEP * state.strength[unit] * (1 if battle.side == SPAIN else -1))
            remove(state, unit, FILIPINO_TROOPS if NATION_OF[unit] == FILIPINOS else CEMETERY)
        for leader in leaders_of(stack):
            kill(state, leader)
    if nation == FILIPINOS and (yield from reactions.city_falls(play, battle)):
        nation = USA
    take_city(state, city, nation)


def conqueror(state: State, stack: Stack) -> Nation:
    """6.8.1: Filipinos need guns of their own, and more factors than the Americans beside them."""
    if SIDE_OF[stack[0]] == SPAIN:
        return SPAIN
    americans = factors(state, tuple(unit for unit in stack if unit in AMERICAN_BRIGADES))
    filipinos = factors(state, stack) - americans
    return FILIPINOS if ARTILLERY in stack and filipinos > americans else USA


def _sortie(play: Play, battle: Battle) -> Steps[None]:
    """6.8, 4.2.2.1: a garrison may counterattack with the strength of its walls; no leader alone, no empty city."""
    fighters = tuple(c for stack in land_armies_at(play.state, battle.place, play.rival) for c in stack)
    sortie = counter_battle(play.state, battle, fighters, battle.target_factors)
    sortie.garrison = True
    card = yield from reactions.repelled(play, battle, sortie)
    if card:
        change_morale(play.state, HONOUR)
        sortie.modifiers.append((card, HONOUR))
    if fighters:
        yield from answer(play, sortie)


def _afloat(stack: Stack) -> bool:
    return any(counter in FLEETS for counter in stack)


# The player's way


def _why_not(play: Play) -> str:
    for _ in besiegers(play):
        return ""
    return "no_siege"


def _perform(play: Play) -> Steps[None]:
    stack = yield from ask_stack(play.side, questions.SIEGE_STACK, [stack for _, stack in besiegers(play)])
    place, _ = find(play.state, stack[0])
    play.begin("siege", attack_cost(play.state, place, stack, place))
    yield from besiege(play, place, stack)


BESIEGE = Action("siege", "6.8", _why_not, _perform)
