"""10.0: the Military Seizure of Power and the End-Game chits."""

from __future__ import annotations

from typing import Any

import pytest

from engine.red_guard import RedGuardSession, odds, stages
from engine.red_guard.chits import missing
from engine.red_guard.components import AGAINST, CIVIL_SUPPORT, FACTIONS, TILES
from engine.red_guard.effects import ChitPlayed, SeizureTested
from engine.red_guard.seizure import may_seize, share_of_units
from tests.red_guard.table import Tiles, answer, asked, at, decline, deploying, offered, refused, table, told

# 10.1


def seizing(**more: Any) -> RedGuardSession:
    """Red has declared a Seizure of Power and finished its ordinary phases."""
    options: dict[str, Any] = {"red": {"attack": {"pla": 3, "worker": 4}}, **more}
    state = table(options.pop("tiles", None), **options)
    state.use_seizure = state.seizing = True
    return at(state, stages.SECOND_DEPLOYMENT, "red", "blue")


def test_10_1_only_with_the_option_three_seats_and_in_the_own_turn() -> None:
    state = table(seats=("red", "orange", "blue"), green={"controller": "red", "attack": {"pla": 1}})
    assert not may_seize(state, "red")
    state.use_seizure = True
    assert may_seize(state, "red") and not may_seize(state, "green")
    state.lost = frozenset({"blue"})
    assert not may_seize(state, "red")


def test_10_1_declared_at_the_beginning_of_the_turn() -> None:
    state = table()
    state.use_seizure = True
    session = deploying(state.copy(), "red")
    assert asked(session) == "seizure.declare"
    answer(session, "answer:yes")
    assert session.state.seizing and asked(session) == "move.unit"
    session = deploying(state, "red")
    decline(session, until="move.unit")
    assert not session.state.seizing


def test_10_1_the_second_deployment_comes_after_the_end_phase() -> None:
    state = table()
    state.seizing = True
    session = at(state, stages.END, "red", "blue")
    assert session.state.stage in (stages.SECOND_DEPLOYMENT, stages.OVER)


def test_10_1_only_pla_move_and_those_of_clients_too() -> None:
    session = seizing(
        seats=("red", "orange", "blue"),
        green={"controller": "red", "attack": {"pla": 2, "worker": 1}, "civil_support": {"pla": 1}},
    )
    assert set(offered(session)) == {
        "stack:red.pla@attack.red",
        "stack:green.pla@attack.green",
        "stack:green.pla@civil_support",
        "done",
    }
    assert refused(session)["stack:red.worker@attack.red"] == ("army_only", "10.1")
    answer(session, "stack:green.pla@civil_support", "place:attack")
    assert session.state.units[CIVIL_SUPPORT] == ()


def test_10_1_colours_combine_in_one_attack_and_purge_with_double_factors() -> None:
    session = seizing(
        seats=("red", "orange", "blue"),
        tiles={"dazhai": ("blue", {"pla": 2})},
        green={"controller": "red", "attack": {"pla": 2}},
        luck={"combat": [6]},
    )
    answer(session, "done", "dazhai", "red.pla", "count:3", "green.pla", "count:2")
    assert session.state.units[AGAINST["dazhai"]] == ("green.pla",) * 2 + ("red.pla",) * 3
    assert asked(session) == "combat.with"
    group = session.state.units[AGAINST["dazhai"]]
    chances = odds(session.state, "dazhai", group, ("blue.pla", "blue.pla"), "purge")
    # The defenders' factors are as printed.
    assert (chances.attack, chances.defence) == (50, 10)
    assert odds(session.state, "dazhai", group, ("blue.pla",), "subversion").attack == 10
    answer(session, "red.pla", "count:3", "green.pla", "count:2", "against:blue.pla+blue.pla", "purge")
    # Chaos rises by the printed factors, and the tile goes to the seat's own faction.
    assert session.state.chaos == 10 and session.state.owner["dazhai"] == "red"


def test_10_1_a_tile_taken_by_clients_alone_is_theirs() -> None:
    session = seizing(seats=("red", "orange", "blue"), green={"controller": "red", "attack": {"pla": 2}})
    answer(session, "done", "dazhai", "green.pla", "count:2", "done", "done")
    assert session.state.owner["dazhai"] == "green"


def test_10_1_half_of_all_units_on_the_table_wins() -> None:
    session = seizing(red={"attack": {"pla": 1, "worker": 4}})
    effects = answer(session, "done", "done")
    assert told(effects, SeizureTested) == [SeizureTested("red", 5, 10)]
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("seizure", ("red",))


def test_10_1_less_than_half_and_all_lose() -> None:
    session = seizing(red={"attack": {"pla": 1, "worker": 3}})
    answer(session, "done", "done")
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("failed_seizure", ())


def test_10_1_clients_and_unplaced_units_count_neutralized_ones_do_not() -> None:
    state = table(
        seats=("red", "orange", "blue"),
        red={"attack": {"pla": 1}, "neutralized": {"pla": 3}},
        green={"controller": "red", "attack": {"pla": 2}, "civil_support": {"pla": 1}},
        pink={"attack": {}, "unplaced": {"worker": 5}},
    )
    assert share_of_units(state, "red") == (4, 4 + 5 + 1 + 1 + 1)


def test_10_1_chaos_on_the_way_is_still_a_civil_war() -> None:
    session = seizing(tiles={"dazhai": ("blue", {"worker": 1})}, luck={"combat": [6]}, chaos=98)
    answer(session, "done", "dazhai", "count:3", "red.pla", "count:3", "purge")
    assert session.outcome is not None and session.outcome.reason == "civil_war"


