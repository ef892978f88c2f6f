"""5, 6: cases that the sentences of the rulebook settle, beside those in the files of each section."""

from __future__ import annotations

from engine.filipinas.effects import Searched
from engine.filipinas.state import find, place_of
from tests.filipinas.table import all_of, answer, asked, offered, only, refusals, spanish

COMMAND = {"manila_city": [["blanco"]]}


# 6.2 At most two brigades in one round


def test_6_2_no_third_brigade_in_a_coordinated_action() -> None:
    session = spanish({})
    answer(session, "coordinate", "reinforce", "laguna", "yes", "tarlac")
    assert session.state.points["spain"] == 7 and session.state.morale == 8
    assert refusals(session)["action:reinforce"] == ("two_called", "6.2")


def test_6_2_a_second_brigade_may_follow_another_action_of_the_same_play() -> None:
    session = spanish({})
    answer(session, "coordinate", "reinforce", "laguna", "done", "reinforce", "tarlac")
    assert refusals(session)["action:reinforce"] == ("two_called", "6.2")
    answer(session, "done", "pass", "reinforce", "bulacan")
    assert place_of(session.state, "mindanao_2") == "bulacan", "the next play begins to count anew"


# 6.3 Unstacking


def test_6_3_several_units_leave_a_stack_in_one_action_for_a_point_each() -> None:
    session = spanish({"laguna": [["cornell", "marina", "suero", "lachambre"]]})
    answer(session, "unstack", "cornell", "marina")
    assert session.state.stacks["laguna"] == (("cornell",), ("marina",), ("suero", "lachambre"))
    assert session.state.points["spain"] == 8 and "action:move" not in offered(session)


def test_6_3_unstacking_stops_with_the_last_point() -> None:
    session = spanish({"laguna": [["cornell", "marina", "suero"]]}, points=1)
    answer(session, "unstack", "cornell")
    assert session.state.stacks["laguna"] == (("cornell",), ("marina", "suero"))


# 6.9 Dispersing


def test_6_9_2_the_marker_covers_the_search_of_the_same_play_without_coordination() -> None:
    session = spanish({"laguna": [["cornell"], ["laguna_corps"]]}, points=1, dice={"locate": [1, 1]})
    answer(session, "disperse", "searching")
    assert session.state.points["spain"] == 0 and offered(session) == ["action:search", "done"]
    told = answer(session, "search")
    assert only(told, Searched).dice == (1, 1)


def test_6_9_2_but_neither_others_nor_columns_of_an_earlier_play_search_along_with_it() -> None:
    places = {**COMMAND, "laguna": [["cornell"], ["marina"], ["laguna_corps"]]}
    session = spanish(places, posture={"marina": "searching"}, dice={"locate": [1, 1]})
    told = answer(session, "disperse", "searching", "search")
    assert only(told, Searched).searcher == ("cornell",)
    assert session.state.points["spain"] == 9


def test_6_9_2_nor_does_it_cover_a_brigade_that_has_regrouped() -> None:
    session = spanish({"manila_city": [["blanco"]], "laguna": [["cornell"], ["laguna_corps"]]}, dice={"locate": [1]})
    answer(session, "coordinate", "disperse", "searching", "regroup", "search", "stack:cornell")
    assert session.state.points["spain"] == 10 - 1 - 3


def test_6_9_2_no_search_in_a_later_play_for_nothing() -> None:
    session = spanish({"laguna": [["cornell"], ["laguna_corps"]]}, points=1)
    answer(session, "disperse", "searching", "done")
    assert session.state.to_play == "filipinos"
    answer(session, "pass")
    assert asked(session) != ("spain", "play") or "action:search" not in offered(session)


def test_6_9_2_two_brigades_dispersed_by_a_coordinated_action_search_together_for_nothing() -> None:
    places = {"laguna": [["cornell"], ["marina"], ["laguna_corps"]]}
    session = spanish(places, points=3, dice={"locate": [1, 2, 1, 2]})
    answer(session, "coordinate", "disperse", "cornell", "searching", "disperse", "searching")
    assert session.state.points["spain"] == 0
    told = answer(session, "search", "cornell", "marina")
    assert [search.searcher for search in all_of(told, Searched)] == [("cornell",), ("marina",)]


def test_6_9_a_leader_may_go_with_the_brigade_that_disperses() -> None:
    session = spanish({"laguna": [["cornell", "marina", "lachambre"]]})
    answer(session, "disperse", "cornell", "searching", "lachambre")
    assert find(session.state, "cornell")[1] == ("cornell", "lachambre")
    assert session.state.points["spain"] == 9


def test_6_9_or_stay_with_the_stack() -> None:
    session = spanish({"laguna": [["cornell", "marina", "lachambre"]]})
    answer(session, "disperse", "cornell", "protecting", "done")
    assert find(session.state, "lachambre")[1] == ("marina", "lachambre")


def test_6_9_2_his_tactics_count_if_his_columns_find() -> None:
    places = {"laguna": [["cornell", "marina", "lachambre"], ["laguna_corps"]]}
    session = spanish(places, dice={"locate": [6, 6], "attack": [4]})
    answer(session, "search", "columns:cornell", "lachambre", "yes")
    assert place_of(session.state, "laguna_corps") == "filipino_troops", "2 against 1, and Lachambre: 4 is a hit"
