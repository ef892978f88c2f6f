"""What a game adds to its State in one place reaches everything that follows from it, and older saves still load."""

from __future__ import annotations

from dataclasses import dataclass, make_dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.core import saves
from engine.core.errors import SaveError, UnknownOption
from engine.core.fields import Fields, column, flag, number, setting, stored, table
from engine.core.rules import read_settings
from engine.core.session import Session
from game.table.kit.edition import edition_of
from game.table.scene.rematch import Agreement
from game.table.scenes.setup import SetupScene
from tests.box import GAMES
from tests.mini import State, Tricks
from tests.mini.window import KIT
from tests.shell_window import PlainFront, open_app

TESTS = Path(__file__).parents[1]
SAVES = sorted([*TESTS.glob("saves/**/*.save"), *TESTS.glob("people_power/saves/*.save")])


@dataclass(slots=True, eq=False)
class StateOfToday(State):
    """The miniature game with a house rule and a field that its first version did not have."""

    blind: bool = setting(later=True)
    laps: int = setting("rounds", (1, 2, 3), 2, later=True)
    shuffled: bool = stored(flag(), True, later=True)


class TricksOfToday(Tricks):
    state = StateOfToday


OF_TODAY = replace(KIT, game=TricksOfToday())


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_field_that_is_added_later_leaves_every_save_loading(path: Path) -> None:
    """Each game's own State gets one more field, as a contributor would add it."""
    data = path.read_bytes()
    game: Any = games.find(saves.game_of(data))
    grown = make_dataclass("State", [("added", bool, stored(flag(), True, later=True))], bases=(game.state,), eq=False)
    first = saves.unpack(game.key, data)["first"]
    today = type("Today", (type(game),), {"state": grown})()
    assert today.unpack(first).added is True
    assert today.unpack(today.pack(today.unpack(first))).added is True


def test_a_field_that_is_not_marked_may_not_be_missing() -> None:
    @dataclass(slots=True, eq=False)
    class Forgetful(State):
        added: bool = stored(flag(), True)

    with pytest.raises(SaveError):
        Forgetful.unpack(State().pack())


def test_what_came_later_is_checked_where_it_is_told() -> None:
    with pytest.raises(SaveError):
        StateOfToday.unpack(StateOfToday().pack() | {"laps": 9})
    with pytest.raises(SaveError):
        StateOfToday.unpack(StateOfToday().pack() | {"laps_and_laps": 1})


def test_a_setting_is_offered_checked_kept_and_saved() -> None:
    game = TricksOfToday()
    assert [(one.key, one.values, one.default) for one in game.settings] == [
        ("playing", (2, 3, 4, 5, 6), 2),
        ("no_take_backs", (False, True), False),
        ("blind", (False, True), False),
        ("rounds", (1, 2, 3), 2),
    ]
    state: Any = game.set_up("tricks", {"ant"}, 1, rounds=3, blind=True)
    assert (state.laps, state.blind) == (3, True)
    again = Session.load(game, Session(game, state).save())
    assert game.settings_of(again.state) == (
        "tricks",
        {"playing": 2, "no_take_backs": False, "blind": True, "rounds": 3},
    )
    for wrong in ({"rounds": 4}, {"blind": 1}, {"laps": 2}):
        with pytest.raises(UnknownOption):
            game.set_up("tricks", {"ant"}, 1, **wrong)


def test_a_setting_comes_back_in_a_rematch_and_out_of_a_summary() -> None:
    kit = OF_TODAY
    session = kit.new_session("tricks", {"ant"}, 1, rounds=1, blind=True)
    again = Agreement.of(kit, session).begin(kit)
    assert (again.state.laps, again.state.blind) == (1, True)
    copy = StateOfToday()
    read_settings(copy, kit.game.settings_of(session.state)[1])
    assert (copy.laps, copy.blind) == (1, True)


def test_a_setting_stands_in_the_scene_of_a_new_game(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=edition_of("mini", lambda: OF_TODAY, PlainFront))
    scene = SetupScene(app, OF_TODAY)
    app.push(scene)
    assert {"playing", "blind", "rounds"} <= scene.groups.keys()


@pytest.mark.parametrize("key", GAMES)
def test_a_summary_tells_every_setting_and_gives_it_back(key: str) -> None:
    game: Any = games.find(key)
    package: Any = import_module(games.PACKAGES[key])
    switches = {one.key: one.values[-1 if one.default == one.values[0] else 0] for one in game.settings}
    switches = {name: value for name, value in switches.items() if name not in game.seats}
    state = game.set_up(game.scenarios[0], game.seats, 1, **switches)
    told = package.summary(state)
    if key == "red_guard":
        told = {"options": told["options"]}
    assert game.settings_of(package.from_summary(told))[1].items() >= switches.items()


def test_a_table_is_copied_row_by_row_and_read_back() -> None:
    horses, carts = column("ab", number(0, 3)), column("ab", number(0, 1))

    @dataclass(slots=True, eq=False)
    class Board(Fields):
        pieces: dict[str, dict[str, int]] = stored(table({"horse": horses, "cart": carts}), 0)

    board = Board()
    board.pieces["horse"]["a"] = 3
    twin = board.copy()
    twin.pieces["horse"]["a"] = 1
    assert board.pack() == {"pieces": [[3, 0], [0, 0]]}
    assert Board.unpack(board.pack()).pieces == {"horse": {"a": 3, "b": 0}, "cart": {"a": 0, "b": 0}}
    for wrong in ([[3, 0]], [[3, 0], [2, 0]], {"horse": [3, 0]}, [[3], [0]]):
        with pytest.raises(SaveError):
            Board.unpack({"pieces": wrong})
