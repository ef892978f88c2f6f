"""SU4, La marcha de Monet: all Spanish units in Bulacán and Tarlac move to Manila, free; each brigade loses a step on
1-2.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.board import BULACAN, MANILA, SPAIN, TARLAC
from engine.filipinas.card import Card
from engine.filipinas.combat import lose
from engine.filipinas.counters import Stack, land_units_of
from engine.filipinas.play import Play
from engine.filipinas.state import State, stacks_at
from engine.filipinas.verbs import move, roll

SAFE = 3


def marchers(state: State) -> list[tuple[str, Stack]]:
    return [(place, stack) for place in (BULACAN, TARLAC) for stack in stacks_at(state, place, SPAIN)]


def why_not(play: Play) -> str:
    return "" if any(land_units_of(stack) for _, stack in marchers(play.state)) else "no_brigade"


def play(play: Play) -> Steps[None]:
    state = play.state
    column = marchers(state)
    for place, stack in column:
        move(state, place, stack, MANILA)
    for _, stack in column:
        for brigade in land_units_of(stack):
            if not roll(state, "march", SAFE):
                yield from lose(state, brigade)


CARD = Card("SU4", why_not=why_not, play=play)
