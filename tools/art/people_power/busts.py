"""Heads of people who are known by name: light from the left, the other half of the face in shadow.

Nobody's features are copied from a photograph: each is the same drawn face, and what tells them apart is hair, glasses,
what they wore and what they held. The origin is the bridge of the nose, the chin at 62.
"""

from __future__ import annotations

from tools.art.people_power.ink import (
    DARK,
    GREY,
    INK,
    LIGHT,
    MID,
    PALE,
    PAPER,
    SHADE,
    Drawing,
    curve,
    disc,
    ellipse,
    line,
    path,
    ring,
)

LIT, SHADED = PAPER, SHADE


def face(*, jaw: float = 1.0, chin: float = 62, lit: str = LIT, shaded: str = SHADED) -> Drawing:
    """Neck, head and its shadow; `jaw` makes it broader."""
    w = jaw
    neck = (
        f"!{-25 * w:g},30 {-27 * w:g},70 !{-40 * w:g},{chin + 36} !{40 * w:g},{chin + 36} {27 * w:g},70 !{25 * w:g},30"
    )
    outline = (
        f"{-45 * w:g},-22 {-45 * w:g},6 {-39 * w:g},32 {-24 * w:g},{chin - 9} 0,{chin} {24 * w:g},{chin - 9} "
        f"{39 * w:g},32 {45 * w:g},6 {45 * w:g},-22 {34 * w:g},-56 0,-66 {-34 * w:g},-56"
    )
    shadow = (
        f"!14,-64 20,-44 !9,-25 !4,-12 6,4 !5,15 !-8,18 0,22 !4,29 !-1,36 7,42 3,48 7,{chin - 6} !2,{chin} "
        f"{24 * w:g},{chin - 9} {39 * w:g},32 {45 * w:g},6 {45 * w:g},-22 {34 * w:g},-56"
    )
    return [
        curve(neck, MID),
        curve(
            f"!{-26 * w:g},44 0,{chin + 20} !{27 * w:g},44 !{34 * w:g},{chin + 34} 6,{chin + 36} -6,{chin + 14}", DARK
        ),
        ellipse(-45 * w, 2, 6, 13, lit),
        ellipse(45 * w, 2, 6, 13, shaded),
        curve(outline, lit),
        curve(shadow, shaded),
    ]


def features(*, brow: float = 5.0, lips: str = SHADE, older: bool = False, stern: float = 0) -> Drawing:
    """Eyes, nose and mouth as the light leaves them."""
    return [
        curve("-37,-17 -24,-24 -9,-20 -6,-8 -14,-3 -28,-4", GREY, 0.75),
        curve("11,-18 24,-24 38,-17 34,-4 18,-3", INK, 0.6),
        line(f"-37,{-23 - stern:g} -25,-29 -9,{-24 + stern:g}", brow, INK, bent=True),
        line(f"10,{-24 + stern:g} 25,-29 37,{-23 - stern:g}", brow, INK, bent=True),
        curve("!-34,-9 -22,-16 !-9,-8 -21,-11", INK),
        ellipse(-21, -9.5, 4.6, 4.6, INK),
        curve("!10,-8 22,-16 !34,-9 22,-10", INK),
        ellipse(22, -9, 4.6, 4.6, INK),
        line("-30,-3 -21,-2 -12,-4", 1.4, GREY, bent=True),
        curve("!-9,17 -3,15 2,18 7,15 !11,18 4,22 -3,22", INK),
        curve("!-18,35 -8,31 0,33 8,31 !18,35 8,37 0,36 -8,37", INK),
        curve("!-14,37 0,39 !14,37 0,45", lips),
        curve("-9,48 0,46 9,48 0,51", SHADE),
        [line("-15,17 -22,24 -23,32", 2, GREY, bent=True), line("-34,-2 -27,3 -18,3", 1.6, GREY, bent=True)]
        if older
        else [],
    ]


