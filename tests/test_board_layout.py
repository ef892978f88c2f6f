"""Everything around the map finds room in every window, however large the text."""

from itertools import pairwise

import pytest

from engine.people_power.board import FACTIONS
from engine.people_power.cards import ELECTIONS, EVENT_NUMBERS
from game.people_power.board.arrangement import arrange, board_look, place_left
from game.people_power.board.card_setting import CardSetting
from game.people_power.board.faction_panel import FactionPanel
from game.people_power.board.map_pane import plate_text_scale
from game.people_power.board.sequence_panel import SequencePanel
from game.people_power.map.camera import Camera
from game.people_power.map.geometry import load_geometry
from game.people_power.map.layout import find_layout
from game.people_power.palette import DEFAULT
from game.shell.look import Look
from game.shell.text import tr, words

WINDOWS = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]


@pytest.fixture(params=["en", "es"])
def language(request):
    words().switch(request.param)
    yield request.param
    words().switch("en")


@pytest.mark.parametrize("text_size", [100, 130, 200])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_card_fits_its_column(language, size, text_size):
    look = board_look(Look.of(size, text_size))
    column = arrange(size, look).right
    heights = {card: CardSetting(card, column.width, look).height for card in (0, *EVENT_NUMBERS, *ELECTIONS)}
    assert [card for card, height in heights.items() if height > column.height] == []


@pytest.mark.parametrize("text_size", [100, 130, 200])
@pytest.mark.parametrize("size", WINDOWS)
def test_the_sequence_of_play_is_always_in_sight(size, text_size):
    look = board_look(Look.of(size, text_size))
    column = arrange(size, look).left
    panels, sequence = [FactionPanel() for _ in FACTIONS], SequencePanel()
    place_left(column, look, panels, sequence, cards=True)
    assert sequence.visible
    rows = [*panels, sequence]
    assert all(upper.rect.bottom < lower.rect.top for upper, lower in pairwise(rows))


@pytest.mark.parametrize(("text_size", "least"), [(100, 14), (200, 12)])
def test_words_on_plates_can_be_read_in_the_smallest_window(language, text_size, least):
    look = board_look(Look.of(WINDOWS[0], text_size))
    view = arrange(WINDOWS[0], look).map
    geometry = load_geometry()
    layout = find_layout(geometry, Camera(view, geometry.size), plate_text_scale(look), tr, DEFAULT)
    assert layout.style.small_size >= least
    assert not layout.hidden
