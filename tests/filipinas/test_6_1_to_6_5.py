"""6.1 to 6.5: recruiting, reinforcements, movement, attacks, fortified lines."""

from __future__ import annotations

import pytest

from engine.filipinas.actions.moving import destinations, move_cost
from engine.filipinas.actions.recruiting import recruiting_modifiers, recruits
from engine.filipinas.effects import Fought, NothingDone, Rolled
from engine.filipinas.end_of_turn import return_to_base
from engine.filipinas.state import find, place_of
from tests.filipinas.table import answer, asked, board, filipino, offered, only, refusals, spanish

# 6.1 Recruiting


def test_6_1_example_in_batangas() -> None:
    """Morale 4 and Aguinaldo there: +2, so a 3 succeeds; a new guerrilla with a Target marker."""
    session = filipino({"batangas": [["aguinaldo"]]}, morale=4, dice={"recruit": [3]})
    told = answer(session, "recruit", "batangas", "batangas_corps")
    rolled = only(told, Rolled)
    assert rolled.modifiers == (("morale", 1), ("leader", 1)) and rolled.success
    assert ("batangas_corps",) in session.state.stacks["batangas"]
    assert session.state.targets == {"batangas_corps"} and session.state.points["filipinos"] == 9


def test_6_1_a_2_is_not_enough_there() -> None:
    session = filipino({"batangas": [["aguinaldo"]]}, morale=4, dice={"recruit": [2]})
    answer(session, "recruit", "batangas")
    assert session.state.stacks["batangas"] == (("aguinaldo",),)


def test_6_1_modifiers_add_up() -> None:
    state = board({"cavite": [["bonifacio"]]}, morale=5, at_war=True)
    assert sum(value for _, value in recruiting_modifiers(state, "filipinos", "cavite")) == 4
    assert recruiting_modifiers(state, "spain", "cavite") == ()
    assert recruiting_modifiers(board({}, morale=6), "spain", "cavite") == (("morale", 1),)
    american = board({"laguna": [["greene", "merritt"]]}, at_war=True)
    assert recruiting_modifiers(american, "filipinos", "laguna") == (("war", 1),)


def test_6_1_a_corps_of_two_steps_grows_and_loses_its_target_marker() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, targets=["laguna_corps"], dice={"recruit": [5]})
    answer(session, "recruit", "laguna", "laguna_corps")
    assert session.state.strength["laguna_corps"] == 2 and not session.state.targets


def test_6_1_who_can_be_recruited_where() -> None:
    state = board({"laguna": [["laguna_corps"]]})
    assert recruits(state, "filipinos", "mindanao") == ["moros"]
    assert recruits(state, "filipinos", "bisayas") == ["visayans"]
    there = recruits(state, "filipinos", "laguna")
    assert "laguna_corps" in there and "magdiwan" not in there and "moros" not in there
    dead = board({}, cemetery=["bonifacio"])
    assert "magdiwan" in recruits(dead, "filipinos", "laguna")


def test_6_1_spain_restores_a_reduced_brigade_also_in_the_city_but_not_in_a_line() -> None:
    strength = {"cornell": 1, "marina": 1}
    places = {"manila_city": [["cornell"]], "line_manila": [["marina"]]}
    state = board(places, strength=strength, lines=["line_manila"])
    assert recruits(state, "spain", "manila") == ["cornell"]
    assert recruits(state, "spain", "cavite") == []
    session = spanish({"laguna": [["cornell"]]}, strength={"cornell": 1}, morale=6, dice={"recruit": [4]})
    answer(session, "recruit")
    assert session.state.strength["cornell"] == 2


# 6.2 Reinforcements and repatriation


def test_6_2_two_brigades_cost_a_point_and_morale_each() -> None:
    session = spanish({"laguna": [["cornell"]]})
    answer(session, "reinforce", "stack:cornell", "yes", "place:bisayas")
    state = session.state
    assert state.points["spain"] == 8 and state.morale == 8 and state.reinforced
    assert find(state, "desierto")[1] == ("desierto", "cornell")
    assert state.stacks["bisayas"] == (("mindanao_1",),)


