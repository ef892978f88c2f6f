"""A plain chart: a few series over steps, told apart by colour, by the shape of their points and by name."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import font
from game.shell.lettering import draw_line, width_of
from game.shell.look import Look
from game.shell.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class Curve:
    name: str
    values: Sequence[float]
    colour: Colour
    spread: Sequence[float] = ()
    """How far each value may be off to either side, which is shown as a band; empty where that is not known."""

    @property
    def reach(self) -> list[float]:
        """Whatever has to be on the chart."""
        if not self.spread:
            return list(self.values)
        return [end for value, off in zip(self.values, self.spread, strict=True) for end in (value - off, value + off)]


@dataclass(frozen=True, slots=True)
class Mark:
    """It can be seen at a step: a line through all series, with a word at its head."""

    step: float
    word: str


NAMES_APART = 1.15
"""It is the distance from one name to the next, in sizes of their type."""
SMALLEST_NAMES = 0.75
"""Of the size of the other type: names that would not all find room are set so small at most."""
BAND = 70
"""So opaque is a band, of 255."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000, 1e9)
"""These are round distances from one number of a scale to the next."""


class LineChart(Widget):
    """`signed` if its values are differences, and a plus says something.

    `axis` says what the steps are, the first of which has the number `first`.
    """

    def __init__(
        self,
        series: Sequence[Curve] = (),
        *,
        size: int = 18,
        axis: str = "",
        first: int = 0,
        signed: bool = True,
        from_zero: bool = True,
    ) -> None:
        super().__init__()
        self.series = list(series)
        self.size = size
        self.axis = axis
        self.first = first
        self.signed = signed
        self.from_zero = from_zero
        self.marks: list[Mark] = []

    def show(self, series: Sequence[Curve]) -> None:
        self.series = list(series)
        self.dirty = True

    def mark(self, marks: Sequence[Mark]) -> None:
        self.marks = list(marks)
        self.dirty = True

    def least_height(self, look: Look) -> int:
        """In less the names of its series would lie outside of it."""
        size = look.text(self.size)
        return round(len(self.series) * size * SMALLEST_NAMES * NAMES_APART) + self._under(size)

    def draw(self, surface: pygame.Surface) -> None:
        size = self.look.text(self.size)
        face = font("text", size)
        bold = font("text", self._size_of_names(size), bold=True)
        most = max(1, self.rect.height // round(size * 1.5) - 1)
        ends = [value for series in self.series for value in series.reach]
        low, high, gap = scale_of(ends, min(6, most), from_zero=self.from_zero)
        left = max(width_of(face, self._number(tick)) for tick in _ticks(low, high, gap)) + size // 2
        right = max((width_of(bold, series.name) for series in self.series), default=0) + self._before_names(size)
        plot = pygame.Rect(
            self.rect.x + left,
            self.rect.y + size // 2,
            self.rect.width - left - right,
            self.rect.height - size // 2 - self._under(size),
        )
        self._draw_grid(surface, plot, (low, high, gap), left, size)
        labels: list[tuple[tuple[int, int], int, Curve]] = []
        for series in self.series:
            _draw_band(surface, series, plot, low, high)
        for index, series in enumerate(self.series):
            points = _points(series.values, plot, low, high)
            if len(points) > 1:
                pygame.draw.lines(surface, colours.INK, False, points, self.look.px(6))
                pygame.draw.lines(surface, series.colour, False, points, self.look.px(4))
            for point in points if len(points) <= 30 else points[-1:]:
                _draw_point(surface, point, index, self.look.px(6), series.colour)
            if points:
                labels.append((points[-1], index, series))
        self._draw_marks(surface, plot, size)
        self._draw_names(surface, labels, plot, size)
        if self.axis:
            self._draw_axis(surface, plot, face, size)

    def _draw_grid(
        self, surface: pygame.Surface, plot: pygame.Rect, scale: tuple[float, float, float], left: int, size: int
    ) -> None:
        low, high, gap = scale
        for tick in _ticks(low, high, gap):
            y = _height(tick, plot, low, high)
            zero = tick == 0
            pygame.draw.line(
                surface, colours.INK if zero else colours.PAPER_EDGE, (plot.left, y), (plot.right, y), 2 if zero else 1
            )
            box = pygame.Rect(self.rect.x, y - size // 2, left - size // 3, size)
            draw_line(surface, self._number(tick), box, font("text", size), colours.GREY_ON_PAPER, "right")

    def _number(self, value: float) -> str:
        told = f"{value:+.0f}" if self.signed and value else f"{value:.0f}"
        return told.replace("-", "−")

    def _draw_marks(self, surface: pygame.Surface, plot: pygame.Rect, size: int) -> None:
        """Those that fall together stand one under the other."""
        steps = max((len(series.values) for series in self.series), default=1)
        across = [round(_across(plot, steps) * mark.step + plot.x + plot.width // 40) for mark in self.marks]
        for x in across:
            pygame.draw.line(surface, colours.RED, (x, plot.top), (x, plot.bottom), max(2, self.look.px(2)))
        used: dict[int, int] = {}
        for mark, x in zip(self.marks, across, strict=True):
            below = used[x] = used.get(x, -1) + 1
            centre = x, plot.top + round(size * (0.6 + 1.6 * below))
            pygame.draw.aacircle(surface, colours.RED, centre, round(size * 0.75))
            box = pygame.Rect(0, 0, size * 2, size)
            box.center = centre
            draw_line(surface, mark.word, box, font("text", size, bold=True), colours.CREAM, "center")

    def _draw_axis(self, surface: pygame.Surface, plot: pygame.Rect, face: pygame.font.Font, size: int) -> None:
        """What the steps are, at the left, and the numbers of as many as have room beside it."""
        line = pygame.Rect(plot.x, self.rect.bottom - round(size * 1.3), plot.width, round(size * 1.3))
        taken = draw_line(surface, self.axis, line, face, colours.GREY_ON_PAPER).right
        steps = max((len(series.values) for series in self.series), default=0)
        across = _across(plot, steps)
        widest = width_of(face, str(self.first + steps)) + size
        gap = next(int(gap) for gap in STEPS if gap * across >= widest)
        for step in range(-self.first % gap, steps, gap):
            box = pygame.Rect(0, line.y, widest, line.height)
            box.centerx = round(plot.x + plot.width // 40 + across * step)
            if box.x >= taken:
                draw_line(surface, str(self.first + step), box, face, colours.GREY_ON_PAPER, "center")

    def _size_of_names(self, size: int) -> int:
        """As large as other type, unless so many would not stand one under the other."""
        room = (self.rect.height - self._under(size)) / max(1, len(self.series)) / NAMES_APART
        return max(round(size * SMALLEST_NAMES), min(size, int(room)))

    def _under(self, size: int) -> int:
        """It is the room under the plot."""
        return round(1.7 * size) if self.axis else size // 2

    def _before_names(self, size: int) -> int:
        """It is left from the plot to the names, for a thread and the shape of the series."""
        return round(size * 1.4) + 2 * self.look.px(6)

    def _draw_names(
        self, surface: pygame.Surface, labels: list[tuple[tuple[int, int], int, Curve]], plot: pygame.Rect, size: int
    ) -> None:
        """Names stand at the ends of their lines, moved apart where those meet, up where there is no room below.

        Each has the shape of its line before it, and a thread that leads there.
        """
        small, before, px = self._size_of_names(size), self._before_names(size), self.look.px
        apart = round(small * NAMES_APART)
        highest = plot.bottom - (len(labels) - 1) * apart
        below = -1
        for number, (end, index, series) in enumerate(sorted(labels, key=lambda label: label[0][1])):
            y = min(max(end[1], below), highest + number * apart)
            below = y + apart
            key = plot.right + size, y
            if y != end[1]:
                pygame.draw.aaline(surface, colours.INK, end, key)
            _draw_point(surface, key, index, px(5), series.colour)
            box = pygame.Rect(plot.right + before, y - small // 2, self.rect.right - plot.right - before, small)
            draw_line(surface, series.name, box, font("text", small, bold=True), colours.INK)


def scale_of(values: Sequence[float], most: int, *, from_zero: bool = True) -> tuple[float, float, float]:
    """Return the lowest and highest line of the grid, and their distance, as round numbers that have zero among them.

    There are no more than about `most` of them, so that their numbers have room. Zero is left out if it says nothing.
    """
    zero = (0.0,) if from_zero or not values else ()
    low, high = min((*zero, *values)), max((*zero, *values))
    gap = next(gap for gap in STEPS if (high - low) / gap <= most)
    return gap * (low // gap), gap * -(-high // gap) or gap, gap


def _ticks(low: float, high: float, gap: float) -> list[float]:
    return [low + gap * index for index in range(round((high - low) / gap) + 1)]


def _height(value: float, plot: pygame.Rect, low: float, high: float) -> int:
    return round(plot.bottom - (value - low) / (high - low) * plot.height)


def _across(plot: pygame.Rect, steps: int) -> float:
    """It is the distance from one step to the next."""
    return (plot.width - plot.width // 40) / max(1, steps - 1)


def _points(values: Sequence[float], plot: pygame.Rect, low: float, high: float) -> list[tuple[int, int]]:
    inset, across = plot.width // 40, _across(plot, len(values))
    return [
        (round(plot.x + inset + across * step), _height(value, plot, low, high)) for step, value in enumerate(values)
    ]


def _draw_band(surface: pygame.Surface, series: Curve, plot: pygame.Rect, low: float, high: float) -> None:
    """Where the curve may lie besides: everything within its spread, so that lines of the grid shine through."""
    if not series.spread:
        return
    over = [value + off for value, off in zip(series.values, series.spread, strict=True)]
    under = [value - off for value, off in zip(series.values, series.spread, strict=True)]
    outline = [*_points(over, plot, low, high), *reversed(_points(under, plot, low, high))]
    if len(outline) > 2:
        band = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(band, (*series.colour[:3], BAND), outline)
        surface.blit(band, plot, plot)


def _draw_point(surface: pygame.Surface, centre: tuple[int, int], shape: int, size: int, colour: Colour) -> None:
    x, y = centre
    if shape % 3 == 0:
        pygame.draw.aacircle(surface, colours.INK, centre, size + 1)
        pygame.draw.aacircle(surface, colour, centre, size - 1)
        return
    if shape % 3 == 1:
        outline = [(x - size, y - size), (x + size, y - size), (x + size, y + size), (x - size, y + size)]
    else:
        outline = [(x, y - size - 2), (x + size + 2, y), (x, y + size + 2), (x - size - 2, y)]
    pygame.draw.polygon(surface, colour, outline)
    pygame.draw.polygon(surface, colours.INK, outline, 2)
