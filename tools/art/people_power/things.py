"""What stands in a scene: vehicles, buildings, trees and smoke, each around a point on its ground."""

from __future__ import annotations

import itertools
import math
from random import Random

from tools.art.people_power.ink import (
    DARK,
    GREY,
    INK,
    LIGHT,
    MID,
    PALE,
    PAPER,
    SHADE,
    YELLOW,
    Drawing,
    at,
    box,
    curve,
    disc,
    ellipse,
    limb,
    line,
    path,
    polygon,
    ring,
)

# Vehicles


def apc(body: str = DARK, light: str = GREY) -> Drawing:
    """Draw an armoured carrier on tracks, its bow to the right."""
    return [
        polygon("-110,-30 -104,-78 70,-82 116,-48 112,-26", body),
        polygon("-104,-78 70,-82 78,-76 -100,-72", light),
        polygon("70,-82 116,-48 108,-46 66,-76", PALE),
        path("M-116-34L116-34Q128-30 122-16L108 0L-104 0Q-122-10-116-34Z", INK),
        [disc(x, -14, 12, SHADE) for x in range(-88, 101, 30)],
        [disc(x, -14, 4.6, INK) for x in range(-88, 101, 30)],
        polygon("-30,-80 -24,-98 24,-98 32,-82", body),
        line("14,-100 74,-112", 4, INK),
        box(4, -110, 18, 12, INK),
    ]


def tank(body: str = DARK, light: str = GREY) -> Drawing:
    """From the front and a little from the side: the gun looks out of the picture."""
    return [
        box(-104, -58, 44, 58, INK, 8),
        box(60, -58, 44, 58, INK, 8),
        [box(-100, y, 36, 5, SHADE) for y in range(-54, 0, 10)],
        [box(64, y, 36, 5, SHADE) for y in range(-54, 0, 10)],
        polygon("-72,-18 -92,-60 -60,-84 60,-84 92,-60 72,-18", body),
        polygon("-92,-60 -60,-84 60,-84 92,-60", light),
        curve("!-54,-84 -48,-116 -24,-126 24,-126 48,-116 !54,-84", body),
        curve("-46,-112 -24,-124 10,-124 -20,-114", PALE),
        disc(0, -96, 17, INK),
        disc(0, -96, 12, GREY),
        disc(1, -95, 7, INK),
        disc(-58, -44, 8, LIGHT),
        disc(58, -44, 8, LIGHT),
    ]


def truck(body: str = DARK) -> Drawing:
    return [
        polygon("-80,-20 -80,-84 30,-84 30,-20", body),
        [line(f"{x},-82 {x},-40", 2, GREY) for x in range(-64, 30, 18)],
        polygon("34,-16 34,-66 62,-66 76,-42 92,-38 92,-16", body),
        polygon("42,-60 58,-60 68,-42 42,-42", PALE),
        [[disc(x, -12, 15, INK), disc(x, -12, 6, GREY)] for x in (-58, -24, 66)],
    ]


def helicopter(body: str = INK) -> Drawing:
    """Draw a Huey, its nose to the left."""
    return [
        curve("-62,4 -54,-16 -30,-26 16,-26 34,-14 !100,-16 !102,-8 !40,6 20,18 -38,20 -58,14", body),
        polygon("92,-16 108,-42 116,-42 106,-8", body),
        curve("!-52,-12 -34,-21 !-26,-21 !-28,-2 !-58,0", PALE),
        polygon("-20,-19 4,-19 4,2 -20,2", LIGHT),
        line("-110,-38 118,-34", 3.4, body),
        polygon("-6,-26 -3,-40 5,-40 8,-26", body),
        line("-50,30 28,30", 3.4, body),
        line("-34,18 -38,30", 3, body),
        line("12,18 16,30", 3, body),
        line("104,-52 116,-28", 3, body),
    ]


# Buildings


