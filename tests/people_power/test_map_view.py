import json
from dataclasses import replace
from itertools import combinations, pairwise, product
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Vector2

from engine.people_power import State, from_summary
from engine.people_power.board import ADJACENT, PIECES, SPACES, Marker
from game.people_power.kit.showing import map_text_scale
from game.people_power.map.legend import FILE, Legend
from game.people_power.map.sprites import ACTIVE_ACTIVISTS, piece_sprite
from game.people_power.palette import DEFAULT, PALETTES
from game.shell.look import Look
from game.shell.text import Words
from game.table.map.camera import Camera
from game.table.map.chart import Chart
from game.table.map.geometry import load_geometry
from game.table.map.glow import EDGE
from game.table.map.ground import KEPT as TILES_KEPT
from game.table.map.hit_map import land_at
from game.table.map.legend import Tint
from game.table.map.map_view import MapView
from game.table.scene.arrangement import arrange, table_look
from tools.checks.sample_board import CROWDED, SAMPLE

WORDS = {language: Words(language, game="people_power") for language in Words().languages()}
VIEWS = [Rect(257, 38, 704, 617), Rect(366, 48, 1060, 946), Rect(732, 96, 2120, 1892)]
"""What the map gets of a window of 1280x720, 1920x1080 and 3840x2160."""
SMALLEST = [Rect(261, 67, 695, 588), Rect(261, 93, 695, 562), Rect(261, 112, 695, 543), Rect(300, 84, 608, 558)]
SMALLEST += [Rect(300, 137, 608, 505)]
"""And under a line on where one stands, a rule that lasts on one line or two, and beside columns with larger type."""
IN_SIGHT = 0.55
"""How much of a piece is to be seen, at least, beside the number on it."""
KEPT = json.loads((Path(__file__).parent / "fullest_positions.json").read_text())
POSITIONS = {name: from_summary(board) for name, board in KEPT["boards"].items()}
"""The first, a middle and the fullest position of many games, and the one in which each space was fullest."""


def view_of(rect: Rect = VIEWS[0], board: State = SAMPLE, language: str = "en", **options: float) -> MapView:
    return MapView(rect, board, Legend(DEFAULT, WORDS[language].say), **options)


def finish(view: MapView, surface: pygame.Surface) -> None:
    view.update(1)
    while view.draw(surface):
        view.update(0)


def parts_of(view: MapView, space: str) -> list[Rect]:
    """Of what stands in a space: each kind of piece, the tag and the marker, in the zoomed world."""
    standing = view.standing(space)
    return [*standing.cells.values(), *standing.tags]


def test_every_space_has_land_or_a_disc() -> None:
    spaces = load_geometry(FILE).spaces
    assert set(spaces) == set(SPACES)
    assert {name for name, space in spaces.items() if space.is_city} == set(SPACES[:4])


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("rect", [*VIEWS, *SMALLEST])
def test_the_name_of_a_city_stands_on_its_ring(rect: Rect, language: str) -> None:
    view = view_of(rect, language=language)
    for city in view._cities():
        middle, radius = view._disc(city)
        (disc, _), (words, corner) = view._city_blits(city)
        assert disc.get_width() >= 2 * radius
        mask, place = pygame.mask.from_surface(words, 200), Vector2(corner)
        ink = [
            place + Vector2(x, y)
            for x in range(0, words.get_width(), 2)
            for y in range(words.get_height())
            if mask.get_at((x, y))
        ]
        accents = 2 if any(letter in "ÁÉÍÓÚ" for letter in WORDS[language].say(f"space.{city.name}").upper()) else 0
        assert max(middle.distance_to(dot) for dot in ink) <= radius + 1 + accents * radius / 20


def test_adjacent_spaces_share_a_border_or_are_linked_by_a_chain() -> None:
    geometry = load_geometry(FILE)
    linked = {frozenset(pair) for pair in geometry.chains}
    adjacent = {frozenset((space, other)) for space, others in ADJACENT.items() for other in others}
    by_land = adjacent - linked
    assert linked <= adjacent
    assert by_land == {
        frozenset(pair)
        for pair in (
            ("northern_luzon", "southern_luzon"),
            ("western_mindanao", "central_mindanao"),
            ("central_mindanao", "eastern_mindanao"),
        )
    }


