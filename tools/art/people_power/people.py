"""The twelve people, by card, each before what was theirs."""

from __future__ import annotations

from tools.art.people_power import busts, figures, things
from tools.art.people_power.figures import crowd, laban
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
    glow,
    limb,
    line,
    path,
    polygon,
    wash,
)

HEAD = 250, 126


def juan_ponce_enrile() -> Drawing:
    """It shows sleek hair, a flak vest over a blue jacket, an Uzi before it; behind him helmets at the camp's gate."""
    return [
        wash(170, 250),
        _camp_gate(),
        [
            figures.person(
                x,
                290,
                150,
                head=figures.helmet(DARK, PAPER),
                shirt=MID,
                skin=GREY,
                trousers=SHADE,
                right=figures.HOLD,
                left=figures.HOLD,
                over=[figures.webbing(PALE), figures.rifle(0, -60, -40)],
                rim=PAPER,
            )
            for x in (40, 100, 400, 460)
        ],
        _shoulders(BLUE),
        _fold(),
        at(*HEAD, 1.14, busts.face(jaw=1.06), busts.features(brow=6, older=True, stern=1), busts.receding_hair()),
        curve("!150,232 206,212 !250,262 !294,212 350,232 !364,300 !136,300", INK),
        polygon("214,206 250,254 286,206 298,220 250,276 202,220", PAPER),
        line("214,206 250,254 286,206", 2.4, INK),
        [box(x, 252, 36, 34, SHADE, 3) for x in (158, 306)],
        line("150,232 144,300", 3, GREY),
        at(262, 280, 1.75, at(0, 0, 1.09, _uzi(PAPER)), _uzi(DARK), turn=-16),
        curve("230,300 228,282 240,270 258,272 266,286 !262,304", PAPER),
        line("240,274 260,280", 2.4, INK),
        line("236,283 260,289", 2.4, INK),
        line("234,292 258,297", 2.4, INK),
    ]


def imelda_marcos() -> Drawing:
    """It shows hair swept high, butterfly sleeves, rows of pearls; behind her the theatre on the bay and its lights."""
    return [
        wash(60, 205),
        glow(250, 150, 230, PAPER, 0.9),
        polygon("0,150 500,150 500,176 0,176", LIGHT),
        polygon("0,176 500,176 470,196 30,196", MID),
        [polygon(f"{x},196 {x + 16},196 {x + 26},300 {x - 10},300", PALE) for x in (24, 96, 388, 460)],
        [polygon(f"{x + 16},196 {x + 26},300 {x + 18},300 {x + 10},196", SHADE) for x in (24, 96, 388, 460)],
        [_chandelier(x) for x in (74, 426)],
        curve("!120,300 132,256 176,234 214,220 286,220 324,234 368,256 !380,300", BLUE),
        at(
            250,
            138,
            1.02,
            busts.high_hair(),
            busts.face(jaw=0.95),
            busts.features(brow=3, lips=INK),
            busts.high_hair_front(),
            busts.earrings(),
            busts.pearls(rows=3, radius=5),
        ),
        _butterfly(),
        at(500, 0, 1, _butterfly(), flip=True),
        line("186,238 214,268 250,276 286,268 314,238", 3, INK, bent=True),
        curve("!318,236 368,256 !380,300 !330,300", INK, 0.4),
        [disc(x, y, 2.2, PAPER) for x, y in ((222, 284), (236, 290), (250, 286), (264, 290), (278, 284))],
    ]


