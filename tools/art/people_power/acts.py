"""These are the nine Acts of Desperation."""

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


def reagan_offers_sanctuary() -> Drawing:
    """At night a helicopter with a star waits on a palace's lawn; a couple with suitcases walks to its light."""
    return [
        wash(5, 70, 0, 210),
        box(0, 84, 190, 130, SHADE),
        box(-10, 74, 210, 14, MID),
        [[box(x, 130, 26, 84, LIGHT), disc(x + 13, 130, 13, LIGHT)] for x in (12, 62, 112)],
        [box(x + 4, 98, 18, 16, LIGHT) for x in (12, 62, 112)],
        box(160, 104, 16, 110, DARK),
        wash(90, 30, 210),
        glow(306, 196, 120, PAPER, 1.0),
        at(346, 178, 1.75, things.helicopter(INK)),
        polygon("311,146 353,146 353,182 311,182", PAPER),
        disc(392, 176, 19, PAPER),
        things.star(392, 176, 18, BLUE),
        line("160,110 560,116", 6, PALE),
        glow(350, 112, 30, PAPER, 0.3),
        polygon("311,182 353,182 300,290 170,300", PAPER, 0.3),
        person(
            176,
            294,
            152,
            head=figures.hair(INK),
            shirt=LIGHT,
            trousers=INK,
            skin=GREY,
            legs=figures.WALK,
            rim=PAPER,
            robe=[],
            over=[box(6, -50, 26, 20, INK, 3), line("14,-50 14,-54 24,-54 24,-50", 2, INK)],
        ),
        person(
            116,
            296,
            146,
            head=[figures.long_hair(INK), ellipse(0, -101, 8, 7, INK)],
            robe=[
                figures.dress(BLUE, -4),
                curve("-11,-80 -20,-92 -25,-80 -18,-72", BLUE),
                curve("11,-80 20,-92 25,-80 18,-72", BLUE),
            ],
            shirt=BLUE,
            skin=GREY,
            rim=PAPER,
        ),
        person(
            56,
            302,
            158,
            head=figures.peaked_cap(INK, GREY),
            shirt=INK,
            trousers=INK,
            skin=SHADE,
            rim=PALE,
            over=[box(8, -50, 22, 18, DARK, 3), box(-32, -50, 22, 18, DARK, 3)],
        ),
    ]


def marcos_inaugurated() -> Drawing:
    """On a balcony an ageing man in a barong swears, his wife in butterfly sleeves beside him; below few flags wave."""
    return [
        wash(120, 200),
        box(60, 0, 380, 230, PALE),
        [[box(x, 60, 70, 170, DARK), disc(x + 35, 60, 35, DARK)] for x in (90, 215, 340)],
        [box(x, 0, 20, 230, LIGHT) for x in (60, 180, 300, 420)],
        [box(x + 13, 0, 7, 230, GREY) for x in (60, 180, 300, 420)],
        at(
            196,
            118,
            0.68,
            curve("!-116,200 -104,118 -70,88 -30,70 30,70 70,88 104,118 !116,200", PAPER),
            line("-112,190 -104,118 -70,88 -34,72", 4, INK, bent=True),
            curve("!40,76 70,88 104,118 !116,200 !50,200", GREY),
            busts.face(jaw=1.02),
            busts.features(brow=6, older=True, stern=1),
            busts.pompadour(),
            polygon("-34,66 0,104 34,66 42,78 0,122 -42,78", PAPER),
            line("-34,66 0,104 34,66", 3, INK),
            line("0,110 0,200", 3, GREY),
            [line(f"{x},100 {x},200", 2.4, GREY) for x in (-22, 22)],
        ),
        at(
            118,
            120,
            1.0,
            limb("26,92 -6,76 -8,30", (34, 28, 22), PAPER),
            line("14,100 -20,80 -20,34", 3.4, INK),
            line("34,70 10,64 4,34", 3, INK),
            curve("-18,22 -18,0 -14,-6 6,-6 8,2 8,24", LIGHT),
            [limb(f"{x},0 {x - 1},-26", (6.4, 5.4), LIGHT) for x in (-13, -6, 1)],
            limb("7,2 9,-20", (6, 5), LIGHT),
            limb("-16,16 -27,2", (7, 5.4), LIGHT),
            [line(f"{x},-2 {x},-22", 1.6, INK) for x in (-9.6, -2.6, 4)],
        ),
        at(
            326,
            132,
            0.62,
            curve("!-96,190 -90,110 -50,86 50,86 90,110 !96,190", BLUE),
            busts.high_hair(),
            busts.face(jaw=0.94),
            busts.features(brow=3, lips=INK),
            busts.high_hair_front(),
            busts.earrings(),
            busts.pearls(rows=2),
            [
                at(
                    0,
                    0,
                    1,
                    curve("!-46,112 -66,60 -104,44 -138,70 -140,126 !-116,160", BLUE),
                    line("-46,112 -66,60 -104,44 -138,70 -140,126 -116,160", 4, INK, bent=True),
                    line("-50,108 -84,74 -118,96", 3, INK, bent=True),
                    flip=f,
                )
                for f in (False, True)
            ],
        ),
        box(40, 208, 420, 14, PAPER),
        box(40, 222, 420, 5, INK),
        [
            curve(
                f"!{x},227 {x - 7},244 {x - 3},262 !{x},270 !{x + 14},270 {x + 17},262 {x + 21},244 !{x + 14},227",
                LIGHT,
            )
            for x in range(50, 450, 26)
        ],
        box(34, 262, 432, 12, PAPER),
        line("34,274 466,274", 3, INK),
        at(
            258,
            216,
            0.8,
            polygon("-40,0 -34,-16 0,-10 34,-16 40,0 0,6", INK),
            polygon("-32,-18 0,-12 32,-18 32,-12 0,-6 -32,-12", PAPER),
        ),
        crowd(282, 15, INK, 75, left=0, right=170, rim=PAPER),
        crowd(282, 15, INK, 76, left=330, right=500, rim=PAPER),
    ]