@pytest.mark.parametrize("rect", VIEWS, ids=str)
def test_pointing_at_an_anchor_finds_its_space(rect: Rect) -> None:
    view = view_of(rect)
    for space in SPACES:
        assert view.at(view.anchor(space))[-1] == space
        assert view.spot(space)
    assert not view.at((rect.x + 2, rect.y + 2))
    assert not view.at((rect.x - 1, rect.y))


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("rect", [*VIEWS, *SMALLEST], ids=str)
def test_nothing_covers_what_stands_in_another_space(rect: Rect, language: str) -> None:
    """Nor in its own, in any of the fullest positions."""
    for name, board in {**POSITIONS, "crowded": CROWDED}.items():
        view = view_of(rect, board, language)
        room = Rect((0, 0), rect.size)
        parts = [(space, part) for space in SPACES for part in parts_of(view, space)]
        assert [(name, space) for space, part in parts if not room.contains(part)] == []
        covered = [(name, one, other) for (one, a), (other, b) in combinations(parts, 2) if a.colliderect(b)]
        assert covered == []


@pytest.mark.parametrize("rect", [*VIEWS, *SMALLEST], ids=str)
def test_a_number_leaves_in_sight_what_it_counts(rect: Rect) -> None:
    for name, board in {**POSITIONS, "crowded": CROWDED}.items():
        view = view_of(rect, board)
        for space in SPACES:
            for piece, share in _shares_in_sight(view, space).items():
                assert share >= IN_SIGHT, (name, space, piece)


def _shares_in_sight(view: MapView, space: str) -> dict[str, float]:
    """By kind of piece: what is to be seen of all of them that are shown, in parts of a single one."""
    standing = view.standing(space)
    drawn = [*standing.blits, *standing.figures]
    shares = {}
    for piece, cell in standing.cells.items():
        shown = [(sprite, Vector2(at) - cell.topleft) for sprite, at in drawn if cell.collidepoint(at)]
        side = shown[0][0].get_width()
        pieces, whole = (pygame.mask.Mask(cell.size) for _ in range(2))
        for sprite, at in shown:
            mask, place = pygame.mask.from_surface(sprite), (round(at.x), round(at.y))
            if sprite.get_size() == (side, side):
                pieces.draw(mask, place)
                whole = mask
            else:
                pieces.erase(mask, place)
        shares[piece] = pieces.count() / whole.count()
    return shares


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("rect", [*VIEWS, *SMALLEST], ids=str)
def test_a_pawn_covers_nothing(rect: Rect, language: str) -> None:
    for name, board in {**POSITIONS, "crowded": CROWDED}.items():
        view = view_of(rect, board, language)
        view.select(SPACES)
        parts = [part.move(rect.topleft) for space in SPACES for part in parts_of(view, space)]
        for figure, place in view._pawns():
            seen = figure.get_bounding_rect(min_alpha=128).move(place)
            assert seen.collidelist(parts) < 0, (name, place)
            assert rect.contains(seen), "none is cut by the edge of the map"


@pytest.mark.parametrize("rect", VIEWS, ids=str)
def test_a_pawn_stands_on_no_city_that_is_not_its_own(rect: Rect) -> None:
    """Beside the words of Southern Luzon is the ring of Manila, which then seemed to be selected."""
    view = view_of(rect)
    view.select(["southern_luzon"])
    ((figure, place),) = view._pawns()
    middle, radius = view._disc(view._geometry.spaces["manila"])
    pawn = pygame.Vector2(figure.get_bounding_rect(min_alpha=128).move(place).move(-view._shift).center)
    assert pawn.distance_to(middle) > radius


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("rect", VIEWS, ids=str)
def test_names_run_into_nothing(rect: Rect, language: str) -> None:
    """Not one line of a name into the other, nor the dots of a chain into any."""
    surface = pygame.Surface(rect.bottomright, depth=32)
    view = view_of(rect, language=language)
    finish(view, surface)
    names = [(_inked(words), pygame.Vector2(place) - rect.topleft) for words, place in view._names_of_spaces()]
    dots = [(pygame.mask.from_surface(dot), pygame.Vector2(place)) for dot, place in view._chains]
    for (one, here), (other, there) in (*combinations(names, 2), *product(names, dots)):
        assert one.overlap_area(other, (round(there.x - here.x), round(there.y - here.y))) <= 2


