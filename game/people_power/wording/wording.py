"""All that People Power says, as the table asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.prompts import Prompt
from engine.core.session import Session
from engine.people_power import State
from engine.people_power.board import FACTIONS, OWNER, as_faction, as_space
from engine.people_power.cards import ELECTIONS
from engine.people_power.effects import Effect, Removed
from engine.people_power.victory import margins, victory_total
from game.people_power import standings
from game.people_power.wording.deeds import begins, deed, points
from game.people_power.wording.idle import ABOUT_MARKERS, markers_in_stock, why_idle
from game.people_power.wording.log import actor, log_line
from game.people_power.wording.log.board import tracks_told_once
from game.people_power.wording.log.election import count
from game.people_power.wording.names import action_name, card_title, faction_name, faction_names, space_name
from game.people_power.wording.options import option_help, option_label
from game.people_power.wording.outlook import outlook, situation
from game.people_power.wording.prompts import prompt_line
from game.people_power.wording.purposes import plan, purpose
from game.people_power.wording.refusals import refusal_text
from game.people_power.wording.spaces import space_lines
from game.shell.text import tr
from game.table.kit.wording import Answered, Wording
from game.table.telling.sitters import opponents


class PeoplePowerWording(Wording):
    prompt = staticmethod(prompt_line)
    label = staticmethod(option_label)
    help = staticmethod(option_help)
    refusal = staticmethod(refusal_text)
    points = staticmethod(points)
    campaign = staticmethod(standings.campaign)
    outlook = staticmethod(outlook)
    idle = staticmethod(why_idle)
    line = staticmethod(log_line)
    actor = staticmethod(actor)
    begins = staticmethod(begins)
    deed = staticmethod(deed)
    news = staticmethod(count)
    told_once = staticmethod(tracks_told_once)
    purpose = staticmethod(purpose)

    def part(self, key: str, state: State, players: Mapping[str, str]) -> list[str]:
        return [*space_lines(as_space(key), state), tr("table.adjacent_lit")]

    def totals(self, state: State) -> dict[str, int]:
        return {faction: victory_total(state, faction) for faction in FACTIONS}

    def margins(self, state: State) -> Mapping[str, int]:
        """7.2"""
        return dict(margins(state))

    def cost(self, before: State, after: State, seat: str) -> str:
        faction = as_faction(seat)
        paid = before.resources[faction], after.resources[faction]
        return tr("hint.reason", what=tr("track.resources"), before=paid[0], after=paid[1]) if paid[0] > paid[1] else ""

    def feature(self, name: str) -> str:
        kind, _, card = name.partition("_")
        return card_title(int(card)) if kind in ("personality", "act") else super().feature(name)

    def left(self, prompt: Prompt, state: State) -> str:
        return markers_in_stock(state) if prompt.ask in ABOUT_MARKERS else ""

    def situation(self, prompt: Prompt, state: State) -> str:
        return situation(state, as_faction(prompt.seat))

    def rules_that_last(self) -> Sequence[str]:
        return [standings.lasting_effect(election) for election in ELECTIONS]

    def lasting(self, state: State) -> str:
        return standings.lasting_effect(state.election)

    def position(self, state: State) -> str:
        if not state.card:
            return tr("replay.start")
        return tr("replay.card", number=state.card, title=card_title(state.card))

    def save_name(self, state: State) -> str:
        return f"{tr(f'scenario.{state.scenario}')} {len(state.played)}"

    def name_when_over(self, session: Session[Any]) -> str:
        return f"{tr(f'scenario.{session.state.scenario}')}, {faction_name(as_faction(session.ranking[0]))}"

    def describe(self, session: Session[Any]) -> dict[str, str]:
        state = session.state
        people = faction_names(faction for faction in FACTIONS if faction in session.people)
        players = ", ".join([*([people] if people else []), *opponents(session.players)]) or tr("setup.bot")
        return {
            "position": f"{tr(f'scenario.{state.scenario}')} · {self.position(state)}",
            "players": tr("describe.players", factions=players),
        }

    def plan(self, seat: str, effects: Sequence[Effect], answered: Sequence[Answered]) -> str:
        return plan(as_faction(seat), effects)

    def takes_from(self, effect: Effect, reader: str | None) -> bool:
        return isinstance(effect, Removed) and OWNER[effect.piece] == reader

    def counted(self, feature: str, number: int) -> str:
        """Whether a faction is Eligible is no number."""
        if not feature.startswith("next_"):
            return super().counted(feature, number)
        return tr("reason.yes" if number else "reason.no")

    def place(self, part: str) -> str:
        return space_name(as_space(part))

    def deed_to_come(self, deed: str) -> str:
        """An Event goes by its title, a phase and an action by their names."""
        kind, _, key = deed.partition(".")
        return card_title(int(key)) if kind == "event" else tr(deed) if key else action_name(deed)
