"""The table as a dict and back, what a seat may see, saves, and the public doors of the package."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import red_guard
from engine.core.errors import SaveError
from engine.red_guard import GAME, stages
from engine.red_guard.summary import ImpossibleBoard
from tests.red_guard.table import answer, at, new_game, table


def test_a_summary_can_be_laid_out_again() -> None:
    state = table(
        {"dazhai": ("red", {"worker": 2})},
        seats=("red", "blue"),
        chaos=40,
        committees=True,
        chairman={"holder": "blue", "tile": "evergreen", "markers": 1},
        red={"attack": {"cadre": 2}, "neutralized": {"pla": 1}, "civil_support": {"pla": 2}, "gone": {"worker": 1}},
        green={"controller": "red", "unplaced": {"pla": 3}, "attack": {}},
        pink={"lost": True, "attack": {}},
    )
    board = red_guard.summary(state)
    assert board["tiles"]["dazhai"] == {"owner": "red", "units": {"worker": 2}}
    assert board["factions"]["green"]["controller"] == "red"
    assert red_guard.summary(red_guard.from_summary(board)) == board


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ({"chaos": 101}, "Chaos is between 0 and 100, not 101."),
        ({"tiles": {"atlantis": {}}}, "There is no tile 'atlantis'."),
        ({"tiles": {"dazhai": {"owner": "black"}}}, "There is no faction 'black' to own dazhai."),
        ({"tiles": {"dazhai": {"units": {"worker": 5}}}}, "No more than 4 units can be at dazhai."),
        ({"tiles": {"dazhai": {"units": {"tank": 1}}}}, "1 'tank' cannot be in dazhai."),
        ({"factions": {"black": {}}}, "There is no faction 'black'."),
        ({"factions": {"red": {"attack": {"pla": 6}}}}, "There are only 5 red.pla."),
        ({"factions": {"red": {"civil_support": {"worker": 1}}}}, "Only PLA units can be in Civil Support."),
        ({"factions": {"red": {"leader": "moon"}}}, "The leader of red cannot be at 'moon'."),
        ({"factions": {"red": {"leader": "dazhai"}}}, "the leader of red at a tile of somebody else"),
        ({"factions": {"red": {"seat": True}}}, "fewer than two seats"),
        ({"factions": {"red": {"controller": "blue"}}}, "red under the control of blue"),
        ({"chairman": {"markers": 4}}, "between 0 and 3 markers"),
        ({"chairman": {"tile": "moon"}}, "neither on a tile nor in the hand"),
        ({"chairman": {"alive": False, "holder": "red"}}, "a Chairman on the table who is dead"),
    ],
)
def test_an_impossible_board_is_refused_with_one_sentence(board: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ImpossibleBoard) as problem:
        red_guard.from_summary(board)
    assert sentence in str(problem.value) and str(problem.value).endswith(".")


def test_a_seat_sees_neither_luck_nor_the_chits_of_others() -> None:
    session = new_game({"red", "blue"}, seed=7, chits=True)
    seen = session.view("red")
    assert seen.chance.seed == 0 and seen.chits["blue"] == 0 and seen.chits["red"] == session.state.chits["red"]
    assert session.state.chance.seed == 7


def test_a_save_is_the_same_game() -> None:
    session = new_game({"red", "blue"}, seed=7, chits=True)
    luck = random.Random(7)
    for _ in range(40):
        assert session.prompt is not None
        session.choose(luck.choice(session.prompt.options))
    loaded = red_guard.load(session.save())
    assert loaded.save() == session.save()
    assert loaded.prompt is not None and session.prompt is not None
    assert loaded.prompt.options == session.prompt.options


def test_undo_takes_back_one_decision() -> None:
    session = new_game({"red", "blue"}, seed=7)
    before = session.save()
    answer(session, "red.pla")
    session.undo()
    assert session.save() == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data | {"chaos": 101},
        lambda data: data | {"stage": "tea"},
        lambda data: data | {"seats": ["red"]},
        lambda data: data | {"waiting": []},
        lambda data: data | {"units": [[], *data["units"][1:]]},
        lambda data: {key: value for key, value in data.items() if key != "owner"},
    ],
)
def test_a_state_that_cannot_be_is_no_save(spoil: Any) -> None:
    state = table({"zhongnanhai": ("red", {"cadre": 1})})
    data = at(state, stages.DEPLOYMENT, "red").state.pack()
    assert GAME.unpack(data)
    with pytest.raises(SaveError):
        GAME.unpack(spoil(data))


def test_a_copy_is_independent() -> None:
    state = table()
    twin = state.copy()
    twin.units["pool"] = ()
    twin.owner["dazhai"] = "red"
    assert state.units["pool"] and state.owner["dazhai"] == "blue"
