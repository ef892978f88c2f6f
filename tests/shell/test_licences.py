"""Nothing lies in assets, and no library in the package, without its licence."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata

import pytest

from game.shell.folders import ASSETS, ROOT

LICENCES = ASSETS / "shell" / "licences"
LIBRARIES = (LICENCES / "CREDITS.md").read_text("utf-8")
NAMED = re.compile(r"`([\w.+-]+\.txt)`")


def run_time_libraries() -> set[str]:
    """What the program needs, and what that needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting, found = list(project["dependencies"]), set[str]()
    while waiting:
        requirement = waiting.pop()
        name = re.split(r"[^\w.-]", requirement)[0]
        if "extra ==" not in requirement and name not in found:
            found.add(name)
            waiting += metadata.requires(name) or []
    return found


def test_every_library_is_credited() -> None:
    assert [name for name in sorted(run_time_libraries()) if f"**{name}**" not in LIBRARIES] == []


def test_every_licence_that_is_named_is_there_and_every_one_that_is_there_is_named() -> None:
    assert set(NAMED.findall(LIBRARIES)) == {path.name for path in LICENCES.glob("*.txt")}


def test_no_licence_is_empty() -> None:
    assert [path.name for path in LICENCES.glob("*.txt") if len(path.read_text("utf-8")) < 400] == []


@pytest.mark.parametrize("folder", sorted(path.name for path in ASSETS.iterdir()))
def test_every_font_has_its_licence_beside_it(folder: str) -> None:
    for fonts in (ASSETS / folder).rglob("*.ttf"):
        texts = {path.name for path in fonts.parent.glob("*.txt")}
        assert texts, f"{fonts.parent} has fonts without a licence"
        credits = next(path for path in (fonts.parent / "CREDITS.md", fonts.parents[1] / "CREDITS.md") if path.exists())
        named = {name.rpartition("/")[2] for name in re.findall(r"`([\w./-]+\.txt)`", credits.read_text("utf-8"))}
        assert texts <= named


@pytest.mark.parametrize("folder", sorted(path.name for path in ASSETS.iterdir()))
def test_every_folder_with_pictures_or_sounds_is_credited(folder: str) -> None:
    files = [
        path
        for path in (ASSETS / folder).rglob("*")
        if path.suffix in {".png", ".webp", ".jpg", ".svg", ".wav", ".ogg"}
    ]
    for file in files:
        above = [parent for parent in file.parents if ASSETS in parent.parents]
        assert any((parent / "CREDITS.md").exists() for parent in above), f"nobody is credited for {file}"
