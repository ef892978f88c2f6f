"""S10, Delación del padre Gil: two guerrillas in one province get Target markers. Or it cancels a Filipino card with a
1.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.asking import ask_stack
from engine.filipinas.board import LAND, Place
from engine.filipinas.card import CARD_PLAYED, Card
from engine.filipinas.counters import Stack
from engine.filipinas.play import Play
from engine.filipinas.state import State, find, is_guerrilla, is_marked
from engine.filipinas.verbs import mark

NAMED = 2


def unseen_guerrillas(state: State, place: Place) -> list[Stack]:
    return [
        stack
        for stack in state.stacks[place].bands
        if is_guerrilla(state, place, stack) and not is_marked(state, stack)
    ]


def why_not(play: Play) -> str:
    return "" if any(unseen_guerrillas(play.state, place) for place in LAND) else "no_guerrilla"


def play(play: Play) -> Steps[None]:
    state = play.state
    hidden = [stack for place in LAND for stack in unseen_guerrillas(state, place)]
    for _ in range(NAMED):
        stack = yield from ask_stack(play.side, questions.CARD_DENOUNCE, hidden)
        if not stack:
            return
        place, _ = find(state, stack[0])
        mark(state, place, stack)
        hidden = unseen_guerrillas(state, place)


CARD = Card("S10", red=True, why_not=why_not, play=play, moment=CARD_PLAYED)
