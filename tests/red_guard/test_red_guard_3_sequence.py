"""3.0: Civil Support, reinforcement, the Cycle, the End Phase; 2.3 and 3.3: non-player factions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.red_guard import RedGuardSession, stages
from engine.red_guard.components import PILE, POOL, UNPLACED
from engine.red_guard.effects import ControlPassed, FirstActive, MarkerDrawn, PhaseBegan, PlayerTurnBegan, UnitDrawn
from engine.red_guard.recovery import recoverable
from engine.red_guard.state import is_active
from tests.red_guard.table import answer, asked, at, decline, deploying, in_order, least, offered, refused, table, told

QUIET: dict[str, list[Any]] = {"event.tens": [6], "event.units": [6]}


# 3.1.1


def test_3_1_1_each_pla_unit_in_civil_support_lowers_chaos_by_three() -> None:
    state = table(chaos=20, red={"civil_support": {"pla": 2}}, green={"civil_support": {"pla": 1}})
    assert at(state, stages.CIVIL_SUPPORT).state.chaos == 11


def test_3_1_1_pla_of_a_neutral_faction_count_too_and_chaos_stops_at_zero() -> None:
    state = table(seats=("red", "blue"), chaos=2, green={"civil_support": {"pla": 1}})
    assert at(state, stages.CIVIL_SUPPORT).state.chaos == 0


# 3.1.2: recovery


@pytest.mark.parametrize(("tiles", "units"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3)])
def test_3_1_2_units_recovered_by_the_number_of_tiles(tiles: int, units: int) -> None:
    assert recoverable(tiles) == units


def test_3_1_2_units_of_a_type_recover_by_the_own_tiles_of_that_type() -> None:
    # Red owns six Cadre tiles, Pink two Cadre and four Worker tiles.
    state = table(
        red={"attack": {"worker": 1}, "neutralized": {"cadre": 4, "worker": 2}},
        pink={"attack": {"worker": 1}, "neutralized": {"cadre": 1, "worker": 3}},
    )
    session = at(state, stages.RECOVERY)
    assert asked(session) == "recover.to" and session.prompt is not None
    assert session.prompt.context == {"unit": "red.cadre", "left": 3}
    answer(session, "place:attack", "count:3")
    assert session.state.units[PILE["red"]] == ("red.cadre", "red.worker", "red.worker")
    assert session.prompt.context == {"unit": "pink.cadre", "left": 1}
    answer(session, "place:attack")
    assert session.prompt.context == {"unit": "pink.worker", "left": 2}


def test_3_1_2_communes_bring_nobody_back_and_recovery_may_be_declined() -> None:
    state = table(blue={"attack": {"worker": 1}, "neutralized": {"pla": 2, "cadre": 1}})
    # Blue owns the six communes here.
    session = at(state, stages.RECOVERY)
    assert told(session.opening, PhaseBegan)[1].phase == stages.REINFORCEMENT
    state = table(red={"attack": {"worker": 1}, "neutralized": {"cadre": 1}})
    session = at(state, stages.RECOVERY)
    answer(session, "done")
    assert session.state.units[PILE["red"]] == ("red.cadre",)


def test_3_1_2_recovered_units_go_to_attack_or_to_tiles_with_room() -> None:
    tiles = {"zhongnanhai": ("red", {"cadre": 4}), "state_council": ("red", {"cadre": 1})}
    state = table(tiles, red={"neutralized": {"cadre": 2}})
    session = at(state, stages.RECOVERY)
    assert "tile:zhongnanhai" not in offered(session)
    assert refused(session) == {"tile:zhongnanhai": ("full", "5.0")}
    answer(session, "state_council", "count:1", "place:attack")
    assert session.state.units["state_council"] == ("red.cadre", "red.cadre")


def test_3_1_2_a_neutral_faction_recovers_nothing() -> None:
    state = table(seats=("red", "blue"), pink={"neutralized": {"worker": 2}})
    session = at(state, stages.RECOVERY)
    assert asked(session) != "recover.to"


# 3.1.2: the draw


def test_3_1_2_six_units_are_drawn_and_the_first_says_who_begins() -> None:
    luck: dict[str, list[Any]] = {
        "draw": ["yellow.pla", "red.pla", "red.pla", "blue.cadre", "green.pla", "pink.pla"],
        **QUIET,
    }
    session = at(table(luck=luck), stages.REINFORCEMENT)
    assert [effect.unit for effect in told(session.opening, UnitDrawn)] == luck["draw"]
    assert told(session.opening, FirstActive) == [FirstActive("yellow")]
    assert session.state.waiting[0] == "yellow" and session.prompt is not None
    assert (asked(session), session.prompt.faction, session.prompt.context["unit"]) == (
        "reinforce.to",
        "yellow",
        "yellow.pla",
    )


def test_3_1_2_units_of_neutral_factions_count_among_the_six_and_go_back() -> None:
    luck: dict[str, list[Any]] = {
        "draw": ["pink.pla", "pink.pla", "green.pla", "green.pla", "orange.pla", "yellow.pla"],
        **QUIET,
    }
    state = table(seats=("red", "blue"), luck=luck)
    before = len(state.units[POOL])
    session = at(state, stages.REINFORCEMENT)
    assert len(session.state.units[POOL]) == before
    # Pink is neutral: the next seat in the Cycle begins.
    assert told(session.opening, FirstActive) == [FirstActive("blue")]


def test_3_1_2_a_controlled_faction_may_begin_and_its_controller_places_its_units() -> None:
    luck: dict[str, list[Any]] = {"draw": ["green.pla"] + ["pink.pla"] * 5, **QUIET}
    state = table(seats=("red", "blue"), luck=luck, green={"controller": "red", "attack": {"worker": 1}})
    session = at(state, stages.REINFORCEMENT)
    assert session.prompt is not None
    assert (session.prompt.faction, session.prompt.seat) == ("green", "red")


def test_3_1_2_a_marker_of_the_chairman_is_not_one_of_the_six() -> None:
    luck: dict[str, list[Any]] = {"draw": ["marker", *["pink.pla"] * 6], "death": [2], **QUIET}
    session = at(table(seats=("red", "blue"), luck=luck), stages.REINFORCEMENT)
    assert len(told(session.opening, UnitDrawn)) == 6
    assert told(session.opening, MarkerDrawn) == [MarkerDrawn(2)]
    assert session.state.alive and session.state.markers == 2


def test_3_1_2_after_a_death_further_markers_are_just_set_aside() -> None:
    luck: dict[str, list[Any]] = {"draw": ["marker", "marker", *["pink.pla"] * 6], "death": [5, 1], **QUIET}
    session = at(table(seats=("red", "blue"), luck=luck), stages.REINFORCEMENT)
    assert not session.state.alive and session.state.markers == 1
    assert session.state.chance.script["death"] == [1]  # type: ignore[attr-defined]


def test_3_1_2_fewer_than_six_units_in_the_pool() -> None:
    state = table(seats=("red", "blue"), luck=QUIET)
    state.units["gone"], state.units[POOL] = state.units[POOL], ()
    state.first = "red"
    session = at(state, stages.REINFORCEMENT)
    assert told(session.opening, UnitDrawn) == []
    # Nobody was drawn: the seat after the one who began last.
    assert told(session.opening, FirstActive) == [FirstActive("blue")]


def test_3_1_2_a_pool_with_fewer_than_six_units_is_emptied_and_its_markers_come_out_too() -> None:
    luck: dict[str, list[Any]] = {"draw": ["pink.pla", "pink.pla"], "death": [1, 2, 3], **QUIET}
    state = table(seats=("red", "blue"), luck=luck)
    rest = list(state.units[POOL])
    for unit in ("pink.pla", "pink.pla"):
        rest.remove(unit)
    state.units["gone"], state.units[POOL] = tuple(rest), ("pink.pla", "pink.pla")
    session = at(state, stages.REINFORCEMENT)
    assert len(told(session.opening, UnitDrawn)) == 2
    assert told(session.opening, MarkerDrawn) == [MarkerDrawn(2), MarkerDrawn(1), MarkerDrawn(0)]
    assert told(session.opening, FirstActive) == [FirstActive("blue")]


# 3.1.6 and 3.2


def test_3_2_play_goes_round_the_cycle_and_skips_neutral_factions() -> None:
    state = table(seats=("red", "orange", "blue"), luck=QUIET)
    session = at(state, stages.EVENT, *in_order("blue"))
    effects = list(session.opening)
    while session.state.turn == 1:
        effects += session.choose(least(session))
    assert [effect.faction for effect in told(effects, PlayerTurnBegan)] == ["blue", "red", "orange"]


def test_3_1_6_the_leader_brings_back_as_many_units_as_the_die_says() -> None:
    state = table(
        red={"attack": {"worker": 1}, "neutralized": {"cadre": 3, "pla": 2}, "leader": "neutralized"},
        luck={"leader": [4]},
    )
    session = at(state, stages.END, "red", "blue")
    assert asked(session) == "leader.recovers"
    answer(session, "red.cadre", "place:attack", "count:3", "red.pla", "place:attack")
    assert session.state.units[PILE["red"]] == ("red.pla",)
    assert asked(session) == "leader.after"
    answer(session, "zhongnanhai")
    assert session.state.leader["red"] == "zhongnanhai"


def test_3_1_6_up_to_that_number() -> None:
    state = table(
        red={"attack": {"worker": 1}, "neutralized": {"cadre": 3}, "leader": "neutralized"}, luck={"leader": [6]}
    )
    session = at(state, stages.END, "red", "blue")
    answer(session, "done")
    assert asked(session) == "leader.after" and len(session.state.units[PILE["red"]]) == 3


def test_8_3_3_no_end_phase_in_the_last_game_turn() -> None:
    state = table(
        red={"neutralized": {"cadre": 3}, "leader": "neutralized", "attack": {"worker": 1}},
        chairman={"alive": False, "holder": None},
    )
    session = at(state, stages.COMBAT, "red")
    assert session.over and len(session.state.units[PILE["red"]]) == 3


# 2.3 and 3.3


def test_3_3_1_a_neutral_faction_that_is_attacked_goes_to_a_seat_hostile_to_the_attacker() -> None:
    state = table(
        {"zhongnanhai": ("red", {"cadre": 1})},
        seats=("red", "orange", "blue"),
        luck={"awakened": ["blue"]},
        red={"attack": {"cadre": 3}},
        green={"unplaced": {"pla": 3, "worker": 1}, "attack": {}},
    )
    session = deploying(state, "red")
    answer(session, "done", "done", "wuhan", "count:3")
    effects = answer(session, "place:attack")
    assert told(effects, ControlPassed) == [ControlPassed("green", "", "blue")]
    assert session.prompt is not None
    assert (asked(session), session.prompt.faction, session.prompt.seat) == ("place.unit", "green", "blue")


def test_2_3_with_two_seats_it_is_always_the_rival() -> None:
    for seed in range(5):
        state = table(seats=("red", "blue"), red={"attack": {"cadre": 4}})
        state.chance.seed = seed
        session = deploying(state, "red")
        decline(session, until="target.tile")
        answer(session, "wuhan", "count:2", "done", "done", "place:attack")
        assert session.state.controller["green"] == "blue"


def awakened_green() -> RedGuardSession:
    """Red's group stands against Unit 8341 of Green, which nobody has placed yet and Blue is to place now."""
    state = table(
        seats=("red", "blue"), red={"attack": {"cadre": 4}}, green={"unplaced": {"pla": 5, "cadre": 3}, "attack": {}}
    )
    session = deploying(state, "red")
    decline(session, until="target.tile")
    answer(session, "unit_8341", "count:2", "done")
    decline(session, until="place.unit")
    return session


