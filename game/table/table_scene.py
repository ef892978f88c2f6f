"""A game that is played on the table, from decision to decision.

It knows no rules. It lights up what the session offers, hands the player's choice over, and plays back what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from engine.core.errors import SaveError
from engine.core.prompts import Option
from engine.core.session import Session
from game.shell import sound
from game.shell.app import App
from game.shell.focus import Focus
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.scenes.help import HelpScene
from game.shell.text import tr
from game.table import moments
from game.table.arrangement import table_look
from game.table.chronicle import Chronicle
from game.table.controls import Controls
from game.table.keeping import Keeper
from game.table.kit import Kit
from game.table.log_entry import LogEntry
from game.table.menu import game_menu
from game.table.moments import Moment
from game.table.offers import BOARD, Target
from game.table.panels.recap_panel import recap_lines
from game.table.play_table import PlayTable
from game.table.playback import Playback
from game.table.question import plain
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.scenes.replay import ReplayScene
from game.table.secrecy import Secrecy
from game.table.thinking.advice import Advice, Following
from game.table.thinking.considered import considered
from game.table.thinking.ghost import Ghost
from game.table.thinking.machines import Machines
from game.table.thinking.minds import mind_for
from game.table.thumbnail import TurnPicture
from game.table.way_back import WayBack

BEAT = 0.35
"""Seconds for which each question of a plan that is played stays on the table."""


class TableScene(Scene):
    music = "play"
    opens_recap = True
    """Whether what the others have done is shown before the player is asked again."""
    gives_tips = True
    """Whether a sentence for newcomers stands beside each question, if the player wishes it."""

    def __init__(self, app: App, kit: Kit, session: Session[Any]) -> None:
        super().__init__(app)
        self.kit = kit
        self.session = session
        self.secrecy = Secrecy(kit, session)
        self.table = PlayTable(kit, session, self.secrecy)
        self.focus = Focus(lambda: self.table.tab_stops)
        self.playback = Playback(kit, self.table, self, self.secrecy, session.people)
        self.way_back = WayBack(kit, session)
        self.chronicle = Chronicle(kit, session, self.secrecy)
        self.machines = Machines(kit, session)
        self._mind = mind_for(kit.game)
        self.advice: Advice | None = None
        """The hint that lies on the table, or is being thought about."""
        self._ghost: Ghost | None = None
        self._following: Following | None = None
        """The plan that is being played for the player."""
        self._beat = 0.0
        self.keeper = Keeper(app.store)
        self._picture = TurnPicture()
        self._aimed = ""
        """The option that is pointed at."""
        self._announced = False
        """Whether what happens until the next decision has had a screen of its own."""
        self._end_is_told = False
        self._rushing = False
        """On to the player's own next decision."""
        self._recap_goes = False
        """With the click that is under way."""
        self._news = True
        """Whether something has been told since the player was asked last."""

    # The screen

    def build(self) -> None:
        self.controls = Controls(self, self.way_back, self.playback)
        self.advice = self._ghost = None
        self.table.build(self, self.controls)
        self.add(*self.table.widgets)
        self.table.log.begin(self.chronicle.again())

    @property
    def look(self) -> Look:
        return table_look(self.app.look)

    def layout(self, size: tuple[int, int]) -> None:
        self.table.show_tips(self.gives_tips and self.app.settings.tips)
        self.controls.with_hint = self._mind is not None and self.app.settings.hints
        self.table.layout(size, self.look, self.kit.palette(self.app))

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface)
        if self._ghost is not None:
            self._ghost.draw(surface, self.table.free_board)
        self.playback.draw(surface)
        self.focus.draw(surface, self.look)
        if self.table.question is not None and self.app.top is self:
            self._picture.take(surface, self.table.pane.rect)

    def resume(self) -> None:
        self.table.show_tips(self.gives_tips and self.app.settings.tips)
        wanted = self._mind is not None and self.app.settings.hints
        if wanted != self.controls.with_hint:
            self.layout(self.app.size)
        self.invalidate()

    def leave(self) -> None:
        self.keeper.finish()

    # Time

    @property
    def busy(self) -> bool:
        playing = not self.playback.idle and not self.playback.waiting
        thinking = self._machine_thinks or (self.advice is not None and self.advice.share is not None)
        return super().busy or playing or thinking or self._following is not None or self._next() is not None

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
        changed = self.playback.update(dt) or changed
        if self.app.top is not self or not self.playback.idle:
            return changed
        if self._machine_thinks:
            self._let_think()
        elif self.advice is not None:
            self._think_of_hint(self.advice)
        elif self._following is not None and self.table.question is not None:
            self._follow_plan(self._following, dt)
        elif go_on := self._next():
            go_on()
            changed = True
        return changed

    def _next(self) -> Callable[[], None] | None:
        """What is to be done once everything has been played back; None if the player is to do something."""
        if self.session.over:
            return None if self._end_is_told else self._tell_end
        if self.session.prompt is None:
            return None if self.playback.paused else self._advance
        return self._present if self.table.question is None and not self.machines.asked else None

    @property
    def _machine_thinks(self) -> bool:
        return self.machines.asked and not self.playback.paused

    def _let_think(self) -> None:
        """A slice of a machine's thinking between two frames; the bar says so, and is drawn again now and then."""
        prompt = self.session.prompt
        assert prompt is not None
        bar = self.table.prompt_bar
        if self.machines.think():
            bar.think(None)
            self._machine_decides()
        elif bar.progress is None:
            bar.ask(prompt.seat, tr("thought.under_way", faction=tr(f"faction.{prompt.seat}")), [])
            self.table.offer_controls_of_bots()
        if self.machines.asked:
            bar.think(self.machines.share)

    def _machine_decides(self) -> None:
        self.chronicle.asked(len(self.session.history))
        option, thought = self.machines.decide()
        told = considered(self.kit, self.session, thought) if thought else []
        reasons = [Moment(effect, self.session.state.copy()) for effect in told]
        self._play([*reasons, *moments.choose(self.session, option.key)])
        self._keep()
        if self.playback.pace == "instant":
            self.playback.skip()

    def _advance(self) -> None:
        """One step of those who are not people."""
        self._announced = False
        self.playback.add_turn(moments.advance(self.session))
        self.table.offer_controls_of_bots()
        if self.playback.pace == "instant" or self._rushing:
            self.playback.skip()

    def _play(self, happened: Sequence[Moment]) -> None:
        self._announced = False
        self.playback.add(happened)

    def _tell_end(self) -> None:
        self._end_is_told, self._rushing = True, False
        self._show_now()
        self._keep()
        wording = self.kit.wording
        name, summary = wording.name_when_over(self.session), wording.describe(self.session)
        self.keeper.keep_finished(name, self.session.save(), summary, self._picture.png)
        self.table.tell_end()
        sound.play("victory")
        self.app.push(GameOverScene(self.app, self.kit, self.session, self._open_branch))

    def _show_now(self) -> None:
        """Everything that has happened has been told."""
        self.table.show(self.secrecy.seen(self.session.state))

    # What playback tells

    def tell(self, moment: Moment) -> None:
        if self.kit.ends_turn(moment.effect):
            self._picture.turn_over()
        self._news = True
        self._forget_tooltip()
        for entry in self.chronicle.tell(moment):
            self.table.log.add(entry)
            if self.chronicle.actor in self.session.people:
                self.table.prompt_bar.say(plain(entry.text))
            elif entry.heads:  # the sentence grows as the deed does
                self.table.prompt_bar.ask(self.chronicle.actor, plain(entry.text), [])
                self.table.offer_controls_of_bots()
            elif entry.deed is None or self.playback.pace == "step":
                self.table.prompt_bar.recount(self.chronicle.actor, plain(entry.text))
                self.table.offer_controls_of_bots()

    def _forget_tooltip(self) -> None:
        """What it told of a place may be so no longer; the next move of the mouse asks again."""
        if self.tooltip.hide():
            self.invalidate()

    def announce(self, to_come: Sequence[Moment]) -> bool:
        """One screen tells all that happens until the next decision."""
        screen = None if self._announced or self._rushing else self.kit.announce(self.app, to_come)
        if screen is None:
            return False
        self._announced = True
        self.app.push(screen)
        return True

    # Decisions

    def _present(self) -> None:
        prompt = self.session.prompt
        assert prompt is not None
        reader = self.secrecy.reader
        if self.secrecy.must_hand_over(prompt):
            self.app.push(HandOverScene(self.app, self.kit, prompt.seat, self.invalidate))
        if self.secrecy.reader != reader:
            self.table.log.begin(self.chronicle.again())
        if self.app.top is not self:
            return
        self._rushing = False
        self._recap(prompt.seat)
        self.chronicle.asked(len(self.session.history))
        self.playback.fast = self.playback.paused = False
        self._forget_tooltip()
        self._show_now()
        self.table.ask(prompt)
        self.table.refresh()
        if self._following is not None:
            if self._following.next() is None:
                self._following = None
                self.table.prompt_bar.say(tr("hint.played"))
            else:
                return
        if foregone := self.kit.foregone(prompt, self.table.view):
            self.answer(foregone)
            return
        page = self.kit.page(self.app, prompt, self.answer)
        if page is not None:
            self.app.push(page)

    def _recap(self, seat: str) -> None:
        """What the others have done since this player decided last; told once, and kept until there is more."""
        if not self._news:
            return
        self._news = False
        deeds = self.chronicle.since(self.way_back.last_decision_of(seat), seat)
        if any(deed.seat not in ("", seat) for deed in deeds):
            lines = recap_lines(deeds, self.chronicle.sentence, self.kit.wording, self.secrecy.reader)
            sound.play("turn")
            self.table.recap.tell(lines)
            self.table.show_recap(self.opens_recap)

    def option_rects(self) -> dict[str, pygame.Rect]:
        """Where a click in the middle chooses an option of the prompt, for those that are on the screen."""
        return self.table.option_rects() if self.app.top is self else {}

    def answer(self, option: str) -> None:
        """The player chooses; what is not on offer now is not heard."""
        self._following = None
        self._take(option)

    def _take(self, option: str) -> None:
        question = self.table.question
        if question is None or Option(option) not in question.prompt.options:
            return
        self._put_hint_away()
        self.table.show_recap(False)
        self.way_back.decided(question.prompt.ask, question.prompt.seat, option)
        happened = moments.choose(self.session, option)
        self.table.darken()
        self._play(happened)
        self._keep()

    def _keep(self) -> None:
        """Written at every decision, so that a crash costs at most one."""
        self.keeper.keep(self.session.save(), self.kit.wording.describe(self.session), self._picture.png)

    # The hint

    def ask_for_hint(self) -> None:
        """Think about what is asked; or enough of that; or put the hint away."""
        if self.advice is None and self._mind is not None and self.session.prompt is not None:
            self._following = None
            self.advice = Advice(self.kit, self.session, self._mind)
        elif self.advice is not None and self.advice.share is not None:
            self.advice.stop()
        else:
            self._put_hint_away()
            return
        self._show_hint()

    def look_at_plan(self) -> None:
        """The plan that is chosen on the sheet, as a ghost on the board."""
        proposal = self.table.hint_sheet.chosen
        self._ghost = Ghost(self.kit, self.table, proposal.foresight.moments) if proposal else None
        self.invalidate()

    def play_plan(self) -> None:
        """One answer after the other, each of which can be taken back."""
        proposal = self.table.hint_sheet.chosen
        if proposal is not None:
            self._put_hint_away()
            self._following, self._beat = Following(self.session, proposal.weighed.answers), BEAT

    def _think_of_hint(self, advice: Advice) -> None:
        if advice.think():
            self._show_hint()
        self.table.prompt_bar.think(advice.share)

    def _show_hint(self) -> None:
        self.table.advise(self.advice)
        self.look_at_plan()
        self.table.prompt_bar.think(self.advice.share if self.advice else None)

    def _put_hint_away(self) -> None:
        if self.advice is not None:
            self.advice = None
            self._show_hint()

    def _follow_plan(self, following: Following, dt: float) -> None:
        """The next answer of the plan, after a beat in which the question can be seen."""
        self._beat += dt * self.playback.speed if self.playback.speed else BEAT
        option = following.next()
        if option is not None and self._beat >= BEAT:
            self._beat = 0.0
            following.take()
            self._take(option.key)

    # The way back

    def undo(self) -> None:
        self._return_to(self.way_back.undo())

    def redo(self) -> None:
        if self.table.question is not None:
            self.answer(self.way_back.redo())

    def put_back(self) -> None:
        """A piece that was taken up goes back to where it lay; nothing if no question came of it."""
        if self.table.question is not None and self.table.question.prompt.ask.endswith(self.kit.destinations):
            self.undo()

    def cancel(self) -> None:
        self._return_to(self.way_back.cancel())

    def restart_turn(self) -> None:
        self._return_to(self.way_back.restart_turn())

    def _return_to(self, decision: int | None) -> None:
        if decision is None:
            return
        self.playback.clear()
        self._news = False
        self.table.show_recap(False)
        self.playback.paused = self._end_is_told = False
        self.way_back.take_back(decision)
        self.machines.forget()
        self._following = None
        self._put_hint_away()
        self.table.prompt_bar.think(None)
        self.table.darken()
        self.chronicle.forget_after(decision)
        self.table.log.begin(self.chronicle.again())
        self.table.restart(self.secrecy.seen(self.session.state))
        self._keep()

    # The pace of the non-players

    def pause(self) -> None:
        self.playback.paused = not self.playback.paused
        self.table.offer_controls_of_bots()
        self.invalidate()

    def fast_forward(self) -> None:
        self.playback.fast = not self.playback.fast
        self.playback.paused = False
        self.playback.step()
        self.table.offer_controls_of_bots()

    def skip(self) -> None:
        """All that lies between now and the player's own next decision."""
        self._rushing = True
        self.playback.paused = False
        self.machines.hurry()
        if not self.playback.idle:
            self.playback.skip()

    def step(self) -> None:
        if self.playback.paused and self.playback.idle and self.session.prompt is None and not self.session.over:
            self._announced = False
            self.playback.add_turn(moments.advance(self.session))
        self.playback.step()
        self.invalidate()

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
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed and self.table.recapping:
            self._recap_goes = not self.table.controls.recap.rect.collidepoint(event.pos)
            if self.table.recap.rect.collidepoint(event.pos):
                return True
        if self._recap_goes and event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._recap_goes = False
            used = super().handle(event)
            self.table.show_recap(False)
            return used
        if pressed and not self.playback.idle and not self.table.is_on_control(event.pos):
            self._hurry()
            return True
        return super().handle(event)

    def _explain(self, position: tuple[int, int]) -> bool:
        """The rules of the answer under the mouse, be it possible or not."""
        key, question = self.table.answer_at(position), self.table.question
        if not key or question is None:
            return False
        self._open_rules(question.section_of(key))
        return True

    def _hurry(self) -> None:
        """A person's own deed is over with one click; of a non-player's, what is being told."""
        if self.chronicle.actor in self.session.people:
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
        target = self.kit.target(Option(option)) if option else Target()
        if target.place != BOARD:
            self.table.view.hover(target.about)
        self.table.prompt_bar.say(" · ".join(question.foreseen(option)) if option else "")

    def hint(self, position: tuple[int, int]) -> str:
        table = self.table
        if not table.pane.rect.collidepoint(position) or table.prompt_bar.rect.collidepoint(position):
            return super().hint(position)
        parts = table.view.at(position)
        if not parts:
            return ""
        lines = self.kit.wording.part(parts[-1], table.state, table.players)
        offer = table.pane.offer_at(position)
        if table.question is not None and offer is not None:
            lines += table.question.hint(offer)
        return "\n".join(lines)

    def back(self) -> None:
        self.open_menu()

    # Other screens

    def open_help(self) -> None:
        """At the section that the question is about, if there is one."""
        self._open_rules(self.table.question.section if self.table.question else "")

    def _open_rules(self, section: str) -> None:
        self.app.push(HelpScene(self.app, section))

    def open_menu(self) -> None:
        self.app.push(game_menu(self.app, self.kit, self.session, self._picture.png, self._open_replay))

    def inspect(self, place: str, key: str) -> None:
        scene = self.kit.inspect(self.app, place, key, self.table.state)
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
    while len(app.scenes) > 1:
        app.pop()
    app.push(table_scene(app, kit, session))
