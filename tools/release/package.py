"""Make the packaged program: a folder (on macOS an app), and an archive of it. Run by `make package`.

Two runs on the same machine give the same bytes: times are those of the last commit, hashing is not random, and
whatever is packed is packed in order.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterable
from pathlib import Path

from engine import __version__
from tools import ROOT
from tools.release.sbom import write_bill

PACKAGING = Path(__file__).with_name("packaging")
BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"
FOLDER = DIST / "barricades"
APP = DIST / "Barricades.app"
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
PAGES = DIST / "For players" if SYSTEM == "macos" else FOLDER
"""On macOS nothing is added to an app, so the pages lie beside it."""
NAME = f"barricades-{__version__}-{SYSTEM}-{platform.machine().lower()}"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICON_SIZES = (*ICO_SIZES, 512, 1024)
ICNS_KINDS = {
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
BEFORE_ANY_COMMIT = 315_532_800
"""1980, the first year that a zip can tell: for a tree that is no checkout."""


def main() -> int:
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    draw_icon(BUILD)
    moment = last_change()
    freeze(moment)
    product = APP if SYSTEM == "macos" else FOLDER
    require_credits(product)
    if SYSTEM == "linux":
        add_desktop_files(FOLDER)
    add_pages(PAGES)
    archive = pack(product, moment)
    write_bill(product, DIST / f"{NAME}.cdx.json")
    write_checksum(archive)
    print(f"{product.relative_to(ROOT)}: {size(product) / 1e6:.1f} MB unpacked")
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")
    return 0


def draw_icon(folder: Path) -> None:
    """It is our own drawing, in each platform's format, and drawn anew for every size."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    art = ROOT / "assets" / "shell" / "icons" / "program.svg"
    for size in ICON_SIZES:
        pygame.image.save(pygame.image.load_sized_svg(str(art), (size, size)), folder / f"icon-{size}.png")
    shutil.copy(folder / "icon-256.png", folder / "icon.png")
    write_ico(folder)
    write_icns(folder)


def write_ico(folder: Path) -> None:
    """An .ico may hold PNGs as they are: 6 bytes of header, and 16 that tell of each."""
    pictures = [(size, (folder / f"icon-{size}.png").read_bytes()) for size in ICO_SIZES]
    place = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in pictures:
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)  # 0 stands for 256
        place += len(data)
    (folder / "icon.ico").write_bytes(directory + b"".join(data for _, data in pictures))


def write_icns(folder: Path) -> None:
    """An .icns may hold PNGs as they are too, each behind its kind and its length."""
    icons = b""
    for kind, size in ICNS_KINDS.items():
        data = (folder / f"icon-{size}.png").read_bytes()
        icons += struct.pack(">4sI", kind, len(data) + 8) + data
    (folder / "icon.icns").write_bytes(struct.pack(">4sI", b"icns", len(icons) + 8) + icons)


def last_change() -> int:
    """When the tree was last committed to, in seconds, or what somebody who knows it has put in the environment."""
    if known := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(known)
    git = shutil.which("git")
    told = git and subprocess.run([git, "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    return int(told.stdout) if told and told.returncode == 0 and told.stdout.strip() else BEFORE_ANY_COMMIT


def freeze(moment: int) -> None:
    spec = PACKAGING / "barricades.spec"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    places = ["--distpath", str(DIST), "--workpath", str(BUILD / "work")]
    repeatable = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(moment)}
    subprocess.run([*command, *places, str(spec)], check=True, cwd=ROOT, env={**os.environ, **repeatable})


def require_credits(folder: Path) -> None:
    """No library is given away without a word about it."""
    patterns = {"linux": ("lib*.so*",), "windows": ("*.dll", "_decimal.pyd"), "macos": ("*.dylib",)}[SYSTEM]
    if missing := uncredited(path.name for pattern in patterns for path in folder.rglob(pattern)):
        raise SystemExit(f"assets/shell/licences/CREDITS.md does not know {', '.join(missing)}.")


def uncredited(libraries: Iterable[str]) -> list[str]:
    """Those that the credits name neither in bold nor in the brackets behind it: libbrotlidec is Brotli's.

    What Windows itself lends to programs (api-ms-win-…) needs no word.
    """
    credits = (ROOT / "assets" / "shell" / "licences" / "CREDITS.md").read_text(encoding="utf-8").lower()
    named = " ".join("".join(line) for line in re.findall(r"\*\*(.+?)\*\*( \(.+?\))?", credits))
    words = {word.removeprefix("lib") for word in re.findall(r"[a-z+]+", named)}

    def known(library: str) -> bool:
        bare = "".join(re.findall(r"^_?(?:lib)?([a-z+]+)", library.lower()))
        return bare in words or any(len(word) > 2 and bare.startswith(word) for word in words)

    return sorted(library for library in libraries if not known(library))


def add_pages(folder: Path) -> None:
    """What a player may want to read before the program runs; the page for players is what opens first."""
    for pages in ("players", "screenshots"):
        shutil.copytree(ROOT / "docs" / pages, folder / "docs" / pages)
    for name in ("CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    opening = (ROOT / "docs" / "players" / "README.md").read_text(encoding="utf-8")
    opening = re.sub(r"\]\((?=\w+\.md)", "](docs/players/", opening).replace("](../", "](docs/")
    (folder / "README.md").write_text(opening, encoding="utf-8")


def add_desktop_files(folder: Path) -> None:
    """What the menus of a Linux desktop ask for, and a script that tells them where this folder is."""
    for name in ("org.barricades.Barricades.desktop", "org.barricades.Barricades.metainfo.xml", "add_to_menu.sh"):
        shutil.copy(PACKAGING / "linux" / name, folder)
    for size in ICON_SIZES[:-1]:
        icon = folder / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "org.barricades.Barricades.png"
        icon.parent.mkdir(parents=True)
        shutil.copy(BUILD / f"icon-{size}.png", icon)


def pack(product: Path, moment: int) -> Path:
    """A zip where people expect one, else a tar, which keeps links and permissions."""
    return pack_zip(product, moment) if SYSTEM == "windows" else pack_tar(product, moment)


def pack_zip(product: Path, moment: int) -> Path:
    archive = DIST / f"{NAME}.zip"
    date = time.gmtime(moment)[:6]
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(path for path in product.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(DIST).as_posix(), date)
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, compresslevel=9)
    return archive


def pack_tar(product: Path, moment: int) -> Path:
    archive = DIST / f"{NAME}.tar.gz"

    def of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = moment
        return entry

    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=moment) as zipped,
        tarfile.open(fileobj=zipped, mode="w") as packed,
    ):
        beside = [PAGES, *sorted(PAGES.rglob("*"))] if product == APP else []
        for path in [product, *sorted(product.rglob("*")), *beside]:
            packed.add(path, path.relative_to(DIST).as_posix(), recursive=False, filter=of_nobody)
    return archive


def write_checksum(archive: Path) -> None:
    """As `sha256sum --check` reads it."""
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(f"{digest}  {archive.name}\n")


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    sys.exit(main())
