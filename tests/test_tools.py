"""The tools around the game: the soak, the laboratory, the release, and the list of them all."""

from __future__ import annotations

import json
import os
import re
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import __version__
from engine.core import players
from engine.people_power import load
from engine.people_power.game import PeoplePower
from tests import hostile_texts
from tools import ROOT
from tools.checks import soak
from tools.checks.monkey import runs
from tools.lab import playing
from tools.lab.__main__ import main as lab
from tools.lab.reporting import share
from tools.release import package, release


def test_a_soaked_game_leaves_no_failure(tmp_path: Path) -> None:
    tally = soak.Tally()
    for seed in range(12):
        soak.play("people_power", seed, tally, tmp_path)
    assert (tally.games, tally.failures) == (12, [])
    assert tally.decisions > 100


def test_the_soak_makes_every_attack(tmp_path: Path, few_thoughts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "think_in_counts", lambda: None)
    for name, few in {"SAVES": 2, "PAGES": 1, "STEPS": 5}.items():
        monkeypatch.setattr(soak, name, few)
    tally = soak.soak([*soak.ATTACKS], ["people_power"], range(1), float("inf"), tmp_path)
    assert (tally.games, tally.saves, tally.texts, tally.monkeys, tally.failures) == (1, 3, 1, 1, [])
    assert tally.steps >= 5 and "1 games, " in tally.line and "3 hostile saves" in tally.line


