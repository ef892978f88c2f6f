"""S11, Voluntarios macabebes: in Bulacán, Tarlac or Manila a brigade is restored, or a Spanish attack gets +1."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.recruiting import reduced_brigades
from engine.filipinas.battle import Battle
from engine.filipinas.board import BULACAN, MANILA, SPAIN, TARLAC, Side
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_brigade, is_attack, with_cities
from engine.filipinas.play import Play
from engine.filipinas.verbs import gain_step

HOMELAND = (BULACAN, TARLAC, MANILA)


def why_not(play: Play) -> str:
    return "" if reduced_brigades(play.state, with_cities(HOMELAND)) else "no_reduced_brigade"


def play(play: Play) -> Steps[None]:
    brigade = yield from ask_brigade(play.side, "restore", reduced_brigades(play.state, with_cities(HOMELAND)))
    gain_step(play.state, brigade)


def modifier(battle: Battle, side: Side) -> int:
    return int(is_attack(battle, SPAIN) and battle.province in HOMELAND)


CARD = Card("S11", why_not=why_not, play=play, modifier=modifier)
