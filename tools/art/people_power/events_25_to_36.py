"""These are the pictures of Events 25 to 36."""

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
    limb,
    line,
    path,
    polygon,
    ring,
    wash,
)


def reagans_visit_cancelled() -> Drawing:
    """An airliner flies off over an empty carpet; a guard of honour and a rostrum wait in vain."""
    return [
        wash(190, 255, 0, 190),
        at(300, 64, 1.25, things.airliner(PAPER, INK)),
        line("0,176 60,152 130,126", 9, PALE, bent=True),
        box(0, 176, 500, 14, GREY),
        box(20, 140, 90, 40, MID),
        box(50, 110, 22, 34, MID),
        box(44, 102, 34, 12, SHADE),
        wash(225, 190, 188),
        polygon("218,190 282,190 420,300 80,300", RED),
        polygon("218,190 224,190 100,300 80,300", INK, 0.45),
        polygon("282,190 276,190 400,300 420,300", INK, 0.45),
        [
            person(
                x,
                y,
                t,
                head=figures.peaked_cap(INK, PAPER),
                shirt=DARK,
                trousers=SHADE,
                skin=GREY,
                over=figures.rifle(13, -62, -90, INK, 1.2),
                rim=PAPER,
            )
            for x, y, t in ((190, 214, 62), (164, 232, 82), (126, 258, 112), (72, 296, 158))
        ],
        [
            person(
                x,
                y,
                t,
                head=figures.peaked_cap(INK, PAPER),
                shirt=DARK,
                trousers=SHADE,
                skin=GREY,
                over=figures.rifle(13, -62, -90, INK, 1.2),
                rim=PAPER,
                flip=True,
            )
            for x, y, t in ((310, 214, 62), (336, 232, 82), (374, 258, 112), (428, 296, 158))
        ],
        polygon("234,196 266,196 270,232 230,232", INK),
        polygon("228,190 272,190 276,198 224,198", SHADE),
        line("250,190 250,170", 3, INK),
        disc(250, 168, 5, INK),
    ]


def bataan_nuclear_power_plant() -> Drawing:
    """The dome of a reactor under a volcano, and before it people with placards that show the trefoil."""
    return [
        wash(170, 250, 0, 220),
        polygon("300,170 402,30 424,26 440,34 500,120 500,190 290,190", GREY),
        polygon("402,30 424,26 440,34 500,120 500,190 430,190", MID),
        things.smoke(420, 34, 0.26, (PALE, LIGHT, PAPER)),
        box(0, 186, 500, 60, PALE),
        curve("!120,226 !120,122 140,76 190,52 240,76 260,122 !260,226", LIGHT),
        curve("!206,55 240,76 260,122 !260,226 !214,226 222,120", GREY),
        line("120,128 190,136 260,128", 3, MID, bent=True),
        line("120,170 190,178 260,170", 3, MID, bent=True),
        polygon("274,226 280,70 300,70 306,226", PAPER),
        [
            polygon(
                f"{279 + n * 0.4},{92 + 44 * n} {301 - n * 0.4},{92 + 44 * n} {302},{110 + 44 * n} "
                f"{278},{110 + 44 * n}",
                SHADE,
            )
            for n in range(3)
        ],
        box(30, 150, 92, 76, GREY),
        [box(x, 166, 12, 12, SHADE) for x in (42, 66, 90)],
        box(312, 168, 110, 58, SHADE),
        [box(x, 182, 14, 12, PALE) for x in (324, 352, 380)],
        line("0,214 500,214", 3, INK),
        [line(f"{x},204 {x},232", 3, INK) for x in range(10, 500, 30)],
        crowd(250, 13, SHADE, 5, fists=0.2, rim=PAPER),
        crowd(276, 19, INK, 8, fists=0.35, rim=PAPER),
        [
            _trefoil_placard(x, y, s, t)
            for x, y, s, t in ((80, 196, 1.0, -8), (414, 206, 1.05, 7), (252, 226, 0.95, -2))
        ],
    ]


