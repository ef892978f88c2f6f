"""Counters are of printed cardboard: units with silhouette, strength and steps; leaders as medallions; markers.

Names are set by the game, in its own type. Nothing on a counter is told by colour alone: side by hat and emblem,
steps by squares, a guerrilla by its face, markers by their sign and shape.
"""

from __future__ import annotations

import skia

from tools.art.filipinas.canvas import (
    Canvas,
    box,
    draw_icon,
    fade,
    fill,
    image,
    moved,
    pixels,
    polygon,
    rounded,
    star,
    stroke,
    write,
)
from tools.art.filipinas.figures import figure_in
from tools.art.filipinas.files import save
from tools.art.filipinas.noise import Array
from tools.art.filipinas.palette import (
    CARD_CORE,
    CREAM,
    INK,
    SUN,
    Colour,
)
from tools.art.filipinas.portraits import portrait

FACE = 58.0
"""A counter's side in the design; around it is room for the shadow."""
MARGIN = 4.0
UNIT_SCALE = 2.5
"""Counters have no fine lines: they are drawn once, large, and the game scales them."""
SIDES: dict[str, tuple[Colour, Colour, Colour]] = {
    "spain": ((172, 40, 48), (126, 18, 30), (244, 206, 110)),
    "filipinos": ((58, 88, 164), (34, 54, 116), SUN),
    "usa": ((44, 62, 98), (22, 34, 60), (240, 236, 224)),
}
"""These are the face's colour above and below, and that of its print."""
KINDS = {
    "spain": ("brigade", "fleet", "old_fleet"),
    "filipinos": ("corps", "band", "magdiwang", "moros"),
    "usa": ("brigade", "fleet"),
}
"""A corps has two steps and a flag, a band has one; the squadron of Asia is the only fleet with a single step."""
FOOT = {"spain": FACE - 15.5, "filipinos": FACE - 15.5, "usa": FACE - 21.5}
"""Where the figures stand: over the strip for the name, and over the stripes."""
SINGLE_STEP = {"old_fleet", "band", "magdiwang", "moros"}
MARKERS: dict[str, tuple[str, Colour, Colour, str, Colour]] = {
    "target": ("round", (250, 206, 70), (226, 168, 34), "crosshair", (60, 18, 12)),
    "looted": ("diamond", (232, 124, 44), (160, 52, 24), "wildfires", (255, 236, 170)),
    "search": ("square", (242, 232, 204), (204, 186, 148), "binoculars", INK),
    "protect": ("shield", (126, 148, 84), (70, 94, 48), "wheat", (250, 240, 205)),
    "trench": ("wide", (150, 116, 76), (104, 74, 44), "stakes-fence", (250, 238, 208)),
    "artillery": ("square", (58, 88, 164), (34, 54, 116), "cannon", (252, 220, 120)),
    "baler": ("square", (172, 40, 48), (126, 18, 30), "church", (250, 238, 208)),
    "zapote": ("wide", (58, 88, 164), (34, 54, 116), "palisade", (252, 220, 120)),
    "reconcentration": ("square", (90, 84, 78), (52, 46, 42), "barbed-wire", (250, 238, 208)),
}
"""These are shape, colour above and below, sign and its colour."""
MEDALLION = (52.0, 64.0)
MEDALLION_SCALES = {"small": 0.78, "middle": 1.0, "large": 2.0}
RINGS: dict[str, tuple[Colour, Colour]] = {
    "spain": ((232, 190, 88), (122, 16, 28)),
    "filipinos": ((250, 204, 66), (30, 48, 104)),
    "usa": ((226, 222, 210), (22, 34, 62)),
}
LEADERS = {
    "blanco": ("spain", "star"),
    "polavieja": ("spain", "star"),
    "primo": ("spain", "star"),
    "agustin": ("spain", "star"),
    "lachambre": ("spain", ""),
    "montojo": ("spain", "anchor"),
    "camara": ("spain", "anchor"),
    "bonifacio": ("filipinos", ""),
    "aguinaldo": ("filipinos", ""),
    "merritt": ("usa", ""),
    "dewey": ("usa", "anchor"),
}
"""These are the side, and the emblem of a Captain General or an admiral."""
STATESMEN = ("canovas", "sagasta")


