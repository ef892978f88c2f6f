"""These are the pictures of Events 13 to 24."""

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
    ring,
    wash,
)


def imf_standby_credit() -> Drawing:
    """A hand in a suit gives banknotes; the hand that takes them is chained to an iron ball."""
    note = [
        polygon("-70,-36 70,-36 70,36 -70,36", PAPER),
        line("-70,-36 70,-36 70,36 -70,36 -70,-36", 3, INK),
        disc(0, 0, 22, BLUE),
        line("0,-15 0,15", 3.4, PAPER),
        line("9,-9 -4,-10 -7,-2 7,4 5,10 -9,9", 3.4, PAPER, bent=True),
        box(-60, -27, 16, 10, GREY),
        box(44, 17, 16, 10, GREY),
    ]
    return [
        wash(150, 235),
        [box(x, 66, 34, 190, PALE) for x in (40, 110, 356, 426)],
        polygon("0,62 250,-10 500,62", GREY),
        box(0, 56, 500, 14, MID),
        wash(170, 110, 244),
        [at(250, 132, 1.0, note, turn=turn) for turn in (-30, -15, 0)],
        at(142, 140, 0.95, things.taking_hand(INK, PAPER)),
        at(366, 150, 0.95, things.taking_hand(LIGHT, PAPER, GREY), flip=True),
        [ring(456, 150, 9, 38, 9, INK)],
        things.chain(((456, 188), (436, 240), (366, 252)), 15, INK, PAPER),
        disc(326, 258, 44, INK),
        curve("294,244 302,228 320,220 308,236", PALE),
    ]


def civilian_home_defense_force() -> Drawing:
    """It shows men in slippers and odd clothes with old rifles before the huts of a village."""
    return [
        wash(215, 255, 0, 220),
        things.palm(40, 236, 1.0, GREY),
        things.palm(470, 232, 1.05, GREY, flip=True),
        things.hut(120, 240, 1.15, PALE, GREY, SHADE),
        things.hut(372, 236, 1.25, PALE, GREY, SHADE),
        things.hut(250, 226, 0.8, LIGHT, PALE, GREY),
        wash(200, 150, 232),
        person(
            196, 252, 84, robe=figures.dress(MID), head=figures.long_hair(SHADE), skin=GREY, shirt=MID, trousers=GREY
        ),
        person(222, 254, 56, shirt=MID, trousers=GREY, skin=GREY, head=figures.hair(SHADE)),
        person(
            104,
            304,
            212,
            head=figures.cap(INK),
            shirt=PAPER,
            trousers=DARK,
            skin=SHADE,
            right=figures.HOLD,
            left=figures.HOLD,
            over=[figures.webbing(SHADE), _garand(0, -62, -52)],
            rim=INK,
        ),
        person(
            256,
            308,
            230,
            head=figures.headband(PAPER),
            shirt=DARK,
            trousers=SHADE,
            skin=MID,
            right=figures.SHOULDER,
            left=figures.ASIDE,
            legs=figures.STRADDLE,
            over=[_garand(14, -80, -128)],
            rim=PAPER,
        ),
        person(
            400,
            304,
            214,
            head=figures.straw_hat(PAPER, SHADE),
            shirt=SHADE,
            trousers=INK,
            skin=MID,
            right=figures.HOLD,
            left=figures.HOLD,
            over=[_garand(0, -62, -46)],
            rim=PAPER,
            flip=True,
        ),
    ]


def negros_sugar_crisis() -> Drawing:
    """Draw a thin mother and her child with an empty bowl; behind them cane, and a mill without smoke."""
    return [
        wash(200, 255, 0, 230),
        things.factory(378, 226, 1.15, GREY, MID, LIGHT),
        wash(190, 150, 222),
        things.cane(-10, 190, 262, 150, MID, 6),
        things.cane(330, 520, 268, 92, SHADE, 12),
        person(
            214,
            330,
            268,
            head=figures.long_hair(INK),
            shirt=SHADE,
            trousers=INK,
            skin=MID,
            robe=figures.dress(DARK, -10),
            rim=PAPER,
            right="10,-79 16,-62 20,-50",
            left="10,-79 16,-64 6,-58",
        ),
        at(
            180,
            186,
            1.0,
            ellipse(0, -22, 15, 18, MID),
            curve("-15,-24 -14,-40 0,-44 14,-40 15,-24 6,-34 -6,-34", INK),
            curve("-20,-2 -12,-8 12,-8 22,0 26,40 !18,54 !-16,54 -24,36", PALE),
        ),
        limb("244,156 238,196 178,206", (24, 20, 15), MID),
        person(
            296,
            318,
            168,
            head=figures.hair(INK),
            shirt=PAPER,
            trousers=SHADE,
            skin=MID,
            rim=INK,
            right=figures.HOLD,
            left=figures.HOLD,
            over=[
                curve("!-17,-66 !17,-66 12,-54 0,-51 -12,-54", INK),
                ellipse(0, -66, 17, 5, PAPER),
                ellipse(0, -66, 13, 3, SHADE),
            ],
        ),
        wash(90, 40, 292),
    ]