def comelec_hides_tampering() -> Drawing:
    """A screen shows two columns; a hand turns one down, while a line of operators walks out of the door."""
    return [
        wash(110, 190),
        box(360, 30, 118, 220, INK),
        box(368, 38, 102, 212, PAPER),
        glow(420, 140, 110, PAPER, 0.8),
        [
            person(
                x,
                y,
                t,
                head=h,
                robe=figures.dress(c, -20),
                shirt=c,
                trousers=SHADE,
                skin=MID,
                legs=figures.WALK,
                right=r,
                rim=PAPER,
            )
            for x, y, t, h, c, r in (
                (396, 240, 128, figures.long_hair(INK), SHADE, figures.DOWN),
                (440, 248, 140, figures.hair(INK), DARK, figures.DOWN),
                (358, 262, 156, figures.long_hair(INK), DARK, figures.HOLD),
            )
        ],
        wash(150, 100, 250),
        box(20, 34, 286, 196, INK, 14),
        box(30, 44, 266, 176, LIGHT, 10),
        box(48, 58, 230, 148, INK, 16),
        box(54, 64, 218, 136, DARK, 14),
        box(78, 92, 44, 96, BLUE),
        polygon("150,142 194,142 194,188 150,188", PAPER),
        [line(f"{x},142 {x},104", 3, GREY) for x in (150, 194)],
        line("150,104 194,104", 3, GREY),
        polygon("164,110 180,110 180,124 188,124 172,138 156,124 164,124", PAPER),
        [line(f"212,{y} 258,{y}", 4, PALE) for y in range(88, 190, 17)],
        line("66,190 262,190", 3, PAPER),
        polygon("0,252 330,252 346,300 0,300", INK),
        polygon("10,258 322,258 332,284 6,284", PALE),
        [box(20 + 20 * n, 262 + 8 * m, 15, 5, SHADE) for n in range(15) for m in range(3)],
        at(256, 196, 0.95, things.taking_hand(INK, PAPER), flip=True, turn=24),
    ]


