"""People in a scene are a hundred units tall, their feet at the origin, one dark mass with a rim of light."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tools.art.people_power.ink import (
    DARK,
    GREY,
    HEIGHT,
    INK,
    LIGHT,
    MID,
    PALE,
    SHADE,
    WIDTH,
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
)

# Arms: shoulder, elbow, hand of the right arm; the left is its mirror image.
DOWN = "11,-80 14,-65 13,-49"
FIST = "11,-81 20,-91 17,-112"
REACH = "11,-81 22,-93 30,-112"
WIDE = "11,-81 26,-84 40,-90"
ASIDE = "11,-81 22,-72 34,-66"
FORWARD = "10,-79 18,-67 30,-72"
HOLD = "11,-80 16,-64 4,-60"
PRAY = "10,-79 13,-65 2,-70"
SHIELD = "11,-80 18,-66 14,-58"
SHOULDER = "11,-80 19,-66 10,-78"
BEHIND_HEAD = "11,-80 24,-92 9,-93"
BOUND = "11,-80 15,-66 7,-53"

# Each leg has hip, knee and foot, the right leg first.
STAND = ("5,-50 6,-26 6,-2", "-5,-50 -6,-26 -7,-2")
STRIDE = ("4,-50 12,-28 15,-2", "-3,-50 -4,-27 -14,-4")
WALK = ("4,-50 8,-27 8,-2", "-4,-50 -5,-27 -11,-5")
RUN = ("4,-50 18,-36 22,-12", "-3,-50 -8,-30 -26,-22")
STRADDLE = ("5,-50 11,-26 15,-2", "-5,-50 -11,-26 -15,-2")


def person(
    x: float,
    y: float,
    tall: float,
    *,
    right: str = DOWN,
    left: str = DOWN,
    legs: Sequence[str] = STAND,
    head: Drawing | None = None,
    shirt: str = DARK,
    trousers: str = INK,
    skin: str = SHADE,
    rim: str = "",
    robe: Drawing = (),
    over: Drawing = (),
    lean: float = 0,
    flip: bool = False,
) -> Drawing:
    """`robe` hides legs and body, `over` is carried before them; a rim of light sets off one from who stands behind."""
    crown = hair() if head is None else head
    parts = [
        limb(legs[1], (11, 9.5, 6.5), trousers),
        limb(legs[0], (11, 9.5, 6.5), trousers),
        _shoe(legs[1], trousers),
        _shoe(legs[0], trousers),
        box(-2.6, -89, 5.2, 8, skin),
        limb(_mirrored(left), (8.5, 7, 5.5), shirt),
        _hand(_mirrored(left), skin),
        curve("-6,-84 -13,-80 -12,-64 -9.5,-49 9.5,-49 12,-64 13,-80 6,-84", shirt),
        robe,
        ellipse(0, -92.5, 5.6, 7.4, skin),
        crown,
        limb(right, (8.5, 7, 5.5), shirt),
        _hand(right, skin),
        over,
    ]
    scale = tall / 100
    if not rim:
        return at(x, y, scale, parts, turn=lean, flip=flip)
    edge = _silhouette(right, left, legs, robe, rim)
    return at(x, y, scale, at(-1.6, -1, 1, edge), parts, turn=lean, flip=flip)


def _silhouette(right: str, left: str, legs: Sequence[str], robe: Drawing, rim: str) -> list[Drawing]:
    return [
        [] if robe else [limb(legs[1], (11, 9.5, 6.5), rim), limb(legs[0], (11, 9.5, 6.5), rim)],
        limb(_mirrored(left), (8.5, 7, 5.5), rim),
        limb(right, (8.5, 7, 5.5), rim),
        curve("-6,-84 -13,-80 -12,-64 -9.5,-49 9.5,-49 12,-64 13,-80 6,-84", rim),
        ellipse(0, -93, 6.2, 8.2, rim),
    ]


def _mirrored(points: str) -> str:
    pairs = (pair.split(",") for pair in points.split())
    return " ".join(f"{-float(x):g},{y}" for x, y in pairs)


def _hand(arm: str, skin: str) -> str:
    x, y = (float(value) for value in arm.split()[-1].split(","))
    return disc(x, y, 3.6, skin)


def _shoe(leg: str, colour: str) -> str:
    x, y = (float(value) for value in leg.split()[-1].split(","))
    return ellipse(x + 2.2, y + 0.6, 6, 3, colour)


# Heads


def hair(colour: str = INK) -> Drawing:
    return curve("-6,-91 -6.6,-98 0,-102 6.6,-98 6,-91 4.4,-96 0,-97.5 -4.4,-96", colour)


def long_hair(colour: str = INK) -> Drawing:
    return curve("-6.6,-80 -7.6,-94 -4,-101 4,-101 7.6,-94 6.6,-80 4.6,-84 4.6,-95 -4.6,-95 -4.6,-84", colour)


def from_behind(colour: str = INK) -> Drawing:
    return ellipse(0, -94, 6.4, 8.2, colour)


def straw_hat(colour: str = PALE, shade: str = MID) -> Drawing:
    return [
        ellipse(0, -95.5, 16, 4.6, INK),
        curve("-8,-96 -6,-104 6,-104 !8,-96", INK),
        ellipse(0, -95.8, 14.6, 3.2, colour),
        curve("-6.6,-96 -4.6,-102.6 4.6,-102.6 !6.6,-96", colour),
        curve("!-13,-95 0,-93.4 !13,-95 0,-91.6", shade),
    ]


def helmet(colour: str = DARK, shine: str = GREY) -> Drawing:
    return [
        curve("!-9,-93 -8,-101 0,-104.5 8,-101 !9,-93 0,-94.6", colour),
        curve("-6,-99 -3,-102.6 1,-103 -2,-100.6", shine),
        line("-6,-92 -4,-86 0,-85 4,-86 6,-92", 0.9, colour),
    ]


def riot_helmet(colour: str = DARK, visor: str = PALE) -> Drawing:
    return [
        curve("!-8.6,-91 -8.6,-100 0,-105 8.6,-100 !8.6,-91 0,-92", colour),
        curve("!-7.6,-95 0,-96.6 !7.6,-95 7,-87 0,-85.6 -7,-87", visor, 0.75),
    ]


def cap(colour: str = INK) -> Drawing:
    return [
        curve("!-7,-95 -6,-102 4,-103 !7.4,-95", colour),
        curve("!4,-96 13,-94.6 12,-93 !4,-94", colour),
    ]


def peaked_cap(colour: str = INK, band: str = GREY) -> Drawing:
    return [
        curve("!-7,-97 -10.6,-102 0,-106 10.6,-102 !7,-97", colour),
        polygon("-7,-97.4 7,-97.4 7,-95.4 -7,-95.4", band),
        curve("!-7,-95.6 0,-93 !7,-95.6 0,-91.8", colour),
    ]


def headband(colour: str, hair_colour: str = INK) -> Drawing:
    return [hair(hair_colour), polygon("-6.4,-97.6 6.4,-97.6 6.2,-94.6 -6.2,-94.6", colour)]


def veil(colour: str = INK, band: str = LIGHT) -> Drawing:
    """Draw the veil of a nun."""
    return [
        curve(
            "!-13,-74 -8.6,-90 -7.6,-99 0,-104 7.6,-99 8.6,-90 !13,-74 6.4,-82 5.4,-93 0,-97 -5.4,-93 -6.4,-82", colour
        ),
        curve("-6.4,-94 0,-100 6.4,-94 5,-94.4 0,-97.4 -5,-94.4", band),
    ]


# What is worn and carried


def habit(colour: str = DARK, collar: str = LIGHT) -> Drawing:
    return [
        curve("-6,-84 -13,-80 -13,-60 -15,-30 !-18,0 !18,0 15,-30 13,-60 13,-80 6,-84", colour),
        curve("-9,-82 0,-86 9,-82 6,-74 0,-71 -6,-74", collar),
    ]


def dress(colour: str, hem: int = -18) -> Drawing:
    return curve(f"-5,-84 -11,-80 -9,-64 -13,-44 !-17,{hem} !17,{hem} 13,-44 9,-64 11,-80 5,-84", colour)


def barong(colour: str = LIGHT, fold: str = PALE) -> Drawing:
    """Draw the embroidered shirt, worn outside the trousers."""
    return [
        curve("!-5,-85 -13,-80 -12,-64 !-12,-42 !12,-42 12,-64 13,-80 !5,-85 !0,-78", colour),
        line("0,-78 0,-43", 1.2, fold),
        line("-5,-76 -5,-50", 0.8, fold),
        line("5,-76 5,-50", 0.8, fold),
    ]


def webbing(colour: str = GREY) -> Drawing:
    """It shows belt, pouches and straps of a soldier."""
    return [
        line("-7,-83 -7,-53", 1.5, colour),
        line("7,-83 7,-53", 1.5, colour),
        polygon("-10.5,-55 10.5,-55 10.3,-51.5 -10.3,-51.5", colour),
        box(-9, -57, 5, 7, colour, 1),
        box(4, -57, 5, 7, colour, 1),
    ]


def rifle(x: float, y: float, turn: float, colour: str = INK, size: float = 1.0, *, flip: bool = False) -> Drawing:
    """Draw an M16 with its muzzle to the right, held at the origin."""
    return at(
        x,
        y,
        size,
        path("M-18-3L-6-3L-6-4L6-4L6-2L24-2L24-.6L6-.6L5 1L2 1L3 8L-1 8L-2 1L-5 1L-7 5L-10 5L-8.5 1L-17 4Z", colour),
        path("M-7-4L-6-7L3-7L4-6L-4-6L-5-4ZM20-2L21-5L22-2Z", colour),
        turn=turn,
        flip=flip,
    )


def fist(x: float, y: float, size: float, fill: str, crease: str, *, wrist: float = 60, turn: float = 0) -> Drawing:
    """Draw a large fist, seen from the palm's side, with its forearm and a rim of light."""
    return at(
        x,
        y,
        size,
        polygon(f"-15,14 15,14 19,{16 + wrist} -19,{16 + wrist}", crease),
        curve("-20,-10 -21,10 -14,24 14,24 21,10 21,-12 14,-21 4,-23 -4,-23 -14,-21", crease),
        polygon(f"-11,16 11,16 15,{16 + wrist} -15,{16 + wrist}", fill),
        curve("-16,-8 -17,8 -12,20 12,20 17,8 17,-10 12,-17 4,-19 -4,-19 -12,-17", fill),
        line("-8,-17 -8,-4", 2, crease),
        line("0,-19 0,-4", 2, crease),
        line("8,-17 8,-4", 2, crease),
        curve("-18,-3 -10,-7 6,-4 8,2 2,5 -12,4", fill),
        line("-17,4 -8,5 4,6 8,2", 2, crease, bent=True),
        turn=turn,
    )


