"""Positions in one line, and a driver that answers prompts from a list of option keys."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.prompts import Option, Steps
from engine.people_power import State
from engine.people_power.board import FACTIONS, STOCK_OF, STOCKS, Faction, Piece
from engine.people_power.bonifacio.deck import shuffle_deck
from engine.people_power.events import play_event
from engine.people_power.packing import broken_rule
from tests.people_power.positions import NO_ELECTION, placed

TEN_EACH = dict.fromkeys(FACTIONS, 10)


def position(
    *,
    aid: int = 10,
    patronage: int = 10,
    resources: Mapping[Faction, int] = TEN_EACH,
    humans: Collection[Faction] = FACTIONS,
    election: int = NO_ELECTION,
    personalities: Mapping[Faction, int] | None = None,
    **spaces: Mapping[str, Any],
) -> State:
    """Players who can pay, and these spaces: `position(aid=6, manila={"police": 3, "marker": "protest"})`."""
    held = {faction: resources[faction] for faction in humans}
    state = placed(
        spaces,
        humans=humans,
        election=election,
        personalities=personalities,
        aid=aid,
        patronage=patronage,
        resources=held,
    )
    shuffle_deck(state)
    assert not broken_rule(state), broken_rule(state)
    return state


def exhaust(state: State, piece: Piece, left: int = 0) -> None:
    """Set aside what is Available of that kind, but for a few."""
    stock = STOCK_OF.get(piece, piece)
    assert stock in STOCKS
    state.set_aside[stock] += state.available[stock] - left
    state.available[stock] = left


def drive(state: State, steps: Steps[Any], answers: Collection[str]) -> list[str]:
    """Play the steps with these answers, all of them and no more; returns what was asked, as `faction ask`."""
    script = list(answers)
    asked: list[str] = []
    try:
        prompt = next(steps)
        while True:
            asked.append(f"{prompt.faction} {prompt.ask}")
            assert script, f"no answer left for {prompt} {dict(prompt.context)}"
            answer = Option(script.pop(0))
            assert answer in prompt.options, f"{answer} is not on offer: {prompt}"
            prompt = steps.send(answer)
    except StopIteration:
        assert not script, f"never asked for {script}"
    assert not broken_rule(state), broken_rule(state)
    return asked


def execute(state: State, faction: Faction, card: int, side: str, *answers: str) -> list[str]:
    """Execute one side of an Event; returns what was asked."""
    return drive(state, play_event(state, faction, card, side), answers)


def options_of(state: State, faction: Faction, card: int, side: str) -> list[str]:
    """What the first question of that side offers."""
    return [option.key for option in next(play_event(state, faction, card, side)).options]
