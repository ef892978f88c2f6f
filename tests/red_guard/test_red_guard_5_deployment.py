"""5.0: deployment; 8.2 and 8.3 as far as they bind it."""

from __future__ import annotations

from collections import Counter

from engine.red_guard import stages
from engine.red_guard.components import AGAINST, ATTACK, CIVIL_SUPPORT, TILES
from engine.red_guard.effects import ChairmanPassed, GroupFormed, Rolled
from tests.red_guard.table import (
    OWNED_AT_FIRST,
    Tiles,
    answer,
    asked,
    at,
    decline,
    deploying,
    least,
    offered,
    refused,
    table,
    told,
)

HOME = {
    "zhongnanhai": ("red", {"cadre": 2}),
    "state_council": ("red", {"cadre": 1}),
    "planning_commission": ("red", {"worker": 1}),
    "foreign_affairs": ("red", {"worker": 1}),
    "public_security": ("red", {"worker": 1}),
    "propaganda": ("red", {"worker": 1}),
}


def test_5_0_units_move_between_defence_and_attack_and_from_tile_to_tile() -> None:
    session = deploying(table(HOME, red={"attack": {"red_guard": 2}}), "red")
    answer(session, "stack:red.red_guard@attack.red", "state_council", "count:2")
    answer(session, "stack:red.cadre@zhongnanhai", "place:attack", "count:1")
    assert session.state.units["state_council"] == ("red.cadre", "red.red_guard", "red.red_guard")
    assert session.state.units[ATTACK["red"]] == ("red.cadre",)


def test_5_0_a_unit_that_has_moved_does_not_move_again() -> None:
    session = deploying(table(HOME, red={"attack": {"red_guard": 2}}), "red")
    answer(session, "stack:red.red_guard@attack.red", "state_council", "count:2")
    assert "stack:red.red_guard@state_council" not in offered(session)
    assert refused(session)["stack:red.red_guard@state_council"] == ("moved", "5.0")


def test_5_0_no_more_than_four_units_at_a_tile() -> None:
    session = deploying(table(HOME, red={"attack": {"red_guard": 5}}), "red")
    answer(session, "stack:red.red_guard@attack.red", "zhongnanhai")
    assert offered(session) == ["count:2", "count:1"]
    answer(session, "count:2", "stack:red.red_guard@attack.red")
    assert refused(session)["tile:zhongnanhai"] == ("full", "5.0")


def test_5_0_every_tile_keeps_a_unit() -> None:
    session = deploying(table(HOME, red={"attack": {}}), "red")
    answer(session, "stack:red.cadre@zhongnanhai", "place:attack")
    assert "count:2" not in offered(session) if session.prompt else True
    # Seven units, six tiles: one is free, and it has gone.
    assert len(session.state.units[ATTACK["red"]]) == 1
    session = deploying(table(HOME, red={"attack": {}}), "red")
    answer(session, "stack:red.worker@propaganda", "place:attack")
    assert "done" not in offered(session)
    answer(session, "stack:red.cadre@zhongnanhai")
    assert session.state.units["propaganda"] == ("red.cadre",) or offered(session)


def test_5_0_lone_defenders_may_change_places() -> None:
    session = deploying(table(HOME, red={"attack": {}}), "red")
    answer(session, "stack:red.cadre@state_council", "propaganda")
    assert "done" not in offered(session) and not session.state.units["state_council"]
    answer(session, "stack:red.worker@propaganda", "state_council")
    assert "done" in offered(session)


def test_5_0_with_more_tiles_than_units_the_duty_is_lifted() -> None:
    session = deploying(table({"zhongnanhai": ("red", {"cadre": 2})}, red={"attack": {"worker": 1}}), "red")
    answer(session, "stack:red.cadre@zhongnanhai", "place:attack", "count:2", "done")
    assert not session.state.units["zhongnanhai"]


def test_5_0_units_in_civil_support_count_and_must_come_back_if_nobody_else_can() -> None:
    tiles = {tile: content for tile, content in HOME.items() if tile not in ("zhongnanhai", "propaganda")}
    session = deploying(table(tiles, red={"attack": {}, "civil_support": {"pla": 2}}), "red")
    assert "done" not in offered(session)
    answer(session, "stack:red.pla@civil_support")
    assert set(offered(session)) >= {"tile:zhongnanhai", "tile:propaganda"} and "place:attack" not in offered(session)
    answer(session, "zhongnanhai")
    assert session.state.units["zhongnanhai"] == ("red.pla",) and "done" not in offered(session)


