"""All that Filipinas says, as the table asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.effects import Effect
from engine.core.prompts import Prompt
from engine.core.session import Session
from engine.filipinas import effects as told
from engine.filipinas import questions
from engine.filipinas.board import FILIPINOS, SIDES, SPAIN
from engine.filipinas.state import State
from engine.filipinas.victory import MORALE_BROKEN, NO_UNITS, cities_needed
from game.filipinas.wording.deeds import deed, outlook, plan, points
from game.filipinas.wording.log import LINES
from game.filipinas.wording.names import card_title, place_name
from game.filipinas.wording.options import option_help, option_label
from game.filipinas.wording.parts import part_lines, piece_lines
from game.filipinas.wording.prompts import prompt_line
from game.shell.text import tr
from game.table.kit.wording import Answered, Wording
from game.table.telling.log_entry import LogEntry
from game.table.telling.sitters import opponents

WORTH_A_WORD = ("loot", "hide", "search", "repatriate")
"""Actions that have a tip of their own: no other is spoken of while there is one of these."""


class FilipinasWording(Wording):
    prompt = staticmethod(prompt_line)
    label = staticmethod(option_label)
    help = staticmethod(option_help)
    piece = staticmethod(piece_lines)
    points = staticmethod(points)
    deed = staticmethod(deed)

    def situation(self, prompt: Prompt, state: State) -> str:
        """Of the actions that can be taken now, the one that is worth a word."""
        offered = {option.value for option in prompt.options if option.kind == "action"}
        return next((action for action in WORTH_A_WORD if prompt.ask == questions.PLAY and action in offered), "")

    def part(self, key: str, state: State, players: Mapping[str, str]) -> list[str]:
        return part_lines(key, state)

    def whose(self, key: str, reader: str | None) -> str:
        return tr(f"points.{key}")

    def margins(self, state: State) -> Mapping[str, int]:
        """5.3.1: in cities, more or fewer than were needed; none where those did not decide."""
        if state.result in (MORALE_BROKEN, NO_UNITS):
            return {}
        lost = sum(owner != SPAIN for owner in state.city.values())
        return {SPAIN: cities_needed(state) - lost, FILIPINOS: lost - cities_needed(state)}

    def place(self, part: str) -> str:
        return place_name(part)

    def deed_to_come(self, deed: str) -> str:
        """A card goes by its title."""
        kind, _, card = deed.partition(".")
        return card_title(card) if kind == "card" else tr(deed)

    def loss(self, points: int) -> str:
        """One step, leader or harvest goes without saying."""
        return super().loss(points) if points > 1 else ""

    def cost(self, before: State, after: State, seat: str) -> str:
        """In Action Points, and in what it costs Spain at home."""
        paid = before.points[seat] - after.points[seat]
        morale = before.morale - after.morale if seat == SPAIN else 0
        costs = [tr("cost.points", points=paid)] if paid > 0 else []
        costs += [tr("cost.morale", morale=morale)] if morale > 0 else []
        return ", ".join(costs)

    def plan(self, seat: str, effects: Sequence[Effect], answered: Sequence[Answered]) -> str:
        return plan(seat, effects, answered)

    def campaign(self, state: State) -> tuple[str, ...]:
        return (
            tr("campaign.turn", turn=state.turn, last=state.last_turn),
            tr(f"months.{state.turn}"),
            tr("season.wet" if state.wet else "season.dry"),
            tr(f"scenario.{state.scenario}"),
        )

    def outlook(self, state: State, reader: str | None) -> tuple[str, ...]:
        if not state.lasting:
            return outlook(state)
        in_force = tr("lasting.one", cards=", ".join(card_title(card) for card in sorted(state.lasting)))
        return in_force, *outlook(state)

    def position(self, state: State) -> str:
        return tr("position.turn", turn=state.turn, months=tr(f"months.{state.turn}"))

    def save_name(self, state: State) -> str:
        return tr(f"save.{state.scenario}", turn=state.turn)

    def counted(self, feature: str, number: int) -> str:
        """5.1.1: income is reckoned in halves, because looted provinces bring half their points."""
        if not feature.startswith("income_"):
            return super().counted(feature, number)
        whole, half = divmod(number, 2)
        return f"{whole or ''}½" if half else str(whole)

    def measured(self, value: int) -> str:
        """Spanish Morale, which has no sign."""
        return str(value)

    def describe(self, session: Session[Any]) -> dict[str, str]:
        state = session.state
        people = [tr(f"faction.{side}") for side in SIDES if side in session.people]
        players = ", ".join([*people, *opponents(session.players)]) or tr("setup.bot")
        return {
            "position": f"{tr(f'scenario.{state.scenario}')} · {self.position(state)}",
            "players": tr("describe.players", factions=players),
        }

    def line(self, effect: Effect) -> LogEntry | None:
        return LINES[type(effect)](effect)

    def actor(self, effect: Effect) -> str | None:
        if isinstance(effect, told.PlayBegan):
            return effect.side
        return "" if isinstance(effect, told.GameTurnBegan | told.GameTurnEnded | told.GameEnded) else None
