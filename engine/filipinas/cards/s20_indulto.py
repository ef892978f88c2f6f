"""S20, Indulto general: on 4-6 a guerrilla with a Target marker goes back to the Filipino box; its leader stays and is
marked.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.asking import ask_stack
from engine.filipinas.board import FILIPINO_TROOPS, LAND
from engine.filipinas.card import Card
from engine.filipinas.counters import Stack, leaders_of, units_of
from engine.filipinas.leaders import leaders_left
from engine.filipinas.play import Play
from engine.filipinas.state import State, find, is_guerrilla, is_marked
from engine.filipinas.verbs import remove, roll

ACCEPTED = 4


def seen_guerrillas(state: State) -> list[Stack]:
    return [
        stack
        for place in LAND
        for stack in state.stacks[place].bands
        if is_guerrilla(state, place, stack) and is_marked(state, stack)
    ]


def why_not(play: Play) -> str:
    return "" if seen_guerrillas(play.state) else "no_target"


def play(play: Play) -> Steps[None]:
    state = play.state
    stack = yield from ask_stack(play.side, questions.CARD_PARDON, seen_guerrillas(state))
    if roll(state, "pardon", ACCEPTED):
        place, _ = find(state, stack[0])
        remove(state, units_of(stack)[0], FILIPINO_TROOPS)
        yield from leaders_left(state, place, leaders_of(stack))


CARD = Card("S20", one=True, why_not=why_not, play=play)
