"""F20, Fiebres: in a wet turn Spain loses a point on 1-4, and a brigade loses a step on 5-6."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.board import SPAIN
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_brigade, open_brigades
from engine.filipinas.combat import lose
from engine.filipinas.play import Play
from engine.filipinas.verbs import change_points, roll

EPIDEMIC = 5


def why_not(play: Play) -> str:
    return "" if play.state.wet else "dry_turn"


def play(play: Play) -> Steps[None]:
    state = play.state
    if not roll(state, "fever", EPIDEMIC):
        change_points(state, SPAIN, -1)
        return
    brigade = yield from ask_brigade(play.side, "fever", open_brigades(state))
    if brigade:
        yield from lose(state, brigade)


CARD = Card("F20", why_not=why_not, play=play)
