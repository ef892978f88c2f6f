"""10.2, 10.3.1: which cards a non-player finds beneficial: a test for every card.

In its own play it plays all that are wanted, in the order of their numbers; in the rival's round one per action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.filipinas.actions.entrenching import may_entrench
from engine.filipinas.actions.lines import line_garrisons, unbuilt
from engine.filipinas.actions.recruiting import is_flippable, new_corps, reduced_brigades
from engine.filipinas.administration import income
from engine.filipinas.battle import COUNTERATTACK
from engine.filipinas.board import (
    ADJACENT,
    BULACAN,
    CAVITE,
    CITIES,
    CITY_IN,
    FILIPINO_TROOPS,
    FILIPINOS,
    LAND,
    LINE_MANILA,
    LINES,
    MANILA,
    MAP,
    PROVINCES,
    SEA,
    SPAIN,
    TARLAC,
)
from engine.filipinas.cards.s10_padre_gil import NAMED, unseen_guerrillas
from engine.filipinas.cards.s11_macabebes import HOMELAND
from engine.filipinas.cards.s13_cuadriculas import protectors
from engine.filipinas.cards.s20_indulto import seen_guerrillas
from engine.filipinas.cards.vocabulary import has_corps, open_brigades, with_cities
from engine.filipinas.counters import (
    AGUSTIN,
    ARTILLERY,
    BONIFACIO,
    FILIPINO_LEADERS,
    LACHAMBRE,
    MAGDIWAN,
    MOROS,
    PRIMO,
    US_FLEET,
    VISAYANS,
    Counter,
    Stack,
    land_units_of,
    units_of,
)
from engine.filipinas.deck import CardKey
from engine.filipinas.end_of_turn import govern
from engine.filipinas.leaders import captain_general_commands, exile_candidate
from engine.filipinas.opponents.terms import (
    available_in,
    brigade_stack,
    dispersed_in,
    guerrilla_places,
    guerrillas_in,
    hidden_in,
    regulars_in,
    spanish_in,
    strongest,
)
from engine.filipinas.play import Play
from engine.filipinas.state import (
    CANOVAS,
    SEARCHING,
    State,
    brigades_in,
    corps_in,
    factors,
    find,
    is_in_play,
    is_manned,
    is_marked,
    land_armies_at,
    on_map,
    stacks_at,
    units_in,
)
from engine.filipinas.tables import CONFIDENT
from engine.filipinas.victory import CITIES_TAKEN, MORALE_BROKEN, result

COIN = "coin"
"""10.3.1: in doubt lots are drawn."""
Wish = bool | str

LOOSE_HAND = 4
"""How many cards make it worth while to play one that is better kept."""


def yes(play: Play) -> Wish:
    return True


def never(play: Play) -> Wish:
    return False


# Spain


def polavieja(play: Play) -> Wish:
    """S01"""
    return COIN if is_in_play(play.state, PRIMO) or is_in_play(play.state, AGUSTIN) else True


def primo(play: Play) -> Wish:
    """S02"""
    return not is_in_play(play.state, LACHAMBRE) or play.state.turn >= 5


def agustin(play: Play) -> Wish:
    """S03"""
    return bool(reduced_brigades(play.state)) or play.state.turn >= 6


def reconcentrate(play: Play) -> Wish:
    """S04"""
    state = play.state
    expected = sum(halves for _, halves in income(state, FILIPINOS)) // 2
    return not state.at_war and expected <= 4 and state.us <= 6


def spare_garrisons(state: State, line: str) -> list[Counter]:
    """S05: brigades that can man a line and are not alone beside a guerrilla."""
    return [
        brigade
        for brigade in line_garrisons(state, line)
        if not hidden_in(state, find(state, brigade)[0]) or len(brigades_in(state, find(state, brigade)[0])) > 1
    ]


def fortify(play: Play) -> Wish:
    """S05"""
    state = play.state
    return bool(corps_in(state, CAVITE)) and any(spare_garrisons(state, line) for line in unbuilt(state))


def buy_rebels(play: Play) -> Wish:
    """S06"""
    stack = find(play.state, exile_candidate(play.state))[1]
    return factors(play.state, stack) >= 2 or play.state.morale <= 4


def baler_targets(state: State) -> list[Stack]:
    """S09: it holds up a strong stack, or the artillery's, beside a brigade or a city."""
    return [
        stack
        for place, stack in on_map(state, FILIPINOS)
        if place in LAND
        and has_corps(stack)
        and (factors(state, stack) >= 2 or ARTILLERY in stack)
        and (brigades_in(state, place) or place in CITY_IN)
    ]


def baler(play: Play) -> Wish:
    """S09"""
    return bool(baler_targets(play.state))


