"""What a machine thought, told in the log like the reasons of a non-player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.effects import Effect, Secret
from engine.core.session import Session
from engine.core.thinking.thought import Thought, Weighed
from game.shell.text import tr
from game.table.kit.kit import Kit
from game.table.kit.wording import Wording
from game.table.panels.bar import BETWEEN
from game.table.telling.log_entry import LogEntry
from game.table.thinking.foresight import Foresight
from game.table.thinking.words import expected, per_cent, plan_sentence, reasons


@dataclass(slots=True)
class Considered(Effect):
    """It is one line of a thought. It is no Effect of the rules: the table alone tells it, and no save keeps it."""

    seat: str
    about: str
    weighed: Weighed
    foresight: Foresight


def considered(kit: Kit, session: Session[Any], thought: Thought) -> list[Effect]:
    """The plan, what it is good for, and the best of the others; a secret where the question is one."""
    assert session.prompt is not None
    told = [("plan", thought.chosen), ("why", thought.chosen), *(("other", other) for other in thought.weighed[1:2])]
    foreseen = {id(weighed): Foresight(kit, session, weighed.answers) for _, weighed in told}
    lines = [Considered(thought.seat, about, weighed, foreseen[id(weighed)]) for about, weighed in told]
    if kit.asking.is_secret(session.prompt):
        return [Secret(line, (thought.seat,), None) for line in lines]
    return list(lines)


class WordingWithThoughts:
    """It tells what the wording of a game tells, and besides what machines have considered."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def line(self, effect: Effect) -> LogEntry | None:
        if not isinstance(effect, Considered):
            return self._wording.line(effect)
        words = self._words(effect)
        return LogEntry(words, effect.seat, indent=1) if words else None

    def actor(self, effect: Effect) -> str | None:
        return effect.seat if isinstance(effect, Considered) else self._wording.actor(effect)

    def _words(self, effect: Considered) -> str:
        weighed = effect.weighed
        if effect.about == "why":
            parts: Sequence[str] = [expected(self._wording, each) for each in weighed.expected]
            why = reasons(self._wording, weighed, good=True)
            if not why:
                return tr("thought.expects", totals=BETWEEN.join(parts))
            return tr("thought.why", totals=BETWEEN.join(parts), reasons=", ".join(why[:3]))
        plan = plan_sentence(self._wording, effect.foresight)
        return tr(f"thought.{effect.about}", plan=plan, chance=per_cent(weighed.chance))
