"""The player's rating: Glicko-2 from the archive, opponents of that strength, and the ways to them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine import games
from game.shell.app import App
from game.shell.saves import RECORD
from game.shell.text import tr
from game.table.ladder.glicko import NEWCOMER, Rating, Result, after, chance, climb
from game.table.ladder.player import PlayerOnLadder
from game.table.ladder.rungs import Rungs, offered_by
from game.table.library.library_scene import LibraryScene
from game.table.library.record import BOT, Record
from game.table.library.statistics_room import StatisticsRoom
from game.table.scene.table_scene import TableScene
from game.table.scenes.setup import SetupScene
from game.table.scenes.sides import SidesScene
from tests.box import kit_of
from tests.shell_window import on_top, open_app, press, settle

RATED = [key for key in games.PACKAGES if games.part(key, "ladder")]


def test_a_single_game_moves_the_rating_as_its_inventor_says() -> None:
    """Glickman's example has three games at once; the first of them alone was worked out from his formulas by hand."""
    moved = after(Rating(1500, 200), Result(1400, won=True))
    assert moved.points == pytest.approx(1563, abs=2) and moved.deviation == pytest.approx(176, abs=2)
    assert moved.volatility == pytest.approx(0.06, abs=1e-3)


def test_what_is_not_expected_moves_more_and_games_make_surer() -> None:
    start = Rating(1500, 150)
    expected, upset = after(start, Result(1200, won=True)), after(start, Result(1800, won=True))
    assert 1500 < expected.points < upset.points
    deviations = [rating.deviation for rating in climb([Result(1500, won=bool(n % 2)) for n in range(30)])]
    assert deviations[0] > deviations[10] > deviations[-1] > 40


def test_a_rating_comes_near_the_strength_behind_many_games() -> None:
    luck, strength = random.Random(4), 1720.0
    won = [Result(field, luck.random() < chance(strength, field)) for field in (1500.0, 1650.0, 1800.0) * 60]
    *_, last = climb(won)
    assert abs(last.points - strength) < 2.5 * last.deviation and last.deviation < 80


def test_two_equal_opponents_are_as_strong_as_one_who_wins_two_games_of_three() -> None:
    rungs = Rungs({"equal": 1500}, {})
    field = rungs.field("a", {"b": "equal", "c": "equal"})
    assert field is not None and chance(1500, field) == pytest.approx(1 / 3)
    assert rungs.field("a", {"b": "nobody knows"}) is None and rungs.field("a", {}) is None


def records_of(seat: str, others: dict[str, str], won: list[bool]) -> list[Record]:
    winner = next(iter(others))
    return [Record("standard", "", (seat if win else winner,), (seat,), others, {}) for win in won]


def test_games_with_several_people_without_a_winner_or_with_strangers_do_not_count() -> None:
    rungs = Rungs({"equal": 1500}, {})
    (counts,) = records_of("a", {"b": "equal"}, [True])
    nobody_won = Record("standard", "", (), ("a",), {"b": "equal"}, {})
    two_people = Record("standard", "", ("a",), ("a", "b"), {"c": "equal"}, {})
    stranger = Record("standard", "", ("a",), ("a",), {"b": "genius"}, {})
    assert list(rungs.results([counts, nobody_won, two_people, stranger], "non_player")) == [Result(1500, won=True)]


@pytest.mark.parametrize("key", RATED)
def test_every_opponent_on_offer_is_rated_and_the_strengths_are_in_order(key: str) -> None:
    game = games.find(key)
    rungs = Rungs.of(game)
    assert rungs is not None and {*rungs.seats} == {*game.seats}
    assert {*offered_by(game, BOT)} - {"non_player"} <= {*rungs.kinds}
    assert rungs.kinds["random"] < rungs.kinds["beginner"] < rungs.kinds["apprentice"] == 1500


def five_strengths(rungs: Rungs) -> list[float]:
    """From an apprentice to the best machine: for weaker players at a table of three nobody is weak enough."""
    low, high = rungs.kinds["apprentice"], rungs.kinds["strategist"]
    return [low + (high - low) * step / 4 for step in range(5)]