def cathedral(x: float, y: float, scale: float, wall: str = PALE, shade: str = MID, dark: str = SHADE) -> Drawing:
    """A facade with a rose window, a cross on its gable and a bell tower."""
    return at(
        x,
        y,
        scale,
        polygon("-60,0 -60,-100 -34,-106 0,-150 34,-106 60,-100 60,0", wall),
        polygon("0,-150 34,-106 60,-100 60,0 10,0 10,-140", shade),
        box(-3, -176, 6, 30, dark),
        box(-11, -168, 22, 6, dark),
        disc(0, -98, 14, dark),
        disc(0, -98, 8, wall),
        [[box(a - 9, -44, 18, 46, dark), disc(a, -44, 9, dark)] for a in (-36, 0, 36)],
        [[box(a - 5, -82, 10, 18, dark), disc(a, -82, 5, dark)] for a in (-40, 40)],
        box(-60, -60, 120, 4, dark),
    )


# Trees, smoke


def palm(x: float, y: float, scale: float, colour: str = INK, *, flip: bool = False) -> Drawing:
    fronds = (
        "!0,0 24,-26 60,-22 !86,6 54,-8 26,-8", "!0,0 30,-8 58,10 !70,44 44,18 20,8", "!0,0 -24,-26 -58,-24 "
        "!-84,2 -52,-10 -26,-8",
        "!0,0 -30,-6 -56,14 !-66,48 -42,20 -20,8", "!0,0 8,-34 36,-52 !66,-50 36,-36 16,-14", "!0,0 -8,-34 "
        "-34,-54 !-62,-54 -34,-38 -14,-14",
        "!0,0 14,16 22,40 !16,66 8,36", "!0,0 -12,16 -22,38 !-20,62 -8,34",
    )  # fmt: skip
    return at(
        x,
        y,
        scale,
        limb("0,0 8,-70 -4,-150", (13, 9, 7), colour),
        at(-4, -152, 1, [curve(frond, colour) for frond in fronds], disc(-4, 6, 6, colour), disc(6, 8, 6, colour)),
        flip=flip,
    )


def smoke(x: float, y: float, scale: float, tones: tuple[str, str, str] = (DARK, SHADE, GREY)) -> Drawing:
    """A column that rolls upward, dark below."""
    puffs = (
        (0, 0, 30), (-22, -26, 32), (18, -34, 34), (-8, -64, 40), (34, -84, 38), (-34, -96, 40), (6, -124, 46),
        (48, -140, 40), (-36, -152, 44), (16, -184, 50), (-10, -226, 54), (56, -206, 44),
    )  # fmt: skip
    dark, middle, pale = tones
    return at(
        x,
        y,
        scale,
        [disc(a, b, r, dark) for a, b, r in puffs],
        [disc(a - r * 0.16, b - r * 0.14, r * 0.84, middle) for a, b, r in puffs],
        [disc(a - r * 0.3, b - r * 0.28, r * 0.6, pale) for a, b, r in puffs if a <= 0],
    )


def flames(x: float, y: float, scale: float, outer: str = PAPER, inner: str = LIGHT) -> Drawing:
    return at(
        x,
        y,
        scale,
        curve("!-40,0 -46,-30 !-34,-58 -26,-36 !-14,-92 2,-52 !16,-76 22,-40 !38,-54 44,-24 !38,0", outer),
        curve("!-22,0 -24,-20 !-14,-40 -6,-22 !2,-50 12,-20 !22,-34 24,-14 !20,0", inner),
    )


def jeepney(body: str = MID, trim: str = LIGHT) -> Drawing:
    """Draw a long jeep with open sides, its bonnet to the right, horses on it and horns."""
    return [
        polygon("-118,-26 -118,-92 -108,-100 42,-100 56,-92 66,-60 112,-54 118,-26", body),
        [box(x, -84, 28, 28, INK) for x in (-108, -74, -40, -6)],
        polygon("30,-90 46,-90 56,-62 30,-62", LIGHT),
        box(-118, -52, 182, 6, trim),
        box(-118, -40, 182, 3, trim),
        box(-104, -108, 140, 5, DARK),
        [line(f"{x},-106 {x},-100", 3, DARK) for x in (-100, -60, -20, 20)],
        polygon("66,-60 112,-54 114,-46 66,-46", trim),
        box(112, -50, 8, 20, LIGHT, 2),
        disc(108, -44, 7, PAPER),
        box(-124, -28, 246, 8, DARK, 3),
        path("M84-60L90-76L98-74L94-66L100-60Z", INK),
        [[disc(x, -16, 20, INK), disc(x, -16, 9, PALE), disc(x, -16, 4, INK)] for x in (-78, 80)],
    ]


