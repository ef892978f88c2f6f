"""A Filipino non-player in the same form as section 10, before and after the United States are at war.

It pays one point a play; American troops at sea may cost it two.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.attacking import attack_battle, may_attack, targets
from engine.filipinas.actions.entrenching import may_entrench
from engine.filipinas.actions.looting import hide, looters, plunder
from engine.filipinas.actions.moving import destinations, leader_friends, move_cost, move_stack
from engine.filipinas.actions.politics import lobby
from engine.filipinas.actions.recruiting import new_corps, recruit, recruits
from engine.filipinas.actions.sieges import besiege, city_strength, conqueror, may_besiege
from engine.filipinas.actions.stacking import partners
from engine.filipinas.board import (
    ADJACENT,
    CITIES,
    CITY_IN,
    DISTANCE,
    FILIPINOS,
    LAND,
    LINE_BETWEEN,
    MAP,
    PROVINCES,
    SPAIN,
    Place,
)
from engine.filipinas.counters import AGUINALDO, ARTILLERY, Stack, land_units_of, leaders_of, units_of
from engine.filipinas.deck import CardKey
from engine.filipinas.leaders import attack_cost
from engine.filipinas.opponents.americans import convoy, exile_ashore, fleet_out, join_the_guns, land, naval_attack
from engine.filipinas.opponents.answers import FLIP_AT, best_recruiting_place, good_die
from engine.filipinas.opponents.choosing import prefer
from engine.filipinas.opponents.playing import Attempt, PlanLine, play_cards, play_lines
from engine.filipinas.opponents.terms import (
    available_in,
    dispersed_in,
    filipino_factors,
    richest,
    spanish_in,
    strongest,
)
from engine.filipinas.opponents.together import attack_one_of, gather, ride
from engine.filipinas.play import Play
from engine.filipinas.state import (
    SEARCHING,
    State,
    brigades_in,
    corps_in,
    factors,
    find,
    holds_city,
    is_guerrilla,
    is_hidden,
    is_manned,
    is_marked,
    is_pinned,
    is_protected,
    land_armies_at,
    on_map,
    stacks_at,
)
from engine.filipinas.tables import CONFIDENT
from engine.filipinas.verbs import entrench

RAISED = 8
"""7.1.6: so many own factors on Luzon are enough before the Americans come."""
ARMY = 3
"""7.1.8: so many factors in Aguinaldo's province are an army."""
LOBBY_FROM = 4
"""7.1.10: from here on the track the United States can be brought in."""
FEW = 3
"""7.1.2b: with fewer corps than that on the map the revolt is about to be put out."""


def play_filipino_round(play: Play) -> Steps[None]:
    """7.1, 7.2: a card may bring the war, and the lines are then those of the war."""
    yield from play_cards(play, "7.2.1" if play.state.at_war else "7.1.1", _no_follow_up)
    yield from play_lines(play, AT_WAR if play.state.at_war else AT_PEACE)


def _no_follow_up(play: Play, card: CardKey) -> Steps[bool]:
    yield from ()
    return False


# Sieges


def _besiegers(play: Play) -> list[tuple[Place, Stack]]:
    state = play.state
    return [
        (place, stack)
        for place in CITY_IN
        for stack in land_armies_at(state, place, FILIPINOS)
        if may_besiege(play, place, stack) and attack_cost(state, place, stack, place) <= 1
    ]


def _decisive_siege(play: Play) -> Attempt:
    """7.1.2: the city that wins the war: at Morale 5 or less, or the second one."""
    state = play.state
    other_held = any(not holds_city(state, city, SPAIN) for city in CITIES)
    if state.morale >= CONFIDENT and not other_held:
        return "not_decisive"
    sieges = _besiegers(play)
    return _besiege(play, sieges) if sieges else "no_siege"


def _own_siege(play: Play) -> Attempt:
    """7.2.5: a city that the Filipinos themselves would take; who would intercept must be beatable."""
    state = play.state
    sieges = [
        (place, stack)
        for place, stack in _besiegers(play)
        if conqueror(state, stack) == FILIPINOS
        and all(attack_battle(state, place, stack, place, other).net >= 0 for other in spanish_in(state, place))
    ]
    return _besiege(play, sieges) if sieges else "no_siege"


def _american_siege(play: Play) -> Attempt:
    """7.2.9: better a draw than a loss, when time is up or no guns stand before a city."""
    state = play.state
    turns_left = state.last_turn - state.turn
    guns_there = any(ARTILLERY in stack for place in CITY_IN for stack in state.stacks[place])
    if turns_left > 1 or (turns_left == 1 and guns_there):
        return "too_early"
    sieges = _besiegers(play)
    return _besiege(play, sieges) if sieges else "no_siege"


