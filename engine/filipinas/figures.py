"""What the laboratory counts: the tracks of a finished game, cards, actions, lines, and Morale turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.effects import Effect, told_to_all
from engine.figures import Figures
from engine.filipinas.effects import ActionBegan, AmericaEntered, CardPlayed, CityTaken, Decided, GameTurnEnded
from engine.filipinas.state import State


class FilipinasFigures(Figures):
    def of_state(self, state: State) -> dict[str, float]:
        return {"turns": state.turn, "morale at the end": state.morale, "at war": state.at_war}

    def uses(self, effects: Iterable[Effect]) -> Iterator[str]:
        for effect in told_to_all(effects):
            if isinstance(effect, CardPlayed):
                yield f"card {effect.card}"
            elif isinstance(effect, ActionBegan):
                yield f"action {effect.action} by {effect.side}"
            elif isinstance(effect, Decided) and ":" not in effect.line:
                yield f"line {effect.rule} {effect.line}"
            elif isinstance(effect, CityTaken):
                yield f"city taken by {effect.nation}"
            elif isinstance(effect, AmericaEntered):
                yield "America enters the war"
            elif isinstance(effect, GameTurnEnded):
                yield f"turn {effect.turn} played"
                # Counted once per point: divided by the line above it is the mean.
                yield from [f"turn {effect.turn} Morale"] * effect.morale


FIGURES = FilipinasFigures()
