"""What happened, as small typed records: animated by the window, worded by the log, read by tests and statistics."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.effects import Effect, TrackMoved
from engine.filipinas.board import Nation, Place, Side
from engine.filipinas.counters import Counter, Stack
from engine.filipinas.deck import CardKey

__all__ = ["Effect", "TrackMoved"]
"""The tracks are `morale`, `us` and `points:<side>`."""

Modifiers = tuple[tuple[str, int], ...]
"""What is added to a die, one by one: the reason as a key, and how much."""

# Counters


@dataclass(slots=True)
class Placed(Effect):
    """A counter came onto the map, into that stack."""

    counter: Counter
    place: Place
    stack: Stack


@dataclass(slots=True)
class Removed(Effect):
    """A counter has left the map."""

    counter: Counter
    origin: Place
    to: Place


@dataclass(slots=True)
class Moved(Effect):
    """Counters went from place to place, into that stack."""

    counters: Stack
    origin: Place
    place: Place
    stack: Stack


@dataclass(slots=True)
class Stacked(Effect):
    place: Place
    stack: Stack


@dataclass(slots=True)
class Unstacked(Effect):
    place: Place
    counters: Stack
    rest: Stack


@dataclass(slots=True)
class StepLost(Effect):
    unit: Counter
    place: Place


@dataclass(slots=True)
class StepGained(Effect):
    unit: Counter
    place: Place


# Markers and tracks


@dataclass(slots=True)
class MarkerPlaced(Effect):
    """`on` is a counter or a place."""

    marker: str
    on: str


@dataclass(slots=True)
class MarkerRemoved(Effect):
    marker: str
    on: str


@dataclass(slots=True)
class CityTaken(Effect):
    city: Place
    nation: Nation


@dataclass(slots=True)
class GovernmentChanged(Effect):
    before: str
    after: str


# Dice


@dataclass(slots=True)
class Rolled(Effect):
    """One die with what is added to it, and whether it was enough."""

    name: str
    die: int
    modifiers: Modifiers
    success: bool

    @property
    def total(self) -> int:
        return self.die + sum(value for _, value in self.modifiers)


@dataclass(slots=True)
class Searched(Effect):
    """6.6: these dice were rolled for one searcher."""

    searcher: Stack
    target: Stack
    place: Place
    dice: tuple[int, ...]
    modifiers: Modifiers
    found: int


@dataclass(slots=True)
class Fought(Effect):
    """6.7, 6.8: an attack, counterattack or siege, with everything that counted."""

    kind: str
    place: Place
    attackers: Stack
    target: Stack
    modifiers: Modifiers
    die: int
    hit: bool


# The sequence of play


@dataclass(slots=True)
class GameTurnBegan(Effect):
    turn: int
    wet: bool


@dataclass(slots=True)
class Earned(Effect):
    """5.1.1: the Action Points of the turn, and what they are made of, in halves."""

    side: Side
    halves: tuple[tuple[str, int], ...]
    points: int


@dataclass(slots=True)
class PlayBegan(Effect):
    side: Side


@dataclass(slots=True)
class Passed(Effect):
    side: Side


@dataclass(slots=True)
class ActionBegan(Effect):
    side: Side
    action: str


@dataclass(slots=True)
class Coordinated(Effect):
    """5.2.2.1: this play holds more than one action."""

    side: Side


@dataclass(slots=True)
class NothingDone(Effect):
    """An action, or a part of a card, that came to nothing."""

    side: Side
    action: str


@dataclass(slots=True)
class AmericaEntered(Effect):
    """7: the United States are at war."""


@dataclass(slots=True)
class GameTurnEnded(Effect):
    turn: int
    morale: int
    us: int


@dataclass(slots=True)
class GameEnded(Effect):
    reason: str
    winners: tuple[Side, ...]


# Cards


@dataclass(slots=True)
class CardsDrawn(Effect):
    side: Side
    cards: tuple[CardKey, ...]


@dataclass(slots=True)
class CardsDealt(Effect):
    """What a rival sees of cards drawn: how many."""

    side: Side
    count: int


@dataclass(slots=True)
class CardPlayed(Effect):
    side: Side
    card: CardKey


@dataclass(slots=True)
class CardCancelled(Effect):
    card: CardKey
    by: CardKey


@dataclass(slots=True)
class CardsTraded(Effect):
    """6.13: two cards were given for an Action Point."""

    side: Side
    cards: tuple[CardKey, ...]


@dataclass(slots=True)
class CardDiscarded(Effect):
    side: Side
    card: CardKey


@dataclass(slots=True)
class HandSeen(Effect):
    """What one side saw of the other's hand."""

    side: Side
    cards: tuple[CardKey, ...]


# The non-players: what they tested, chose and drew lots for, so that a person with the paper could follow


@dataclass(slots=True)
class Decided(Effect):
    """10.3, 10.4: the first line that applied."""

    side: Side
    rule: str
    line: str


@dataclass(slots=True)
class Skipped(Effect):
    """10.3, 10.4: a line that did not apply, and why."""

    side: Side
    rule: str
    line: str
    reason: str


@dataclass(slots=True)
class Preferred(Effect):
    """What was chosen, the tests that narrowed the choice, and how many were left before the lot was drawn."""

    side: Side
    what: str
    chosen: str
    tests: tuple[str, ...]
    left: int


@dataclass(slots=True)
class Lot(Effect):
    """10.3.1: a lot was drawn, because the tables left a doubt."""

    side: Side
    what: str
    yes: bool


@dataclass(slots=True)
class HandRedrawn(Effect):
    """10.2, 10.3: the rest of the hand went back into the deck, and as many were drawn."""

    side: Side
    count: int
