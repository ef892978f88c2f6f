"""Saves are a promise: whatever a released version wrote, this one opens, saves again and plays to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games
from engine.core.chance import Chance
from engine.core.players import at_random, playing

ALL = Path(__file__).parent / "saves"
RELEASED = sorted(ALL.glob("v*/*.save"))
BOX = {"v1_0_0": ("people_power", "filipinas", "red_guard")}
"""Which games each release had, as it went out. People Power's saves of 0.9.0 lie with its own tests."""


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_released_save_loads_and_goes_on(path: Path) -> None:
    session = games.load(path.read_bytes())
    assert session.game.broken_rule(session.state) == ""
    assert games.load(session.save()).save() == session.save()
    for _ in playing(session, at_random(Chance(1))):
        pass
    assert session.outcome is not None


@pytest.mark.parametrize("release", BOX)
def test_every_game_has_saves_of_its_releases(release: str) -> None:
    for game in BOX[release]:
        assert len([path for path in RELEASED if path.match(f"{release}/{game}_*")]) >= 8, game


def test_every_release_is_told_here() -> None:
    assert {path.parent.name for path in RELEASED} == BOX.keys()
