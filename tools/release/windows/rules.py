"""The compiler, and the rules in machine code for Windows: mypyc writes C here as everywhere, and zig compiles it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.release.windows import EXT_SUFFIX, PYTHON, TREE, WORK, Failed
from tools.release.windows.wheels import pip

COMPILER = "ziglang==0.17.0 --hash=sha256:97079827064a7492cce5541ceb438ae8003ce1e54e399676da2d62fb7a5dc08b"
ZIG = WORK / "zig"
HEADERS = WORK / "include"
HERE = Path(__file__).parent
CC = shlex.join((str(ZIG / "ziglang" / "zig"), "cc", "-target", "x86_64-windows-gnu", f"-I{HEADERS}"))
STAMP = ZIG / "made_of.txt"


def make_compiler() -> str:
    """The headers are those of this Python, but for the one that describes the system."""
    made_of = f"{COMPILER}\n{sys.version}\n{(HERE / 'pyconfig.h').read_text()}"
    if not STAMP.exists() or STAMP.read_text() != made_of:
        shutil.rmtree(ZIG, ignore_errors=True)
        shutil.rmtree(HEADERS, ignore_errors=True)
        pip("install", [COMPILER], "--target", str(ZIG))
        shutil.copytree(sysconfig.get_config_var("INCLUDEPY"), HEADERS)
        shutil.copy(HERE / "pyconfig.h", HEADERS)
        STAMP.write_text(made_of)
    return f"{COMPILER.split()[0]} is in {ZIG}"


def link_python(folder: Path) -> None:
    """It puts python.exe beside its library."""
    made = [*shlex.split(CC), "-municode", "-O1", str(HERE / "python.c"), str(folder / "python311.dll")]
    ended = subprocess.run([*made, "-o", str(folder / "python.exe")], env=environment(), capture_output=True, text=True)
    if ended.returncode:
        raise Failed(f"python.exe could not be compiled.\n{ended.stderr}")


def compile_rules() -> str:
    """build/compiled in the copy of the project; what is the same as last time is not compiled again."""
    command = [sys.executable, "-m", "tools.release.compile_engine"]
    ended = subprocess.run(command, cwd=TREE, env=environment(), capture_output=True, text=True)
    if ended.returncode:
        raise Failed(ended.stderr)
    return f"{len(list(TREE.glob(f'build/compiled/engine/**/*{EXT_SUFFIX}')))} modules are machine code for Windows"


def environment() -> dict[str, str]:
    """It lets setuptools compile and link for Windows."""
    return {
        **os.environ,
        "ZIG_GLOBAL_CACHE_DIR": str(WORK / "zig_cache"),
        "CC": CC,
        # Without -s zig adds names for a debugger: two thirds of each small library, and there are 185.
        "LDSHARED": f"{CC} -O1 -s -shared {shlex.quote(str(PYTHON / 'python311.dll'))}",
        "SETUPTOOLS_EXT_SUFFIX": EXT_SUFFIX,
    }