def _inked(words: pygame.Surface) -> pygame.mask.Mask:
    """The letters without the light around them."""
    dark = pygame.mask.from_threshold(words, DEFAULT.ink, (70, 70, 70, 255))
    return dark.overlap_mask(pygame.mask.from_surface(words, 200), (0, 0))


@pytest.mark.parametrize("rect", VIEWS, ids=str)
def test_pieces_stand_on_their_land_or_touch_it(rect: Rect) -> None:
    """Whatever is under the middle of a piece is its own space, or water beside it."""
    geometry = load_geometry(FILE)
    view = view_of(rect, CROWDED)
    scale = rect.width / geometry.size[0]
    for space, shape in geometry.spaces.items():
        for piece in PIECES:
            x, y = view.anchor(f"{space}:{piece}")
            at = (x - rect.x) / scale, (y - rect.y) / scale
            if shape.disc:
                assert pygame.Vector2(at).distance_to(shape.disc[:2]) < shape.disc[2]
                continue
            assert land_at(geometry, at) in (space, None), (space, piece)
            around = [(at[0] + dx, at[1] + dy) for dx in (-24, 0, 24) for dy in (-24, 0, 24)]
            assert space in [land_at(geometry, point) for point in around], (space, piece)


@pytest.mark.parametrize("rect", VIEWS, ids=str)
def test_no_tag_is_far_from_its_space(rect: Rect) -> None:
    """There are no leader lines: a tag or marker lies on its land or disc, or within sixty pixels of it at 1080p."""
    geometry = load_geometry(FILE)
    for space, shape in geometry.spaces.items():
        if shape.disc:
            continue
        for at in filter(None, (shape.tag, shape.marker)):
            around = [(at[0] + dx, at[1] + dy) for dx in range(-60, 61, 10) for dy in range(-60, 61, 10)]
            assert space in [land_at(geometry, point) for point in around]


def test_nothing_jumps_when_something_else_comes_or_goes() -> None:
    view = view_of()
    full, empty = POSITIONS["fullest"], POSITIONS["fullest"].copy()
    for column in empty.pieces.values():
        for space in column:
            column[space] = 0
    for space in SPACES:
        for piece in PIECES:
            alone = empty.copy()
            alone.pieces[piece][space] = 1
            view.show(alone)
            before = view.standing(space).cells[piece].topleft
            crowded = full.copy()
            crowded.pieces[piece][space] = 7
            view.show(crowded)
            assert view.standing(space).cells[piece].topleft == before


def test_how_many_there_are_is_read_over_the_frames_of_what_may_be_chosen() -> None:
    view = view_of(VIEWS[1], POSITIONS["fullest"])
    figures = [sprite for space in SPACES for sprite, _ in view.standing(space).figures]
    view.light([f"{space}:{piece}" for space in SPACES for piece in view.standing(space).cells])
    drawn = [sprite for sprite, _ in view._pieces()]
    assert figures and {id(sprite) for sprite in drawn[-len(figures) :]} == {id(sprite) for sprite in figures}


def test_coming_nearer_shows_every_piece() -> None:
    board = POSITIONS["fullest"]

    def drawn(view: MapView) -> int:
        return sum(len(view.standing(space).blits) for space in SPACES)

    view = view_of(VIEWS[1], board)
    home = drawn(view)
    view.zoom_at(view.anchor("visayas"), 4)
    standing = sum(column[space] for column in board.pieces.values() for space in SPACES)
    assert drawn(view) >= standing > home - 2 * len(SPACES)


@pytest.mark.parametrize("text_scale", [0.9, 1.25, 1.5])
def test_larger_words_still_find_room(text_scale: float) -> None:
    view = view_of(VIEWS[1], CROWDED, "es", text_scale=text_scale)
    parts = {space: view.standing(space).tags for space in SPACES}
    assert not any(a.colliderect(b) for one, other in combinations(SPACES, 2) for a in parts[one] for b in parts[other])


def test_pieces_are_found_where_they_stand() -> None:
    view = view_of(board=CROWDED)
    for space in SPACES:
        for piece in PIECES:
            assert view.at(view.anchor(f"{space}:{piece}")) == (f"{space}:{piece}", space)


