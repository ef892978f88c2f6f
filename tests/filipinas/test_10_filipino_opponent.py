"""The Filipino non-player, in the form of section 10, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.effects import Effect
from engine.filipinas import State
from engine.filipinas.counters import FLAG_CORPS
from engine.filipinas.effects import CardPlayed, Fought, Passed, Skipped
from engine.filipinas.state import find, place_of
from tests.filipinas.table import all_of, answer, board, only, playing, spanish
from tests.filipinas.test_10_spanish_opponent import line

HOST = {"tarlac": [["tarlac_corps"], ["pampanga_corps"], ["nueva_ecija_corps"]]}
"""Corps enough, in a province that is looted already."""
HIDDEN = {"looted": ["tarlac"]}


def filipinos_play(places: dict[str, list[list[str]]], **others: Any) -> tuple[State, list[Effect]]:
    """One play of the Filipino non-player on that board; Spain is a person."""
    session = playing(board(places, humans=("spain",), **others), "filipinos")
    assert session.prompt is None
    told = session.advance()
    return session.state, told


def test_7_1_1_cards_first_and_then_a_line() -> None:
    state, told = filipinos_play(
        {**HOST, "laguna": [["laguna_corps"]]}, hand={"filipinos": ["F05", "F03"]}, dice={"recruit": [1]}, **HIDDEN
    )
    assert [effect.card for effect in all_of(told, CardPlayed)] == ["F05"]
    assert place_of(state, "moros") == "mindanao" and line(told) == ("7.1.4", "loot")


GUNS = {"cavite": [["cavite_corps", "morong_corps", "aguinaldo", "artillery"]]}


@pytest.mark.parametrize(
    ("others", "besieges"),
    [({"morale": 6}, False), ({"morale": 5}, True), ({"morale": 9, "cities": {"manila_city": "filipinos"}}, True)],
)
def test_7_1_2_the_siege_that_wins_the_war(others: dict[str, Any], besieges: bool) -> None:
    _, told = filipinos_play({**GUNS, "mindanao": [["moros"]]}, dice={"siege": [1], "recruit": [1]}, **others)
    assert (line(told) == ("7.1.2", "decisive_siege")) is besieges


def test_7_1_2b_the_last_few_raise_others() -> None:
    state, told = filipinos_play({"cavite": [["cavite_corps", "aguinaldo"]]}, dice={"recruit": [3]})
    assert line(told) == ("7.1.2b", "survive")
    assert state.strength["cavite_corps"] == 2, "in Cavite under a leader the die is best, and the corps grows"
    state, told = filipinos_play({"laguna": [["laguna_corps"]]}, dice={"recruit": [5]})
    assert state.stacks["cavite"][0][0] in FLAG_CORPS, "a new one, with the flag first"


def test_7_1_3_ambush_of_a_weak_brigade() -> None:
    places = {**HOST, "laguna": [["laguna_corps", "aguinaldo"], ["cornell"], ["marina"]]}
    state, told = filipinos_play(places, posture={"marina": "protecting"}, dice={"attack": [6]}, **HIDDEN)
    assert line(told) == ("7.1.3", "ambush") and only(told, Fought).target == ("marina",)
    assert state.strength["marina"] == 1


def test_7_1_3_even_odds_against_a_sound_brigade_are_not_enough() -> None:
    places = {**HOST, "laguna": [["laguna_corps", "aguinaldo"], ["cornell"]]}
    _, told = filipinos_play(places, **HIDDEN)
    assert Skipped("filipinos", "7.1.3", "ambush", "no_advantage") in told


def test_7_1_4_loot_where_spain_loses_most_and_no_columns_are_about() -> None:
    places = {"manila": [["manila_corps"], ["cornell"]], "cavite": [["cavite_corps"]], "laguna": [["laguna_corps"]]}
    state, told = filipinos_play(places, posture={"cornell": "searching"})
    assert line(told) == ("7.1.4", "loot") and state.looted == {"cavite"}


def test_7_1_5_a_leader_who_is_seen_hides_once_a_turn() -> None:
    places = {**HOST, "laguna": [["laguna_corps", "aguinaldo"], ["cornell"], ["marina"]]}
    state, told = filipinos_play(
        places, looted=["tarlac", "laguna"], targets=["laguna_corps"], posture={"cornell": "protecting"}
    )
    assert line(told) == ("7.1.3", "ambush")
    places = {**HOST, "laguna": [["laguna_corps", "aguinaldo"], ["marina"]]}
    state, told = filipinos_play(places, looted=["tarlac", "laguna"], targets=["laguna_corps"])
    assert line(told) == ("7.1.5", "save") and not state.targets and state.hid == {"laguna_corps"}


def test_7_1_5_a_leader_alone_rides_to_the_largest_stack() -> None:
    places = {**HOST, "laguna": [["aguinaldo"], ["cornell"]]}
    state, told = filipinos_play(places, strength={"tarlac_corps": 2}, targets=["aguinaldo"], **HIDDEN)
    assert line(told) == ("7.1.5", "save") and find(state, "aguinaldo")[1] == ("tarlac_corps", "aguinaldo")


def test_7_1_6_raise_up_to_eight_factors() -> None:
    _, told = filipinos_play(HOST, dice={"recruit": [1]}, **HIDDEN)
    assert line(told) == ("7.1.6", "raise")


def test_7_1_7_spread_a_guerrilla_that_is_seen() -> None:
    corps = [["tarlac_corps"], ["pampanga_corps"], ["nueva_ecija_corps"], ["laguna_corps", "manila_corps"]]
    others = {"strength": {"laguna_corps": 2, "manila_corps": 2, "tarlac_corps": 2}}
    places = {"tarlac": [*corps, ["bulacan_corps"], ["morong_corps"]]}
    state, told = filipinos_play(places, targets=["morong_corps"], **others, **HIDDEN)
    assert line(told) == ("7.1.7", "spread") and place_of(state, "morong_corps") == "bulacan"


EIGHT = {
    "tarlac": [["tarlac_corps"], ["pampanga_corps"], ["nueva_ecija_corps"], ["laguna_corps"], ["manila_corps"]],
}
GROWN = {"tarlac_corps": 2, "laguna_corps": 2, "manila_corps": 2}


def test_7_1_8_aguinaldo_gathers_an_army_and_digs_in() -> None:
    places = {"tarlac": [*EIGHT["tarlac"], ["aguinaldo"]]}
    state, told = filipinos_play(places, strength=GROWN, **HIDDEN)
    assert line(told) == ("7.1.8", "army")
    assert len(find(state, "aguinaldo")[1]) == 6
    army = ["tarlac_corps", "laguna_corps", "manila_corps", "batangas_corps", "aguinaldo"]
    places = {"tarlac": [army, ["cornell", "marina", "suero", "rios", "monet"]]}
    state, told = filipinos_play(places, strength={**GROWN, "batangas_corps": 2}, **HIDDEN)
    assert line(told) == ("7.1.8", "army") and len(state.trenches) == 4


def test_7_1_9_the_guns_go_to_the_weaker_city() -> None:
    army = ["tarlac_corps", "laguna_corps", "manila_corps", "cavite_corps", "aguinaldo", "artillery"]
    grown = {**GROWN, "cavite_corps": 2}
    state, told = filipinos_play({"tarlac": [army]}, strength=grown, **HIDDEN)
    assert line(told) == ("7.1.9", "march") and place_of(state, "artillery") == "bulacan"


def test_7_1_10_politics_or_a_pass() -> None:
    state, told = filipinos_play(EIGHT, strength=GROWN, us=4, morale=5, dice={"politics": [6]}, **HIDDEN)
    assert line(told) == ("7.1.10", "politics") and state.us == 5
    _, told = filipinos_play(EIGHT, strength=GROWN, us=3, morale=5, **HIDDEN)
    assert all_of(told, Passed)


# At war


def at_war(places: dict[str, list[list[str]]], **others: Any) -> tuple[State, list[Effect]]:
    return filipinos_play(places, at_war=True, **others)


def test_7_2_when_its_card_brings_the_war_the_lines_are_those_of_the_war() -> None:
    state, told = filipinos_play(HOST, **HIDDEN, hand={"filipinos": ["F15"]}, us=9)
    assert state.at_war and line(told) == ("7.2.4", "fleet_out")


def test_7_2_2_a_naval_attack() -> None:
    places = {"sea": [["us_fleet", "dewey"], ["asia_fleet", "montojo"]]}
    _, told = at_war(places, dice={"attack": [1]})
    assert line(told) == ("7.2.2", "naval_attack")


def test_7_2_3_troops_land_before_the_weaker_city() -> None:
    places = {"sea": [["us_fleet", "greene", "merritt", "dewey"]], "manila_city": [["cornell"]]}
    state, told = at_war(places)
    assert line(told) == ("7.2.3", "land") and place_of(state, "greene") == "cavite"


def test_7_2_3_an_exile_goes_ashore() -> None:
    places = {"sea": [["us_fleet", "dewey", "aguinaldo"]], "laguna": [["laguna_corps"]]}
    state, told = at_war(places, exiled=True)
    assert line(told) == ("7.2.3", "exile_ashore")
    assert find(state, "aguinaldo")[1] == ("laguna_corps", "aguinaldo")


def test_7_2_4_the_fleet_puts_to_sea_unless_it_is_outgunned() -> None:
    fleet = {"hong_kong": [["us_fleet", "dewey"]]}
    state, told = at_war(fleet)
    assert line(told) == ("7.2.4", "fleet_out") and place_of(state, "us_fleet") == "sea"
    spaniards = {"sea": [["asia_fleet", "camara_fleet", "montojo"]]}
    _, told = at_war({**fleet, **spaniards}, dice={"recruit": [1]})
    assert Skipped("filipinos", "7.2.4", "fleet_out", "outgunned") in told


def test_7_2_5_a_city_for_the_filipinos() -> None:
    places = {"cavite": [["cavite_corps", "laguna_corps", "greene", "aguinaldo", "artillery"]]}
    _, told = at_war(places, strength={"cavite_corps": 2, "laguna_corps": 2}, dice={"siege": [1]})
    assert line(told) == ("7.2.5", "own_siege")


def test_7_2_6_own_corps_join_the_guns_and_americans_only_while_they_are_fewer() -> None:
    places = {"cavite": [["cavite_corps", "aguinaldo", "artillery"], ["morong_corps"], ["greene"]]}
    garrison = {"cavite_city": [["cornell"]]}
    state, told = at_war({**places, **garrison})
    assert line(told) == ("7.2.6", "join")
    assert find(state, "artillery")[1] == ("cavite_corps", "morong_corps", "aguinaldo", "artillery")


def test_7_2_7_a_convoy_if_it_is_safe_and_can_land() -> None:
    places = {"hong_kong": [["greene", "macarthur", "merritt"]], "sea": [["us_fleet", "dewey"]]}
    state, told = at_war(places, points=2)
    assert line(told) == ("7.2.7", "convoy") and place_of(state, "greene") == "sea"
    _, told = at_war(places, points=1, dice={"recruit": [1]})
    assert Skipped("filipinos", "7.2.7", "convoy", "no_convoy") in told


@pytest.mark.parametrize(("turn", "besieges"), [(5, False), (7, True)])
def test_7_2_9_an_american_siege_only_when_time_is_up(turn: int, besieges: bool) -> None:
    _, told = at_war({"cavite": [["greene", "merritt"], ["cornell"]]}, turn=turn, dice={"attack": [1], "recruit": [1]})
    assert (line(told) == ("7.2.9", "american_siege")) is besieges


# What it answers


def test_it_defends_the_zapote_if_the_odds_are_no_better_than_even() -> None:
    places = {"manila": [["cornell"]], "cavite": [["cavite_corps", "morong_corps", "aguinaldo"]]}
    session = spanish(places, humans=("spain",), zapote=True, dice={"attack": [1], "counterattack": [1]})
    told = answer(session, "move", "cavite")
    assert dict(all_of(told, Fought)[0].modifiers)["zapote"] == -1


def test_it_reacts_with_one_card_to_a_spanish_attack() -> None:
    session = spanish(
        {"laguna": [["cornell", "marina"], ["laguna_corps", "morong_corps"]], "manila_city": [["blanco"]]},
        humans=("spain",),
        hand={"filipinos": ["F03", "F05"]},
        dice={"attack": [1]},
    )
    told = answer(session, "attack", "done")
    assert [effect.card for effect in all_of(told, CardPlayed)] == ["F03"]
    assert len(session.state.hand["filipinos"]) == 1