def enrile_and_ramos_defect() -> Drawing:
    """Draw two men behind microphones, one in a flak vest, one with glasses and a cigar, and soldiers with raised
    rifles behind."""
    return [
        wash(150, 245),
        [
            person(
                x,
                250,
                150,
                head=figures.helmet(SHADE, PAPER),
                shirt=MID,
                trousers=SHADE,
                skin=GREY,
                right=figures.FIST,
                over=figures.rifle(17, -112, -70, SHADE, 1.1),
            )
            for x in (28, 236, 470)
        ],
        crowd(200, 10, GREY, 77),
        things.banner(120, 10, 380, 44, YELLOW, INK, foot=20),
        at(
            146,
            150,
            0.98,
            curve("!-130,160 -118,116 -60,88 0,80 60,88 118,116 !130,160", SHADE),
            curve("!-76,160 -70,104 -34,86 0,116 34,86 70,104 !76,160", INK),
            [box(x, 120, 34, 30, DARK, 3) for x in (-62, 28)],
            busts.face(jaw=1.06),
            busts.features(brow=6, older=True, stern=1),
            busts.receding_hair(),
            polygon("-28,72 0,108 28,72 36,82 0,124 -36,82", PAPER),
        ),
        at(
            350,
            152,
            0.98,
            curve("!-130,160 -118,116 -60,88 0,80 60,88 118,116 !130,160", MID),
            [
                curve(p, INK, 0.6)
                for p in (
                    "-96,130 -76,112 -56,124 -70,146",
                    "60,112 84,106 96,128 74,136",
                    "-40,120 -24,108 -14,126 -30,138",
                    "26,138 44,128 54,148 36,156",
                )
            ],
            busts.face(),
            busts.features(brow=5, older=True),
            busts.short_hair(SHADE, LIGHT),
            busts.wide_glasses(),
            busts.cigar(),
            polygon("-30,72 0,112 30,72 42,84 14,140 0,118 -14,140 -42,84", DARK),
        ),
        box(0, 278, 500, 22, INK),
        [
            _microphone(x, 268, t)
            for x, t in ((96, -16), (150, 4), (206, 18), (250, 0), (300, -18), (352, -4), (404, 16))
        ],
    ]


def people_power() -> Drawing:
    """A nun kneels with her rosary before a tank; around her people with yellow flowers."""
    return [
        wash(160, 250, 0, 200),
        glow(330, 90, 200),
        crowd(150, 8, PALE, 91, fists=0.5),
        crowd(166, 10, GREY, 92, fists=0.4),
        wash(235, 205, 214),
        [
            person(x, 236, 128, head=h, shirt=c, trousers=SHADE, skin=MID, right=r, left=figures.WIDE, rim=PAPER)
            for x, h, c, r in (
                (24, None, SHADE, figures.REACH),
                (76, figures.long_hair(), DARK, figures.WIDE),
                (478, None, DARK, figures.REACH),
            )
        ],
        at(330, 274, 1.62, things.tank(DARK, GREY)),
        person(330, 80, 70, head=figures.helmet(INK, PAPER), shirt=DARK, skin=MID, trousers=INK, rim=PAPER),
        at(
            118,
            306,
            2.55,
            curve("!-36,2 -30,-20 -16,-34 -14,-54 0,-62 16,-54 18,-30 34,-10 !38,2", PAPER),
            curve("!-34,2 -28,-19 -14,-33 -12,-53 0,-60 14,-53 16,-30 31,-10 !35,2", INK),
            ellipse(4, -70, 7.6, 10, LIGHT),
            curve("!4,-80 11,-76 11.6,-70 9,-62 !4,-60 6,-68", SHADE),
            curve("!-20,-34 -10,-58 -7,-76 3,-84 12,-78 4,-76 -1,-68 1,-56 !-4,-38", INK),
            curve("-1,-76 4,-81 10,-78 4,-77 0,-70", PAPER),
            curve("-4,-58 6,-58 12,-54 4,-48 -4,-52", PAPER),
            limb("8,-48 22,-40 26,-54", (9, 8, 6), INK),
            limb("2,-46 16,-36 24,-52", (9, 8, 6), INK),
            limb("25,-55 28,-65", (6, 4.4), LIGHT),
            line("27,-56 31,-46 28,-36 24,-30", 1.2, PAPER, bent=True),
            box(22.6, -31, 3, 10, PAPER),
            box(20, -28.4, 8.2, 2.8, PAPER),
        ),
        things.flowers(214, 284, 20, 8, YELLOW, 5, 10),
        [things.flowers(x, y, 8, 6, YELLOW, int(x), 5) for x, y in ((70, 116), (472, 114))],
        things.flowers(330, 122, 15, 8, YELLOW, 11, 9),
        [line(f"214,288 {x},300", 3, INK) for x in (206, 214, 222)],
    ]


