"""Why nothing would come of an answer that the rules allow, and of what there is little left."""

from __future__ import annotations

from engine.core.prompts import Option, Prompt
from engine.people_power import questions
from engine.people_power.board import PROTEST, PROTEST_AND_STRIKE_MARKERS, Space, as_space
from engine.people_power.state import State
from engine.people_power.verbs import markers_left
from game.shell.text import tr, words

ABOUT_MARKERS = (questions.PROTEST_SPACE, questions.STRIKE_SPACE)
"""Questions whose answers put Protests and Strikes on the map, of which there are but a few."""


def markers_in_stock(state: State) -> str:
    return tr("left.markers", left=markers_left(state), all=PROTEST_AND_STRIKE_MARKERS)


def why_idle(option: Option, prompt: Prompt, state: State) -> str:
    """It is one sentence with its rule."""
    if option.kind == "event":
        return tr("idle.event")
    return tr(_key(as_space(option.value), prompt, state), count=PROTEST_AND_STRIKE_MARKERS)


def _key(space: Space, prompt: Prompt, state: State) -> str:
    operation = prompt.ask.partition(".")[0]
    if operation == "protest":
        none_left = state.marker[space] != PROTEST and not markers_left(state)
        return "idle.protest.markers" if none_left else "idle.protest"
    key = f"idle.{operation}"
    return key if words().has(key) else "table.idle"
