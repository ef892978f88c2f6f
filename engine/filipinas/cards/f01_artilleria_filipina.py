"""F01, Artillería filipina: the artillery comes to Aguinaldo, or else to Bonifacio, and besieges nothing in this play
(4.2.3.8).
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.american_entry import bring_artillery
from engine.filipinas.board import FILIPINO_TROOPS
from engine.filipinas.card import Card
from engine.filipinas.counters import ARTILLERY
from engine.filipinas.leaders import artillery_bearer
from engine.filipinas.play import Play


def why_not(play: Play) -> str:
    if play.state.turn == 1:
        return "first_turn"
    if play.state.guns_lost:
        return "guns_lost"
    if (ARTILLERY,) not in play.state.stacks[FILIPINO_TROOPS]:
        return "in_play"
    return "" if artillery_bearer(play.state) else "no_leader"


def play(play: Play) -> Steps[None]:
    yield from bring_artillery(play.state)
    play.guns_landed = True


CARD = Card("F01", one=True, why_not=why_not, play=play)
