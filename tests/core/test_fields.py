"""The fields of a state: written once, and from that copied, packed and read back under checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.effects import Effect
from engine.core.errors import SaveError
from engine.core.fields import (
    CHANCE,
    Fields,
    chosen,
    column,
    derived,
    flag,
    listed,
    number,
    one_of,
    partial,
    passing,
    several,
    some,
    stored,
    within_step,
)

TOWNS = ("a", "b", "c")


@dataclass(slots=True, eq=False)
class State(Fields):
    chance: Chance = stored(CHANCE)
    effects: list[Effect] = passing(list)
    turn: int = stored(number(1, 7), 1)
    over: bool = stored(flag(), False)
    leader: str = stored(one_of(TOWNS), "a")
    deck: tuple[int, ...] = stored(some(range(9)), (3, 1))
    dice: tuple[int, ...] = stored(several(range(1, 7), 4))
    held: frozenset[str] = stored(chosen(TOWNS), ("c", "a"))
    pairs: tuple[tuple[int, ...], ...] = stored(listed(several(range(3), 2), 3))
    troops: dict[str, int] = stored(column(TOWNS, number(0, 5)), 2)
    hands: dict[str, tuple[int, ...]] = stored(column(TOWNS, some(range(9))))
    boxes: dict[str, int] = stored(partial(TOWNS, number(0, 5)))
    within_a_step: dict[str, int] = within_step(dict)
    first_town: int = derived()

    def derive(self) -> None:
        self.first_town = self.troops["a"]


def a_state() -> State:
    state = State(Chance(5, 2))
    state.turn, state.over, state.leader = 4, True, "b"
    state.dice, state.pairs, state.boxes = (6, 6), ((1, 2), (0,)), {"c": 1, "a": 2}
    state.hands["b"] = (4, 7)
    state.effects.append(Effect())
    return state


def test_every_field_starts_as_it_says() -> None:
    state = State()
    assert (state.turn, state.leader, state.deck, state.held) == (1, "a", (3, 1), {"a", "c"})
    assert (state.troops, state.hands["c"], state.boxes) == ({"a": 2, "b": 2, "c": 2}, (), {})
    assert State().troops is not State().troops
    assert state.first_town == 2


def test_a_copy_is_equal_and_apart() -> None:
    state = a_state()
    state.within_a_step = {"a": 9}
    twin = state.copy()
    assert (twin.pack(), twin.within_a_step, twin.effects) == (state.pack(), {"a": 9}, [])
    assert twin.within_a_step is not state.within_a_step
    twin.troops["a"] = 0
    twin.hands["a"] = (1,)
    twin.boxes["b"] = 5
    twin.chance.roll("any")
    assert (state.troops["a"], state.hands["a"], "b" in state.boxes, state.chance.counter) == (2, (), False, 2)
    assert twin.copy().first_town == 0


def test_what_is_packed_comes_back() -> None:
    state = a_state()
    again = State.unpack(state.pack())
    assert again.pack() == state.pack()
    assert (again.leader, again.dice, again.held, again.boxes) == ("b", (6, 6), {"a", "c"}, {"c": 1, "a": 2})
    assert (again.within_a_step, again.effects, again.first_town) == ({}, [], 2)


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": 8},
        {"turn": True},
        {"turn": "1"},
        {"over": 1},
        {"leader": "d"},
        {"leader": ["a"]},
        {"deck": [1, 1]},
        {"deck": [9]},
        {"deck": "12"},
        {"dice": [1] * 5},
        {"held": ["a", "a"]},
        {"pairs": [[0, 1, 2]]},
        {"troops": [1, 2]},
        {"troops": {"a": 1, "b": 1, "c": 1}},
        {"hands": [[1], [2], 3]},
        {"boxes": [["a", 1], ["a", 2]]},
        {"boxes": [["a"]]},
        {"chance": [-1, 0]},
        {"chance": [1]},
        {"more": 1},
    ],
)
def test_what_a_field_cannot_hold_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SaveError):
        State.unpack(a_state().pack() | wrong)


@pytest.mark.parametrize("data", [None, [], {}, "state", 3])
def test_what_is_no_state_is_refused(data: Any) -> None:
    with pytest.raises(SaveError):
        State.unpack(data)
