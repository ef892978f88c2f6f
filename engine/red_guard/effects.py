"""What happened, as small typed records: animated by the window, worded by the log, read by tests and statistics."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.effects import Effect, PhaseBegan, Rolled, Secret
from engine.red_guard.components import Faction, Place, Tile, Unit, Units

__all__ = ["Effect", "PhaseBegan", "Rolled", "Secret"]

# The table


@dataclass(slots=True)
class UnitsMoved(Effect):
    """From any place to any other: see `components.PLACES`."""

    unit: Unit
    count: int
    origin: Place
    place: Place


@dataclass(slots=True)
class LeaderMoved(Effect):
    faction: Faction
    origin: Place
    place: Place


@dataclass(slots=True)
class ChaosMoved(Effect):
    before: int
    after: int


@dataclass(slots=True)
class ChairmanSeated(Effect):
    """8.3.1: the holder puts the marker on a tile."""

    holder: Faction
    tile: Tile


@dataclass(slots=True)
class ChairmanPassed(Effect):
    """8.3.1: whose hand the marker is in now; in nobody's while he is away."""

    before: Faction
    after: Faction


# Set-up


@dataclass(slots=True)
class TilesDealt(Effect):
    faction: Faction
    tiles: tuple[Tile, ...]


@dataclass(slots=True)
class Mustered(Effect):
    """2.2: the units that a faction starts with."""

    faction: Faction
    units: Units


@dataclass(slots=True)
class ChitDrawn(Effect):
    """10.2: a chit was drawn, which only its owner knows."""

    faction: Faction
    chit: int


# The sequence of play


@dataclass(slots=True)
class GameTurnBegan(Effect):
    turn: int


@dataclass(slots=True)
class UnitDrawn(Effect):
    """3.1.2: a unit came up, one of the six of a draw."""

    unit: Unit


@dataclass(slots=True)
class MarkerDrawn(Effect):
    """8.3.3: one of the Chairman's markers came out of the Pool."""

    left: int


@dataclass(slots=True)
class FirstActive(Effect):
    """3.1.2: who begins."""

    faction: Faction


@dataclass(slots=True)
class EventRolled(Effect):
    event: int


@dataclass(slots=True)
class NothingDone(Effect):
    """A part of an event that could not be carried out."""

    event: int
    part: str


@dataclass(slots=True)
class PlayerTurnBegan(Effect):
    faction: Faction
    seat: Faction


@dataclass(slots=True)
class GroupFormed(Effect):
    """5.0: who goes against a tile; not yet whom they attack."""

    faction: Faction
    tile: Tile
    units: Units


# Combat


@dataclass(slots=True)
class Attacked(Effect):
    """6.1: who attacks whom, how, and on which column after which shifts."""

    tile: Tile
    attackers: Units
    defenders: Units
    kind: str
    differential: int
    shifts: tuple[tuple[str, int], ...]
    column: str
    counter: bool


@dataclass(slots=True)
class CombatRolled(Effect):
    die: int
    result: str


@dataclass(slots=True)
class Contacted(Effect):
    """6.1.1: the defender has turned a Counterattack into a Contact."""

    faction: Faction


@dataclass(slots=True)
class BrokenOff(Effect):
    faction: Faction
    tile: Tile


@dataclass(slots=True)
class TileCaptured(Effect):
    tile: Tile
    before: Faction
    after: Faction


# Non-player factions


@dataclass(slots=True)
class ControlPassed(Effect):
    """2.3: a non-player faction has another controller; nobody if it is neutral now."""

    faction: Faction
    before: Faction
    after: Faction


@dataclass(slots=True)
class ForcedOut(Effect):
    """9.1: a faction has left the game."""

    faction: Faction


# The Chairman and the end


@dataclass(slots=True)
class DeathChecked(Effect):
    die: int
    died: bool


@dataclass(slots=True)
class CommitteesFormed(Effect):
    """4.0: from now on different types may combine."""


@dataclass(slots=True)
class Voted(Effect):
    """9.1: whether a seat wants the game to end."""

    seat: Faction
    ends: bool


@dataclass(slots=True)
class SeizureDeclared(Effect):
    faction: Faction


@dataclass(slots=True)
class SeizureTested(Effect):
    faction: Faction
    own: int
    all: int


@dataclass(slots=True)
class ChitPlayed(Effect):
    faction: Faction
    chit: int


@dataclass(slots=True)
class GameEnded(Effect):
    reason: str
    ranking: tuple[Faction, ...]
    winners: tuple[Faction, ...]
    points: tuple[tuple[Faction, int], ...]


# Our opponents: what they meant to do, and why


@dataclass(slots=True)
class Explained(Effect):
    """One sentence in keys: what was decided, why, and the numbers that the sentence needs."""

    faction: Faction
    seat: Faction
    decision: str
    reason: str
    values: tuple[tuple[str, str | int], ...] = ()
