"""F12, Espías en Intramuros: the Filipinos see the Spanish hand and discard a card of it. Or it cancels a Spanish card
with a 1.
"""

from __future__ import annotations

from engine.core.effects import Secret
from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.asking import ask_card
from engine.filipinas.board import SPAIN
from engine.filipinas.card import CARD_PLAYED, Card
from engine.filipinas.effects import HandSeen
from engine.filipinas.play import Play
from engine.filipinas.verbs import discard


def why_not(play: Play) -> str:
    return "" if play.state.hand[SPAIN] else "no_cards"


def play(play: Play) -> Steps[None]:
    state = play.state
    hand = state.hand[SPAIN]
    state.report(Secret(HandSeen(play.side, hand), (play.side,)))
    if state.is_person(SPAIN):
        card = yield from ask_card(play.side, questions.CARD_SPY, hand)
    else:
        card = state.chance.pick("spies", hand)
    discard(state, SPAIN, card)


CARD = Card("F12", red=True, one=True, why_not=why_not, play=play, moment=CARD_PLAYED)