def glasses(*, across: float = 17, down: float = 13, frame: str = INK, width: float = 3.4, tint: str = "") -> Drawing:
    """Two lenses; a tint hides the eyes."""
    lenses = (
        [ellipse(x, -8, across, down, tint) for x in (-22, 22)]
        if tint
        else [
            ellipse(22, -8, across, down, PAPER, 0.16),
            curve("-36,-8 -33,-16 -24,-21 -34,-4", PAPER, 0.8),
            curve("8,-8 11,-16 20,-21 10,-4", PAPER, 0.5),
        ]
    )
    return [
        lenses,
        [curve("-34,-14 -27,-19 -20,-18 -30,-6", GREY)] if tint else [],
        ring(-22, -8, across, down, width, frame),
        ring(22, -8, across, down, width, frame),
        line(f"{-22 + across},-11 {22 - across},-11", width, frame),
        line(f"{-22 - across},-11 -46,-13", width, frame),
        line(f"{22 + across},-11 46,-13", width, frame),
    ]


def moustache(colour: str = INK) -> Drawing:
    return curve("!-24,33 -14,25 -3,24 0,26 3,24 14,25 !24,33 12,31 0,30 -12,31", colour)


# Hair and headwear


def short_hair(colour: str = INK, parting: str = MID) -> Drawing:
    """Draw hair that is combed back, with a parting."""
    return [
        curve(
            "-47,0 -50,-30 -44,-58 -22,-78 6,-82 34,-74 48,-52 50,-26 47,0 42,-22 38,-42 20,-54 -8,-52 -30,-46 -40,-28",
            colour,
        ),
        line("-26,-52 -14,-66 8,-74", 2, parting, bent=True),
        line("-6,-55 8,-66 26,-68", 2, parting, bent=True),
    ]


def receding_hair(colour: str = INK, shine: str = SHADE) -> Drawing:
    """Draw sleek hair that begins high on the forehead."""
    return [
        curve(
            "-46,6 -50,-24 -46,-54 -26,-76 2,-82 30,-76 47,-54 50,-24 46,6 42,-18 40,-40 30,-60 4,-66 -24,-62 "
            "-38,-46 -41,-20",
            colour,
        ),
        line("-34,-56 -12,-72 18,-73 36,-60", 2.4, shine, bent=True),
        line("-40,-46 -24,-64", 2, shine),
    ]


def wavy_hair(colour: str = INK, shine: str = SHADE) -> Drawing:
    """Draw a woman's hair, short and full, in soft waves."""
    return curve(
        "-44,36 -58,26 -62,4 -60,-24 -66,-42 -56,-64 -38,-76 -20,-88 6,-86 28,-90 48,-74 60,-60 66,-38 60,-20 "
        "63,4 58,26 44,36 "
        "43,10 44,-14 0,-30 -44,-14 -43,10",
        colour,
    )


def high_hair(colour: str = INK, shine: str = SHADE) -> Drawing:
    """Draw hair that is swept up and back into a tall crown."""
    return [
        curve(
            "-46,12 -52,-18 -62,-44 -60,-76 -42,-102 -12,-116 18,-114 46,-100 60,-72 60,-42 52,-18 46,12 43,-16 "
            "36,-42 14,-54 "
            "-10,-54 -34,-42 -43,-16",
            colour,
        ),
        line("-44,-34 -50,-62 -38,-88 -14,-102", 4, shine, bent=True),
        line("-30,-44 -32,-66 -20,-84 4,-94", 3.4, shine, bent=True),
        line("-8,-56 -6,-76 10,-88", 3, shine, bent=True),
        line("20,-54 34,-70 36,-90", 3, shine, bent=True),
    ]


def zucchetto(colour: str) -> Drawing:
    """Draw a cardinal's skullcap over thin hair."""
    return [
        curve(
            "-46,4 -50,-24 -46,-50 -30,-68 30,-68 46,-50 50,-24 46,4 43,-20 39,-44 26,-56 -26,-56 -39,-44 -43,-20",
            SHADE,
        ),
        curve("!-40,-58 -30,-74 0,-84 30,-74 !40,-58 20,-66 0,-68 -20,-66", colour),
        line("0,-84 0,-88", 5, colour),
    ]


