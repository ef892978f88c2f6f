"""3.4: Rally, March, Attack, Terror."""

from __future__ import annotations

import pytest

from engine.people_power.board import Space
from engine.people_power.effects import Rolled
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


def test_3_4_1_rally_anywhere_without_support() -> None:
    session = turn(board({"cebu": {"alignment": "support"}}), "npa")
    answer(session, "operation", "rally")
    assert len(spaces_offered(session)) == 9
    assert refused(session)["space:cebu"] == "support"


def test_3_4_1_one_underground_guerrilla() -> None:
    session = turn(board({}), "npa")
    operate(session, "rally", "cebu", "done")
    assert session.state.underground["cebu"] == 1
    assert session.state.resources["npa"] == 9


def test_3_4_1_or_a_base_for_two_guerrillas_of_the_players_choice() -> None:
    session = turn(board({"visayas": {"underground": 2, "active": 1}}), "npa")
    operate(session, "rally", "visayas", "rally:base", "count:1")
    state = session.state
    assert (state.underground["visayas"], state.active["visayas"], state.npa_bases["visayas"]) == (1, 0, 1)


def test_3_4_1_with_a_base_population_plus_bases() -> None:
    session = turn(board({"northern_luzon": {"npa_bases": 1}}), "npa")
    operate(session, "rally", "northern_luzon")
    assert offered(session) == ["count:3", "count:2", "count:1"]


def test_3_4_1_with_a_base_or_all_go_underground() -> None:
    session = turn(board({"northern_luzon": {"npa_bases": 1, "active": 3}}), "npa")
    operate(session, "rally", "northern_luzon")
    assert offered(session) == ["rally:guerrillas", "rally:underground"]
    answer(session, "rally:underground")
    assert session.state.underground["northern_luzon"] == 3


def test_3_4_1_with_a_base_no_second_base() -> None:
    session = turn(board({"visayas": {"npa_bases": 1, "active": 2}}), "npa")
    operate(session, "rally", "visayas")
    assert "rally:base" not in offered(session)


def test_3_4_1_without_a_base_nobody_goes_underground() -> None:
    session = turn(board({"visayas": {"active": 2}}), "npa")
    operate(session, "rally", "visayas")
    assert offered(session) == ["rally:guerrillas", "rally:base"]


# 3.4.2


def test_3_4_2_march_to_adjacent_spaces_at_one_per_origin() -> None:
    session = turn(board({"northern_luzon": {"underground": 2}}), "npa")
    answer(session, "operation", "march", "space:northern_luzon")
    assert spaces_offered(session) == {"manila", "southern_luzon"}
    answer(session, "space:manila", "count:1", "space:southern_luzon")
    assert session.state.resources["npa"] == 9


@pytest.mark.parametrize(("origin", "destination"), [("southern_luzon", "visayas"), ("visayas", "cebu")])
def test_3_4_2_march_into_visayas_or_cebu_moves_one_per_origin(origin: Space, destination: Space) -> None:
    session = turn(board({origin: {"underground": 3, "active": 2}, "manila": {"underground": 1}}), "npa")
    operate(session, "march", f"space:{origin}", f"space:{destination}")
    assert offered(session) == ["count:1", "count:0"]
    answer(session, "count:1")
    assert f"space:{destination}" not in offered(session)
    assert session.state.underground[destination] == 1
    assert session.state.active[destination] == 0


def test_3_4_2_march_into_visayas_from_two_origins_moves_one_from_each() -> None:
    session = turn(board({"southern_luzon": {"underground": 2}, "cebu": {"underground": 2}}), "npa")
    operate(session, "march", "space:southern_luzon", "space:visayas", "done", "space:cebu")
    assert session.state.underground["visayas"] == 2


@pytest.mark.parametrize(
    ("alignment", "group", "cubes", "seen"),
    [("support", 2, 2, True), ("support", 2, 1, False), ("support", 4, 0, True), ("neutral", 4, 4, False)],
)
def test_3_4_2_groups_are_activated_only_into_support(alignment: str, group: int, cubes: int, seen: bool) -> None:
    state = board({"northern_luzon": {"underground": group}, "manila": {"troops": cubes, "alignment": alignment}})
    session = turn(state, "npa")
    limited(session, "march", "space:manila", f"count:{group}")
    assert session.state.active["manila"] == (group if seen else 0)
    assert session.state.underground["manila"] == (0 if seen else group)


def test_3_4_2_each_group_is_judged_by_itself() -> None:
    state = board(
        {
            "northern_luzon": {"underground": 2},
            "southern_luzon": {"underground": 2},
            "manila": {"police": 1, "alignment": "support", "underground": 3},
        }
    )
    session = turn(state, "npa")
    operate(session, "march", "space:northern_luzon", "space:manila", "count:2", "space:southern_luzon", "space:manila")
    answer(session, "count:2")
    assert session.state.active["manila"] == 0


def test_3_4_2_active_guerrillas_stay_active_and_those_already_there_stay_hidden() -> None:
    state = board(
        {
            "northern_luzon": {"underground": 1, "active": 1},
            "manila": {"troops": 2, "alignment": "support", "underground": 2},
        }
    )
    session = turn(state, "npa")
    limited(session, "march", "space:northern_luzon", "space:manila", "count:1", "count:1")
    assert (session.state.underground["manila"], session.state.active["manila"]) == (2, 2)


# 3.4.3


