"""10: the Spanish non-player where its lines were once read otherwise than they are written."""

from __future__ import annotations

import pytest

from engine.filipinas.effects import CardPlayed, Fought, Skipped
from engine.filipinas.state import find, place_of
from tests.filipinas.table import all_of, answer, filipino
from tests.filipinas.test_10_spanish_opponent import COMMAND, QUIET, line, spain_plays

# 10.2


@pytest.mark.parametrize(
    ("morale", "government", "kept"),
    [(6, "canovas", False), (7, "canovas", True), (7, "sagasta", False)],
)
def test_10_2_surrender_to_merritt_is_judged_by_the_morale_that_the_fall_leaves(
    morale: int, government: str, kept: bool
) -> None:
    session = filipino(
        {"cavite": [["cavite_corps", "morong_corps", "aguinaldo", "artillery"], ["greene"]]},
        humans=("filipinos",),
        hand={"spain": ["SU2"]},
        dice={"siege": [6]},
        morale=morale,
        government=government,
    )
    answer(session, "siege", "cavite_corps")
    assert session.state.city["cavite_city"] == ("filipinos" if kept else "usa")


def test_10_2_a_fleet_that_is_lost_in_port_counts_for_surrender_to_merritt() -> None:
    session = filipino(
        {
            "cavite": [["cavite_corps", "morong_corps", "aguinaldo", "artillery"], ["greene"]],
            "cavite_city": [["asia_fleet", "montojo"]],
        },
        humans=("filipinos",),
        hand={"spain": ["SU2"]},
        dice={"siege": [6]},
        morale=8,
    )
    answer(session, "siege", "cavite_corps")
    assert session.state.morale == 5 and session.state.city["cavite_city"] == "usa"


# 10.3.1


def test_10_3_1_no_fields_are_protected_against_a_leader_alone() -> None:
    places = {**COMMAND, "laguna": [["aguinaldo"], ["cornell"]]}
    _, told = spain_plays(places, hand={"spain": ["S13"]}, points=0)
    assert not all_of(told, CardPlayed), "he cannot loot"
    places = {**COMMAND, "laguna": [["laguna_corps"], ["cornell"]]}
    state, told = spain_plays(places, hand={"spain": ["S13"]}, points=0)
    assert all_of(told, CardPlayed) and state.posture["cornell"] == "protecting"


# 10.3.3, 10.3.4


def test_10_3_3_nobody_protects_the_fields_against_a_leader_alone() -> None:
    places = {**COMMAND, "laguna": [["aguinaldo"], ["cornell"]]}
    state, told = spain_plays(places, dice={"disperse": [1], "locate": [1, 1]})
    assert line(told) == ("10.3.3", "disperse") and state.posture["cornell"] == "searching"


def test_10_3_4_the_second_brigade_searches_for_a_leader_alone_too() -> None:
    places = {**COMMAND, "laguna": [["aguinaldo"], ["cornell"], ["marina"]]}
    state, told = spain_plays(places, posture={"cornell": "searching"}, dice={"locate": [1, 1, 1, 1]})
    assert line(told) == ("10.3.4", "second_brigade") and state.posture["marina"] == "searching"


def test_10_3_4_comes_before_columns_that_search_again() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"], ["marina"]]}
    state, told = spain_plays(places, posture={"cornell": "searching"})
    assert line(told) == ("10.3.4", "second_brigade") and state.posture["marina"] == "protecting"
    _, told = spain_plays(places, posture={"cornell": "searching"}, at_war=True)
    assert line(told) == ("10.4.7", "second_brigade")


# 10.3.5


@pytest.mark.parametrize("places", [{"tarlac": [["tarlac_corps"]]}, {"tarlac": [["tarlac_corps", "morong_corps"]]}])
def test_10_3_5_and_10_3_6_brigades_that_protect_a_province_without_guerrillas_go_where_they_are_needed(
    places: dict[str, list[list[str]]],
) -> None:
    state, _ = spain_plays({**COMMAND, **places, "laguna": [["cornell"]]}, morale=5, posture={"cornell": "protecting"})
    assert place_of(state, "cornell") == "tarlac" and not state.posture["cornell"]
    assert state.points["spain"] == 9