def opposition_alliance() -> Drawing:
    """Draw a hand from a red sleeve and one from an embroidered cuff that clasp each other before two marches."""
    return [
        wash(185, 255),
        things.banner(20, 34, 180, 76, SHADE, PAPER, foot=120),
        things.banner(320, 34, 480, 76, MID, PAPER, foot=120),
        crowd(150, 9, GREY, 2, fists=0.5, foot=260),
        crowd(172, 12, MID, 3, fists=0.3, foot=280),
        wash(150, 90, 240),
        _clasp(),
    ]


def escalante_massacre() -> Drawing:
    """Helmets and rifles in a row, fire from their muzzles; people in a street fall or flee, a banner drops."""
    return [
        wash(200, 255, 0, 200),
        box(0, 70, 130, 130, PALE),
        polygon("-10,74 64,40 140,74", GREY),
        things.palm(168, 206, 0.85, GREY),
        things.palm(470, 206, 1.0, GREY, flip=True),
        things.cathedral(300, 202, 0.75, LIGHT, PALE, GREY),
        wash(235, 255, 198),
        things.smoke(280, 196, 0.3, (GREY, PALE, LIGHT)),
        crowd(204, 8, MID, 61, left=170, right=500, foot=240),
        person(
            232,
            262,
            104,
            legs=figures.RUN,
            right=figures.REACH,
            left=figures.WIDE,
            shirt=DARK,
            trousers=DARK,
            skin=SHADE,
            rim=PAPER,
        ),
        person(
            300,
            270,
            112,
            legs=figures.STRIDE,
            right=figures.REACH,
            left=figures.REACH,
            shirt=SHADE,
            trousers=DARK,
            skin=SHADE,
            lean=28,
            rim=PAPER,
        ),
        at(
            398,
            276,
            1,
            [
                line("-56,-40 60,-78", 4, INK),
                polygon("-50,-42 52,-76 64,-34 -36,-4", RED),
                [line(f"{x},{-36 - x * 0.33} {x + 7},{-22 - x * 0.33}", 4, PAPER) for x in (-30, -14, 2, 18, 34)],
            ],
        ),
        person(
            448,
            266,
            104,
            legs=figures.RUN,
            right=figures.FORWARD,
            left=figures.WIDE,
            head=figures.long_hair(INK),
            robe=figures.dress(DARK, -22),
            shirt=DARK,
            trousers=DARK,
            skin=SHADE,
            rim=PAPER,
        ),
        at(
            338,
            290,
            1.0,
            curve("-60,0 -40,-14 0,-16 40,-10 70,0 20,6", INK),
            ellipse(-66, -6, 9, 8, SHADE),
            limb("-30,-8 -46,-26", (9, 6), INK),
        ),
        [_shooter(x) for x in (14, 84, 154)],
    ]


def reform_the_armed_forces() -> Drawing:
    """Young officers raise their right hands; a general with his cap and medals turns to look."""
    return [
        wash(200, 255, 0, 230),
        things.flag(250, 236, 226, YELLOW, wide=120, high=74),
        wash(190, 150, 226),
        [
            person(
                x,
                y,
                t,
                head=figures.hair(INK),
                shirt=c,
                trousers=SHADE,
                skin=MID,
                right=SWEAR,
                rim=PAPER,
                over=[figures.webbing(GREY), polygon("-13,-70 -8,-72 -7,-66 -12,-64", YELLOW)],
            )
            for x, y, t, c in (
                (168, 262, 140, SHADE),
                (250, 258, 140, SHADE),
                (332, 262, 140, SHADE),
                (120, 296, 184, DARK),
                (212, 300, 190, DARK),
                (304, 298, 186, DARK),
            )
        ],
        at(
            424,
            318,
            2.15,
            curve("!-44,10 -40,-40 -26,-62 -8,-70 8,-70 26,-62 40,-40 !44,10", PAPER),
            curve("!-41,10 -37,-40 -24,-59 -8,-67 8,-67 24,-59 37,-40 !41,10", INK),
            box(-6, -82, 12, 16, SHADE),
            ellipse(0, -90, 11, 14, SHADE),
            curve("!-12,-96 -20,-108 0,-118 20,-108 !12,-96", INK),
            box(-12, -99, 24, 5, PALE),
            curve("!-12,-95 0,-90 !12,-95 0,-88", INK),
            [
                box(-34 + 9 * a, -34 + 6 * b, 7.4, 4.4, (PAPER, GREY, PALE)[(a + b) % 3])
                for a in range(3)
                for b in range(3)
            ],
            line("-30,-58 -14,-64", 5, GREY),
            line("30,-58 14,-64", 5, GREY),
        ),
    ]