def officers_cap(colour: str = DARK, *, laurels: bool = False) -> Drawing:
    """Peaked, with a badge; a general's has laurels on its peak."""
    leaves = [[ellipse(side * (10 + 8 * n), -36 + 1.3 * n, 4.6, 2.6, LIGHT) for n in range(4)] for side in (-1, 1)]
    return [
        curve("!-48,-44 -68,-74 -62,-88 -30,-98 0,-102 30,-98 62,-88 68,-74 !48,-44", colour),
        line("-66,-76 -60,-87 -30,-97 0,-101", 3, PAPER, bent=True),
        path("M-48-62L48-62L49-42L-49-42Z", INK),
        curve("!-50,-46 0,-54 !50,-46 48,-34 30,-26 0,-23 -30,-26 -48,-34", INK),
        line("-46,-36 -28,-29 0,-26 28,-29 46,-36", 2, GREY, bent=True),
        leaves if laurels else [],
        curve("0,-92 10,-82 14,-68 8,-56 0,-52 -8,-56 -14,-68 -10,-82", LIGHT),
        path("M0-84L3-75L12-75L5-69L8-60L0-66L-8-60L-5-69L-12-75L-3-75Z", DARK),
    ]


def sideburns(colour: str = INK) -> Drawing:
    return [curve("-47,-20 -44,8 -40,12 -41,-20", colour), curve("47,-20 44,8 40,12 41,-20", colour)]


def pearls(*, rows: int = 1, radius: float = 5) -> Drawing:
    """It shows pearls that lie around the neck."""
    beads: list[Drawing] = []
    for row in range(rows):
        for number in range(-5, 6):
            x = number * (7.4 + row * 0.9)
            y = 84 + row * 11 - abs(number) ** 2 * 0.62
            beads.append([disc(x, y, radius, INK), disc(x - 0.6, y - 0.6, radius - 1.2, PAPER)])
    return beads


def earrings() -> Drawing:
    return [[disc(x, 18, 6, INK), disc(x - 0.6, 17.4, 4.6, PAPER)] for x in (-46, 46)]


def wavy_hair_front(colour: str = INK, shine: str = SHADE) -> Drawing:
    """The waves that fall over the forehead."""
    return [
        curve(
            "-46,14 -56,-10 -54,-42 -36,-62 -8,-70 18,-70 42,-60 55,-36 55,-8 46,14 45,-12 42,-30 30,-42 12,-40 "
            "-8,-50 -26,-40 -38,-32 -43,-10",
            colour,
        ),
        line("-54,-28 -44,-52 -22,-64", 3, shine, bent=True),
        line("-54,8 -55,-10", 3, shine, bent=True),
        line("-16,-56 6,-70 30,-70", 3, shine, bent=True),
        line("24,-54 44,-50 54,-28", 3, shine, bent=True),
        line("54,8 55,-8", 3, shine, bent=True),
    ]


def high_hair_front(colour: str = INK, shine: str = SHADE) -> Drawing:
    """Draw the line of the hair over the forehead."""
    return curve("-47,6 -54,-30 -36,-58 0,-70 36,-58 54,-30 47,6 44,-18 34,-42 12,-54 -12,-54 -34,-42 -44,-18", colour)


def thick_hair(colour: str = INK, shine: str = SHADE) -> Drawing:
    """Draw full and unruly hair that covers the ears."""
    return [
        curve(
            "-46,16 -54,0 -56,-30 -52,-58 -34,-78 -10,-88 14,-84 36,-82 52,-62 58,-34 54,0 46,16 44,-16 38,-34 24,-42 "
            "10,-34 -4,-44 -20,-36 -34,-40 -42,-20",
            colour,
        ),
        line("-44,-38 -32,-60 -10,-70", 3, shine, bent=True),
        line("0,-54 18,-68 38,-60", 3, shine, bent=True),
    ]


def parted_hair(colour: str = INK, shine: str = SHADE) -> Drawing:
    """Draw hair that is combed over from a parting at the side."""
    return [
        curve(
            "-47,4 -51,-28 -46,-58 -24,-78 8,-82 38,-74 51,-50 51,-24 47,4 43,-20 40,-36 22,-40 -6,-48 -28,-60 "
            "-38,-40 -42,-20",
            colour,
        ),
        line("-26,-60 0,-52 34,-46", 3, shine, bent=True),
        line("-20,-68 10,-66 38,-56", 3, shine, bent=True),
    ]


