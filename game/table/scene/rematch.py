"""A rematch is another game like the one before, with other luck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.session import Session
from game.table.kit.kit import Kit
from game.table.telling.luck import new_seed


@dataclass(frozen=True, slots=True)
class Agreement:
    """What a game began with, but for its luck."""

    scenario: str
    humans: frozenset[str]
    """As the rules see them: machines too."""
    players: Mapping[str, str]
    """These seats are played by machines of that kind."""
    settings: Mapping[str, Any]
    names: Mapping[str, str] = field(default_factory=dict)
    """The people have these names."""

    @classmethod
    def of(cls, kit: Kit, session: Session[Any]) -> Agreement:
        scenario, settings = kit.game.settings_of(session.state)
        return cls(scenario, session.state.humans, dict(session.players), settings, dict(session.names))

    @property
    def people(self) -> frozenset[str]:
        return self.humans - self.players.keys()

    def one_seat_on(self, seats: tuple[str, ...]) -> Agreement:
        """Everybody in the seat after their own: between two, that is to swap sides."""
        after = dict(zip(seats, seats[1:] + seats[:1], strict=True))
        return replace(
            self,
            humans=frozenset(after[seat] for seat in self.humans),
            players={after[seat]: kind for seat, kind in self.players.items()},
            names={after[seat]: name for seat, name in self.names.items()},
            settings={after.get(key, key): value for key, value in self.settings.items()},
        )

    def begin(self, kit: Kit) -> Session[Any]:
        session = kit.new_session(self.scenario, set(self.humans), new_seed(), self.players, **self.settings)
        session.names = dict(self.names)
        return session
