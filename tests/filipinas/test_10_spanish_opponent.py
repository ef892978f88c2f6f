"""10: the Spanish non-player, line by line, and what it says of them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.effects import Effect
from engine.filipinas import State
from engine.filipinas.card import DECK
from engine.filipinas.effects import (
    CardPlayed,
    Decided,
    Fought,
    HandRedrawn,
    Lot,
    Passed,
    Preferred,
    Rolled,
    Searched,
    Skipped,
)
from engine.filipinas.opponents.wanted import REACTS, WANTED
from engine.filipinas.state import find, place_of
from tests.filipinas.table import all_of, answer, asked, board, filipino, only, playing

COMMAND = {"manila_city": [["blanco"]]}
QUIET = {"us": 0, "canovas_dead": True}
"""No politics to be made."""


def spain_plays(places: dict[str, list[list[str]]], **others: Any) -> tuple[State, list[Effect]]:
    """One play of the Spanish non-player on that board; the Filipinos are a person."""
    session = playing(board(places, humans=("filipinos",), **others), "spain")
    assert session.prompt is None
    told = session.advance()
    return session.state, told


def line(told: list[Effect]) -> tuple[str, str]:
    """The line that was carried out."""
    decided = [effect for effect in all_of(told, Decided) if not effect.line.startswith("card")]
    assert len(decided) == 1, decided
    return decided[0].rule, decided[0].line


# 10.2


def test_10_2_it_reacts_with_one_card_and_draws_a_new_hand() -> None:
    session = filipino(
        {"laguna": [["laguna_corps", "aguinaldo"], ["cornell"]]},
        humans=("filipinos",),
        hand={"spain": ["S08", "S19", "S15"]},
        dice={"attack": [1], "counterattack": [1]},
    )
    told = answer(session, "attack")
    assert only(told, CardPlayed).card == "S08", "there is no Spanish fleet for the gunboats"
    assert only(told, HandRedrawn).count == 2
    assert len(session.state.hand["spain"]) == 2


def test_10_2_it_cancels_a_card_with_a_1() -> None:
    session = filipino(
        {"laguna": [["laguna_corps"]]}, humans=("filipinos",), hand={"filipinos": ["F21"], "spain": ["S10"]}
    )
    answer(session, "F21")
    assert session.state.morale == 10


def test_10_2_it_always_intercepts_with_its_strongest_stack() -> None:
    session = filipino(
        {"cavite": [["cavite_corps", "morong_corps", "aguinaldo", "artillery"], ["cornell"], ["marina", "suero"]]},
        humans=("filipinos",),
        dice={"attack": [1], "counterattack": [1]},
    )
    told = answer(session, "siege")
    assert all_of(told, Fought)[0].target == ("marina", "suero")


# 10.3.1


def test_10_3_1_it_plays_every_card_that_helps_and_shuffles_the_rest_back() -> None:
    state, told = spain_plays(
        {**COMMAND, "laguna": [["laguna_corps"]]}, hand={"spain": ["S16", "S07", "S21"]}, morale=5, points=0
    )
    assert [effect.card for effect in all_of(told, CardPlayed)] == ["S16"]
    assert state.morale == 7 and only(told, HandRedrawn).count == 2


def test_10_3_1_in_doubt_lots_are_drawn() -> None:
    for die, played in ((3, False), (4, True)):
        state, told = spain_plays(
            {"manila_city": [["primo"]], "laguna": [["laguna_corps"]]},
            hand={"spain": ["S01"]},
            points=0,
            turn=2,
            dice={"lot": [die]},
        )
        assert only(told, Lot).yes is played
        assert (place_of(state, "polavieja") == "manila_city") is played


def test_10_3_1_there_is_a_test_for_every_card() -> None:
    assert WANTED.keys() == DECK.keys()
    asked_for = {key for key, card in DECK.items() if card.modifier or card.moment}
    assert asked_for == REACTS.keys()


# 10.3.2


def test_10_3_2_a_brigade_to_a_guerrilla_without_one() -> None:
    places = {**COMMAND, "laguna": [["laguna_corps"], ["cornell"]], "tarlac": [["tarlac_corps"]]}
    state, told = spain_plays(places, morale=6)
    assert line(told) == ("10.3.2", "reinforce")
    assert state.stacks["tarlac"] == (("desierto",), ("tarlac_corps",))
    assert state.morale == 5 and state.points["spain"] == 9


def test_10_3_2_a_leader_alone_is_no_guerrilla_to_call_a_brigade_for() -> None:
    places = {**COMMAND, "laguna": [["laguna_corps"], ["morong_corps"], ["cornell"]], "tarlac": [["aguinaldo"]]}
    state, told = spain_plays(places, morale=6)
    assert line(told) == ("10.3.2", "reinforce") and place_of(state, "desierto") == "laguna"


@pytest.mark.parametrize(
    ("others", "reason"), [({"morale": 5}, "morale"), ({"turn": 1, "morale": 9}, "brigades_enough")]
)
def test_10_3_2_not_with_low_morale_or_brigades_enough(others: dict[str, int], reason: str) -> None:
    places = {**COMMAND, "laguna": [["laguna_corps"], ["cornell"]]}
    _, told = spain_plays(places, dice={"disperse": [1]}, **others)
    assert all_of(told, Skipped)[0] == Skipped("spain", "10.3.2", "reinforce", reason)


# 10.3.3 to 10.3.5


@pytest.mark.parametrize(("die", "posture"), [(2, "protecting"), (3, "searching")])
def test_10_3_3_the_die_decides_how_the_brigade_disperses(die: int, posture: str) -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"]]}
    state, told = spain_plays(places, dice={"disperse": [die], "locate": [1, 1]})
    assert line(told) == ("10.3.3", "disperse")
    assert only(told, Rolled).die == die and state.posture["cornell"] == posture


def test_10_3_3_where_there_was_looting_it_searches_without_a_die() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"]]}
    state, told = spain_plays(places, looted=["bulacan"], dice={"locate": [1, 1]})
    assert not all_of(told, Rolled) and len(only(told, Searched).dice) == 2
    assert state.points["spain"] == 9


def test_10_3_3_a_guerrilla_that_is_seen_comes_first() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"]], "tarlac": [["tarlac_corps"], ["marina"]]}
    _, told = spain_plays(places, targets=["tarlac_corps"], dice={"disperse": [1]})
    province = next(effect for effect in all_of(told, Preferred) if effect.what == "province")
    assert province == Preferred("spain", "province", "tarlac", ("marked",), 1)


def test_10_3_3_a_leader_alone_is_hunted_like_a_guerrilla() -> None:
    state, _ = spain_plays(
        {**COMMAND, "laguna": [["aguinaldo"], ["cornell"]]}, dice={"disperse": [6], "locate": [1, 6]}
    )
    assert place_of(state, "aguinaldo") == "cemetery"


def test_10_3_4b_columns_that_are_out_search_again() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"]]}
    state, told = spain_plays(places, posture={"cornell": "searching"}, dice={"locate": [6, 6], "attack": [6]})
    assert line(told) == ("10.3.4b", "search")
    assert place_of(state, "bulacan_corps") == "filipino_troops" and state.points["spain"] == 9


def test_10_3_4_the_second_brigade_does_what_is_missing() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"], ["marina"]]}
    state, told = spain_plays(places, posture={"cornell": "protecting"}, dice={"locate": [1, 1]})
    assert line(told) == ("10.3.4", "second_brigade") and state.posture["marina"] == "searching"


def test_10_3_5_a_brigade_goes_to_a_guerrilla_that_is_alone() -> None:
    places = {**COMMAND, "tarlac": [["tarlac_corps"]], "bulacan": [["cornell"]], "laguna": [["marina"]]}
    state, told = spain_plays(places, strength={"cornell": 1}, morale=5)
    assert line(told) == ("10.3.5", "pursue")
    assert place_of(state, "marina") == "tarlac", "a brigade of full strength first"


def test_10_3_5_by_land_before_the_coast_and_into_a_line_before_cavite() -> None:
    places = {**COMMAND, "cavite": [["cavite_corps"]], "manila": [["cornell"]], "bisayas": [["marina"]]}
    state, _ = spain_plays(places, morale=5, lines=["line_manila"])
    moved = [unit for unit in ("cornell", "marina") if place_of(state, unit) in ("line_manila", "cavite")]
    assert moved in (["cornell"], ["marina"])
    state, _ = spain_plays({**places, "bisayas": []}, morale=5, lines=["line_manila"])
    assert place_of(state, "cornell") == "line_manila"


def test_10_3_5_not_out_of_a_city_in_whose_province_a_guerrilla_is() -> None:
    places = {
        "manila": [["morong_corps"], ["cornell"]],
        "manila_city": [["marina"], ["blanco"]],
        "tarlac": [["tarlac_corps"]],
    }
    state, told = spain_plays(places, morale=5, posture={"cornell": "protecting"}, dice={"politics": [1]})
    assert Skipped("spain", "10.3.5", "pursue", "no_brigade_to_move") in told
    assert place_of(state, "marina") == "manila_city"


def test_10_3_5_a_second_brigade_goes_to_the_province_itself() -> None:
    places = {**COMMAND, "cavite": [["cavite_corps"], ["cornell"]], "manila": [["marina"]]}
    state, told = spain_plays(places, morale=5, posture={"cornell": "protecting"}, lines=["line_manila"])
    assert line(told) == ("10.3.5", "pursue") and place_of(state, "marina") == "cavite"


def test_10_3_5_the_only_brigade_before_a_city_goes_too_if_no_guerrilla_is_there() -> None:
    """The text excepts provinces with guerrillas and no others."""
    places = {"manila": [["cornell"], ["manila_corps", "morong_corps"]], "tarlac": [["tarlac_corps"]]}
    state, told = spain_plays(places, morale=5, strength={"manila_corps": 2})
    assert line(told) == ("10.3.5", "pursue") and place_of(state, "cornell") == "tarlac"


# 10.3.6, 10.3.7


ARMY = [["laguna_corps", "morong_corps", "aguinaldo"]]


def test_10_3_6_brigades_there_are_stacked() -> None:
    places = {**COMMAND, "laguna": [*ARMY, ["cornell"], ["marina"]]}
    state, told = spain_plays(places, morale=5)
    assert line(told) == ("10.3.6", "gather")
    assert find(state, "cornell")[1] == ("cornell", "marina")


def test_10_3_6_else_a_brigade_is_brought() -> None:
    places = {**COMMAND, "laguna": [*ARMY, ["cornell"]], "tarlac": [["marina"]]}
    state, told = spain_plays(places, morale=5)
    assert line(told) == ("10.3.6", "gather") and place_of(state, "marina") == "laguna"


def test_10_3_6_a_brigade_is_brought_to_the_province_and_not_into_a_line() -> None:
    places = {**COMMAND, "cavite": [["cavite_corps", "morong_corps"]], "manila": [["cornell"]]}
    state, told = spain_plays(places, morale=5, lines=["line_manila"])
    assert line(told) == ("10.3.6", "gather") and place_of(state, "cornell") == "cavite"


def test_10_3_7_it_attacks_with_the_better_of_it() -> None:
    places = {**COMMAND, "laguna": [*ARMY, ["cornell", "marina"]]}
    _, told = spain_plays(places, morale=5, dice={"attack": [1], "counterattack": [1]})
    assert line(told) == ("10.3.7", "strike") and all_of(told, Fought)[0].kind == "attack"


def test_10_3_7_equal_strength_with_a_general_will_do_and_trenches_may_spoil_it() -> None:
    places = {"laguna": [*ARMY, ["cornell", "primo"]]}
    _, told = spain_plays(places, morale=5, dice={"attack": [1]})
    assert Skipped("spain", "10.3.6", "gather", "no_brigade_to_move") in told
    assert line(told) == ("10.3.7", "strike")
    state, told = spain_plays(places, morale=5, trenches=["laguna_corps", "morong_corps"], **QUIET)
    assert Skipped("spain", "10.3.7", "strike", "no_advantage") in told and state.points["spain"] == 10
    assert all_of(told, Passed)


def test_10_3_7_not_with_inferior_strength_whatever_the_generals_add() -> None:
    places = {**COMMAND, "laguna": [["laguna_corps", "morong_corps"], ["cornell", "polavieja", "lachambre"]]}
    _, told = spain_plays(places, morale=5, strength={"laguna_corps": 2}, **QUIET)
    assert Skipped("spain", "10.3.7", "strike", "no_advantage") in told


def test_10_3_7_superior_strength_is_enough_even_against_trenches() -> None:
    places = {**COMMAND, "laguna": [*ARMY, ["cornell", "marina"]]}
    _, told = spain_plays(
        places,
        morale=5,
        strength={"marina": 1},
        trenches=["laguna_corps", "morong_corps"],
        dice={"attack": [1], "counterattack": [1]},
    )
    assert line(told) == ("10.3.7", "strike")
    assert all_of(told, Fought)[0].modifiers == (("factors", 1), ("trenches", -1))


def test_10_3_7_a_siege_first() -> None:
    places = {**COMMAND, "cavite": [["cornell", "primo"]]}
    _, told = spain_plays(places, morale=5, cities={"cavite_city": "filipinos"}, dice={"siege": [5]})
    assert line(told) == ("10.3.7", "strike") and only(told, Fought).kind == "siege" and only(told, Fought).hit


# 10.3.8, 10.3.9


def test_10_3_8_it_recruits_where_the_odds_are_worst() -> None:
    places = {**COMMAND, "laguna": [["cornell"]], "tarlac": [["marina"]]}
    state, told = spain_plays(places, strength={"marina": 1}, dice={"recruit": [4]}, morale=6)
    assert line(told) == ("10.3.8", "recruit") and state.strength["marina"] == 2


def test_10_3_8_the_odds_are_a_ratio_and_count_the_garrison() -> None:
    """2 against 1 is worse than 5 against 3."""
    places = {
        "laguna": [["laguna_corps"], ["morong_corps"], ["cornell"]],
        "manila": [["manila_corps", "batangas_corps"], ["pampanga_corps"], ["marina"]],
        "manila_city": [["suero"], ["blanco"]],
    }
    others = {"strength": {"cornell": 1, "marina": 1, "manila_corps": 2, "batangas_corps": 2}, "morale": 5}
    protecting = {"cornell": "protecting", "marina": "protecting"}
    state, told = spain_plays(places, posture=protecting, dice={"recruit": [6]}, **others)
    assert line(told) == ("10.3.8", "recruit") and state.strength["cornell"] == 2


def test_10_3_8_a_leader_alone_is_no_guerrilla_to_recruit_for() -> None:
    places = {
        "laguna": [["aguinaldo"], ["cornell"]],
        "tarlac": [["tarlac_corps"], ["marina"]],
    }
    postures = {"cornell": "protecting", "marina": "protecting"}
    state, told = spain_plays(
        places, posture=postures, strength={"cornell": 1, "marina": 1}, morale=5, dice={"recruit": [6]}
    )
    assert line(told) == ("10.3.8", "recruit") and state.strength["marina"] == 2
    province = next(effect for effect in all_of(told, Preferred) if effect.what == "province")
    assert province.tests == ("beside a guerrilla",)


def test_10_3_9_politics_and_at_the_end_of_the_track_it_passes() -> None:
    state, told = spain_plays({**COMMAND}, us=4, dice={"politics": [5]})
    assert line(told) == ("10.3.9", "politics") and state.us == 3
    state, told = spain_plays({**COMMAND}, us=0)
    assert all_of(told, Passed) and state.passes == 1


def test_10_3_it_pays_one_point_a_play() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"]], "tarlac": [["tarlac_corps"], ["marina"]]}
    state, _ = spain_plays(places, dice={"disperse": [1]})
    assert state.points["spain"] == 9


def test_10_3_cards_that_need_more_points_lift_the_limit() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"], ["marina"]]}
    state, told = spain_plays(places, hand={"spain": ["S12"]}, dice={"locate": [1, 1, 1, 1]})
    assert len(all_of(told, Searched)) == 2 and state.points["spain"] == 8
    state, told = spain_plays(
        {**COMMAND, "cavite": [["cavite_corps", "morong_corps", "aguinaldo"]]},
        hand={"spain": ["S06"]},
        government="sagasta",
        turn=4,
        us=4,
    )
    assert place_of(state, "aguinaldo") == "hong_kong" and state.points["spain"] == 8
    assert not [effect for effect in all_of(told, Decided) if not effect.line.startswith("card")]


def test_10_3_the_guardia_civil_comes_with_a_search() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"]]}
    _, told = spain_plays(places, hand={"spain": ["S14"]}, posture={"cornell": "searching"}, dice={"locate": [1, 1]})
    assert ("keen", 2) in only(told, Searched).modifiers


# 10.4


def test_10_4_2_a_naval_attack_with_the_better_of_it() -> None:
    places = {**COMMAND, "sea": [["asia_fleet", "montojo"], ["greene", "merritt"]]}
    state, told = spain_plays(places, at_war=True, dice={"attack": [5]}, morale=5)
    assert line(told) == ("10.4.2", "naval_attack") and state.morale == 7
    outgunned = {**COMMAND, "sea": [["asia_fleet", "montojo"], ["us_fleet", "dewey"]]}
    _, told = spain_plays(outgunned, at_war=True)
    assert Skipped("spain", "10.4.2", "naval_attack", "no_advantage") in told


def test_10_4_2_with_the_one_card_that_helps_most() -> None:
    places = {**COMMAND, "sea": [["asia_fleet", "montojo"], ["greene", "merritt"]]}
    state, told = spain_plays(places, at_war=True, hand={"spain": ["S07", "S08"]}, dice={"attack": [1]})
    assert len(all_of(told, CardPlayed)) == 1 and len(state.hand["spain"]) == 1


def test_10_4_3_two_fleets_become_one() -> None:
    apart = {**COMMAND, "sea": [["camara_fleet", "camara"]], "cavite_city": [["asia_fleet", "montojo"]]}
    state, told = spain_plays(apart, at_war=True)
    assert line(told) == ("10.4.3", "join_fleets") and place_of(state, "asia_fleet") == "sea"
    both = {**COMMAND, "sea": [["camara_fleet", "camara"], ["asia_fleet", "montojo"]]}
    state, _ = spain_plays(both, at_war=True)
    assert state.stacks["sea"] == (("asia_fleet", "camara_fleet", "montojo", "camara"),)


def test_10_4_4_to_8_as_before_with_americans_as_enemies() -> None:
    places = {**COMMAND, "laguna": [["greene"], ["cornell"], ["marina"]]}
    _, told = spain_plays(places, at_war=True, morale=5)
    assert line(told) == ("10.4.4", "gather")
    places = {**COMMAND, "laguna": [["greene"], ["cornell", "marina"]]}
    _, told = spain_plays(places, at_war=True, morale=5, dice={"attack": [1], "counterattack": [1]})
    assert line(told) == ("10.4.5", "strike")
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"]]}
    _, told = spain_plays(places, at_war=True, dice={"disperse": [1]})
    assert line(told) == ("10.4.6", "disperse")


@pytest.mark.parametrize(("morale", "comes"), [(4, True), (3, False)])
def test_10_4_9_no_reinforcements_into_defeat(morale: int, comes: bool) -> None:
    places = {**COMMAND, "laguna": [["laguna_corps", "morong_corps"]]}
    state, told = spain_plays(places, at_war=True, morale=morale)
    assert bool(state.stacks["laguna"][0] == ("desierto",)) is comes
    if not comes:
        assert Skipped("spain", "10.4.9", "reinforce", "morale") in told


def test_10_4_9_first_where_filipino_or_american_armies_are() -> None:
    places = {**COMMAND, "laguna": [["greene"]], "tarlac": [["tarlac_corps"]]}
    state, told = spain_plays(places, at_war=True, strength={"greene": 1})
    assert line(told) == ("10.4.9", "reinforce") and place_of(state, "desierto") == "laguna"
    places = {**COMMAND, "laguna": [["laguna_corps"], ["cornell"]], "tarlac": [["tarlac_corps"]]}
    state, told = spain_plays(places, at_war=True, posture={"cornell": "protecting"})
    assert line(told) == ("10.4.9", "reinforce") and place_of(state, "desierto") == "tarlac"


def test_10_the_human_is_asked_in_the_middle_of_its_play() -> None:
    session = playing(
        board(
            {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"]]},
            humans=("filipinos",),
            posture={"cornell": "searching"},
            hand={"filipinos": ["F18"]},
            dice={"locate": [1, 6], "attack": [6]},
        ),
        "spain",
    )
    session.advance()
    assert asked(session) == ("filipinos", "react.found")
    answer(session, "F18")
    assert session.state.strength["cornell"] == 1
