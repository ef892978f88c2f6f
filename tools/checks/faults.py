"""Put small faults into a copy of the tree, one at a time, and count how many of them the tests find.

python -m tools.checks.faults                  40 faults, looked for by the quick tests of `make check`
python -m tools.checks.faults --faults 10      fewer of them
python -m tools.checks.faults --whole          what the quick tests miss is looked for by the whole suite, too

A fault that no test finds may change nothing that anybody could see; `--whole` tells those apart.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools import ROOT

TURNED_ROUND: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: (" < ", " <= "),
    ast.LtE: (" <= ", " < "),
    ast.Gt: (" > ", " >= "),
    ast.GtE: (" >= ", " > "),
    ast.Eq: (" == ", " != "),
    ast.NotEq: (" != ", " == "),
    ast.In: (" in ", " not in "),
    ast.NotIn: (" not in ", " in "),
    ast.Is: (" is ", " is not "),
    ast.IsNot: (" is not ", " is "),
}


@dataclass(frozen=True, slots=True)
class Fault:
    path: Path
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}: {self.before.strip()} -> {self.after.strip()}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--faults", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="let the whole suite look for what is missed")
    chosen = parser.parse_args(arguments)
    found = missed = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        copy_tree(tree)
        for fault in some_faults(chosen.faults, chosen.seed):
            with put_in(fault, tree):
                quick = fails(tree, "--quick", *likely_first(fault))
                whole = not quick and chosen.whole and fails(tree, *likely_first(fault))
            found, missed = found + quick, missed + (not quick)
            word = "found" if quick else "found by the whole suite alone" if whole else "missed"
            print(f"{word}: {fault}", flush=True)
    print(f"{found} of {found + missed} faults were found by the quick tests")
    return 0


def copy_tree(tree: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)


def some_faults(count: int, seed: int) -> list[Fault]:
    """Drawn from all files of the rules and the window alike, so that large files have more of them."""
    files = [path for part in ("engine", "game") for path in sorted((ROOT / part).rglob("*.py"))]
    every = [fault for path in files for fault in possible_faults(path)]
    return random.Random(seed).sample(every, count)


def possible_faults(path: Path) -> Iterator[Fault]:
    """A comparison turned round, a number that is one too high, `and` for `or`, a call that is left out."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    is_weighed = path.parent.name == "weights" or path.stem in ("ladder", "tempers")
    counts = "engine" in path.parts and not is_weighed  # a pixel or a weight more is no fault

    def at(node: ast.expr | ast.stmt, old: str, new: str, start: int) -> Iterator[Fault]:
        line = lines[node.lineno - 1]
        if node.lineno == node.end_lineno and line.isascii() and old in line[start:]:
            place = line.index(old, start)
            yield Fault(path.relative_to(ROOT), node.lineno, line, line[:place] + new + line[place + len(old) :])

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from at(node, *TURNED_ROUND[type(node.ops[0])], node.left.end_col_offset or 0)
        elif isinstance(node, ast.Constant) and type(node.value) is int and 0 < node.value < 100 and counts:
            yield from at(node, str(node.value), str(node.value + 1), node.col_offset)
        elif isinstance(node, ast.BoolOp):
            old, new = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
            yield from at(node, old, new, node.values[0].end_col_offset or 0)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield from at(node, lines[node.lineno - 1].strip(), "pass", node.col_offset)


@contextmanager
def put_in(fault: Fault, tree: Path) -> Iterator[None]:
    """Inside this block the fault is in the tree."""
    path = tree / fault.path
    sound = path.read_text(encoding="utf-8")
    lines = sound.splitlines(keepends=True)
    lines[fault.line - 1] = fault.after + "\n"
    path.write_text("".join(lines), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(sound, encoding="utf-8")


def likely_first(fault: Fault) -> list[str]:
    """All tests; those of the package that has the fault begin, because they find it sooner."""
    own = f"tests/{fault.path.parts[1]}"
    return [own, "tests"] if (ROOT / own).is_dir() else ["tests"]


def fails(tree: Path, *options: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--numprocesses", "auto", "--dist", "worksteal", *options]
    return subprocess.run(command, cwd=tree, capture_output=True).returncode != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
