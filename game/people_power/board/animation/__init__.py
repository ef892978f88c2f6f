"""How each Effect moves on the screen: a short stretch of time, and a picture for every moment of it."""

from typing import Any

from engine.people_power import effects as fx
from game.people_power.board.animation.animation import Animation, Stage
from game.people_power.board.animation.cards import CardTurn
from game.people_power.board.animation.dice import Dice
from game.people_power.board.animation.markers import MarkerDrop, Realign
from game.people_power.board.animation.pieces import Flight, Flip
from game.people_power.board.animation.tracks import TrackCount

__all__ = ["ANIMATIONS", "TOGETHER", "Animation", "Stage"]

ANIMATIONS: dict[type[fx.Effect], type[Animation[Any]]] = {
    fx.Placed: Flight,
    fx.Moved: Flight,
    fx.Removed: Flight,
    fx.Flipped: Flip,
    fx.MarkerPlaced: MarkerDrop,
    fx.MarkerRemoved: MarkerDrop,
    fx.Aligned: Realign,
    fx.TrackMoved: TrackCount,
    fx.Rolled: Dice,
    fx.Activation: Dice,
    fx.CardRevealed: CardTurn,
    fx.ElectionBegan: CardTurn,
}
TOGETHER = (fx.Placed, fx.Moved, fx.Removed, fx.Flipped, fx.MarkerRemoved)
"""Effects of one of these kinds that follow each other are shown at the same time."""
