"""The dice that a choice would lead to, so that their slips can be shown before anything is decided."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from engine.core.prompts import Prompt
from engine.filipinas import battle as rules
from engine.filipinas import questions
from engine.filipinas.actions.attacking import affordable, attack_battle, attackers, targets
from engine.filipinas.actions.sieges import besiegers, siege_battle
from engine.filipinas.board import Place
from engine.filipinas.counters import SIDE_OF, Stack, land_units_of, leaders_of
from engine.filipinas.leaders import tactics
from engine.filipinas.play import Play
from engine.filipinas.state import State, find
from engine.filipinas.tables import chance_to_hit, superiority
from game.filipinas.slip import SlipContent
from game.filipinas.wording.names import counter_name, listed
from game.shell.text import tr


def at_hand(prompt: Prompt, state: State) -> SlipContent | None:
    """The die that the question itself is about, or that an answer to it leads to."""
    if prompt.ask == questions.ATTACK_LEAVE:
        stack: Stack = prompt.context["stack"]
        battle = _only(_attacks_by(Play(state, prompt.faction), *find(state, stack[0])))
        return _slip(battle) if battle else None
    facts = prompt.context.get("battle", prompt.context)
    if "modifiers" not in facts:
        return None
    kind, attackers, target = facts["kind"], facts["attackers"], facts["target"]
    factors = facts["factors"], facts["target_factors"]
    risk = () if facts["naval"] else _risk(state, kind, attackers, factors[0], target, factors[1])
    return SlipContent(kind, facts["place"], facts["side"], attackers, target, facts["modifiers"], risk, factors)


def of_options(prompt: Prompt, state: State) -> dict[str, SlipContent]:
    """By option: whom one would attack, and with whom where only one enemy can be attacked."""
    play = Play(state, prompt.faction)
    if prompt.ask == questions.PLAY:
        battles = {"action:attack": _only(_attacks(play)), "action:siege": _only(_sieges(play))}
    elif prompt.ask == questions.ATTACK_TARGET:
        stack: Stack = prompt.context["stack"]
        place, _ = find(state, stack[0])
        battles = {
            option.key: attack_battle(state, place, stack, *find(state, option.value)) for option in prompt.options
        }
    elif prompt.ask == questions.ATTACK_STACK:
        battles = {option.key: _only(_attacks_by(play, *find(state, option.value))) for option in prompt.options}
    elif prompt.ask == questions.SIEGE_STACK:
        battles = {option.key: siege_battle(state, *find(state, option.value)) for option in prompt.options}
    else:
        battles = {}
    offered = {option.key for option in prompt.options}
    return {key: _slip(battle) for key, battle in battles.items() if battle and key in offered}


def _attacks(play: Play) -> Iterator[rules.Battle]:
    for place, stack in attackers(play):
        yield from _attacks_by(play, place, stack)


def _attacks_by(play: Play, place: Place, stack: Stack) -> Iterator[rules.Battle]:
    for field, target in affordable(play, place, stack, targets(play, place, stack)):
        yield attack_battle(play.state, place, stack, field, target)


def _sieges(play: Play) -> Iterator[rules.Battle]:
    for place, stack in besiegers(play):
        yield siege_battle(play.state, place, stack)


def _only(battles: Iterator[rules.Battle]) -> rules.Battle | None:
    """The die that is thrown without another question."""
    found = list(islice(battles, 2))
    return found[0] if len(found) == 1 else None


def _slip(battle: rules.Battle) -> SlipContent:
    fought = battle.kind, battle.attackers, battle.factors, battle.target, battle.target_factors
    risk = () if battle.naval else _risk(battle.state, *fought)
    factors = battle.factors, battle.target_factors
    return SlipContent(
        battle.kind,
        battle.place,
        battle.side,
        battle.attackers,
        battle.target,
        tuple(battle.modifiers),
        risk,
        factors,
    )


def _risk(
    state: State, kind: str, attackers: Stack, factors: int, target: Stack, target_factors: int
) -> tuple[str, ...]:
    """6.7, 7.1: what a miss may cost: the counterattack, what it would hit, who is left alone, and the Morale."""
    if kind == rules.COUNTERATTACK:
        return (tr("slip.no_answer"),)
    if not land_units_of(target):
        return ()
    chance = chance_to_hit(superiority(target_factors, factors) + sum(value for _, value in tactics(target)))
    if not chance:
        return (tr("slip.no_riposte"),)
    units, leaders = land_units_of(attackers), leaders_of(attackers)
    lost = all(state.strength[unit] == 1 for unit in units)
    loss = tr("slip.loss.unit" if lost else "slip.loss.step")
    if lost and len(units) == 1 and leaders:
        loss = tr("slip.left_alone", leaders=listed([counter_name(leader) for leader in leaders]))
    return tr("slip.riposte", chance=chance), loss, tr(f"slip.morale.{SIDE_OF[attackers[0]]}")
