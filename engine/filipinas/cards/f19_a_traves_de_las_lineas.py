"""F19, A través de las líneas: a stack with its leader goes into or out of Cavite, free, past the lines and unseen."""

from __future__ import annotations

from functools import cache

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.asking import ask_stack
from engine.filipinas.board import ADJACENT, CAVITE, FILIPINOS, PROVINCES, Place
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_province, has_corps
from engine.filipinas.counters import FILIPINO_LEADERS, Stack
from engine.filipinas.play import Play
from engine.filipinas.state import State, find, is_pinned, on_map
from engine.filipinas.verbs import move


@cache
def paths(origin: Place) -> list[Place]:
    """They lie one border or two away, across one of Cavite's."""
    ends = {
        end
        for step in ADJACENT[origin]
        for end in (step, *ADJACENT[step])
        if end != origin and CAVITE in (origin, step, end) and (end != step or CAVITE in (origin, step))
    }
    return [province for province in PROVINCES if province in ends]


def infiltrators(state: State) -> list[tuple[Place, Stack]]:
    return [
        (place, stack)
        for place, stack in on_map(state, FILIPINOS)
        if place in ADJACENT
        and paths(place)
        and not is_pinned(stack)
        and (has_corps(stack) or stack[0] in FILIPINO_LEADERS)
    ]


def why_not(play: Play) -> str:
    return "" if infiltrators(play.state) else "nobody_can_move"


def play(play: Play) -> Steps[None]:
    state = play.state
    stack = yield from ask_stack(play.side, questions.CARD_INFILTRATE, [stack for _, stack in infiltrators(state)])
    place, _ = find(state, stack[0])
    to = yield from ask_province(play.side, "infiltrate_to", paths(place))
    move(state, place, stack, to)


CARD = Card("F19", one=True, why_not=why_not, play=play)
