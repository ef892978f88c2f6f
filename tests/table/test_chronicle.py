"""A finished game as a page of HTML: what stands in it, that nothing in it can run, and that the game is inside."""

from __future__ import annotations

import errno
import importlib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from time import sleep
from typing import Any

import pygame
import pytest

from engine import games
from engine.core.session import Session
from game.shell import saves
from game.shell.app import App
from game.shell.beside import begun
from game.shell.edition import Edition
from game.shell.enclosing import ADDRESS, NothingEnclosed, enclosed
from game.shell.scene import Scene
from game.shell.scenes.dialog import DialogScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.scenes.waiting import WaitingScene
from game.shell.text import tr, words
from game.shell.widgets.line_chart import Curve
from game.table.chronicle import painting, story
from game.table.chronicle.curve import drawing
from game.table.chronicle.markup import page, tag
from game.table.chronicle.markup import words as worded
from game.table.chronicle.sheet import style_of
from game.table.kit.kit import Kit
from game.table.scene.table_scene import TableScene
from game.table.scenes.chronicle import MakingScene
from game.table.scenes.game_over import GameOverScene
from tests.box import GAMES, WITH_CHART, kit_of
from tests.html_reader import Found, Page
from tests.mini.window import EDITION, KIT
from tests.presence import present
from tests.shell_window import on_top, open_app, press

MOST = 3_000_000
HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title></style></p><h1>**Ha** [ha](javascript:x)",
    f'<a href="{ADDRESS}QUJD">{{name}} &amp; \x00\u202e',
)


def kit_and_edition(game: str) -> tuple[Kit, Edition]:
    if game == "mini":
        return KIT, EDITION
    return kit_of(game), importlib.import_module(f"game.{game}.edition").EDITION


def finished(
    kit: Kit, people: Sequence[str] = (), seed: int = 3, names: Sequence[str] = (), **agreed: Any
) -> Session[Any]:
    """Persons always take the first answer, and pass where they can."""
    session = kit.new_session(kit.game.scenarios[0], {*people}, seed, **agreed)
    session.names = dict(zip(people, names, strict=False))
    while not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.option("action:pass") or session.prompt.options[0])
    return session


def at_the_last_page(folder: Path, game: str, session: Session[Any] | None = None, **settings: Any) -> GameOverScene:
    kit, edition = kit_and_edition(game)
    app = open_app(folder, edition=edition)
    app.take(edition)
    app.change_settings(sound=False, animation_speed="off", **settings)
    app.go_home()
    app.push(GameOverScene(app, kit, session or finished(kit), lambda _: None))
    return on_top(app, GameOverScene)


def write(scene: GameOverScene, answer: str = "chronicle.without") -> None:
    """Where nobody has looked for what cost most, it is asked first whether to."""
    press(scene.app, scene.chronicle)
    asking = scene.app.top
    if isinstance(asking, DialogScene) and not isinstance(asking, MakingScene):
        (button,) = [each for each in asking.buttons if each.label == tr(answer)]
        press(scene.app, button)


def until_made(app: App) -> None:
    for _ in range(20_000):
        app.step(0.02)
        sleep(0.001)  # what is made beside the loop needs a core, too
        if not isinstance(app.top, MakingScene):
            return
        sleep(0.001)  # pictures are encoded beside the frames, and frames without a pause leave that no time
    raise AssertionError("the Chronicle is never ready")


def made(folder: Path, game: str, session: Session[Any] | None = None, **settings: Any) -> Path:
    scene = at_the_last_page(folder, game, session, **settings)
    words().missing.clear()
    write(scene)
    until_made(scene.app)
    assert isinstance(scene.app.top, DialogScene), scene.app.notice.sentence
    (path,) = scene.app.store.folder.glob("chronicles/*.html")
    assert path.name in scene.app.top.text.replace("\\", "")
    return path


