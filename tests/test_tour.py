"""The tour reaches every screen with the mouse alone, and no text on the way is cut or missing."""

from __future__ import annotations

from pathlib import Path

import album
import pytest
import screenshots
import tour

from game.shell.settings import SMALLEST_WINDOW
from game.shell.text import words

SCREENS = {
    "shelf", "settings_display", "settings_play", "settings_sound", "help", "rules", "credits", "saves_empty", "saves",
    "shelf_with_a_game_to_go_on_with", "saves_finished",
    "gallery", "gallery_event", "gallery_election", "gallery_person", "gallery_act", "timeline", "timeline_card",
    "timeline_end", "archive_empty", "statistics_empty", "archive", "archive_last_page", "statistics",
    "library_in_a_game",
    "quick_start", "faction_sheet", "board_first_look", "board_turn_action", "board_turn_operation", "hover_space",
    "hover_greyed", "inspect_space", "inspect_event", "menu", "save_as", "new_game", "new_game_three_players",
    "hand_over", "choose_personality", "choose_act", "election_card", "election_victory", "election_resources",
    "election_personalities", "board_civic_action_space", "board_redeploy_troops",
    "hint_thinking", "hint_plan_1", "new_game_machines", "board_after_machines", "review",
    "game_over", "replay_start", "replay_middle", "replay_end", "card_election", "card_personality", "card_act",
}  # fmt: skip


@pytest.mark.parametrize(("language", "text"), [("en", 100), ("es", 150)])
def test_no_text_is_cut_on_any_screen(language: str, text: int) -> None:
    """The shortest words and the longest; `make tour` draws the rest, and says what does not fit."""
    words().missing.clear()
    seen: set[str] = set()
    cuts = tour.tour(SMALLEST_WINDOW, language, text, lambda name, window: seen.add(name))
    assert not cuts
    assert not words().missing
    assert seen >= SCREENS | screenshots.wanted_of("people_power")


def test_the_tour_leaves_an_index(tmp_path: Path) -> None:
    album.write_index(tmp_path, {"01_shelf.png": "shelf"})
    assert "01_shelf.png" in (tmp_path / "index.html").read_text("utf-8")
    assert "[shelf](01_shelf.png)" in (tmp_path / "README.md").read_text("utf-8")
