"""This is the pen of all pictures of People Power: tones, shapes and groups as pieces of SVG.

A picture is 500 wide and 300 high. Grey is ink that the window will break into dots; one spot colour may be printed
under it. Only what nanosvg draws is used: paths, plain shapes, groups and gradients.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterable, Sequence
from typing import TypeAlias

Drawing: TypeAlias = "str | Iterable[Drawing]"
Point = tuple[float, float]

WIDTH, HEIGHT = 500, 300
YELLOW, RED, BLUE = "#f0be28", "#be262c", "#2654a0"
"""The spot colours: one of these in a picture, and the window knows it."""


def tone(light: int) -> str:
    """A grey: 0 is ink, 255 is paper."""
    return f"#{light:02x}{light:02x}{light:02x}"


INK, DARK, SHADE, MID, GREY, PALE, LIGHT, PAPER = (tone(n) for n in (0, 38, 74, 108, 144, 184, 220, 255))


def svg(drawing: Drawing) -> str:
    """Return the whole file."""
    body = "\n".join(_flat(drawing))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n{body}\n</svg>\n'


def _flat(drawing: Drawing) -> Iterable[str]:
    if isinstance(drawing, str):
        yield drawing
    else:
        for part in drawing:
            yield from _flat(part)


# Shapes


def path(outline: str, fill: str = INK, opacity: float = 1.0) -> str:
    return f'<path d="{outline}" fill="{fill}"{_opaque(opacity)}/>'


def line(points: str | Sequence[Point], width: float, colour: str = INK, *, bent: bool = False) -> str:
    """A stroke with round ends; `bent` goes smoothly through its points."""
    knots = _points(points)
    outline = _smooth(knots, closed=False) if bent else "M" + "L".join(_at(knot) for knot in knots)
    return (
        f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{_short(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def curve(points: str | Sequence[Point], fill: str = INK, opacity: float = 1.0) -> str:
    """A closed shape that goes smoothly through its points; one that is marked with `!` is a corner."""
    return path(_smooth(_points(points), closed=True, corners=_corners(points)), fill, opacity)


def polygon(points: str | Sequence[Point], fill: str = INK, opacity: float = 1.0) -> str:
    return path("M" + "L".join(_at(point) for point in _points(points)) + "Z", fill, opacity)


def ellipse(x: float, y: float, across: float, down: float, fill: str = INK, opacity: float = 1.0) -> str:
    return (
        f'<ellipse cx="{_short(x)}" cy="{_short(y)}" rx="{_short(across)}" ry="{_short(down)}" '
        f'fill="{fill}"{_opaque(opacity)}/>'
    )


def disc(x: float, y: float, radius: float, fill: str = INK, opacity: float = 1.0) -> str:
    return f'<circle cx="{_short(x)}" cy="{_short(y)}" r="{_short(radius)}" fill="{fill}"{_opaque(opacity)}/>'


def ring(x: float, y: float, across: float, down: float, width: float, colour: str = INK) -> str:
    return (
        f'<ellipse cx="{_short(x)}" cy="{_short(y)}" rx="{_short(across)}" ry="{_short(down)}" fill="none" '
        f'stroke="{colour}" stroke-width="{_short(width)}"/>'
    )


def box(x: float, y: float, width: float, height: float, fill: str = INK, radius: float = 0) -> str:
    corner = f' rx="{_short(radius)}"' if radius else ""
    return (
        f'<rect x="{_short(x)}" y="{_short(y)}" width="{_short(width)}" height="{_short(height)}"{corner} '
        f'fill="{fill}"/>'
    )


def limb(points: str | Sequence[Point], widths: Sequence[float], fill: str = INK) -> str:
    """A line with joints that is as wide at each of its points as is said: arms, legs, trunks."""
    knots = _points(points)
    outline = "".join(_round(x, y, width / 2) for (x, y), width in zip(knots, widths, strict=True))
    for (a, b), (first, second) in zip(itertools.pairwise(knots), itertools.pairwise(widths), strict=True):
        outline += _bone(a, b, first / 2, second / 2)
    return path(outline, fill)


# Light


def wash(top: int, bottom: int, upper: float = 0, lower: float = HEIGHT, left: float = 0, right: float = WIDTH) -> str:
    """A field that goes from one grey above to another below."""
    name = f"w{top}_{bottom}_{round(upper)}_{round(lower)}"
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{_short(upper)}" x2="0" '
        f'y2="{_short(lower)}"><stop offset="0" stop-color="{tone(top)}"/><stop offset="1" '
        f'stop-color="{tone(bottom)}"/></linearGradient></defs>'
        + box(left, upper, right - left, lower - upper, f"url(#{name})")
    )


def glow(x: float, y: float, radius: float, colour: str = PAPER, strength: float = 1.0) -> str:
    """Light (or, in ink, darkness) that fades all around."""
    name = f"g{round(x)}_{round(y)}_{round(radius)}"
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{_short(x)}" cy="{_short(y)}" '
        f'r="{_short(radius)}"><stop offset="0" stop-color="{colour}" stop-opacity="{strength:g}"/><stop offset="0.45" '
        f'stop-color="{colour}" stop-opacity="{strength * 0.62:g}"/><stop offset="1" stop-color="{colour}" '
        f'stop-opacity="0"/></radialGradient></defs>' + disc(x, y, radius, f"url(#{name})")
    )


# Groups


def at(x: float, y: float, scale: float, *parts: Drawing, turn: float = 0, flip: bool = False) -> Drawing:
    """Parts drawn around a point of their own, put where they belong."""
    moves = f"translate({_short(x)} {_short(y)})"
    if turn:
        moves += f" rotate({_short(turn)})"
    if flip:
        moves += f" scale({-scale:g} {scale:g})"
    elif scale != 1:
        moves += f" scale({scale:g})"
    return [f'<g transform="{moves}">', *parts, "</g>"]


# Outlines


def _points(points: str | Sequence[Point]) -> list[Point]:
    if not isinstance(points, str):
        return list(points)
    pairs = (pair.lstrip("!").split(",") for pair in points.split())
    return [(float(x), float(y)) for x, y in pairs]


def _corners(points: str | Sequence[Point]) -> set[int]:
    if not isinstance(points, str):
        return set()
    return {number for number, pair in enumerate(points.split()) if pair.startswith("!")}


def _smooth(knots: list[Point], *, closed: bool, corners: Iterable[int] = ()) -> str:
    """Return a line through all points, with the tangent at each along its neighbours."""
    count, sharp = len(knots), set(corners)
    outline = "M" + _at(knots[0])
    for number in range(count if closed else count - 1):
        here, there = number, (number + 1) % count
        out = _handle(knots, here, 1, closed=closed, sharp=here in sharp)
        into = _handle(knots, there, -1, closed=closed, sharp=there in sharp)
        outline += f"C{_at(out)} {_at(into)} {_at(knots[there])}".replace(" -", "-")
    return outline + ("Z" if closed else "")


def _handle(knots: list[Point], number: int, way: int, *, closed: bool, sharp: bool) -> Point:
    x, y = knots[number]
    count = len(knots)
    before, after = number - 1, number + 1
    if sharp or (not closed and not 0 < number < count - 1):
        return x, y
    (ax, ay), (bx, by) = knots[before % count], knots[after % count]
    reach = math.dist(knots[number], knots[(number + way) % count]) / (math.dist((ax, ay), (bx, by)) or 1)
    share = way * min(0.34, 0.36 * reach)
    return x + (bx - ax) * share, y + (by - ay) * share


def _round(x: float, y: float, radius: float) -> str:
    r = _short(radius)
    return f"M{_at((x - radius, y))}A{r} {r} 0 1 1 {_at((x + radius, y))}A{r} {r} 0 1 1 {_at((x - radius, y))}Z"


def _bone(a: Point, b: Point, first: float, second: float) -> str:
    length = math.dist(a, b) or 1
    ux, uy = (b[1] - a[1]) / length, -(b[0] - a[0]) / length
    corners = (
        (a[0] - ux * first, a[1] - uy * first),
        (a[0] + ux * first, a[1] + uy * first),
        (b[0] + ux * second, b[1] + uy * second),
        (b[0] - ux * second, b[1] - uy * second),
    )
    return "M" + "L".join(_at(corner) for corner in corners) + "Z"


def _at(point: Point) -> str:
    return f"{_short(point[0])} {_short(point[1])}".replace(" -", "-")


def _short(value: float) -> str:
    text = f"{value:.1f}".rstrip("0").rstrip(".") if "." in f"{value:.1f}" else f"{value:.1f}"
    return re.sub(r"^-0$", "0", text)


def _opaque(opacity: float) -> str:
    return "" if opacity == 1 else f' fill-opacity="{opacity:g}"'
