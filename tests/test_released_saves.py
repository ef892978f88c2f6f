"""Saves are a promise: whatever a released version wrote, this one opens, saves again and plays to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games
from engine.core.chance import Chance
from engine.core.players import at_random, playing

ALL = Path(__file__).parent / "saves"
RELEASED = sorted(ALL.glob("v*/*.save"))
BOX = [key for key, package in games.PACKAGES.items() if package.startswith("engine.")]
"""The games that were released: the miniature one of the tests is not."""


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_released_save_loads_and_goes_on(path: Path) -> None:
    session = games.load(path.read_bytes())
    assert session.game.broken_rule(session.state) == ""
    assert games.load(session.save()).save() == session.save()
    for _ in playing(session, at_random(Chance(1))):
        pass
    assert session.outcome is not None


@pytest.mark.parametrize("game", BOX)
def test_every_game_has_saves_of_its_releases(game: str) -> None:
    assert len([path for path in RELEASED if path.name.startswith(game)]) >= 8
