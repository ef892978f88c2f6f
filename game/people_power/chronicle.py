"""The Chronicle is an issue of The Manila Courier with a front page for each Election."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.effects import Effect
from engine.people_power import State
from engine.people_power import effects as told
from engine.people_power.board import BASES, FACTIONS, OWNER
from engine.people_power.cards import ELECTIONS
from engine.people_power.victory import THRESHOLD, victory_total
from game.people_power.pictures import picture
from game.people_power.wording.names import card_title, space_name
from game.shell.text import tr
from game.table.kit.chronicler import Chronicler, NewsLine, Opening
from game.table.kit.kit import Kit
from game.table.telling.snapshots import Snapshot

ELECTION, GOAL, BASE, VIOLENCE = 9, 4, 3, 2
"""How much a headline weighs: of an Election its day has no other."""


class PeoplePowerChronicler(Chronicler):
    def opens(self, kit: Kit, before: State, moment: Snapshot) -> bool:
        """It begins with the first card after an Election."""
        return isinstance(moment.effect, told.CardRevealed) and before.card in ELECTIONS

    def date(self, kit: Kit, state: State) -> str:
        return tr(f"election.date.{state.card}") if state.card in ELECTIONS else kit.wording.position(state)

    def sentence(self, kit: Kit, effects: Sequence[Effect]) -> str:
        """A phase of the Election Round is told as the papers told it."""
        match effects:
            case [told.PhaseBegan(phase), *_]:
                return tr(f"election.headline.{phase}")
        return super().sentence(kit, effects)

    def reason(self, kit: Kit, effects: Sequence[Effect]) -> str:
        match effects:
            case [told.PhaseBegan(phase), *_]:
                return f"{tr(f'election.standfirst.{phase}')}."
        return super().reason(kit, effects)

    def standing(self, kit: Kit, state: State) -> Sequence[str]:
        """Which card may come next is nothing to a reader."""
        return super().standing(kit, state)[:1]

    def headline(self, before: State, moment: Snapshot) -> NewsLine | None:
        match moment.effect:
            case told.ElectionBegan(card):
                return NewsLine(ELECTION, tr(f"drama.election.{card}"))
            case told.Removed(space, piece) if piece in BASES:
                return NewsLine(BASE, tr(f"drama.base.{OWNER[piece]}", space=space_name(space)))
            case told.MarkerPlaced(space, "terror"):
                return NewsLine(VIOLENCE, tr("drama.terror", space=space_name(space)))
            case told.SpaceSelected(_, "attack" | "assault" as action, space):
                return NewsLine(VIOLENCE, tr(f"drama.{action}", space=space_name(space)))
        for faction in FACTIONS:
            was, now = (victory_total(state, faction) > THRESHOLD[faction] for state in (before, moment.state))
            if was != now:
                return NewsLine(GOAL, tr(f"drama.threshold.{'over' if now else 'under'}.{faction}"))
        return None

    def opening(self, moments: Sequence[Snapshot]) -> Opening:
        """The Election or, of a campaign that did not come so far, its last card."""
        shown = [effect for effect, _ in moments if isinstance(effect, told.CardRevealed | told.ElectionBegan)]
        if not shown:
            return Opening()
        card = shown[-1].card
        caption = f"**{card_title(card)}.** {tr(f'card.{card}.history')}"
        return Opening(card_title(card), "", partial(picture, card), caption)
