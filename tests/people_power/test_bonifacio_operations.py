"""8.5.4, 8.7: how non-players carry out Operations, where the worked example does not show it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power.board import Faction, as_space
from engine.people_power.bonifacio.activities import SPECIALS
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.operations import AFTERWARDS, OPERATIONS
from engine.people_power.effects import Activation, Moved, Placed, Removed
from engine.people_power.state import State
from engine.people_power.turn import LIMITED, Turn
from tests.people_power.non_players import position, told

STOP = {"activation": [1]}
GO_ON = {"activation": [6] * 30}


def run(state: State, faction: Faction, operation: str, **turn: Any) -> Actor:
    actor = Actor(Turn(state, faction, operation, **turn), number=2)
    OPERATIONS[operation](actor)
    return actor


# 8.5.4


def test_8_5_4_a_roll_that_does_not_exceed_the_number_ends_the_operation() -> None:
    state = position({"cebu": {"underground": 1}, "davao": {"underground": 1}}, luck={"activation": [2]})
    assert len(run(state, "npa", "terror").turn.selected) == 1
    assert [(roll.rolled, roll.passed) for roll in told(state, Activation)] == [(2, False)]


def test_8_5_4_no_roll_where_no_space_is_left() -> None:
    state = position({"cebu": {"underground": 1}})
    run(state, "npa", "terror")
    assert told(state, Activation) == []


# 8.7.1 Government


def test_8_7_1_train_places_four_in_turn_police_first() -> None:
    state = position({"cebu": {}}, luck=STOP)
    run(state, "government", "train", spaces_allowed=1, within=("cebu",))
    assert [placed.piece for placed in told(state, Placed)] == ["police", "troops", "police", "troops"]


def test_8_7_1_train_may_shift_a_space_that_was_not_selected() -> None:
    spaces = {"manila": {"alignment": "support"}, "visayas": {"troops": 1, "police": 1, "marker": "terror"}}
    state = position(spaces, luck={"activation": [1], "civic_action": [2]})
    actor = run(state, "government", "train")
    assert actor.turn.selected == ["manila", "visayas"]
    assert (state.marker["visayas"], state.alignment["visayas"]) == (None, "support")


def test_8_7_1_terror_removed_in_a_civic_action_is_one_of_the_1d3_steps() -> None:
    there = {"troops": 3, "police": 1, "marker": "terror", "alignment": "opposition"}
    state = position({"cebu": there}, luck={**STOP, "civic_action": [2]})
    run(state, "government", "train", within=("cebu",))
    assert (state.marker["cebu"], state.alignment["cebu"]) == (None, "neutral")


def test_8_7_1_limited_train_shifts_only_its_own_space() -> None:
    spaces = {"visayas": {"troops": 1, "police": 1}}
    state = position(spaces, luck={"civic_action": [3]})
    actor = run(state, "government", "train", kind=LIMITED, spaces_allowed=1)
    assert actor.turn.selected == ["manila"]
    assert state.alignment["visayas"] == "neutral"


def test_8_7_1_limited_train_without_cubes_is_a_civic_action_alone() -> None:
    state = position({"visayas": {"troops": 1, "police": 1}}, luck={"civic_action": [3]})
    state.available["troops"] = state.available["police"] = 0
    actor = run(state, "government", "train", kind=LIMITED, spaces_allowed=1)
    assert actor.turn.selected == ["visayas"]
    assert state.alignment["visayas"] == "support"


def test_8_7_1_sweep_never_leaves_a_protest_space() -> None:
    spaces = {"manila": {"troops": 8, "activists": 1, "marker": "protest"}, "visayas": {"underground": 1}}
    state = position(spaces, luck=STOP)
    run(state, "government", "sweep")
    assert state.troops["manila"] == 8


def test_8_7_1_sweep_takes_the_fullest_origin_that_can_spare_somebody() -> None:
    """Manila has most cubes, and needs them all to outnumber its enemies."""
    spaces = {
        "manila": {"police": 4, "activists": 3},
        "cebu": {"police": 3},
        "visayas": {"troops": 2},
    }
    state = position(spaces, luck=STOP)
    actor = run(state, "government", "sweep", within=("visayas",))
    assert actor.turn.selected == ["visayas"]
    assert [(moved.origin, moved.piece) for moved in told(state, Moved)] == [("cebu", "police")]


def test_8_7_1_sweep_goes_to_its_destination_even_if_that_costs_more_control_than_it_wins() -> None:
    """8.2.1: two small spaces are stripped, and Manila is still not won."""
    spaces = {
        "visayas": {"troops": 1, "police": 1},
        "southern_luzon": {"troops": 1, "police": 1},
        "manila": {"activists": 9, "marker": "protest"},
    }
    state = position(spaces, luck=GO_ON)
    actor = run(state, "government", "sweep", within=("manila",))
    assert actor.turn.selected == ["manila"]
    assert (state.troops["manila"], state.police["manila"]) == (2, 2)


@pytest.mark.parametrize("there", [{}, {"npa_bases": 1}])
def test_8_7_1_sweep_exchanges_control_for_control(there: dict[str, int]) -> None:
    spaces = {"visayas": {"troops": 1, "police": 1}, "southern_luzon": there}
    state = position(spaces, luck=GO_ON)
    assert run(state, "government", "sweep", within=("southern_luzon",)).turn.selected == ["southern_luzon"]


def test_8_7_1_sweep_brings_as_many_as_it_can_where_that_costs_no_control() -> None:
    spaces = {"visayas": {"troops": 2, "underground": 2}, "manila": {"activists": 9, "marker": "protest"}}
    state = position(spaces, luck=GO_ON)
    assert run(state, "government", "sweep", within=("manila",)).turn.selected == ["manila"]
    assert state.troops["manila"] == 2


def test_8_7_1_sweep_only_to_activate_where_an_npa_base_is() -> None:
    spaces = {
        "manila": {"troops": 2, "police": 4, "underground": 1, "gov_bases": 1},
        "davao": {"troops": 2, "police": 2, "underground": 2, "npa_bases": 1},
    }
    state = position(spaces, luck=STOP)
    actor = run(state, "government", "sweep", within=("davao", "manila"), spaces_allowed=1)
    assert actor.turn.selected == ["davao"]
    assert (state.active["davao"], told(state, Moved)) == (2, [])


def test_8_7_1_sweep_only_to_activate_where_no_npa_base_is() -> None:
    state = position({"davao": {"troops": 2, "police": 2, "underground": 2}}, luck=STOP)
    actor = run(state, "government", "sweep", within=("davao",))
    assert (actor.turn.selected, state.active["davao"]) == (["davao"], 2)


def test_8_7_1_sweep_finds_nobody_where_nobody_is_underground() -> None:
    spaces = {"davao": {"troops": 2, "underground": 1}, "cebu": {"troops": 2}}
    actor = run(position(spaces, luck=GO_ON), "government", "sweep", within=("davao", "cebu"))
    assert actor.turn.selected == ["davao"]


def test_8_7_1_reprisal_with_roundup_bares_a_base_which_is_then_rounded_up_without_a_roll() -> None:
    spaces = {
        "cebu": {"police": 3, "activists": 1, "ref_bases": 1},
        "manila": {"police": 3, "activists": 3, "marker": "protest"},
    }
    state = position(spaces, luck=STOP)
    actor = run(state, "government", "roundup")
    assert actor.turn.selected == ["manila"]
    assert SPECIALS["reprisal"](actor)
    AFTERWARDS["roundup"](actor)
    assert actor.turn.selected == ["manila", "cebu"]
    assert state.ref_bases["cebu"] == 0


def test_8_7_1_roundup_lowers_aid_for_the_whole_operation() -> None:
    spaces = {
        "manila": {"police": 1, "activists": 3, "marker": "protest"},
        "cebu": {"police": 1, "activists": 3, "marker": "protest"},
    }
    state = position(spaces, luck=GO_ON, aid=7)
    AFTERWARDS["roundup"](run(state, "government", "roundup"))
    assert state.aid == 6


def test_8_7_1_assault_goes_where_it_has_an_effect() -> None:
    spaces = {"visayas": {"police": 3, "active": 2}, "davao": {"police": 1, "active": 1}}
    actor = run(position(spaces, luck=GO_ON), "government", "assault")
    assert actor.turn.selected == ["davao"]


# 8.7.2 Reformers


def test_8_7_2_recruit_builds_where_three_are_or_two_and_no_police() -> None:
    spaces = {
        "cebu": {"activists": 3, "police": 1},
        "davao": {"activists": 2},
        "zamboanga": {"activists": 2, "police": 1},
    }
    state = position(spaces, luck=STOP)
    run(state, "reformers", "recruit")
    assert [state.ref_bases[space] for space in map(as_space, spaces)] == [1, 1, 0]


def test_8_7_2_persuade_goes_to_cities_with_a_strike_first() -> None:
    spaces = {
        "northern_luzon": {"activists": 6, "underground": 2},
        "cebu": {"activists": 1, "underground": 1, "marker": "strike"},
    }
    state = position(spaces, luck=STOP)
    assert run(state, "reformers", "persuade").turn.selected == ["cebu"]
    assert state.marker["cebu"] == "protest"


def test_8_7_2_persuade_goes_only_where_a_guerrilla_would_leave() -> None:
    spaces = {"davao": {"activists": 3, "underground": 1}, "cebu": {"activists": 2, "underground": 1}}
    state = position(spaces, luck=GO_ON)
    assert run(state, "reformers", "persuade").turn.selected == ["davao"]
    assert (state.underground["davao"], state.underground["cebu"]) == (0, 1)


def test_8_7_2_protest_goes_to_a_lone_government_base_first() -> None:
    spaces = {"visayas": {"activists": 1, "gov_bases": 1}, "manila": {"activists": 4}}
    assert run(position(spaces, luck=STOP), "reformers", "protest").turn.selected == ["visayas"]


def test_8_7_2_protest_skips_a_protest_space_at_opposition() -> None:
    spaces = {"manila": {"activists": 4, "marker": "protest", "alignment": "opposition"}, "cebu": {"activists": 1}}
    assert run(position(spaces, luck=GO_ON), "reformers", "protest").turn.selected == ["cebu"]


def test_8_7_2_protest_never_goes_where_there_is_opposition_already() -> None:
    spaces = {"manila": {"activists": 4, "troops": 1, "alignment": "opposition"}, "cebu": {"activists": 1}}
    assert run(position(spaces, luck=GO_ON), "reformers", "protest").turn.selected == ["cebu"]


def test_8_7_2_protest_goes_where_a_protest_is_but_no_opposition_yet() -> None:
    spaces = {"manila": {"activists": 4, "marker": "protest"}}
    state = position(spaces)
    assert run(state, "reformers", "protest").turn.selected == ["manila"]
    assert state.alignment["manila"] == "opposition"


def test_8_7_2_assemble_takes_the_fullest_origin_that_can_spare_somebody() -> None:
    """Manila has most Activists, but they keep the Government from Control; Visayas has one to spare."""
    spaces = {
        "manila": {"activists": 5, "troops": 5, "marker": "protest"},
        "southern_luzon": {"activists": 1},
        "northern_luzon": {"activists": 1},
        "visayas": {"activists": 4},
    }
    state = position(spaces, luck=STOP)
    actor = run(state, "reformers", "assemble", within=("southern_luzon",))
    assert actor.turn.selected == ["southern_luzon"]
    assert (state.activists["manila"], state.activists["visayas"], state.activists["southern_luzon"]) == (5, 3, 2)


def test_8_7_2_assemble_ends_protests_at_opposition_unless_that_adds_government_control() -> None:
    spaces = {
        "cebu": {"activists": 2, "troops": 1, "marker": "protest", "alignment": "opposition"},
        "davao": {"activists": 2, "marker": "protest", "alignment": "opposition"},
        "zamboanga": {"activists": 2, "marker": "protest"},
        "visayas": {"activists": 1, "marker": "terror"},
        "southern_luzon": {"activists": 1},
    }
    state = position(spaces, luck=STOP)
    actor = run(state, "reformers", "assemble")
    AFTERWARDS["assemble"](actor)
    assert (state.marker["cebu"], state.marker["davao"], state.marker["zamboanga"]) == ("protest", None, "protest")


# 8.7.3 NPA


def test_8_7_3_rally_removes_active_guerrillas_for_a_base() -> None:
    state = position({"visayas": {"active": 1, "underground": 2}}, luck=STOP)
    run(state, "npa", "rally")
    assert {(removed.piece, removed.count) for removed in told(state, Removed)} == {("active", 1), ("underground", 1)}


def test_8_7_3_attack_where_three_are_then_where_none_is_underground() -> None:
    spaces = {
        "cebu": {"underground": 3, "troops": 3},
        "davao": {"active": 1, "troops": 3},
        "zamboanga": {"underground": 1, "active": 1, "troops": 3},
    }
    actor = run(position(spaces, luck={**GO_ON, "attack": [6, 6]}), "npa", "attack")
    assert actor.turn.selected == ["cebu", "davao"]


def test_8_7_3_attack_removes_troops_before_police_and_bases_last() -> None:
    spaces = {"cebu": {"active": 6, "police": 1, "troops": 1, "gov_bases": 1}}
    state = position(spaces, luck={"attack": [2]})
    run(state, "npa", "attack")
    assert [removed.piece for removed in told(state, Removed)] == ["troops", "police"]


def test_8_7_3_terror_spares_resistance_and_the_last_guard_of_a_base() -> None:
    spaces = {
        "cebu": {"underground": 1, "npa_bases": 1},
        "davao": {"underground": 1, "alignment": "resistance"},
        "visayas": {"underground": 2, "npa_bases": 1},
    }
    assert run(position(spaces, luck=GO_ON), "npa", "terror").turn.selected == ["visayas"]


def test_8_7_3_terror_ends_an_own_strike_if_the_table_leads_there() -> None:
    """8.2.1: nothing is written that spares it."""
    state = position({"cebu": {"underground": 2, "marker": "strike"}})
    assert run(state, "npa", "terror").turn.selected == ["cebu"]
    assert state.marker["cebu"] == "terror"


def test_8_7_3_the_first_space_after_the_bases_needs_no_roll() -> None:
    state = position({"visayas": {"active": 3}, "davao": {"police": 1}}, luck=STOP)
    assert run(state, "npa", "rally").turn.selected == ["visayas", "davao"]
    assert (state.npa_bases["visayas"], state.active["visayas"], state.underground["davao"]) == (1, 1, 1)
    assert [roll.rolled for roll in told(state, Activation)] == [1]


def test_8_7_3_who_has_arrived_does_not_march_on_and_one_a_origin_enters_visayas() -> None:
    spaces = {
        "southern_luzon": {"underground": 4, "npa_bases": 2},
        "cebu": {"troops": 1},
        "manila": {"alignment": "resistance"},
        "northern_luzon": {"alignment": "resistance"},
    }
    state = position(spaces, luck=GO_ON)
    assert run(state, "npa", "march").turn.selected == ["southern_luzon"]
    assert (state.underground["visayas"], state.underground["manila"], state.underground["cebu"]) == (1, 2, 0)


def test_8_7_3_a_group_is_seen_at_support_for_non_players_too() -> None:
    state = position({"manila": {"police": 3, "alignment": "support"}, "southern_luzon": {"underground": 1}})
    run(state, "npa", "march", kind=LIMITED, spaces_allowed=1, within=("southern_luzon",))
    assert (state.active["manila"], state.underground["manila"]) == (1, 0)


def test_8_7_3_march_keeps_one_underground_with_a_base() -> None:
    spaces = {"western_mindanao": {"underground": 2, "npa_bases": 1, "gov_bases": 1}}
    state = position(spaces, luck=GO_ON)
    run(state, "npa", "march")
    assert state.underground["western_mindanao"] == 1


def test_8_7_3_march_brings_guerrillas_of_two_origins_to_one_destination() -> None:
    spaces = {
        "western_mindanao": {"underground": 3, "npa_bases": 1, "gov_bases": 1},
        "visayas": {"npa_bases": 1},
        "southern_luzon": {"underground": 2},
        "northern_luzon": {"alignment": "resistance"},
        "manila": {"troops": 1, "alignment": "support"},
    }
    state = position(spaces, luck=GO_ON)
    run(state, "npa", "march")
    assert (state.underground["visayas"], state.underground["manila"]) == (2, 1)
