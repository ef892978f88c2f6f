"""The whole game is plain data. Everybody may read and copy it; only `verbs` and the sequence of play write to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engine.core.chance import Chance
from engine.core.effects import Effect, report
from engine.core.fields import (
    CHANCE,
    Fields,
    chosen,
    column,
    flag,
    number,
    one_of,
    partial,
    passing,
    setting,
    several,
    some,
    stored,
)
from engine.red_guard import stages
from engine.red_guard.components import (
    ATTACK,
    CHITS,
    CIVIL_SUPPORT,
    CIVIL_WAR,
    COLOUR,
    FACTIONS,
    IN_ATTACK,
    MARKERS,
    NO_CHIT,
    NOWHERE,
    ON_PILE,
    PILE,
    PLACES,
    POOL,
    TILE_TYPE,
    TILES,
    TOTAL,
    TYPE,
    UNITS,
    UNPLACED,
    Faction,
    Place,
    Tile,
    Type,
    Unit,
    Units,
)
from engine.red_guard.endings import ENDINGS, GOING_ON
from engine.red_guard.temperaments import OPPONENTS

NOBODY = ""
MOST_UNITS = sum(TOTAL.values())
MOST_TURNS = 10_000
NO_EVENT = 0
TWO_DICE = tuple(10 * first + second for first in range(1, 7) for second in range(1, 7))
"""4: what can be rolled on the Random Events Table."""
EVENTS_THAT_LAST = (16, 41, 46, 54, 63)
MOST_STARTING_UNITS = 18


@dataclass(slots=True, eq=False)
class State(Fields):
    """Where every unit is, by place: `state.units["flying_pigeon"] == ("orange.red_guard", "orange.worker")`."""

    chance: Chance = stored(CHANCE)
    effects: list[Effect] = passing(list)
    # the game that was agreed on
    seats: tuple[Faction, ...] = stored(some(FACTIONS), FACTIONS)
    humans: frozenset[Faction] = stored(chosen(FACTIONS), FACTIONS)
    opponents: dict[Faction, str] = stored(partial(FACTIONS, one_of(OPPONENTS)))
    use_chits: bool = setting("chits")
    use_seizure: bool = setting("seizure")
    each_rolls: bool = setting()
    use_clients: bool = setting("clients")
    use_prologue: bool = setting("prologue")
    use_1976: bool = setting("year_1976")
    no_take_backs: bool = setting(later=True)
    no_intentions: bool = setting(later=True)
    # 2.2: the table
    units: dict[Place, Units] = stored(column(PLACES, several(UNITS, MOST_UNITS)), ())
    owner: dict[Tile, Faction] = stored(column(TILES, one_of(FACTIONS)), FACTIONS[0])
    leader: dict[Faction, Place] = stored(column(FACTIONS, one_of((NOWHERE, IN_ATTACK, ON_PILE, *TILES))), NOWHERE)
    allowance: dict[Faction, int] = stored(column(FACTIONS, number(0, MOST_STARTING_UNITS)), 0)
    """2.2: how many units a faction starts with."""
    chits: dict[Faction, int] = stored(column(FACTIONS, one_of((NO_CHIT, *CHITS))), NO_CHIT)
    # 3: the sequence of play
    turn: int = stored(number(0, MOST_TURNS), 0)
    stage: str = stored(one_of(stages.STAGES), stages.DEAL)
    waiting: tuple[Faction, ...] = stored(some(FACTIONS), ())
    first: Faction = stored(one_of((NOBODY, *FACTIONS)), NOBODY)
    """3.1.2: who began this Game-Turn, or the last one."""
    # 2.3, 3.3: non-player factions
    controller: dict[Faction, Faction] = stored(column(FACTIONS, one_of((NOBODY, *FACTIONS))), NOBODY)
    lost: frozenset[Faction] = stored(chosen(FACTIONS), ())
    # 4: events
    event: int = stored(one_of((NO_EVENT, *TWO_DICE)), NO_EVENT)
    in_force: frozenset[int] = stored(chosen(EVENTS_THAT_LAST), ())
    """What holds until the end of the Game-Turn."""
    criticized: Faction = stored(one_of((NOBODY, *FACTIONS)), NOBODY)
    committees: bool = stored(flag(), False)
    # 8: chaos and the Chairman
    chaos: int = stored(number(0, CIVIL_WAR), 0)
    holder: Faction = stored(one_of((NOBODY, *FACTIONS)), NOBODY)
    seated: Tile = stored(one_of((NOWHERE, *TILES)), NOWHERE)
    """The tile that the Chairman sits on."""
    markers: int = stored(number(0, MARKERS), MARKERS)
    """8.3: so many of the Chairman's markers are still in the Pool."""
    alive: bool = stored(flag(), True)
    # 9, 10: the end
    seizing: bool = stored(flag(), False)
    ending: str = stored(one_of((GOING_ON, *ENDINGS)), GOING_ON)
    victor: Faction = stored(one_of((NOBODY, *FACTIONS)), NOBODY)
    """Who won without counting Power Points."""

    def report(self, effect: Effect) -> None:
        report(effect, self.effects)


