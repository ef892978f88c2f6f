"""What stands on a button, and what it does."""

from __future__ import annotations

from engine.core.prompts import Option, Prompt
from engine.filipinas import questions
from engine.filipinas.actions.recruiting import recruiting_modifiers
from engine.filipinas.state import State, find
from engine.filipinas.tables import GOOD_LUCK, chance_of_luck, chance_to_hit
from game.filipinas.wording.names import capital, card_title, counter_name, place_name, short_stack_name
from game.filipinas.wording.searches import search_help
from game.shell.text import tr, words
from game.table.kit.wording import plain_label
from game.table.telling.numbers import signed

RECRUITING = {questions.RECRUIT_PLACE: 0, questions.CARD_RECRUIT: 1}
"""6.1, F08: what is asked before the die, and what it adds to it."""


def option_label(option: Option, prompt: Prompt, state: State) -> str:
    match option.kind:
        case "action":
            return tr(f"action.{option.value}")
        case "card":
            return card_title(option.value)
        case "place":
            return capital(place_name(option.value))
        case "stack":
            return capital(short_stack_name(find(state, option.value)[1]))
        case "counter":
            return capital(counter_name(option.value))
        case "columns":
            return capital(tr("option.columns", brigade=counter_name(option.value)))
        case "way":
            return tr(f"way.{option.value}")
        case "yes" | "done":
            return _plain_answer(option.kind, prompt)
        case _:
            return plain_label(option)


def _plain_answer(kind: str, prompt: Prompt) -> str:
    """In the words of the question, where it has its own."""
    for key in (f"option.{kind}.{prompt.ask}", f"option.{kind}.{prompt.ask.partition('.')[0]}"):
        if words().has(key):
            return tr(key)
    return tr(f"option.{kind}")


def option_help(option: Option, prompt: Prompt, state: State) -> str:
    """What it does and by which rule; empty where the label says it all."""
    if option.kind == "stack" and option.value in prompt.context.get("odds", ()):
        net = prompt.context["odds"][option.value]
        return tr("option.odds", net=signed(net), chance=chance_to_hit(net))
    if told := search_help(option, prompt, state):
        return told
    if option.kind == "pass" and state.passes:
        return tr("option.pass.ends")
    if prompt.ask in RECRUITING and option.kind == "place":
        modifiers = recruiting_modifiers(state, prompt.faction, option.value)
        net = RECRUITING[prompt.ask] + sum(value for _, value in modifiers)
        return tr("option.recruit", least=GOOD_LUCK - net, chance=chance_of_luck(net))
    key = {
        "action": f"action.{option.value}.help",
        "way": f"way.{option.value}.help",
        "card": f"card.{option.value}.text",
        "columns": "option.columns.help",
    }.get(option.kind, f"option.{option.kind}.help")
    return tr(key) if words().has(key) else ""
