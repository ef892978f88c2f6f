"""A Python for Windows out of wheels: the libraries of the official one, and the packages that uv.lock names."""

from __future__ import annotations

import shutil
import sys
import sysconfig
import zipfile
from pathlib import Path

from packaging.markers import Marker

from tools import install
from tools.release.windows import PYTHON, WORK, rules
from tools.release.windows.wheels import FOR_WINDOWS, pip

DONORS = (
    # In its folder deploy_libs lies the official CPython 3.11.9, with its libraries.
    "panda3d==1.10.16 --hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82",
    # One library of Visual C++ that pygame needs besides.
    "msvc-runtime==14.44.35112 --hash=sha256:aba7fbe71897d25ed53fbb7f391e9f50289378a8a9ae218ba18530c663448391",
)
"""uv.lock does not name these: neither the program nor its tests ask for them."""
WINDOWS = {
    "implementation_name": "cpython",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "platform_python_implementation": "CPython",
    "platform_system": "Windows",
    "python_full_version": "3.11.9",
    "python_version": "3.11",
    "sys_platform": "win32",
}
"""What a condition in uv.lock may ask for."""
BESIDE_THE_PROGRAM = ("python311.dll", "vcruntime140.dll", "vcruntime140_1.dll")
LEFT_OUT = ("site-packages", "lib-dynload", "test", "idlelib", "turtledemo", "ensurepip", "config-*", "__pycache__")
"""Parts of a standard library that are for Linux, or that nobody here imports."""
STAMP = PYTHON / "made_of.txt"


def make_python() -> str:
    """It is made anew when uv.lock names other packages, or this Python is another."""
    packages = wanted_there(install.locked(("dev", "package")))
    made_of = "\n".join((sys.version, *DONORS, *packages))
    if not STAMP.exists() or STAMP.read_text() != made_of:
        shutil.rmtree(PYTHON, ignore_errors=True)
        shutil.copytree(sysconfig.get_path("stdlib"), PYTHON / "Lib", ignore=shutil.ignore_patterns(*LEFT_OUT))
        take_libraries()
        rules.link_python(PYTHON)
        pip("install", packages, *FOR_WINDOWS, "--no-compile", "--target", str(PYTHON / "Lib" / "site-packages"))
        STAMP.write_text(made_of)
    return f"CPython 3.11.9 for Windows and {len(packages)} packages are in {PYTHON}"


def wanted_there(lines: list[str]) -> list[str]:
    """Those whose condition holds on Windows, without it: pip would ask whether it holds here."""
    wanted = []
    for line in lines:
        package, hashes, files = line.partition(" --hash=")
        name, _, condition = package.partition(" ; ")
        if not condition or Marker(condition).evaluate(WINDOWS):
            wanted.append(name + hashes + files)
    return wanted


def take_libraries() -> None:
    """Those that a process loads first lie beside python.exe, those that Python imports in DLLs."""
    wheels = WORK / "wheels"
    pip("download", DONORS, *FOR_WINDOWS, "--dest", str(wheels))
    folder = PYTHON / "DLLs"
    folder.mkdir()
    for line in DONORS:
        with zipfile.ZipFile(next(wheels.glob(f"{line.split('==')[0].replace('-', '_')}-*.whl"))) as wheel:
            for name in wheel.namelist():
                file = Path(name)
                if file.name.lower() in BESIDE_THE_PROGRAM:
                    (PYTHON / file.name).write_bytes(wheel.read(name))
                elif file.parent.name == "deploy_libs" and not file.name.startswith("api-ms-win"):
                    (folder / file.name).write_bytes(wheel.read(name))
