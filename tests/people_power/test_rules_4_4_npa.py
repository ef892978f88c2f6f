"""4.4: Extort, Strike, Ambush."""

from __future__ import annotations

from engine.people_power.effects import Rolled
from tests.people_power.driving import answer, board, offered, operate, spaces_offered, turn


def test_4_4_1_extort_where() -> None:
    state = board(
        {
            "cebu": {"underground": 1, "troops": 2},
            "davao": {"underground": 1},
            "manila": {"active": 1},
            "visayas": {"underground": 2, "troops": 2},
        }
    )
    session = turn(state, "npa")
    operate(session, "rally", "special:extort")
    assert spaces_offered(session) == {"davao", "visayas"}
    answer(session, "space:visayas", "done")
    assert (session.state.underground["visayas"], session.state.active["visayas"]) == (1, 1)
    assert session.state.resources["npa"] == 11


def test_4_4_2_strike_where() -> None:
    state = board(
        {
            "cebu": {"underground": 1},
            "davao": {"underground": 1, "marker": "terror"},
            "visayas": {"underground": 1},
            "manila": {"active": 1},
            "zamboanga": {"underground": 1},
        }
    )
    session = turn(state, "npa")
    operate(session, "march", "special:strike")
    assert spaces_offered(session) == {"cebu", "zamboanga"}


def test_4_4_2_strike_turns_a_protest_and_shifts() -> None:
    striking = {"underground": 1, "activists": 2, "marker": "protest", "alignment": "opposition"}
    session = turn(board({"cebu": striking, "visayas": {"underground": 1}}), "npa")
    operate(session, "march", "special:strike", "piece:activists")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == ("strike", "neutral")
    assert (session.state.activists["cebu"], session.state.active["cebu"]) == (1, 1)


def test_4_4_2_strike_may_spare_the_activist() -> None:
    session = turn(board({"cebu": {"underground": 1, "activists": 2}, "visayas": {"underground": 1}}), "npa")
    operate(session, "march", "special:strike", "done")
    assert (session.state.marker["cebu"], session.state.activists["cebu"]) == ("strike", 2)
    assert session.state.alignment["cebu"] == "resistance"


def test_4_4_2_the_last_activist_who_goes_leaves_his_marker_to_the_strike() -> None:
    elsewhere = ("northern_luzon", "southern_luzon", "eastern_mindanao")
    crowds = {space: {"activists": 1, "marker": "protest"} for space in elsewhere}
    there = {"underground": 1, "activists": 1, "marker": "protest"}
    session = turn(board({"cebu": there, "visayas": {"underground": 1}, **crowds}), "npa")
    operate(session, "march", "special:strike", "piece:activists")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == ("strike", "resistance")


def test_1_8_2_the_last_guerrilla_who_marches_away_ends_the_strike() -> None:
    session = turn(board({"cebu": {"underground": 1, "marker": "strike"}}), "npa")
    operate(session, "march", "space:cebu")
    assert (session.state.marker["cebu"], session.state.underground["visayas"]) == (None, 1)


def test_4_4_2_without_a_marker_no_shift() -> None:
    protesting = {"activists": 1, "marker": "protest"}
    state = board(
        {
            "cebu": {"underground": 1},
            "southern_luzon": {"underground": 1},
            "manila": protesting,
            "davao": protesting,
            "visayas": protesting,
            "zamboanga": protesting,
        }
    )
    session = turn(state, "npa")
    operate(session, "march", "special:strike")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == (None, "neutral")
    assert session.state.active["cebu"] == 1


def test_4_4_2_a_strike_that_sets_is_not_spent_where_no_marker_could_be_placed() -> None:
    protesting = {"activists": 1, "marker": "protest"}
    state = board(
        {
            "cebu": {"underground": 1, "alignment": "support"},
            "manila": {"underground": 1, "alignment": "support", **protesting},
            "davao": protesting,
            "visayas": protesting,
            "zamboanga": protesting,
        },
        personalities={"npa": 52},
    )
    session = turn(state, "npa")
    operate(session, "march", "special:strike", "space:cebu", "space:manila", "done")
    assert (session.state.alignment["cebu"], session.state.alignment["manila"]) == ("support", "resistance")


