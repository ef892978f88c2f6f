"""10.3, 10.4: the Spanish non-player follows these lines one by one. It pays one point a play at most."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.attacking import attack, attack_battle, may_attack, targets
from engine.filipinas.actions.moving import move_cost, move_stack, spanish_ways
from engine.filipinas.actions.politics import LOBBY, lobby, political_ways
from engine.filipinas.actions.recruiting import recruit, reduced_brigades
from engine.filipinas.actions.reinforcing import cannot_reinforce, reinforce
from engine.filipinas.actions.sieges import besiege, may_besiege, siege_battle
from engine.filipinas.actions.stacking import partners
from engine.filipinas.battle import Battle
from engine.filipinas.board import (
    ADJACENT,
    CAVITE,
    CITIES,
    CITY_IN,
    FILIPINOS,
    LAND,
    LINE_BORDERS,
    LINES,
    SEA,
    SPAIN,
    Place,
    province_of,
)
from engine.filipinas.cards.vocabulary import with_cities
from engine.filipinas.counters import (
    SPANISH_FLEETS,
    Stack,
    fleets_of,
    land_units_of,
    units_of,
)
from engine.filipinas.deck import CardKey
from engine.filipinas.leaders import attack_cost, has_admiral
from engine.filipinas.opponents.answers import best_arrival, best_arrival_at_war
from engine.filipinas.opponents.choosing import prefer
from engine.filipinas.opponents.counter_guerrilla import disperse, search_again, search_together, second_brigade
from engine.filipinas.opponents.playing import Attempt, PlanLine, play_cards, play_lines
from engine.filipinas.opponents.terms import (
    all_brigades,
    enemy_units,
    forces_in,
    guerrilla_places,
    guerrillas_in,
    hidden_in,
    opposing,
    spanish_in,
    strongest,
)
from engine.filipinas.opponents.wanted import joint_search
from engine.filipinas.play import Play
from engine.filipinas.state import (
    State,
    brigades_in,
    factors,
    find,
    holds_city,
    naval_factors,
    stacks_at,
    units_in,
)
from engine.filipinas.tables import CONFIDENT
from engine.filipinas.verbs import join

WAR_MORALE = 4
"""10.4.9: below it Spain sends nobody any more; the text alone would let it lose the war by its own reinforcements."""


def play_spanish_round(play: Play) -> Steps[None]:
    """10.3, 10.4: before and after the United States are at war."""
    rule, lines = ("10.4", AT_WAR) if play.state.at_war else ("10.3", AT_PEACE)
    acted = yield from play_cards(play, f"{rule}.1", _follow_up)
    if not acted:
        yield from play_lines(play, lines)


def _follow_up(play: Play, card: CardKey) -> Steps[bool]:
    """S06, S12, S22: a card that itself needs more points lifts the limit, and is the action of the play."""
    if card in ("S12", "S22") and (play.coordinated or play.searchers > 1):
        found = joint_search(play)
        if found:
            yield from search_together(play, *found)
        return True
    return card == "S06"


# 10.3.2, 10.4.9 Reinforcements


def _call_brigade(play: Play) -> Attempt:
    """10.3.2: Morale 6 or more, and fewer brigades than the enemy has units."""
    state = play.state
    if state.morale < CONFIDENT:
        return "morale"
    return _outnumbered(play)


def _call_brigade_at_war(play: Play) -> Attempt:
    """10.4.9"""
    return "morale" if play.state.morale < WAR_MORALE else _outnumbered(play)


def _outnumbered(play: Play) -> Attempt:
    state = play.state
    if len(all_brigades(state)) >= len(enemy_units(state)):
        return "brigades_enough"
    return cannot_reinforce(state) or _reinforce(play)


def _reinforce(play: Play) -> Steps[None]:
    place = (best_arrival_at_war if play.state.at_war else best_arrival)(play.state, [*LAND])
    play.begin("reinforce")
    reinforce(play.state, place)
    yield from ()


# 10.3.5, 10.4.8 Counter-guerrilla: who comes


def _pursue(play: Play) -> Attempt:
    """10.3.5: a brigade to a guerrilla that has none beside it; a second one if all have."""
    state = play.state
    haunted = guerrilla_places(state)
    for most in (0, 1):
        places = [place for place in haunted if len(brigades_in(state, place)) == most]
        moves = _moves_to(play, places)
        if moves:
            return _march(play, moves if most else _by_the_lines(state, moves))
        if any(len(brigades_in(state, place)) == 0 for place in haunted):
            return "no_brigade_to_move"
    return "no_guerrilla_alone"


def _moves_to(play: Play, places: list[Place]) -> list[tuple[Place, Stack, Place]]:
    """Brigades that stand where no guerrilla is, and can be there for one point; those who protect fields too."""
    state = play.state
    return [
        (origin, stack, place)
        for place in places
        for origin in (*LAND, *CITIES)
        if province_of(origin) != place and not hidden_in(state, province_of(origin))
        for stack in spanish_in(state, origin)
        if move_cost(state, origin, stack) <= play.points and place in spanish_ways(state, origin)
    ]


def _by_the_lines(state: State, moves: list[tuple[Place, Stack, Place]]) -> list[tuple[Place, Stack, Place]]:
    return [(origin, stack, _into_line(state, origin, place)) for origin, stack, place in moves]


def _into_line(state: State, origin: Place, place: Place) -> Place:
    """10.3.5: it goes into an empty fortified line beside the brigade instead of into Cavite."""
    if place == CAVITE:
        for line in LINES:
            if line in state.lines and origin in LINE_BORDERS[line] and not state.stacks[line]:
                return line
    return place


def _march(play: Play, moves: list[tuple[Place, Stack, Place]]) -> Steps[None]:
    state = play.state
    wanted = prefer(state, SPAIN, "province", sorted({to for _, _, to in moves}))
    origin, stack, to = prefer(
        state,
        SPAIN,
        "brigade",
        [move for move in moves if move[2] == wanted],
        ("full strength", lambda move: max(state.strength[unit] for unit in land_units_of(move[1]))),
        ("by land", lambda move: move[2] in ADJACENT.get(move[0], ()) or move[2] in LINES),
    )
    play.begin("move", move_cost(state, origin, stack))
    yield from move_stack(play, origin, stack, to)


# 10.3.6, 10.3.7, 10.4.4, 10.4.5 Conventional war


def _gather(play: Play) -> Attempt:
    """10.3.6: against a force that no Spanish stack there outmatches: stack, or bring a brigade."""
    state = play.state
    contested = [
        place
        for place in LAND
        if (enemy := opposing(state, place)) and strongest(state, spanish_in(state, place)) <= enemy
    ]
    if not contested:
        return "no_regulars"
    stackable = [place for place in contested if _stronger_together(state, place)]
    if stackable:
        return _stack_in(play, stackable)
    moves = [move for move in _moves_to(play, contested) if not _holds_in_check(state, *move[:2])]
    return _march(play, moves) if moves else "no_brigade_to_move"


def _holds_in_check(state: State, origin: Place, stack: Stack) -> bool:
    """10.3.6: whether it outmatches a force where it stands; it would else go to and fro between two of them."""
    return factors(state, stack) > opposing(state, province_of(origin)) > 0


def _stronger_together(state: State, place: Place) -> bool:
    """10.3.6: whether the brigades there would be stronger in one stack than the best of them is."""
    together = sum(state.strength[unit] for unit in brigades_in(state, place))
    stacks = spanish_in(state, place)
    return (
        len(stacks) > 1
        and together > strongest(state, stacks)
        and all(partners(state, place, stack, SPAIN) for stack in stacks)
    )


def _stack_in(play: Play, places: list[Place]) -> Steps[None]:
    state = play.state
    place = prefer(state, SPAIN, "province", places)
    play.begin("stack")
    stack, *others = spanish_in(state, place)
    for other in others:
        stack = join(state, place, stack, other)
    yield from ()


def _strike(play: Play) -> Attempt:
    """10.3.7: a siege if one is possible, else an attack in which Spain has the better of it."""
    state = play.state
    sieges = [
        (place, stack)
        for place in CITY_IN
        if not holds_city(state, CITY_IN[place], SPAIN)
        for stack in spanish_in(state, place)
        if may_besiege(play, place, stack)
        and attack_cost(state, place, stack, place) <= 1
        and _has_the_better_of_it(siege_battle(state, place, stack))
    ]
    if sieges:
        return _besiege(play, sieges)
    attacks = [
        (place, stack, target)
        for place in LAND
        for stack in spanish_in(state, place)
        if may_attack(state, place, stack) and attack_cost(state, place, stack, place) <= 1
        for target in forces_in(state, place)
        if _has_the_better_of_it(attack_battle(state, place, stack, place, target))
    ]
    return _attack(play, attacks) if attacks else "no_advantage"


def _has_the_better_of_it(battle: Battle) -> bool:
    """10.3.7: it has superior strength, or equal strength with an advantage on the die."""
    superior = battle.factors - battle.target_factors
    return superior > 0 or (superior == 0 and battle.net >= 1)


def _besiege(play: Play, sieges: list[tuple[Place, Stack]]) -> Steps[None]:
    state = play.state
    place, stack = prefer(state, SPAIN, "siege", sieges, ("strongest", lambda found: factors(state, found[1])))
    play.begin("siege")
    yield from besiege(play, place, stack)


def _attack(play: Play, attacks: list[tuple[Place, Stack, Stack]]) -> Steps[None]:
    state = play.state
    place, stack, target = prefer(
        state, SPAIN, "attack", attacks, ("best odds", lambda found: attack_battle(state, *found[:2], *_at(found)).net)
    )
    play.begin("attack")
    yield from attack(play, place, stack, place, target)


def _at(found: tuple[Place, Stack, Stack]) -> tuple[Place, Stack]:
    return found[0], found[2]


# 10.3.8, 10.3.9


def _recruit(play: Play) -> Attempt:
    """10.3.8: a reduced brigade beside a guerrilla first, where the odds are worst."""
    state = play.state
    places = sorted({province_of(find(state, unit)[0]) for unit in reduced_brigades(state)})
    able = [place for place in places if place in LAND]
    return _recruit_in(play, able) if able else "nobody_to_recruit"


def _recruit_in(play: Play, places: list[Place]) -> Steps[None]:
    state = play.state
    place = prefer(
        state,
        SPAIN,
        "province",
        places,
        ("beside a guerrilla", lambda place: bool(guerrillas_in(state, place))),
        ("worst odds", lambda place: _enemy_factors(state, place) / _own_factors(state, place)),
    )
    play.begin("recruit")
    yield from recruit(state, SPAIN, place)


def _enemy_factors(state: State, place: Place) -> int:
    return sum(state.strength[unit] for where in with_cities((place,)) for unit in units_in(state, where, FILIPINOS))


def _own_factors(state: State, place: Place) -> int:
    return sum(state.strength[unit] for where in with_cities((place,)) for unit in brigades_in(state, where))


def _dissuade(play: Play) -> Attempt:
    """10.3.9"""
    return _lobby(play) if LOBBY in political_ways(play.state, SPAIN) else "track_end"


def _lobby(play: Play) -> Steps[None]:
    play.begin("politics")
    lobby(play.state, SPAIN)
    yield from ()


# 10.4.2, 10.4.3 Naval war


def _fight_at_sea(play: Play) -> Attempt:
    """10.4.2: an attack with the better of it; transports by themselves always."""
    state = play.state
    attacks = [
        (SEA, stack, target)
        for stack in stacks_at(state, SEA, SPAIN)
        if may_attack(state, SEA, stack)
        for field, target in targets(play, SEA, stack)
        if field == SEA
        and units_of(target)
        and (not naval_factors(state, target) or attack_battle(state, SEA, stack, SEA, target).net >= 1)
    ]
    return _attack(play, attacks) if attacks else "no_advantage"


def _join_fleets(play: Play) -> Attempt:
    """10.4.3: two fleets that are not one stack: together at sea, or the one in port to the sea."""
    state = play.state
    found = [(place, stack) for fleet in SPANISH_FLEETS for place, stack in [find(state, fleet)]]
    afloat = [(place, stack) for place, stack in found if place == SEA or place in CITIES]
    if len(afloat) < len(SPANISH_FLEETS) or afloat[0][1] == afloat[1][1]:
        return "no_two_fleets"
    if all(place == SEA for place, _ in afloat):
        return _stack_fleets(play)
    in_port = [(place, stack) for place, stack in afloat if place in CITIES and has_admiral(stack)]
    if in_port and any(place == SEA for place, _ in afloat):
        return _sail(play, *in_port[0])
    return "no_fleet_at_sea"


def _stack_fleets(play: Play) -> Steps[None]:
    play.begin("stack")
    first, second = (stack for stack in stacks_at(play.state, SEA, SPAIN) if fleets_of(stack))
    join(play.state, SEA, first, second)
    yield from ()


def _sail(play: Play, place: Place, stack: Stack) -> Steps[None]:
    play.begin("move")
    yield from move_stack(play, place, stack, SEA)


AT_PEACE = (
    PlanLine("10.3.2", "reinforce", _call_brigade),
    PlanLine("10.3.3", "disperse", disperse),
    PlanLine("10.3.4", "second_brigade", second_brigade),
    PlanLine("10.3.4b", "search", search_again),
    PlanLine("10.3.5", "pursue", _pursue),
    PlanLine("10.3.6", "gather", _gather),
    PlanLine("10.3.7", "strike", _strike),
    PlanLine("10.3.8", "recruit", _recruit),
    PlanLine("10.3.9", "politics", _dissuade),
)

AT_WAR = (
    PlanLine("10.4.2", "naval_attack", _fight_at_sea),
    PlanLine("10.4.3", "join_fleets", _join_fleets),
    PlanLine("10.4.4", "gather", _gather),
    PlanLine("10.4.5", "strike", _strike),
    PlanLine("10.4.6", "disperse", disperse),
    PlanLine("10.4.7", "second_brigade", second_brigade),
    PlanLine("10.4.7b", "search", search_again),
    PlanLine("10.4.8", "pursue", _pursue),
    PlanLine("10.4.9", "reinforce", _call_brigade_at_war),
)
