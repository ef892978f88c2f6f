"""Every Filipino card in each of its uses."""

from __future__ import annotations

import pytest

from engine.filipinas.battle import ATTACK, COUNTERATTACK, SIEGE
from engine.filipinas.cards.f19_a_traves_de_las_lineas import paths
from engine.filipinas.effects import CardCancelled, Fought, HandSeen, Rolled
from engine.filipinas.state import find, place_of
from tests.filipinas.table import all_of, answer, asked, filipino, offered, only, refusals, spanish
from tests.filipinas.test_cards_spain import battle, value

LAGUNA = {"laguna": [["laguna_corps"]]}
COMMAND = {"manila_city": [["blanco"]]}


def holding(*cards: str) -> dict[str, list[str]]:
    return {"filipinos": list(cards)}


def test_f01_artillery_for_aguinaldo_not_in_turn_1() -> None:
    places = {"cavite": [["cavite_corps", "aguinaldo"], ["bonifacio"]]}
    assert refusals(filipino(places, hand=holding("F01")))["card:F01"] == ("first_turn", "6.13")
    session = filipino(places, hand=holding("F01"), turn=2)
    answer(session, "F01")
    assert find(session.state, "artillery")[1] == ("cavite_corps", "aguinaldo", "artillery")
    assert "action:siege" not in offered(session), "not in the play in which it comes"
    answer(session, "done", "pass")
    assert "action:siege" in offered(session)


def test_f01_for_bonifacio_if_aguinaldo_is_dead_and_nobody_without_leaders() -> None:
    session = filipino({"cavite": [["bonifacio"]]}, hand=holding("F01"), turn=2, cemetery=["aguinaldo"])
    answer(session, "F01")
    assert find(session.state, "artillery")[1] == ("bonifacio", "artillery")
    dead = filipino(LAGUNA, hand=holding("F01"), turn=2, cemetery=["aguinaldo", "bonifacio"])
    assert refusals(dead)["card:F01"] == ("no_leader", "6.13")


def test_f02_zapote_needs_a_unit_in_cavite() -> None:
    assert refusals(filipino(LAGUNA, hand=holding("F02")))["card:F02"] == ("no_units", "6.13")
    session = filipino({"cavite": [["cavite_corps"]]}, hand=holding("F02"))
    answer(session, "F02")
    assert session.state.zapote


def test_f03_minus_1_to_a_spanish_attack_on_land_only() -> None:
    assert value("F03", battle(ATTACK, "spain", "tarlac")) == -1
    assert value("F03", battle(SIEGE, "spain")) == value("F03", battle(COUNTERATTACK, "spain")) == 0
    assert value("F03", battle(ATTACK, "spain", naval=True)) == value("F03", battle(ATTACK, "filipinos")) == 0
    session = spanish(
        {**COMMAND, "laguna": [["cornell"], ["laguna_corps", "morong_corps"]]},
        hand=holding("F03"),
        dice={"attack": [6]},
    )
    told = answer(session, "attack", "F03")
    assert not only(told, Fought).hit


def test_f04_biak_na_bato() -> None:
    places = {"cavite": [["cavite_corps", "aguinaldo"], ["morong_corps"]], "mindanao": [["moros"]]}
    session = filipino(places, hand=holding("F04"), morale=5)
    answer(session, "F04")
    assert offered(session) == ["counter:cavite_corps", "counter:morong_corps", "done"]
    answer(session, "morong_corps", "done")
    state = session.state
    assert state.stacks["hong_kong"] == (("aguinaldo",),) and state.exiled and state.morale == 6
    assert place_of(state, "morong_corps") == "filipino_troops" and place_of(state, "cavite_corps") == "cavite"
    assert refusals(filipino(places, hand=holding("F04"), at_war=True))["card:F04"] == ("at_war", "6.13")


