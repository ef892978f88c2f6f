"""A plan carried out in a twin of the game, as far as the one who decides can know what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.effects import told_to
from engine.core.prompts import DONE, Option, Prompt
from engine.core.questions import Role
from engine.core.session import Session
from engine.core.thinking.plans import Answers
from game.table.kit.kit import Kit
from game.table.telling.snapshots import Snapshot, State, choose


@dataclass(frozen=True, slots=True)
class Planned:
    """A question of the plan, its answer, and the state in which it is asked."""

    prompt: Prompt
    option: Option
    state: State


class Foresight:
    """Ends before the first luck, and where somebody else decides."""

    def __init__(self, kit: Kit, session: Session[Any], answers: Answers) -> None:
        assert session.prompt is not None
        self._kit = kit
        self.seat = session.prompt.seat
        self._luck = session.state.chance.counter
        self.before: State = session.state
        self.steps: list[Planned] = []
        self.moments: list[Snapshot] = []
        twin = session.fork()
        for ask, option in answers:
            prompt = twin.prompt
            if prompt is None or (prompt.seat, prompt.ask) != (self.seat, ask) or option not in prompt.options:
                break
            self.steps.append(Planned(prompt, option, twin.state.copy()))
            if not self._follow(choose(twin, option.key)):
                break
        self.is_whole = len(self.steps) == len(answers)
        """Whether nothing unforeseeable comes before its last answer."""

    @property
    def factions(self) -> frozenset[str]:
        """Those who are asked."""
        return frozenset({self.seat, *(step.prompt.faction for step in self.steps)})

    @property
    def after(self) -> State:
        return self.moments[-1].state if self.moments else self.before

    def labels(self) -> list[str]:
        """Every answer as it stands on its button; who goes, where to and how many as one.

        That it is enough is said only of a plan that consists of nothing else.
        """
        labels: list[str] = []
        steps = [step for step in self.steps if step.option is not DONE] or self.steps[:1]
        for step in steps:
            label = self._kit.wording.label(step.option, step.prompt, step.state)
            if labels and Role.DESTINATION in step.prompt.ask.role:
                label = f"{labels.pop()} → {label}"
            elif labels and step.option.kind == "count":
                label = f"{labels.pop()}: {label}"
            labels.append(label)
        return labels

    def _follow(self, happened: list[Snapshot]) -> bool:
        """False where begins what the seat cannot know."""
        for raw, state in happened:
            if state.chance.counter != self._luck:
                return False
            for effect in told_to([raw], (self.seat,)):
                if isinstance(effect, self._kit.previewing.stops_at):
                    return False
                self.moments.append(Snapshot(effect, state))
        return True
