"""These are the pictures of Events 1 to 12."""

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
    polygon,
    wash,
)


def us_bases_review() -> Drawing:
    """Draw a grey cruiser in a tropical bay, fighters over it, the flag with the stars and stripes before it."""
    return [
        wash(210, 255, 0, 190),
        curve("!0,196 !0,140 60,110 130,136 210,150 300,122 390,140 !500,116 !500,196", GREY),
        wash(150, 60, 190),
        [
            line(f"{x},{y} {x + w},{y}", 2.4, PALE)
            for x, y, w in ((20, 240, 90), (150, 262, 70), (330, 250, 60), (240, 282, 120))
        ],
        at(226, 226, 1.06, things.warship(SHADE, DARK, LIGHT)),
        at(250, 40, 0.8, things.jet(INK)),
        at(330, 68, 0.8, things.jet(INK)),
        at(178, 66, 0.8, things.jet(INK)),
        _stars_and_stripes(376, 60),
        line("376,46 376,300", 7, INK),
        things.palm(40, 300, 1.35, INK),
        curve("!0,300 !0,262 60,250 130,276 !170,300", INK),
    ]


def coconut_levy() -> Drawing:
    """A hand with a gold ring takes coins out of a coconut; a farmer under the palms looks on."""
    return [
        wash(190, 255),
        things.palm(58, 262, 1.2, SHADE),
        things.palm(190, 246, 0.7, PALE, flip=True),
        things.palm(442, 250, 1.1, SHADE, flip=True),
        curve("!0,300 !0,244 120,232 300,244 !500,236 !500,300", MID),
        person(128, 290, 150, head=figures.straw_hat(LIGHT, SHADE), shirt=DARK, trousers=SHADE, skin=SHADE, rim=PAPER),
        curve("196,232 204,280 250,300 310,302 356,280 366,232", INK),
        ellipse(281, 230, 88, 34, INK),
        ellipse(281, 230, 80, 28, PAPER),
        ellipse(281, 232, 62, 19, SHADE),
        [
            [ellipse(x, y + 3, 17, 7, INK), ellipse(x, y, 17, 7, YELLOW)]
            for x, y in (
                (246, 232),
                (278, 240),
                (312, 234),
                (262, 222),
                (298, 222),
                (280, 212),
                (258, 206),
                (302, 206),
                (282, 196),
                (270, 184),
            )
        ],
        line("214,262 224,284", 4, SHADE),
        line("236,276 248,292", 4, SHADE),
        line("344,262 334,284", 4, SHADE),
        at(306, 160, 1.05, things.taking_hand(INK, PAPER, ring_=True), flip=True),
        [[ellipse(x, y + 3, 15, 6, INK), ellipse(x, y, 15, 6, YELLOW)] for x, y in ((258, 150), (262, 168))],
    ]


def welgang_bayan() -> Drawing:
    """Draw a jeepney stopped before burning tyres, two fists, a red banner, smoke."""
    return [
        wash(200, 255, 0, 230),
        things.towers(0, 224, (96, 130, 84, 112), 52, PALE, GREY),
        things.towers(300, 224, (104, 90, 140, 100), 52, PALE, GREY),
        things.smoke(392, 232, 1.05, (DARK, SHADE, GREY)),
        wash(120, 170, 222),
        at(180, 258, 1.1, things.jeepney(MID, PAPER)),
        things.banner(24, 40, 214, 84, RED, PAPER, foot=190),
        [
            things.tyre(x, y, s)
            for x, y, s in (
                (300, 262, 26),
                (340, 270, 30),
                (424, 268, 30),
                (470, 262, 26),
                (384, 258, 28),
                (362, 286, 30),
                (318, 290, 28),
                (416, 292, 30),
                (462, 290, 28),
            )
        ],
        things.flames(382, 252, 0.9, PAPER, LIGHT),
        things.flames(440, 256, 0.7, PAPER, LIGHT),
        things.flames(330, 262, 0.55, PAPER, LIGHT),
        figures.fist(250, 176, 1.5, INK, GREY, wrist=110),
        figures.fist(66, 204, 1.35, INK, GREY, wrist=90),
    ]


