"""What the text client says: the board, and a non-player's thoughts, so that one with the paper parts could follow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.effects import Effect
from engine.core.prompts import Option
from engine.people_power import stages
from engine.people_power.board import FACTIONS, GOVERNMENT, NPA, PIECES, POPULATION, REFORMERS, SPACES, STOCKS, Faction
from engine.people_power.cards import faction_order
from engine.people_power.effects import Activation, Decided, Drew, Preferred, Questioned, Skipped
from engine.people_power.events import SIDES
from engine.people_power.state import State, control
from engine.people_power.victory import margin, victory_total
from engine.teller import ASSETS, Teller

Name = Callable[[str, str], str]
"""It gives the word for a key of a kind: `name("space", "manila")`."""

COLUMN_TITLES = {
    GOVERNMENT: {
        "S": "Shift towards Support",
        "E": "Enrich",
        "C": "Place Cubes",
        "T": "Place Terror",
        "D": "Sweep Destination",
        "R": "Remove or Replace",
    },
    REFORMERS: {
        "S": "Shift towards Opposition",
        "B": "Place Bases",
        "A": "Place Activists",
        "P": "Protest",
        "U": "Persuade",
        "D": "Assemble Destination",
        "R": "Remove or Replace",
    },
    NPA: {
        "S": "Shift towards Resistance",
        "B": "Place Bases",
        "G": "Place Guerrillas",
        "T": "Place Terror",
        "A": "Attack",
        "M": "March Destination",
        "R": "Remove or Replace",
    },
}

DECISIONS = {
    "event": "the Event",
    "op_special": "an Operation and a Special Activity",
    "limited": "a Limited Operation",
}


def thought(effect: Any, name: Name) -> str:
    """One line with its rule number; empty if the Effect is no thought."""
    teller = _TELLERS.get(type(effect))
    return teller(effect, name) if teller else ""


def _decided(effect: Decided, name: Name) -> str:
    return f"8.5.2 {name('faction', effect.faction)} ({_words(effect.row)}): {DECISIONS[effect.decision]}"


def _drew(effect: Drew, name: Name) -> str:
    turned = len(effect.side) == 2
    return f"8.5.3 {'turns to' if turned else 'draws card'} {effect.side}"


def _questioned(effect: Questioned, name: Name) -> str:
    dice = "" if effect.rolled is None else f" (rolled {effect.rolled} against {effect.against})"
    return f"8.5.3 {effect.side}: {_words(effect.question)}?{dice} {'yes' if effect.answer else 'no'}"


def _preferred(effect: Preferred, name: Name) -> str:
    why = ", ".join(_words(row) for row in effect.rows) or "the only one"
    title = COLUMN_TITLES[effect.faction][effect.column]
    return f"8.5.6 {title}: {name('space', effect.space)} ({why})"


def _activation(effect: Activation, name: Name) -> str:
    outcome = "another space" if effect.passed else "no further space"
    return f"8.5.4 rolled {effect.rolled} against Activation Number {effect.number}: {outcome}"


def _skipped(effect: Skipped, name: Name) -> str:
    return f"{effect.rule} skips {_words(effect.instruction)}: {_words(effect.reason)}"


def _words(key: str) -> str:
    return key.replace("_", " ").replace(":", " ")


_TELLERS: dict[type[Any], Callable[[Any, Name], str]] = {
    Decided: _decided,
    Drew: _drew,
    Questioned: _questioned,
    Preferred: _preferred,
    Activation: _activation,
    Skipped: _skipped,
}


SHORT = {
    "troops": "Trp",
    "police": "Pol",
    "gov_bases": "GovB",
    "activists": "Act",
    "ref_bases": "RefB",
    "underground": "Undg",
    "active": "Actv",
    "npa_bases": "NpaB",
}


class PeoplePowerTeller(Teller):
    """It tells the board as a table, the tracks, and the card with its two sides."""

    named = ("space", "faction", "operation", "special", "marker", "phase", "box", "piece")

    def board(self, state: State) -> Iterable[str]:
        yield _row("", "Pop", *(SHORT[piece] for piece in PIECES), "alignment", "marker", "control")
        for space in SPACES:
            counts = (str(state.pieces[piece][space] or ".") for piece in PIECES)
            marks = (state.alignment[space], state.marker[space] or "-", control(state, space) or "-")
            yield _row(self.name("space", space), str(POPULATION[space]), *counts, *marks)
        yield "Available: " + ", ".join(f"{state.available[stock]} {stock}" for stock in STOCKS)
        yield f"Aid {state.aid}, Patronage {state.patronage}, " + ", ".join(self._standing(state))
        yield from self._sequence(state)

    def effect(self, effect: Effect) -> str:
        return thought(effect, self.name) or super().effect(effect)

    def part(self, field: str, value: Any) -> str:
        return self._card(value) if field == "card" else super().part(field, value)

    def option(self, option: Option) -> str:
        return self._card(int(option.value)) if option.kind == "card" else ""

    def _standing(self, state: State) -> Iterable[str]:
        for faction in FACTIONS:
            purse = f"{state.resources[faction]} Resources" if state.is_player(faction) else "Non-player"
            total, ahead = victory_total(state, faction), margin(state, faction)
            yield f"{self.name('faction', faction)}: {purse}, total {total} (margin {ahead:+d})"

    def _sequence(self, state: State) -> Iterable[str]:
        in_play = [state.election, *state.personalities.values()]
        yield "In play: " + ", ".join(self._card(card) for card in in_play if card)
        if state.stage != stages.TURN:
            yield f"Election Round, phase: {self.name('phase', state.stage)}"
            return
        order = ", ".join(self._place(state, faction) for faction in faction_order(state.card))
        yield f"Card {self._card(state.card)}, number {len(state.played)}: {order}"
        for side in SIDES:
            if text := self.words.get(f"card.{state.card}.{side}"):
                yield f"  {side}: {text}"

    def _place(self, state: State, faction: Faction) -> str:
        box = state.boxes.get(faction)
        where = self.name("box", box) if box else "to act" if faction in state.waiting else "Ineligible"
        return f"{self.name('faction', faction)} ({where})"

    def _card(self, card: int) -> str:
        title = self.words.get(f"card.{card}.title")
        return f"#{card} {title}" if title else f"#{card}"


def _row(name: str, population: str, *cells: str) -> str:
    *counts, alignment, marker, controlled = cells
    columns = "".join(f"{count:>5}" for count in counts)
    return f"{name:<17}{population:>3} {columns}  {alignment:<11} {marker:<8} {controlled}"


TELLER = PeoplePowerTeller(ASSETS / "text/en")
