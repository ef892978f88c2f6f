"""6.0: Subversion and Purge, attack by attack, tile by tile; counterattacks; the capture of tiles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from itertools import product

from engine.core.prompts import DONE, Option, Refusal, Steps
from engine.red_guard import questions
from engine.red_guard.asking import UNIT_OPTION, ask, ask_count, ask_tile, ask_unit
from engine.red_guard.components import (
    AGAINST,
    COLOUR,
    DEFENDERS,
    FACTIONS,
    FACTOR,
    IN_ATTACK,
    PLA,
    PURGE,
    RED_GUARD,
    SUBVERSION,
    TILE_TYPE,
    TYPE,
    Faction,
    Place,
    Tile,
    Unit,
    Units,
)
from engine.red_guard.effects import Attacked, BrokenOff, CombatRolled, Contacted
from engine.red_guard.forced_out import forced_out
from engine.red_guard.groups import groups, may_attack
from engine.red_guard.in_force import rules
from engine.red_guard.non_players import awaken_attacked
from engine.red_guard.odds import Odds, attacker, counter_odds, kinds_allowed, odds
from engine.red_guard.results import AN, CA, DN, DS, EX
from engine.red_guard.state import State, kinds_in, seat_of, types_in
from engine.red_guard.verbs import move, move_leader, neutralize, raise_chaos, regroup, remove, take_tile, to_pool

MOST_ROUNDS = 10
"""Counterattacks that are answered by counterattacks: after so many it is a Contact."""
SMASHED_BY_SUBVERSION = 2
"""6.1.1: each unit raises chaos by this."""

GO = Option("go")
BEST = Option("preset:best")
CONTACT = Option("contact")
KIND = {kind: Option(f"kind:{kind}") for kind in (SUBVERSION, PURGE)}


def fight_for_a_tile(state: State) -> Steps[None]:
    """6.1: the attacker picks one of the tiles he stands against and fights there to the end."""
    faction = attacker(state)
    tile = yield from ask_tile(state, faction, questions.COMBAT_TILE, groups(state))
    # 3.3.1: its owner has become neutral again if his patron fell in this very phase.
    yield from awaken_attacked(state, faction, [tile])
    if may_attack(state, seat_of(state, faction), tile) != "own":
        yield from _attacks(state, faction, tile)
    group = state.units[AGAINST[tile]]
    if group and not state.units[tile]:
        yield from capture(state, tile)
    else:
        regroup(state, group, AGAINST[tile])
    _bring_leader_back(state, tile)


def _attacks(state: State, faction: Faction, tile: Tile) -> Steps[None]:
    """6.1: attack after attack; nobody attacks twice, and one may break off."""
    fresh = list(state.units[AGAINST[tile]])
    while fresh and state.units[tile] and faction not in state.lost:
        attackers = yield from _choose_attackers(state, faction, tile, fresh)
        if not attackers:
            state.report(BrokenOff(faction, tile))
            return
        for unit in attackers:
            fresh.remove(unit)
        defenders = yield from _choose_defenders(state, faction, tile, attackers)
        kind = yield from _choose_kind(state, faction, tile, attackers, defenders)
        yield from attack(state, tile, attackers, defenders, kind)
        # 6.3, 9.1: a tile that is cleared is captured before anybody leaves the game, which is when the step is over.
        if state.units[tile]:
            yield from forced_out(state)


def _choose_attackers(state: State, faction: Faction, tile: Tile, fresh: list[Unit]) -> Steps[Units]:
    """6.1: units of one type, or of several once they may combine; none to break off."""
    chosen: list[Unit] = []
    left = list(fresh)
    while joining := [unit for unit in dict.fromkeys(left) if may_join(state, chosen, unit)]:
        options = [UNIT_OPTION[unit] for unit in joining]
        options.append(GO if chosen else DONE)
        context = {"tile": tile, "attackers": tuple(chosen), "fresh": tuple(fresh)}
        refused = partial(_not_joining, tile, state, tuple(chosen), tuple(left))
        answer = yield from ask(state, faction, questions.COMBAT_WITH, options, context, refused)
        if answer is DONE or answer is GO:
            break
        unit = answer.value
        count = yield from ask_count(
            state, faction, questions.COMBAT_COUNT, left.count(unit), {**context, "unit": unit}
        )
        chosen += [unit] * count
        left = [other for other in left if other != unit]
    return tuple(sorted(chosen))


def _not_joining(tile: Tile, state: State, chosen: Units, left: Units) -> list[Refusal]:
    """Why units of the group cannot join the attack."""
    refused = []
    for unit in kinds_in(state.units[AGAINST[tile]]):
        if unit in left and not may_join(state, chosen, unit):
            refused.append(Refusal(UNIT_OPTION[unit], "one_type", "6.1"))
        elif unit not in left and unit not in chosen:
            refused.append(Refusal(UNIT_OPTION[unit], "attacked", "6.1"))
    return refused


def may_join(state: State, chosen: Iterable[Unit], unit: Unit) -> bool:
    """6.1: the same type always joins; others do after the Committees, Red Guards and one other type in the Link-up."""
    types = types_in(chosen) | {TYPE[unit]}
    if len(types) == 1 or rules(state).types_combine:
        return True
    return rules(state).red_guards_join and RED_GUARD in types and len(types) == 2


def _choose_defenders(state: State, faction: Faction, tile: Tile, attackers: Units) -> Steps[Units]:
    """6.1: the attacker chooses one or more of the tile's defenders."""
    parties = {against_option(party): party for party in parties_of(state.units[tile])}
    context = {"tile": tile, "attackers": attackers}
    chosen = yield from ask(state, faction, questions.COMBAT_AGAINST, list(parties), context)
    return parties[chosen]


