"""Everything on the table by keys: what is lit, what is grey and why, and what the right button opens."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.core.prompts import DONE, Option
from game.shell.widgets.widget import Widget
from game.table.asking.offers import BOARD, CARD, HAND
from game.table.asking.question import plain
from game.table.board.pane import BoardPane
from game.table.panels.keyed import Keyed
from game.table.scene.table_scene import TableScene
from game.table.scenes.replay import ReplayScene
from tests.presence import present
from tests.shell_window import key
from tests.table.test_taken_back import GAMES, decide, table, until_asked

DECISIONS = 25
FARTHEST = 3
"""Keys from the question to whatever answers it."""


def tap(scene: TableScene | ReplayScene, code: int, mod: int = 0) -> None:
    scene.receive(key(code, mod))


def part(widget: Widget | None) -> str:
    return widget.over if isinstance(widget, Keyed | BoardPane) else ""


def to_question(scene: TableScene) -> None:
    scene.focus.show(scene.table.prompt_bar.asked)


def walked(scene: TableScene, code: int) -> list[tuple[Widget | None, str]]:
    """Where a key leads, one after the other, until it comes round again."""
    seen: list[tuple[Widget | None, str]] = []
    while True:
        tap(scene, code)
        here = scene.focus.widget, part(scene.focus.widget)
        if here in seen:
            assert here == seen[0], "it goes around"
            return seen
        seen.append(here)


def tabs_to(scene: TableScene, wanted: Widget) -> int:
    to_question(scene)
    for tabs in range(1, 100):
        tap(scene, pygame.K_TAB)
        if scene.focus.widget is wanted:
            return tabs
    raise AssertionError("Tab does not lead there")


def holder(scene: TableScene, place: str) -> Keyed | BoardPane | None:
    table = scene.table
    found = {BOARD: table.pane, CARD: table.clipping, HAND: table.furniture.hand}.get(place)
    return found if found is not None and found.visible else None


def expect_all_reached(scene: TableScene) -> None:
    question, pane = present(scene.table.question), scene.table.pane
    to_question(scene)
    if pane.lit:
        assert {on for on, _ in walked(scene, pygame.K_PAGEDOWN)} == {pane}
        assert {key for _, key in walked(scene, pygame.K_PAGEDOWN)} == set(pane.lit)
        assert {key for _, key in walked(scene, pygame.K_PAGEUP)} == set(pane.lit)
    for option in question.prompt.options:
        target = question.target(option)
        lies_on = holder(scene, target.place)
        if option == DONE or target.at_once:
            continue
        if lies_on is None:
            assert tabs_to(scene, scene.table.prompt_bar.buttons[option.key]) <= 100
        elif lies_on is pane:
            assert target.key in pane.lit and tabs_to(scene, pane) <= FARTHEST
        else:
            assert tabs_to(scene, lies_on) <= FARTHEST
            assert (lies_on, target.key) in walked(scene, pygame.K_RIGHT)
    if buttons := list(scene.table.prompt_bar.buttons.values()):
        assert tabs_to(scene, buttons[0]) <= FARTHEST


def expect_all_reasons(scene: TableScene) -> int:
    """All that is grey, as X goes from one to the next."""
    question, bar = present(scene.table.question), scene.table.prompt_bar
    told: dict[tuple[Widget | None, str], str] = {}
    to_question(scene)
    for _ in scene.way_around.greys:
        tap(scene, pygame.K_x)
        told[scene.focus.widget, part(scene.focus.widget)] = bar.warning
    for grey in scene.way_around.greys:
        assert told[grey.on, grey.part].endswith(plain(grey.reason))
    on_table = {grey.option for grey in scene.way_around.greys}
    beside = [key for key in question.refused if key not in on_table and key not in question.short_cuts]
    on_parts = {target.key or target.about for key in beside for target in (question.target(Option(key)),)}
    assert on_parts <= {grey.part for grey in scene.way_around.greys} | set(scene.table.pane.lit)
    return len(told)


@pytest.mark.parametrize("game", GAMES)
def test_keys_reach_every_lit_part_and_every_grey_one(tmp_path: Path, game: str) -> None:
    scene, luck = table(tmp_path, game), Random(19)
    until_asked(scene)
    greys = 0
    for _ in range(DECISIONS):
        expect_all_reached(scene)
        greys += expect_all_reasons(scene)
        decide(scene, luck)
    assert greys, "there was something to explain"


@pytest.mark.parametrize("game", GAMES)
def test_i_opens_what_the_right_button_opens(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(tmp_path, game)
    until_asked(scene)
    opened: list[tuple[str, str]] = []
    monkeypatch.setattr(scene.hands, "inspect", lambda place, key: opened.append((place, key)))
    tap(scene, pygame.K_PAGEDOWN, pygame.KMOD_SHIFT)
    over = scene.table.pane.over
    tap(scene, pygame.K_i)
    assert opened == [(BOARD, over)] and over in scene.table.view.spaces()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_replay_is_a_stop_and_can_be_walked(tmp_path: Path, game: str) -> None:
    scene = table(tmp_path, game)
    until_asked(scene)
    replay = ReplayScene(scene.app, scene.kit, scene.session, lambda _: None)
    scene.app.push(replay)
    pane = replay.table.pane
    while replay.focus.widget is not pane:
        tap(replay, pygame.K_TAB)
    seen = set()
    for _ in pane.view.spaces():
        tap(replay, pygame.K_PAGEDOWN)
        seen.add(pane.over)
    assert seen == set(pane.view.spaces())
