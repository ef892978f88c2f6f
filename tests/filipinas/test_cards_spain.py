"""Every Spanish card in each of its uses."""

from __future__ import annotations

import pytest

from engine.filipinas.battle import ATTACK, COUNTERATTACK, SIEGE, Battle, land_battle, naval_battle
from engine.filipinas.card import DECK, combat_card
from engine.filipinas.counters import Stack
from engine.filipinas.effects import CityTaken, Fought, HandSeen, Searched
from engine.filipinas.state import find, place_of
from tests.filipinas.table import all_of, answer, asked, board, filipino, offered, only, refusals, spanish

COMMAND = {"manila_city": [["blanco"]]}
ARMY: tuple[Stack, ...] = (("cornell",), ("laguna_corps", "morong_corps"))
NAVY: tuple[Stack, ...] = (("asia_fleet", "montojo"), ("us_fleet", "dewey"))
FIGHT = {"laguna": [["cornell"], ["laguna_corps", "morong_corps"]]}


def holding(*cards: str) -> dict[str, list[str]]:
    return {"spain": list(cards)}


def battle(kind: str, side: str, place: str = "laguna", naval: bool = False) -> Battle:
    """A die of that side there."""
    spaniards, others = NAVY if naval else ARMY
    attackers, target = (spaniards, others) if side == "spain" else (others, spaniards)
    if naval:
        return naval_battle(board({"sea": NAVY}, at_war=True), kind, attackers, target)
    state = board({place: ARMY, "cavite_city": [["asia_fleet"]]})
    return land_battle(state, kind, attackers, 2, target, place, place)


def value(card: str, fought: Battle, own_play: bool = False) -> int:
    return combat_card(fought, DECK[card], own_play)


def test_s01_polavieja_and_lachambre_with_2_points() -> None:
    session = spanish({**COMMAND, "laguna": [["cornell"]]}, hand=holding("S01"), points=1)
    answer(session, "S01", "place:manila_city", "stack:cornell")
    state = session.state
    assert state.points["spain"] == 3
    assert place_of(state, "blanco") == "home" and place_of(state, "polavieja") == "manila_city"
    assert find(state, "lachambre")[1] == ("cornell", "lachambre")


def test_s01_relieves_whoever_commands() -> None:
    session = spanish({"manila_city": [["agustin"]]}, hand=holding("S01"))
    answer(session, "S01")
    assert place_of(session.state, "agustin") == "home"


def test_s02_primo_de_rivera_not_in_turn_1() -> None:
    assert refusals(spanish(COMMAND, hand=holding("S02")))["card:S02"] == ("first_turn", "6.13")
    session = spanish({**COMMAND, "laguna": [["cornell", "lachambre"]]}, hand=holding("S02"), turn=2)
    answer(session, "S02", "stack:cornell")
    assert find(session.state, "primo")[1] == ("cornell", "primo", "lachambre")
    assert session.state.points["spain"] == 11 and place_of(session.state, "blanco") == "home"


def test_s03_agustin_restores_a_brigade_from_turn_4() -> None:
    assert "card:S03" in refusals(spanish(COMMAND, hand=holding("S03"), turn=3))
    session = spanish(
        {**COMMAND, "laguna": [["cornell"]], "line_manila": [["marina"]]},
        hand=holding("S03"),
        turn=4,
        strength={"cornell": 1, "marina": 1},
        lines=["line_manila"],
    )
    answer(session, "S03", "marina")
    assert place_of(session.state, "agustin") == "manila_city" and session.state.strength["marina"] == 2
    assert session.state.points["spain"] == 11


def test_s03_comes_to_the_province_while_the_city_is_lost() -> None:
    session = spanish({}, hand=holding("S03"), turn=4, cities={"manila_city": "filipinos"})
    answer(session, "S03")
    assert place_of(session.state, "agustin") == "manila"


def test_s04_reconcentration_lies_only_once() -> None:
    session = spanish(FIGHT, hand=holding("S04"), reconcentration=True)
    assert refusals(session)["card:S04"] == ("in_force", "6.13")


