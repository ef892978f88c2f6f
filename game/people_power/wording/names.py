"""Things have names in the player's language and with the right number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.people_power.board import Faction, Piece, Space, as_piece
from engine.people_power.operations import OPERATIONS
from game.shell.text import tr, words


def space_name(space: Space) -> str:
    return tr(f"space.{space}")


def short_space_name(space: Space) -> str:
    """For where there is little room."""
    short = f"space.{space}.short"
    return tr(short) if words().has(short) else space_name(space)


def faction_name(faction: Faction) -> str:
    return tr(f"faction.{faction}")


def faction_names(factions: Iterable[Faction]) -> str:
    return ", ".join(faction_name(faction) for faction in factions)


def alignment_name(alignment: str) -> str:
    return tr(f"alignment.{alignment}")


def marker_name(marker: str) -> str:
    return tr(f"marker.{marker}")


def card_title(card: int) -> str:
    return tr(f"card.{card}.title")


def action_name(action: str) -> str:
    """It is that of an Operation or a Special Activity."""
    return tr(f"{'operation' if action in OPERATIONS else 'special'}.{action}")


def piece_name(piece: Piece) -> str:
    """It is the name of one of them."""
    return tr(f"piece.{piece}.one")


def counted(count: int, piece: Piece) -> str:
    return f"{count} {tr(f'piece.{piece}.one' if count == 1 else f'piece.{piece}.many')}"


def either_piece(kinds: str) -> str:
    """One piece of any of the kinds that a prompt joins with slashes; of any kind at all where it names none."""
    if not kinds:
        return tr("piece.any")
    return f"1 {joined([piece_name(as_piece(kind)) for kind in kinds.split('/')], 'or')}"


def joined(names: Sequence[str], word: str = "and") -> str:
    """It reads like: a, b and c."""
    if len(names) < 2:
        return "".join(names)
    return tr(f"list.{word}", first=", ".join(names[:-1]), last=names[-1])
