"""The tour reaches every screen of every game with the mouse alone, and no text on the way is cut or missing."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from game.shell import beside
from game.shell.scenes import waiting
from game.shell.settings import SMALLEST_WINDOW
from game.shell.text import words
from game.table.scene import keeping
from tests.box import GAMES, has_secrets
from tests.mini.window import EDITION
from tests.shell_window import open_app
from tools.checks import album, screenshots, tour, tour_red_guard
from tools.checks.guide import Guide

TABLE = {
    "shelf", "settings_display", "settings_play", "settings_sound", "help", "rules", "credits", "saves_empty",
    "archive_empty", "statistics_empty", "quick_start", "faction_sheet", "board_first_look", "menu",
    "library_in_a_game", "save_as", "saved", "shelf_with_a_game_to_go_on_with", "saves", "new_game", "new_game_people",
    "hand_over", "game_over", "replay_start", "replay_middle", "replay_one_faction", "replay_end", "saves_finished",
    "archive", "archive_last_page", "statistics",
}  # fmt: skip
"""What every game has."""
BOX = TABLE | {
    "gallery", "timeline", "timeline_card", "timeline_middle", "timeline_end", "lesson_left", "lesson_over",
    "hint_thinking", "hint_plan_1", "new_game_machines", "board_after_machines", "review",
}  # fmt: skip
"""What every game with lessons and machines that think has."""
OWN = {
    "people_power": {
        "gallery_event", "gallery_election", "gallery_person", "gallery_act", "board_turn_action",
        "board_turn_operation", "hover_space", "hover_greyed", "inspect_space", "inspect_event", "choose_personality",
        "choose_act", "election_card", "election_victory", "election_resources", "election_personalities",
        "board_civic_action_space", "board_redeploy_troops", "card_election", "card_personality", "card_act",
    },
    "filipinas": {
        "gallery_spain", "gallery_filipinos", "gallery_war", "gallery_leader", "board_play", "board_move_who",
        "board_move_to", "board_combat_card", "hover_place", "hover_greyed", "inspect_place", "hover_card",
        "inspect_card", "card_S09", "card_F04", "card_SU1", "card_FU4",
    },
    "red_guard": {
        "gallery_event", "gallery_tile", "gallery_person", "hover_tile", "inspect_tile", "hover_faction",
        "inspect_event", *map(tour_red_guard.picture_of, tour_red_guard.QUESTIONS),
    },
}  # fmt: skip


@pytest.fixture
def disk_of_three_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """No save is done when it is asked after for the first two times, as on a busy machine."""
    asked: WeakKeyDictionary[Future[Any], int] = WeakKeyDictionary()

    def is_done_at_last(future: Future[Any]) -> bool:
        asked[future] = asked.get(future, 0) + 1
        return asked[future] > 2 and beside.is_done(future)

    for module in (keeping, waiting):
        monkeypatch.setattr(module, "is_done", is_done_at_last)


@pytest.mark.usefixtures("few_thoughts", "disk_of_three_frames")
@pytest.mark.parametrize(("language", "text"), [("en", 100), ("es", 150)])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_cut_on_any_screen(game: str, language: str, text: int) -> None:
    """The shortest words and the longest; `make tour` draws the rest, and says what does not fit."""
    words().missing.clear()
    seen: set[str] = set()
    cuts = tour.tour(game, SMALLEST_WINDOW, language, text, lambda name, window: seen.add(name))
    assert not cuts
    assert not words().missing
    own = BOX | OWN[game] | screenshots.wanted_of(game) if game in OWN else TABLE
    assert seen >= (own if has_secrets(game) else own - {"hand_over"})


@pytest.mark.parametrize("question", tour_red_guard.QUESTIONS)
def test_whatever_red_guard_asks_is_found_without_luck(question: str) -> None:
    """A changed rule or option leads the games of the tour elsewhere, and must not cost it a screen."""
    asked = tour_red_guard.where_is_asked(question).prompt
    assert asked is not None and asked.ask == question


def test_a_game_without_a_guide_of_its_own_is_seen_too(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    seen: set[str] = set()
    Guide(app, lambda name, window: seen.add(name)).walk()
    assert seen >= TABLE


def test_the_tour_leaves_an_index(tmp_path: Path) -> None:
    album.write_index(tmp_path, {"01_shelf.png": "shelf"})
    assert "01_shelf.png" in (tmp_path / "index.html").read_text("utf-8")
    assert "[shelf](01_shelf.png)" in (tmp_path / "README.md").read_text("utf-8")
