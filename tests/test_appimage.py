"""The AppImage: a folder that desktops understand, behind a runtime that is what it should be."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.release import appimage
from tools.release.appimage import ICON, IDENTITY

LINKS = pytest.mark.skipif(sys.platform == "win32", reason="there one may make no links")


@pytest.fixture
def appdir(tmp_path: Path) -> Path:
    """It is made of as much of a package as matters."""
    package = tmp_path / "package"
    menus = ("add_to_menu.sh", f"{IDENTITY}.desktop", f"{IDENTITY}.metainfo.xml")
    for name in ("barricades", *menus, "_internal/assets/icons/shield.svg"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(f"#!/bin/sh\necho {name}\n")
    (package / "barricades").chmod(0o755)
    icon = package / ICON.relative_to("share")
    icon.parent.mkdir(parents=True)
    icon.write_bytes(b"a picture")
    made = tmp_path / "AppDir"
    appimage.make_appdir(package, made)
    return made


@LINKS
def test_a_desktop_finds_program_name_and_picture(appdir: Path) -> None:
    assert subprocess.run([appdir / "AppRun"], capture_output=True, text=True).stdout == "barricades\n"
    assert (appdir / "usr/bin/barricades").resolve() == (appdir / "AppRun").resolve()
    assert (appdir / ".DirIcon").read_bytes() == (appdir / f"{IDENTITY}.png").read_bytes() == b"a picture"
    assert (appdir / f"{IDENTITY}.desktop").read_text() and (
        appdir / f"usr/share/metainfo/{IDENTITY}.metainfo.xml"
    ).exists()
    inside = sorted(path.name for path in (appdir / "usr/lib").rglob("*") if path.is_file())
    assert inside == ["barricades", "shield.svg"], "nothing for menus, and all of the program"


@LINKS
@pytest.mark.skipif(shutil.which("mksquashfs") is None, reason="mksquashfs is not here")
def test_the_same_folder_comes_to_the_same_bytes(appdir: Path, tmp_path: Path) -> None:
    made = []
    for name in ("first", "second"):
        os.utime(appdir / "usr/lib/barricades/barricades", (1e9, 1e9 if name == "first" else 1.1e9))
        appimage.make_payload(appdir, tmp_path / name, 1_700_000_000)
        made.append((tmp_path / name).read_bytes())
    assert made[0] == made[1]
    appimage.join(b"a runtime", tmp_path / "first", tmp_path / "one.AppImage")
    assert (tmp_path / "one.AppImage").read_bytes() == b"a runtime" + made[0]


def test_a_runtime_that_is_another_is_not_taken(tmp_path: Path) -> None:
    source, kept = tmp_path / "source", tmp_path / "build" / "runtime"
    source.write_bytes(b"a runtime")
    digest = hashlib.sha256(b"a runtime").hexdigest()
    assert appimage.runtime(kept, source.as_uri(), digest) == b"a runtime"
    source.unlink()
    assert appimage.runtime(kept, source.as_uri(), digest) == b"a runtime", "it is fetched once"
    with pytest.raises(appimage.Failed, match="hash differs"):
        appimage.runtime(kept, source.as_uri(), appimage.DIGEST)
    with pytest.raises(appimage.Failed, match="cannot be fetched"):
        appimage.runtime(kept, source.as_uri(), digest)
