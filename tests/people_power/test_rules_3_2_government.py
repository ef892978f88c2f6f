"""3.2: Train, Sweep, Roundup, Assault."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power.board import GOVERNMENT, NPA, REFORMERS
from engine.people_power.effects import Rolled, SpaceSelected
from engine.people_power.operations.government import roundup_in, roundup_would_remove
from engine.people_power.state import control
from tests.people_power.driving import (
    answer,
    asked,
    board,
    conclude,
    limited,
    offered,
    operate,
    refused,
    spaces_offered,
    turn,
)

# 3.2.1


def test_3_2_1_train_where() -> None:
    state = board(
        {"visayas": {"gov_bases": 1, "underground": 3}, "southern_luzon": {"troops": 1}, "northern_luzon": {}}
    )
    session = turn(state, "government")
    answer(session, "operation", "train")
    assert spaces_offered(session) == {"manila", "cebu", "zamboanga", "davao", "visayas", "southern_luzon"}
    assert refused(session)["space:northern_luzon"] == "train"


def test_3_2_1_train_places_up_to_four_cubes_of_any_kind() -> None:
    session = turn(board({}), "government")
    operate(session, "train", "manila", "piece:troops", "piece:police", "piece:police", "piece:troops")
    assert asked(session) == "train.space"
    assert (session.state.troops["manila"], session.state.police["manila"]) == (2, 2)
    assert session.state.resources["government"] == 8


def test_3_2_1_countryside_with_a_base_gets_cubes() -> None:
    session = turn(board({"visayas": {"gov_bases": 1}}), "government")
    operate(session, "train", "visayas", "piece:troops", "done")
    assert session.state.troops["visayas"] == 1


def test_3_2_1_countryside_without_a_base_gets_no_cubes() -> None:
    session = turn(board({"southern_luzon": {"troops": 3}}), "government")
    operate(session, "train", "southern_luzon")
    assert asked(session) == "train.space"
    answer(session, "done", "base:southern_luzon")
    assert session.state.gov_bases["southern_luzon"] == 1


def test_3_2_1_three_cubes_of_any_kind_become_a_base() -> None:
    session = turn(board({"cebu": {"troops": 2, "police": 2}}), "government")
    operate(session, "train", "cebu", "done", "done", "base:cebu", "count:1")
    state = session.state
    assert (state.troops["cebu"], state.police["cebu"], state.gov_bases["cebu"]) == (1, 0, 1)


def test_3_2_1_a_base_needs_control() -> None:
    session = turn(board({"cebu": {"troops": 3, "underground": 3}, "manila": {"troops": 3}}), "government")
    operate(session, "train", "cebu", "done", "manila", "done", "done")
    assert "base:manila" in offered(session)
    assert "base:cebu" not in offered(session)


def test_3_2_1_civic_action_shifts_up_to_twice_at_two_each() -> None:
    state = board({"cebu": {"troops": 1, "police": 1, "alignment": "opposition"}})
    session = turn(state, "government")
    operate(session, "train", "cebu", "done", "done", "civic_action:cebu", "pay")
    assert session.state.alignment["cebu"] == "support"
    assert session.state.resources["government"] == 10 - 2 - 4


def test_3_2_1_civic_action_removes_terror_first_and_may_stop() -> None:
    state = board({"cebu": {"troops": 1, "police": 1, "alignment": "opposition", "marker": "terror"}})
    session = turn(state, "government")
    operate(session, "train", "cebu", "done", "done", "civic_action:cebu", "done")
    assert session.state.marker["cebu"] is None
    assert session.state.alignment["cebu"] == "opposition"
    assert session.state.resources["government"] == 10 - 2 - 2


def test_3_2_1_civic_action_with_terror_may_go_all_the_way() -> None:
    state = board({"cebu": {"troops": 1, "police": 1, "alignment": "resistance", "marker": "terror"}})
    session = turn(state, "government")
    operate(session, "train", "cebu", "done", "done", "civic_action:cebu", "pay", "pay")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == (None, "support")
    assert session.state.resources["government"] == 10 - 2 - 6


def test_3_2_1_no_civic_action_under_protest_or_strike_or_without_both_cubes() -> None:
    state = board(
        {
            "manila": {"troops": 3, "police": 1, "activists": 1, "marker": "protest"},
            "cebu": {"troops": 3, "police": 1, "underground": 1, "marker": "strike"},
            "davao": {"troops": 5},
            "zamboanga": {"troops": 1, "police": 1, "underground": 2},
        }
    )
    session = turn(state, "government")
    operate(session, "train", "manila", "done", "cebu", "done", "davao", "done", "zamboanga", "done", "done")
    assert not any(key.startswith("civic_action") for key in offered(session))


def test_3_2_1_cubes_placed_first_make_the_civic_action_possible() -> None:
    session = turn(board({}), "government")
    limited(session, "train", "manila", "troops", "police", "done", "civic_action:manila")
    assert session.state.alignment["manila"] == "support"


def test_3_2_1_base_or_civic_action_not_both() -> None:
    session = turn(board({"cebu": {"troops": 4, "police": 4}}), "government", "npa")
    operate(session, "train", "cebu", "done", "done", "base:cebu", "count:1")
    assert session.state.alignment["cebu"] == "neutral"
    assert asked(session) not in ("train.further", "civic_action.more")


# 3.2.2


def test_3_2_2_sweep_example_into_manila() -> None:
    state = board(
        {
            "manila": {"underground": 3, "police": 1},
            "zamboanga": {"troops": 2},
            "southern_luzon": {"troops": 2},
            "cebu": {"troops": 1, "activists": 1, "marker": "protest"},
        }
    )
    session = turn(state, "government")
    operate(session, "sweep", "space:manila", *["move:zamboanga:troops"] * 2, *["move:southern_luzon:troops"] * 2)
    conclude(session)
    assert session.state.troops["manila"] == 4
    assert session.state.active["manila"] == 2  # five cubes: one for every two


def test_3_2_2_cubes_never_leave_protest_or_strike_spaces() -> None:
    state = board(
        {
            "cebu": {"troops": 1, "activists": 1, "marker": "protest"},
            "davao": {"police": 1, "underground": 1, "marker": "strike"},
            "visayas": {"troops": 1, "marker": "terror"},
        }
    )
    session = turn(state, "government")
    answer(session, "operation", "sweep", "space:manila")
    assert offered(session) == ["move:visayas:troops", "done"]


def test_3_2_2_all_move_before_any_guerrilla_is_activated() -> None:
    session = turn(board({"cebu": {"troops": 2, "underground": 1}}), "government")
    operate(session, "sweep", "space:cebu")
    assert session.state.underground["cebu"] == 1
    answer(session, "space:manila", "move:cebu:troops", "done")
    conclude(session)
    assert session.state.underground["cebu"] == 1  # one Troop is left: nobody is found


def test_3_2_2_in_countryside_only_troops_activate() -> None:
    session = turn(board({"visayas": {"troops": 2, "police": 4, "underground": 3}}), "government")
    operate(session, "sweep", "space:visayas", "done")
    conclude(session)
    assert session.state.active["visayas"] == 1


def test_3_2_2_in_a_city_police_count_too() -> None:
    session = turn(board({"cebu": {"troops": 1, "police": 3, "underground": 3}}), "government")
    operate(session, "sweep", "space:cebu", "done")
    conclude(session)
    assert session.state.active["cebu"] == 2


# 3.2.3


def test_3_2_3_roundup_where() -> None:
    state = board(
        {
            "manila": {"police": 1, "activists": 1, "marker": "protest"},
            "cebu": {"police": 1, "activists": 1},
            "davao": {"troops": 1, "activists": 1, "marker": "protest"},
            "zamboanga": {"police": 1, "ref_bases": 1},
        }
    )
    session = turn(state, "government")
    answer(session, "operation", "roundup")
    assert spaces_offered(session) == {"manila", "zamboanga"}
    assert refused(session)["space:davao"] == "police"
    assert refused(session)["space:cebu"] == "active_reformers"


def test_3_2_3_activists_before_bases_and_the_protest_goes_with_the_last_piece() -> None:
    state = board({"manila": {"police": 3, "activists": 2, "ref_bases": 1, "marker": "protest"}})
    session = turn(state, "government")
    operate(session, "roundup")
    assert (session.state.activists["manila"], session.state.ref_bases["manila"]) == (0, 0)
    assert session.state.marker["manila"] is None


def test_3_2_3_no_base_while_inactive_activists_remain() -> None:
    state = board({"manila": {"police": 3, "activists": 2, "ref_bases": 1}})
    session = turn(state, "government")
    operate(session, "roundup")
    assert (session.state.activists["manila"], session.state.ref_bases["manila"]) == (2, 1)


@pytest.mark.parametrize(
    ("there", "removed"),
    [
        ({"police": 3, "activists": 2, "ref_bases": 1}, 0),
        ({"police": 3, "ref_bases": 1}, 1),
        ({"police": 1, "activists": 2, "ref_bases": 1, "marker": "protest"}, 1),
        ({"police": 9, "activists": 2, "ref_bases": 1, "marker": "protest"}, 3),
    ],
)
def test_3_2_3_how_many_pieces_a_roundup_removes(there: dict[str, Any], removed: int) -> None:
    state = board({"manila": there})
    assert roundup_would_remove(state, "manila") == roundup_in(state, "manila") == removed


def test_3_2_3_aid_counts_the_pieces_of_the_whole_operation() -> None:
    one = {"police": 1, "activists": 2, "marker": "protest"}
    session = turn(board({"manila": one, "cebu": one, "davao": one}), "government")
    operate(session, "roundup", "space:manila", "space:cebu", "space:davao")
    conclude(session)
    assert session.state.aid == 9  # three pieces, one from each of three spaces


# 3.2.4


def test_3_2_4_ruling_police_alone_may_assault_in_countryside_in_vain() -> None:
    session = turn(board({"visayas": {"police": 2, "active": 1}}), "government")
    limited(session, "assault")
    assert session.state.active["visayas"] == 1
    assert session.state.resources["government"] == 8


def test_3_2_4_assault_where() -> None:
    state = board(
        {
            "manila": {"police": 1, "active": 1},
            "cebu": {"troops": 1, "underground": 1},
            "davao": {"troops": 1, "npa_bases": 1},
            "visayas": {"active": 1},
        }
    )
    session = turn(state, "government")
    answer(session, "operation", "assault")
    assert spaces_offered(session) == {"manila", "davao"}
    assert refused(session)["space:visayas"] == "cubes"
    assert refused(session)["space:cebu"] == "active_npa"


def test_3_2_4_troops_in_countryside_all_cubes_in_a_city() -> None:
    there = {"troops": 1, "police": 2, "active": 4}
    session = turn(board({"cebu": there, "visayas": there}), "government")
    operate(session, "assault", "space:cebu", "space:visayas")
    conclude(session)
    assert (session.state.active["cebu"], session.state.active["visayas"]) == (1, 3)


def test_3_2_4_a_base_removed_brings_five_aid_and_the_strike_ends() -> None:
    state = board({"cebu": {"troops": 3, "active": 1, "npa_bases": 2, "marker": "strike"}})
    session = turn(state, "government")
    operate(session, "assault")
    assert session.state.aid == 20
    assert session.state.npa_bases["cebu"] == 0
    assert session.state.marker["cebu"] is None
    assert control(session.state, "cebu") == "government"


def test_3_2_4_underground_guerrillas_shield_the_base() -> None:
    session = turn(board({"cebu": {"troops": 3, "active": 1, "underground": 1, "npa_bases": 1}}), "government")
    operate(session, "assault")
    assert session.state.npa_bases["cebu"] == 1
    assert session.state.aid == 10


def test_3_2_operations_report_their_spaces_and_roll_no_dice() -> None:
    session = turn(board({"cebu": {"troops": 1, "active": 1}}), "government")
    told = operate(session, "assault")
    assert SpaceSelected("government", "assault", "cebu") in told
    assert not any(isinstance(effect, Rolled) for effect in told)


def test_3_2_1_several_cubes_at_once() -> None:
    session = turn(board({}), "government")
    operate(session, "train", "space:manila")
    assert offered(session)[:-1] == [
        "piece:troops",
        "piece:police",
        "pieces:troops:2",
        "pieces:troops:3",
        "pieces:troops:4",
        "pieces:police:2",
        "pieces:police:3",
        "pieces:police:4",
    ]
    answer(session, "pieces:troops:2")
    assert offered(session) == ["piece:troops", "piece:police", "pieces:troops:2", "pieces:police:2", "done"]
    answer(session, "piece:troops", "piece:police")
    assert (session.state.troops["manila"], session.state.police["manila"]) == (3, 1)


def test_3_2_1_at_once_come_only_cubes_that_are_available() -> None:
    session = turn(board({"davao": {"troops": 9}, "cebu": {"police": 12}}), "government")
    operate(session, "train", "space:manila")
    assert [key for key in offered(session) if key.startswith("pieces:")] == ["pieces:troops:2", "pieces:troops:3"]


def test_3_2_1_what_may_not_follow_says_why() -> None:
    spaces = {
        "cebu": {"troops": 1, "police": 1, "alignment": "support"},
        "davao": {"troops": 3, "activists": 4, "marker": "protest"},
        "zamboanga": {"troops": 3, "police": 1, "gov_bases": 2},
    }
    session = turn(board(spaces), "government")
    operate(session, "train", "space:cebu", "done", "space:davao", "done", "space:zamboanga", "done", "done")
    assert asked(session) == "train.further"
    reasons = refused(session)
    assert (reasons["base:cebu"], reasons["civic_action:cebu"]) == ("three_cubes", "support")
    assert (reasons["base:davao"], reasons["civic_action:davao"]) == ("government_control", "troops_and_police")
    assert reasons["base:zamboanga"] == "two_bases"


def test_3_2_1_a_civic_action_that_cannot_be_paid_says_why() -> None:
    purses = {GOVERNMENT: 3, REFORMERS: 1, NPA: 0}
    state = board({"cebu": {"troops": 2, "police": 2}}, resources=purses)
    session = turn(state, "government")
    operate(session, "train", "space:cebu", "done", "done")
    assert refused(session)["civic_action:cebu"] == "resources"


def test_3_2_2_several_cubes_at_once() -> None:
    spaces = {"cebu": {"troops": 3, "police": 2}, "davao": {"troops": 1}}
    session = turn(board(spaces), "government")
    operate(session, "sweep", "space:manila")
    assert offered(session) == [
        "move:cebu:troops",
        "move:cebu:police",
        "move:davao:troops",
        "moves:cebu:troops:2",
        "moves:cebu:troops:3",
        "moves:cebu:police:2",
        "done",
    ]
    answer(session, "moves:cebu:troops:3", "moves:cebu:police:2", "move:davao:troops")
    assert (session.state.troops["manila"], session.state.police["manila"]) == (4, 2)


def test_3_2_2_cubes_that_cannot_sweep_say_why() -> None:
    spaces = {
        "cebu": {"troops": 1, "activists": 1, "marker": "protest"},
        "davao": {"police": 1, "active": 1, "marker": "strike"},
        "manila": {"troops": 1},
        "zamboanga": {"troops": 1},
        "visayas": {"police": 1},
    }
    session = turn(board(spaces), "government")
    operate(session, "sweep", "space:manila", "move:zamboanga:troops", "done", "space:visayas")
    reasons = refused(session)
    assert reasons["move:cebu:troops"] == "protest"
    assert reasons["move:davao:police"] == "strike"
    assert reasons["move:visayas:police"] == "same_space"
    assert reasons["move:zamboanga:troops"] == "none_there"
    answer(session, "move:manila:troops", "space:davao")
    assert refused(session)["move:manila:troops"] == "moved"
