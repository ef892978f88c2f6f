"""8.7.1: the non-player Government has these Operations."""

from __future__ import annotations

from engine.people_power.board import POLICE, SPACES, TROOPS, Piece, Space
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.spaces import gather, reachable
from engine.people_power.operations.government import (
    TRAIN_CUBES,
    assault_in,
    assault_would_remove,
    can_sweep_out,
    can_train_civic_action,
    civic_action_step,
    no_train,
    roundup_angers_donors,
    roundup_in,
    roundup_would_remove,
    sweep_activates,
    sweep_would_find,
    train_places_cubes,
)
from engine.people_power.state import State, cubes, government_controls
from engine.people_power.turn import LIMITED
from engine.people_power.verbs import place, roll


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
    """8.5.4: by Shift towards Support, 1d3 steps, in a space not yet selected too if it may still be selected."""
    state, turn = actor.state, actor.turn
    where = turn.selected if actor.full else turn.within
    candidates = [s for s in where if can_train_civic_action(state, s) and not no_train(state, s)]
    space = actor.prefer("S", candidates, "civic_action")
    if not space:
        return
    if space not in turn.selected:
        actor.select(space)
    for _ in range(roll(state, "civic_action", sides=3)):
        if can_train_civic_action(state, space):
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
    while space := reachable(actor, "D", actor.open(), lambda s: _sweep_origins(actor, s), fruitless):
        if not actor.goes_on():
            return False
        actor.select(space)
        _sweep_into(actor, space)
    return not actor.full


def _sweep_origins(actor: Actor, space: Space) -> list[Space]:
    """8.5.7 B: a space that is a destination already is no origin."""
    state, turn = actor.state, actor.turn
    return [s for s in SPACES if s != space and s not in turn.selected and cubes(state, s) and can_sweep_out(state, s)]


def _sweep_into(actor: Actor, space: Space) -> None:
    """8.7.1: origin after origin until there is Government Control."""
    state = actor.state
    gather(actor, space, _sweep_origins(actor, space), lambda s: cubes(state, s), government_controls)


def _sweep_only_to_activate(actor: Actor) -> None:
    """8.7.1: where cubes that are there would find Guerrillas, NPA Bases first."""
    state = actor.state

    while candidates := actor.open(lambda space: sweep_would_find(state, space) > 0):
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
    if turn.special == "reprisal" and turn.kind != LIMITED:
        bared = [
            space
            for space in turn.special_spaces
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
