"""What the player sees of the others' turns: the recap when asked again, and the log with one sentence for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine import people_power
from engine.people_power import effects as told
from engine.people_power.board import FACTIONS, Faction
from engine.people_power.effects import Removed
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.app import App
from game.shell.text import tr, words
from game.table.asking.offers import BAR, Offer, Target
from game.table.panels.recap_panel import recap_lines
from game.table.scene.table_scene import TableScene
from game.table.telling.deeds import Deed, Told
from tests.shell_window import click, motion, open_app, press, settle


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    yield app
    words().switch("en")


@pytest.fixture
def scene(app: App) -> TableScene:
    """The Reformers are asked after both others have played."""
    scene = TableScene(app, KIT, people_power.new_session(humans=("reformers",), seed=7))
    app.push(scene)
    settle(app)
    assert scene.table.question is not None
    return scene


def shown(scene: TableScene) -> list[str]:
    log = scene.table.log.list
    return [log.lines[index].text for index in log._shown]


def test_the_recap_lies_on_the_table_when_the_player_is_asked(scene: TableScene) -> None:
    assert scene.table.recap.visible and not scene.table.log.visible
    said = [line.text for line in scene.table.recap.list.lines]
    assert said[0].startswith("**The NPA ") and said[-1].startswith("In all: ")


def test_before_the_first_turn_it_speaks_of_no_last_one(app: App, scene: TableScene) -> None:
    assert tr(scene.table.recap.title) == "Before your first turn"
    for _ in range(2):
        assert "action:pass" in scene.option_rects()
        scene.hands.answer("action:pass")
        settle(app)
    assert tr(scene.table.recap.title) == "Since your last turn"


def test_the_first_click_puts_it_away_and_still_means_what_it_meant(app: App, scene: TableScene) -> None:
    for event in click(scene.option_rects()["action:pass"].center):
        app.step(0.0, [event])
    assert scene.session.history[-1].key == "action:pass"
    assert not scene.table.recap.visible


def test_a_button_of_the_grown_bar_over_it_answers_at_the_first_click(app: App) -> None:
    """With many long answers the bar has more rows, which lie over the foot of the right column."""
    app.change_settings(text_size=150)
    scene = TableScene(app, KIT, people_power.new_session(humans=("reformers",), seed=4))
    app.push(scene)
    settle(app)
    bar = scene.table.prompt_bar
    more = [f"Civic Action in Western Mindanao {number}" for number in range(15)]
    bar.ask(bar.faction, bar.heading, [*bar.offers, *(Offer(word, Target(BAR, word), word) for word in more)])
    over = bar.rect.clip(scene.table.recap.rect)
    assert over and scene.table.recap.visible
    button = bar.buttons["action:pass"]
    button.place(pygame.Rect(button.rect).move_to(center=over.center), scene.look)
    press(app, button)
    assert [option.key for option in scene.session.history] == ["action:pass"]


def test_a_click_on_the_sheet_only_puts_it_away_and_a_button_brings_it_back(app: App, scene: TableScene) -> None:
    press(app, scene.table.recap)
    assert not scene.table.recap.visible and scene.table.log.visible and not scene.session.history
    press(app, scene.controls.recap)
    assert scene.table.recap.visible
    press(app, scene.controls.recap)
    assert not scene.table.recap.visible


def test_a_late_click_on_the_controls_of_the_bots_does_not_cost_it(app: App, scene: TableScene) -> None:
    """They were there a moment ago, and are gone now that the player is asked."""
    bar = scene.table.prompt_bar
    late = bar.rect.right - 60, bar.rect.top + 15
    assert not any(button.rect.collidepoint(late) for button in bar.all_buttons)
    for event in click(late):
        app.step(0.0, [event])
    assert scene.table.recap.visible


def test_pieces_that_others_took_from_the_player_are_named(app: App, scene: TableScene) -> None:
    effect = Removed("manila", "activists", 2, "available")
    deeds = [Deed("npa", [Told(effect), Told(Removed("manila", "police", 1, "available"))])]
    said = recap_lines(deeds, lambda deed: "The NPA strikes", KIT.wording, "reformers")
    assert [(line.text, line.payload) for line in said[1:-1]] == [("· 2 Activists removed from Manila", "manila")]
    assert len(recap_lines(deeds, lambda deed: "The NPA strikes", KIT.wording, "npa")) == 2


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((), "The count: Nobody has met the victory condition. NPA −1, Government −3, Reformers −6"),
        (("npa",), "The count: Victory condition met: NPA. NPA −1, Government −3, Reformers −6"),
    ],
)
def test_it_tells_of_an_elections_count_and_by_how_much(winners: tuple[Faction, ...], said: str) -> None:
    """Whoever hurried on to the own turn has not seen the pages of the Election."""
    words().open("people_power")
    checked = told.VictoryChecked((("government", -3), ("reformers", -6), ("npa", -1)), winners)
    lines = recap_lines([Deed("", [Told(checked)])], lambda deed: "", KIT.wording, "reformers")
    assert lines[0].text == f"**{said}**"


def test_a_line_lights_its_space(app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    lit: list[str] = []
    monkeypatch.setattr(scene.table.view, "hover", lit.append)
    lines = scene.table.recap.list.visible_lines()
    line, place = next((line, place) for line, place in lines if line.payload)
    app.step(0.0, [motion(place.center)])
    assert lit[-1] == line.payload


def test_undo_does_not_tell_it_again(app: App, scene: TableScene) -> None:
    for event in click(scene.option_rects()["action:pass"].center):
        app.step(0.0, [event])
    scene.going_back.undo()
    settle(app)
    assert scene.table.question is not None and not scene.table.recap.visible


def test_a_bots_turn_is_one_sentence_in_the_log_and_why_is_one_click_away(app: App, scene: TableScene) -> None:
    press(app, scene.table.recap)
    before = shown(scene)
    assert not any("skipped" in text or ("Card" in text and "Bonifacio" in text) for text in before)
    log = scene.table.log.list
    line, place = next((line, place) for line, place in log.visible_lines() if line.payload.heads)
    for event in click(place.center):
        app.step(0.0, [event])
    unfolded = shown(scene)
    (purpose,) = set(unfolded) - set(before)
    assert purpose.startswith("· To ") and "Step by step" in purpose, "first what it was for"
    reason = next(place for found, place in log.visible_lines() if found.text == purpose)
    for event in click(reason.center):
        app.step(0.0, [event])
    assert len([found for found in log.lines if log._passes(log.lines.index(found))]) > len(unfolded), "then the steps"
    log.unfold(log.lines.index(line))
    assert all(found.under is None for found, _ in log.visible_lines()), "both are put away with the sentence"


def test_a_game_gone_on_with_tells_what_happened_before(app: App, scene: TableScene) -> None:
    """Until the same question, in the same words."""
    said = [line.text for line in scene.table.recap.list.lines]
    again = TableScene(app, KIT, scene.session.fork())
    app.push(again)
    settle(app)
    assert [line.text for line in again.table.recap.list.lines] == said


def test_the_keyboard_goes_through_its_lines(app: App, scene: TableScene) -> None:
    scene.focus.take(scene.table.recap.list)
    app.step(0.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")])
    assert scene.table.recap.list._over is not None


def test_a_recap_of_nothing_says_so(app: App) -> None:
    scene = TableScene(app, KIT, people_power.new_session(humans=FACTIONS, seed=7))
    app.push(scene)
    settle(app)
    assert not scene.table.recap.visible
    press(app, scene.controls.recap)
    assert scene.table.recap.visible
    assert [line.text for line in scene.table.recap.list.lines] == [tr("recap.empty")]


def test_pieces_that_were_lost_one_by_one_are_one_line() -> None:
    lost = [Told(told.Removed("manila", "troops", 1, told.AVAILABLE)) for _ in range(2)]
    deed = Deed("reformers", [Told(told.TurnBegan("reformers", 1)), *lost])
    said = [line.text for line in recap_lines([deed], lambda deed: "They act", KIT.wording, "government")]
    assert said[1] == "· 1 Troop removed from Manila (×2)" and len(said) == 3
