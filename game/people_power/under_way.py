"""What a turn has pointed at so far: the spaces selected, and the side of the Event that is being executed."""

from __future__ import annotations

from engine.people_power import effects as told
from game.table.telling import shown

_NEW_SELECTION = (
    told.CardRevealed,
    told.ElectionBegan,
    told.TurnBegan,
    told.OperationBegan,
    told.SpecialBegan,
    told.TurnEnded,
    told.PhaseBegan,
)
_EVENT_OVER = (told.CardRevealed, told.ElectionBegan, told.TurnEnded)


class UnderWay(shown.UnderWay):
    def __init__(self) -> None:
        super().__init__()
        self.event_side = ""

    def follow(self, effect: told.Effect) -> None:
        if isinstance(effect, _NEW_SELECTION):
            self.selected = []
        if isinstance(effect, _EVENT_OVER):
            self.event_side = ""
        if isinstance(effect, told.SpaceSelected):
            self.selected.append(effect.space)
        elif isinstance(effect, told.EventBegan):
            self.event_side = effect.side
