"""The text client over a pipe: it plays, it explains itself, and it never shows a traceback."""

from __future__ import annotations

import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

import pytest

from engine import people_power
from engine.client import main
from tests.promises import play

ROOT = Path(__file__).resolve().parents[2]
Done = subprocess.CompletedProcess[str]


def run(*arguments: str, lines: str = "", raw: bytes | None = None) -> Done:
    """As over a pipe, but in this process, which has the rules already."""
    source = TextIOWrapper(BytesIO(lines.encode() if raw is None else raw), encoding="utf-8")
    with patch.object(sys, "stdin", source), redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        try:
            status = main(["people_power", *arguments])
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
    return without_traceback(Done(arguments, status, out.getvalue(), err.getvalue()))


def run_by_itself(*arguments: str, lines: str = "", raw: bytes | None = None) -> Done:
    done = subprocess.run(
        [sys.executable, "-m", "engine", "people_power", *arguments],
        input=lines.encode() if raw is None else raw,
        capture_output=True,
        cwd=ROOT,
        timeout=600,
    )
    return without_traceback(Done(done.args, done.returncode, done.stdout.decode(), done.stderr.decode()))


def without_traceback(done: Done) -> Done:
    assert "Traceback" not in done.stdout + done.stderr
    return done


def test_it_shows_board_tracks_card_prompt_and_options() -> None:
    shown = run_by_itself("--seed", "1").stdout
    for part in ("Manila", "Eastern Mindanao", "Aid 7", "Patronage 5", "margin +0", "turn.action", "1 action:op"):
        assert part in shown
    assert "The input has ended before the game did." in shown


def test_numbers_and_keys_both_answer() -> None:
    by_number = run("--seed", "1", lines="5\nquit\n").stdout
    by_key = run("--seed", "1", lines="action:pass\nquit\n").stdout
    assert by_number == by_key
    assert "* turn ended: " in by_key


def test_a_whole_game_by_always_taking_the_first_option() -> None:
    shown = run("--seed", "3", "--personalities", "--desperation", lines="1\n" * 3_000).stdout
    assert "Final ranking: " in shown


def test_non_players_play_by_themselves() -> None:
    assert "Final ranking: " in run("--humans", "none", "--scenario", "extended").stdout
    assert "Final ranking: " in run("--humans", "npa", lines="1\n" * 2_000).stdout


@pytest.mark.parametrize("nonsense", ["nonsense", "0", "99", "-1", "1.5", "²", "9" * 5_000, "save", "load", "\x00"])
def test_nonsense_gets_one_sentence_and_changes_nothing(nonsense: str) -> None:
    quiet = run("--seed", "1", lines="quit\n").stdout
    shown = run("--seed", "1", lines=f"{nonsense}\nquit\n").stdout
    added = len(shown.splitlines()) - len(quiet.splitlines())
    prompt = quiet[quiet.rindex("Card #") :].splitlines()
    assert added == 1 + sum(not line.startswith(("Card", "  unshaded", "  shaded", ">")) for line in prompt)


def test_after_bytes_that_are_no_text_the_game_goes_on() -> None:
    assert "turn.operation" in run_by_itself("--seed", "1", raw=b"\xff\xfe\n1\nquit\n").stdout


def test_why_names_reason_and_rule() -> None:
    shown = run("--seed", "1", lines="action:operation\nop:train\nwhy\nquit\n").stdout
    assert "space:visayas: train (3.2.1)" in shown


def test_a_failing_random_game_is_written_out_and_opens() -> None:
    def refuse(options: int) -> int:
        raise ZeroDivisionError

    session = people_power.new_session(seed=5)
    session.choose("action:pass")
    with pytest.raises(AssertionError, match="open with: ") as failure:
        play(session, refuse)
    file = str(failure.value).rpartition("--load ")[2]
    try:
        assert "turn.action" in run("--load", file, lines="quit\n").stdout
    finally:
        Path(file).unlink()


def test_save_load_and_undo(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    first = run("--seed", "1", lines=f"action:pass\nsave {file}\nundo\nundo\nload {file}\nquit\n").stdout
    assert f"Saved to {file}." in first
    assert "There is no earlier decision to go back to." in first
    assert len(people_power.load(file.read_bytes()).history) == 1
    again = run("--load", str(file), lines="quit\n").stdout
    assert "turn.action" in again


@pytest.mark.parametrize(
    "arguments",
    [
        ("--scenario", "short"),
        ("--humans", "marcos"),
        ("--humans", ""),
        ("--seed", "-4"),
        ("--seed", "many"),
        ("--load", "no such file"),
        ("--load", "."),
        ("--load", "pyproject.toml"),
        ("--unheard-of",),
    ],
)
def test_wrong_arguments_get_one_sentence(arguments: tuple[str, ...]) -> None:
    expect_one_sentence(run(*arguments))


def test_so_they_do_in_a_terminal() -> None:
    expect_one_sentence(run_by_itself("--humans", "marcos"))


def expect_one_sentence(done: Done) -> None:
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and done.stderr.endswith(".\n")


def test_a_save_that_cannot_be_read_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "foreign.save"
    file.write_bytes(b"something else")
    shown = run("--seed", "1", lines=f"load {file}\naction:pass\nquit\n").stdout
    assert "This file is not a save of this program." in shown
    assert "* turn ended: " in shown


def test_saving_where_one_may_not(tmp_path: Path) -> None:
    shown = run("--seed", "1", lines=f"save {tmp_path}\nquit\n").stdout
    assert f"{tmp_path} is there already and is no saved game" in shown


def test_help_lists_the_commands() -> None:
    shown = run("--seed", "1", lines="help\nquit\n").stdout
    assert all(word in shown for word in ("why", "undo", "save FILE", "load FILE", "quit"))


def test_whoever_reads_may_go_away() -> None:
    done = subprocess.run(
        f"{sys.executable} -m engine people_power --humans none | head -1", shell=True, capture_output=True, cwd=ROOT
    )
    assert b"Traceback" not in done.stderr and b"Exception" not in done.stderr
