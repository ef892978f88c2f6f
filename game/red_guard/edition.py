"""Red Guard, as the shell sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.edition import Front
from game.table.kit.edition import edition_of

if TYPE_CHECKING:
    from game.table.kit.kit import Kit


def kit() -> Kit:
    from game.red_guard.kit import KIT

    return KIT


def front() -> Front:
    from game.red_guard.front import Poster

    return Poster()


EDITION = edition_of("red_guard", kit, front)
