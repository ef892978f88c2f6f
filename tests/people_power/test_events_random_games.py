"""Random games with everything on, some with Non-players: they end, break no rule, and execute every card side.

EVENT_GAMES sets how many; a failing game can be played again from its scenario and seed.
"""

from __future__ import annotations

import os
from random import Random

from engine import people_power
from engine.core.prompts import Option, Prompt
from engine.people_power.board import FACTIONS
from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.effects import EventBegan
from engine.people_power.events import SIDES
from engine.people_power.packing import broken_rule

GAMES = int(os.environ.get("EVENT_GAMES", "200"))
MOST_CHOICES = 2_000
APPETITE_FOR_EVENTS = 0.5
ALL_HUMAN = 0.7


def test_random_games_execute_every_side_and_break_no_rule() -> None:
    executed: set[tuple[int, str]] = set()
    for seed in range(GAMES):
        executed |= _play("standard" if seed % 2 else "extended", seed)
    assert {(card, side) for card in EVENT_NUMBERS for side in SIDES} - executed == set()


def _play(scenario: str, seed: int) -> set[tuple[int, str]]:
    """One game; returns the sides of Events that were executed."""
    random = Random(seed)
    session = people_power.new_session(
        scenario,
        humans=FACTIONS if random.random() < ALL_HUMAN else random.sample(FACTIONS, random.randint(0, 2)),
        seed=seed,
        personalities=True,
        desperation=True,
        hidden_acts=random.random() < 0.5,
    )
    executed = set()
    for _ in range(MOST_CHOICES):
        if session.over:
            break
        told = session.choose(_answer(random, session.prompt)) if session.prompt else session.advance()
        executed |= {(effect.card, effect.side) for effect in told if isinstance(effect, EventBegan)}
        broken = broken_rule(session.state)
        assert not broken, f"{scenario} {seed}, choice {len(session.history)}: {broken}"
    assert session.over, f"{scenario} {seed} does not end"
    return executed


def _answer(random: Random, prompt: Prompt) -> Option:
    events = [option for option in prompt.options if option.kind == "event"]
    if events and random.random() < APPETITE_FOR_EVENTS:
        return random.choice(events)
    return random.choice(prompt.options)
