"""Write assets/red_guard: fonts, symbols and baked textures (development only; needs the packages of `assets`).

    python3 tools/install.py assets
    npm install --prefix build/red_guard @fontsource/{alegreya-sans,barlow-condensed,ma-shan-zheng} \
        @iconify-json/game-icons
    .venv/bin/python -m tools.art.red_guard build/red_guard/node_modules

Alegreya Sans, Barlow Condensed and Ma Shan Zheng are under the Open Font License; the icons of game-icons.net are under
CC BY 3.0. Nothing is drawn from a photograph.
"""

from __future__ import annotations

import math
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import skia
from fontTools import subset
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

from game.red_guard.brush import CHARACTERS, SEALS
from tools import ROOT
from tools.art.red_guard.ink import (
    CARVE,
    FILL,
    INK,
    VERMILION,
    Array,
    Colour,
    as_image,
    drawn,
    inked,
    noise,
    paper,
    print_on,
    ridges,
    step,
    stroke,
)
from tools.art.red_guard.prints import (
    BANNER,
    EVENTS,
    SIDE,
    TILES,
    Icons,
    block_print,
    box,
    chairman,
    crowd,
    flag,
    polygon,
    smaller,
    star_points,
)

OUT = ROOT / "assets" / "red_guard"
QUALITY = 86
WALL = (1920, 1080)
SHEET = (620, 480)
TILE, PICTURE = 192, (384, 256)
COLUMNS = 9
"""So many pictures stand in a row of an atlas."""
FIRE, FRAMES = (150, 240), 10
COLUMN = (110, 660)
FRONT = (720, 960)
SMALL_FRONT = (384, 512)
"""For windows up to 1920x1080, because the shelf comes sooner with less to read."""
RING, RED_BRUSH = (320, 300), (190, 30, 22)

SHEETS: dict[str, Colour] = {
    "red": (192, 116, 98),
    "pink": (214, 164, 164),
    "orange": (214, 156, 100),
    "yellow": (204, 184, 122),
    "green": (150, 162, 124),
    "blue": (124, 144, 158),
}
"""The paper of each faction: big-character posters were written on coloured paper."""
PLAIN = {"plain": (228, 219, 194), "fresh": (243, 235, 212), "strip": (255, 255, 255)}
QUOTED = "凡是错误的思想凡是毒草凡是牛鬼蛇神都应该进行批判决不能让它们自由泛滥革命不是请客吃饭不是做文章不是绘画绣花"
"""Two sentences that everybody had by heart; on the sheets they are only a grey texture."""
FADED = "大字报造反"


