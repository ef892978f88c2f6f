"""How the next question is put: to whom the screen goes, what was done since, and what is worth saying beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.questions import Role
from game.shell import sound
from game.shell.text import tr
from game.table.asking.first_sight import FirstSight
from game.table.panels.recap_panel import recap_lines
from game.table.scenes.hand_over import HandOverScene
from game.table.telling.sitters import called

if TYPE_CHECKING:
    from game.table.scene.table_scene import TableScene


class NextQuestion:
    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._reader = scene.secrecy.reader
        """The log is written for the eyes of this seat."""
        self._asked_last = ""
        """Somebody in this seat was asked last."""
        self._whose_turn = ""
        """This was said of who decides now."""
        self._first_sight = FirstSight(scene.kit.game.key, scene.kit.showing.words)

    def put(self) -> None:
        scene, prompt = self._scene, self._scene.session.prompt
        assert prompt is not None
        if scene.secrecy.must_hand_over(prompt):
            self.hand_over(prompt.seat, scene.invalidate)
        elif len(scene.session.people) > 1 and prompt.seat != self._asked_last:
            self._whose_turn = tr("hand_over.turn", who=self._who(prompt.seat))
            scene.app.tell(self._whose_turn, trouble=False)
        self._asked_last = prompt.seat
        self.mind_who_reads()
        if scene.app.top is not scene:
            return
        scene.pacing.asked()
        if Role.REACTION not in prompt.ask.role and self._recap(prompt.seat):
            return  # with the question it would be much for one frame
        scene.game_log.asked(len(scene.session.history))
        scene.forget_tooltip()
        scene.show_now()
        scene.table.ask(prompt)
        scene.table.refresh()
        scene.way_around.lead_to_question()
        if scene.adviser.goes_on() or scene.hands.answered_already(prompt):
            return
        page = scene.kit.asking.page(scene.app, prompt, scene.hands.answer)
        if page is not None:
            scene.app.push(page)
        elif scene.app.settings.tips and not scene.is_guided:
            self._explain_word()

    def answered(self) -> None:
        """Whoever has decided knew that it was their turn, and the next one may be somebody else's."""
        if self._whose_turn:
            self._scene.app.take_back(self._whose_turn)
            self._whose_turn = ""

    def mind_who_reads(self) -> None:
        """What was told to another than who reads now goes out of the log, and their secrets off the table."""
        scene = self._scene
        if scene.secrecy.reader != self._reader:
            self._reader = scene.secrecy.reader
            scene.table.log.begin(scene.game_log.again())
            scene.table.show(scene.secrecy.seen(scene.table.state))

    def hand_over(self, seat: str, then: Callable[[], None]) -> None:
        scene = self._scene
        scene.app.push(HandOverScene(scene.app, scene.kit, seat, self._who(seat), then))

    def _who(self, seat: str) -> str:
        """The person in that seat is called so, by name and colour."""
        return called(self._scene.session.names, seat)

    def _recap(self, seat: str) -> bool:
        """What the others have done since this player decided last is told once, and kept until there is more."""
        scene = self._scene
        if not scene.between.has_news:
            return False
        scene.between.has_news = False
        last = scene.way_back.last_decision_of(seat)
        deeds = scene.game_log.since(last, seat)
        if all(deed.seat in ("", seat) for deed in deeds):
            return False
        lines = recap_lines(deeds, scene.game_log.sentence, scene.kit.wording, scene.secrecy.reader)
        sound.play("turn")
        scene.table.recap.tell(lines, "recap.title" if last >= 0 else "recap.title.first")
        scene.table.show_recap(not scene.is_guided)
        return True

    def _explain_word(self) -> None:
        """What is seen on the board for the first time is explained beside the question, once and for all games."""
        app = self._scene.app
        word = self._first_sight.next(self._scene.table.state, app.settings.words_met)
        if word is not None and self._scene.table.explain(word):
            app.remember(words_met=(*app.settings.words_met, self._first_sight.name(word)))