def test_s05_one_or_both_lines_with_a_brigade_each() -> None:
    places = {"cavite": [["cornell"]], "manila": [["marina"]], "batangas": [["suero"]]}
    session = spanish(places, hand=holding("S05"))
    answer(session, "S05", "line_manila", "marina", "line_batangas", "done")
    assert session.state.lines == {"line_manila", "line_batangas"}
    assert session.state.stacks["line_manila"] == (("marina",),) and not session.state.stacks["line_batangas"]
    assert session.state.points["spain"] == 10
    session = spanish(places, hand=holding("S05"))
    answer(session, "S05", "line_manila", "done", "done")
    assert session.state.lines == {"line_manila"}


def test_s06_sagasta_sends_the_leader_to_hong_kong() -> None:
    places = {"cavite": [["cavite_corps", "morong_corps", "aguinaldo", "artillery"], ["laguna_corps"]]}
    assert refusals(spanish(places, hand=holding("S06")))["card:S06"] == ("not_sagasta", "6.13")
    session = spanish(places, hand=holding("S06"), government="sagasta", turn=4, morale=5, points=2)
    answer(session, "S06")
    state = session.state
    assert state.stacks["hong_kong"] == (("aguinaldo",),) and state.exiled
    assert state.stacks["cavite"] == (("laguna_corps",),)
    assert {place_of(state, gone) for gone in ("cavite_corps", "morong_corps", "artillery")} == {"filipino_troops"}
    assert state.morale == 6 and state.points["spain"] == 0


@pytest.mark.parametrize(
    ("others", "reason"),
    [
        ({"points": 1}, "points"),
        ({"at_war": True}, "at_war"),
        ({"cemetery": ["aguinaldo", "bonifacio"]}, "no_leader"),
        ({"turn": 3}, "too_early"),
    ],
)
def test_s06_when_nobody_can_be_bought(others: dict[str, object], reason: str) -> None:
    places = {} if "cemetery" in others else {"cavite": [["aguinaldo"], ["bonifacio"]]}
    session = spanish(places, hand=holding("S06"), government="sagasta", **others)
    assert refusals(session)["card:S06"] == (reason, "6.13")


def test_s06_bonifacio_if_aguinaldo_is_dead_and_nobody_twice() -> None:
    bought = {"hand": holding("S06"), "government": "sagasta", "turn": 4}
    session = spanish({"cavite": [["bonifacio"]]}, cemetery=["aguinaldo"], **bought)
    answer(session, "S06")
    assert place_of(session.state, "bonifacio") == "hong_kong"
    places = {"hong_kong": [["aguinaldo"]], "cavite": [["bonifacio"]]}
    session = spanish(places, exiled=True, **bought)
    assert refusals(session)["card:S06"] == ("no_leader", "6.13")


def test_s07_attack_or_siege() -> None:
    assert value("S07", battle(ATTACK, "spain")) == value("S07", battle(SIEGE, "spain")) == 1
    assert value("S07", battle(ATTACK, "spain", naval=True)) == 1
    assert value("S07", battle(COUNTERATTACK, "spain")) == value("S07", battle(ATTACK, "filipinos")) == 0


def test_s07_is_played_in_an_attack() -> None:
    session = spanish(FIGHT, hand=holding("S07"), dice={"attack": [5]})
    told = answer(session, "attack", "S07")
    assert dict(only(told, Fought).modifiers)["S07"] == 1 and only(told, Fought).hit


def test_s08_attack_or_counterattack_in_the_rivals_round_too() -> None:
    assert value("S08", battle(ATTACK, "spain")) == value("S08", battle(COUNTERATTACK, "spain")) == 1
    assert value("S08", battle(SIEGE, "spain")) == 0
    session = filipino(
        {"laguna": [["laguna_corps", "aguinaldo"], ["cornell"]]},
        hand=holding("S08"),
        dice={"attack": [1], "counterattack": [4]},
    )
    told = answer(session, "attack", "yes", "S08")
    assert dict(all_of(told, Fought)[-1].modifiers)["S08"] == 1
    assert place_of(session.state, "laguna_corps") == "filipino_troops"


def test_s09_baler_on_a_filipino_stack() -> None:
    session = spanish({"laguna": [["laguna_corps", "aguinaldo"], ["greene"]]}, at_war=True, hand=holding("S09"))
    answer(session, "S09")
    assert find(session.state, "baler")[1] == ("laguna_corps", "aguinaldo", "baler")


