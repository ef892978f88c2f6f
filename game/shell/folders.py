"""Where things are: the program's own assets, and the folder in which the player's files are kept."""

import re
import sys
from contextlib import suppress
from pathlib import Path, PurePath

ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parents[2]))
ASSETS = ROOT / "assets"
SHELL = "shell"
"""The folder in assets/ of what belongs to no game; each game has one named after its key."""
PROGRAM = "barricades"
SAVES = "saves"


def player_folder() -> Path:
    """The folder saves/ beside main.py in a checkout; otherwise the platform's folder for user data."""
    return ROOT / SAVES if _is_checkout() else _user_data(PROGRAM)


def saves_folder(folder: Path, game: str) -> Path:
    """Where the saves of a game lie in the player's folder. In a checkout that folder itself is called saves/."""
    return folder / game if folder.name == SAVES else folder / SAVES / game


def player_folder_of_1_0() -> Path | None:
    """Where 1.0.0 kept settings and saves if that was elsewhere: in a checkout."""
    return ROOT / "player" if _is_checkout() else None


def player_folder_of_0_9(program: str) -> Path:
    """Where 0.9.0, which was one game and bore its name, kept settings and saves."""
    return ROOT / SAVES if _is_checkout() else _user_data(program)


_SEPARATOR = r"(?:/|\\+)"
"""Between two folders; an error shows a backslash as two, and an error about an error as four."""
_ANY_HOME = re.compile(
    rf"(?:[A-Za-z]:)?{_SEPARATOR}(?:Users|home|Documents and Settings){_SEPARATOR}"
    rf"""(?:[^\\/'"\n:*?<>|]+(?={_SEPARATOR})|[^\\/'"\s:*?<>|]+)""",
    re.IGNORECASE,
)
"""A folder that is named after somebody, under whatever drive and however Windows shortens the name."""


def without_home(text: str) -> str:
    """The text with every home folder written as ~, for anything that may be shown to others."""
    with suppress(RuntimeError):  # nobody knows of one
        text = _replaced(text, Path.home(), "~")
    return _ANY_HOME.sub("~", text)


def without_program(text: str) -> str:
    """The text with paths as they are in the program's folder."""
    return _replaced(text, ROOT, "<program>")


def _replaced(text: str, folder: PurePath, by: str) -> str:
    """Whichever way its separators and, where they do not matter, its capitals are written."""
    names = [name.strip("/\\") for name in folder.parts]
    if not any(names):  # This is the root of everything.
        return text
    pattern = _SEPARATOR.join(re.escape(name) for name in names)
    return re.sub(rf"{pattern}(?![\w.-])", lambda _: by, text, flags=re.IGNORECASE if folder.drive else 0)


def _is_checkout() -> bool:
    return not getattr(sys, "frozen", False) and (ROOT / "Makefile").exists()


def _user_data(program: str) -> Path:
    import tempfile

    from platformdirs import user_data_path

    # Without a home folder there is none for the player either; then at least not wherever one happens to be.
    somewhere = Path(tempfile.gettempdir()) / program
    try:
        folder = user_data_path(program, appauthor=False)
    except RuntimeError:
        return somewhere
    return folder if folder.is_absolute() else somewhere
