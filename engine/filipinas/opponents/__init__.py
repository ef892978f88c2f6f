"""10: the non-players: Spain as the rulebook has it, and the Filipinos in the same form.

They use the same functions as the players' actions and cards, so they cannot break a rule.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.board import SPAIN
from engine.filipinas.effects import PlayBegan
from engine.filipinas.opponents.filipinos import play_filipino_round
from engine.filipinas.opponents.spain import play_spanish_round
from engine.filipinas.play import Play
from engine.filipinas.rounds import end_play
from engine.filipinas.state import State
from engine.filipinas.verbs import redraw


def play_non_player_round(state: State) -> Steps[None]:
    """10.3, 10.4: cards, one line, and what is left of the hand goes back into the deck for as many new ones."""
    play = Play(state, state.to_play)
    state.report(PlayBegan(play.side))
    yield from (play_spanish_round if play.side == SPAIN else play_filipino_round)(play)
    redraw(state, play.side)
    end_play(play)


__all__ = ["play_non_player_round"]
