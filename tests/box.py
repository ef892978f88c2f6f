"""The games that stand on the shelf: what a test shows of all of them it shows of a new one too."""

from __future__ import annotations

import importlib

from game.box import editions
from game.table.kit.kit import Kit

GAMES = tuple(edition.key for edition in editions())


def kit_of(game: str) -> Kit:
    kit: Kit = importlib.import_module(f"game.{game}.kit").KIT
    return kit
