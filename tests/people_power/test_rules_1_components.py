"""1: map, pieces, alignment, control, markers, tracks."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.prompts import Option
from engine.people_power import PeoplePowerSession
from engine.people_power.board import (
    ADJACENT,
    CEBU,
    CITIES,
    COUNTRYSIDE,
    DAVAO,
    FACTIONS,
    MANILA,
    POPULATION,
    PROTEST,
    RESISTANCE,
    SPACES,
    STRIKE,
    SUPPORT,
    TOTALS,
    VISAYAS,
)
from engine.people_power.effects import TrackMoved, Transferred
from engine.people_power.operations import OPERATIONS
from engine.people_power.state import control
from engine.people_power.summary import summary
from engine.people_power.turn import FREE, Turn
from engine.people_power.verbs import (
    can_put_marker,
    change_aid,
    change_patronage,
    change_resources,
    markers_left,
    move,
    place,
    put_marker,
    remove,
    set_alignment,
    shift,
    turn_marker,
)
from engine.people_power.victory import victory_total
from tests.people_power.driving import acting, answer, asked, board, offered, operate, refused, spaces_offered, turn


def test_1_2_component_limits() -> None:
    assert TOTALS == {
        "troops": 12,
        "police": 12,
        "gov_bases": 6,
        "activists": 16,
        "ref_bases": 6,
        "guerrillas": 16,
        "npa_bases": 6,
    }
    assert sum(TOTALS.values()) == 74


def test_1_3_1_population() -> None:
    assert POPULATION["manila"] == 5
    assert sum(POPULATION[space] for space in CITIES) == 11
    assert sum(POPULATION[space] for space in COUNTRYSIDE) == 8
    assert set(POPULATION.values()) == {1, 2, 5}


def test_1_3_2_adjacency_example() -> None:
    assert set(ADJACENT["manila"]) == {"northern_luzon", "southern_luzon"}
    assert set(ADJACENT["southern_luzon"]) == {"manila", "northern_luzon", "visayas"}
    assert set(ADJACENT["northern_luzon"]) == {"manila", "southern_luzon"}


def test_1_3_2_adjacency_goes_both_ways() -> None:
    for space in SPACES:
        assert space not in ADJACENT[space]
        assert all(space in ADJACENT[other] for other in ADJACENT[space])


def test_1_4_1_a_gift_in_the_givers_turn() -> None:
    session = turn(board({}, resources={"government": 10, "reformers": 0, "npa": 0}), "government")
    told = answer(session, "give:npa", "count:4")
    assert Transferred("government", "npa", 4) in told
    assert session.state.resources == {"government": 6, "reformers": 0, "npa": 4}
    assert asked(session) == "turn.action"
    assert "give:npa" not in offered(session)


def test_1_4_1_who_is_asked_for_resources_may_refuse() -> None:
    session = turn(board({}, resources={"government": 10, "reformers": 0, "npa": 0}), "npa")
    answer(session, "ask:government")
    assert acting(session) == "government"
    answer(session, "done")
    assert session.state.resources["npa"] == 0
    assert acting(session) == "npa"
    assert "ask:government" not in offered(session)


def test_1_4_1_a_transfer_enables_an_operation_3_1() -> None:
    session = turn(board({}, resources={"government": 10, "reformers": 0, "npa": 0}), "npa")
    assert "action:operation" not in offered(session)
    answer(session, "ask:government", "count:1")
    assert "action:operation" in offered(session)


def test_1_4_1_the_asker_may_name_an_amount() -> None:
    session = turn(board({}, resources={"government": 10, "reformers": 0, "npa": 0}), "npa")
    answer(session, "ask_for:government", "count:3")
    assert (acting(session), asked(session)) == ("government", "transfer.asked_for")
    assert session.prompt is not None and session.prompt.context["wanted"] == 3
    answer(session, "count:2")
    assert session.state.resources["npa"] == 2
    assert not any(key.endswith(":government") and key.startswith("ask") for key in offered(session))


def test_1_4_1_who_runs_short_in_the_middle_of_an_operation_may_ask() -> None:
    session = turn(board({}, resources={"government": 10, "reformers": 5, "npa": 1}), "npa", "government")
    operate(session, "rally", "space:manila")
    asks = ["ask:government", "ask:reformers", "ask_for:government", "ask_for:reformers"]
    assert offered(session) == ["done", "special:extort", *asks]
    answer(session, "ask:government", "count:1")
    assert (acting(session), asked(session)) == ("npa", "rally.space")
    answer(session, "space:cebu")
    assert refused(session)["ask:government"] == "spoken"
    answer(session, "ask:reformers", "done", "done")
    assert (session.state.underground["cebu"], session.state.boxes) == (1, {"npa": "op_only"})


def test_1_4_1_nobody_is_asked_where_resources_are_not_what_is_missing() -> None:
    state = board({"cebu": {"underground": 1}}, resources={"government": 9, "reformers": 0, "npa": 1})
    session = turn(state, "npa", "reformers")
    operate(session, "terror", "space:cebu")
    assert acting(session) == "reformers"


def test_1_4_1_who_runs_short_in_a_civic_action_may_ask() -> None:
    state = board(
        {"cebu": {"troops": 1, "police": 1, "alignment": "opposition"}}, resources={"government": 4, "npa": 2}
    )
    session = turn(state, "government", "npa")
    operate(session, "train", "space:cebu", "done", "done", "civic_action:cebu")
    assert refused(session)["pay"] == "resources"
    answer(session, "ask:npa", "count:2", "pay")
    assert session.state.alignment["cebu"] == "support"


@pytest.mark.parametrize(
    ("waiting", "partners"), [((), set()), (("npa",), {"npa"}), (("government",), {"npa", "reformers"})]
)
def test_1_4_1_in_a_free_operation_giver_or_receiver_must_be_eligible(waiting: Any, partners: set[str]) -> None:
    state = board({"cebu": {"troops": 1, "police": 1}}, resources={"government": 0, "reformers": 1, "npa": 1})
    state.waiting = waiting
    steps = OPERATIONS["train"].play(Turn(state, "government", "train", FREE, spaces_allowed=1))
    next(steps)
    steps.send(Option("space:cebu"))
    try:
        prompt = steps.send(Option("done"))
    except StopIteration:
        assert not partners
    else:
        assert {option.value for option in prompt.options if option.kind == "ask"} == partners


def test_1_4_1_transfers_that_are_not_possible_say_why() -> None:
    session = turn(board({}, resources={"government": 40, "reformers": 0, "npa": 0}), "npa")
    assert refused(session)["give:government"] == "nothing_to_give"
    assert refused(session)["ask:reformers"] == "nothing_to_get"
    answer(session, "ask:government", "done")
    assert refused(session)["ask:government"] == "spoken"
    session = turn(board({}, resources={"government": 40, "reformers": 3, "npa": 0}), "government")
    assert refused(session)["ask:reformers"] == "track"
    session = turn(board({}, resources={"government": 40, "reformers": 3, "npa": 0}), "reformers")
    assert refused(session)["give:government"] == "their_track"


def test_1_4_1_no_more_is_given_than_fits_on_the_track() -> None:
    session = turn(board({}, resources={"government": 10, "reformers": 0, "npa": 38}), "government")
    answer(session, "give:npa")
    assert offered(session) == ["count:2", "count:1"]


def test_1_4_1_non_players_neither_give_nor_take() -> None:
    state = board({})
    state.humans = frozenset({"government", "npa"})
    session = turn(state, "government")
    assert not any(key.endswith(":reformers") for key in offered(session))


def test_1_5_1_rally_with_no_guerrillas_available() -> None:
    state = board({"southern_luzon": {"underground": 10, "active": 5}, "visayas": {"active": 1}})
    session = turn(state, "npa")
    operate(session, "rally", "manila")
    assert asked(session) == "take.space"
    answer(session, "visayas")
    assert session.state.underground["manila"] == 1
    assert session.state.active["visayas"] == 0


def test_1_5_1_the_piece_taken_off_is_placed_underground() -> None:
    state = board({"southern_luzon": {"underground": 10, "active": 6}})
    session = turn(state, "npa")
    operate(session, "rally", "manila", "space:southern_luzon", "piece:active", "done")
    assert session.state.active["southern_luzon"] == 5
    assert session.state.underground["manila"] == 1


def test_1_5_1_taking_off_the_map_is_a_choice() -> None:
    state = board({"southern_luzon": {"underground": 16}})
    session = turn(state, "npa")
    operate(session, "rally", "manila", "done", "done")
    assert session.state.underground["southern_luzon"] == 16


def test_1_5_1_nothing_is_taken_off_the_map_while_pieces_are_available() -> None:
    state = board({"southern_luzon": {"underground": 15}})
    session = turn(state, "npa")
    operate(session, "rally", "manila", "done")
    assert session.state.underground["manila"] == 1
    assert session.state.underground["southern_luzon"] == 15


def test_1_5_1_pieces_are_placed_elsewhere_than_they_were_taken() -> None:
    state = board({"southern_luzon": {"active": 8, "npa_bases": 1}, "visayas": {"active": 8}})
    session = turn(state, "npa")
    operate(session, "rally", "southern_luzon", "rally:guerrillas")
    assert spaces_offered(session) == {"visayas"}


def test_1_5_1_a_replaced_piece_is_simply_removed_if_none_is_brought() -> None:
    state = board(
        {"manila": {"activists": 8, "police": 1, "marker": "protest"}, "visayas": {"activists": 8}}, patronage=5
    )
    session = turn(state, "reformers")
    operate(session, "protest", "manila", "special:convert", "done", "done")
    assert session.state.police["manila"] == 0
    assert session.state.activists["manila"] == 8
    assert session.state.patronage == 4


def test_1_5_1_a_replacement_may_be_brought_from_elsewhere() -> None:
    state = board({"manila": {"activists": 8, "police": 1, "marker": "protest"}, "visayas": {"activists": 8}})
    session = turn(state, "reformers")
    operate(session, "protest", "manila", "special:convert", "visayas", "done")
    assert session.state.activists["manila"] == 9
    assert session.state.activists["visayas"] == 7


def test_1_5_2_no_more_than_two_bases_of_all_factions() -> None:
    state = board({"visayas": {"gov_bases": 1, "ref_bases": 1}})
    assert place(state, "visayas", "npa_bases") == 0
    assert place(state, "cebu", "npa_bases", 3) == 2


def test_1_5_2_no_third_base_by_rally_recruit_or_train() -> None:
    two_bases = {"gov_bases": 1, "npa_bases": 1}
    state = board({"visayas": {**two_bases, "activists": 2}, "cebu": {**two_bases, "troops": 6}})
    session = turn(state, "reformers")
    operate(session, "recruit", "visayas")
    assert asked(session) == "recruit.space"
    session = turn(state, "government", "npa")
    operate(session, "train", "cebu", "done", "done")
    assert acting(session) == "npa"


def test_1_5_3_activists_are_active_only_in_protest_spaces() -> None:
    state = board({"cebu": {"activists": 2, "police": 2}})
    session = turn(state, "government")
    assert "op:roundup" not in _operations(session)
    assert put_marker(state, "cebu", "protest")
    session = turn(state, "government")
    assert "op:roundup" in _operations(session)


def test_1_5_3_guerrillas_keep_their_side_when_they_move() -> None:
    state = board({"visayas": {"underground": 1, "active": 1}})
    move(state, "visayas", "southern_luzon", "active")
    move(state, "visayas", "southern_luzon", "underground")
    assert (state.underground["southern_luzon"], state.active["southern_luzon"]) == (1, 1)


def test_1_5_4_bases_last() -> None:
    state = board({"visayas": {"troops": 3, "active": 1, "underground": 1, "npa_bases": 1}})
    session = turn(state, "government")
    operate(session, "assault")
    assert session.state.npa_bases["visayas"] == 1
    assert session.state.underground["visayas"] == 1
    assert session.state.active["visayas"] == 0


@pytest.mark.parametrize("before", ["support", "opposition", "resistance"])
def test_1_6_2_a_shift_from_another_alignment_stops_at_neutral(before: str) -> None:
    state = board({"cebu": {"alignment": before}})
    towards = SUPPORT if before != "support" else RESISTANCE
    assert shift(state, "cebu", towards)
    assert state.alignment["cebu"] == "neutral"
    assert shift(state, "cebu", towards)
    assert state.alignment["cebu"] == towards


def test_1_6_2_a_shift_towards_the_present_alignment_is_ignored() -> None:
    state = board({"cebu": {"alignment": "opposition"}})
    assert not shift(state, "cebu", "opposition")
    assert state.alignment["cebu"] == "opposition"


def test_1_6_3_setting_is_direct() -> None:
    state = board({"cebu": {"alignment": "support"}})
    set_alignment(state, "cebu", "resistance")
    assert state.alignment["cebu"] == "resistance"


def test_1_6_4_population_counts_for_totals() -> None:
    state = board({"manila": {"alignment": "opposition"}, "cebu": {"alignment": "resistance"}})
    assert victory_total(state, "reformers") == 5
    assert victory_total(state, "npa") == 2


def test_1_7_control_example_in_central_mindanao() -> None:
    there = {"troops": 2, "police": 1, "activists": 2, "underground": 1, "marker": "protest"}
    state = board({"central_mindanao": there})
    assert control(state, "central_mindanao") is None
    state.marker["central_mindanao"] = None
    assert control(state, "central_mindanao") == "government"


def test_1_7_reformer_bases_always_count() -> None:
    state = board({"visayas": {"troops": 1, "ref_bases": 1}, "cebu": {"underground": 1, "ref_bases": 1}})
    assert control(state, "visayas") is None
    assert control(state, "cebu") is None


def test_1_7_reformers_never_control() -> None:
    state = board({"cebu": {"activists": 5, "ref_bases": 2, "marker": "protest"}})
    assert control(state, "cebu") is None


def test_1_7_npa_controls_with_more_than_both_others() -> None:
    state = board({"cebu": {"underground": 2, "npa_bases": 1, "troops": 1, "activists": 3}})
    assert control(state, "cebu") == "npa"
    put_marker(state, "cebu", "protest")
    assert control(state, "cebu") is None


def test_1_8_1_terror_keeps_protest_and_strike_out() -> None:
    state = board({"cebu": {"activists": 1, "underground": 1, "marker": "terror"}})
    assert not put_marker(state, "cebu", "protest")
    assert not put_marker(state, "cebu", "strike")
    assert not put_marker(state, "cebu", "terror")


@pytest.mark.parametrize("marker", ["protest", "strike"])
def test_1_8_2_terror_drives_protest_and_strike_out(marker: str) -> None:
    state = board({"cebu": {"activists": 1, "underground": 1, "marker": marker}})
    assert put_marker(state, "cebu", "terror")
    assert state.marker["cebu"] == "terror"
    assert markers_left(state) == 4


def test_1_8_2_the_four_markers_are_one_pool() -> None:
    crowd = {"activists": 1, "underground": 1}
    state = board({space: dict(crowd) for space in ("manila", "cebu", "davao", "visayas", "zamboanga")})
    for space, marker in ((MANILA, PROTEST), (CEBU, STRIKE), (DAVAO, PROTEST), (VISAYAS, STRIKE)):
        assert put_marker(state, space, marker)
    assert not can_put_marker(state, "zamboanga", "protest")
    assert not can_put_marker(state, "zamboanga", "strike")
    assert turn_marker(state, "manila", "strike")
    assert state.marker["manila"] == "strike"


def test_1_8_2_a_protest_goes_with_the_last_reformer_piece() -> None:
    state = board({"cebu": {"activists": 1, "ref_bases": 1, "marker": "protest"}})
    remove(state, "cebu", "activists")
    assert state.marker["cebu"] == "protest"
    remove(state, "cebu", "ref_bases")
    assert state.marker["cebu"] is None


def test_1_8_2_a_protest_goes_when_the_last_activist_walks_away() -> None:
    state = board({"visayas": {"activists": 1, "marker": "protest"}})
    move(state, "visayas", "cebu", "activists")
    assert state.marker["visayas"] is None


def test_1_8_2_a_strike_goes_with_the_last_npa_piece() -> None:
    state = board({"cebu": {"active": 1, "activists": 3, "marker": "strike"}})
    remove(state, "cebu", "active")
    assert state.marker["cebu"] is None


def test_1_9_tracks_stay_within_0_and_40() -> None:
    state = board({}, aid=38, patronage=1, resources=39)
    assert change_aid(state, 5) == 2
    assert change_patronage(state, -2) == -1
    assert change_resources(state, "npa", 3) == 1
    assert (state.aid, state.patronage, state.resources["npa"]) == (40, 0, 40)
    assert change_aid(state, 1) == 0
    assert state.effects == [
        TrackMoved("aid", 38, 40),
        TrackMoved("patronage", 1, 0),
        TrackMoved("resources:npa", 39, 40),
    ]


def test_1_10_victory_markers() -> None:
    state = board(
        {
            "manila": {"troops": 1},
            "cebu": {"alignment": "opposition", "ref_bases": 2},
            "davao": {"alignment": "resistance", "npa_bases": 1},
        },
        patronage=7,
    )
    assert summary(state)["victory"] == {"government": 12, "reformers": 4, "npa": 3}
    assert [victory_total(state, faction) for faction in FACTIONS] == [12, 4, 3]


def _operations(session: PeoplePowerSession) -> list[str]:
    answer(session, "operation")
    return offered(session)
