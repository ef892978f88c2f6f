"""Set up `.venv` for one use of the program: `python tools/install.py play`, or test, lab, cluster, bench, package …

Every package is taken from uv.lock, in its version and with its hashes, and pip refuses a file whose hash differs. What
`.venv` holds is written down in it, so a second call installs nothing. `python main.py --install` and the Makefile
call this program; it needs nothing but Python itself.
"""

import sys

# Whoever has an older Python should read why nothing happens; the rest of this file is not understood by it.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Barricades needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import shutil
import subprocess
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
INSTALLED = VENV / "installed.lock"
USES: dict[str, tuple[str, ...]] = {
    "play": (),
    "test": ("dev",),
    "lab": ("lab",),
    "cluster": ("lab", "cluster"),
    "bench": ("dev", "bench"),
    "package": ("package",),
    "train": ("lab", "train"),
    "assets": ("assets",),
}
"""The extras of pyproject.toml that each use needs besides what everybody needs."""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in USES:
        print(f"Say what for: python tools/install.py {'|'.join(USES)}", file=sys.stderr)
        return 2
    return install(USES[arguments[0]])


def install(extras: tuple[str, ...]) -> int:
    """Bring into `.venv` what is locked for these extras and not in it yet."""
    if not PYTHON.exists():
        print(f"Barricades makes a Python of its own in {VENV.name}, once.", flush=True)
        if failure := make_environment():
            return failure
    present = INSTALLED.read_text(encoding="utf-8").splitlines() if INSTALLED.exists() else []
    missing = [line for line in locked(extras) if line not in present]
    if not missing:
        return 0
    if failure := fetch(missing):
        return failure
    names = {line.split("==")[0] for line in missing}
    kept = [line for line in present if line.split("==")[0] not in names]
    INSTALLED.write_text("\n".join(sorted(kept + missing)) + "\n", encoding="utf-8")
    return 0


def make_environment() -> int:
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (OSError, ImportError, subprocess.CalledProcessError) as error:
        shutil.rmtree(VENV, ignore_errors=True)
        print(f"{VENV.name} could not be made ({error}).", file=sys.stderr)
        print("On Debian and Ubuntu it needs the package python3-venv.", file=sys.stderr)
        return 1
    return 0


def locked(extras: tuple[str, ...], lock: Path = ROOT / "uv.lock") -> list[str]:
    """A line for pip for every package that these extras need, with its marker and all its hashes."""
    packages: list[dict[str, Any]] = tomllib.loads(lock.read_text(encoding="utf-8"))["package"]
    program = next(package for package in packages if "version" not in package)
    wanted = [*program["dependencies"]]
    for extra in extras:
        wanted += program["optional-dependencies"][extra]
    markers: dict[tuple[str, str], set[str]] = {}
    for edge in wanted:
        follow(edge, "", packages, markers)
    return sorted(
        requirement(package, markers[package["name"], package["version"]])
        for package in packages
        if (package["name"], package.get("version")) in markers
    )


def follow(edge: dict[str, str], condition: str, packages: list[dict[str, Any]], markers: dict[Any, set[str]]) -> None:
    """Note under which condition a package is needed, and whatever it needs in turn."""
    here = " and ".join(f"({part})" for part in (condition, edge.get("marker", "")) if part)
    for package in packages:
        if package["name"] == edge["name"] and edge.get("version") in (None, package.get("version")):
            markers.setdefault((package["name"], package["version"]), set()).add(here)
            for further in package.get("dependencies", ()):
                follow(further, here, packages, markers)


def requirement(package: dict[str, Any], conditions: set[str]) -> str:
    """One line as pip reads it; a package that is needed without condition needs none."""
    marker = "" if "" in conditions else " ; " + " or ".join(sorted(f"({condition})" for condition in conditions))
    files = [*package.get("wheels", ()), *filter(None, [package.get("sdist")])]
    hashes = " ".join(f"--hash={file['hash']}" for file in files)
    return f"{package['name']}=={package['version']}{marker} {hashes}"


def fetch(lines: list[str]) -> int:
    """Let pip install these lines, even over what is there, and say what it is at."""
    print(f"{len(lines)} packages are fetched and checked against uv.lock.", flush=True)
    wanted = VENV / "wanted.lock"
    wanted.write_text("\n".join(lines) + "\n", encoding="utf-8")
    options = [
        "--require-hashes",
        "--no-deps",
        "--force-reinstall",
        "--disable-pip-version-check",
        "--progress-bar",
        "off",
    ]
    command = [str(PYTHON), "-m", "pip", "install", *options, "--requirement", str(wanted)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        assert pip.stdout is not None
        told = tell_progress(pip.stdout, len(lines))
    wanted.unlink()
    if pip.returncode:
        print("\n".join(told), file=sys.stderr)
        print("The packages could not be installed; what pip says stands above.", file=sys.stderr)
    return pip.returncode


def tell_progress(output: Iterable[str], count: int) -> list[str]:
    """Print a line for each package as pip comes to it. Returns all that pip said."""
    told, number = [], 0
    for line in map(str.rstrip, output):
        told.append(line)
        if line.startswith(("Collecting ", "Processing ")):
            number += 1
            print(f"  {number} of {count}: {Path(line.split()[1]).name.replace('==', ' ')}", flush=True)
    return told


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