def fabian_ver() -> Drawing:
    """Draw the peaked cap with laurels, four stars, rows of ribbons; behind him the palace and its guards."""
    return [
        wash(190, 235),
        _arches(),
        [
            figures.person(
                x,
                268,
                120,
                head=figures.peaked_cap(INK, LIGHT),
                shirt=SHADE,
                trousers=DARK,
                skin=GREY,
                over=figures.rifle(13, -66, -90, INK, 1.1),
            )
            for x in (48, 106, 396, 454)
        ],
        _shoulders(DARK),
        _fold(),
        at(
            *HEAD,
            1.1,
            busts.face(jaw=1.14, chin=64),
            busts.features(brow=7, older=True, stern=2),
            busts.sideburns(),
            busts.officers_cap(BLUE, laurels=True),
        ),
        polygon("214,212 250,250 286,212 300,224 250,268 200,224", LIGHT),
        polygon("244,246 256,246 262,300 238,300", INK),
        _lapels(INK),
        _epaulette(124, 238),
        at(500, 0, 1, _epaulette(124, 238), flip=True),
        [
            box(306 + 15 * column, 262 + 9 * row, 13, 7, (LIGHT, BLUE, PALE)[(row + column) % 3])
            for row in range(3)
            for column in range(4)
        ],
        [_medal(x) for x in (312, 332, 352)],
    ]


def fidel_ramos() -> Drawing:
    """It shows large glasses and a cigar, field dress; behind him an armoured car among people."""
    return [
        wash(165, 240),
        _hills(),
        at(96, 214, 0.62, things.apc()),
        crowd(206, 10, MID, 12, left=180, fists=0.4, foot=300),
        crowd(240, 14, SHADE, 21, fists=0.2, rim=PALE),
        _shoulders(BLUE),
        _camouflage(),
        at(
            *HEAD,
            1.14,
            busts.face(jaw=1.0),
            busts.features(brow=5, older=True),
            busts.short_hair(SHADE, LIGHT),
            busts.wide_glasses(width=4),
            busts.cigar(),
        ),
        polygon("214,212 250,256 286,212 306,222 268,286 250,262 232,286 194,222", SHADE),
        line("250,262 250,300", 3, INK),
        box(150, 262, 60, 13, LIGHT),
        box(292, 262, 58, 13, LIGHT),
        [box(156 + 9 * n, 266, 6, 5, INK) for n in range(5)],
        [box(298 + 9 * n, 266, 6, 5, INK) for n in range(5)],
        [things.star(x, 242, 8, LIGHT) for x in (208, 292)],
        _fold(),
    ]


def corazon_aquino() -> Drawing:
    """It shows large glasses, short waves, a yellow dress; behind her hands that make the L of Laban."""
    return [
        wash(150, 235),
        glow(250, 120, 210),
        [
            laban(x, y, s, c, PALE, flip=f)
            for x, y, s, c, f in (
                (52, 104, 1.5, SHADE, False),
                (124, 84, 1.15, GREY, True),
                (384, 84, 1.2, GREY, False),
                (456, 112, 1.5, SHADE, True),
            )
        ],
        crowd(184, 13, SHADE, 4, fists=0.3),
        crowd(226, 17, DARK, 9, fists=0.2, rim=GREY),
        _shoulders(YELLOW),
        _fold(),
        at(
            *HEAD,
            1.08,
            busts.wavy_hair(),
            busts.face(jaw=0.98),
            busts.features(brow=3.6, lips=DARK),
            busts.wavy_hair_front(),
            busts.wide_glasses(width=2.8),
            busts.earrings(),
        ),
        polygon("212,206 250,262 206,272 184,222", YELLOW),
        polygon("288,206 250,262 294,272 316,222", YELLOW),
        line("212,206 250,262 288,206", 3, INK),
        line("184,222 206,272 250,262 294,272 316,222", 3, INK),
        line("250,262 250,300", 3, INK),
        [disc(250, y, 3.4, INK) for y in (276, 292)],
    ]


