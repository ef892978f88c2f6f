"""8.5.6, 8.5.7, 8.7: how non-players go from space to space, whatever the Operation."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.people_power.board import STOCK_OF, Piece, Space
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.moving import Condition, bring, would_bring
from engine.people_power.bonifacio.priorities import most
from engine.people_power.effects import Skipped
from engine.people_power.state import State
from engine.people_power.verbs import move, place


def build_bases(actor: Actor, where: Callable[[Space], bool], build: Callable[[Space], None]) -> None:
    """8.5.4: Bases need no roll."""
    while space := actor.prefer("B", actor.open(where), f"{actor.turn.operation}_base"):
        actor.select(space)
        build(space)


def place_own(
    actor: Actor,
    column: str,
    forbids: Callable[[State, Space], str],
    piece: Piece,
    how_many: Callable[[State, Space], int],
) -> None:
    """As many are placed as fit in each space; the first space after the Bases needs no roll."""
    state = actor.state
    first = True
    while state.available[STOCK_OF[piece]] and (candidates := actor.open(lambda s: not forbids(state, s))):
        if not first and not actor.goes_on():
            return
        first = False
        space = actor.prefer(column, candidates, actor.turn.operation)
        actor.select(space)
        place(state, space, piece, how_many(state, space))


def reachable(
    actor: Actor,
    column: str,
    destinations: Iterable[Space],
    origins: Callable[[Space], list[Space]],
    fruitless: set[Space],
) -> Space:
    """8.5.7 A: the best destination to which something would move; those to which nothing would become fruitless."""
    if actor.full:
        return ""
    state, faction = actor.state, actor.faction
    candidates = [space for space in destinations if space not in fruitless]
    while candidates:
        space = actor.prefer(column, candidates, actor.turn.operation)
        if any(would_bring(state, faction, origin, space) for origin in origins(space)):
            return space
        state.report(Skipped(faction, f"{actor.turn.operation}_to:{space}", "nothing_to_bring", "8.5.7"))
        candidates.remove(space)
        fruitless.add(space)
    return ""


def fullest_origin(actor: Actor, space: Space, origins: list[Space], pieces: Callable[[Space], int]) -> Space:
    """8.5.7 B: where most are, of those from which something would move; empty if there is none."""
    state, operation = actor.state, actor.turn.operation
    able = [origin for origin in origins if would_bring(state, actor.faction, origin, space)]
    return most(state, able, pieces, f"{operation}_origin") if able else ""


def gather(actor: Actor, space: Space, origins: list[Space], pieces: Callable[[Space], int], enough: Condition) -> None:
    """8.5.7 B, C: origin after origin into the one destination, until what is there is enough."""
    state = actor.state
    while origin := fullest_origin(actor, space, origins, pieces):
        origins.remove(origin)
        for piece in bring(state, actor.faction, origin, space):
            move(state, origin, space, piece)
        if enough(state, space):
            return
