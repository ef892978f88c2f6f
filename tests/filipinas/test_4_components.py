"""4: counters, leaders, markers and the map."""

from __future__ import annotations

import pytest

from engine import filipinas
from engine.core.errors import GameError
from engine.filipinas.board import ADJACENT, CITY_IN, LINE_BORDERS, PROVINCES, VALUE
from engine.filipinas.card import DECK
from engine.filipinas.counters import (
    AMERICAN_LEADERS,
    BRIGADES,
    CORPS,
    COUNTERS,
    FILIPINO_LEADERS,
    FLEETS,
    LEADER,
    LEADERS,
    MOST_STEPS,
)
from engine.filipinas.effects import Fought, TrackMoved
from engine.filipinas.leaders import is_led, magdiwan_apart, may_stack
from engine.filipinas.state import State, find, is_guerrilla, is_hidden, place_of
from engine.filipinas.verbs import remove
from tests.filipinas.table import all_of, answer, board, filipino, offered, only, refusals, spanish

SINGLE_MARKERS = 14
OTHER_MARKERS = 21


def test_4_1_there_are_73_counters() -> None:
    on_the_map = [counter for counter in COUNTERS if counter not in ("artillery", "baler")]
    assert len(on_the_map) + SINGLE_MARKERS + OTHER_MARKERS == 73


def test_4_1_there_are_55_cards_in_four_decks() -> None:
    assert len(DECK) == 55
    assert [sum(key.startswith(deck) for key in DECK) for deck in ("SU", "FU")] == [5, 6]


def test_4_2_1_steps() -> None:
    assert all(MOST_STEPS[brigade] == 2 for brigade in BRIGADES)
    assert MOST_STEPS["asia_fleet"] == 1 and MOST_STEPS["camara_fleet"] == MOST_STEPS["us_fleet"] == 2
    assert sorted(MOST_STEPS[corps] for corps in CORPS) == [1] * 6 + [2] * 6
    assert len(FLEETS) == 3 and len(LEADERS) == 11


def test_4_2_2_printed_factors() -> None:
    """8, 6.13.5, 7: Blanco and Montojo 1, the Filipinos 3, Polavieja and Lachambre 2, the Americans 3."""
    logistics = {name: leader.logistics for name, leader in LEADER.items()}
    assert logistics["blanco"] + logistics["montojo"] == 1
    assert sum(logistics[leader] for leader in FILIPINO_LEADERS) == 3
    assert logistics["polavieja"] + logistics["lachambre"] == 2
    assert sum(logistics[leader] for leader in AMERICAN_LEADERS) == 3
    assert LEADER["primo"].tactics == 1 and LEADER["bonifacio"].tactics == 0
    captains = [name for name, leader in LEADER.items() if leader.captain_general]
    assert captains == ["blanco", "polavieja", "primo", "agustin"]


def test_4_2_1_a_guerrilla_is_one_corps_of_strength_1_with_or_without_a_leader() -> None:
    state = board({"cavite": [["cavite_corps", "aguinaldo"], ["laguna_corps", "morong_corps"], ["tarlac_corps"]]})
    state.strength["tarlac_corps"] = 2
    by_name = {stack[0]: is_guerrilla(state, "cavite", stack) for stack in state.stacks["cavite"]}
    assert by_name == {"cavite_corps": True, "laguna_corps": False, "tarlac_corps": False}


def test_4_2_1_magdiwan_stacks_only_with_bonifacio_until_a_leader_is_dead() -> None:
    state = board({"cavite": [["magdiwan", "bonifacio"], ["cavite_corps"], ["aguinaldo"]]})
    assert not may_stack(state, "magdiwan", "cavite_corps")
    assert not may_stack(state, "bonifacio", "aguinaldo") and not may_stack(state, "aguinaldo", "magdiwan")
    remove(state, "aguinaldo", "hong_kong")
    assert magdiwan_apart(state)
    remove(state, "bonifacio", "cemetery")
    assert may_stack(state, "magdiwan", "cavite_corps")


