"""What the paper prints beside the phases of an Election Round, by name."""

from __future__ import annotations

from tools.art.people_power import figures, things
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
    RED,
    SHADE,
    YELLOW,
    Drawing,
    at,
    box,
    curve,
    disc,
    ellipse,
    glow,
    line,
    polygon,
    wash,
)


def victory() -> Drawing:
    """A teacher chalks the count on a blackboard while watchers look on and a ballot is held up."""
    return [
        wash(140, 220),
        box(70, 18, 300, 156, INK),
        box(78, 26, 284, 140, DARK),
        [_tally(96, 44 + 40 * row, count) for row, count in enumerate((7, 4, 6))],
        wash(200, 150, 236),
        box(392, 26, 90, 90, PAPER),
        box(434, 26, 6, 90, SHADE),
        box(392, 68, 90, 6, SHADE),
        person(
            300,
            300,
            204,
            head=figures.long_hair(INK),
            robe=figures.dress(PAPER, -14),
            shirt=PAPER,
            skin=GREY,
            right=figures.REACH,
            left=figures.DOWN,
            rim=INK,
            flip=True,
            over=box(28, -118, 4, 9, PAPER),
        ),
        things.ballot_box(424, 284, 0.9, PALE, MID, LIGHT),
        person(
            150,
            306,
            160,
            head=figures.hair(INK),
            shirt=YELLOW,
            trousers=INK,
            skin=MID,
            right=figures.FIST,
            rim=INK,
            over=at(17, -124, 0.62, things.ballot(0, 0, 10)),
        ),
        crowd(262, 15, SHADE, 5, left=0, right=130, rim=PAPER),
        crowd(284, 20, INK, 6, rim=PAPER, left=-10, right=230, gap=2.8),
        crowd(290, 20, INK, 7, rim=PAPER, left=330, right=520, gap=2.8),
    ]


def resources() -> Drawing:
    """Hands from three sides reach for a heap of coins and notes."""
    return [
        wash(120, 210),
        glow(250, 190, 190),
        polygon("0,236 500,236 500,300 0,300", SHADE),
        polygon("0,236 500,236 500,244 0,244", PALE),
        [
            at(
                x,
                y,
                1,
                box(-40, -20, 80, 40, PAPER),
                line("-40,-20 40,-20 40,20 -40,20 -40,-20", 3, INK),
                disc(0, 0, 12, GREY),
                turn=t,
            )
            for x, y, t in ((196, 214, -18), (312, 216, 14), (252, 196, 4))
        ],
        [
            [ellipse(x, y + 5, 22, 9, INK), ellipse(x, y, 22, 9, YELLOW), ellipse(x, y, 13, 5, INK, 0.3)]
            for x, y in (
                (170, 244),
                (212, 250),
                (254, 254),
                (298, 250),
                (338, 244),
                (192, 232),
                (234, 238),
                (276, 238),
                (318, 232),
                (214, 222),
                (256, 226),
                (298, 220),
                (236, 208),
                (276, 208),
                (256, 194),
                (256, 182),
                (256, 170),
            )
        ],
        at(156, 186, 0.9, things.taking_hand(INK, PAPER, PAPER), turn=6),
        at(356, 186, 0.9, things.taking_hand(PALE, PAPER, GREY), flip=True, turn=-6),
        at(262, 112, 0.8, things.taking_hand(SHADE, INK, PALE), turn=74),
    ]


def support() -> Drawing:
    """On a crate in a village somebody speaks through a megaphone; people listen under the palms."""
    return [
        wash(200, 255, 0, 220),
        things.palm(60, 240, 1.15, GREY),
        things.palm(444, 236, 1.2, GREY, flip=True),
        things.hut(150, 236, 1.0, PALE, GREY, SHADE),
        things.hut(384, 236, 0.9, PALE, GREY, SHADE),
        wash(200, 160, 230),
        things.banner(172, 20, 330, 58, RED, PAPER, foot=150),
        box(214, 222, 74, 50, SHADE),
        line("214,222 288,222 288,272 214,272 214,222", 3, INK),
        line("214,246 288,246", 3, INK),
        person(
            250,
            226,
            148,
            head=figures.hair(INK),
            shirt=PAPER,
            trousers=INK,
            skin=MID,
            right=figures.FIST,
            left="11,-80 20,-78 14,-88",
            rim=INK,
            over=at(-14, -90, 1, polygon("0,-3 -20,-10 -20,8 0,3", INK)),
        ),
        [
            person(x, y, 104, head=h, shirt=c, trousers=DARK, skin=MID, rim=PAPER)
            for x, y, h, c in (
                (110, 270, figures.straw_hat(), SHADE),
                (160, 264, figures.long_hair(), DARK),
                (340, 264, figures.straw_hat(), DARK),
                (392, 270, None, SHADE),
            )
        ],
        crowd(270, 19, INK, 33, rim=PAPER, hats=0.4, fists=0.2),
    ]


