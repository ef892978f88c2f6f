"""5: the turn: Administration, rounds, end of turn, victory."""

from __future__ import annotations

from typing import Any

import pytest

from engine import filipinas
from engine.filipinas.administration import income, province_income
from engine.filipinas.board import FILIPINOS, PROVINCES, SPAIN
from engine.filipinas.effects import Coordinated, Earned, Fought, GameTurnEnded, Searched
from engine.filipinas.state import control
from engine.filipinas.tables import CARDS_DRAWN
from engine.filipinas.victory import outcome, result
from tests.filipinas.table import all_of, answer, asked, board, filipino, offered, only, pass_both, refusals, spanish

LUZON = {"laguna": [["laguna_corps"]]}
"""A Filipino unit, so that the game is not over."""


def provinces_only(state: filipinas.State, side: str) -> float:
    return sum(province_income(state, side, province) for province in PROVINCES) / 2


def test_5_1_1_the_set_up_gives_7_and_5_points() -> None:
    """8: what is printed is what the rules for income give."""
    state = filipinas.new_session().state
    assert sum(halves for _, halves in income(state, SPAIN)) // 2 == 7 == state.points[SPAIN]
    assert sum(halves for _, halves in income(state, FILIPINOS)) // 2 == 5 == state.points[FILIPINOS]


def test_5_1_1_example() -> None:
    """Spain has all but Cavite and Manila, which are shared, and Tarlac is looted: 5 and a half; the Filipinos 2."""
    state = board({"cavite": [["cavite_corps"]], "manila": [["manila_corps"], ["cornell"]]}, looted=["tarlac"], turn=3)
    assert provinces_only(state, SPAIN) == 5.5
    assert provinces_only(state, FILIPINOS) == 2


@pytest.mark.parametrize(
    ("places", "looted", "spain", "filipinos_get"),
    [
        ({"tarlac": [["tarlac_corps"]]}, ["tarlac"], 0, 0.5),
        ({"tarlac": [["tarlac_corps"], ["cornell"]]}, [], 0.5, 0.5),
        ({"tarlac": [["tarlac_corps"], ["cornell"]]}, ["tarlac"], 0, 0),
    ],
)
def test_5_1_1_looted_and_shared(places: Any, looted: list[str], spain: float, filipinos_get: float) -> None:
    state = board(places, looted=looted)
    assert province_income(state, SPAIN, "tarlac") // 1 == 2 * spain
    assert province_income(state, FILIPINOS, "tarlac") == 2 * filipinos_get


def test_5_1_1_manila_looted_and_shared_gives_a_half() -> None:
    state = board({"manila": [["manila_corps"], ["cornell"]]}, looted=["manila"])
    assert province_income(state, SPAIN, "manila") == province_income(state, FILIPINOS, "manila") == 1


def test_5_1_1_what_was_saved_is_added_and_the_minimum_holds_for_the_sum() -> None:
    session = filipino(LUZON, points={"spain": 0, "filipinos": 1}, turn=1)
    pass_both(session)
    assert session.state.points[FILIPINOS] == 2
    session = filipino(LUZON, points={"spain": 0, "filipinos": 1}, turn=1, exiled=True)
    pass_both(session)
    assert session.state.points[FILIPINOS] == 2


def test_5_1_1_the_minimum_is_1_after_an_exile() -> None:
    session = filipino({"laguna": [["cornell"]]}, points={"spain": 1, "filipinos": 0}, turn=1, exiled=True)
    pass_both(session)
    assert session.state.points[FILIPINOS] == 1


def test_5_1_1_wet_turns_and_reconcentration_cost_a_point_each() -> None:
    state = board({**LUZON, "cavite": [["aguinaldo"]]}, turn=3, reconcentration=True)
    assert ("wet", -2) in income(state, FILIPINOS) and ("reconcentration", -2) in income(state, FILIPINOS)
    assert ("aguinaldo", 4) in income(state, FILIPINOS)


def test_5_1_1_american_leaders_in_hong_kong_count_but_no_exile() -> None:
    state = board({"hong_kong": [["us_fleet", "dewey"], ["aguinaldo"]]}, at_war=True)
    assert dict(income(state, FILIPINOS)).get("dewey") == 2
    assert "aguinaldo" not in dict(income(state, FILIPINOS))


