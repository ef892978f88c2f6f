"""Our opponents for every seat: they see what their seat sees, and say why they do what they do."""

from __future__ import annotations

from engine.core.players import answering
from engine.core.prompts import Steps
from engine.red_guard.opponents.answers import Opponent
from engine.red_guard.state import State


def answering_opponents(state: State, steps: Steps[None]) -> Steps[None]:
    """Prompts to seats without a person are answered by whoever sits there."""
    return answering(steps, state.humans.__contains__, Opponent(state).answer)