def main(modules: Path) -> None:
    for folder in ("fonts", "icons", "art"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    brush_file = write_fonts(modules / "@fontsource")
    icons = Icons(modules / "@iconify-json" / "game-icons")
    write_icons(icons, brush_file)
    brush = Brush(modules)
    keep("wall.jpg", wall(brush))
    for number, (name, colour) in enumerate(SHEETS.items()):
        keep(
            f"sheet_{name}.webp", written_on(paper(*SHEET, colour, 60 + number, tear=9, wrinkled=1.2, aged=1.2), brush)
        )
    keep("sheet_plain.webp", paper(*SHEET, PLAIN["plain"], 82, tear=7, wrinkled=1.1, aged=0.9))
    keep("sheet_fresh.webp", paper(*SHEET, PLAIN["fresh"], 500, tear=7, wrinkled=1.5, aged=0.35))
    keep("strip.webp", paper(420, 72, PLAIN["strip"], 91, tear=4, wrinkled=0.7, aged=0.6, folded=False, rim=False))
    keep("slip.webp", paper(64, 92, PLAIN["strip"], 33, tear=2, wrinkled=0.5, aged=0.7, folded=False, rim=False))
    prints = [block_print(icons, *what, number + 1, (SIDE, SIDE)) for number, what in enumerate(TILES.values())]
    keep_atlas("tiles.webp", [smaller(picture, (TILE, TILE)) for picture in [*prints, chairman()]])
    banners = [block_print(icons, *what, number, BANNER) for number, what in EVENTS.items()]
    keep_atlas("events.webp", [smaller(picture, PICTURE) for picture in banners])
    keep_atlas("fire.png", [as_image(fire(20 + 3 * frame)) for frame in range(FRAMES)])
    keep("column.webp", poster_column(brush, burnt=False))
    keep("burnt.webp", poster_column(brush, burnt=True))
    cover = front()
    keep("front.webp", cover)
    small = as_image(cover).convert("RGB").resize(SMALL_FRONT, Image.Resampling.LANCZOS)
    small.save(OUT / "art" / "front_small.jpg", quality=92)
    keep("ring.webp", ring())
    print(f"{sum(file.stat().st_size for file in OUT.rglob('*') if file.is_file()) // 1024} KB in all")


def keep(name: str, picture: Array) -> None:
    """Opaque pictures lose their opacity."""
    image = as_image(picture)
    image = image.convert("RGB") if name.endswith(".jpg") else image
    image.save(OUT / "art" / name, quality=QUALITY)


def keep_atlas(name: str, images: list[Any]) -> None:
    width, height = images[0].size
    rows = math.ceil(len(images) / COLUMNS)
    atlas = Image.new("RGBA", (min(COLUMNS, len(images)) * width, rows * height))
    for number, image in enumerate(images):
        atlas.paste(image, (number % COLUMNS * width, number // COLUMNS * height))
    atlas.save(OUT / "art" / name, quality=QUALITY)


# Fonts

FACES = {
    "heading": ("alegreya-sans", 900, "Courtyard Heading"),
    "label": ("alegreya-sans", 700, "Courtyard Label"),
    "narrow": ("barlow-condensed", 600, "Courtyard Narrow"),
    "figures": ("barlow-condensed", 700, "Courtyard Figures"),
}
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2212]
FAMILY_ID, FULL_NAME_ID, POSTSCRIPT_ID = 1, 4, 6
SPACE = 0.24
"""Of the size: with less, words run into each other where letters stand on whole pixels."""


def write_fonts(families: Path) -> Path:
    """Subsets under names of their own; returns where the brush is."""
    for name, (family, weight, renamed) in FACES.items():
        font = TTFont(families / family / "files" / f"{family}-latin-{weight}-normal.woff2")
        _take_figures(font, "lnum" if family == "alegreya-sans" else "tnum")
        _widen_space(font)
        _save(font, LATIN, renamed, OUT / "fonts" / f"{name}.ttf")
    brush = TTFont(families / "ma-shan-zheng" / "files" / "ma-shan-zheng-chinese-simplified-400-normal.woff2")
    _save(brush, [ord(character) for character in CHARACTERS], "Courtyard Brush", OUT / "fonts" / "brush.ttf")
    for family in ("alegreya-sans", "barlow-condensed", "ma-shan-zheng"):
        text = (families / family / "LICENSE").read_text("utf-8")
        (OUT / "fonts" / f"OFL-{family}.txt").write_text(text, "utf-8")
    return OUT / "fonts" / "brush.ttf"


def _take_figures(font: TTFont, feature: str) -> None:
    """Figures all of one height, or of one width, in the place of the usual ones: pygame knows no features."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    wanted = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == feature
              for index in record.Feature.LookupListIndex}  # fmt: skip
    figures: dict[str, str] = {}
    for index in wanted:
        for part in table.LookupList.Lookup[index].SubTable:
            figures |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    for cmap in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in cmap.cmap:
                cmap.cmap[code] = figures.get(cmap.cmap[code], cmap.cmap[code])


def _widen_space(font: TTFont) -> None:
    least = round(SPACE * font["head"].unitsPerEm)
    for glyph in {font.getBestCmap()[code] for code in (ord(" "), ord("\N{NO-BREAK SPACE}"))}:
        width, bearing = font["hmtx"][glyph]
        font["hmtx"][glyph] = max(width, least), bearing


def _save(font: TTFont, codes: list[int], family: str, path: Path) -> None:
    options = subset.Options(layout_features=["kern"], hinting=False, name_IDs=["*"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in (FAMILY_ID, FULL_NAME_ID):
            record.string = family
        elif record.nameID == POSTSCRIPT_ID:
            record.string = family.replace(" ", "-")
    font.flavor = None
    font.save(path)


class Brush:
    """Characters are made as masks. The old posters have some that the window does not need, hence the whole face."""

    def __init__(self, modules: Path) -> None:
        whole = (
            modules / "@fontsource" / "ma-shan-zheng" / "files" / "ma-shan-zheng-chinese-simplified-400-normal.woff2"
        )
        unpacked = ROOT / "build" / "ma-shan-zheng.ttf"
        unpacked.parent.mkdir(exist_ok=True)
        font = TTFont(whole)
        font.flavor = None
        font.save(unpacked)
        self._file = unpacked

    def mask(self, character: str, size: int, seed: int, speckle: float = 0.1, streaks: float = 0.6) -> Array:
        image = Image.new("L", (round(size * 1.1), round(size * 1.2)))
        face = ImageFont.truetype(str(self._file), size)
        ImageDraw.Draw(image).text((size * 0.55, size * 0.6), character, 255, face, anchor="mm")
        return inked(np.asarray(image, np.float32) / 255, seed, size * 0.02, 9, speckle, streaks)


# Symbols


def write_icons(icons: Icons, brush_file: Path) -> None:
    """Drawn white, so that the window can give them any colour; small ones without what would run together."""
    star = _points(star_points(50, 54, 52))
    book = "M26 5h50a6 6 0 0 1 6 6v78a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V11a6 6 0 0 1 6-6zM31 5v90h5V5z"
    book += f"M{_points(star_points(58, 38, 17))}zM44 66h28v7H44z"
    gear, coarse_gear = _points(_gear(50, 50, 50)), _points(_gear(50, 50, 50, teeth=8))
    symbols = {
        "pla": f'<path d="M{star}z"/>',
        "red_guard": f'<path fill-rule="evenodd" transform="rotate(8 50 50)" d="{book}"/>',
        "cadre": f'<g transform="scale(.1953)">{icons.body("fountain-pen")}</g>',
        "worker": f'<path fill-rule="evenodd" d="M{gear}zM77 50a27 27 0 1 0-54 0a27 27 0 1 0 54 0z"/>'
        '<g transform="rotate(38 50 50)"><path d="M45.5 30h9v52h-9zM31 25h38v17H31z"/></g>',
        "worker_small": f'<path fill-rule="evenodd" d="M{coarse_gear}zM71 50a21 21 0 1 0-42 0a21 21 0 1 0 42 0z"/>',
        "red_guard_small": '<path fill-rule="evenodd" d="M16 4h68v92H16zM28 4v92h9V4z"/>',
        "commune": '<path d="M46.500 30h7v68h-7z"/><ellipse cx="50" cy="16" rx="9" ry="16"/>'
        + "".join(
            f'<ellipse cx="{12 * side}" cy="0" rx="9" ry="16" transform="translate(50 {y + 12}) rotate({34 * side})"/>'
            for y in (22, 42, 62)
            for side in (-1, 1)
        ),
        "leader": '<path fill-rule="evenodd" d="M20 2h7v96h-7zM27 6C50-4 62 22 90 10v44C62 66 50 40 27 50z'
        f'M{_points(star_points(57, 30, 13))}z"/>',
        "bowl": f'<g transform="scale(.1953)">{icons.body("bowl-of-rice")}</g>',
    }
    font = TTFont(brush_file)
    symbols |= {faction: _glyph(font, character) for faction, character in SEALS.items()}
    for name, body in symbols.items():
        body = body.replace('fill="currentColor"', "")
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="#fff">{body}</g></svg>\n'
        (OUT / "icons" / f"{name}.svg").write_text(svg, "utf-8")


def _points(points: list[tuple[float, float]]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _gear(x: float, y: float, radius: float, teeth: int = 9) -> list[tuple[float, float]]:
    points = []
    for tooth in range(teeth):
        for along, out in ((-0.30, 0.76), (-0.19, 1.0), (0.19, 1.0), (0.30, 0.76)):
            angle = 2 * math.pi * (tooth + along) / teeth
            points.append((x + radius * out * math.cos(angle), y + radius * out * math.sin(angle)))
    return points


def _glyph(font: TTFont, character: str) -> str:
    """Return a character of the brush, as large as the box."""
    glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord(character)]
    size = 100 / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs)
    glyphs[name].draw(TransformPen(pen, (size, 0, 0, -size, 0, 86)))
    return f'<path d="{pen.getCommands()}"/>'


# The wall


def wall(brush: Brush) -> Array:
    width, height = WALL
    plaster = 1 + (noise(width, height, 420, 3, 5) - 0.5) * 0.5 + (noise(width, height, 60, 4) - 0.5) * 0.18
    plaster = plaster + (noise(width, height, 3, 5, 2) - 0.5) * 0.1
    damp = step(0.56, 0.8, noise(width, height, 34, 6, 3, tall=14)) * step(0.45, 0.7, noise(width, height, 300, 8, 3))
    plaster = plaster * (1 - damp * 0.25) * (1 - ridges(noise(width, height, 260, 9, 5), 220) * 0.55)
    ground = np.ones((height, width, 3), np.float32) * np.array((150, 140, 122), np.float32) * plaster[..., None]
    across, down = np.meshgrid(np.arange(width), np.arange(height))
    fallen = noise(width, height, 330, 21, 6) + 0.1 * step(190, 0, across) + 0.03 * step(500, 1080, down)
    bare = step(0.575, 0.585, fallen)
    ground = ground * (1 - bare[..., None]) + _bricks(width, height) * bare[..., None]
    lip = ndimage.gaussian_filter(np.clip(np.roll(1 - bare, 5, 0) - (1 - bare), 0, 1), 2)
    ground = ground * (1 - lip * 0.6)[..., None]
    picture = np.dstack([ground, np.full((height, width), 255, np.float32)])
    for number, (x, y, wide, high, colour, words, size) in enumerate(OLD_POSTERS):
        _paste_old(picture, brush, (x, y, wide, high), colour, words, size, 31 + number)
    vignette = 1 - 0.42 * (
        ((across - width / 2) / (width * 0.62)) ** 2 + ((down - height * 0.45) / (height * 0.75)) ** 2
    )
    picture[..., :3] *= np.clip(vignette, 0.35, 1)[..., None] * 0.8
    return picture


def _bricks(width: int, height: int) -> Array:
    wide, high = 74, 25
    down, across = np.mgrid[0:height, 0:width]
    row = down // high
    shifted = across + (row % 2) * (wide // 2)
    wobble = (noise(width, height, 9, 12, 2) - 0.5) * 4
    x, y = shifted % wide, down % high
    mortar = step(1.2, 3.4, np.minimum(np.minimum(x, wide - x), np.minimum(y, high - y)) + wobble)[..., None]
    shade = np.random.default_rng(2).random(97).astype(np.float32)[(row * 131 + (shifted // wide) * 17) % 97]
    grain = 1 + (noise(width, height, 5, 13, 3) - 0.5) * 0.5
    brick = np.array((116, 62, 48), np.float32) * ((0.72 + shade * 0.5) * grain)[..., None]
    brick = brick * (1.06 - 0.16 * y / high)[..., None]
    return np.array((104, 94, 82), np.float32) * (1 - mortar) + brick * mortar


OLD_POSTERS: tuple[tuple[int, int, int, int, Colour, str, int], ...] = (
    (-18, 600, 170, 330, (176, 120, 100), "造反", 120),
    (20, 48, 130, 250, (186, 176, 150), "有理", 100),
    (330, 60, 150, 420, (178, 110, 92), "联合起来", 100),
    (560, 300, 300, 110, (196, 186, 160), "大字报", 96),
    (760, 640, 420, 120, (170, 96, 80), "炮打司令部", 88),
    (1010, 90, 120, 400, (186, 178, 140), "革命无罪", 96),
    (1240, 480, 420, 130, (190, 182, 160), "破旧立新", 100),
    (1500, 100, 260, 170, (160, 150, 120), "风暴", 120),
    (1740, 420, 150, 420, (178, 130, 104), "斗批改", 120),
    (250, 780, 320, 130, (160, 150, 120), "三结合", 100),
)
"""Remains under the live posters: where, how large, on which paper, what they said."""


def _paste_old(
    picture: Array, brush: Brush, place: tuple[int, int, int, int], colour: Colour, words: str, size: int, seed: int
) -> None:
    x, y, width, height = place
    sheet = paper(width, height, colour, seed, tear=16, wrinkled=1.4, aged=1.6)
    upright = height > width
    for number, character in enumerate(words):
        mask = brush.mask(character, size, seed + number, 0.16, 0.8)
        along = round(10 + number * size * 0.98)
        at = ((width - mask.shape[1]) // 2, along) if upright else (along, (height - mask.shape[0]) // 2)
        print_on(sheet, mask, INK, 0.8, at)
    holes = 1 - step(0.60, 0.615, noise(width, height, 70, seed + 77))
    opaque = sheet[..., 3] / 255 * holes * 0.8
    for channel in range(3):
        layer = sheet[..., channel]
        left, top = max(0, x), max(0, y)
        right, bottom = min(picture.shape[1], x + width), min(picture.shape[0], y + height)
        share = opaque[top - y : bottom - y, left - x : right - x]
        part = picture[top:bottom, left:right, channel]
        picture[top:bottom, left:right, channel] = (
            part * (1 - share) + layer[top - y : bottom - y, left - x : right - x] * share
        )


def written_on(sheet: Array, brush: Brush, size: int = 32) -> Array:
    """It is faint brush writing from right to left."""
    height, width = sheet.shape[:2]
    mask, number = np.zeros((height, width), np.float32), 0
    for x in range(width - size - 12, 8, -round(size * 1.16)):
        for y in range(14, height - size - 10, round(size * 1.02)):
            character = brush.mask(QUOTED[number % len(QUOTED)], size, number, 0.08)
            part = mask[y : y + character.shape[0], x : x + character.shape[1]]
            np.maximum(part, character[: part.shape[0], : part.shape[1]], out=part)
            number += 1
    print_on(sheet, mask, INK, 0.09)
    return sheet


# Chaos


def poster_column(brush: Brush, burnt: bool) -> Array:
    """Posters one above the other; what the fire has left of them."""
    width, height = COLUMN
    tall = height // len(FADED)
    colours = ((214, 198, 160), (206, 150, 130), (212, 204, 182), (216, 190, 120), (206, 196, 170))
    picture = np.zeros((height, width, 4), np.float32)
    for number, (character, colour) in enumerate(zip(FADED, colours, strict=True)):
        sheet = paper(width, tall + 6, colour, 200 + number, tear=5, wrinkled=1.2, aged=1.2)
        mask = brush.mask(character, 96, number + 3, 0.1, 0.7)
        print_on(sheet, mask, INK, 0.82, ((width - mask.shape[1]) // 2, (tall - mask.shape[0]) // 2 + 4))
        if burnt:
            _burn(sheet, 300 + number)
        top = number * tall
        part = picture[top : top + tall + 6]
        sheet = sheet[: part.shape[0]]
        share = sheet[..., 3:] / 255
        part[..., :3] = part[..., :3] * (1 - share) + sheet[..., :3] * share
        part[..., 3] = np.maximum(part[..., 3], sheet[..., 3])
    return picture


def _burn(sheet: Array, seed: int) -> None:
    """It burns the sheet, with holes, and embers along the cracks."""
    height, width = sheet.shape[:2]
    ash = np.array((34, 25, 22), np.float32) * (1 + (noise(width, height, 5, seed + 10, 3)[..., None] - 0.5) * 0.9)
    sheet[..., :3] = sheet[..., :3] * 0.14 + ash * 0.86
    embers = ridges(noise(width, height, 34, seed + 20), 40)
    sheet[..., :3] += embers[..., None] * np.array((150, 48, 10), np.float32)
    sheet[..., 3] *= 1 - step(0.62, 0.64, noise(width, height, 36, seed + 30))


FLAMES: tuple[tuple[float, Colour], ...] = (
    (0.10, (30, 12, 9)), (0.20, (168, 30, 20)), (0.50, (212, 108, 36)), (0.92, (246, 222, 160))
)  # fmt: skip
"""From the outermost to the heart of the fire, each says how hot it is, and its flat tone."""


def fire(seed: int) -> Array:
    """Return one frame: noise in the shape of tongues, in four flat tones."""
    width, height = FIRE[0] * 2, FIRE[1] * 2
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    aside, up = (across - width / 2) / (width / 2), 1 - down / height
    bend = (noise(width, height, 140, seed, 2, tall=1.6) - 0.5) * 1.1 * up
    flicker = noise(width, height, 68, seed + 1, 3, tall=2.7)
    flicker = (flicker - flicker.min()) / (flicker.max() - flicker.min())
    tongues = np.abs(np.sin((aside * 3.2 + bend * 2.6 + seed) * math.pi))
    heat = 1.14 - up * 1.32 - np.abs(aside + bend * 0.4) ** 2.2 * (0.35 + 1.3 * up) + (flicker - 0.5) * 1.15
    heat = heat + (tongues - 0.62) * 0.5 * step(0.05, 0.6, up)
    foot = 0.05 + 0.2 * noise(width, height, 44, seed + 8, 3) * (0.4 + np.abs(aside))
    heat = heat * step(-0.05, 0.03, up - foot) - step(0.78, 1.0, up) * 0.9 - step(0.80, 1.0, np.abs(aside)) * 0.8
    picture = np.zeros((FIRE[1], FIRE[0], 4), np.float32)
    for threshold, colour in FLAMES:
        mask = inked(step(threshold - 0.03, threshold + 0.03, heat), seed + 3, 2.2, 14, 0.015)
        mask = mask.reshape(FIRE[1], 2, FIRE[0], 2).mean((1, 3))
        print_on(picture, mask, colour)
        picture[..., 3] = np.maximum(picture[..., 3], mask * 255)
    return picture


def ring() -> Array:
    """Return two strokes of the brush around a target."""
    width, height = RING
    mask = inked(drawn(width, height, _strokes), 8, 3, 30, 0.05)
    picture = np.ones((height, width, 4), np.float32) * np.array((*RED_BRUSH, 255), np.float32)
    picture[..., 3] = mask * 255
    return picture


def _strokes(canvas: Any) -> None:
    for turn, grow, wide in ((-8, 0, 11), (-1, 4, 7)):
        canvas.save()
        canvas.translate(RING[0] / 2, RING[1] / 2)
        canvas.rotate(turn)
        width, height = RING[0] - 44 + grow, RING[1] - 44 - grow
        canvas.drawOval(skia.Rect.MakeXYWH(-width / 2, -height / 2, width, height), stroke(wide))
        canvas.restore()


# The box


def front() -> Array:
    """An empty disc over a crowd that holds up its books; the title is set by the window."""
    width, height = FRONT
    picture = paper(width, height, (236, 222, 188), 77, tear=0.1, wrinkled=1.2, aged=1.0, rim=False)
    sky = drawn(width, height, partial(_sky, width=width, height=height))
    people = drawn(width, height, partial(_people, width=width, height=height))
    halo = np.clip(ndimage.gaussian_filter(ndimage.grey_dilation(people, size=(13, 13)), 1.4) * 1.3, 0, 1)
    sky = sky * (1 - halo) * (1 - step(0.64, 0.70, noise(width, height, 80, 71, 2, tall=0.06)) * 0.7)
    banners = drawn(width, height, partial(_banners, height=height))
    print_on(picture, np.roll(inked(sky, 31, 2.4, 16, 0.08), (2, -3), (0, 1)), VERMILION, 0.95)
    print_on(picture, inked(people * (1 - banners), 32, 2, 14, 0.04), INK, 0.96)
    print_on(picture, inked(banners, 33, 2, 14, 0.05), (150, 24, 20), 0.97)
    return picture


def _sky(canvas: Any, width: int, height: int) -> None:
    x, y = width / 2, height * 0.47
    for number in range(34):
        angle = math.pi + math.pi * (number + 0.5) / 34
        wide = 0.022 if number % 2 else 0.030
        ends = [(x + 1400 * math.cos(a), y + 1400 * math.sin(a)) for a in (angle - wide, angle + wide)]
        canvas.drawPath(polygon([(x + 176 * math.cos(angle), y + 176 * math.sin(angle)), *ends]), FILL)
    box(canvas, 0, y, width, height * 0.2)
    canvas.drawCircle(x, y, 168, FILL)
    canvas.drawCircle(x, y, 150, CARVE)


def _people(canvas: Any, width: int, height: int) -> None:
    crowd(canvas, width, round(height * 0.70))
    box(canvas, 0, height * 0.78, width, height * 0.22)
    canvas.save()
    canvas.translate(-40, height * 0.16)
    canvas.scale(1.25, 1.0)
    crowd(canvas, width, round(height * 0.66))
    canvas.restore()
    box(canvas, 0, height * 0.90, width, height * 0.1)
    for x, top in ((88, 0.42), (300, 0.50), (520, 0.46), (660, 0.52)):
        canvas.drawLine(x, height * 0.8, x - 14, height * top, stroke(6))


def _banners(canvas: Any, height: int) -> None:
    for x, top, size in ((74, 0.42, 1.7), (286, 0.50, 1.1), (506, 0.46, 1.4), (646, 0.52, 1.2)):
        flag(canvas, x, height * top, size)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
