"""What the laboratory counts: Power Points, length and chaos of a finished game, and how often what was done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.effects import Effect
from engine.figures import Figures
from engine.red_guard.components import COLOUR, FACTIONS, TILE_TYPE, TYPE
from engine.red_guard.effects import (
    Attacked,
    CombatRolled,
    ControlPassed,
    EventRolled,
    Explained,
    ForcedOut,
    GameEnded,
    GameTurnBegan,
    PhaseBegan,
    PlayerTurnBegan,
    TileCaptured,
)
from engine.red_guard.endings import CIVIL_WAR
from engine.red_guard.state import State
from engine.red_guard.tables import TABLES, hold_every_turn, table
from engine.red_guard.temperaments import STRENGTHS, TEMPERAMENTS
from engine.red_guard.victory import all_power_points


class RedGuardFigures(Figures):
    tables = tuple(TABLES)
    players = {"holder": hold_every_turn}  # noqa: RUF012 (never changed)
    non_players = tuple(f"{temperament}.{strength}" for strength in STRENGTHS for temperament in TEMPERAMENTS)

    def table(self, name: str, seed: int, seats: int) -> dict[str, Any]:
        return table(name, seed, seats)

    def of_state(self, state: State) -> dict[str, float]:
        points = all_power_points(state)
        told: dict[str, float] = {f"power points of {faction}": points[faction] for faction in FACTIONS}
        return told | {
            "game turns": state.turn,
            "over by turn 2": state.turn <= 2,
            "over after turn 19": state.turn >= 20,
            "chaos at the end": state.chaos,
        }

    def uses(self, effects: Iterable[Effect]) -> Iterator[str]:
        fought: Attacked | None = None
        """The last attack, as long as nothing else has begun."""
        for effect in effects:
            if isinstance(effect, PlayerTurnBegan | PhaseBegan | GameTurnBegan):
                fought = None
            if isinstance(effect, PlayerTurnBegan):
                yield "player turns"
            elif isinstance(effect, GameEnded) and effect.reason == CIVIL_WAR:
                yield f"civil war {_made_by(effect, fought)}"
            elif isinstance(effect, Attacked):
                fought = effect
                yield f"{'counterattack' if effect.counter else 'attack'} by {effect.kind}"
            elif isinstance(effect, CombatRolled):
                yield f"result {effect.result}"
            elif isinstance(effect, TileCaptured):
                yield "tiles captured"
            elif isinstance(effect, EventRolled):
                yield f"event {effect.event}"
            elif isinstance(effect, ControlPassed):
                yield "control taken" if effect.after else "made neutral"
            elif isinstance(effect, ForcedOut):
                yield "forced out"
            elif isinstance(effect, Explained):
                yield f"decided to {effect.decision}: {effect.reason}"


def _made_by(ended: GameEnded, fought: Attacked | None) -> str:
    """8.1: by an event, or by the dice of somebody who had most Power Points before them or had not."""
    if fought is None:
        return "by an event"
    points = dict(ended.points)
    if not fought.counter:
        # 9.2: whoever was smashed at the tile had counted there.
        points[COLOUR[fought.defenders[0]]] += sum(1 + (TYPE[u] == TILE_TYPE[fought.tile]) for u in fought.defenders)
    leads = points[COLOUR[fought.attackers[0]]] == max(points.values())
    return "by a leader" if leads else "by one behind"


FIGURES = RedGuardFigures()