def confetti_on_ayala() -> Drawing:
    """Between office towers yellow paper falls on a crowd."""
    return [
        wash(255, 235, 0, 240),
        polygon("0,0 120,0 176,230 0,260", SHADE),
        polygon("120,0 150,40 190,222 176,230", DARK),
        polygon("500,0 384,0 322,230 500,260", MID),
        polygon("384,0 352,46 310,222 322,230", SHADE),
        polygon("190,120 234,120 234,230 190,230", GREY),
        polygon("262,90 308,90 308,230 262,230", PALE),
        [line([(0, 20 + 26 * n), (124 + 6.2 * n, 14 + 24 * n)], 5, PALE) for n in range(9)],
        [line([(500, 20 + 26 * n), (380 - 6.6 * n, 14 + 24 * n)], 5, LIGHT) for n in range(9)],
        [box(196 + 12 * n, 128 + 14 * m, 7, 7, PAPER) for n in range(3) for m in range(7)],
        things.confetti(YELLOW, 3, 120, 236),
        crowd(216, 9, MID, 14, fists=0.6),
        crowd(238, 13, SHADE, 15, fists=0.5, rim=LIGHT),
        crowd(268, 19, INK, 18, fists=0.4, rim=LIGHT),
        things.confetti(YELLOW, 8, 26, 290),
    ]


def agrava_board() -> Drawing:
    """It shows five at the bench, a woman in the middle with the gavel; before them the caps of officers."""
    members = ((86, SHADE), (160, DARK), (340, DARK), (414, SHADE))
    return [
        wash(90, 190),
        polygon("150,0 350,0 430,190 70,190", PAPER),
        box(246, 4, 8, 24, SHADE),
        line("206,12 294,12", 5, SHADE),
        [
            [line(f"{x - 14},36 {x},12 {x + 14},36", 2.4, SHADE), curve(f"!{x - 16},36 {x},50 !{x + 16},36", SHADE)]
            for x in (206, 294)
        ],
        [
            person(
                x,
                254,
                150,
                head=figures.hair(INK),
                shirt=shirt,
                skin=GREY,
                right=figures.HOLD,
                left=figures.HOLD,
                rim=PAPER,
            )
            for x, shirt in members
        ],
        curve("!190,196 196,150 222,134 250,128 278,134 304,150 !310,196", INK),
        at(
            250,
            96,
            0.5,
            busts.wavy_hair(),
            busts.face(jaw=0.98),
            busts.features(brow=4),
            busts.wavy_hair_front(),
            busts.wide_glasses(width=4),
        ),
        polygon("236,130 250,150 264,130 258,128 250,138 242,128", PAPER),
        limb("300,152 326,150 338,120", (20, 17, 13), INK),
        disc(339, 116, 9, PALE),
        line("339,116 358,84", 6, INK),
        at(360, 80, 1, box(-22, -12, 44, 24, INK, 4), turn=30),
        polygon("30,190 470,190 486,300 14,300", DARK),
        polygon("24,184 476,184 480,198 20,198", PAPER),
        [polygon(f"{x},212 {x + 74},212 {x + 74},300 {x},300", SHADE) for x in (48, 136, 290, 378)],
        [
            at(
                x,
                300,
                1,
                curve("!-60,20 -50,-22 -18,-34 18,-34 50,-22 !60,20", INK),
                ellipse(0, -50, 17, 22, INK),
                curve("!-20,-60 -32,-76 0,-92 32,-76 !20,-60", INK),
                box(-20, -64, 40, 7, GREY),
                line("-58,0 -50,-21 -18,-33", 2.4, PAPER, bent=True),
                line("-22,-62 -31,-76 0,-91", 2.4, PAPER, bent=True),
            )
            for x in (62, 176, 324, 438)
        ],
    ]