def denounce(play: Play) -> Wish:
    """S10"""
    state = play.state
    return len(state.hand[SPAIN]) >= LOOSE_HAND and any(
        brigades_in(state, place) and len(unseen_guerrillas(state, place)) >= NAMED for place in LAND
    )


def macabebes(play: Play) -> Wish:
    """S11"""
    return bool(reduced_brigades(play.state, with_cities(HOMELAND)))


def joint_search(play: Play) -> tuple[str, list[Counter]] | None:
    """S12, S22: a province where two or more brigades can search together for the points at hand."""
    state = play.state
    for place in guerrilla_places(state):
        able = dispersed_in(state, place, SEARCHING) + available_in(state, place)
        if len(able) >= 2 and play.points >= 2:
            return place, able
    return None


def together(play: Play) -> Wish:
    """S12"""
    return joint_search(play) is not None


def by_telegraph(play: Play) -> Wish:
    """S22"""
    found = joint_search(play)
    return found is not None and len(dispersed_in(play.state, found[0], SEARCHING)) >= 2


def threatened_fields(state: State) -> list[Counter]:
    """S13: who can protect an unlooted province with a guerrilla in it."""
    return [
        brigade
        for brigade in protectors(state)
        if (place := find(state, brigade)[0]) not in state.looted and guerrillas_in(state, place)
    ]


def squares(play: Play) -> Wish:
    """S13"""
    return bool(threatened_fields(play.state))


def farewell(play: Play) -> Wish:
    """S16"""
    return play.state.morale <= 8


def powers(play: Play) -> Wish:
    """S17"""
    return play.state.at_war or play.state.us >= 3


def crisis(play: Play) -> Wish:
    """S18"""
    state = play.state
    if state.at_war:
        return state.government != CANOVAS
    if state.government == CANOVAS:
        return state.us >= 6 and state.morale >= CONFIDENT
    return state.morale < CONFIDENT and state.us <= 6


def pardon(play: Play) -> Wish:
    """S20"""
    return bool(seen_guerrillas(play.state))


def monet(play: Play) -> Wish:
    """SU4"""
    state = play.state
    enemies = sum(factors(state, s) for p in (BULACAN, TARLAC) for s in land_armies_at(state, p, FILIPINOS))
    own = sum(factors(state, s) for p in (BULACAN, TARLAC) for s in spanish_in(state, p))
    return enemies > own and bool(units_in(state, MANILA, FILIPINOS))


def diederichs(play: Play) -> Wish:
    """SU5"""
    return any(land_units_of(stack) for stack in play.state.stacks[SEA])


# The Filipinos


def zapote(play: Play) -> Wish:
    """F02"""
    state = play.state
    return bool(brigades_in(state, MANILA) or brigades_in(state, LINE_MANILA))


def biak_na_bato(play: Play) -> Wish:
    """F04"""
    state = play.state
    units = [unit for place in MAP for unit in corps_in(state, place)]
    return len(units) <= 2 and state.us >= 6


def uprising_of(unit: Counter) -> Callable[[Play], Wish]:
    """F05, F06"""
    return lambda play: (unit,) in play.state.stacks[FILIPINO_TROOPS]


def rizal(play: Play) -> Wish:
    """F08"""
    return len(new_corps(play.state)) >= 2


def spies(play: Play) -> Wish:
    """F12"""
    return len(play.state.hand[SPAIN]) >= 3


def worth_arming(state: State) -> list[Counter]:
    """F13: a corps of two steps that is stacked or stands beside an own regular stack."""
    return [
        unit
        for place in (*PROVINCES, *CITIES)
        for unit in corps_in(state, place)
        if is_flippable(state, unit)
        and (len(units_of(brigade_stack(state, place, unit))) > 1 or regulars_in(state, place))
    ]


def tejeros(play: Play) -> Wish:
    """F17"""
    state = play.state
    place, stack = find(state, BONIFACIO)
    exposed = units_of(stack) in ((), (MAGDIWAN,)) and is_marked(state, stack)
    return exposed and bool(brigades_in(state, place))


def infiltrators(state: State) -> list[Stack]:
    """F19: a stack shut up in Cavite with stronger Spaniards, or a leader who is seen by himself."""
    besieged = strongest(state, spanish_in(state, CAVITE)) if any(is_manned(state, line) for line in LINES) else 0
    shut_up = [stack for stack in land_armies_at(state, CAVITE, FILIPINOS) if 2 <= factors(state, stack) < besieged]
    alone = [
        stack
        for place in (CAVITE, *ADJACENT[CAVITE])
        for stack in stacks_at(state, place, FILIPINOS)
        if stack[0] in FILIPINO_LEADERS and is_marked(state, stack)
    ]
    return shut_up + alone