def test_5_0_bare_tiles_are_covered_as_far_as_units_that_are_not_frozen_reach() -> None:
    tiles = {"zhongnanhai": ("red", {"cadre": 4}), "state_council": ("red", {"worker": 2})}
    state = table(tiles, chairman={"holder": "red", "tile": "zhongnanhai"}, red={"attack": {}})
    session = deploying(state, "red")
    assert "done" not in offered(session)
    answer(session, "stack:red.worker@state_council", "propaganda")
    decline(session, until="chairman.tile")
    assert len(session.state.units["zhongnanhai"]) == 4
    assert {tile for tile in TILES if session.state.units[tile]} == {"zhongnanhai", "state_council", "propaganda"}


def test_8_3_2_units_at_the_chairmans_tile_are_frozen_but_others_may_join_them() -> None:
    state = table(HOME, chairman={"holder": "red", "tile": "zhongnanhai"}, red={"attack": {"red_guard": 1}})
    session = deploying(state, "red")
    assert refused(session)["stack:red.cadre@zhongnanhai"] == ("chairman", "8.3.2")
    answer(session, "stack:red.red_guard@attack.red", "zhongnanhai")
    assert len(session.state.units["zhongnanhai"]) == 3


def test_8_3_2_he_freezes_from_where_he_sat_when_the_phase_began() -> None:
    state = table(HOME, chairman={"holder": "red", "tile": "zhongnanhai"}, red={"leader": "zhongnanhai", "attack": {}})
    session = deploying(state, "red")
    decline(session, until="chairman.tile")
    answer(session, "propaganda")
    # The leader sat beside him too, and is not asked.
    assert asked(session) != "leader.to" and session.state.leader["red"] == "zhongnanhai"


def test_8_2_only_pla_enter_civil_support() -> None:
    session = deploying(table(HOME, red={"attack": {"red_guard": 1, "pla": 2}}), "red")
    answer(session, "stack:red.red_guard@attack.red")
    assert refused(session)["place:civil_support"] == ("pla_only", "8.2")
    answer(session, "propaganda", "stack:red.pla@attack.red", "place:civil_support", "count:2")
    assert session.state.units[CIVIL_SUPPORT] == ("red.pla", "red.pla")


def test_8_2_they_may_leave_it_again_in_the_own_deployment() -> None:
    session = deploying(table(HOME, red={"attack": {}, "civil_support": {"pla": 1}}), "red")
    answer(session, "stack:red.pla@civil_support", "place:attack")
    assert session.state.units[ATTACK["red"]] == ("red.pla",)


def test_46_a_mutiny_bars_the_way_in_but_those_inside_stay() -> None:
    state = table(HOME, red={"attack": {"pla": 1}, "civil_support": {"pla": 1}})
    state.in_force = frozenset({46})
    session = deploying(state, "red")
    answer(session, "stack:red.pla@attack.red")
    assert refused(session)["place:civil_support"] == ("event", "4.0")
    assert session.state.units[CIVIL_SUPPORT] == ("red.pla",)


def test_5_0_a_unit_that_finds_no_room_at_home_is_not_told_that_it_must_cover_a_tile() -> None:
    nothing: Tiles = {tile: ("pink", {}) for tile in OWNED_AT_FIRST["red"]}
    session = deploying(table(nothing, red={"attack": {"worker": 2, "pla": 1}}), "red")
    assert refused(session) == {"stack:red.worker@attack.red": ("nowhere", "5.0")}
    full: Tiles = {**nothing, "zhongnanhai": ("red", {"cadre": 4})}
    session = deploying(table(full, red={"attack": {"worker": 2, "pla": 1}}), "red")
    assert refused(session)["stack:red.worker@attack.red"] == ("nowhere", "5.0")


# Presets


def test_presets_are_offered_first_and_do_everything_in_one_answer() -> None:
    tiles = dict(HOME) | {"propaganda": ("red", {})}
    units = {"attack": {"red_guard": 3, "pla": 1}, "civil_support": {"pla": 2}}
    results = {}
    for preset in ("mass", "march", "hold"):
        session = deploying(table(tiles, red=units), "red")
        answer(session, preset)
        state = session.state
        assert all(state.units[tile] for tile in TILES if state.owner[tile] == "red")
        results[preset] = (len(state.units[ATTACK["red"]]), len(state.units[CIVIL_SUPPORT]))
    assert results["mass"][1] == 2 and results["march"][1] == 0
    assert results["march"][0] > results["mass"][0] > results["hold"][0]
    assert results["hold"][1] == 3


