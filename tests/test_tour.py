"""The tour reaches every screen with the mouse alone, and no text on the way is cut or missing."""

import sys
from pathlib import Path

import pytest

from game.shell.text import words

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

import tour

SCREENS = {
    "title", "settings_display", "settings_play", "settings_sound", "help", "credits", "saves_empty", "saves",
    "quick_start", "faction_sheet", "board_first_look", "board_turn_action", "board_turn_operation", "hover_space",
    "hover_greyed", "inspect_space", "inspect_event", "menu", "save_as", "new_game", "new_game_three_players",
    "hand_over", "choose_personality", "choose_act", "election_card", "election_victory", "election_resources",
    "election_personalities", "board_civic_action_space", "board_redeploy_troops",
    "game_over", "replay_start", "replay_middle", "replay_end", "card_election", "card_personality", "card_act",
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 150)])
def test_no_text_is_cut_on_any_screen(language: str, size: tuple[int, int], text: int) -> None:
    words().missing.clear()
    seen: set[str] = set()
    cuts = tour.tour(size, language, text, lambda name, window: seen.add(name))
    assert not cuts
    assert not words().missing
    assert seen >= SCREENS


def test_the_tour_leaves_an_index(tmp_path: Path) -> None:
    tour.write_index(tmp_path, [("title", "01_title.png")])
    assert "01_title.png" in (tmp_path / "index.html").read_text("utf-8")
    assert "01_title.png" in (tmp_path / "README.md").read_text("utf-8")