def test_10_3_5_a_brigade_that_protects_fields_from_a_guerrilla_stays() -> None:
    places = {**COMMAND, "laguna": [["laguna_corps"], ["cornell"]], "tarlac": [["tarlac_corps"]]}
    state, told = spain_plays(places, morale=5, posture={"cornell": "protecting"}, **QUIET)
    assert Skipped("spain", "10.3.5", "pursue", "no_brigade_to_move") in told
    assert place_of(state, "cornell") == "laguna"


# 10.3.6, 10.4.4


@pytest.mark.parametrize("at_war", [False, True])
def test_10_3_6_an_entrenched_corps_of_strength_1_is_a_force(at_war: bool) -> None:
    places = {**COMMAND, "tarlac": [["tarlac_corps"]], "laguna": [["cornell"]]}
    state, told = spain_plays(places, morale=5, trenches=["tarlac_corps"], at_war=at_war)
    assert line(told) == ("10.4.4" if at_war else "10.3.6", "gather") and place_of(state, "cornell") == "tarlac"


@pytest.mark.parametrize("at_war", [False, True])
def test_10_3_6_a_stack_in_a_captured_city_counts_like_one_outside(at_war: bool) -> None:
    places = {**COMMAND, "cavite_city": [["cavite_corps", "morong_corps"]], "laguna": [["cornell"]]}
    state, told = spain_plays(places, morale=5, cities={"cavite_city": "filipinos"}, at_war=at_war)
    assert line(told) == ("10.4.4" if at_war else "10.3.6", "gather") and place_of(state, "cornell") == "cavite"


def test_10_3_6_brigades_gather_until_they_are_stronger_than_the_city() -> None:
    """2 inside and the walls are 3."""
    places = {**COMMAND, "cavite_city": [["cavite_corps", "morong_corps"]], "cavite": [["cornell"], ["marina"]]}
    state, told = spain_plays(places, morale=5, strength={"marina": 1}, cities={"cavite_city": "filipinos"})
    assert line(told) == ("10.3.6", "gather") and find(state, "cornell")[1] == ("cornell", "marina")
    places = {**places, "cavite": [["cornell", "marina"]], "laguna": [["suero"]]}
    state, told = spain_plays(places, morale=5, strength={"marina": 1}, cities={"cavite_city": "filipinos"})
    assert line(told) == ("10.3.6", "gather") and place_of(state, "suero") == "cavite"


def test_10_3_6_a_stack_that_outmatches_a_force_stays_and_strikes() -> None:
    """It went to and fro between two forces."""
    places = {**COMMAND, "tarlac": [["tarlac_corps"]], "laguna": [["laguna_corps"], ["cornell"]]}
    _, told = spain_plays(
        places, morale=5, trenches=["tarlac_corps", "laguna_corps"], dice={"attack": [1], "counterattack": [1]}
    )
    assert Skipped("spain", "10.3.6", "gather", "no_brigade_to_move") in told
    assert line(told) == ("10.3.7", "strike")


# 10.3.7, 10.4.5


@pytest.mark.parametrize("at_war", [False, True])
def test_10_3_7_an_entrenched_corps_of_strength_1_is_attacked(at_war: bool) -> None:
    places = {**COMMAND, "tarlac": [["tarlac_corps"], ["cornell"]]}
    dice = {"attack": [1], "counterattack": [1]}
    _, told = spain_plays(places, morale=5, trenches=["tarlac_corps"], at_war=at_war, dice=dice)
    assert line(told) == ("10.4.5" if at_war else "10.3.7", "strike")
    assert all_of(told, Fought)[0].target == ("tarlac_corps",)


@pytest.mark.parametrize("at_war", [False, True])
@pytest.mark.parametrize(("besiegers", "begins"), [(["cornell"], False), (["cornell", "primo"], True)])
def test_10_3_7_no_siege_at_equal_strength_without_an_advantage(
    besiegers: list[str], begins: bool, at_war: bool
) -> None:
    _, told = spain_plays(
        {**COMMAND, "cavite": [besiegers]},
        morale=5,
        strength={"cornell": 1},
        cities={"cavite_city": "filipinos"},
        dice={"siege": [1], "recruit": [1]},
        at_war=at_war,
        **({} if at_war else QUIET),
    )
    assert [effect.kind for effect in all_of(told, Fought)] == (["siege"] if begins else [])
    rule = "10.4.5" if at_war else "10.3.7"
    assert (Skipped("spain", rule, "strike", "no_advantage") in told) is not begins
