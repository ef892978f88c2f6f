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


@pytest.mark.parametrize(("second", "played"), [("aguinaldo", False), ("morong_corps", True)])
def test_10_3_1_father_gil_names_guerrillas_and_no_leader_alone(second: str, played: bool) -> None:
    """S10 is worth a play where it marks two."""
    places = {**COMMAND, "laguna": [["laguna_corps"], [second], ["cornell"]], "tarlac": [["tarlac_corps"]]}
    state, told = spain_plays(places, hand={"spain": ["S07", "S08", "S10", "S19"]}, points=0)
    assert bool(all_of(told, CardPlayed)) is played
    assert state.targets == ({"laguna_corps", "morong_corps"} if played else frozenset())


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


def test_10_3_4_protects_the_fields_although_they_were_looted() -> None:
    """The exception of line 3 does not stand in line 4: the other action is carried out that is missing."""
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"], ["marina"]]}
    state, told = spain_plays(places, posture={"cornell": "searching"}, looted=["bulacan"])
    assert line(told) == ("10.3.4", "second_brigade") and state.posture["marina"] == "protecting"


def test_10_3_4_where_neither_is_missing_a_third_brigade_does_nothing() -> None:
    places = {**COMMAND, "bulacan": [["bulacan_corps"], ["cornell"], ["marina"], ["suero"]]}
    postures = {"cornell": "searching", "marina": "protecting"}
    state, told = spain_plays(places, posture=postures, dice={"locate": [1, 1]})
    assert line(told) == ("10.3.4b", "search") and not state.posture["suero"]


# 10.3.5


def test_10_3_5_a_brigade_in_a_line_is_none_in_the_province() -> None:
    """6.13.2: never, in no case."""
    places = {**COMMAND, "cavite": [["cavite_corps"]], "line_manila": [["cornell"]], "laguna": [["marina"]]}
    state, told = spain_plays(places, lines=["line_manila"], morale=5)
    assert line(told) == ("10.3.5", "pursue") and place_of(state, "marina") == "cavite"


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


# 10.3.8


def test_10_3_8_the_odds_count_the_filipinos_in_a_captured_city_too() -> None:
    """4 against 1 is worse than 2 against 1."""
    places = {
        **COMMAND,
        "cavite": [["cavite_corps"], ["cornell"]],
        "cavite_city": [["bulacan_corps", "tarlac_corps", "manila_corps"]],
        "laguna": [["laguna_corps"], ["morong_corps"], ["marina"]],
    }
    state, told = spain_plays(
        places,
        morale=5,
        strength={"cornell": 1, "marina": 1},
        posture={"cornell": "protecting", "marina": "protecting"},
        cities={"cavite_city": "filipinos"},
        dice={"recruit": [6]},
    )
    assert line(told) == ("10.3.8", "recruit") and state.strength["cornell"] == 2