def test_4_2_1_moros_and_visayans_stack_with_nobody() -> None:
    state = board({"mindanao": [["moros"]]})
    assert not may_stack(state, "moros", "aguinaldo") and not may_stack(state, "visayans", "cavite_corps")


def test_4_2_1_filipinos_and_americans_may_stack() -> None:
    assert may_stack(board({"cavite": [["cavite_corps"]]}), "cavite_corps", "greene", "merritt", "aguinaldo")


def test_4_2_2_an_attack_costs_1_with_a_general_in_the_province_and_2_without() -> None:
    session = filipino({"laguna": [["laguna_corps"], ["aguinaldo"], ["cornell"]]}, dice={"attack": [1]})
    answer(session, "attack")
    assert session.state.points["filipinos"] == 9
    session = filipino({"laguna": [["laguna_corps"], ["cornell"]]}, dice={"attack": [1]})
    answer(session, "attack")
    assert session.state.points["filipinos"] == 8


def test_4_2_2_a_captain_general_orders_attacks_from_manila_city_only() -> None:
    places = {"laguna": [["cornell"], ["laguna_corps", "morong_corps"]], "manila_city": [["primo"]]}
    session = spanish(places, dice={"attack": [1]})
    told = answer(session, "attack")
    assert session.state.points["spain"] == 9
    assert only(told, Fought).modifiers == (("factors", 0),)
    session = spanish({**places, "manila_city": [], "manila": [["primo"]]}, dice={"attack": [1]})
    answer(session, "attack")
    assert session.state.points["spain"] == 8


def test_4_2_2_only_bonifacio_leads_the_magdiwan_and_nobody_the_moros() -> None:
    state = board({"manila": [["magdiwan"], ["aguinaldo"]], "mindanao": [["moros"], ["bonifacio"]]})
    assert not is_led(state, "manila", ("magdiwan",), "manila")
    assert not is_led(state, "mindanao", ("moros",), "mindanao")


def test_4_2_2_1_a_leader_alone_moves_anywhere_and_is_a_target() -> None:
    session = filipino({"cavite": [["aguinaldo"]], "tarlac": [["cornell"]]})
    answer(session, "move", "place:tarlac")
    assert place_of(session.state, "aguinaldo") == "tarlac"
    assert "aguinaldo" in session.state.targets


def test_4_2_2_1_a_leader_may_join_a_stack_on_arrival() -> None:
    session = filipino({"cavite": [["aguinaldo"]], "tarlac": [["tarlac_corps"]]})
    answer(session, "move", "aguinaldo", "stack:tarlac_corps")
    assert find(session.state, "aguinaldo")[1] == ("tarlac_corps", "aguinaldo")
    assert not session.state.targets


def test_4_2_2_1_a_leader_who_is_found_alone_dies() -> None:
    session = spanish(
        {"laguna": [["cornell"], ["aguinaldo"]], "manila_city": [["blanco"]]}, morale=7, dice={"locate": [1, 6]}
    )
    answer(session, "search", "columns:cornell")
    assert place_of(session.state, "aguinaldo") == "cemetery"
    assert session.state.morale == 9


def test_4_2_2_1_a_target_marker_stays_with_the_leader() -> None:
    state = board({"laguna": [["laguna_corps", "aguinaldo"]]}, targets=["laguna_corps"])
    remove(state, "laguna_corps", "filipino_troops")
    assert state.targets == {"aguinaldo"} and is_hidden(state, "laguna", ("aguinaldo",))


def lost_brigade(places: dict[str, list[list[str]]]) -> filipinas.FilipinasSession:
    """The Filipinos destroy a reduced brigade with a general."""
    session = filipino(places, strength={"cornell": 1}, dice={"attack": [6]}, morale=8)
    answer(session, "attack")
    return session


