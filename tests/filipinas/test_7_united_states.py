"""7: the United States enter the war: forces, convoys, fleets."""

from __future__ import annotations

import pytest

from engine.core.errors import SaveError
from engine.filipinas.actions.moving import destinations, move_cost
from engine.filipinas.american_entry import enter_war
from engine.filipinas.deck import AMERICAN_DECK
from engine.filipinas.effects import AmericaEntered, Fought
from engine.filipinas.game import GAME
from engine.filipinas.state import State, find, place_of
from engine.filipinas.verbs import remove
from tests.filipinas.table import (
    all_of,
    answer,
    asked,
    board,
    filipino,
    offered,
    only,
    pass_both,
    playing,
    refusals,
    spanish,
)


def entered(state: State) -> State:
    for _ in enter_war(state, points=True):
        raise AssertionError("nothing is to be asked")
    return state


def test_7_at_10_the_expedition_lies_in_hong_kong_and_the_filipinos_play_next() -> None:
    session = filipino({"cavite": [["cavite_corps", "aguinaldo"]]}, us=9, dice={"politics": [6]}, points=4)
    told = answer(session, "politics")
    only(told, AmericaEntered)
    state = session.state
    assert state.stacks["hong_kong"] == (("us_fleet", "dewey"), ("macarthur", "greene", "merritt"))
    assert state.points["filipinos"] == 4 - 1 + 3
    assert find(state, "artillery")[1] == ("cavite_corps", "aguinaldo", "artillery")
    if "done" in offered(session):
        answer(session, "done")
    assert asked(session) == ("filipinos", "play"), "even twice in a row"
    assert state.at_war and state.passes == 0


def test_7_whoever_of_the_expedition_is_on_the_map_already_stays_there() -> None:
    state = entered(board({"hong_kong": [["us_fleet", "dewey"]], "sea": [["greene"]]}, us=10))
    assert state.stacks["hong_kong"] == (("us_fleet", "dewey"), ("macarthur", "merritt"))
    assert state.stacks["sea"] == (("greene",),)


def test_7_each_side_is_dealt_a_card_and_the_rest_is_shuffled_in() -> None:
    state = entered(board({"cavite": [["cavite_corps"]]}, us=10))
    for side in ("spain", "filipinos"):
        assert len(state.hand[side]) == 1 and state.hand[side][0] in AMERICAN_DECK[side]
        assert {*AMERICAN_DECK[side]} <= {*state.hand[side], *state.deck[side]} and not state.aside[side]


def test_7_without_american_cards_nobody_is_dealt_any() -> None:
    state = entered(board({"cavite": [["cavite_corps"]]}, us=10, american_cards=False))
    assert not state.hand["spain"] and state.aside["spain"] == AMERICAN_DECK["spain"]


def test_7_a_sixth_card_is_laid_down() -> None:
    hand = ["S07", "S08", "S10", "S19", "S21"]
    session = filipino({"cavite": [["cavite_corps", "aguinaldo"]]}, us=9, dice={"politics": [6]}, hand={"spain": hand})
    answer(session, "politics")
    assert asked(session) == ("spain", "discard")


def test_7_reached_in_the_end_phase_they_come_in_the_next_administration() -> None:
    session = filipino({"cavite": [["cavite_corps", "aguinaldo"]]}, us=8, points=0, hand={"filipinos": ["F03"]})
    pass_both(session)
    state = session.state
    assert state.at_war and state.turn == 2
    # Cavite shared 1, Aguinaldo 2, Merritt and Dewey 3: counted once.
    assert state.points["filipinos"] == 6


def test_7_artillery_on_the_map_stays_where_it_is() -> None:
    state = entered(board({"laguna": [["laguna_corps", "artillery"]], "cavite": [["aguinaldo"]]}, us=10))
    assert place_of(state, "artillery") == "laguna"


def test_4_2_3_8_artillery_without_leaders_goes_to_the_largest_stack() -> None:
    dead = ["aguinaldo", "bonifacio"]
    state = board({"laguna": [["laguna_corps", "morong_corps"]], "tarlac": [["tarlac_corps"]]}, us=10, cemetery=dead)
    assert place_of(entered(state), "artillery") == "laguna"


