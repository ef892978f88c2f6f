"""What the laboratory counts: margins and cards of a finished game, and how often what was done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.effects import Effect
from engine.figures import Figures
from engine.people_power.board import FACTIONS
from engine.people_power.effects import EventBegan, OperationBegan, Questioned, SpecialBegan, TurnEnded
from engine.people_power.state import State
from engine.people_power.victory import margin

LINES: dict[type[Effect], str] = {
    OperationBegan: "operation {0.operation} ({0.kind})",
    SpecialBegan: "special {0.special}",
    EventBegan: "event {0.card:02} {0.side} by {0.faction}",
    Questioned: "card side {0.side}",
    TurnEnded: "box {0.box} of {0.faction}",
}


class PeoplePowerFigures(Figures):
    def of_state(self, state: State) -> dict[str, float]:
        margins: dict[str, float] = {f"margin of {faction}": margin(state, faction) for faction in FACTIONS}
        return margins | {"cards": len(state.played)}

    def uses(self, effects: Iterable[Effect]) -> Iterator[str]:
        for effect in effects:
            line = LINES.get(type(effect))
            if line:
                yield line.format(effect)


FIGURES = PeoplePowerFigures()
