"""Players may agree that nothing is taken back once it has shown something: dice, a card, or somebody else's answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.core.effects import told_to_all
from engine.core.session import Place, Session
from game.table.kit.kit import Kit
from game.table.telling.snapshots import choose


@dataclass(slots=True)
class NoTakeBacks:
    """It knows the last decision that has shown something; a way back may lead to the one after it."""

    kit: Kit
    session: Session[Any]
    _found: tuple[Place, bool, int] | None = field(default=None)
    """For this place of the session, the turn held or not, so many decisions stand."""

    def standing(self) -> int:
        """How many decisions stand: no way back leads to fewer."""
        if not self.session.state.no_take_backs:
            return 0
        place, held = self.session.place, self.session.held
        if self._found is None or self._found[:2] != (place, held):
            made = len(self.session.history)
            while made and not self._has_shown_something(made - 1):
                made -= 1
            self._found = place, held, made
        return self._found[2]

    def _has_shown_something(self, decision: int) -> bool:
        then, is_last = self.session.at(decision), decision + 1 == len(self.session.history)
        assert then.prompt is not None, "a decision answers a prompt"
        if then.prompt.seat not in self.session.people:
            return True
        seat, luck = then.prompt.seat, then.state.chance.counter
        for effect, state in choose(then, self.session.history[decision].key):
            if is_last and self.session.held and self.kit.telling.ends_turn(effect):
                return False  # the rest is held back, and nobody has seen it
            told = told_to_all([effect])
            if state.chance.counter != luck or any(isinstance(each, self.kit.previewing.reveals) for each in told):
                return True
        if then.state.chance.counter != luck:
            return True
        if is_last:
            return then.place != self.session.place
        return then.prompt is None or then.prompt.seat != seat