def test_6_2_at_morale_2_only_one_can_come_and_at_1_none() -> None:
    session = spanish({"laguna": [["cornell"]]}, morale=2)
    answer(session, "reinforce", "place:laguna", "done")
    assert session.state.morale == 1 and asked(session)[0] == "filipinos"
    session = spanish({"laguna": [["cornell"]]}, morale=1)
    assert refusals(session)["action:reinforce"] == ("morale", "6.2")


def test_6_2_repatriation_raises_morale_and_is_for_good() -> None:
    session = spanish({"laguna": [["cornell"], ["marina"]]}, morale=5, strength={"marina": 1})
    answer(session, "repatriate", "cornell", "marina")
    assert session.state.morale == 7 and session.state.points["spain"] == 8
    assert place_of(session.state, "cornell") == place_of(session.state, "marina") == "cemetery"


def test_6_2_no_repatriation_in_the_last_turn() -> None:
    session = spanish({"laguna": [["cornell"]]}, turn=7)
    assert refusals(session)["action:repatriate"] == ("last_turn", "6.2")


def test_6_2_a_blockade_stops_both() -> None:
    places = {"laguna": [["cornell"]], "sea": [["us_fleet", "dewey"]]}
    session = spanish(places, at_war=True)
    assert refusals(session)["action:reinforce"] == refusals(session)["action:repatriate"] == ("blockade", "6.2")
    session = spanish({**places, "sea": [["us_fleet", "dewey"], ["asia_fleet", "montojo"]]}, at_war=True)
    assert "action:reinforce" in offered(session)


# 6.3 Movement


def test_6_3_a_stack_moves_for_one_point_and_its_leader_may_stay() -> None:
    session = filipino({"laguna": [["laguna_corps", "morong_corps", "aguinaldo"]]})
    answer(session, "move", "stack:laguna_corps", "counter:aguinaldo", "manila")
    state = session.state
    assert state.stacks["manila"] == (("laguna_corps", "morong_corps"),)
    assert state.stacks["laguna"] == (("aguinaldo",),)
    assert state.points["filipinos"] == 9 and not state.targets


def test_6_3_a_guerrilla_that_moves_is_a_target_and_regulars_are_not() -> None:
    session = filipino({"laguna": [["laguna_corps"]]})
    answer(session, "move", "bulacan")
    assert session.state.targets == {"laguna_corps"}
    session = filipino({"laguna": [["laguna_corps"]]}, strength={"laguna_corps": 2})
    answer(session, "move", "bulacan")
    assert not session.state.targets


def test_6_3_stacking_costs_a_point_and_unstacking_one_per_unit() -> None:
    session = spanish({"laguna": [["cornell"], ["marina"], ["suero"], ["lachambre"]]}, posture={"suero": "searching"})
    answer(session, "stack", "cornell", "marina", "suero", "done")
    state = session.state
    assert state.stacks["laguna"] == (("cornell", "marina", "suero"), ("lachambre",))
    assert state.points["spain"] == 9 and state.posture["suero"] == ""
    answer(session, "pass", "unstack", "marina")
    assert session.state.stacks["laguna"] == (("cornell", "suero"), ("marina",), ("lachambre",))
    assert session.state.points["spain"] == 8


def test_6_3_a_guerrilla_that_leaves_a_stack_is_a_target_and_one_left_over_is_not() -> None:
    session = filipino({"laguna": [["laguna_corps", "morong_corps"]]})
    answer(session, "unstack", "morong_corps")
    assert session.state.targets == {"morong_corps"}


def test_6_3_province_and_city_are_a_move_apart() -> None:
    state = board({"manila": [["cornell"]], "manila_city": [["marina"]]}, at_war=True)
    assert "manila_city" in destinations(state, "manila", ("cornell",))
    taken = board({"cavite": [["cavite_corps"]]}, cities={"cavite_city": "usa"})
    assert "cavite_city" in destinations(taken, "cavite", ("cavite_corps",))
    assert "cavite_city" not in destinations(board({"cavite": [["cavite_corps"]]}), "cavite", ("cavite_corps",))


