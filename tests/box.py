"""The games that stand on the shelf: what a test shows of all of them it shows of a new one too."""

from __future__ import annotations

import importlib

from game.box import editions
from game.table.kit.kit import Kit
from game.table.kit.wording import Wording

GAMES = tuple(edition.key for edition in editions())


def kit_of(game: str) -> Kit:
    kit: Kit = importlib.import_module(f"game.{game}.kit").KIT
    return kit


# A small game may do without some rooms. What a test shows of such a room it shows of the games that have it.

WITH_DATES = tuple(game for game in GAMES if kit_of(game).library.dates)
WITH_POINTS = tuple(game for game in GAMES if type(kit_of(game).wording).points is not Wording.points)
"""These games count towards victory what lies on the board."""
