"""Make the AppImage of what `make package` has made: one file that a Linux desktop starts without unpacking.

It is a folder as a squashfs, behind a small program, the runtime, which mounts it and starts what is inside. That is a
release of the AppImage project, taken by its hash. mksquashfs is in Debian's and Ubuntu's squashfs-tools.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tools import ROOT
from tools.release import package

RUNTIME = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64"
DIGEST = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"
BUILD = ROOT / "build" / "appimage"
APPDIR = BUILD / "AppDir"
PAYLOAD = BUILD / "payload.squashfs"
IDENTITY = "org.barricades.Barricades"
ICON = Path("share", "icons", "hicolor", "256x256", "apps", f"{IDENTITY}.png")


class Failed(Exception):
    """Why there is no AppImage."""


def main() -> int:
    target = package.DIST / f"{package.NAME}.AppImage"
    try:
        require_parts()
        make_appdir(package.FOLDER, APPDIR)
        make_payload(APPDIR, PAYLOAD, package.last_change())
        join(runtime(BUILD / "runtime"), PAYLOAD, target)
    except Failed as reason:
        print(f"No AppImage: {reason}", file=sys.stderr)
        return 1
    package.write_checksum(target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size / 1e6:.1f} MB")
    return 0


def require_parts() -> None:
    if package.SYSTEM != "linux" or not package.NAME.endswith("x86_64"):
        raise Failed("it is made on Linux on x86-64.")
    if not package.FOLDER.exists():
        raise Failed("`make package` has to come first.")
    if shutil.which("mksquashfs") is None:
        raise Failed("mksquashfs cannot be found (on Debian: apt install squashfs-tools).")


def make_appdir(folder: Path, appdir: Path) -> None:
    """The package and what tells a desktop of it, laid out as under /usr; the runtime starts AppRun."""
    shutil.rmtree(appdir, ignore_errors=True)
    usr = appdir / "usr"
    (usr / "share").mkdir(parents=True)
    inside = shutil.copytree(folder, usr / "lib" / "barricades", symlinks=True)
    (inside / "add_to_menu.sh").unlink()
    (inside / "icons").rename(usr / "share" / "icons")
    for place, name in (("applications", f"{IDENTITY}.desktop"), ("metainfo", f"{IDENTITY}.metainfo.xml")):
        (usr / "share" / place).mkdir()
        (inside / name).rename(usr / "share" / place / name)
    (usr / "bin").mkdir()
    (usr / "bin" / "barricades").symlink_to("../lib/barricades/barricades")
    (appdir / "AppRun").symlink_to("usr/lib/barricades/barricades")
    (appdir / f"{IDENTITY}.desktop").symlink_to(f"usr/share/applications/{IDENTITY}.desktop")
    for name in (f"{IDENTITY}.png", ".DirIcon"):
        (appdir / name).symlink_to(Path("usr") / ICON)


def make_payload(appdir: Path, payload: Path, moment: int) -> None:
    """All its files are root's and as old as the last commit, so that two runs give the same bytes."""
    payload.unlink(missing_ok=True)
    dated = ["-mkfs-time", str(moment), "-all-time", str(moment)]
    options = ["-comp", "zstd", "-root-owned", "-noappend", "-no-xattrs", "-no-progress", "-quiet", *dated]
    # mksquashfs takes its times from there or from the options, and refuses both.
    without_date = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    ended = subprocess.run(["mksquashfs", appdir, payload, *options], env=without_date, capture_output=True, text=True)
    if ended.returncode:
        raise Failed(f"mksquashfs failed.\n{ended.stderr}")


def runtime(kept: Path, address: str = RUNTIME, digest: str = DIGEST) -> bytes:
    """It is fetched once, and nothing but what was meant is taken."""
    if not kept.exists():
        try:
            with urlopen(address, timeout=60) as answer:
                content: bytes = answer.read()
        except (URLError, TimeoutError) as error:
            raise Failed(f"{address} cannot be fetched ({error}).") from error
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(content)
    fetched = kept.read_bytes()
    if hashlib.sha256(fetched).hexdigest() != digest:
        kept.unlink()
        raise Failed(f"{address} is not what it was: its hash differs.")
    return fetched


def join(start: bytes, payload: Path, target: Path) -> None:
    target.write_bytes(start + payload.read_bytes())
    target.chmod(0o755)


if __name__ == "__main__":
    sys.exit(main())