def moro_front() -> Drawing:
    """Draw a fighter with a headcloth, a kris and a rifle; behind him a mosque and a boat with a striped sail."""
    return [
        wash(170, 255, 0, 190),
        glow(130, 110, 130),
        disc(120, 112, 24, PAPER),
        wash(190, 110, 190),
        [
            line(f"{x},{y} {x + w},{y}", 3, PAPER)
            for x, y, w in ((60, 206, 70), (96, 220, 60), (30, 236, 50), (150, 244, 70))
        ],
        things.mosque(398, 214, 1.0, LIGHT, SHADE),
        things.palm(482, 220, 0.9, SHADE),
        at(
            118,
            212,
            1.0,
            polygon("-6,-10 2,-112 96,-128 62,-14", PAPER),
            polygon("2,-112 24,-116 10,-12 -6,-10", RED),
            polygon("46,-120 70,-124 40,-13 24,-12", RED),
            polygon("2,-112 96,-128 94,-122 2,-106", INK),
            curve("!-92,-8 -40,6 60,6 !112,-16 80,14 -50,16", INK),
            line("-6,-14 6,-116", 4, INK),
            line("-70,22 90,22", 4, INK),
            line("-30,10 -40,22", 3, INK),
            line("40,10 50,22", 3, INK),
        ),
        curve("!0,300 !0,270 120,256 250,272 380,236 !500,222 !500,300", SHADE),
        at(
            278,
            312,
            2.3,
            curve("!-40,10 -36,-40 -24,-62 -8,-70 8,-70 24,-62 36,-40 !40,10", PAPER),
            curve("!-37,10 -33,-40 -22,-59 -8,-67 8,-67 22,-59 33,-40 !37,10", DARK),
            box(-6, -82, 12, 16, SHADE),
            curve("-9,-70 0,-60 9,-70 4,-66 -4,-66", PALE),
            ellipse(0, -90, 10.6, 14, PALE),
            curve("!1,-103 10,-98 10.6,-90 8,-80 !1,-76 3,-82 !0,-86 3,-94", SHADE),
            line("-7,-92 -2,-92", 1.6, INK),
            line("3,-92 7,-92", 1.6, INK),
            curve("!-6,-83 0,-85 !6,-83 0,-81", INK),
            curve("-12,-94 -14,-106 0,-113 14,-106 12,-94 0,-99", RED),
            line("-12,-95 0,-100 12,-95", 1.4, INK, bent=True),
            curve("!11,-98 24,-92 20,-76 !15,-82", RED),
            line("-30,-58 30,-6", 6, INK),
            [box(-24 + 9 * n, -56 + 8 * n, 5, 8, GREY) for n in range(6)],
            figures.rifle(16, -34, -62, PAPER, 1.66),
            figures.rifle(16, -34, -62, INK, 1.5),
            limb("28,-54 34,-34 20,-28", (11, 10, 8), DARK),
            disc(18, -27, 4.6, PALE),
        ),
        at(
            150,
            262,
            1.7,
            curve("!-3,0 -9,-14 -2,-26 -9,-40 -2,-54 !-6,-74 4,-58 6,-42 0,-30 6,-16 !4,0", INK, 1),
            curve("!-1,-2 -6,-14 1,-26 -6,-40 1,-54 !-4,-68 2,-56 3,-42 -3,-30 3,-16 !2,-2", PAPER),
            box(-9, -2, 18, 5, INK, 2),
            box(-3, 0, 6, 16, INK, 2),
        ),
        limb("214,182 176,226 152,276", (28, 24, 18), DARK),
        disc(150, 280, 11, PALE),
    ]


