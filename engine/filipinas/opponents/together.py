"""What Filipinos and Americans do alike once a line has chosen: they attack, a leader rides, a stack gathers."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.prompts import Steps
from engine.filipinas.actions.attacking import attack, attack_battle
from engine.filipinas.actions.moving import leader_friends, move_leader
from engine.filipinas.actions.stacking import partners
from engine.filipinas.board import FILIPINOS, Place
from engine.filipinas.counters import Counter, Stack, land_units_of
from engine.filipinas.opponents.choosing import prefer
from engine.filipinas.play import Play
from engine.filipinas.state import PROTECTING, factors
from engine.filipinas.verbs import join


def attack_one_of(play: Play, attacks: list[tuple[Place, Stack, Place, Stack]]) -> Steps[None]:
    state = play.state
    place, stack, field, target = prefer(
        state,
        FILIPINOS,
        "attack",
        attacks,
        ("best odds", lambda found: attack_battle(state, *found).net),
        ("would be destroyed", lambda found: any(state.strength[unit] == 1 for unit in land_units_of(found[3]))),
        ("protecting", lambda found: any(state.posture.get(unit) == PROTECTING for unit in found[3])),
    )
    play.begin("attack")
    yield from attack(play, place, stack, field, target)


def ride(play: Play, leader: Counter) -> Steps[None]:
    state = play.state
    place, stack = prefer(
        state,
        FILIPINOS,
        "refuge",
        list(leader_friends(state, leader).values()),
        ("largest", lambda found: factors(state, found[1])),
    )
    play.begin("move")
    move_leader(state, leader, place, stack)
    yield from ()


def gather(play: Play, place: Place, stack: Stack, others: Iterable[Stack]) -> Steps[None]:
    state = play.state
    play.begin("stack")
    for other in others:
        if other in partners(state, place, stack, FILIPINOS):
            stack = join(state, place, stack, other)
    yield from ()
