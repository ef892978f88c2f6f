"""What a game says: prompts, options, refusals and the log, worded from the keys in which the engine speaks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt, Refusal
from engine.core.session import Session
from game.shell.text import tr, words
from game.table.telling.log_entry import LogEntry
from game.table.telling.numbers import signed
from game.table.telling.reckoning import Gain, Points, by_owner
from game.table.telling.snapshots import State

Answered = tuple[Prompt, Option, State]
"""A question, its answer, and the state in which it was asked."""


def plain_label(option: Option) -> str:
    """What stands on a button where a game says nothing else."""
    return tr(f"option.{option.kind}.{option.value}" if option.value else f"option.{option.kind}")


class Wording(ABC):
    """A game says what only it knows how to say; the rest follows from the keys of its words."""

    # What is asked

    def prompt(self, prompt: Prompt) -> str:
        """What is asked. Whose decision it is stands beside it, on the faction's colour."""
        return tr(f"ask.{prompt.ask}", **prompt.context)

    def label(self, option: Option, prompt: Prompt, state: State) -> str:
        """What stands on the button."""
        return plain_label(option)

    def help(self, option: Option, prompt: Prompt, state: State) -> str:
        """What it does and by which rule; empty where the label says it all."""
        return ""

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible now: one sentence with its rule."""
        return tr("refusal.line", reason=tr(f"refusal.{refusal.reason}"), rule=refusal.rule)

    def idle(self, option: Option, prompt: Prompt, state: State) -> str:
        """Why nothing would come of an answer that is possible: one sentence."""
        return tr("table.idle")

    def left(self, prompt: Prompt, state: State) -> str:
        """How much is left of what a question is about, where that is not seen elsewhere; empty if it is."""
        return ""

    def situation(self, prompt: Prompt, state: State) -> str:
        """What the position makes worth a tip of its own, as a key; empty if nothing."""
        return ""

    def tip(self, prompt: Prompt, state: State) -> str:
        """What is worth knowing before this decision, for those who play for the first time; empty if nothing."""
        usual = f"tip.{prompt.ask}.{prompt.faction}"
        for key in (f"{usual}.{self.situation(prompt, state)}", usual, f"tip.{prompt.ask}"):
            if words().has(key):
                return tr("tip.line", tip=tr(key))
        return ""

    # What is there

    def part(self, key: str, state: State, players: Mapping[str, str]) -> list[str]:
        """A part of the board in words: a space and what is in it; `players` are the machines."""
        return []

    def piece(self, key: str, state: State) -> list[str]:
        """Something smaller than a place that may be chosen, in words; nothing where the place tells of it."""
        return []

    def no_answer(self, parts: Sequence[str], prompt: Prompt, state: State) -> str:
        """Why a click on these parts of the board, from the smallest to the largest, does not answer a question."""
        lines = self.part(parts[-1], state, {})
        name = lines[0].strip("*") if lines else tr("table.this")
        return tr("table.no_answer", part=name, question=self.prompt(prompt))

    def points(self, state: State) -> Points:
        """All that counts towards victory, by whose it is and where; only of what everybody may know."""
        return {}

    def totals(self, state: State) -> dict[str, int]:
        """How near to victory each faction is; a preview tells what would change."""
        return {}

    def margins(self, state: State) -> Mapping[str, int]:
        """By how much each seat has won or missed it: more than 0 is better than all others."""
        totals = self.totals(state)
        return {seat: total - max(totals[other] for other in totals if other != seat) for seat, total in totals.items()}

    def feature(self, name: str) -> str:
        """What a player that thinks looks at, as `strategist` names it; empty for what needs no words."""
        key = f"feature.{name}"
        return tr(key) if words().has(key) else ""

    def cost(self, before: State, after: State, seat: str) -> str:
        """What a seat pays on the way from one state to another; empty if nothing."""
        return ""

    def campaign(self, state: State) -> tuple[str, ...]:
        """Which game this is and how far it has come, from the most to the least important."""
        return (self.position(state),)

    def outlook(self, state: State, reader: str | None) -> tuple[str, ...]:
        """Where everybody stands by what all may know, from the most to the least important."""
        return ()

    def rules_that_last(self) -> Sequence[str]:
        """All that `lasting` can say, or what is as long."""
        return ()

    def lasting(self, state: State) -> str:
        """A rule that holds for now, if there is one worth keeping in mind."""
        return ""

    # What threatens

    def deed_to_come(self, deed: str) -> str:
        """What somebody may do, by the key under which `harms` of the game names it."""
        return tr(f"deed.{deed}")

    def loss(self, points: int) -> str:
        """What would be lost by it; empty where the deed says it."""
        return signed(-points)

    def counted(self, feature: str, number: int) -> str:
        """How much of a feature there is."""
        return str(number).replace("-", "−")

    def measured(self, value: int) -> str:
        """What a hint expects a seat to have in the end: points ahead or behind."""
        return signed(value)

    @abstractmethod
    def position(self, state: State) -> str:
        """How far the game has come, in a few words: over a replay, and in the list of saves."""

    def save_name(self, state: State) -> str:
        """What a save is called unless the player says otherwise."""
        return self.position(state)

    def name_when_over(self, session: Session[Any]) -> str:
        """Under which a finished game is kept."""
        outcome = session.outcome
        winners = ", ".join(tr(f"faction.{seat}") for seat in outcome.winners) if outcome else ""
        return ", ".join(part for part in (self.save_name(session.state), winners) if part)

    def name_in_archive(self, session: Session[Any]) -> str:
        """Also of a game that was given up."""
        if not session.conceded:
            return self.name_when_over(session)
        given_up = tr("archive.conceded", factions=tr(f"faction.{session.conceded}"))
        return f"{self.save_name(session.state)}, {given_up}"

    def describe(self, session: Session[Any]) -> dict[str, str]:
        """What the list of saves says of a game."""
        state = session.state
        people = [tr(f"faction.{seat}") for seat in state.humans if seat in session.people]
        return {"position": self.position(state), "players": ", ".join(people)}

    # What has happened

    @abstractmethod
    def line(self, effect: Effect) -> LogEntry | None:
        """How an Effect is told; None for what another line says already."""

    def begins(self, effect: Effect) -> str | None:
        """Whose turn begins with this Effect, empty if nobody's does; None if it goes on as before."""
        return self.actor(effect)

    def deed(self, effects: Sequence[Effect]) -> str:
        """Tell a turn so far in one plain sentence."""
        lines = (self.line(effect) for effect in effects)
        return next((line.text for line in lines if line is not None), "")

    def purpose(self, effects: Sequence[Effect]) -> str:
        """What a turn of a non-player was for, in a sentence or two; empty where its steps say enough."""
        return ""

    def plan(self, seat: str, effects: Sequence[Effect], answered: Sequence[Answered]) -> str:
        """What a seat would do, with its places, in one sentence; empty where its answers say enough."""
        return ""

    def takes_from(self, effect: Effect, reader: str | None) -> bool:
        """Whether the reader loses something by it that a recap has to name, though no point is lost."""
        return False

    def news(self, effects: Sequence[Effect]) -> str:
        """What everybody has to hear of, be it in nobody's turn; mostly nothing."""
        return ""

    def told_once(self, effects: Sequence[Effect]) -> Sequence[Effect]:
        """The same for a preview: what changes in several steps is told as one change."""
        return effects

    def whose(self, key: str, reader: str | None) -> str:
        """Whom points belong to, as one says it to the reader."""
        return tr("points.you") if key == reader else tr(f"faction.{key}")

    def worth(self, gains: Iterable[Gain], reader: str | None) -> str:
        """What something was worth to each, in a few words; empty if nothing."""
        sums = by_owner(gains)
        return ", ".join(f"{self.whose(key, reader)} {signed(points)}" for key, points in sums.items())

    def gain(self, gain: Gain, reader: str | None) -> str:
        """Tell one gain without its place."""
        holding, points = gain
        whose = self.whose(holding.whose, reader)
        if not holding.kind:
            return f"{whose} {signed(points)}"
        return tr("recap.gain", whose=whose, kind=tr(f"points.{holding.kind}"), points=signed(points))

    def place(self, part: str) -> str:
        """Say how a part of the board is called."""
        return part

    def actor(self, effect: Effect) -> str | None:
        """The faction that acts from this Effect on, empty if none does; None if it goes on as before."""
        return None
