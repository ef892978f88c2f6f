"""8.0: chaos, Civil Support, the Chairman."""

from __future__ import annotations

from typing import Any

from engine.red_guard import stages
from engine.red_guard.components import FACTIONS
from engine.red_guard.effects import ChaosMoved, GameEnded, PlayerTurnBegan
from tests.red_guard.table import answer, at, fighting, least, table, told

QUIET: dict[str, list[Any]] = {"event.tens": [6], "event.units": [6]}


def test_8_1_at_one_hundred_the_game_ends_at_once_and_all_lose() -> None:
    tiles = {"flying_pigeon": ("orange", {"pla": 2})}
    state = table(tiles, chaos=95, luck={"combat": [6]}, blue={"attack": {"pla": 4, "worker": 1}})
    session = fighting(state, "blue", "flying_pigeon", {"pla": 4, "worker": 1})
    effects = answer(session, "blue.pla", "count:4", "against:orange.pla+orange.pla", "purge")
    assert session.over and session.state.chaos == 100
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("civil_war", ())
    # The tile was cleared, but there is no time left to take it.
    assert session.state.owner["flying_pigeon"] == "orange"
    assert told(effects, ChaosMoved) == [ChaosMoved(95, 100)]
    (end,) = told(effects, GameEnded)
    assert end.winners == () and set(end.ranking) == set(FACTIONS)


def test_8_1_ninety_nine_is_not_a_hundred() -> None:
    tiles = {"flying_pigeon": ("orange", {"worker": 1})}
    state = table(tiles, chaos=98, luck={"combat": [6]}, blue={"attack": {"worker": 1}})
    session = fighting(state, "blue", "flying_pigeon", {"worker": 1})
    answer(session, "blue.worker", "subversion")
    assert session.state.chaos == 99 and session.state.ending == ""


def test_8_3_3_he_dies_when_a_marker_is_drawn_and_the_dice_say_so() -> None:
    luck: dict[str, list[Any]] = {"draw": ["marker"], "death": [5], **QUIET}
    session = at(table(luck=luck, chairman={"holder": "red", "tile": "zhongnanhai"}), stages.REINFORCEMENT)
    assert (session.state.alive, session.state.holder, session.state.seated) == (False, "", "")


def test_8_3_3_the_game_turn_of_his_death_is_the_last_and_everybody_acts_in_it() -> None:
    state = table(luck=QUIET, chairman={"alive": False, "holder": None}, turn=5)
    session = at(state, stages.EVENT, *FACTIONS)
    effects = list(session.opening)
    while not session.over:
        effects += session.choose(least(session))
    assert [effect.faction for effect in told(effects, PlayerTurnBegan)] == list(FACTIONS)
    assert session.state.turn == 5 and session.outcome is not None and session.outcome.reason == "death"


def test_8_3_3_if_he_lives_the_marker_does_not_go_back() -> None:
    session = at(table(luck={"draw": ["marker"], "death": [4], **QUIET}), stages.REINFORCEMENT)
    assert session.state.alive and session.state.markers == 2


def test_the_option_of_1976_makes_the_eleventh_turn_the_last() -> None:
    for turn, over in ((10, False), (11, True)):
        state = table(turn=turn)
        state.use_1976 = True
        session = at(state, stages.END, "red")
        assert session.over is over
    assert session.outcome is not None and session.outcome.reason == "year_1976"
