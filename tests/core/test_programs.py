"""The programs that serve any game: text client, laboratory and soak, shown with the miniature game."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
import soak

from engine import client, lab


def test_the_text_client_plays_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = io.StringIO("1\n" * 20)
    assert client.main(["mini", "--humans", "bee", "--playing", "4", "--seed", "2"], lines) == 0
    shown = capsys.readouterr().out
    assert "Bee: lay" in shown and "trick taken" in shown and "Final ranking: " in shown


def test_the_text_client_shows_a_lone_player_no_card_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    client.main(["mini", "--humans", "bee", "--seed", "2"], io.StringIO("quit\n"))
    assert "laid: seat ant, card 0" in capsys.readouterr().out


def test_a_setting_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        client.main(["mini", "--playing", "9"])
    assert "There is no '9'; there are 2, 3, 4, 5, 6." in capsys.readouterr().err.replace("Argument --playing: t", "T")


def test_a_game_that_is_not_in_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert client.main(["chess"]) == 1
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_the_laboratory_measures_any_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert lab.main(["mini", "--games", "60", "--options", "none", "--json", str(file)]) == 0
    figures = json.loads(file.read_text())
    assert sum(wins["share"] for wins in figures["wins"].values()) == pytest.approx(1, abs=0.01)
    assert figures["reasons"].keys() <= {"tricks", "draw"}


def test_the_soak_plays_any_game(tmp_path: Path) -> None:
    tally = soak.Tally()
    for seed in range(30):
        soak.play("mini", seed, tally, tmp_path)
    assert (tally.games, tally.failures) == (30, [])
