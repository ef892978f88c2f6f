"""The examples in the README are true."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_run_as_printed() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_it_opens_with_the_two_commands() -> None:
    opening = README.read_text(encoding="utf-8").split("```")[1]
    assert opening.split() == ["sh", "make", "play", "make", "test"]