def test_f04_takes_back_units_out_of_a_city_too() -> None:
    """Luzon has provinces and cities."""
    session = filipino(
        {"laguna": [["laguna_corps", "aguinaldo"]], "cavite_city": [["cavite_corps"]]},
        hand=holding("F04"),
        cities={"cavite_city": "filipinos"},
    )
    answer(session, "F04", "counter:cavite_corps", "done")
    assert place_of(session.state, "cavite_corps") == "filipino_troops"


@pytest.mark.parametrize(("card", "unit", "box"), [("F05", "moros", "mindanao"), ("F06", "visayans", "bisayas")])
def test_f05_f06_uprisings(card: str, unit: str, box: str) -> None:
    session = filipino(LAGUNA, hand=holding(card))
    answer(session, card)
    assert session.state.stacks[box] == ((unit,),) and session.state.targets == {unit}
    session = filipino({**LAGUNA, box: [[unit]]}, hand=holding(card), targets=[unit])
    answer(session, card)
    assert not session.state.targets and session.state.points["filipinos"] == 11


def test_f07_sagasta_governs_for_good() -> None:
    assert "card:F07" in refusals(filipino(LAGUNA, hand=holding("F07"), turn=2))
    session = filipino(LAGUNA, hand=holding("F07"), turn=3, morale=5)
    answer(session, "F07")
    assert (session.state.government, session.state.canovas_dead, session.state.morale) == ("sagasta", True, 4)
    session = filipino(LAGUNA, hand=holding("F07"), turn=3, morale=5, government="sagasta")
    answer(session, "F07")
    assert session.state.canovas_dead and session.state.morale == 5


def test_f08_two_recruiting_rolls_at_plus_1() -> None:
    """Each question says which of the rolls it is about, because the first may have come to nothing."""
    session = filipino(LAGUNA, hand=holding("F08"), dice={"recruit": [4, 3]}, us=3)
    told = answer(session, "F08")
    assert session.prompt is not None and session.prompt.context == {"number": 1, "of": 2}
    told += answer(session, "tarlac", "tarlac_corps")
    assert session.prompt is not None and session.prompt.context == {"number": 2, "of": 2}
    told += answer(session, "bulacan")
    assert [rolled.modifiers for rolled in all_of(told, Rolled)] == [(("card", 1),), (("card", 1),)]
    assert session.state.stacks["tarlac"] == (("tarlac_corps",),) and not session.state.stacks["bulacan"]
    assert session.state.us == 4 and session.state.points["filipinos"] == 10


@pytest.mark.parametrize(("die", "strength"), [(3, 2), (4, 1)])
def test_f09_a_brigade_beside_filipinos_loses_a_step(die: int, strength: int) -> None:
    places = {"laguna": [["laguna_corps"], ["cornell"]], "tarlac": [["marina"]]}
    session = filipino(places, hand=holding("F09"), dice={"desertion": [die]}, morale=5)
    answer(session, "F09")
    assert session.state.strength["cornell"] == strength and session.state.morale == 5


def test_f09_the_last_step_kills_and_the_general_must_go() -> None:
    session = filipino(
        {"laguna": [["laguna_corps"], ["cornell", "lachambre"]]},
        strength={"cornell": 1},
        hand=holding("F09"),
        dice={"desertion": [6]},
    )
    answer(session, "F09")
    assert asked(session) == ("spain", "leader.refuge")


def test_f10_ambush_after_a_hit() -> None:
    session = spanish(
        {**COMMAND, "laguna": [["cornell"], ["laguna_corps", "aguinaldo"]]},
        hand=holding("F10"),
        dice={"locate": [6], "attack": [6], "counterattack": [6]},
        morale=5,
    )
    answer(session, "search", "stack:cornell", "done", "yes", "done")
    assert asked(session) == ("filipinos", "react.struck")
    told = answer(session, "F10")
    assert only(told, Fought).modifiers == (("factors", -1), ("aguinaldo", 1)), "the strength before the hit"
    assert session.state.strength["cornell"] == 1
    assert place_of(session.state, "laguna_corps") == "filipino_troops" and session.state.morale == 5