def test_4_2_2_1_a_general_without_brigades_joins_the_nearest_stack_or_goes_to_a_city() -> None:
    session = lost_brigade(
        {
            "laguna": [["cornell", "lachambre"], ["laguna_corps", "aguinaldo"]],
            "bulacan": [["marina"]],
            "tarlac": [["suero"]],
        }
    )
    assert offered(session) == ["place:manila_city", "place:cavite_city", "stack:marina"]
    answer(session, "marina")
    assert find(session.state, "lachambre")[1] == ("marina", "lachambre")
    assert session.state.morale == 7


def test_4_2_2_1_a_general_with_nowhere_to_go_dies() -> None:
    session = filipino(
        {"laguna": [["cornell", "lachambre"], ["laguna_corps", "aguinaldo"]]},
        strength={"cornell": 1},
        dice={"attack": [6]},
        morale=8,
        cities={"manila_city": "filipinos", "cavite_city": "filipinos"},
    )
    told = answer(session, "attack")
    assert place_of(session.state, "lachambre") == "cemetery"
    assert [effect.after for effect in all_of(told, TrackMoved) if effect.track == "morale"] == [7, 6]


def test_4_2_2_1_a_filipino_leader_stays_where_his_unit_was_destroyed() -> None:
    session = spanish(
        {"laguna": [["cornell", "primo"], ["laguna_corps", "aguinaldo"]]}, dice={"locate": [6], "attack": [6]}
    )
    answer(session, "search", "stack:cornell", "yes")
    assert session.state.stacks["laguna"] == (("cornell", "primo"), ("aguinaldo",))
    assert session.state.targets == {"aguinaldo"}


def test_4_2_3_8_artillery_goes_with_the_last_unit_of_its_stack_even_if_the_leader_lives() -> None:
    state = board({"cavite": [["cavite_corps", "aguinaldo", "artillery"]]})
    remove(state, "cavite_corps", "filipino_troops")
    assert place_of(state, "artillery") == "filipino_troops"
    assert place_of(state, "aguinaldo") == "cavite"


def test_4_2_3_8_artillery_follows_a_leader_alone_but_stays_with_units() -> None:
    session = filipino({"cavite": [["aguinaldo", "artillery"]]})
    answer(session, "move", "place:laguna")
    assert place_of(session.state, "artillery") == "laguna"
    session = filipino({"cavite": [["cavite_corps", "aguinaldo", "artillery"]]})
    answer(session, "move", "counter:aguinaldo", "place:laguna")
    assert place_of(session.state, "artillery") == "cavite"


def test_4_3_the_map() -> None:
    assert len(PROVINCES) == 6 and sum(VALUE.values()) == 8
    assert set(ADJACENT["cavite"]) == {"manila", "batangas"}
    assert set(CITY_IN) == {"manila", "cavite"}
    assert LINE_BORDERS == {"line_manila": ("cavite", "manila"), "line_batangas": ("cavite", "batangas")}


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ({"places": {"cavite": [["cornell"], ["cornell"]]}}, "cornell is there twice"),
        ({"places": {"cavite": [["cornell", "aguinaldo"]]}}, "both sides in one stack"),
        ({"places": {"tarlac": [["asia_fleet"]]}}, "asia_fleet cannot be there"),
        ({"places": {"line_manila": [["cornell"]]}}, "somebody in a line that is not built"),
        ({"places": {"manila_city": [["laguna_corps"]]}}, "somebody in an enemy city"),
        ({"places": {"cavite": [["magdiwan", "cavite_corps"]]}}, "may not be stacked"),
        ({"places": {"nowhere": [["cornell"]]}}, "no name in places 'nowhere'"),
        ({"places": {"laguna": [["laguna_corps", "morong_corps"]]}, "targets": ["laguna_corps"]}, "does not hide"),
        ({"morale": 11}, "beyond its limits"),
        ({"hand": {"spain": ["F01"]}}, "do not add up"),
        ({"moral": 5}, "no part of a board 'moral'"),
        ({"morale": "5"}, "morale must be a whole number"),
        ({"zapote": 1}, "zapote must be true or false"),
        ({"points": {"usa": 3}}, "no name in points 'usa'"),
        ({"places": {"laguna": ["cornell"]}}, "A stack in laguna must be a list"),
        ({"places": {"laguna": [["lachambres"]]}}, "no counter 'lachambres'"),
        ({"posture": {"cornell": "hiding"}}, "no posture of cornell 'hiding'"),
        ({"cities": {"manila_city": "britain"}}, "no holder of manila_city 'britain'"),
        ({"places": {"laguna": [["cornell"]]}, "cemetery": ["cornell"]}, "on the map and in cemetery"),
        ({"stage": "over"}, "does not fit"),
        ({"hand": {"spain": ["S01", "S01"]}}, "do not add up"),
    ],
)
def test_a_board_that_cannot_be_is_refused_with_a_sentence(described: dict[str, object], sentence: str) -> None:
    with pytest.raises(GameError, match=sentence) as refused:
        filipinas.from_summary(described)
    assert str(refused.value).endswith(".") and str(refused.value).count(". ") == 0


