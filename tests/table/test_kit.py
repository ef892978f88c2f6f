"""A kit is a few rooms, each small enough to be read at once."""

from typing import Any

import pytest

from game.table.kit.asking import Asking
from game.table.kit.library import Library
from game.table.kit.previewing import Previewing
from game.table.kit.set_up import SetUp
from game.table.kit.showing import Showing
from game.table.kit.telling import Telling
from tests.box import GAMES, kit_of
from tests.mini import window

MOST = 15
"""Members that a room may have."""
ROOMS: dict[str, Any] = {
    "showing": Showing,
    "asking": Asking,
    "previewing": Previewing,
    "telling": Telling,
    "set_up": SetUp,
    "library": Library,
}


def members(of: Any) -> set[str]:
    return {name for name in dir(of) if not name.startswith("_")}


@pytest.mark.parametrize("of", [window.KIT, *ROOMS.values()])
def test_neither_a_kit_nor_a_room_has_more_than_fifteen_members(of: Any) -> None:
    assert 5 < len(members(of)) <= MOST


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_no_more_in_a_room_than_the_table_asks_for(game: str) -> None:
    kit = kit_of(game)
    for name, room in ROOMS.items():
        assert members(getattr(kit, name)) == members(room), name


def test_the_miniature_game_leaves_half_of_the_rooms_as_they_are() -> None:
    left = [name for name, room in ROOMS.items() if type(getattr(window.KIT, name)) is room]
    assert left == ["telling", "set_up", "library"]