def until_on_top(app: App, scene: type[Scene]) -> None:
    for _ in range(400):
        app.step(0.05)
        sleep(0.001)  # what is written goes to the disk beside the loop
        if isinstance(app.top, scene):
            app.wait_for_disk()
            return
    raise AssertionError(f"no {scene.__name__}")


def titles(read: Page) -> list[Found]:
    """A drawing has one of its own."""
    return [each for each in read.all("title") if each.inside[-1] == "head"]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_well_formed_holds_all_that_it_shows_and_the_game(game: str, language: str, tmp_path: Path) -> None:
    kit, _ = kit_and_edition(game)
    session = finished(kit, kit.seats[:1])
    path = made(tmp_path, game, session, language=language)
    assert not words().missing
    data = path.read_bytes()
    assert len(data) < MOST
    read = Page(data)
    assert read.doctype.lower() == "doctype html"
    (html,) = read.all("html")
    assert html.attributes["lang"] == language
    (title,) = titles(read)
    assert "".join(title.words).strip()
    assert tr("paper.name") in read.words
    if game in WITH_CHART:
        assert tr("chronicle.turns") in read.words and len(read.all("svg")) > 1
    pictures = read.all("img")
    assert len(pictures) > 2
    for each in pictures:
        assert present(each.attributes["alt"]) and present(each.attributes["src"]).startswith("data:image/")
    assert b"http:" not in data and b"https:" not in data and b"url(" + game.encode() not in data
    (link,) = read.all("a")
    assert present(link.attributes["href"]).startswith(ADDRESS)
    again = games.load(enclosed(data))
    assert again.save() == session.save()
    assert path.with_suffix(".png").read_bytes().startswith(b"\x89PNG")
    words().switch("en")


def test_a_game_that_brings_nothing_of_its_own_has_one_too(tmp_path: Path) -> None:
    path = made(tmp_path, "mini", finished(KIT, ["ant"], playing=3))
    read = Page(path.read_bytes())
    assert "takes" in read.words and len(read.all("section")) >= 3
    assert enclosed(path.read_bytes()) == finished(KIT, ["ant"], playing=3).save()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_never_markup(name: str, tmp_path: Path) -> None:
    kit = kit_of("people_power")
    session = finished(kit, ["npa"], names=[name])
    plain = Page(made(tmp_path / "plain", "people_power", finished(kit, ["npa"])).read_bytes())
    data = made(tmp_path / "hostile", "people_power", session).read_bytes()
    read = Page(data)
    assert [each.name for each in read.elements] == [each.name for each in plain.elements] or "**" in name
    assert not read.all("script") and not any(key.startswith("on") for each in read.elements for key in each.attributes)
    assert len(read.all("a")) == len(titles(read)) == 1
    assert enclosed(data) == session.save()


def test_a_text_keeps_its_bold_type_and_nothing_else_of_what_looks_like_markup() -> None:
    data = page("en", "<b>", "p {}", [worded("p", "**Bold** <i>no</i> *yes*\nnext [3.1] & ]]>", class_='"x"')], "mini")
    read = Page(data)
    assert [each.name for each in read.all("b")] == ["b"] and len(read.all("i")) == 1 and len(read.all("br")) == 1
    assert read.all("p")[0].attributes["class"] == '"x"' and "<i>no</i>" in read.words


def test_a_picture_is_left_out_where_there_is_no_room_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "MOST_BYTES", 1)
    read = Page(made(tmp_path, "people_power").read_bytes())
    assert len(read.all("img")) == 2


def test_what_turned_the_game_stands_on_the_curve_and_in_words(tmp_path: Path) -> None:
    read = Page(made(tmp_path, "people_power").read_bytes())
    marks = [each for each in read.all("circle") if each.attributes["class"] == "mark"]
    turns = [each for each in read.all("li") if each.inside[-1] == "ol"]
    assert len(marks) == len(turns) == story.TURNS_OF_FORTUNE


