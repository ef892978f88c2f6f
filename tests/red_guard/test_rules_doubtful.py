"""Doubtful cases: what a careful reader of the rulebook would try, beyond the plain sections."""

from __future__ import annotations

from engine import red_guard
from engine.red_guard import stages
from tests.red_guard.table import OWNED_AT_FIRST, Tiles, answer, asked, at, decline, deploying, fighting, offered, table


def test_3_3_1_a_client_attacked_for_the_first_time_places_its_units_then() -> None:
    # An event gave Green to Blue before Green's own turn: nobody has placed its units when Red comes.
    state = table(
        {"dazhai": ("green", {})},
        seats=("red", "blue"),
        red={"attack": {"pla": 2}},
        green={"controller": "blue", "unplaced": {"worker": 8}, "attack": {}},
    )
    session = deploying(state, "red")
    decline(session, until="target.tile")
    answer(session, "dazhai", "count:2", "place:attack")
    assert asked(session) == "place.unit" and session.prompt is not None and session.prompt.seat == "blue"
    answer(session, "preset:spread")
    assert session.state.units["dazhai"] and not session.state.units["unplaced.green"]


def test_3_3_1_a_client_whose_patron_falls_in_the_same_combat_is_awakened_anew() -> None:
    # Red smashes Blue's last unit; Blue's client Green is neutral when Red's next group attacks it.
    state = table(
        {"dazhai": ("green", {"worker": 1}), "evergreen": ("blue", {"worker": 1})},
        seats=("red", "pink", "blue"),
        luck={"combat": [6, 5]},
        red={"attack": {"pla": 4}},
        blue={"attack": {}},
        green={"controller": "blue", "attack": {}},
    )
    fighting(state, "red", "evergreen", {"pla": 3})
    session = fighting(state, "red", "dazhai", {"pla": 1})
    answer(session, "evergreen", "red.pla", "count:3", "kind:purge")
    while session.prompt is not None and session.prompt.ask in ("end.agree", "capture.unit"):
        answer(session, "answer:no" if session.prompt.ask == "end.agree" else "done")
    assert "blue" in session.state.lost
    assert session.state.controller["green"] == "pink"


def test_8_1_a_civil_war_in_the_middle_of_an_attack_that_a_leader_leads_can_be_kept_and_read_again() -> None:
    state = table({"dazhai": ("blue", {"cadre": 1})}, luck={"combat": [1]}, chaos=99, red={"attack": {"worker": 1}})
    session = fighting(state, "red", "dazhai", {"worker": 1}, leader=True)
    answer(session, "red.worker", "kind:subversion")
    assert session.state.ending == "civil_war"
    assert session.game.broken_rule(session.state) == ""
    assert red_guard.load(session.save()).state.ending == "civil_war"


def test_5_0_7_0_a_leader_beside_the_chairman_is_not_asked_to_move() -> None:
    state = table(
        {"dazhai": ("red", {"worker": 1})},
        chairman={"holder": "red", "tile": "dazhai"},
        red={"leader": "dazhai", "attack": {"worker": 2}},
    )
    session = deploying(state, "red", "pink")
    answer(session, "done", "done", "done")
    assert session.state.leader["red"] == "dazhai" and session.state.waiting == ("pink",)


def test_8_3_2_the_leader_may_join_the_chairman_and_is_frozen_from_the_next_deployment_on() -> None:
    state = table(
        {"dazhai": ("red", {"worker": 1})},
        chairman={"holder": "red", "tile": "dazhai"},
        red={"leader": "attack", "attack": {"worker": 2}},
    )
    session = deploying(state, "red")
    decline(session, until="leader.to")
    assert "tile:dazhai" in offered(session)


def test_6_2_1_leaders_on_both_sides_cancel_each_other() -> None:
    state = table(
        {"dazhai": ("blue", {"cadre": 1})}, red={"attack": {"cadre": 1}}, blue={"leader": "dazhai", "attack": {}}
    )
    session = fighting(state, "red", "dazhai", {"cadre": 1}, leader=True)
    chances = red_guard.odds(session.state, "dazhai", ("red.cadre",), ("blue.cadre",), "subversion")
    assert chances.column == "0" and sum(by for _, by in chances.shifts) == 0 and len(chances.shifts) == 2


def test_9_1_a_seat_with_nothing_but_neutralized_units_plays_on_and_its_leader_brings_them_back() -> None:
    state = table(luck={"leader": [2]}, red={"attack": {}, "neutralized": {"cadre": 3}})
    session = deploying(state, "red", "pink")
    answer(session, "done", "place:neutralized", "red.cadre", "place:attack", "count:2", "place:attack")
    assert session.state.units["attack.red"] == ("red.cadre", "red.cadre")
    assert "red" not in session.state.lost and session.state.waiting == ("pink",)


def test_10_1_units_of_a_client_that_are_not_placed_yet_are_placed_before_the_second_deployment() -> None:
    state = table(
        {"dazhai": ("green", {})},
        seats=("red", "pink", "blue"),
        green={"controller": "red", "unplaced": {"pla": 2}, "attack": {}},
    )
    state.use_seizure = state.seizing = True
    session = at(state, stages.SECOND_DEPLOYMENT, "red")
    assert asked(session) == "place.unit"
    answer(session, "preset:spread")
    assert any(key.startswith("stack:green.pla@") for key in offered(session))


def test_16_a_planned_group_shows_red_guards_together_with_another_type_during_the_link_up() -> None:
    state = table({"dazhai": ("blue", {"worker": 1})}, red={"attack": {"red_guard": 2, "cadre": 1, "pla": 1}})
    state.in_force = frozenset({16})
    state.waiting = ("red",)
    group = ("red.cadre", "red.pla", "red.red_guard", "red.red_guard")
    parties = {chances.attackers for chances in red_guard.planned(state, "dazhai", group)}
    assert parties == {
        ("red.cadre", "red.red_guard", "red.red_guard"),
        ("red.pla", "red.red_guard", "red.red_guard"),
    }


def test_9_1_a_client_that_falls_in_its_own_turn_does_not_stop_a_game_among_persons() -> None:
    # Green's last unit is neutralized in Green's attack, and Green has no tiles: play goes on with Blue.
    tiles: Tiles = {tile: ("red", {}) for tile in OWNED_AT_FIRST["green"]}
    state = table(
        {**tiles, "dazhai": ("blue", {"cadre": 1})},
        seats=("red", "pink", "blue"),
        luck={"combat": [1]},
        green={"controller": "red", "attack": {"worker": 1}},
    )
    fighting(state, "green", "dazhai", {"worker": 1})
    session = at(state, stages.COMBAT, "green", "blue")
    answer(session, "green.worker", "kind:subversion", "answer:no")
    assert session.state.lost == {"green"}
    assert session.prompt is not None and session.prompt.faction == "blue"
