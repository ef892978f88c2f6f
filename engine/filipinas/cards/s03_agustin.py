"""S03, Nombramiento de Agustín: from turn 4 on he comes to the Capitanía and the Captain General goes home; a point is
gained, and militia restores a brigade.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.recruiting import reduced_brigades
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import (
    ask_brigade,
    capitania,
    gain,
    relieve_captain_general,
    waits_in_spain,
)
from engine.filipinas.counters import AGUSTIN
from engine.filipinas.play import Play
from engine.filipinas.verbs import gain_step, place

FROM_TURN = 4


def why_not(play: Play) -> str:
    if play.state.turn < FROM_TURN:
        return "too_early"
    return "" if waits_in_spain(play.state, AGUSTIN) else "in_play"


def play(play: Play) -> Steps[None]:
    state = play.state
    relieve_captain_general(state)
    place(state, AGUSTIN, capitania(state))
    gain(play, 1)
    brigade = yield from ask_brigade(play.side, "restore", reduced_brigades(state))
    if brigade:
        gain_step(state, brigade)


CARD = Card("S03", why_not=why_not, play=play)
