"""How each Effect moves on the screen."""

from engine.core.effects import Effect
from engine.filipinas import effects as told
from game.filipinas.animation.battle import BattleDice, Clash, Hunt
from game.filipinas.animation.counters import Flight, MarkerDrop, Settle
from game.filipinas.animation.page import PageTurn
from game.filipinas.animation.tracks import TrackCount
from game.table.animation.animation import Animation

ANIMATIONS: dict[type[Effect], type[Animation]] = {
    told.Placed: Flight,
    told.Moved: Flight,
    told.Removed: Flight,
    told.Stacked: Settle,
    told.StepLost: Settle,
    told.StepGained: Settle,
    told.MarkerPlaced: MarkerDrop,
    told.MarkerRemoved: MarkerDrop,
    told.TrackMoved: TrackCount,
    told.Rolled: BattleDice,
    told.Searched: Hunt,
    told.Fought: Clash,
    told.CardPlayed: PageTurn,
}
TOGETHER = (told.Placed, told.Moved, told.Removed, told.MarkerRemoved)
"""Effects of one of these kinds that follow each other are shown at the same time."""