def car(body: str = INK, glass: str = GREY) -> Drawing:
    """Draw a saloon, its bonnet to the right."""
    return [
        curve("!-100,-16 -102,-40 -84,-48 -64,-52 -40,-76 24,-78 54,-52 92,-46 102,-34 !102,-16", body),
        polygon("-54,-52 -36,-70 -10,-71 -10,-52", glass),
        polygon("-4,-52 -4,-71 22,-71 42,-52", glass),
        [[disc(x, -14, 17, INK), disc(x, -14, 8, GREY)] for x in (-62, 62)],
    ]


def warship(body: str = SHADE, dark: str = DARK, light: str = PALE) -> Drawing:
    """Draw a cruiser, its bow to the right, on the water line."""
    return [
        polygon("-190,0 -182,-26 120,-30 196,-52 168,0", body),
        polygon("-182,-26 120,-30 196,-52 190,-44 118,-23 -183,-20", light),
        polygon("-90,-28 -90,-50 40,-50 40,-29", dark),
        polygon("-60,-50 -54,-84 -10,-84 4,-50", body),
        polygon("-36,-84 -33,-140 -25,-140 -22,-84", dark),
        line("-50,-118 -8,-118", 3.4, dark),
        line("-44,-132 -14,-132", 3, dark),
        polygon("14,-50 18,-76 36,-76 40,-50", dark),
        polygon("-150,-26 -146,-42 -112,-42 -108,-26", dark),
        line("-146,-38 -184,-46", 4, dark),
        polygon("66,-29 70,-46 102,-46 106,-30", dark),
        line("100,-42 140,-52", 4, dark),
        line("100,-38 142,-47", 4, dark),
        [box(x, -44, 6, 6, LIGHT) for x in (-80, -66, 12, 26)],
    ]


def jet(body: str = INK) -> Drawing:
    """Draw a fighter from below, its nose to the upper right."""
    return at(
        0,
        0,
        1,
        polygon(
            "58,0 30,-6 -2,-8 -22,-40 -34,-40 -24,-8 -44,-8 -54,-22 -62,-22 -58,0 -62,22 -54,22 -44,8 -24,8 -34,40 "
            "-22,40 -2,8 30,6",
            body,
        ),
        turn=-24,
    )


def airliner(body: str = LIGHT, dark: str = INK) -> Drawing:
    """Draw a four-engined jet from the side, climbing to the right."""
    return at(
        0,
        0,
        1,
        curve("!-130,-8 -110,-18 90,-18 122,-10 134,0 116,10 -60,12 !-128,-2", body),
        polygon("-128,-10 -150,-58 -128,-58 -92,-16", body),
        polygon("-124,-6 -152,6 -140,8 -104,0", dark),
        polygon("10,0 -46,54 -66,54 -32,2", dark),
        polygon("8,-16 -14,-40 -26,-40 -16,-16", GREY),
        box(-26, 22, 28, 9, dark, 4),
        box(-50, 40, 24, 8, dark, 4),
        box(-100, -8, 210, 3, dark),
        [box(x, -3, 5, 4, dark) for x in range(-96, 104, 11)],
        turn=-14,
    )


def ship(body: str = INK, light: str = GREY) -> Drawing:
    """Draw a rusty coaster, its bow to the left."""
    return [
        polygon("-150,-44 -128,0 110,0 122,-34 60,-30 -90,-30", body),
        polygon("40,-32 40,-78 100,-78 104,-34", body),
        box(48, -70, 9, 9, light),
        box(64, -70, 9, 9, light),
        box(80, -70, 9, 9, light),
        box(62, -104, 20, 28, body),
        line("-60,-30 -60,-110", 5, body),
        line("-60,-106 -6,-58", 4, body),
        line("-60,-106 -120,-44", 3, body),
    ]


def cart_bundle(colour: str = PALE) -> Drawing:
    """A cloth with all that one owns, knotted."""
    return [
        ellipse(0, -14, 22, 17, INK),
        polygon("-8,-28 8,-28 5,-40 -5,-40", INK),
        ellipse(0, -14, 19.4, 14.4, colour),
        polygon("-4,-29 4,-29 2.4,-37 -2.4,-37", colour),
        line("-10,-22 -4,-10", 2, GREY),
        line("8,-24 6,-8", 2, GREY),
    ]


