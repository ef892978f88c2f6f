"""The board: the game that is played on the table, from decision to decision.

It knows no rules. It lights up what the session offers, hands the player's choice over, and plays back the Effects.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.core.prompts import Option
from engine.people_power import PeoplePowerSession
from engine.people_power import effects as told
from engine.people_power.board import SPACES
from game.people_power.board import other_screens
from game.people_power.board.arrangement import board_look
from game.people_power.board.chronicle import Chronicle
from game.people_power.board.controls import Controls
from game.people_power.board.election_news import ElectionNews
from game.people_power.board.game_table import GameTable
from game.people_power.board.keeping import Keeper
from game.people_power.board.menu import game_menu
from game.people_power.board.playback import Playback
from game.people_power.board.question import ON_PIECES, plain
from game.people_power.board.secrecy import Secrecy
from game.people_power.board.thumbnail import TurnPicture
from game.people_power.board.way_back import WayBack
from game.people_power.palette import PALETTES
from game.people_power.wording import LogEntry, space_lines
from game.people_power.wording.summary import describe, name_when_over
from game.shell import sound
from game.shell.app import App
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.widgets.log_list import LogLine


class BoardScene(Scene):
    def __init__(self, app: App, session: PeoplePowerSession) -> None:
        super().__init__(app)
        self.session = session
        self.table = GameTable(session)
        self.playback = Playback(self.table, self, session.state.humans)
        self.way_back = WayBack(session)
        self.chronicle = Chronicle(session)
        self.keeper = Keeper(app.store)
        self._picture = TurnPicture()
        self._election_news = ElectionNews(app)
        self._secrecy = Secrecy(session)
        self._end_is_told = False

    # The screen

    def build(self) -> None:
        self.controls = Controls(self, self.way_back, self.playback)
        self.table.build(self, self.controls)
        self.add(*self.table.widgets)
        self._word_log()

    @property
    def look(self) -> Look:
        return board_look(self.app.look)

    def layout(self, size: tuple[int, int]) -> None:
        self.table.show_tips(self.app.settings.tips)
        self.table.layout(size, self.look, PALETTES[self.app.settings.palette])

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface)
        self.playback.draw(surface)
        if self.table.question is not None and self.app.top is self:
            self._picture.take(surface, self.table.map.rect)

    def resume(self) -> None:
        self.table.show_tips(self.app.settings.tips)
        self.invalidate()

    def leave(self) -> None:
        self.keeper.finish()

    # Time

    @property
    def busy(self) -> bool:
        playing = not self.playback.idle and not self.playback.waiting
        return super().busy or playing or self._next() is not None

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
        if self.app.top is self and self.playback.idle and (go_on := self._next()):
            go_on()
            changed = True
        return changed

    def _next(self) -> Callable[[], None] | None:
        """What is to be done once everything has been played back; None if the player is to do something."""
        if self.session.over:
            return None if self._end_is_told else self._tell_end
        if self.session.prompt is None:
            return None if self.playback.paused else self._advance
        return self._present if self.table.question is None else None

    def _advance(self) -> None:
        """One step of those who are not people."""
        self._play(self.session.advance())
        if self.playback.pace == "instant":
            self.playback.skip()

    def _play(self, effects: list[told.Effect]) -> None:
        self._election_news.new_edition()
        self.playback.add(effects)

    def _tell_end(self) -> None:
        self._end_is_told = True
        self.table.shown.sync(self.session.state)
        self.table.refresh()
        self._keep()
        self.keeper.keep_finished(
            name_when_over(self.session), self.session.save(), describe(self.session), self._picture.png
        )
        self.table.tell_end()
        sound.play("victory")
        other_screens.game_over(self.app, self.session)

    # What playback tells

    def tell(self, effect: told.Effect) -> None:
        if isinstance(effect, told.TurnEnded | told.CardRevealed):
            self._picture.turn_over()
        for entry in self.chronicle.tell(effect):
            self._log(entry)
            if self.chronicle.actor not in self.session.state.humans:
                self.table.prompt_bar.recount(self.chronicle.actor, plain(entry.text))
                self.table.offer_controls_of_bots()
            else:
                self.table.prompt_bar.say(plain(entry.text))

    def announce(self, effect: told.Effect) -> bool:
        return self._election_news.bring_out(effect, self.playback.pending, self.table.shown.card)

    # Decisions

    def _present(self) -> None:
        prompt = self.session.prompt
        assert prompt is not None
        if self._secrecy.must_hand_over(prompt):
            other_screens.hand_over(self.app, prompt.faction, self.invalidate)
            return
        self.chronicle.asked(len(self.session.history))
        self.playback.fast = self.playback.paused = False
        self.table.shown.sync(self.session.state)
        self.table.ask(prompt)
        self.table.refresh()
        if all(option.kind == "card" for option in prompt.options):
            other_screens.choose_card(self.app, prompt, self.answer)

    def option_rects(self) -> dict[str, pygame.Rect]:
        """Where a click in the middle chooses an option of the prompt, for those that are on the screen."""
        return self.table.option_rects() if self.app.top is self else {}

    def answer(self, key: str) -> None:
        """The player chooses; what is not on offer now is not heard."""
        question = self.table.question
        if question is None or Option(key) not in question.prompt.options:
            return
        self.way_back.decided(question.prompt.ask, question.prompt.faction)
        effects = self.session.choose(key)
        self.table.darken()
        self._play(effects)
        self._keep()

    def answer_with_piece(self, space: str, piece: str) -> None:
        self.answer(f"{ON_PIECES}:{space}:{piece}")

    def _keep(self) -> None:
        """Written at every decision, so that a crash costs at most one."""
        self.keeper.keep(self.session.save(), describe(self.session), self._picture.png)

    # The way back

    def undo(self) -> None:
        self._return_to(self.way_back.undo())

    def cancel(self) -> None:
        self._return_to(self.way_back.cancel())

    def restart_turn(self) -> None:
        self._return_to(self.way_back.restart_turn())

    def _return_to(self, decision: int | None) -> None:
        if decision is None:
            return
        self.playback.clear()
        self.playback.paused = self._end_is_told = False
        while len(self.session.history) > decision:
            self.session.undo()
        self.way_back.returned()
        self.table.darken()
        self.chronicle.forget_after(decision)
        self._word_log()
        self.table.shown.restart(self.session.state)
        self.table.refresh()
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
        self.playback.paused = False
        self.playback.skip()

    def step(self) -> None:
        if self.playback.paused and self.playback.idle and self.session.prompt is None and not self.session.over:
            self._play(self.session.advance())
        self.playback.step()
        self.invalidate()

    # The log

    def _word_log(self) -> None:
        self.table.log.list.clear()
        for entry in self.chronicle.again():
            self._log(entry)

    def _log(self, entry: LogEntry) -> None:
        self.table.log.list.append(entry.text, entry.faction, entry)

    def follow_log(self, line: LogLine) -> None:
        """To the space or the rule that a line is about."""
        entry: LogEntry = line.payload
        if entry.space:
            self.table.view.show(entry.space)
            self.table.view.hover(entry.space)
        elif entry.rule:
            self._open_rules(entry.rule)

    def toggle_log(self) -> None:
        self.table.toggle_log()

    # The mouse and the keys

    def handle(self, event: pygame.event.Event) -> bool:
        if is_pressed("Ctrl+Z", event):
            self.undo()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self._explain(event.pos):
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
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
        if self.chronicle.actor in self.session.state.humans:
            self.playback.skip()
        else:
            self.playback.finish()
        self.invalidate()

    def aim_at_space(self, space: str | None) -> None:
        self._foretell(f"space:{space}" if space else "")

    def aim_at_answer(self, key: str) -> None:
        """The mouse is over a button: show its space, and what it would do."""
        self.table.view.hover(next((part for part in key.split(":")[1:] if part in SPACES), None))
        self._foretell(key)

    def _foretell(self, key: str) -> None:
        question = self.table.question
        if question is not None:
            self.table.prompt_bar.say(" · ".join(question.foreseen(key)) if key else "")

    def hint(self, position: tuple[int, int]) -> str:
        table = self.table
        if not table.map.rect.collidepoint(position) or table.prompt_bar.rect.collidepoint(position):
            return super().hint(position)
        space = table.view.space_at(position)
        if space is None:
            return ""
        lines = space_lines(space, table.shown.board["spaces"][space])
        if table.question is not None:
            piece = table.view.piece_at(position)
            lines += table.question.hint(space, piece[1] if piece else "")
        return "\n".join(lines)

    def back(self) -> None:
        self.open_menu()

    # Other screens

    def open_help(self) -> None:
        """At the section that the question is about, if there is one."""
        self._open_rules(self.table.question.section if self.table.question else "")

    def _open_rules(self, section: str) -> None:
        other_screens.rules(self.app, section)

    def open_menu(self) -> None:
        self.app.push(game_menu(self.app, self.session, self._picture.png))

    def inspect_space(self, space: str) -> None:
        other_screens.inspect_space(self.app, space, self.table.shown.board["spaces"][space])

    def inspect_card(self, card: int) -> None:
        other_screens.inspect_card(self.app, card)
