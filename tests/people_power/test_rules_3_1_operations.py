"""3.1: Operations in general."""

from __future__ import annotations

from engine.people_power.board import NPA, REFORMERS
from engine.people_power.operations import OPERATIONS
from engine.people_power.turn import FREE, Turn
from tests.people_power.driving import answer, asked, board, offered, operate, refused, spaces_offered, turn
from tests.people_power.event_driver import drive


def test_3_1_each_space_is_paid_for_and_nothing_is_done_on_credit() -> None:
    session = turn(board({}, resources=5), "government")
    operate(session, "sweep", "manila", "cebu")
    assert session.state.resources["government"] == 1
    assert not spaces_offered(session)
    assert refused(session)["space:davao"] == "resources"


def test_3_1_1_a_space_is_selected_only_once() -> None:
    session = turn(board({"davao": {"underground": 1}}), "npa")
    operate(session, "rally", "space:manila")
    assert "space:manila" not in offered(session)
    assert refused(session)["space:manila"] == "selected"


def test_3_1_1_the_reason_for_every_refused_space_is_known() -> None:
    state = board({"manila": {"alignment": "support"}, "davao": {"underground": 1}}, resources=1)
    session = turn(state, "npa")
    answer(session, "operation", "rally")
    assert refused(session)["space:manila"] == "support"
    answer(session, "space:cebu")
    assert refused(session)["space:davao"] == "resources"


def test_3_1_2_a_cube_sweeps_once() -> None:
    session = turn(board({"cebu": {"troops": 1}}), "government")
    operate(session, "sweep", "space:manila", "move:cebu:troops")
    answer(session, "space:davao")
    assert asked(session) == "sweep.space"
    assert session.state.troops["manila"] == 1


def test_3_1_2_those_who_stayed_may_still_sweep_from_where_others_arrived() -> None:
    session = turn(board({"cebu": {"troops": 1}, "manila": {"troops": 1}}), "government")
    operate(session, "sweep", "space:manila", "move:cebu:troops", "space:davao")
    assert offered(session) == ["move:manila:troops", "done"]
    answer(session, "move:manila:troops")
    assert (session.state.troops["manila"], session.state.troops["davao"]) == (1, 1)


def test_3_1_2_an_activist_assembles_once() -> None:
    session = turn(board({"cebu": {"activists": 1}}), "reformers")
    operate(session, "assemble", "space:visayas", "move:cebu:activists", "space:southern_luzon")
    assert asked(session) == "assemble.space"
    assert session.state.activists["visayas"] == 1


def test_3_1_2_a_guerrilla_marches_once() -> None:
    session = turn(board({"zamboanga": {"underground": 1}, "davao": {"underground": 1}}), "npa")
    operate(session, "march", "space:zamboanga")
    assert session.state.underground["western_mindanao"] == 1
    assert "space:western_mindanao" not in offered(session)
    assert refused(session)["space:western_mindanao"] == "moved"


def test_3_1_2_those_who_stayed_may_still_march_from_where_others_arrived() -> None:
    session = turn(board({"zamboanga": {"underground": 1}, "western_mindanao": {"underground": 1}}), "npa")
    operate(session, "march", "space:zamboanga", "space:western_mindanao", "space:central_mindanao")
    assert session.state.underground["western_mindanao"] == 1
    assert session.state.underground["central_mindanao"] == 1


def test_3_1_2_a_guerrilla_that_an_ambush_showed_does_not_march_again() -> None:
    state = board({"zamboanga": {"underground": 1}, "western_mindanao": {"troops": 2}})
    session = turn(state, "npa")
    operate(session, "march", "space:zamboanga", "special:ambush")
    assert (session.state.active["western_mindanao"], session.state.underground["western_mindanao"]) == (1, 1)
    answer(session, "space:western_mindanao", "space:visayas")
    assert session.state.underground["visayas"] == 1  # the new one; the one that marched stays
    assert session.state.active["western_mindanao"] == 1
    assert asked(session) != "march.to"