def slip_through(play: Play) -> Wish:
    """F19"""
    return bool(infiltrators(play.state))


def riot(play: Play) -> Wish:
    """F21"""
    state = play.state
    return COIN if state.reinforced_before and not state.reinforced else True


def diggers_beside_brigades(state: State) -> list[Stack]:
    """F22"""
    return [
        stack
        for place in LAND
        if brigades_in(state, place)
        for stack in regulars_in(state, place)
        if may_entrench(state, stack)
    ]


def evangelista(play: Play) -> Wish:
    """F22"""
    return bool(diggers_beside_brigades(play.state))


def into_port(play: Play) -> Wish:
    """FU1"""
    return play.points > 0 and any(US_FLEET in stack for stack in play.state.stacks[SEA])


def mutiny_pairs(state: State) -> dict[tuple[str, str], int]:
    """FU2: how many brigades stand in each pair of bordering provinces."""
    return {
        (place, other): len(open_brigades(state, (place, other))) for place in PROVINCES for other in ADJACENT[place]
    }


def mutiny(play: Play) -> Wish:
    """FU2"""
    return max(mutiny_pairs(play.state).values()) >= 2


def cut_cable(play: Play) -> Wish:
    """FU6"""
    return captain_general_commands(play.state) and play.state.points[SPAIN] >= 3


WANTED: dict[CardKey, Callable[[Play], Wish]] = {
    "S01": polavieja,
    "S02": primo,
    "S03": agustin,
    "S04": reconcentrate,
    "S05": fortify,
    "S06": buy_rebels,
    "S07": never,
    "S08": never,
    "S09": baler,
    "S10": denounce,
    "S11": macabebes,
    "S12": together,
    "S13": squares,
    "S14": never,
    "S15": yes,
    "S16": farewell,
    "S17": powers,
    "S18": crisis,
    "S19": never,
    "S20": pardon,
    "S21": never,
    "S22": by_telegraph,
    "SU1": yes,
    "SU2": never,
    "SU3": never,
    "SU4": monet,
    "SU5": diederichs,
    "F01": yes,
    "F02": zapote,
    "F03": never,
    "F04": biak_na_bato,
    "F05": uprising_of(MOROS),
    "F06": uprising_of(VISAYANS),
    "F07": yes,
    "F08": rizal,
    "F09": yes,
    "F10": never,
    "F11": never,
    "F12": spies,
    "F13": yes,
    "F14": yes,
    "F15": yes,
    "F16": yes,
    "F17": tejeros,
    "F18": never,
    "F19": slip_through,
    "F20": yes,
    "F21": riot,
    "F22": evangelista,
    "FU1": into_port,
    "FU2": mutiny,
    "FU3": yes,
    "FU4": yes,
    "FU5": never,
    "FU6": cut_cable,
}
"""In its own play, where the card may be played at all. Cards for a battle or a search are asked for there."""

Context = Mapping[str, Any]


def can_change_it(state: State, context: Context) -> bool:
    """S07, S08, S11, S19, F11, FU5: one more makes a difference to the die."""
    return -1 <= int(context["net"]) <= 4


def can_spoil_it(state: State, context: Context) -> bool:
    """F03: one less makes a difference to the die."""
    return 0 <= int(context["net"]) <= 4


def can_strike_back(state: State, context: Context) -> bool:
    """S21, F10: the counterattack can hit."""
    return int(context["net"]) >= 0


def decides_the_war(state: State, context: Context) -> bool:
    """SU2: with this city the Filipinos would win at the end of the turn, when the government has had its price."""
    then = state.copy()
    then.city[context["place"]] = FILIPINOS
    govern(then)
    return result(then) in (CITIES_TAKEN, MORALE_BROKEN)


def for_honour(state: State, context: Context) -> bool:
    """SU3"""
    return state.morale <= 3 or (context["kind"] == COUNTERATTACK and int(context["net"]) >= -1)


def at_once(state: State, context: Context) -> bool:
    return True


REACTS: dict[CardKey, Callable[[State, Context], bool]] = {
    "S07": can_change_it,
    "S08": can_change_it,
    "S10": at_once,
    "S11": can_change_it,
    "S19": can_change_it,
    "S21": can_strike_back,
    "SU2": decides_the_war,
    "SU3": for_honour,
    "SU5": at_once,
    "F03": can_spoil_it,
    "F10": can_strike_back,
    "F11": can_change_it,
    "F12": at_once,
    "F18": at_once,
    "FU5": can_change_it,
}
"""When the rules ask for a card: in a battle or at the moment that a red title names."""
