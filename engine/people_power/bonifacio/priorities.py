"""8.5.6: the space selection tables as they are printed, and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from engine.people_power.board import (
    GOVERNMENT,
    IS_CITY,
    NEUTRAL,
    NPA,
    OPPOSITION,
    POPULATION,
    REFORMERS,
    RESISTANCE,
    SUPPORT,
    Alignment,
    Faction,
    Space,
)
from engine.people_power.bonifacio.terms import (
    vulnerable_base,
    vulnerable_government_base,
    vulnerable_npa_base,
    vulnerable_reformer_base,
)
from engine.people_power.effects import Preferred
from engine.people_power.state import (
    State,
    government_controls,
    government_pieces,
    guerrillas,
    npa_pieces,
    reformer_pieces,
)

Measure = Callable[[State, Space], int]
"""How well a space fits a row: the spaces with the highest value stay. A condition is 1 where it holds, else 0."""


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    columns: str
    measure: Measure
    if_player: Faction = ""
    """The row counts only if that faction is a player."""
    not_ambushing: bool = False
    """The row does not count for an Ambush."""


def _at(alignment: Alignment) -> Measure:
    return lambda state, space: state.alignment[space] == alignment


def _not_at(alignment: Alignment) -> Measure:
    return lambda state, space: state.alignment[space] != alignment


def _population(state: State, space: Space) -> int:
    return POPULATION[space]


def _fewest_government_pieces(state: State, space: Space) -> int:
    return -government_pieces(state, space)


def _enemies_of_government(state: State, space: Space) -> int:
    return npa_pieces(state, space) + reformer_pieces(state, space)


def _fewest_enemy_pieces(state: State, space: Space) -> int:
    return -_enemies_of_government(state, space)


def _no_government_control(state: State, space: Space) -> bool:
    return not government_controls(state, space)


NPA_COLUMNS = "SBGTAMR"
NPA_ROWS = (
    Row("vulnerable_npa_base", "GM", vulnerable_npa_base),
    Row("vulnerable_government_base", "GAMR", vulnerable_government_base),
    Row("government_control", "GAMR", government_controls),
    Row("not_resistance", "SGTM", _not_at(RESISTANCE)),
    Row("countryside", "T", lambda state, space: not IS_CITY[space]),
    Row("most_guerrillas", "BA", guerrillas, not_ambushing=True),
    Row("most_population", NPA_COLUMNS, _population),
    Row("most_npa_bases", "GR", lambda state, space: state.npa_bases[space]),
    Row("support", "SGTR", _at(SUPPORT)),
    Row("opposition", "SBGTM", _at(OPPOSITION), if_player=REFORMERS),
    Row("neutral", "SGTM", _at(NEUTRAL)),
    Row("fewest_government_pieces", NPA_COLUMNS, _fewest_government_pieces),
)

REFORMER_COLUMNS = "SBAPUDR"
REFORMER_ROWS = (
    Row("government_control", "APDR", government_controls),
    Row("vulnerable_reformer_base", "ADR", vulnerable_reformer_base),
    Row("not_opposition", "SAPD", _not_at(OPPOSITION)),
    Row("most_population", REFORMER_COLUMNS, _population),
    Row("most_activists", "BP", lambda state, space: state.activists[space]),
    Row("support", "SPDR", _at(SUPPORT)),
    Row("resistance", "SBAPUD", _at(RESISTANCE), if_player=NPA),
    Row("neutral", "SAPD", _at(NEUTRAL)),
    Row("fewest_government_pieces", REFORMER_COLUMNS, _fewest_government_pieces),
)

GOVERNMENT_COLUMNS = "SECTDR"
GOVERNMENT_ROWS = (
    Row("no_government_control", "CDR", _no_government_control),
    Row("vulnerable_base", "CDR", vulnerable_base),
    Row("most_population", GOVERNMENT_COLUMNS, _population),
    Row("opposition", "STR", _at(OPPOSITION), if_player=REFORMERS),
    Row("resistance", "STR", _at(RESISTANCE), if_player=NPA),
    Row("neutral", "S", _at(NEUTRAL)),
    Row("most_enemy_pieces", "ET", _enemies_of_government),
    Row("fewest_enemy_pieces", "SCDR", _fewest_enemy_pieces),
)

ROWS = {NPA: NPA_ROWS, REFORMERS: REFORMER_ROWS, GOVERNMENT: GOVERNMENT_ROWS}
COLUMNS = {NPA: NPA_COLUMNS, REFORMERS: REFORMER_COLUMNS, GOVERNMENT: GOVERNMENT_COLUMNS}


def select(
    state: State,
    faction: Faction,
    column: str,
    candidates: Iterable[Space],
    purpose: str,
    ambushing: bool = False,
) -> Space:
    """8.5.6: read the column downwards until one space is left, or let chance decide; empty if there is none."""
    spaces = list(candidates)
    if not spaces:
        return ""
    narrowed: list[str] = []
    for row in _rows(faction, column, state.humans, ambushing):
        if len(spaces) == 1:
            break
        measure = row.measure
        values = [measure(state, space) for space in spaces]
        best = max(values)
        if values.count(best) != len(values):
            spaces = [space for space, value in zip(spaces, values, strict=True) if value == best]
            narrowed.append(row.name)
    if len(spaces) > 1:
        narrowed.append("random")
    space = state.chance.pick(f"tie.{purpose}", spaces)
    state.report(Preferred(faction, column, space, tuple(narrowed)))
    return space


def most(state: State, spaces: list[Space], count: Callable[[Space], int], purpose: str) -> Space:
    """8.2.1: where the count is highest; chance decides among equals."""
    highest = max(count(space) for space in spaces)
    return state.chance.pick(f"tie.{purpose}", [space for space in spaces if count(space) == highest])


def refuge(state: State, spaces: Iterable[Space], purpose: str) -> Space:
    """8.8.1: where the Government drives a piece: to no Government Control, then least Population, then by chance."""
    ways = list(spaces)
    ways = [space for space in ways if not government_controls(state, space)] or ways
    return most(state, ways, lambda space: -POPULATION[space], purpose)


@cache
def _rows(faction: Faction, column: str, players: frozenset[Faction], ambushing: bool) -> tuple[Row, ...]:
    return tuple(
        row
        for row in ROWS[faction]
        if column in row.columns
        and (not row.if_player or row.if_player in players)
        and not (row.not_ambushing and ambushing)
    )
