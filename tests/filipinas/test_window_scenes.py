"""The screens of Filipinas: the shelf with two boxes, the end of a game, the hand that only its owner sees."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine import filipinas
from engine.core.effects import Effect
from engine.core.prompts import Option
from engine.filipinas import effects as told
from engine.filipinas.actions import ACTIONS, ACTIONS_OF
from engine.filipinas.board import MAP, SIDES
from engine.filipinas.card import DECK
from engine.filipinas.deck import HIDDEN
from engine.filipinas.game import GAME
from engine.filipinas.state import SAGASTA
from game.box import open_box
from game.filipinas import art, standings
from game.filipinas.board.chart_view import ChartView
from game.filipinas.front import Cover
from game.filipinas.kit import KIT
from game.filipinas.kit.asking import PASSING_BY
from game.filipinas.panels.card_page import CardPage, page_of
from game.filipinas.panels.hand import Hand
from game.filipinas.scenes.card import NewsScene, WarScene, news_scene
from game.people_power.front.poster import Poster
from game.shell import decoding
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.lettering import watching_cuts
from game.shell.text import words
from game.table.panels.card_setting import Face
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from game.table.telling.snapshots import Snapshot
from tests.drama_stage import Stalled, lay_out
from tests.filipinas.table import answer, filipino
from tests.shell_window import key, resize


@pytest.fixture
def app(tmp_path: Path) -> App:
    pygame.display.init()
    pygame.font.init()
    opened = open_box(tmp_path, size=(1280, 720), clock=FakeClock())
    opened.change_settings(animation_speed="off", bot_pace="instant", end_turns=True, sound=False)
    opened.take(next(edition for edition in opened.editions if edition.key == "filipinas"))
    return opened


def test_every_box_bears_the_name_of_its_own_game(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = {}
    for front in (Cover, Poster):
        paint = front.layout

        def noted(self: object, size: tuple[int, int], front: type = front, paint: object = paint) -> None:
            spoken[front] = words().game
            paint(self, size)  # type: ignore[operator]

        monkeypatch.setattr(front, "layout", noted)
    app.go_home()
    assert spoken == {Cover: "filipinas", Poster: "people_power"}


def test_a_game_between_non_players_ends_on_the_front_page(app: App) -> None:
    session = filipinas.new_session(humans=(), seed=5)
    app.push(TableScene(app, KIT, session))
    for _ in range(4000):
        app.step(0.05)
        if isinstance(app.top, GameOverScene):
            break
        if isinstance(app.top, WarScene | NewsScene):
            app.top.back()
    assert isinstance(app.top, GameOverScene)
    page = KIT.library.end_page(session)
    assert len(page.told.curves["spain"]) == len(page.told.curves["filipinos"]) == session.state.turn + 1
    assert page.told.curves["spain"][-1] == session.state.morale
    assert (page.told.curves["spain"][0], page.told.curves["filipinos"][0]) == (10, 1), "as the war begins"
    names = [series.name for series in page.series(KIT.palette(app))]
    assert names == ["Morale", "US Intervention"], "the tracks, not the sides in whose colours they are drawn"


def test_a_play_that_leaves_neither_points_nor_cards_waits_for_done(app: App) -> None:
    """Otherwise the rival goes on at once, and a click on End play hits what is asked next."""
    app.change_settings(end_turns=False, confirmations=False)
    places = {"manila": [["cornell"]], "cavite": [["cavite_corps"]], "manila_city": [["blanco"]]}
    scene = TableScene(app, KIT, filipino(places, humans=("filipinos",), points={"spain": 3, "filipinos": 1}))
    app.push(scene)
    for _ in range(20):
        app.step(0.05)
    scene.hands.answer("action:loot")
    for _ in range(20):
        app.step(0.05)
    assert scene.turn_end.asked
    assert scene.session.state.to_play == "spain" and scene.table.state.points["spain"] == 3, "nothing follows yet"


@pytest.mark.parametrize("free_rows", [1, 2])
def test_the_actions_keep_their_places_whatever_else_is_on_offer(app: App, free_rows: int) -> None:
    """What stands apart has a row of its own or, where that would cover the board, goes up beside the question."""
    scene = TableScene(app, KIT, KIT.new_session("campaign", {"filipinos"}, 3))
    app.push(scene)
    for _ in range(20):
        app.step(0.05)
    bar = scene.table.prompt_bar
    bar.free_rows = free_rows
    bar.arrange()
    places = {key: tuple(button.rect) for key, button in bar.buttons.items() if key.startswith("action:")}
    apart = {button.label for key, button in bar.buttons.items() if key not in places}
    assert apart == {"Coordinate", "Trade cards", "Pass"}
    assert {button.label for button in bar.beside_question} == (apart if free_rows == 1 else set())
    assert len({y for _, y, _, _ in places.values()}) == 1
    bar.ask(bar.faction, bar.heading, [offer for offer in bar.offers if offer.option != "coordinate"])
    assert {key: tuple(bar.buttons[key].rect) for key in places} == places


def test_esc_takes_no_card_from_the_rival_who_is_spied_on(app: App) -> None:
    """It takes the way out of a page; here every button decides something."""
    session = filipino({"laguna": [["laguna_corps"]]}, hand={"filipinos": ["F12"], "spain": ["S10", "S07"]})
    answer(session, "F12", "done")
    assert session.prompt is not None
    taken: list[str] = []
    page = KIT.asking.page(app, session.prompt, taken.append)
    assert page is not None
    app.go_home()
    app.push(page)
    app.step(0.0, [key(pygame.K_ESCAPE)])
    assert app.top is page and not taken
    app.step(0.0, [key(pygame.K_1, text="1")])
    assert app.top is not page and taken == [session.prompt.options[0].key]


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_card_that_is_pointed_at_is_shown_large_in_the_place_of_the_recap(app: App, text_size: int) -> None:
    app.change_settings(text_size=text_size)
    table = asked_of_spain(app).table
    table.show_recap(True)
    hand, page = table.furniture.hand, table.clipping
    assert hand is not None and page is not None and table.recap.visible
    first = hand.spot(hand.faces[0].key)
    assert first is not None
    for position, large in (((first.x + 8, first.y + 8), True), ((640, 300), False)):
        app.step(0.05, [pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))])
        app.step(0.05)
        assert page.is_pointed == large
        assert page.visible or not large
        assert table.recap.visible or large


def test_a_card_that_has_left_the_hand_is_shown_no_more(app: App) -> None:
    """Its owner pointed at it; whoever takes the screen now has not moved the mouse yet."""
    table = asked_of_spain(app).table
    hand, page = table.furniture.hand, table.clipping
    assert hand is not None and page is not None
    first = hand.spot(hand.faces[0].key)
    assert first is not None
    app.step(0.05, [pygame.event.Event(pygame.MOUSEMOTION, pos=first.center, rel=(0, 0), buttons=(0, 0, 0))])
    hand.show(hand.faces)
    assert page.is_pointed
    hand.show([Face("F10", "Ambush", "")])
    assert not page.is_pointed


def test_a_single_person_sees_the_own_hand_only() -> None:
    state = GAME.set_up("campaign", ("spain",), 3)
    seen = GAME.view(state, "spain")
    assert standings.open_hand(seen, "filipinos") == state.hand["spain"]
    assert set(seen.hand["filipinos"]) == {HIDDEN}


def test_two_persons_see_the_hand_of_who_holds_the_screen() -> None:
    state = GAME.set_up("campaign", ("spain", "filipinos"), 3)
    assert standings.open_hand(GAME.view(state, ""), "spain") == ()
    assert standings.open_hand(GAME.view(state, "filipinos"), "spain") == state.hand["filipinos"]


def test_no_row_of_buttons_covers_the_hand(app: App) -> None:
    table = asked_of_spain(app).table
    assert len({button.rect.y for button in table.prompt_bar.buttons.values()}) > 1
    assert table.furniture.hand is not None
    assert table.furniture.hand.rect.bottom <= table.prompt_bar.rect.top


def test_no_row_of_buttons_covers_a_sheet_or_the_telegrams(app: App) -> None:
    table = asked_of_spain(app).table
    assert len({button.rect.y for button in table.prompt_bar.buttons.values()}) > 1
    shown = [sheet for sheet in (*table.furniture.sheets, table.log) if sheet.visible]
    assert max(sheet.rect.bottom for sheet in shown) <= table.prompt_bar.rect.top


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_when_all_actions_are_offered_nothing_that_is_read_lies_under_them_or_the_hand(
    app: App, size: tuple[int, int], text_size: int
) -> None:
    resize(app, size)
    app.change_settings(text_size=text_size, tips=False)
    table = asked_of_spain(app).table
    shown = [sheet for sheet in (*table.furniture.sheets, table.log) if sheet.visible]
    assert len(shown) > len(SIDES) and max(sheet.rect.bottom for sheet in shown) <= table.prompt_bar.rect.top
    hand, view = table.furniture.hand, table.view
    assert hand is not None and isinstance(view, ChartView)
    cards = [spot for face in hand.faces if (spot := hand.spot(face.key))]
    stacks = [room for place in MAP for room in view._geometry.rooms(place)]
    assert max(room.bottom for room in stacks) <= min(card.top for card in cards)


@pytest.mark.parametrize(("language", "text_size"), [("en", 100), ("es", 100), ("es", 150)])
def test_all_actions_at_once_take_no_more_rows_than_are_kept_free(
    app: App, language: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if text_size == 100:
        monkeypatch.setattr(type(KIT.asking), "shows_refusal", lambda self, refusal: True)
    app.change_settings(language=language, text_size=text_size, tips=False)
    scene = asked_of_spain(app)
    bar = scene.table.prompt_bar
    assert text_size > 100 or len(bar.buttons) == len(ACTIONS_OF["spain"]) + 3
    assert len({button.rect.y for button in bar.buttons.values()}) == 2
    assert max(sheet.rect.bottom for sheet in scene.table.furniture.sheets if sheet.visible) <= bar.rect.top


def test_an_action_that_turns_up_moves_no_other() -> None:
    ranks = {action: KIT.asking.rank(Option(f"action:{action}")) for action in ACTIONS}
    always = [action for action in sorted(ranks, key=ranks.__getitem__) if action not in PASSING_BY]
    assert sorted(ranks, key=ranks.__getitem__)[: len(always)] == always


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800)])
def test_the_row_at_the_foot_has_the_actions_of_every_play(app: App, size: tuple[int, int]) -> None:
    """Spain has fourteen answers at once: the rare ones stand above, beside Coordinate and Pass."""
    resize(app, size)
    scene = asked_of_spain(app)
    tops = {key: button.rect.top for key, button in scene.table.prompt_bar.buttons.items()}
    foot = max(tops.values())
    assert len(tops) > 9
    for action in ("recruit", "reinforce", "move", "attack", "search", "siege", "disperse"):
        assert tops[f"action:{action}"] == foot
    for rare in ("action:politics", "coordinate", "trade", "pass"):
        assert tops[rare] < foot


def asked_of_spain(app: App) -> TableScene:
    scene = TableScene(app, KIT, filipinas.new_session(humans=("spain",), seed=3))
    app.push(scene)
    for _ in range(200):
        app.step(0.05)
        if scene.option_rects():
            break
    return scene


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_no_word_is_cut_on_the_sheets_in_the_middle_of_the_war(app: App, language: str, text_size: int) -> None:
    app.change_settings(language=language, text_size=text_size)
    state = filipinas.new_session(humans={"spain"}, seed=3).state.copy()
    state.reconcentration = state.at_war = True
    state.government, state.morale, state.us, state.points["spain"] = SAGASTA, 1, 10, 15
    scene = Stalled(app, KIT, filipinas.new_session(humans={"spain"}, seed=3))
    app.push(scene)
    with watching_cuts() as cuts:
        lay_out(scene, state)
        app.step(0.05)
    assert not cuts


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_of_a_full_hand_every_title_can_be_read(app: App, language: str, text_size: int) -> None:
    app.change_settings(language=language, text_size=text_size)
    session = filipinas.new_session(humans={"spain"}, seed=3)
    state = session.state.copy()
    state.hand["spain"] = ("S02", "S15", "S13", "S20", "S07", "S06", "S03", "S21")
    scene = Stalled(app, KIT, session)
    app.push(scene)
    with watching_cuts() as cuts:
        lay_out(scene, state)
        app.step(0.05)
    assert not cuts
    hand = scene.table.furniture.hand
    assert isinstance(hand, Hand) and len(hand.faces) == 8
    settings = hand.settings()
    assert all(settings[face.key].holds(face.title, hand._room(face), hand.rect.height) for face in hand.faces)
    heights = sorted(setting.type.get_height() for setting in settings.values())
    assert heights[0] >= 13 and heights[3] >= 17, "with ascenders; only the longest titles are smaller"


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_titles_of_a_hand_are_set_alike_and_touch_neither_frame_nor_mark(
    app: App, language: str, text_size: int
) -> None:
    app.change_settings(language=language, text_size=text_size)
    hand = asked_of_spain(app).table.furniture.hand
    assert isinstance(hand, Hand) and any(DECK[face.key].one for face in hand.faces)
    settings = hand.settings()
    assert len(set(settings.values())) == 1
    setting = settings[hand.faces[0].key]
    for face in hand.faces:
        card = hand.spot(face.key)
        assert card is not None
        room = hand._room(face)
        assert setting.holds(face.title, room, card.height)
        mark = 2 * hand._radius + hand.look.px(5) if DECK[face.key].one else 0
        assert hand._pad >= hand.look.px(8) and hand._pad + room.first + mark < card.width


def test_an_engraving_is_at_hand_before_its_page_is_turned(app: App) -> None:
    scene = TableScene(app, KIT, filipinas.new_session(humans={"filipinos"}, seed=1))
    app.push(scene)
    page = scene.table.clipping
    assert isinstance(page, CardPage)
    art.picture.kept.clear()
    page.expect("F10")
    while decoding.is_under_way():
        page.update(0.0)
    page.update(0.0)
    kept = len(art.picture.kept)
    page.show_page(page_of("F10"))
    page.draw(app.screen)
    engravings = [key for key in art.picture.kept._values if key[0].startswith("cards/f10_page")]
    assert kept == 1 and len(engravings) == 1


def test_the_slip_that_a_button_brought_up_goes_with_its_question(app: App) -> None:
    """6.4: by the time that an attack is taken back, the pointer is elsewhere."""
    app.change_settings(end_turns=False)
    scene = TableScene(app, KIT, filipinas.new_session(humans={"filipinos"}, seed=1))
    app.push(scene)
    while not scene.option_rects():
        app.step(0.05)
    view = scene.table.view
    assert isinstance(view, ChartView) and "action:attack" in scene.option_rects()
    scene.hands.aim("", "action:attack")
    assert view._hovered == "action:attack"
    scene.hands.answer("action:attack")
    scene.hands.aim("action:attack", "")  # nothing is asked just now
    while not scene.option_rects() and not scene.turn_end.asked:
        app.step(0.05)
    scene.going_back.undo()
    while not scene.option_rects():
        app.step(0.05)
    assert not view._hovered


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize(
    ("effect", "news"),
    [
        (told.Removed("bonifacio", "cavite", "cemetery"), "great.dead.bonifacio"),
        (told.Removed("aguinaldo", "cavite", "cemetery"), "great.dead.aguinaldo"),
        (told.Moved(("aguinaldo",), "cavite", "hong_kong", ("aguinaldo",)), "great.exile"),
        (told.GovernmentChanged("canovas", "sagasta"), "great.government.sagasta"),
        (told.GovernmentChanged("sagasta", "canovas"), "great.government.canovas"),
    ],
)
def test_what_changes_the_war_stays_until_it_is_read(
    app: App, effect: Effect, news: str, language: str, text_size: int
) -> None:
    app.change_settings(language=language, text_size=text_size)
    scene = news_scene(app, effect, filipinas.new_session(seed=1).state)
    assert scene is not None and scene.key == news
    app.push(WarScene(app, 1))
    app.push(scene)
    with watching_cuts() as cuts:
        for _ in range(100):
            app.step(0.1)
    assert app.top is scene and not cuts
    app.top.back()
    assert app.top is not scene and not words().missing


def test_whoever_hurries_to_the_own_turn_does_not_miss_what_changes_the_war(app: App) -> None:
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    scene = TableScene(app, KIT, KIT.new_session("campaign", {"spain"}, 4))
    app.push(scene)
    scene.pacing.rushing = True
    death = told.Removed("bonifacio", "cavite", "cemetery")
    assert scene.between.announce(Snapshot(death, scene.session.state), ()) and isinstance(app.top, NewsScene)
    assert not scene.between.announce(Snapshot(told.Passed("spain"), scene.session.state), ())
