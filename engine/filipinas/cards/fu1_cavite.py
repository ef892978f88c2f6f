"""FU1, Cavite: in this play the American fleet may attack the Spanish one in port (6.4)."""

from __future__ import annotations

from engine.filipinas.board import CITIES, SEA, SPAIN
from engine.filipinas.card import Card
from engine.filipinas.counters import US_FLEET, fleets_of
from engine.filipinas.leaders import has_admiral
from engine.filipinas.play import Play
from engine.filipinas.state import stacks_at


def why_not(play: Play) -> str:
    if not play.may_act:
        return "acted" if play.points else "points"
    state = play.state
    if not any(US_FLEET in stack and has_admiral(stack) for stack in state.stacks[SEA]):
        return "no_fleet"
    in_port = any(fleets_of(stack) for city in CITIES for stack in stacks_at(state, city, SPAIN))
    return "" if in_port else "no_fleet"


def play(play: Play) -> None:
    play.ports_open = True


CARD = Card("FU1", why_not=why_not, play=play)
