"""8.5.5, 8.6: how a non-player answers what the rules ask a player: Events, Acts, Personalities, Foundation."""

from __future__ import annotations

from engine.core.prompts import DONE, Option, Prompt
from engine.people_power.board import (
    GOVERNMENT,
    NPA,
    OWNER,
    REFORMERS,
    SPACES,
    STOCK_OF,
    Faction,
    Piece,
    Space,
)
from engine.people_power.bonifacio.newsmakers import choose_act, choose_personality
from engine.people_power.bonifacio.pieces import enemy_first, order, own_last
from engine.people_power.bonifacio.priorities import COLUMNS, select
from engine.people_power.state import State

COLUMN: dict[str, dict[Faction, str]] = {
    "shift": {GOVERNMENT: "S", REFORMERS: "S", NPA: "S"},
    "set": {GOVERNMENT: "S", REFORMERS: "S", NPA: "S"},
    "neutral": {GOVERNMENT: "S", REFORMERS: "S", NPA: "S"},
    "place": {GOVERNMENT: "C", REFORMERS: "A", NPA: "G"},
    "base": {GOVERNMENT: "C", REFORMERS: "B", NPA: "B"},
    "foundation": {REFORMERS: "B"},
    "remove": {GOVERNMENT: "R", REFORMERS: "R", NPA: "R"},
    "replace": {GOVERNMENT: "R", REFORMERS: "R", NPA: "R"},
    "activate": {GOVERNMENT: "R", REFORMERS: "R", NPA: "R"},
    "take_marker": {GOVERNMENT: "R", REFORMERS: "R", NPA: "R"},
    "terror": {GOVERNMENT: "T", REFORMERS: "R", NPA: "T"},
    "protest": {GOVERNMENT: "R", REFORMERS: "P", NPA: "R"},
    "strike": {GOVERNMENT: "R", REFORMERS: "R", NPA: "S"},
    "move_from": {GOVERNMENT: "D", REFORMERS: "D", NPA: "M"},
    "move_to": {GOVERNMENT: "D", REFORMERS: "D", NPA: "M"},
}
"""8.5.6: the column of the space selection table that fits what is asked."""

STOCK_OWNER = {STOCK_OF[piece]: owner for piece, owner in OWNER.items()}


def answer(state: State, prompt: Prompt, column: str = "") -> Option:
    """The option that the tables lead to; `column` overrides the one that fits the question (8.5.5)."""
    subject, _, verb = prompt.ask.partition(".")
    if prompt.ask == "personality.choose":
        return Option(f"card:{choose_personality(state, prompt.faction)}")
    if prompt.ask == "act.choose":
        return Option(f"card:{choose_act(state, prompt.faction)}")
    if subject == "foundation":
        verb = "foundation"
    kind = prompt.options[0].kind
    if kind == "space":
        return _space(state, prompt, verb, column)
    if kind in ("piece", "piece_in"):
        return _piece(state, prompt, verb, column)
    if kind == "count":
        return max((o for o in prompt.options if o.kind == "count"), key=lambda option: int(option.value))
    return _first_useful(state, prompt)


def column_for(prompt: Prompt) -> str:
    """The column that fits what the prompt asks; empty if it is not about spaces."""
    verb = prompt.ask.partition(".")[2]
    return COLUMN.get(verb, {}).get(prompt.faction, "")


def _space(state: State, prompt: Prompt, verb: str, column: str) -> Option:
    faction = prompt.faction
    spaces = [option.value for option in prompt.options if option.kind == "space"]
    own = _stocks_asked(prompt) if _asks_only_of(prompt, faction) else []
    removing = verb in ("remove", "replace")
    if DONE in prompt.options and _harmful(prompt, verb):
        # 8.5.5: when it may choose, a non-player removes no own pieces and places no others'.
        return DONE
    if own and removing:
        # 8.2.1: own pieces are taken from where most of them are.
        most = max(_own_pieces(state, own, space) for space in spaces)
        fullest = [space for space in spaces if _own_pieces(state, own, space) == most]
        return Option(f"space:{state.chance.pick('tie.own', fullest)}")
    fitting = column or COLUMN.get(verb, {}).get(faction, "R")
    return Option(f"space:{select(state, faction, fitting, spaces, verb)}")


def _harmful(prompt: Prompt, verb: str) -> bool:
    if verb in ("remove", "replace"):
        return _asks_only_of(prompt, prompt.faction)
    return verb in ("place", "base") and bool(_stocks_asked(prompt)) and not _asks_only_of(prompt, prompt.faction)


def _stocks_asked(prompt: Prompt) -> list[Piece]:
    """The kinds of piece that the question is about, `guerrillas/activists`."""
    named: str = prompt.context.get("piece", "")
    return named.split("/") if named else []


def _asks_only_of(prompt: Prompt, faction: Faction) -> bool:
    stocks = _stocks_asked(prompt)
    return bool(stocks) and all(STOCK_OWNER[stock] == faction for stock in stocks)


def _own_pieces(state: State, stocks: list[Piece], space: Space) -> int:
    return sum(state.pieces[piece][space] for piece, stock in STOCK_OF.items() if stock in stocks)


def _piece(state: State, prompt: Prompt, verb: str, column: str) -> Option:
    """8.5.8: an enemy piece to remove, an own piece to place or move."""
    faction = prompt.faction
    if prompt.options[0].kind == "piece_in":
        return _piece_in(state, prompt, column)
    pieces: list[Piece] = [option.value for option in prompt.options if option.kind == "piece"]
    if verb in ("place", "base"):
        own = [piece for piece in order(faction) if piece in pieces and OWNER[piece] == faction]
        chosen = own or ([] if DONE in prompt.options else pieces)
    else:
        chosen = enemy_first(state, faction, pieces)
        if not chosen and DONE not in prompt.options:
            chosen = own_last(faction, pieces)
    return Option(f"piece:{chosen[0]}") if chosen else DONE


def _piece_in(state: State, prompt: Prompt, column: str) -> Option:
    """A piece somewhere: the space by the table, then the piece by the table of pieces."""
    faction = prompt.faction
    places: dict[str, list[Piece]] = {}
    for option in prompt.options:
        if option.kind == "piece_in":
            space, _, piece = option.value.partition(":")
            places.setdefault(space, []).append(piece)
    hostile = {space: enemy_first(state, faction, pieces) for space, pieces in places.items()}
    hostile = {space: pieces for space, pieces in hostile.items() if pieces}
    if hostile:
        space = select(state, faction, column or "R", [s for s in SPACES if s in hostile], "remove")
        return Option(f"piece_in:{space}:{hostile[space][0]}")
    if DONE in prompt.options:
        return DONE
    space = max(places, key=lambda s: sum(state.pieces[piece][s] for piece in places[s]))
    return Option(f"piece_in:{space}:{own_last(faction, places[space])[0]}")


def _first_useful(state: State, prompt: Prompt) -> Option:
    """8.9: the first option, reading from top to bottom."""
    return next((option for option in prompt.options if option is not DONE), DONE)


def leftmost(faction: Faction, columns: set[str]) -> str:
    """8.5.5: the leftmost of the columns in the faction's table."""
    return min(columns, key=COLUMNS[faction].index) if columns else ""
