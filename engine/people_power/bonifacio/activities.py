"""8.8: how the non-players carry out the Special Activities. Each returns whether it could be done."""

from __future__ import annotations

from collections.abc import Callable

from engine.people_power.activities.government import (
    REPRISAL_SPACES,
    can_charm,
    can_crony,
    can_enrich,
    can_reprisal,
    charm_in,
    crony_deal,
    enrich_in,
    reprisal_in,
    reprisal_targets,
)
from engine.people_power.activities.npa import (
    STRIKE_SPACES,
    can_ambush,
    can_extort,
    can_strike,
    extort_in,
    strike_can_set,
    strike_in,
)
from engine.people_power.activities.reformers import (
    CONVERT_REMOVES,
    CONVERT_SPACES,
    appeal_in,
    can_appeal,
    can_canvass,
    can_convert,
    canvass_in,
    convert_base,
    convert_removing,
    convert_replacing,
)
from engine.people_power.board import (
    ACTIVIST,
    ADJACENT,
    CITIES,
    GOVERNMENT,
    PROTEST,
    REFORMERS,
    RESISTANCE,
    SPACES,
    SUPPORT,
    UNDERGROUND,
    Space,
)
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.operations.npa import ambush
from engine.people_power.bonifacio.pieces import enemy_first
from engine.people_power.bonifacio.priorities import most, refuge
from engine.people_power.cards import NINOY_AQUINO_MURDERED
from engine.people_power.effects import Skipped, SpaceSelected
from engine.people_power.in_force import rules
from engine.people_power.state import State, cubes
from engine.people_power.verbs import move, remove


def try_specials(actor: Actor, specials: tuple[str, ...]) -> bool:
    """8.5.3: the first of the list that is possible."""
    if actor.faction == GOVERNMENT and can_crony(actor.state):
        # 8.6.1 (41): instead of whatever the card says.
        actor.turn.begin_special("crony")
        crony_deal(actor.state)
        return True
    for special in specials:
        if SPECIALS[special](actor):
            return True
        actor.state.report(Skipped(actor.faction, special, "no_space", "8.8"))
    return False


def since_1983(state: State) -> bool:
    """8.2.2: it is the 1983 Campaign or later."""
    return state.election >= NINOY_AQUINO_MURDERED


# 8.8.1 Government


def enrich(actor: Actor) -> bool:
    """The Government does so from the 1983 Campaign on."""
    return _enrich(actor, lambda space: True)


def enrich_watched(actor: Actor) -> bool:
    """Where an Activist or an Underground Guerrilla is."""
    state = actor.state
    return _enrich(actor, lambda space: state.activists[space] > 0 or state.underground[space] > 0)


def _enrich(actor: Actor, where: Callable[[Space], bool]) -> bool:
    state = actor.state
    if not since_1983(state):
        return False
    space = actor.pick_special_space("enrich", "E", [s for s in SPACES if can_enrich(state, s) and where(s)])
    if space:
        enrich_in(state, space)
    return bool(space)


def charm(actor: Actor) -> bool:
    """By Shift towards Support, where there is none."""
    return charm_up_to(actor, 1)


def charm_up_to(actor: Actor, limit: int) -> bool:
    state = actor.state

    def candidates() -> list[Space]:
        return [s for s in SPACES if can_charm(state, s) and state.alignment[s] != SUPPORT]

    while space := actor.pick_special_space("charm", "S", candidates(), limit):
        charm_in(state, space)
    return bool(actor.turn.special_spaces)


def reprisal(actor: Actor) -> bool:
    """It never falls on Support; it goes first where it bares a Base, then by Place Terror."""
    state, selected = actor.state, actor.turn.special_spaces
    while True:
        candidates = [
            s for s in SPACES if s not in selected and can_reprisal(state, s) and state.alignment[s] != SUPPORT
        ]
        baring = [s for s in candidates if _bares_base(actor, s)]
        space = actor.pick_special_space("reprisal", "T", baring or candidates, REPRISAL_SPACES)
        if not space:
            break
        reprisal_in(state, space)
        _strike_one(actor, space, bool(baring))
    if rules(state).reprisal_removes and len(selected) == 1:
        _strike_one(actor, selected[0], False)
    return bool(selected)


def _bares_base(actor: Actor, space: Space) -> bool:
    """8.8.1: one piece less and the Base there is vulnerable to the Operation."""
    state = actor.state
    if actor.turn.operation == "roundup":
        return state.ref_bases[space] > 0 and state.activists[space] == 1 and state.marker[space] != PROTEST
    return state.npa_bases[space] > 0 and state.underground[space] == 1