def evelio_javier_murdered() -> Drawing:
    """On the steps of a plaza a man lies under a cloth; ballots around him, somebody kneels, candles and "
    "yellow flowers."""
    return [
        wash(225, 255, 0, 210),
        things.cathedral(384, 204, 1.0, PALE, MID, DARK),
        things.palm(64, 214, 1.05, SHADE),
        things.palm(130, 206, 0.75, GREY, flip=True),
        curve("!190,130 !230,104 !270,130", SHADE),
        [box(x, 130, 5, 66, SHADE) for x in (194, 260)],
        box(184, 192, 92, 12, SHADE),
        crowd(196, 8, MID, 32, left=0, right=500),
        wash(200, 235, 216),
        polygon("0,232 500,232 500,240 0,240", PALE),
        curve("!92,276 104,252 140,240 190,246 250,236 312,244 356,254 !378,276 240,284", PAPER),
        line("92,276 104,252 140,240 190,246 250,236 312,244 356,254 378,276", 3, INK, bent=True),
        line("150,250 168,274", 2.4, GREY),
        line("206,248 196,276", 2.4, GREY),
        line("262,244 282,274", 2.4, GREY),
        line("318,250 312,274", 2.4, GREY),
        polygon("364,262 392,258 400,268 396,276 366,276", INK),
        polygon("372,270 404,270 412,280 376,282", DARK),
        things.ballot_box(444, 276, 0.75, GREY, SHADE, PALE, turn=68),
        [things.ballot(x, y, t, 0.75) for x, y, t in ((330, 288, 70), (388, 292, 110), (290, 292, 84), (424, 290, 60))],
        at(
            72,
            300,
            1.9,
            curve("!-34,0 -30,-28 -14,-52 6,-56 22,-40 30,-14 !36,0", INK),
            ellipse(12, -62, 9, 12, SHADE),
            curve("-2,-50 -4,-70 10,-78 22,-68 14,-62 8,-50 0,-40", INK),
            limb("8,-46 26,-34 30,-48", (10, 8, 6), INK),
            disc(28, -51, 4, SHADE),
            line("-30,-28 -14,-52 -4,-58", 2, PAPER, bent=True),
        ),
        things.flowers(214, 280, 44, 13, YELLOW, 2, 26),
        things.candle(256, 292, 20),
        things.candle(150, 294, 24),
        glow(256, 262, 22, PAPER, 0.9),
        glow(150, 260, 22, PAPER, 0.9),
    ]


def radio_veritas() -> Drawing:
    """A microphone before a nun; over her a mast with a cross sends yellow waves."""
    return [
        wash(20, 110),
        [ring(384, 48, 38 + 36 * n, 38 + 36 * n, 11 - n, YELLOW) for n in range(7)],
        things.mast(384, 262, 196, INK),
        box(380, 30, 8, 44, PAPER),
        box(370, 42, 28, 8, PAPER),
        wash(70, 20, 244),
        things.towers(0, 262, (40, 54, 34, 60, 44, 36, 50, 30, 46, 58), 50, INK, SHADE),
        curve("!16,300 30,240 76,206 92,150 98,84 150,40 202,84 208,150 224,206 270,240 !284,300", PAPER),
        curve("!20,300 34,242 80,208 96,150 102,86 150,45 198,86 204,150 220,208 266,242 !280,300", INK),
        curve("106,118 112,76 150,58 188,76 194,118 186,176 150,200 114,176", PAPER),
        at(150, 126, 0.82, busts.face(jaw=0.94, chin=58), busts.features(brow=3, lips=SHADE)),
        curve("!108,120 112,76 150,58 188,76 !192,120 182,96 150,82 118,96", PAPER),
        curve("!106,160 122,190 150,202 178,190 !194,160 !206,204 150,238 !94,204", PAPER),
        line("94,206 150,240 206,206", 3, GREY, bent=True),
        limb("276,234 276,310", (13, 13), INK),
        at(
            268,
            196,
            1.0,
            box(-35, -53, 70, 90, INK, 33),
            box(-27, -45, 54, 74, LIGHT, 26),
            [line(f"-25,{y} 25,{y}", 3.4, INK) for y in (-30, -18, -6, 6, 18)],
            box(-6, -45, 12, 74, INK),
            turn=-10,
        ),
    ]


