"""S05, Líneas Fortificadas: one or both lines are built for nothing, and a brigade of a bordering province may go into
each, free.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.lines import build, unbuilt
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_province
from engine.filipinas.play import Play


def why_not(play: Play) -> str:
    return "" if unbuilt(play.state) else "lines_built"


def play(play: Play) -> Steps[None]:
    first = True
    while lines := unbuilt(play.state):
        line = yield from ask_province(play.side, "line", lines, may_stop=not first)
        if not line:
            return
        yield from build(play.state, line)
        first = False


CARD = Card("S05", why_not=why_not, play=play)