@cache
def parties_of(units: Units) -> tuple[Units, ...]:
    """Return every different choice among these units, all of them first."""
    kinds = kinds_in(units)
    counts = product(*(range(units.count(unit), -1, -1) for unit in kinds))
    parties = (tuple(unit for unit, n in zip(kinds, count, strict=True) for _ in range(n)) for count in counts)
    return tuple(sorted((party for party in parties if party), key=len, reverse=True))


@cache
def against_option(party: Units) -> Option:
    """It reads `against:orange.red_guard+orange.worker`."""
    return Option(f"against:{'+'.join(party)}")


def _choose_kind(state: State, faction: Faction, tile: Tile, attackers: Units, defenders: Units) -> Steps[str]:
    options = [KIND[kind] for kind in kinds_allowed(state)]
    context = {"tile": tile, "attackers": attackers, "defenders": defenders}
    chosen = yield from ask(state, faction, questions.COMBAT_KIND, options, context)
    return chosen.value


# 6.1.1: the results


def attack(state: State, tile: Tile, attackers: Units, defenders: Units, kind: str) -> Steps[None]:
    """6.1, 6.1.1: roll and carry out; a counterattack that is countered means that the attack is rolled again."""
    for _ in range(MOST_ROUNDS):
        result = _roll(state, odds(state, tile, attackers, defenders, kind))
        if result != CA:
            yield from _carry_out(state, result, kind, (attackers, AGAINST[tile]), (defenders, tile))
            return
        if not (yield from _countered(state, tile, attackers, defenders)):
            return


def _roll(state: State, chances: Odds) -> str:
    """6.1: the attack is announced, the die rolled, the result read."""
    state.report(
        Attacked(
            chances.tile,
            chances.attackers,
            chances.defenders,
            chances.kind,
            chances.differential,
            chances.shifts,
            chances.column,
            chances.counter,
        )
    )
    die = state.chance.roll("counterattack" if chances.counter else "combat")
    result = chances.results[die - 1]
    state.report(CombatRolled(die, result))
    return result


def _carry_out(
    state: State, result: str, kind: str, attacking: tuple[Units, Place], defending: tuple[Units, Place]
) -> Steps[None]:
    """6.1.1: what becomes of the two sides, each with the place where it stands."""
    if result == AN:
        neutralize(state, *attacking)
        raise_chaos(state, 1)
    elif result == DN:
        neutralize(state, *defending)
        raise_chaos(state, 1)
    elif result == EX:
        yield from _exchange(state, attacking)
        yield from _exchange(state, defending)
        raise_chaos(state, 1)
    elif result == DS:
        smash(state, kind, *defending)


