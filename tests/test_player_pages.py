"""The pages for players: every link leads somewhere, every picture is taken by the tool, every number is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.checks import screenshots

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
MOST_BYTES = 3_000_000


def pictures() -> set[str]:
    taken = {name for screens in screenshots.SCREENS.values() for name in screens}
    return taken | {f"{game}_explained" for game in screenshots.EXPLAINED}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_picture_is_taken_by_the_tool_and_shown_on_a_page() -> None:
    there = {path.stem for path in screenshots.FOLDER.iterdir()}
    shown = {
        Path(link).stem for page in PAGES for link in LINK.findall(page.read_text("utf-8")) if link.endswith(".jpg")
    }
    assert there == pictures() == shown
    assert sum(path.stat().st_size for path in screenshots.FOLDER.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("game", screenshots.EXPLAINED)
def test_every_number_on_the_explained_screen_has_its_line(game: str) -> None:
    page = (ROOT / "docs" / "players" / f"{game}.md").read_text(encoding="utf-8")
    explained = page.split(f"{game}_explained.jpg)")[1].split("\n\n", 2)[1]
    numbers = [int(number) for number in re.findall(r"^(\d+)\.", explained, re.MULTILINE)]
    assert numbers == list(range(1, len(screenshots.EXPLAINED[game][1]) + 1))
