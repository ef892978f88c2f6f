"""8.5.5: Effective Events, found by trying them out."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.prompts import DONE
from engine.people_power.board import Faction
from engine.people_power.events.effective import Answer, first_option, of_use, try_out
from engine.people_power.state import State
from tests.people_power.event_driver import position

PROTEST = {"activists": 1, "marker": "protest"}
STRIKE = {"active": 1, "marker": "strike"}

CASES: list[tuple[str, str, int, str, dict[str, Any], bool]] = [
    # Government: adds
    ("patronage", "government", 20, "unshaded", {}, True),
    ("patronage at its end", "government", 26, "unshaded", {"patronage": 40}, False),
    ("cubes", "government", 29, "unshaded", {}, True),
    ("support", "government", 25, "unshaded", {}, True),
    ("only aid", "government", 25, "unshaded", {"manila": {"alignment": "support"}}, False),
    ("a sweep", "government", 30, "unshaded", {"manila": {"troops": 2}}, True),
    ("a charm", "government", 31, "unshaded", {"manila": {"police": 1}}, True),
    ("no charm", "government", 31, "unshaded", {"patronage": 0, "manila": {"police": 1}}, False),
    # Government: removes
    ("opposition", "government", 15, "unshaded", {"cebu": {"alignment": "opposition"}}, True),
    ("enemy pieces", "government", 9, "unshaded", {"visayas": {"activists": 1}}, True),
    ("no enemy pieces", "government", 9, "unshaded", {"manila": {"activists": 1}}, False),
    ("strikes", "government", 3, "unshaded", {"cebu": STRIKE}, True),
    ("resources of a player", "government", 11, "unshaded", {"humans": {"reformers"}}, True),
    ("a non-player has none", "government", 11, "unshaded", {"humans": {"npa"}}, False),
    # Reformers
    ("opposition", "reformers", 11, "shaded", {}, True),
    ("opposition already", "reformers", 17, "shaded", {"cebu": {"activists": 1, "alignment": "opposition"}}, False),
    ("own pieces", "reformers", 35, "shaded", {}, True),
    ("protests", "reformers", 10, "shaded", {"patronage": 0, "cebu": {"activists": 1}}, True),
    ("patronage", "reformers", 19, "shaded", {}, True),
    ("no patronage", "reformers", 19, "shaded", {"patronage": 0}, False),
    ("cubes", "reformers", 5, "shaded", {"manila": {"troops": 1}}, True),
    ("aid alone", "reformers", 5, "shaded", {}, False),
    ("set and shifted back", "reformers", 16, "shaded", {"visayas": {"alignment": "resistance"}}, True),
    # NPA
    ("resistance", "npa", 3, "shaded", {"cebu": STRIKE}, True),
    ("strikes", "npa", 3, "shaded", {"cebu": {"active": 1, "alignment": "resistance"}}, True),
    ("nothing left to win", "npa", 3, "shaded", {"cebu": {**STRIKE, "alignment": "resistance"}}, False),
    ("police", "npa", 7, "shaded", {"manila": {"police": 1}}, True),
    ("no aid to count", "npa", 7, "shaded", {"aid": 1, "manila": {"police": 1}}, False),
    ("own pieces", "npa", 36, "shaded", {}, True),
    ("a rally", "npa", 27, "shaded", {}, True),
]


def effective(state: State, faction: Faction, card: int, side: str, answer: Answer = first_option) -> bool:
    """Executing that side would be of use to the faction."""
    return of_use(state, try_out(state, faction, card, side, answer), faction)


@pytest.mark.parametrize(("what", "faction", "card", "side", "board", "useful"), CASES)
def test_8_5_5_effective(
    what: str, faction: Faction, card: int, side: str, board: dict[str, Any], useful: bool
) -> None:
    assert effective(position(**board), faction, card, side) is useful


def test_8_5_5_trying_out_leaves_the_game_as_it_was() -> None:
    state = position(manila={"troops": 2}, cebu=PROTEST)
    before = state.pack()
    effective(state, "government", 8, "unshaded")
    assert (state.pack(), state.effects) == (before, [])


def test_8_5_5_the_answers_decide() -> None:
    state = position(visayas={"activists": 1})
    assert not effective(state, "government", 9, "unshaded", answer=lambda state, prompt: DONE)
