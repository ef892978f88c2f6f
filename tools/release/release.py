"""Make a release; refuses a dirty tree, a version without its changelog entry, or a failing test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from engine import __version__
from tools import ROOT


class Refused(Exception):
    """Why there will be no release."""


def main() -> int:
    try:
        require_clean_tree()
        require_changelog_entry(ROOT / "CHANGELOG.md", __version__)
        require_new_tag()
        run("make", "test")
        run("make", "package")
        run("git", "tag", "--annotate", f"v{__version__}", "--message", f"Barricades {__version__}")
    except Refused as reason:
        print(f"No release: {reason}", file=sys.stderr)
        return 1
    print(f"Released {__version__}: the archive is in dist/, the tag is v{__version__}.")
    return 0


def require_clean_tree() -> None:
    if output("git", "status", "--porcelain"):
        raise Refused("there are changes that are not committed.")


def require_changelog_entry(changelog: Path, version: str) -> None:
    """The changelog must have a heading with the version and a date, not `unreleased`."""
    headings = [line for line in changelog.read_text(encoding="utf-8").splitlines() if line.startswith("## ")]
    entry = next((line for line in headings if line.split()[1] == version), "")
    if not entry or "unreleased" in entry.lower():
        raise Refused(f"CHANGELOG.md has no dated entry for {version}.")


def require_new_tag() -> None:
    if output("git", "tag", "--list", f"v{__version__}"):
        raise Refused(f"v{__version__} was released before.")


def run(*command: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode:
        raise Refused(f"`{' '.join(command)}` failed.")


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