def jaime_sin() -> Drawing:
    """Draw the red skullcap and sash, a round face with glasses, the cross on his breast; behind him his cathedral."""
    return [
        wash(140, 232),
        glow(250, 110, 200),
        things.cathedral(96, 262, 1.0),
        things.cathedral(404, 262, 1.0),
        crowd(250, 10, DARK, 31, rim=PALE),
        _shoulders(DARK),
        curve(
            "!112,300 120,256 176,230 214,214 !250,250 !286,214 324,230 380,256 !388,300 330,286 250,280 170,286", RED
        ),
        at(
            250,
            128,
            1.1,
            busts.face(jaw=1.17, chin=63),
            busts.features(brow=5, older=True),
            busts.zucchetto(RED),
            busts.wide_glasses(width=3),
        ),
        polygon("220,214 250,246 280,214 284,226 250,258 216,226", LIGHT),
        box(243, 232, 14, 16, PAPER),
        line("172,240 206,276 250,262", 2.6, LIGHT, bent=True),
        line("328,240 294,276 250,262", 2.6, LIGHT, bent=True),
        polygon(
            "245,258 255,258 255,270 267,270 267,279 255,279 255,300 245,300 245,279 233,279 233,270 245,270", LIGHT
        ),
        curve("!324,230 380,256 !388,300 330,286 310,250", INK, 0.45),
    ]


def salvador_laurel() -> Drawing:
    """Draw a pale barong and sleek hair, an arm raised over microphones, a yellow banner behind."""
    return [
        wash(205, 240),
        polygon("0,26 500,14 500,120 0,132", YELLOW),
        line("0,26 500,14", 4, INK),
        line("0,132 500,120", 4, INK),
        crowd(190, 12, MID, 5, fists=0.5),
        crowd(228, 16, DARK, 6, fists=0.25, rim=PALE),
        limb("366,262 404,196 396,96", (54, 44, 34), PAPER),
        line("384,236 408,196 404,120", 2, GREY),
        line("366,240 384,196 380,120", 3, SHADE),
        laban(396, 82, 1.25, LIGHT, SHADE, flip=True),
        _shoulders(PAPER),
        _fold(0.3),
        [line(f"{x},230 {x},300", 1.8, GREY) for x in (196, 212, 288, 304)],
        [
            polygon(f"{x},{y} {x + 6},{y + 7} {x},{y + 14} {x - 6},{y + 7}", PALE)
            for x in (204, 296)
            for y in (240, 258, 276)
        ],
        at(*HEAD, 1.12, busts.face(jaw=1.02), busts.features(brow=6.4), busts.receding_hair()),
        polygon("216,208 250,250 284,208 298,224 250,272 202,224", PAPER),
        line("216,208 250,250 284,208", 2.4, INK),
        line("202,224 250,272 298,224", 2.4, INK),
        line("250,252 250,300", 2, SHADE),
        [_microphone(x, y, t) for x, y, t in ((196, 268, -18), (300, 272, 20))],
    ]


def gregorio_honasan() -> Drawing:
    """Draw a moustache and thick hair, camouflage, a rifle on his shoulder, a yellow ribbon; behind him a
    helicopter."""
    return [
        wash(120, 238),
        glow(380, 90, 190),
        at(404, 78, 1.0, things.helicopter()),
        at(92, 52, 0.55, things.helicopter(SHADE)),
        _hills(),
        [
            figures.person(
                x,
                286,
                118,
                head=figures.helmet(INK, GREY),
                shirt=SHADE,
                trousers=DARK,
                skin=GREY,
                right=figures.FIST,
                over=[figures.webbing()],
            )
            for x in (40, 452)
        ],
        _shoulders(MID),
        _camouflage(),
        limb("176,312 176,150", (13, 13), INK),
        limb("176,150 176,66", (6, 6), INK),
        polygon("170,210 158,250 170,254 184,214", INK),
        polygon("168,120 184,120 184,140 168,140", INK),
        polygon("172,66 180,66 178,50", INK),
        at(
            256, 126, 1.12, busts.face(jaw=0.97), busts.features(brow=6, stern=1), busts.thick_hair(), busts.moustache()
        ),
        polygon("222,212 256,256 290,212 308,222 272,286 256,262 240,286 202,222", DARK),
        _fold(),
        line("256,262 256,300", 3, INK),
        polygon("330,252 384,240 392,272 336,284", YELLOW),
        polygon("384,240 404,286 392,272", YELLOW),
        line("168,300 206,226", 10, INK),
    ]


