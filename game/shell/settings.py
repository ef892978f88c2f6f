"""What the player may set, kept as JSON. A broken or foreign value falls back to its default and is told of."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any

from game.shell.atomic import write_atomically
from game.shell.drawable import drawable
from game.shell.reading import read_regular
from game.shell.text import tr

SMALLEST_WINDOW = (1280, 720)
"""For which everything is laid out; in a smaller one that is seen smaller."""
LEAST_WINDOW = (640, 400)
"""In which that can still be made out."""
LARGEST_WINDOW = (7680, 4320)
# It is in percent.
TEXT_SIZES = range(100, 201)
ANIMATION_SPEEDS = {"slow": 0.5, "normal": 1.0, "fast": 2.0, "off": 0.0}
BOT_PACES = ("step", "timed", "instant")
INTENTIONS = ("first", "always", "never")
# It is for all games together, with room to spare.
MOST_WORDS = 1000
LONGEST_WORD = 60
# It is in bytes.
LARGEST_FILE = 200_000
PALETTE_NAMES = ("default", "colour_blind", "high_contrast")  # every game has one of each


def _one_of(allowed: Any) -> Callable[[Any], bool]:
    return lambda value: type(value) in (int, str) and value in allowed


def _is_bool(value: Any) -> bool:
    return isinstance(value, bool)


def _is_window_size(value: Any) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(
            type(n) is int and low <= n <= high
            for n, low, high in zip(value, LEAST_WINDOW, LARGEST_WINDOW, strict=True)
        )
    )


def _is_language(value: Any) -> bool:
    return isinstance(value, str) and 2 <= len(value) <= 8 and value.isascii() and value.replace("_", "").isalnum()


def _is_words(value: Any) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) <= MOST_WORDS
        and all(isinstance(word, str) and len(word) <= LONGEST_WORD and word.isprintable() for word in value)
    )


def _setting(default: Any, valid: Callable[[Any], bool]) -> Any:
    return field(default=default, metadata={"valid": valid})


@dataclass(frozen=True, slots=True)
class Settings:
    language: str = _setting("en", _is_language)
    fullscreen: bool = _setting(False, _is_bool)
    window_size: tuple[int, int] = _setting((1600, 900), _is_window_size)
    text_size: int = _setting(100, _one_of(TEXT_SIZES))
    animation_speed: str = _setting("normal", _one_of(ANIMATION_SPEEDS))
    bot_pace: str = _setting("timed", _one_of(BOT_PACES))
    drama: bool = _setting(True, _is_bool)
    sound: bool = _setting(True, _is_bool)
    volume: int = _setting(30, _one_of(range(101)))
    music: bool = _setting(True, _is_bool)
    music_volume: int = _setting(35, _one_of(range(101)))
    palette: str = _setting("default", _one_of(PALETTE_NAMES))
    end_turns: bool = _setting(False, _is_bool)
    confirmations: bool = _setting(True, _is_bool)
    tips: bool = _setting(True, _is_bool)
    hints: bool = _setting(True, _is_bool)
    intentions: str = _setting("first", _one_of(INTENTIONS))
    """Whether it is told what the others will probably take: in the first games of a title, always or never."""
    ratings: bool = _setting(True, _is_bool)
    words_met: tuple[str, ...] = _setting((), _is_words)
    """Words of the games that have been explained; tips that are switched off and on again begin anew."""

    lessons_done: tuple[str, ...] = _setting((), _is_words)
    """Lessons that were played to their last line, as `game/lesson`."""

    last_tables: tuple[str, ...] = _setting((), _is_words)
    """What was chosen for the last new game of each title, as `game/what=choice`."""

    @property
    def animation_factor(self) -> float:
        """How fast animations run; 0 means that they are skipped."""
        return ANIMATION_SPEEDS[self.animation_speed]


def load_settings(path: Path) -> tuple[Settings, Callable[[], str] | None]:
    """The settings kept in the file, and one sentence for the player if something in it had to be left aside.

    It is asked for once the language is known that they choose.
    """
    try:
        kept = json.loads(read_regular(path, LARGEST_FILE).decode("utf-8"))
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError, RecursionError):
        kept = None
    if not isinstance(kept, dict):
        return Settings(), partial(tr, "settings.broken_file")
    valid = {setting.name: setting.metadata["valid"] for setting in fields(Settings)}
    taken = {name: value for name, value in kept.items() if name in valid and valid[name](value)}
    refused = [name for name in kept if name not in taken]
    names = ", ".join(drawable(name[:LONGEST_WORD]) for name in refused[:4])
    complaint = partial(tr, "settings.broken_values", names=names) if refused else None
    return Settings(**{name: _frozen(value) for name, value in taken.items()}), complaint


def save_settings(settings: Settings, path: Path) -> None:
    write_atomically(path, json.dumps(asdict(settings), indent=2).encode("utf-8"))


def _frozen(value: Any) -> Any:
    """JSON knows no tuples."""
    return tuple(value) if isinstance(value, list) else value
