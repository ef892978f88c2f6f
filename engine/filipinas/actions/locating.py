"""6.6, 6.9.2: locating guerrillas and leaders who hide, and the attack that follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from engine.core.asking import ask
from engine.core.prompts import DONE, Option, Steps
from engine.filipinas import questions, reactions
from engine.filipinas.actions.action import Action
from engine.filipinas.actions.attacking import choose_part
from engine.filipinas.asking import STACK, ask_counter, ask_stack, ask_yes
from engine.filipinas.battle import ATTACK, Battle, land_battle
from engine.filipinas.board import FILIPINOS, LAND, LINES_OF, SPAIN, Place
from engine.filipinas.combat import fight
from engine.filipinas.counters import (
    BRIGADES,
    Counter,
    Stack,
    land_units_of,
    leaders_of,
    units_of,
)
from engine.filipinas.effects import Modifiers, NothingDone, Searched
from engine.filipinas.leaders import kill
from engine.filipinas.play import Play
from engine.filipinas.state import SEARCHING, State, factors, find, is_hidden, is_marked, is_protecting
from engine.filipinas.tables import SUCCESS, stealth
from engine.filipinas.verbs import mark, set_posture, split

COLUMNS = {brigade: Option(f"columns:{brigade}") for brigade in BRIGADES}
"""A concentrated brigade gets columns by these, in order to search."""
LEADER_DICE = 2
"""4.2.2.1: for a leader by himself the die is thrown twice."""
KEEN = 2
"""What a brigade with a card for it adds to its dice."""
AMBUSH = 1
"""What a guerrilla that surprises its pursuers adds to its die."""


@dataclass(slots=True)
class ProvinceSearch:
    """6.6: a search under way: who looks for whom, and who found it."""

    place: Place
    target: Stack
    found_by: list[tuple[Stack, int]] = field(default_factory=list)
    """The searchers that found the target, with the factors that did."""
    successes: int = 0
    """So many of the dice have found it."""


# Who searches


def searchers(state: State, place: Place) -> Iterator[Stack]:
    """6.6: the Spanish stacks that can look for somebody there: in the province, or in a line beside it."""
    for where in _grounds(state.lines)[place]:
        for stack in state.stacks[where].free[SPAIN]:
            if not is_protecting(state, stack):
                yield stack


@cache
def _grounds(lines: frozenset[Place]) -> dict[Place, tuple[Place, ...]]:
    """6.6: from where every place is searched while these lines stand."""
    return {place: (place, *(line for line in LINES_OF.get(place, ()) if line in lines)) for place in LAND}


def is_column(state: State, stack: Stack) -> bool:
    """6.9.2: a brigade in columns of search and destroy."""
    units = land_units_of(stack)
    return len(units) == 1 and state.posture.get(units[0]) == SEARCHING


def hidden_targets(state: State) -> Iterator[tuple[Place, Stack]]:
    """6.6: every guerrilla, and every Filipino leader by himself, that somebody could look for."""
    for place, grounds in _grounds(state.lines).items():
        stacks = state.stacks[place]
        if stacks.bands and (stacks.contested or len(grounds) > 1) and _is_searched(state, grounds):
            for stack in stacks.bands:
                if is_hidden(state, place, stack):
                    yield place, stack


def _is_searched(state: State, grounds: tuple[Place, ...]) -> bool:
    for where in grounds:
        for stack in state.stacks[where].free[SPAIN]:
            if not is_protecting(state, stack):
                return True
    return False


def search_cost(play: Play, stack: Stack) -> int:
    """6.6, 6.9.2: 1 point, with a general or without; nothing for columns that were formed in this play."""
    return 0 if is_column(play.state, stack) and any(brigade in play.dispersed for brigade in stack) else 1


# 6.6: the search


def search_dice(
    state: State, searcher: Stack, target: Stack, columns: bool, keen: Counter = ""
) -> tuple[int, Modifiers]:
    """6.6: a searcher rolls a die for every column, or one for a concentrated stack, and two in any case for a leader
    alone.

    Few are harder to find than many; columns and a Target marker help.
    """
    brigade = land_units_of(searcher)[0]
    strength = 1 if columns else factors(state, searcher)
    count = LEADER_DICE if not units_of(target) else state.strength[brigade] if columns else 1
    modifiers = [("factors", stealth(strength, factors(state, target)))]
    if columns:
        modifiers.append(("columns", 1))
    if is_marked(state, target):
        modifiers.append(("target", 1))
    if keen and keen in searcher:
        modifiers.append(("keen", KEEN))
    return count, tuple(modifiers)


def look(play: Play, search: ProvinceSearch, searcher: Stack) -> None:
    """6.6: whoever searches throws its dice."""
    state, target = play.state, search.target
    columns = is_column(state, searcher)
    count, modifiers = search_dice(state, searcher, target, columns, play.keen)
    dice = tuple(state.chance.roll("locate") for _ in range(count))
    added = sum(value for _, value in modifiers)
    successes = sum(die + added >= SUCCESS for die in dice)
    state.report(Searched(searcher, target, search.place, dice, modifiers, successes))
    if successes:
        search.successes += successes
        search.found_by.append((searcher, successes if columns else factors(state, searcher)))


def search_and_attack(play: Play, place: Place, target: Stack, parties: list[Stack]) -> Steps[None]:
    """6.6, 6.7: all dice look for the one target; those who find it attack it together, for nothing."""
    state = play.state
    search = ProvinceSearch(place, target)
    for party in parties:
        look(play, search, party)
    if not search.successes:
        state.report(NothingDone(play.side, "search"))
        return
    mark(state, place, target)
    if not units_of(target):
        kill(state, target[0])
        return
    if search.successes == 1 and (yield from _surprised(play, search)):
        return
    battle = _joint_attack(state, search)
    if (
        yield from ask_yes(
            SPAIN, questions.SEARCH_ATTACK, {"target": target, "place": place, "battle": battle.context()}
        )
    ):
        yield from fight(play, battle)


def _joint_attack(state: State, search: ProvinceSearch) -> Battle:
    """6.9.2: the factors that found it add up; a leader counts if a column of his brigade did."""
    attackers = tuple(counter for stack, _ in search.found_by for counter in stack)
    strength = sum(factor for _, factor in search.found_by)
    return land_battle(state, ATTACK, attackers, strength, search.target, search.place, search.place)


def _surprised(play: Play, search: ProvinceSearch) -> Steps[bool]:
    """By a card: the guerrilla attacks the column that found it; returns whether it drove it off."""
    state, target, place = play.state, search.target, search.place
    column, strength = search.found_by[0]
    battle = land_battle(
        state, ATTACK, target, factors(state, target), column, place, place, strength, [("surprise", AMBUSH)]
    )
    context = {"place": place, "target": target, "searcher": column, "battle": battle.context()}
    if not (yield from reactions.found(play, FILIPINOS, search, lambda: context)):
        return False
    return (yield from fight(play, battle, counterattack=False))


def form_columns(play: Play, brigade: Counter, leaders: Stack = ()) -> Stack:
    """6.9.2: a brigade leaves its stack and disperses into columns; returns it."""
    state = play.state
    alone = leave_to_disperse(state, brigade, leaders)
    set_posture(state, brigade, SEARCHING)
    play.dispersed.append(brigade)
    return alone


def leave_to_disperse(state: State, brigade: Counter, leaders: Stack) -> Stack:
    """6.9: out of the stack for nothing, with those leaders who come along; returns the brigade with them."""
    place, stack = find(state, brigade)
    return split(state, place, stack, (brigade, *leaders))[0] if len(units_of(stack)) > 1 else stack


# The player's way


def ask_leaders(state: State, brigade: Counter) -> Steps[Stack]:
    """6.9, 9.1: which leaders of its stack go with a brigade that disperses."""
    _, stack = find(state, brigade)
    along: Stack = ()
    while len(units_of(stack)) > 1 and (left := [leader for leader in leaders_of(stack) if leader not in along]):
        leader = yield from ask_counter(SPAIN, questions.DISPERSE_LEADER, left, True, {"brigade": brigade})
        if not leader:
            break
        along += (leader,)
    return along


def _options(play: Play, place: Place, taken: list[Stack], free: bool) -> list[Option]:
    """6.6: searchers are concentrated stacks by themselves, brigades in columns, and brigades that form them now.

    If `free`, the action of the play is done, and only columns that it formed search, for nothing (6.9.2).
    """
    state = play.state
    points = 0 if free else play.points
    options = []
    for stack in searchers(state, place):
        if stack in taken or (taken and not _may_join(play, place, taken, stack)):
            continue
        if search_cost(play, stack) <= points and (not taken or is_column(state, stack)):
            options.append(STACK[stack[0]])
        if points and not is_column(state, stack):
            options += [COLUMNS[brigade] for brigade in land_units_of(stack)]
    return options


def _may_join(play: Play, place: Place, taken: list[Stack], stack: Stack) -> bool:
    """5.2.2.1: anybody joins a coordinated action; by a card only brigades of the province do, none out of a line."""
    return play.coordinated or all(find(play.state, party[0])[0] == place for party in (*taken, stack))


def _searchable(play: Play) -> Iterator[Stack]:
    for place, stack in hidden_targets(play.state):
        if _options(play, place, [], free=not play.may_act):
            yield stack


def _why_not(play: Play) -> str:
    for _ in hidden_targets(play.state) if play.may_act else _searchable(play):
        return ""
    return "nobody_to_find"


def _perform(play: Play) -> Steps[None]:
    state, free = play.state, not play.may_act
    known = {"keen": play.keen, "free": tuple(play.dispersed)}
    target = yield from ask_stack(SPAIN, questions.SEARCH_TARGET, _searchable(play), context=known)
    place, _ = find(state, target[0])
    parties: list[Stack] = []
    while options := _options(play, place, parties, free):
        context = {"target": target, "place": place, **known}
        chosen = yield from ask(SPAIN, questions.SEARCH_WHO, [*options, DONE] if parties else options, context)
        if chosen is DONE:
            break
        if not parties:
            play.begin("search", 0)
        party = yield from _party(play, chosen, place)
        parties.append(party)
        if not is_column(state, party) or len(parties) >= play.may_search_together:
            break
    yield from search_and_attack(play, place, target, parties)


def _party(play: Play, chosen: Option, place: Place) -> Steps[Stack]:
    """6.6, 6.9.2: who searches, and what it costs."""
    state = play.state
    if chosen.kind == "columns":
        leaders = yield from ask_leaders(state, chosen.value)
        play.pay(1)
        party = form_columns(play, chosen.value, leaders)
    else:
        where, stack = find(state, chosen.value)
        party = yield from choose_part(play, questions.SEARCH_LEAVE, where, stack)
        play.pay(search_cost(play, party))
    for brigade in land_units_of(party):
        if brigade in play.dispersed:
            play.dispersed.remove(brigade)
    return party


SEARCH = Action("search", "6.6", _why_not, _perform, (SPAIN,))