def test_marks_of_the_same_step_stand_side_by_side_and_within_the_drawing() -> None:
    curve = Curve("One", [0, 5, 2], (1, 2, 3))
    circles = list(drawing([curve], "words", [2, 2, 2], 0).iter("circle"))
    across = [float(each.get("cx", "")) for each in circles]
    assert across == sorted(across) and min(b - a for a, b in pairwise(across)) >= 26
    assert across[-1] < 640


def test_each_page_tells_of_other_turns_and_all_of_them_in_their_order() -> None:
    kit = kit_of("filipinas")
    session = finished(kit, seed=7)
    read = story.reading(kit, session)
    try:
        while True:
            next(read)
    except StopIteration as ended:
        chronicle = ended.value
    turns = [max((each.state.turn for each in one.episodes), default=0) for one in chronicle.pages]
    assert turns == sorted(turns) and len(chronicle.pages) == session.state.turn
    assert all(one.headline and len(one.episodes) <= story.MOST for one in chronicle.pages)


@pytest.mark.usefixtures("few_thoughts")
def test_a_machine_says_what_it_thought(tmp_path: Path) -> None:
    kit = kit_of("people_power")
    session = kit.new_session("standard", {*kit.seats}, 3, dict.fromkeys(kit.seats, "apprentice"))
    while not session.over:
        options = present(session.prompt).options if session.prompt else ()
        session.choose(options[-1]) if options else session.advance()
    read = Page(made(tmp_path, "people_power", session).read_bytes())
    why = [each for each in read.all("p") if each.attributes.get("class") == "why"]
    assert any("".join(each.words).startswith("It gave itself") for each in why)


@pytest.mark.usefixtures("few_thoughts")
def test_the_decisions_that_cost_most_are_told_once_the_review_has_found_them(tmp_path: Path) -> None:
    kit = kit_of("people_power")
    before = Page(made(tmp_path / "before", "people_power", finished(kit, ["npa"], 2)).read_bytes())
    assert tr("chronicle.no_review") in before.words
    scene = at_the_last_page(tmp_path / "after", "people_power", finished(kit, ["npa"], 2))
    write(scene, "chronicle.with")
    until_made(scene.app)
    (path,) = scene.app.store.folder.glob("chronicles/*.html")
    after = Page(path.read_bytes())
    assert tr("chronicle.no_review") not in after.words
    assert tr("review.better", chance="").upper().partition(":")[0] in after.words
    on_top(scene.app, DialogScene).back()
    press(scene.app, scene.chronicle)
    assert isinstance(scene.app.top, MakingScene), "what has been looked for once is not asked again"


def test_a_second_chronicle_takes_the_place_of_none(tmp_path: Path) -> None:
    scene = at_the_last_page(tmp_path, "mini", finished(KIT, ["ant"]))
    for number in (1, 2):
        write(scene)
        until_made(scene.app)
        on_top(scene.app, DialogScene).back()
        assert len([*scene.app.store.folder.glob("chronicles/*.html")]) == number


def test_a_chronicle_can_be_stopped(tmp_path: Path) -> None:
    scene = at_the_last_page(tmp_path, "people_power")
    write(scene)
    on_top(scene.app, MakingScene).back()
    scene.app.step(0.02)
    assert scene.app.top is scene and not (scene.app.store.folder / "chronicles").exists()


def test_whoever_stops_the_search_for_what_cost_most_can_go_on_with_it(tmp_path: Path) -> None:
    scene = at_the_last_page(tmp_path, "people_power", finished(kit_of("people_power"), ["npa"], 2))
    for _ in range(2):
        write(scene, "chronicle.with")
        for _ in range(3):
            scene.app.step(0.02)
        on_top(scene.app, MakingScene).back()
        scene.app.step(0.02)
        assert scene.app.top is scene
    assert not (scene.app.store.folder / "chronicles").exists()


def test_on_a_full_disk_one_sentence_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    scene = at_the_last_page(tmp_path, "mini", finished(KIT, ["ant"]))
    monkeypatch.setattr(saves, "write_atomically", full)
    write(scene)
    until_made(scene.app)
    assert scene.app.top is scene and "no space left" in scene.app.notice.sentence


