"""S15, Batallones de Cazadores: a brigade arrives from Spain and costs neither points nor Morale."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.reinforcing import arrive, ask_arrival, cannot_arrive
from engine.filipinas.card import Card
from engine.filipinas.play import Play


def why_not(play: Play) -> str:
    return cannot_arrive(play.state)


def play(play: Play) -> Steps[None]:
    where, into = yield from ask_arrival(play.state)
    arrive(play.state, where, into)


CARD = Card("S15", why_not=why_not, play=play)
