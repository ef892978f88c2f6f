"""A copy of the project as it is now, committed or not."""

from __future__ import annotations

import subprocess
from hashlib import blake2b
from pathlib import Path

from tools import ROOT
from tools.release.windows import TREE

MADE_THERE = ("build", "dist")
"""Folders of the copy that are not of the project."""


def copy_tree() -> str:
    """Only what has changed is written, so that whatever goes by the times of files does nothing twice."""
    files = project_files()
    written = sum(copy_if_changed(name) for name in files)
    gone = [path for path in files_of_copy() if path.relative_to(TREE).as_posix() not in files]
    for path in gone:
        path.unlink()
    return f"{len(files)} files are in {TREE}: {written} written, {len(gone)} removed"


def project_files() -> set[str]:
    """What git knows or would take; a file that was deleted may be known still."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return {name for name in names if name and (ROOT / name).is_file()}


def copy_if_changed(name: str) -> bool:
    data, copy = (ROOT / name).read_bytes(), TREE / name
    if copy.exists() and copy.read_bytes() == data:
        return False
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(data)
    return True


def files_of_copy() -> list[Path]:
    own = (path for path in TREE.iterdir() if path.name not in MADE_THERE)
    found = [file for path in own for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]
    return [file for file in found if "__pycache__" not in file.parts]


def digest() -> str:
    """The same for two copies that hold the same."""
    summed = blake2b(digest_size=16)
    for file in sorted(files_of_copy()):
        summed.update(str(file.relative_to(TREE)).encode() + b"\0" + file.read_bytes())
    return summed.hexdigest()
