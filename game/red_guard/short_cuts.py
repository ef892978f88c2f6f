"""What can be said at once: a whole attack, the next target while a group is formed, or that it was the last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.prompts import DONE, Prompt
from engine.red_guard import questions
from engine.red_guard.combat import GO, KIND, against_option
from engine.red_guard.components import AGAINST, TILES, Units
from engine.red_guard.groups import may_attack
from engine.red_guard.odds import Odds, planned
from engine.red_guard.state import State, kinds_in

NO_MORE = "no_more:attacks"


def short_cuts(prompt: Prompt, state: State) -> Mapping[str, Sequence[str]]:
    if prompt.ask == questions.GROUP_UNIT and DONE in prompt.options:
        return _after_the_group(prompt, state)
    if prompt.ask == questions.COMBAT_WITH and not prompt.context["attackers"]:
        return {strike_key(chances): _strike(chances) for chances in strikes(prompt, state)}
    return {}


def strikes(prompt: Prompt, state: State) -> list[Odds]:
    """6.1: all units of the group that may attack together against all defenders, by each kind."""
    return planned(state, prompt.context["tile"], tuple(sorted(prompt.context["fresh"])))


def strike_key(chances: Odds) -> str:
    """It reads `strike:purge/blue.pla+blue.pla`."""
    return f"strike:{chances.kind}/{'+'.join(chances.attackers)}"


def _strike(chances: Odds) -> tuple[str, ...]:
    return (*_units(chances.attackers), GO.key, against_option(chances.defenders).key, KIND[chances.kind].key)


def _units(units: Units) -> Iterable[str]:
    for unit in kinds_in(units):
        yield f"unit:{unit}"
        yield f"count:{units.count(unit)}"


def _after_the_group(prompt: Prompt, state: State) -> Mapping[str, Sequence[str]]:
    """5.0: whoever points at another tile is done with the group; and so is whoever attacks nothing else."""
    free = [tile for tile in TILES if not state.units[AGAINST[tile]] and not may_attack(state, prompt.seat, tile)]
    return {NO_MORE: (DONE.key, DONE.key)} | {f"tile:{tile}": (DONE.key, f"tile:{tile}") for tile in free}