def edifice_complex() -> Drawing:
    """Draw a gleaming temple of concrete on the bay, a crack through it; at its foot the shacks of the poor."""
    return [
        wash(90, 210, 0, 200),
        glow(250, 100, 240, PAPER, 1.0),
        polygon("60,74 440,74 458,96 42,96", PAPER),
        polygon("60,74 440,74 430,62 70,62", PALE),
        polygon("42,96 458,96 458,104 42,104", SHADE),
        [[box(x, 104, 20, 96, PAPER), box(x + 12, 104, 8, 96, GREY)] for x in range(62, 430, 40)],
        box(50, 104, 400, 8, MID),
        polygon("30,200 470,200 486,214 14,214", PALE),
        polygon("14,214 486,214 500,230 0,230", LIGHT),
        line("306,62 298,84 312,100 300,126 314,150 304,176 318,204 308,230", 4.4, INK),
        line("312,100 328,112 326,128", 3, INK),
        line("304,176 288,188", 3, INK),
        polygon("400,64 408,64 420,-6 412,-6", INK),
        line("412,6 320,22", 4, INK),
        line("340,18 340,50", 2, INK),
        line("416,4 470,14", 4, INK),
        curve("!40,150 140,168 250,172 360,168 !460,150 !460,158 360,178 250,182 140,178 !40,158", BLUE),
        curve("250,176 226,158 214,166 226,180 !250,178 274,158 286,166 274,182", BLUE),
        polygon("246,178 228,214 238,214 252,182 264,214 274,214 256,178", BLUE),
        wash(120, 60, 228),
        [
            _shack(x, y, w, c)
            for x, y, w, c in (
                (-10, 272, 92, SHADE),
                (70, 266, 80, MID),
                (150, 274, 88, SHADE),
                (232, 268, 84, DARK),
                (312, 274, 92, SHADE),
                (398, 268, 84, MID),
                (456, 276, 70, DARK),
            )
        ],
        [_shack(x, y, w, INK) for x, y, w in ((20, 312, 110), (182, 316, 120), (352, 312, 116))],
        line("130,262 190,254", 2, INK),
        [polygon(f"{x},256 {x + 9},255 {x + 8},270 {x + 1},270", PAPER) for x in (138, 154, 170)],
        person(150, 304, 60, shirt=PALE, trousers=INK, skin=GREY),
        person(322, 304, 66, robe=figures.dress(PALE), shirt=PALE, head=figures.long_hair(INK), skin=GREY),
        person(342, 304, 42, shirt=PAPER, trousers=INK, skin=GREY),
    ]


