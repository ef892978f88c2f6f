"""A map that a game lays out with a few outlines and nothing else: no sea, no hills, no compass, no print."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.shell.look import Look
from game.shell.text import tr
from game.table.map.geometry import geometry_of
from game.table.map.map_view import MapView
from game.table.map.tile_legend import TileLegend
from game.table.scene.table_scene import TableScene
from tests.mini import SEATS
from tests.mini.island import COLOURED, CORNERS, ISLAND, NEXT_TO, SIDE, IslandShowing, tile
from tests.mini.window import EDITION, GLOW, KIT
from tests.presence import present
from tests.shell_window import click, open_app, settle

ROOM = Rect(20, 30, 720, 480)


@pytest.fixture
def state() -> Any:
    return KIT.new_session("tricks", set(SEATS), 1, playing=6).state


@pytest.fixture
def view(state: Any) -> MapView:
    pygame.font.init()
    return IslandShowing().view(ROOM, state, Look(1.0, 1.0), KIT.palettes["default"])


def drawn(view: MapView) -> Surface:
    screen = Surface((800, 600), depth=32)
    view.update(1)
    while view.draw(screen):
        view.update(0.1)
    return screen


def middle(seat: str) -> tuple[int, int]:
    x, y = CORNERS[seat]
    scale = ROOM.width / ISLAND.size[0]
    return round(ROOM.x + scale * (x + SIDE / 2)), round(ROOM.y + scale * (y + SIDE / 2))


def test_every_land_is_drawn_and_found_where_it_lies(view: MapView) -> None:
    screen = drawn(view)
    for seat in SEATS:
        x, y = middle(seat)
        assert screen.get_at((x + 80, y - 80))[:3] != screen.get_at((ROOM.x - 1, ROOM.y))[:3], "land beside no land"
        assert view.at((x + 80, y - 80)) == (seat,)
        assert view.spot(seat) and view.at(present(view.spot(seat)).center) == (seat,)
    assert view.at((5, 5)) == ()


def test_a_piece_is_found_in_its_land(view: MapView) -> None:
    seat = SEATS[0]
    assert view.at(view.anchor(f"{seat}:trick")) == (f"{seat}:trick", seat)
    assert view.sprite("trick", 2).get_width() == pytest.approx(2 * view.sprite("trick").get_width(), abs=1)


def test_what_is_not_on_it_is_in_the_middle_and_nowhere_to_be_clicked(view: MapView) -> None:
    assert view.anchor("total:ant") == ROOM.center
    assert view.spot("total:ant") is None and view.extent("total:ant") is None


def test_what_may_be_chosen_lights_up_and_what_is_next_to_the_pointer_too(view: MapView) -> None:
    seat, plain = SEATS[0], drawn(view)
    view.light([seat])
    lit = drawn(view)
    edge = middle(seat)[0], ROOM.y + 2
    assert lit.get_at(edge)[:3] == GLOW != plain.get_at(edge)[:3]
    view.light([])
    view.point(seat)
    near = drawn(view)
    beside = NEXT_TO[seat][0]
    assert near.get_at((middle(beside)[0] + 60, middle(beside)[1] - 60)) != plain.get_at(
        (middle(beside)[0] + 60, middle(beside)[1] - 60)
    )


def test_it_zooms_keeps_what_is_under_the_pointer_and_pans_back(view: MapView) -> None:
    drawn(view)
    place = middle(SEATS[0])[0] + 50, middle(SEATS[0])[1] + 90
    for _ in range(4):
        view.zoom_at(place, 1)
        drawn(view)
        assert view.at(place) == (SEATS[0],)
    view.pan(-10_000, -10_000)
    assert view.at((ROOM.right - 5, ROOM.bottom - 5)) == (SEATS[-1],)
    view.reveal(SEATS[0])
    assert view.spot(SEATS[0])


def test_what_changes_is_drawn_again(view: MapView, state: Any) -> None:
    before, after = drawn(view), state.copy()
    after.tricks[SEATS[0]] += 3
    view.show(after)
    assert pygame.image.tobytes(drawn(view), "RGB") != pygame.image.tobytes(before, "RGB")
    assert not view.needs_draw


def test_a_land_may_be_a_disc(state: Any) -> None:
    discs = {seat: {"disc": (60 * number + 40, 150, 25)} for number, seat in enumerate(SEATS)}
    legend = TileLegend(geometry_of({"size": (400, 300), "spaces": discs}), COLOURED, tr, tile, NEXT_TO)
    view = MapView(ROOM, state, legend)
    drawn(view)
    assert view.at(view.anchor(SEATS[2])) == (SEATS[2],)


def test_a_whole_table_stands_around_it(tmp_path: Path) -> None:
    app, kit = open_app(tmp_path, edition=EDITION), replace(KIT, showing=IslandShowing())
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    scene = TableScene(app, kit, kit.new_session("tricks", {SEATS[0]}, 1, playing=6))
    app.push(scene)
    while scene.table.question is None:
        app.step(0.05)
    settle(app)
    spot = present(scene.table.view.spot(SEATS[1]))
    for event in click(spot.center):
        app.step(0.05, [event])
    assert scene.table.prompt_bar.warning, "a land answers no question about cards, and the bar says so"
    assert scene.table.pane.rect.colliderect(scene.table.view.rect)