def test_presets_stay_offered_for_what_has_not_moved_by_hand() -> None:
    tiles = dict(HOME) | {"propaganda": ("red", {})}
    units = {"attack": {"red_guard": 3, "pla": 1}, "civil_support": {"pla": 2}}
    by_hand = ("stack:red.red_guard@attack.red", "propaganda", "count:1", "stack:red.pla@civil_support", "place:attack")
    for preset in ("mass", "march", "hold"):
        session = deploying(table(tiles, red=units), "red")
        answer(session, *by_hand, "count:1")
        assert f"preset:{preset}" in offered(session)
        answer(session, preset)
        state = session.state
        assert all(state.units[tile] for tile in TILES if state.owner[tile] == "red")
        assert "red.pla" in state.units[ATTACK["red"]], "it has moved, and does not move again"
        assert state.units["propaganda"].count("red.red_guard") == 1


# Groups


def test_5_0_groups_are_tied_to_tiles_one_group_a_tile() -> None:
    session = deploying(table(HOME, red={"attack": {"red_guard": 3, "worker": 2}}), "red")
    decline(session, until="target.tile")
    answer(session, "fudan", "red.red_guard", "count:2", "red.worker", "count:1")
    effects = answer(session, "done")
    assert told(effects, GroupFormed) == [GroupFormed("red", "fudan", ("red.red_guard", "red.red_guard", "red.worker"))]
    assert refused(session)["tile:fudan"] == ("one_group", "5.0")
    answer(session, "air_force", "red.worker")
    assert Counter(session.state.units[AGAINST["air_force"]]) == {"red.worker": 1}


def test_5_0_own_tiles_and_the_chairmans_are_no_targets() -> None:
    state = table(HOME, chairman={"holder": "blue", "tile": "dazhai"}, red={"attack": {"red_guard": 1}})
    session = deploying(state, "red")
    decline(session, until="target.tile")
    reasons = refused(session)
    assert reasons["tile:zhongnanhai"] == ("own", "5.0") and reasons["tile:dazhai"] == ("chairman", "8.3.2")
    assert "tile:fudan" in offered(session)


def test_5_0_tiles_of_a_faction_that_is_out_may_be_attacked() -> None:
    state = table(HOME, red={"attack": {"red_guard": 1}}, pink={"lost": True, "attack": {}})
    session = deploying(state, "red")
    decline(session, until="target.tile")
    assert "tile:beijing" in offered(session)


def test_5_0_one_may_attack_nobody() -> None:
    session = deploying(table(HOME, red={"attack": {"red_guard": 3}}), "red", "blue")
    decline(session)
    assert not any(session.state.units[AGAINST[tile]] for tile in TILES)


# Leaders


def test_5_0_the_leader_goes_to_an_own_tile_an_attacked_one_the_neutralized_or_attack() -> None:
    state = table(HOME, red={"attack": {"red_guard": 1}, "neutralized": {"pla": 1}})
    session = deploying(state, "red")
    decline(session, until="target.tile")
    answer(session, "fudan")
    assert asked(session) == "leader.to"
    own = {f"tile:{tile}" for tile in HOME}
    assert set(offered(session)) == own | {"tile:fudan", "place:neutralized", "place:attack"}
    assert refused(session)["tile:dazhai"] == ("no_group", "5.0")
    answer(session, "place:neutralized")
    assert session.state.leader["red"] == "neutralized"


def test_5_0_and_7_0_he_may_be_set_beside_an_empty_pile_and_finds_whoever_falls_in_this_turn() -> None:
    state = table(
        {**HOME, "fudan": ("blue", {"pla": 1})}, luck={"combat": [1], "leader": [2]}, red={"attack": {"worker": 1}}
    )
    session = deploying(state, "red", "blue")
    decline(session, until="target.tile")
    answer(session, "fudan", "place:neutralized", "red.worker", "kind:subversion")
    assert asked(session) == "leader.recovers" and offered(session) == ["unit:red.worker", "done"]


def test_7_2_beside_a_pile_that_stays_empty_he_throws_no_die() -> None:
    session = deploying(table(HOME, red={"attack": {"red_guard": 1}}), "red", "blue")
    decline(session, until="leader.to")
    effects = answer(session, "place:neutralized")
    assert asked(session) == "leader.after" and not told(effects, Rolled)