def jose_maria_sison() -> Drawing:
    """It shows square glasses, an open collar, a red book in his hand; the bars of a cell."""
    return [
        wash(90, 170),
        box(300, 0, 140, 150, PAPER),
        glow(370, 70, 200, PAPER, 0.8),
        [box(x, 0, 9, 150, DARK) for x in (322, 360, 398)],
        box(294, 146, 152, 10, DARK),
        box(292, 0, 8, 156, DARK),
        box(440, 0, 8, 156, DARK),
        _shoulders(LIGHT),
        _fold(0.5),
        at(*HEAD, 1.12, busts.face(jaw=0.96), busts.features(brow=5), busts.parted_hair(), busts.square_glasses()),
        polygon("214,208 250,256 286,208 304,226 264,284 250,262 236,284 196,226", PAPER),
        line("196,226 236,284 250,262 264,284 304,226", 2.4, INK),
        line("250,262 250,300", 2.4, SHADE),
        at(
            138,
            250,
            1,
            polygon("-46,-40 34,-52 44,44 -36,56", RED),
            polygon("34,-52 44,44 52,40 42,-54", PAPER),
            line("-38,-41 -28,55", 3, INK),
            things.star(6, -2, 18, PAPER),
            turn=-6,
        ),
        curve("150,300 154,272 170,260 186,268 190,286 !186,300", LIGHT),
        line("164,268 182,276", 2, SHADE),
        line("160,278 182,288", 2, SHADE),
        [[box(x, 0, 15, 300, INK), box(x + 3, 0, 3, 300, GREY)] for x in (22, 84, 408, 466)],
    ]


def rodolfo_salas() -> Drawing:
    """Draw a round face under a wide straw hat, a red scarf; behind him a column of rebels along the ridge."""
    return [
        wash(165, 245),
        curve("!0,300 !0,150 70,118 150,150 220,196 300,190 380,140 450,104 !500,124 !500,300", GREY),
        curve("!0,300 !0,204 90,172 180,214 300,232 410,190 !500,180 !500,300", SHADE),
        [
            figures.person(
                x,
                y,
                62,
                head=figures.cap(INK),
                legs=figures.STRIDE,
                shirt=INK,
                trousers=INK,
                skin=DARK,
                right=figures.HOLD,
                over=figures.rifle(-2, -74, -48, INK, 1.3),
            )
            for x, y in ((30, 178), (72, 172), (114, 182), (362, 192), (404, 184), (446, 180), (486, 178))
        ],
        _shoulders(SHADE),
        _fold(),
        at(
            250, 138, 1.08, busts.face(jaw=1.22, chin=60), busts.features(brow=5.4), busts.short_hair(), busts.salakot()
        ),
        curve("186,226 250,252 314,226 326,246 280,276 250,282 220,276 174,246", RED),
        curve("236,262 264,262 280,300 !270,312 !228,312 222,300", RED),
        line("190,238 250,264 310,238", 2.4, INK, bent=True),
        line("236,272 230,300", 2, INK),
        line("262,272 268,300", 2, INK),
        line("120,262 196,300", 9, INK),
        line("380,262 304,300", 9, INK),
    ]


def rolly_kintanar() -> Drawing:
    """It shows dark glasses and a red headband, a bandolier, a rifle upright; behind him palms and burning trucks."""
    return [
        wash(130, 240),
        glow(90, 190, 150),
        things.smoke(70, 190, 1.0, (SHADE, GREY, PALE)),
        things.palm(424, 270, 1.25, INK),
        things.palm(476, 262, 0.95, SHADE, flip=True),
        things.palm(22, 270, 0.9, SHADE),
        wash(120, 60, 252),
        at(86, 262, 0.62, things.truck(DARK)),
        _shoulders(DARK),
        _fold(),
        at(
            244,
            126,
            1.12,
            busts.thick_hair(),
            busts.face(jaw=1.04),
            busts.features(brow=6),
            busts.thick_hair(),
            busts.glasses(across=18, down=13, tint=INK),
            busts.band(RED),
            busts.stubble(),
        ),
        polygon("206,214 244,262 282,214 300,224 244,292 188,224", GREY),
        polygon("222,226 244,256 266,226 244,240", LIGHT),
        _bandolier(),
        limb("368,312 362,190", (17, 14), INK),
        limb("362,190 354,46", (8, 6), INK),
        polygon("356,180 334,196 338,226 360,214", INK),
        polygon("352,108 368,107 370,150 354,151", INK),
        polygon("350,62 358,62 353,48", INK),
        curve("340,262 352,244 378,246 388,262 380,288 350,290", LIGHT),
        line("346,258 380,262", 2.4, SHADE),
        line("346,268 380,272", 2.4, SHADE),
        line("348,278 376,282", 2.4, SHADE),
    ]


