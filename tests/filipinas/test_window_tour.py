"""The tour reaches every screen of Filipinas with the mouse alone, and no text on the way is cut or missing."""

from __future__ import annotations

import pytest
import screenshots
import tour

from game.shell.settings import SMALLEST_WINDOW
from game.shell.text import words

SCREENS = {
    "shelf", "rules", "quick_start", "side_sheet", "board_first_look", "board_play", "board_move_who", "board_move_to",
    "board_combat_card", "hover_place", "hover_greyed", "inspect_place", "hover_card", "inspect_card", "menu",
    "save_as", "saves", "new_game", "new_game_two_players", "hand_over", "game_over", "replay_start", "replay_middle",
    "replay_end", "card_S09", "card_F04", "card_SU1", "card_FU4",
    "gallery", "gallery_spain", "gallery_filipinos", "gallery_war", "gallery_leader", "timeline",
    "timeline_card", "timeline_end", "archive_empty", "statistics_empty", "archive", "archive_last_page", "statistics",
    "library_in_a_game",
}  # fmt: skip


@pytest.mark.parametrize(("language", "text"), [("en", 100), ("es", 150)])
def test_no_text_is_cut_on_any_screen(language: str, text: int) -> None:
    words().missing.clear()
    seen: set[str] = set()
    cuts = tour.tour(SMALLEST_WINDOW, language, text, lambda name, window: seen.add(name), "filipinas")
    assert not cuts
    assert not words().missing
    assert seen >= SCREENS | screenshots.wanted_of("filipinas")