def build_counters() -> None:
    for side, kinds in KINDS.items():
        for kind in kinds:
            for strength in (1,) if kind in SINGLE_STEP else (1, 2):
                save(unit(side, kind, strength), f"counters/{side}_{kind}_{strength}", quality=90)
    for marker in MARKERS:
        save(marked(marker), f"counters/{marker}", quality=90)
    for size, scale in MEDALLION_SCALES.items():
        for leader, (side, emblem) in LEADERS.items():
            save(medallion(leader, side, emblem, scale), f"leaders/{leader}_{size}", quality=90)
        for statesman in STATESMEN:
            save(medallion(statesman, "spain", "", scale * 1.35), f"leaders/{statesman}_{size}", quality=90)


def _sheet(width: float, height: float, scale: float) -> tuple[skia.Surface, Canvas]:
    made = skia.Surface(round((width + 2 * MARGIN) * scale), round((height + 2 * MARGIN) * scale))
    canvas = made.getCanvas()
    canvas.scale(scale, scale)
    canvas.translate(MARGIN, MARGIN)
    return made, canvas


def unit(side: str, kind: str, strength: int) -> Array:
    """A unit's face without its name, for which the lower strip is left."""
    made, canvas = _sheet(FACE, FACE, UNIT_SCALE)
    top, bottom, ink = SIDES[side]
    die_cut(canvas, FACE, top, bottom)
    canvas.drawRRect(rounded(3, 3, FACE - 6, FACE - 6, 4), stroke(ink, 1, 190))
    canvas.save()
    canvas.clipRect(box(3.5, 3.5, FACE - 7, FACE - 20))
    if kind.endswith("fleet"):
        draw_squadron(canvas, strength, FOOT[side])
    else:
        people = {"spain": "spanish", "usa": "american", "filipinos": "moro" if kind == "moros" else "filipino"}[side]
        tall = 26 if side == "filipinos" else 27.5
        for x, share in ((12, 150), (19, 255)) if strength == 2 else ((18, 255),):
            figure_in(canvas, people, (x, FOOT[side]), tall, fill(CREAM, share), "charge", None)
    canvas.restore()
    if kind in ("corps", "magdiwang"):
        sun_flag(canvas, 33.5, 27.5, 18, 12.5)
    if kind == "magdiwang":
        canvas.drawRect(box(3, FACE - 20.5, FACE - 6, 4), fill((132, 188, 248)))
    if side == "usa":
        for i in range(3):
            canvas.drawRect(box(3, FACE - 22.5 + i * 2, FACE - 6, 2), fill((196, 50, 54) if i != 1 else CREAM))
    write(canvas, str(strength), (FACE - 7, 25), "figure-bold", 25, ink, "right")
    draw_steps(canvas, kind, strength, ink)
    canvas.drawRect(box(3, FACE - 16.5, FACE - 6, 13.5), fill(CREAM))
    return pixels(made)


def draw_steps(canvas: Canvas, kind: str, strength: int, ink: Colour) -> None:
    """A full square for each step that is left, an empty one for what is lost or not yet raised."""
    for i in range(1 if kind in SINGLE_STEP else 2):
        square = box(6.5 + i * 8, 6.5, 6, 6)
        if i < strength:
            canvas.drawRect(square, fill(ink))
        canvas.drawRect(square, stroke(ink, 1.2))


def draw_squadron(canvas: Canvas, strength: int, waterline: float) -> None:
    ink = fill(CREAM)
    for x, y, size in (
        ((19, waterline - 11, 0.085), (24, waterline - 2.4, 0.118))
        if strength == 2
        else ((24, waterline - 2.4, 0.118),)
    ):
        with moved(canvas, x, y, size):
            hull = [(-150, -34), (-128, -6), (-132, 8), (120, 8), (152, -4), (158, -26), (146, -38), (60, -34)]
            canvas.drawPath(polygon(hull), ink)
            canvas.drawRect(box(-70, -54, 140, 22), ink)
            for left in (-30, 12):
                canvas.drawRect(box(left, -104, 22, 56), ink)
            for mast in (-96, 84):
                canvas.drawLine(mast, -36, mast, -150, stroke(CREAM, 8))
                canvas.drawLine(mast - 22, -118, mast + 22, -118, stroke(CREAM, 7))
    canvas.drawLine(6, waterline - 0.6, FACE - 6, waterline - 0.6, stroke(CREAM, 1.1, 200))


