"""A prompt in words: what is asked, what may be answered and where, what each answer would do or why it is none."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.core.prompts import DONE, Option, Prompt
from engine.core.questions import Role
from engine.core.session import Session
from game.shell.text import tr
from game.table.asking import offers
from game.table.asking.offers import BAR, BOARD, Carried, Offer, Target
from game.table.asking.preview import Preview
from game.table.kit.kit import Kit

MOST_AT_ONCE = 8
"""There are at most so many buttons for whole stacks."""
MANY_NUMBERS = 8
"""If there are more numbers to choose from, they stand on their buttons without words, in order."""
PREVIEW_LINES = 6
"""So many changes are foretold at most."""
SECTION = re.compile(r"\[(\d+(?:\.\d+)*)\]")


class Question:
    def __init__(self, kit: Kit, session: Session[Any], prompt: Prompt, pointed_at: int = 0) -> None:
        """`pointed_at` is how many pieces it is about, if a click has said that."""
        self.prompt = prompt
        self._pointed_at = pointed_at
        refusals = [refusal for refusal in prompt.refused() if kit.asking.shows_refusal(refusal)]
        self.refused = {refusal.option.key: kit.wording.refusal(refusal) for refusal in refusals}
        self.short_cuts = kit.asking.short_cuts(prompt, session.state)
        self._rules = {refusal.option.key: refusal.rule for refusal in refusals}
        self._kit = kit
        self._session = session
        self._preview = Preview(kit, session)

    @property
    def words(self) -> str:
        wording = self._kit.wording
        prompt = self.prompt.with_context(pointed_at=self._pointed_at)
        said = (wording.prompt(prompt), wording.left(self.prompt, self._session.state))
        return "  ·  ".join(words for words in said if words)

    @property
    def tip(self) -> str:
        return self._kit.wording.tip(self.prompt, self._session.state)

    @property
    def done(self) -> str:
        """The words for being done; empty where that is no answer. If the turn ends with it, they say so."""
        if DONE not in self.prompt.options:
            return ""
        ends = Role.SELECT in self.prompt.ask.role and self._preview.ends_turn(DONE.key)
        return tr("table.done.turn") if ends and not self._kit.asking.gives_up(self.prompt) else self._label(DONE)

    @property
    def section(self) -> str:
        """The section of the rules that it is about, as far as its answers tell."""
        return next((found for option in self.prompt.options if (found := self.section_of(option.key))), "")

    def section_of(self, key: str) -> str:
        """The section that an answer is about, or by which it is none."""
        if key in self._rules:
            return self._rules[key]
        cited = SECTION.search(self.help(Option(key)))
        return cited[1] if cited else ""

    def help(self, option: Option) -> str:
        return self._kit.wording.help(option, self.prompt, self._session.state)

    # What may be answered, and where

    def target(self, option: Option) -> Target:
        return self._kit.asking.target(option, self.prompt)

    def on(self, place: str) -> list[Offer]:
        """What is chosen there, and what would be if it were possible."""
        found = [
            Offer(
                option.key,
                target,
                reason=self.refused.get(option.key, ""),
                idle=self.idle(option),
                carried=self._carried(option, place),
            )
            for option in self._all()
            if (target := self.target(option)).place == place
        ]
        return found + self._answered_there() + self._loose() + self._refused_about() if place == BOARD else found

    def _carried(self, option: Option, place: str) -> Carried | None:
        if place != BOARD or option not in self.prompt.options:
            return None
        return self._kit.asking.carried(option, self.prompt, self._session.state)

    def _answered_there(self) -> list[Offer]:
        """Buttons that a click on what they are about stands for."""
        parts = {option.key: self._kit.asking.stands_for(option, self.prompt) for option in self.prompt.options}
        return [Offer(key, Target(BOARD, part)) for key, part in parts.items() if part]

    def _loose(self) -> list[Offer]:
        """What can be dragged to where something may be chosen."""
        pieces = self._kit.asking.draggable(self.prompt, self._session.state)
        return [Offer("", Target(BOARD, part), carried=carried) for part, carried in pieces.items()]

    def _refused_about(self) -> list[Offer]:
        """Buttons that are not possible say why over the part of the board that they are about."""
        targets = {key: self.target(Option(key)) for key in self.refused}
        return [
            Offer(key, Target(BOARD, target.about), reason=self.refused[key])
            for key, target in targets.items()
            if target.place == BAR and target.about
        ]

    def in_bar(self, is_held: Callable[[str], bool]) -> list[Offer]:
        """The answers that are buttons; also those of a place that does not hold them now, as `is_held` tells."""

        def is_button(option: Option) -> bool:
            place = self.target(option).place
            return place == BAR or (place != offers.DONE and not is_held(place))

        hidden = self._smallest_at_once()
        buttons = [option for option in self._all() if is_button(option) and option not in hidden]
        buttons.sort(key=self._kit.asking.rank)
        many_numbers = sum(option.kind == "count" for option in buttons) > MANY_NUMBERS
        if many_numbers:
            buttons.sort(key=lambda option: int(option.value) if option.kind == "count" else -1)
        counted = any(option.kind == "count" for option in buttons)
        made = []
        for number, option in enumerate(buttons, 1):
            target = self.target(option)
            shortcut = self._kit.asking.key_of(option) or self._digit(option, number, counted)
            if option.key in self.refused:
                if not target.about:
                    why = self.refused[option.key]
                    made.append(Offer(option.key, target, self._label(option), reason=why, shortcut=shortcut))
                continue
            label = option.value if many_numbers and option.kind == "count" else self._label(option)
            style = "paper" if target.aside else "ink"
            made.append(Offer(option.key, target, label, self.help(option), "", self.idle(option), shortcut, style))
        return made

    @staticmethod
    def _digit(option: Option, number: int, counted: bool) -> str:
        """The key of a button: a number has its own, and where there are numbers nothing else has one."""
        digit = option.value if option.kind == "count" else "" if counted else str(number)
        return digit if len(digit) == 1 else ""

    def _smallest_at_once(self) -> list[Option]:
        """Of many stacks that can go at once only the largest are buttons: those save most clicks."""
        stacks = [option for option in self.prompt.options if self.target(option).at_once]
        return sorted(stacks, key=lambda option: -self.target(option).at_once)[MOST_AT_ONCE:]

    def _all(self) -> list[Option]:
        possible = *self.prompt.options, *map(Option, self.short_cuts)
        return [*possible, *(Option(key) for key in self.refused if key not in self.short_cuts)]

    def _label(self, option: Option) -> str:
        return self._kit.wording.label(option, self.prompt, self._session.state)

    # What an answer would do

    def idle(self, option: Option) -> str:
        """Why nothing would come of choosing it, where that is so; what is said on a button is a step to more."""
        somewhere = self.target(option).place in (BOARD, offers.CARD, offers.HAND)
        if not somewhere or option not in self.prompt.options or not self._preview.changes_nothing(option.key):
            return ""
        return self._kit.wording.idle(option, self.prompt, self._session.state)

    def price(self, option: Option) -> str:
        """What is paid for an answer of which nothing comes; empty for any other."""
        return self._preview.price(option.key) if self.idle(option) else ""

    def surprise(self, option: Option) -> str:
        """What is paid for an answer that does something at once though it seemed to lead on; empty for any other."""
        if not self._kit.previewing.is_surprising(option, self.prompt, self._preview.effects(option.key)):
            return ""
        return self._preview.price(option.key) or " · ".join(self.foreseen(option.key)[:2]) or tr("table.for_nothing")

    def label(self, option: Option) -> str:
        return self._label(option)

    def foreseen(self, key: str) -> list[str]:
        """What the answer would do, or why it is none, in plain words."""
        option = Option(key)
        if key in self.short_cuts:
            return [plain(self.help(option))] if self.help(option) else []
        if option not in self.prompt.options:
            return [plain(self.refused[key])] if key in self.refused else []
        idle = self.idle(option)
        lines = [*([plain(idle)] if idle else []), *(plain(line) for line in self._preview.words(key)[:PREVIEW_LINES])]
        if not lines:
            return [plain(self.help(option))] if self.help(option) else []
        totals = self._preview.totals(key)
        if totals:
            changes = (f"{tr(f'faction.{faction}')} {before} → {after}" for faction, (before, after) in totals.items())
            lines.append(tr("table.totals", changes=", ".join(changes)))
        return lines

    def hint(self, offer: Offer) -> list[str]:
        """For the tooltip over something that may be chosen, or may not."""
        if offer.reason:
            return [f"*{offer.reason}*"]
        help_text = self.help(Option(offer.option))
        foreseen = [line for line in self.foreseen(offer.option) if line != plain(help_text)]
        return [*([help_text] if help_text else []), *(f"→ {line}" for line in foreseen)]


def plain(text: str) -> str:
    """For places where nothing is set in bold."""
    return SECTION.sub(r"\1", text.replace("*", ""))
