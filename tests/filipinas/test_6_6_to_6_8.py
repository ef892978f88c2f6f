"""6.6 to 6.8: locating guerrillas, combat, sieges."""

from __future__ import annotations

import pytest

from engine.filipinas.effects import CityTaken, Fought, NothingDone, Searched
from engine.filipinas.state import place_of
from engine.filipinas.tables import chance_to_hit, stealth, superiority
from tests.filipinas.table import all_of, answer, asked, filipino, offered, only, refusals, spanish

COMMAND = {"manila_city": [["blanco"]]}
"""A Captain General in the Capitanía: Spanish attacks cost a point."""

# 6.6 Locating


BULACAN = {**COMMAND, "bulacan": [["cornell"], ["marina"], ["magdiwan", "bonifacio"]]}
IN_COLUMNS = {"cornell": "searching", "marina": "searching"}


def test_6_6_example_two_brigades_look_for_the_magdiwan() -> None:
    """Four dice at +2, one for each column: 1, 4, 5 and 5 are three finds; 3 points."""
    session = spanish(BULACAN, posture=IN_COLUMNS, dice={"locate": [1, 4, 5, 5], "attack": [3]})
    told = answer(session, "coordinate", "search", "stack:cornell", "stack:marina")
    searches = all_of(told, Searched)
    assert [search.dice for search in searches] == [(1, 4), (5, 5)]
    assert all(search.modifiers == (("factors", 1), ("columns", 1)) for search in searches)
    assert [search.found for search in searches] == [1, 2]
    assert session.state.points["spain"] == 7 and session.state.targets == {"magdiwan"}


def test_6_7_example_the_attack_that_follows_misses_with_a_3_and_would_hit_with_a_4() -> None:
    """3 factors against 1 are +2; the guerrilla cannot counterattack at -2."""
    session = spanish(BULACAN, posture=IN_COLUMNS, morale=5, dice={"locate": [1, 4, 5, 5], "attack": [3]})
    told = answer(session, "coordinate", "search", "stack:cornell", "stack:marina", "yes")
    fought = only(told, Fought)
    assert fought.modifiers == (("factors", 2),) and not fought.hit
    assert asked(session) == ("spain", "play")
    assert session.state.targets == {"magdiwan"} and session.state.morale == 5
    session = spanish(BULACAN, posture=IN_COLUMNS, morale=5, dice={"locate": [1, 4, 5, 5], "attack": [4]})
    answer(session, "coordinate", "search", "stack:cornell", "stack:marina", "yes")
    assert place_of(session.state, "magdiwan") == "filipino_troops" and session.state.morale == 6


@pytest.mark.parametrize(
    ("columns", "marked", "needed"), [(True, False, 4), (True, True, 3), (False, False, 6), (False, True, 5)]
)
def test_6_6_what_the_die_must_show(columns: bool, marked: bool, needed: int) -> None:
    """A column of 1 against 1, and a concentrated brigade of 2 against 1."""
    for die in (needed - 1, needed):
        session = spanish(
            {**COMMAND, "laguna": [["cornell"], ["laguna_corps"]]},
            posture={"cornell": "searching"} if columns else {},
            strength={"cornell": 1} if columns else {},
            targets=["laguna_corps"] if marked else [],
            dice={"locate": [die]},
        )
        told = answer(session, "search", *(() if columns else ("stack:cornell",)))
        assert bool(only(told, Searched).found) == (die == needed)


@pytest.mark.parametrize(("marked", "needed"), [(False, 5), (True, 4)])
def test_4_2_2_1_a_leader_alone_is_looked_for_with_two_dice(marked: bool, needed: int) -> None:
    session = spanish(
        {**COMMAND, "laguna": [["cornell"], ["aguinaldo"]]},
        posture={"cornell": "searching"},
        targets=["aguinaldo"] if marked else [],
        dice={"locate": [needed - 1, needed]},
    )
    searched = only(answer(session, "search"), Searched)
    assert len(searched.dice) == 2 and searched.found == 1


def test_6_6_stealth() -> None:
    assert [stealth(searcher, 1) for searcher in (1, 2, 3)] == [1, 0, -1]


def test_6_6_a_guerrilla_must_be_found_before_it_is_attacked() -> None:
    session = spanish({**COMMAND, "laguna": [["cornell"], ["laguna_corps"]]}, dice={"locate": [5]})
    assert refusals(session)["action:attack"] == ("nobody_to_attack", "6.4")
    told = answer(session, "search", "stack:cornell")
    assert only(told, NothingDone).action == "search" and not session.state.targets


