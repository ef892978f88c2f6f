"""Texts by a hostile author in everything that a player's folder holds: settings, names of saves, summaries, records.

`tools/checks/soak.py` tries them by the thousand.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from engine.games import PACKAGES
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.folders import ASSETS, saves_folder
from game.shell.saves import FINISHED, RECORD, SAVED, SUFFIX
from game.shell.scenes.help import HelpScene
from game.shell.scenes.saves import SavesScene
from game.shell.scenes.settings import SettingsScene
from game.shell.settings import Settings
from tests.hostile import MOST_SECONDS, bounded
from tests.promises import any_game
from tests.shell_window import type_text

SIZE = (1280, 720)
FRAME = 0.05
PIECES = (
    "{0.__class__}", "{name!r:>99999999}", "{:,}", "{", "}}", "%s%n%99999999d", "\x00", "\x07", "\x1b[31m",
    "\n", "\r\t", "\ud800", "\udfff", "\ufffe", "\u202e", "\u200b", "é", "e" + "\u0301" * 40, "🂡", "中文", "عربى",
    "*", "**", "[3.4.1]", "|", "#",
    "../..", "CON", "COM¹", "CONIN$", ".", " ", "9" * 400, "-1", "1e999", "nan", "null", "<b>", "W" * 300,
)  # fmt: skip


def hostile_text(luck: Random) -> str:
    return "".join(luck.choices(PIECES, k=luck.choice((0, 1, 1, 2, 5, 40))))


def fill_folder(folder: Path, luck: Random) -> None:
    """As a player's folder is after somebody else has written into it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text(json.dumps(hostile_settings(luck)), "utf-8")
    for game in PACKAGES:
        if not (ASSETS / game).is_dir():
            continue
        saves = saves_folder(folder, game)
        data = any_game(game, luck.randrange(50)).save()
        (saves / SAVED).mkdir(parents=True, exist_ok=True)
        (saves / FINISHED).mkdir(exist_ok=True)
        _put(saves / f"autosave{SUFFIX}", data, luck)
        for kind in (SAVED, FINISHED):
            for _ in range(2):
                _put(saves / kind / (hostile_text(luck).replace("/", "") + SUFFIX), data, luck)


def hostile_settings(luck: Random) -> Any:
    settings = asdict(Settings())
    for name in luck.sample(sorted(settings), luck.randrange(1, len(settings))):
        settings[name] = hostile_value(luck)
    settings[hostile_text(luck)] = hostile_value(luck)
    return settings if luck.random() < 0.9 else hostile_value(luck)


def hostile_value(luck: Random) -> Any:
    text = hostile_text(luck)
    return luck.choice((text, [text] * luck.randrange(40), {text: text}, 10**40, -1, 1.5, True, None))


def look_at_everything(folder: Path, luck: Random) -> None:
    """All screens that show what is in that folder, for a few frames each; raises whatever fails."""
    with bounded(MOST_SECONDS):
        app = open_box(folder, size=SIZE, clock=FakeClock())
        try:
            app.take(luck.choice(app.editions))
            app.go_home()
            _pass(app)
            library = app.edition.library
            for make in (SavesScene, SettingsScene, HelpScene, *([library] if library else [])):
                app.push(make(app))
                _pass(app)
                for event in type_text(hostile_text(luck)[:60]):
                    app.step(0.0, [event])
                _pass(app)
                app.pop()
            app.tell(hostile_text(luck))
            _pass(app)
        finally:
            app.close()


def _pass(app: App) -> None:
    for _ in range(3):
        app.step(FRAME)


def _put(path: Path, data: bytes, luck: Random) -> None:
    """A sound save under that name, if the system allows it, with a hostile summary and record beside it."""
    names = ("position", "players", hostile_text(luck), *(f"{RECORD}{name}" for name in _RECORD))
    summary = {name: hostile_value(luck) if luck.random() < 0.3 else hostile_text(luck) for name in names}
    with suppress(OSError, ValueError):
        path.write_bytes(data)
        path.with_suffix(".json").write_text(json.dumps(summary), "utf-8")


_RECORD: Sequence[str] = ("scenario", "reason", "winners", "people", "others", "margins")