def laban(
    x: float, y: float, size: float, fill: str, crease: str = SHADE, *, flip: bool = False, turn: float = 0
) -> Drawing:
    """The hand that makes the L of Laban, fight: forefinger up, thumb out."""
    return at(
        x,
        y,
        size,
        polygon("-10,14 10,14 13,70 -13,70", fill),
        curve("-13,-8 -14,8 -10,20 11,20 14,6 13,-8 0,-12", fill),
        limb("-8,0 -9,-20 -9,-38", (9, 8, 6.5), fill),
        limb("8,8 22,2 32,-2", (10, 8, 6.5), fill),
        line("-2,-8 -2,6", 1.8, crease),
        line("5,-8 5,4", 1.8, crease),
        turn=turn,
        flip=flip,
    )


def crowd(
    y: float,
    head: float,
    colour: str,
    seed: int,
    *,
    left: float = 0,
    right: float = WIDTH,
    fists: float = 0.0,
    rim: str = "",
    foot: float = HEIGHT,
    gap: float = 2.3,
    hats: float = 0.0,
) -> Drawing:
    """A row of people from behind, down to the foot; some raise a fist, some wear a straw hat."""
    chance = Random(seed)
    outlines: list[str] = []
    x = left + head * chance.random()
    while x < right:
        outlines.append(_onlooker(x, y + chance.uniform(-0.7, 0.7) * head, head, foot, chance, fists, hats))
        x += head * chance.uniform(gap * 0.85, gap * 1.15)
    whole = path("".join(outlines), colour)
    return [at(-head * 0.14, -head * 0.14, 1, path("".join(outlines), rim)), whole] if rim else whole


