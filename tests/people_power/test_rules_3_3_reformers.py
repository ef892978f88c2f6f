"""3.3: Recruit, Assemble, Persuade, Protest."""

from __future__ import annotations

import pytest

from tests.people_power.driving import (
    acting,
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


def test_3_3_1_recruit_anywhere_without_support() -> None:
    session = turn(board({"cebu": {"alignment": "support"}, "davao": {"alignment": "resistance"}}), "reformers")
    answer(session, "operation", "recruit")
    assert len(spaces_offered(session)) == 9
    assert refused(session)["space:cebu"] == "support"


def test_3_3_1_one_activist() -> None:
    session = turn(board({}), "reformers")
    operate(session, "recruit", "cebu", "done")
    assert session.state.activists["cebu"] == 1
    assert session.state.resources["reformers"] == 9


def test_3_3_1_or_a_base_for_two_activists() -> None:
    session = turn(board({"cebu": {"activists": 2, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "cebu", "recruit:base")
    assert (session.state.activists["cebu"], session.state.ref_bases["cebu"]) == (0, 1)
    assert session.state.marker["cebu"] == "protest"


def test_3_3_1_with_a_base_population_plus_bases() -> None:
    session = turn(board({"manila": {"ref_bases": 2}}), "reformers")
    operate(session, "recruit", "manila")
    assert offered(session) == [f"count:{count}" for count in range(7, 0, -1)]
    answer(session, "count:7")
    assert session.state.activists["manila"] == 7


def test_3_3_1_with_a_base_no_second_base() -> None:
    session = turn(board({"cebu": {"ref_bases": 1, "activists": 4}}), "reformers")
    operate(session, "recruit", "cebu")
    assert asked(session) == "recruit.count"


def test_3_3_1_recruit_under_a_protest_gives_active_activists() -> None:
    session = turn(board({"cebu": {"activists": 1, "police": 5, "marker": "protest"}}), "reformers", "government")
    limited(session, "recruit", "cebu")
    answer(session, "operation")
    assert "op:roundup" in offered(session)


# 3.3.2


def test_3_3_2_activists_come_from_adjacent_spaces_only() -> None:
    session = turn(board({"cebu": {"activists": 1}, "manila": {"activists": 1}}), "reformers")
    answer(session, "operation", "assemble", "space:visayas")
    assert offered(session) == ["move:cebu:activists", "done"]


def test_3_3_2_terror_is_lifted_where_reformers_now_are_if_desired() -> None:
    state = board(
        {"visayas": {"marker": "terror"}, "cebu": {"activists": 1, "marker": "terror"}, "manila": {"marker": "terror"}}
    )
    session = turn(state, "reformers")
    limited(session, "assemble", "space:visayas", "move:cebu:activists")
    assert asked(session) == "assemble.terror"
    assert spaces_offered(session) == {"visayas"}
    answer(session, "space:visayas")
    assert session.state.marker["visayas"] is None
    assert session.state.marker["cebu"] == "terror"


def test_3_3_2_terror_stays_where_no_reformer_piece_is() -> None:
    session = turn(board({"visayas": {"marker": "terror"}, "manila": {"activists": 1}}), "reformers", "npa")
    limited(session, "assemble", "space:visayas")
    assert acting(session) == "npa"
    assert session.state.marker["visayas"] == "terror"


def test_3_3_2_protests_anywhere_once_a_destination_was_paid() -> None:
    protesting = {"activists": 1, "marker": "protest"}
    session = turn(board({"manila": protesting, "davao": protesting}), "reformers", "npa")
    limited(session, "assemble", "space:visayas")
    assert asked(session) == "assemble.protest"
    answer(session, "space:manila", "space:davao")
    assert session.state.marker["manila"] is session.state.marker["davao"] is None
    assert session.state.resources["reformers"] == 9


def test_3_3_2_without_resources_no_protest_is_taken_off() -> None:
    session = turn(board({"manila": {"activists": 1, "marker": "protest"}}, resources=0), "reformers")
    assert "action:limited" not in offered(session)


def test_3_3_2_leaving_a_protest_space_empty_ends_the_protest() -> None:
    session = turn(board({"cebu": {"activists": 1, "marker": "protest"}}), "reformers")
    limited(session, "assemble", "space:visayas", "move:cebu:activists")
    assert session.state.marker["cebu"] is None


# 3.3.3


def test_3_3_3_persuade_where() -> None:
    state = board({"cebu": {"activists": 1, "active": 1}, "davao": {"activists": 3}, "manila": {"underground": 1}})
    session = turn(state, "reformers")
    answer(session, "operation", "persuade")
    assert spaces_offered(session) == {"cebu"}
    assert refused(session)["space:davao"] == "guerrillas"
    assert refused(session)["space:manila"] == "activists"


@pytest.mark.parametrize(("activists", "removed"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_3_3_3_one_guerrilla_for_every_three_activists(activists: int, removed: int) -> None:
    session = turn(board({"cebu": {"activists": activists, "active": 3}}), "reformers")
    limited(session, "persuade")
    assert session.state.active["cebu"] == 3 - removed


def test_3_3_3_the_reformers_choose_which_guerrillas() -> None:
    session = turn(board({"cebu": {"activists": 3, "active": 1, "underground": 1}}), "reformers")
    limited(session, "persuade", "count:1")
    assert (session.state.underground["cebu"], session.state.active["cebu"]) == (0, 1)


def test_3_3_3_a_strike_becomes_a_protest_even_when_all_four_are_out() -> None:
    protesting = {"activists": 1, "marker": "protest"}
    state = board(
        {
            "cebu": {"activists": 1, "active": 2, "marker": "strike"},
            "manila": protesting,
            "davao": protesting,
            "visayas": protesting,
        }
    )
    session = turn(state, "reformers")
    limited(session, "persuade")
    assert session.state.marker["cebu"] == "protest"


def test_3_3_3_the_strike_is_gone_if_the_last_npa_piece_was_persuaded_1_8_2() -> None:
    session = turn(board({"cebu": {"activists": 3, "active": 1, "marker": "strike"}}), "reformers")
    limited(session, "persuade")
    assert session.state.marker["cebu"] is None


# 3.3.4


def test_3_3_4_protest_where() -> None:
    state = board(
        {
            "manila": {"activists": 1, "marker": "terror"},
            "cebu": {"activists": 1, "underground": 1, "marker": "strike"},
            "davao": {"activists": 1, "marker": "protest"},
            "zamboanga": {"ref_bases": 1},
            "visayas": {"activists": 1},
        }
    )
    session = turn(state, "reformers")
    answer(session, "operation", "protest")
    assert spaces_offered(session) == {"davao", "visayas"}
    assert refused(session)["space:manila"] == "terror"
    assert refused(session)["space:cebu"] == "strike"
    assert refused(session)["space:zamboanga"] == "activists"


def test_3_3_4_a_protest_shifts_once_towards_opposition() -> None:
    session = turn(board({"cebu": {"activists": 1, "alignment": "support"}}), "reformers")
    limited(session, "protest")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == ("protest", "neutral")


def test_3_3_4_an_existing_protest_shifts_again() -> None:
    session = turn(board({"cebu": {"activists": 1, "marker": "protest"}}), "reformers")
    limited(session, "protest")
    assert session.state.alignment["cebu"] == "opposition"


def test_3_3_4_without_a_marker_left_a_new_protest_does_nothing() -> None:
    protesting = {"activists": 1, "marker": "protest"}
    state = board(
        {
            "manila": protesting,
            "davao": protesting,
            "visayas": protesting,
            "zamboanga": protesting,
            "cebu": {"activists": 1},
        }
    )
    session = turn(state, "reformers")
    operate(session, "protest", "space:cebu", "space:manila")
    conclude(session)
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == (None, "neutral")
    assert session.state.alignment["manila"] == "opposition"


def test_3_3_2_several_activists_at_once() -> None:
    session = turn(board({"cebu": {"activists": 3}}), "reformers")
    operate(session, "assemble", "space:visayas")
    assert offered(session) == ["move:cebu:activists", "moves:cebu:activists:2", "moves:cebu:activists:3", "done"]
    answer(session, "moves:cebu:activists:3")
    assert session.state.activists["visayas"] == 3


def test_3_3_2_activists_who_cannot_assemble_say_why() -> None:
    session = turn(board({"cebu": {"activists": 1}, "manila": {"activists": 1}}), "reformers")
    operate(session, "assemble", "space:visayas")
    reasons = refused(session)
    assert reasons["move:manila:activists"] == "not_adjacent"
    assert reasons["move:southern_luzon:activists"] == "activists"


def test_3_3_2_markers_that_stay_say_why() -> None:
    spaces = {"cebu": {"activists": 1, "marker": "terror"}, "davao": {"activists": 1, "marker": "terror"}}
    session = turn(board(spaces), "reformers")
    operate(session, "assemble", "space:cebu", "done")
    assert asked(session) == "assemble.terror"
    assert refused(session)["space:davao"] == "no_destination"
