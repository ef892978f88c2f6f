"""S06, Sagasta compra a los rebeldes: for 2 points the leader goes to Hong Kong, those with him go home for now, and
Morale rises by 1 (6.13.4).
"""

from __future__ import annotations

from engine.filipinas.board import FILIPINO_TROOPS
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import exile, no_exile
from engine.filipinas.counters import units_of
from engine.filipinas.leaders import exile_candidate
from engine.filipinas.play import Play
from engine.filipinas.state import SAGASTA
from engine.filipinas.verbs import change_morale, remove

PRICE = 2
FROM_TURN = 4
"""Ours: the pact was signed in December 1897; bought before the war has begun, Aguinaldo nearly decided it."""


def why_not(play: Play) -> str:
    if play.state.government != SAGASTA:
        return "not_sagasta"
    if play.points < PRICE:
        return "points"
    return no_exile(play.state) or ("too_early" if play.state.turn < FROM_TURN else "")


def play(play: Play) -> None:
    state = play.state
    play.pay(PRICE)
    followers = exile(state, exile_candidate(state))
    for unit in units_of(followers):
        remove(state, unit, FILIPINO_TROOPS)
    change_morale(state, 1)


CARD = Card("S06", why_not=why_not, play=play)
