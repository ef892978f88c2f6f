"""A whole deployment as a plan: who covers the tiles, who attacks what, who stays in reserve, and why."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engine.red_guard.components import (
    ATTACK,
    CADRE,
    CIVIL_SUPPORT,
    DEFENDERS,
    FACTOR,
    IN_ATTACK,
    KINDS,
    NOWHERE,
    ON_PILE,
    PLA,
    RED_GUARD,
    TILE_TYPE,
    TYPE,
    UNIT,
    WORKER,
    Place,
    Tile,
    Type,
    Unit,
    Units,
)
from engine.red_guard.effects import Explained
from engine.red_guard.in_force import rules
from engine.red_guard.odds import met
from engine.red_guard.opponents.look import FAR_BEHIND, SeatView
from engine.red_guard.opponents.strikes import Strike, strikes, worth_of
from engine.red_guard.results import within_table
from engine.red_guard.state import pile_of

COST_OF_A_UNIT = 0.3
"""What it is worth to have a unit free for something else."""
ARMY_RETURNS_WITHIN = 20
"""So many points of chaos later all PLA are in Civil Support."""
WORTH_RECOVERING = 3
"""7.2: the leader goes to a pile of so many units."""
COVER_FIRST: tuple[Type, ...] = (WORKER, RED_GUARD, CADRE, PLA)


@dataclass(slots=True)
class DeploymentPlan:
    """Where everybody is to be when the deployment is over."""

    layout: dict[Place, Counter[Unit]]
    groups: dict[Tile, Units] = field(default_factory=dict)
    leader: Place = IN_ATTACK
    chairman: Tile = NOWHERE
    why: Explained | None = None


def make_plan(look: SeatView, set_up: bool = False) -> DeploymentPlan:
    """Cover every tile, send the army where it belongs, strike what is worth it, keep a reserve at home."""
    free = look.movable()
    layout: dict[Place, Counter[Unit]] = {tile: Counter() for tile in look.tiles}
    layout[ATTACK[look.faction]] = Counter()
    layout[CIVIL_SUPPORT] = Counter()
    if look.frozen in layout:
        layout[look.frozen].update(look.state.units[look.frozen])
    _cover(look, layout, free)
    if not set_up:
        _send_army(look, layout, free)
    chosen = [] if set_up else _choose_strikes(look, free)
    plan = DeploymentPlan(layout, {strike.tile: strike.units for strike in chosen})
    for strike in chosen:
        free.subtract(strike.units)
        layout[ATTACK[look.faction]].update(strike.units)
    _keep_reserve(look, layout, +free)
    plan.leader = _leader(look, chosen)
    plan.chairman = _chairman(look, layout)
    plan.why = _why(look, chosen)
    return plan


def _cover(look: SeatView, layout: dict[Place, Counter[Unit]], free: Counter[Unit]) -> None:
    """5.0: one unit for each tile, as far as they reach: of its own type, then whoever is missed least."""
    if sum(free.values()) + sum(layout.get(look.frozen, Counter()).values()) < len(look.tiles):
        return
    for tile in sorted(look.tiles, key=lambda tile: not TILE_TYPE[tile]):
        if layout[tile]:
            continue
        for of_type in (TILE_TYPE[tile], *COVER_FIRST):
            if of_type and free[UNIT[look.faction][of_type]]:
                unit = UNIT[look.faction][of_type]
                free[unit] -= 1
                layout[tile][unit] += 1
                break


def _send_army(look: SeatView, layout: dict[Place, Counter[Unit]], free: Counter[Unit]) -> None:
    """8.2: PLA to Civil Support in the last turn and when chaos is high; otherwise they stay free to attack."""
    unit = UNIT[look.faction][PLA]
    there = sum(1 for other in look.state.units[CIVIL_SUPPORT] if other == unit)
    army = free[unit]
    beyond = look.state.chaos - look.temper.army_until
    wanted = army if look.last_turn else min(army, max(0, round(army * beyond / ARMY_RETURNS_WITHIN)))
    if rules(look.state).no_civil_support:
        wanted = min(wanted, there)
    free[unit] -= wanted
    layout[CIVIL_SUPPORT][unit] += wanted


def _choose_strikes(look: SeatView, free: Counter[Unit]) -> list[Strike]:
    """The best that the free units can do together."""
    left = Counter(free)
    chosen: list[Strike] = []
    ranked = _ranked(look, strikes(look, left))
    taken: set[Tile] = set()
    chaos = 0.0
    while ranked and len(chosen) < look.temper.targets:
        strike = ranked.pop()
        wanted = Counter(strike.units)
        if strike.tile in taken or any(left[unit] < count for unit, count in wanted.items()):
            continue
        chaos += _expected_chaos(look, strike)
        if chaos > look.headroom():
            break
        left.subtract(wanted)
        taken.add(strike.tile)
        chosen.append(strike)
    return chosen


def _ranked(look: SeatView, strikes: list[Strike]) -> list[Strike]:
    """Those that are worth their units, the best last; or in any order for who does not pick the best."""
    worthwhile = [strike for strike in strikes if _net(strike) > 0]
    return sorted(worthwhile, key=_net) if look.temper.picks_best else look.state.chance.shuffled("whim", worthwhile)


def _net(strike: Strike) -> float:
    return strike.worth - COST_OF_A_UNIT * len(strike.units)


def _expected_chaos(look: SeatView, strike: Strike) -> float:
    return 1.0 + len(look.state.units[strike.tile]) if look.state.units[strike.tile] else 0.0


def _keep_reserve(look: SeatView, layout: dict[Place, Counter[Unit]], free: Counter[Unit]) -> None:
    """Second and third defenders where the tile is weakest; in the last turn everybody where he counts most."""
    spare = list(free.elements())
    if not (look.last_turn and look.own):
        spare.sort(key=lambda unit: COVER_FIRST.index(TYPE[unit]))
        kept = round(len(spare) * look.temper.reserve)
        layout[ATTACK[look.faction]].update(spare[kept:])
        spare = spare[:kept]
    for unit in spare:
        tiles = [tile for tile in look.tiles if layout[tile].total() < DEFENDERS]
        if not tiles:
            layout[ATTACK[look.faction]][unit] += 1
            continue
        fits = [tile for tile in tiles if TILE_TYPE[tile] == TYPE[unit]]
        goal = min(fits if look.last_turn and fits else tiles, key=lambda tile: _strength(layout[tile]))
        layout[goal][unit] += 1


def _strength(units: Counter[Unit]) -> int:
    """How a tile holds against the kind of combat that it fears most."""
    return min(sum(FACTOR[kind][unit] * count for unit, count in units.items()) for kind in KINDS)


def _leader(look: SeatView, chosen: list[Strike]) -> Place:
    """7.0: to many neutralized units; where a column more means most, if it means anything anywhere; or home."""
    if not look.own:
        return IN_ATTACK
    if not look.last_turn and len(pile_of(look.state, look.faction)) >= WORTH_RECOVERING:
        return ON_PILE
    gains = {strike.tile: _with_leader(look, strike) - strike.worth for strike in chosen}
    best = max(gains, key=lambda tile: gains[tile], default=NOWHERE)
    return best if best and gains[best] > 0 else _fullest_tile(look)


def _with_leader(look: SeatView, strike: Strike) -> float:
    defenders = met(look.state, strike.tile)
    if not defenders:
        return strike.worth
    return worth_of(look, strike.tile, strike.units, defenders, strike.kind, within_table(strike.column + 1))


def _fullest_tile(look: SeatView) -> Place:
    tiles = [tile for tile in look.tiles if look.state.units[tile] and tile != look.frozen]
    return max(tiles, key=lambda tile: len(look.state.units[tile]), default=IN_ATTACK)


def _chairman(look: SeatView, layout: dict[Place, Counter[Unit]]) -> Tile:
    """8.3.1: on the own tile with most at stake; or, to freeze him, where the leading rival keeps most units."""
    state = look.state
    if state.holder != look.faction or not look.own:
        return NOWHERE
    leading = look.leading
    if (
        look.temper.gives_chairman
        and leading in state.seats
        and look.points[leading] > look.points[look.seat] + FAR_BEHIND
    ):
        theirs = [tile for tile in state.owner if state.owner[tile] == leading and tile != state.seated]
        best = max(theirs, key=lambda tile: len(state.units[tile]), default=NOWHERE)
        if best and len(state.units[best]) == DEFENDERS:
            return best
    return max(look.tiles, key=lambda tile: _stake(layout[tile], tile), default=NOWHERE)


def _stake(units: Counter[Unit], tile: Tile) -> float:
    return sum(count * (2 if TYPE[unit] == TILE_TYPE[tile] else 1) for unit, count in units.items())


def _why(look: SeatView, chosen: list[Strike]) -> Explained:
    def say(decision: str, reason: str, **values: str | int) -> Explained:
        return Explained(look.faction, look.seat, decision, reason, tuple(values.items()))

    chaos = look.state.chaos
    if not chosen:
        if look.headroom() < 10 or chaos > look.temper.ceiling:
            return say("hold", "chaos", chaos=chaos)
        return say("hold", "last_turn") if look.last_turn else say("hold", "no_good_odds")
    best = chosen[0]
    numbers: dict[str, str | int] = {"tile": best.tile, "chance": round(100 * best.chance), "targets": len(chosen)}
    if not look.temper.picks_best:
        return say("attack", "whim", **numbers)
    if look.last_turn:
        return say("attack", "last_turn", **numbers)
    owner = look.state.owner[best.tile]
    if look.temper.looks_at_rivals and owner == look.leading:
        return say("attack", "leading_rival", owner=owner, **numbers)
    if not look.state.units[best.tile]:
        return say("attack", "undefended", **numbers)
    return say("attack", "good_odds", **numbers)
