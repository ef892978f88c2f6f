"""6.6: what a search costs and how likely it finds somebody, before it is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.prompts import Option, Prompt
from engine.filipinas import questions
from engine.filipinas.actions.locating import is_column, search_dice, searchers
from engine.filipinas.counters import Stack, land_units_of
from engine.filipinas.state import State, find
from engine.filipinas.tables import SUCCESS
from game.filipinas.wording.names import stack_name
from game.shell.text import tr

SIDES = 6


class SearchOdds(NamedTuple):
    percent: int
    cost: int
    dice: int
    least: int
    """The die must show so much to find."""


def search_help(option: Option, prompt: Prompt, state: State) -> str:
    """Of one who would search; or of one who is searched for, by whoever finds him best."""
    if prompt.ask == questions.SEARCH_TARGET and option.kind == "stack":
        place, target = find(state, option.value)
        ways = list(_ways(prompt, state, place, target))
        if not ways:
            return ""
        found, party, columns = max(ways, key=lambda way: (way[0].percent, -way[0].cost))
        best = _told(found)
        name = stack_name(party)
        return tr("option.search.best", who=tr("option.columns", brigade=name) if columns else name, odds=best)
    if prompt.ask == questions.SEARCH_WHO and option.kind in ("stack", "columns"):
        _, stack = find(state, option.value)
        columns = option.kind == "columns"
        searcher = (option.value,) if columns else stack
        return _told(_odds(prompt, state, searcher, prompt.context["target"], columns))
    return ""


def _ways(prompt: Prompt, state: State, place: str, target: Stack) -> Iterator[tuple[SearchOdds, Stack, bool]]:
    """Every stack by itself, and every brigade that would form columns now."""
    for stack in searchers(state, place):
        yield _odds(prompt, state, stack, target, False), stack, False
        if not is_column(state, stack):
            for brigade in land_units_of(stack):
                yield _odds(prompt, state, (brigade,), target, True), (brigade,), True


def _odds(prompt: Prompt, state: State, searcher: Stack, target: Stack, forms_columns: bool) -> SearchOdds:
    columns = forms_columns or is_column(state, searcher)
    dice, modifiers = search_dice(state, searcher, target, columns, prompt.context.get("keen", ""))
    least = SUCCESS - sum(value for _, value in modifiers)
    missed = min(SIDES, max(0, least - 1)) / SIDES
    free = any(brigade in prompt.context.get("free", ()) for brigade in searcher)
    return SearchOdds(round(100 * (1 - missed**dice)), 0 if free else 1, dice, max(1, least))


def _told(odds: SearchOdds) -> str:
    if not odds.percent:
        return tr("option.search.never", cost=odds.cost)
    return tr("option.search", **odds._asdict(), count=odds.dice)