def test_f11_attack_or_counterattack_of_filipinos() -> None:
    assert value("F11", battle(ATTACK, "filipinos")) == value("F11", battle(COUNTERATTACK, "filipinos")) == 1
    assert value("F11", battle(SIEGE, "filipinos")) == value("F11", battle(ATTACK, "filipinos", naval=True)) == 0
    session = filipino(
        {"laguna": [["laguna_corps", "morong_corps"], ["cornell"]]}, hand=holding("F11"), dice={"attack": [5]}
    )
    assert only(answer(session, "attack", "done", "F11"), Fought).hit


def test_f12_sees_the_hand_and_can_be_answered() -> None:
    hand = {"filipinos": ["F12"], "spain": ["S10", "S07"]}
    told = answer(filipino(LAGUNA, hand=hand), "F12", "S10")
    assert only(told, CardCancelled) == CardCancelled("F12", "S10")
    session = filipino(LAGUNA, hand=hand)
    told = answer(session, "F12", "done", "S10")
    assert only(told, HandSeen).cards == ("S10", "S07") and session.state.hand["spain"] == ("S07",)


def test_f12_against_a_non_player_draws_by_lot() -> None:
    session = filipino(LAGUNA, humans=("filipinos",), hand={"filipinos": ["F12"], "spain": ["S07", "S08"]})
    answer(session, "F12")
    assert len(session.state.hand["spain"]) == 1


def test_f12_cancels_a_spanish_card() -> None:
    session = spanish(LAGUNA, morale=5, hand={"filipinos": ["F12"], "spain": ["S16"]})
    told = answer(session, "S16", "F12")
    assert only(told, CardCancelled) == CardCancelled("S16", "F12") and session.state.morale == 5


def test_f13_arms_a_corps_or_gives_a_point() -> None:
    session = filipino(LAGUNA, hand=holding("F13"))
    answer(session, "F13", "laguna_corps")
    assert session.state.strength["laguna_corps"] == 2
    session = filipino(LAGUNA, hand=holding("F13"))
    answer(session, "F13", "done")
    assert session.state.points["filipinos"] == 11


@pytest.mark.parametrize(("die", "after"), [(3, 4), (4, 5)])
def test_f14_the_track_rises(die: int, after: int) -> None:
    session = filipino(LAGUNA, hand=holding("F14"), us=3, dice={"committee": [die]})
    answer(session, "F14")
    assert session.state.us == after


def test_f15_twice_as_much_under_reconcentration() -> None:
    for in_force, after in ((False, 4), (True, 5)):
        session = filipino(LAGUNA, hand=holding("F15"), us=3, reconcentration=in_force)
        answer(session, "F15")
        assert session.state.us == after


def test_f16_the_maine_from_turn_4() -> None:
    assert "card:F16" in refusals(filipino(LAGUNA, hand=holding("F16"), turn=3))
    session = filipino(LAGUNA, hand=holding("F16"), turn=4, us=3)
    answer(session, "F16")
    assert session.state.us == 5


@pytest.mark.parametrize("card", ["F14", "F15", "F16"])
def test_f14_to_f16_at_war_are_worth_a_point(card: str) -> None:
    session = filipino(LAGUNA, hand=holding(card), at_war=True)
    answer(session, card)
    assert session.state.points["filipinos"] == 11 and session.state.us == 10


def test_f17_bonifacio_dies_and_the_magdiwan_is_like_any_corps() -> None:
    places = {"cavite": [["aguinaldo"]], "manila": [["magdiwan", "bonifacio"]]}
    session = filipino(places, hand=holding("F17"), morale=5)
    answer(session, "F17")
    state = session.state
    assert place_of(state, "bonifacio") == "cemetery" and state.morale == 5 and state.points["filipinos"] == 12
    apart = {"cavite": [["aguinaldo"]], "tarlac": [["bonifacio"]]}
    assert refusals(filipino(apart, hand=holding("F17")))["card:F17"] == ("leaders_apart", "6.13")


SEARCH = {**COMMAND, "laguna": [["cornell"], ["laguna_corps"]]}