# Buildings


def hut(x: float, y: float, scale: float, wall: str = GREY, roof: str = SHADE, dark: str = INK) -> Drawing:
    """Of bamboo and palm leaves, on stilts."""
    return at(
        x,
        y,
        scale,
        [box(a, -30, 5, 30, dark) for a in (-42, -16, 12, 38)],
        polygon("-48,-28 -44,-72 44,-72 48,-28", wall),
        [line(f"{a},-70 {a},-30", 1.6, roof) for a in range(-36, 44, 12)],
        box(-10, -62, 20, 34, dark),
        box(22, -62, 15, 14, dark),
        polygon("-64,-66 -26,-112 26,-112 64,-66", roof),
        polygon("26,-112 64,-66 30,-66 0,-112", dark),
        [line(f"{a},-110 {a * 2.2 - 6},-68", 1.6, wall) for a in (-22, -10)],
        line("-8,-28 -16,0", 3, dark),
        line("8,-28 0,0", 3, dark),
    )


def towers(left: float, foot: float, heights: tuple[int, ...], width: float, wall: str, windows: str) -> Drawing:
    """It shows office blocks side by side."""
    return [
        [
            box(left + n * width, foot - tall, width - 4, tall, wall),
            [
                box(left + n * width + 6, y, width - 16, 5, windows)
                for y in range(round(foot - tall + 10), round(foot - 6), 14)
            ],
        ]
        for n, tall in enumerate(heights)
    ]


def factory(x: float, y: float, scale: float, wall: str = SHADE, dark: str = DARK, light: str = PALE) -> Drawing:
    """It shows saw-tooth roofs and two chimneys."""
    return at(
        x,
        y,
        scale,
        polygon("-64,0 -58,-150 -42,-150 -36,0", dark),
        polygon("-20,0 -15,-128 -1,-128 4,0", dark),
        polygon(
            "-110,0 -110,-50 -76,-74 -76,-50 -42,-74 -42,-50 -8,-74 -8,-50 26,-74 26,-50 60,-74 60,-50 94,-74 94,0",
            wall,
        ),
        [polygon(f"{a},-52 {a},-70 {a - 22},-52", light) for a in (-78, -44, -10, 24, 58, 92)],
        [box(a, -34, 18, 18, light) for a in range(-100, 80, 32)],
    )


def mosque(x: float, y: float, scale: float, wall: str = PALE, dark: str = SHADE) -> Drawing:
    return at(
        x,
        y,
        scale,
        box(-60, -60, 120, 60, wall),
        curve("!-44,-58 -50,-88 -30,-112 0,-130 30,-112 50,-88 !44,-58", wall),
        curve("!4,-128 30,-112 50,-88 !44,-58 !14,-58 24,-90", dark),
        polygon("-98,0 -96,-130 -82,-130 -80,0", wall),
        polygon("80,0 82,-130 96,-130 98,0", wall),
        polygon("-100,-128 -89,-158 -78,-128", dark),
        polygon("78,-128 89,-158 100,-128", dark),
        box(-101, -112, 24, 6, dark),
        box(77, -112, 24, 6, dark),
        [[box(a - 11, -30, 22, 30, dark), disc(a, -30, 11, dark)] for a in (-36, 0, 36)],
        line("0,-130 0,-142", 3, dark),
        path("M5-160A10 10 0 1 0 5-142A8 8 0 1 1 5-160Z", dark),
    )


def mast(x: float, y: float, tall: float, colour: str = INK) -> Drawing:
    """A lattice that carries an aerial."""
    rungs = 9
    half = [(1 - n / rungs) * tall * 0.11 + 3 for n in range(rungs + 1)]
    levels = [y - tall * n / rungs for n in range(rungs + 1)]
    return [
        line([(x - half[0], levels[0]), (x - half[-1], levels[-1])], 4.4, colour),
        line([(x + half[0], levels[0]), (x + half[-1], levels[-1])], 4.4, colour),
        [
            [
                line([(x - half[n], levels[n]), (x + half[n + 1], levels[n + 1])], 2.6, colour),
                line([(x + half[n], levels[n]), (x - half[n + 1], levels[n + 1])], 2.6, colour),
            ]
            for n in range(rungs)
        ],
        line([(x, levels[-1]), (x, levels[-1] - tall * 0.16)], 4, colour),
    ]


