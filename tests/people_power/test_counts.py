"""Counts of legal choices on file: a rule that changes by accident changes a number here.

`python -m tests.people_power.test_counts` writes the file anew, for a change that was meant.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import people_power
from engine.people_power import PeoplePowerSession
from engine.people_power.board import GOVERNMENT, NPA, REFORMERS, Faction
from tests.people_power.driving import answer, board, stage, turn
from tests.people_power.random_play import seeded_game

ON_FILE = Path(__file__).parent / "counts.json"
PROMPTS = 60
SEEDS = range(24)


def options_along_a_game(seed: int) -> list[int]:
    """How many options each of the first prompts of a random game has."""
    session = seeded_game(seed)
    luck = random.Random(seed)
    counts: list[int] = []
    while session.prompt is not None and len(counts) < PROMPTS:
        counts.append(len(session.prompt.options))
        session.choose(luck.choice(session.prompt.options))
    return counts


def perft(session: PeoplePowerSession, depth: int) -> int:
    """The number of different sequences of so many decisions."""
    if session.prompt is None:
        return 1
    if depth == 1:
        return len(session.prompt.options)
    total = 0
    for option in session.prompt.options:
        branch = session.fork()
        branch.choose(option)
        total += perft(branch, depth - 1)
    return total


def _executing(faction: Faction, operation: str) -> Callable[[], PeoplePowerSession]:
    def begin() -> PeoplePowerSession:
        session = turn(people_power.new_session(seed=1).state.copy(), faction)
        answer(session, "operation", operation)
        return session

    return begin


POSITIONS: dict[str, tuple[Callable[[], PeoplePowerSession], int]] = {
    "standard": (lambda: people_power.new_session("standard", seed=1), 3),
    "extended": (lambda: people_power.new_session("extended", seed=1), 3),
    "personalities": (lambda: people_power.new_session("standard", seed=1, personalities=True), 4),
    **{
        f"{faction} {operation}": (_executing(faction, operation), 3)
        for faction, operations in (
            (GOVERNMENT, ("train", "sweep", "roundup")),
            (REFORMERS, ("recruit", "assemble", "persuade", "protest")),
            (NPA, ("rally", "march", "attack", "terror")),
        )
        for operation in operations
    },
    "civic action": (
        lambda: stage(board({space: {"troops": 1, "police": 1} for space in ("cebu", "davao")}), "civic_action"),
        4,
    ),
    "redeploy": (lambda: stage(board({"cebu": {"police": 2}, "visayas": {"troops": 2, "police": 1}}), "redeploy"), 4),
}


def _on_file() -> dict[str, Any]:
    counts: dict[str, Any] = json.loads(ON_FILE.read_text(encoding="utf-8"))
    return counts


@pytest.mark.parametrize("seed", SEEDS)
def test_options_along_a_game(seed: int) -> None:
    assert options_along_a_game(seed) == _on_file()["games"][str(seed)]


@pytest.mark.parametrize("position", POSITIONS)
def test_perft(position: str) -> None:
    begin, depth = POSITIONS[position]
    assert perft(begin(), depth) == _on_file()["perft"][position]


def regenerate() -> None:
    games = {str(seed): options_along_a_game(seed) for seed in SEEDS}
    counts = {name: perft(begin(), depth) for name, (begin, depth) in POSITIONS.items()}
    lines = [f'    "{seed}": {json.dumps(numbers)}' for seed, numbers in games.items()]
    text = '{\n  "games": {\n' + ",\n".join(lines) + '\n  },\n  "perft": '
    ON_FILE.write_text(text + json.dumps(counts, indent=2).replace("\n", "\n  ") + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    regenerate()
