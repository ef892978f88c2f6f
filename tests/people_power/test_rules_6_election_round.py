"""6: the Election Round, phase by phase."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.people_power.board import SPACES, Piece
from engine.people_power.effects import ActResolved, ActsChosen, Earned, PersonalitiesRevealed, PhaseBegan
from engine.people_power.state import control
from tests.people_power.driving import answer, asked, board, conclude, offered, refused, spaces_offered, stage

# 6.1


def test_6_1_the_phases_follow_in_order() -> None:
    state = board({"manila": {"troops": 1, "underground": 1}}, patronage=0, resources=0)
    state.use_personalities = state.use_desperation = True
    session = stage(state, "victory")
    told = list(session.opening)
    while session.state.stage != "turn":
        assert session.prompt is not None
        told += session.choose(session.prompt.options[-1])
    phases = [effect.phase for effect in told if isinstance(effect, PhaseBegan)]
    assert phases == [
        "victory",
        "resources",
        "civic_action",
        "agitation",
        "foundation",
        "redeploy",
        "personalities",
        "desperation",
        "reset",
    ]


def test_6_1_1_each_strike_costs_one_patronage() -> None:
    striking = {"underground": 1, "marker": "strike"}
    session = stage(board({"cebu": striking, "davao": striking}, patronage=5), "victory")
    assert session.state.patronage == 3


def test_6_1_1_strikes_are_counted_before_the_victory_check() -> None:
    state = board({"manila": {"troops": 1}, "cebu": {"underground": 1, "marker": "strike"}}, patronage=14)
    assert not stage(state, "victory").over


def test_6_1_2_acts_from_the_lowest_margin_to_the_highest() -> None:
    state = board({"manila": {"troops": 1}}, patronage=3, aid=8)
    state.acts = {"government": 53, "reformers": 56, "npa": 60}
    session = stage(state, "victory", card=40)
    resolved = [effect for effect in session.opening if isinstance(effect, ActResolved)]
    # Government -10, Reformers -12, NPA -13
    assert resolved == [
        ActResolved("npa", 60, False),
        ActResolved("reformers", 56, False),
        ActResolved("government", 53, True),
    ]
    assert session.state.patronage == 7
    assert session.over


def test_6_1_2_ties_are_resolved_by_7_3() -> None:
    state = board({"visayas": {"alignment": "resistance"}}, patronage=0)
    state.acts = {"reformers": 56, "npa": 60}
    session = stage(state, "victory", card=40)
    order = [effect.faction for effect in session.opening if isinstance(effect, ActResolved)]
    assert order == ["npa", "reformers"]  # both at -12: the Reformers rank higher


def test_6_1_2_not_before_the_final_election() -> None:
    state = board({}, patronage=0)
    state.acts = {"government": 53}
    session = stage(state, "victory", card=39)
    assert not any(isinstance(effect, ActResolved) for effect in session.opening)


def test_6_1_3_a_victory_ends_the_game_at_once() -> None:
    session = stage(board({"manila": {"troops": 1}}, patronage=14), "victory", card=39)
    assert session.over
    assert session.ranking == ("government", "reformers", "npa")


def test_6_1_3_exactly_on_the_threshold_is_no_victory() -> None:
    assert not stage(board({"manila": {"troops": 1}}, patronage=13), "victory", card=39).over


def test_6_1_4_the_final_election_ends_the_game_without_a_victory() -> None:
    assert stage(board({}), "victory", card=40).over


# 6.2


def test_6_2_earnings() -> None:
    state = board(
        {
            "manila": {"troops": 1},
            "cebu": {"alignment": "opposition"},
            "visayas": {"alignment": "opposition"},
            "davao": {"npa_bases": 2},
        },
        aid=9,
        resources=0,
    )
    session = stage(state, "resources")
    earned = [effect for effect in session.opening if isinstance(effect, Earned)]
    assert earned == [
        Earned("government", (("aid", 9), ("control", 5))),
        Earned("reformers", (("opposition", 3),)),
        Earned("npa", (("bases", 4),)),
    ]
    assert session.state.resources == {"government": 14, "reformers": 3, "npa": 4}


def test_6_2_1_aid_is_reset_to_five_from_above_and_below() -> None:
    for aid in (0, 5, 23):
        assert stage(board({}, aid=aid), "resources").state.aid == 5


def test_6_2_no_more_than_forty() -> None:
    assert stage(board({}, aid=30, resources=20), "resources").state.resources["government"] == 40


def test_6_2_ruling_laurel_lets_the_reformers_give_after_the_earnings() -> None:
    state = board({"cebu": {"alignment": "opposition"}}, resources=0, personalities={"reformers": 47}, aid=0)
    session = stage(state, "resources")
    assert asked(session) == "transfer.any_time"
    answer(session, "give:npa", "count:2")
    assert session.state.resources == {"government": 0, "reformers": 0, "npa": 2}
    assert session.state.laurel_spoke


def test_6_2_without_laurel_nobody_gives_in_the_election_round() -> None:
    assert asked(stage(board({}), "resources")) != "transfer.any_time"


def test_6_2_ruling_laurel_gives_only_to_players() -> None:
    state = board({}, resources=1, personalities={"reformers": 47}, aid=0)
    state.humans = frozenset({"reformers", "npa"})
    assert offered(stage(state, "resources")) == ["give:npa", "done"]


# 6.3


def test_6_3_1_civic_action_where() -> None:
    both = {"troops": 1, "police": 1}
    state = board(
        {
            "cebu": both,
            "davao": {"troops": 3},
            "manila": {**both, "underground": 2},
            "zamboanga": {**both, "alignment": "support"},
        }
    )
    session = stage(state, "civic_action")
    assert spaces_offered(session) == {"cebu"}


@pytest.mark.parametrize("marker", ["terror", "protest", "strike"])
def test_6_3_1_a_marker_is_paid_off_before_the_shifts(marker: str) -> None:
    there = {"troops": 3, "police": 3, "activists": 1, "underground": 1, "alignment": "opposition", "marker": marker}
    session = stage(board({"cebu": there}), "civic_action")
    answer(session, "space:cebu")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == (None, "opposition")
    answer(session, "space:cebu", "space:cebu")
    assert session.state.alignment["cebu"] == "support"
    assert session.state.resources["government"] == 4
    assert asked(session) != "civic_action.space"


def test_6_3_1_as_much_as_resources_allow() -> None:
    both = {"troops": 1, "police": 1}
    session = stage(board({"cebu": both, "davao": both, "manila": both}, resources=5), "civic_action")
    answer(session, "space:cebu", "space:manila")
    assert asked(session) != "civic_action.space"
    assert session.state.resources["government"] == 1


def test_6_3_2_agitation_ends_a_protest_and_with_it_what_withheld_control() -> None:
    protesting = {"underground": 2, "troops": 1, "activists": 1, "marker": "protest"}
    state = board({"cebu": {"underground": 3, "activists": 2, "marker": "protest"}, "davao": protesting})
    session = stage(state, "agitation")
    assert spaces_offered(session) == {"cebu"}
    answer(session, "space:cebu", "space:cebu")
    assert session.state.alignment["cebu"] == "resistance"


def test_6_3_1_a_strike_paid_off_gives_no_control_and_a_protest_does() -> None:
    both = {"troops": 1, "police": 1}
    state = board(
        {
            "cebu": {**both, "activists": 1, "marker": "protest"},
            "davao": {**both, "activists": 2, "marker": "protest"},
            "manila": {**both, "underground": 2, "marker": "strike"},
        }
    )
    session = stage(state, "civic_action")
    assert spaces_offered(session) == {"cebu"}


def test_6_3_2_agitation_removes_terror_or_protest_then_shifts() -> None:
    state = board(
        {
            "cebu": {"underground": 3, "activists": 1, "marker": "protest", "alignment": "opposition"},
            "davao": {"underground": 1, "marker": "strike"},
            "manila": {"underground": 1, "troops": 1},
        }
    )
    session = stage(state, "agitation")
    assert spaces_offered(session) == {"cebu", "davao"}
    answer(session, "space:cebu", "space:cebu", "space:cebu", "space:davao")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == (None, "resistance")
    assert (session.state.marker["davao"], session.state.alignment["davao"]) == ("strike", "resistance")
    assert session.state.resources["npa"] == 6


def test_6_3_3_foundation_where() -> None:
    state = board(
        {
            "manila": {"troops": 1},
            "cebu": {"npa_bases": 2},
            "davao": {"gov_bases": 1, "npa_bases": 1},
            "visayas": {"underground": 3, "npa_bases": 1},
        }
    )
    session = stage(state, "foundation")
    assert spaces_offered(session) == set(SPACES) - {"manila", "cebu", "davao"}
    answer(session, "space:visayas")
    assert session.state.ref_bases["visayas"] == 1
    assert asked(session) != "foundation.space"


def test_1_5_1_foundation_places_an_available_base_only() -> None:
    """1.5.1 lets Operations, Special Activities and Events bring pieces from elsewhere; 6.3.3 is none of them."""
    built = {space: {"ref_bases": 2} for space in ("manila", "cebu", "davao")}
    session = stage(board(built), "foundation")
    assert session.state.available["ref_bases"] == 0
    assert asked(session) != "foundation.space"


def test_6_3_3_foundation_is_optional() -> None:
    session = stage(board({}), "foundation")
    answer(session, "done")
    assert sum(session.state.ref_bases.values()) == 0


# 6.4


def test_6_4_police_may_go_to_government_control() -> None:
    state = board({"cebu": {"police": 1, "underground": 1}, "davao": {"troops": 1}, "visayas": {"police": 1}})
    session = stage(state, "redeploy")
    assert asked(session) == "redeploy.police"
    answer(session, "space:cebu")
    assert spaces_offered(session) == {"davao", "visayas"}
    answer(session, "space:davao")
    assert session.state.police["davao"] == 1


def test_6_4_police_may_not_go_where_control_was_given_up_meanwhile() -> None:
    """1.7: Control changes at once."""
    session = stage(board({"cebu": {"police": 1}, "davao": {"police": 1}, "manila": {"police": 1}}), "redeploy")
    answer(session, "space:cebu", "space:davao")
    assert control(session.state, "cebu") is None
    answer(session, "space:manila")
    assert session.state.police["davao"] == 3


def test_6_4_troops_must_go_to_controlled_cities_bases_or_manila() -> None:
    state = board(
        {
            "visayas": {"troops": 2},
            "southern_luzon": {"troops": 1, "gov_bases": 1, "underground": 5},
            "cebu": {"troops": 1, "underground": 1},
            "davao": {"troops": 1},
            "manila": {"underground": 1},
        }
    )
    session = stage(state, "redeploy")
    assert asked(session) == "redeploy.troops"
    assert offered(session) == ["space:cebu", "space:visayas"]
    answer(session, "space:cebu")
    assert spaces_offered(session) == {"manila", "davao", "southern_luzon"}
    answer(session, "space:manila", "space:manila", "space:davao")
    assert session.state.troops["visayas"] == session.state.troops["cebu"] == 0
    assert "done" in offered(session)


def test_6_4_a_city_closes_to_troops_with_the_last_one_who_leaves() -> None:
    """1.7: Control changes at once."""
    session = stage(board({"cebu": {"troops": 1}, "davao": {"troops": 1}}), "redeploy")
    answer(session, "space:cebu", "space:manila", "space:davao")
    assert control(session.state, "cebu") is None
    assert session.state.troops["manila"] == 2  # nowhere else is open, so nobody is asked


def test_6_4_who_stays_behind_in_a_city_that_lost_control_must_follow() -> None:
    """1.7: two Troops outnumber the Guerrilla, one does not."""
    session = stage(board({"cebu": {"troops": 2, "underground": 1}, "manila": {"troops": 1}}), "redeploy")
    answer(session, "space:cebu")
    assert session.state.troops == {**dict.fromkeys(SPACES, 0), "manila": 3}


def test_6_4_troops_do_not_leave_newcomers_where_these_may_not_be() -> None:
    """Each Troop moves once, so whoever has come must be able to stay."""
    spaces = {"cebu": {"troops": 2, "underground": 1}, "manila": {"troops": 1}, "davao": {"troops": 1, "gov_bases": 1}}
    session = stage(board(spaces), "redeploy")
    answer(session, "space:manila", "space:cebu", "space:cebu", "space:davao")
    assert control(session.state, "cebu") == "government"
    assert spaces_offered(session) == {"davao"}
    assert refused(session)["space:cebu"] == "newcomers_stranded"


@pytest.mark.parametrize("cube", ["troops", "police"])
@pytest.mark.parametrize("there", [{"activists": 1, "marker": "protest"}, {"active": 1, "marker": "strike"}])
def test_6_4_ruling_neither_protest_nor_strike_holds_cubes(there: dict[str, Any], cube: Piece) -> None:
    state = board({"cebu": {cube: 1, "gov_bases": 1, **there}, "manila": {"gov_bases": 1}})
    session = stage(state, "redeploy")
    answer(session, "space:cebu")
    assert session.state.pieces[cube] == {**dict.fromkeys(SPACES, 0), "manila": 1}


def test_6_4_ruling_in_the_worked_example_a_troop_leaves_a_protest() -> None:
    example = json.loads((Path(__file__).parent / "example_of_play.json").read_text("utf-8"))
    number = next(n for n, step in enumerate(example["steps"]) if "redeploy" in step["action"])
    before, after = (example["steps"][n]["state"]["spaces"]["central_mindanao"] for n in (number - 1, number))
    assert (before["troops"], before["marker"]) == (1, "protest")
    assert (after["troops"], after["marker"]) == (0, "protest")


def test_6_4_ruling_protest_and_strike_do_not_hold_redeploying_cubes() -> None:
    state = board({"visayas": {"troops": 1, "activists": 1, "marker": "protest"}})
    session = stage(state, "redeploy")
    assert session.state.troops["manila"] == 1


def test_6_4_each_cube_redeploys_once() -> None:
    state = board({"cebu": {"police": 1}, "davao": {"troops": 1}})
    session = stage(state, "redeploy")
    answer(session, "space:cebu")
    assert session.state.police["davao"] == 1
    assert asked(session) != "redeploy.police"


def test_6_3_and_6_4_spaces_that_are_not_possible_say_why() -> None:
    spaces = {
        "manila": {"troops": 1, "police": 1, "alignment": "support"},
        "cebu": {"troops": 1, "police": 1},
        "davao": {"troops": 2, "activists": 1},
        "visayas": {"active": 1, "alignment": "resistance"},
        "southern_luzon": {"active": 1},
        "zamboanga": {"npa_bases": 1, "ref_bases": 1},
        "eastern_mindanao": {"troops": 1},
    }
    session = stage(board(spaces), "civic_action")
    reasons = refused(session)
    assert (reasons["space:manila"], reasons["space:davao"]) == ("support", "troops_and_police")
    session.choose("done")
    reasons = refused(session)
    assert (reasons["space:manila"], reasons["space:visayas"]) == ("npa_control", "resistance")
    session.choose("done")
    reasons = refused(session)
    assert (reasons["space:manila"], reasons["space:zamboanga"]) == ("controlled", "two_bases")
    session.choose("done")
    assert refused(session)["space:davao"] == "none_there"
    answer(session, "space:cebu")
    assert (refused(session)["space:visayas"], refused(session)["space:cebu"]) == ("government_control", "same_space")
    answer(session, "space:davao", "done")
    assert asked(session) == "redeploy.to"  # the Troop of Eastern Mindanao must go
    assert refused(session)["space:eastern_mindanao"] == "same_space"
    assert refused(session)["space:visayas"] == "no_haven"


# 6.5


def test_6_5_1_old_personalities_leave_and_new_ones_are_revealed_together() -> None:
    state = board({}, personalities={"government": 41, "reformers": 45, "npa": 49})
    state.use_personalities = True
    session = stage(state, "personalities")
    assert offered(session) == ["card:42", "card:43", "card:44"]
    assert session.prompt is not None and session.prompt.ask.secret
    answer(session, "card:42")
    assert session.state.personalities == {}
    told = answer(session, "card:46", "card:50")
    assert PersonalitiesRevealed((("government", 42), ("reformers", 46), ("npa", 50))) in told
    assert session.state.personalities == {"government": 42, "reformers": 46, "npa": 50}


def test_6_5_1_each_personality_is_played_once_a_game() -> None:
    state = board({})
    state.use_personalities = True
    state.personalities_played = frozenset({41, 45, 49})
    assert offered(stage(state, "personalities")) == ["card:42", "card:43", "card:44"]


def test_6_5_2_acts_are_chosen_in_1984_only() -> None:
    for card, chosen in ((38, False), (39, True)):
        state = board({})
        state.use_desperation = True
        session = stage(state, "desperation", card=card)
        assert (asked(session) == "act.choose") is chosen


@pytest.mark.parametrize(("hidden", "shown"), [(False, 3), (True, 0)])
def test_6_5_2_acts_are_shown_unless_all_agreed_to_hide_them(hidden: bool, shown: int) -> None:
    state = board({})
    state.use_desperation, state.hidden_acts = True, hidden
    session = stage(state, "desperation")
    told = answer(session, "card:53", "card:57", "card:61")
    assert [len(effect.cards) for effect in told if isinstance(effect, ActsChosen)] == [shown]


# 6.6


def test_6_6_reset() -> None:
    state = board(
        {
            "cebu": {"active": 2, "marker": "strike"},
            "davao": {"activists": 1, "marker": "protest"},
            "manila": {"marker": "terror"},
        },
        election=38,
    )
    state.ineligible = frozenset({"npa"})
    state.set_aside["police"], state.available["police"] = 2, 10
    session = stage(state, "reset", card=39)
    assert set(session.state.marker.values()) == {None}
    assert (session.state.underground["cebu"], session.state.active["cebu"]) == (2, 0)
    assert session.state.election == 39
    assert session.state.ineligible == frozenset()
    assert session.state.available["police"] == 12
    assert len(session.state.waiting) == 3


def test_6_a_whole_election_round_without_resources() -> None:
    state = board({"manila": {"troops": 2}}, resources=0, patronage=0, aid=0)
    session = stage(state, "victory")
    conclude(session)
    assert session.state.stage == "turn"
    assert session.state.aid == 5