def test_6_6_a_search_costs_1_without_a_general_too_and_the_attack_nothing() -> None:
    places = {"laguna": [["cornell"], ["laguna_corps"]]}
    session = spanish(places, dice={"locate": [6], "attack": [1]}, points=1)
    told = answer(session, "search", "stack:cornell", "yes")
    assert only(told, Fought).attackers == ("cornell",) and session.state.points["spain"] == 0
    session = spanish(places, posture={"cornell": "searching"}, dice={"locate": [1, 1]})
    answer(session, "search")
    assert session.state.points["spain"] == 9
    session = spanish(places, dice={"locate": [1, 1]})
    answer(session, "search", "columns:cornell")
    assert session.state.points["spain"] == 9, "6.9.2: forming columns covers the search"


def test_6_6_who_finds_need_not_attack() -> None:
    session = spanish({**COMMAND, "laguna": [["cornell"], ["laguna_corps"]]}, dice={"locate": [6]})
    answer(session, "search", "stack:cornell", "done")
    assert session.state.targets == {"laguna_corps"}


def test_6_6_regulars_are_never_hidden() -> None:
    places = {**COMMAND, "laguna": [["cornell"], ["laguna_corps", "morong_corps"]]}
    assert refusals(spanish(places))["action:search"] == ("nobody_to_find", "6.6")


def test_6_9_2_columns_that_were_formed_in_this_play_search_for_nothing_later_in_it() -> None:
    session = spanish({"laguna": [["cornell"], ["laguna_corps"]]}, dice={"locate": [1, 1]})
    answer(session, "coordinate", "disperse", "searching", "search")
    assert session.state.points["spain"] == 8


# 6.7 Combat


def test_6_7_the_table() -> None:
    assert [superiority(*pair) for pair in ((3, 1), (1, 1), (1, 3), (9, 1), (1, 9))] == [2, 0, -2, 3, -3]
    assert [chance_to_hit(net) for net in (-2, -1, 0, 1, 2, 3, 4, 5)] == [0, 0, 1, 2, 3, 4, 5, 5]


def test_6_7_one_hit_is_one_step_of_the_owners_choice_and_one_morale() -> None:
    session = spanish(
        {**COMMAND, "laguna": [["cornell", "marina"], ["laguna_corps", "morong_corps"]]},
        strength={"laguna_corps": 2},
        dice={"attack": [5]},
        morale=5,
    )
    answer(session, "attack", "done")
    assert asked(session) == ("filipinos", "combat.loss")
    answer(session, "laguna_corps")
    assert session.state.strength["laguna_corps"] == 1 and session.state.morale == 6
    assert not session.state.targets, "6.3: who was not located is not marked"


def test_6_7_a_one_never_hits() -> None:
    session = spanish(
        {**COMMAND, "laguna": [["cornell", "marina", "suero", "primo", "lachambre"], ["laguna_corps", "morong_corps"]]},
        dice={"attack": [1]},
    )
    told = answer(session, "attack", "done")
    fought = only(told, Fought)
    assert sum(value for _, value in fought.modifiers) == 5 and not fought.hit


def test_4_2_2_both_leaders_of_a_stack_add_their_tactics() -> None:
    session = spanish(
        {"laguna": [["cornell", "primo", "lachambre"], ["laguna_corps", "morong_corps"]]}, dice={"attack": [1]}
    )
    fought = only(answer(session, "attack"), Fought)
    assert fought.modifiers == (("factors", 0), ("primo", 1), ("lachambre", 1))


def test_6_7_the_attacked_may_counterattack_if_the_attack_missed() -> None:
    session = filipino(
        {"laguna": [["laguna_corps", "aguinaldo"], ["cornell"]]}, dice={"attack": [1], "counterattack": [5]}, morale=5
    )
    answer(session, "attack")
    assert asked(session) == ("spain", "counterattack")
    assert session.prompt is not None and session.prompt.context["chance"] == 2
    told = answer(session, "yes")
    assert only(told, Fought).modifiers == (("factors", 1),)
    assert place_of(session.state, "laguna_corps") == "filipino_troops" and session.state.morale == 6


def test_6_7_no_counterattack_after_a_hit() -> None:
    session = filipino({"laguna": [["laguna_corps", "aguinaldo"], ["cornell"]]}, dice={"attack": [6]}, morale=5)
    answer(session, "attack", "done")
    assert asked(session) == ("spain", "play") and session.state.strength["cornell"] == 1
    assert session.state.morale == 4


