from itertools import combinations

import pygame
import pytest
from pygame import Rect
from sample_board import CROWDED, SAMPLE

from engine.people_power import State
from engine.people_power.board import PIECES, SPACES, Marker
from game.people_power.map.legend import FILE, Legend
from game.people_power.map.plate_style import PlateStyle
from game.people_power.map.plates import Plate, content_of
from game.people_power.map.sprites import ACTIVE_ACTIVISTS, piece_sprite
from game.people_power.palette import DEFAULT, PALETTES
from game.shell.text import Words
from game.table.map.camera import Camera
from game.table.map.geometry import load_geometry
from game.table.map.hit_map import land_at
from game.table.map.layout import find_layout
from game.table.map.map_view import MapView

WORDS = {language: Words(language, game="people_power") for language in Words().languages()}
VIEWS = [Rect(0, 0, 760, 560), Rect(385, 64, 1150, 860), Rect(510, 86, 1530, 1150), Rect(770, 128, 2300, 1720)]


def view_of(rect: Rect = VIEWS[0], board: State = SAMPLE, language: str = "en", **options: float) -> MapView:
    return MapView(rect, board, Legend(DEFAULT, WORDS[language].say), **options)


def finish(view: MapView, surface: pygame.Surface) -> None:
    view.update(1)
    while view.draw(surface):
        pass


def test_every_space_has_land_or_a_medallion() -> None:
    spaces = load_geometry(FILE).spaces
    assert set(spaces) == set(SPACES)
    assert {name for name, space in spaces.items() if space.is_city} == set(SPACES[:4])
    assert sum(space.population for space in spaces.values()) == 19


@pytest.mark.parametrize("space", SPACES[4:])
def test_an_anchor_lies_on_the_land_of_its_space(space: str) -> None:
    geometry = load_geometry(FILE)
    assert land_at(geometry, geometry.spaces[space].anchor) == space


@pytest.mark.parametrize("rect", VIEWS, ids=str)
def test_pointing_at_an_anchor_finds_its_space(rect: Rect) -> None:
    view = view_of(rect)
    for space in SPACES:
        assert view.at(view.anchor(space))[-1] == space
    assert not view.at((rect.x + 2, rect.y + 2))
    assert not view.at((rect.x - 1, rect.y))


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("board", [SAMPLE, CROWDED], ids=["sample", "crowded"])
@pytest.mark.parametrize("rect", VIEWS, ids=str)
def test_plates_keep_apart_and_inside(rect: Rect, board: State, language: str) -> None:
    view = view_of(rect, board, language)
    plates = {space: view.plate_rect(space) for space in SPACES}
    assert [space for space, plate in plates.items() if not rect.contains(plate)] == []
    assert [pair for pair in combinations(plates, 2) if plates[pair[0]].colliderect(plates[pair[1]])] == []


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("rect", VIEWS, ids=str)
def test_plates_leave_anchors_free(rect: Rect, language: str) -> None:
    view = view_of(rect, CROWDED, language)
    covered = [
        (space, other)
        for space in SPACES
        for other in SPACES
        if view.plate_rect(other).collidepoint(view.anchor(space))
    ]
    assert covered == []


@pytest.mark.parametrize("text_scale", [0.9, 1.25, 1.5])
def test_larger_words_still_find_room(text_scale: float) -> None:
    view = view_of(VIEWS[0], CROWDED, "es", text_scale=text_scale)
    plates = [view.plate_rect(space) for space in SPACES]
    assert not any(one.colliderect(other) for one, other in combinations(plates, 2))
    assert all(VIEWS[0].contains(plate) for plate in plates)


@pytest.mark.parametrize("size", [(1150, 600), (640, 800), (1600, 700)])
def test_views_of_another_shape_find_room_too(size: tuple[int, int]) -> None:
    rect = Rect((0, 0), size)
    view = view_of(rect, CROWDED)
    plates = [view.plate_rect(space) for space in SPACES]
    assert not any(one.colliderect(other) for one, other in combinations(plates, 2))
    assert all(rect.contains(plate) for plate in plates)


def test_plates_stay_where_they_are_while_pieces_come_and_go() -> None:
    view = view_of()
    before = {space: view.plate_rect(space).centery for space in SPACES}
    view.show(CROWDED)
    assert {space: view.plate_rect(space).centery for space in SPACES} == pytest.approx(before, abs=1)