def sparrow_units() -> Drawing:
    """In a market street a pistol at a policeman's back; sparrows fly up."""
    return [
        wash(225, 255),
        things.towers(0, 240, (150, 176, 130), 56, PALE, GREY),
        things.towers(340, 240, (140, 180, 150), 56, PALE, GREY),
        polygon("0,120 120,140 120,158 0,146", MID),
        polygon("500,112 384,136 384,154 500,138", MID),
        crowd(206, 9, GREY, 3, left=110, right=400),
        wash(190, 230, 246),
        [
            _sparrow(x, y, s)
            for x, y, s in ((150, 50, 1.0), (206, 30, 0.8), (246, 66, 0.7), (306, 40, 0.9), (352, 74, 0.6))
        ],
        person(
            172,
            300,
            226,
            head=[figures.from_behind(INK), figures.peaked_cap(INK, PALE)],
            shirt=SHADE,
            trousers=DARK,
            skin=MID,
            rim=PAPER,
            over=[polygon("-10.5,-54 10.5,-54 10.3,-50.5 -10.3,-50.5", INK), box(8, -56, 6, 13, INK, 1)],
        ),
        limb("520,238 440,200 366,172", (86, 60, 40), INK),
        line("500,176 436,168 380,156", 4, RED),
        polygon("392,146 372,150 380,200 402,196", RED),
        at(340, 160, 1.0, _pistol()),
        curve("336,150 362,146 380,156 382,178 366,190 344,186 334,170", PALE),
        line("340,164 362,160", 2.6, INK),
        line("342,174 364,170", 2.6, INK),
        limb("350,176 338,186", (10, 9), PALE),
    ]


def salvaging() -> Drawing:
    """At night, before the headlights of a car, armed men lead off somebody who is bound and blindfolded."""
    return [
        wash(0, 40),
        glow(330, 190, 230, PAPER, 1.0),
        polygon("330,196 -40,150 -40,300 240,300", PAPER, 0.28),
        disc(84, 46, 20, PALE),
        disc(92, 42, 19, DARK),
        at(392, 244, 1.25, things.car(INK, SHADE)),
        disc(290, 196, 14, PAPER),
        disc(330, 200, 10, PAPER),
        glow(290, 196, 52, PAPER, 1.0),
        wash(70, 120, 240),
        polygon("60,300 150,246 170,246 120,300", INK, 0.6),
        polygon("150,300 218,246 238,246 220,300", INK, 0.6),
        person(
            98,
            284,
            190,
            head=figures.cap(INK),
            shirt=INK,
            trousers=INK,
            skin=INK,
            right=figures.HOLD,
            left=figures.HOLD,
            over=figures.rifle(2, -62, -22, INK, 1.3),
            rim=PAPER,
            flip=True,
        ),
        person(
            172,
            286,
            178,
            head=[figures.hair(INK), polygon("-6.6,-96 6.6,-96 6.6,-91 -6.6,-91", PAPER)],
            shirt=PAPER,
            trousers=SHADE,
            skin=PALE,
            right=figures.BOUND,
            left=figures.BOUND,
            over=[polygon("-9,-57 9,-57 9,-51 -9,-51", INK)],
            lean=-4,
        ),
        person(
            248,
            288,
            194,
            head=figures.cap(INK),
            shirt=INK,
            trousers=INK,
            skin=INK,
            right=figures.HOLD,
            left="11,-80 20,-72 30,-74",
            over=figures.rifle(4, -62, -28, INK, 1.3),
            rim=PAPER,
            flip=False,
        ),
        wash(60, 0, 284),
    ]