def leandro_alejandro() -> Drawing:
    """It shows young, unruly hair, a megaphone; behind him red banners and fists."""
    return [
        wash(190, 245),
        [
            [
                polygon(f"{x},{y} {x + w},{y - 10} {x + w},{y + 52} {x},{y + 62}", RED),
                line(f"{x},{y} {x},{y + 190}", 4, INK),
                line(f"{x + w},{y - 10} {x + w},{y + 180}", 4, INK),
            ]
            for x, y, w in ((20, 40, 130), (352, 30, 126))
        ],
        figures.fist(176, 66, 0.9, SHADE, PALE, wrist=100),
        figures.fist(60, 138, 0.8, SHADE, PALE, wrist=100),
        figures.fist(440, 132, 0.9, SHADE, PALE, wrist=100),
        crowd(206, 13, SHADE, 41, fists=0.4),
        crowd(238, 17, DARK, 44, fists=0.1, rim=PALE),
        _shoulders(LIGHT),
        _fold(0.5),
        at(
            264,
            126,
            1.1,
            busts.thick_hair(),
            busts.face(jaw=0.92),
            busts.features(brow=5),
            busts.thick_hair(),
            busts.thin_moustache(),
        ),
        curve("222,214 264,246 306,214 300,226 264,258 228,226", GREY),
        at(264, 286, 0.8, figures.fist(0, 0, 0.9, RED, PAPER, wrist=30)),
        limb("150,320 128,262 176,232", (42, 36, 26), LIGHT),
        line("150,300 134,262 168,240", 2.4, SHADE),
        _megaphone(),
        curve("164,214 178,206 194,212 196,230 184,242 166,238", LIGHT),
        line("170,216 190,222", 2, SHADE),
        line("168,225 190,231", 2, SHADE),
    ]


# What several of them wear


def _shoulders(colour: str) -> Drawing:
    return curve("!72,300 86,262 136,236 206,212 250,226 294,212 364,236 414,262 !428,300", colour)


def _fold(strength: float = 0.45) -> Drawing:
    """Draw the side away from the light."""
    return curve("!300,214 364,236 414,262 !428,300 !318,300 296,262", INK, strength)


def _lapels(colour: str) -> Drawing:
    return [
        curve("!200,222 !186,240 !214,258 !206,268 !238,300 !244,300", colour),
        line("200,222 244,300", 2, GREY),
        curve("!300,222 !314,240 !286,258 !294,268 !262,300 !256,300", colour),
        line("300,222 256,300", 2, GREY),
    ]


def _epaulette(x: float, y: float) -> Drawing:
    return [
        at(
            x,
            y,
            1,
            polygon("-22,14 44,-12 52,2 -14,30", INK),
            [things.star(-4 + 13 * n, 12 - 5 * n, 6, PAPER) for n in range(4)],
        )
    ]


def _medal(x: float) -> Drawing:
    return [polygon(f"{x - 5},290 {x + 5},290 {x + 4},296 {x - 4},296", LIGHT), disc(x, 300, 6, PAPER)]


def _uzi(colour: str) -> Drawing:
    """Draw it with its muzzle to the right."""
    return path("M-44-8L30-8L30-12L36-12L36-8L40-8L40-4L62-4L62 1L40 1L40 8L2 8L4 34L-10 34L-10 8L-34 8L-44 2Z", colour)