def test_6_7_attackers_lose_their_trenches_and_counterattackers_keep_them() -> None:
    session = filipino(
        {"laguna": [["laguna_corps", "morong_corps"], ["cornell"]]},
        trenches=["laguna_corps", "morong_corps", "cornell"],
        dice={"attack": [1], "counterattack": [1]},
    )
    told = answer(session, "attack", "done", "yes")
    first, second = all_of(told, Fought)
    assert first.modifiers == (("factors", 0), ("trenches", -1)) and second.modifiers == (("factors", 0),)
    assert session.state.trenches == {"cornell"}


def test_6_7_dispersed_brigades_count_1_and_lose_a_real_step() -> None:
    session = filipino(
        {"laguna": [["laguna_corps"], ["cornell"]]}, posture={"cornell": "protecting"}, dice={"attack": [6]}
    )
    told = answer(session, "attack")
    assert only(told, Fought).modifiers == (("factors", 0),)
    assert session.state.strength["cornell"] == 1 and session.state.posture["cornell"] == "protecting"


# 6.8 Sieges


CAVITE = {"cavite": [["cavite_corps", "morong_corps", "aguinaldo", "artillery"]]}


def test_6_8_filipinos_need_artillery_and_enough_strength() -> None:
    session = filipino({"cavite": [["cavite_corps", "morong_corps", "aguinaldo"]]})
    assert refusals(session)["action:siege"] == ("no_siege", "6.8")
    assert "action:siege" in offered(filipino(CAVITE))
    assert "action:siege" not in offered(filipino({**CAVITE, "cavite_city": [["cornell"]]}))


def test_6_8_a_fallen_city_loses_all_inside_the_fleet_and_morale() -> None:
    places = {**CAVITE, "cavite_city": [["cornell"], ["lachambre"], ["asia_fleet", "montojo"]]}
    session = filipino(places, strength={"cornell": 1}, morale=10, dice={"siege": [5]})
    told = answer(session, "siege")
    assert only(told, Fought).modifiers == (("aguinaldo", 1),)
    assert only(told, CityTaken).nation == "filipinos"
    state = session.state
    assert {place_of(state, lost) for lost in ("cornell", "lachambre", "asia_fleet", "montojo")} == {"cemetery"}
    assert state.morale == 10 - 1 - 2 - 1
    assert place_of(state, "cavite_corps") == "cavite"


def test_6_8_and_7_1_1_a_fleet_that_is_lost_with_its_port_costs_2_a_step() -> None:
    session = filipino(
        {
            "cavite": [["cavite_corps", "morong_corps", "aguinaldo", "artillery"]],
            "cavite_city": [["camara_fleet", "camara"], ["lachambre"]],
        },
        at_war=True,
        dice={"siege": [6]},
    )
    answer(session, "siege")
    assert session.state.morale == 10 - 1 - 4 - 1, "the siege, two steps, and Lachambre"
    assert {place_of(session.state, who) for who in ("camara_fleet", "camara", "lachambre")} == {"cemetery"}


def test_6_8_superior_numbers_add_nothing() -> None:
    session = filipino(CAVITE, strength={"cavite_corps": 2}, dice={"siege": [4]})
    told = answer(session, "siege")
    assert only(told, Fought).modifiers == (("aguinaldo", 1),) and not only(told, Fought).hit


def test_6_8_a_garrison_counterattacks_with_the_city_and_an_empty_city_does_not() -> None:
    session = filipino(
        {**CAVITE, "cavite_city": [["cornell"]]},
        strength={"cornell": 1},
        dice={"siege": [1], "counterattack": [6]},
    )
    answer(session, "siege")
    assert asked(session) == ("spain", "counterattack")
    told = answer(session, "yes")
    assert only(told, Fought).modifiers == (("factors", 0),)
    session = filipino(CAVITE, dice={"siege": [1]})
    answer(session, "siege", "done")
    assert asked(session) == ("spain", "play")


def test_4_2_2_1_a_leader_alone_in_the_city_does_not_counterattack() -> None:
    """6.7: his Tactical Factor counts only if he is stacked with the garrison."""
    for inside, added in (([["cornell", "primo"]], (("primo", 1),)), ([["cornell"], ["primo"]], ())):
        session = filipino(
            {**CAVITE, "cavite_city": inside}, strength={"cornell": 1}, dice={"siege": [1], "counterattack": [1]}
        )
        told = answer(session, "siege", "yes")
        assert all_of(told, Fought)[-1].modifiers == (("factors", 0), *added)