def manotoc_kidnapping() -> Drawing:
    """Draw masked men who push a bridegroom with a flower at his lapel into a car."""
    return [
        wash(70, 170, 0, 220),
        glow(120, 60, 150, PAPER, 0.85),
        line("120,60 120,240", 6, INK),
        line("120,60 150,44", 5, INK),
        disc(154, 50, 9, PAPER),
        box(330, 20, 170, 200, SHADE),
        [box(x, y, 26, 34, DARK) for x in (350, 400, 450) for y in (40, 100, 160)],
        wash(150, 210, 218),
        at(392, 276, 1.7, things.car(INK, GREY)),
        polygon("282,156 318,150 330,236 296,246", DARK),
        line("282,156 318,150 330,236", 3, PALE),
        polygon("290,162 312,158 316,190 296,194", GREY),
        person(
            252,
            296,
            226,
            head=[figures.hair(INK), polygon("-6.6,-97 6.6,-97 6.6,-91 -6.6,-91", INK)],
            shirt=PAPER,
            trousers=PAPER,
            skin=PALE,
            right=figures.BOUND,
            left=figures.BOUND,
            legs=figures.WALK,
            rim=INK,
            lean=8,
            over=[
                polygon("-5,-84 0,-72 5,-84", INK),
                polygon("-2,-80 2,-80 3,-62 0,-58 -3,-62", INK),
                disc(8, -72, 3.4, RED),
                polygon("-9,-56 9,-56 9,-50 -9,-50", INK),
            ],
        ),
        person(
            166,
            300,
            232,
            head=_mask(),
            shirt=INK,
            trousers=INK,
            skin=INK,
            right="11,-80 24,-74 38,-78",
            left=figures.HOLD,
            legs=figures.STRIDE,
            rim=PAPER,
            over=figures.rifle(-4, -60, -34, INK, 1.2),
        ),
        person(
            334,
            306,
            228,
            head=_mask(),
            shirt=DARK,
            trousers=INK,
            skin=INK,
            right="11,-80 24,-76 36,-70",
            left=figures.DOWN,
            rim=PAPER,
            flip=True,
        ),
    ]


def kilusang_mayo_uno() -> Drawing:
    """It shows workers in helmets with linked arms and fists before chimneys, a red flag with a gear over them."""
    return [
        wash(190, 255, 0, 230),
        things.factory(108, 226, 1.25, GREY, MID, PALE),
        things.factory(420, 226, 1.1, PALE, GREY, LIGHT),
        things.smoke(64, 44, 0.42, (MID, GREY, PALE)),
        things.smoke(376, 62, 0.36, (GREY, PALE, LIGHT)),
        wash(170, 120, 224),
        things.flag(236, 240, 232, RED, wide=176, high=104),
        things.gear(326, 62, 36, PAPER, RED, 10),
        line("312,76 340,48", 7, INK),
        polygon("330,36 352,56 344,64 322,44", INK),
        [
            person(
                x, 262, 140, head=_hard_hat(PALE), shirt=MID, trousers=DARK, skin=SHADE, right=r, left=LINK, rim=PAPER
            )
            for x, r in ((64, LINK), (140, figures.FIST), (216, LINK), (300, LINK), (376, figures.FIST), (446, LINK))
        ],
        [
            person(x, 322, 208, head=_hard_hat(PAPER), shirt=c, trousers=INK, skin=SHADE, right=r, left=LINK, rim=PAPER)
            for x, r, c in (
                (30, figures.FIST, DARK),
                (134, LINK, INK),
                (240, figures.FIST, DARK),
                (346, LINK, INK),
                (456, figures.FIST, DARK),
            )
        ],
    ]


