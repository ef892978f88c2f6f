"""Start the program from a checkout: `python main.py`. Installed, it is called `barricades`.

`python main.py --install` first makes `.venv` beside this file and fetches what the program needs into it.
"""

import sys

# Whoever starts it with an older Python should read why it does not start.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Barricades needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import subprocess
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
NEEDED = ("pygame", "pygame_gui", "msgpack", "platformdirs")


def start() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--install"]:
        return install_and_start(arguments[1:])
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        print(f"Barricades needs {', '.join(missing)}, which this Python does not have.", file=sys.stderr)
        print("`python main.py --install` fetches all that is needed into .venv and starts it.", file=sys.stderr)
        return 1
    from game.program import main

    return main(arguments)


def install_and_start(arguments: list[str]) -> int:
    """Set up `.venv` if that has not been done, and start the program with the Python in it."""
    if failure := subprocess.call([sys.executable, str(HERE / "tools" / "install.py"), "play"]):
        return failure
    python = HERE / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    try:
        return subprocess.call([str(python), str(HERE / "main.py"), *arguments])
    except KeyboardInterrupt:  # the program itself has ended on it
        return 130


if __name__ == "__main__":
    sys.exit(start())