def kampanyang_ahos() -> Drawing:
    """By torchlight rebels point at one of their own, who kneels with bound hands."""
    rebels = ((70, 306, 226, figures.cap(INK), False), (430, 306, 226, figures.headband(RED), True))
    return [
        wash(10, 60),
        glow(250, 170, 240, PAPER, 1.0),
        [
            limb(f"{x},300 {x + d},-10", (w, w * 0.7), INK)
            for x, d, w in ((16, 8, 26), (118, -6, 14), (384, 10, 16), (486, -8, 28))
        ],
        curve("!0,0 !500,0 !500,30 440,52 380,26 310,46 250,20 190,48 120,24 60,52 !0,32", INK),
        wash(130, 30, 258),
        [
            [line(f"{x},92 {x + d},170", 6, INK), things.flames(x, 100, 0.6, INK, RED)]
            for x, d in ((150, 12), (350, -12))
        ],
        [
            person(
                x,
                284,
                158,
                head=figures.headband(RED),
                shirt=INK,
                trousers=INK,
                skin=DARK,
                right=figures.HOLD,
                over=figures.rifle(4, -64, -60, INK, 1.2),
                rim=PAPER,
                flip=flip,
            )
            for x, flip in ((150, False), (350, True))
        ],
        [
            person(
                x,
                y,
                tall,
                head=head,
                shirt=INK,
                trousers=INK,
                skin=DARK,
                right="11,-80 28,-72 48,-64",
                left=figures.HOLD,
                over=line("48,-64 57,-61", 3.4, DARK),
                rim=PAPER,
                flip=flip,
            )
            for x, y, tall, head, flip in rebels
        ],
        at(
            250,
            298,
            2.0,
            curve("!-36,0 -34,-12 -16,-20 16,-20 34,-12 !36,0", INK),
            curve("-12,-10 -17,-36 -13,-52 0,-56 13,-52 17,-36 12,-10", SHADE),
            curve("!2,-56 13,-52 17,-36 12,-10 !2,-10", DARK),
            limb("-14,-48 -20,-32 -5,-22", (8, 7, 6), SHADE),
            limb("14,-48 20,-32 5,-22", (8, 7, 6), DARK),
            box(-8, -26, 16, 6, PAPER),
            box(-3, -62, 6, 8, SHADE),
            ellipse(0, -68, 8, 10, MID),
            curve("-9,-66 -10,-78 0,-82 10,-78 9,-66 6,-74 -6,-74", INK),
            polygon("-8.6,-71 8.6,-71 8.6,-65 -8.6,-65", PAPER),
        ),
    ]


def hidden_wealth_exposed() -> Drawing:
    """Draw a magnifying glass on a newspaper that finds a tower and jewels."""
    return [
        wash(90, 140),
        at(
            240,
            150,
            1.0,
            polygon("-210,-130 180,-150 230,150 -190,170", PAPER),
            box(-176, -112, 320, 26, INK),
            line("-178,-74 160,-80", 3, INK),
            [line(f"{x},{y} {x + 92},{y - 3}", 5, PALE) for x in (-176, 70) for y in range(-54, 150, 15)],
            turn=-3,
        ),
        disc(270, 142, 108, INK),
        disc(270, 142, 94, PAPER),
        glow(270, 110, 80, PAPER, 1),
        polygon("214,220 214,110 240,96 240,74 262,60 262,36 268,36 268,60 290,74 290,96 316,110 316,220", SHADE),
        polygon("268,60 290,74 290,96 316,110 316,220 270,220", DARK),
        [box(x, y, 6, 9, PAPER) for x in (222, 236, 250, 276, 290, 304) for y in range(118, 200, 17)],
        [disc(226 + 11 * n, 214 + 10 * abs(4 - n) * -0.3 + 6, 6.4, PAPER) for n in range(9)],
        [disc(226 + 11 * n, 220 - 3 * abs(4 - n), 6, YELLOW) for n in range(9)],
        polygon("250,200 290,200 302,214 270,236 238,214", YELLOW),
        line("250,200 290,200 302,214 270,236 238,214 250,200", 2.4, INK),
        line("238,214 302,214", 2, INK),
        line("260,200 258,214 270,236 282,214 280,200", 2, INK),
        [ring(270, 142, 94, 94, 3, GREY)],
        curve("192,120 206,86 232,66 214,96 204,132", PAPER),
        limb("348,216 398,260", (20, 24), INK),
        limb("398,260 474,322", (30, 36), DARK),
        line("352,212 470,306", 4, GREY),
        curve("398,250 424,238 452,252 470,284 462,312 420,308 396,284", LIGHT),
        line("404,262 436,252", 3, INK),
        line("408,278 446,268", 3, INK),
        line("418,294 456,284", 3, INK),
        line("398,250 424,238 452,252 470,284", 3, INK, bent=True),
    ]