@pytest.mark.parametrize("marker", ["terror", "protest", "strike"])
def test_a_marker_lies_where_it_falls(marker: Marker) -> None:
    board = SAMPLE.copy()
    board.marker["cebu"] = marker
    view = view_of(Rect((0, 0), VIEWS[0].size), board)
    surface = pygame.Surface(VIEWS[0].size, depth=32)
    finish(view, surface)
    chip = view.sprite(marker)
    place = chip.get_rect(center=view.anchor(f"cebu:{marker}"))
    expected = surface.subsurface(place).copy()
    expected.blit(chip, (0, 0))
    pixels = [pygame.image.tobytes(picture, "RGB") for picture in (surface.subsurface(place), expected)]
    differing = sum(abs(one - other) > 40 for one, other in zip(*pixels, strict=True))
    assert differing < len(pixels[0]) // 20


def test_idle_frames_need_no_drawing() -> None:
    surface = pygame.Surface((1280, 720))
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


def test_the_spaces_next_to_the_one_that_is_pointed_at_light_up() -> None:
    surface = pygame.Surface((1280, 720))
    view = view_of()
    finish(view, surface)
    before = surface.copy()
    view.point("davao")
    finish(view, surface)
    changed = {space for space in SPACES if _differs(before, surface, view, space)}
    assert {"central_mindanao", "eastern_mindanao"} <= changed
    assert not changed & {"manila", "northern_luzon"}


def _differs(before: pygame.Surface, after: pygame.Surface, view: MapView, space: str) -> bool:
    x, y = view.anchor(space)
    return any(before.get_at((x + dx, y - 16)) != after.get_at((x + dx, y - 16)) for dx in range(-30, 31))


def test_a_changed_alignment_tints_the_land() -> None:
    surface = pygame.Surface((1280, 720))
    view = view_of()
    finish(view, surface)
    x, y = view.anchor("northern_luzon")
    before = surface.get_at((x + 70, y + 30))
    board = SAMPLE.copy()
    board.alignment["northern_luzon"] = "resistance"
    view.show(board)
    finish(view, surface)
    after = surface.get_at((x + 70, y + 30))
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
def test_enlarged_the_map_is_painted_bit_by_bit_and_nothing_covers_anything(level: int) -> None:
    surface = pygame.Surface((1280, 720))
    view = view_of(board=CROWDED, language="es")
    view.zoom_at(view.anchor("visayas"), level)
    frames = 1
    while view.draw(surface):
        view.update(0)
        frames += 1
    assert frames > 1
    parts = [part for space in SPACES for part in parts_of(view, space)]
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))


def test_what_is_kept_of_the_ground_is_bounded() -> None:
    surface = pygame.Surface((1280, 720))
    view = view_of()
    for space in SPACES:
        for steps in (4, -1, -1, -1, -1):
            view.zoom_at(view.anchor(space), steps)
            finish(view, surface)
    assert view._ground.bytes <= TILES_KEPT


def test_underground_and_active_differ_without_colour() -> None:
    def greys(piece: str) -> pygame.Surface:
        return pygame.transform.grayscale(piece_sprite(piece, 24, PALETTES["default"]))

    for one, other in (("underground", "active"), ("activists", ACTIVE_ACTIVISTS)):
        pixels = [(x, y) for x in range(24) for y in range(24)]
        differing = sum(abs(greys(one).get_at(at).r - greys(other).get_at(at).r) > 40 for at in pixels)
        assert differing > 50


@pytest.mark.parametrize("rect", VIEWS[:2], ids=str)
def test_no_light_lies_on_the_name_of_a_space(rect: Rect) -> None:
    dark, lit = (pygame.Surface(rect.bottomright, depth=32) for _ in range(2))
    view = view_of(rect)
    finish(view, dark)
    view.light(SPACES)
    finish(view, lit)
    for words, (left, top) in view._names_of_spaces():
        inked = [
            (round(left) + x, round(top) + y)
            for x in range(words.get_width())
            for y in range(words.get_height())
            if words.get_at((x, y))[3] == 255
        ]
        seen = [place for place in inked if rect.collidepoint(place)]
        assert seen and all(dark.get_at(place) == lit.get_at(place) for place in seen)


@pytest.mark.parametrize("rect", [*VIEWS, *SMALLEST], ids=str)
def test_the_light_of_a_space_fades_before_it_ends(rect: Rect) -> None:
    view = view_of(rect)
    for name, space in load_geometry(FILE).spaces.items():
        light, place = view._lights.on_land(space, DEFAULT.glow)
        across, down = (range(side) for side in light.get_size())
        edges = [(x, y) for x in across for y in (0, down[-1])] + [(x, y) for x in (0, across[-1]) for y in down]
        seen = [at for at in edges if rect.inflate(-4, -4).collidepoint(Vector2(place) + at)]
        assert max((light.get_at(at)[3] for at in seen), default=0) <= 8, name


