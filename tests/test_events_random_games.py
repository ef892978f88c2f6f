"""Random games with everything on, some with Non-players: they end, break no rule, and execute every card side.

PEOPLE_POWER_GAMES sets how many; a failing game can be played again from its scenario and seed.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

from engine import people_power
from engine.core.prompts import Option, Prompt
from engine.people_power.board import FACTIONS
from engine.people_power.cards import EVENTS
from engine.people_power.effects import EventBegan
from engine.people_power.events import SIDES
from engine.people_power.packing import broken_rule

GAMES = int(os.environ.get("PEOPLE_POWER_GAMES", "200"))
MOST_CHOICES = 2_000
LEAST_USED = 8
APPETITE_FOR_EVENTS = 0.5
ALL_HUMAN = 0.7


def test_random_games_execute_every_side_and_break_no_rule() -> None:
    executed: Counter[tuple[int, str]] = Counter({(card, side): 0 for card in EVENTS for side in SIDES})
    for seed in range(GAMES):
        executed.update(_play("standard" if seed % 2 else "extended", seed))
    least = executed.most_common()[: -LEAST_USED - 1 : -1]
    print(f"least used in {GAMES} games:", ", ".join(f"{card} {side} {times}" for (card, side), times in least))
    assert least[0][1] > 0


def _play(scenario: str, seed: int) -> list[tuple[int, str]]:
    random = Random(seed)
    session = people_power.new_session(
        scenario,
        humans=FACTIONS if random.random() < ALL_HUMAN else random.sample(FACTIONS, random.randint(0, 2)),
        seed=seed,
        personalities=True,
        desperation=True,
        hidden_acts=random.random() < 0.5,
    )
    executed = []
    for _ in range(MOST_CHOICES):
        if session.over:
            break
        told = session.choose(_answer(random, session.prompt)) if session.prompt else session.advance()
        for effect in told:
            if isinstance(effect, EventBegan):
                executed.append((effect.card, effect.side))
        broken = broken_rule(session.state)
        assert not broken, f"{scenario} {seed}, choice {len(session.history)}: {broken}"
    assert session.over, f"{scenario} {seed} does not end"
    return executed


def _answer(random: Random, prompt: Prompt) -> Option:
    events = [option for option in prompt.options if option.kind == "event"]
    if events and random.random() < APPETITE_FOR_EVENTS:
        return random.choice(events)
    return random.choice(prompt.options)