def san_miguel_corporation() -> Drawing:
    """Bottles on a belt before the kettles of a brewery; a hand with a ring takes the largest."""
    return [
        wash(120, 220, 0, 220),
        [
            [
                curve(
                    f"!{x - 52},214 {x - 54},130 {x - 30},92 {x - 8},78 !{x - 8},30 !{x + 8},30 {x + 8},78 "
                    f"{x + 30},92 {x + 54},130 !{x + 52},214",
                    GREY,
                ),
                curve(f"!{x + 8},78 {x + 30},92 {x + 54},130 !{x + 52},214 !{x + 14},214 {x + 20},120", SHADE),
                curve(f"{x - 40},180 {x - 40},130 {x - 22},104 {x - 30},140", PAPER),
            ]
            for x in (84, 210, 424)
        ],
        box(0, 206, 500, 12, DARK),
        wash(90, 40, 262),
        box(0, 258, 500, 16, INK),
        [[disc(x, 282, 11, GREY), disc(x, 282, 4, INK)] for x in range(14, 500, 36)],
        [at(x, 260, 0.82, _bottle(SHADE, PALE)) for x in (36, 92, 148, 404, 460)],
        at(292, 262, 1.35, _bottle(YELLOW, PAPER)),
        at(268, 150, 1.1, things.taking_hand(INK, PAPER, ring_=True)),
    ]


def rebel_priest() -> Drawing:
    """Draw a priest with his collar and cross, a rifle in his hands, before rice terraces."""
    return [
        wash(190, 255, 0, 160),
        curve("!0,200 !0,90 60,50 130,84 190,40 !260,0 !500,0 !500,200", PALE),
        curve("!260,0 330,20 400,64 !500,90 !500,0", LIGHT),
        [
            curve(
                f"!0,{96 + 30 * n} 70,{84 + 30 * n} 150,{104 + 30 * n} 250,{92 + 30 * n} 360,{108 + 30 * n} "
                f"430,{92 + 30 * n} !500,{100 + 30 * n} "
                f"!500,{112 + 30 * n} 430,{106 + 30 * n} 360,{124 + 30 * n} 250,{106 + 30 * n} "
                f"150,{120 + 30 * n} 70,{98 + 30 * n} !0,{110 + 30 * n}",
                (GREY, MID, SHADE, MID, SHADE, DARK, SHADE)[n],
            )
            for n in range(7)
        ],
        things.hut(78, 236, 0.7, PALE, DARK, INK),
        things.hut(420, 250, 0.8, PALE, DARK, INK),
        at(
            250,
            300,
            2.5,
            curve("!-50,10 -40,-50 -26,-72 -8,-80 8,-80 26,-72 40,-50 !50,10", PAPER),
            curve("!-46,10 -37,-50 -24,-70 -8,-77 8,-77 24,-70 37,-50 !46,10", INK),
            line("0,-72 0,8", 1.4, SHADE),
            [disc(2.6, y, 1.3, GREY) for y in range(-62, 6, 9)],
            box(-5.4, -90, 10.8, 14, GREY),
            curve("-8,-80 0,-76 8,-80 7,-74 0,-70 -7,-74", INK),
            box(-3, -79, 6, 4.4, PAPER),
            ellipse(0, -97, 10.6, 14, LIGHT),
            curve("!1,-110 10,-106 10.6,-97 8,-87 !1,-83 3,-89 !0,-92 3,-100", SHADE),
            curve("-11,-97 -12,-108 0,-114 12,-108 11,-97 8,-105 0,-107 -8,-105", INK),
            line("-7,-99 -2,-99", 1.4, INK),
            line("3,-99 7,-99", 1.4, INK),
            line("-3,-89 3,-89", 1.4, INK),
            line("-8,-70 0,-50 8,-70", 1.2, LIGHT, bent=True),
            box(-1.6, -54, 3.2, 14, LIGHT),
            box(-5, -50, 10, 3, LIGHT),
            figures.rifle(0, -26, -30, PAPER, 1.86),
            figures.rifle(0, -26, -30, SHADE, 1.72),
            limb("30,-66 38,-40 20,-30", (13, 12, 9), INK),
            limb("-32,-64 -40,-36 -16,-20", (13, 12, 9), INK),
            disc(18, -31, 5, LIGHT),
            disc(-14, -19, 5, LIGHT),
        ),
    ]