def test_6_3_a_protecting_brigade_must_regroup_first_but_columns_move() -> None:
    state = board({"laguna": [["cornell"], ["marina"]]}, posture={"cornell": "protecting", "marina": "searching"})
    assert not destinations(state, "laguna", ("cornell",))
    session = spanish({"laguna": [["marina"]]}, posture={"marina": "searching"})
    answer(session, "move", "tarlac")
    assert session.state.posture["marina"] == "searching"


def test_6_3_1_coastal_transport_until_the_american_fleet_is_at_sea() -> None:
    places = {"tarlac": [["cornell"]], "mindanao": [["marina"]]}
    free = board(places)
    reached = {"manila", "cavite", "batangas", "laguna", "bulacan", "mindanao", "bisayas", "manila_city", "cavite_city"}
    assert set(destinations(free, "tarlac", ("cornell",))) == reached
    war = board({**places, "sea": [["us_fleet", "dewey"], ["asia_fleet", "montojo"]]}, at_war=True)
    assert destinations(war, "tarlac", ("cornell",)) == ["bulacan"]
    assert destinations(war, "mindanao", ("marina",)) == []


def test_6_3_2_fleets_move_between_port_and_sea_under_an_admiral() -> None:
    state = board({"cavite_city": [["asia_fleet", "montojo"]]})
    assert destinations(state, "cavite_city", ("asia_fleet", "montojo")) == ["sea"]
    assert destinations(state, "cavite_city", ("asia_fleet",)) == []
    at_sea = board({"sea": [["asia_fleet", "montojo"]]}, cities={"cavite_city": "usa"})
    assert destinations(at_sea, "sea", ("asia_fleet", "montojo")) == ["manila_city"]


def test_6_3_3_fleets_return_to_base() -> None:
    places = {"sea": [["asia_fleet", "montojo"], ["us_fleet", "greene", "dewey"]], "laguna": [["laguna_corps"]]}
    session = filipino(places, at_war=True, points=1, cities={"cavite_city": "filipinos"}, morale=8)
    answer(session, "pass", "pass")
    assert session.state.stacks["sea"] == ()
    assert place_of(session.state, "asia_fleet") == place_of(session.state, "montojo") == "manila_city"
    assert session.state.stacks["hong_kong"] == (("us_fleet", "greene", "dewey"),)


def test_6_3_3_a_fleet_without_port_is_gone_without_loss_of_morale() -> None:
    state = board(
        {"sea": [["camara_fleet", "camara"]]}, cities={"manila_city": "filipinos", "cavite_city": "filipinos"}
    )
    for _ in return_to_base(state):
        raise AssertionError("nothing is to be asked")
    assert place_of(state, "camara_fleet") == place_of(state, "camara") == "cemetery"
    assert state.morale == 10


def test_6_3_3_two_fleets_without_port_are_both_gone() -> None:
    state = board(
        {"sea": [["camara_fleet", "camara"], ["asia_fleet", "montojo"]]},
        cities={"manila_city": "filipinos", "cavite_city": "usa"},
    )
    for _ in return_to_base(state):
        raise AssertionError("nothing is to be asked")
    assert not state.stacks["sea"]
    assert {place_of(state, gone) for gone in ("camara", "montojo", "asia_fleet")} == {"cemetery"}


def test_4_2_3_6_a_manned_line_stops_filipinos_but_on_5_and_6() -> None:
    places = {"cavite": [["cavite_corps"]], "line_manila": [["cornell"]]}
    session = filipino(places, lines=["line_manila"], dice={"crossing": [4]})
    told = answer(session, "move", "manila")
    assert only(told, NothingDone).action == "move"
    assert place_of(session.state, "cavite_corps") == "cavite"
    assert session.state.targets == {"cavite_corps"} and session.state.points["filipinos"] == 9
    session = filipino(places, lines=["line_manila"], dice={"crossing": [5]})
    answer(session, "move", "manila")
    assert place_of(session.state, "cavite_corps") == "manila"


