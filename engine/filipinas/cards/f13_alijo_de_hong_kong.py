"""F13, Alijo de Hong Kong: a corps of two steps grows from 1 to 2; or the Filipinos gain a point."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.recruiting import is_flippable
from engine.filipinas.board import CITIES, PROVINCES
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always, ask_brigade, gain
from engine.filipinas.play import Play
from engine.filipinas.state import corps_in
from engine.filipinas.verbs import gain_step


def play(play: Play) -> Steps[None]:
    state = play.state
    corps = [unit for place in (*PROVINCES, *CITIES) for unit in corps_in(state, place) if is_flippable(state, unit)]
    unit = yield from ask_brigade(play.side, "arm", corps, may_stop=True)
    if unit:
        gain_step(state, unit)
    else:
        gain(play, 1)


CARD = Card("F13", one=True, why_not=always, play=play)
