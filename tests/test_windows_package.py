"""`make windows`: what goes into the Python for Windows, what is built with it, and whose fault a failing test is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import ROOT
from tools.install import locked
from tools.release.windows import proofs, tree, windows_python
from tools.release.windows.__main__ import STEPS, main


def test_windows_gets_its_own_packages_without_a_condition_that_pip_would_ask_of_linux() -> None:
    wanted = windows_python.wanted_there(locked(("dev", "package")))
    names = {line.split("==")[0] for line in wanted}
    assert {"colorama", "pefile", "pygame-ce", "pyinstaller"} <= names and "macholib" not in names
    assert all(re.fullmatch(r"[a-z0-9-]+==[\w.]+( --hash=sha256:[0-9a-f]{64})+", line) for line in wanted)


def test_what_uv_lock_does_not_name_has_a_hash_too() -> None:
    assert all(re.fullmatch(r"[\w-]+==[\d.]+ --hash=sha256:[0-9a-f]{64}", line) for line in windows_python.DONORS)


def test_the_copy_follows_the_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project, copy = tmp_path / "project", tmp_path / "copy"
    (project / "engine").mkdir(parents=True)
    (project / "engine" / "dice.py").write_text("SIDES = 6\n")
    (project / "README.md").write_text("One die.\n")
    monkeypatch.setattr(tree, "ROOT", project)
    monkeypatch.setattr(tree, "TREE", copy)
    monkeypatch.setattr(
        tree, "project_files", lambda: {p.relative_to(project).as_posix() for p in project.rglob("*.*")}
    )
    assert "2 files" in tree.copy_tree() and (copy / "engine" / "dice.py").read_text() == "SIDES = 6\n"
    (copy / "build").mkdir()
    (copy / "build" / "made.txt").touch()
    before = tree.digest()
    (project / "README.md").unlink()
    assert tree.copy_tree().endswith("0 written, 1 removed")
    assert not (copy / "README.md").exists() and (copy / "build" / "made.txt").exists()
    assert tree.digest() != before


def test_a_failing_test_is_told_by_its_name() -> None:
    told = "FAILED tests/shell/test_saves.py::test_a[b c] - OSError: in use\nERROR tests/table/test_keys.py\n1 failed"
    assert proofs.failures(told) == ["tests/shell/test_saves.py::test_a[b c]", "tests/table/test_keys.py"]


def test_every_fault_of_wine_is_a_test_that_there_is_and_has_a_reason() -> None:
    faults = proofs.known_faults(proofs.FAULTS.read_text(encoding="utf-8"))
    for test, reason in faults.items():
        file, _, name = test.partition("::")
        assert f"def {name.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8")
        assert reason.endswith(".")


def test_a_step_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["pack"])
    assert f"there is no step pack; there are {', '.join(STEPS)}" in " ".join(capsys.readouterr().err.split())