def pope_john_paul() -> Drawing:
    """The Pope in mitre and cope spreads his arms over a sea of people."""
    return [
        wash(170, 250, 0, 240),
        glow(250, 120, 220),
        [
            polygon([(250, 120), (250 + 420 * a, 120 - 420 * b), (250 + 420 * c, 120 - 420 * d)], PAPER, 0.5)
            for a, b, c, d in (
                (0.94, 0.34, 0.87, 0.5),
                (0.64, 0.77, 0.5, 0.87),
                (-0.94, 0.34, -0.87, 0.5),
                (-0.64, 0.77, -0.5, 0.87),
            )
        ],
        crowd(196, 8, GREY, 3),
        crowd(214, 10, MID, 6),
        at(
            250,
            262,
            1.95,
            curve(
                "!-34,10 -30,-40 -70,-74 !-84,-92 -60,-92 -24,-82 0,-84 24,-82 60,-92 !84,-92 70,-74 30,-40 !34,10", INK
            ),
            curve(
                "!-31,10 -27,-42 -64,-74 !-78,-90 -58,-88 -22,-79 0,-81 22,-79 58,-88 !78,-90 64,-74 27,-42 !31,10",
                PAPER,
            ),
            curve("!8,-80 22,-79 58,-88 !78,-90 64,-74 27,-42 !31,10 !12,10", GREY),
            curve("!-8,-80 0,-70 !8,-80 !10,10 !-10,10", YELLOW),
            box(-2.4, -58, 4.8, 26, PAPER),
            box(-9, -50, 18, 4.8, PAPER),
            disc(-82, -94, 5.4, PAPER),
            disc(82, -94, 5.4, GREY),
            box(-5, -92, 10, 12, GREY),
            ellipse(0, -97, 9.4, 12, PAPER),
            curve("!1,-108 9,-104 9.4,-97 7,-88 !1,-85 3,-91 !0,-94 3,-100", SHADE),
            line("-6,-99 -2,-99", 1.4, INK),
            line("3,-99 6,-99", 1.4, INK),
            line("-3,-90 3,-90", 1.3, INK),
            curve("!-10,-104 -14,-122 0,-144 14,-122 !10,-104 0,-108", INK),
            curve("!-8.4,-106 -12,-122 0,-140 12,-122 !8.4,-106 0,-110", PAPER),
            box(-2, -136, 4, 28, YELLOW),
            curve("!-9,-106 0,-110 !9,-106 9,-112 0,-116 -9,-112", YELLOW),
        ),
        line("410,84 410,270", 6, INK),
        box(398, 98, 24, 6, INK),
        curve("410,84 404,70 414,60 424,68", INK),
        box(406, 56, 8, 30, INK),
        box(394, 64, 32, 7, INK),
        crowd(250, 14, SHADE, 9, rim=PAPER, fists=0.3),
        crowd(278, 20, INK, 10, rim=PAPER, fists=0.25),
    ]


def two_million_mourners() -> Drawing:
    """A coffin under yellow flowers on a lorry, in a crowd that reaches to the horizon."""
    return [
        wash(150, 240, 0, 130),
        things.towers(0, 128, (50, 76, 60, 88, 46), 44, GREY, PALE),
        things.towers(290, 128, (54, 84, 62, 94, 50), 44, GREY, PALE),
        glow(250, 110, 160),
        [
            crowd(118 + 15 * n, 4.6 + 1.8 * n, c, 70 + n, foot=300, rim=r)
            for n, (c, r) in enumerate(((PALE, ""), (GREY, ""), (GREY, PALE), (MID, PALE), (SHADE, PALE)))
        ],
        polygon("70,216 430,216 430,244 70,244", DARK),
        line("70,216 430,216", 4, PAPER),
        polygon("430,180 470,180 488,216 488,252 430,252", INK),
        polygon("438,188 464,188 474,212 438,212", PALE),
        [person(x, 222, 74, shirt=PAPER, trousers=DARK, skin=MID, rim=INK) for x in (96, 402)],
        things.flowers(250, 208, 150, 15, YELLOW, 4, 90),
        polygon("134,184 148,146 352,146 366,184", INK),
        polygon("148,146 166,124 334,124 352,146", SHADE),
        polygon("166,124 334,124 336,130 164,130", PALE),
        polygon("152,148 348,148 352,156 148,156", MID),
        things.flowers(250, 128, 62, 11, YELLOW, 9, 34),
        [ring(x, 168, 9, 6, 3, PALE) for x in (178, 222, 278, 322)],
        crowd(250, 15, SHADE, 51, rim=PAPER, fists=0.35),
        crowd(280, 21, INK, 52, rim=PAPER, fists=0.2),
    ]


