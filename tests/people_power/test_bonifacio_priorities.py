"""8.5.6: every column of the three tables, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power.board import Faction, as_space
from engine.people_power.bonifacio.priorities import COLUMNS, ROWS, select
from engine.people_power.effects import Preferred
from tests.people_power.non_players import position, told

# faction, column, what is in the spaces, which are candidates, the choice, the rows that decided
CASES: list[tuple[str, str, dict[str, dict[str, Any]], str, tuple[str, ...]]] = [
    # NPA
    ("npa", "S", {"davao": {"alignment": "resistance"}, "visayas": {}}, "visayas", ("not_resistance",)),
    ("npa", "S", {"davao": {}, "visayas": {}}, "davao", ("most_population",)),
    ("npa", "S", {"davao": {"alignment": "support"}, "cebu": {}}, "davao", ("support",)),
    ("npa", "B", {"davao": {"active": 2}, "cebu": {"underground": 3}}, "cebu", ("most_guerrillas",)),
    ("npa", "B", {"davao": {"active": 2, "troops": 1}, "cebu": {"active": 2}}, "cebu", ("fewest_government_pieces",)),
    ("npa", "G", {"davao": {"npa_bases": 1}, "cebu": {"troops": 2}}, "davao", ("vulnerable_npa_base",)),
    ("npa", "G", {"davao": {"gov_bases": 1}, "cebu": {"troops": 2}}, "davao", ("vulnerable_government_base",)),
    ("npa", "G", {"davao": {}, "cebu": {"troops": 2}}, "cebu", ("government_control",)),
    ("npa", "T", {"davao": {}, "visayas": {}}, "visayas", ("countryside",)),
    ("npa", "A", {"davao": {"active": 3}, "cebu": {"active": 4}}, "cebu", ("most_guerrillas",)),
    ("npa", "M", {"davao": {"alignment": "opposition"}, "cebu": {}}, "cebu", ("neutral",)),
    ("npa", "R", {"davao": {"npa_bases": 1}, "cebu": {}}, "davao", ("most_npa_bases",)),
    # Reformers
    ("reformers", "S", {"davao": {"alignment": "opposition"}, "visayas": {}}, "visayas", ("not_opposition",)),
    ("reformers", "B", {"davao": {"activists": 2}, "cebu": {"activists": 3}}, "cebu", ("most_activists",)),
    ("reformers", "A", {"manila": {}, "visayas": {"troops": 1}}, "visayas", ("government_control",)),
    ("reformers", "A", {"davao": {"ref_bases": 1}, "manila": {}}, "davao", ("vulnerable_reformer_base",)),
    ("reformers", "P", {"davao": {"activists": 1}, "cebu": {"activists": 2}}, "cebu", ("most_activists",)),
    ("reformers", "P", {"davao": {"alignment": "support"}, "cebu": {}}, "davao", ("support",)),
    ("reformers", "U", {"davao": {"active": 3, "troops": 1}, "cebu": {}}, "cebu", ("fewest_government_pieces",)),
    ("reformers", "D", {"davao": {"alignment": "resistance"}, "cebu": {}}, "cebu", ("neutral",)),
    ("reformers", "R", {"davao": {"alignment": "support"}, "cebu": {}}, "davao", ("support",)),
    # Government
    ("government", "S", {"davao": {"alignment": "resistance"}, "cebu": {}}, "cebu", ("neutral",)),
    ("government", "S", {"davao": {"activists": 1}, "cebu": {}}, "cebu", ("fewest_enemy_pieces",)),
    ("government", "E", {"davao": {"activists": 1}, "cebu": {}}, "davao", ("most_enemy_pieces",)),
    ("government", "C", {"davao": {}, "cebu": {"troops": 2}}, "davao", ("no_government_control",)),
    ("government", "C", {"visayas": {"npa_bases": 1}, "davao": {}}, "visayas", ("vulnerable_base",)),
    ("government", "T", {"davao": {"active": 1}, "cebu": {}}, "davao", ("most_enemy_pieces",)),
    ("government", "D", {"davao": {"active": 1}, "cebu": {}}, "cebu", ("fewest_enemy_pieces",)),
    ("government", "R", {"davao": {"active": 2}, "cebu": {"troops": 3}}, "davao", ("no_government_control",)),
]  # fmt: skip


@pytest.mark.parametrize(("faction", "column", "spaces", "choice", "rows"), CASES)
def test_8_5_6_column(faction: Faction, column: str, spaces: Any, choice: str, rows: tuple[str, ...]) -> None:
    state = position(spaces)
    assert select(state, faction, column, map(as_space, spaces), "test") == choice
    assert told(state, Preferred)[-1].rows[: len(rows)] == rows


def test_8_5_6_every_column_has_its_case() -> None:
    tried = {(faction, column) for faction, column, *_ in CASES}
    assert tried == {(faction, column) for faction in COLUMNS for column in COLUMNS[faction]}
    for faction, rows in ROWS.items():
        assert {column for row in rows for column in row.columns} == set(COLUMNS[faction])


@pytest.mark.parametrize(
    ("faction", "player", "column", "hostile"),
    [
        ("npa", "reformers", "S", "opposition"),
        ("reformers", "npa", "S", "resistance"),
        ("government", "reformers", "S", "opposition"),
        ("government", "npa", "T", "resistance"),
    ],
)
def test_8_5_6_a_row_in_red_counts_only_against_a_player(
    faction: Faction, player: Faction, column: str, hostile: str
) -> None:
    spaces = {"davao": {"alignment": hostile}, "cebu": {"alignment": "neutral"}}
    against_player = position(spaces, humans={player})
    assert select(against_player, faction, column, map(as_space, spaces), "test") == "davao"
    against_none = position(spaces, luck={"tie.test": ["cebu"]})
    assert select(against_none, faction, column, map(as_space, spaces), "test") == "cebu"


def test_8_5_6_most_guerrillas_does_not_count_for_an_ambush() -> None:
    spaces = {"visayas": {"active": 4, "troops": 4}, "davao": {"active": 1, "troops": 1}}
    assert select(position(spaces), "npa", "A", map(as_space, spaces), "test") == "visayas"
    assert select(position(spaces), "npa", "A", map(as_space, spaces), "test", ambushing=True) == "davao"


def test_8_5_6_chance_decides_among_equals_and_says_so() -> None:
    state = position({}, luck={"tie.test": ["davao"]})
    assert select(state, "npa", "S", ["cebu", "davao"], "test") == "davao"
    assert told(state, Preferred)[-1].rows == ("random",)
