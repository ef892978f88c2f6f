"""8.5.5, 8.6: how a non-player answers what the rules ask a player: Events, Acts, Personalities, Foundation."""

from __future__ import annotations

from engine.core.prompts import Option, Prompt
from engine.people_power import questions
from engine.people_power.board import OWN_ALIGNMENT, STOCK_OWNER, as_faction, as_piece, as_space
from engine.people_power.bonifacio.columns import column_for
from engine.people_power.bonifacio.newsmakers import choose_act, choose_personality
from engine.people_power.bonifacio.pieces import enemy_first
from engine.people_power.bonifacio.priorities import refuge, select
from engine.people_power.events.effective import first_option
from engine.people_power.state import State


def answer(state: State, prompt: Prompt, column: str = "") -> Option:
    """The option that the tables lead to; `column` overrides the one that fits the question (8.5.5)."""
    if prompt.ask == questions.PERSONALITY_CHOOSE:
        return Option(f"card:{choose_personality(state, as_faction(prompt.faction))}")
    if prompt.ask == questions.ACT_CHOOSE:
        return Option(f"card:{choose_act(state, as_faction(prompt.faction))}")
    kind = prompt.options[0].kind
    if kind == "space":
        return _space(state, prompt, column or column_for(prompt))
    if kind == "piece":
        return _piece(state, prompt)
    # 8.9: everything else is read from top to bottom.
    return first_option(state, prompt)


def _space(state: State, prompt: Prompt, column: str) -> Option:
    """8.5.6: the space that the column prefers. No Event that a non-player executes asks for own pieces to remove."""
    faction = as_faction(prompt.faction)
    spaces = [as_space(option.value) for option in prompt.options if option.kind == "space"]
    purpose = prompt.ask.removesuffix(".space").rpartition(".")[2]
    if prompt.ask == questions.EVENT_MOVE_TO and STOCK_OWNER[prompt.context["piece"]] != faction:
        return Option(f"space:{refuge(state, spaces, purpose)}")
    if prompt.ask == questions.EVENT_SET:
        # 8.9: its own alignment a faction gives up only if it must.
        spaces = [space for space in spaces if state.alignment[space] != OWN_ALIGNMENT[faction]] or spaces
    return Option(f"space:{select(state, faction, column, spaces, purpose)}")


def _piece(state: State, prompt: Prompt) -> Option:
    """8.5.8: the enemy piece that the table prefers."""
    pieces = [as_piece(option.value) for option in prompt.options if option.kind == "piece"]
    enemies = enemy_first(state, as_faction(prompt.faction), pieces)
    return Option(f"piece:{enemies[0]}") if enemies else first_option(state, prompt)
