"""8.5.7: what non-players keep where they are, and what they bring elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power.board import Faction, Piece, Space
from engine.people_power.bonifacio.moving import Departure, bring
from tests.people_power.non_players import position


@pytest.mark.parametrize(
    ("faction", "space", "content", "piece", "free"),
    [
        ("government", "cebu", {"troops": 3, "active": 2}, "troops", 0),
        ("government", "visayas", {"troops": 3, "active": 2}, "troops", 1),
        ("government", "visayas", {"police": 3, "ref_bases": 1}, "police", 2),
        ("government", "visayas", {"troops": 4, "gov_bases": 1}, "troops", 2),
        ("government", "visayas", {"troops": 1, "gov_bases": 1, "activists": 1}, "troops", 0),
        ("government", "manila", {"police": 4, "activists": 2}, "police", 1),
        ("npa", "visayas", {"underground": 2, "npa_bases": 1, "gov_bases": 1}, "underground", 1),
        ("npa", "cebu", {"underground": 2, "gov_bases": 2}, "underground", 0),
        ("npa", "cebu", {"underground": 2, "ref_bases": 2}, "underground", 1),
        ("npa", "visayas", {"active": 2, "marker": "strike"}, "active", 1),
        ("npa", "visayas", {"underground": 5}, "underground", 2),
        ("reformers", "visayas", {"activists": 4, "police": 2, "ref_bases": 2}, "activists", 2),
        ("reformers", "cebu", {"activists": 2}, "activists", 1),
        ("reformers", "visayas", {"activists": 5}, "activists", 2),
    ],
)
def test_8_5_7_keep(faction: Faction, space: Space, content: dict[str, Any], piece: Piece, free: int) -> None:
    departure = Departure(position({space: content}), faction, space)
    left = 0
    while departure.let_go(piece):
        left += 1
    assert left == free


@pytest.mark.parametrize(
    ("faction", "origin", "space", "content", "brought"),
    [
        ("government", {"troops": 9, "police": 9}, "visayas", {"active": 2}, ["troops", "troops", "police"]),
        ("government", {"troops": 9, "police": 9}, "visayas", {}, ["police", "troops"]),
        ("government", {"troops": 9}, "visayas", {"troops": 3, "police": 1}, []),
        ("npa", {"underground": 9}, "southern_luzon", {"troops": 2}, ["underground"] * 3),
        ("npa", {"underground": 9}, "cebu", {"troops": 2}, ["underground"]),
        ("npa", {"active": 2, "underground": 1}, "southern_luzon", {"alignment": "support"}, ["underground"]),
        ("reformers", {"activists": 9}, "southern_luzon", {"troops": 2, "alignment": "support"}, ["activists"] * 2),
        ("reformers", {"activists": 9}, "southern_luzon", {}, ["activists"] * 3),
    ],
)
def test_8_5_7_bring(
    faction: Faction, origin: dict[str, int], space: Space, content: dict[str, Any], brought: list[str]
) -> None:
    home: Space = "cebu" if space == "visayas" else "visayas"
    board: dict[str, Any] = {home: {**origin, "alignment": "support"}, space: content}
    assert bring(position(board), faction, home, space) == brought
