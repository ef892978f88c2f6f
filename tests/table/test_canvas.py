"""Only what has changed is drawn again, and what lay under something that has gone."""

from collections.abc import Hashable

import pygame
import pytest

from game.shell.colours import Colour
from game.shell.look import Look
from game.shell.widgets.widget import Widget
from game.table.scene.canvas import Canvas

GROUND: Colour = (1, 2, 3)
RED: Colour = (200, 0, 0)
BLUE: Colour = (0, 0, 200)


class Patch(Widget):
    def __init__(self, rect: tuple[int, int, int, int], colour: Colour) -> None:
        super().__init__()
        self.colour = colour
        self.drawn = 0
        self.place(pygame.Rect(rect), Look(1.0, 1.0))

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1
        surface.fill(self.colour, self.rect)


class Easel:
    def __init__(self) -> None:
        self.screen = pygame.Surface((100, 100), depth=32)
        self.canvas = Canvas(GROUND, lambda widget: 0)
        self.under, self.over = Patch((0, 0, 60, 60), RED), Patch((20, 20, 20, 20), BLUE)
        self.far = Patch((80, 80, 10, 10), RED)
        self.show()

    def show(self) -> list[int]:
        """How often each is drawn for the next frame."""
        all_ = (self.under, self.over, self.far)
        before = [patch.drawn for patch in all_]
        self.canvas.draw(self.screen, all_)
        return [patch.drawn - once for patch, once in zip(all_, before, strict=True)]

    def at(self, x: int, y: int) -> Colour:
        red, green, blue, _ = self.screen.get_at((x, y))
        return red, green, blue


@pytest.fixture
def easel() -> Easel:
    return Easel()


def test_nothing_is_drawn_again_while_nothing_changes(easel: Easel) -> None:
    assert (easel.at(5, 5), easel.at(25, 25), easel.at(70, 70)) == (RED, BLUE, GROUND)
    assert easel.show() == [0, 0, 0]


def test_what_has_changed_is_drawn_with_what_it_touches(easel: Easel) -> None:
    easel.over.colour = GROUND
    easel.canvas.renew_widget(easel.over)
    assert easel.show() == [1, 1, 0]
    assert easel.at(25, 25) == GROUND


def test_what_goes_uncovers_what_lay_under_it(easel: Easel) -> None:
    easel.over.visible = False
    assert easel.show() == [1, 0, 0]
    assert easel.at(25, 25) == RED
    easel.over.visible = True
    assert easel.show() == [1, 1, 0]
    assert easel.at(25, 25) == BLUE


def test_what_moves_leaves_nothing_behind(easel: Easel) -> None:
    easel.far.place(pygame.Rect(60, 80, 10, 10), easel.far.look)
    assert easel.show() == [0, 0, 1]
    assert (easel.at(85, 85), easel.at(65, 85)) == (GROUND, RED)


def test_what_has_changed_since_time_passed_is_drawn_whole_though_only_a_part_of_it_was_uncovered(easel: Easel) -> None:
    """A question comes between `update` and `draw`: the hand of cards moves, and the board below it shows a slip."""
    easel.show()
    easel.under.colour, easel.under.dirty = BLUE, True
    easel.over.place(pygame.Rect(20, 25, 20, 20), easel.over.look)
    easel.show()
    assert easel.at(5, 5) == BLUE


def test_what_lies_in_a_part_that_was_drawn_again_is_not_drawn_twice(easel: Easel) -> None:
    for patch in (easel.under, easel.over):
        easel.canvas.renew_widget(patch)
    assert easel.show() == [1, 1, 0]


def test_everything_is_drawn_again_if_asked(easel: Easel) -> None:
    easel.canvas.renew()
    assert easel.show() == [1, 1, 1]


def test_painted_piece_by_piece_it_is_the_same_picture_and_needs_no_drawing(easel: Easel) -> None:
    widgets = (easel.under, easel.over, easel.far)
    at_once = easel.screen.copy()
    pieces = list(easel.canvas.painting((100, 100), widgets))
    assert len(pieces) == len(widgets)
    assert easel.show() == [0, 0, 0]
    assert easel.screen.get_buffer().raw == at_once.get_buffer().raw


def test_what_changes_between_two_pieces_is_drawn_after_them(easel: Easel) -> None:
    pieces = easel.canvas.painting((100, 100), (easel.under, easel.over, easel.far))
    next(pieces)
    easel.under.colour = BLUE
    easel.canvas.renew_widget(easel.under)
    list(pieces)
    assert easel.show() == [1, 1, 0] and easel.at(5, 5) == BLUE


