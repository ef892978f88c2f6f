"""The table as a dict and back, what a seat may see, saves, and the public doors of the package."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine import red_guard
from engine.core.chance import Chance, ScriptedChance
from engine.core.errors import ImpossibleState, SaveError
from engine.core.players import at_random, playing
from engine.core.session import Session
from engine.red_guard import GAME, stages
from engine.red_guard.components import FACTIONS
from tests.red_guard.table import answer, at, decline, deploying, fighting, new_game, table


def test_a_summary_can_be_laid_out_again() -> None:
    state = table(
        {"dazhai": ("red", {"worker": 2})},
        seats=("red", "blue"),
        chaos=40,
        committees=True,
        chairman={"holder": "blue", "tile": "evergreen", "markers": 1},
        red={"attack": {"cadre": 2}, "neutralized": {"pla": 1}, "civil_support": {"pla": 2}, "gone": {"worker": 1}},
        green={"controller": "red", "unplaced": {"pla": 3}, "attack": {}},
        pink={"lost": True, "attack": {}},
    )
    board = red_guard.summary(state)
    assert board["tiles"]["dazhai"] == {"owner": "red", "units": {"worker": 2}}
    assert board["factions"]["green"]["controller"] == "red"
    assert red_guard.summary(red_guard.from_summary(board)) == board


PLACEMENT = {"stage": "placement", "to_act": ["red"]}
COMBAT = {"stage": "combat", "to_act": ["red"]}
TWO_SEATS = {"red": {"seat": True}, "blue": {"seat": True}}


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ({"chaos": 101}, "Chaos must be a whole number from 0 to 100, not 101."),
        ({"tiles": {"atlantis": {}}}, "There is no 'atlantis' in what is told of tiles; there are zhongnanhai,"),
        ({"tiles": {"dazhai": {"owner": "black"}}}, "'black' is no owner of dazhai; there are red, pink,"),
        ({"tiles": {"dazhai": {"units": {"worker": 5}}}}, "more than 4 units at dazhai"),
        ({"tiles": {"dazhai": {"units": {"tank": 1}}}}, "There is no 'tank' in what is told of dazhai; there are pla,"),
        ({"factions": {"black": {}}}, "There is no 'black' in what is told of factions"),
        ({"factions": {"red": {"attack": {"pla": 6}}}}, "There are only 5 red.pla."),
        ({"factions": {"red": {"civil_support": {"worker": 1}}}}, "a unit in Civil Support that is not of the PLA"),
        (
            {"factions": {"red": {"leader": "moon"}}},
            "'moon' is no place for the leader of red; there are attack, neutralized,",
        ),
        ({"factions": {"red": {"leader": "dazhai"}}}, "the leader of red at a tile of somebody else"),
        (COMBAT | {"factions": {"pink": {"leader": "dazhai"}}}, "the leader of pink at a tile of somebody else"),
        (COMBAT | {"stage": "end", "factions": {"red": {"leader": "dazhai"}}}, "leader of red at a tile of"),
        ({"factions": {"red": {"seat": True}}}, "fewer than two seats"),
        ({"factions": {"red": {"controller": "blue"}}}, "red under the control of blue"),
        ({"chairman": {"markers": 4}}, "markers in the Pool must be a whole number from 0 to 3, not 4"),
        ({"chairman": {"tile": "moon"}}, "'moon' is no tile for the Chairman"),
        ({"turn": "four"}, "The turn must be a whole number"),
        ({"factions": []}, "What is told of factions must be a dict, not []."),
        ({"tiles": {"dazhai": {"units": 3}}}, "What is told of dazhai must be a dict, not 3."),
        ({"stage": "tea"}, "'tea' is no stage; there are deal,"),
        ({"stage": "deployment"}, "a player turn in which nobody has to act"),
        ({"to_act": ["red", "red"]}, "'to_act' must be a list without repetitions"),
        ({"factions": {"pink": {"lost": True, "attack": {"worker": 1}}}}, "units of pink, which is out of the game"),
        ({"tiles": {"dazhai": {"against": {"red": {"pla": 1}}}}}, "a group against dazhai outside a combat"),
        (COMBAT | {"tiles": {"dazhai": {"against": {"pink": {"pla": 1}}}}}, "against dazhai that is not of red"),
        (
            COMBAT | {"chairman": {"tile": "dazhai"}, "tiles": {"dazhai": {"against": {"red": {"pla": 1}}}}},
            "a group against dazhai, where the Chairman sits",
        ),
        ({"factions": TWO_SEATS | {"blue": {"seat": True, "lost": True}}}, "fewer than two seats left"),
        (
            {"stage": "combat", "to_act": ["pink"], "factions": TWO_SEATS}
            | {"tiles": {"dazhai": {"against": {"pink": {"pla": 1}}}}},
            "a combat of pink, which nobody commands",
        ),
        ({"stage": "seizure", "to_act": ["pink"], "factions": TWO_SEATS}, "Seizure of Power by pink, which is no seat"),
        ({"committees": 1}, "committees must be true or false, not 1."),
        ({"colour": "red"}, "There is no 'colour' in what is told of the table"),
        ({"chairman": {"alive": False, "holder": "red"}}, "a Chairman on the table who is dead"),
        (PLACEMENT | {"chairman": {"alive": False}}, "a Chairman who died before the first turn"),
        (PLACEMENT | {"factions": {"blue": {"lost": True}}}, "a faction that was lost before the first turn"),
    ],
)
def test_an_impossible_board_is_refused_with_one_sentence(board: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ImpossibleState) as problem:
        red_guard.from_summary(board)
    assert sentence in str(problem.value) and str(problem.value).endswith(".")


@pytest.mark.parametrize("stage", ["civil_support", "recovery"])
def test_a_table_of_which_no_turn_is_told_stands_in_the_first(stage: str) -> None:
    board = {"stage": stage, "factions": {faction: {"attack": {"worker": 1}} for faction in FACTIONS}}
    assert red_guard.play_from(red_guard.from_summary(board)).state.turn == 1


def test_4_0_an_event_phase_of_which_nothing_else_is_told_comes_before_everybodys_turn() -> None:
    luck = ScriptedChance({"event.tens": [1], "event.units": [4]}, seed=1)
    board = {"stage": "event", "factions": {faction: {"attack": {"worker": 1}} for faction in FACTIONS}}
    session = red_guard.play_from(red_guard.from_summary(board, chance=luck))
    # 14: the faction that begins takes Red Guards from the Pool.
    assert session.prompt is not None and session.prompt.faction == "red"
    assert session.state.waiting == FACTIONS


@pytest.mark.parametrize("seed", range(6))
def test_a_summary_is_faithful_at_every_decision_of_a_game(seed: int) -> None:
    session = Session(GAME, GAME.any_game(Chance(seed)))
    for _ in playing(session, at_random(Chance(seed))):
        state = session.state
        again = red_guard.from_summary(json.loads(json.dumps(red_guard.summary(state))), chance=state.chance)
        assert again.pack() == state.pack()


def test_a_deployment_that_was_under_way_begins_again_with_everybody_at_home() -> None:
    state = table(chairman={"holder": "red", "tile": None}, red={"attack": {"worker": 3}})
    session = deploying(state, "red")
    decline(session, until="target.tile")
    answer(session, "dazhai", "count:2", "done", "done")
    board = red_guard.summary(session.state)
    assert board["tiles"]["dazhai"]["against"] == {"red": {"worker": 2}}
    again = red_guard.play_from(red_guard.from_summary(board))
    assert again.state.units["attack.red"] == ("red.worker",) * 3
    decline(again, until="chairman.tile")
    answer(again, "dazhai")
    assert again.game.broken_rule(again.state) == ""


def test_6_3_a_capture_that_was_under_way_does_not_end_in_a_fight_against_the_own_units() -> None:
    state = table({"dazhai": ("blue", {})}, red={"attack": {"worker": 2}})
    session = fighting(state, "red", "dazhai", {"worker": 2})
    answer(session, "red.worker", "count:1")
    again = red_guard.play_from(red_guard.from_summary(red_guard.summary(session.state)))
    assert again.prompt is None or again.prompt.ask != "combat.with"
    assert again.state.units["dazhai"] == again.state.units["attack.red"] == ("red.worker",)


def test_3_1_5_a_leader_whose_group_is_gone_is_home_when_the_combat_is_over() -> None:
    state = table(red={"attack": {"worker": 3}, "leader": "attack"})
    state.leader["red"] = "dazhai"
    session = at(state, stages.COMBAT, "red", "blue")
    assert session.state.leader["red"] == "attack"


@pytest.mark.parametrize("seed", range(200))
def test_whatever_is_written_into_a_summary_is_read_or_refused_with_a_sentence(seed: int) -> None:
    luck = random.Random(seed)
    board = red_guard.summary(table({"dazhai": ("red", {"worker": 2})}, seats=("red", "blue")))
    inside: Any = board
    while True:
        key = luck.choice(list(inside))
        if not (isinstance(inside[key], dict) and inside[key] and luck.random() < 0.8):
            inside[key] = luck.choice(
                [None, -1, 7, 2.5, "", "moon", [], ["red"], [[]], {}, {"red": {}}, True, ("blue",)]
            )
            break
        inside = inside[key]
    try:
        state = red_guard.from_summary(board)
    except ImpossibleState as problem:
        assert str(problem).endswith(".")
    else:
        assert GAME.unpack(state.pack()).pack() == state.pack()


def test_a_seat_sees_neither_luck_nor_the_chits_of_others() -> None:
    session = new_game({"red", "blue"}, seed=7, chits=True)
    seen = session.view("red")
    assert seen.chance.seed == 0 and seen.chits["blue"] == 0 and seen.chits["red"] == session.state.chits["red"]
    assert session.state.chance.seed == 7


def test_a_save_is_the_same_game() -> None:
    session = new_game({"red", "blue"}, seed=7, chits=True)
    luck = random.Random(7)
    for _ in range(40):
        assert session.prompt is not None
        session.choose(luck.choice(session.prompt.options))
    loaded = red_guard.load(session.save())
    assert loaded.save() == session.save()
    assert loaded.prompt is not None and session.prompt is not None
    assert loaded.prompt.options == session.prompt.options


def test_undo_takes_back_one_decision() -> None:
    session = new_game({"red", "blue"}, seed=7)
    before = session.save()
    answer(session, "red.pla")
    session.undo()
    assert session.save() == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data | {"chaos": 101},
        lambda data: data | {"stage": "tea"},
        lambda data: data | {"seats": ["red"]},
        lambda data: data | {"waiting": []},
        lambda data: data | {"units": [[], *data["units"][1:]]},
        lambda data: {key: value for key, value in data.items() if key != "owner"},
    ],
)
def test_a_state_that_cannot_be_is_no_save(spoil: Any) -> None:
    state = table({"zhongnanhai": ("red", {"cadre": 1})})
    data = at(state, stages.DEPLOYMENT, "red").state.pack()
    assert GAME.unpack(data)
    with pytest.raises(SaveError):
        GAME.unpack(spoil(data))


@pytest.mark.parametrize(
    "laid", [{"alive": False}, {"controller": ["", "red", "", "", "", ""]}, {"chaos": 99}, {"holder": "red"}], ids=str
)
def test_2_2_before_the_deal_nothing_is_on_the_table(laid: dict[str, Any]) -> None:
    data = GAME.set_up(GAME.scenarios[0], ["red"], 1).pack()
    assert GAME.unpack(data).stage == stages.DEAL
    with pytest.raises(SaveError):
        GAME.unpack(data | laid)


def test_a_copy_is_independent() -> None:
    state = table()
    twin = state.copy()
    twin.units["pool"] = ()
    twin.owner["dazhai"] = "red"
    assert state.units["pool"] and state.owner["dazhai"] == "blue"


def test_4_0_an_event_phase_before_a_turn_that_nobody_begins_is_not_played_from() -> None:
    state = table()
    state.stage, state.waiting = stages.EVENT, FACTIONS
    with pytest.raises(ImpossibleState, match="before a turn that nobody begins"):
        red_guard.play_from(state)


def test_a_state_that_cannot_go_on_is_not_played_from() -> None:
    state = table()
    state.stage = stages.DEPLOYMENT
    with pytest.raises(ImpossibleState):
        red_guard.play_from(state)