# Who is who


def seat_of(state: State, faction: Faction) -> Faction:
    """2.3: who decides for a faction; nobody for a neutral one."""
    return faction if faction in state.seats else state.controller[faction]


def is_active(state: State, faction: Faction) -> bool:
    """3.3: it is a seat's own faction or a controlled one, and still in the game."""
    return faction not in state.lost and (faction in state.seats or state.controller[faction] != NOBODY)


def seats_left(state: State) -> list[Faction]:
    return [seat for seat in state.seats if seat not in state.lost]


def non_players(state: State) -> list[Faction]:
    """2.3: return the non-player factions still in the game."""
    return [faction for faction in FACTIONS if faction not in state.seats and faction not in state.lost]


def commanded(state: State, seat: Faction) -> list[Faction]:
    """A seat's own faction and those that it controls."""
    return [faction for faction in FACTIONS if faction not in state.lost and seat_of(state, faction) == seat]


def active_factions(state: State) -> list[Faction]:
    return [faction for faction in FACTIONS if is_active(state, faction)]


# Tiles and units


def tiles_of(state: State, faction: Faction) -> list[Tile]:
    owner = state.owner
    return [tile for tile in TILES if owner[tile] == faction]


def tiles_of_type(state: State, faction: Faction, associated: Type) -> int:
    return sum(TILE_TYPE[tile] == associated for tile in tiles_of(state, faction))


def civil_support_of(state: State, faction: Faction) -> Units:
    return tuple(unit for unit in state.units[CIVIL_SUPPORT] if COLOUR[unit] == faction)


def places_in_play(state: State, faction: Faction) -> list[Place]:
    """Where units of the faction in play can be: Attack, Defence, Civil Support, and not yet placed."""
    return [*tiles_of(state, faction), ATTACK[faction], CIVIL_SUPPORT, UNPLACED[faction]]


def units_in_play(state: State, faction: Faction) -> list[Unit]:
    """These are in Attack and its groups, Defence and Civil Support, or belong to a non-player faction and wait."""
    units = state.units
    found = [*units[ATTACK[faction]], *units[UNPLACED[faction]]]
    for tile, owner in state.owner.items():
        if owner == faction:
            found += units[tile]
    for place in _SHARED:
        if there := units[place]:
            found += (unit for unit in there if COLOUR[unit] == faction)
    return found


def in_play(state: State, faction: Faction) -> int:
    return len(units_in_play(state, faction))


def is_in_play(state: State, faction: Faction) -> bool:
    """Whether there is any such unit: asked of every faction after every fight, and mostly answered at once."""
    units = state.units
    if units[ATTACK[faction]] or units[UNPLACED[faction]]:
        return True
    for tile, owner in state.owner.items():
        if owner == faction and units[tile]:
            return True
    return in_play(state, faction) > 0


def types_in(units: Iterable[Unit]) -> set[Type]:
    return {TYPE[unit] for unit in units}


@lru_cache(maxsize=20_000)
def kinds_in(units: Units) -> Units:
    """Return the different units among these, in order."""
    return tuple(dict.fromkeys(units))


def pool_of(state: State, faction: Faction) -> Units:
    return tuple(unit for unit in state.units[POOL] if COLOUR[unit] == faction)


def pile_of(state: State, faction: Faction) -> Units:
    return state.units[PILE[faction]]


_SHARED = (CIVIL_SUPPORT, *(place for place in PLACES if place.startswith("against.")))
