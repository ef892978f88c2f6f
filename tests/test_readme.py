"""The README begins with the two commands, and the examples of docs/engine.md are true."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_the_examples_run_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_it_opens_with_the_two_commands() -> None:
    opening = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[1]
    assert opening.split() == ["sh", "make", "play", "make", "test"]
