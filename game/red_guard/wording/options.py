"""What stands on an option, and what choosing it would do."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Option, Prompt
from engine.red_guard import questions
from engine.red_guard.components import DEFENDERS, TYPE
from engine.red_guard.odds import Odds, counter_odds, odds
from engine.red_guard.state import State
from game.red_guard.short_cuts import strike_key, strikes
from game.red_guard.wall.odds_rows import LABELS, arithmetic, shift_words
from game.red_guard.wording.names import counted, counted_units, leader_name, place_name, tile_name, unit_name
from game.shell.text import tr, words
from game.table.kit.wording import plain_label

OF_LEADERS = (questions.PLACEMENT_LEADER, questions.LEADER_TO, questions.LEADER_AFTER)
"""What is asked of where a leader goes; of his units, too, something is asked."""
OF_UNITS = (questions.REINFORCE_TO, questions.RECOVER_TO)
"""What is asked of units that come by themselves."""

Say = Callable[[Option, Prompt, State], str]


def option_label(option: Option, prompt: Prompt, state: State) -> str:
    say = _LABELS.get(option.kind)
    return say(option, prompt, state) if say else plain_label(option)


def option_help(option: Option, prompt: Prompt, state: State) -> str:
    say = _HELP.get(option.kind)
    return say(option, prompt, state) if say else ""


def nobody_stays(prompt: Prompt) -> bool:
    """6.3: a tile has been taken, and nobody has been left there yet."""
    return prompt.ask == questions.CAPTURE_UNIT and prompt.context["left"] == DEFENDERS


def done_label(prompt: Prompt) -> str:
    key = f"option.done.{prompt.ask}{'.yet' if nobody_stays(prompt) else ''}"
    return tr(key if words().has(key) else "option.done")


def odds_line(chances: Odds) -> str:
    """It has the sum, the shifts, the column and its six results."""
    return tr(
        "odds.line",
        sum=arithmetic(chances),
        shifts=shift_words(chances.shifts),
        column=LABELS[chances.column],
        results=" ".join(chances.results),
    )


# Labels


def _stack(option: Option, prompt: Prompt, state: State) -> str:
    unit, _, place = option.value.partition("@")
    return tr("option.stack", unit=unit_name(unit), place=place_name(place))


def _going(option: Option, prompt: Prompt, state: State) -> str:
    """Where to; and who, where that was not chosen just before."""
    place = tile_name(option.value) if option.kind == "tile" else place_name(option.value)
    if prompt.ask in OF_LEADERS:
        return tr("option.goes", who=leader_name(prompt.faction), place=place)
    if prompt.ask in OF_UNITS:
        return tr("option.goes", who=unit_name(prompt.context["unit"]), place=place)
    return place


def _count(option: Option, prompt: Prompt, state: State) -> str:
    return counted(int(option.value), TYPE[prompt.context["unit"]])


def _against(option: Option, prompt: Prompt, state: State) -> str:
    return counted_units(option.value.split("+"))


def _counter(option: Option, prompt: Prompt, state: State) -> str:
    own, other, kind = option.value.split("/")
    return tr(f"option.counter.{kind}", own=unit_name(own), other=unit_name(other))


def _answer(option: Option, prompt: Prompt, state: State) -> str:
    return tr(f"option.{prompt.ask}.{option.value}")


def _strike(option: Option, prompt: Prompt, state: State) -> str:
    kind, _, units = option.value.partition("/")
    return tr("option.strike", kind=tr(f"combat.{kind}"), units=counted_units(units.split("+")))


_LABELS: dict[str, Say] = {
    "tile": _going,
    "stack": _stack,
    "unit": lambda option, prompt, state: unit_name(option.value),
    "place": _going,
    "count": _count,
    "against": _against,
    "kind": lambda option, prompt, state: tr(f"combat.{option.value}"),
    "counter": _counter,
    "strike": _strike,
    "no_more": lambda option, prompt, state: tr("option.done.target.tile"),
    "answer": _answer,
    "done": lambda option, prompt, state: done_label(prompt),
}


# Help


def _kind_help(option: Option, prompt: Prompt, state: State) -> str:
    context = prompt.context
    chances = odds(state, context["tile"], tuple(context["attackers"]), tuple(context["defenders"]), option.value)
    return tr(f"option.kind.{option.value}.help", odds=odds_line(chances))


def _counter_help(option: Option, prompt: Prompt, state: State) -> str:
    own, other, kind = option.value.split("/")
    return odds_line(counter_odds(state, prompt.context["tile"], own, other, kind))


def _answer_help(option: Option, prompt: Prompt, state: State) -> str:
    return tr(f"option.{prompt.ask}.{option.value}.help")


def _place_help(option: Option, prompt: Prompt, state: State) -> str:
    key = f"option.place.{option.value}.{'leader' if prompt.ask in OF_LEADERS else 'unit'}.help"
    return tr(key) if words().has(key) else ""


def _stack_help(option: Option, prompt: Prompt, state: State) -> str:
    unit, _, place = option.value.partition("@")
    return tr("option.stack.help") if state.units[place].count(unit) > 1 else ""


def _strike_help(option: Option, prompt: Prompt, state: State) -> str:
    chances = next(chances for chances in strikes(prompt, state) if strike_key(chances) == option.key)
    return tr("option.strike.help", defenders=counted_units(chances.defenders), odds=odds_line(chances))


_HELP: dict[str, Say] = {
    "stack": _stack_help,
    "kind": _kind_help,
    "counter": _counter_help,
    "strike": _strike_help,
    "contact": lambda option, prompt, state: tr("option.contact.help"),
    "preset": lambda option, prompt, state: tr(f"option.preset.{option.value}.help"),
    "answer": _answer_help,
    "place": _place_help,
    "go": lambda option, prompt, state: tr("option.go.help"),
}
