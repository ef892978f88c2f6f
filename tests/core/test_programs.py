"""The programs that serve any game: text client, laboratory and soak, shown with the miniature game."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest

from engine import client
from tools.checks import soak
from tools.lab.__main__ import main as lab


def test_the_text_client_plays_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = io.StringIO("1\n" * 20)
    assert client.main(["mini", "--humans", "bee", "--playing", "4", "--seed", "2"], lines) == 0
    shown = capsys.readouterr().out
    assert "Bee: lay" in shown and "trick taken" in shown and "Final ranking: " in shown


def test_the_text_client_shows_a_lone_player_no_card_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    client.main(["mini", "--humans", "bee", "--seed", "2"], io.StringIO("quit\n"))
    assert "laid: seat ant, card 0" in capsys.readouterr().out


def typed(lines: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert client.main(["mini", "--humans", "bee", "--playing", "4", "--seed", "2"], io.StringIO(lines + "quit\n")) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("line", ["0000019", "0", "-1", "9" * 5000, "\0", "1\0", "²", "\ud800"])
def test_the_text_client_takes_nothing_for_a_number_that_is_none(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is not on offer: give a number from 1 to" in typed(line + "\n", capsys)


def test_the_text_client_takes_a_number_with_noughts(capsys: pytest.CaptureFixture[str]) -> None:
    assert "laid: seat bee" in typed("0001\n", capsys)


@pytest.mark.parametrize("command", ["save", "load"])
def test_the_text_client_refuses_a_name_that_no_file_can_have(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There can be no file of that name." in typed(f"{command} a\0b\n", capsys)


def test_the_text_client_saves_over_an_older_save_and_over_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save, letter = tmp_path / "game.save", tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    typed(f"save {save}\n", capsys)
    first = save.read_bytes()
    assert f"Saved to {save}." in typed(f"1\nsave {save}\n", capsys)
    assert save.read_bytes() != first
    assert "is no saved game" in typed(f"save {letter}\nsave {tmp_path}\n", capsys)
    assert letter.read_text() == "Dear Ana"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.save", "letter.txt"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_the_text_client_does_not_wait_for_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    shown = typed(f"load {tmp_path / 'pipe'}\nsave {tmp_path / 'pipe'}\n", capsys)
    assert "is no file." in shown and "is no saved game" in shown


def test_a_setting_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        client.main(["mini", "--playing", "9"])
    assert "There is no '9'; there are 2, 3, 4, 5, 6." in capsys.readouterr().err.replace("Argument --playing: t", "T")


def test_a_game_that_is_not_in_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert client.main(["chess"]) == 1
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_the_laboratory_measures_any_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert lab(["mini", "--games", "60", "--options", "none", "--cores", "1", "--json", str(file)]) == 0
    figures = json.loads(file.read_text())
    assert sum(wins["share"] for wins in figures["wins"].values()) == pytest.approx(1, abs=0.01)
    assert figures["reasons"].keys() <= {"tricks", "draw"}


def test_the_soak_plays_any_game(tmp_path: Path) -> None:
    tally = soak.Tally()
    for seed in range(30):
        soak.play("mini", seed, tally, tmp_path)
    assert (tally.games, tally.failures) == (30, [])
