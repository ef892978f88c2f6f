"""8.11: the worked example of the rulebook, replayed from its file alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.people_power.example import Mismatch, last_stage, luck_of, main, newsmakers_of, replay

EXAMPLE = Path(__file__).with_name("example_of_play.json")
GOLDEN = Path(__file__).parents[3] / "shared/golden/example_of_play.json"
"""Where the example is written down first; it may have grown since ours was copied."""


@pytest.fixture
def example() -> Any:
    return json.loads(EXAMPLE.read_text(encoding="utf-8"))


def test_8_11_every_checkpoint_is_reached(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLE)]) == 0
    assert capsys.readouterr().out == "21 of 21 checkpoints\n"


@pytest.mark.skipif(not GOLDEN.exists(), reason="the golden example does not lie beside this checkout")
def test_8_11_the_golden_example_is_replayed_as_it_is_now() -> None:
    assert main([str(GOLDEN)]) == 0


def test_a_difference_is_shown_in_readable_form(example: Any) -> None:
    example["steps"][1]["state"]["spaces"]["davao"]["underground"] = 9
    with pytest.raises(Mismatch, match=r"spaces davao underground: 4 instead of 9"):
        replay(example)


def test_other_dice_lead_to_another_board(example: Any) -> None:
    example["steps"][1]["chance"]["activation"] = [1]
    with pytest.raises(Mismatch, match="1 of 21 checkpoints"):
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


@pytest.mark.parametrize(
    ("action", "stage"),
    [
        ("election: victory and resources", "resources"),
        ("election: victory, resources, support", "foundation"),
        ("election: support (civic action)", "civic_action"),
        ("election: Agitation", "agitation"),
        ("election: redeployment", "redeploy"),
        ("election: deploy", "redeploy"),
        ("election: newsmakers", "desperation"),
        ("election: newsmakers (personalities)", "personalities"),
        ("election: acts", "desperation"),
        ("election: newsmakers and reset", "reset"),
        ("election round", "reset"),
    ],
)
def test_the_words_of_an_action_name_the_last_phase(action: str, stage: str) -> None:
    assert last_stage(action) == stage


@pytest.mark.parametrize("cards", [{"government": 41, "reformers": "46", "npa": 52}, [52, 41, 46], ["41", "46", "52"]])
def test_cards_chosen_may_be_named_by_faction_or_listed(cards: Any) -> None:
    chosen = newsmakers_of({"personalities": cards})
    assert chosen == {"personalities": {"government": 41, "reformers": 46, "npa": 52}}


@pytest.mark.parametrize(
    "ties", [{"redeploy_police": "cebu"}, {"redeploy_police": ["manila", "cebu"]}, ["cebu"], "cebu"]
)
def test_a_tie_goes_to_a_space_that_is_named(ties: Any) -> None:
    luck = luck_of({"ties": ties})
    assert luck.pick("tie.redeploy_police", ["davao", "zamboanga", "cebu"]) == "cebu"


def test_a_tie_of_the_same_purpose_goes_first() -> None:
    luck = luck_of({"ties": {"redeploy_troops": "davao", "redeploy_police": "cebu"}})
    assert luck.pick("tie.redeploy_police", ["cebu", "davao"]) == "cebu"
    assert luck.pick("tie.redeploy_troops", ["cebu", "davao"]) == "davao"
