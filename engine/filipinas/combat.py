"""6.7: combat: one die, everything that is added to it, the cards of both sides, and the counterattack."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions, reactions
from engine.filipinas.asking import ask_counter, ask_yes
from engine.filipinas.battle import Battle, counter_battle
from engine.filipinas.board import FILIPINOS, SPAIN, Place
from engine.filipinas.counters import (
    SIDE_OF,
    Counter,
    Stack,
    fleets_of,
    land_units_of,
    leaders_of,
    units_of,
)
from engine.filipinas.effects import Fought
from engine.filipinas.leaders import kill, leaders_left
from engine.filipinas.play import Play
from engine.filipinas.state import State, find
from engine.filipinas.tables import BATTLE, FLEET_STEP, NO_HIT, SUCCESS
from engine.filipinas.verbs import change_morale, leave_trenches, lose_step, mark

# 6.7: an attack runs from the first card to the counterattack.


def fight(play: Play, battle: Battle, counterattack: bool = True) -> Steps[bool]:
    """6.4, 6.7: cards, the die, the loss, and the answer of the attacked; returns whether the attack hit."""
    state = play.state
    for unit in land_units_of(battle.attackers):
        leave_trenches(state, unit)
    hit = yield from throw(play, battle)
    # 6.7: the strength is that before the hit.
    riposte = counter_battle(state, battle, battle.target, battle.target_factors)
    if hit:
        yield from suffer(state, battle)
        may_answer = counterattack and not battle.naval and reactions.could_hit(play, riposte)
        if may_answer and (yield from reactions.after_hit(play, battle, riposte)):
            yield from answer(play, riposte, forced=True)
    elif counterattack:
        yield from answer(play, riposte)
    mark_attackers(state, battle)
    return hit


def throw(play: Play, battle: Battle) -> Steps[bool]:
    """6.7, 6.13.5: both sides play cards, the attacker first, then the die is rolled; a 1 never hits."""
    state = play.state
    yield from reactions.combat_cards(play, battle)
    die = state.chance.roll(battle.kind)
    hit = die != NO_HIT and die + battle.net >= SUCCESS
    state.report(Fought(battle.kind, battle.place, battle.attackers, battle.target, tuple(battle.modifiers), die, hit))
    return hit


def suffer(state: State, battle: Battle) -> Steps[None]:
    """6.7, 7.1: the owner chooses a unit, which loses one step; Spanish Morale changes at once."""
    victims = units_of(battle.target)
    if not victims:
        kill(state, battle.target[0])
        return
    if battle.naval:
        yield from _suffer_at_sea(state, battle.target, battle.place)
        return
    yield from lose_one(state, victims, leaders_of(battle.target))
    change_morale(state, -BATTLE if SIDE_OF[victims[0]] == SPAIN else BATTLE)


def lose_one(state: State, units: Stack, leaders: Stack = ()) -> Steps[None]:
    """4.2.1: the owner chooses which unit loses a step; leaders left alone are displaced."""
    side = SIDE_OF[units[0]]
    unit = yield from ask_counter(side, questions.COMBAT_LOSS, units)
    place, stack = find(state, unit)
    lose_step(state, unit)
    yield from leaders_left(state, place, leaders or leaders_of(stack))


def lose(state: State, unit: Counter) -> Steps[None]:
    """4.2.1, 4.2.2.1: this unit loses a step."""
    yield from lose_one(state, (unit,))


def _suffer_at_sea(state: State, target: Stack, place: Place) -> Steps[None]:
    """7.1, 7.1.1: a step of a fleet is worth 2 Morale; what sails with it suffers too."""
    fleets, transports = fleets_of(target), land_units_of(target)
    side = SIDE_OF[target[0]]
    worth = -FLEET_STEP if side == SPAIN else FLEET_STEP
    if fleets:
        fleet = yield from ask_counter(side, questions.COMBAT_LOSS, fleets)
        lose_step(state, fleet)
    for unit in transports:
        lose_step(state, unit)
    change_morale(state, worth)
    yield from leaders_left(state, place, leaders_of(target))


def answer(play: Play, battle: Battle, forced: bool = False) -> Steps[None]:
    """6.7: the attacked may counterattack; at most once, and never answered. `forced`: a card has it already."""
    if not (fleets_of(battle.attackers) if battle.naval else units_of(battle.attackers)):
        return
    if not forced:
        if not reactions.could_hit(play, battle):
            return
        if not (yield from ask_yes(battle.side, questions.COUNTERATTACK, battle.context())):
            return
    if (yield from throw(play, battle)):
        yield from suffer(play.state, battle)


def mark_attackers(state: State, battle: Battle) -> None:
    """6.4: a guerrilla that attacks shows itself."""
    if battle.side == FILIPINOS and not battle.naval:
        for unit in land_units_of(battle.attackers):
            place, stack = find(state, unit)
            mark(state, place, stack)