def test_a_part_of_the_map_can_be_drawn_by_itself() -> None:
    surface = pygame.Surface((1280, 720))
    view = view_of()
    finish(view, surface)
    surface.fill((1, 2, 3))
    surface.set_clip(pygame.Rect(view.rect.center, (40, 30)))
    view.draw(surface)
    drawn = pygame.mask.from_threshold(surface, (1, 2, 3), (1, 1, 1, 255))
    drawn.invert()
    assert drawn.get_bounding_rects() == [surface.get_clip()]


def test_a_click_just_off_the_coast_means_the_land() -> None:
    geometry = load_geometry(FILE)
    for space in geometry.spaces.values():
        for ring in space.rings:
            for x, y in ring.points[::5]:
                for step in range(8):
                    at = Vector2(x, y) + Vector2(13, 0).rotate(45 * step)
                    if Rect(0, 0, *geometry.size).collidepoint(at):
                        assert land_at(geometry, (at.x, at.y)), (space.name, x, y)


def test_a_click_in_a_strait_means_the_nearer_shore() -> None:
    """Seven units off one coast and more than thirteen off any other."""
    geometry = load_geometry(FILE)
    shores = {name: [point for ring in space.rings for point in ring.points] for name, space in geometry.spaces.items()}
    found = 0
    for name, points in shores.items():
        others = [Vector2(point) for other, many in shores.items() if other != name for point in many]
        for x, y in points[::12]:
            for step in range(4):
                at = Vector2(x, y) + Vector2(7, 0).rotate(90 * step)
                alone = min(at.distance_to(point) for point in others) > 13
                if alone and Rect(0, 0, *geometry.size).collidepoint(at):
                    found += 1
                    assert land_at(geometry, (at.x, at.y)) == name
    assert found


def test_coming_nearer_makes_pieces_grow_and_shows_no_giant_pixels() -> None:
    view = view_of()
    surface = pygame.Surface(VIEWS[0].bottomright, depth=32)
    finish(view, surface)
    before = view.sprite("troops").get_width()
    view.zoom_at(view.anchor("manila"), 4)
    assert view.sprite("troops").get_width() > 2 * before
    stand_in = view._stand_in
    assert stand_in is not None, "what was to be seen is shown enlarged"
    row = [stand_in.get_at((x, stand_in.get_height() // 2)) for x in range(stand_in.get_width())]
    flat = sum(one == other for one, other in pairwise(row))
    assert flat < len(row) * 0.6, "four pixels in a row would be alike"


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_larger_text_shrinks_no_lettering_of_the_map(size: tuple[int, int]) -> None:
    def sizes(text: int) -> list[int]:
        look = table_look(Look.of(size, text))
        view = view_of(arrange(size, look).board, text_scale=map_text_scale(look))
        seas = [view.style.print_size(sea.size) for sea in load_geometry(FILE).seas]
        return [view.style.letters(space.letters) for space in load_geometry(FILE).spaces.values()] + seas

    assert all(small <= large for small, large in zip(sizes(100), sizes(150), strict=True))


def test_the_light_of_a_space_has_an_edge_that_shows_on_land_of_its_own_colour() -> None:
    view = view_of()
    light, _ = view._lights.on_land(load_geometry(FILE).spaces["visayas"], DEFAULT.glow)
    seen = {tuple(light.get_at((x, y))) for x, y in product(range(light.get_width()), range(light.get_height()))}
    assert (*DEFAULT.glow, 255) in seen and (*EDGE, 255) in seen


@pytest.mark.parametrize("shelves", [0, 1, 3])
def test_a_map_may_have_fewer_shelves_than_the_palette_has_colours(shelves: int) -> None:
    legend = Legend(DEFAULT, WORDS["en"].say)
    legend.geometry = replace(legend.geometry, shelves=legend.geometry.shelves[:shelves])
    camera = Camera(Rect(0, 0, 160, 90), legend.geometry.size)
    tints: dict[str, Tint] = {space: legend.tint(legend.content(SAMPLE, space)) for space in SPACES}
    assert Chart(camera.frame, legend, 0, 0.1).surface(tints).get_size() == (160, 90)
