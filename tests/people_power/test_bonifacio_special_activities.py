"""8.8: how non-players carry out Special Activities, where the worked example does not show it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power.board import Faction
from engine.people_power.bonifacio.activities import SPECIALS
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.effects import Removed
from engine.people_power.turn import Turn
from tests.people_power.non_players import position, told


def test_8_8_1_enrich_and_8_8_2_appeal_wait_for_the_1983_campaign() -> None:
    spaces = {"cebu": {"troops": 2, "alignment": "support"}, "visayas": {"activists": 2}}
    early, later = position(spaces, election=37), position(spaces, election=38)
    assert not SPECIALS["enrich"](Actor(Turn(early, "government", "train")))
    assert SPECIALS["enrich"](Actor(Turn(later, "government", "train")))
    assert not SPECIALS["appeal"](Actor(Turn(early, "reformers", "recruit")))
    assert SPECIALS["appeal"](Actor(Turn(later, "reformers", "recruit")))
    assert later.activists["visayas"] == 1


def test_8_8_1_reprisal_never_at_support_and_moves_to_uncontrolled_small_spaces() -> None:
    spaces = {
        "manila": {"troops": 5, "activists": 1},
        "cebu": {"troops": 3, "activists": 1, "alignment": "support"},
        "northern_luzon": {"troops": 1},
    }
    state = position(spaces)
    actor = Actor(Turn(state, "government", "roundup", within=("manila",)))
    assert SPECIALS["reprisal"](actor)
    assert "cebu" not in actor.turn.special_spaces
    assert state.activists["southern_luzon"] == 1


def test_8_8_1_reprisal_with_assault_goes_where_it_bares_an_npa_base() -> None:
    spaces = {
        "manila": {"troops": 5, "underground": 1},
        "cebu": {"troops": 5, "underground": 1, "npa_bases": 1},
    }
    actor = Actor(Turn(position(spaces), "government", "assault"))
    assert SPECIALS["reprisal"](actor)
    assert actor.turn.special_spaces[0] == "cebu"


def test_8_8_1_reprisal_with_roundup_goes_by_the_table_where_one_piece_less_bares_no_base() -> None:
    spaces = {
        "cebu": {"police": 3, "activists": 2, "ref_bases": 1},
        "manila": {"police": 5, "activists": 2, "underground": 1},
        "davao": {"police": 4, "activists": 1, "ref_bases": 1, "marker": "protest"},
    }
    state = position(spaces)
    actor = Actor(Turn(state, "government", "roundup"))
    assert SPECIALS["reprisal"](actor)
    assert actor.turn.special_spaces[0] == "manila"
    assert (state.underground["manila"], state.activists["manila"]) == (0, 2)


def test_8_8_1_reprisal_goes_by_place_terror_also_where_nobody_is() -> None:
    """8.2.1: it asks for Control and no Support, and for nothing else."""
    spaces = {"manila": {"troops": 3}, "cebu": {"troops": 3}, "visayas": {"troops": 3, "active": 1}}
    state = position(spaces)
    actor = Actor(Turn(state, "government", "roundup"))
    assert SPECIALS["reprisal"](actor)
    assert actor.turn.special_spaces == ["manila", "cebu"]
    assert (state.marker["manila"], state.marker["visayas"]) == ("terror", None)


def test_8_8_1_charm_goes_where_there_is_no_support() -> None:
    spaces = {"manila": {"troops": 5, "alignment": "support"}, "cebu": {"troops": 3}}
    state = position(spaces, patronage=3)
    assert SPECIALS["charm"](Actor(Turn(state, "government", "train")))
    assert (state.alignment["cebu"], state.patronage, state.aid) == ("support", 2, 3)


def test_8_8_2_convert_replaces_a_single_cube_only_if_there_is_no_pair() -> None:
    pair_and_single = {
        "cebu": {"police": 1, "activists": 1, "marker": "protest"},
        "davao": {"police": 2, "activists": 1, "marker": "protest"},
    }
    state = position(pair_and_single, patronage=5)
    assert SPECIALS["convert"](Actor(Turn(state, "reformers", "recruit")))
    assert [removed.space for removed in told(state, Removed)] == ["davao", "cebu"]
    assert (state.activists["davao"], state.activists["cebu"], state.patronage) == (1, 2, 3)


def test_8_8_2_canvass_by_shift_towards_opposition() -> None:
    spaces = {
        "cebu": {"activists": 1, "marker": "terror", "alignment": "opposition"},
        "visayas": {"activists": 1, "marker": "terror"},
    }
    state = position(spaces)
    assert SPECIALS["canvass"](Actor(Turn(state, "reformers", "assemble")))
    assert (state.alignment["visayas"], state.marker["visayas"]) == ("opposition", None)


def test_8_8_3_extort_never_takes_the_last_guard_of_a_base() -> None:
    state = position({"cebu": {"underground": 1, "npa_bases": 1}})
    assert not SPECIALS["extort"](Actor(Turn(state, "npa", "rally")))


def test_8_8_3_ambush_does_not_look_for_most_guerrillas() -> None:
    spaces = {"visayas": {"underground": 1, "active": 3, "troops": 4}, "davao": {"underground": 1, "troops": 1}}
    state = position(spaces)
    assert SPECIALS["ambush"](Actor(Turn(state, "npa", "attack")))
    assert (state.troops["visayas"], state.troops["davao"]) == (4, 0)


@pytest.mark.parametrize(("humans", "left"), [((), 1), (("reformers",), 0)])
def test_8_8_3_strike_removes_an_activist_only_of_a_player(humans: tuple[Faction, ...], left: int) -> None:
    state = position({"cebu": {"underground": 1, "activists": 1}}, humans=humans)
    assert SPECIALS["strike"](Actor(Turn(state, "npa", "march")))
    assert (state.activists["cebu"], state.marker["cebu"], state.alignment["cebu"]) == (left, "strike", "resistance")


@pytest.mark.parametrize(("protests", "marker", "alignment"), [(3, "strike", "resistance"), (4, None, "neutral")])
def test_8_8_3_strike_does_not_ask_whether_a_marker_is_left(protests: int, marker: Any, alignment: str) -> None:
    rallying = ("northern_luzon", "southern_luzon", "visayas", "western_mindanao")[:protests]
    crowds = {space: {"activists": 1, "marker": "protest"} for space in rallying}
    state = position({"cebu": {"underground": 1, "activists": 1}, **crowds}, humans={"reformers"})
    assert SPECIALS["strike"](Actor(Turn(state, "npa", "march")))
    assert (state.active["cebu"], state.activists["cebu"]) == (1, 0)
    assert (state.marker["cebu"], state.alignment["cebu"]) == (marker, alignment)


def test_8_8_3_strike_takes_two_cities_even_where_nothing_is_left_to_win() -> None:
    spaces = {
        "cebu": {"underground": 1, "marker": "strike", "alignment": "resistance"},
        "davao": {"underground": 1},
    }
    actor = Actor(Turn(position(spaces), "npa", "march"))
    assert SPECIALS["strike"](actor)
    assert actor.turn.special_spaces == ["davao", "cebu"]


def test_52_alejandro_is_not_spent_where_no_marker_could_be_placed() -> None:
    crowds = ("northern_luzon", "southern_luzon", "visayas")
    spaces = {
        **{space: {"activists": 1, "marker": "protest"} for space in crowds},
        "cebu": {"underground": 1, "active": 1, "marker": "strike", "alignment": "opposition"},
        "manila": {"underground": 1, "alignment": "support"},
    }
    state = position(spaces, personalities={"npa": 52})
    assert SPECIALS["strike"](Actor(Turn(state, "npa", "march")))
    assert (state.alignment["manila"], state.alignment["cebu"]) == ("support", "resistance")
