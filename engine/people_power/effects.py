"""What happened, as small typed records: animated by the window, worded by the log, read by tests and statistics."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.effects import Effect, PhaseBegan, Rolled, TrackMoved
from engine.people_power.board import Alignment, Faction, Marker, Piece, Space

__all__ = ["Effect", "PhaseBegan", "Rolled", "TrackMoved"]
"""The tracks are `aid`, `patronage` and `resources:<faction>`."""

AVAILABLE = "available"
SET_ASIDE = "set_aside"


# The board


@dataclass(slots=True)
class Placed(Effect):
    space: Space
    piece: Piece
    count: int


@dataclass(slots=True)
class Removed(Effect):
    space: Space
    piece: Piece
    count: int
    to: str


@dataclass(slots=True)
class Moved(Effect):
    origin: Space
    space: Space
    piece: Piece
    count: int


@dataclass(slots=True)
class Flipped(Effect):
    """Guerrillas that changed side."""

    space: Space
    before: Piece
    after: Piece
    count: int


@dataclass(slots=True)
class Returned(Effect):
    """Pieces that were set aside are Available again."""

    stock: Piece
    count: int


@dataclass(slots=True)
class MarkerPlaced(Effect):
    space: Space
    marker: Marker


@dataclass(slots=True)
class MarkerRemoved(Effect):
    space: Space
    marker: Marker


@dataclass(slots=True)
class Aligned(Effect):
    space: Space
    before: Alignment
    after: Alignment


# The sequence of play


@dataclass(slots=True)
class CardRevealed(Effect):
    card: int


@dataclass(slots=True)
class TurnBegan(Effect):
    faction: Faction
    position: int


@dataclass(slots=True)
class OperationBegan(Effect):
    faction: Faction
    operation: str
    kind: str


@dataclass(slots=True)
class SpecialBegan(Effect):
    faction: Faction
    special: str


@dataclass(slots=True)
class SpaceSelected(Effect):
    faction: Faction
    action: str
    space: Space


@dataclass(slots=True)
class EventBegan(Effect):
    faction: Faction
    card: int
    side: str


@dataclass(slots=True)
class NothingDone(Effect):
    """An action, or a part of an Event, that could not be carried out."""

    faction: Faction
    action: str


@dataclass(slots=True)
class TurnEnded(Effect):
    """The cylinder was put into a box of the Sequence of Play."""

    faction: Faction
    box: str


@dataclass(slots=True)
class EligibilityAdjusted(Effect):
    ineligible: tuple[Faction, ...]


@dataclass(slots=True)
class Transferred(Effect):
    giver: Faction
    receiver: Faction
    amount: int


# The Election Round


@dataclass(slots=True)
class ElectionBegan(Effect):
    card: int


@dataclass(slots=True)
class Earned(Effect):
    """6.2: the sum that a faction earned, and what it was made of."""

    faction: Faction
    parts: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class PersonalitiesRevealed(Effect):
    cards: tuple[tuple[Faction, int], ...]


@dataclass(slots=True)
class ActsChosen(Effect):
    """Acts of Desperation laid down; `cards` is empty while they stay hidden."""

    cards: tuple[tuple[Faction, int], ...]


@dataclass(slots=True)
class ActResolved(Effect):
    faction: Faction
    card: int
    met: bool


@dataclass(slots=True)
class VictoryChecked(Effect):
    margins: tuple[tuple[Faction, int], ...]
    winners: tuple[Faction, ...]


@dataclass(slots=True)
class GameEnded(Effect):
    ranking: tuple[Faction, ...]
    margins: tuple[tuple[Faction, int], ...]


# The non-players: what Bonifacio drew, asked, chose and skipped, so that a person with the paper could follow


@dataclass(slots=True)
class Decided(Effect):
    """8.5.2: the row of the eligibility table that applied, and what it says."""

    faction: Faction
    row: str
    decision: str


@dataclass(slots=True)
class Drew(Effect):
    """8.5.3: a Bonifacio card was drawn, with this side up."""

    faction: Faction
    side: str


@dataclass(slots=True)
class Questioned(Effect):
    """8.5.3: a question of the card with its answer; `rolled` and `against` if dice were needed."""

    side: str
    question: str
    answer: bool
    rolled: int | None
    against: int | None


@dataclass(slots=True)
class Preferred(Effect):
    """8.5.6: a space chosen by a column of the table, with the rows that narrowed the choice."""

    faction: Faction
    column: str
    space: Space
    rows: tuple[str, ...]


@dataclass(slots=True)
class Activation(Effect):
    """8.5.4: whether one more space is selected."""

    rolled: int
    number: int
    passed: bool


@dataclass(slots=True)
class Skipped(Effect):
    """8.2.1: an instruction that could not be carried out."""

    faction: Faction
    instruction: str
    reason: str
    rule: str
