"""8.7.3: the non-player NPA has these Operations."""

from __future__ import annotations

from engine.people_power.board import (
    ADJACENT,
    IS_CITY,
    NPA,
    RESISTANCE,
    SPACES,
    UNDERGROUND,
    Space,
)
from engine.people_power.bonifacio.actor import Actor, finish
from engine.people_power.bonifacio.moving import bring
from engine.people_power.bonifacio.pieces import attack_choice, victim_of_terror
from engine.people_power.bonifacio.spaces import build_bases, fullest_origin, place_own, reachable
from engine.people_power.effects import SpaceSelected
from engine.people_power.in_force import rules
from engine.people_power.operations.npa import (
    ATTACK_REMOVES,
    GUERRILLAS_PER_BASE,
    attack_removes,
    attack_roll,
    attack_targets,
    can_march,
    can_rally_base,
    guerrillas_per_base,
    march_group,
    no_attack,
    no_rally,
    rallies,
    rally_base,
    terror_in,
)
from engine.people_power.state import (
    State,
    cubes,
    guerrillas,
)
from engine.people_power.verbs import activate, place, remove


def rally(actor: Actor) -> None:
    """8.7.3: Bases without rolls where many Guerrillas are, or enough and no cubes; then Guerrillas."""
    state = actor.state

    def builds(space: Space) -> bool:
        return not no_rally(state, space) and can_rally_base(state, space)

    def build(space: Space) -> None:
        # 8.5.8: own pieces are removed from the bottom of the table, so Active ones first.
        finish(rally_base(state, space, max(0, guerrillas_per_base(state, space) - state.active[space])))

    def many(space: Space) -> bool:
        return builds(space) and guerrillas(state, space) > guerrillas_per_base(state, space)

    def undisturbed(space: Space) -> bool:
        return builds(space) and not cubes(state, space)

    if rules(state).rally_countryside_base_guerrillas < GUERRILLAS_PER_BASE:
        # 8.6: Sison has Bases built in Countryside first.
        build_bases(actor, lambda s: not IS_CITY[s] and many(s), build)
        build_bases(actor, lambda s: not IS_CITY[s] and undisturbed(s), build)
    build_bases(actor, many, build)
    build_bases(actor, undisturbed, build)
    place_own(actor, "G", no_rally, UNDERGROUND, rallies)


def march(actor: Actor) -> None:
    """8.7.3: it takes a destination first, then the adjacent origin with most Guerrillas, then all its other
    destinations.
    """
    reached: set[Space] = set()
    while space := reachable(actor, "M", SPACES, lambda s: _march_origins(actor, s, reached), set()):
        if not actor.goes_on():
            return
        origins = _march_origins(actor, space, reached)
        origin = fullest_origin(actor, space, origins, lambda s: guerrillas(actor.state, s))
        actor.select(origin)
        unvisited = set(ADJACENT[origin])
        while space:
            _march(actor, origin, space)
            reached.add(space)
            unvisited.remove(space)
            others = [s for s in ADJACENT[origin] if s in unvisited and _would_march(actor, origin, s)]
            space = actor.prefer("M", others, "march")


def _march_origins(actor: Actor, space: Space, reached: set[Space]) -> list[Space]:
    """8.5.7 B: an origin is adjacent, and was neither an origin nor a destination before."""
    used = {*actor.turn.selected, *reached}
    return [s for s in ADJACENT[space] if s not in used and s in actor.turn.within and any(can_march(actor.turn, s))]


def _would_march(actor: Actor, origin: Space, space: Space) -> bool:
    return bool(bring(actor.state, actor.faction, origin, space))


def _march(actor: Actor, origin: Space, space: Space) -> None:
    moving = bring(actor.state, actor.faction, origin, space)
    underground = moving.count(UNDERGROUND)
    march_group(actor.turn, origin, space, underground, len(moving) - underground)


def attack(actor: Actor) -> None:
    """8.7.3: Ambush where it is asked for, then where three Guerrillas are, then where none is Underground."""
    state = actor.state

    def act(space: Space) -> None:
        hit, capture = attack_roll(state, space)
        if hit:
            lose_two(state, space)
        if capture:
            place(state, space, UNDERGROUND)

    def strong(space: Space) -> bool:
        return guerrillas(state, space) >= 3 and not no_attack(state, space)

    if actor.in_each("A", strong, act):
        actor.in_each("A", lambda s: not state.underground[s] and not no_attack(state, s), act)


def lose_two(state: State, space: Space) -> None:
    """8.5.8: Troops go first, Bases last."""
    for _ in range(ATTACK_REMOVES):
        targets = attack_targets(state, space)
        if targets:
            attack_removes(state, space, attack_choice(targets))


def ambush(actor: Actor, space: Space) -> None:
    """4.4.3, with the pieces that the table prefers."""
    state = actor.state
    state.report(SpaceSelected(NPA, "ambush", space))
    activate(state, space)
    lose_two(state, space)
    place(state, space, UNDERGROUND)


def terror(actor: Actor) -> None:
    """8.7.3: Terror never strikes Resistance, nor uses the last Underground Guerrilla beside a Base."""
    state = actor.state

    def where(space: Space) -> bool:
        needed = 2 if state.npa_bases[space] else 1
        return state.alignment[space] != RESISTANCE and state.underground[space] >= needed

    def act(space: Space) -> None:
        terror_in(state, space)
        if rules(state).terror_removes and not actor.turn.removed:
            victim = victim_of_terror(state, space)
            if victim:
                actor.turn.removed += remove(state, space, victim)

    actor.in_each("T", where, act)
