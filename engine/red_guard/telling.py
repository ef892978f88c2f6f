"""How the game speaks in a terminal: six factions and their tiles, and the opponents' reasons in one sentence each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core.effects import Effect
from engine.core.prompts import Option
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    FACTIONS,
    NO_CHIT,
    PILE,
    TILE_TYPE,
    TYPE,
    TYPES,
    UNPLACED,
    Faction,
    Tile,
    Units,
)
from engine.red_guard.effects import Explained
from engine.red_guard.state import State, civil_support_of, seat_of, tiles_of
from engine.red_guard.victory import all_power_points
from engine.teller import ASSETS, Teller

SHORT = {"pla": "PLA", "red_guard": "RG", "cadre": "CAD", "worker": "WRK"}

REASONS = {
    ("hold", "chaos"): "holds back, because chaos stands at {chaos}",
    ("hold", "last_turn"): "stays at home and counts its points, because the Chairman is dead",
    ("hold", "no_good_odds"): "waits, because no attack has good odds",
    ("attack", "whim"): "attacks {tile}, because it looks easy ({chance} %)",
    ("attack", "last_turn"): "takes {tile} ({chance} %) while there is still time",
    ("attack", "leading_rival"): "attacks {tile} ({chance} %), because {owner} leads",
    ("attack", "undefended"): "walks into {tile}, because nobody defends it",
    ("attack", "good_odds"): "attacks {tile}, because the odds are good ({chance} %)",
    ("chit", "leading"): "ends the game, because it leads",
    ("seizure", "most_units"): "reaches for power with {share} % of all units",
}
"""What our opponents say of their decisions."""


class RedGuardTeller(Teller):
    """Turn and chaos, then every faction with what it has and where."""

    named = ("faction", "seat", "tile", "phase", "owner")
    hidden = ("chit",)

    def board(self, state: State) -> Iterable[str]:
        yield f"Turn {state.turn}, chaos {state.chaos}, " + self._chairman(state) + self._committees(state)
        if state.event:
            yield f"Event {self._event(state.event)}"
        points = all_power_points(state)
        for faction in FACTIONS:
            yield self._faction(state, faction, points[faction])
            for tile in tiles_of(state, faction):
                yield self._tile(state, tile)

    def secrets(self, state: State, seat: Faction) -> Iterable[str]:
        """10.2"""
        if state.chits[seat] != NO_CHIT:
            yield f"chit {state.chits[seat]}: {self.name('chit', str(state.chits[seat]))}"

    def effect(self, effect: Effect) -> str:
        if isinstance(effect, Explained):
            values = {key: self.name(key, str(value)) for key, value in effect.values}
            sentence = REASONS[effect.decision, effect.reason].format(**values)
            return f"{self.name('faction', effect.faction)} {sentence}"
        return super().effect(effect)

    def part(self, field: str, value: Any) -> str:
        return self._event(value) if field == "event" else super().part(field, value)

    def option(self, option: Option) -> str:
        return self.name("tile", option.value) if option.kind == "tile" else ""

    def _chairman(self, state: State) -> str:
        if not state.alive:
            return "the Chairman is dead"
        where = f" at {self.name('tile', state.seated)}" if state.seated else ""
        holder = f"held by {self.name('faction', state.holder)}" if state.holder else "away"
        return f"the Chairman {holder}{where}"

    def _committees(self, state: State) -> str:
        return ", types may combine" if state.committees else ""

    def _faction(self, state: State, faction: Faction, points: int) -> str:
        if faction in state.lost:
            return f"{self.name('faction', faction)}: out of the game"
        seat = seat_of(state, faction)
        who = "" if seat == faction else f" ({self.name('faction', seat)})" if seat else " (neutral)"
        piles = {
            "attack": state.units[ATTACK[faction]],
            "neutralized": state.units[PILE[faction]],
            "unplaced": state.units[UNPLACED[faction]],
            "civil support": civil_support_of(state, faction),
        }
        told = [f"{name} {_counted(units)}" for name, units in piles.items() if units]
        if state.leader[faction]:
            told.append(f"leader {self.name('tile', state.leader[faction])}")
        if state.chits[faction] != NO_CHIT and len(state.humans) < 2:
            told.append(f"chit {state.chits[faction]}")
        return f"{self.name('faction', faction)}{who}: {points} points, " + ", ".join(told)

    def _tile(self, state: State, tile: Tile) -> str:
        group = state.units[AGAINST[tile]]
        attacked = f"  attacked by {_counted(group)}" if group else ""
        here = "  (the Chairman)" if state.seated == tile else ""
        kind = SHORT.get(TILE_TYPE[tile], "-")
        return f"    {self.name('tile', tile):<42}{kind:<5}{_counted(state.units[tile])}{here}{attacked}"

    def _event(self, event: int) -> str:
        title = self.words.get(f"event.{event}.title")
        return f"{event} {title}" if title else f"{event}"


def _counted(units: Units) -> str:
    counts = Counter(TYPE[unit] for unit in units)
    return " ".join(f"{counts[kind]} {SHORT[kind]}" for kind in TYPES if counts[kind]) or "nobody"


TELLER = RedGuardTeller(ASSETS / "red_guard/text/en")