def _besiege(play: Play, sieges: list[tuple[Place, Stack]]) -> Steps[None]:
    state = play.state
    place, stack = prefer(
        state,
        FILIPINOS,
        "siege",
        sieges,
        ("fewest defenders", lambda found: -city_strength(state, CITY_IN[found[0]])),
        ("strongest", lambda found: factors(state, found[1])),
    )
    play.begin("siege")
    yield from besiege(play, place, stack)


# 7.1.3, 7.2.8 Ambush


def _ambush(play: Play) -> Attempt:
    """7.1.3: odds of +1, or even ones against a brigade that is dispersed or reduced."""
    state = play.state
    attacks = [
        (place, stack, field, target)
        for place, stack in on_map(state, FILIPINOS)
        if place in LAND and may_attack(state, place, stack)
        for field, target in targets(play, place, stack)
        if attack_cost(state, place, stack, field) <= 1
        and attack_battle(state, place, stack, field, target).net >= (0 if _is_weak(state, target) else 1)
    ]
    return attack_one_of(play, attacks) if attacks else "no_advantage"


def _is_weak(state: State, target: Stack) -> bool:
    return any(state.posture.get(unit) or state.strength[unit] == 1 for unit in land_units_of(target))


# 7.1.4 Loot


def _loot(play: Play) -> Attempt:
    """7.1.4: where Spain loses most, no columns are about, and the guerrilla is seen already."""
    able = list(looters(play.state))
    return _plunder(play, able) if able else "nothing_to_loot"


def _plunder(play: Play, able: list[tuple[Place, Stack]]) -> Steps[None]:
    state = play.state
    place, stack = prefer(
        state,
        FILIPINOS,
        "loot",
        able,
        ("richest", lambda found: richest(found[0])),
        ("no columns", lambda found: not dispersed_in(state, found[0], SEARCHING)),
        ("seen already", lambda found: is_marked(state, found[1])),
    )
    play.begin("loot")
    plunder(state, place, stack)
    yield from ()


# 7.1.5 Save


def _save(play: Play) -> Attempt:
    """7.1.5: a leader who is seen beside Spaniards who can search: hidden once a turn, or off to the largest stack."""
    state = play.state
    exposed = [
        (place, stack)
        for place in LAND
        if available_in(state, place) or dispersed_in(state, place, SEARCHING)
        for stack in stacks_at(state, place, FILIPINOS)
        if is_hidden(state, place, stack) and is_marked(state, stack) and leaders_of(stack) and not is_pinned(stack)
    ]
    alone = [(place, stack) for place, stack in exposed if not units_of(stack) and leader_friends(state, stack[0])]
    if alone:
        return ride(play, alone[0][1][0])
    hidable = [stack for _, stack in exposed if stack[0] not in state.hid]
    return _hide(play, hidable) if hidable else "nobody_in_danger"


def _hide(play: Play, stacks: list[Stack]) -> Steps[None]:
    stack = prefer(play.state, FILIPINOS, "hide", stacks)
    play.begin("hide")
    hide(play.state, stack)
    yield from ()


# 7.1.6 Raise


def _survive(play: Play) -> Attempt:
    """7.1.2b: without units the war is lost, so the last few raise others before anything else."""
    corps = sum(len(corps_in(play.state, place)) for place in MAP)
    return "corps_enough" if corps >= FEW else _raise_more(play)


def _raise(play: Play) -> Attempt:
    """7.1.6: new corps up to eight factors, and a stronger one under a leader where the die is good."""
    if filipino_factors(play.state) >= RAISED:
        return "factors_enough"
    return _raise_more(play)


def _raise_more(play: Play) -> Attempt:
    """7.2.12: once at war the Filipinos recruit without limit."""
    state = play.state
    places = [place for place in PROVINCES if recruits(state, FILIPINOS, place)]
    if not new_corps(state):
        places = [place for place in places if good_die(state, place) >= FLIP_AT]
    return _recruit(play, places) if places else "nobody_to_recruit"


def _recruit(play: Play, places: list[Place]) -> Steps[None]:
    place = best_recruiting_place(play.state, places)
    play.begin("recruit")
    yield from recruit(play.state, FILIPINOS, place)


# 7.1.7 Spread


def _spread(play: Play) -> Attempt:
    """7.1.7: a guerrilla that is seen moves to a neighbour that can be looted and has no own unit."""
    state = play.state
    moves = [
        (place, stack, to)
        for place in PROVINCES
        for stack in stacks_at(state, place, FILIPINOS)
        if is_guerrilla(state, place, stack) and is_marked(state, stack) and not leaders_of(stack)
        for to in destinations(state, place, stack)
        if to in PROVINCES and to not in state.looted and not is_protected(state, to) and not corps_in(state, to)
    ]
    return _move(play, moves) if moves else "nowhere_to_spread"