def _camouflage() -> Drawing:
    patches = (
        "96,276 120,262 146,270 138,292 108,296",
        "160,250 184,236 204,250 190,270 166,266",
        "330,250 352,240 372,254 358,268 336,266",
        "366,288 390,272 408,286 400,304 372,304",
        "196,288 214,280 226,296 206,306",
        "286,278 306,270 318,288 298,300",
        "132,246 148,238 156,246 144,254",
    )
    return [curve(patch, INK, 0.62) for patch in patches]


def _bandolier() -> Drawing:
    return [
        line("122,244 300,310", 26, INK),
        [at(136 + 22 * n, 248 + 8.2 * n, 1, box(-6, -9, 12, 20, GREY, 2), turn=20) for n in range(8)],
    ]


def _microphone(x: float, y: float, turn: float) -> Drawing:
    return at(
        x,
        y,
        1,
        limb("0,10 0,60", (12, 9), DARK),
        disc(0, 0, 14, INK),
        curve("-9,-4 -5,-10 2,-10 -5,-2", PALE),
        line("-12,4 12,4", 2, GREY),
        turn=turn,
    )


def _megaphone() -> Drawing:
    return [
        polygon("60,150 76,144 200,206 196,228 72,246 58,242", INK),
        curve("66,146 46,160 40,198 48,236 64,244 74,230 80,196 76,160", SHADE),
        curve("64,154 52,168 48,198 54,228 64,236 70,222 74,196 71,168", LIGHT),
        line("92,158 190,208", 3, GREY),
    ]


def _butterfly() -> Drawing:
    """A stiff sleeve that stands up from the shoulder."""
    return [
        curve("!196,246 !188,226 160,176 112,170 82,206 84,258 !100,290 !150,282", BLUE),
        [
            line(f"190,{236 + n * 3} {158 - 18 * n},{186 + 10 * n} {120 - 10 * n},{184 + 24 * n}", 2, INK, bent=True)
            for n in range(4)
        ],
        line("188,226 160,176 112,170 82,206 84,258 100,290", 3, INK, bent=True),
    ]


def _chandelier(x: float) -> Drawing:
    """Tiers of lights that hang from the ceiling."""
    tiers = ((20, 30, 3), (36, 46, 5), (24, 62, 4), (10, 76, 2))
    return [
        line(f"{x},0 {x},30", 3, PAPER),
        glow(x, 52, 74, PAPER, 0.9),
        [line(f"{x - half},{y} {x + half},{y}", 3, INK) for half, y, _ in tiers],
        [
            [
                disc(x - half + 2 * half * n / (count - 1), y + 5, 4.4, INK),
                disc(x - half + 2 * half * n / (count - 1), y + 5, 3.2, PAPER),
            ]
            for half, y, count in tiers
            for n in range(count)
        ],
    ]


def _arches() -> Drawing:
    return [
        box(0, 60, 500, 240, PALE),
        box(0, 52, 500, 14, MID),
        box(0, 78, 500, 5, GREY),
        [
            [box(x, 150, 44, 160, SHADE), disc(x + 22, 150, 22, SHADE), box(x - 8, 150, 6, 150, LIGHT)]
            for x in (26, 88, 150, 306, 368, 430)
        ],
        [box(x + 10, 96, 24, 26, SHADE) for x in (26, 88, 150, 306, 368, 430)],
    ]


def _camp_gate() -> Drawing:
    return [
        box(0, 60, 110, 240, GREY),
        box(390, 60, 110, 240, GREY),
        box(0, 60, 500, 34, SHADE),
        box(0, 94, 500, 6, DARK),
        [box(x, 106, 4, 130, MID) for x in range(124, 384, 20)],
    ]


def _hills() -> Drawing:
    return [curve("!0,300 !0,176 80,150 180,178 300,158 400,178 !500,150 !500,300", PALE)]


PICTURES = {
    41: juan_ponce_enrile,
    42: imelda_marcos,
    43: fabian_ver,
    44: fidel_ramos,
    45: corazon_aquino,
    46: jaime_sin,
    47: salvador_laurel,
    48: gregorio_honasan,
    49: jose_maria_sison,
    50: rodolfo_salas,
    51: rolly_kintanar,
    52: leandro_alejandro,
}