def hamletting_at_laac() -> Drawing:
    """Families with bundles walk past soldiers into a camp with a fence and a tower; behind them a hut burns."""
    return [
        wash(160, 250, 0, 220),
        curve("!0,220 !0,150 80,110 170,150 260,130 340,160 !500,120 !500,220", PALE),
        things.smoke(70, 168, 0.62, (SHADE, MID, GREY)),
        things.hut(70, 232, 0.9, SHADE, DARK, INK),
        things.flames(60, 150, 0.9, RED, PAPER),
        things.flames(94, 158, 0.6, RED, PAPER),
        wash(215, 180, 224),
        things.watchtower(438, 262, 1.25, INK),
        person(438, 82, 46, head=figures.helmet(INK, GREY), shirt=INK, trousers=INK, skin=SHADE),
        [line(f"{x},196 {x},282", 5, INK) for x in (330, 376, 422, 468)],
        [line(f"326,{y} 500,{y}", 2.6, INK) for y in (206, 222, 238, 254, 270)],
        things.wire(330, 506, 194, 11, INK),
        person(
            116,
            284,
            130,
            head=figures.straw_hat(PAPER, SHADE),
            shirt=SHADE,
            trousers=DARK,
            skin=MID,
            legs=figures.WALK,
            right="11,-80 18,-68 6,-88",
            rim=PAPER,
            over=at(8, -88, 0.9, things.cart_bundle(PALE)),
        ),
        person(
            176,
            294,
            142,
            head=figures.long_hair(INK),
            robe=figures.dress(DARK, -14),
            shirt=DARK,
            skin=MID,
            right=figures.REACH,
            left=figures.REACH,
            rim=PAPER,
            over=at(0, -104, 1.3, things.cart_bundle(LIGHT)),
        ),
        person(218, 300, 84, shirt=PAPER, trousers=SHADE, skin=MID, legs=figures.WALK, rim=INK),
        person(
            262,
            300,
            150,
            head=figures.straw_hat(PAPER, SHADE),
            shirt=INK,
            trousers=SHADE,
            skin=MID,
            legs=figures.WALK,
            rim=PAPER,
            left=figures.DOWN,
            over=[
                line("-26,-84 30,-88", 3, INK),
                at(-26, -66, 0.7, things.cart_bundle(PALE)),
                at(30, -70, 0.7, things.cart_bundle(PALE)),
            ],
        ),
        person(
            40,
            306,
            190,
            head=figures.helmet(INK, PALE),
            shirt=SHADE,
            trousers=DARK,
            skin=MID,
            right=figures.HOLD,
            left=figures.HOLD,
            rim=PAPER,
            over=[figures.webbing(PALE), figures.rifle(0, -62, -20, INK, 1.2)],
        ),
        person(
            330,
            312,
            200,
            head=figures.helmet(INK, PALE),
            shirt=SHADE,
            trousers=DARK,
            skin=MID,
            right=figures.HOLD,
            left=figures.ASIDE,
            rim=PAPER,
            flip=True,
            over=[figures.webbing(PALE), figures.rifle(2, -62, -34, INK, 1.2)],
        ),
    ]


LINK = "11,-80 19,-68 15,-56"
SWEAR = "11,-80 20,-70 21,-92"


def _trefoil_placard(x: float, y: float, scale: float, turn: float) -> Drawing:
    blades = [at(0, -34, 1, path("M0 0L-11-19A22 22 0 0 1 11-19Z", INK), turn=t) for t in (60, 180, 300)]
    return at(
        x,
        y,
        scale,
        line("0,0 0,90", 5, INK),
        box(-37, -70, 74, 72, INK),
        box(-34, -67, 68, 66, YELLOW),
        blades,
        disc(0, -34, 7, YELLOW),
        disc(0, -34, 4.6, INK),
        turn=turn,
    )