def test_2_3_and_3_3_1_its_controller_places_the_units_as_he_chooses_four_at_a_tile() -> None:
    session = awakened_green()
    answer(session, "green.pla")
    assert len(offered(session)) == 6 and not refused(session)
    answer(session, "wuhan", "count:4", "green.cadre")
    assert refused(session) == {"tile:wuhan": ("full", "5.0")}
    answer(session, "shenyang", "count:3", "green.pla", "shenyang")
    green = {tile: units for tile, units in session.state.units.items() if units and tile in ("wuhan", "shenyang")}
    assert green == {"wuhan": ("green.pla",) * 4, "shenyang": ("green.cadre",) * 3 + ("green.pla",)}
    assert session.state.owner["unit_8341"] == "red", "left to nobody, and taken"


def test_3_3_1_placed_for_him_they_hold_the_attacked_tile_first() -> None:
    session = awakened_green()
    answer(session, "preset:spread")
    tiles = [tile for tile, owner in session.state.owner.items() if owner == "green"]
    assert {tile: len(session.state.units[tile]) for tile in tiles} == {
        tile: 4 if tile == "unit_8341" else 1 if session.state.units[tile] else 0 for tile in tiles
    }
    assert sum(len(session.state.units[tile]) for tile in tiles) == 8


def test_3_3_1_placed_only_once() -> None:
    state = table(seats=("red", "blue"), red={"attack": {"cadre": 4}}, green={"attack": {"pla": 2}})
    session = deploying(state, "red")
    decline(session, until="target.tile")
    answer(session, "unit_8341", "count:2", "done", "done", "place:attack")
    assert session.state.controller["green"] == "blue"
    assert session.state.units[UNPLACED["green"]] == ()