def _onlooker(x: float, y: float, head: float, foot: float, chance: Random, fists: float, hats: float) -> str:
    """Head, shoulders and what is raised, as one outline."""

    def at_(across: float, down: float) -> str:
        return f"{x + across * head:.{fine}f} {y + down * head:.{fine}f}"

    fine = 1 if head < 12 else 0
    broad = chance.uniform(1.05, 1.3)
    outline = f"M{at_(-0.56, 0)}C{at_(-0.6, -0.95)} {at_(0.6, -0.95)} {at_(0.56, 0)}"
    outline += f"C{at_(0.5, 0.5)} {at_(0.34, 0.6)} {at_(0.36, 0.78)}C{at_(broad * 0.8, 0.9)} {at_(broad, 1.1)} "
    outline += f"{at_(broad, 1.9)}L{x + broad * head:.1f} {foot:.0f}L{x - broad * head:.1f} {foot:.0f}"
    outline += f"L{at_(-broad, 1.9)}C{at_(-broad, 1.1)} {at_(-broad * 0.8, 0.9)} {at_(-0.36, 0.78)}"
    outline += f"C{at_(-0.34, 0.6)} {at_(-0.5, 0.5)} {at_(-0.56, 0)}Z"
    kind = chance.random()
    if kind < hats:
        outline += f"M{at_(-1.35, -0.2)}C{at_(-0.6, -0.45)} {at_(-0.5, -1.2)} {at_(0, -1.2)}"
        outline += f"C{at_(0.5, -1.2)} {at_(0.6, -0.45)} {at_(1.35, -0.2)}C{at_(0.6, 0.12)} {at_(-0.6, 0.12)} "
        f"{at_(-1.35, -0.2)}Z"
    if chance.random() < fists:
        side = chance.choice((-1, 1))
        outline += (
            f"M{at_(side * 0.75, 1.3)}L{at_(side * 1.05, -0.2)}L{at_(side * 0.95, -1.5)}L{at_(side * 1.35, -1.5)}"
        )
        outline += f"L{at_(side * 1.5, -0.1)}L{at_(side * 1.15, 1.5)}Z"
        outline += (
            f"M{at_(side * 0.8, -1.75)}C{at_(side * 0.8, -2.25)} {at_(side * 1.5, -2.25)} {at_(side * 1.5, -1.75)}"
        )
        outline += f"C{at_(side * 1.5, -1.3)} {at_(side * 0.8, -1.3)} {at_(side * 0.8, -1.75)}Z"
    return outline