def _strike_one(actor: Actor, space: Space, to_bare_base: bool) -> None:
    """8.8.1: a Guerrilla or an Activist goes."""
    state = actor.state
    there = reprisal_targets(state, space)
    if to_bare_base:
        guard = ACTIVIST if actor.turn.operation == "roundup" else UNDERGROUND
        there = [piece for piece in there if piece == guard]
    victims = enemy_first(state, GOVERNMENT, there)
    if not victims:
        return
    if rules(state).reprisal_removes:
        remove(state, space, victims[0])
        return
    move(state, space, refuge(state, ADJACENT[space], "reprisal_to"), victims[0])


# 8.8.2 Reformers


def appeal(actor: Actor) -> bool:
    """One Activist from where most are, from the 1983 Campaign on."""
    state = actor.state
    spaces = [space for space in SPACES if can_appeal(state, space)]
    if not spaces or not since_1983(state):
        return False
    space = most(state, spaces, lambda s: state.activists[s], "appeal")
    actor.begin_special_in("appeal", space)
    state.report(SpaceSelected(REFORMERS, "appeal", space))
    appeal_in(state, space)
    return True


def convert(actor: Actor) -> bool:
    """Government Bases come first, then two cubes, then a single one. Who replaces both need not look for two (46)."""
    state, selected = actor.state, actor.turn.special_spaces
    removes = rules(state).convert_replaces < CONVERT_REMOVES
    while True:
        candidates = [s for s in SPACES if s not in selected and can_convert(state, s)]
        lone_bases = [s for s in candidates if not cubes(state, s)]
        pairs = [s for s in candidates if removes and cubes(state, s) >= CONVERT_REMOVES]
        space = actor.pick_special_space("convert", "R", lone_bases or pairs or candidates, CONVERT_SPACES)
        if not space:
            return bool(selected)
        state.report(SpaceSelected(REFORMERS, "convert", space))
        _convert_in(state, space)


def _convert_in(state: State, space: Space) -> None:
    replaced = rules(state).convert_replaces
    if not cubes(state, space):
        convert_base(state, space)
    elif replaced > 1:
        # 8.6.1 (46): replace up to two.
        convert_replacing(state, space, min(replaced, cubes(state, space)))
    elif cubes(state, space) >= CONVERT_REMOVES:
        convert_removing(state, space)
    else:
        convert_replacing(state, space, 1)


def canvass(actor: Actor) -> bool:
    """The space is chosen by Shift towards Opposition."""
    space = actor.pick_special_space("canvass", "S", [s for s in SPACES if can_canvass(actor.state, s)])
    if space:
        canvass_in(actor.state, space)
    return bool(space)


# 8.8.3 NPA


def extort(actor: Actor) -> bool:
    """The NPA takes one space with most Underground Guerrillas, but never risks the last one beside a Base."""
    state = actor.state
    spaces = [s for s in SPACES if can_extort(state, s) and (state.underground[s] > 1 or not state.npa_bases[s])]
    if not spaces:
        return False
    space = most(state, spaces, lambda s: state.underground[s], "extort")
    actor.begin_special_in("extort", space)
    extort_in(state, space)
    return True


def strike(actor: Actor) -> bool:
    """Up to two Cities by Shift towards Resistance, be there a marker left or not: none is asked for."""
    state = actor.state
    cities = [city for city in CITIES if can_strike(state, city)]
    has_set = False
    while space := actor.pick_special_space("strike", "S", cities, STRIKE_SPACES):
        sets = strike_can_set(state, space) and not has_set
        strike_in(state, space, remove_activist=state.is_player(REFORMERS), sets=sets)
        has_set = has_set or (sets and state.alignment[space] == RESISTANCE)
    return bool(actor.turn.special_spaces)


def ambush_somewhere(actor: Actor) -> bool:
    """By Attack; with an Operation Attack the space counts as selected for it."""
    turn, limit = actor.turn, rules(actor.state).ambush_spaces

    def candidates() -> list[Space]:
        return [space for space in SPACES if can_ambush(turn, space)]

    while space := actor.pick_special_space("ambush", "A", candidates(), limit, ambushing=True):
        if turn.operation == "attack":
            actor.select(space)
        ambush(actor, space)
    return bool(turn.special_spaces)


SPECIALS: dict[str, Callable[[Actor], bool]] = {
    "enrich": enrich,
    "enrich_watched": enrich_watched,
    "charm": charm,
    "reprisal": reprisal,
    "appeal": appeal,
    "convert": convert,
    "canvass": canvass,
    "extort": extort,
    "strike": strike,
    "ambush": ambush_somewhere,
}