def test_3_3_1_one_activation_for_two_attacked_tiles_and_also_for_an_undefended_one() -> None:
    state = table(seats=("red", "orange", "blue"), red={"attack": {"cadre": 4}}, green={"attack": {"pla": 1}})
    session = deploying(state, "red")
    decline(session, until="target.tile")
    effects = answer(
        session,
        "wuhan",
        "count:2",
        "done",
        "unit_8341",
        "count:2",
        "place:attack",
    )
    assert len(told(effects, ControlPassed)) == 1


def test_3_3_a_controlled_faction_acts_in_its_own_place_under_its_controller() -> None:
    state = table(seats=("red", "blue"), green={"controller": "red", "attack": {"pla": 3}})
    session = deploying(state, "green", "blue")
    assert session.prompt is not None and (session.prompt.faction, session.prompt.seat) == ("green", "red")


def test_3_1_4_a_faction_awakened_before_its_place_acts_in_the_same_turn() -> None:
    state = table(seats=("red", "blue"), red={"attack": {"cadre": 4}}, green={"attack": {"pla": 6}})
    session = deploying(state, "red", "pink", "orange", "yellow", "green", "blue")
    decline(session, until="target.tile")
    answer(session, "unit_8341", "count:2", "done")
    decline(session, until="move.unit")
    assert session.prompt is not None
    assert (session.prompt.faction, session.prompt.seat) == ("green", "blue")


