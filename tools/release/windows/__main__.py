"""Make the package for Windows on a Linux machine, and let it prove itself there: `make windows`.

python -m tools.release.windows                     all steps
python -m tools.release.windows package self-test   these alone; what they build on has been made before
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from tools.release.windows import Failed, proofs, rules, tree, windows_python, wine

STEPS: dict[str, Callable[[], str]] = {
    "wine": wine.make_prefix,
    "compiler": rules.make_compiler,
    "python": windows_python.make_python,
    "tree": tree.copy_tree,
    "rules": rules.compile_rules,
    "package": proofs.make_package,
    "self-test": proofs.self_test,
    "text": proofs.text_clients,
    "suites": proofs.suites,
}
"""They stand in their order. Each returns what it came to, in one line."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"some of {', '.join(STEPS)}")
    chosen = parser.parse_args(arguments).steps or list(STEPS)
    if unknown := [name for name in chosen if name not in STEPS]:
        parser.error(f"there is no step {unknown[0]}; there are {', '.join(STEPS)}")
    try:
        wine.require_machine()
        for name in chosen:
            print(f"{name}: ", end="", flush=True)
            print(STEPS[name](), flush=True)
    except Failed as reason:
        print(f"\nNo package for Windows: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
