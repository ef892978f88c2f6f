"""Every Chinese word on the wall stands with its meaning in docs/red_guard/characters.md."""

import re
from pathlib import Path

from game.red_guard.brush import SEALS, SLOGANS, TITLE

ROOT = Path(__file__).resolve().parents[2]
CHINESE = re.compile(r"[\u4e00-\u9fff]+")


def test_every_word_that_is_written_is_told_with_its_meaning() -> None:
    told = (ROOT / "docs" / "red_guard" / "characters.md").read_text(encoding="utf-8")
    meanings = {match[1]: match[2] for match in re.finditer(r"\| ([\u4e00-\u9fff]+) \| [^|]+ \| ([^|]+) \|", told)}
    written = {TITLE, *SEALS.values(), *SLOGANS.values()}
    painted = CHINESE.findall((ROOT / "tools" / "art" / "red_guard" / "__main__.py").read_text(encoding="utf-8"))
    assert written <= set(meanings) and all(meanings.values())
    assert [word for word in painted if not set(word) <= set(told)] == []