def test_a_partial_summary_has_sensible_defaults() -> None:
    state = filipinas.from_summary({"places": {"laguna": [["cornell"], ["laguna_corps"]]}})
    assert (state.turn, state.morale, state.us, state.government) == (1, 10, 1, "canovas")
    assert state.strength["cornell"] == 2 and state.strength["laguna_corps"] == 1
    assert state.to_play == "filipinos" and len(state.deck["spain"]) == 22
    assert filipinas.from_summary({"at_war": True}).us == 10


def test_a_summary_keeps_what_the_end_of_a_phase_hangs_on() -> None:
    told = {"passes": 1, "hid": ["laguna_corps"], "reinforced_before": True, "stage": "over", "result": "time"}
    state = filipinas.from_summary({**told, "places": {"laguna": [["laguna_corps"]]}})
    assert {key: filipinas.summary(state)[key] for key in told} == told


def test_6_13_4_a_board_with_a_leader_in_hong_kong_has_an_exile() -> None:
    """Nobody else gets there; said otherwise it is kept."""
    places = {"hong_kong": [["aguinaldo"]]}
    assert filipinas.from_summary({"places": places}).exiled
    assert not filipinas.from_summary({"places": places, "exiled": False}).exiled
    assert not filipinas.from_summary({"places": {"hong_kong": [["us_fleet", "dewey"]]}, "at_war": True}).exiled


def test_a_summary_is_a_board_again() -> None:
    state: State = filipinas.new_session(seed=3).state
    assert filipinas.summary(filipinas.from_summary(filipinas.summary(state))) == filipinas.summary(state)


def test_4_2_3_8_artillery_goes_to_bonifacio_while_aguinaldo_is_not_in_play() -> None:
    """Not dead, but not on the board either."""
    session = filipino({"manila": [["magdiwan", "bonifacio"]]}, hand={"filipinos": ["F01"]}, turn=2)
    answer(session, "F01")
    assert session.state.stacks["manila"] == (("magdiwan", "bonifacio", "artillery"),)
    session = filipino({"manila": [["magdiwan"]]}, hand={"filipinos": ["F01"]}, turn=2)
    assert refusals(session)["card:F01"] == ("no_leader", "6.13")


def test_6_13_4_bonifacio_goes_into_exile_while_aguinaldo_is_not_in_play() -> None:
    session = filipino({"manila": [["magdiwan", "bonifacio"]]}, hand={"filipinos": ["F04"]})
    answer(session, "F04", "done")
    assert place_of(session.state, "bonifacio") == "hong_kong"
    session = filipino({"manila": [["magdiwan"]]}, hand={"filipinos": ["F04"]})
    assert refusals(session)["card:F04"] == ("no_leader", "6.13")


def test_4_2_2_1_a_leader_left_alone_is_a_target_only_if_his_unit_was() -> None:
    """A corps in trenches is attacked without being located, so no marker lies on it."""
    session = spanish(
        {"laguna": [["cornell", "primo"], ["laguna_corps", "aguinaldo"]]},
        trenches=["laguna_corps"],
        dice={"attack": [6]},
    )
    answer(session, "attack")
    assert ("aguinaldo",) in session.state.stacks["laguna"] and not session.state.targets
