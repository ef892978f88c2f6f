"""The verbs that change the board. Each keeps the rules that players forget and reports what happened.

No other code writes to the counters, markers, tracks and cards of a state.
"""

from __future__ import annotations

from engine.core.effects import Secret
from engine.filipinas.board import (
    CEMETERY,
    CITIES,
    FILIPINO_TROOPS,
    FILIPINOS,
    HOME,
    LAND,
    OFF_MAP,
    SIDES,
    Nation,
    Place,
    Side,
)
from engine.filipinas.counters import (
    AMERICAN_BRIGADES,
    ARRIVES_WITH,
    ARTILLERY,
    BALER,
    FOLLOWERS,
    MOST_STEPS,
    NATION_OF,
    ORDER,
    Counter,
    Stack,
    Stacks,
    in_order,
    land_units_of,
    units_of,
)
from engine.filipinas.deck import CardKey
from engine.filipinas.effects import (
    CardDiscarded,
    CardsDealt,
    CardsDrawn,
    CityTaken,
    GovernmentChanged,
    HandRedrawn,
    MarkerPlaced,
    MarkerRemoved,
    Modifiers,
    Moved,
    Placed,
    Removed,
    Rolled,
    Stacked,
    StepGained,
    StepLost,
    TrackMoved,
    Unstacked,
)
from engine.filipinas.standing import standing
from engine.filipinas.state import CONCENTRATED, PROTECTING, State, find, is_hidden
from engine.filipinas.tables import LEAST_MORALE, LEAST_US, MOST_MORALE, MOST_POINTS, WAR

TARGET = "target"
TRENCHES = "trenches"
LOOTED = "looted"
LINE = "line"
ZAPOTE = "zapote"
RECONCENTRATION = "reconcentration"
_POINTS_OF = {side: f"points:{side}" for side in SIDES}

# Counters


def place(state: State, counter: Counter, where: Place, into: Stack = ()) -> Stack:
    """From off the map onto it, by itself or into a stack; returns the stack."""
    origin, alone = find(state, counter)
    stack = in_order((*alone, *into)) if into else alone
    _rearrange(state, origin, (alone,))
    _rearrange(state, where, (into,) if into else (), (stack,))
    state.report(Placed(counter, where, stack))
    _share_trenches(state, stack)
    _settle(state, where, stack)
    return stack


def move(state: State, origin: Place, stack: Stack, where: Place, into: Stack = ()) -> Stack:
    """6.3: a whole stack to another place; trenches and the protection of fields stay behind. Returns the new stack."""
    _rearrange(state, origin, (stack,))
    for unit in land_units_of(stack):
        leave_trenches(state, unit)
        if state.posture.get(unit) == PROTECTING or (where in CITIES and unit in state.posture):
            set_posture(state, unit, CONCENTRATED)
    arrived = in_order((*stack, *into)) if into else stack
    _rearrange(state, where, (into,) if into else (), (arrived,))
    state.report(Moved(stack, origin, where, arrived))
    _settle(state, where, arrived)
    return arrived


def join(state: State, where: Place, stack: Stack, other: Stack) -> Stack:
    """6.3, 6.9: two stacks of one place become one; dispersed brigades gather, trenches are shared."""
    joined = in_order((*stack, *other))
    _rearrange(state, where, (stack, other), (joined,))
    state.report(Stacked(where, joined))
    _share_trenches(state, joined)
    _settle(state, where, joined)
    return joined


def split(state: State, where: Place, stack: Stack, part: Stack, keep_trenches: bool = False) -> tuple[Stack, Stack]:
    """6.3, 6.14: some counters leave their stack, and its trenches unless they keep them; returns them and the rest."""
    part = in_order(part)
    rest = tuple(counter for counter in stack if counter not in part)
    if not rest:
        return part, rest
    _rearrange(state, where, (stack,), (part, rest))
    state.report(Unstacked(where, part, rest))
    for unit in () if keep_trenches else land_units_of(part):
        leave_trenches(state, unit)
    _settle(state, where, part)
    _settle(state, where, rest)
    return part, rest


def remove(state: State, counter: Counter, to: Place) -> None:
    """4.2.1, 4.2.2.1, 4.2.3.8: off the map; a Target marker stays with the leader, guns go with the last unit."""
    origin, stack = find(state, counter)
    marked = not state.targets.isdisjoint(stack)
    _rearrange(state, origin, (stack,))
    _clear(state, counter)
    rest = tuple(other for other in stack if other != counter)
    _box(state, counter, to)
    state.report(Removed(counter, origin, to))
    if rest and not units_of(rest):
        for follower in FOLLOWERS:
            if follower in rest:
                rest = tuple(other for other in rest if other != follower)
                home = FILIPINO_TROOPS if follower == ARTILLERY else HOME
                _box(state, follower, home)
                state.report(Removed(follower, origin, home))
    if rest:
        _rearrange(state, origin, (), (rest,))
        _settle(state, origin, rest)
        if marked and not units_of(rest):
            mark(state, origin, rest)