def sun_flag(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Red with a white sun of eight rays, as the revolt flew it in 1897."""
    canvas.drawRect(box(x, y, width, height), fill((190, 28, 34)))
    canvas.drawRect(box(x, y, width, height), stroke(CREAM, 1))
    middle = x + width / 2, y + height / 2
    canvas.drawPath(star(middle, 5.6, rays=8, waist=0.34), fill(CREAM))
    canvas.drawCircle(*middle, 2.5, fill(CREAM))
    canvas.drawCircle(*middle, 2.5, stroke((190, 28, 34), 0.6))


def die_cut(canvas: Canvas, side: float, top: Colour, bottom: Colour, radius: float = 6) -> None:
    """It shows cardboard: shadow, grey core, printed face, a light upper edge."""
    canvas.drawRRect(rounded(1.6, 2.8, side, side, radius), fill((20, 10, 4), 150, blur=2.2))
    canvas.drawRRect(rounded(0, 1.6, side, side, radius), fill(CARD_CORE))
    canvas.drawRRect(rounded(0, 0, side, side, radius), fade((0, 0), (0, side), (0, top), (1, bottom)))
    canvas.drawRRect(rounded(0.5, 0.5, side - 1, side - 1, radius), stroke((255, 255, 255), 0.9, 70))


def marked(name: str) -> Array:
    """Return a marker of its own shape: disc, lozenge, shield, bar or square."""
    shape, top, bottom, sign, ink = MARKERS[name]
    side = 36.0
    made, canvas = _sheet(side, side, UNIT_SCALE)
    outline = marker_shape(shape, side)
    canvas.save()
    canvas.translate(1.4, 2.6)
    canvas.drawPath(outline, fill((20, 10, 4), 150, blur=2))
    canvas.restore()
    canvas.save()
    canvas.translate(0, 1.5)
    canvas.drawPath(outline, fill(CARD_CORE))
    canvas.restore()
    canvas.drawPath(outline, fade((0, 0), (0, side), (0, top), (1, bottom)))
    canvas.drawPath(outline, stroke(INK, 1.1, 200))
    size = {"round": 0.72, "diamond": 0.52, "shield": 0.62, "wide": 0.70, "square": 0.72}[shape] * side
    draw_icon(canvas, sign, (side / 2, side / 2 - (1 if shape == "shield" else 0)), size, fill(ink))
    return pixels(made)


def marker_shape(shape: str, side: float) -> skia.Path:
    path = skia.Path()
    if shape == "round":
        path.addCircle(side / 2, side / 2, side / 2 - 1)
    elif shape == "diamond":
        return polygon([(side / 2, -1), (side + 1, side / 2), (side / 2, side + 1), (-1, side / 2)])
    elif shape == "shield":
        path.moveTo(2, 2)
        path.lineTo(side - 2, 2)
        path.lineTo(side - 2, side * 0.55)
        path.cubicTo(side - 2, side * 0.8, side * 0.66, side * 0.92, side / 2, side)
        path.cubicTo(side * 0.34, side * 0.92, 2, side * 0.8, 2, side * 0.55)
        path.close()
    elif shape == "wide":
        path.addRRect(rounded(0, 6, side, side - 12, 3))
    else:
        path.addRRect(rounded(1, 1, side - 2, side - 2, 5))
    return path


def medallion(leader: str, side: str, emblem: str, scale: float) -> Array:
    """Return an oval portrait in a ring; at its head the star of a Captain General or an admiral's anchor."""
    gilt, dark = RINGS[side]
    width, height = MEDALLION
    made, canvas = _sheet(width, height + 6, scale)
    canvas.translate(0, 6)
    canvas.drawOval(box(1.4, 2.8, width, height), fill((15, 8, 4), 150, blur=2.4))
    canvas.drawOval(box(0, 0, width, height), fill(dark))
    canvas.drawOval(box(2, 2, width - 4, height - 4), fill(gilt))
    window = skia.Path()
    window.addOval(box(4.4, 4.4, width - 8.8, height - 8.8))
    canvas.save()
    canvas.clipPath(window, True)
    wide, tall = width - 4, (width - 4) * 1.25
    print_size = max(8, round(wide * scale)), max(8, round(tall * scale))
    period = 1.85 * max(1.0, scale * 0.75) if scale >= 1 else 1.9
    canvas.drawImageRect(image(portrait(leader, *print_size, period)), box(2, 3, wide, tall))
    canvas.restore()
    canvas.drawPath(window, stroke(INK, 1))
    if emblem == "star":
        canvas.drawPath(star((width / 2, 1), 7.4), fill(dark))
        canvas.drawPath(star((width / 2, 1), 7.4), stroke(CREAM, 1))
    elif emblem == "anchor":
        canvas.drawCircle(width / 2, 1, 7.2, fill(dark))
        canvas.drawCircle(width / 2, 1, 7.2, stroke(CREAM, 1))
        draw_icon(canvas, "anchor", (width / 2, 1), 10.6, fill(CREAM))
    return pixels(made)