def test_s10_names_two_guerrillas_of_one_province() -> None:
    places = {"laguna": [["laguna_corps"], ["morong_corps"]], "tarlac": [["tarlac_corps"]]}
    session = spanish(places, hand=holding("S10"))
    answer(session, "S10", "laguna_corps")
    assert session.state.targets == {"laguna_corps", "morong_corps"}


def test_s10_names_a_single_one_where_there_is_no_other() -> None:
    session = spanish({"tarlac": [["tarlac_corps"]]}, hand=holding("S10"))
    answer(session, "S10")
    assert session.state.targets == {"tarlac_corps"}


def test_s11_restores_a_brigade_of_its_homeland_also_in_the_city() -> None:
    session = spanish({"laguna": [["cornell"]]}, strength={"cornell": 1}, hand=holding("S11"))
    assert refusals(session)["card:S11"] == ("no_reduced_brigade", "6.13")
    session = spanish({"manila_city": [["cornell"]]}, strength={"cornell": 1}, hand=holding("S11"))
    answer(session, "S11")
    assert session.state.strength["cornell"] == 2


def test_s11_or_1_to_an_attack_there_in_its_own_round() -> None:
    there = battle(ATTACK, "spain", "bulacan")
    assert value("S11", there, own_play=True) == 1 and value("S11", there) == 0
    assert value("S11", battle(ATTACK, "spain", "laguna"), own_play=True) == 0
    session = spanish({"bulacan": FIGHT["laguna"]}, hand=holding("S11"), dice={"attack": [5]})
    assert only(answer(session, "attack", "S11"), Fought).hit


def test_s12_three_brigades_search_together_without_the_fee() -> None:
    places = {**COMMAND, "bulacan": [["cornell"], ["marina"], ["suero"], ["rios"], ["bulacan_corps"]]}
    session = spanish(places, hand=holding("S12"), dice={"locate": [1] * 6})
    told = answer(session, "S12", "search", "columns:cornell", "columns:marina", "columns:suero", "done")
    assert len(all_of(told, Searched)) == 3 and session.state.points["spain"] == 7
    assert asked(session)[0] == "filipinos"


def test_s12_takes_no_brigade_out_of_a_line() -> None:
    places = {**COMMAND, "cavite": [["cornell"], ["cavite_corps"]], "line_manila": [["marina"]]}
    session = spanish(places, hand=holding("S12"), lines=["line_manila"], dice={"locate": [1, 1]})
    told = answer(session, "S12", "search", "columns:cornell")
    assert len(all_of(told, Searched)) == 1


def test_s12_and_s22_do_not_add_up() -> None:
    places = {**COMMAND, "bulacan": [["cornell"], ["bulacan_corps"]]}
    session = spanish(places, hand=holding("S12", "S22"))
    answer(session, "S12")
    assert refusals(session)["card:S22"] == ("too_late", "6.13")


def test_s13_protects_up_to_two_provinces() -> None:
    places = {"laguna": [["cornell"], ["marina"]], "tarlac": [["suero"]], "bisayas": [["rios"]]}
    session = spanish(places, hand=holding("S13"), posture={"suero": "searching"})
    answer(session, "S13", "cornell")
    assert offered(session) == ["counter:rios", "done"], "one a province, and only concentrated ones"
    answer(session, "rios")
    assert session.state.posture["cornell"] == session.state.posture["rios"] == "protecting"
    assert session.state.points["spain"] == 10


def test_s14_2_to_the_dice_of_one_brigade() -> None:
    session = spanish({**COMMAND, "laguna": [["cornell"], ["laguna_corps"]]}, hand=holding("S14"), dice={"locate": [4]})
    told = answer(session, "S14", "search", "stack:cornell")
    assert only(told, Searched).modifiers == (("factors", 0), ("keen", 2)) and only(told, Searched).found == 1


def test_s14_between_the_columns_and_their_search() -> None:
    """6.9.2, 6.13: the action of the play is done, but the search that it covers is still to come."""
    session = spanish(
        {"laguna": [["cornell"], ["laguna_corps"]]}, hand={"spain": ["S14"]}, points=1, dice={"locate": [1, 1]}
    )
    answer(session, "disperse", "searching", "S14")
    told = answer(session, "search")
    assert ("keen", 2) in only(told, Searched).modifiers


