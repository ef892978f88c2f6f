"""5.1: an Event being executed: the vocabulary in which the cards are written.

Numbers come first, as on the cards: `event.remove(3, COUNTRYSIDE, ACTIVIST, up_to=True)`. Whatever leaves a choice is
asked of the executing faction, one space at a time; `up_to` lets it stop early. Only spaces where something would
happen are on offer (5.1.2).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.core.prompts import Option, Steps, asked_by
from engine.people_power import questions, verbs
from engine.people_power.asking import ask, ask_piece, ask_space
from engine.people_power.board import (
    ACTIVIST,
    BASES,
    GOVERNMENT,
    MAX_BASES,
    NEUTRAL,
    NPA,
    OWN_ALIGNMENT,
    OWNER,
    PIECES_OF,
    REFORMERS,
    SPACES,
    STOCK_OF,
    SUPPORT,
    UNDERGROUND,
    Alignment,
    Faction,
    Marker,
    Piece,
    Space,
    as_faction,
)
from engine.people_power.effects import AVAILABLE
from engine.people_power.eligibility import make_ineligible, stay_eligible
from engine.people_power.placing import can_place, take_off_map
from engine.people_power.questions import QUESTIONS
from engine.people_power.state import State, bases

Act = Callable[[Space], Steps[None] | None]
"""What is done in a selected space: steps if it asks something."""
Part = Callable[[Space], bool]
"""Whether a part of the text can be carried out in a space."""

INSURGENT_PIECE = {NPA: UNDERGROUND, REFORMERS: ACTIVIST}


@dataclass(frozen=True, slots=True)
class Execution:
    """One side of a card, in the hands of the faction that executes it."""

    state: State
    faction: Faction
    card: int
    side: str

    # Whose

    @property
    def own_alignment(self) -> Alignment:
        return OWN_ALIGNMENT[self.faction]

    @property
    def by_player(self) -> bool:
        return self.state.is_player(self.faction)

    def insurgents(self) -> Steps[Faction]:
        """The executing faction; the Government names the one whose pieces are used."""
        if self.faction != GOVERNMENT:
            return self.faction
        named = yield from self._ask("faction", [Option(f"faction:{faction}") for faction in (REFORMERS, NPA)])
        return as_faction(named.value)

    def own_piece(self) -> Steps[Piece]:
        """Return the kind of an own Guerrilla or Activist."""
        faction = yield from self.insurgents()
        return INSURGENT_PIECE[faction]

    # Where

    def holding(self, spaces: Collection[Space], *pieces: Piece) -> list[Space]:
        """The spaces that hold any of these pieces."""
        columns = [self.state.pieces[piece] for piece in pieces]
        return [space for space in spaces if any(column[space] for column in columns)]

    def fullest(self, spaces: Collection[Space], *parts: Part) -> list[Space]:
        """5.1.2: the spaces where the most parts of the text can be carried out; none where none can."""
        done = {space: sum(part(space) for part in parts) for space in spaces}
        most = max(done.values(), default=0)
        return [space for space, count in done.items() if count == most] if most else []

    def choose(self, question: str, spaces: Collection[Space], may_stop: bool = False, **context: Any) -> Steps[Space]:
        """One of the spaces; an empty string if the faction stops or there is none."""
        return (
            yield from ask_space(
                self.faction,
                QUESTIONS[f"event.{question}"],
                spaces,
                may_stop,
                {"card": self.card, "side": self.side, **context},
            )
        )

    def choose_way(self, ways: list[str], faction: Faction = "") -> Steps[str]:
        """One of the alternatives that the text leaves; an empty string if none is possible."""
        if not ways:
            return ""
        chosen = yield from self._ask("way", [Option(f"way:{way}") for way in ways], faction)
        return chosen.value

    def in_each(
        self,
        question: str,
        count: int,
        spaces: Collection[Space],
        parts: tuple[Part, ...],
        act: Act,
        up_to: bool = False,
        scarce: bool = False,
        **context: Any,
    ) -> Steps[list[Space]]:
        """Act in so many different spaces, one after the other; returns them.

        Where all of them have their turn anyhow the order is not asked, unless something is too scarce for all.
        """
        acted: list[Space] = []
        while len(acted) < count:
            left = count - len(acted)
            able = self.fullest([space for space in spaces if space not in acted], *parts)
            if able and len(able) <= left and not (up_to or scarce):
                space = able[0]
            else:
                space = yield from self.choose(question, able, up_to, left=left, of=count, **context)
            if not space:
                break
            yield from asked_by(act(space))
            acted.append(space)
        return acted

    # Tracks and Eligibility

    def aid(self, amount: int) -> None:
        verbs.change_aid(self.state, amount)

    def patronage(self, amount: int) -> None:
        verbs.change_patronage(self.state, amount)

    def resources(self, faction: Faction, amount: int) -> None:
        verbs.change_resources(self.state, faction, amount)

    def stay_eligible(self) -> None:
        stay_eligible(self.state, self.faction)

    def make_ineligible(self, faction: Faction) -> None:
        make_ineligible(self.state, faction)

    @contextmanager
    def bending_rules(self) -> Iterator[None]:
        """5.1.1: what `in_force` has under this card holds for the while."""
        before = self.state.in_force
        self.state.in_force = (*before, self.card)
        try:
            yield
        finally:
            self.state.in_force = before

    # Alignment

    def shift(self, space: Space, towards: Alignment) -> None:
        verbs.shift(self.state, space, towards)

    def set_alignment(self, space: Space, alignment: Alignment) -> None:
        verbs.set_alignment(self.state, space, alignment)

    def not_at(self, alignment: Alignment) -> Part:
        return lambda space: self.state.alignment[space] != alignment

    def shift_spaces(
        self, count: int, spaces: Collection[Space], towards: Alignment, up_to: bool = False
    ) -> Steps[list[Space]]:
        """Shift so many spaces once each; returns them."""
        parts = (self.not_at(towards),)
        shift = partial(self.shift, towards=towards)
        return (yield from self.in_each("shift", count, spaces, parts, shift, up_to, towards=towards))

    def shift_away_from_support(self, *spaces: Space) -> Steps[None]:
        """1.6.2: no alignment is specified, so only a space at Support shifts, and it becomes Neutral."""
        at_support = [space for space in spaces if self.state.alignment[space] == SUPPORT]
        yield from self.shift_spaces(1, at_support, NEUTRAL)

    # Placing

    def can_place(self, piece: Piece, space: Space) -> bool:
        """1.5.1, 1.5.2: only a faction's own pieces may come from elsewhere on the map."""
        if piece in BASES and bases(self.state, space) >= MAX_BASES:
            return False
        if OWNER[piece] != self.faction:
            return self.state.available[STOCK_OF[piece]] > 0
        return can_place(self.state, piece, space)

    def place(self, count: int, piece: Piece, space: Space) -> Steps[None]:
        for _ in range(count):
            if not (yield from self._place_one(piece, space)):
                return

    def place_among(self, count: int, piece: Piece, spaces: Collection[Space], up_to: bool = False) -> Steps[None]:
        """Place so many pieces, each in any of the spaces."""
        for left in range(count, 0, -1):
            able = [space for space in spaces if self.can_place(piece, space)]
            space = yield from self.choose(_placing(piece), able, up_to, piece=STOCK_OF[piece], left=left, of=count)
            if not space or not (yield from self._place_one(piece, space)):
                return

    def place_in_each(
        self, count: int, piece: Piece, spaces: Collection[Space], up_to: bool = False
    ) -> Steps[list[Space]]:
        """Place one piece in each of so many spaces; returns those where it came."""
        arrived: list[Space] = []

        def act(space: Space) -> Steps[None]:
            if (yield from self._place_one(piece, space)):
                arrived.append(space)

        stock = STOCK_OF[piece]
        scarce = self.state.available[stock] < min(count, len(spaces))
        parts = (lambda space: self.can_place(piece, space),)
        yield from self.in_each(_placing(piece), count, spaces, parts, act, up_to, scarce, piece=stock)
        return arrived

    def _place_one(self, piece: Piece, space: Space) -> Steps[bool]:
        if not self.can_place(piece, space):
            return False
        if not self.state.available[STOCK_OF[piece]]:
            took = yield from take_off_map(self.state, self.faction, piece, space, may_stop=True)
            if not took:
                return False
        return verbs.place(self.state, space, piece) == 1

    # Removing

    def removable(self, space: Space, *pieces: Piece) -> list[Piece]:
        """1.5.4: which of these pieces can be removed there now, Bases last."""
        column = self.state.pieces
        return [
            piece
            for piece in pieces
            if column[piece][space]
            and not (piece in BASES and any(column[other][space] for other in _shielding(piece)))
        ]

    def remove(
        self, count: int, spaces: Collection[Space], *pieces: Piece, up_to: bool = False, to: str = AVAILABLE
    ) -> Steps[None]:
        """Remove so many of these pieces, each from any of the spaces."""
        for left in range(count, 0, -1):
            able = [space for space in spaces if self.removable(space, *pieces)]
            space = yield from self.choose("remove", able, up_to, piece=_stocks(pieces), left=left, of=count)
            if not space:
                return
            yield from self.remove_one(space, *pieces, to=to)

    def remove_in_each(self, count: int, spaces: Collection[Space], *pieces: Piece, up_to: bool = False) -> Steps[None]:
        """Remove one of these pieces from each of so many spaces."""
        parts = (lambda space: bool(self.removable(space, *pieces)),)
        yield from self.in_each(
            "remove", count, spaces, parts, lambda space: self.remove_one(space, *pieces), up_to, piece=_stocks(pieces)
        )

    def remove_one(self, space: Space, *pieces: Piece, to: str = AVAILABLE) -> Steps[None]:
        """Remove one of these pieces from the space, if there is any."""
        context = {"card": self.card, "side": self.side, "space": space}
        piece = yield from ask_piece(
            self.faction, questions.EVENT_PIECE, self.removable(space, *pieces), context=context
        )
        if piece:
            verbs.remove(self.state, space, piece, to=to)

    # Moving

    def move(self, piece: Piece, origin: Space, spaces: Collection[Space]) -> Steps[Space]:
        """Move one piece into one of the spaces; returns which."""
        space = yield from self.choose("move_to", spaces, piece=STOCK_OF[piece], origin=origin)
        verbs.move(self.state, origin, space, piece)
        return space

    def activate_all(self, space: Space) -> None:
        verbs.activate(self.state, space, self.state.underground[space])

    # Markers

    def can_put(self, marker: Marker) -> Part:
        return lambda space: verbs.can_put_marker(self.state, space, marker)

    def put_marker(self, marker: Marker, space: Space) -> None:
        """1.8: place it if that is possible."""
        verbs.put_marker(self.state, space, marker)

    def put_markers(self, count: int, marker: Marker, spaces: Collection[Space], up_to: bool = False) -> Steps[None]:
        """Place a marker in each of so many spaces."""
        parts = (self.can_put(marker),)
        yield from self.in_each(marker, count, spaces, parts, lambda space: self.put_marker(marker, space), up_to)

    def take_marker(self, marker: Marker, space: Space) -> None:
        verbs.take_marker(self.state, space, marker)

    def take_markers(
        self, count: int, marker: Marker, spaces: Collection[Space] = SPACES, up_to: bool = False
    ) -> Steps[list[Space]]:
        """Remove such markers from so many spaces; returns which."""
        parts = (lambda space: self.state.marker[space] == marker,)
        take = partial(self.take_marker, marker)
        return (yield from self.in_each("take_marker", count, spaces, parts, take, up_to, marker=marker))

    def _ask(self, question: str, options: list[Option], faction: Faction = "") -> Steps[Option]:
        context = {"card": self.card, "side": self.side}
        return (yield from ask(faction or self.faction, QUESTIONS[f"event.{question}"], options, context))


def _placing(piece: Piece) -> str:
    return "base" if piece in BASES else "place"


def _stocks(pieces: tuple[Piece, ...]) -> str:
    """The kinds of piece as players name them: Guerrillas have no sides there."""
    return "/".join(dict.fromkeys(STOCK_OF[piece] for piece in pieces))


def _shielding(base: Piece) -> list[Piece]:
    return [piece for piece in PIECES_OF[OWNER[base]] if piece != base]