def _exchange(state: State, side: tuple[Units, Place]) -> Steps[None]:
    """6.1.1: the owner chooses which of his units goes."""
    units, place = side
    unit = yield from ask_unit(state, COLOUR[units[0]], questions.EXCHANGE_UNIT, units, context={"place": place})
    neutralize(state, (unit,), place)


def smash(state: State, kind: str, units: Units, place: Place) -> None:
    """6.1.1: Subversion sends them to the Pool at two chaos each, Purge out of the game at their Purge factors."""
    if kind == SUBVERSION:
        to_pool(state, units, place)
        raise_chaos(state, SMASHED_BY_SUBVERSION * len(units))
    else:
        remove(state, units, place)
        raise_chaos(state, sum(FACTOR[PURGE][unit] for unit in units))


# 6.1.1: the counterattack


def _countered(state: State, tile: Tile, attackers: Units, defenders: Units) -> Steps[bool]:
    """6.1.1: the defender may strike back at one attacker; returns whether the attack has to be rolled again."""
    owner = state.owner[tile]
    context = {"tile": tile, "attackers": attackers, "defenders": defenders}
    if owner in state.lost:
        return False
    options = [CONTACT, *counters(state, attackers, defenders)]
    chosen = yield from ask(state, owner, questions.COUNTER, options, context)
    if chosen is CONTACT:
        state.report(Contacted(owner))
        return False
    own, other, kind = chosen.value.split("/")
    result = _roll(state, counter_odds(state, tile, own, other, kind))
    if result == CA:
        return True
    yield from _carry_out(state, result, kind, ((own,), tile), ((other,), AGAINST[tile]))
    return False


def counters(state: State, attackers: Units, defenders: Units) -> list[Option]:
    """6.1.1: each answer says which of the attacked strikes which of the attackers, and how."""
    return [
        counter_option(own, other, kind)
        for own in kinds_in(defenders)
        for other in kinds_in(attackers)
        for kind in kinds_allowed(state)
    ]


@cache
def counter_option(own: Unit, other: Unit, kind: str) -> Option:
    """It reads `counter:orange.red_guard/blue.cadre/purge`."""
    return Option(f"counter:{own}/{other}/{kind}")


# 6.3: captured tiles


def capture(state: State, tile: Tile) -> Steps[None]:
    """6.3: the tile changes hands; up to four of the group stay to defend it, the others go back to Attack."""
    place = AGAINST[tile]
    captor = captor_of(state, tile)
    take_tile(state, tile, captor)
    regroup(state, tuple(unit for unit in state.units[place] if COLOUR[unit] != captor), place)
    stayed = 0
    while (group := state.units[place]) and stayed < DEFENDERS:
        options = [UNIT_OPTION[unit] for unit in kinds_in(group)]
        options += [DONE] if stayed else [BEST, DONE]
        chosen = yield from ask(
            state, captor, questions.CAPTURE_UNIT, options, {"tile": tile, "left": DEFENDERS - stayed}
        )
        if chosen is DONE:
            break
        if chosen is BEST:
            for unit in best_defenders(group, tile):
                move(state, unit, 1, place, tile)
            break
        most = min(group.count(chosen.value), DEFENDERS - stayed)
        count = yield from ask_count(state, captor, questions.CAPTURE_COUNT, most, {"tile": tile, "unit": chosen.value})
        move(state, chosen.value, count, place, tile)
        stayed += count
    regroup(state, state.units[place], place)


def captor_of(state: State, tile: Tile) -> Faction:
    """6.3, 10.1: whoever attacked; in a Seizure of Power the seat's own faction if it has a unit left there."""
    group = state.units[AGAINST[tile]]
    ours = attacker(state)
    colours = [COLOUR[unit] for unit in group]
    if ours in colours:
        return ours
    return max(FACTIONS, key=lambda faction: colours.count(faction))


def best_defenders(group: Units, tile: Tile) -> Units:
    """It takes four of the group: those of the tile's type first, PLA last."""
    ranked = sorted(group, key=lambda unit: (TYPE[unit] != TILE_TYPE[tile], TYPE[unit] == PLA))
    return tuple(ranked[:DEFENDERS])


def _bring_leader_back(state: State, tile: Tile) -> None:
    """5.0: he helped in all attacks on that tile, and is with the Attack again."""
    faction = attacker(state)
    if state.leader[faction] == tile:
        move_leader(state, faction, IN_ATTACK)