# Opening one


def test_a_chronicle_that_is_dropped_on_the_window_is_opened(tmp_path: Path) -> None:
    path = made(tmp_path / "writer", "mini", finished(KIT, ["ant"], playing=3))
    app = open_app(tmp_path / "reader", edition=EDITION)
    app.go_home()
    app.step(0.0, [pygame.event.Event(pygame.DROPFILE, file=str(path))])
    table = next(scene for scene in app.scenes if isinstance(scene, TableScene))
    assert table.session.over and table.session.save() == enclosed(path.read_bytes())


def test_whoever_looks_at_a_chronicle_has_not_won_its_game(tmp_path: Path) -> None:
    """So it is neither in the archive, by which one is rated, nor in the place of the running game."""
    path = made(tmp_path / "writer", "mini", finished(KIT, ["ant"], playing=3))
    app = open_app(tmp_path / "reader", edition=EDITION)
    app.go_home()
    app.open_save(path)
    until_on_top(app, GameOverScene)
    assert not app.store.finished() and not app.store.has_autosave()


def test_an_own_game_that_was_over_when_the_program_ended_still_comes_into_the_archive(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.go_home()
    session = finished(KIT, ["ant"], playing=3)
    app.store.autosave(session.save())
    app.play_on(session, app.put_on_table)
    until_on_top(app, GameOverScene)
    assert len(app.store.finished()) == 1


def test_what_is_dropped_while_the_disk_is_waited_for_is_not_opened(tmp_path: Path) -> None:
    path = made(tmp_path / "writer", "mini", finished(KIT, ["ant"]))
    app = open_app(tmp_path / "reader", edition=EDITION)
    app.go_home()
    waiting = WaitingScene(app, begun(lambda: None), lambda: None)
    app.push(waiting)
    waiting.take_file(path)
    assert app.top is waiting


BROKEN = [
    b"<!DOCTYPE html>\n<html></html>",
    f'<!doctype html><a href="{ADDRESS}">'.encode(),
    f'<!doctype html><a href="{ADDRESS}????">'.encode(),
    f'<!DOCTYPE html><a href="{ADDRESS}QUJDQUJD">'.encode(),
    f'<!DOCTYPE html><a href="{ADDRESS}'.encode() + b"A" * 1_000_000,
]


@pytest.mark.parametrize("data", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_chronicle_gets_one_sentence_and_changes_nothing(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.html"
    path.write_bytes(data)
    app = open_app(tmp_path, edition=EDITION)
    app.go_home()
    app.step(0.0, [pygame.event.Event(pygame.DROPFILE, file=str(path))])
    assert isinstance(app.top, ShelfScene) and "broken.html" in app.notice.sentence
    assert "saves." not in app.notice.sentence


def test_every_cut_through_a_chronicle_is_refused(tmp_path: Path) -> None:
    data = made(tmp_path, "mini", finished(KIT, ["ant"])).read_bytes()
    link = data.index(ADDRESS.encode())
    for end in (20, link - 1, link + len(ADDRESS) + 1, link + len(ADDRESS) + 41):
        try:
            rest = enclosed(data[:end])
        except NothingEnclosed:
            continue
        with pytest.raises(Exception, match="save"):
            games.load(rest)


def test_what_is_no_page_is_taken_as_it_is() -> None:
    for data in (b"", b"BGSAVE", b"<html>", b"<!doctype"):
        assert enclosed(data) == data


@pytest.mark.parametrize("game", [*GAMES, "mini"])
def test_a_style_has_its_type_within_and_no_end_of_itself(game: str) -> None:
    style = style_of(game)
    assert ".ttf" not in style and "</" not in style and "font/ttf;base64" in style


def test_an_element_with_words_between_others_keeps_their_order() -> None:
    element = tag("p", "a", tag("b", "b"), "c", tag("i", "d"), "e")
    assert "".join(element.itertext()) == "abcde"