def test_7_0_a_non_player_faction_has_no_leader() -> None:
    state = table(seats=("red", "blue"), green={"controller": "red", "attack": {"pla": 2}})
    session = deploying(state, "green", "blue")
    while session.prompt is not None and session.prompt.faction == "green":
        assert asked(session) != "leader.to"
        session.choose("done")


# The Chairman


def test_8_3_2_a_leader_is_frozen_although_the_chairman_leaves_his_tile_in_that_phase() -> None:
    tiles: Tiles = {"peking_university": ("red", {"red_guard": 1}), "beijing": ("red", {"cadre": 1})}
    state = table(
        tiles,
        seats=("red", "blue"),
        chairman={"holder": "red", "tile": "peking_university"},
        red={"attack": {"worker": 1}, "leader": "peking_university"},
    )
    session = deploying(state, "red", "blue")
    while session.state.waiting[0] == "red" and session.state.stage == stages.DEPLOYMENT:
        assert asked(session) != "leader.to"
        answer(session, "beijing" if asked(session) == "chairman.tile" else least(session))
    assert session.state.seated == "beijing" and session.state.leader["red"] == "peking_university"


def test_8_3_1_his_holder_may_keep_him_or_seat_him_at_home_or_with_another_seat() -> None:
    state = table(seats=("red", "blue"), chairman={"holder": "red"}, red={"attack": {"red_guard": 1}})
    session = deploying(state, "red")
    decline(session, until="chairman.tile")
    owners = {session.state.owner[key.removeprefix("tile:")] for key in offered(session) if key != "done"}
    assert owners == {"red", "blue"} and "done" in offered(session)
    answer(session, "dazhai")
    assert (session.state.holder, session.state.seated) == ("red", "dazhai")


def test_8_3_1_why_he_cannot_sit_at_a_tile() -> None:
    state = table(
        {"shaoshan": ("pink", {})},
        seats=("red", "pink", "blue"),
        chairman={"holder": "red", "tile": "beijing"},
        green={"controller": "red"},
    )
    session = deploying(state, "red")
    decline(session, until="chairman.tile")
    reasons = refused(session)
    assert reasons["tile:beijing"] == ("chairman", "8.3.1")
    assert reasons["tile:wuhan"] == ("no_player", "8.3.1")
    assert set(offered(session)) | set(reasons) == {f"tile:{tile}" for tile in TILES} | {"done"}


def test_8_3_1_a_gift_changes_hands_when_the_receivers_turn_begins() -> None:
    state = table({"dazhai": ("blue", {"worker": 1})}, chairman={"holder": "red", "tile": "dazhai"})
    session = deploying(state, "blue")
    assert told(session.opening, ChairmanPassed) == [ChairmanPassed("red", "blue")]
    assert session.state.holder == "blue" and session.state.seated == "dazhai"
    assert "stack:blue.worker@dazhai" in refused(session)


def test_8_3_1_a_gift_does_not_change_hands_in_the_turn_of_the_receivers_client() -> None:
    state = table(
        {"dazhai": ("blue", {"worker": 1})},
        seats=("red", "blue"),
        chairman={"holder": "red", "tile": "dazhai"},
        green={"controller": "blue", "attack": {"pla": 1}},
    )
    session = deploying(state, "green", "blue")
    assert session.state.holder == "red"
    while session.state.waiting[0] == "green":
        answer(session, least(session))
    assert session.state.holder == "blue"


def test_8_3_1_the_giver_may_move_a_gift_if_his_turn_comes_first() -> None:
    state = table(chairman={"holder": "red", "tile": "dazhai"}, red={"attack": {"red_guard": 1}})
    session = deploying(state, "red")
    decline(session, until="chairman.tile")
    answer(session, "zhongnanhai")
    assert session.state.seated == "zhongnanhai"


def test_8_3_1_in_a_clients_turn_he_does_not_move() -> None:
    state = table(seats=("red", "blue"), chairman={"holder": "red"}, green={"controller": "red", "attack": {"pla": 2}})
    session = deploying(state, "green")
    while session.prompt is not None and session.prompt.faction == "green":
        assert asked(session) != "chairman.tile"
        session.choose("done")


def test_3_1_4_a_client_whose_units_were_never_placed_places_them_first() -> None:
    state = table(seats=("red", "blue"), green={"controller": "red", "unplaced": {"pla": 4}, "attack": {}})
    session = at(state, stages.DEPLOYMENT, "green")
    assert asked(session) == "place.unit"
    answer(session, "preset:spread")
    assert asked(session) == "move.unit"