def square_glasses(frame: str = INK) -> Drawing:
    lens = "M{0}-21L{1}-21L{2} 4L{3} 4Z"
    return [
        [path(lens.format(a, b, b - 3, a + 3), PAPER, 0.3) for a, b in ((-42, -5), (5, 42))],
        [line(f"{a},-21 {b},-21 {b - 3},4 {a + 3},4 {a},-21", 4.4, frame) for a, b in ((-42, -5), (5, 42))],
        line("-5,-14 5,-14", 4, frame),
        line("-42,-15 -47,-14", 4, frame),
        line("42,-15 47,-14", 4, frame),
    ]


def cigar() -> Drawing:
    return [
        line("-10,36 -58,46", 10, DARK),
        line("-12,34 -52,43", 2.4, GREY),
        line("-56,46 -61,47", 10, PALE),
        line("-40,42 -44,43", 10, LIGHT),
    ]


def band(colour: str) -> Drawing:
    """Draw a band that is tied around the forehead."""
    return [
        curve("!-49,-44 0,-56 !49,-44 !49,-28 0,-40 !-49,-28", colour),
        line("-49,-44 0,-56 49,-44", 2, INK, bent=True),
        line("-49,-28 0,-40 49,-28", 2, INK, bent=True),
        curve("!48,-42 68,-34 78,-14 !70,-8 60,-24 !48,-30", colour),
    ]


def stubble() -> Drawing:
    return [moustache(SHADE), curve("-40,30 -26,46 0,50 26,46 40,30 30,56 0,64 -30,56", SHADE, 0.5)]


def thin_moustache() -> Drawing:
    """Draw the moustache of a young man, with a little beard."""
    return [curve("!-21,33 -10,25 0,27 10,25 !21,33 0,30", INK), curve("-9,52 0,49 9,52 6,62 0,65 -6,62", DARK)]


def salakot(colour: str = LIGHT) -> Drawing:
    """A wide, domed hat of woven leaves."""
    return [
        curve("!-112,-30 -84,-52 -60,-78 -28,-96 0,-100 28,-96 60,-78 84,-52 !112,-30 60,-40 0,-44 -60,-40", INK),
        curve("!-104,-33 -80,-52 -58,-75 -28,-92 0,-96 28,-92 58,-75 80,-52 !104,-33 60,-42 0,-46 -60,-42", colour),
        curve("!10,-96 28,-92 58,-75 80,-52 !104,-33 60,-42 30,-45 36,-70", SHADE, 0.75),
        curve("!-112,-32 -60,-44 0,-48 60,-44 !112,-32 60,-26 0,-24 -60,-26", INK),
        line("-78,-56 -40,-64 0,-66 40,-64 78,-56", 2.2, GREY, bent=True),
        line("-54,-78 -26,-84 0,-85 26,-84 54,-78", 2.2, GREY, bent=True),
        [line(f"0,-96 {x * 0.6},-74 {x},-46", 2, GREY, bent=True) for x in (-70, -36, 0)],
    ]


def pompadour(colour: str = INK, shine: str = SHADE) -> Drawing:
    """Draw thick hair that is combed up from the forehead and back."""
    return [
        curve(
            "-46,8 -51,-20 -50,-50 -36,-78 -8,-92 24,-88 44,-70 51,-44 50,-18 46,8 43,-18 40,-38 30,-48 8,-46 "
            "-14,-50 -32,-46 -41,-30 -43,-14",
            colour,
        ),
        line("-34,-50 -22,-70 4,-80", 3.4, shine, bent=True),
        line("-12,-54 4,-70 28,-72", 3.2, shine, bent=True),
        line("14,-52 30,-58 40,-54", 3, shine, bent=True),
    ]


def wide_glasses(frame: str = INK, width: float = 3.4) -> Drawing:
    """As they were worn then: large, straight above and round below."""
    left = "-43,-20 -25,-23 -6,-20 -5,-6 -13,8 -28,10 -40,2 -44,-10"
    right = "43,-20 25,-23 6,-20 5,-6 13,8 28,10 40,2 44,-10"
    return [
        curve(right, PAPER, 0.16),
        curve("-39,-14 -34,-19 -24,-20 -36,0", PAPER, 0.85),
        curve("9,-14 14,-19 24,-20 12,0", PAPER, 0.5),
        line(left + " -43,-20", width, frame, bent=True),
        line(right + " 43,-20", width, frame, bent=True),
        line("-6,-13 6,-13", width, frame),
        line("-44,-14 -48,-13", width, frame),
        line("44,-14 48,-13", width, frame),
    ]
