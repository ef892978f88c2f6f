"""These are the four Elections."""

from __future__ import annotations

from tools.art.people_power import busts, figures, things
from tools.art.people_power.figures import crowd, person
from tools.art.people_power.ink import (
    BLUE,
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
    line,
    polygon,
    wash,
)


def presidential_election_1981() -> Drawing:
    """One man's poster wherever one looks, a ballot box under it, and the chairs of his opponents empty."""
    return [
        wash(130, 200),
        [
            [box(x, 18, 120, 158, INK), box(x + 4, 22, 112, 150, c), _poster(x + 60, 92, 0.62)]
            for x, c in ((20, PALE), (360, PALE))
        ],
        box(166, -8, 168, 208, INK),
        box(171, -8, 158, 203, BLUE),
        _poster(250, 84, 0.9),
        box(0, 176, 500, 6, SHADE),
        wash(225, 190, 196),
        [_chair(x, 296, 1.0) for x in (58, 128)],
        [_chair(x, 296, 1.0) for x in (390, 456)],
        things.ballot_box(246, 284, 1.0, PAPER, GREY, PAPER),
    ]


def ninoy_aquino_murdered() -> Drawing:
    """A man in white lies on the tarmac at the foot of an aircraft's stairs; soldiers, and a yellow ribbon."""
    return [
        wash(190, 255, 0, 190),
        curve("!-20,40 120,20 360,20 !520,60 !520,128 360,142 120,140 !-20,130", LIGHT),
        curve("!-20,112 120,118 360,120 !520,104 !520,128 360,142 120,140 !-20,130", GREY),
        [box(x, 62, 13, 16, SHADE) for x in range(20, 330, 34)],
        box(356, 54, 40, 86, DARK),
        line("0,96 500,92", 4, SHADE),
        polygon("340,138 412,138 300,262 214,262", SHADE),
        [
            polygon(
                f"{342 - 14.5 * n},{140 + 14 * n} {410 - 12.8 * n},{140 + 14 * n} "
                f"{406 - 12.8 * n},{146 + 14 * n} {337 - 14.5 * n},{146 + 14 * n}",
                PALE,
            )
            for n in range(9)
        ],
        line("340,116 206,252", 5, INK),
        line("414,116 300,252", 5, INK),
        [line([(340 - 19 * n, 116 + 19.4 * n), (342 - 18 * n, 138 + 18 * n)], 3, INK) for n in range(7)],
        wash(235, 200, 250, 300, 0, 500),
        curve("!90,286 104,268 140,262 190,266 240,262 !270,272 !300,280 !296,290 !250,288 190,292", SHADE, 0.6),
        at(
            176,
            276,
            1.25,
            curve("!-44,6 -46,-8 -20,-17 20,-15 !52,-8 !94,-3 !96,3 !60,8 !90,12 !88,18 30,12 -10,13", PAPER),
            line("-44,6 -46,-8 -20,-17 20,-15 52,-8 94,-3 96,3 60,8 90,12 88,18 30,12 -10,13 -44,6", 2, INK),
            ellipse(-56, 0, 11, 9, MID),
            curve("-62,-8 -50,-10 -44,-2 -48,6 -58,8 -68,4 -68,-4", INK),
            curve("!-36,4 -30,18 -44,24 -52,20 !-42,14 !-44,4", PAPER),
            line("-36,6 -32,18 -46,23", 2, INK),
            disc(-52, 21, 4, MID),
            curve("!92,-4 104,-6 108,2 96,4", INK),
            curve("!88,12 100,12 102,20 88,18", INK),
        ),
        [
            person(
                x,
                y,
                t,
                head=figures.helmet(INK, PALE),
                shirt=SHADE,
                trousers=DARK,
                skin=MID,
                right=figures.HOLD,
                left=figures.HOLD,
                rim=PAPER,
                flip=f,
                over=[figures.webbing(PALE), figures.rifle(0, -62, -34, INK, 1.2)],
            )
            for x, y, t, f in ((44, 268, 150, False), (420, 292, 190, True), (474, 270, 160, True))
        ],
        curve("!0,0 60,26 110,8 !150,0 !168,0 120,26 64,44 !0,14", YELLOW),
        curve("!150,0 176,22 214,20 !236,0 !252,0 220,34 172,38 !136,0", YELLOW),
    ]


