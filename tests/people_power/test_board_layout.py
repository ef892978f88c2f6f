"""Everything around the map finds room in every window, however large the text."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from engine import people_power
from engine.people_power.board import FACTIONS, Faction
from engine.people_power.cards import ELECTIONS, EVENT_NUMBERS
from game.people_power import pictures
from game.people_power.edition import EDITION
from game.people_power.faces import face
from game.people_power.kit import KIT
from game.people_power.kit.showing import map_text_scale
from game.people_power.map.legend import Legend
from game.people_power.palette import DEFAULT
from game.shell import decoding
from game.shell.app import App
from game.shell.look import Look
from game.shell.text import tr, words
from game.table.asking.offers import BAR, Hands, Offer, Target
from game.table.map.map_view import MapView
from game.table.panels.card_setting import CardSetting
from game.table.panels.clipping import LOWEST
from game.table.panels.log_panel import LogPanel
from game.table.panels.prompt_bar import PromptBar
from game.table.scene.arrangement import LEAST_LOG, arrange, place_card_and_log, place_sheets, table_look
from game.table.scene.table_scene import TableScene, table_scene
from tests.people_power.driving import board, operate, turn
from tests.presence import present
from tests.shell_window import motion, open_app, settle

WINDOWS = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]


@pytest.fixture(params=["en", "es"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words().switch(request.param)
    yield request.param
    words().switch("en")


@pytest.mark.parametrize("text_size", [100, 130, 200])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_card_fits_its_column(language: str, size: tuple[int, int], text_size: int) -> None:
    look = table_look(Look.of(size, text_size))
    column = arrange(size, look).right
    heights = {card: CardSetting(face(card), column.width, look).height for card in (0, *EVENT_NUMBERS, *ELECTIONS)}
    assert [card for card, height in heights.items() if height > column.height] == []


@pytest.mark.parametrize("text_size", [100, 130, 200])
@pytest.mark.parametrize("size", WINDOWS)
def test_the_sequence_of_play_is_always_in_sight(size: tuple[int, int], text_size: int) -> None:
    look = table_look(Look.of(size, text_size))
    column = arrange(size, look).left
    sheets = KIT.showing.furnish(people_power.new_session(personalities=True).state, Hands()).sheets
    place_sheets(column, look, sheets)
    assert len(sheets) == len(FACTIONS) + 1 and all(sheet.visible for sheet in sheets)
    assert all(upper.rect.bottom < lower.rect.top for upper, lower in pairwise(sheets))


@pytest.mark.parametrize("text_size", [100, 130, 150, 200])
@pytest.mark.parametrize("size", WINDOWS)
def test_the_sequence_of_play_ends_above_a_second_row_of_buttons(size: tuple[int, int], text_size: int) -> None:
    """1.4.1: people who ask each other for Resources have one in every turn."""
    look = table_look(Look.of(size, text_size))
    things = KIT.showing.furnish(people_power.new_session(personalities=True).state, Hands())
    column = arrange(size, look, menu=things.menu).left
    place_sheets(column, look, things.sheets)
    assert all(sheet.visible for sheet in things.sheets)
    assert things.sheets[-1].rect.bottom <= column.bottom + look.px(8)


@pytest.mark.parametrize(("text_size", "least"), [(100, 14), (200, 14)])
def test_words_on_the_map_can_be_read_in_the_smallest_window(language: str, text_size: int, least: int) -> None:
    look = table_look(Look.of(WINDOWS[0], text_size))
    view = arrange(WINDOWS[0], look).board
    style = MapView(view, people_power.new_session().state, Legend(DEFAULT, tr), map_text_scale(look)).style
    assert style.small_size >= least


def test_words_on_the_map_grow_with_all_others(language: str) -> None:
    """Although the map itself becomes smaller, because the columns beside it need more room."""

    def letters(text_size: int) -> int:
        look = table_look(Look.of(WINDOWS[2], text_size))
        view = arrange(WINDOWS[2], look).board
        legend = Legend(DEFAULT, tr)
        return MapView(view, people_power.new_session().state, legend, map_text_scale(look)).style.small_size

    assert letters(100) < letters(125) < letters(150)


def test_a_second_row_of_buttons_covers_no_plate_of_the_map(tmp_path: Path) -> None:
    """1.4.1: three people can ask each other for Resources, which takes more buttons than a row has room for."""
    app = open_app(tmp_path, WINDOWS[0], edition=EDITION)
    scene = TableScene(app, KIT, people_power.new_session(seed=3))
    app.push(scene)
    while not scene.option_rects():
        app.step(0.5)
    bar = scene.table.prompt_bar
    assert len({button.rect.y for button in bar.buttons.values()}) == 2
    assert bar.rect.top >= scene.table.pane.rect.bottom


def asked_how_to_convert(app: App) -> TableScene:
    """4.3.2: Convert is answered in three long ways."""
    state = board({"manila": {"activists": 3, "police": 3, "troops": 2, "gov_bases": 1}})
    state.humans = frozenset({"reformers"})
    session = turn(state, "reformers")
    operate(session, "protest", "space:manila", "special:convert")
    scene = table_scene(app, KIT, session)
    app.push(scene)
    while not scene.option_rects():
        app.step(0.5)
    return scene


@pytest.mark.parametrize("name", ["en", "es"])
def test_long_answers_go_on_beside_the_question_rather_than_cover_the_map(tmp_path: Path, name: str) -> None:
    app = open_app(tmp_path, WINDOWS[0], edition=EDITION)
    app.change_settings(language=name, tips=False)
    scene = asked_how_to_convert(app)
    bar = scene.table.prompt_bar
    assert {"convert:remove", "convert:replace1", "convert:base"} == set(bar.buttons)
    assert bar.rect.top >= scene.table.pane.rect.bottom
    buttons = list(bar.all_buttons)
    assert all(bar.rect.contains(button.rect) for button in buttons)
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations(buttons, 2))
    assert bar.beside_question and bar.buttons["convert:remove"] not in bar.beside_question
    before = [tuple(button.rect) for button in bar.beside_question]
    bar.ask(bar.faction, bar.heading[:-6], bar.offers)
    assert [tuple(button.rect) for button in bar.beside_question] == before, "whatever the question, they stay"
    bar.heading *= 2
    place = bar.buttons["convert:remove"].rect.center
    app.step(0.0, [motion(place)])
    assert bar.note and bar.hint(place).startswith(f"→ {bar.note}"), "for which there is no room beside it"


def test_three_long_answers_take_two_rows_with_the_largest_words(tmp_path: Path) -> None:
    """Only the last row has the controls beside it: nothing has to stand alone over it."""
    app = open_app(tmp_path, WINDOWS[0], edition=EDITION)
    app.change_settings(language="es", text_size=150, tips=False)
    bar = asked_how_to_convert(app).table.prompt_bar
    assert len({button.rect.y for button in bar.buttons.values()}) == 2
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations(bar.all_buttons, 2))
    assert all(bar.rect.contains(button.rect) for button in bar.all_buttons)


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", WINDOWS)
def test_a_card_shows_as_much_of_its_picture_as_the_log_leaves_room_for(size: tuple[int, int], text_size: int) -> None:
    look = table_look(Look.of(size, text_size))
    column = arrange(size, look).right
    clipping = present(KIT.showing.furnish(people_power.new_session().state, Hands()).clipping)
    log = LogPanel(KIT.seats, lambda link: None, headed=True)
    for card in (*EVENT_NUMBERS, *ELECTIONS):
        clipping.show(face(card))
        place_card_and_log(column, look, clipping, log, log_alone=False)
        words_alone, whole = clipping.needed(column.width, look), clipping.rect.height
        assert whole == words_alone or log.rect.height >= LEAST_LOG * column.height - 1, card
        assert all(clipping.rect.contains(side) for side in clipping.side_rects.values())
        if size[0] >= 1920 and text_size == 100:
            assert whole - words_alone > LOWEST * clipping.rect.width * 0.9, "there is room for it"


def test_the_picture_of_the_next_card_is_drawn_before_it_is_turned_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, edition=EDITION)
    scene = table_scene(app, KIT, people_power.new_session(humans={"npa"}, seed=11))
    app.push(scene)
    table = scene.table
    next_one = table.state.copy()
    next_one.card = next(card for card in EVENT_NUMBERS if card != table.state.card)
    table.foresee(next_one)
    assert table.clipping is not None
    while decoding.is_under_way():
        table.update(0.0)
    for _ in range(3):
        table.update(0.0)
    drawn: list[object] = []
    monkeypatch.setattr(pictures, "_plates", lambda *card: drawn.append(card))
    table.show(next_one)
    table.draw(app.screen)
    assert table.clipping.face == face(next_one.card) and not drawn


@pytest.mark.parametrize("name", ["en", "es"])
@pytest.mark.parametrize("size", [WINDOWS[0], WINDOWS[2]])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("humans", [("reformers",), FACTIONS])
def test_the_choice_of_a_turn_never_lies_over_the_table_though_the_card_is_covered(
    tmp_path: Path, name: str, size: tuple[int, int], text_size: int, humans: tuple[Faction, ...]
) -> None:
    """While a hint lies there the Event is chosen in the bar, too."""
    app = open_app(tmp_path, size, edition=EDITION)
    app.change_settings(language=name, text_size=text_size, tips=False)
    scene = table_scene(app, KIT, people_power.new_session(seed=3, humans=set(humans)))
    app.push(scene)
    while not scene.option_rects():
        app.step(0.5)
    table = scene.table
    present(table.clipping).visible = False
    table.ask(present(scene.session.prompt))
    bar = table.prompt_bar
    assert {"event:unshaded", "event:shaded"} <= set(bar.buttons)
    assert bar.rect.top >= table.pane.rect.bottom
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations(bar.all_buttons, 2))
    assert all(bar.rect.contains(button.rect) for button in bar.all_buttons)


def test_what_stands_beside_the_question_rises_with_it(tmp_path: Path) -> None:
    app = open_app(tmp_path, WINDOWS[0], edition=EDITION)
    app.change_settings(text_size=150, tips=False)
    scene = table_scene(app, KIT, people_power.new_session(seed=3))
    app.push(scene)
    while not scene.option_rects():
        app.step(0.5)
    bar = scene.table.prompt_bar
    actions = [f"Civic Action in Western Mindanao {number}" for number in range(6)]
    bar.ask("npa", "Train: what next?", [Offer(word, Target(BAR, word), word) for word in (*actions, "Enrich")])
    assert len({button.rect.y for button in bar.buttons.values()}) == 3 == bar.free_rows + 1
    assert bar.beside_question[0].rect.centery < bar.rect.y + PromptBar.height(bar.look) / 2
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations(bar.all_buttons, 2))


@pytest.mark.parametrize("text_size", [100, 150])
def test_answers_keep_their_places_and_keys_however_many_there_are(tmp_path: Path, text_size: int) -> None:
    """And whether they are possible or not."""
    app = open_app(tmp_path, WINDOWS[0], edition=EDITION)
    app.change_settings(text_size=text_size, tips=False)
    scene = table_scene(app, KIT, people_power.new_session(seed=3, humans={"npa"}))
    app.push(scene)
    settle(app)
    bar = scene.table.prompt_bar
    names = [f"Answer {number}" for number in range(1, 10)]
    offers = [Offer(name, Target(BAR, name), name, shortcut=name[-1]) for name in names]
    places: dict[str, tuple[int, ...]] = {}
    for many in (2, 4, 6, 9):
        bar.ask("npa", "What next?", [*offers[: many - 1], replace(offers[many - 1], reason="not now")])
        seen = {name: tuple(button.rect) for name, button in bar.buttons.items() if button not in bar.beside_question}
        assert all(seen[name] == place for name, place in places.items() if name in seen)
        assert {*places} <= {*seen}, "what was in the row stays there"
        assert all(button.natural_width(bar.look) <= button.rect.width for button in bar.buttons.values())
        assert all(button.shows_key and button.shortcut for button in bar.buttons.values())
        places |= seen
