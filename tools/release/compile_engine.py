"""It makes machine code of the rules: a copy of `engine` in build/compiled is compiled by mypyc, which comes with mypy.

    python -m tools.release.compile_engine               compile, if anything has changed since the last time
    python -m tools.release.compile_engine --compare     and prove that both engines play alike

Whoever puts build/compiled before the tree in PYTHONPATH plays with the compiled engine:

    PYTHONPATH=build/compiled:. python -P -m tools.lab people_power --games 2000
"""

from __future__ import annotations

import argparse
import ast
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_config_var

from tools import ROOT
from tools.release.mypyc_source import rewritten

TARGET = ROOT / "build" / "compiled"
GROUP = "barricades"
"""The machine code of all modules is one library, named after this, beside the package."""

INTERPRETED = (
    # Each answers in microseconds what is asked once a turn at most.
    "**/__main__.py",
    "**/telling.py",
    "**/summary.py",
    "**/figures.py",
    "**/harms.py",
    "**/weights/*.py",
    "teller.py",
    # Python cannot run machine code with -m.
    "**/client.py",
    "**/example.py",
    "people_power/events/n*.py",
    "filipinas/cards/[fs]*.py",
    "red_guard/events/n*.py",
    # The first frame asks for these alone, and need not wait for machine code.
    "__init__.py",
    "games.py",
    "core/__init__.py",
    "core/errors.py",
    # A session swaps its own `__dict__`, and thinking is full of generic dataclasses: mypyc can do neither.
    "core/session.py",
    "core/imagining.py",
    "core/thinking/*.py",
    # A question is a text that knows more than its key, and mypyc cannot compile a kind of text.
    "core/questions.py",
    "people_power/questions.py",
    "filipinas/questions.py",
    "red_guard/questions.py",
)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--compare", action="store_true", help="play the same games with both engines")
    chosen = parser.parse_args(arguments)
    problem = compile_engine()
    if problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"The compiled engine is in {TARGET}.")
    return compare() if chosen.compare else 0


def compile_engine() -> str:
    """Make build/compiled what the tree is now; returns a sentence why that cannot be done, or nothing."""
    seal = TARGET / "seal.txt"
    if seal.exists() and seal.read_text() == _seal():
        return ""
    if not _has_compiler():
        return "There is no C compiler here, so the engine is not compiled."
    if not all(map(find_spec, ("mypyc", "setuptools"))):
        return "There is no mypyc here (`pip install mypy setuptools`), so the engine is not compiled."
    sealed = _seal()
    _copy_sources()
    repeatable = {**os.environ, "PYTHONHASHSEED": "0"}
    here = [sys.executable, "-m", "tools.release.compile_engine", "--here"]
    made = subprocess.run(here, cwd=ROOT, env=repeatable, capture_output=True, text=True)
    if made.returncode:
        return f"The engine could not be compiled:\n{made.stdout}{made.stderr}"
    seal.write_text(sealed)
    return ""


def compare() -> int:
    """The same games with both engines: every prompt, option, Effect, state and save must be the same."""
    told = {}
    for name, path in (("plain", ROOT), ("compiled", TARGET)):
        tool = [sys.executable, "-m", "tools.checks.fingerprint", str(path)]
        told[name] = subprocess.run(tool, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    different = [one for one, other in zip(told["plain"], told["compiled"], strict=True) if one != other]
    print("\n".join(different or [told["plain"][-1]]))
    print("The two engines differ in these games." if different else "Both engines play alike.")
    return len(different)


def hidden_imports() -> list[str]:
    """All modules of build/compiled and what they import, for a packager: it cannot look into a library."""
    engine = TARGET / "engine"
    names = [".".join(path.relative_to(TARGET).with_suffix("").parts) for path in sorted(engine.rglob("*.py"))]
    ours = [name.removesuffix(".__init__") for name in names]
    return [f"{GROUP}__mypyc", *ours, *sorted({name for path in compiled_files(engine) for name in _imported(path)})]


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def _has_compiler() -> bool:
    """On Windows setuptools alone knows where Visual C++ is, and says so when it is asked to compile."""
    compiler = shlex.split(os.environ.get("CC", "cc"))[0]
    return sys.platform == "win32" or shutil.which(compiler) is not None


def _copy_sources() -> None:
    """The package as it is, and what is to be compiled in the words that mypyc makes the most of."""
    shutil.rmtree(TARGET / "engine", ignore_errors=True)
    compiled = set(compiled_files(ROOT / "engine"))
    for source in sorted((ROOT / "engine").rglob("*.py")):
        copy = TARGET / source.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        if source in compiled:
            text = rewritten(text, ".".join(source.relative_to(ROOT).with_suffix("").parts))
        copy.write_text(text, encoding="utf-8")


def compiled_files(engine: Path) -> list[Path]:
    """The files of that package that are compiled."""
    left = {path for pattern in INTERPRETED for path in engine.glob(pattern)}
    return [path for path in sorted(engine.rglob("*.py")) if path not in left]


def _build_here() -> None:
    """Inside the copy it is turned to C, and from there to one library and a small door to it for each module."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    os.chdir(TARGET)

    class Patiently(build_ext):  # type: ignore[misc]
        """Compiles a file only if it or any header has changed since: mypyc leaves alone what comes out the same.

        All cores take part: a library is linked when all files have been compiled.
        """

        def build_extensions(self) -> None:
            compile_one, link = self.compiler._compile, self.compiler.link_shared_object
            headers = max(path.stat().st_mtime for path in Path("build").glob("*.h"))
            cores = ThreadPoolExecutor(os.cpu_count())
            under_way: list[Future[None]] = []

            def compile_if_changed(made: str, source: str, *more: object) -> None:
                changed = max(headers, Path(source).stat().st_mtime)
                if not Path(made).exists() or Path(made).stat().st_mtime < changed:
                    under_way.append(cores.submit(compile_one, made, source, *more))

            def link_when_compiled(*these: object, **more: object) -> None:
                try:
                    while under_way:
                        under_way.pop(0).result()
                except Exception:
                    cores.shutdown(cancel_futures=True)
                    raise
                link(*these, **more)

            self.compiler._compile = compile_if_changed
            self.compiler.link_shared_object = link_when_compiled
            super().build_extensions()

    options = ["--strict", "--ignore-missing-imports", *map(str, compiled_files(Path("engine")))]
    extensions = mypycify(options, opt_level="1", debug_level="0", multi_file=True, group_name=GROUP)
    setup(
        name=GROUP,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Patiently},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def _seal() -> str:
    """What the compiled engine was made of, and for which Python: its libraries end in the name of that."""
    ending = os.environ.get("SETUPTOOLS_EXT_SUFFIX") or get_config_var("EXT_SUFFIX")
    sealed = blake2b(ending.encode(), digest_size=16)
    makers = (Path(__file__), Path(__file__).with_name("mypyc_source.py"))
    for source in (*makers, *sorted((ROOT / "engine").rglob("*.py"))):
        sealed.update(source.read_bytes())
    return sealed.hexdigest()


if __name__ == "__main__":
    if sys.argv[1:] == ["--here"]:
        _build_here()
    else:
        sys.exit(main(sys.argv[1:]))
