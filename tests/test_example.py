"""8.11: the worked example of the rulebook, replayed from its file alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.people_power.example import Mismatch, main, replay

SHARED = Path(__file__).resolve().parents[2] / "shared" / "golden" / "example_of_play.json"
needs_shared = pytest.mark.skipif(not SHARED.exists(), reason="the shared worked example is not beside this checkout")


@pytest.fixture
def example() -> Any:
    return json.loads(SHARED.read_text(encoding="utf-8"))


@needs_shared
def test_8_11_every_checkpoint_is_reached(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(SHARED)]) == 0
    assert capsys.readouterr().out == "13 of 13 checkpoints\n"


@needs_shared
def test_a_difference_is_shown_in_readable_form(example: Any) -> None:
    example["steps"][1]["state"]["spaces"]["davao"]["underground"] = 9
    with pytest.raises(Mismatch, match=r"spaces davao underground: 4 instead of 9"):
        replay(example)


@needs_shared
def test_other_dice_lead_to_another_board(example: Any) -> None:
    example["steps"][1]["chance"]["activation"] = [1]
    with pytest.raises(Mismatch, match="1 of 13 checkpoints"):
        replay(example)


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"steps": [{}]}', "not json"])
def test_a_file_that_is_no_example_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content)
    assert main([str(file)]) == 2
    assert "is not a worked example" in capsys.readouterr().out


def test_a_missing_file_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nowhere.json")]) == 2
    assert "cannot be read" in capsys.readouterr().out
