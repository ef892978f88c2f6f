"""8.3, 8.10: non-players in the Election Round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.prompts import Steps
from engine.people_power import play_from
from engine.people_power.bonifacio.election import agitation_phase, civic_action_phase, redeploy_phase
from engine.people_power.election import resources_phase
from engine.people_power.state import State, government_controls
from engine.people_power.victory import may_win, ranking, winners
from tests.people_power.non_players import position


def run(state: State, phase: Callable[[State], Steps[None]]) -> None:
    for prompt in phase(state):
        raise AssertionError(prompt)


def redeployed(spaces: Mapping[str, Any]) -> State:
    state = position(spaces)
    run(state, redeploy_phase)
    return state


def test_8_3_1_a_lone_player_wins_only_in_the_final_round() -> None:
    board = {"manila": {"troops": 1}}
    state = position(board, humans={"government"}, patronage=20)
    state.card = 39
    assert not may_win(state, "government") and winners(state) == ()
    state.card = 40
    assert winners(state) == ("government",)


def test_8_3_1_the_non_player_who_ends_the_game_ranks_before_a_lone_player() -> None:
    board = {space: {"alignment": "opposition"} for space in ("manila", "cebu", "davao", "zamboanga", "northern_luzon")}
    state = position({**board, "visayas": {"troops": 1}}, humans={"government"}, patronage=30)
    state.card = 39
    assert winners(state) == ("reformers",)
    assert ranking(state) == ("reformers", "government", "npa")


def test_8_3_1_a_lone_player_who_is_ahead_of_nobody_ranks_last() -> None:
    board = {space: {"alignment": "opposition"} for space in ("manila", "cebu", "davao", "zamboanga", "northern_luzon")}
    state = position({**board, "visayas": {"alignment": "resistance"}}, humans={"government"})
    state.card = 39
    assert ranking(state) == ("reformers", "npa", "government")


def test_8_3_1_while_nobody_has_won_the_margins_alone_rank() -> None:
    state = position({"manila": {"troops": 1}}, humans={"government"}, patronage=20)
    state.card = 39
    assert ranking(state)[0] == "government"


def test_8_3_2_with_two_players_any_faction_wins_in_any_round() -> None:
    state = position({"manila": {"troops": 1}}, humans={"government", "npa"}, patronage=20)
    state.card = 39
    assert winners(state) == ("government",)


def test_8_10_3_civic_action_takes_1d6_steps_by_shift_towards_support() -> None:
    spaces = {
        "manila": {"troops": 3, "police": 3, "activists": 1, "marker": "protest", "alignment": "opposition"},
        "cebu": {"troops": 1, "police": 1},
    }
    state = position(spaces, luck={"civic_action": [4]})
    run(state, civic_action_phase)
    assert (state.marker["manila"], state.alignment["manila"], state.alignment["cebu"]) == (None, "support", "support")


def test_8_10_3_agitation_takes_1d6_steps_by_shift_towards_resistance() -> None:
    spaces = {"davao": {"underground": 1, "marker": "terror"}, "visayas": {"underground": 1, "alignment": "support"}}
    state = position(spaces, luck={"agitation": [3]})
    run(state, agitation_phase)
    assert (state.marker["davao"], state.alignment["davao"]) == (None, "resistance")
    assert state.alignment["visayas"] == "neutral"


def test_8_10_4_redeploy_brings_police_to_outnumber_enemies_in_rural_posts() -> None:
    spaces = {
        "visayas": {"troops": 3, "underground": 1},
        "cebu": {"police": 5, "gov_bases": 1},
        "manila": {"gov_bases": 1},
    }
    state = redeployed(spaces)
    assert state.police["visayas"] == 2
    assert state.troops["visayas"] == 0


def test_8_10_4_redeploy_never_gives_up_control_of_population_two() -> None:
    spaces = {
        "cebu": {"police": 2, "underground": 1},
        "visayas": {"troops": 2, "underground": 1},
        "manila": {"gov_bases": 1},
    }
    state = redeployed(spaces)
    assert state.police["cebu"] == 2


def test_8_10_4_troops_leave_countryside_without_a_base() -> None:
    spaces = {"visayas": {"troops": 2}, "northern_luzon": {"troops": 1, "gov_bases": 1}, "manila": {"underground": 1}}
    state = redeployed(spaces)
    assert state.troops["visayas"] == 0
    assert state.troops["northern_luzon"] >= 1


def test_8_10_4_troops_that_hold_population_two_stay_against_6_4() -> None:
    """8.10: a phase is carried out unless told not to, and 8.10.4 tells never to give up that Control."""
    spaces = {"eastern_mindanao": {"troops": 4, "underground": 1}, "visayas": {"troops": 2}, "manila": {"troops": 1}}
    state = redeployed(spaces)
    assert (state.troops["eastern_mindanao"], state.troops["visayas"]) == (2, 0)
    assert government_controls(state, "eastern_mindanao")


def test_8_10_4_troops_leave_population_two_where_there_is_no_control_to_lose() -> None:
    spaces = {"eastern_mindanao": {"troops": 2, "underground": 2}, "northern_luzon": {"troops": 1, "police": 1}}
    state = redeployed({**spaces, "manila": {"troops": 1}})
    assert (state.troops["eastern_mindanao"], state.troops["northern_luzon"]) == (0, 0)
    assert government_controls(state, "northern_luzon")


def test_8_10_4_a_lone_police_leaves_a_space_that_needs_none() -> None:
    spaces = {
        "manila": {"troops": 2, "police": 1},
        "northern_luzon": {"troops": 1, "gov_bases": 1},
        "western_mindanao": {"police": 1, "gov_bases": 1, "underground": 2},
    }
    state = redeployed(spaces)
    assert (state.police["northern_luzon"], state.police["western_mindanao"]) == (1, 0)
    assert state.police["manila"] == 1


def test_8_10_4_bringing_one_cube_does_not_strip_another_space_of_its_only_one() -> None:
    spaces = {"manila": {"gov_bases": 1}, "cebu": {"troops": 1, "gov_bases": 1}, "davao": {"troops": 1, "gov_bases": 1}}
    state = redeployed(spaces)
    assert (state.troops["manila"], state.troops["cebu"], state.troops["davao"]) == (0, 1, 1)


def test_8_10_4_troops_are_not_spent_where_they_cannot_win_control() -> None:
    spaces = {
        "manila": {"troops": 1, "police": 1},
        "davao": {"gov_bases": 1, "underground": 9},
        "western_mindanao": {"troops": 1, "gov_bases": 1, "underground": 2},
        "central_mindanao": {"troops": 1},
    }
    state = redeployed(spaces)
    assert (state.troops["davao"], state.troops["western_mindanao"], state.troops["manila"]) == (0, 2, 1)


def test_8_10_4_police_do_not_undo_an_earlier_instruction() -> None:
    spaces = {
        "manila": {"troops": 1},
        "visayas": {"police": 3, "underground": 2},
        "cebu": {"police": 1, "troops": 1},
    }
    state = redeployed(spaces)
    assert state.police["visayas"] == 3


def test_8_10_4_control_of_population_one_may_be_given_up_but_not_its_last_police() -> None:
    spaces = {
        "manila": {"troops": 1},
        "western_mindanao": {"police": 2, "gov_bases": 1, "underground": 2},
        "zamboanga": {"troops": 1},
    }
    state = redeployed(spaces)
    assert (state.police["manila"], state.police["zamboanga"], state.police["western_mindanao"]) == (1, 0, 1)


def test_8_10_2_the_aid_of_a_non_player_government_is_reset_all_the_same() -> None:
    state = position({"manila": {"troops": 1}}, aid=12)
    run(state, resources_phase)
    assert (state.aid, state.resources["government"]) == (5, 0)


def test_8_10_2_and_8_10_3_foundation_by_place_bases_and_no_resources() -> None:
    spaces = {"manila": {"troops": 1}, "cebu": {"activists": 2}, "davao": {"activists": 1}}
    state = position(spaces, luck={"civic_action": [1], "agitation": [1]})
    state.stage, state.card, state.deck = "resources", 38, (1,)
    session = play_from(state)
    assert session.state.ref_bases["cebu"] == 1
    assert set(session.state.resources.values()) == {0}