def test_3_4_3_attack_where() -> None:
    state = board(
        {
            "cebu": {"underground": 1, "gov_bases": 1},
            "davao": {"active": 1, "police": 1},
            "manila": {"underground": 1},
            "visayas": {"troops": 1},
            "zamboanga": {"npa_bases": 1, "troops": 1},
        }
    )
    session = turn(state, "npa")
    answer(session, "operation", "attack")
    assert spaces_offered(session) == {"cebu", "davao"}
    assert refused(session)["space:zamboanga"] == "guerrillas"
    assert refused(session)["space:manila"] == "government_pieces"


def test_3_4_3_a_hit_removes_two_of_the_npas_choice_and_activates_all() -> None:
    state = board({"cebu": {"underground": 2, "active": 1, "troops": 2, "police": 2}}, luck={"attack": [3]})
    session = turn(state, "npa")
    limited(session, "attack", "piece:troops", "piece:police")
    assert (session.state.troops["cebu"], session.state.police["cebu"]) == (1, 1)
    assert (session.state.underground["cebu"], session.state.active["cebu"]) == (0, 3)


def test_3_4_3_a_miss_removes_nothing_but_all_are_seen() -> None:
    session = turn(board({"cebu": {"underground": 3, "troops": 2}}, luck={"attack": [4]}), "npa")
    limited(session, "attack")
    assert session.state.troops["cebu"] == 2
    assert session.state.active["cebu"] == 3


def test_3_4_3_an_attack_rolls_one_die() -> None:
    told = limited(turn(board({"cebu": {"active": 1, "troops": 1}}), "npa"), "attack")
    (rolled,) = [effect for effect in told if isinstance(effect, Rolled)]
    assert (rolled.name, len(rolled.dice)) == ("attack", 1)


def test_3_4_3_bases_last_at_two_patronage_each() -> None:
    session = turn(board({"cebu": {"active": 6, "troops": 1, "gov_bases": 2}}, luck={"attack": [6]}), "npa")
    limited(session, "attack")
    assert (session.state.troops["cebu"], session.state.gov_bases["cebu"]) == (0, 1)
    assert session.state.patronage == 8


def test_3_4_3_a_one_brings_a_new_underground_guerrilla() -> None:
    session = turn(board({"cebu": {"active": 1, "troops": 3}}, luck={"attack": [1]}), "npa")
    limited(session, "attack")
    assert session.state.troops["cebu"] == 1
    assert (session.state.underground["cebu"], session.state.active["cebu"]) == (1, 1)


def test_3_4_3_ruling_with_none_available_the_new_guerrilla_may_be_brought() -> None:
    state = board({"cebu": {"active": 1, "troops": 3}, "visayas": {"active": 15}}, luck={"attack": [1]})
    session = turn(state, "npa")
    limited(session, "attack", "space:visayas")
    assert (session.state.underground["cebu"], session.state.active["visayas"]) == (1, 14)


# 3.4.4


def test_3_4_4_terror_needs_an_underground_guerrilla() -> None:
    session = turn(board({"cebu": {"underground": 1}, "davao": {"active": 1}, "manila": {"underground": 1}}), "npa")
    answer(session, "operation", "terror")
    assert spaces_offered(session) == {"cebu", "manila"}
    assert refused(session)["space:davao"] == "underground"


@pytest.mark.parametrize("marker", [None, "protest", "strike", "terror"])
def test_3_4_4_terror_replaces_any_marker_and_shifts_once(marker: str | None) -> None:
    state = board({"cebu": {"underground": 2, "activists": 1, "marker": marker, "alignment": "opposition"}})
    session = turn(state, "npa")
    limited(session, "terror")
    assert session.state.marker["cebu"] == "terror"
    assert session.state.alignment["cebu"] == "neutral"
    assert (session.state.underground["cebu"], session.state.active["cebu"]) == (1, 1)


def test_3_4_4_terror_in_several_spaces() -> None:
    session = turn(board({"cebu": {"underground": 1}, "davao": {"underground": 1}}, resources=2), "npa")
    operate(session, "terror", "space:cebu", "space:davao")
    conclude(session)
    assert session.state.alignment["cebu"] == session.state.alignment["davao"] == "resistance"
    assert session.state.resources["npa"] == 0
    assert asked(session) == "turn.action"


def test_3_4_1_ways_that_are_not_possible_say_why() -> None:
    session = turn(board({"visayas": {"active": 2, "npa_bases": 1}}), "npa")
    operate(session, "rally", "space:visayas")
    assert refused(session) == {"rally:base": "base_there"}
    session = turn(board({"visayas": {"active": 2}}), "npa")
    operate(session, "rally", "space:visayas")
    assert refused(session) == {"rally:underground": "no_base_there"}


def test_3_4_2_spaces_that_are_out_of_reach_say_why() -> None:
    session = turn(board({"visayas": {"active": 3}}), "npa")
    operate(session, "march", "space:southern_luzon", "count:1")
    reasons = refused(session)
    assert (reasons["space:southern_luzon"], reasons["space:manila"]) == ("reached", "not_adjacent")


def test_3_4_3_a_base_behind_cubes_says_why() -> None:
    spaces = {"cebu": {"active": 6, "troops": 1, "police": 1, "gov_bases": 1}}
    session = turn(board(spaces, luck={"attack": [2]}), "npa")
    operate(session, "attack")
    assert refused(session) == {"piece:gov_bases": "cubes_there"}