def watchtower(x: float, y: float, scale: float, colour: str = INK) -> Drawing:
    return at(
        x,
        y,
        scale,
        line("-30,0 -20,-120", 6, colour),
        line("30,0 20,-120", 6, colour),
        line("-27,-30 22,-90", 4, colour),
        line("27,-30 -22,-90", 4, colour),
        polygon("-32,-120 32,-120 32,-146 -32,-146", colour),
        line("-28,-146 -28,-170", 4, colour),
        line("28,-146 28,-170", 4, colour),
        polygon("-42,-168 0,-192 42,-168", colour),
    )


# Things


def ballot_box(
    x: float, y: float, scale: float, front: str = PALE, side: str = MID, lid: str = LIGHT, *, turn: float = 0
) -> Drawing:
    """Of metal, with a slot, a lock and a ballot that sticks out of it."""
    return at(
        x,
        y,
        scale,
        polygon("-18,-84 4,-128 44,-112 22,-76", PAPER),
        line("6,-108 26,-100", 3, GREY),
        line("0,-98 22,-90", 3, GREY),
        polygon("-60,-70 44,-70 44,10 -60,10", front),
        polygon("44,-70 72,-90 72,-14 44,10", side),
        polygon("-60,-70 -32,-90 72,-90 44,-70", lid),
        polygon("-24,-77 16,-77 24,-83 -16,-83", INK),
        line("-60,-70 44,-70 72,-90", 3, INK),
        line("44,-70 44,10", 3, INK),
        line("-60,-70 -60,10 44,10 72,-14 72,-90 -32,-90 -60,-70", 3, INK),
        box(-20, -66, 24, 20, INK, 3),
        ellipse(-8, -56, 3, 4, LIGHT),
        turn=turn,
    )


def ballot(x: float, y: float, turn: float, size: float = 1.0) -> Drawing:
    return at(
        x,
        y,
        size,
        polygon("-14,-18 14,-18 14,18 -14,18", PAPER),
        line("-14,-18 14,-18 14,18 -14,18 -14,-18", 1.6, INK),
        [line(f"-8,{dy} 8,{dy}", 2, GREY) for dy in (-10, -3, 4, 11)],
        turn=turn,
    )


def padlock(x: float, y: float, scale: float, body: str = PALE, dark: str = INK) -> Drawing:
    return at(
        x,
        y,
        scale,
        path("M-26-6L-26-34A26 26 0 0 1 26-34L26-6L14-6L14-34A14 14 0 0 0-14-34L-14-6Z", dark),
        box(-40, -8, 80, 66, dark, 8),
        box(-35, -3, 70, 56, body, 5),
        box(-35, 34, 70, 8, MID),
        disc(0, 18, 9, dark),
        polygon("-4,20 4,20 7,40 -7,40", dark),
    )


def chain(points: tuple[tuple[float, float], ...], size: float, colour: str = INK, light: str = PALE) -> Drawing:
    """It shows links from one point to the next."""
    links: list[Drawing] = []
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.dist((ax, ay), (bx, by))
        count = max(1, round(length / (size * 1.5)))
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        for n in range(count):
            share = (n + 0.5) / count
            down = size * (0.62 if n % 2 == 0 else 0.26)
            links.append(
                at(
                    ax + (bx - ax) * share,
                    ay + (by - ay) * share,
                    1,
                    ellipse(0, 0, size, down, colour),
                    ellipse(0, 0, size * 0.6, down * 0.4, light),
                    turn=turn,
                )
            )
    return links


def gear(x: float, y: float, radius: float, colour: str, hole: str, teeth: int = 12) -> Drawing:
    points: list[tuple[float, float]] = []
    for n in range(teeth):
        for share, reach in ((0.0, 0.82), (0.14, 1.0), (0.42, 1.0), (0.56, 0.82)):
            angle = math.tau * (n + share) / teeth
            points.append((x + radius * reach * math.cos(angle), y + radius * reach * math.sin(angle)))
    return [
        polygon(points, colour),
        disc(x, y, radius * 0.6, hole),
        disc(x, y, radius * 0.5, colour),
        disc(x, y, radius * 0.16, hole),
    ]


