"""Writes assets/filipinas/fonts: the type of an illustrated weekly, in Latin, with the symbols that screens need."""

from __future__ import annotations

import shutil
from pathlib import Path

from fontTools.ttLib import TTFont

from game.shell.glyphs import REQUIRED
from tools.art.filipinas.files import ASSETS
from tools.art.shell import build_fonts

FACES = {
    "display-regular": ("abril-fatface", "400Regular", "800ExtraBold", "Ultramar Display"),
    "head-bold": ("playfair-display", "700Bold", "700Bold", "Ultramar Head"),
    "head-black": ("playfair-display", "900Black", "900Black", "Ultramar Head"),
    "figure-bold": ("libre-bodoni", "700Bold", "700Bold", "Ultramar Figure"),
    "text-regular": ("libre-caslon-text", "400Regular", "400Regular", "Ultramar Text"),
    "text-bold": ("libre-caslon-text", "700Bold", "700Bold", "Ultramar Text"),
    "text-italic": ("libre-caslon-text", "400Regular_Italic", "400Regular_Italic", "Ultramar Text"),
    "cartouche-italic": ("im-fell-english", "400Regular_Italic", "400Regular_Italic", "Ultramar Cartouche"),
    "masthead-regular": ("unifrakturmaguntia", "400Regular", "700Bold", "Ultramar Masthead"),
    "telegraph-regular": ("special-elite", "400Regular", "500Medium", "Ultramar Telegraph"),
}
"""Written file: family, weight, weight of Inter that lends the missing symbols, new family name."""
LICENCES = {
    "abril-fatface": "OFL-AbrilFatface.txt",
    "playfair-display": "OFL-PlayfairDisplay.txt",
    "libre-bodoni": "OFL-LibreBodoni.txt",
    "libre-caslon-text": "OFL-LibreCaslonText.txt",
    "im-fell-english": "OFL-IMFellEnglish.txt",
    "unifrakturmaguntia": "OFL-UnifrakturMaguntia.txt",
    "special-elite": "Apache-SpecialElite.txt",
    "inter": "OFL-Inter.txt",
}


def build_faces(modules: Path) -> None:
    folder = modules / "@expo-google-fonts"
    target = ASSETS / "fonts"
    target.mkdir(parents=True, exist_ok=True)
    for name, (family, weight, lender_weight, new_family) in FACES.items():
        font = build_fonts.open_font(folder, family, weight)
        if "glyf" in font:
            build_fonts.lend_glyphs(font, build_fonts.open_font(folder, "inter", lender_weight))
        build_fonts.keep_only(font, [*build_fonts.LATIN, *map(ord, REQUIRED)])
        build_fonts.rename(font, new_family, name)
        font.save(target / f"{name}.ttf")
        report_missing(name, font)
    for family, licence in LICENCES.items():
        shutil.copyfile(folder / family / "LICENSE_FONT", target / licence)


def report_missing(name: str, font: TTFont) -> None:
    missing = [sign for sign in REQUIRED if ord(sign) not in font.getBestCmap()]
    if missing:
        print(f"{name} lacks {''.join(missing)}")
