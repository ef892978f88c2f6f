"""Filipinas 1896-1898, as the shell sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.edition import Front
from game.table.kit.edition import edition_of

if TYPE_CHECKING:
    from game.table.kit.kit import Kit


def kit() -> Kit:
    from game.filipinas.kit import KIT

    return KIT


def front() -> Front:
    from game.filipinas.front import Cover

    return Cover()


EDITION = edition_of("filipinas", kit, front)
