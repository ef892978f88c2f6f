"""How each Effect moves on the screen: a short stretch of time, and a picture for every moment of it."""

from typing import Any

from engine.people_power import effects as told
from game.people_power.board.animation.animation import Animation
from game.people_power.board.animation.cards import CardTurn
from game.people_power.board.animation.dice import Dice
from game.people_power.board.animation.markers import MarkerDrop, Realign
from game.people_power.board.animation.pieces import Flight, Flip
from game.people_power.board.animation.tracks import TrackCount

__all__ = ["ANIMATIONS", "TOGETHER", "Animation"]

ANIMATIONS: dict[type[told.Effect], type[Animation[Any]]] = {
    told.Placed: Flight,
    told.Moved: Flight,
    told.Removed: Flight,
    told.Flipped: Flip,
    told.MarkerPlaced: MarkerDrop,
    told.MarkerRemoved: MarkerDrop,
    told.Aligned: Realign,
    told.TrackMoved: TrackCount,
    told.Rolled: Dice,
    told.Activation: Dice,
    told.CardRevealed: CardTurn,
    told.ElectionBegan: CardTurn,
}
TOGETHER = (told.Placed, told.Moved, told.Removed, told.Flipped, told.MarkerRemoved)
"""Effects of one of these kinds that follow each other are shown at the same time."""
