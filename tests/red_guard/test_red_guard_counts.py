"""Counts of legal choices on file: a rule that changes by accident changes a number here.

`python -m tests.red_guard.test_red_guard_counts` writes the file anew, for a change that was meant.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from engine import red_guard
from engine.core.chance import Chance
from engine.core.session import Session
from engine.red_guard import GAME, State
from engine.red_guard.components import ATTACK, TILES

ON_FILE = Path(__file__).parent / "counts.json"
PROMPTS = 80
SEEDS = range(12)


def options_along_a_game(seed: int) -> list[int]:
    """How many options each of the first prompts of a random game has, whoever sits at the table."""
    session = Session(GAME, GAME.any_game(Chance(seed)))
    luck = random.Random(seed)
    counts: list[int] = []
    while not session.over and len(counts) < PROMPTS:
        if session.prompt is None:
            session.advance()
            continue
        counts.append(len(session.prompt.options))
        session.choose(luck.choice(session.prompt.options))
    return counts


@pytest.mark.parametrize("seed", SEEDS)
def test_the_number_of_choices_is_the_one_on_file(seed: int) -> None:
    assert options_along_a_game(seed) == json.loads(ON_FILE.read_text(encoding="utf-8"))[str(seed)]


def test_every_answer_of_a_deployment_makes_progress_and_leaves_every_tile_covered() -> None:
    """5.0: each unit moves once at most, and when the moves are over the duty is done as far as it can be."""
    for seed in range(8):
        session = red_guard.new_session(seed=seed)
        luck = random.Random(seed)
        moves: Counter[tuple[int, str]] = Counter()
        while session.state.turn < 4 and session.prompt is not None:
            prompt = session.prompt
            if prompt.ask == "move.unit":
                moves[session.state.turn, prompt.faction] += 1
            elif prompt.ask in ("chairman.tile", "placement.leader"):
                assert covered(session.state, prompt.faction)
            session.choose(luck.choice(prompt.options))
        assert max(moves.values()) <= 30


def covered(state: State, faction: str) -> bool:
    """Every tile has a unit, or there are not enough, or some are frozen beside the Chairman."""
    own = [tile for tile in TILES if state.owner[tile] == faction]
    at_home = sum(len(state.units[tile]) for tile in own)
    enough = at_home + len(state.units[ATTACK[faction]]) >= len(own)
    return all(state.units[tile] for tile in own) or not enough or state.seated in own


def _write() -> None:
    counts = {str(seed): options_along_a_game(seed) for seed in SEEDS}
    rows = (f'"{seed}": {json.dumps(numbers)}' for seed, numbers in counts.items())
    ON_FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    _write()
