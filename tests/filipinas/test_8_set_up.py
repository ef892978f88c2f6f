"""8: set-up, and what can be agreed on."""

from __future__ import annotations

import pytest

from engine import filipinas
from engine.core.errors import UnknownOption
from engine.filipinas.deck import AMERICAN_DECK, MAIN_DECK
from engine.filipinas.state import State


@pytest.fixture
def state() -> State:
    return filipinas.new_session(seed=1896).state


def test_8_forces(state: State) -> None:
    on_map = {place: stacks for place, stacks in state.stacks.items() if stacks and not place.endswith("troops")}
    assert on_map == {
        "manila": (("desierto",), ("magdiwan", "bonifacio")),
        "cavite": (("cavite_corps", "aguinaldo"),),
        "manila_city": (("blanco",),),
        "cavite_city": (("asia_fleet", "montojo"),),
        "mindanao": (("mindanao_1",),),
    }
    assert state.strength["desierto"] == state.strength["mindanao_1"] == 2
    assert state.strength["magdiwan"] == state.strength["cavite_corps"] == 1


def test_8_tracks(state: State) -> None:
    assert state.points == {"spain": 7, "filipinos": 5}
    assert (state.turn, state.morale, state.us, state.government) == (1, 10, 1, "canovas")


def test_8_five_cards_each_and_the_american_decks_aside(state: State) -> None:
    for side in ("spain", "filipinos"):
        assert len(state.hand[side]) == 5
        assert {*state.hand[side], *state.deck[side]} == {*MAIN_DECK[side]}
        assert state.aside[side] == AMERICAN_DECK[side]


def test_8_two_lengths_and_american_cards_on_or_off() -> None:
    assert filipinas.GAME.scenarios == ("campaign", "short")
    assert filipinas.new_session("short").state.last_turn == 6
    assert not filipinas.new_session(american_cards=False).state.american_cards


@pytest.mark.parametrize("humans", [(), ("spain",), ("filipinos",), ("spain", "filipinos")])
def test_8_any_side_may_be_a_person(humans: tuple[str, ...]) -> None:
    session = filipinas.new_session(humans=humans)
    assert session.state.humans == frozenset(humans)
    assert (session.prompt is None) == ("filipinos" not in humans)


def test_8_what_does_not_exist_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownOption, match=r"There is no scenario 'long'; there are campaign, short."):
        filipinas.new_session("long")
    with pytest.raises(UnknownOption, match=r"There is no faction 'usa'; there are spain, filipinos."):
        filipinas.new_session(humans=["usa"])