def namfrel_volunteers() -> Drawing:
    """Citizens with linked arms stand in a ring around a ballot box."""
    return [
        wash(140, 240, 0, 220),
        box(60, 40, 380, 150, PALE),
        polygon("40,46 250,4 460,46", SHADE),
        [box(x, 76, 44, 60, SHADE) for x in (84, 154, 302, 372)],
        box(224, 84, 52, 106, DARK),
        wash(210, 250, 190),
        [
            person(x, 236, 132, head=h, shirt=YELLOW, trousers=SHADE, skin=MID, right=LINK, left=LINK, rim=INK)
            for x, h in (
                (130, None),
                (190, figures.long_hair()),
                (250, None),
                (310, figures.veil(INK, PAPER)),
                (370, None),
            )
        ],
        things.ballot_box(246, 258, 1.15, PAPER, GREY, PAPER),
        [
            person(
                x,
                312,
                190,
                head=[figures.from_behind(INK), h],
                shirt=YELLOW,
                trousers=INK,
                skin=INK,
                right=LINK,
                left=LINK,
                rim=INK,
            )
            for x, h in ((46, []), (128, figures.long_hair(INK)), (370, []), (454, figures.cap(INK)))
        ],
        [polygon(f"{x - 12},176 {x + 12},176 {x + 12},196 {x - 12},196", PAPER) for x in (46, 128, 370, 454)],
        [line(f"{x - 8},182 {x + 8},182", 3, INK) for x in (46, 128, 370, 454)],
        [line(f"{x - 8},190 {x + 4},190", 3, INK) for x in (46, 128, 370, 454)],
    ]


def lakbayan() -> Drawing:
    """A long column with banners comes down a road from the mountains, a cross at its head."""
    return [
        wash(200, 255, 0, 200),
        glow(150, 70, 130),
        disc(150, 74, 26, PAPER),
        curve("!0,200 !0,140 60,86 120,120 190,60 260,116 330,80 410,128 !500,90 !500,200", GREY),
        curve("!0,230 !0,176 140,150 300,172 !500,150 !500,230", PALE),
        wash(210, 170, 200),
        curve(
            "!150,300 !500,300 !500,286 400,236 300,214 260,190 300,172 !310,160 !298,160 250,174 216,196 "
            "226,226 210,262",
            PAPER,
        ),
        [
            person(x, y, t, head=figures.hair(DARK), shirt=c, trousers=c, skin=MID, legs=figures.WALK)
            for x, y, t, c in (
                (302, 176, 22, MID),
                (290, 180, 24, MID),
                (278, 184, 27, SHADE),
                (266, 190, 30, SHADE),
                (256, 196, 34, SHADE),
                (270, 202, 36, DARK),
                (248, 206, 40, DARK),
                (284, 208, 42, SHADE),
                (262, 216, 48, DARK),
                (298, 222, 54, DARK),
                (240, 224, 52, SHADE),
            )
        ],
        things.banner(226, 120, 318, 150, RED, PAPER, foot=70),
        [
            person(x, y, t, head=h, shirt=c, trousers=INK, skin=MID, legs=figures.WALK, right=r, rim=PAPER)
            for x, y, t, h, c, r in (
                (330, 252, 86, figures.straw_hat(), SHADE, figures.DOWN),
                (272, 250, 84, figures.long_hair(), DARK, figures.FIST),
                (210, 258, 92, None, SHADE, figures.DOWN),
                (386, 280, 120, figures.headband(RED), DARK, figures.FIST),
                (306, 286, 128, figures.straw_hat(), SHADE, figures.DOWN),
            )
        ],
        person(
            218,
            304,
            162,
            head=figures.straw_hat(PAPER, SHADE),
            shirt=INK,
            trousers=INK,
            skin=SHADE,
            legs=figures.WALK,
            right=figures.HOLD,
            left=figures.HOLD,
            rim=PAPER,
            over=[box(-2.5, -152, 5, 140, INK), box(-20, -136, 40, 5, INK)],
        ),
        person(
            454,
            318,
            176,
            head=figures.veil(INK, PAPER),
            robe=figures.habit(DARK, PAPER),
            shirt=DARK,
            skin=PALE,
            right=figures.PRAY,
            left=figures.PRAY,
            rim=PAPER,
        ),
        person(
            110,
            316,
            176,
            head=None,
            shirt=SHADE,
            trousers=INK,
            skin=MID,
            legs=figures.WALK,
            right=figures.FIST,
            rim=PAPER,
        ),
    ]


