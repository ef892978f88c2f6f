"""The curves of the last page become a drawing, with the numbers of the turns that made them."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from game.shell.colours import Colour
from game.shell.widgets.line_chart import Curve, scale_of
from game.table.chronicle.markup import tag

WIDTH, HEIGHT = 640, 340
LEFT, RIGHT, TOP, BOTTOM = 46, 18, 40, 34
LINES = 6
"""The grid has about so many lines."""
NUMBERS = 10
"""At most so many of the steps have their number under them."""
DASHES = ("none", "10 5", "3 5", "14 4 3 4", "6 3", "1 4")
"""Curves are told apart without their colours, too."""
RING = 13


def drawing(curves: Sequence[Curve], words: str, marks: Sequence[int], first: int) -> Element:
    """`words` say what it shows; `marks` are the steps to which what is numbered led."""
    steps = max((len(curve.values) for curve in curves), default=1)
    low, high, gap = scale_of([value for curve in curves for value in curve.values], LINES)

    def x(step: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, steps - 1), 1)

    def y(value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low), 1)

    ticks = [low + gap * number for number in range(round((high - low) / gap) + 1)]
    every = -(-steps // NUMBERS)
    return tag(
        "svg",
        tag("title", words),
        *(_line((LEFT, y(tick)), (WIDTH - RIGHT, y(tick)), "zero" if tick == 0 else "grid") for tick in ticks),
        *(_text((LEFT - 8, y(tick) + 5), f"{tick:.0f}".replace("-", "−"), "end") for tick in ticks),
        *(_text((x(step), HEIGHT - 8), str(step + first)) for step in range(0, steps, every)),
        *(_curve(curve, [(x(step), y(value)) for step, value in enumerate(curve.values)], number)
          for number, curve in enumerate(curves)),
        *_marks([(x(step), number) for number, step in enumerate(marks, 1)]),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        class_="curve",
    )  # fmt: skip


def key_to(number: int, curve: Curve) -> Element:
    """How that curve is drawn, with its name."""
    sample = tag(
        "svg",
        _stroke("line", curve, number, x1="0", y1="8", x2="44", y2="8"),
        viewBox="0 0 44 16",
        aria_hidden="true",
    )
    return tag("li", sample, f" {curve.name}")


def colour(rgb: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb[:3])


def _curve(curve: Curve, points: Sequence[tuple[float, float]], number: int) -> Element:
    return _stroke("polyline", curve, number, points=" ".join(f"{x},{y}" for x, y in points))


def _stroke(name: str, curve: Curve, number: int, **place: str) -> Element:
    return tag(
        name,
        **place,
        fill="none",
        stroke=colour(curve.colour),
        stroke_width="4",
        stroke_linejoin="round",
        stroke_dasharray=DASHES[number % len(DASHES)],
    )


def _line(start: tuple[float, float], end: tuple[float, float], kind: str) -> Element:
    return tag("line", x1=f"{start[0]}", y1=f"{start[1]}", x2=f"{end[0]}", y2=f"{end[1]}", class_=kind)


def _text(place: tuple[float, float], words: str, anchor: str = "middle", kind: str = "number") -> Element:
    return tag("text", words, x=f"{place[0]}", y=f"{place[1]}", text_anchor=anchor, class_=kind)


def _marks(threads: Sequence[tuple[float, int]]) -> list[Element]:
    """A thread through all curves for each number, which stands over it or, in a crowd, beside the one before."""
    parts: list[Element] = []
    taken = 0.0
    for place, (x, number) in enumerate(threads):
        last = WIDTH - RING * (1 + 2 * (len(threads) - place - 1))
        taken = min(max(x, taken + 2 * RING), last)
        parts.append(_line((taken, TOP - 22), (x, TOP - 6), "mark"))
        parts.append(_line((x, TOP - 6), (x, HEIGHT - BOTTOM), "mark"))
        parts.append(tag("circle", cx=f"{taken}", cy=f"{TOP - 22}", r=f"{RING - 1}", class_="mark"))
        parts.append(_text((taken, TOP - 16), str(number), kind="mark"))
    return parts
