"""The way into the program: one lock with hashes, one installer, and a sentence where something is missing."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tools.install import USES, locked

ROOT = Path(__file__).resolve().parents[1]
LOCK = """
[[package]]
name = "barricades"
source = {{ editable = "." }}
dependencies = [{{ name = "tiny" }}]

[[package]]
name = "tiny"
version = "1.0"
wheels = [{{ url = "tiny-1.0-py3-none-any.whl", hash = "sha256:{digest}" }}]
"""
WHEEL = {
    "tiny.py": "",
    "tiny-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n",
    "tiny-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nGenerator: us\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "tiny-1.0.dist-info/RECORD": "",
}


def names(use: str) -> set[str]:
    return {line.split("==")[0] for line in locked(USES[use])}


def test_the_lock_is_the_one_of_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    metadata = next(package for package in packages if "version" not in package)["metadata"]["requires-dist"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(line for lines in extras.values() for line in lines)]
    spelled = {line.replace("_", "-").replace(" ", "") for line in wanted}
    assert {f"{entry['name']}{entry['specifier']}" for entry in metadata} == spelled


@pytest.mark.parametrize("use", USES)
def test_every_line_for_pip_is_pinned_and_has_hashes(use: str) -> None:
    for line in locked(USES[use]):
        assert line.count("==") >= 1 and "--hash=sha256:" in line, line


def test_to_play_takes_the_few_that_play_needs_and_what_they_need() -> None:
    assert names("play") == {"msgpack", "platformdirs", "pygame-ce", "pygame-gui", "python-i18n"}
    assert names("play") < names("test") < names("bench")
    pefile = next(line for line in locked(USES["package"]) if line.startswith("pefile=="))
    assert "sys_platform == 'win32'" in pefile


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that needs one package, which lies beside it."""
    folder = tmp_path / "checkout"
    (folder / "tools").mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "install.py", folder / "tools")
    shutil.copy(ROOT / "main.py", folder)
    with zipfile.ZipFile(tmp_path / "tiny-1.0-py3-none-any.whl", "w") as wheel:
        for name, content in WHEEL.items():
            wheel.writestr(name, content)
    return folder


def install(folder: Path, digest: str) -> subprocess.CompletedProcess[str]:
    (folder / "uv.lock").write_text(LOCK.format(digest=digest))
    offline = {**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder.parent), "PIP_NO_CACHE_DIR": "1"}
    command = [sys.executable, str(folder / "tools" / "install.py"), "play"]
    return subprocess.run(command, env=offline, capture_output=True, text=True)


def test_a_wrong_hash_stops_it_also_where_the_package_is_already_there(checkout: Path) -> None:
    wheel = (checkout.parent / "tiny-1.0-py3-none-any.whl").read_bytes()
    right = hashlib.sha256(wheel).hexdigest()
    first = install(checkout, right)
    assert first.returncode == 0 and "1 of 1: tiny" in first.stdout, first.stderr
    again = install(checkout, right)
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    forged = install(checkout, "0" * 64)
    assert forged.returncode and "DO NOT MATCH" in forged.stderr
    assert install(checkout, "0" * 64).returncode, "a second try goes no further"


def test_without_the_libraries_two_sentences_say_how_to_start(tmp_path: Path) -> None:
    bare = [sys.executable, "-S", "-E", str(ROOT / "main.py")]
    ended = subprocess.run(bare, cwd=tmp_path, capture_output=True, text=True)
    assert ended.returncode == 1 and "Traceback" not in ended.stderr
    assert "pygame" in ended.stderr and "python main.py --install" in ended.stderr
    assert ended.stderr.count("\n") == 2


def test_an_unknown_use_gets_a_sentence(checkout: Path) -> None:
    command = [sys.executable, str(checkout / "tools" / "install.py"), "dance"]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 2 and "play|test" in ended.stderr and not (checkout / ".venv").exists()
