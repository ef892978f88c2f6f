"""10: what a non-player answers when the rules or a card ask it something, a table by question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.prompts import DONE, Option, Prompt
from engine.filipinas import questions
from engine.filipinas.actions.recruiting import recruiting_modifiers
from engine.filipinas.asking import CARD, COUNTER, PLACE, STACK, YES
from engine.filipinas.battle import ATTACK
from engine.filipinas.board import (
    CAVITE,
    FILIPINO_TROOPS,
    FILIPINOS,
    LAND,
    MANILA_CITY,
    SPAIN,
    Place,
)
from engine.filipinas.card import MOMENTS
from engine.filipinas.cards.s10_padre_gil import NAMED, unseen_guerrillas
from engine.filipinas.counters import CAPTAINS_GENERAL, FLAG_CORPS, LACHAMBRE, Counter, leaders_of
from engine.filipinas.deck import CARDS_OF
from engine.filipinas.opponents.choosing import prefer
from engine.filipinas.opponents.terms import (
    brigade_stack,
    filipinos_near,
    guerrillas_in,
    opposing,
    richest,
    spanish_in,
    strongest,
)
from engine.filipinas.opponents.wanted import (
    REACTS,
    baler_targets,
    diggers_beside_brigades,
    infiltrators,
    mutiny_pairs,
    spare_garrisons,
    threatened_fields,
    worth_arming,
)
from engine.filipinas.state import State, brigades_in, corps_in, factors, find, place_of

FLIP_AT = 2
"""7.1.6 of the Filipino lines: with so much added to the die a corps under a leader is made stronger."""


def answer(state: State, prompt: Prompt) -> Option:
    """By the table; what is in no table is drawn by lot."""
    told = ANSWERS.get(prompt.ask)
    chosen = told(state, prompt) if told else None
    return chosen or state.chance.pick(prompt.ask, prompt.options)


# Battles


def _card(state: State, prompt: Prompt) -> Option:
    """10.2: among the cards that help here one by lot; 10.4.2: Spain's fleet attacks with a single one."""
    if prompt.faction == SPAIN and _has_card_at_sea(prompt.context):
        return DONE
    helpful = [
        option
        for option in prompt.options
        if option.kind == "card" and REACTS.get(option.value, _never)(state, prompt.context)
    ]
    return CARD[prefer(state, prompt.faction, prompt.ask, [option.value for option in helpful])] if helpful else DONE


def _has_card_at_sea(context: Mapping[str, Any]) -> bool:
    """10.4.2: a card of the attacker is among the modifiers of a naval attack by Spain."""
    if not (context.get("naval") and context["kind"] == ATTACK and context["side"] == SPAIN):
        return False
    return any(name in CARDS_OF[SPAIN] for name, _ in context["modifiers"])


def _never(state: State, context: object) -> bool:
    return False


def _yes(state: State, prompt: Prompt) -> Option:
    return YES


def _loss(state: State, prompt: Prompt) -> Option:
    """A unit that survives it, if there is one."""
    units = _values(prompt)
    return COUNTER[prefer(state, prompt.faction, "loss", units, ("survives", lambda unit: state.strength[unit]))]


def _intercept(state: State, prompt: Prompt) -> Option | None:
    """10.2: Spain always, with its strongest; the Filipinos if the odds are no better than even against them."""
    odds = prompt.context["odds"]
    names = [name for name in _values(prompt) if prompt.faction == SPAIN or odds[name] <= 0]
    if not names:
        return DONE
    return STACK[prefer(state, prompt.faction, "intercept", names, ("strongest", lambda n: _stack_factors(state, n)))]


def _zapote(state: State, prompt: Prompt) -> Option:
    """6.13.3: the stack against which the Spaniards have the worst odds, if they are no better than even."""
    odds = prompt.context["odds"]
    names = [name for name in _values(prompt) if odds[name] <= 0]
    if not names:
        return DONE
    tests = (("worst odds", lambda n: -odds[n]), ("in Cavite", lambda n: place_of(state, n) == CAVITE))
    return STACK[prefer(state, FILIPINOS, "zapote", names, *tests)]


# Leaders and fleets


def _refuge(state: State, prompt: Prompt) -> Option | None:
    """A Captain General goes to the Capitanía, anybody else to the strongest stack."""
    if prompt.context["leader"] in CAPTAINS_GENERAL and prompt.option(PLACE[MANILA_CITY].key):
        return PLACE[MANILA_CITY]
    return _strongest_stack(state, prompt)


def _new_leader(state: State, prompt: Prompt) -> Option | None:
    """S01, S02: the Captain General stays in Manila; Lachambre goes to the strongest stack."""
    if prompt.context["leader"] == LACHAMBRE:
        return _strongest_stack(state, prompt)
    return next(option for option in prompt.options if option.kind == "place")