def test_6_8_spain_retakes_a_city() -> None:
    session = spanish(
        {**COMMAND, "cavite": [["cornell"]], "cavite_city": [["cavite_corps"]]},
        cities={"cavite_city": "filipinos"},
        morale=5,
        dice={"siege": [6]},
    )
    answer(session, "siege")
    assert session.state.city["cavite_city"] == "spain" and session.state.morale == 6
    assert place_of(session.state, "cavite_corps") == "filipino_troops"


@pytest.mark.parametrize(
    ("stack", "nation"),
    [
        (["cavite_corps", "aguinaldo", "artillery"], "filipinos"),
        (["greene"], "usa"),
        (["cavite_corps", "laguna_corps", "greene"], "usa"),
        (["cavite_corps", "greene", "artillery"], "usa"),
        (["cavite_corps", "laguna_corps", "greene", "artillery"], "filipinos"),
    ],
)
def test_6_8_1_who_takes_the_city(stack: list[str], nation: str) -> None:
    session = filipino({"cavite": [stack]}, strength={"cavite_corps": 2}, at_war=True, dice={"siege": [6]}, points=10)
    told = answer(session, "siege")
    assert only(told, CityTaken).nation == nation


def test_6_8_2_naval_support_needs_a_fleet_alone_at_sea() -> None:
    places = {"cavite": [["greene"]], "sea": [["us_fleet", "dewey"]], "cavite_city": [["asia_fleet", "montojo"]]}
    session = filipino(places, at_war=True, dice={"siege": [1]})
    assert only(answer(session, "siege"), Fought).modifiers == (("naval_support", 1),)
    places = {"cavite": [["greene"]], "sea": [["us_fleet", "dewey"], ["asia_fleet", "montojo"]]}
    session = filipino(places, at_war=True, dice={"siege": [1]})
    assert only(answer(session, "siege"), Fought).modifiers == ()


def test_6_8_3_an_interceptor_must_be_beaten_first() -> None:
    places = {"cavite": [*CAVITE["cavite"], ["cornell"], ["marina"]]}
    session = filipino(places, dice={"attack": [1]})
    answer(session, "siege")
    assert asked(session) == ("spain", "siege.intercept")
    assert offered(session) == ["stack:cornell", "stack:marina", "done"]
    told = answer(session, "marina", "done")
    assert only(told, NothingDone).action == "siege"
    assert session.state.points["filipinos"] == 9


def test_6_8_3_after_a_victory_the_besieger_may_go_on() -> None:
    places = {"cavite": [*CAVITE["cavite"], ["cornell"]]}
    session = filipino(places, dice={"attack": [6], "siege": [6]})
    told = answer(session, "siege", "stack:cornell")
    assert asked(session) == ("filipinos", "siege.go_on")
    assert session.prompt is not None and session.prompt.context["battle"]["chance"] == 2
    told += answer(session, "yes")
    assert [fought.kind for fought in all_of(told, Fought)] == ["attack", "siege"]
    assert session.state.city["cavite_city"] == "filipinos"


def test_6_8_3_or_break_the_siege_off() -> None:
    session = filipino({"cavite": [*CAVITE["cavite"], ["cornell"]]}, dice={"attack": [6]})
    told = answer(session, "siege", "stack:cornell", "done")
    assert only(told, Fought).kind == "attack" and only(told, NothingDone).action == "siege"
    assert session.state.city["cavite_city"] == "spain" and session.state.points["filipinos"] == 9


def test_6_8_3_a_non_player_goes_on() -> None:
    session = filipino(
        {**COMMAND, "cavite": [["cornell", "marina"], ["cavite_corps"]]},
        humans=("filipinos",),
        cities={"cavite_city": "filipinos"},
        trenches=["cavite_corps"],
        morale=5,
        dice={"attack": [6], "siege": [6]},
    )
    answer(session, "pass")
    told = session.advance() + answer(session, "stack:cavite_corps")
    assert [fought.kind for fought in all_of(told, Fought)] == ["attack", "siege"]


def test_6_8_3_a_guerrilla_that_intercepts_needs_no_locating() -> None:
    session = spanish(
        {**COMMAND, "cavite": [["cornell"], ["cavite_corps"]]},
        cities={"cavite_city": "filipinos"},
        dice={"attack": [1], "counterattack": [1]},
    )
    told = answer(session, "siege", "stack:cavite_corps")
    assert only(told, Fought).kind == "attack" and session.state.targets == {"cavite_corps"}