class Framed(Patch):
    """With a frame of two pixels around it."""

    frame: Colour = BLUE

    @property
    def halo(self) -> Hashable:
        return self.frame

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.frame, self.rect.inflate(4, 4))
        super().draw(surface)


def test_what_changes_but_not_around_itself_leaves_its_neighbours_alone() -> None:
    screen = pygame.Surface((100, 100), depth=32)
    beside, framed = Patch((0, 0, 20, 60), RED), Framed((21, 0, 20, 20), RED)
    canvas = Canvas(GROUND, lambda widget: 2 if widget is framed else 0)
    canvas.draw(screen, (beside, framed))
    framed.colour = GROUND
    canvas.renew_widget(framed)
    canvas.draw(screen, (beside, framed))
    assert (beside.drawn, framed.drawn) == (1, 2)
    assert screen.get_at((25, 5))[:3] == GROUND and screen.get_at((19, 5))[:3] == BLUE
    framed.frame = RED
    canvas.renew_widget(framed)
    canvas.draw(screen, (beside, framed))
    assert (beside.drawn, framed.drawn) == (2, 3)
    assert screen.get_at((19, 5))[:3] == RED


class Row:
    """Six patches that do not touch each other, the first of which cannot wait."""

    def __init__(self) -> None:
        self.screen = pygame.Surface((100, 20), depth=32)
        self.canvas = Canvas(GROUND, lambda widget: 0)
        self.patches = [Patch((16 * number, 0, 10, 10), RED) for number in range(6)]
        self.patches[0].can_wait = False
        self.show()

    def repaint(self, colour: Colour, *numbers: int) -> None:
        for number in numbers:
            self.patches[number].colour = colour
            self.canvas.renew_widget(self.patches[number])

    def show(self, at_once: int = 2) -> list[int]:
        """Which are blue in the next frame."""
        self.canvas.draw(self.screen, self.patches, at_once)
        return [number for number in range(6) if self.screen.get_at((16 * number, 5))[:3] == BLUE]


def test_where_much_has_changed_some_of_it_waits_for_the_next_frame() -> None:
    row = Row()
    row.repaint(BLUE, *range(6))
    assert row.show() == [0, 5] and row.canvas.is_behind, "what cannot wait, then what lies on top"
    assert row.show() == [0, 3, 4, 5]
    assert row.show() == [0, 1, 2, 3, 4, 5] and not row.canvas.is_behind


def test_what_has_waited_is_drawn_before_what_changes_meanwhile() -> None:
    row = Row()
    row.repaint(BLUE, 1, 2, 4, 5)
    assert row.show() == [4, 5]
    row.repaint(RED, 4, 5)
    assert row.show() == [1, 2, 4, 5]
    assert row.show() == [1, 2] and not row.canvas.is_behind


def test_what_has_waited_does_not_wait_for_ever() -> None:
    row = Row()
    row.repaint(BLUE, 4, 5)
    for blue in ([], [5], [4, 5]):
        row.repaint(RED, 0)  # it cannot wait, and comes again in every frame
        assert row.show(at_once=1) == blue
    assert not row.canvas.is_behind


def test_a_frame_with_much_else_to_do_draws_less() -> None:
    row = Row()
    row.repaint(BLUE, *range(6))
    row.canvas.draw(row.screen, row.patches, 1)
    assert row.screen.get_at((0, 5))[:3] == BLUE and row.screen.get_at((80, 5))[:3] == RED


def test_what_comes_and_goes_waits_for_nothing() -> None:
    row = Row()
    for patch in row.patches:
        patch.visible = False
    row.show()
    for patch in row.patches:
        patch.visible, patch.colour = True, BLUE
    assert row.show() == [0, 1, 2, 3, 4, 5] and not row.canvas.is_behind


class Slab(Patch):
    """Nothing shows through it."""

    is_opaque = True


def test_what_lies_wholly_under_something_opaque_is_not_drawn() -> None:
    screen = pygame.Surface((100, 100), depth=32)
    canvas = Canvas(GROUND, lambda widget: 0)
    under, slab, over = Patch((0, 0, 60, 60), RED), Slab((20, 20, 60, 60), BLUE), Patch((30, 30, 5, 5), RED)
    canvas.draw(screen, (under, slab, over))
    canvas.renew_widget(slab)
    canvas.draw(screen, (under, slab, over))
    assert (under.drawn, slab.drawn, over.drawn) == (1, 2, 2)
    canvas.renew_widget(under)
    canvas.draw(screen, (under, slab, over))
    assert (under.drawn, slab.drawn) == (2, 3), "what is beside it shows"