def test_s14_says_why_it_cannot_be_played() -> None:
    places = {"laguna": [["cornell"], ["laguna_corps"]]}
    assert refusals(spanish(places, hand={"spain": ["S14"]}, points=0))["card:S14"] == ("points", "6.13")
    session = spanish(places, hand={"spain": ["S14"]}, us=4, dice={"politics": [1]})
    answer(session, "politics", "lobby")
    assert refusals(session)["card:S14"] == ("too_late", "6.13")


def test_s15_a_brigade_for_nothing_even_at_morale_1() -> None:
    session = spanish({"laguna": [["cornell"]]}, morale=1, points=0, hand=holding("S15"))
    answer(session, "S15", "stack:cornell")
    assert find(session.state, "cornell")[1] == ("desierto", "cornell")
    assert session.state.morale == 1 and session.state.reinforced
    blocked = spanish({"sea": [["us_fleet", "dewey"]]}, at_war=True, hand=holding("S15"))
    assert refusals(blocked)["card:S15"] == ("blockade", "6.13")


@pytest.mark.parametrize(("morale", "after"), [(6, 7), (5, 7), (9, 10)])
def test_s16_morale(morale: int, after: int) -> None:
    session = spanish(FIGHT, morale=morale, hand=holding("S16"))
    answer(session, "S16")
    assert session.state.morale == after
    assert "card:S16" in refusals(spanish(FIGHT, morale=10, hand=holding("S16")))


@pytest.mark.parametrize(("die", "after"), [(3, 5), (4, 4)])
def test_s17_the_track_falls(die: int, after: int) -> None:
    session = spanish(FIGHT, us=6, hand=holding("S17"), dice={"powers": [die]})
    answer(session, "S17")
    assert session.state.us == after


def test_s17_at_war_is_worth_a_point() -> None:
    session = spanish(FIGHT, at_war=True, hand=holding("S17"), points=1)
    answer(session, "S17")
    assert session.state.points["spain"] == 2 and session.state.us == 10


def test_s18_turns_the_government_over_also_after_a_change() -> None:
    session = spanish(FIGHT, hand=holding("S18"), government_changed=True)
    answer(session, "S18")
    assert session.state.government == "sagasta"
    assert "card:S18" in refusals(spanish(FIGHT, hand=holding("S18"), canovas_dead=True))


def test_s18_does_not_use_up_the_change_by_action() -> None:
    session = spanish(FIGHT, hand=holding("S18"))
    answer(session, "S18")
    assert not session.state.government_changed


def test_s19_on_the_coast_while_a_fleet_exists() -> None:
    assert (
        value("S19", battle(ATTACK, "spain", "laguna")) == value("S19", battle(COUNTERATTACK, "spain", "cavite")) == 1
    )
    assert value("S19", battle(ATTACK, "spain", "bulacan")) == 0
    sunk = land_battle(board(FIGHT), ATTACK, ("cornell",), 2, ("laguna_corps", "morong_corps"), "laguna", "laguna")
    assert value("S19", sunk) == 0
    session = spanish({**FIGHT, "cavite_city": [["asia_fleet"]]}, hand=holding("S19"), dice={"attack": [5]})
    assert only(answer(session, "attack", "S19"), Fought).hit


@pytest.mark.parametrize(("die", "gone"), [(3, False), (4, True)])
def test_s20_pardons_a_guerrilla_that_is_seen(die: int, gone: bool) -> None:
    session = spanish(
        {"laguna": [["laguna_corps", "aguinaldo"]], "tarlac": [["tarlac_corps"]]},
        targets=["laguna_corps"],
        hand=holding("S20"),
        dice={"pardon": [die]},
        morale=5,
    )
    answer(session, "S20")
    assert (place_of(session.state, "laguna_corps") == "filipino_troops") == gone
    assert session.state.targets == {"aguinaldo" if gone else "laguna_corps"} and session.state.morale == 5


def test_s21_counterattacks_after_a_hit_with_the_strength_before() -> None:
    session = filipino(
        {"laguna": [["laguna_corps", "aguinaldo"], ["cornell"]]},
        hand=holding("S21"),
        strength={"cornell": 1},
        dice={"attack": [6], "counterattack": [6]},
        morale=5,
    )
    answer(session, "attack")
    assert asked(session) == ("spain", "react.struck")
    told = answer(session, "S21")
    assert only(told, Fought).kind == "counterattack"
    assert place_of(session.state, "cornell") == "cemetery"
    assert place_of(session.state, "laguna_corps") == "filipino_troops"
    assert session.state.morale == 5, "down for the one, up for the other"


