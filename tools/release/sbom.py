"""The list of what is inside the package, as CycloneDX writes it. `package.py` puts it beside the archive."""

from __future__ import annotations

import hashlib
import json
import platform
import re
from pathlib import Path

from engine import __version__
from tools.install import USES, locked

LIBRARY = re.compile(r"\.(so|dll|dylib|pyd)(\.|$)")


def write_bill(folder: Path, bill: Path) -> None:
    """Name every Python package of the lock that one plays with, Python itself, and every library with its hash."""
    content = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "barricades", "version": __version__}},
        "components": [python(), *packages(), *libraries(folder)],
    }
    bill.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def python() -> dict[str, object]:
    return {"type": "platform", "name": "CPython", "version": platform.python_version()}


def packages() -> list[dict[str, object]]:
    pinned = (line.split()[0].split("==") for line in locked(USES["play"]))
    return [
        {"type": "library", "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}"}
        for name, version in pinned
    ]


def libraries(folder: Path) -> list[dict[str, object]]:
    """Shared libraries as files: their packages do not tell which versions they were built from."""
    return [
        {
            "type": "file",
            "name": path.relative_to(folder).as_posix(),
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}],
        }
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and LIBRARY.search(path.name)
    ]