def test_3_1_2_a_guerrilla_that_was_seen_does_not_march_again() -> None:
    spaces = {"visayas": {"underground": 1}, "davao": {"underground": 1}}
    state = board({**spaces, "southern_luzon": {"troops": 4, "alignment": "support"}})
    session = turn(state, "npa")
    operate(session, "march", "space:visayas", "space:southern_luzon")
    assert session.state.active["southern_luzon"] == 1
    assert "space:southern_luzon" not in offered(session)
    assert refused(session)["space:southern_luzon"] == "moved"


def test_3_1_2_a_guerrilla_taken_off_the_map_after_its_march_leaves_nothing_behind() -> None:
    """1.5.1: the one that just marched in is taken to be placed elsewhere; its origin of before is no origin now."""
    state = board(
        {
            "zamboanga": {"underground": 1},
            "davao": {"underground": 1},
            "eastern_mindanao": {"troops": 2},
            "manila": {"active": 14},
        }
    )
    session = turn(state, "npa")
    operate(session, "march", "space:zamboanga", "space:davao", "space:eastern_mindanao", "special:ambush")
    answer(session, "space:western_mindanao")
    assert session.state.underground["western_mindanao"] == 0
    assert refused(session)["space:western_mindanao"] == "guerrillas"
    assert spaces_offered(session) == {"manila", "eastern_mindanao"}
    answer(session, "space:eastern_mindanao")
    assert asked(session) == "march.to"


def test_3_1_2_extort_shows_one_that_has_marched_so_that_a_resident_may_still_march() -> None:
    state = board({"zamboanga": {"underground": 1}, "western_mindanao": {"underground": 1}})
    session = turn(state, "npa")
    operate(session, "march", "space:zamboanga", "special:extort", "space:western_mindanao", "space:visayas")
    assert session.state.underground["visayas"] == 1
    assert session.state.active["western_mindanao"] == 1


def test_3_1_2_appeal_takes_one_that_has_assembled_so_that_a_resident_may_still_move() -> None:
    state = board({"cebu": {"activists": 1}, "visayas": {"activists": 1}})
    session = turn(state, "reformers")
    operate(session, "assemble", "space:visayas", "move:cebu:activists", "special:appeal", "done")
    answer(session, "space:southern_luzon", "move:visayas:activists")
    assert session.state.activists["southern_luzon"] == 1


def test_3_1_3_targets_are_affected_to_the_maximum_extent() -> None:
    session = turn(board({"cebu": {"police": 2, "activists": 3, "marker": "protest"}}), "government")
    operate(session, "roundup")
    assert session.state.activists["cebu"] == 1


def test_3_1_5_a_free_operation_costs_nothing() -> None:
    state = board({}, resources=0)
    free = Turn(state, "npa", "rally", FREE, spaces_allowed=2)
    assert free.cost == 0
    assert not free.forbids("manila")
    free.select("manila")
    free.select("cebu")
    assert state.resources["npa"] == 0
    assert free.forbids("davao") == "limit"


def test_3_1_5_example_free_operations_do_not_touch_eligibility() -> None:
    """Reformers execute the Event that lets the NPA Rally; only the Reformers become Ineligible."""
    state = board({}, resources=0)
    for operation, faction in (("rally", NPA), ("recruit", REFORMERS)):
        free = Turn(state, faction, operation, FREE, spaces_allowed=2)
        drive(state, OPERATIONS[operation].play(free), ("space:manila", "space:cebu"))
    assert state.underground["manila"] == state.underground["cebu"] == 1
    assert state.activists["manila"] == state.activists["cebu"] == 1
    assert state.ineligible == state.ineligible_next == frozenset()


def test_3_1_5_a_civic_action_costs_even_in_a_free_train() -> None:
    state = board({"cebu": {"troops": 1, "police": 1}}, resources=3)
    free = Turn(state, "government", "train", FREE, spaces_allowed=1)
    drive(state, OPERATIONS["train"].play(free), ("space:cebu", "done", "civic_action:cebu"))
    assert state.alignment["cebu"] == "support"
    assert state.resources["government"] == 1
