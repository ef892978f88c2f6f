"""4.1: Special Activities in general."""

from __future__ import annotations

import pytest

from engine.people_power.turn import OPERATIONS
from tests.driving import acting, answer, board, conclude, offered, operate, refused, spaces_offered, turn


def test_4_1_example_extort_in_the_middle_of_a_rally_pays_for_the_rest() -> None:
    state = board({"davao": {"underground": 1}, "visayas": {"underground": 1}}, resources=1)
    session = turn(state, "npa")
    operate(session, "rally", "space:manila")
    assert session.state.resources["npa"] == 0
    answer(session, "special:extort", "space:davao", "space:visayas", "space:manila")
    assert session.state.resources["npa"] == 3
    answer(session, "space:cebu", "space:zamboanga", "space:southern_luzon")
    assert session.state.resources["npa"] == 0
    assert session.state.underground["southern_luzon"] == 1


def test_4_1_before_during_or_after() -> None:
    start = {"davao": {"underground": 1}, "visayas": {"underground": 1}}
    for answers in (
        ("special:extort", "space:davao", "done", "space:manila", "space:cebu"),
        ("space:manila", "special:extort", "space:davao", "done", "space:cebu"),
        ("space:manila", "space:cebu", "special:extort", "space:davao", "done"),
    ):
        session = turn(board(start), "npa", "reformers")
        operate(session, "rally", *answers)
        conclude(session)
        assert session.state.boxes == {"npa": "op_special"}
        assert session.state.resources["npa"] == 9


def test_4_1_without_resources_an_earning_special_may_come_first() -> None:
    session = turn(board({"davao": {"underground": 1}}, resources=0), "npa")
    operate(session, "rally", "special:extort", "space:manila")
    assert session.state.underground["manila"] == 1


def test_4_1_without_resources_or_an_earning_special_there_is_no_operation() -> None:
    session = turn(board({"davao": {"active": 1}}, resources=0), "npa")
    assert "action:operation" not in offered(session)


def test_4_1_only_one_special_activity() -> None:
    session = turn(board({"davao": {"underground": 3}}), "npa")
    operate(session, "rally", "special:extort")
    assert not any(key.startswith("special:") for key in offered(session))
    assert refused(session)["special:extort"] == "one_special"


def test_4_1_a_declined_special_is_not_asked_for_again_at_once() -> None:
    session = turn(board({"davao": {"underground": 1}}), "npa", "reformers")
    operate(session, "rally", "space:manila", "done")
    assert acting(session) == "reformers"
    assert session.state.boxes == {"npa": "op_only"}


def test_4_1_a_space_is_selected_once_for_the_same_special() -> None:
    session = turn(board({"davao": {"underground": 3}, "cebu": {"underground": 1}}), "npa")
    operate(session, "rally", "special:extort", "space:davao")
    assert spaces_offered(session) == {"cebu"}


def test_4_1_ruling_a_special_that_leaves_no_space_ends_the_operation() -> None:
    session = turn(board({"cebu": {"activists": 1}}, resources=0), "reformers", "npa")
    operate(session, "protest", "special:appeal")
    assert session.state.boxes == {"reformers": "op_special"}
    assert session.state.resources["reformers"] == 2


@pytest.mark.parametrize(
    ("operation", "specials"),
    [
        ("train", {"enrich", "charm"}),
        ("sweep", {"enrich", "charm"}),
        ("roundup", {"enrich", "reprisal"}),
        ("assault", {"enrich", "reprisal"}),
        ("recruit", {"appeal", "convert"}),
        ("assemble", {"appeal", "canvass"}),
        ("persuade", {"appeal", "convert", "canvass"}),
        ("protest", {"appeal", "convert"}),
        ("rally", {"extort"}),
        ("march", {"extort", "strike", "ambush"}),
        ("attack", {"ambush"}),
        ("terror", {"extort"}),
    ],
)
def test_4_1_1_accompanying_operations(operation: str, specials: set[str]) -> None:
    assert set(OPERATIONS[operation].specials) - {"crony"} == specials
