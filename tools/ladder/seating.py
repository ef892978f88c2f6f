"""Who sits at which table, so that every kind of player is met in every seat by those who play about as well."""

from __future__ import annotations

from collections.abc import Iterator

from engine import games
from engine.core.chance import Chance
from engine.core.thinking.strengths import STRENGTHS
from tools.lab.playing import NON_PLAYER, RANDOM, GameSeries, figures_of

Job = tuple[GameSeries, int]


AS_RELEASED = "v1_0_0"
"""Weights of this name are kept, so that the strategist of 1.0.0 can sit at a table with that of today."""


def rungs_of(key: str) -> tuple[str, ...]:
    """Every kind of player of a game, those that are meant to be weaker first."""
    *weaker, strongest = STRENGTHS
    before = [f"{strongest}@{AS_RELEASED}"] if games.part(key, f"strategist.weights.{AS_RELEASED}") else []
    return RANDOM, *(figures_of(key).non_players or (NON_PLAYER,)), *weaker, *before, strongest


def tables(key: str, scenario: str, kinds: tuple[str, ...], rounds: int, first_seed: int, seconds: float) -> list[Job]:
    """In each round as many tables with one seed as there are seats: each player sits in each seat once.

    Every second time somebody sits alone among others of one kind.
    """
    seats = games.find(key).seats
    jobs = []
    for number, seed in enumerate(range(first_seed, first_seed + rounds)):
        luck = Chance(seed)
        players = (_one_among if number % 2 else _neighbours)(kinds, len(seats), luck)
        for seating in _every_turn_of(players):
            seated = dict(zip(seats, seating, strict=True))
            jobs.append((series_of(key, scenario, seated, seconds), seed))
    return jobs


def tables_alike(
    key: str, scenario: str, kinds: tuple[str, ...], rounds: int, first_seed: int, seconds: float
) -> list[Job]:
    """In each round one table for each kind of player, who sits in all of its seats: it tells what a seat is worth."""
    seats, many = games.find(key).seats, range(first_seed, first_seed + rounds * len(kinds))
    return [
        (series_of(key, scenario, dict.fromkeys(seats, kinds[number % len(kinds)]), seconds), seed)
        for number, seed in enumerate(many)
    ]


def series_of(key: str, scenario: str, seated: dict[str, str], seconds: float) -> GameSeries:
    """The table at which these sit; a non-player's kind is a setting of its seat."""
    own = figures_of(key).non_players
    settings = {seat: kind for seat, kind in seated.items() if kind in own}
    players = {seat: kind for seat, kind in seated.items() if kind not in (*own, NON_PLAYER)}
    return GameSeries(key, scenario, settings, players=players, seconds=seconds, keeps_saves=True)


def _neighbours(kinds: tuple[str, ...], seats: int, luck: Chance) -> list[str]:
    """As many players as there are seats, all from one stretch of the ladder: close games tell most about strength."""
    stretch = min(seats + 1, len(kinds))
    start = luck.pick("start", tuple(range(len(kinds) - stretch + 1)))
    chosen = luck.shuffled("players", kinds[start : start + stretch])
    return [chosen[place % stretch] for place in range(seats)]


def _one_among(kinds: tuple[str, ...], seats: int, luck: Chance) -> list[str]:
    """One player among others who are all of another kind, at most two rungs away."""
    if len(kinds) == 1:
        return [kinds[0]] * seats
    place = luck.pick("alone", tuple(range(len(kinds))))
    near = [kind for other, kind in enumerate(kinds) if 0 < abs(other - place) <= 2]
    return [kinds[place], *[luck.pick("others", near)] * (seats - 1)]


def _every_turn_of(players: list[str]) -> Iterator[list[str]]:
    for turn in range(len(players)):
        yield players[turn:] + players[:turn]