def _clasp() -> Drawing:
    """Draw two large hands, one in the other."""
    return [
        polygon("-10,196 128,166 140,246 -10,290", INK),
        polygon("-10,202 126,172 136,240 -10,282", RED),
        polygon("118,166 148,160 160,238 132,246", INK),
        polygon("510,196 372,166 360,246 510,290", INK),
        polygon("510,202 374,172 364,240 510,282", PAPER),
        [
            line(f"{x},{y} {x + 14},{y + 12}", 2.4, GREY)
            for x, y in ((390, 186), (414, 192), (440, 198), (400, 212), (428, 220), (456, 228))
        ],
        polygon("382,166 352,160 340,238 368,246", PAPER),
        line("382,166 352,160 340,238 368,246", 3, INK),
        curve("!148,162 190,142 238,134 288,140 !352,162 !340,236 300,246 262,262 226,262 190,250 !158,236", INK),
        curve("!152,168 190,149 236,141 262,150 284,178 262,214 230,232 190,238 !160,230", PAPER),
        curve("!348,168 310,148 276,142 250,152 240,176 262,184 286,180 310,226 !342,230", GREY),
        limb("262,158 236,186 222,204", (30, 26, 20), GREY),
        line("250,148 224,178 212,200", 3.4, INK, bent=True),
        line("272,172 246,200 232,212", 3.4, INK, bent=True),
        [limb(f"{286 + 3 * n},{190 + 13 * n} {262 - 2 * n},{206 + 13 * n}", (17, 15), PAPER) for n in range(4)],
        [line(f"{296 + 3 * n},{196 + 13 * n} {262 - 2 * n},{214 + 13 * n}", 3, INK) for n in range(4)],
    ]


def _shooter(x: float) -> Drawing:
    """A soldier from behind who fires to the right."""
    return [
        at(
            x,
            306,
            1.0,
            curve("!-44,10 -40,-60 -22,-92 20,-94 40,-70 !44,10", PAPER),
            curve("!-40,10 -36,-58 -20,-88 18,-90 36,-68 !40,10", DARK),
            ellipse(6, -106, 15, 18, SHADE),
            curve("!-16,-104 -14,-128 6,-138 26,-126 !30,-104 6,-108", INK),
            curve("-8,-122 2,-132 12,-132 2,-126", GREY),
            limb("26,-76 48,-66 66,-88", (20, 17, 13), DARK),
            figures.rifle(40, -94, -6, INK, 2.3),
            line("-30,-40 34,-44", 7, GREY),
        ),
        at(
            x + 106,
            206,
            1.0,
            curve("!0,0 18,-13 34,-9 !56,0 34,9 18,13", RED),
            curve("!3,0 14,-6 !34,0 14,6", PAPER),
        ),
    ]


def _shack(x: float, y: float, width: float, colour: str) -> Drawing:
    return [
        box(x, y - 34, width - 8, 60, colour),
        polygon([(x - 6, y - 32), (x + width * 0.3, y - 52), (x + width, y - 38), (x + width, y - 32)], INK),
        line([(x - 6, y - 33), (x + width * 0.3, y - 52), (x + width, y - 38)], 2.4, PALE),
        box(x + width * 0.18, y - 22, width * 0.18, 26, INK),
        box(x + width * 0.52, y - 20, width * 0.22, 12, PALE),
    ]


def _mask() -> Drawing:
    return [
        ellipse(0, -93, 7, 9, INK),
        polygon("-5,-96.4 5,-96.4 4.4,-93.6 -4.4,-93.6", PAPER),
        disc(-2, -95, 0.9, INK),
        disc(2, -95, 0.9, INK),
    ]


def _hard_hat(colour: str) -> Drawing:
    return [
        curve("!-8.4,-95 -7,-103 0,-105.6 7,-103 !8.4,-95", colour),
        curve("!-10.6,-95 0,-98 !10.6,-95 0,-92.6", colour),
        line("-10,-94.6 0,-92.6 10,-94.6", 1.4, INK, bent=True),
        line("0,-105 0,-98", 1.6, GREY),
    ]


PICTURES = {
    25: reagans_visit_cancelled,
    26: bataan_nuclear_power_plant,
    27: opposition_alliance,
    28: escalante_massacre,
    29: reform_the_armed_forces,
    30: moro_front,
    31: edifice_complex,
    32: manotoc_kidnapping,
    33: kilusang_mayo_uno,
    34: pope_john_paul,
    35: two_million_mourners,
    36: hamletting_at_laac,
}