def test_4_4_3_ambush_with_attack_replaces_the_attack_there() -> None:
    state = board({"cebu": {"underground": 2, "troops": 3}, "davao": {"underground": 1, "troops": 1}})
    session = turn(state, "npa")
    told = operate(session, "attack", "special:ambush", "space:cebu")
    assert not any(isinstance(effect, Rolled) for effect in told)
    assert session.state.troops["cebu"] == 1
    assert (session.state.underground["cebu"], session.state.active["cebu"]) == (2, 1)
    assert session.state.resources["npa"] == 9
    assert "space:cebu" not in offered(session)


def test_4_4_3_ambush_with_march_is_a_further_free_attack() -> None:
    state = board({"northern_luzon": {"underground": 1}, "manila": {"police": 2}, "davao": {"underground": 1}})
    session = turn(state, "npa")
    operate(session, "march", "space:northern_luzon", "space:manila", "special:ambush")
    assert session.state.police["manila"] == 0
    assert (session.state.underground["manila"], session.state.active["manila"]) == (1, 1)
    assert session.state.resources["npa"] == 9


def test_4_4_3_ambush_with_march_only_by_those_who_just_marched() -> None:
    state = board({"northern_luzon": {"underground": 1}, "cebu": {"underground": 1, "troops": 1}})
    session = turn(state, "npa")
    answer(session, "operation", "march")
    assert "special:ambush" not in offered(session)
    answer(session, "space:northern_luzon", "space:manila")
    assert "special:ambush" not in offered(session)


def test_4_4_3_no_ambush_by_a_group_that_was_seen() -> None:
    state = board(
        {
            "northern_luzon": {"underground": 2},
            "manila": {"police": 2, "alignment": "support"},
            "davao": {"underground": 1},
        }
    )
    session = turn(state, "npa")
    operate(session, "march", "space:northern_luzon", "space:manila", "count:2")
    assert "special:ambush" not in offered(session)


def test_4_4_3_ruling_an_ambush_that_removes_a_base_costs_patronage() -> None:
    session = turn(board({"cebu": {"underground": 1, "gov_bases": 1}}), "npa")
    operate(session, "attack", "special:ambush")
    assert session.state.gov_bases["cebu"] == 0
    assert session.state.patronage == 8


def test_4_4_3_ambush_with_attack_needs_the_resource() -> None:
    session = turn(board({"cebu": {"underground": 1, "troops": 1}}, resources=0), "npa")
    answer(session, "operation")
    assert "op:attack" not in offered(session)


def test_4_4_3_ruling_no_ambush_without_government_pieces() -> None:
    session = turn(board({"northern_luzon": {"underground": 1}, "davao": {"underground": 1}}), "npa")
    operate(session, "march", "space:northern_luzon", "space:manila")
    assert "special:ambush" not in offered(session)


def test_4_4_3_two_ambushes_with_attack_are_paid_for_like_two_attacks() -> None:
    there = {"underground": 1, "troops": 1}
    session = turn(board({"cebu": there, "davao": there}, personalities={"npa": 50}), "npa")
    operate(session, "attack", "special:ambush", "space:cebu", "space:davao")
    assert session.state.troops["cebu"] == session.state.troops["davao"] == 0
    assert session.state.resources["npa"] == 8


def test_4_4_3_the_space_of_an_ambush_counts_as_selected_for_the_attack() -> None:
    """So that a player without Resources for a second space is not told to raise some for the first."""
    state = board(
        {"manila": {"underground": 1, "troops": 3}, "cebu": {"active": 1, "troops": 1}},
        resources={"npa": 1, "government": 5, "reformers": 0},
    )
    session = turn(state, "npa")
    operate(session, "attack", "special:ambush")
    assert offered(session) == ["done", "ask:government", "ask_for:government"]
    assert session.prompt is not None and session.prompt.context["selected"] == 1