@pytest.mark.parametrize(
    ("places", "others", "holder"),
    [
        ({"laguna": [["aguinaldo"]]}, {}, "spain"),
        ({"laguna": [["laguna_corps"]]}, {}, "filipinos"),
        ({"laguna": [["laguna_corps"], ["cornell"]]}, {}, ""),
        ({"laguna": [["laguna_corps"], ["lachambre"]]}, {}, "filipinos"),
    ],
)
def test_5_1_2_control(places: Any, others: Any, holder: str) -> None:
    assert control(board(places, **others), "laguna") == holder


def test_5_1_2_a_spanish_city_shares_the_province_and_a_line_counts_for_nothing() -> None:
    places = {"cavite": [["cavite_corps"]], "line_manila": [["cornell"]]}
    assert control(board(places, lines=["line_manila"]), "cavite") == ""
    taken = board(places, lines=["line_manila"], cities={"cavite_city": "usa"})
    assert control(taken, "cavite") == FILIPINOS


def test_5_1_3_cards_by_the_position_of_the_marker_with_what_was_saved() -> None:
    assert CARDS_DRAWN[5] == 2
    session = filipino(LUZON, points={"spain": 0, "filipinos": 4}, turn=1)
    told = pass_both(session)
    assert session.state.points[FILIPINOS] == 5
    assert len(session.state.hand[FILIPINOS]) == 2
    assert [earned.side for earned in all_of(told, Earned)] == [SPAIN, FILIPINOS]


def test_5_1_3_more_than_five_cards_are_laid_down() -> None:
    hand = ["F03", "F10", "F11", "F18", "F02"]
    session = filipino(LUZON, points=0, hand={"filipinos": hand})
    pass_both(session)
    assert asked(session) == (FILIPINOS, "discard")
    answer(session, "F02")
    assert "F02" in session.state.played


def test_5_1_4_looted_target_and_baler_markers_leave_the_map() -> None:
    places = {"laguna": [["laguna_corps", "baler"]]}
    session = filipino(places, points=1, targets=["laguna_corps"], looted=["laguna"])
    pass_both(session)
    assert not session.state.targets and not session.state.looted
    assert session.state.stacks["laguna"] == (("laguna_corps",),)


def test_5_2_the_filipinos_begin_and_plays_alternate() -> None:
    session = filipinas.new_session(seed=2)
    assert asked(session) == (FILIPINOS, "play")
    answer(session, "pass")
    assert asked(session) == (SPAIN, "play")


def test_5_2_1_the_menus() -> None:
    places = {
        "cavite": [["cavite_corps"], ["laguna_corps"], ["morong_corps", "pampanga_corps"], ["aguinaldo"]],
        "manila": [["cornell"], ["marina", "suero"], ["magdiwan"]],
        "tarlac": [["rios"], ["tarlac_corps"]],
    }
    others = {"strength": {"cornell": 1, "tarlac_corps": 2}, "posture": {"cornell": "searching"}}
    session = filipino(places, **others, targets=["cavite_corps"])
    actions = [key.partition(":")[2] for key in offered(session) if key.startswith("action:")]
    assert actions == ["recruit", "move", "stack", "unstack", "attack", "loot", "politics", "entrench", "hide"]
    session = spanish(places, **others, reconcentration=True)
    actions = [key.partition(":")[2] for key in offered(session) if key.startswith("action:")]
    assert actions == [
        *("recruit", "reinforce", "repatriate", "move", "stack", "unstack", "attack", "line", "search"),
        *("disperse", "regroup", "politics", "entrench", "lift"),
    ]


def test_5_2_one_action_a_play_unless_it_is_coordinated() -> None:
    session = filipino({"laguna": [["laguna_corps"]], "tarlac": [["tarlac_corps"]]}, hand={"filipinos": ["F14"]})
    answer(session, "loot", "laguna_corps")
    assert offered(session) == ["coordinate", "card:F14", "done"]
    assert refusals(session)["action:move"] == ("acted", "5.2")


