"""8.7: how the non-players carry out the Operations."""

from __future__ import annotations

from collections.abc import Callable

from engine.people_power.board import (
    ACTIVIST,
    ADJACENT,
    IS_CITY,
    NPA,
    OPPOSITION,
    POLICE,
    PROTEST,
    REFORMERS,
    RESISTANCE,
    SPACES,
    STRIKE,
    TERROR,
    TROOPS,
    UNDERGROUND,
    Piece,
    Space,
)
from engine.people_power.bonifacio.actor import Actor, finish
from engine.people_power.bonifacio.moving import bring, holds_out
from engine.people_power.bonifacio.pieces import attack_choice, victim_of_terror
from engine.people_power.bonifacio.questions import protest_has_effect
from engine.people_power.effects import Skipped, SpaceSelected
from engine.people_power.momentum import rules
from engine.people_power.operations.government import (
    TRAIN_CUBES,
    assault_in,
    assault_would_remove,
    can_civic_action,
    can_sweep_out,
    civic_action_step,
    no_train,
    roundup_angers_donors,
    roundup_in,
    roundup_would_remove,
    sweep_activates,
    train_places_cubes,
)
from engine.people_power.operations.npa import (
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
from engine.people_power.operations.reformers import (
    can_recruit_base,
    no_persuade,
    no_recruit,
    persuade_in,
    persuaded,
    protest_in,
    recruit_base,
    recruits,
)
from engine.people_power.state import (
    State,
    cubes,
    government_controls,
    guerrillas,
    reformer_pieces,
)
from engine.people_power.turn import LIMITED
from engine.people_power.verbs import activate, move, place, remove, roll, take_marker

# 8.7.1 Government


def train(actor: Actor) -> None:
    """Place Cubes, Police and Troops in turn; then, without a roll, a Civic Action."""
    state = actor.state

    def places(space: Space) -> bool:
        return cubes_available(state) > 0 and train_places_cubes(state, space)

    actor.in_each("C", places, lambda space: train_cubes(state, space))
    civic_action(actor)


def cubes_available(state: State) -> int:
    return state.available[TROOPS] + state.available[POLICE]


def train_cubes(state: State, space: Space) -> None:
    """8.5.8: up to four, alternating Police and Troops while there are both."""
    wanted: Piece = POLICE
    for _ in range(TRAIN_CUBES):
        other = TROOPS if wanted == POLICE else POLICE
        place(state, space, wanted) or place(state, space, other)
        wanted = other


def civic_action(actor: Actor) -> None:
    """8.5.4: by Shift towards Support, 1d3 steps, in a space not yet selected too unless Limited."""
    state, turn = actor.state, actor.turn
    where = turn.selected if turn.kind == LIMITED or actor.full else turn.within
    candidates = [s for s in where if can_civic_action(state, s) and not no_train(state, s)]
    space = actor.prefer("S", candidates, "civic_action")
    if not space:
        return
    if space not in turn.selected:
        actor.select(space)
    for _ in range(roll(state, "civic_action", sides=3)):
        if can_civic_action(state, space):
            civic_action_step(state, space)


def sweep(actor: Actor) -> None:
    """By Sweep Destination and the moving table; then all Guerrillas are Activated."""
    if _sweep_moving(actor):
        _sweep_only_to_activate(actor)
    for space in actor.turn.selected:
        sweep_activates(actor.state, space)


def _sweep_moving(actor: Actor) -> bool:
    """Destination after destination; returns whether more spaces may be selected once nothing can move."""
    fruitless: set[Space] = set()
    while space := _reachable(actor, "D", fruitless, lambda s: _sweep_origins(actor, s)):
        if not actor.goes_on():
            return False
        actor.select(space)
        _sweep_into(actor, space)
    return not actor.full


def _sweep_origins(actor: Actor, space: Space) -> list[Space]:
    """8.5.7 B: not yet a destination; most cubes first."""
    state, turn = actor.state, actor.turn
    return [s for s in SPACES if s != space and s not in turn.selected and cubes(state, s) and can_sweep_out(state, s)]


def _sweep_into(actor: Actor, space: Space) -> None:
    """8.7.1: origin after origin until there is Government Control."""
    state = actor.state
    origins = _sweep_origins(actor, space)
    while origins:
        origin = _most(actor, origins, lambda s: cubes(state, s), "sweep_origin")
        origins.remove(origin)
        for cube in bring(state, actor.faction, origin, space):
            move(state, origin, space, cube)
        if government_controls(state, space):
            return


def _sweep_only_to_activate(actor: Actor) -> None:
    """8.7.1: where cubes that are there would find Guerrillas, NPA Bases first."""
    state = actor.state

    def finds(space: Space) -> bool:
        sweepers = cubes(state, space) if IS_CITY[space] else state.troops[space]
        return sweepers >= 2 and state.underground[space] > 0

    while candidates := actor.open(finds):
        if not actor.goes_on():
            return
        with_base = [space for space in candidates if state.npa_bases[space]]
        actor.select(actor.prefer("D", with_base or candidates, "sweep"))


def roundup(actor: Actor) -> None:
    """By Remove or Replace, where it has an effect."""
    state = actor.state

    def act(space: Space) -> None:
        actor.turn.removed += roundup_in(state, space)

    actor.in_each("R", lambda space: roundup_would_remove(state, space) > 0, act)


def after_roundup(actor: Actor) -> None:
    """8.7.1: a Base that Reprisal left vulnerable is rounded up too; then Aid falls."""
    state, turn = actor.state, actor.turn
    if actor.special == "reprisal" and turn.kind != LIMITED:
        bared = [
            space
            for space in actor.special_spaces
            if space not in turn.selected
            and state.ref_bases[space]
            and not state.activists[space]
            and roundup_would_remove(state, space)
        ]
        space = actor.prefer("R", bared, "roundup")
        if space:
            actor.select(space)
            turn.removed += roundup_in(state, space)
    roundup_angers_donors(state, turn.removed)


def assault(actor: Actor) -> None:
    """By Remove or Replace, where it has an effect."""
    state = actor.state

    def act(space: Space) -> None:
        assault_in(state, space)

    actor.in_each("R", lambda space: assault_would_remove(state, space) > 0, act)


# 8.7.2 Reformers


def recruit(actor: Actor) -> None:
    """Bases where three are, or two and no Police; then Activists."""
    state = actor.state

    def builds(space: Space) -> bool:
        return not no_recruit(state, space) and can_recruit_base(state, space)

    def build(space: Space) -> None:
        finish(recruit_base(state, space))
        if IS_CITY[space]:
            place(state, space, ACTIVIST, rules(state).recruit_city_extra)

    _build_bases(actor, lambda s: builds(s) and state.activists[s] >= 3, build)
    _build_bases(actor, lambda s: builds(s) and not state.police[s], build)
    _place_own(actor, "A", no_recruit, ACTIVIST, recruits)


def assemble(actor: Actor) -> None:
    """By Assemble Destination and the moving table."""
    fruitless: set[Space] = set()
    while space := _reachable(actor, "D", fruitless, lambda s: _assemble_origins(actor, s)):
        if not actor.goes_on():
            return
        actor.select(space)
        _assemble_into(actor, space)


def _assemble_origins(actor: Actor, space: Space) -> list[Space]:
    return [s for s in ADJACENT[space] if s not in actor.turn.selected and actor.state.activists[s]]


def _assemble_into(actor: Actor, space: Space) -> None:
    """8.7.2: origin after origin until Reformers and NPA match the Government."""
    state = actor.state
    origins = _assemble_origins(actor, space)
    while origins:
        origin = _most(actor, origins, lambda s: state.activists[s], "assemble_origin")
        origins.remove(origin)
        for activist in bring(state, actor.faction, origin, space):
            move(state, origin, space, activist)
        if holds_out(state, space):
            return


def after_assemble(actor: Actor) -> None:
    """8.7.2: Terror goes from all destinations, Protests from Opposition unless that adds Government Control."""
    state = actor.state
    for space in actor.turn.selected:
        if reformer_pieces(state, space):
            take_marker(state, space, TERROR)
    for space in SPACES:
        if state.marker[space] == PROTEST and state.alignment[space] == OPPOSITION:
            without = state.copy()
            take_marker(without, space)
            if government_controls(without, space) and not government_controls(state, space):
                state.report(Skipped(REFORMERS, "assemble_protest", "adds_control", "8.7.2"))
            else:
                take_marker(state, space)


def persuade(actor: Actor) -> None:
    """Cities with a Strike, then where a Guerrilla would go."""
    state = actor.state

    def act(space: Space) -> None:
        persuade_in(state, space, min(persuaded(state, space), state.underground[space]))

    def strikes(space: Space) -> bool:
        return IS_CITY[space] and state.marker[space] == STRIKE and not no_persuade(state, space)

    if actor.in_each("U", strikes, act):
        actor.in_each("U", lambda space: persuaded(state, space) > 0, act)


def protest(actor: Actor) -> None:
    """A Government Base without cubes first, then elsewhere where it has an effect."""
    state = actor.state

    def act(space: Space) -> None:
        protest_in(state, space)

    def lone_base(space: Space) -> bool:
        return state.gov_bases[space] > 0 and not cubes(state, space) and protest_has_effect(state, space)

    if actor.in_each("P", lone_base, act):
        actor.in_each("P", lambda space: protest_has_effect(state, space), act)


# 8.7.3 NPA


def rally(actor: Actor) -> None:
    """Bases where one Guerrilla more is than a Base takes, or enough and no cubes; then Guerrillas."""
    state = actor.state

    def builds(space: Space) -> bool:
        return not no_rally(state, space) and can_rally_base(state, space)

    def build(space: Space) -> None:
        # 8.5.8: own pieces are removed from the bottom of the table, so Active ones first.
        finish(rally_base(state, space, max(0, guerrillas_per_base(state, space) - state.active[space])))

    _build_bases(actor, lambda s: builds(s) and guerrillas(state, s) > guerrillas_per_base(state, s), build)
    _build_bases(actor, lambda s: builds(s) and not cubes(state, s), build)
    _place_own(actor, "G", no_rally, UNDERGROUND, rallies)


def march(actor: Actor) -> None:
    """8.7.3: a destination first, then the adjacent origin with most Guerrillas, then all its other destinations."""
    reached: set[Space] = set()
    while space := _reachable(actor, "M", set(), lambda s: _march_origins(actor, s, reached)):
        if not actor.goes_on():
            return
        origin = _march_origin(actor, space, reached)
        actor.select(origin)
        while space:
            _march(actor, origin, space)
            reached.add(space)
            others = [s for s in ADJACENT[origin] if s not in reached and _would_march(actor, origin, s)]
            space = actor.prefer("M", others, "march")


def _march_origins(actor: Actor, space: Space, reached: set[Space]) -> list[Space]:
    """8.5.7 B: adjacent, neither an origin nor a destination before."""
    used = {*actor.turn.selected, *reached}
    return [s for s in ADJACENT[space] if s not in used and s in actor.turn.within and any(can_march(actor.turn, s))]


def _march_origin(actor: Actor, space: Space, reached: set[Space]) -> Space:
    state = actor.state
    origins = [s for s in _march_origins(actor, space, reached) if _would_march(actor, s, space)]
    return _most(actor, origins, lambda s: guerrillas(state, s), "march_origin")


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
    """8.5.8: Troops first, Bases last."""
    for _ in range(2):
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
    """8.7.3: never at Resistance, nor with the last Underground Guerrilla beside a Base."""
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


# What they share


def _build_bases(actor: Actor, where: Callable[[Space], bool], build: Callable[[Space], None]) -> None:
    """8.5.4: Bases need no roll."""
    while space := actor.prefer("B", actor.open(where), f"{actor.turn.operation}_base"):
        actor.select(space)
        build(space)


def _place_own(
    actor: Actor,
    column: str,
    forbids: Callable[[State, Space], str],
    piece: Piece,
    how_many: Callable[[State, Space], int],
) -> None:
    """As many as fit in each space; the first space after the Bases needs no roll."""
    state = actor.state
    stock = ACTIVIST if piece == ACTIVIST else "guerrillas"
    first = True
    while state.available[stock] and (candidates := actor.open(lambda s: not forbids(state, s))):
        if not first and not actor.goes_on():
            return
        first = False
        space = actor.prefer(column, candidates, actor.turn.operation)
        actor.select(space)
        place(state, space, piece, how_many(state, space))


def _reachable(actor: Actor, column: str, fruitless: set[Space], origins: Callable[[Space], list[Space]]) -> Space:
    """8.5.7 A: the best destination to which something would move."""
    if actor.full:
        return ""
    state, faction = actor.state, actor.faction
    taken = () if actor.turn.operation == "march" else actor.turn.selected
    within = SPACES if actor.turn.operation == "march" else actor.turn.within
    candidates = [s for s in within if s not in taken and s not in fruitless]
    while candidates:
        space = actor.prefer(column, candidates, actor.turn.operation)
        if any(bring(state, faction, origin, space) for origin in origins(space)):
            return space
        state.report(Skipped(faction, f"{actor.turn.operation}_to:{space}", "nothing_to_bring", "8.5.7"))
        candidates.remove(space)
        fruitless.add(space)
    return ""


def _most(actor: Actor, spaces: list[Space], count: Callable[[Space], int], purpose: str) -> Space:
    highest = max(count(space) for space in spaces)
    return actor.state.chance.pick(f"tie.{purpose}", [space for space in spaces if count(space) == highest])


OPERATIONS: dict[str, Callable[[Actor], None]] = {
    "train": train,
    "sweep": sweep,
    "roundup": roundup,
    "assault": assault,
    "recruit": recruit,
    "assemble": assemble,
    "persuade": persuade,
    "protest": protest,
    "rally": rally,
    "march": march,
    "attack": attack,
    "terror": terror,
}

AFTERWARDS: dict[str, Callable[[Actor], None]] = {"roundup": after_roundup, "assemble": after_assemble}
"""What follows once the Special Activity is done."""
