"""The games that stand on the shelf: what a test shows of all of them it shows of a new one too."""

from __future__ import annotations

import importlib
from functools import cache

from game.box import editions
from game.table.kit.kit import Kit
from game.table.kit.library import Library
from game.table.kit.wording import Wording

GAMES = tuple(edition.key for edition in editions())


def kit_of(game: str) -> Kit:
    kit: Kit = importlib.import_module(f"game.{game}.kit").KIT
    return kit


# A small game may do without some rooms. What a test shows of such a room it shows of the games that have it.

WITH_LESSONS = tuple(game for game in GAMES if kit_of(game).set_up.lessons)
WITH_CHART = tuple(game for game in GAMES if type(kit_of(game).library).end_page is not Library.end_page)
"""These games have a last page of their own, with a curve on it."""
WITH_DATES = tuple(game for game in GAMES if kit_of(game).library.dates)
WITH_POINTS = tuple(game for game in GAMES if type(kit_of(game).wording).points is not Wording.points)
"""These games count towards victory what lies on the board."""


@cache
def has_secrets(game: str) -> bool:
    """Whether somebody at the table does not see all that there is."""
    kit = kit_of(game)
    session = kit.new_session(kit.game.scenarios[0], {*kit.seats}, 1)
    seen = [kit.game.pack(session.view(seat)) for seat in kit.seats]
    return any(each != kit.game.pack(session.state) for each in seen)
