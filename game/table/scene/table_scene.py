"""A game that is played on the table, from decision to decision.

It knows no rules. It lights up what the session offers, hands the player's choice over, and plays back what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import pygame

from engine.core.effects import Effect
from engine.core.errors import SaveError
from engine.core.prompts import DONE, Option, Prompt
from engine.core.questions import Role
from engine.core.session import Session
from game.shell import sound
from game.shell.app import App
from game.shell.drawable import drawable
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.scenes.help import HelpScene
from game.shell.text import tr
from game.shell.widgets.log_list import LogLine
from game.table.asking.first_sight import FirstSight
from game.table.asking.offers import BAR, BOARD, Offer, Target
from game.table.asking.question import plain
from game.table.asking.second_thoughts import SecondThoughts
from game.table.asking.turn_end import TurnEnd
from game.table.asking.way_back import WayBack
from game.table.kit.kit import Kit
from game.table.library.record import summary_of
from game.table.panels.recap_panel import recap_lines
from game.table.scene.arrangement import table_look
from game.table.scene.controls import Controls
from game.table.scene.keeping import Keeper
from game.table.scene.menu import ask_whether_to_concede, game_menu
from game.table.scene.play_table import PlayTable
from game.table.scene.thumbnail import TurnPicture
from game.table.scene.way_around import WayAround
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.scenes.replay import ReplayScene
from game.table.telling import snapshots as moments
from game.table.telling.game_log import GameLog
from game.table.telling.log_entry import LogEntry
from game.table.telling.pacing import Pacing
from game.table.telling.playback import Playback
from game.table.telling.secrecy import Secrecy
from game.table.telling.snapshots import Snapshot, State
from game.table.thinking.advice import Advice
from game.table.thinking.adviser import Adviser
from game.table.thinking.considered import considered
from game.table.thinking.machines import Machines

IN_A_FRAME = 60
"""Effects of a long game that are recalled between two frames."""


class Taken(NamedTuple):
    """An answer that waits for the disk; one that came `along` with the answer before it leaves nothing to choose."""

    option: str
    along: bool


class TableScene(Scene):
    heavy = True
    music = "play"
    opens_recap = True
    """Whether what the others have done is shown before the player is asked again."""
    gives_tips = True
    """Whether a sentence for newcomers stands beside each question, if the player wishes it."""
    asks_twice = True
    """Whether a click that only costs, or does more than it seems, is answered with its price first."""
    is_kept = True
    """Whether every decision is saved."""

    def __init__(self, app: App, kit: Kit, session: Session[Any]) -> None:
        super().__init__(app)
        self.kit = kit
        self.session = session
        self.secrecy = Secrecy(kit, session)
        self._reader = self.secrecy.reader
        """For whose eyes the log is written."""
        self.table = PlayTable(kit, session, self.secrecy)
        self.way_around = WayAround(self.table, self)
        self.focus = self.way_around.focus
        self.playback = Playback(kit, self.table, self, self.secrecy, session.people)
        self.way_back = WayBack(kit, session)
        self.turn_end = TurnEnd(kit)
        self._take_up_turn()
        self._second_thoughts = SecondThoughts()
        self.game_log = GameLog(kit, session, self.secrecy, self.turn_end.untold)
        self.machines = Machines(kit, session)
        self.pacing = Pacing(session, self.playback, self.machines, self.table, self._begin_turn)
        self.adviser = Adviser(kit, session, self.table, self.invalidate)
        self.keeper = Keeper(app.store)
        self._first_sight = FirstSight(kit.game.key, kit.showing.words)
        self._picture = TurnPicture()
        self._aimed = ""
        """The option that is pointed at."""
        self._aims_beside = False
        """Whether that option is chosen elsewhere than on the board."""
        self._covered: Sequence[pygame.Rect] | None = None
        """What lay over the table in the last frame."""
        self._announced = False
        """Whether what happens until the next decision has had a screen of its own."""
        self._end_is_told = False
        self._recap_goes = False
        """With the click that is under way."""
        self._taken: Taken | None = None
        """What the player has chosen while the last decision was still being saved."""
        self._taken_up = 0
        """How many decisions had been made before a piece was lifted."""
        self._asked_last = ""
        """In whose seat somebody was asked last."""
        self._why_not_there = ""
        """To be told of a piece that has gone back."""
        self._said_at_once: Sequence[str] = ()
        """Answers that a short cut has given to questions that are still to be put."""
        self._news = True
        """Whether something has been told since the player was asked last."""

    # The screen

    def build(self) -> None:
        self.controls = Controls(self, self.pacing, self.way_back, self.playback)
        self.adviser.forget()
        self.table.build(self, self.adviser, self.controls)
        self.add(*self.table.widgets)
        self.table.log.begin(self.game_log.again())

    @property
    def look(self) -> Look:
        return table_look(self.app.look)

    def layout(self, size: tuple[int, int]) -> None:
        for _ in self.laying_out(size):
            pass

    def laying_out(self, size: tuple[int, int]) -> Iterator[None]:
        self.table.show_tips(self.gives_tips and self.app.settings.tips)
        self.controls.with_hint = self.adviser.knows_the_game and self.app.settings.hints
        yield from self.table.laying_out(size, self.look, self.kit.palette(self.app))

    def painting(self, size: tuple[int, int]) -> Iterator[None]:
        yield from self.table.painting(size)

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface, self._covered if self.app.drawn_by is self else None)
        self.adviser.draw(surface)
        self.playback.draw(surface)
        self.focus.draw(surface, self.look)
        self._covered = self._drawn_over()
        asked = self.table.question is not None and self.app.top is self
        if asked and not self._picture.take(surface, self.table.pane.rect):
            self.invalidate()

    def _drawn_over(self) -> Sequence[pygame.Rect] | None:
        """Where in this frame something lies over the table; None if that may be anywhere."""
        return None if self.adviser.shows_plan or self.focus.is_framed else self.playback.extent

    def resume(self) -> None:
        self.table.show_tips(self.gives_tips and self.app.settings.tips)
        wanted = self.adviser.knows_the_game and self.app.settings.hints
        if wanted != self.controls.with_hint:
            self.layout(self.app.size)
        self.invalidate()

    def leave(self) -> None:
        self.keeper.finish()

    # Time

    @property
    def waits_for_disk(self) -> bool:
        """Whether an answer was given that counts as soon as the one before it is saved."""
        return self._taken is not None

    @property
    def busy(self) -> bool:
        playing = (not self.playback.idle and not self.playback.waiting) or self.playback.scores.flying
        thinks = self._machine_thinks or self.adviser.busy
        return super().busy or playing or self.waits_for_disk or thinks or self._next() is not None

    def update(self, dt: float) -> bool:
        changed, self._dirty = self._dirty, False
        changed = self.table.update(dt) or changed
        changed = self.tooltip.update(dt) or changed
        complaint = self.keeper.complaint()
        if complaint:
            self.app.tell(complaint)
        if self.app.top is not self:
            return changed
        settings = self.app.settings
        self.playback.speed, self.playback.pace = settings.animation_factor, settings.bot_pace
        self.playback.drama = settings.drama and settings.bot_pace != "instant"
        was_idle = self.playback.idle  # the frame in which all has been told has enough to do without what follows
        changed = self.playback.update(dt) or changed
        if self.app.top is not self or not was_idle:
            return changed
        if self._taken is not None:
            self._take(*self._taken)
        elif self._machine_thinks:
            self._let_think()
        elif self.advice is not None:
            self.adviser.think()
        elif self.adviser.following is not None and self.table.question is not None:
            if option := self.adviser.answer_after(dt, self.playback.speed):
                self._take(option)
        elif go_on := self._next():
            go_on()
            changed = True
        return changed

    def _next(self) -> Callable[[], None] | None:
        """What is to be done once everything has been played back; None if the player is to do something."""
        if self.game_log.is_recalling:
            return self._recall
        if self.turn_end.waits:
            return None if self.turn_end.asked else self._ask_for_end
        if self.session.over:
            return None if self._end_is_told else self._tell_end
        if self.session.prompt is None:
            return None if self.playback.paused else self._advance
        return self._present if self.table.question is None and not self.machines.asked else None

    @property
    def _machine_thinks(self) -> bool:
        return self.machines.asked and not self.playback.paused and not self.turn_end.waits

    def _let_think(self) -> None:
        """A slice of a machine's thinking between two frames; the bar says so, and is drawn again now and then."""
        prompt = self.session.prompt
        assert prompt is not None
        bar = self.table.prompt_bar
        if self.machines.think() and self.keeper.is_kept():
            bar.think(None)
            self._machine_decides()
        elif bar.progress is None:
            bar.ask(prompt.seat, tr("thought.under_way", faction=tr(f"faction.{prompt.seat}")), [])
            self.table.offer_controls_of_bots()
        if self.machines.asked:
            bar.think(self.machines.share)

    def _machine_decides(self) -> None:
        self.game_log.asked(len(self.session.history))
        option, thought = self.machines.decide()
        told = considered(self.kit, self.session, thought) if thought else []
        reasons = [Snapshot(effect, self.session.state.copy()) for effect in told]
        self._play([*reasons, *moments.choose(self.session, option.key)])
        self._keep()
        if self.playback.pace == "instant":
            self.playback.skip()

    def _advance(self) -> None:
        """One step of those who are not people."""
        self._begin_turn()
        self.table.offer_controls_of_bots()
        if self.pacing.instant:
            self.pacing.hurry()

    def _recall(self) -> None:
        """A little more of a long game that was begun earlier; what is asked comes when all of it is in the log."""
        self.game_log.recall(IN_A_FRAME)
        if not self.game_log.is_recalling:
            self.table.log.begin(self.game_log.again())

    def _begin_turn(self) -> None:
        self._announced = False
        self.playback.add_turn(moments.advance(self.session))
        self.table.foresee(self.session.state)

    def _play(self, happened: Sequence[Snapshot]) -> None:
        self._mind_who_reads()
        self._announced = False
        self.playback.add(happened)
        self.table.foresee(self.session.state)

    def _tell_end(self) -> None:
        self._end_is_told, self.pacing.rushing = True, False
        self._show_now()
        self._keep()
        name, summary = self.kit.wording.name_in_archive(self.session), summary_of(self.kit, self.session)
        self.keeper.keep_finished(name, self.session.save(), summary, self._picture.png)
        self.table.tell_end()
        sound.play("victory")
        self.app.push(GameOverScene(self.app, self.kit, self.session, self._open_branch))

    def _show_now(self) -> None:
        """Everything that has happened has been told."""
        self.table.show(self.secrecy.seen(self.session.state))

    # What playback tells

    def tell(self, moments: Sequence[Snapshot]) -> None:
        if any(self.kit.telling.ends_turn(moment.effect) for moment in moments):
            self._picture.turn_over()
        self._news = True
        self._forget_tooltip()
        entries = self.game_log.tell(moments)
        for entry in entries:
            self.table.log.add(entry)
        if entries and self.game_log.actor in self.session.people:
            bar = self.table.prompt_bar
            (bar.report if self.table.answered else bar.say)(plain(entries[-1].text))
        elif entries:
            self._recount(entries)

    def _recount(self, entries: Sequence[LogEntry]) -> None:
        """What somebody else does, who can be hurried."""
        bar, actor = self.table.prompt_bar, self.game_log.actor
        with bar.arranged_once():
            for entry in entries:
                if entry.heads:  # the sentence grows as the deed does
                    bar.ask(actor, plain(entry.text), [])
                elif entry.deed is None or (self.playback.pace == "step" and not entry.explains):
                    bar.recount(actor, plain(entry.text))
            self.table.offer_controls_of_bots()

    def _forget_tooltip(self) -> None:
        """What it told of a place may be so no longer; the next move of the mouse asks again."""
        if self.tooltip.hide():
            self.invalidate()

    def announce(self, moment: Snapshot, to_come: Iterable[Effect]) -> bool:
        """One screen tells all that happens until the next decision."""
        silent = (self._announced or self.pacing.rushing) and not self.kit.telling.is_news(moment.effect)
        screen = None if silent else self.kit.telling.announce(self.app, moment, to_come)
        if screen is None:
            return False
        self._announced = True
        self.app.push(screen)
        return True

    # Decisions

    def _present(self) -> None:
        prompt = self.session.prompt
        assert prompt is not None
        if self.secrecy.must_hand_over(prompt):
            self._hand_over(prompt.seat, self.invalidate)
        elif len(self.session.people) > 1 and prompt.seat != self._asked_last:
            self.app.tell(tr("hand_over.turn", who=self._who(prompt.seat)), trouble=False)
        self._asked_last = prompt.seat
        self._mind_who_reads()
        if self.app.top is not self:
            return
        self.pacing.asked()
        if Role.REACTION not in prompt.ask.role and self._recap(prompt.seat):
            return  # with the question it would be much for one frame
        self.game_log.asked(len(self.session.history))
        self._forget_tooltip()
        self._show_now()
        self.table.ask(prompt)
        self.table.refresh()
        self.way_around.lead_to_question()
        if self.adviser.goes_on():
            return
        if implied_answer := self._foregone(prompt):
            self.answer(implied_answer, along=True)
            return
        if self._why_not_there:
            self.refuse(self._why_not_there)
            self._why_not_there = ""
        page = self.kit.asking.page(self.app, prompt, self.answer)
        if page is not None:
            self.app.push(page)
        elif self.gives_tips and self.app.settings.tips:
            self._explain_word()

    def _mind_who_reads(self) -> None:
        """What was told to another than who reads now goes out of the log, and their secrets off the table."""
        if self.secrecy.reader != self._reader:
            self._reader = self.secrecy.reader
            self.table.log.begin(self.game_log.again())
            self.table.show(self.secrecy.seen(self.table.state))

    def _hand_over(self, seat: str, then: Callable[[], None]) -> None:
        self.app.push(HandOverScene(self.app, self.kit, seat, self._who(seat), then))

    def _who(self, seat: str) -> str:
        """As the person in that seat is called, and by its colour."""
        faction, name = tr(f"faction.{seat}"), drawable(self.session.names.get(seat, ""))
        return tr("hand_over.named", name=name, faction=faction) if name else faction

    def _explain_word(self) -> None:
        """What is seen on the board for the first time is explained beside the question, once and for all games."""
        settings = self.app.settings
        word = self._first_sight.next(self.table.state, settings.words_met)
        if word is not None and self.table.explain(word):
            self.app.remember(words_met=(*settings.words_met, self._first_sight.name(word)))

    def _foregone(self, prompt: Prompt) -> str:
        """The answer that the player has given already, by a click or by a drag."""
        if self.table.pane.in_hand and prompt.ask.skipped_while_dragging:
            return DONE.key
        self.table.pane.in_hand = False
        if len(self.session.people) == 1 and len(prompt.options) == 1 and prompt.ask.asked_of_all:
            return prompt.options[0].key
        return self.kit.asking.implied_answer(prompt, self.table.view) or self._next_said(prompt)

    def _next_said(self, prompt: Prompt) -> str:
        """Of what was said at once, the next that answers this question; if none does, nothing of it counts."""
        said = self._said_at_once
        found = next((number for number, key in enumerate(said) if prompt.option(key) is not None), None)
        self._said_at_once = said[found + 1 :] if found is not None else ()
        return said[found] if found is not None else ""

    def _recap(self, seat: str) -> bool:
        """What the others have done since this player decided last; told once, and kept until there is more."""
        if not self._news:
            return False
        self._news = False
        last = self.way_back.last_decision_of(seat)
        deeds = self.game_log.since(last, seat)
        if all(deed.seat in ("", seat) for deed in deeds):
            return False
        lines = recap_lines(deeds, self.game_log.sentence, self.kit.wording, self.secrecy.reader)
        sound.play("turn")
        self.table.recap.tell(lines, "recap.title" if last >= 0 else "recap.title.first")
        self.table.show_recap(self.opens_recap)
        return True

    def option_rects(self) -> dict[str, pygame.Rect]:
        """Where a click in the middle chooses an option of the prompt, for those that are on the screen."""
        return self.table.option_rects() if self.app.top is self and not self.waits_for_disk else {}

    def answer(self, option: str, along: bool = False) -> None:
        """The player chooses, or what comes `along` with the last choice; what is not on offer now is not heard."""
        if self._taken is not None and self._taken.along and not along:
            return  # this question has its answer, which waits for the disk
        self.adviser.following = None
        question = self.table.question
        if question is not None and option in question.short_cuts:
            self._said_at_once = question.short_cuts[option]
            option = self._next_said(question.prompt)
        elif not along:
            self._said_at_once = ()
        careful = self.asks_twice and self.app.settings.confirmations
        warning = self._second_thoughts.about(question, option) if careful else ""
        if warning:
            self.table.prompt_bar.warn(warning)
        else:
            self._take(option, along)

    def refuse(self, reason: str) -> None:
        if self.table.question is not None or self.turn_end.asked:
            sound.play("denied")
            self.table.prompt_bar.warn(plain(reason))

    def pass_over(self, parts: Sequence[str]) -> None:
        question = self.table.question
        if question is None:
            self.refuse(tr("table.turn_over"))
        else:
            self.refuse(self.kit.wording.no_answer(parts, question.prompt, self.table.state))

    def _take(self, option: str, along: bool = False) -> None:
        """A kill may cost one decision alone: on a slow disk this one waits until the last has been saved."""
        if not self.keeper.is_kept():
            if self._taken is None:
                self.table.prompt_bar.warn(tr("waiting.decision"))
            self._taken = Taken(option, along)
            return
        self._taken = None
        if self.turn_end.asked and option == DONE.key:
            self._end_turn()
            return
        question = self.table.question
        if question is None or Option(option) not in question.prompt.options:
            return
        self._leave_question()
        self._aim_at_nothing()
        self.table.show_recap(False)
        self.way_back.decided(question.prompt.ask, question.prompt.seat, along)
        self._play(self._choose(option))
        self._keep()

    def _leave_question(self) -> None:
        """Whatever thinks about the position goes before the session leaves it, be it onwards or back."""
        self.table.darken()
        self.adviser.put_away()

    def _take_up_turn(self) -> None:
        """A turn that was over when the game was left, and that its player has not ended."""
        session = self.session
        left = self.turn_end.take_up(session) if session.held and not self.app.settings.end_turns else None
        session.held = left is not None
        if left is not None:
            state, self.way_back.seat = left
            self.table.shown.state = self.secrecy.seen(state)

    def _choose(self, option: str) -> Sequence[Snapshot]:
        """The session makes the choice; returns what is seen at once, which ends with the player's turn."""
        prompt = self.session.prompt
        assert prompt is not None
        if self.app.settings.end_turns:
            return moments.choose(self.session, option)
        return self.turn_end.play(self.session, prompt, option)

    def _ask_for_end(self) -> None:
        """The turn never ends by itself: the player sees what came of it, and says Done."""
        self.turn_end.asked = True
        self.pacing.asked()
        self._forget_tooltip()
        self.table.ask_for_end(self.game_log.actor or self.way_back.seat or "")
        self.adviser.goes_on()

    def _end_turn(self) -> None:
        self.session.held = False
        self.table.darken()
        self.table.prompt_bar.ask(self.table.prompt_bar.faction, tr("table.turn_ended"), [])
        self._play(self.turn_end.let_go())
        self._keep()

    def _keep(self) -> None:
        """Written at every decision, so that a crash costs at most one."""
        if self.is_kept:
            self.keeper.keep(self.session.save(), summary_of(self.kit, self._on_table), self._picture.png)

    @property
    def _on_table(self) -> Session[Any]:
        """The game as it is seen: without what is held back."""
        return self.session.at(len(self.session.history) - 1) if self.turn_end.waits else self.session

    # The hint

    @property
    def advice(self) -> Advice | None:
        """That lies on the table, or is being thought about."""
        return self.adviser.advice

    def ask_for_hint(self) -> None:
        self.adviser.ask_for_hint()

    # The way back

    def undo(self) -> None:
        self._return_to(self.way_back.undo())

    def redo(self) -> None:
        """All that was taken back at once is there again at once."""
        if self.table.question is None or not self.way_back.redo():
            return
        undone = self.way_back.bring_again()
        self._clear_table()
        seen = self.session.state.copy()
        for option in undone.answers:
            while self.session.prompt is None:
                self._retell(moments.advance(self.session))
            self.game_log.asked(len(self.session.history))
            happened = self._choose(option)
            self._retell(happened)
            seen = happened[-1].state if happened else seen
            if not undone.held or self.session.place != undone.place:
                self._retell(self.turn_end.let_go())
                self.session.held = False
        while self.session.place != undone.place:
            self._retell(moments.advance(self.session))
        self._lay_table(seen if self.turn_end.waits else self.session.state)

    def _retell(self, happened: Sequence[Snapshot]) -> None:
        """What has been seen before is told without being shown."""
        self.game_log.tell(happened)

    def take_up(self, option: str) -> None:
        self._taken_up = len(self.session.history)
        self.answer(option)

    def put_down(self, option: str, why_not: str) -> None:
        question = self.table.question
        if question is None:
            return
        if option and Role.DESTINATION in question.prompt.ask.role:
            self.answer(option, along=True)
        else:
            self._return_to(self._taken_up, self.way_back.put_back)
            self._why_not_there = why_not

    def cancel(self) -> None:
        self._return_to(self.way_back.cancel())

    def restart_turn(self) -> None:
        self._return_to(self.way_back.restart_turn())

    def _return_to(self, decision: int | None, go: Callable[[int], None] | None = None) -> None:
        if decision is None:
            return
        self._clear_table()
        (go or self.way_back.take_back)(decision)
        self.game_log.forget_after(decision)
        self._lay_table(self.session.state)

    def _clear_table(self) -> None:
        """Whatever is under way or asked on it is so no longer."""
        self.adviser.following = None
        self._said_at_once = ()
        self._leave_question()
        self._taken = None
        self.playback.clear()
        self.turn_end.forget()
        self._news = False
        self.table.show_recap(False)
        self.playback.paused = self._end_is_told = False
        self.machines.forget()
        self.table.prompt_bar.think(None)

    def _lay_table(self, state: State) -> None:
        """As it was at another moment of the game."""
        self.table.log.begin(self.game_log.again())
        self.table.restart(self.secrecy.seen(state))
        self._keep()

    # The log

    def follow_log(self, entry: LogEntry) -> None:
        """To the part of the board or the rule that a line is about."""
        if entry.part:
            self.table.view.reveal(entry.part)
            self.table.view.hover(entry.part)
        elif entry.rule:
            self._open_rules(entry.rule)

    def toggle_log(self) -> None:
        self.table.toggle_log()

    def toggle_recap(self) -> None:
        if not self.table.recap.worth_showing:
            self.table.recap.tell([LogLine(tr("recap.empty"))])
        self.table.show_recap(not self.table.recapping)

    def point_at(self, part: str) -> None:
        """A line of the recap is pointed at."""
        self.table.view.hover(part)

    # The mouse and the keys

    def handle(self, event: pygame.event.Event) -> bool:
        for shortcut, command in (("Ctrl+Z", self.undo), ("Ctrl+Y", self.redo)):
            if is_pressed(shortcut, event):
                command()
                return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self._explain(event.pos):
            return True
        if self.way_around.tell_why_not(event) or self.way_around.go_to_board(event):
            self.invalidate()
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed and self.table.recapping:
            bar = self.table.prompt_bar
            under_bar = bar.rect.collidepoint(event.pos)
            # Where the controls of the bots were a moment ago, a late click on them must not cost the recap.
            beside_buttons = under_bar and not any(button.rect.collidepoint(event.pos) for button in bar.all_buttons)
            self._recap_goes = not beside_buttons and not self.table.controls.recap.rect.collidepoint(event.pos)
            if self.table.recap.rect.collidepoint(event.pos) and not under_bar:
                return True
        if self._recap_goes and event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._recap_goes = False
            used = super().handle(event)
            self.table.show_recap(False)
            return used
        if pressed and not self.playback.idle and not self.table.is_on_control(event.pos):
            self._hurry()
            return True
        return super().handle(event) or self._enter_declines_nothing(event)

    def _enter_declines_nothing(self, event: pygame.event.Event) -> bool:
        """It is often pressed without thinking."""
        question = self.table.question
        if question is None or not question.done or not self.kit.asking.gives_up(question.prompt):
            return False
        if not is_pressed("Enter", event):
            return False
        self.refuse(tr("table.enter_declines_nothing", done=question.done))
        return True

    def _explain(self, position: tuple[int, int]) -> bool:
        """The rules of the answer under the mouse, be it possible or not."""
        key = self.table.answer_at(position)
        if key and self.table.question is not None:
            self.inspect(BAR, key)
        return bool(key and self.table.question is not None)

    def _hurry(self) -> None:
        """A person's own deed is over with one click; of a non-player's, what is being told."""
        if self.game_log.actor in self.session.people:
            self.playback.skip()
        else:
            self.playback.finish()
        self.invalidate()

    def aim(self, before: str, option: str) -> None:
        """Something that may be answered is pointed at: show what it is about, and what it would do."""
        question = self.table.question
        if question is None or (not option and before != self._aimed):
            return
        self._aimed = option
        target = question.target(Option(option)) if option else Target()
        self._aims_beside = bool(option) and target.place != BOARD
        if target.place != BOARD:
            self.table.view.hover(target.about or target.brings_up)
        self.table.prompt_bar.say(" · ".join(question.foreseen(option)) if option else "")

    def _aim_at_nothing(self) -> None:
        """What a button has brought up on the board goes with its question."""
        if self._aims_beside:
            self.table.view.hover("")
        self._aimed, self._aims_beside = "", False

    def hint(self, position: tuple[int, int]) -> str:
        table = self.table
        if not table.pane.rect.collidepoint(position) or table.prompt_bar.rect.collidepoint(position):
            return super().hint(position)
        parts = table.view.at(position)
        if not parts or table.pane.carries:
            return ""
        offer = table.pane.offer_at(position)
        lines = [] if self._is_told(offer, parts[-1]) else self._told_of(offer, parts[-1])
        if table.question is not None and offer is not None:
            lines += table.question.hint(offer)
        return "\n".join(lines)

    def _told_of(self, offer: Offer | None, part: str) -> list[str]:
        """Of a piece that may be chosen little is said, so that the others that may be are not hidden behind it."""
        wording, table = self.kit.wording, self.table
        piece = wording.piece(offer.target.key, table.state) if offer is not None and offer.target.key != part else []
        return piece or wording.part(part, table.state, table.players)

    def _is_told(self, offer: Offer | None, part: str) -> bool:
        """Whether more is told already of something smaller than that part which may be chosen there."""
        chosen = offer.target.key if offer is not None else part
        return chosen != part and self.kit.showing.tooltip_avoids(self.table.view, chosen) is not None

    def explained(self, position: tuple[int, int]) -> pygame.Rect | None:
        table = self.table
        if not table.pane.rect.collidepoint(position) or table.prompt_bar.rect.collidepoint(position):
            return super().explained(position)
        parts = table.view.at(position)
        return table.view.extent(parts[-1]) if parts else None

    def tooltip_avoids(self, position: tuple[int, int]) -> Sequence[pygame.Rect]:
        """The question, where on the board more is told, and the sheets: rather over the board than over them."""
        table = self.table
        parts = table.view.at(position) if table.pane.rect.collidepoint(position) else ()
        offer = table.pane.offer_at(position) if parts else None
        keys = [*parts[-1:], *([offer.target.key] if offer else [])]
        told = [more for key in keys if (more := self.kit.showing.tooltip_avoids(table.view, key))]
        sheets = [sheet.rect for sheet in table.sheets if sheet.visible and not sheet.rect.collidepoint(position)]
        return [table.prompt_bar.rect, *told, *sheets]

    def place_notice(self, rect: pygame.Rect) -> None:
        """On the board, under the lines that are read over it."""
        board = self.table.pane.rect
        rect.midtop = board.centerx, board.top + self.look.px(8)

    def back(self) -> None:
        self.open_menu()

    # Other screens

    def open_help(self) -> None:
        """At the section that the question is about, if there is one."""
        self._open_rules(self.table.question.section if self.table.question else "")

    def _open_rules(self, section: str) -> None:
        self.app.push(HelpScene(self.app, section))

    def open_menu(self) -> None:
        seen, picture, kept = self._on_table, self._picture.png, self.is_kept
        concede = self._ask_whether_to_concede if kept and self._who_concedes else None
        saved = self.keeper.finish
        self.app.push(
            game_menu(self.app, self.kit, self.session, seen, picture, self._open_replay, kept, concede, saved)
        )

    @property
    def _who_concedes(self) -> str:
        """The person who is asked or, of several, who decided last; empty if nobody can."""
        people, prompt = self.session.people, self.session.prompt
        if self.session.over or not people:
            return ""
        asked = prompt.seat if prompt else self.way_back.seat
        return asked if asked in people else min(people)

    def _ask_whether_to_concede(self) -> None:
        self.app.push(ask_whether_to_concede(self.app, self._who_concedes, self._concede))

    def _concede(self) -> None:
        """The game ends here, after all that has happened has been told."""
        seat = self._who_concedes
        self.adviser.following = None
        self._leave_question()
        if self.turn_end.waits:
            self._end_turn()
        self.playback.skip()
        self.machines.forget()
        self.table.prompt_bar.think(None)
        self.session.concede(seat)

    def inspect(self, place: str, key: str) -> None:
        """What a seat keeps from the others at the same screen is looked up after that is handed over."""
        if place == BAR:
            question = self.table.question
            self._open_rules(question.section_of(key) if question and key else question.section if question else "")
            return
        state, reader = self.session.state, self.secrecy.reader
        seat = self.kit.showing.seat_of(place, key)
        if reader == "" and seat in self.session.people and self.kit.showing.has_secret(seat, state):
            own = self.kit.game.view(state, seat)
            self._hand_over(seat, lambda: self._look_at(place, key, own))
        else:
            self._look_at(place, key, self.table.state)

    def _look_at(self, place: str, key: str, state: State) -> None:
        scene = self.kit.showing.inspect(self.app, place, key, state)
        if scene is not None:
            self.app.push(scene)

    def _open_replay(self) -> None:
        self.app.push(ReplayScene(self.app, self.kit, self.session, self._open_branch))

    def _open_branch(self, session: Session[Any]) -> None:
        open_table(self.app, self.kit, session)


def table_scene(app: App, kit: Kit, session: Session[Any]) -> TableScene:
    """The table with this game on it."""
    try:
        return TableScene(app, kit, session)
    except SaveError:
        # Saved under rules that have changed since: what was can no longer be told, but what is can be played.
        app.tell(tr("opening.without_past"))
        return TableScene(app, kit, session.without_past())


def open_table(app: App, kit: Kit, session: Session[Any]) -> None:
    """The table over the title, in the place of whatever led there."""
    app.put_on_table(table_scene(app, kit, session))