def test_10_1_a_seat_that_is_forced_out_on_the_way_is_asked_nothing_more_and_has_failed() -> None:
    # Red's last unit is smashed in a counterattack while its client's soldiers still stand against two tiles.
    session = seizing(
        seats=("red", "orange", "blue"),
        tiles={"dazhai": ("blue", {"cadre": 1}), "evergreen": ("blue", {"cadre": 1})},
        red={"attack": {"pla": 1}},
        green={"controller": "red", "attack": {"pla": 3}},
        luck={"combat": [4], "counterattack": [6]},
    )
    answer(session, "done", "dazhai", "red.pla", "green.pla", "count:2", "done", "evergreen", "dazhai")
    answer(session, "red.pla", "go", "kind:subversion", "counter:blue.cadre/red.pla/subversion")
    asked_of = set()
    while session.prompt is not None:
        asked_of.add((session.prompt.seat, session.prompt.ask))
        answer(session, "answer:no")
    assert session.state.lost == {"red"} and asked_of == {("orange", "end.agree")}
    assert session.state.units["attack.green"] == ("green.pla",) * 3
    assert session.outcome is not None and session.outcome.reason == "failed_seizure"


def test_10_1_in_the_last_turn_there_is_no_end_phase_before_it() -> None:
    state = table(chairman={"alive": False, "holder": None}, red={"attack": {"pla": 2}})
    state.seizing = True
    session = at(state, stages.COMBAT, "red", "blue")
    assert session.state.stage == stages.SECOND_DEPLOYMENT and asked(session) == "move.unit"


# 10.2


def owning(*tiles: str) -> Any:
    """A table on which Red owns just these tiles."""
    others: Tiles = {tile: ("blue", {}) for tile in TILES[:6] if tile not in tiles}
    own: Tiles = {tile: ("red", {}) for tile in tiles}
    return table({**own, **others})


CHIT_1 = ("beijing", "shanghai", "daqing", "anshan", "fudan", "tsinghua", "wuhan", "shenyang", "dazhai", "xushui")


def test_10_2_1_two_of_each_type_and_two_communes() -> None:
    assert missing(owning(*CHIT_1), "red", 1) == 0
    assert missing(owning(*CHIT_1[:-1]), "red", 1) == 1


def test_10_2_1_twelve_tiles_of_any_kind() -> None:
    assert missing(owning(*TILES[:12]), "red", 2) == 0
    assert missing(owning(*TILES[:9]), "red", 2) == 3


def test_10_2_1_the_tiles_of_a_client_are_not_controlled() -> None:
    tiles: Tiles = {tile: ("red" if number < 11 else "orange", {}) for number, tile in enumerate(TILES)}
    state = table(tiles, seats=("red", "blue"), orange={"controller": "red", "attack": {"worker": 1}})
    assert missing(state, "red", 2) == 1


def test_10_2_1_control_of_the_party_and_of_the_fields() -> None:
    assert missing(owning(*TILES[:5], "wuhan", "shenyang"), "red", 3) == 0
    assert missing(owning(*TILES[:5], "wuhan"), "red", 3) == 1
    assert missing(owning(*TILES[8:13], "dazhai", "xushui", "evergreen"), "red", 4) == 0


@pytest.mark.parametrize(("chit", "kind"), [(5, "red_guard"), (6, "cadre")])
def test_10_2_1_eliminated_means_nobody_of_the_type_in_play_but_ones_own(chit: int, kind: str) -> None:
    assert missing(table(), "red", chit) == 0
    assert missing(table(red={"attack": {kind: 2}}), "red", chit) == 0
    assert missing(table(blue={"attack": {"worker": 1}, "neutralized": {kind: 2}}), "red", chit) == 0
    assert missing(table(blue={"attack": {kind: 2}}), "red", chit) == 2
    assert missing(table(seats=("red", "blue"), pink={"unplaced": {kind: 1}, "attack": {}}), "red", chit) == 1


def test_10_2_a_chit_may_be_played_in_the_end_phase_and_ends_the_game() -> None:
    state = table({"dazhai": ("blue", {"pla": 2})})
    state.chits["red"] = 5
    session = at(state, stages.END, "red", "blue")
    assert asked(session) == "chit.play"
    effects = answer(session, "answer:yes")
    assert told(effects, ChitPlayed) == [ChitPlayed("red", 5)]
    # It need not be the winner who plays it.
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("chit", ("blue",))


def test_10_2_not_necessarily_at_the_first_occasion() -> None:
    state = table()
    state.chits["red"] = 5
    session = at(state, stages.END, "red", "blue")
    answer(session, "answer:no")
    assert not session.over and session.state.chits["red"] == 5


def test_10_2_among_several_persons_whoever_has_a_chit_is_asked_in_every_end_phase() -> None:
    """That somebody is asked tells the others nothing."""
    state = table()
    state.chits["red"] = 2
    session = at(state, stages.END, "red", "blue")
    assert asked(session) == "chit.play" and offered(session) == ["answer:no"]
    assert refused(session) == {"answer:yes": ("condition", "10.2")}
    answer(session, "answer:no")
    assert session.prompt is not None and session.prompt.faction == "blue"


def test_10_2_a_lone_person_is_asked_only_while_the_condition_holds() -> None:
    for chit, question in ((2, "move.unit"), (5, "chit.play")):
        state = table()
        state.humans = frozenset({"red"})
        state.opponents = dict.fromkeys(FACTIONS[1:], "rebel.weak")
        state.chits |= {"red": chit, "pink": 2}
        session = at(state, stages.END, "red", "red")
        assert asked(session) == question


def test_10_2_not_in_the_last_turn() -> None:
    state = table(chairman={"alive": False, "holder": None})
    state.chits["red"] = 5
    assert asked(at(state, stages.COMBAT, "red", "blue")) != "chit.play"
