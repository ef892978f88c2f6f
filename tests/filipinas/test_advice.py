"""What a Strategist hears from the non-player it can do as a player, question by question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt, Steps
from engine.filipinas import GAME, stages
from engine.filipinas.asking import CARD
from engine.filipinas.board import SIDES, SPAIN, Side
from engine.filipinas.effects import ActionBegan, Fought, Moved, Placed, Searched, Stacked
from engine.filipinas.opponents import play_non_player_round
from engine.filipinas.opponents.answers import answer
from engine.filipinas.rounds import play_round
from engine.filipinas.state import State
from engine.filipinas.strategist.advice import PlayAdvice

GAMES = 6
MOSTLY = 0.9
"""Lots that a non-player draws fall otherwise for a player, so dice before the action may change it."""

Deed = tuple[object, ...]


def boards(side: Side) -> list[State]:
    """Before each play of the side, in games of non-players."""
    found = []
    for seed in range(GAMES):
        state = GAME.set_up("campaign", (), seed)
        while (steps := GAME.next_step(state)) is not None:
            if state.stage == stages.ACTION and state.to_play == side:
                found.append(state.copy())
            carry_out(steps, nobody)
            state.effects.clear()
    return found


def nobody(prompt: Prompt) -> Option:
    raise AssertionError("a non-player asks nobody")


def carry_out(steps: Steps[None], choose: Callable[[Prompt], Option]) -> None:
    try:
        prompt = next(steps)
        while True:
            prompt = steps.send(choose(prompt))
    except StopIteration:
        pass


def by_the_tables(board: State, side: Side) -> Deed:
    state = board.copy()
    carry_out(play_non_player_round(state), lambda prompt: answer(state, prompt))
    return deed(state.effects, side)


def by_advice(board: State, side: Side) -> Deed:
    state, advice = board.copy(), PlayAdvice(board, side)

    def choose(prompt: Prompt) -> Option:
        return advice.on(state, prompt) if prompt.seat == side else answer(state, prompt)

    carry_out(play_round(state), choose)
    return deed(state.effects, side)


def deed(effects: list[Effect], side: Side) -> Deed:
    """The action, and what came of it first: who went where, or against whom."""
    for number, effect in enumerate(effects):
        if isinstance(effect, ActionBegan) and effect.side == side:
            return (effect.action, *next(filter(None, map(_who, effects[number:])), ()))
    return ()


def _who(effect: Effect) -> Deed:
    match effect:
        case Moved(counters=who, place=where) | Stacked(stack=who, place=where) | Placed(stack=who, place=where):
            return who, where
        case Fought(attackers=who, target=whom) | Searched(searcher=who, target=whom):
            return who, whom
    return ()


@pytest.mark.parametrize("side", SIDES)
def test_a_player_can_do_what_the_non_player_would(side: Side) -> None:
    alike = [by_the_tables(board, side) == by_advice(board, side) for board in boards(side)]
    assert len(alike) > 100
    assert sum(alike) > MOSTLY * len(alike)


def test_advice_takes_nothing_from_the_luck_of_a_plan() -> None:
    board = boards(SPAIN)[0]
    packed = board.pack()
    PlayAdvice(board, SPAIN)
    assert board.pack() == packed and not board.effects


def test_what_is_given_up_is_no_card_that_would_be_played() -> None:
    board = boards(SPAIN)[0]
    board.hand[SPAIN] = ("S01", "S07")
    prompt = Prompt(SPAIN, "discard", tuple(CARD[card] for card in board.hand[SPAIN]))
    assert PlayAdvice(board, SPAIN).on(board, prompt) is CARD["S07"]
