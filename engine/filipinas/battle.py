"""6.7, 6.8: a die about to be thrown, and everything that is added to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.filipinas.board import LINES, RIVAL, SEA, Place, Side
from engine.filipinas.counters import LEADER, SIDE_OF, US_FLEET, Stack, land_units_of
from engine.filipinas.leaders import tactics
from engine.filipinas.state import State, factors, find, is_entrenched, naval_factors
from engine.filipinas.tables import chance_to_hit, superiority

ATTACK = "attack"
COUNTERATTACK = "counterattack"
SIEGE = "siege"


@dataclass(slots=True)
class Battle:
    """A die about to be thrown, and everything that counts."""

    kind: str
    state: State
    side: Side
    """Whose die it is."""
    place: Place
    """Where the target stands."""
    province: Place
    """The province that it is fought in; the line's neighbour from which it is fought, for a line."""
    attackers: Stack
    factors: int
    target: Stack
    target_factors: int
    modifiers: list[tuple[str, int]] = field(default_factory=list)
    naval: bool = False
    naval_support: bool = False
    garrison: bool = False
    """6.8: it is True for a counterattack out of a besieged city."""

    @property
    def net(self) -> int:
        return sum(value for _, value in self.modifiers)

    def context(self) -> Mapping[str, Any]:
        """What a player sees before he plays a card: the modifiers one by one, and how many sides of the die hit."""
        return {
            "kind": self.kind,
            "place": self.place,
            "province": self.province,
            "side": self.side,
            "attackers": self.attackers,
            "factors": self.factors,
            "target": self.target,
            "target_factors": self.target_factors,
            "naval": self.naval,
            "naval_support": self.naval_support,
            "garrison": self.garrison,
            "modifiers": tuple(self.modifiers),
            "net": self.net,
            "chance": chance_to_hit(self.net),
        }


# The modifiers


def land_battle(
    state: State,
    kind: str,
    attackers: Stack,
    attacking: int,
    target: Stack,
    place: Place,
    province: Place,
    defending: int | None = None,
    extra: Iterable[tuple[str, int]] = (),
    led_by: Stack | None = None,
) -> Battle:
    """6.7: superiority, the leaders stacked with the attacker, and where the target stands."""
    if defending is None:
        defending = factors(state, target)
    battle = Battle(kind, state, SIDE_OF[attackers[0]], place, province, attackers, attacking, target, defending)
    battle.modifiers.append(("factors", superiority(attacking, defending)))
    battle.modifiers += tactics(attackers if led_by is None else led_by)
    if is_entrenched(state, target):
        battle.modifiers.append(("trenches", -1))
    if place in LINES and kind == ATTACK:
        battle.modifiers.append(("line", -1))
    battle.modifiers += extra
    return battle


def naval_battle(
    state: State, kind: str, attackers: Stack, target: Stack, place: Place = SEA, attacking: int | None = None
) -> Battle:
    """6.7, 7.1: only fleets count; an American fleet with transports to protect fights at -1."""
    if attacking is None:
        attacking = naval_factors(state, attackers)
    defending = naval_factors(state, target)
    battle = Battle(kind, state, SIDE_OF[attackers[0]], place, SEA, attackers, attacking, target, defending, naval=True)
    battle.modifiers.append(("factors", superiority(attacking, defending)))
    battle.modifiers += [(leader, value) for leader, value in tactics(attackers) if LEADER[leader].admiral]
    if US_FLEET in attackers and land_units_of(attackers):
        battle.modifiers.append(("transports", -1))
    return battle


def counter_battle(state: State, battle: Battle, stack: Stack, strength: int) -> Battle:
    """6.7: the roles turned round; a unit that attacked out of its works has left them."""
    if battle.naval:
        return naval_battle(state, COUNTERATTACK, stack, battle.attackers, SEA, strength)
    place = find(state, battle.attackers[0])[0]
    return Battle(
        COUNTERATTACK,
        state,
        RIVAL[battle.side],
        place,
        battle.province,
        stack,
        strength,
        battle.attackers,
        battle.factors,
        [("factors", superiority(strength, battle.factors)), *tactics(stack)],
    )