def wire(left: float, right: float, y: float, radius: float, colour: str = INK) -> Drawing:
    """It shows barbed wire in coils."""
    count = round((right - left) / (radius * 0.9))
    centres = [left + (right - left) * n / count for n in range(count + 1)]
    return [
        [ring(x, y, radius * 0.8, radius, 2.2, colour) for x in centres],
        [line([(x - 5, y - radius - 4), (x + 5, y - radius + 4)], 2, colour) for x in centres],
        [line([(x + 5, y - radius - 4), (x - 5, y - radius + 4)], 2, colour) for x in centres],
    ]


def banner(
    left: float,
    top: float,
    right: float,
    low: float,
    colour: str,
    words: str = PAPER,
    *,
    foot: float = 60,
    rows: int = 1,
) -> Drawing:
    """Draw a cloth between two poles, with strokes for its words."""
    tall = low - top
    step = tall / (rows + 1)
    return [
        line([(left, top - 6), (left, low + foot)], 4.4, INK),
        line([(right, top - 6), (right, low + foot)], 4.4, INK),
        polygon(
            [
                (left, top),
                ((left + right) / 2, top + tall * 0.08),
                (right, top),
                (right, low),
                ((left + right) / 2, low + tall * 0.08),
                (left, low),
            ],
            colour,
        ),
        [
            [
                line(
                    [
                        (x, top + step * (row + 1) - step * 0.26),
                        (x + (right - left) * 0.06, top + step * (row + 1) + step * 0.26),
                    ],
                    tall * 0.08,
                    words,
                )
                if n % 3 == 1
                else line(
                    [(x, top + step * (row + 1) - step * 0.26), (x, top + step * (row + 1) + step * 0.26)],
                    tall * 0.08,
                    words,
                )
                for n, x in enumerate(_between(left + (right - left) * 0.12, right - (right - left) * 0.12, 9))
            ]
            for row in range(rows)
        ],
    ]


def placard(
    x: float, y: float, width: float, tall: float, colour: str, *, turn: float = 0, pole: float = 80, words: str = INK
) -> Drawing:
    return at(
        x,
        y,
        1,
        line([(0, 0), (0, pole)], 4, INK),
        box(-width / 2, -tall, width, tall, colour),
        [
            line(
                [(-width * 0.34, -tall * share), (width * 0.34 * (1 if n else 0.6), -tall * share)], tall * 0.11, words
            )
            for n, share in enumerate((0.72, 0.46, 0.22))
        ],
        turn=turn,
    )


def flag(x: float, y: float, tall: float, colour: str, *, wide: float = 90, high: float = 56) -> Drawing:
    """Draw it on a pole, blown to the right."""
    return [
        line([(x, y), (x, y - tall)], 5, INK),
        curve(
            f"!{x},{y - tall + 4} {x + wide * 0.3},{y - tall - 4} {x + wide * 0.65},{y - tall + 12} "
            f"!{x + wide},{y - tall + 4} "
            f"!{x + wide - 4},{y - tall + high} {x + wide * 0.62},{y - tall + high + 8} "
            f"{x + wide * 0.3},{y - tall + high - 6} !{x},{y - tall + high}",
            colour,
        ),
    ]


def star(x: float, y: float, radius: float, colour: str) -> Drawing:
    points = []
    for number in range(10):
        reach = radius if number % 2 == 0 else radius * 0.42
        angle = math.tau * number / 10
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return polygon(points, colour)


def tyre(x: float, y: float, size: float) -> Drawing:
    return [
        ellipse(x, y, size, size * 0.8, INK),
        ellipse(x - 1, y - 1, size * 0.72, size * 0.56, SHADE),
        ellipse(x, y, size * 0.46, size * 0.36, INK),
    ]


