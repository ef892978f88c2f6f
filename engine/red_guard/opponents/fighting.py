"""How an opponent fights: the next attack on a tile, exchanges, counterattacks, and who stays on a captured tile."""

from __future__ import annotations

from collections.abc import Iterator

from engine.red_guard.combat import may_join, parties_of
from engine.red_guard.components import FACTOR, PURGE, SUBVERSION, TILE_TYPE, TYPE, Tile, Unit, Units
from engine.red_guard.in_force import rules
from engine.red_guard.odds import counter_odds, kinds_allowed, odds
from engine.red_guard.opponents.look import SeatView
from engine.red_guard.opponents.strikes import (
    AT_HOME,
    CHEAPEST_FIRST,
    COUNTERED,
    SHARE,
    TILE_GROWTH,
    TILE_POINTS,
    UNIT_DENIED,
    missed,
)
from engine.red_guard.results import AN, CA, DN, DS, EX
from engine.red_guard.state import kinds_in

Attack = tuple[Units, Units, str]
"""Who attacks whom, and how."""

SMASHING = 1.5
"""What it is worth to smash a unit rather than to neutralize it."""
AGAIN = 0.3
"""What it costs to be attacked once more."""
PROGRESS = 1.0
"""What a defender less is worth while others are left."""


def next_attack(look: SeatView, tile: Tile, fresh: Units) -> Attack | None:
    """The attack that is worth most now, or none if none is worth anything."""
    best: Attack | None = None
    best_worth = 0.0
    for attackers in _attacking_parties(look, fresh):
        for defenders in parties_of(look.state.units[tile]):
            for kind in kinds_allowed(look.state):
                worth = _worth(look, tile, attackers, defenders, kind)
                if worth > best_worth:
                    best, best_worth = (attackers, defenders, kind), worth
    return best


def _attacking_parties(look: SeatView, fresh: Units) -> Iterator[Units]:
    """All of one type, or everybody where types may combine."""
    if may_join(look.state, fresh, fresh[0]):
        yield fresh
    if not rules(look.state).types_combine:
        for unit in kinds_in(fresh):
            yield tuple(other for other in fresh if TYPE[other] == TYPE[unit])


def _worth(look: SeatView, tile: Tile, attackers: Units, defenders: Units, kind: str) -> float:
    """Return the average over the six faces of the die."""
    state = look.state
    share = SHARE[odds(state, tile, attackers, defenders, kind).number]
    clears = len(defenders) == len(state.units[tile])
    smashed = 2 * len(defenders) if kind == SUBVERSION else sum(FACTOR[PURGE][unit] for unit in defenders)
    if look.headroom() < 1 or (smashed > look.headroom() and share[DS] > look.nerve):
        return -1.0
    denial = look.denial(state.owner[tile])
    won = denial * UNIT_DENIED * len(defenders)
    if clears:
        won += TILE_POINTS * (1 + denial) + TILE_GROWTH * (1 - look.hazard)
    else:
        won += PROGRESS * len(defenders)
    chaos = share[AN] + share[EX] + share[DN] + share[DS] * smashed
    stake = AT_HOME if look.last_turn else missed(look)
    lost = stake * (share[AN] * len(attackers) + share[EX]) + share[CA] * COUNTERED
    return (share[DN] + share[DS]) * won + share[EX] * denial - lost - look.price * chaos


def best_counter(look: SeatView, tile: Tile, attackers: Units, defenders: Units) -> tuple[Unit, Unit, str] | None:
    """6.1.1: the counterattack that is worth most, or none for a Contact."""
    best: tuple[Unit, Unit, str] | None = None
    best_worth = 0.0
    for own in kinds_in(defenders):
        for other in kinds_in(attackers):
            for kind in kinds_allowed(look.state):
                share = SHARE[counter_odds(look.state, tile, own, other, kind).number]
                smashed = 2 if kind == SUBVERSION else FACTOR[PURGE][other]
                if smashed > look.headroom():
                    continue
                chaos = share[AN] + share[EX] + share[DN] + share[DS] * smashed
                # A countered counterattack rolls the attack again: as a rule not what the defender wants.
                worth = share[DN] + SMASHING * share[DS] - share[AN] - AGAIN * share[CA] - look.price * chaos
                if worth > best_worth:
                    best, best_worth = (own, other, kind), worth
    return best


def least_missed(units: Units, tile: Tile | None = None) -> Unit:
    """The unit that one gives up most easily: not of the tile's type, and of the weakest type."""
    return min(units, key=lambda unit: (TYPE[unit] == TILE_TYPE.get(tile or ""), CHEAPEST_FIRST.index(TYPE[unit])))


def stay_on(look: SeatView, tile: Tile, group: Units) -> Units:
    """6.3: in the last turn everybody who counts; otherwise one or two, of the tile's type or cheap ones."""
    ranked = sorted(group, key=lambda unit: (TYPE[unit] != TILE_TYPE[tile], CHEAPEST_FIRST.index(TYPE[unit])))
    if look.last_turn:
        return tuple(ranked[:4])
    return tuple(ranked[: 2 if look.temper.reserve > 0.3 else 1])
