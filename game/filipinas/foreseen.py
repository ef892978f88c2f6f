"""The dice that a choice would lead to, so that their slips can be shown before anything is decided."""

from __future__ import annotations

from engine.core.prompts import Prompt
from engine.filipinas import battle as rules
from engine.filipinas.actions.attacking import affordable, attack_battle, targets
from engine.filipinas.counters import Stack
from engine.filipinas.play import Play
from engine.filipinas.state import State, find
from game.filipinas.slip import Battle


def at_hand(prompt: Prompt) -> Battle | None:
    """The die that the question itself is about."""
    facts = prompt.context
    if "modifiers" not in facts:
        return None
    return Battle(facts["kind"], facts["place"], facts["side"], facts["attackers"], facts["target"], facts["modifiers"])


def of_options(prompt: Prompt, state: State) -> dict[str, Battle]:
    """By option: whom one would attack, and with whom where only one enemy can be attacked."""
    found: dict[str, Battle] = {}
    if prompt.ask == "attack.target":
        stack: Stack = prompt.context["stack"]
        place, _ = find(state, stack[0])
        for option in prompt.options:
            field, target = find(state, option.value)
            found[option.key] = _slip(attack_battle(state, place, stack, field, target))
    elif prompt.ask == "attack.stack":
        play = Play(state, prompt.faction)
        for option in prompt.options:
            place, stack = find(state, option.value)
            in_reach = affordable(play, place, stack, targets(play, place, stack))
            if len(in_reach) == 1:
                found[option.key] = _slip(attack_battle(state, place, stack, *in_reach[0]))
    return found


def _slip(battle: rules.Battle) -> Battle:
    return Battle(battle.kind, battle.place, battle.side, battle.attackers, battle.target, tuple(battle.modifiers))
