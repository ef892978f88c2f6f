"""F05, F06: what the two uprisings far from Luzon have in common."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Steps
from engine.filipinas.board import FILIPINO_TROOPS, Place
from engine.filipinas.cards.vocabulary import gain, new_guerrilla
from engine.filipinas.counters import Counter
from engine.filipinas.play import Play
from engine.filipinas.verbs import unmark


def uprising(unit: Counter, where: Place) -> Callable[[Play], Steps[None]]:
    """The guerrilla appears in its box, marked; if it is there already it hides, and there is a point."""

    def play(play: Play) -> Steps[None]:
        if (unit,) in play.state.stacks[FILIPINO_TROOPS]:
            new_guerrilla(play.state, unit, where)
        else:
            unmark(play.state, unit)
            gain(play, 1)
        yield from ()

    return play
