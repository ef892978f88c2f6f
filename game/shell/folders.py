"""Where things are: the program's own assets, and the folder in which the player's files are kept."""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parents[2]))
ASSETS = ROOT / "assets"


class AssetDamaged(Exception):
    """A file that came with the program is missing or broken; the message is a sentence for the player."""


def read_asset(name: str) -> Any:
    """The content of a JSON file under assets/."""
    try:
        return json.loads((ASSETS / name).read_text("utf-8"))
    except (OSError, ValueError) as error:
        from game.shell.text import tr

        raise AssetDamaged(tr("error.asset", name=name)) from error


def player_folder(program: str) -> Path:
    """saves/ beside main.py in a checkout; the platform's folder for user data when packaged."""
    packaged = getattr(sys, "frozen", False)
    if not packaged:
        return ROOT / "saves"
    from platformdirs import user_data_path

    return user_data_path(program, appauthor=False)


def without_home(text: str) -> str:
    """The text with the player's home folder written as ~, for anything that may be shown to others."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
