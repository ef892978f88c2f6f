"""F22, El ingeniero Evangelista: up to two Filipino units or stacks entrench for nothing."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.entrenching import diggers
from engine.filipinas.asking import ask_stack
from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.state import find
from engine.filipinas.verbs import entrench

WORKS = 2


def why_not(play: Play) -> str:
    return "" if next(diggers(play.state, play.side), None) else "nobody_to_entrench"


def play(play: Play) -> Steps[None]:
    state = play.state
    for number in range(WORKS):
        able = [stack for _, stack in diggers(state, play.side)]
        stack = yield from ask_stack(play.side, questions.CARD_ENTRENCH, able, may_stop=number > 0)
        if not stack:
            return
        entrench(state, find(state, stack[0])[0], stack)


CARD = Card("F22", why_not=why_not, play=play)