@pytest.mark.parametrize(("die", "goes_on"), [(4, True), (5, False)])
def test_f18_one_column_alone_is_attacked_first(die: int, goes_on: bool) -> None:
    session = spanish(
        SEARCH, posture={"cornell": "searching"}, hand=holding("F18"), dice={"locate": [1, 6], "attack": [die, 1]}
    )
    answer(session, "search")
    assert asked(session) == ("filipinos", "react.found")
    assert session.prompt is not None
    shown = session.prompt.context["battle"]
    told = answer(session, "F18")
    assert only(told, Fought).modifiers == (("factors", 0), ("surprise", 1)) == shown["modifiers"]
    assert shown["attackers"] == ("laguna_corps",) and shown["chance"] == 2, "5 or 6, before the card is played"
    assert (asked(session) == ("spain", "search.attack")) == goes_on
    assert session.state.strength["cornell"] == (2 if goes_on else 1)
    assert session.state.morale == (10 if goes_on else 9) and session.state.targets == {"laguna_corps"}


def test_f18_not_when_two_columns_found_it() -> None:
    session = spanish(SEARCH, posture={"cornell": "searching"}, hand=holding("F18"), dice={"locate": [6, 6]})
    answer(session, "search")
    assert asked(session) == ("spain", "search.attack")
    assert session.prompt is not None
    shown = session.prompt.context["battle"]
    assert shown["attackers"] == ("cornell",) and shown["modifiers"] == (("factors", 1),) and shown["chance"] == 2


def test_f18_not_by_a_guerrilla_that_is_held_at_baler() -> None:
    """4.2.3.15, S09: it may not attack."""
    held = {**SEARCH, "laguna": [["laguna_corps", "baler"], ["cornell"]]}
    session = spanish(held, posture={"cornell": "searching"}, hand=holding("F18"), dice={"locate": [1, 6]})
    answer(session, "search")
    assert asked(session) == ("spain", "search.attack")


def test_f19_past_the_lines_unseen() -> None:
    assert paths("cavite") == ["manila", "batangas", "laguna", "bulacan"]
    assert paths("manila") == ["cavite", "batangas"] and paths("bulacan") == ["cavite"] and not paths("tarlac")
    session = filipino(
        {"cavite": [["cavite_corps", "aguinaldo"]], "line_manila": [["cornell"]]},
        lines=["line_manila"],
        hand=holding("F19"),
    )
    answer(session, "F19", "bulacan")
    assert session.state.stacks["bulacan"] == (("cavite_corps", "aguinaldo"),)
    assert not session.state.targets and session.state.points["filipinos"] == 10


def test_f20_fevers_in_a_wet_turn() -> None:
    places = {"laguna": [["cornell"]], "manila_city": [["marina"]], "tarlac": [["tarlac_corps"]]}
    assert refusals(filipino(places, hand=holding("F20"), turn=2))["card:F20"] == ("dry_turn", "6.13")
    session = filipino(places, hand=holding("F20"), turn=3, dice={"fever": [4]})
    answer(session, "F20")
    assert session.state.points["spain"] == 9
    session = filipino(places, hand=holding("F20"), turn=3, dice={"fever": [5]})
    answer(session, "F20")
    assert session.state.strength["cornell"] == 1 and session.state.points["spain"] == 10


def test_f21_riots_cost_more_when_a_brigade_came() -> None:
    for reinforced, after in ((False, 7), (True, 6)):
        session = filipino(LAGUNA, hand=holding("F21"), morale=8, reinforced=reinforced)
        answer(session, "F21")
        assert session.state.morale == after


def test_f22_entrenches_up_to_two_stacks() -> None:
    places = {"laguna": [["laguna_corps"], ["morong_corps"]], "tarlac": [["tarlac_corps"]]}
    session = filipino(places, hand=holding("F22"))
    answer(session, "F22", "laguna_corps", "tarlac_corps")
    assert session.state.trenches == {"laguna_corps", "tarlac_corps"}
    session = filipino(places, hand=holding("F22"))
    answer(session, "F22", "laguna_corps", "done")
    assert session.state.trenches == {"laguna_corps"} and session.state.points["filipinos"] == 10


