"""Write assets/shell/fonts from the full TrueType builds of the families we use (development only; needs fonttools).

    npm install --prefix build/families @expo-google-fonts/{oswald,atkinson-hyperlegible,source-serif-4,inter}
    python -m tools.art.shell.build_fonts build/families/node_modules/@expo-google-fonts

The screens need arrows, ticks and the like, which Oswald and Atkinson Hyperlegible do not have, and SDL_ttf has no
fallback fonts. So the missing glyphs are taken from Inter. All four are under the Open Font License; a changed font
must not bear a reserved name, hence the new family names.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from game.shell.glyphs import REQUIRED
from tools import ROOT

# Written file: (family folder, weight, weight of Inter that lends the missing glyphs, new family name).
FONTS = {
    "display-regular": ("oswald", "500Medium", "600SemiBold", "Courier Display"),
    "display-bold": ("oswald", "700Bold", "800ExtraBold", "Courier Display"),
    "text-regular": ("atkinson-hyperlegible", "400Regular", "400Regular", "Courier Text"),
    "text-bold": ("atkinson-hyperlegible", "700Bold", "700Bold", "Courier Text"),
    "text-italic": ("atkinson-hyperlegible", "400Regular_Italic", "400Regular_Italic", "Courier Text"),
    "text-bold-italic": ("atkinson-hyperlegible", "700Bold_Italic", "700Bold_Italic", "Courier Text"),
    "news-regular": ("source-serif-4", "400Regular", "400Regular", "Courier News"),
    "news-bold": ("source-serif-4", "700Bold", "700Bold", "Courier News"),
    "news-italic": ("source-serif-4", "400Regular_Italic", "400Regular_Italic", "Courier News"),
    "news-bold-italic": ("source-serif-4", "700Bold_Italic", "700Bold_Italic", "Courier News"),
}
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
FAMILY_ID, UNIQUE_ID, FULL_NAME_ID, POSTSCRIPT_ID, TRADEMARK_ID, TYPOGRAPHIC_FAMILY_ID = 1, 3, 4, 6, 7, 16
"""These are numbers of the records in a font's `name` table."""


def main(folder: Path) -> None:
    for name, (family, weight, lender_weight, new_family) in FONTS.items():
        font = open_font(folder, family, weight)
        lend_glyphs(font, open_font(folder, "inter", lender_weight))
        keep_only(font, [*LATIN, *map(ord, REQUIRED)])
        rename(font, new_family, name)
        target = ROOT / "assets" / "shell" / "fonts" / f"{name}.ttf"
        font.save(target)
        print(f"{target.name}: {target.stat().st_size // 1024} KB")


def open_font(folder: Path, family: str, weight: str) -> TTFont:
    (path,) = (folder / family / weight).glob("*.ttf")
    return TTFont(path)


def lend_glyphs(font: TTFont, lender: TTFont) -> None:
    """Copy the required glyphs that the font has not, at the size of its own."""
    scale = font["head"].unitsPerEm / lender["head"].unitsPerEm
    outlines, names = lender.getGlyphSet(), lender.getBestCmap()
    for code in map(ord, REQUIRED):
        if code in font.getBestCmap():
            continue
        name = f"uni{code:04X}"
        pen = TTGlyphPen(None)
        outlines[names[code]].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        glyph = pen.glyph()
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(outlines[names[code]].width * scale), getattr(glyph, "xMin", 0))
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def keep_only(font: TTFont, codes: list[int]) -> None:
    # Tabular figures stay available; the many stylistic alternates would triple the size.
    options = subset.Options(layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "tnum"], hinting=True)
    options.drop_tables += ["DSIG"]
    options.name_IDs = ["*"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def rename(font: TTFont, family: str, name: str) -> None:
    style = name.split("-", 1)[1].replace("-", " ").title()
    new_names = {
        FAMILY_ID: family,
        UNIQUE_ID: f"People Power {name}",
        FULL_NAME_ID: f"{family} {style}",
        POSTSCRIPT_ID: f"{family} {style}".replace(" ", "-"),
        TYPOGRAPHIC_FAMILY_ID: family,
    }
    for record in list(font["name"].names):
        if record.nameID == TRADEMARK_ID:
            font["name"].names.remove(record)
        elif record.nameID in new_names:
            record.string = new_names[record.nameID]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