def parliamentary_election_1984() -> Drawing:
    """A parliament in a half-circle: a third of its seats is yellow, and one member stands up to speak."""
    seats: list[Drawing] = []
    for row in range(4):
        for number in range(12 - row):
            share = (number + 0.5) / (12 - row)
            x = 250 + (share - 0.5) * (470 - row * 20) * (0.86 + row * 0.07)
            y = 150 + row * 38 - 40 * (1 - (2 * share - 1) ** 2) * -1 * 0.55
            seats.append(_member(x, y + 6, 0.72 + 0.17 * row, YELLOW if share > 0.68 else SHADE))
    return [
        wash(170, 235, 0, 130),
        polygon("60,0 440,0 470,110 30,110", LIGHT),
        [box(x, 0, 18, 110, GREY) for x in (40, 110, 372, 442)],
        disc(250, 44, 32, SHADE),
        disc(250, 44, 27, PAPER),
        things.star(250, 43, 20, SHADE),
        polygon("176,90 324,90 340,124 160,124", DARK),
        polygon("206,70 294,70 304,92 196,92", SHADE),
        person(250, 112, 62, shirt=INK, skin=MID),
        wash(225, 130, 122),
        seats,
        person(
            398,
            322,
            196,
            head=figures.hair(INK),
            shirt=YELLOW,
            trousers=INK,
            skin=MID,
            right=figures.FIST,
            left=figures.HOLD,
            rim=INK,
            over=[box(-10, -66, 12, 15, PAPER), line("-8,-61 0,-61", 1.4, INK), line("-8,-57 0,-57", 1.4, INK)],
        ),
        curve("!0,300 !0,286 120,276 250,282 340,292 !350,300", INK),
    ]


def snap_election_1986() -> Drawing:
    """Two hands pull at one ballot box before two boards with two different counts."""
    return [
        wash(150, 235),
        [
            [
                box(x, 16, 178, 118, INK),
                box(x + 5, 21, 168, 108, DARK),
                [_tally(x + 20, 40 + 34 * row, n) for row, n in enumerate(counts)],
            ]
            for x, counts in ((22, (5, 2, 3)), (300, (2, 5, 4)))
        ],
        crowd(170, 10, GREY, 16, fists=0.5),
        crowd(196, 14, SHADE, 17, fists=0.3, rim=PAPER),
        wash(150, 90, 260),
        things.ballot_box(244, 272, 1.35, PAPER, GREY, PAPER),
        at(150, 236, 1.05, things.taking_hand(INK, PAPER, LIGHT)),
        at(352, 232, 1.05, things.taking_hand(YELLOW, PAPER, LIGHT), flip=True),
    ]


def _poster(x: float, y: float, scale: float) -> Drawing:
    """Draw the President, hair high and sleek."""
    return at(
        x,
        y,
        scale,
        curve("!-84,112 -76,84 -40,66 0,74 40,66 76,84 !84,112", PAPER),
        busts.face(jaw=0.98, shaded=SHADE),
        busts.features(brow=5.4),
        busts.pompadour(),
        polygon("-34,66 0,98 34,66 40,74 0,112 -40,74", PAPER),
        line("-34,66 0,98 34,66", 3, INK),
    )


def _chair(x: float, y: float, scale: float) -> Drawing:
    return at(
        x,
        y,
        scale,
        box(-22, -94, 44, 46, INK, 5),
        box(-17, -89, 34, 36, GREY, 4),
        polygon("-24,-46 24,-46 28,-36 -28,-36", INK),
        line("-24,-38 -26,0", 6, INK),
        line("24,-38 26,0", 6, INK),
        line("-16,-38 -16,-10", 4, INK),
        line("16,-38 16,-10", 4, INK),
    )


def _member(x: float, y: float, scale: float, colour: str) -> Drawing:
    """Draw a seat with somebody in it, from behind."""
    return at(
        x,
        y,
        scale,
        disc(0, -26, 7, INK),
        box(-13, -18, 26, 26, INK, 6),
        box(-16, -10, 32, 30, INK, 5),
        box(-13.6, -7.6, 27.2, 27, colour, 4),
    )


def _tally(x: float, y: float, count: int) -> Drawing:
    """It shows strokes in fives."""
    groups: list[Drawing] = []
    for number in range(count):
        left = x + number * 28
        groups.append(
            [
                [line(f"{left + 5 * n},{y} {left + 5 * n},{y + 20}", 2.6, PAPER) for n in range(4)],
                line(f"{left - 3},{y + 17} {left + 18},{y + 3}", 2.6, PAPER),
            ]
        )
    return groups


PICTURES = {
    37: presidential_election_1981,
    38: ninoy_aquino_murdered,
    39: parliamentary_election_1984,
    40: snap_election_1986,
}
