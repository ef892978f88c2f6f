"""6.13: the words in which several cards are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.prompts import NO_CONTEXT, Steps
from engine.filipinas import questions
from engine.filipinas.asking import ask_counter, ask_place, ask_where
from engine.filipinas.battle import ATTACK, Battle
from engine.filipinas.board import (
    CITY_IN,
    FILIPINO_TROOPS,
    HOME,
    HONG_KONG,
    LAND,
    MANILA,
    MANILA_CITY,
    SPAIN,
    SPANISH_TROOPS,
    Place,
    Side,
)
from engine.filipinas.combat import lose
from engine.filipinas.counters import ARTILLERY, CAPTAINS_GENERAL, CORPS, Counter, Stack, units_of
from engine.filipinas.leaders import exile_candidate, friends_of
from engine.filipinas.play import Play
from engine.filipinas.questions import QUESTIONS
from engine.filipinas.state import State, brigades_in, find, holds_city, is_in_play
from engine.filipinas.tables import LEAST_US
from engine.filipinas.verbs import change_points, change_us, mark, move, place, remove, roll, split


def always(play: Play) -> str:
    return ""


def gain(play: Play, points: int) -> None:
    """6.13.5: Action Points come at once."""
    change_points(play.state, play.side, points)


# Generals


def waits_in_spain(state: State, counter: Counter) -> bool:
    return (counter,) in state.stacks[SPANISH_TROOPS]


def capitania(state: State) -> Place:
    """4.3: Manila, or its province while the city is lost."""
    return MANILA_CITY if holds_city(state, MANILA_CITY, SPAIN) else MANILA


def relieve_captain_general(state: State) -> None:
    """The acting Captain General goes home and is out of the game."""
    for leader in CAPTAINS_GENERAL:
        if is_in_play(state, leader):
            remove(state, leader, HOME)


def enter(state: State, leader: Counter) -> Steps[None]:
    """A new general comes to Manila or joins any Spanish stack."""
    joinable = friends_of(state, leader)
    where, into = yield from ask_where(SPAIN, questions.CARD_LEADER, [capitania(state)], joinable, {"leader": leader})
    place(state, leader, where, into)


# Exile


def no_exile(state: State) -> str:
    """6.13.4: why nobody can be sent to Hong Kong."""
    if state.at_war:
        return "at_war"
    return "" if exile_candidate(state) else "no_leader"


def exile(state: State, leader: Counter) -> Stack:
    """6.13.4: he sails to Hong Kong by himself; returns the stack that he has left."""
    where, stack = find(state, leader)
    alone, rest = split(state, where, stack, (leader,))
    move(state, where, alone, HONG_KONG)
    state.exiled = True
    if not units_of(rest):
        for follower in rest:
            remove(state, follower, FILIPINO_TROOPS if follower == ARTILLERY else HOME)
        return ()
    return rest


# The United States


def lobby_or_point(play: Play, amount: int) -> None:
    """The track; once at war a card that only moves it is worth a point."""
    if play.state.at_war:
        gain(play, 1)
    else:
        change_us(play.state, amount)


def lower_track_why_not(play: Play) -> str:
    return "" if play.state.at_war or play.state.us > LEAST_US else "track_end"


# Brigades


def open_brigades(state: State, places: Iterable[Place] = LAND) -> list[Counter]:
    """Brigades that a card may harm: never in a line or a city."""
    return [brigade for where in places for brigade in brigades_in(state, where)]


def ask_brigade(side: Side, question: str, brigades: list[Counter], may_stop: bool = False) -> Steps[Counter]:
    return (yield from ask_counter(side, QUESTIONS[f"card.{question}"], brigades, may_stop))


def ask_province(
    side: Side, question: str, places: list[Place], may_stop: bool = False, context: Mapping[str, Any] = NO_CONTEXT
) -> Steps[Place]:
    return (yield from ask_place(side, QUESTIONS[f"card.{question}"], places, may_stop, context))


def desert(state: State, brigade: Counter, needed: int) -> Steps[bool]:
    """A brigade loses a step on the die or better; Morale stays. Returns whether it did."""
    if not roll(state, "desertion", needed):
        return False
    yield from lose(state, brigade)
    return True


def new_guerrilla(state: State, unit: Counter, where: Place) -> None:
    """A corps appears there and is a target."""
    mark(state, where, place(state, unit, where))


# Battles


def is_attack(battle: Battle, side: Side) -> bool:
    return battle.kind == ATTACK and battle.side == side


def has_corps(stack: Stack) -> bool:
    return not _CORPS.isdisjoint(stack)


_CORPS = frozenset(CORPS)


def with_cities(places: Iterable[Place]) -> list[Place]:
    """Each province is followed by the city in it."""
    return [there for where in places for there in (where, CITY_IN.get(where)) if there]
