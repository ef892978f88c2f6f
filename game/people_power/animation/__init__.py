"""How each Effect moves on the screen."""

from engine.people_power import effects as told
from game.people_power.animation.dice import Dice
from game.people_power.animation.markers import MarkerDrop, Realign
from game.people_power.animation.pieces import Flight, Flip
from game.people_power.animation.tracks import TrackCount
from game.table.animation.animation import Animation
from game.table.animation.card_turn import CardTurn

ANIMATIONS: dict[type[told.Effect], type[Animation]] = {
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