def test_a_soak_needs_no_fork(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "people_power", "--games", "2", "--failures", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("2 games, ")


@pytest.mark.parametrize("attack", ["texts", "saves"])
def test_what_breaks_in_a_soak_is_kept(attack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SAVES", 1)
    monkeypatch.setattr(soak, "PAGES", 0)
    monkeypatch.setattr(hostile_texts, "look_at_everything", lambda *_: 1 / 0)
    monkeypatch.setattr("tools.checks.hostile_saves.load_and_play", lambda *_: 1 / 0)
    tally = soak.Tally()
    soak.ATTACKS[attack](["people_power"], 0, tally, tmp_path)
    (kept,) = tmp_path.glob("*.txt")
    assert len(tally.failures) == 1 and "ZeroDivisionError" in kept.read_text("utf-8")


def test_a_failure_is_written_as_a_save_that_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = lambda self, state: "a test broke it" if len(state.played) > 2 else ""  # noqa: E731
    monkeypatch.setattr(PeoplePower, "broken_rule", broken)
    tally = soak.Tally()
    soak.play("people_power", 3, tally, tmp_path)
    assert len(tally.failures) == 1 and "a test broke it" in tally.failures[0]
    (save,) = tmp_path.glob("*.save")
    monkeypatch.undo()
    assert len(load(save.read_bytes()).state.played) == 3


def test_the_laboratory_writes_its_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert lab(["--cores", "1", "--games", "40", "--scenario", "standard", "--json", str(file)]) == 0
    figures = json.loads(file.read_text())
    assert figures["games"] == 40
    assert sum(wins["share"] for wins in figures["wins"].values()) == pytest.approx(1, abs=0.001)
    assert "40 games of people_power, the standard scenario" in capsys.readouterr().out


@pytest.mark.parametrize(("options", "deals"), [("all", True), ("none", False)])
def test_the_laboratory_plays_with_and_without_personalities_and_acts(
    options: str, deals: bool, tmp_path: Path
) -> None:
    file = tmp_path / "figures.json"
    assert lab(["--cores", "1", "--games", "40", "--options", options, "--json", str(file)]) == 0
    figures = json.loads(file.read_text())
    assert figures["settings"].get("personalities", False) is deals
    assert ("special crony" in figures["used_per_game"]) is deals


def test_the_laboratory_compares_players_on_the_same_seeds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    seats = ["--seat", "npa=apprentice", "--versus", "npa=random", "--seconds", "0.05"]
    assert lab([*seats, "--cores", "1", "--games", "3", "--seed", "80", "--json", str(file)]) == 0
    figures = json.loads(file.read_text())
    assert figures["players"] == {"npa": "apprentice"} and figures["versus"]["players"] == {"npa": "random"}
    assert 0 < figures["thinking"]["median"] <= figures["thinking"]["longest"]
    assert figures["versus"]["thinking"] == {}
    for gain in figures["gain"].values():
        assert -1 <= gain["low"] <= gain["gain"] <= gain["high"] <= 1
    told = capsys.readouterr().out
    assert "played by npa apprentice" in told and "thinking: median" in told and "seed by seed" in told


@pytest.mark.parametrize("said", ["nobody=strategist", "npa=genius", "npa", "npa=strategist:shy"])
def test_the_laboratory_refuses_who_is_not_there(said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab(["--seat", said, "--games", "1"]) == 2
    assert "There is no" in capsys.readouterr().err


def test_the_same_seeds_are_won_by_the_same_players() -> None:
    series = playing.GameSeries(
        "people_power", "standard", {}, players={"npa": "apprentice", "government": "apprentice"}
    )
    assert playing.play(series, 7).ranking == playing.play(series, 7).ranking


@pytest.mark.parametrize(("won", "played", "low", "high"), [(60, 100, 0.5020, 0.6906), (0, 10, 0.0, 0.2775)])
def test_intervals_are_those_of_wilson(won: int, played: int, low: float, high: float) -> None:
    assert share(won, played) == {"share": won / played, "low": low, "high": high}


def test_an_endless_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "LONGEST_GAME", 5)
    with pytest.raises(players.EndlessGame, match=r"Game 1 \(standard\): The game does not end"):
        playing.play(playing.GameSeries("people_power", "standard", {}), 1)


def test_a_game_that_fails_is_told_and_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    well = PeoplePower.broken_rule
    broken = lambda self, state: "a test broke it" if state.chance.seed == 1 else well(self, state)  # noqa: E731
    monkeypatch.setattr(PeoplePower, "broken_rule", broken)
    assert lab(["--cores", "1", "--games", "3", "--json", str(tmp_path / "figures.json")]) == 1
    told = capsys.readouterr()
    assert "2 games of people_power" in told.out
    assert "Game 1 failed: BrokenRule: Game 1 (standard): a test broke it" in told.err


def test_a_player_sits_in_each_seat_in_turn() -> None:
    series = playing.GameSeries("filipinas", "campaign", {}, players={"each": "random"})
    seated = [playing.play(series, seed).seated for seed in range(2)]
    assert seated == [{"spain": "random", "filipinos": "non-player"}, {"spain": "non-player", "filipinos": "random"}]


@pytest.mark.parametrize("table", ["strongest", "nowhere"])
def test_the_laboratory_refuses_a_table_that_the_game_has_not(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab(["people_power", "--table", table, "--games", "1"]) == 2
    assert f"There is no table {table!r}; there are random." in capsys.readouterr().err


@pytest.mark.parametrize("heading", ["", "## 0.8.0 (2026-01-01)", f"## {__version__} (unreleased)"])
def test_no_release_without_a_dated_changelog_entry(tmp_path: Path, heading: str) -> None:
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(f"# Changelog\n\n{heading}\n")
    with pytest.raises(release.Refused, match="no dated entry"):
        release.require_changelog_entry(changelog, __version__)


def test_the_changelog_has_this_version() -> None:
    release.require_changelog_entry(ROOT / "CHANGELOG.md", __version__)


def test_the_desktops_are_told_of_this_version() -> None:
    told = (package.PACKAGING / "linux" / "org.barricades.Barricades.metainfo.xml").read_text(encoding="utf-8")
    assert re.findall(r'<release version="([^"]+)"', told)[0] == __version__


def test_no_release_of_a_dirty_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "output", lambda *command: " M main.py")
    with pytest.raises(release.Refused, match="not committed"):
        release.require_clean_tree()


def test_no_release_if_the_tests_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(release, "output", lambda *command: "")
    monkeypatch.setattr(subprocess, "run", lambda *a, **k: type("Ended", (), {"returncode": 1}))
    assert release.main() == 1
    assert "`make test` failed" in capsys.readouterr().err


def test_the_icons_hold_the_picture(tmp_path: Path) -> None:
    """Each size is drawn for itself: a picture of 256 made small is a smudge in a task bar."""
    package.draw_icon(tmp_path)
    drawn = [(tmp_path / f"icon-{size}.png").read_bytes() for size in package.ICON_SIZES]
    ico, icns = (tmp_path / "icon.ico").read_bytes(), (tmp_path / "icon.icns").read_bytes()
    places = [struct.unpack_from("<II", ico, 6 + 16 * number + 8) for number in range(len(package.ICO_SIZES))]
    assert [ico[start : start + length] for length, start in places] == drawn[: len(package.ICO_SIZES)]
    assert icns.startswith(b"icns") and struct.unpack_from(">I", icns, 4)[0] == len(icns)
    assert all(picture in icns for picture in drawn[package.ICON_SIZES.index(128) :])


def test_windows_is_told_that_the_program_knows_it_and_long_paths() -> None:
    told = (package.PACKAGING / "windows.manifest").read_text(encoding="utf-8")
    assert "{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}" in told  # Windows 10 and 11
    assert ">true</longPathAware>" in told


def test_a_library_that_nobody_credits_is_not_packed() -> None:
    packed = [
        "libSDL2_ttf-2-e69a.0.so.0",
        "libbrotlidec-8e4a.so.1",
        "libz.so.1",
        "libstdc++.so.6",
        "libpython3.11.so.1.0",
    ]
    assert package.uncredited([*packed, "libsecret.so.1", "libzebra.so.2"]) == ["libsecret.so.1", "libzebra.so.2"]
    of_windows = ["VCRUNTIME140_1.dll", "SDL2_mixer.dll", "python311.dll", "_decimal.pyd", "libffi-8.dll"]
    assert package.uncredited([*of_windows, "zebra.dll"]) == ["zebra.dll"]


def test_a_player_finds_pages_with_pictures_in_the_folder(tmp_path: Path) -> None:
    """What opens first is the page for players, not the one for developers."""
    package.add_pages(tmp_path)
    opening = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert opening.startswith("# For players") and "make test" not in opening
    assert all((tmp_path / link).exists() for link in re.findall(r"\]\(([^)#:]+)\)", opening))
    page = tmp_path / "docs" / "players" / "people_power.md"
    pictures = re.findall(r"\]\(([^)]+jpg)\)", page.read_text(encoding="utf-8"))
    assert pictures and all((page.parent / picture).exists() for picture in pictures)


@pytest.mark.parametrize("pack", [package.pack_tar, package.pack_zip])
def test_the_same_files_are_packed_to_the_same_bytes(
    pack: Callable[[Path, int], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for run in ("first", "second"):
        monkeypatch.setattr(package, "DIST", tmp_path / run)
        product = tmp_path / run / "barricades"
        for name in ("b.txt", "a.txt") if run == "first" else ("a.txt", "b.txt"):
            product.mkdir(parents=True, exist_ok=True)
            (product / name).write_text(name)
            os.utime(product / name, (1e9, 1e9 if run == "first" else 1.1e9))
        made.append(pack(product, 1_700_000_000).read_bytes())
    assert made[0] == made[1]


def test_every_tool_is_in_the_list() -> None:
    listed = (ROOT / "tools" / "README.md").read_text(encoding="utf-8")
    programs = [path for path in (ROOT / "tools").rglob("*.py") if "\nif __name__ ==" in path.read_text("utf-8")]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in programs]
    assert [name for name in names if f"`{name.removesuffix('.__main__')}`" not in listed] == []
