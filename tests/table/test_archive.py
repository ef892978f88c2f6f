"""Finished games: how each ended lies beside it, and what they all come to is counted from that alone."""

from __future__ import annotations

import importlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.core import saves
from engine.core.session import Session
from game.shell.reading import read_regular
from game.shell.saves import SaveStore
from game.table.kit.kit import Kit
from game.table.library.record import Record, summary_of
from game.table.library.statistics import PERSON, course, statistics
from tests.box import GAMES, kit_of
from tests.mini import SEATS
from tests.mini.window import EDITION, KIT
from tests.presence import present

HUGE = "x" * 100_000


def finished(kit: Kit, people: set[str], seed: int, **settings: Any) -> Session[Any]:
    session = kit.new_session(kit.game.scenarios[0], people, seed, **settings)
    while not session.over:
        session.choose(session.prompt.options[0]) if session.prompt else session.advance()
    return session


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "mini", EDITION.load, EDITION.describe, saves.game_of)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_comes_out_as_it_went_in(game: str, tmp_path: Path) -> None:
    kit = kit_of(game)
    session = finished(kit, set(), 3)
    record = Record.of(kit, session)
    assert session.outcome
    assert record.winners == session.outcome.winners
    assert set(record.others) == set(kit.seats)
    edition = importlib.import_module(f"game.{game}.edition").EDITION
    store = SaveStore(tmp_path / game, edition.load, edition.describe, saves.game_of)
    store.keep_finished("A game", session.save(), summary_of(kit, session))
    (entry,) = store.finished()
    assert Record.read(kit, entry.record) == record
    assert not [name for name in entry.summary if name.startswith("record")]


def test_a_margin_is_counted_from_the_best_of_the_others() -> None:
    kit = kit_of("red_guard")
    state = finished(kit, set(), 3).state
    points, margins = kit.wording.totals(state), kit.wording.margins(state)
    first, second, *_ = sorted(points, key=lambda seat: -points[seat])
    assert margins[first] == points[first] - points[second] == -margins[second]


def test_people_power_counts_from_the_threshold() -> None:
    kit = kit_of("people_power")
    session = finished(kit, set(), 3)
    state, winner = session.state, session.ranking[0]
    needed = {"government": 18, "reformers": 12, "npa": 13}
    assert kit.wording.margins(state)[winner] == kit.wording.totals(state)[winner] - needed[winner]


def test_filipinas_counts_cities() -> None:
    kit = kit_of("filipinas")
    state = kit.game.set_up("campaign", (), 1)
    state.morale = 4
    assert kit.wording.margins(state) == {"spain": 1, "filipinos": -1}
    state.city["cavite_city"] = "filipinos"
    assert kit.wording.margins(state) == {"spain": 0, "filipinos": 0}


def test_filipinas_has_no_margin_where_no_city_decided() -> None:
    """5.3.1: at Morale 1 the Filipinos need none, and "by 0" would say that nobody won."""
    kit = kit_of("filipinas")
    state = kit.game.set_up("campaign", (), 1)
    state.morale, state.result = 1, "morale"
    assert kit.wording.margins(state) == {}
    record = Record("campaign", "morale", ("filipinos",), ("filipinos",), {"spain": "bot"}, {})
    assert Record.read(kit, record.lines()) == record


def test_a_game_that_was_kept_without_a_record_gets_one_when_it_is_looked_at(store: SaveStore) -> None:
    session = finished(KIT, {SEATS[0]}, 1, playing=3)
    store.keep_finished("Old", session.save(), KIT.wording.describe(session))
    (entry,) = store.finished()
    assert Record.read(KIT, entry.record) is None
    store.examine(entry)
    assert Record.read(KIT, entry.record) == Record.of(KIT, session)
    (entry,) = store.finished()
    assert Record.read(KIT, entry.record) == Record.of(KIT, session)


def a_record(winner: str, *people: str, margin: int = 0, **others: str) -> Record:
    return Record("tricks", "most", (winner,), people, others, dict.fromkeys(people, margin))


