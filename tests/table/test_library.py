"""The library: a gallery, the years, the archive and its statistics, reached from the shelf and from a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.session import Session
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.lettering import watching_cuts
from game.shell.look import Look
from game.shell.scenes.dialog import DialogScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import tr, words
from game.table.library.archive_room import ArchivedGame, ArchiveRoom
from game.table.library.exhibit import HistoricDate
from game.table.library.exhibit_scene import ExhibitScene
from game.table.library.gallery_room import GalleryRoom
from game.table.library.library_scene import LibraryScene
from game.table.library.record import summary_of
from game.table.library.room import Room
from game.table.library.statistics_room import StatisticsRoom
from game.table.library.timeline_room import TimelineRoom
from game.table.press import Column
from game.table.scene.opening import begin_game
from game.table.scene.table_scene import TableScene
from game.table.scenes.replay import ReplayScene
from game.table.telling.numbers import decimal
from tests.box import WITH_DATES, kit_of
from tests.mini import SEATS
from tests.mini.window import EDITION, KIT
from tests.presence import present
from tests.sealing import with_another_past
from tests.shell_window import click, key, on_top, open_app, press, settle

KINDS = {
    "people_power": {"event": 36, "election": 4, "person": 12, "act": 9},
    "filipinas": {"spain": 22, "filipinos": 22, "war": 11, "leader": 11},
    "red_guard": {"event": 36, "tile": 36, "person": 7},
}
YEARS = {"people_power": (1981, 1986), "filipinas": (1896, 1898), "red_guard": (1966, 1976)}


def open_library(folder: Path, game: str, room: str = "", **settings: Any) -> LibraryScene:
    pygame.display.init()
    pygame.font.init()
    app = open_box(folder, size=(1280, 720), clock=FakeClock())
    app.change_settings(sound=False, animation_speed="off", **settings)
    app.take(next(edition for edition in app.editions if edition.key == game))
    app.go_home()
    library = LibraryScene(app, kit_of(game), room)
    app.push(library)
    return library


def gallery(library: LibraryScene) -> GalleryRoom:
    assert isinstance(library.room, GalleryRoom)
    return library.room


def timeline(library: LibraryScene) -> TimelineRoom:
    assert isinstance(library.room, TimelineRoom)
    return library.room


# What hangs there


@pytest.mark.parametrize("game", WITH_DATES)
def test_every_card_and_every_person_is_there(game: str) -> None:
    with words().speaking_of(game):
        exhibits = kit_of(game).library.exhibits()
    assert Counter(exhibit.kind for exhibit in exhibits) == KINDS[game]
    assert len({exhibit.key for exhibit in exhibits}) == len(exhibits)


@pytest.mark.parametrize("language", words().languages())
@pytest.mark.parametrize("game", WITH_DATES)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_each_is_drawn_with_its_text_and_its_history_and_nothing_is_cut(game: str, language: str, text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    kit, before = kit_of(game), words().language
    words().switch(language)
    words().missing.clear()
    palette = kit.palettes["default"]
    try:
        with words().speaking_of(game), watching_cuts() as cuts:
            for exhibit in kit.library.exhibits():
                column = Column(exhibit.blocks(palette))
                column.place(pygame.Rect(0, 0, 480, 900), Look(0.7, text))
                column.draw(pygame.Surface((480, 900)))
                assert len(column.blocks) >= 3, exhibit.key
                assert exhibit.picture((140, 92), palette).get_size() == (140, 92)
            for date in kit.library.dates:
                assert date.words and date.day
    finally:
        words().switch(before)
    assert not cuts
    assert not words().missing


@pytest.mark.parametrize("game", WITH_DATES)
def test_the_dates_are_in_order_within_the_years_and_tell_of_cards_that_exist(game: str) -> None:
    kit = kit_of(game)
    with words().speaking_of(game):
        keys = {exhibit.key for exhibit in kit.library.exhibits()}
    assert not [date for date in kit.library.dates if date.exhibit and date.exhibit not in keys]
    months = [tuple(map(int, date.when.rstrip("abcd").split("-")[:2])) for date in kit.library.dates]
    assert months == sorted(months)
    days = [date.when for date in kit.library.dates if date.when.count("-") == 2]
    assert days == sorted(days)
    first, last = YEARS[game]
    assert (kit.library.dates[0].year, kit.library.dates[-1].year) == (first, last)
    assert len(kit.library.dates) >= 30


@pytest.mark.parametrize(
    ("language", "day", "month"),
    [("en", "21 August 1983", "August 1983"), ("es", "21 de agosto de 1983", "agosto de 1983")],
)
def test_a_date_is_written_as_one_writes_it(language: str, day: str, month: str) -> None:
    before = words().language
    words().switch(language)
    try:
        assert HistoricDate("1983-08-21b").day == day
        assert HistoricDate("1983-08").day == month
        assert HistoricDate("1983").day == "1983"
    finally:
        words().switch(before)


# Walking about


@pytest.mark.parametrize("game", WITH_DATES)
def test_one_browses_by_click_by_arrow_and_by_button(game: str, tmp_path: Path) -> None:
    library = open_library(tmp_path, game)
    app, room = library.app, gallery(library)
    settle(app, 2)
    for event in click(room.sheet.rect_of(room.exhibits[2]).center):
        app.step(0.0, [event])
    assert room.chosen == room.exhibits[2].key
    app.step(0.0, [key(pygame.K_RIGHT)])
    assert room.chosen == room.exhibits[3].key
    app.step(0.0, [key(pygame.K_LEFT)])
    press(app, room.previous)
    assert room.chosen == room.exhibits[1].key
    press(app, room.next)
    app.step(0.0, [key(pygame.K_DOWN)])
    assert room.exhibits.index(present(room.sheet.chosen)) > 4
    app.step(0.0, [key(pygame.K_END)])
    assert room.chosen == room.exhibits[-1].key
    assert room.sheet.rect.contains(room.sheet.rect_of(room.exhibits[-1]).clip(room.sheet.rect))
    assert not room.next.enabled


@pytest.mark.parametrize("game", WITH_DATES)
def test_one_looks_at_one_kind_alone(game: str, tmp_path: Path) -> None:
    library = open_library(tmp_path, game)
    room = gallery(library)
    for kind, count in KINDS[game].items():
        at = [choice for choice, *_ in room.filter.choices].index(kind)
        for event in click(room.filter.cells[at].center):
            library.app.step(0.0, [event])
        assert {exhibit.kind for exhibit in room.sheet.exhibits} == {kind}
        assert len(room.sheet.exhibits) == count
        assert present(room.sheet.chosen).kind == kind


def test_doors_open_by_number_and_esc_leads_back(tmp_path: Path) -> None:
    library = open_library(tmp_path, "people_power")
    app = library.app
    for number, kind in enumerate((GalleryRoom, TimelineRoom, ArchiveRoom, StatisticsRoom), 1):
        app.step(0.0, [key(ord(str(number)))])
        assert isinstance(library.room, kind)
        settle(app, 0.2)
    app.step(0.0, [key(pygame.K_ESCAPE)])
    on_top(app, ShelfScene)


def pull(app: App, room: TimelineRoom, by: int) -> None:
    x, y = room.band.rect.center
    y = room.band._axis.centery
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)])
    app.step(0.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=(x + by, y), rel=(by, 0), buttons=(1, 0, 0))])
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x + by, y), button=1)])


def wheel(app: App, room: TimelineRoom, by: int) -> None:
    app.mouse = room.band.rect.center
    app.step(0.0, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=by)])


@pytest.mark.parametrize("move", [lambda app, room: pull(app, room, -400), lambda app, room: wheel(app, room, -3)])
def test_the_band_is_pulled_and_wheeled_along(move: Callable[[App, TimelineRoom], None], tmp_path: Path) -> None:
    library = open_library(tmp_path, "filipinas", "timeline")
    room, app = timeline(library), library.app
    before = room.band.in_view()
    move(app, room)
    settle(app, 1)
    assert room.band.in_view()[-1] > before[-1]
    assert app.top is library, "a pull is no click"


def test_keys_go_from_date_to_date_and_open_the_card(tmp_path: Path) -> None:
    library = open_library(tmp_path, "red_guard", "timeline")
    room, app = timeline(library), library.app
    for _ in range(7):
        app.step(0.0, [key(pygame.K_RIGHT)])
    settle(app, 1)
    assert room.band.chosen == 7
    assert app.screen.get_rect().contains(room.band.rect_of(7))
    app.step(0.0, [key(pygame.K_RETURN)])
    assert on_top(app, ExhibitScene).exhibit.key == room.kit.library.dates[7].exhibit
    app.step(0.0, [key(pygame.K_ESCAPE)])
    assert app.top is library
    app.step(0.0, [key(pygame.K_END)])
    assert room.band.chosen == len(room.kit.library.dates) - 1


def test_a_click_on_a_date_opens_its_card_and_from_there_the_gallery_and_back(tmp_path: Path) -> None:
    library = open_library(tmp_path, "people_power", "timeline")
    app = library.app
    for event in click(timeline(library).band.rect_of(1).center):
        app.step(0.0, [event])
    card = on_top(app, ExhibitScene)
    assert card._page.top >= library.doors.rect.bottom
    press(app, card.gallery)
    assert app.top is library
    assert gallery(library).chosen == "34"
    press(app, gallery(library).date)
    assert timeline(library).band.chosen == 1


@pytest.mark.parametrize("game", WITH_DATES)
def test_the_library_is_one_click_from_the_shelf_and_two_from_a_game(game: str, tmp_path: Path) -> None:
    app = open_library(tmp_path, game).app
    app.go_home()
    press(app, on_top(app, ShelfScene).library_button)
    on_top(app, LibraryScene)
    app.go_home()
    kit = kit_of(game)
    begin_game(app, kit, kit.new_session(kit.game.scenarios[0], {kit.usual_seat}, 5))
    table = on_top(app, TableScene)
    table.open_menu()
    app.step(0.0, [key(ord("h"))])
    library = on_top(app, LibraryScene)
    before = table.session.save()
    settle(app, 0.3)
    app.step(0.0, [key(pygame.K_ESCAPE)])
    assert app.top is table
    assert table.session.save() == before
    assert not isinstance(app.top, DialogScene)
    assert library.kit is kit


# The archive


def finished(seed: int, people: set[str]) -> Session[Any]:
    session = KIT.new_session("tricks", people, seed, playing=3)
    while not session.over:
        session.choose(session.prompt.options[0]) if session.prompt else session.advance()
    return session


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    app.push(ShelfScene(app))
    return app


def open_room(app: App, name: str) -> Room:
    library = LibraryScene(app, KIT, name)
    app.push(library)
    return library.room


def test_a_game_without_cards_or_years_has_an_archive_all_the_same(app: App) -> None:
    library = LibraryScene(app, KIT)
    assert list(library.rooms) == ["archive", "statistics"]
    app.push(library)
    settle(app, 0.2)


def test_a_finished_game_is_opened_with_its_last_page_and_its_replay(app: App) -> None:
    for seed in range(3):
        session = finished(seed, {SEATS[0]})
        app.store.keep_finished(f"Game {seed}", session.save(), summary_of(KIT, session))
    room = open_room(app, "archive")
    assert isinstance(room, ArchiveRoom)
    app.step(0.0, [key(pygame.K_DOWN)])
    chosen = app.store.read(present(room.list.chosen).entry.path)
    press(app, room.open)
    assert on_top(app, ArchivedGame).session.save() == chosen.save()
    app.step(0.0, [key(pygame.K_ESCAPE)])
    on_top(app, LibraryScene)
    press(app, room.replay)
    on_top(app, ReplayScene)


def test_a_game_that_is_not_over_is_not_opened_as_a_finished_one(app: App) -> None:
    """28.9: a file that somebody has dropped there may say of itself what it likes."""
    over, running = finished(1, {SEATS[0]}), KIT.new_session("tricks", {SEATS[0]}, 9, playing=3)
    app.store.keep_finished("Game", running.save(), summary_of(KIT, over))
    room = open_room(app, "archive")
    assert isinstance(room, ArchiveRoom)
    for button in (room.open, room.replay):
        press(app, button)
        on_top(app, LibraryScene)
        assert "not over" in app.notice.sentence


def test_the_last_page_of_a_game_whose_record_fits_no_longer(app: App) -> None:
    session = finished(1, {SEATS[0]})
    app.store.keep_finished("Game", with_another_past(session.save()), summary_of(KIT, session))
    room = open_room(app, "archive")
    assert isinstance(room, ArchiveRoom)
    press(app, room.open)
    page = on_top(app, ArchivedGame)
    assert page.session.ranking == session.ranking
    settle(app, 0.2)
    press(app, page.replay)
    on_top(app, ReplayScene)
    settle(app, 0.2)


def test_a_rematch_out_of_the_archive_leaves_the_game_that_runs(app: App) -> None:
    running = KIT.new_session("tricks", {SEATS[1]}, 9, playing=3)
    app.store.autosave(running.save())
    session = finished(1, {SEATS[0]})
    app.store.keep_finished("Game", session.save(), summary_of(KIT, session))
    room = open_room(app, "archive")
    assert isinstance(room, ArchiveRoom)
    press(app, room.open)
    press(app, on_top(app, ArchivedGame).rematch)
    table = on_top(app, TableScene)
    table.keep()
    table.leave()
    assert running.save() in [app.store.read(entry.path).save() for entry in app.store.entries()]


def test_a_damaged_game_is_grey_says_why_and_stops_nothing(app: App) -> None:
    session = finished(1, {SEATS[0]})
    app.store.keep_finished("Sound", session.save(), summary_of(KIT, session))
    folder = app.store.folder / "finished"
    (folder / "A.save").write_bytes(b"rubbish")
    (folder / "B.save").write_bytes(session.save()[:-4])
    (folder / "B.json").write_text('{"record.scenario": "nowhere"}')
    room = open_room(app, "archive")
    assert isinstance(room, ArchiveRoom)
    settle(app, 0.5)
    told = {game.entry.name: game.entry.damage for game in room.games}
    assert len(told) == 3
    assert told["A"] and told["B"]
    app.step(0.0, [key(pygame.K_END)])
    app.step(0.0, [key(pygame.K_HOME)])
    for game in room.games:
        room.list.choose(game)
        app.step(0.05)
        assert room.open.enabled == game.entry.sound
    statistics = open_room(app, "statistics")
    assert isinstance(statistics, StatisticsRoom)
    settle(app, 0.5)
    assert not statistics.busy


def test_where_nothing_is_finished_the_statistics_say_what_will_be_there(app: App) -> None:
    room = open_room(app, "statistics")
    assert isinstance(room, StatisticsRoom)
    assert room.empty.visible and not room.factions.visible and not room.opponents.visible
    session = finished(1, {SEATS[0]})
    app.store.keep_finished("Game", session.save(), summary_of(KIT, session))
    room = open_room(app, "statistics")
    assert isinstance(room, StatisticsRoom)
    assert not room.empty.visible and room.factions.visible and room.opponents.visible


@pytest.mark.parametrize(
    ("language", "words_of"),
    [
        ("en", {-7.7: "−7.7", 2.0: "+2", 0.04: "0", -0.04: "0", -0.06: "−0.1", 10.05: "+10"}),
        ("es", {-7.7: "−7,7", 2.0: "+2", 0.5: "+0,5"}),
    ],
)
def test_an_average_has_the_mark_of_the_language_and_no_place_that_is_nought(
    language: str, words_of: dict[float, str]
) -> None:
    before = words().language
    words().switch(language)
    try:
        assert {number: decimal(number) for number in words_of} == words_of
    finally:
        words().switch(before)


def test_nothing_finished_is_no_error(app: App) -> None:
    room = open_room(app, "archive")
    assert isinstance(room, ArchiveRoom)
    assert room.empty.visible
    assert [block.text for block in room.empty.blocks] == [tr("archive.empty")]
    settle(app, 0.2)