def test_7_1_convoys_sail_to_sea_and_land_anywhere() -> None:
    state = board({"hong_kong": [["greene", "merritt"], ["macarthur"]]}, at_war=True)
    assert destinations(state, "hong_kong", ("greene", "merritt")) == ["sea"]
    assert move_cost(state, "hong_kong", ("greene", "merritt")) == 1
    assert move_cost(state, "hong_kong", ("macarthur",)) == 2
    at_sea = board({"sea": [["greene", "merritt"]]}, at_war=True)
    assert "tarlac" in destinations(at_sea, "sea", ("greene", "merritt"))


def test_7_1_who_has_landed_moves_by_land_only_for_a_point() -> None:
    state = board({"laguna": [["greene"]]}, at_war=True)
    assert destinations(state, "laguna", ("greene",)) == ["manila", "batangas", "bulacan"]
    assert move_cost(state, "laguna", ("greene",)) == 1


def test_7_1_troops_land_from_the_fleet_which_stays_at_sea() -> None:
    session = filipino({"sea": [["us_fleet", "greene", "merritt", "dewey", "aguinaldo"]]}, at_war=True)
    answer(session, "move", "stack:us_fleet", "cavite")
    state = session.state
    assert state.stacks["sea"] == (("us_fleet", "dewey"),)
    assert state.stacks["cavite"] == (("greene", "aguinaldo", "merritt"),)


def test_7_1_transports_alone_have_no_strength_and_a_hit_costs_each_a_step() -> None:
    session = spanish(
        {"sea": [["asia_fleet", "montojo"], ["greene", "macarthur", "merritt"]]},
        at_war=True,
        morale=5,
        dice={"attack": [5]},
    )
    told = answer(session, "attack", "done")
    assert only(told, Fought).modifiers == (("factors", 1),)
    assert session.state.strength["greene"] == session.state.strength["macarthur"] == 1
    assert session.state.morale == 7 and asked(session) == ("filipinos", "play")


def test_7_1_a_fleet_with_transports_fights_at_minus_1_and_they_suffer_with_it() -> None:
    session = spanish(
        {"sea": [["camara_fleet", "camara"], ["us_fleet", "greene", "dewey"]]},
        at_war=True,
        morale=5,
        dice={"attack": [1, 6], "counterattack": [6]},
    )
    told = answer(session, "attack", "yes")
    counter = [fought for fought in told if isinstance(fought, Fought)][-1]
    assert counter.modifiers == (("factors", 0), ("dewey", 1), ("transports", -1)) and counter.hit
    assert session.state.strength["camara_fleet"] == 1 and session.state.morale == 3
    answer(session, "pass")
    answer(session, "attack")
    state = session.state
    assert state.strength["us_fleet"] == 2, "1 against 2 is not enough"


def test_7_1_a_fleet_with_transports_counterattacks_at_minus_1_too() -> None:
    session = spanish(
        {"sea": [["camara_fleet", "camara"], ["us_fleet", "macarthur", "dewey"]]},
        at_war=True,
        dice={"attack": [1], "counterattack": [1]},
    )
    told = answer(session, "attack", "yes")
    assert all_of(told, Fought)[1].modifiers == (("factors", 0), ("dewey", 1), ("transports", -1))


def test_7_1_1_each_fleet_step_is_worth_2() -> None:
    session = spanish(
        {"sea": [["camara_fleet", "camara"], ["us_fleet", "greene", "dewey"]]},
        at_war=True,
        morale=5,
        dice={"attack": [6]},
    )
    answer(session, "attack")
    assert session.state.strength["us_fleet"] == session.state.strength["greene"] == 1
    assert session.state.morale == 7


def test_7_1_1_a_sunk_fleet_leaves_its_admiral_to_find_a_port() -> None:
    session = filipino(
        {"sea": [["asia_fleet", "montojo"], ["us_fleet", "dewey"]]}, at_war=True, morale=9, dice={"attack": [5]}
    )
    answer(session, "attack")
    assert asked(session) == ("spain", "leader.refuge")
    answer(session, "manila_city")
    assert session.state.morale == 7 and place_of(session.state, "asia_fleet") == "cemetery"


