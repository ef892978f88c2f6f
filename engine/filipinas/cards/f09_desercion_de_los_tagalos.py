"""F09, Deserción de los tagalos: one brigade in a province with a Filipino unit loses a step on 4-6."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.board import LAND
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_brigade, desert, open_brigades
from engine.filipinas.counters import Counter
from engine.filipinas.play import Play
from engine.filipinas.state import State, corps_in

DESERTS = 4


def waverers(state: State) -> list[Counter]:
    """Brigades that share a province with a Filipino unit."""
    return open_brigades(state, [place for place in LAND if corps_in(state, place)])


def why_not(play: Play) -> str:
    return "" if waverers(play.state) else "no_brigade"


def play(play: Play) -> Steps[None]:
    brigade = yield from ask_brigade(play.side, "desert", waverers(play.state))
    yield from desert(play.state, brigade, DESERTS)


CARD = Card("F09", one=True, why_not=why_not, play=play)