def oplan_katatagan() -> Drawing:
    """Helicopters over the hills, a line of soldiers wades through the grass."""
    return [
        wash(170, 255, 0, 220),
        glow(250, 200, 240),
        curve("!0,240 !0,150 70,104 140,142 230,178 320,120 410,96 !500,150 !500,240", PALE),
        curve("!0,260 !0,200 100,166 220,200 340,184 430,164 !500,184 !500,260", GREY),
        at(330, 62, 1.0, things.helicopter(INK)),
        at(120, 46, 0.62, things.helicopter(DARK)),
        at(212, 104, 0.42, things.helicopter(SHADE)),
        wash(170, 90, 232),
        [
            person(
                x,
                y,
                t,
                head=figures.helmet(DARK, PALE),
                shirt=c,
                trousers=c,
                skin=GREY,
                right=figures.HOLD,
                left=figures.HOLD,
                legs=figures.STRIDE,
                over=[figures.webbing(PALE), figures.rifle(0, -63, -16, INK, 1.2)],
                rim=PAPER,
            )
            for x, y, t, c in (
                (404, 262, 92, SHADE),
                (334, 272, 112, SHADE),
                (250, 288, 140, SHADE),
                (136, 316, 196, DARK),
            )
        ],
        things.cane(0, 500, 312, 46, INK, 4),
    ]


def basic_christian_communities() -> Drawing:
    """Under a lamp in a chapel of bamboo, villagers in a circle around a woman who reads from a book."""
    return [
        wash(10, 60),
        polygon("60,84 250,6 440,84 440,96 60,96", SHADE),
        box(82, 94, 336, 166, GREY),
        [line(f"{x},96 {x},258", 2.6, MID) for x in range(96, 418, 14)],
        glow(250, 130, 190, PAPER, 1.0),
        box(76, 84, 12, 180, INK),
        box(412, 84, 12, 180, INK),
        box(118, 112, 10, 84, INK),
        box(96, 132, 54, 10, INK),
        line("330,70 330,96", 2.4, INK),
        polygon("316,96 344,96 354,118 306,118", INK),
        disc(330, 126, 11, YELLOW),
        wash(120, 40, 256),
        person(
            250,
            286,
            196,
            head=figures.long_hair(INK),
            shirt=YELLOW,
            skin=MID,
            right=figures.PRAY,
            left=figures.PRAY,
            robe=figures.dress(YELLOW),
            rim=INK,
            over=[
                polygon("-17,-74 0,-69 17,-74 17,-56 0,-51 -17,-56", INK),
                polygon("-15,-72 -0.8,-67.6 -0.8,-53 -15,-57.4", PAPER),
                polygon("15,-72 0.8,-67.6 0.8,-53 15,-57.4", PAPER),
            ],
        ),
        [_seated(x, y, s, SHADE, hat) for x, y, s, hat in ((150, 272, 1.2, True), (350, 272, 1.2, False))],
        [
            _seated(x, y, 1.55, INK, hat)
            for x, y, hat in ((66, 306, True), (168, 316, False), (332, 316, False), (434, 306, True))
        ],
    ]


def mendiola_bridge() -> Drawing:
    """It shows riot shields behind barbed wire that bar a bridge, and before them the backs of a crowd."""
    return [
        wash(120, 245, 0, 180),
        box(150, 36, 200, 100, PALE),
        polygon("140,40 250,6 360,40", SHADE),
        [box(x, 62, 16, 74, SHADE) for x in (166, 200, 284, 318)],
        [box(x, 84, 22, 90, GREY) for x in (110, 368)],
        [disc(x, 80, 14, PAPER) for x in (121, 379)],
        glow(121, 80, 40, PAPER, 0.8),
        glow(379, 80, 40, PAPER, 0.8),
        polygon("0,196 120,168 380,168 500,196 500,216 0,216", MID),
        [
            person(
                x,
                246,
                128,
                head=figures.riot_helmet(INK, PAPER),
                shirt=DARK,
                trousers=DARK,
                skin=GREY,
                right=REACH_CLUB,
                left=figures.SHIELD,
                over=[line("22,-92 34,-118", 3.4, INK)],
                rim=PALE,
            )
            for x in range(30, 500, 55)
        ],
        [
            [
                box(x - 21, 164, 42, 76, INK, 6),
                box(x - 18, 167, 36, 70, LIGHT, 5),
                polygon(f"{x - 18},190 {x + 18},178 {x + 18},194 {x - 18},206", PALE),
                box(x - 14, 172, 28, 9, INK),
            ]
            for x in range(30, 500, 55)
        ],
        wash(200, 235, 240),
        things.wire(-6, 506, 246, 18, INK),
        crowd(276, 21, INK, 23, fists=0.45, rim=LIGHT, gap=2.6),
        figures.fist(116, 196, 1.25, INK, PALE, wrist=90),
        figures.fist(392, 210, 1.2, INK, PALE, wrist=90),
    ]