def redeploy() -> Drawing:
    """Lorries with soldiers drive past a sentry into their camp."""
    return [
        wash(180, 250, 0, 210),
        curve("!0,220 !0,160 90,120 190,156 300,130 400,160 !500,124 !500,220", PALE),
        wash(200, 150, 216),
        box(330, 80, 24, 190, DARK),
        box(476, 80, 24, 190, DARK),
        box(318, 66, 190, 26, SHADE),
        things.star(414, 79, 11, PAPER),
        things.flag(488, 70, 66, BLUE, wide=60, high=36),
        at(400, 236, 0.78, things.truck(SHADE)),
        [disc(x, 164, 6, INK) for x in (350, 364, 378, 392, 406)],
        at(190, 280, 1.5, things.truck(DARK)),
        [
            [
                at(
                    x,
                    176,
                    0.8,
                    ellipse(0, -10, 11, 13, SHADE),
                    curve("!-14,-12 -12,-26 0,-32 12,-26 !14,-12 0,-14", INK),
                    curve("!-17,16 -14,2 0,-2 14,2 !17,16", INK),
                )
            ]
            for x in (90, 118, 146, 174, 202)
        ],
        [line(f"{x},168 {x + 8},136", 3, INK) for x in (104, 160, 216)],
        person(
            448,
            304,
            190,
            head=figures.helmet(INK, PALE),
            shirt=SHADE,
            trousers=DARK,
            skin=MID,
            right="11,-80 22,-78 8,-95",
            left=figures.DOWN,
            rim=PAPER,
            over=[figures.webbing(PALE)],
            flip=True,
        ),
        wash(120, 60, 288),
    ]


def reset() -> Drawing:
    """A boy holds up the new edition in a street of the morning."""
    return [
        wash(190, 255, 0, 230),
        glow(380, 120, 200),
        disc(390, 128, 40, PAPER),
        things.towers(0, 236, (120, 160, 100), 56, GREY, LIGHT),
        things.towers(350, 236, (110, 150, 128), 56, PALE, LIGHT),
        wash(200, 235, 230),
        at(96, 266, 0.75, things.jeepney(SHADE, PAPER)),
        crowd(230, 8, MID, 4, left=330, right=500),
        person(
            256,
            316,
            216,
            head=figures.cap(INK),
            shirt=SHADE,
            trousers=DARK,
            skin=MID,
            right=figures.REACH,
            left=figures.HOLD,
            rim=PAPER,
            over=[
                box(-22, -66, 26, 20, PAPER),
                line("-22,-66 4,-66 4,-46 -22,-46 -22,-66", 1.6, INK),
                line("-19,-62 1,-62", 2.4, INK),
                line("-19,-57 1,-57", 1.4, GREY),
                line("-19,-53 1,-53", 1.4, GREY),
            ],
        ),
        at(
            330,
            58,
            1.0,
            polygon("-62,-40 58,-52 66,34 -54,46", PAPER),
            line("-62,-40 58,-52 66,34 -54,46 -62,-40", 3, INK),
            polygon("-52,-30 50,-40 52,-24 -50,-14", INK),
            polygon("-48,-6 0,-11 4,30 -44,35", YELLOW),
            [line(f"12,{y} 56,{y - 4}", 4, GREY) for y in (-8, 2, 12, 22)],
        ),
        crowd(284, 18, INK, 8, rim=PAPER, left=-10, right=180),
        crowd(286, 18, INK, 9, rim=PAPER, left=350, right=520),
    ]


def desperation() -> Drawing:
    """Three sealed letters under a lamp: nobody shows yet how far they would go."""
    return [
        wash(60, 30, 0, 190),
        glow(250, 120, 230),
        line("250,0 250,34", 4, PAPER),
        curve("!196,78 206,44 250,30 294,44 !304,78", SHADE),
        ellipse(250, 78, 54, 9, PAPER),
        polygon("0,190 500,190 500,300 0,300", MID),
        polygon("90,190 410,190 500,300 0,300", LIGHT),
        [_letter(x, y, turn) for x, y, turn in ((120, 226, -9), (378, 226, 8), (250, 238, 0))],
    ]


def _letter(x: float, y: float, turn: float) -> Drawing:
    return at(
        x,
        y,
        1.0,
        polygon("-74,-38 82,-38 82,54 -74,54", SHADE),
        polygon("-80,-46 76,-46 76,46 -80,46", PAPER),
        polygon("-80,-46 76,-46 -2,14", PALE),
        line("-80,-46 76,-46 76,46 -80,46 -80,-46", 3, INK),
        line("-80,-46 -2,14 76,-46", 3, INK),
        line("-80,46 -26,-4", 2, GREY),
        line("76,46 22,-4", 2, GREY),
        disc(-2, 10, 19, RED),
        disc(-2, 10, 12, INK, 0.35),
        turn=turn,
    )


def _tally(x: float, y: float, count: int) -> Drawing:
    return [
        [
            [line(f"{x + 36 * n + 7 * m},{y} {x + 36 * n + 7 * m},{y + 26}", 3.4, PAPER) for m in range(4)],
            line(f"{x + 36 * n - 4},{y + 22} {x + 36 * n + 25},{y + 4}", 3.4, PAPER),
        ]
        for n in range(count)
    ]


PICTURES = {
    "victory": victory,
    "resources": resources,
    "support": support,
    "redeploy": redeploy,
    "desperation": desperation,
    "reset": reset,
}