def test_3_3_neither_the_own_client_nor_the_patron_may_be_attacked() -> None:
    state = table(
        seats=("red", "blue"), green={"controller": "red", "attack": {"pla": 3}}, red={"attack": {"cadre": 4}}
    )
    for faction in ("red", "green"):
        session = deploying(state.copy(), faction)
        decline(session, until="target.tile")
        owners = {session.state.owner[key.removeprefix("tile:")] for key in offered(session) if key != "done"}
        assert owners.isdisjoint({"red", "green"}) and "blue" in owners


def test_2_3_a_neutral_faction_is_not_active() -> None:
    state = table(seats=("red", "blue"), green={"controller": "red", "attack": {"pla": 1}})
    assert is_active(state, "red") and is_active(state, "green") and not is_active(state, "pink")


def test_8_3_2_arriving_units_may_join_those_beside_the_chairman() -> None:
    tiles = {"zhongnanhai": ("red", {"cadre": 1})}
    state = table(tiles, chairman={"holder": "red", "tile": "zhongnanhai"}, red={"neutralized": {"cadre": 1}})
    session = at(state, stages.RECOVERY)
    answer(session, "zhongnanhai")
    assert session.state.units["zhongnanhai"] == ("red.cadre", "red.cadre")


def test_3_1_6_a_client_has_no_end_phase() -> None:
    state = table(seats=("red", "blue"), green={"controller": "red", "attack": {"pla": 1}, "neutralized": {"pla": 2}})
    session = at(state, stages.END, "green", "blue")
    assert session.prompt is not None and session.prompt.faction == "blue"


def test_3_1_2_if_the_first_faction_becomes_neutral_the_next_active_one_begins() -> None:
    luck = {"event.tens": [2], "event.units": [3]}
    state = table(seats=("red", "blue"), luck=luck, green={"controller": "red", "attack": {"pla": 1}})
    session = at(state, stages.EVENT, *in_order("green"))
    assert session.prompt is not None and session.prompt.faction == "blue"


def test_3_3_1_if_a_client_attacks_its_controller_is_not_hostile_to_it() -> None:
    for seed in range(6):
        clients: dict[str, Any] = {"green": {"controller": "red", "attack": {"pla": 4}}, "pink": {"attack": {"pla": 1}}}
        state = table(seats=("red", "blue"), **clients)
        state.chance.seed = seed
        session = deploying(state, "green", "blue")
        decline(session, until="target.tile")
        answer(session, "beijing", "count:1", "done", "done")
        assert session.state.controller["pink"] == "blue"