def we_forum_raid() -> Drawing:
    """Draw a padlock and chains on the door of a printer's; a soldier before it, newspapers on the ground."""
    return [
        wash(120, 190),
        box(120, 14, 250, 250, INK),
        box(130, 24, 112, 240, GREY),
        box(248, 24, 112, 240, MID),
        [[box(x, 36, 88, 92, PALE), box(x, 78, 88, 5, SHADE), box(x + 41, 36, 6, 92, SHADE)] for x in (142, 260)],
        [[box(x, 150, 88, 92, SHADE)] for x in (142, 260)],
        box(384, 40, 100, 70, LIGHT),
        [box(394, y, w, 7, INK) for y, w in ((52, 80), (68, 64), (84, 72))],
        box(14, 52, 92, 60, PALE),
        [box(22, y, w, 6, SHADE) for y, w in ((62, 70), (76, 54), (90, 62))],
        wash(200, 235, 256),
        things.chain(((128, 96), (246, 160), (364, 96)), 15, INK, PAPER),
        things.chain(((128, 216), (246, 160), (364, 216)), 15, INK, PAPER),
        things.padlock(246, 170, 1.2, PAPER, INK),
        [_newspaper(x, y, t) for x, y, t in ((150, 276, -12), (236, 286, 8), (318, 278, -6), (196, 294, 20))],
        person(
            430,
            304,
            248,
            head=figures.helmet(INK, PALE),
            shirt=SHADE,
            trousers=DARK,
            skin=MID,
            right=figures.HOLD,
            left=figures.HOLD,
            over=[figures.webbing(PALE), figures.rifle(0, -62, -34, INK, 1.25)],
            rim=PAPER,
            flip=True,
        ),
        person(
            58,
            300,
            214,
            head=figures.helmet(INK, PALE),
            shirt=SHADE,
            trousers=DARK,
            skin=MID,
            right=figures.HOLD,
            left=figures.HOLD,
            over=[figures.webbing(PALE), figures.rifle(0, -62, -34, INK, 1.25)],
            rim=PAPER,
        ),
    ]


def easter_bombing() -> Drawing:
    """It shows smoke and fire between the pews of a cathedral, and people who flee under the cross."""
    return [
        wash(60, 130),
        [curve(f"!{x},300 !{x},96 {x + w / 2},40 !{x + w},96 !{x + w},300", SHADE) for x, w in ((20, 110), (370, 110))],
        curve("!150,300 !150,90 250,10 !350,90 !350,300", PALE),
        glow(250, 110, 130, PAPER, 0.9),
        box(244, 40, 12, 96, INK),
        box(216, 64, 68, 12, INK),
        [box(x, 60, 20, 240, DARK) for x in (132, 348)],
        [box(x, 40, 26, 260, INK) for x in (0, 474)],
        box(196, 150, 108, 34, PAPER),
        things.candle(208, 150, 22, GREY),
        things.candle(292, 150, 22, GREY),
        wash(110, 50, 186),
        glow(396, 220, 200, PAPER, 1.0),
        things.smoke(396, 210, 0.8, (INK, DARK, SHADE)),
        things.flames(396, 262, 1.5, YELLOW, PAPER),
        [
            at(x, y, 1, polygon("-14,-4 12,-7 14,4 -10,6", INK), turn=turn)
            for x, y, turn in (
                (300, 150, 30),
                (322, 110, -40),
                (466, 130, 60),
                (330, 196, 10),
                (478, 190, -30),
                (286, 214, 70),
            )
        ],
        [
            [
                polygon(f"{x},{y} {x + w},{y} {x + w + 12},{y + 34} {x - 12},{y + 34}", INK),
                line(f"{x},{y} {x + w},{y}", 3.4, PALE),
            ]
            for x, y, w in ((40, 264, 150), (236, 264, 120), (226, 236, 90))
        ],
        [
            person(
                x,
                y,
                tall,
                legs=figures.RUN,
                right=right,
                left=left,
                head=head,
                shirt=INK,
                trousers=INK,
                skin=INK,
                rim=PAPER,
                flip=True,
                lean=-8,
            )
            for x, y, tall, right, left, head in (
                (202, 282, 134, figures.REACH, figures.WIDE, None),
                (106, 298, 170, figures.BEHIND_HEAD, figures.FORWARD, figures.long_hair(INK)),
                (276, 270, 110, figures.WIDE, figures.REACH, None),
            )
        ],
    ]


