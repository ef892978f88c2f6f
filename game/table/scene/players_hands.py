"""What the player's hands do on the table: answer, point at an answer, carry a piece, try what cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.prompts import DONE, Option, Prompt
from engine.core.questions import Role
from game.shell import sound
from game.shell.text import tr
from game.table.asking.offers import BAR, BOARD, Hands, Target
from game.table.asking.question import plain
from game.table.asking.second_thoughts import SecondThoughts

if TYPE_CHECKING:
    from game.table.scene.table_scene import TableScene


class PlayersHands(Hands):
    def __init__(self, scene: TableScene) -> None:
        super().__init__(self._look_closer)
        self._scene = scene
        self._second_thoughts = SecondThoughts()
        self._aimed = ""
        """This option is pointed at."""
        self._aims_beside = False
        """True if that option is chosen elsewhere than on the board."""
        self._said_at_once: Sequence[str] = ()
        """A short cut has given these answers to questions that are still to be put."""
        self._taken_up = 0
        """So many decisions had been made before a piece was lifted."""
        self._why_not_there = ""
        """This is to be told of a piece that has gone back."""

    def forget(self) -> None:
        """Nothing has been said yet to questions that are still to be put."""
        self._said_at_once = ()

    # To answer

    def answer(self, option: str, along: bool = False) -> None:
        """The player chooses, or what comes `along` with the last choice; what is not on offer now is not heard."""
        scene = self._scene
        taken = scene.between.taken
        if taken is not None and taken.along and not along:
            return  # this question has its answer, which waits for the disk
        scene.adviser.following = None
        question = scene.table.question
        if question is not None and option in question.short_cuts:
            self._said_at_once = question.short_cuts[option]
            option = self._next_said(question.prompt)
        elif not along:
            self._said_at_once = ()
        careful = scene.app.settings.confirmations and not scene.is_guided
        warning = self._second_thoughts.about(question, option) if careful else ""
        if warning:
            scene.table.prompt_bar.warn(warning)
        else:
            scene.between.take(option, along)

    def answered_already(self, prompt: Prompt) -> bool:
        """Whether a click or a drag has answered this question, too, which is done now."""
        if implied_answer := self._implied_answer(prompt):
            self.answer(implied_answer, along=True)
            return True
        if self._why_not_there:
            self.refuse(self._why_not_there)
            self._why_not_there = ""
        return False

    def _implied_answer(self, prompt: Prompt) -> str:
        scene = self._scene
        if scene.table.pane.in_hand and prompt.ask.skipped_while_dragging:
            return DONE.key
        scene.table.pane.in_hand = False
        if len(scene.session.people) == 1 and len(prompt.options) == 1 and prompt.ask.asked_of_all:
            return prompt.options[0].key
        return scene.kit.asking.implied_answer(prompt, scene.table.view) or self._next_said(prompt)

    def _next_said(self, prompt: Prompt) -> str:
        """Of what was said at once, the next that answers this question; if none does, nothing of it counts."""
        said = self._said_at_once
        found = next((number for number, key in enumerate(said) if prompt.option(key) is not None), None)
        self._said_at_once = said[found + 1 :] if found is not None else ()
        return said[found] if found is not None else ""

    # To carry a piece

    def take_up(self, option: str) -> None:
        self._taken_up = len(self._scene.session.history)
        self.answer(option)

    def put_down(self, option: str, why_not: str) -> None:
        scene, question = self._scene, self._scene.table.question
        if question is None:
            return
        if option and Role.DESTINATION in question.prompt.ask.role:
            self.answer(option, along=True)
        else:
            scene.going_back.to(self._taken_up, scene.way_back.put_back)
            self._why_not_there = why_not

    # To try what cannot be

    def refuse(self, reason: str) -> None:
        if self._scene.table.question is not None or self._scene.turn_end.asked:
            sound.play("denied")
            self._scene.table.prompt_bar.warn(plain(reason))

    def pass_over(self, parts: Sequence[str]) -> None:
        question = self._scene.table.question
        if question is None:
            self.refuse(tr("table.turn_over"))
        elif said := self._scene.kit.asking.implied_answer(question.prompt, self._scene.table.view):
            self.answer(said)
        else:
            self.refuse(self._scene.kit.wording.no_answer(parts, question.prompt, self._scene.table.state))

    # To point

    def aim(self, before: str, option: str) -> None:
        """Something that may be answered is pointed at: show what it is about, and what it would do."""
        table, question = self._scene.table, self._scene.table.question
        if question is None or (not option and before != self._aimed):
            return
        self._aimed = option
        target = question.target(Option(option)) if option else Target()
        self._aims_beside = bool(option) and target.place != BOARD
        if target.place != BOARD:
            table.view.hover(target.about or target.brings_up)
        table.prompt_bar.say(" · ".join(question.foreseen(option)) if option else "")

    def aim_at_nothing(self) -> None:
        """What a button has brought up on the board goes with its question."""
        if self._aims_beside:
            self._scene.table.view.hover("")
        self._aimed, self._aims_beside = "", False

    def _look_closer(self, place: str, key: str) -> None:
        """What a seat keeps from the others at the same screen is looked up after that is handed over."""
        scene, question = self._scene, self._scene.table.question
        if place == BAR:
            scene.open_rules(question.section_of(key) if question and key else question.section if question else "")
            return
        state = scene.session.state
        seat = scene.kit.showing.seat_of(place, key)
        if scene.secrecy.reader == "" and seat in scene.session.people and scene.kit.showing.has_secret(seat, state):
            own = scene.kit.game.view(state, seat)
            scene.next_question.hand_over(seat, lambda: scene.look_at(place, key, own))
        else:
            scene.look_at(place, key, scene.table.state)