def test_5_2_2_1_coordinated_actions_cost_a_point_more() -> None:
    session = filipino({"laguna": [["laguna_corps"]], "tarlac": [["tarlac_corps"]]})
    told = answer(session, "coordinate", "loot", "laguna_corps", "loot")
    assert only(told, Coordinated).side == FILIPINOS
    assert session.state.points[FILIPINOS] == 10 - 3 + 1
    answer(session, "move", "laguna_corps", "batangas", "done")
    assert asked(session)[0] == SPAIN


def test_5_2_2_1_must_be_payable() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, points=2)
    assert "coordinate" not in offered(session)
    assert refusals(session)["coordinate"] == ("points", "5.2.2.1")


def test_5_2_2_1_a_second_action_need_not_be_announced_before_the_first() -> None:
    session = filipino({"laguna": [["laguna_corps"]], "tarlac": [["tarlac_corps"]]}, points=3)
    answer(session, "loot", "laguna_corps")
    assert asked(session) == (FILIPINOS, "play") and offered(session) == ["coordinate", "done"]
    answer(session, "coordinate", "loot")
    assert session.state.points[FILIPINOS] == 3 - 3 + 1, "as if it had been announced; the second loot gives one back"
    answer(session, "move", "laguna_corps", "batangas")
    assert asked(session)[0] == SPAIN, "without a point the play ends"


def test_5_2_2_1_nor_is_it_offered_where_no_other_action_could_be_paid() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, points=2)
    answer(session, "move", "manila")
    assert asked(session)[0] == SPAIN


def test_5_2_2_1_who_has_coordinated_is_not_asked_again() -> None:
    session = filipino({"laguna": [["laguna_corps"]], "tarlac": [["tarlac_corps"]]}, points=9)
    answer(session, "loot", "laguna_corps", "coordinate", "loot")
    assert "coordinate" not in offered(session) and "action:move" in offered(session)
    assert "coordinate" not in refusals(session)


def test_5_2_2_1_example_three_brigades_search_for_4_points_and_attack_with_6() -> None:
    session = spanish(
        {"manila": [["cornell"], ["marina"], ["suero"], ["magdiwan"]], "manila_city": [["blanco"]]},
        dice={"locate": [6] * 6, "attack": [2]},
    )
    told = answer(session, "coordinate", "search", "columns:cornell", "columns:marina", "columns:suero", "yes")
    assert session.state.points[SPAIN] == 6
    assert sum(len(search.dice) for search in all_of(told, Searched)) == 6
    fought = only(told, Fought)
    assert set(fought.attackers) == {"cornell", "marina", "suero"}
    assert fought.modifiers == (("factors", 3),) and not fought.hit


def test_5_2_3_example_of_the_end_of_a_phase() -> None:
    """The Filipinos recruit by a card and loot, Spain plays a card, both pass, and both keep a point."""
    session = filipino(
        {"laguna": [["laguna_corps"]]},
        points={"spain": 1, "filipinos": 2},
        hand={"filipinos": ["F08"], "spain": ["S16"]},
        dice={"recruit": [6, 1]},
        morale=8,
    )
    answer(session, "F08", "done", "tarlac", "tarlac_corps", "tarlac", "loot", "laguna_corps")
    assert session.state.points == {"spain": 1, "filipinos": 1}
    assert session.state.stacks["tarlac"] == (("tarlac_corps",),)
    answer(session, "S16", "done", "pass")
    told = answer(session, "pass")
    assert only(told, GameTurnEnded).turn == 1
    saved = {
        earned.side: earned.points - sum(half for _, half in earned.halves) // 2 for earned in all_of(told, Earned)
    }
    assert saved == {"spain": 1, "filipinos": 1}


def test_5_2_3_two_passes_in_a_row_end_the_phase_not_two_passes() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, turn=1)
    answer(session, "pass", "line", "line_manila", "pass")
    assert session.state.turn == 1
    answer(session, "pass")
    assert session.state.turn == 2


def test_5_2_3_who_has_neither_points_nor_cards_passes_without_being_asked() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, points={"spain": 2, "filipinos": 0})
    assert asked(session)[0] == SPAIN