REACH_CLUB = "11,-81 22,-78 22,-94"


def _stars_and_stripes(x: float, y: float) -> Drawing:
    stripes = [
        curve(
            f"!{x},{y + 13 * n} {x + 40},{y + 13 * n - 8} {x + 80},{y + 13 * n + 8} !{x + 122},{y + 13 * n} "
            f"!{x + 122},{y + 13 * n + 13} {x + 80},{y + 13 * n + 21} {x + 40},{y + 13 * n + 5} !{x},{y + 13 * n + 13}",
            INK if n % 2 == 0 else PAPER,
        )
        for n in range(7)
    ]
    canton = curve(
        f"!{x},{y} {x + 30},{y - 6} !{x + 62},{y + 2} !{x + 62},{y + 54} {x + 30},{y + 46} !{x},{y + 52}", BLUE
    )
    return [
        stripes,
        canton,
        [things.star(x + 11 + 19 * a, y + 9 + 16 * b, 7, PAPER) for a in range(3) for b in range(3)],
    ]


def _sparrow(x: float, y: float, scale: float) -> Drawing:
    return at(x, y, scale, curve("!-30,-14 -14,-10 0,2 14,-12 !32,-18 20,0 8,12 !16,22 !2,16 -8,12 -16,2", INK))


def _pistol() -> Drawing:
    return [
        polygon("-74,-26 18,-26 20,-8 6,-6 16,34 -8,36 -16,-4 -72,-6", INK),
        line("-70,-21 10,-21", 2.4, GREY),
        ellipse(-22, 2, 8, 9, INK),
    ]


def _seated(x: float, y: float, scale: float, colour: str, hat: bool) -> Drawing:
    """Draw somebody from behind, on the ground."""
    return at(
        x,
        y,
        scale,
        curve("!-30,0 -32,-16 -20,-36 -8,-42 8,-42 20,-36 32,-16 !30,0", colour),
        ellipse(0, -52, 9, 12, colour),
        line("-31,-14 -20,-36 -9,-42 -9,-54", 1.8, LIGHT, bent=True),
        [at(0, 44, 1, figures.straw_hat(PALE, SHADE))] if hat else [],
    )


def _newspaper(x: float, y: float, turn: float) -> Drawing:
    return at(
        x,
        y,
        1,
        polygon("-34,-14 34,-14 40,14 -40,14", PAPER),
        line("-34,-14 34,-14 40,14 -40,14 -34,-14", 2, INK),
        box(-26, -9, 52, 6, INK),
        [line(f"-26,{dy} 26,{dy}", 2, GREY) for dy in (2, 7)],
        turn=turn,
    )


PICTURES = {
    1: us_bases_review,
    2: coconut_levy,
    3: welgang_bayan,
    4: confetti_on_ayala,
    5: agrava_board,
    6: sparrow_units,
    7: salvaging,
    8: oplan_katatagan,
    9: basic_christian_communities,
    10: mendiola_bridge,
    11: we_forum_raid,
    12: easter_bombing,
}