def test_games_are_counted_by_faction_and_by_opponent() -> None:
    red, blue, green = "red", "blue", "green"
    told = statistics(
        [
            a_record(red, red, margin=4, blue="bot", green="bot"),
            a_record(blue, red, margin=-2, blue="organiser", green="organiser:bold"),
            a_record(red, red, blue, margin=1, green="non_player"),
            a_record(green, red="bot", blue="bot", green="bot"),
        ]
    )
    assert told.watched == 1
    assert (told.everything.played, told.everything.won) == (4, 2)
    assert (told.by_faction[red].played, told.by_faction[red].won, told.by_faction[red].average) == (3, 2, 1.0)
    assert (told.by_faction[blue].played, told.by_faction[blue].won) == (1, 0)
    assert set(told.by_opponent) == {"bot", "organiser", PERSON}
    assert (told.by_opponent["bot"].played, told.by_opponent["organiser"].won, told.by_opponent[PERSON].won) == (
        1,
        0,
        1,
    )


def test_nothing_played_is_nothing_counted() -> None:
    told = statistics([])
    assert told.everything.share == 0.0
    assert told.everything.average is None


EMPTY = {"scenario": "tricks", "reason": "", "winners": "", "people": "", "others": "", "margins": ""}
DAMAGE = [
    {"scenario": "tricks"},
    {"scenario": "tricks", "reason": "", "winners": "nobody", "people": "", "others": "", "margins": ""},
    {"scenario": "tricks", "reason": "", "winners": "", "people": "", "others": "", "margins": f"{SEATS[0]}=many"},
    {"scenario": HUGE, "reason": HUGE, "winners": HUGE, "people": HUGE, "others": HUGE, "margins": HUGE},
    {"scenario": "tricks", "reason": "", "winners": "", "people": "", "others": "= = =", "margins": "=1"},
    *({**EMPTY, "others": f"{SEATS[0]}={kind}"} for kind in ("{count:999999999}", "strategist:{seat}", "nobody")),
    {**EMPTY, "margins": f"{SEATS[0]}={'9' * 100}"},
]


@pytest.mark.parametrize("lines", DAMAGE)
def test_a_record_that_cannot_be_is_none(lines: dict[str, str]) -> None:
    assert Record.read(KIT, lines) is None
    assert Record.read(KIT, EMPTY) is not None


def test_of_a_thousand_games_only_the_heads_are_read_whatever_some_of_them_hold(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = finished(KIT, {SEATS[0]}, 1, playing=3)
    data, beside = session.save(), json.dumps(summary_of(KIT, session))
    folder = store.folder / "finished"
    folder.mkdir(parents=True)
    for number in range(1000):
        (folder / f"{number}.save").write_bytes(data if number % 100 else b"broken")
        (folder / f"{number}.json").write_text(beside)
    (folder / "folder.save").mkdir()
    (folder / "1.json").write_text("{")
    (folder / "2.json").write_text('{"record.winners": 3, "record.scenario": "tricks"}')
    read: Counter[Path] = Counter()

    def reading(path: Path, most: int, *, head: int | None = None) -> bytes:
        read[path] += 1
        assert head or path.suffix != ".save", "no game is read whole"
        return read_regular(path, most, head=head)

    monkeypatch.setattr("game.shell.saves.read_regular", reading)
    monkeypatch.setattr(Session, "load", lambda *_: pytest.fail("no game is played again"))
    records = [record for entry in store.finished() if (record := Record.read(KIT, entry.record))]
    assert statistics(records).everything.played == 1000 - 10 - 2
    assert {*read.values()} == {1} and len(read) >= 1000, "each file is read once"


def test_the_course_of_games_knows_runs_and_the_greatest_and_narrowest_wins() -> None:
    red, blue = "red", "blue"
    went = course(
        [
            a_record(red, red, margin=4, blue="bot"),
            a_record(red, red, margin=1, blue="bot"),
            a_record(blue, red, margin=-2, blue="bot"),
            a_record(blue, blue, margin=9, red="bot"),
        ]
    )
    assert [result.won for result in went.results] == [True, True, False, True]
    assert (went.running, went.longest) == (1, 2)
    greatest, narrowest = present(went.greatest), present(went.narrowest)
    assert (greatest.seat, greatest.margin, narrowest.seat, narrowest.margin) == (blue, 9, red, 1)
    assert course([]).longest == 0 and course([]).greatest is None