def test_names_fit_on_their_plates() -> None:
    geometry = load_geometry(FILE)
    for words in WORDS.values():
        style = find_layout(Legend(DEFAULT, words.say), Camera(VIEWS[0], geometry.size), 1.0).style
        assert isinstance(style, PlateStyle)
        for space in SPACES:
            width, _ = Plate(geometry.spaces[space], content_of(SAMPLE, space), style).size
            room = width - 2 * style.padding - style.population_side
            assert style.name_font.size(words.say(f"space.{space}"))[0] <= room


def test_pieces_are_found_where_they_stand() -> None:
    view = view_of(board=CROWDED)
    for space in SPACES:
        for piece in PIECES:
            assert view.at(view.anchor(f"{space}:{piece}")) == (f"{space}:{piece}", space)


def test_a_piece_that_is_not_there_yet_lands_on_the_tray() -> None:
    view = view_of()
    assert view.plate_rect("cebu").collidepoint(view.anchor("cebu:underground"))
    assert view.at(view.plate_rect("cebu").topleft) == ("cebu",)


@pytest.mark.parametrize("marker", ["terror", "protest", "strike"])
def test_a_marker_lies_where_it_falls(marker: Marker) -> None:
    board = SAMPLE.copy()
    board.marker["cebu"] = marker
    view = view_of(board=board)
    surface = pygame.Surface(VIEWS[0].size, depth=32)
    finish(view, surface)
    chip = view.sprite(marker)
    place = chip.get_rect(center=view.anchor(f"cebu:{marker}"))
    expected = pygame.Surface(chip.get_size(), depth=32)
    expected.fill(PALETTES["default"].cream)
    expected.blit(chip, (0, 0))
    pixels = [pygame.image.tobytes(picture, "RGB") for picture in (surface.subsurface(place), expected)]
    assert max(abs(one - other) for one, other in zip(*pixels, strict=True)) < 8


def test_idle_frames_need_no_drawing() -> None:
    surface = pygame.Surface(VIEWS[0].size)
    view = view_of()
    assert view.needs_draw
    finish(view, surface)
    assert not view.needs_draw
    view.show(SAMPLE.copy())
    assert not view.needs_draw
    view.light({"manila"})
    view.update(0.05)
    assert view.needs_draw
    finish(view, surface)
    view.update(1)
    assert not view.needs_draw


def test_a_changed_alignment_tints_the_land() -> None:
    surface = pygame.Surface(VIEWS[0].size)
    view = view_of()
    finish(view, surface)
    x, y = view.anchor("northern_luzon")
    before = surface.get_at((x + 12, y - 12))
    board = SAMPLE.copy()
    board.alignment["northern_luzon"] = "resistance"
    view.show(board)
    finish(view, surface)
    after = surface.get_at((x + 12, y - 12))
    assert after.r - after.b > before.r - before.b + 20


def test_zooming_keeps_the_place_under_the_pointer_and_stops_at_the_edges() -> None:
    view = view_of()
    at = view.anchor("davao")
    view.zoom_at(at, 2)
    assert view.zoom == 2
    assert view.anchor("davao") == pytest.approx(at, abs=2)
    view.pan(10_000, 10_000)
    left = view.anchor("zamboanga")
    view.pan(50, 50)
    assert view.anchor("zamboanga") == left
    view.zoom_at(at, 9)
    assert view.zoom == 4
    view.zoom_at(at, -9)
    assert view.zoom == 1
    assert view.anchor("davao") == at


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_enlarged_plates_keep_apart_and_the_map_is_painted_bit_by_bit(level: int) -> None:
    surface = pygame.Surface(VIEWS[0].size)
    view = view_of(board=CROWDED, language="es")
    view.zoom_at(view.anchor("visayas"), level)
    frames = 1
    while view.draw(surface):
        frames += 1
    assert frames > 1
    plates = [view.plate_rect(space) for space in SPACES]
    assert not any(one.colliderect(other) for one, other in combinations(plates, 2))


def test_underground_and_active_differ_without_colour() -> None:
    def greys(piece: str) -> pygame.Surface:
        return pygame.transform.grayscale(piece_sprite(piece, 24, PALETTES["default"]))

    for one, other in (("underground", "active"), ("activists", ACTIVE_ACTIVISTS)):
        pixels = [(x, y) for x in range(24) for y in range(24)]
        differing = sum(abs(greys(one).get_at(at).r - greys(other).get_at(at).r) > 40 for at in pixels)
        assert differing > 50
