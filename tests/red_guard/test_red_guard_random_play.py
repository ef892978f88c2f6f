"""Random games reach everything: every event, every ending, every question; and opponents among persons."""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from engine.core.chance import Chance
from engine.core.players import at_random, playing
from engine.core.session import Session
from engine.red_guard import GAME
from engine.red_guard.components import COLOUR, FACTIONS, TILES
from engine.red_guard.effects import Attacked, EventRolled
from engine.red_guard.endings import ENDINGS
from engine.red_guard.events import EVENTS
from engine.red_guard.figures import FIGURES
from engine.red_guard.opponents.answers import ANSWERS
from engine.red_guard.tables import TABLES, hold_every_turn
from engine.red_guard.temperaments import NON_PLAYER, OPPONENTS
from tests.red_guard.table import Tiles, deploying, table, told
from tools.lab.playing import GameResult, GameSeries, play
from tools.lab.reporting import wins_by_player

GAMES = int(os.environ.get("RANDOM_GAMES", "150"))
BOT_GAMES = int(os.environ.get("BOT_GAMES", "300"))
RARE = {"last_standing", "seizure", "agreement", "civil_war"}
"""Endings that a hundred and fifty random games may miss."""
RARELY_ASKED = {"end.agree", "chit.play", "recover.count", "leader.recover.count", "exchange.unit"}


def played(table: str, games: int) -> list[GameResult]:
    """Games at one of the tables of the laboratory."""
    return [play(GameSeries("red_guard", "standard", {}, table=table), seed) for seed in range(games)]


def reached(seed: int) -> tuple[str, set[str], set[int], int]:
    """How one random game with anything agreed on ended, what it asked, its events, and its seats."""
    session = Session(GAME, GAME.any_game(Chance(seed)))
    asked: set[str] = set()
    events: set[int] = set()
    for effects in playing(session, at_random(Chance(seed))):
        events |= {effect.event for effect in told(effects, EventRolled)}
        if session.prompt is not None:
            asked.add(session.prompt.ask)
    return session.state.ending, asked, events, len(session.state.seats)


def test_random_games_reach_every_event_every_ending_and_every_question() -> None:
    with ProcessPoolExecutor() as workers:
        games = list(workers.map(reached, range(GAMES), chunksize=10))
    endings = Counter(ending for ending, _, _, _ in games)
    assert {seats for _, _, _, seats in games} == {2, 3, 4, 5, 6}
    asked = set().union(*(asked for _, asked, _, _ in games))
    assert asked <= set(ANSWERS), "what random games ask is what opponents can answer"
    if GAMES >= 150:
        assert set(ANSWERS) - asked <= RARELY_ASKED
        assert set().union(*(events for _, _, events, _ in games)) == set(EVENTS)
        assert set(ENDINGS) - set(endings) <= RARE
    if GAMES >= 2000:
        assert set(ENDINGS) - set(endings) <= {"last_standing"}


def test_random_games_that_begin_with_a_rival_at_the_edge_leave_one_standing() -> None:
    endings = set()
    for seed in range(40):
        tiles: Tiles = dict.fromkeys(TILES, ("blue", {})) | {"zhongnanhai": ("red", {"worker": 1})}
        state = table(tiles, seats=("red", "blue"), red={"attack": {}}, blue={"attack": {"cadre": 4, "pla": 4}})
        state.chance.seed = seed
        session = deploying(state, "blue", "red")
        for _ in playing(session, at_random(Chance(seed))):
            pass
        endings.add(session.state.ending)
    assert "last_standing" in endings


def test_games_between_opponents_of_every_kind() -> None:
    results = played("anything", BOT_GAMES // 10)
    assert all(result.reason in ENDINGS for result in results)
    assert {*wins_by_player(results)} <= {*OPPONENTS, NON_PLAYER}


def test_the_tables_of_the_laboratory() -> None:
    for seating in TABLES.values():
        assert all(set(seating(seed)) == set(FACTIONS) for seed in range(12))
    strong = [who for seed in range(6) for who in TABLES["one_strong"](seed).values() if who.endswith("strong")]
    assert len(strong) == 6


def test_a_strong_opponent_beats_weak_ones() -> None:
    results = played("one_strong", 12)
    assert sum(result.seated[winner].endswith("strong") for result in results for winner in result.winners) >= 6


def test_so_many_sit_at_a_table_as_the_laboratory_asks_for() -> None:
    result = play(GameSeries("red_guard", "standard", {}, table="strongest", seats=2), 3)
    assert [seat for seat, who in result.seated.items() if who != NON_PLAYER] == ["yellow", "green"]


def test_who_holds_every_turn_attacks_nobody() -> None:
    series = GameSeries("red_guard", "standard", {}, table="weakest", players={"each": "holder"})
    session = Session(GAME, GAME.set_up("standard", {"pink"}, 1, **FIGURES.table("weakest", 1, 6)))
    for effects in playing(session, hold_every_turn):
        assert not [effect for effect in told(effects, Attacked) if COLOUR[effect.attackers[0]] == "pink"]
    result = play(series, 1)
    assert result.seated["pink"] == "holder"
    assert result.ranking == session.ranking