def take_off_follower(state: State, follower: Counter, to: Place) -> None:
    """4.2.3.8, 4.2.3.15: the artillery or Baler marker leaves its stack."""
    origin, stack = find(state, follower)
    if origin in OFF_MAP:
        return
    _rearrange(state, origin, (stack,), (tuple(counter for counter in stack if counter != follower),))
    _box(state, follower, to)
    state.report(Removed(follower, origin, to))


def lose_step(state: State, unit: Counter) -> bool:
    """4.2.1, 6.7: turned over, or destroyed: Filipinos can be raised again, others lie in the cemetery."""
    where, stack = find(state, unit)
    if state.strength[unit] == 2:
        state.strength[unit] = 1
        state.report(StepLost(unit, where))
        _settle(state, where, stack)
        return False
    remove(state, unit, FILIPINO_TROOPS if NATION_OF[unit] == FILIPINOS else CEMETERY)
    return True


def gain_step(state: State, unit: Counter) -> bool:
    """6.1: turned to its stronger side; returns whether it could be."""
    if state.strength[unit] >= MOST_STEPS[unit]:
        return False
    state.strength[unit] += 1
    where, stack = find(state, unit)
    state.report(StepGained(unit, where))
    _settle(state, where, stack)
    return True


# Markers


def mark(state: State, where: Place, stack: Stack) -> None:
    """4.2.3.3, 6.6: a Target marker on a guerrilla, or on a Filipino leader by himself; they do not add up."""
    if stack[0] not in state.targets and is_hidden(state, where, stack):
        state.targets |= {stack[0]}
        state.report(MarkerPlaced(TARGET, stack[0]))


def unmark(state: State, counter: Counter) -> None:
    if counter in state.targets:
        state.targets -= {counter}
        state.report(MarkerRemoved(TARGET, counter))


def set_posture(state: State, brigade: Counter, posture: str) -> None:
    """6.9, 6.10: a brigade is dispersed in one of two ways, or concentrated."""
    before = state.posture[brigade]
    if before != posture:
        if posture:
            leave_trenches(state, brigade)
        state.posture[brigade] = posture
        state.report(MarkerPlaced(posture, brigade) if posture else MarkerRemoved(before, brigade))


def entrench(state: State, where: Place, stack: Stack) -> None:
    """6.14: the whole stack digs in and is neither dispersed nor hidden any more."""
    for unit in land_units_of(stack):
        _dig(state, unit)
        if unit in state.posture:
            set_posture(state, unit, CONCENTRATED)
    _settle(state, where, stack)


def leave_trenches(state: State, unit: Counter) -> None:
    if unit in state.trenches:
        state.trenches -= {unit}
        state.report(MarkerRemoved(TRENCHES, unit))


def loot(state: State, where: Place) -> None:
    state.looted |= {where}
    state.report(MarkerPlaced(LOOTED, where))


def clear_markers(state: State) -> None:
    """5.1.4: Looted, Target and Baler markers leave the map."""
    for where in LAND:
        if where in state.looted:
            state.report(MarkerRemoved(LOOTED, where))
    state.looted = frozenset()
    for counter in sorted(state.targets, key=ORDER.__getitem__):
        unmark(state, counter)
    take_off_follower(state, BALER, HOME)


def build_line(state: State, line: Place) -> None:
    """6.5"""
    state.lines |= {line}
    state.report(MarkerPlaced(LINE, line))


def put_zapote(state: State, there: bool) -> None:
    """4.2.3.16"""
    if state.zapote != there:
        state.zapote = there
        state.report(MarkerPlaced(ZAPOTE, "cavite") if there else MarkerRemoved(ZAPOTE, "cavite"))


def put_reconcentration(state: State, there: bool) -> None:
    """4.2.3.5"""
    state.reconcentration = there
    state.report(MarkerPlaced(RECONCENTRATION, "") if there else MarkerRemoved(RECONCENTRATION, ""))


def take_city(state: State, city: Place, nation: Nation) -> None:
    """4.2.3.9"""
    state.city[city] = nation
    state.report(CityTaken(city, nation))


def change_government(state: State, government: str) -> None:
    """4.2.3.7"""
    before, state.government = state.government, government
    state.report(GovernmentChanged(before, government))


# Tracks


def change_morale(state: State, amount: int) -> None:
    """4.2.3.13: between 1 and 10; what goes beyond is lost."""
    before, state.morale = state.morale, max(LEAST_MORALE, min(MOST_MORALE, state.morale + amount))
    _report_track(state, "morale", before, state.morale)