def test_fu1_the_fleet_in_port_is_attacked() -> None:
    places = {"sea": [["us_fleet", "dewey"]], "cavite_city": [["asia_fleet", "montojo"]]}
    session = filipino(places, hand=holding("FU1"), dice={"attack": [4]}, morale=9)
    told = answer(session, "FU1", "attack")
    assert only(told, Fought).modifiers == (("factors", 1), ("dewey", 1))
    assert place_of(session.state, "asia_fleet") == "cemetery" and session.state.morale == 7
    assert place_of(session.state, "montojo") == "cavite_city"
    in_port = {"hong_kong": [["us_fleet", "dewey"]], "cavite_city": [["asia_fleet", "montojo"]]}
    assert refusals(filipino(in_port, hand=holding("FU1")))["card:FU1"] == ("no_fleet", "6.13")


def test_fu1_needs_a_point_for_the_attack() -> None:
    places = {"sea": [["us_fleet", "dewey"]], "cavite_city": [["asia_fleet", "montojo"]]}
    assert refusals(filipino(places, hand=holding("FU1"), points=0))["card:FU1"] == ("points", "6.13")


def test_fu2_brigades_desert_in_two_provinces_and_guerrillas_appear() -> None:
    places = {"laguna": [["cornell"], ["marina"]], "batangas": [["suero"]], "tarlac": [["rios"]]}
    session = filipino(places, hand=holding("FU2"), dice={"desertion": [4, 3, 6]})
    answer(session, "FU2", "laguna", "batangas", "laguna_corps", "batangas_corps")
    state = session.state
    assert [state.strength[unit] for unit in ("cornell", "marina", "suero", "rios")] == [1, 2, 1, 2]
    assert state.targets == {"laguna_corps", "batangas_corps"}
    assert place_of(state, "batangas_corps") == "batangas"


def test_fu3_macabulos() -> None:
    session = filipino({"tarlac": [["cornell"]], "laguna": [["marina"]]}, hand=holding("FU3"))
    answer(session, "FU3", "tarlac_corps")
    state = session.state
    assert state.strength["cornell"] == 1 and state.strength["tarlac_corps"] == 2 and not state.targets
    assert place_of(state, "tarlac_corps") == "tarlac"


def test_fu4_aguinaldo_returns_with_a_corps() -> None:
    session = filipino({"hong_kong": [["aguinaldo"]]}, hand=holding("FU4"), exiled=True)
    answer(session, "FU4", "laguna", "laguna_corps")
    assert session.state.stacks["laguna"] == (("laguna_corps", "aguinaldo"),)
    session = filipino({"cavite": [["aguinaldo"]]}, hand=holding("FU4"))
    answer(session, "FU4")
    assert session.state.points["filipinos"] == 11


def test_fu5_the_monitors() -> None:
    assert value("FU5", battle(ATTACK, "filipinos", naval=True)) == 1
    assert (
        value("FU5", battle(ATTACK, "filipinos")) == value("FU5", battle(COUNTERATTACK, "filipinos", naval=True)) == 0
    )
    assert value("FU5", battle(SIEGE, "filipinos")) == 0
    session = filipino(
        {"cavite": [["greene"]], "sea": [["us_fleet", "dewey"]]}, hand=holding("FU5"), dice={"siege": [4]}
    )
    told = answer(session, "siege", "FU5")
    assert only(told, Fought).modifiers == (("naval_support", 1), ("FU5", 1)) and only(told, Fought).hit


def test_fu6_the_cable() -> None:
    places = {**COMMAND, "laguna": [["cornell"], ["laguna_corps", "morong_corps"]]}
    session = filipino(places, hand=holding("FU6"), dice={"attack": [1]})
    answer(session, "FU6", "done")
    assert refusals(session)["action:reinforce"] == ("cable_cut", "6.2")
    answer(session, "attack")
    assert session.state.points["spain"] == 8, "nobody orders the attack from Manila"
