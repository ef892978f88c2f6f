"""S09, Últimos de Filipinas: a Filipino unit or stack is held at Baler until the end of the turn (4.2.3.15)."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.asking import ask_stack
from engine.filipinas.board import FILIPINOS, SPANISH_TROOPS, Place
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import has_corps
from engine.filipinas.counters import BALER, Stack
from engine.filipinas.play import Play
from engine.filipinas.state import State, find, on_map
from engine.filipinas.verbs import place


def besiegers_of_baler(state: State) -> list[tuple[Place, Stack]]:
    return [(where, stack) for where, stack in on_map(state, FILIPINOS) if has_corps(stack)]


def why_not(play: Play) -> str:
    if (BALER,) not in play.state.stacks[SPANISH_TROOPS]:
        return "in_play"
    return "" if besiegers_of_baler(play.state) else "no_units"


def play(play: Play) -> Steps[None]:
    stacks = [stack for _, stack in besiegers_of_baler(play.state)]
    stack = yield from ask_stack(play.side, questions.CARD_PIN, stacks)
    place(play.state, BALER, *find(play.state, stack[0]))


CARD = Card("S09", why_not=why_not, play=play)