def _move(play: Play, moves: list[tuple[Place, Stack, Place]]) -> Steps[None]:
    state = play.state
    place, stack, to = prefer(
        state,
        FILIPINOS,
        "move",
        moves,
        ("no manned line", lambda move: not _over_a_line(state, move[0], move[2])),
        ("richest", lambda move: richest(move[2])),
    )
    play.begin("move", move_cost(state, place, stack))
    yield from move_stack(play, place, stack, to)


def _over_a_line(state: State, place: Place, to: Place) -> bool:
    line = LINE_BETWEEN.get((place, to))
    return line is not None and is_manned(state, line)


# 7.1.8 Army


def _army(play: Play) -> Attempt:
    """7.1.8: Aguinaldo gathers three factors where the Spaniards are not twice as strong, and then digs in."""
    state = play.state
    place, stack = find(state, AGUINALDO)
    if place not in PROVINCES or is_pinned(stack):
        return "no_leader"
    if units_of(stack) and len(units_of(stack)) > 1:
        if brigades_in(state, place) and may_entrench(state, stack):
            return _dig(play, place, stack)
        return "stacked"
    own = sum(state.strength[unit] for unit in corps_in(state, place))
    near = max(strongest(state, spanish_in(state, where)) for where in (place, *ADJACENT[place]))
    others = [other for other in partners(state, place, stack, FILIPINOS) if units_of(other)]
    if own < ARMY or near >= 2 * own or not others:
        return "no_army"
    return gather(play, place, stack, others)


def _dig(play: Play, place: Place, stack: Stack) -> Steps[None]:
    play.begin("entrench")
    entrench(play.state, place, stack)
    yield from ()


# 7.1.9 March


def _march(play: Play) -> Attempt:
    """7.1.9: the artillery with two factors goes to the city that is held more weakly."""
    state = play.state
    place, stack = find(state, ARTILLERY)
    if place not in PROVINCES or place in CITY_IN or factors(state, stack) < 2 or is_pinned(stack):
        return "no_guns_to_move"
    spanish = [province for province, city in CITY_IN.items() if holds_city(state, city, SPAIN)]
    if not spanish:
        return "no_city"
    goal = min(spanish, key=lambda province: (city_strength(state, CITY_IN[province]), DISTANCE[place][province]))
    nearer = [
        (place, stack, to)
        for to in destinations(state, place, stack)
        if to in PROVINCES and DISTANCE[to][goal] < DISTANCE[place][goal]
    ]
    return _move(play, nearer) if nearer else "no_way"


# 7.1.10 Politics


def _lobby(play: Play) -> Attempt:
    """7.1.10: the United States, from 4 on or while Spain is confident."""
    state = play.state
    if state.us < LOBBY_FROM and state.morale < CONFIDENT:
        return "not_yet"
    return _raise_the_track(play)


def _raise_the_track(play: Play) -> Steps[None]:
    play.begin("politics")
    lobby(play.state, FILIPINOS)
    yield from ()


AT_PEACE = (
    PlanLine("7.1.2", "decisive_siege", _decisive_siege),
    PlanLine("7.1.2b", "survive", _survive),
    PlanLine("7.1.3", "ambush", _ambush),
    PlanLine("7.1.4", "loot", _loot),
    PlanLine("7.1.5", "save", _save),
    PlanLine("7.1.6", "raise", _raise),
    PlanLine("7.1.7", "spread", _spread),
    PlanLine("7.1.8", "army", _army),
    PlanLine("7.1.9", "march", _march),
    PlanLine("7.1.10", "politics", _lobby),
)

AT_WAR = (
    PlanLine("7.2.2", "naval_attack", naval_attack),
    PlanLine("7.2.3", "land", land),
    PlanLine("7.2.3", "exile_ashore", exile_ashore),
    PlanLine("7.2.4", "fleet_out", fleet_out),
    PlanLine("7.2.5", "own_siege", _own_siege),
    PlanLine("7.2.6", "join", join_the_guns),
    PlanLine("7.2.7", "convoy", convoy),
    PlanLine("7.2.8", "ambush", _ambush),
    PlanLine("7.2.9", "american_siege", _american_siege),
    PlanLine("7.2.10", "loot", _loot),
    PlanLine("7.2.11", "save", _save),
    PlanLine("7.2.12", "raise", _raise_more),
    PlanLine("7.2.13", "march", _march),
    PlanLine("7.2.13", "spread", _spread),
)