def election_boycott_ignored() -> Drawing:
    """A torn poster with a cross lies on the ground; past it a long queue of voters goes to the ballot box."""
    return [
        wash(185, 255, 0, 210),
        box(250, 30, 260, 170, PALE),
        polygon("230,36 380,0 520,36", SHADE),
        [box(x, 66, 40, 56, SHADE) for x in (276, 344, 446)],
        box(396, 84, 36, 116, DARK),
        things.palm(40, 214, 1.0, GREY),
        wash(215, 245, 196),
        [
            person(x, y, t, head=h, shirt=c, trousers=SHADE, skin=MID, rim=PAPER, legs=figures.WALK)
            for x, y, t, h, c in (
                (20, 222, 96, None, SHADE),
                (56, 224, 98, figures.long_hair(), YELLOW),
                (92, 226, 102, figures.straw_hat(), DARK),
                (130, 230, 106, None, YELLOW),
                (168, 234, 112, figures.long_hair(), SHADE),
                (208, 240, 118, None, DARK),
                (250, 246, 126, figures.straw_hat(), YELLOW),
                (296, 254, 136, figures.long_hair(), DARK),
                (346, 264, 150, None, YELLOW),
            )
        ],
        person(
            396,
            278,
            168,
            head=figures.veil(INK, PAPER),
            robe=figures.habit(DARK, PAPER),
            shirt=DARK,
            skin=PALE,
            right="10,-79 18,-66 27,-60",
            rim=PAPER,
            over=at(30, -60, 0.42, things.ballot(0, 0, 14)),
        ),
        things.ballot_box(456, 276, 0.86, PAPER, GREY, PAPER),
        polygon("300,276 300,300 500,300 500,276", SHADE),
        line("300,276 500,276", 3, INK),
        at(
            140,
            268,
            1.0,
            polygon("-104,-14 60,-26 72,-8 96,-16 112,30 -88,44 -92,14 -116,10", PAPER),
            line("-104,-14 60,-26 72,-8 96,-16 112,30 -88,44 -92,14 -116,10 -104,-14", 3, INK),
            line("-60,-10 60,28", 13, INK),
            line("56,-14 -60,32", 13, INK),
            line("72,-8 60,10 74,32", 2.4, INK),
        ),
        curve("60,250 72,244 84,250 82,262 66,264", GREY),
    ]


def boycott_election() -> Drawing:
    """Over a ballot box a great red cross; two rebels turn their backs to it."""
    return [
        wash(150, 245),
        curve("!0,230 !0,150 90,110 190,150 300,120 400,150 !500,110 !500,230", GREY),
        wash(150, 80, 224),
        glow(250, 150, 190),
        things.ballot_box(244, 250, 1.75, PAPER, GREY, PAPER),
        polygon("120,50 150,26 262,146 372,26 402,50 288,172 402,290 372,314 260,200 146,314 116,290 232,172", PAPER),
        polygon("126,50 150,32 261,152 372,32 396,50 281,172 396,290 372,308 260,194 146,308 122,290 238,172", RED),
        person(
            66,
            312,
            244,
            head=figures.cap(INK),
            shirt=DARK,
            trousers=INK,
            skin=SHADE,
            right=figures.SHOULDER,
            left=figures.DOWN,
            rim=PAPER,
            legs=figures.WALK,
            flip=True,
            over=[figures.webbing(GREY), figures.rifle(12, -78, -118, INK, 1.4)],
        ),
        person(
            440,
            312,
            244,
            head=figures.headband(RED),
            shirt=DARK,
            trousers=INK,
            skin=SHADE,
            right=figures.SHOULDER,
            left=figures.DOWN,
            rim=PAPER,
            legs=figures.WALK,
            over=[figures.webbing(GREY), figures.rifle(12, -78, -118, INK, 1.4)],
        ),
    ]


def national_strike() -> Drawing:
    """A great hand stops the wheels of a factory whose chimneys do not smoke."""
    return [
        wash(200, 255, 0, 240),
        things.factory(96, 250, 1.3, PALE, GREY, LIGHT),
        things.factory(420, 250, 1.2, PALE, GREY, LIGHT),
        wash(150, 110, 246),
        things.gear(350, 150, 118, INK, PAPER, 14),
        things.gear(350, 150, 108, SHADE, PAPER, 14),
        things.gear(174, 60, 66, INK, PAPER, 10),
        things.gear(174, 60, 58, MID, PAPER, 10),
        things.gear(466, 280, 70, DARK, PAPER, 10),
        _stopping_hand(),
    ]


