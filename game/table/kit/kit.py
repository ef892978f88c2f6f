"""What a game brings to the table. One object of this kind is all that the table knows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.game import Game
from engine.core.session import Session
from game.shell.app import App
from game.table.kit.asking import Asking
from game.table.kit.library import Library
from game.table.kit.palette import Palette
from game.table.kit.previewing import Previewing
from game.table.kit.set_up import SetUp
from game.table.kit.showing import Showing
from game.table.kit.telling import Telling
from game.table.kit.wording import Wording


@dataclass(frozen=True, eq=False)
class Kit:
    """A game brings its rules, its colours, its words, and six rooms.

    Only `showing` has no default: a game must have a board.
    """

    game: Game[Any]
    palettes: Mapping[str, Palette]
    """The settings know them by these names."""
    symbols: Mapping[str, str]
    """The icon that stands for each faction: a file under assets, without its ending."""
    wording: Wording
    usual_seat: str
    """The one that a person sits in unless the player says otherwise."""
    showing: Showing
    asking: Asking = field(default_factory=Asking)
    previewing: Previewing = field(default_factory=Previewing)
    telling: Telling = field(default_factory=Telling)
    set_up: SetUp = field(default_factory=SetUp)
    library: Library = field(default_factory=Library)

    @property
    def seats(self) -> tuple[str, ...]:
        return self.game.seats

    def palette(self, app: App) -> Palette:
        """In the colours that the player has chosen."""
        return self.palettes[app.settings.palette]

    def new_session(
        self, scenario: str, humans: set[str], seed: int, players: Mapping[str, str] | None = None, **settings: Any
    ) -> Session[Any]:
        """`players` are machines: to the rules each is one of the humans."""
        return Session(self.game, self.game.set_up(scenario, humans, seed, **settings), players)
