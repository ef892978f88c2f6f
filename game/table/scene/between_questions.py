"""What happens between an answer and the next question.

answer ─► the last one is on the disk ─► the session carries it out ─► playback shows and tells what happens
                                                                                      │
next question ◄─ the others have played, each told in turn ◄─ Done ends the turn ◄────┘
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.core.effects import Effect
from engine.core.prompts import DONE, Option
from game.shell import sound
from game.shell.text import tr
from game.table.asking.question import plain
from game.table.library.record import summary_of
from game.table.scene.menu import who_concedes
from game.table.telling import snapshots as moments
from game.table.telling.log_entry import LogEntry
from game.table.telling.snapshots import Snapshot
from game.table.thinking.considered import considered

if TYPE_CHECKING:
    from game.table.scene.table_scene import TableScene

IN_A_FRAME = 60
"""So many Effects of a long game are recalled between two frames."""


class Taken(NamedTuple):
    """An answer that waits for the disk; one that came `along` with the answer before it leaves nothing to choose."""

    option: str
    along: bool


class BetweenQuestions:
    def __init__(self, scene: TableScene) -> None:
        self.taken: Taken | None = None
        """This is what the player has chosen while the last decision was still being saved."""
        self.announced = False
        """True if what happens until the next decision has had a screen of its own."""
        self.has_news = True
        """True if something has been told since the player was asked last."""
        self._scene = scene
        self._end_is_told = False

    def forget(self) -> None:
        """Nothing is under way any longer."""
        self.taken, self.has_news, self._end_is_told = None, False, False

    # An answer is carried out

    def take(self, option: str, along: bool = False) -> None:
        """A kill may cost one decision alone: on a slow disk this one waits until the last has been saved."""
        scene = self._scene
        if not scene.keeper.is_kept():
            if self.taken is None:
                scene.table.prompt_bar.warn(tr("waiting.decision"))
            self.taken = Taken(option, along)
            return
        self.taken = None
        if scene.turn_end.asked and option == DONE.key:
            self.end_turn()
            return
        question = scene.table.question
        if question is None or Option(option) not in question.prompt.options:
            return
        self.leave_question()
        scene.hands.aim_at_nothing()
        scene.table.show_recap(False)
        scene.way_back.decided(question.prompt.ask, question.prompt.seat, along)
        self._play(self.choose(option))
        scene.keep()

    def choose(self, option: str) -> Sequence[Snapshot]:
        """The session makes the choice; returns what is seen at once, which ends with the player's turn."""
        scene, prompt = self._scene, self._scene.session.prompt
        assert prompt is not None
        if scene.app.settings.end_turns:
            return moments.choose(scene.session, option)
        return scene.turn_end.play(scene.session, prompt, option)

    def leave_question(self) -> None:
        """Whatever thinks about the position goes before the session leaves it, be it onwards or back."""
        self._scene.table.darken()
        self._scene.adviser.put_away()
        self._scene.lookout.leave()
        self._scene.next_question.answered()

    def _play(self, happened: Sequence[Snapshot]) -> None:
        self._scene.next_question.mind_who_reads()
        self.announced = False
        self._scene.playback.add(happened)
        self._scene.table.foresee(self._scene.session.state)

    # What happens is told

    def tell(self, moments: Sequence[Snapshot]) -> None:
        scene = self._scene
        if any(scene.kit.telling.ends_turn(moment.effect) for moment in moments):
            scene.picture.turn_over()
        self.has_news = True
        scene.forget_tooltip()
        entries = scene.game_log.tell(moments)
        for entry in entries:
            scene.table.log.add(entry)
        if entries and scene.game_log.actor in scene.session.people:
            bar = scene.table.prompt_bar
            (bar.report if scene.table.answered else bar.say)(plain(entries[-1].text))
        elif entries:
            self._recount(entries)
        if scene.pacing.held_up:
            scene.table.prompt_bar.say(tr("table.halted"))
        scene.heard(moments)

    def _recount(self, entries: Sequence[LogEntry]) -> None:
        """What somebody else does is told in the bar, beside the controls that hurry it."""
        scene, bar, actor = self._scene, self._scene.table.prompt_bar, self._scene.game_log.actor
        with bar.arranged_once():
            for entry in entries:
                if entry.heads:  # the sentence grows as the deed does
                    bar.ask(actor, plain(entry.text), [])
                elif entry.deed is None or (scene.playback.pace == "step" and not entry.explains):
                    bar.recount(actor, plain(entry.text))
            scene.table.offer_controls_of_bots()

    def announce(self, moment: Snapshot, to_come: Iterable[Effect]) -> bool:
        """One screen tells all that happens until the next decision."""
        scene = self._scene
        silent = (self.announced or scene.pacing.rushing) and not scene.kit.telling.is_news(moment.effect)
        screen = None if silent or scene.is_guided else scene.kit.telling.announce(scene.app, moment, to_come)
        if screen is None:
            return False
        self.announced = True
        scene.app.push(screen)
        return True

    # What comes next

    @property
    def busy(self) -> bool:
        return self.taken is not None or self._machine_thinks or self._next() is not None

    def go_on(self, dt: float) -> bool:
        """Everything has been played back: do what comes next. True if the screen has changed by it."""
        scene = self._scene
        if self.taken is not None:
            self.take(*self.taken)
        elif self._machine_thinks:
            self._let_think()
        elif scene.adviser.advice is not None:
            scene.adviser.think()
        elif scene.adviser.following is not None and scene.table.question is not None:
            if option := scene.adviser.answer_after(dt, scene.playback.speed):
                self.take(option)
        elif go_on := self._next():
            go_on()
            return True
        elif scene.lookout.thinks:
            scene.lookout.think()
        return False

    def _next(self) -> Callable[[], None] | None:
        """None if it is the player who has to do something."""
        scene = self._scene
        if scene.waits_for_guide:
            return None
        if scene.game_log.is_recalling:
            return self._recall
        if scene.turn_end.waits:
            return None if scene.turn_end.asked else self._ask_for_end
        if scene.session.over:
            return None if self._end_is_told else self._tell_end
        if scene.session.prompt is None:
            return None if scene.playback.paused else self._advance
        return self._ask if scene.table.question is None and not scene.machines.asked else None

    def _ask(self) -> None:
        self._scene.next_question.put()
        if self._scene.table.question is not None:
            self._scene.was_asked()

    def _recall(self) -> None:
        """A little more of a long game that was begun earlier; what is asked comes when all of it is in the log."""
        scene = self._scene
        scene.game_log.recall(IN_A_FRAME)
        if not scene.game_log.is_recalling:
            scene.table.log.begin(scene.game_log.again())

    # The turn ends

    def _ask_for_end(self) -> None:
        """The turn never ends by itself: the player sees what came of it, and says Done."""
        scene = self._scene
        scene.turn_end.asked = True
        scene.pacing.asked()
        scene.forget_tooltip()
        scene.table.ask_for_end(scene.game_log.actor or scene.way_back.seat or "")
        scene.adviser.goes_on()

    def end_turn(self) -> None:
        scene = self._scene
        scene.lookout.clear()
        scene.session.held = False
        scene.table.darken()
        scene.table.prompt_bar.ask(scene.table.prompt_bar.faction, tr("table.turn_ended"), [])
        self._play(scene.turn_end.let_go())
        scene.keep()

    # The others play

    def _advance(self) -> None:
        """One step of those who are not people."""
        self.begin_turn()
        self._scene.table.offer_controls_of_bots()
        if self._scene.pacing.instant:
            self._scene.pacing.hurry()

    def begin_turn(self) -> None:
        scene = self._scene
        self.announced = False
        scene.playback.add_turn(moments.advance(scene.session))
        scene.table.foresee(scene.session.state)

    @property
    def _machine_thinks(self) -> bool:
        scene = self._scene
        return scene.machines.asked and not scene.playback.paused and not scene.turn_end.waits

    def _let_think(self) -> None:
        """A machine thinks a slice between two frames; the bar says so, and is drawn again now and then."""
        scene, bar, prompt = self._scene, self._scene.table.prompt_bar, self._scene.session.prompt
        assert prompt is not None
        if scene.machines.think() and scene.keeper.is_kept():
            bar.think(None)
            self._machine_decides()
        elif bar.progress is None:
            bar.ask(prompt.seat, tr("thought.under_way", faction=tr(f"faction.{prompt.seat}")), [])
            scene.table.offer_controls_of_bots()
        if scene.machines.asked:
            bar.think(scene.machines.share)

    def _machine_decides(self) -> None:
        scene = self._scene
        scene.game_log.asked(len(scene.session.history))
        option, thought = scene.machines.decide()
        told = considered(scene.kit, scene.session, thought) if thought else []
        reasons = [Snapshot(effect, scene.session.state.copy()) for effect in told]
        self._play([*reasons, *moments.choose(scene.session, option.key)])
        scene.keep()
        if scene.playback.pace == "instant":
            scene.playback.skip()

    # The game ends

    def concede(self) -> None:
        """The game ends here, after all that has happened has been told."""
        scene, seat = self._scene, who_concedes(self._scene)
        scene.adviser.following = None
        self.leave_question()
        if scene.turn_end.waits:
            self.end_turn()
        scene.playback.skip()
        scene.machines.forget()
        scene.table.prompt_bar.think(None)
        scene.session.concede(seat)

    def _tell_end(self) -> None:
        scene = self._scene
        self._end_is_told, scene.pacing.rushing = True, False
        scene.show_now()
        if not scene.is_guided and not scene.is_guests:
            scene.keep()
            name, summary = scene.kit.wording.name_in_archive(scene.session), summary_of(scene.kit, scene.session)
            scene.keeper.keep_finished(name, scene.session.save(), summary, scene.picture.png)
            sound.play("victory")
        scene.table.tell_end()
        scene.finish()
