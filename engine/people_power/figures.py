"""What the laboratory counts: margins and cards of a finished game, and how often what was done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.effects import Effect
from engine.figures import Figures
from engine.people_power.board import FACTIONS
from engine.people_power.effects import EventBegan, OperationBegan, Questioned, SpecialBegan, TurnEnded
from engine.people_power.state import State
from engine.people_power.victory import margin


class PeoplePowerFigures(Figures):
    def of_state(self, state: State) -> dict[str, float]:
        margins: dict[str, float] = {f"margin of {faction}": margin(state, faction) for faction in FACTIONS}
        return margins | {"cards": len(state.played)}

    def uses(self, effects: Iterable[Effect]) -> Iterator[str]:
        for effect in effects:
            if isinstance(effect, OperationBegan):
                yield f"operation {effect.operation} ({effect.kind})"
            elif isinstance(effect, SpecialBegan):
                yield f"special {effect.special}"
            elif isinstance(effect, EventBegan):
                yield f"event {effect.card:02} {effect.side} by {effect.faction}"
            elif isinstance(effect, Questioned):
                yield f"card side {effect.side}"
            elif isinstance(effect, TurnEnded):
                yield f"box {effect.box} of {effect.faction}"


FIGURES = PeoplePowerFigures()
