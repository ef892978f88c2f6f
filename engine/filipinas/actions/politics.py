"""6.12: a side takes Political Actions; Spain may lift the Reconcentration (4.2.3.5)."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import ask_way
from engine.filipinas.board import FILIPINOS, SPAIN, Side
from engine.filipinas.play import Play
from engine.filipinas.state import CANOVAS, SAGASTA, State
from engine.filipinas.tables import GOOD_LUCK, LEAST_US
from engine.filipinas.verbs import change_government, change_us, put_reconcentration, roll

LOBBY = "lobby"
GOVERNMENT = "government"
OTHER_GOVERNMENT = {CANOVAS: SAGASTA, SAGASTA: CANOVAS}


def political_ways(state: State, side: Side) -> list[str]:
    """6.12: the American track until there is war; Spain may once change its government, while Cánovas lives."""
    ways = []
    if not state.at_war and (side == FILIPINOS or state.us > LEAST_US):
        ways.append(LOBBY)
    if side == SPAIN and not state.government_changed and not state.canovas_dead:
        ways.append(GOVERNMENT)
    return ways


def lobby(state: State, side: Side) -> None:
    """6.12: on a 5 the Filipinos raise the track and the Spaniards lower it."""
    if roll(state, "politics", GOOD_LUCK):
        change_us(state, 1 if side == FILIPINOS else -1)


def turn_out_government(state: State) -> None:
    """6.12: on a 5 the government changes, once a game."""
    if roll(state, "politics", GOOD_LUCK):
        change_government(state, OTHER_GOVERNMENT[state.government])
        state.government_changed = True


def _perform_politics(play: Play) -> Steps[None]:
    way = yield from ask_way(play.side, questions.POLITICS_WAY, political_ways(play.state, play.side))
    play.begin("politics")
    if way == LOBBY:
        lobby(play.state, play.side)
    else:
        turn_out_government(play.state)


def _perform_lift(play: Play) -> Steps[None]:
    play.begin("lift")
    put_reconcentration(play.state, False)
    yield from ()


POLITICS = Action(
    "politics", "6.12", lambda play: "" if political_ways(play.state, play.side) else "no_politics", _perform_politics
)
LIFT = Action(
    "lift",
    "4.2.3.5",
    lambda play: "" if play.state.reconcentration else "no_reconcentration",
    _perform_lift,
    (SPAIN,),
)
