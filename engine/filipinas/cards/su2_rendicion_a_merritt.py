"""SU2, Rendición a Merritt: when a city falls with American troops in its province, the Americans take it (6.8.1)."""

from __future__ import annotations

from engine.filipinas.battle import Battle
from engine.filipinas.board import FILIPINOS
from engine.filipinas.card import CITY_FALLS, Card
from engine.filipinas.counters import AMERICAN_BRIGADES
from engine.filipinas.play import Play
from engine.filipinas.state import units_in


def fits(play: Play, battle: Battle) -> bool:
    there = units_in(play.state, battle.province, FILIPINOS)
    return any(unit in AMERICAN_BRIGADES for unit in there)


CARD = Card("SU2", red=True, moment=CITY_FALLS, fits=fits)
