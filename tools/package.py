"""Make the packaged program: a folder, and an archive of it named by version and platform. Run by `make package`."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from engine import __version__  # noqa: E402

PACKAGING = ROOT / "tools" / "packaging"
BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"
FOLDER = DIST / "barricades"


def main() -> int:
    shutil.rmtree(FOLDER, ignore_errors=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    draw_icon(BUILD)
    freeze()
    if sys.platform.startswith("linux"):
        shutil.copy(PACKAGING / "barricades.desktop", FOLDER)
        shutil.copy(BUILD / "icon.png", FOLDER / "barricades.png")
    archive = pack()
    print(f"{FOLDER.relative_to(ROOT)}: {size(FOLDER) / 1e6:.1f} MB unpacked")
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")
    return 0


def draw_icon(folder: Path) -> None:
    """Our own drawing, in each platform's format; all three take it at 256 by 256."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    art = ROOT / "assets" / "shell" / "icons" / "program.svg"
    pygame.image.save(pygame.image.load_sized_svg(str(art), (256, 256)), folder / "icon.png")
    write_ico(folder / "icon.png", folder / "icon.ico")
    write_icns(folder / "icon.png", folder / "icon.icns")


def write_ico(png: Path, ico: Path) -> None:
    """An .ico may hold a PNG as it is: 6 bytes of header, 16 of directory."""
    data = png.read_bytes()
    directory = bytes((0, 0, 0, 0)) + (1).to_bytes(2, "little") + (32).to_bytes(2, "little")
    entry = directory + len(data).to_bytes(4, "little") + (22).to_bytes(4, "little")
    ico.write_bytes(bytes((0, 0, 1, 0, 1, 0)) + entry + data)


def write_icns(png: Path, icns: Path) -> None:
    """An .icns may hold a PNG as it is too; `ic08` is 256 by 256."""
    data = png.read_bytes()
    icon = b"ic08" + (len(data) + 8).to_bytes(4, "big") + data
    icns.write_bytes(b"icns" + (len(icon) + 8).to_bytes(4, "big") + icon)


def freeze() -> None:
    spec = PACKAGING / "barricades.spec"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(DIST), "--workpath", str(BUILD / "work")]
    subprocess.run([*command, *places, str(spec)], check=True, cwd=ROOT)


def pack() -> Path:
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    name = f"barricades-{__version__}-{system}-{platform.machine().lower()}"
    if system == "windows":
        return Path(shutil.make_archive(str(DIST / name), "zip", DIST, "barricades"))
    archive = DIST / f"{name}.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(FOLDER, "barricades")
    return archive


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    sys.exit(main())