def test_5_2_3_a_card_or_a_trade_is_no_pass() -> None:
    session = filipino(LUZON, points=0, hand={"filipinos": ["F03", "F10"], "spain": ["S07"]})
    answer(session, "trade", "F03", "done")
    assert session.state.passes == 0 and session.state.points[FILIPINOS] == 1
    assert set(session.state.played) == {"F03", "F10"}


def test_5_2_3_what_could_be_done_with_more_points_is_refused_for_the_points() -> None:
    """5.2.2.2: without a general an attack and a siege cost 2; a search never does (6.6)."""
    session = spanish({"laguna": [["cornell"], ["laguna_corps", "morong_corps"], ["tarlac_corps"]]}, points=1)
    told = refusals(session)
    assert told["action:attack"] == ("too_dear", "5.2.3")
    assert "action:search" in offered(session)
    assert told["action:siege"] == ("no_siege", "6.8") and told["action:regroup"] == ("nobody_dispersed", "6.10")
    session = spanish({"cavite": [["cornell"]]}, cities={"cavite_city": "filipinos"}, points=1)
    assert refusals(session)["action:siege"] == ("too_dear", "5.2.3")


@pytest.mark.parametrize(("government", "morale", "us"), [("canovas", 8, 3), ("sagasta", 7, 2)])
def test_5_3_the_price_of_the_government(government: str, morale: int, us: int) -> None:
    session = filipino(LUZON, points=1, government=government, morale=8)
    told = pass_both(session)
    ended = only(told, GameTurnEnded)
    assert (ended.morale, ended.us) == (morale, us)


def test_5_3_reconcentration_adds_to_the_american_track() -> None:
    session = filipino(LUZON, points=1, reconcentration=True)
    assert only(pass_both(session), GameTurnEnded).us == 4


CITY_CASES = [
    # morale  manila       cavite       war    turn  result
    (6, "filipinos", "spain", False, 2, ""),
    (6, "filipinos", "filipinos", False, 2, "cities"),
    (5, "spain", "filipinos", False, 2, "cities"),
    (2, "spain", "spain", False, 2, ""),
    (1, "spain", "spain", False, 2, "morale"),
    (5, "usa", "spain", True, 6, "occupied"),
    (5, "usa", "filipinos", True, 6, "occupied"),
    (7, "usa", "filipinos", True, 6, "occupied"),
    (7, "usa", "spain", True, 6, ""),
    (7, "usa", "spain", True, 7, "time"),
    (1, "usa", "spain", True, 6, "occupied"),
    (1, "spain", "spain", True, 6, "morale"),
    (6, "spain", "spain", False, 7, "time"),
]


@pytest.mark.parametrize(("morale", "manila", "cavite", "war", "turn", "expected"), CITY_CASES)
def test_5_3_1_and_5_3_2_victory(morale: int, manila: str, cavite: str, war: bool, turn: int, expected: str) -> None:
    cities = {"manila_city": manila, "cavite_city": cavite}
    state = board(LUZON, morale=morale, cities=cities, at_war=war, turn=turn)
    assert result(state) == expected


def test_5_3_2_an_occupied_country_is_a_draw() -> None:
    session = filipino(LUZON, points=1, morale=3, cities={"manila_city": "usa"}, at_war=True)
    pass_both(session)
    assert session.over and session.outcome is not None
    assert session.outcome.winners == () and session.outcome.reason == "occupied"


def test_5_3_3_without_units_the_filipinos_lose_unless_exiled_or_america_is_at_war() -> None:
    nobody = {"laguna": [["aguinaldo"]]}
    assert result(board(nobody)) == "no_units"
    assert result(board(nobody, exiled=True)) == ""
    assert result(board(nobody, at_war=True)) == ""
    assert result(board({"mindanao": [["moros"]]})) == ""
    assert result(board(nobody, morale=1)) == "morale"


def test_5_3_3_spain_wins_when_time_is_up() -> None:
    for scenario, turn in (("campaign", 7), ("short", 6)):
        session = filipino(LUZON, points=1, scenario=scenario, turn=turn)
        pass_both(session)
        assert session.over and outcome(session.state).winners == (SPAIN,)
