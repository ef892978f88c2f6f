"""The facts of the thirty-six cards, and what every Event owes to those who answer it."""

from __future__ import annotations

import pytest

from engine import people_power
from engine.core.chance import Chance
from engine.core.prompts import Prompt, Steps
from engine.people_power import State
from engine.people_power.board import FACTIONS, Faction
from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.events import EVENTS, SIDES, play_event
from engine.people_power.packing import broken_rule

ASKS = {
    *(
        "event.shift",
        "event.set",
        "event.place",
        "event.base",
        "event.remove",
        "event.remove_both",
        "event.activate",
        "event.terror",
    ),
    *("event.protest", "event.strike", "event.take_marker", "event.move_from", "event.move_to", "event.faction"),
    *("event.way", "event.piece"),
}
OF_OPERATIONS = {
    *("sweep", "assault", "roundup", "charm", "reprisal", "rally", "recruit", "assemble", "protest", "ambush"),
    *("attack", "take"),
}
KINDS = {"space", "piece", "way", "faction", "done"}


def test_there_are_thirty_six_events() -> None:
    assert tuple(EVENTS) == EVENT_NUMBERS


@pytest.mark.parametrize(
    ("faction", "cards"),
    [
        ("government", {1, 2, 8, 11, 13, 14, 16, 20, 24, 29, 30, 34, 36}),
        ("reformers", {4, 5, 9, 10, 17, 18, 19, 22, 23, 25, 26, 29, 35}),
        ("npa", {2, 3, 6, 7, 12, 15, 19, 21, 27, 28, 31, 32, 33, 36}),
    ],
)
def test_8_9_critical_events(faction: str, cards: set[int]) -> None:
    assert {number for number, event in EVENTS.items() if faction in event.critical} == cards


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", EVENT_NUMBERS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_prompt_of_an_event_speaks_the_fixed_vocabulary(faction: Faction, card: int, side: str) -> None:
    for seed in range(4):
        state = people_power.new_session("standard", seed=seed).state
        for prompt in _at_random(state, play_event(state, faction, card, side), Chance(seed)):
            assert len(prompt.options) > 1
            if prompt.ask.startswith("event."):
                assert prompt.ask in ASKS
                assert (prompt.context["card"], prompt.context["side"]) == (card, side)
                assert {option.kind for option in prompt.options} <= KINDS
            else:
                assert prompt.ask.split(".")[0] in OF_OPERATIONS


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", EVENT_NUMBERS)
def test_5_1_1_an_empty_board_breaks_no_event(card: int, side: str) -> None:
    state = people_power.from_summary({}, humans=FACTIONS)
    _at_random(state, play_event(state, "government", card, side), Chance(card))


def _at_random(state: State, steps: Steps[None], chance: Chance) -> list[Prompt]:
    prompts: list[Prompt] = []
    try:
        prompt = next(steps)
        while True:
            prompts.append(prompt)
            prompt = steps.send(chance.pick("answer", prompt.options))
            assert not broken_rule(state)
    except StopIteration:
        assert not broken_rule(state)
        return prompts
