"""4.2: Enrich, Reprisal, Charm."""

from __future__ import annotations

from engine.people_power.state import government_controls
from tests.people_power.driving import answer, board, conclude, offered, operate, refused, spaces_offered, turn


def test_4_2_1_enrich_where() -> None:
    held = {"troops": 1, "alignment": "support"}
    state = board({"manila": held, "cebu": held, "davao": held, "visayas": {"alignment": "support"}, "zamboanga": {}})
    session = turn(state, "government")
    operate(session, "train", "special:enrich")
    assert spaces_offered(session) == {"cebu", "davao"}


def test_4_2_1_enrich_gives_twice_the_population_for_support_and_one_aid() -> None:
    session = turn(board({"cebu": {"troops": 1, "alignment": "support"}}, aid=3), "government")
    operate(session, "train", "special:enrich")
    assert (session.state.patronage, session.state.aid) == (14, 2)
    assert session.state.alignment["cebu"] == "neutral"


def test_4_2_1_enrich_without_aid() -> None:
    session = turn(board({"cebu": {"troops": 1, "alignment": "support"}}, aid=0), "government")
    operate(session, "train", "special:enrich")
    assert (session.state.patronage, session.state.aid) == (14, 0)


def test_4_2_2_reprisal_sets_neutral_puts_terror_and_moves_one_away() -> None:
    state = board(
        {
            "visayas": {"troops": 5, "police": 1, "activists": 2, "alignment": "opposition", "marker": "protest"},
            "davao": {"police": 1, "ref_bases": 1},
        }
    )
    session = turn(state, "government")
    operate(session, "roundup", "special:reprisal", "space:cebu")
    conclude(session)
    assert (session.state.alignment["visayas"], session.state.marker["visayas"]) == ("neutral", "terror")
    assert (session.state.activists["visayas"], session.state.activists["cebu"]) == (1, 1)


def test_4_2_2_reprisal_moves_one_although_terror_was_there() -> None:
    state = board({"cebu": {"troops": 3, "active": 2, "marker": "terror"}})
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal")
    assert session.state.active["visayas"] == 1


def test_4_2_2_who_is_driven_into_a_protest_counts_for_control_there() -> None:
    spaces = {
        "southern_luzon": {"troops": 3, "activists": 1},
        "manila": {"police": 3, "activists": 2, "marker": "protest"},
    }
    session = turn(board(spaces), "government")
    operate(session, "roundup", "special:reprisal", "space:manila")
    assert session.state.activists["manila"] == 3
    assert not government_controls(session.state, "manila")


def test_4_2_2_reprisal_in_one_or_two_spaces_with_control() -> None:
    state = board({"cebu": {"troops": 3, "active": 1}, "davao": {"police": 1}, "manila": {"troops": 1, "active": 1}})
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal")
    assert spaces_offered(session) == {"cebu", "davao"}
    answer(session, "space:davao")
    assert offered(session) == ["space:cebu", "done"]


def test_4_2_3_charm_shifts_and_brings_aid_for_patronage() -> None:
    session = turn(board({"cebu": {"troops": 1}}), "government")
    operate(session, "train", "special:charm")
    assert session.state.alignment["cebu"] == "support"
    assert (session.state.patronage, session.state.aid) == (9, 13)


def test_4_2_3_no_charm_without_patronage() -> None:
    session = turn(board({"cebu": {"troops": 1}}, patronage=0), "government")
    answer(session, "operation", "train")
    assert "special:charm" not in offered(session)
    assert refused(session)["special:charm"] == "patronage"


def test_4_2_3_ruling_charm_at_support_brings_aid_alone() -> None:
    session = turn(board({"cebu": {"troops": 1, "alignment": "support"}}), "government")
    operate(session, "train", "special:charm")
    assert (session.state.alignment["cebu"], session.state.aid) == ("support", 13)
