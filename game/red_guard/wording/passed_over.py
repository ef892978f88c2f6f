"""Why a click on a part of the wall does not answer what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.prompts import Prompt
from engine.red_guard import questions
from engine.red_guard.components import CIVIL_SUPPORT, IN_ATTACK, TILES
from engine.red_guard.state import State
from game.red_guard.wording.names import faction_name, short_tile
from game.shell.text import tr

UNIT_FIRST = (questions.MOVE_UNIT, questions.PLACE_UNIT)
"""5.0: units are taken up first, and then asked where to."""
WITHIN_THE_FACTION = (
    questions.MOVE_TO,
    questions.PLACE_TO,
    questions.REINFORCE_TO,
    questions.RECOVER_TO,
    questions.LEADER_RECOVER_TO,
)


def no_answer(parts: Sequence[str], prompt: Prompt, state: State) -> str:
    """Empty where nothing better can be said than what is asked."""
    tile = next((part for part in parts if part in TILES), "")
    if not tile:
        zone = prompt.ask in UNIT_FIRST and {IN_ATTACK, CIVIL_SUPPORT}.intersection(parts)
        return tr("no_answer.zone") if zone else ""
    why = _about_a_tile(prompt.ask, state.owner[tile] == prompt.faction)
    return tr(why, tile=short_tile(tile), faction=faction_name(state.owner[tile])) if why else ""


def _about_a_tile(ask: str, own: bool) -> str:
    if ask in UNIT_FIRST:
        return "no_answer.unit_first" if own else "no_answer.deploying"
    if ask == questions.TARGET_TILE and own:
        return "no_answer.own_target"
    return "no_answer.other_faction" if ask in WITHIN_THE_FACTION and not own else ""