def violence_disrupts_election() -> Drawing:
    """Armed men in masks run off with a ballot box; ballots fly behind them."""
    return [
        wash(110, 230, 0, 220),
        box(0, 30, 170, 190, PALE),
        polygon("-10,36 80,4 186,36", SHADE),
        box(96, 90, 46, 130, DARK),
        [box(x, 70, 38, 50, SHADE) for x in (24,)],
        glow(120, 150, 90, PAPER, 0.6),
        things.palm(458, 226, 1.15, SHADE),
        wash(180, 230, 216),
        [
            things.ballot(x, y, t, s)
            for x, y, t, s in (
                (40, 262, 20, 0.9),
                (88, 236, -30, 0.8),
                (120, 280, 60, 1.0),
                (170, 110, 24, 0.8),
                (196, 70, -18, 0.7),
                (150, 180, -50, 0.8),
                (62, 182, 40, 0.7),
                (196, 292, 85, 1.0),
                (238, 50, 34, 0.7),
            )
        ],
        person(
            52,
            296,
            96,
            right=figures.REACH,
            left=figures.REACH,
            head=figures.long_hair(INK),
            robe=figures.dress(SHADE, -18),
            shirt=SHADE,
            skin=MID,
            rim=PAPER,
        ),
        person(
            222,
            302,
            214,
            head=_goon(RED),
            shirt=DARK,
            trousers=INK,
            skin=SHADE,
            right="11,-80 24,-78 36,-84",
            left=figures.HOLD,
            legs=figures.RUN,
            rim=PAPER,
            lean=6,
        ),
        person(
            388,
            304,
            220,
            head=_goon(RED),
            shirt=INK,
            trousers=SHADE,
            skin=SHADE,
            right="11,-80 20,-74 30,-62",
            left="11,-80 24,-76 36,-82",
            legs=figures.RUN,
            rim=PAPER,
            lean=6,
            over=figures.rifle(32, -62, -20, INK, 1.3),
        ),
        things.ballot_box(312, 170, 0.95, PAPER, GREY, PAPER, turn=-8),
        disc(262, 152, 9, SHADE),
        disc(372, 142, 9, SHADE),
        person(
            468,
            300,
            190,
            head=_goon(RED),
            shirt=DARK,
            trousers=INK,
            skin=SHADE,
            right=figures.HOLD,
            left=figures.HOLD,
            legs=figures.STRIDE,
            rim=PAPER,
            flip=True,
            over=[figures.webbing(GREY), figures.rifle(2, -62, -14, INK, 1.4)],
        ),
    ]


def _microphone(x: float, y: float, turn: float) -> Drawing:
    return at(
        x,
        y,
        1,
        disc(0, -14, 15, PAPER),
        limb("0,-4 0,50", (14, 11), PAPER),
        limb("0,-4 0,50", (11, 8), DARK),
        disc(0, -14, 12.6, INK),
        curve("-8,-18 -4,-24 3,-24 -4,-16", PALE),
        turn=turn,
    )


def _goon(colour: str) -> Drawing:
    """Draw a cloth over mouth and nose, and a cap."""
    return [figures.cap(INK), polygon("-6.6,-92.6 6.6,-92.6 5,-83 0,-80 -5,-83", colour)]


def _stopping_hand() -> Drawing:
    """Draw it from below, palm against the wheel."""
    fingers = ((196, 176, 206, 96, 26), (228, 168, 238, 74, 27), (258, 170, 272, 84, 26), (286, 182, 304, 110, 23))
    return [
        polygon("168,320 188,240 300,240 314,320", INK),
        polygon("174,320 192,244 296,244 308,320", PAPER),
        polygon("160,276 322,276 330,320 152,320", INK),
        polygon("164,282 318,282 324,320 158,320", RED),
        [limb(f"{a},{b} {c},{d}", (w + 8, w + 4), INK) for a, b, c, d, w in fingers],
        limb("196,222 152,186 138,158", (38, 32, 28), INK),
        curve("178,262 172,206 184,168 300,172 312,206 304,262", INK),
        [limb(f"{a},{b} {c},{d}", (w, w - 4), PAPER) for a, b, c, d, w in fingers],
        limb("200,222 152,186 138,158", (30, 24, 20), PAPER),
        curve("184,262 178,206 188,174 296,178 306,206 298,262", PAPER),
        line("204,196 240,190 290,200", 3, GREY, bent=True),
        line("200,224 236,210 284,230", 3, GREY, bent=True),
        line("206,172 216,176", 3, INK),
        curve("!280,190 306,206 298,262 !268,262 284,226", GREY),
    ]


PICTURES = {
    53: reagan_offers_sanctuary,
    54: marcos_inaugurated,
    55: comelec_hides_tampering,
    56: enrile_and_ramos_defect,
    57: people_power,
    58: election_boycott_ignored,
    59: boycott_election,
    60: national_strike,
    61: violence_disrupts_election,
}
