"""Saves by a hostile author on the window's pages: a few here; `tools/checks/hostile_saves.py` tries many."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgpack
import pygame
import pytest

from engine.core.errors import SaveError
from engine.core.session import Session
from engine.red_guard import GAME
from tests.box import GAMES
from tests.hostile_pages import Pages
from tests.promises import any_game
from tests.sealing import content_of, sealed

SAVES = int(os.environ.get("HOSTILE_PAGES", "6"))


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[Pages]:
    pygame.display.init()
    pygame.font.init()
    opened = Pages(tmp_path)
    yield opened
    opened.close()


@pytest.mark.parametrize("key", GAMES)
def test_what_is_accepted_can_be_looked_at_on_every_page(pages: Pages, key: str) -> None:
    accepted = [pages.look_at(key, pages.hostile_save(key, seed), seed) for seed in range(SAVES)]
    assert any(accepted)


def after_an_event(event: int) -> bytes:
    session = any_game("red_guard", 1)
    while not session.state.event:
        session.choose(session.prompt.options[0]) if session.prompt else session.advance()
    whole = msgpack.unpackb(content_of(session.save()))
    whole["body"]["last"]["event"] = event
    return sealed(msgpack.packb(whole))


@pytest.mark.parametrize("event", [20, 7, 1, 67])
def test_an_event_that_no_dice_can_roll_is_not_accepted(event: int) -> None:
    """28.9: it has neither words nor a picture."""
    assert Session.load(GAME, after_an_event(21))
    with pytest.raises(SaveError):
        Session.load(GAME, after_an_event(event))