def test_s22_coordinates_for_nothing() -> None:
    session = spanish({"laguna": [["cornell"], ["marina"]]}, hand=holding("S22"))
    answer(session, "S22", "disperse", "cornell", "protecting", "disperse", "done")
    assert session.state.points["spain"] == 8 and session.state.posture["marina"] == "searching"


def test_su1_camara_appears_at_sea() -> None:
    session = spanish({"sea": [["us_fleet", "dewey"]]}, hand=holding("SU1"), points=0)
    answer(session, "SU1")
    assert ("camara_fleet", "camara") in session.state.stacks["sea"] and session.state.points["spain"] == 1


def test_su2_the_americans_take_the_city() -> None:
    session = filipino(
        {"cavite": [["cavite_corps", "aguinaldo", "artillery"], ["greene"]]},
        hand=holding("SU2"),
        dice={"siege": [6]},
    )
    answer(session, "siege", "stack:cavite_corps")
    assert asked(session) == ("spain", "react.city_falls")
    assert only(answer(session, "SU2"), CityTaken).nation == "usa"


def test_su2_needs_an_american_brigade_there() -> None:
    session = filipino(
        {"cavite": [["cavite_corps", "aguinaldo", "artillery"]]}, hand=holding("SU2"), dice={"siege": [6]}
    )
    assert only(answer(session, "siege"), CityTaken).nation == "filipinos"


def test_su3_honour_after_a_failed_siege() -> None:
    session = filipino(
        {"cavite": [["greene"]], "cavite_city": [["cornell"]]},
        strength={"cornell": 1},
        hand=holding("SU3"),
        dice={"siege": [1], "counterattack": [5]},
        morale=5,
    )
    answer(session, "siege")
    assert asked(session) == ("spain", "react.repelled")
    told = answer(session, "SU3", "yes")
    assert only(told, Fought).modifiers == (("factors", 0), ("SU3", 1)) and only(told, Fought).hit
    assert session.state.morale == 7


def test_su4_monet_marches_to_manila() -> None:
    session = spanish(
        {"bulacan": [["cornell", "lachambre"]], "tarlac": [["marina"]]},
        hand=holding("SU4"),
        strength={"marina": 1},
        dice={"march": [3, 2]},
        morale=5,
    )
    answer(session, "SU4")
    state = session.state
    assert state.stacks["manila"] == (("cornell", "lachambre"),)
    assert place_of(state, "marina") == "cemetery" and state.morale == 5


def test_su4_a_general_whose_brigade_is_lost_finds_one_that_has_marched_too() -> None:
    session = spanish(
        {"bulacan": [["cornell", "lachambre"]], "tarlac": [["marina"]]},
        hand=holding("SU4"),
        strength={"cornell": 1},
        dice={"march": [1, 6]},
    )
    answer(session, "SU4", "stack:marina")
    assert session.state.stacks["manila"] == (("marina", "lachambre"),)


def test_su5_takes_the_naval_support_of_a_siege_and_lasts() -> None:
    session = filipino(
        {"cavite": [["greene"]], "sea": [["us_fleet", "dewey"], ["macarthur", "merritt"]]},
        hand=holding("SU5"),
        dice={"siege": [5]},
    )
    answer(session, "siege")
    assert asked(session) == ("spain", "react.besieged")
    told = answer(session, "SU5")
    assert only(told, Fought).modifiers == () and not only(told, Fought).hit
    answer(session, "pass", "move", "stack:macarthur", "laguna")
    assert session.state.points["filipinos"] == 10 - 2 - 2


def test_su5_in_its_own_round() -> None:
    session = spanish({"laguna": [["cornell"]]}, hand=holding("SU5"))
    answer(session, "SU5")
    assert session.state.lasting == {"SU5"}


def test_spies_show_the_hand_to_the_filipinos_only() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, hand={"spain": ["S07", "S08"], "filipinos": ["F12"]})
    told = answer(session, "F12", "done")
    assert only(told, HandSeen).cards == ("S07", "S08")
    answer(session, "S08")
    assert session.state.hand["spain"] == ("S07",) and "S08" in session.state.played