def brought_to(key: str, strength: float, games_each: int = 15, players: int = 60) -> float:
    """How likely simulated players of that strength win against what is proposed after so many games."""
    game = games.find(key)
    rungs, luck, last = Rungs.of(game), random.Random(7), 0.0
    assert rungs is not None
    for number in range(players):
        seat = game.seats[number % len(game.seats)]
        others, rating = [other for other in game.seats if other != seat], NEWCOMER
        for _ in range(games_each):
            table = rungs.proposed(seat, others, offered_by(game, BOT), rating.points)
            field = rungs.field(seat, table)
            assert field is not None
            likely = chance(strength, field)
            rating = after(rating, Result(field, luck.random() < likely))
        last += likely / players
    return last


@pytest.mark.parametrize("key", ["people_power", "filipinas"])
def test_players_of_five_strengths_are_brought_to_opponents_who_suit_them(key: str) -> None:
    rungs = Rungs.of(games.find(key))
    assert rungs is not None
    reached = [brought_to(key, strength) for strength in five_strengths(rungs)]
    assert all(0.38 < likely < 0.55 for likely in reached), reached


def archive(app: App, key: str, won: list[bool]) -> None:
    """Games that only their records tell of."""
    kit = kit_of(key)
    others = dict.fromkeys((seat for seat in kit.seats if seat != kit.usual_seat), "apprentice")
    session = kit.new_session(kit.game.scenarios[0], {kit.usual_seat}, 1)
    for number, record in enumerate(records_of(kit.usual_seat, others, won)):
        session.names = {kit.usual_seat: f"Ana {number}"}
        lines = {RECORD + name: line for name, line in record.lines().items()}
        app.store.keep_finished(f"Game {number}", session.save(), {"title": "x"} | lines)


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=__import__("game.people_power.edition", fromlist=["x"]).EDITION)
    app.change_settings(sound=False, animation_speed="off")
    return app


def test_one_click_lays_a_table_of_the_players_strength_and_a_setting_hides_it(app: App) -> None:
    kit = kit_of("people_power")
    archive(app, "people_power", [True, True, False] * 2)
    app.push(SetupScene(app, kit))
    settle(app)
    setup = on_top(app, SetupScene)
    press(app, setup.yours)
    player = PlayerOnLadder.of(app, kit)
    assert player is not None and player.rating.points > NEWCOMER.points + 50
    proposal = player.proposal(kit.usual_seat)
    assert {seat: setup.chosen[seat] for seat in proposal.others} == proposal.others
    assert setup.yours.selected and 0.3 < proposal.chance < 0.6
    setup.groups[next(iter(proposal.others))].choose("human")
    assert not setup.yours.selected
    app.pop()
    app.change_settings(ratings=False)
    app.push(SetupScene(app, kit))
    settle(app)
    assert not on_top(app, SetupScene).yours.visible and PlayerOnLadder.of(app, kit) is None


def test_a_quick_start_has_them_too(app: App) -> None:
    kit = kit_of("people_power")
    archive(app, "people_power", [True] * 3)
    app.push(SidesScene(app, kit))
    settle(app)
    sides = on_top(app, SidesScene)
    press(app, sides.yours)
    player: Any = sides.player
    proposed = player.proposal("npa").others
    press(app, sides.play["npa"])
    settle(app)
    session = on_top(app, TableScene).session
    assert session.players == {seat: kind for seat, kind in proposed.items() if kind != BOT}


def test_the_climb_is_a_curve_with_its_doubt_and_can_be_hidden(app: App) -> None:
    archive(app, "people_power", [True, False, True])
    app.push(LibraryScene(app, kit_of("people_power"), "statistics"))
    settle(app)
    room = on_top(app, LibraryScene).room
    assert isinstance(room, StatisticsRoom) and room.chart.visible
    (curve,) = room.chart.series
    assert len(curve.values) == len(curve.spread) == 4 and curve.name == tr("statistics.rating.yours")
    assert curve.spread[0] > curve.spread[-1]
    app.pop()
    app.change_settings(ratings=False)
    app.push(LibraryScene(app, kit_of("people_power"), "statistics"))
    settle(app)
    hidden = on_top(app, LibraryScene).room
    assert isinstance(hidden, StatisticsRoom) and not hidden.chart.visible