def test_4_2_3_6_an_empty_line_and_the_other_border_stop_nobody() -> None:
    session = filipino({"cavite": [["cavite_corps"]]}, lines=["line_manila"])
    answer(session, "move", "manila")
    assert place_of(session.state, "cavite_corps") == "manila"


def test_4_2_3_6_lines_do_not_stop_leaders_alone_nor_americans() -> None:
    places = {"cavite": [["aguinaldo"], ["greene"]], "line_manila": [["cornell"]]}
    session = filipino(places, lines=["line_manila"], at_war=True, dice={"crossing": [1]})
    answer(session, "move", "stack:greene", "manila")
    assert place_of(session.state, "greene") == "manila"


# 6.4 Attacks


def test_6_4_a_guerrilla_that_attacks_is_a_target() -> None:
    session = filipino({"laguna": [["laguna_corps"], ["cornell"]]}, dice={"attack": [1]})
    answer(session, "attack")
    answer(session, "done")
    assert session.state.targets == {"laguna_corps"}


def test_6_4_a_stack_may_be_dissolved_before_it_attacks() -> None:
    session = spanish(
        {"laguna": [["cornell", "marina", "primo"], ["laguna_corps", "morong_corps"]]}, dice={"attack": [1]}
    )
    told = answer(session, "attack", "counter:marina", "done")
    assert only(told, Fought).attackers == ("cornell", "primo")
    assert ("marina",) in session.state.stacks["laguna"]


def test_6_4_leaders_need_not_go_with_those_who_leave_a_stack_to_attack() -> None:
    """They stay with the unit that was left last."""
    places = {"laguna": [["cornell", "marina", "suero", "lachambre", "primo"], ["laguna_corps", "morong_corps"]]}
    session = spanish(places, dice={"attack": [1]})
    answer(session, "attack", "counter:marina")
    assert offered(session) == ["done", "counter:cornell", "counter:suero", "counter:primo", "counter:lachambre"]
    told = answer(session, "counter:suero", "counter:lachambre", "done")
    assert only(told, Fought).attackers == ("cornell", "primo")
    assert {("marina",), ("suero", "lachambre")} < {*session.state.stacks["laguna"]}


def test_6_4_nobody_is_asked_for_the_leaders_of_a_stack_that_attacks_whole() -> None:
    places = {"laguna": [["cornell", "lachambre"], ["laguna_corps", "morong_corps"]]}
    told = answer(spanish(places, dice={"attack": [1]}), "attack")
    assert only(told, Fought).attackers == ("cornell", "lachambre")


def test_6_4_and_6_6_nor_with_those_who_search() -> None:
    places = {"laguna": [["cornell", "marina", "lachambre"], ["laguna_corps"]]}
    session = spanish(places, dice={"locate": [1]})
    answer(session, "search", "stack:cornell", "counter:marina", "counter:lachambre")
    assert session.state.stacks["laguna"].stacks[:2] == (("cornell",), ("marina", "lachambre"))


def test_6_4_the_attacker_chooses_any_enemy_stack_that_is_not_hidden() -> None:
    places = {
        "laguna": [["cornell"], ["laguna_corps"], ["morong_corps", "pampanga_corps"], ["tarlac_corps"]],
    }
    session = spanish(places, strength={"tarlac_corps": 2})
    answer(session, "attack")
    assert offered(session) == ["stack:tarlac_corps", "stack:pampanga_corps"]


def test_6_4_garrisons_and_protectors_do_not_attack() -> None:
    places = {"manila": [["cornell"], ["manila_corps", "morong_corps"]], "manila_city": [["marina"]]}
    session = spanish(places, posture={"cornell": "protecting"})
    assert refusals(session)["action:attack"] == ("nobody_to_attack", "6.4")


