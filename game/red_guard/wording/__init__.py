"""Everything that Red Guard says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.prompts import DONE, Prompt, Refusal
from engine.core.session import Session
from engine.red_guard import questions
from engine.red_guard.components import FACTIONS
from engine.red_guard.state import State, tiles_of
from engine.red_guard.victory import all_power_points
from game.red_guard.wording.deeds import deed, news, outlook, points
from game.red_guard.wording.log import actor, log_line
from game.red_guard.wording.names import event_title, faction_name, listed, short_tile
from game.red_guard.wording.options import option_help, option_label
from game.red_guard.wording.parts import part_lines
from game.red_guard.wording.passed_over import no_answer
from game.red_guard.wording.plans import plan
from game.red_guard.wording.prompts import prompt_line
from game.shell.text import tr
from game.table.kit import wording
from game.table.telling.numbers import signed
from game.table.telling.reckoning import Gain
from game.table.telling.sitters import called, opponents


class RedGuardWording(wording.Wording):
    prompt = staticmethod(prompt_line)
    label = staticmethod(option_label)
    help = staticmethod(option_help)
    part = staticmethod(part_lines)
    points = staticmethod(points)
    deed = staticmethod(deed)
    plan = staticmethod(plan)
    news = staticmethod(news)
    totals = staticmethod(all_power_points)
    line = staticmethod(log_line)
    actor = staticmethod(actor)

    def place(self, part: str) -> str:
        return short_tile(part)

    def deed_to_come(self, deed: str) -> str:
        """An event goes by its title."""
        kind, _, event = deed.partition(".")
        return event_title(int(event)) if event else tr(f"threat.{kind}")

    def left(self, prompt: Prompt, state: State) -> str:
        """5.0: which tiles still need a unit, so that one need not take anything back."""
        if prompt.ask != questions.MOVE_UNIT or DONE in prompt.options or state.turn == 0:
            return ""
        empty = [short_tile(tile) for tile in tiles_of(state, prompt.faction) if not state.units[tile]]
        return tr("left.cover", tiles=listed(empty)) if empty else ""

    def gain(self, gain: Gain, reader: str | None) -> str:
        """It reads like: you −3 (tile)."""
        holding, by = gain
        what = tr(f"points.{holding.kind}")
        return tr("points.gain", who=self.whose(holding.whose, reader), by=signed(by), what=what)

    def no_answer(self, parts: Sequence[str], prompt: Prompt, state: State) -> str:
        return no_answer(parts, prompt, state) or super().no_answer(parts, prompt, state)

    def campaign(self, state: State) -> tuple[str, ...]:
        """Turn, phase, whether types may combine, and where the Chairman is."""
        if not state.turn:
            return (tr("bar.set_up"),)
        committees = tr("bar.committees.yes" if state.committees else "bar.committees.no")
        return tr("bar.turn", turn=state.turn), tr(f"phase.{state.stage}"), self._chairman(state), committees

    def outlook(self, state: State, reader: str | None) -> tuple[str, ...]:
        in_force = [tr("bar.in_force", title=event_title(event)) for event in sorted(state.in_force)]
        return *in_force, *outlook(state, reader)

    def position(self, state: State) -> str:
        if not state.turn:
            return tr("bar.set_up")
        return tr("bar.position", turn=state.turn, chaos=state.chaos)

    def name_when_over(self, session: Session[Any]) -> str:
        outcome = session.outcome
        winners = ", ".join(map(faction_name, outcome.winners)) if outcome else ""
        ending = tr(f"ending.{session.state.ending}")
        return tr("log.ended", reason=ending, winners=winners) if winners else ending

    def describe(self, session: Session[Any]) -> dict[str, str]:
        persons = [called(session.names, faction) for faction in FACTIONS if faction in session.people]
        players = ", ".join([*persons, *opponents(session.players)]) or tr("describe.nobody")
        return {"position": self.position(session.state), "players": tr("describe.players", factions=players)}

    def refusal(self, refusal: Refusal) -> str:
        return tr("refusal.line", reason=tr(f"refusal.{refusal.reason}"), rule=refusal.rule)

    def _chairman(self, state: State) -> str:
        if not state.alive:
            return tr("bar.chairman.dead")
        if not state.holder:
            return tr("bar.chairman.away")
        if state.seated:
            return tr("bar.chairman.seated", tile=short_tile(state.seated), faction=faction_name(state.holder))
        return tr("bar.chairman.held", faction=faction_name(state.holder))
