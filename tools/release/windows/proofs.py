"""The package, made under wine, and what it must do there before anybody is told that it works on Windows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

from engine.games import PACKAGES
from tools import ROOT
from tools.release.package import last_change
from tools.release.windows import PYTHON, TREE, WORK, Failed, tree, wine

PROGRAM = PYTHON / "python.exe"
STAMP = WORK / "package.txt"
PLAYER = WORK / "Jugador de España"
"""A player unpacks the archive here: a folder as people have them."""
ANSWERS = ("1", "1", "why", *["1"] * 20, "undo", "save text.save", *["1"] * 20, "load text.save", "1", "board", "quit")
"""What is typed into the text client of every game."""
SUITES = ("tests/shell", "tests/table")
FAULTS = Path(__file__).with_name("wine_faults.txt")


def make_package() -> str:
    """tools.release.package, as Windows would run it; nothing is done if nothing has changed."""
    made_of = tree.digest()
    if not STAMP.exists() or STAMP.read_text() != made_of or not archives():
        STAMP.unlink(missing_ok=True)
        command = (PROGRAM, "-m", "tools.release.package")
        ended = wine.run(*command, cwd=TREE, SOURCE_DATE_EPOCH=str(last_change()))
        log = kept("package", ended.stdout)
        if ended.returncode or not archives():
            raise Failed(f"it could not be packed; {log} says why.")
        if "plain Python" in ended.stdout:
            raise Failed(f"its rules are not in machine code; {log} says why.")
        STAMP.write_text(made_of)
    archive = archives()[0]
    with zipfile.ZipFile(archive) as packed:
        unpacked = sum(entry.file_size for entry in packed.infolist())
    return f"{archive.name}, {archive.stat().st_size / 1e6:.1f} MB, unpacked {unpacked / 1e6:.1f} MB"


def archives() -> list[Path]:
    return sorted((TREE / "dist").glob("*.zip"))


def self_test() -> str:
    """What every player can ask of the program, asked of what a player has unpacked."""
    shutil.rmtree(PLAYER, ignore_errors=True)
    PLAYER.mkdir()
    with zipfile.ZipFile(archives()[0]) as packed:
        packed.extractall(PLAYER)
    ended = wine.run(console(), "--self-test", cwd=PLAYER)
    log = kept("self-test", ended.stdout)
    lines = ended.stdout.splitlines()
    if ended.returncode or not lines or not lines[-1].startswith("all well") or "machine code" not in lines[0]:
        raise Failed(f"its self-test does not end well (exit status {ended.returncode}); {log} has it.")
    return f"{lines[0]}; {lines[-1]}"


def console() -> Path:
    return PLAYER / "barricades" / "barricades-console.exe"


def text_clients() -> str:
    """The same game is played here and there, and told in the same words."""
    typed = "\n".join(ANSWERS) + "\n"
    for key in PACKAGES:
        arguments = (key, "--text", "--seed", "1896")
        there = wine.run(console(), *arguments, cwd=PLAYER, feed=typed)
        log = kept(f"text-{key}", there.stdout)
        if there.returncode or there.stdout != played_here(arguments, typed):
            raise Failed(f"its text client does not play {key} as it does here; {log} has what it said.")
    return f"{len(ANSWERS)} answers in each of {', '.join(PACKAGES)} come to what they come to on Linux"


def played_here(arguments: Iterable[str], typed: str) -> str:
    """What the same text client says on this machine, in the letters that Windows has."""
    letters = {**os.environ, "PYTHONIOENCODING": f"{wine.CODE_PAGE}:replace"}
    command = [sys.executable, str(ROOT / "main.py"), *arguments]
    ended = subprocess.run(command, cwd=WORK, input=typed, capture_output=True, encoding=wine.CODE_PAGE, env=letters)
    return ended.stdout


def suites() -> str:
    """The tests of shell and table in a Python of Windows: what fails and is not wine's own fault is ours."""
    ended = wine.run(PROGRAM, "-m", "pytest", *SUITES, "-p", "no:cacheprovider", "--tb=short", "-rfE", cwd=TREE)
    log = kept("suites", ended.stdout)
    failed, known = failures(ended.stdout), known_faults(FAULTS.read_text(encoding="utf-8"))
    if ended.returncode not in (0, 1):
        raise Failed(f"the tests did not come to their end; {log} says why.")
    if ours := [name for name in failed if name not in known]:
        raise Failed("these tests fail, and not by a fault of wine:\n" + "\n".join(ours) + f"\n{log} has more.")
    return "\n  ".join((ended.stdout.splitlines()[-1], *(f"{name}: {known[name]}" for name in failed)))


def failures(told: str) -> list[str]:
    """The tests that pytest names at its end."""
    named = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", told, re.MULTILINE)
    return [name for name in named if name.startswith(SUITES)]


def known_faults(text: str) -> dict[str, str]:
    """The reason of each test that wine alone lets fail: a line `test: reason`."""
    pairs = (line.split(": ", 1) for line in text.splitlines() if line and not line.startswith("#"))
    return dict(pairs)


def kept(name: str, told: str) -> Path:
    """All that a program has said."""
    log = WORK / f"{name}.log"
    log.write_text(told, encoding="utf-8")
    return log