def change_us(state: State, amount: int) -> None:
    """4.2.3.14: between 0 and 10; once at war the marker stays where it is."""
    if not state.at_war:
        before, state.us = state.us, max(LEAST_US, min(WAR, state.us + amount))
        _report_track(state, "us", before, state.us)


def change_points(state: State, side: Side, amount: int) -> None:
    """4.2.3.12: points stay between 0 and 15."""
    before = state.points[side]
    state.points[side] = max(0, min(MOST_POINTS, before + amount))
    _report_track(state, _POINTS_OF[side], before, state.points[side])


# Cards


def draw(state: State, side: Side, count: int) -> None:
    """5.1.3: from the top of the deck, as many as there are; only the owner sees which."""
    cards, state.deck[side] = state.deck[side][:count], state.deck[side][count:]
    if cards:
        state.hand[side] += cards
        state.report(Secret(CardsDrawn(side, cards), (side,), CardsDealt(side, len(cards))))


def spend_card(state: State, side: Side, card: CardKey) -> None:
    """6.13: it leaves the hand and the game."""
    state.hand[side] = tuple([held for held in state.hand[side] if held != card])
    state.played += (card,)


def discard(state: State, side: Side, card: CardKey) -> None:
    spend_card(state, side, card)
    state.report(CardDiscarded(side, card))


def return_to_deck(state: State, side: Side, card: CardKey) -> None:
    """10: a non-player's excess card goes back into its deck."""
    state.hand[side] = tuple(held for held in state.hand[side] if held != card)
    state.deck[side] = tuple(state.chance.shuffled("deck", (*state.deck[side], card)))


def redraw(state: State, side: Side) -> None:
    """10.2, 10.3: the hand goes back into the deck, and as many cards are drawn."""
    count = len(state.hand[side])
    if count:
        cards = tuple(state.chance.shuffled("deck", (*state.deck[side], *state.hand[side])))
        state.hand[side], state.deck[side] = cards[:count], cards[count:]
        state.report(HandRedrawn(side, count))


# Dice


def roll(state: State, name: str, needed: int, modifiers: Modifiers = ()) -> bool:
    """One die by name; returns whether it is enough."""
    die = state.chance.roll(name)
    success = die + sum(value for _, value in modifiers) >= needed
    state.report(Rolled(name, die, modifiers, success))
    return success


# How a stack is laid down and taken up


def _rank(stack: Stack) -> int:
    return ORDER[stack[0]]


def _rearrange(state: State, where: Place, gone: Stacks, come: Stacks = ()) -> None:
    """Some stacks of a place give way to others."""
    stacks = [stack for stack in state.stacks[where].stacks if stack not in gone]
    assert len(stacks) + len(gone) == len(state.stacks[where].stacks), f"{gone} are not in {where}"
    stacks += come
    if come and len(stacks) > 1:
        stacks.sort(key=_rank)
    state.stacks[where] = standing(tuple(stacks))


def _box(state: State, counter: Counter, where: Place) -> None:
    """A counter into a box off the map, where everybody is by himself; guns that are there are lost for good (7)."""
    _rearrange(state, where, (), ((counter,),))
    if counter == ARTILLERY:
        state.guns_lost = True


def _settle(state: State, where: Place, stack: Stack) -> None:
    """6.3, 6.6, 6.9: brigades that share a stack gather; only who hides keeps a Target marker, whoever brought it."""
    units = units_of(stack)
    if len(units) > 1:
        for unit in units:
            if state.posture.get(unit):
                set_posture(state, unit, CONCENTRATED)
    if not state.targets.isdisjoint(stack):
        for counter in stack[1:]:
            unmark(state, counter)
        if is_hidden(state, where, stack):
            mark(state, where, stack)
        else:
            unmark(state, stack[0])


def _share_trenches(state: State, stack: Stack) -> None:
    """6.14: who joins an entrenched stack is entrenched, but no American."""
    if not state.trenches.isdisjoint(stack):
        for unit in land_units_of(stack):
            if unit not in AMERICAN_BRIGADES:
                _dig(state, unit)


def _dig(state: State, unit: Counter) -> None:
    if unit not in state.trenches:
        state.trenches |= {unit}
        state.report(MarkerPlaced(TRENCHES, unit))


def _clear(state: State, counter: Counter) -> None:
    """What lies on a counter goes with it."""
    unmark(state, counter)
    leave_trenches(state, counter)
    if counter in state.posture:
        set_posture(state, counter, CONCENTRATED)
    if counter in ARRIVES_WITH:
        state.strength[counter] = ARRIVES_WITH[counter]


def _report_track(state: State, track: str, before: int, after: int) -> None:
    if before != after:
        state.report(TrackMoved(track, before, after))
