"""4.3: Appeal, Convert, Canvass."""

from __future__ import annotations

from engine.people_power.effects import SpaceSelected
from tests.people_power.driving import answer, asked, board, offered, operate, spaces_offered, turn


def test_4_3_1_appeal_two_resources_for_each_activist_outside_protests() -> None:
    state = board({"cebu": {"activists": 2}, "davao": {"activists": 1, "marker": "protest"}}, resources=0)
    session = turn(state, "reformers")
    operate(session, "recruit", "special:appeal", "space:cebu")
    assert session.state.resources["reformers"] == 4  # the first went unasked, the second by choice
    assert session.state.activists["cebu"] == 0
    assert session.state.activists["davao"] == 1


def test_4_3_2_convert_needs_active_activists_and_government_pieces() -> None:
    state = board(
        {
            "cebu": {"activists": 1, "police": 1, "marker": "protest"},
            "davao": {"activists": 1, "gov_bases": 1, "marker": "protest"},
            "manila": {"activists": 1, "police": 1},
            "zamboanga": {"ref_bases": 1, "police": 1, "marker": "protest"},
        }
    )
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert")
    assert spaces_offered(session) == {"cebu", "davao"}


def test_4_3_2_convert_removes_two_cubes_police_first() -> None:
    session = turn(board({"cebu": {"activists": 1, "police": 1, "troops": 2, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "special:convert", "convert:remove")
    assert (session.state.police["cebu"], session.state.troops["cebu"]) == (0, 1)
    assert session.state.patronage == 9


def test_4_3_2_convert_replaces_one_cube_police_first() -> None:
    session = turn(board({"cebu": {"activists": 1, "police": 1, "troops": 2, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "special:convert", "convert:replace1")
    assert (session.state.police["cebu"], session.state.troops["cebu"]) == (0, 2)
    assert session.state.activists["cebu"] == 2
    assert session.state.patronage == 9


def test_4_3_2_ruling_removing_two_cubes_needs_two() -> None:
    session = turn(board({"cebu": {"activists": 1, "troops": 1, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "special:convert")
    assert session.state.activists["cebu"] == 2


def test_4_3_2_convert_replaces_a_base_without_cubes_for_two_patronage() -> None:
    state = board({"cebu": {"activists": 1, "gov_bases": 1, "npa_bases": 1, "marker": "protest"}})
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert")
    assert (session.state.gov_bases["cebu"], session.state.ref_bases["cebu"]) == (0, 1)
    assert session.state.patronage == 8


def test_4_3_2_the_last_available_base_replaces_one_of_two() -> None:
    state = board(
        {
            "cebu": {"activists": 1, "gov_bases": 2, "marker": "protest"},
            "manila": {"ref_bases": 2},
            "davao": {"ref_bases": 2},
            "zamboanga": {"ref_bases": 1},
        }
    )
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert")
    assert (session.state.gov_bases["cebu"], session.state.ref_bases["cebu"]) == (1, 1)
    assert asked(session) == "recruit.space"


def test_4_3_2_a_base_with_cubes_is_safe() -> None:
    session = turn(board({"cebu": {"activists": 1, "troops": 2, "gov_bases": 1, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "special:convert")
    assert offered(session) == ["convert:remove", "convert:replace1"]


def test_4_3_2_each_missing_replacement_may_be_brought_with_two_cubes_replaced() -> None:
    state = board(
        {"cebu": {"activists": 7, "police": 2, "marker": "protest"}, "visayas": {"activists": 8}},
        personalities={"reformers": 46},
    )
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert", "convert:replace2", "space:visayas")
    assert session.state.activists["cebu"] == 9
    assert session.state.activists["visayas"] == 7


def test_4_3_2_ruling_a_base_that_cannot_be_replaced_is_removed() -> None:
    two = {"ref_bases": 2}
    state = board(
        {
            "cebu": {"activists": 1, "gov_bases": 1, "marker": "protest"},
            "manila": two,
            "davao": two,
            "zamboanga": two,
        }
    )
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert", "done")
    assert session.state.gov_bases["cebu"] == session.state.ref_bases["cebu"] == 0
    assert session.state.patronage == 8


def test_4_3_3_canvass_sets_opposition_and_lifts_terror() -> None:
    state = board({"cebu": {"activists": 1, "marker": "terror", "alignment": "support"}, "davao": {"marker": "terror"}})
    session = turn(state, "reformers")
    operate(session, "assemble", "special:canvass")
    assert (session.state.alignment["cebu"], session.state.marker["cebu"]) == ("opposition", None)
    assert session.state.marker["davao"] == "terror"


def test_4_3_1_several_activists_at_once() -> None:
    session = turn(board({"cebu": {"activists": 3}, "davao": {"activists": 1}}), "reformers")
    operate(session, "recruit", "special:appeal")
    assert offered(session) == ["space:cebu", "space:davao", "appeals:cebu:2", "appeals:cebu:3"]
    assert SpaceSelected("reformers", "appeal", "cebu") in session.choose("appeals:cebu:3")
    assert session.state.activists["cebu"] == 0
    assert session.state.resources["reformers"] == 16
    assert offered(session) == ["space:davao", "done"]


def test_4_3_1_several_at_once_leave_one_for_the_operation_4_1() -> None:
    session = turn(board({"cebu": {"activists": 3}}), "reformers")
    operate(session, "protest", "special:appeal")
    assert offered(session) == ["space:cebu", "done"]
    answer(session, "space:cebu")
    assert asked(session) == "protest.space"