def _strongest_stack(state: State, prompt: Prompt) -> Option | None:
    names = [option.value for option in prompt.options if option.kind == "stack"]
    if not names:
        return None
    return STACK[prefer(state, prompt.faction, "stack", names, ("strongest", lambda n: _stack_factors(state, n)))]


# Recruiting and reinforcing


def _recruit(state: State, prompt: Prompt) -> Option:
    """A corps under a leader grows while the die is good; else a new one, with the flag first."""
    units, place = _values(prompt), prompt.context["place"]
    added = sum(value for _, value in recruiting_modifiers(state, prompt.faction, place))
    flips = [unit for unit in units if (unit,) not in state.stacks[FILIPINO_TROOPS]]
    led = [unit for unit in flips if leaders_of(brigade_stack(state, place_of(state, unit), unit))]
    if led and added >= FLIP_AT:
        return COUNTER[prefer(state, prompt.faction, "recruit", led)]
    new = [unit for unit in units if unit not in flips]
    return COUNTER[prefer(state, prompt.faction, "recruit", new or units, ("flag", lambda unit: unit in FLAG_CORPS))]


def _recruiting_place(state: State, prompt: Prompt) -> Option:
    return PLACE[best_recruiting_place(state, _values(prompt))]


def best_recruiting_place(state: State, places: list[Place]) -> Place:
    """7.1.6: the best die, then where no own unit is."""
    return prefer(
        state,
        FILIPINOS,
        "recruit",
        places,
        ("best die", lambda place: good_die(state, place)),
        ("no own unit", lambda place: not corps_in(state, place)),
    )


def good_die(state: State, place: Place) -> int:
    """6.1: what the Filipinos add to a recruiting die there."""
    return sum(value for _, value in recruiting_modifiers(state, FILIPINOS, place))


def _reinforce(state: State, prompt: Prompt) -> Option:
    places = [option.value for option in prompt.options if option.kind == "place"]
    return PLACE[best_arrival(state, [place for place in places if place in LAND])]


def best_arrival(state: State, places: list[Place]) -> Place:
    """10.3.2: they arrive with a guerrilla and without a brigade, with a guerrilla, beside the strongest stack, or
    at Manila."""
    guerrillas = [place for place in places if guerrillas_in(state, place)]
    if guerrillas:
        alone = ("no brigade", lambda place: not brigades_in(state, place))
        return prefer(state, SPAIN, "arrival", guerrillas, alone)
    return _beside_an_army(state, places) or places[0]


def best_arrival_at_war(state: State, places: list[Place]) -> Place:
    """10.4.9: where Filipinos or Americans stand who are no guerrilla; else as at peace."""
    return _beside_an_army(state, places) or best_arrival(state, places)


def _beside_an_army(state: State, places: list[Place]) -> Place:
    contested = [place for place in places if opposing(state, place)]
    if not contested:
        return ""
    return prefer(state, SPAIN, "arrival", contested, ("strongest enemy", lambda place: opposing(state, place)))


# Cards


def _restore(state: State, prompt: Prompt) -> Option:
    """S03, S11: where the enemy is."""
    near = ("beside the enemy", lambda unit: filipinos_near(state, place_of(state, unit)))
    return COUNTER[prefer(state, SPAIN, "restore", _values(prompt), near)]


def _line(state: State, prompt: Prompt) -> Option:
    """S05: lines for which there is a brigade."""
    lines = [line for line in _values(prompt) if spare_garrisons(state, line)]
    if not lines and DONE not in prompt.options:
        lines = _values(prompt)
    return PLACE[prefer(state, SPAIN, "line", lines)] if lines else DONE


def _line_brigade(state: State, prompt: Prompt) -> Option:
    able = [unit for unit in _values(prompt) if unit in spare_garrisons(state, prompt.context["line"])]
    return COUNTER[prefer(state, SPAIN, "line", able)] if able else DONE


def _pin(state: State, prompt: Prompt) -> Option | None:
    """S09"""
    stacks = [stack for stack in baler_targets(state) if stack[0] in _values(prompt)]
    if not stacks:
        return None
    return STACK[prefer(state, SPAIN, "pin", stacks, ("strongest", lambda stack: factors(state, stack)))[0]]


def _denounce(state: State, prompt: Prompt) -> Option:
    """S10: where a brigade can use it, two of them if possible."""
    tests = (
        ("beside a brigade", lambda name: bool(brigades_in(state, place_of(state, name)))),
        ("two at once", lambda name: len(unseen_guerrillas(state, place_of(state, name))) >= NAMED),
    )
    return STACK[prefer(state, SPAIN, "denounce", _values(prompt), *tests)]


def _protect(state: State, prompt: Prompt) -> Option:
    """S13: where a guerrilla would loot."""
    threatened = [unit for unit in _values(prompt) if unit in threatened_fields(state)]
    if not threatened and DONE not in prompt.options:
        threatened = _values(prompt)
    return COUNTER[prefer(state, SPAIN, "protect", threatened)] if threatened else DONE


