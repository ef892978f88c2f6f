"""The laboratory plays one game, or many of them on all cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from time import process_time
from typing import Any, NamedTuple

from engine import games
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.players import BrokenRule, EndlessGame, at_random, playing
from engine.core.prompts import Option
from engine.core.session import Session
from engine.core.thinking.mind import MindFor
from engine.core.thinking.strategist import Strategist
from engine.core.thinking.strengths import Kind, kind_of
from engine.figures import Figures
from tools.cores import ALL_CORES, Cores, on_all_cores

RANDOM = "random"
"""A player who takes any option; and a table at which anything may be agreed on."""
NON_PLAYER = "non-player"
EACH = "each"
"""Stands for every seat in turn, by the seed."""


class GameSeries(NamedTuple):
    """What is played, but for the seed."""

    game: str
    scenario: str
    settings: dict[str, Any]
    random_humans: bool = False
    players: dict[str, str] = {}  # noqa: RUF012 (never changed)
    """Who sits where, a seat or `EACH`: a player that thinks, one of the game's own or `RANDOM`; else a non-player."""
    seconds: float = 0.0
    """The most that a player thinks about a turn; 0 leaves it at the counts of its strength."""
    table: str = ""
    """A table of the game's own figures, whose settings differ from seed to seed, or `RANDOM`."""
    seats: int = 0
    """How many sit at that table; 0 for all."""
    keeps_saves: bool = False
    """Whether the result holds the whole game."""


@dataclass
class GameResult:
    """One game has left this behind."""

    seed: int
    ranking: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str
    turns: int
    slowest_turn: float
    figures: dict[str, float]
    used: Counter[str] = field(default_factory=Counter)
    thinking: list[float] = field(default_factory=list)
    """Seconds that players who think took, turn by turn."""
    seated: dict[str, str] = field(default_factory=dict)
    """Who sat where."""
    save: bytes = b""
    """The whole game, if the series keeps it."""


@dataclass
class Failure:
    """A game that could not be played to its end."""

    seed: int
    reason: str


def play(series: GameSeries, seed: int) -> GameResult:
    """One game, checked after every step; persons without a player choose at random."""
    game, figures = games.find(series.game), figures_of(series.game)
    players = _players(game, series, seed)
    session = Session(game, _begin(game, figures, series, players, seed))
    used: Counter[str] = Counter(figures.uses(session.opening))
    turns, slowest = 0, 0.0
    table = LabTable(series, players, seed)
    steps = playing(session, table.choose)
    while not session.over:
        waiting, began = session.prompt is None, process_time()
        try:
            used.update(figures.uses(next(steps)))
        except (EndlessGame, BrokenRule) as wrong:
            raise type(wrong)(f"Game {seed} ({series.scenario}): {wrong}") from wrong
        if waiting:
            slowest = max(slowest, process_time() - began)
        turns += 1
    outcome = session.outcome
    assert outcome is not None
    return GameResult(
        seed,
        outcome.ranking,
        outcome.winners,
        outcome.reason,
        turns,
        slowest,
        figures.of_state(session.state),
        used,
        list(table.thinking.values()),
        _seated(session, players),
        session.save() if series.keeps_saves else b"",
    )


def play_many(
    series: GameSeries, count: int, first_seed: int = 0, cores: Cores = ALL_CORES
) -> Iterator[GameResult | Failure]:
    """Games with consecutive seeds; one that fails leaves the others alone."""
    return play_all([(series, seed) for seed in range(first_seed, first_seed + count)], cores)


def play_all(games: Collection[tuple[GameSeries, int]], cores: Cores = ALL_CORES) -> Iterator[GameResult | Failure]:
    """Games that have each a series and a seed of its own."""
    return on_all_cores(_attempt, games, cores)


def figures_of(key: str) -> Figures:
    """What a game declares for the laboratory; the plain figures if it has none of its own."""
    module = games.part(key, "figures")
    figures: Figures = module.FIGURES if module else Figures()
    return figures


class LabTable:
    """Whoever answers prompts in one game, and how long the turns took those who think."""

    def __init__(self, series: GameSeries, players: dict[str, str], seed: int) -> None:
        own = figures_of(series.game).players
        self._seated: dict[str, Callable[[Session[Any]], Option]] = {}
        self._machines: set[str] = set()
        for seat, kind in players.items():
            if kind in own:
                self._seated[seat] = own[kind]
            elif kind != RANDOM:
                machine = _machine(series.game, kind, seed)
                if series.seconds:
                    machine.budget = machine.budget.within(series.seconds)
                self._seated[seat] = machine.choose
                self._machines.add(seat)
        self._by_lot = at_random(Chance(seed))
        self.thinking: dict[tuple[str, int], float] = {}
        """It is kept by seat and by the decisions made before the step."""

    def choose(self, session: Session[Any]) -> Option:
        assert session.prompt is not None
        seat, began = session.prompt.seat, process_time()
        option = self._seated.get(seat, self._by_lot)(session)
        if seat in self._machines:
            turn = seat, len(session.history) - len(session.position.answers)
            self.thinking[turn] = self.thinking.get(turn, 0.0) + process_time() - began
        return option


def machine_of(key: str, text: str) -> tuple[MindFor[Any], Kind]:
    """A player that thinks, such as `organiser`, or `organiser@v1_0_0` with the weights of that name.

    It raises UnknownOption with a sentence.
    """
    kind, _, weights = text.partition("@")
    return games.mind_for(key, games.weights_of(key, weights) if weights else None), kind_of(kind)


def _machine(key: str, text: str, seed: int) -> Strategist[Any]:
    mind, kind = machine_of(key, text)
    return Strategist(mind, kind, seed, process_time)


def _attempt(game: tuple[GameSeries, int]) -> GameResult | Failure:
    series, seed = game
    try:
        return play(series, seed)
    except Exception as wrong:
        return Failure(seed, f"{type(wrong).__name__}: {wrong}")


def _players(game: Game[Any], series: GameSeries, seed: int) -> dict[str, str]:
    in_turn = game.seats[seed % len(game.seats)]
    return {in_turn if seat == EACH else seat: kind for seat, kind in series.players.items()}


def _begin(game: Game[Any], figures: Figures, series: GameSeries, players: dict[str, str], seed: int) -> Any:
    """Return the state before the first step."""
    if series.table == RANDOM:
        return game.any_game(Chance(seed))
    seating = figures.table(series.table, seed, series.seats or len(game.seats)) if series.table else {}
    humans = _random_humans(game, seed) if series.random_humans else tuple(players)
    return game.set_up(series.scenario, humans, seed, **series.settings | seating)


def _random_humans(game: Game[Any], seed: int) -> Collection[str]:
    """Return every mix of persons in turn, from one to all."""
    mix = seed % (2 ** len(game.seats) - 1) + 1
    return [seat for bit, seat in enumerate(game.seats) if mix >> bit & 1]


def _seated(session: Session[Any], players: dict[str, str]) -> dict[str, str]:
    """By seat: the player, a person who chose at random, or what the settings say of the seat."""
    _, agreed = session.game.settings_of(session.state)
    non_players = {seat: str(agreed.get(seat, NON_PLAYER)) for seat in session.game.seats}
    return non_players | dict.fromkeys(session.state.humans, RANDOM) | players
