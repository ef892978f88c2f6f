"""A prompt in words: what is asked, the answers that are buttons, and what each answer would do or why it cannot be."""

from __future__ import annotations

import re

from engine.core.prompts import DONE, Option, Prompt
from engine.people_power import PeoplePowerSession
from engine.people_power import effects as told
from game.people_power.board.preview import Preview
from game.people_power.board.prompt_bar import Answer
from game.people_power.wording import log_line, option_help, option_label, prompt_line, refusal_text, tip
from game.shell.text import tr

ON_PIECES = "move"
"""The kind of options that are a kind of piece in a space: `move:manila:troops`."""
TRANSFERS = ("give", "ask", "ask_for")
"""Options beside the turn's own, which do not end it; they look different from those."""
ON_SPACES = ("base", "civic_action")
"""Buttons about one space each; those that are not possible say why over their space."""
AT_ONCE = ("moves", "appeals")
"""Buttons for many like pieces of one space, beside a click for each; so many at most, those that save most clicks."""
MOST_AT_ONCE = 8
MANY_NUMBERS = 8
"""More numbers to choose from than this stand on their buttons without words, in order."""
PREVIEW_LINES = 6
"""So many changes are foretold at most."""
SECTION = re.compile(r"\[(\d+(?:\.\d+)*)\]")


class Question:
    def __init__(self, session: PeoplePowerSession, prompt: Prompt) -> None:
        self.prompt = prompt
        refusals = prompt.refused()
        self.refused = {refusal.option.key: refusal_text(refusal) for refusal in refusals}
        self._rules = {refusal.option.key: refusal.rule for refusal in refusals}
        self._session = session
        self._preview = Preview()

    @property
    def words(self) -> str:
        return prompt_line(self.prompt)

    @property
    def tip(self) -> str:
        return tip(self.prompt)

    @property
    def spaces(self) -> set[str]:
        return {option.value for option in self.prompt.options if option.kind == "space"}

    @property
    def pieces(self) -> set[tuple[str, str]]:
        return {piece_of(option) for option in self.prompt.options if option.kind == ON_PIECES}

    @property
    def sides(self) -> set[str]:
        return {option.value for option in self.prompt.options if option.kind == "event"}

    @property
    def refused_sides(self) -> dict[str, str]:
        return {key.partition(":")[2]: why for key, why in self.refused.items() if key.startswith("event:")}

    @property
    def done(self) -> str:
        """The words for being done; empty where that is no answer."""
        return option_label(DONE, self.prompt, self._session.state) if DONE in self.prompt.options else ""

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
        return option_help(option, self.prompt, self._session.state)

    def answers(self, *, with_event: bool) -> list[Answer]:
        """The options that are buttons, and those that would be if they were possible."""
        on_board = ("space", "done", ON_PIECES, *(() if with_event else ("event",)))
        hidden = self._smallest_at_once()
        options = [option for option in self.prompt.options if option.kind not in on_board and option not in hidden]
        many_numbers = sum(option.kind == "count" for option in options) > MANY_NUMBERS
        if many_numbers:
            options.sort(key=lambda option: int(option.value) if option.kind == "count" else -1)
        answers = []
        for number, option in enumerate(options, 1):
            label = self._label(option, just_the_number=many_numbers)
            shortcut = str(number) if number <= 9 and not many_numbers else ""
            style = "paper" if option.kind in TRANSFERS else "ink"
            answers.append(Answer(option.key, label, self.help(option), "", shortcut, style))
        for key, why in self.refused.items():
            if Option(key).kind not in (*on_board, *ON_SPACES):
                answers.append(Answer(key, self._label(Option(key)), "", why))
        return answers

    def _smallest_at_once(self) -> list[Option]:
        several = [option for option in self.prompt.options if option.kind in AT_ONCE]
        return sorted(several, key=lambda option: -int(option.value.rpartition(":")[2]))[MOST_AT_ONCE:]

    def foreseen(self, key: str) -> list[str]:
        """What the answer would do, or why it is none, in plain words."""
        option = Option(key)
        if option not in self.prompt.options:
            return [plain(self.refused[key])] if key in self.refused else []
        lines = self._preview.words(self._session, option, self._in_words)[:PREVIEW_LINES]
        if not lines:
            return [plain(self.help(option))] if self.help(option) else []
        totals = self._preview.totals(self._session, option)
        if totals:
            changes = (f"{tr(f'faction.{faction}')} {before} → {after}" for faction, (before, after) in totals.items())
            lines.append(tr("table.totals", changes=", ".join(changes)))
        return lines

    def hint(self, space: str, piece: str) -> list[str]:
        """For the tooltip over a space, and over a kind of piece in it."""
        keys = (f"{ON_PIECES}:{space}:{piece}", f"space:{space}", *(f"{kind}:{space}" for kind in ON_SPACES))
        key = next((key for key in keys[:2] if self.prompt.option(key)), "")
        if not key:
            return [f"*{self.refused[key]}*" for key in keys if key in self.refused]
        help_text = self.help(Option(key))
        return [*([help_text] if help_text else []), *(f"→ {line}" for line in self.foreseen(key))]

    def _label(self, option: Option, *, just_the_number: bool = False) -> str:
        """Short where there may be many."""
        if just_the_number and option.kind == "count":
            return option.value
        if option.kind in TRANSFERS:
            return tr(f"table.{option.kind}", faction=tr(f"faction.{option.value}.short"))
        return option_label(option, self.prompt, self._session.state)

    def _in_words(self, effect: told.Effect) -> str:
        entry = log_line(effect)
        return plain(entry.text) if entry else ""


def piece_of(option: Option) -> tuple[str, str]:
    space, _, piece = option.value.partition(":")
    return space, piece


def plain(text: str) -> str:
    """For places where nothing is set in bold."""
    return SECTION.sub(r"\1", text.replace("*", ""))