def flowers(x: float, y: float, across: float, down: float, colour: str, seed: int, count: int = 40) -> Drawing:
    """Draw a heap of blossoms."""
    chance = Random(seed)
    blooms: list[Drawing] = []
    for _ in range(count):
        angle, far = chance.random() * math.tau, chance.random() ** 0.5
        a, b = x + across * far * math.cos(angle), y + down * far * math.sin(angle)
        blooms.append([disc(a + 1, b + 1.6, 6.4, INK), disc(a, b, 5.6, colour), disc(a, b, 1.8, INK)])
    return [ellipse(x, y, across + 4, down + 4, DARK), blooms]


def confetti(colour: str, seed: int, count: int, foot: float = 300) -> Drawing:
    """Paper in the air, larger where it is nearer."""
    chance = Random(seed)
    scraps: list[Drawing] = []
    for n in range(count):
        size = 3 + 7 * (n / count) ** 1.6
        scraps.append(
            at(
                chance.uniform(0, 500),
                chance.uniform(0, foot),
                1,
                box(-size, -size * 0.6, size * 2, size * 1.2, colour),
                turn=chance.uniform(0, 180),
            )
        )
    return scraps


def cane(left: float, right: float, foot: float, tall: float, colour: str, seed: int) -> Drawing:
    """It shows sugar cane or tall grass, blade by blade."""
    chance = Random(seed)
    blades: list[Drawing] = []
    x = left
    while x < right:
        high = tall * chance.uniform(0.75, 1.1)
        blades.append(line([(x, foot), (x + chance.uniform(-5, 5), foot - high)], 3.6, colour))
        for share in (0.62, 0.82, 1.0):
            way = chance.choice((-1, 1)) * chance.uniform(16, 30)
            blades.append(
                curve(
                    [
                        (x, foot - high * share),
                        (x + way * 0.6, foot - high * share - 14),
                        (x + way, foot - high * share + 8),
                        (x + way * 0.5, foot - high * share - 7),
                    ],
                    colour,
                )
            )
        x += chance.uniform(9, 15)
    return blades


def candle(x: float, y: float, tall: float, colour: str = PAPER) -> Drawing:
    return [
        box(x - 4, y - tall, 8, tall, colour),
        curve(f"{x},{y - tall - 18} {x + 5},{y - tall - 7} {x},{y - tall - 1} {x - 5},{y - tall - 7}", PAPER),
    ]


# Hands


def taking_hand(sleeve: str, cuff: str, skin: str = PAPER, crease: str = INK, *, ring_: bool = False) -> Drawing:
    """Comes from the left with its fingers around something at the origin."""
    return [
        polygon("-260,-38 -94,-34 -94,34 -260,40", crease),
        polygon("-260,-34 -96,-30 -96,30 -260,36", sleeve),
        polygon("-98,-33 -76,-31 -76,31 -98,33", cuff),
        curve("!-78,-25 -50,-30 -22,-34 4,-30 12,-8 8,26 -14,36 -50,30 !-78,25", skin),
        limb("-30,-10 0,-22 30,-26 46,-18", (50, 25, 23, 20), crease),
        limb("-20,0 0,0 34,-8 50,0", (60, 24, 23, 20), crease),
        limb("-20,10 0,10 32,10 46,16", (52, 24, 22, 19), crease),
        limb("-6,24 22,27 36,30", (22, 20, 18), crease),
        curve("!-78,-25 -50,-30 -22,-34 4,-30 12,-8 8,26 -14,36 -50,30 !-78,25", skin),
        limb("-4,-22 30,-26 46,-18", (19, 17, 14), skin),
        limb("0,-6 34,-8 50,0", (18, 17, 14), skin),
        limb("0,10 32,10 46,16", (18, 16, 13), skin),
        limb("-6,24 22,27 36,30", (16, 14, 12), skin),
        line("6,-14 48,-11", 2.6, crease),
        line("8,2 48,8", 2.6, crease),
        line("6,18 42,23", 2.6, crease),
        line("-78,-26 -50,-31 -22,-35 4,-31 30,-35", 2.6, crease, bent=True),
        line("-78,26 -50,31 -14,37 22,35", 2.6, crease, bent=True),
        [ring(16, 2, 4, 9, 4, YELLOW)] if ring_ else [],
    ]


def _between(first: float, last: float, count: int) -> list[float]:
    return [first + (last - first) * n / (count - 1) for n in range(count)]
