"""2.0-2.2: equipment and set-up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import red_guard
from engine.core.effects import Effect, Secret, told_to, told_to_all
from engine.core.errors import UnknownOption
from engine.red_guard import RedGuardSession
from engine.red_guard.components import (
    ATTACK,
    FACTIONS,
    FACTORS,
    MIX,
    POOL,
    TILE_TYPE,
    TILES,
    TYPES,
    UNITS_OF,
    UNPLACED,
)
from engine.red_guard.effects import ChairmanPassed, ChitDrawn, GameTurnBegan, Mustered, Rolled, UnitsMoved
from tests.red_guard.table import answer, asked, least, new_game, offered, refused, told

SAVES = Path(__file__).parents[1] / "saves" / "v1_0_0"


def test_2_0_thirty_six_tiles_of_five_kinds() -> None:
    counts = Counter(TILE_TYPE.values())
    assert counts == {"cadre": 8, "worker": 8, "red_guard": 7, "pla": 7, "": 6}
    assert TILE_TYPE["flying_pigeon"] == "worker"


@pytest.mark.parametrize("faction", FACTIONS)
def test_2_1_thirty_units_a_faction(faction: str) -> None:
    assert sum(MIX[faction].values()) == 30
    assert set(MIX[faction]) == set(TYPES)


def test_2_1_the_mixes_differ_and_each_type_has_its_champion() -> None:
    assert len({tuple(mix.values()) for mix in MIX.values()}) == 6
    most = {kind: max(FACTIONS, key=lambda faction: MIX[faction][kind]) for kind in TYPES}
    assert most == {"pla": "green", "red_guard": "orange", "cadre": "pink", "worker": "yellow"}


def test_2_1_the_factors_of_the_unit_types() -> None:
    table = {kind: tuple(FACTORS[kind].values()) for kind in TYPES}
    assert table == {"pla": (2, 5), "red_guard": (3, 3), "cadre": (5, 2), "worker": (2, 3)}


def test_2_2_six_tiles_for_each_faction() -> None:
    state = new_game({"red", "blue"}).state
    assert Counter(state.owner.values()) == dict.fromkeys(FACTIONS, 6)


def test_2_2_six_plus_two_dice_units_one_roll_for_all() -> None:
    session = new_game({"red", "blue"}, seed=5)
    (roll,) = told(session.opening, Rolled)
    assert set(session.state.allowance.values()) == {6 + roll.total}


def test_2_2_each_may_roll_for_itself() -> None:
    session = new_game({"red", "blue"}, seed=5, each_rolls=True)
    rolls = told(session.opening, Rolled)
    assert [6 + roll.total for roll in rolls] == list(session.state.allowance.values())


def test_2_2_non_players_draw_at_random_and_defend_no_tile_yet() -> None:
    state = new_game({"red", "blue"}).state
    for faction in ("pink", "orange", "yellow", "green"):
        assert len(state.units[UNPLACED[faction]]) == state.allowance[faction]
        assert state.leader[faction] == ""
    assert state.leader["red"] == "attack"
    assert all(not state.units[tile] for tile in TILES)


def set_up(session: RedGuardSession) -> list[Effect]:
    """Two persons choose and place their units; returns what is told from the last placement on."""
    answer(session, *["preset:suited"] * 2, "preset:spread", "place:attack", "preset:spread")
    return answer(session, "place:attack")


def test_2_2_the_fourth_marker_goes_to_a_seat_after_the_last_placement() -> None:
    for seed in range(10):
        session = new_game({"red", "blue"}, seed=seed)
        while session.state.turn == 0:
            assert (session.state.markers, session.state.holder, session.state.chaos) == (3, "", 0)
            effects = session.choose(least(session))
        passed = told(effects, ChairmanPassed)[0]
        assert passed.before == "" and passed.after in ("red", "blue")


def test_2_2_10_2_chits_are_drawn_when_everybody_has_placed_and_then_the_marker() -> None:
    session = new_game({"red", "blue"}, chits=True)
    assert not told(told_to_all(session.opening), ChitDrawn) and set(session.state.chits.values()) == {0}
    order = [type(effect) for effect in told_to_all(set_up(session))]
    assert order.index(ChitDrawn) < order.index(ChairmanPassed) < order.index(GameTurnBegan)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_2_2_a_game_of_1_0_0_in_its_set_up_keeps_the_marker_and_the_chits_that_it_has(number: int) -> None:
    session = red_guard.load((SAVES / f"red_guard_set_up_{number}.save").read_bytes())
    assert session.state.turn == 0 and session.state.holder
    chits, holder = dict(session.state.chits), session.state.holder
    effects: list[Effect] = []
    while session.state.turn == 0:
        effects = session.choose(least(session))
    before = effects[: [type(effect) for effect in effects].index(GameTurnBegan)]
    assert session.state.chits == chits and not told(before, ChairmanPassed)
    assert holder in session.state.seats


def test_2_2_a_seat_chooses_its_units_by_type_and_number() -> None:
    session = new_game({"red", "blue"})
    number = session.state.allowance["red"]
    assert asked(session) == "muster.unit" and offered(session)[-1] == "preset:suited"
    answer(session, "red.pla", "count:5", "red.cadre", "count:2")
    assert Counter(session.state.units[ATTACK["red"]]) == {"red.pla": 5, "red.cadre": 2}
    assert session.prompt is not None and session.prompt.context["left"] == number - 7
    assert "unit:red.pla" not in offered(session)


def test_2_2_up_to_the_number_so_one_may_stop_early() -> None:
    session = new_game({"red", "blue"})
    answer(session, "red.pla", "count:1", "done")
    assert session.prompt is not None and session.prompt.faction == "blue"


def test_2_2_what_suits_the_tiles_in_one_answer() -> None:
    session = new_game({"red", "blue"})
    answer(session, "preset:suited")
    assert len(session.state.units[ATTACK["red"]]) == session.state.allowance["red"]


def test_2_2_what_suits_the_tiles_beside_those_chosen_by_hand() -> None:
    session = new_game({"red", "blue"})
    answer(session, "red.worker", "count:4", "preset:suited")
    mustered = session.state.units[ATTACK["red"]]
    assert len(mustered) == session.state.allowance["red"] and mustered.count("red.worker") >= 4


def test_2_2_units_can_be_spread_after_some_were_placed_by_hand() -> None:
    session = new_game({"red", "blue"})
    answer(session, "preset:suited", "preset:suited")
    own = [tile for tile in TILES if session.state.owner[tile] == "red"]
    unit = session.state.units[ATTACK["red"]][0]
    answer(session, f"stack:{unit}@{ATTACK['red']}", own[0], *(["count:1"] if asked(session) == "move.count" else []))
    answer(session, "preset:spread")
    assert asked(session) == "placement.leader" and all(session.state.units[tile] for tile in own)


def test_2_2_choices_are_hidden_until_all_have_chosen() -> None:
    session = new_game({"red", "blue"})
    effects = answer(session, "red.pla", "count:3", "done")
    assert all(isinstance(effect, Secret) for effect in effects)
    assert told_to(effects, ["blue"]) == [] and told_to(effects, ["red"])
    assert session.view("red").units[ATTACK["red"]] == ("red.pla",) * 3
    assert session.view("blue").units[ATTACK["red"]] == ()
    assert session.view("blue").units[POOL].count("red.pla") == 5
    effects = answer(session, "preset:suited")
    assert {effect.faction for effect in told(effects, Mustered)} == {"red", "blue"}
    assert session.view("blue").units[ATTACK["red"]] == ("red.pla",) * 3


def test_2_2_every_tile_gets_one_to_four_units_and_the_rest_is_attack() -> None:
    session = new_game({"red", "blue"})
    answer(session, "preset:suited", "preset:suited")
    assert asked(session) == "move.unit" and "done" not in offered(session)
    answer(session, "preset:spread")
    assert asked(session) == "placement.leader"
    own = [tile for tile in TILES if session.state.owner[tile] == "red"]
    assert all(1 <= len(session.state.units[tile]) <= 4 for tile in own)


def test_2_2_no_unit_starts_in_civil_support() -> None:
    session = new_game({"red", "blue"})
    answer(session, "preset:suited", "preset:suited")
    pla = next(key for key in offered(session) if key.startswith("stack:red.pla"))
    answer(session, pla)
    assert refused(session)["place:civil_support"] == ("set_up", "2.2")


def test_2_2_the_leader_starts_at_a_tile_or_with_the_attack_never_with_the_neutralized() -> None:
    session = new_game({"red", "blue"})
    answer(session, "preset:suited", "preset:suited", "preset:spread")
    keys = offered(session)
    assert keys[0] == "place:attack" and "place:neutralized" not in keys and len(keys) == 7
    answer(session, keys[1])
    assert session.state.leader["red"] == keys[1].removeprefix("tile:")


def test_2_2_after_set_up_the_first_game_turn_begins() -> None:
    session = new_game({"red", "blue"})
    answer(session, *["preset:suited"] * 2, *["preset:spread", "place:attack"] * 2)
    assert session.state.turn == 1


def test_2_2_chits_are_drawn_at_random_and_in_secret() -> None:
    session = new_game({"red", "blue", "pink"}, chits=True)
    while session.state.turn == 0:
        effects = session.choose(least(session))
    state = session.state
    drawn = [state.chits[seat] for seat in ("red", "pink", "blue")]
    assert len(set(drawn)) == 3 and 0 not in drawn
    assert state.chits["green"] == 0
    assert session.view("red").chits == dict.fromkeys(FACTIONS, 0) | {"red": state.chits["red"]}
    assert told(told_to(effects, ["red"]), ChitDrawn) == [ChitDrawn("red", state.chits["red"])]


def test_2_2_without_the_option_nobody_has_a_chit() -> None:
    session = new_game({"red", "blue"})
    set_up(session)
    assert set(session.state.chits.values()) == {0}


def test_an_option_gives_each_seat_a_client() -> None:
    state = new_game({"red", "blue"}, clients=True).state
    assert sorted(filter(None, state.controller.values())) == ["blue", "red"]


def test_an_option_keeps_the_markers_out_of_the_pool_for_three_turns() -> None:
    session = new_game({"red", "blue"}, prologue=True, seed=3)
    markers: dict[int, int] = {}
    while session.state.turn < 5 and not session.over:
        markers.setdefault(session.state.turn, session.state.markers)
        session.choose(least(session))
    assert [markers[turn] for turn in range(4)] == [0, 0, 0, 0] and markers[4] > 0


@pytest.mark.parametrize(
    ("humans", "settings", "sentence"),
    [
        ({"red"}, dict.fromkeys(FACTIONS, "non_player"), "At least 2 of the six colours"),
        ({"black"}, {}, "There is no faction 'black'"),
        ({"red"}, {"blue": "genius.strong"}, "cannot be 'genius.strong'"),
        ({"red"}, {"violence": True}, "There is no setting 'violence'"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_with_a_sentence(
    humans: set[str], settings: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(UnknownOption, match=sentence):
        red_guard.new_session(humans=humans, **settings)


def test_all_units_of_a_faction_are_somewhere() -> None:
    state = new_game({"red", "blue"}).state
    everywhere = Counter(unit for units in state.units.values() for unit in units)
    for faction in FACTIONS:
        assert sum(everywhere[unit] for unit in UNITS_OF[faction]) == 30
    assert told(new_game({"red", "blue"}).opening, UnitsMoved)