def test_6_4_fleets_in_port_are_safe() -> None:
    places = {"sea": [["us_fleet", "dewey"]], "cavite_city": [["asia_fleet", "montojo"]]}
    assert refusals(filipino(places, at_war=True))["action:attack"] == ("nobody_to_attack", "6.4")


def test_6_3_2_a_fleet_without_admiral_neither_moves_nor_attacks() -> None:
    places = {"sea": [["us_fleet"], ["asia_fleet", "montojo"]]}
    session = filipino(places, at_war=True)
    assert "action:attack" not in offered(session)


def test_7_an_exile_travels_with_the_fleet_and_goes_ashore_alone() -> None:
    session = filipino({"hong_kong": [["us_fleet", "dewey"], ["aguinaldo"]]}, at_war=True, exiled=True)
    assert "counter:aguinaldo" not in offered(session)
    answer(session, "stack", "us_fleet", "pass", "move")
    assert place_of(session.state, "aguinaldo") == "sea"
    answer(session, "pass", "move", "counter:aguinaldo", "place:cavite")
    assert place_of(session.state, "aguinaldo") == "cavite"


def test_7_the_guns_go_ashore_with_an_exile_out_of_the_fleet() -> None:
    """4.2.3.8: they were laid with Aguinaldo, and a fleet is no stack for them to stay with."""
    places = {"sea": [["us_fleet", "dewey", "aguinaldo", "artillery"]]}
    session = filipino(places, at_war=True, exiled=True)
    answer(session, "move", "counter:aguinaldo", "place:cavite")
    assert session.state.stacks["cavite"] == (("aguinaldo", "artillery"),)
    session = filipino({"sea": [["greene", "aguinaldo", "artillery"]]}, at_war=True, exiled=True)
    answer(session, "move", "counter:aguinaldo", "place:cavite")
    assert session.state.stacks["cavite"] == (("aguinaldo",),), "but they stay with troops"


def test_4_2_2_1_an_admiral_may_leave_his_fleet_at_sea() -> None:
    places = {"sea": [["camara_fleet", "camara"]], "cavite_city": [["asia_fleet"]]}
    session = spanish(places, at_war=True)
    answer(session, "move", "counter:camara", "stack:asia_fleet")
    assert session.state.stacks["cavite_city"] == (("asia_fleet", "camara"),)


def test_4_2_2_1_an_admiral_without_a_fleet_leaves_the_others_before_they_are_asked_where_to() -> None:
    session = spanish(
        {
            "sea": [["camara_fleet", "camara"], ["us_fleet", "aguinaldo", "merritt", "dewey"]],
            "cavite": [["cavite_corps"], ["batangas_corps"]],
        },
        at_war=True,
        strength={"us_fleet": 1},
        dice={"attack": [6]},
    )
    answer(session, "attack")
    assert asked(session) == ("filipinos", "leader.refuge") and GAME.broken_rule(session.state) == ""
    assert place_of(session.state, "dewey") == "hong_kong" and place_of(session.state, "aguinaldo") == "sea"


def test_4_2_2_1_a_leader_leaves_the_sea_only_if_it_can_be_paid() -> None:
    """Under SU5 every American move from the sea costs a point more."""
    places = {"sea": [["us_fleet", "dewey", "merritt", "aguinaldo"]]}
    session = filipino(places, at_war=True, exiled=True, lasting=["SU5"], played=["SU5"], points=1)
    answer(session, "move")
    assert "counter:merritt" not in offered(session) and "place:cavite" in offered(session)


def test_7_american_leaders_do_not_leave_hong_kong_by_themselves() -> None:
    session = playing(board({"hong_kong": [["us_fleet", "dewey"], ["merritt"]]}, at_war=True), "filipinos")
    answer(session, "move")
    assert place_of(session.state, "us_fleet") == "sea" and place_of(session.state, "merritt") == "hong_kong"


def test_7_1_1_two_admirals_whose_fleet_was_sunk_in_port_stand_apart() -> None:
    session = filipino(
        {"sea": [["us_fleet", "dewey"]], "cavite_city": [["asia_fleet", "montojo", "camara"]]},
        hand={"filipinos": ["FU1"]},
        dice={"attack": [4]},
    )
    answer(session, "FU1", "attack")
    assert session.state.stacks["cavite_city"] == (("montojo",), ("camara",))