def test_4_2_2_1_filipinos_kill_a_spanish_leader_who_stands_alone() -> None:
    session = filipino({"laguna": [["laguna_corps", "aguinaldo"], ["lachambre"]]}, morale=8, dice={"attack": [4]})
    told = answer(session, "attack")
    assert only(told, Fought).hit
    assert place_of(session.state, "lachambre") == "cemetery" and session.state.morale == 7


# 6.5 Lines


def test_6_5_a_line_may_take_a_brigade_in_the_same_point() -> None:
    session = spanish({"cavite": [["cornell"]], "manila": [["marina"]], "batangas": [["suero"]]})
    answer(session, "line", "line_manila")
    assert offered(session) == ["counter:cornell", "counter:marina", "done"]
    answer(session, "marina")
    assert session.state.stacks["line_manila"] == (("marina",),) and session.state.points["spain"] == 9


def test_6_5_a_general_goes_into_the_line_with_his_brigade() -> None:
    """6.3: who is stacked moves as one; a brigade out of a larger stack goes by itself."""
    session = spanish({"manila": [["cornell", "lachambre"]]})
    answer(session, "line", "line_manila", "cornell")
    assert session.state.stacks["line_manila"] == (("cornell", "lachambre"),)
    session = spanish({"manila": [["cornell", "marina", "lachambre"]]})
    answer(session, "line", "line_manila", "cornell")
    assert session.state.stacks["line_manila"] == (("cornell",),)


def test_6_13_2_entering_and_leaving_a_line_is_a_move() -> None:
    state = board({"line_manila": [["cornell"]], "manila": [["marina"]]}, lines=["line_manila"], at_war=True)
    assert destinations(state, "line_manila", ("cornell",)) == ["cavite", "manila"]
    assert "line_manila" in destinations(state, "manila", ("marina",))
    assert move_cost(state, "line_manila", ("cornell",)) == 1


def test_6_13_2_a_brigade_in_a_line_is_attacked_at_minus_1_and_attacks_both_neighbours() -> None:
    places = {"cavite": [["cavite_corps", "aguinaldo"]], "line_manila": [["cornell"]]}
    session = filipino(places, lines=["line_manila"], dice={"attack": [6]})
    told = answer(session, "attack")
    assert dict(only(told, Fought).modifiers)["line"] == -1
    places = {"cavite": [["cavite_corps"]], "manila": [["manila_corps"]], "line_manila": [["cornell"]]}
    session = spanish(places, lines=["line_manila"], strength={"cavite_corps": 2, "manila_corps": 2})
    answer(session, "attack")
    assert offered(session) == ["stack:cavite_corps", "stack:manila_corps"]


def test_6_13_2_no_line_helps_a_brigade_that_attacked_out_of_it() -> None:
    places = {"cavite": [["cavite_corps", "morong_corps"]], "line_manila": [["cornell"]]}
    session = spanish(places, lines=["line_manila"], dice={"attack": [1], "counterattack": [6]})
    told = answer(session, "attack", "yes")
    assert [dict(effect.modifiers) for effect in told if isinstance(effect, Fought)] == [{"factors": 0}, {"factors": 0}]


@pytest.mark.parametrize("place", ["manila_city", "line_manila"])
def test_6_14_nobody_entrenches_in_a_city_or_a_line(place: str) -> None:
    session = spanish({place: [["cornell"]]}, lines=["line_manila"])
    assert refusals(session)["action:entrench"] == ("nobody_to_entrench", "6.14")


def test_4_2_3_6_and_6_14_who_fails_to_cross_a_line_has_moved() -> None:
    """The trenches are left, and a corps that is a guerrilla without them is a target."""
    places = {"cavite": [["cavite_corps"]], "line_manila": [["cornell"]]}
    session = filipino(places, lines=["line_manila"], trenches=["cavite_corps"], dice={"crossing": [4]})
    answer(session, "move", "manila")
    assert place_of(session.state, "cavite_corps") == "cavite"
    assert not session.state.trenches and session.state.targets == {"cavite_corps"}
