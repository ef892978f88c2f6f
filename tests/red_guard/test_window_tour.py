"""The tour reaches every screen of Red Guard with the mouse alone, and no text on the way is cut or missing."""

import pytest
import screenshots
import tour

from game.shell.settings import SMALLEST_WINDOW
from game.shell.text import words

SCREENS = {
    "shelf", "rules", "quick_start", "faction_sheet", "board_first_look", "board_muster_unit", "board_move_unit",
    "board_move_to", "board_leader_to", "board_reinforce_to", "hover_tile", "inspect_tile", "hover_faction",
    "inspect_event", "menu", "save_as", "saves", "new_game", "new_game_three_players", "hand_over",
    "board_seizure_declare", "board_target_tile", "board_group_unit", "board_combat_with", "board_combat_kind",
    "game_over", "replay_start", "replay_middle", "replay_end", "saves_finished",
    "gallery", "gallery_event", "gallery_tile", "gallery_person", "timeline",
    "timeline_card", "timeline_end", "archive_empty", "statistics_empty", "archive", "archive_last_page", "statistics",
    "library_in_a_game",
}  # fmt: skip


@pytest.mark.parametrize(("language", "text"), [("en", 100), ("es", 150)])
def test_no_text_is_cut_on_any_screen(language: str, text: int) -> None:
    words().missing.clear()
    seen: set[str] = set()
    cuts = tour.tour(SMALLEST_WINDOW, language, text, lambda name, window: seen.add(name), "red_guard")
    assert not cuts
    assert not words().missing
    assert seen >= SCREENS | screenshots.wanted_of("red_guard")