def chinese_aid() -> Drawing:
    """Off a dark shore a ship; men carry ashore a crate with a red star, and rifles lie on another."""
    return [
        wash(40, 150, 0, 150),
        glow(96, 54, 130, PAPER, 0.9),
        disc(96, 54, 24, PAPER),
        wash(110, 190, 150),
        [
            line(f"{x},{y} {x + w},{y}", 3, PAPER)
            for x, y, w in ((60, 166, 80), (76, 178, 50), (54, 192, 84), (40, 208, 60), (420, 176, 60))
        ],
        at(352, 166, 1.0, things.ship(INK, PALE)),
        curve("!0,300 !0,246 110,232 250,250 380,238 !500,252 !500,300", PALE),
        curve("!0,300 !0,276 160,266 340,280 !500,272 !500,300", MID),
        [
            person(
                x,
                y,
                120,
                head=head,
                shirt=INK,
                trousers=INK,
                skin=INK,
                right=figures.REACH,
                left=figures.REACH,
                legs=figures.STRIDE,
                rim=PAPER,
            )
            for x, y, head in ((112, 288, figures.cap(INK)), (200, 292, figures.headband(RED)))
        ],
        at(
            156,
            154,
            1,
            box(-80, -46, 160, 50, PAPER),
            line("-80,-46 80,-46 80,4 -80,4 -80,-46", 4, INK),
            line("-52,-46 -52,4", 3, INK),
            line("52,-46 52,4", 3, INK),
            things.star(0, -22, 18, RED),
        ),
        at(
            392,
            298,
            1.0,
            box(-88, -58, 176, 58, INK),
            box(-84, -54, 168, 50, PALE),
            [line(f"{x},-54 {x},-4", 3, INK) for x in (-44, 44)],
            things.star(0, -29, 17, RED),
        ),
        [
            [figures.rifle(392, y, turn, PAPER, 2.9), figures.rifle(392, y, turn, INK, 2.6)]
            for y, turn in ((214, -4), (234, 3))
        ],
    ]


LINK = "11,-80 19,-68 15,-56"


def _garand(x: float, y: float, turn: float) -> Drawing:
    """Draw an old rifle with a long wooden stock."""
    return at(
        x,
        y,
        1.25,
        polygon("-26,-1 -24,5 -8,2 30,0 30,-2 -6,-4 -10,-2", INK),
        line("28,-1.4 40,-2", 1.6, INK),
        turn=turn,
    )


def _bottle(glass: str, label: str) -> Drawing:
    return [
        curve("!-26,0 -27,-60 -24,-78 -11,-98 !-10,-132 !10,-132 11,-98 24,-78 27,-60 !26,0", INK),
        curve("!-22,-3 -23,-60 -20,-76 -7,-96 !-6,-128 !6,-128 7,-96 20,-76 23,-60 !22,-3", glass),
        box(-23, -54, 46, 34, label),
        box(-17, -47, 34, 6, INK),
        box(-11, -35, 22, 5, INK),
        box(-12, -138, 24, 9, INK, 2),
        line("-15,-62 -14,-74 -6,-88", 3, PAPER, bent=True),
    ]


PICTURES = {
    13: imf_standby_credit,
    14: civilian_home_defense_force,
    15: negros_sugar_crisis,
    16: evelio_javier_murdered,
    17: radio_veritas,
    18: kampanyang_ahos,
    19: hidden_wealth_exposed,
    20: san_miguel_corporation,
    21: rebel_priest,
    22: namfrel_volunteers,
    23: lakbayan,
    24: chinese_aid,
}
