"""S19, Cañoneros en la costa: a Spanish attack or counterattack on the coast gets +1, while a Spanish fleet exists."""

from __future__ import annotations

from engine.filipinas.battle import SIEGE, Battle
from engine.filipinas.board import BATANGAS, CAVITE, LAGUNA, MANILA, SPAIN, Side
from engine.filipinas.card import Card
from engine.filipinas.counters import SPANISH_FLEETS
from engine.filipinas.state import is_in_play

COAST = (MANILA, CAVITE, BATANGAS, LAGUNA)


def modifier(battle: Battle, side: Side) -> int:
    return int(
        battle.side == SPAIN
        and battle.kind != SIEGE
        and battle.province in COAST
        and any(is_in_play(battle.state, fleet) for fleet in SPANISH_FLEETS)
    )


CARD = Card("S19", red=True, modifier=modifier)