def _pardon(state: State, prompt: Prompt) -> Option:
    """S20: one with a leader is pardoned first, then one in the richest province."""
    tests = (
        ("with a leader", lambda name: bool(leaders_of(find(state, name)[1]))),
        ("richest province", lambda name: richest(place_of(state, name))),
    )
    return STACK[prefer(state, SPAIN, "pardon", _values(prompt), *tests)]


def _desert(state: State, prompt: Prompt) -> Option:
    """F09, F20, FU3: a reduced brigade suffers first, then a dispersed one."""
    tests = (
        ("reduced", lambda unit: -state.strength[unit]),
        ("dispersed", lambda unit: bool(state.posture[unit])),
    )
    return COUNTER[prefer(state, FILIPINOS, "desert", _values(prompt), *tests)]


def _done(state: State, prompt: Prompt) -> Option:
    return DONE


def _arm(state: State, prompt: Prompt) -> Option:
    """F13: a corps that fights in company; else the point."""
    units = [unit for unit in _values(prompt) if unit in worth_arming(state)]
    return COUNTER[prefer(state, FILIPINOS, "arm", units)] if units else DONE


def _infiltrate(state: State, prompt: Prompt) -> Option | None:
    """F19"""
    names = [stack[0] for stack in infiltrators(state) if stack[0] in _values(prompt)]
    return STACK[prefer(state, FILIPINOS, "infiltrate", names)] if names else None


def _away(state: State, prompt: Prompt) -> Option:
    """F19, FU4: where the Spaniards are weakest, and own units are."""
    tests = (
        ("weakest Spaniards", lambda place: -strongest(state, spanish_in(state, place))),
        ("own units", lambda place: bool(corps_in(state, place))),
    )
    return PLACE[prefer(state, FILIPINOS, "place", _values(prompt), *tests)]


def _entrench(state: State, prompt: Prompt) -> Option:
    """F22"""
    names = [stack[0] for stack in diggers_beside_brigades(state) if stack[0] in _values(prompt)]
    if not names:
        return DONE if DONE in prompt.options else prompt.options[0]
    return STACK[prefer(state, FILIPINOS, "entrench", names, ("strongest", lambda n: _stack_factors(state, n)))]


def _mutiny(state: State, prompt: Prompt) -> Option:
    """FU2: the pair with the most brigades is chosen."""
    pairs = mutiny_pairs(state)
    values = {place: max(count for pair, count in pairs.items() if place in pair) for place in _values(prompt)}
    return PLACE[prefer(state, FILIPINOS, "mutiny", _values(prompt), ("most brigades", lambda place: values[place]))]


def _corps(state: State, prompt: Prompt) -> Option:
    return COUNTER[prefer(state, FILIPINOS, "corps", _values(prompt), ("flag", lambda unit: unit in FLAG_CORPS))]


ANSWERS: dict[str, Callable[[State, Prompt], Option | None]] = {
    questions.COMBAT_CARD: _card,
    **{questions.QUESTIONS[f"react.{moment}"]: _card for moment in MOMENTS},
    questions.COUNTERATTACK: _yes,
    questions.SEARCH_ATTACK: _yes,
    questions.COMBAT_LOSS: _loss,
    questions.SIEGE_INTERCEPT: _intercept,
    questions.SIEGE_GO_ON: _yes,
    questions.ZAPOTE: _zapote,
    questions.LEADER_REFUGE: _refuge,
    questions.RECRUIT_UNIT: _recruit,
    questions.LINE_BRIGADE: _line_brigade,
    questions.REINFORCE_PLACE: _reinforce,
    questions.CARD_LEADER: _new_leader,
    questions.CARD_RESTORE: _restore,
    questions.CARD_LINE: _line,
    questions.CARD_PIN: _pin,
    questions.CARD_DENOUNCE: _denounce,
    questions.CARD_PROTECT: _protect,
    questions.CARD_PARDON: _pardon,
    questions.CARD_RECRUIT: _recruiting_place,
    questions.CARD_DESERT: _desert,
    questions.CARD_FEVER: _desert,
    questions.CARD_DISBAND: _done,
    questions.CARD_ARM: _arm,
    questions.CARD_INFILTRATE: _infiltrate,
    questions.CARD_INFILTRATE_TO: _away,
    questions.CARD_LAND: _away,
    questions.CARD_ENTRENCH: _entrench,
    questions.CARD_MUTINY: _mutiny,
    questions.CARD_CORPS: _corps,
}


def _values(prompt: Prompt) -> list[str]:
    return [option.value for option in prompt.options if option is not DONE]


def _stack_factors(state: State, name: Counter) -> int:
    return factors(state, find(state, name)[1])