def test_7_no_save_has_the_expedition_on_the_map_at_peace() -> None:
    """It would come a second time when the marker is at 10."""
    data = entered(board({"cavite": [["cavite_corps", "aguinaldo"]]}, us=10)).pack()
    assert GAME.unpack(data).at_war
    with pytest.raises(SaveError):
        GAME.unpack(data | {"at_war": False})


def test_7_no_save_is_without_the_american_cards_at_peace() -> None:
    state = board({"cavite": [["cavite_corps"]]}, us=9)
    assert GAME.unpack(state.pack())
    state.deck["spain"] += state.aside["spain"]
    state.aside["spain"] = ()
    with pytest.raises(SaveError):
        GAME.unpack(state.pack())


def test_4_2_2_1_a_leader_alone_at_sea_may_be_attacked() -> None:
    """Strength 0, no counterattack; a hit kills him."""
    session = spanish(
        {"sea": [["asia_fleet", "montojo"], ["dewey"]]}, at_war=True, morale=5, dice={"attack": [5]}, us=10
    )
    told = answer(session, "attack")
    assert only(told, Fought).modifiers == (("factors", 1),) and only(told, Fought).hit
    assert place_of(session.state, "dewey") == "cemetery" and session.state.morale == 6
    session = spanish({"sea": [["asia_fleet", "montojo"], ["dewey"]]}, at_war=True, dice={"attack": [2]})
    answer(session, "attack", "done")
    assert asked(session) == ("filipinos", "play") and place_of(session.state, "dewey") == "sea"


def test_7_artillery_that_was_lost_is_gone() -> None:
    """It comes "if it was not activated before", and no card brings it a second time."""
    state = board({"cavite": [["cavite_corps", "artillery"], ["aguinaldo"]]}, us=10)
    remove(state, "cavite_corps", "filipino_troops")
    assert place_of(state, "artillery") == "filipino_troops"
    assert place_of(entered(state), "artillery") == "filipino_troops"
    session = filipino({"cavite": [["aguinaldo"]]}, guns_lost=True, hand={"filipinos": ["F01"]}, turn=2)
    assert refusals(session)["card:F01"] == ("guns_lost", "6.13")


def test_7_artillery_is_lost_with_an_exile_who_has_nobody_else() -> None:
    session = spanish({"cavite": [["aguinaldo", "artillery"]]}, government="sagasta", turn=4, hand={"spain": ["S06"]})
    answer(session, "S06")
    assert place_of(session.state, "artillery") == "filipino_troops" and session.state.guns_lost


def test_7_artillery_never_goes_to_the_moros_and_visayans() -> None:
    """4.2.1: they do not cooperate."""
    state = board({"mindanao": [["moros"]], "bisayas": [["visayans"]]}, us=10)
    assert place_of(entered(state), "artillery") == "filipino_troops"
    state = board({"mindanao": [["moros"]], "laguna": [["laguna_corps"]]}, us=10)
    assert place_of(entered(state), "artillery") == "laguna"


def test_7_a_save_of_1_0_0_has_no_artillery_lost() -> None:
    packed = GAME.pack(board({"cavite": [["cavite_corps", "aguinaldo"]]}))
    assert isinstance(packed, dict)
    del packed["guns_lost"]
    assert not GAME.unpack(packed).guns_lost


@pytest.mark.parametrize("box", ["mindanao", "bisayas"])
def test_7_1_and_6_3_1_americans_land_on_visayas_and_mindanao_too(box: str) -> None:
    session = filipino({"sea": [["us_fleet", "greene", "dewey"], ["macarthur", "merritt"]]}, at_war=True)
    answer(session, "move", "stack:us_fleet", box, "pass", "move", "stack:macarthur", box)
    state = session.state
    assert place_of(state, "greene") == place_of(state, "macarthur") == place_of(state, "merritt") == box
    assert state.stacks["sea"] == (("us_fleet", "dewey"),)
    assert destinations(state, box, ("greene",)) == [], "only by land from there"
    assert GAME.broken_rule(state) == ""
