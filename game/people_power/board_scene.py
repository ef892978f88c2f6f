"""The board: the map, the panels around it, and the game that is played on them.

It knows no rules. It lights up what the session offers, hands the player's choice over, and plays back the Effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.core.prompts import Option, Prompt
from engine.people_power import PeoplePowerSession
from engine.people_power import effects as fx
from engine.people_power.board import FACTIONS, OWNER, SPACES
from engine.people_power.cards import ELECTIONS
from game.people_power.board import other_screens
from game.people_power.board.arrangement import arrange, board_look, place_left, place_right
from game.people_power.board.canvas import Canvas
from game.people_power.board.chronicle import Chronicle
from game.people_power.board.clipping import Clipping
from game.people_power.board.controls import Controls
from game.people_power.board.faction_panel import FactionPanel
from game.people_power.board.keeping import Keeper
from game.people_power.board.log_panel import LogPanel
from game.people_power.board.map_pane import MapPane
from game.people_power.board.menu import game_menu
from game.people_power.board.playback import Playback
from game.people_power.board.prompt_bar import PromptBar
from game.people_power.board.question import ON_PIECES, Question, plain
from game.people_power.board.sequence_panel import SequencePanel
from game.people_power.board.shown import Shown
from game.people_power.board.standings import campaign, lasting_effect, places, standing
from game.people_power.board.targets import option_targets
from game.people_power.board.thumbnail import thumbnail
from game.people_power.board.top_bar import TopBar
from game.people_power.board.way_back import WayBack
from game.people_power.edition import describe
from game.people_power.map import BoardView
from game.people_power.palette import PALETTES
from game.people_power.wording import LogEntry, space_lines
from game.shell import colours, sound
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.log_list import LogLine
from game.shell.widgets.widget import Widget

if TYPE_CHECKING:
    from game.shell.app import App


class BoardScene(Scene):
    def __init__(self, app: App, session: PeoplePowerSession) -> None:
        super().__init__(app)
        self.session = session
        self.shown = Shown(session.state)
        self.palette = PALETTES[app.settings.palette]
        self.playback = Playback(self, session.state.humans)
        self.way_back = WayBack(session)
        self.question: Question | None = None
        """What is asked on the screen now."""
        self.keeper = Keeper(app.store)
        self.chronicle = Chronicle(session)
        self._handed_over = -1
        self._log_alone = False
        self._ended = False
        self._picture: bytes | None = None
        self._wants_picture, self._new_turn = False, True
        self._event_side = ""
        self._announced = False
        self._placed_card = -1
        self._canvas = Canvas(colours.SEA_DEEP, self._shadow)

    # Widgets

    def build(self) -> None:
        self.controls = Controls(self)
        self.top_bar = TopBar(self.controls.at_head)
        self.panels = {faction: FactionPanel(faction) for faction in FACTIONS}
        self.sequence = SequencePanel()
        self.clipping = Clipping(lambda side: self.answer(f"event:{side}"), self._inspect_card)
        self.log = LogPanel(self._line_clicked, self.palette)
        self.map = MapPane(
            lambda space: self.answer(f"space:{space}"), self._piece_clicked, self._inspect_space, self._hovered
        )
        self.bar = PromptBar(self.answer, self._aimed)
        self.add(self.map, *self.panels.values(), self.sequence, self.clipping, self.log, self.top_bar, self.bar)
        self._word_log()

    @property
    def look(self) -> Look:
        return board_look(self.app.look)

    def layout(self, size: tuple[int, int]) -> None:
        look, state = self.look, self.session.state
        self._paint()
        areas = arrange(size, look)
        self.top_bar.place(areas.head, look)
        self.bar.place(areas.foot, look)
        self.map.lay(areas.map, look, self._snapshot())
        cards = state.use_personalities or state.use_desperation
        place_left(areas.left, look, self.panels.values(), self.sequence, cards=cards)
        self._right = areas.right
        self.refresh()
        self._place_right()
        self._canvas.renew()
        self._show_prompt_again()

    def _paint(self) -> None:
        """In the colours that the player has chosen."""
        self.palette = PALETTES[self.app.settings.palette]
        for panel in self.panels.values():
            panel.palette = self.palette
        self.sequence.palette = self.clipping.palette = self.map.palette = self.bar.palette = self.palette
        self.log.list.tag_colours = dict(self.palette.factions)

    def _place_right(self) -> None:
        """Anew for every card: each needs another height."""
        seen = self.clipping.visible, self.log.visible
        place_right(self._right, self.look, self.clipping, self.log, log_alone=self._log_alone)
        self.controls.log.selected = self._log_alone
        self._placed_card = self.shown.card
        if seen != (self.clipping.visible, self.log.visible):
            self._canvas.renew()

    # The stage for animations

    @property
    def view(self) -> BoardView:
        assert self.map.view is not None
        return self.map.view

    def stock_pos(self, stock: str) -> tuple[int, int]:
        return self.panels[OWNER["underground" if stock == "guerrillas" else stock]].stock_pos(stock)

    def track_pos(self, track: str) -> tuple[int, int]:
        return self.panels[track.partition(":")[2] or "government"].track_pos(track)

    def refresh(self) -> None:
        """Everything as it is shown now."""
        shown, state = self.shown, self.session.state
        acting = shown.acting
        if self.question is not None:
            acting = self.question.prompt.faction
        self.view.set_board(self._snapshot())
        self.view.set_selected(shown.selected)
        for faction, panel in self.panels.items():
            panel.show(standing(shown, faction, state.humans, faction == acting))
        self.sequence.show(places(shown), shown.phase)
        self.clipping.show(shown.card, self._event_side)
        if shown.card != self._placed_card:
            self._place_right()
        self.top_bar.show(campaign(shown, state), lasting_effect(shown))
        self.invalidate()

    def _sync(self) -> None:
        """What is shown has to be what is; the selection stays, which only Effects tell."""
        selected = self.shown.selected
        self.shown.sync(self.session.state)
        self.shown.selected = selected
        self.refresh()

    def _snapshot(self) -> dict[str, object]:
        return {"spaces": {space: dict(entry) for space, entry in self.shown.board["spaces"].items()}}

    def tell(self, effect: fx.Effect) -> None:
        if isinstance(effect, fx.EventBegan):
            self._event_side = effect.side
        elif isinstance(effect, fx.TurnEnded | fx.CardRevealed):
            self._event_side = ""
            self._new_turn = True
        for entry in self.chronicle.tell(effect, self.session.state):
            self._log(entry)
            if self.chronicle.actor not in self.session.state.humans:
                self.bar.recount(self.chronicle.actor, plain(entry.text))
                self._show_bot_controls()
            else:
                self.bar.say(plain(entry.text))

    def announce(self, effect: fx.Effect) -> bool:
        """The Election Round has pages of its own, once for all that happens until the next decision."""
        begins = isinstance(effect, fx.ElectionBegan | fx.PersonalitiesRevealed | fx.ActsChosen) or (
            isinstance(effect, fx.PhaseBegan) and self.shown.card in ELECTIONS
        )
        if not begins or self._announced:
            return False
        self._announced = True
        sound.play("election")
        other_screens.election(self.app, [effect, *self.playback.pending], self.shown.card)
        return True

    # Time

    @property
    def busy(self) -> bool:
        playing = not self.playback.idle and not self.playback.waiting
        return super().busy or playing or self._is_to_go_on()

    def update(self, dt: float) -> bool:
        changed, self._dirty = self._dirty, False
        for widget in self.widgets:
            if widget.update(dt):
                self._canvas.renew_widget(widget)
                changed = True
        changed = self.tooltip.update(dt) or changed
        complaint = self.keeper.complaint()
        if complaint:
            self.app.tell(complaint)
        if self.app.top is not self:
            return changed
        settings = self.app.settings
        self.playback.speed, self.playback.pace = settings.animation_factor, settings.bot_pace
        changed = self.playback.update(dt) or changed
        if self.app.top is self and self.playback.idle and self._is_to_go_on():
            self._go_on()
            changed = True
        return changed

    def _is_to_go_on(self) -> bool:
        if self.session.over:
            return not self._ended
        if self.session.prompt is None:
            return not self.playback.paused
        return self.question is None

    def _go_on(self) -> None:
        if self.session.over:
            self._end_game()
        elif self.session.prompt is None:
            self._play(self.session.advance())
            if self.playback.pace == "instant":
                self.playback.skip()
        else:
            self._present(self.session.prompt)

    def _play(self, effects: list[fx.Effect]) -> None:
        self._announced = False
        self.playback.add(effects)

    def _end_game(self) -> None:
        self._ended = True
        self.shown.sync(self.session.state)
        self.refresh()
        self._keep()
        self.bar.ask("", tr("table.over"), [])
        self.bar.set_controls([self.controls.undo])
        self.controls.show_way_back(self.way_back)
        sound.play("victory")
        other_screens.game_over(self.app, self.session)

    # What is asked

    def _present(self, prompt: Prompt) -> None:
        """Light up what may be chosen."""
        made = len(self.session.history)
        secret = prompt.context.get("secret") and len(self.session.state.humans) > 1
        if secret and self._handed_over != made:
            self._handed_over = made
            other_screens.hand_over(self.app, prompt.faction, self.invalidate)
            return
        self.chronicle.asked(made)
        self.playback.fast = False
        self._wants_picture, self._new_turn = self._new_turn, False
        self._sync()
        self._show_prompt(prompt)
        self.refresh()
        if all(option.kind == "card" for option in prompt.options):
            other_screens.choose_card(self.app, self.session, prompt, self.answer)

    def _show_prompt(self, prompt: Prompt) -> None:
        self.question = question = Question(self.session, prompt)
        self.map.aim(question.spaces, question.pieces)
        on_card = self.clipping.visible
        self.clipping.offer(question.sides if on_card else (), question.refused_sides)
        self.bar.ask(prompt.faction, question.words, question.answers(with_event=not on_card))
        self.bar.set_controls(self.controls.for_question(question.done))
        self.bar.arrange()
        self.controls.show_way_back(self.way_back)

    def _show_prompt_again(self) -> None:
        """After a new layout: the same question on other widgets."""
        if self.question is not None:
            self._show_prompt(self.question.prompt)

    def option_rects(self) -> dict[str, pygame.Rect]:
        """Where a click in the middle chooses an option of the prompt, for those that are on the screen."""
        if self.question is None or self.app.top is not self:
            return {}
        return option_targets(self.question, self.map, self.clipping, self.bar, self.controls.done)

    def answer(self, key: str) -> None:
        """The player chooses; what is not on offer now is not heard."""
        if self.question is None or Option(key) not in self.question.prompt.options:
            return
        prompt = self.question.prompt
        self.way_back.decided(prompt.ask, prompt.faction)
        effects = self.session.choose(key)
        self._darken()
        self._play(effects)
        self._keep()

    def _darken(self) -> None:
        """Nothing is asked."""
        self.question = None
        self.map.aim((), ())
        self.clipping.offer((), {})
        self.bar.wait(tr("table.wait"))
        self.controls.wait()

    def _piece_clicked(self, space: str, piece: str) -> None:
        for kind in ON_PIECES:
            self.answer(f"{kind}:{space}:{piece}")

    # Bots

    def _show_bot_controls(self) -> None:
        self.bar.set_controls(self.controls.for_bots(self.playback))
        self.bar.dirty = True
        self.controls.show_way_back(self.way_back)

    def pause(self) -> None:
        self.playback.paused = not self.playback.paused
        self._show_bot_controls()
        self.invalidate()

    def fast_forward(self) -> None:
        self.playback.fast = not self.playback.fast
        self.playback.paused = False
        self.playback.step()
        self._show_bot_controls()

    def skip(self) -> None:
        self.playback.paused = False
        self.playback.skip()

    def step(self) -> None:
        if self.playback.paused and self.playback.idle and self.session.prompt is None and not self.session.over:
            self._play(self.session.advance())
        self.playback.step()
        self.invalidate()

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
        self.playback.paused = self._ended = False
        while len(self.session.history) > decision:
            self.session.undo()
        self.way_back.returned()
        self._darken()
        self._event_side = ""
        self.chronicle.forget_after(decision)
        self._word_log()
        self.shown.sync(self.session.state)
        self.refresh()
        self._keep()

    # The log

    def _word_log(self) -> None:
        self.log.list.clear()
        for entry in self.chronicle.again(self.session.state):
            self._log(entry)

    def _log(self, entry: LogEntry) -> None:
        self.log.list.append(entry.text, entry.faction, entry)

    def _line_clicked(self, line: LogLine) -> None:
        entry: LogEntry = line.payload
        if entry.space:
            self.view.show(entry.space)
            self.view.hover(entry.space)
        elif entry.rule:
            self._open_rules(entry.rule)

    def toggle_log(self) -> None:
        self._log_alone = not self._log_alone
        self._place_right()
        self._show_prompt_again()
        self.invalidate()

    # Hovering

    def _hovered(self, space: str | None) -> None:
        if self.question is not None:
            self.bar.say(" · ".join(self.question.foreseen(f"space:{space}")) if space else "")

    def _aimed(self, key: str) -> None:
        """The mouse is over a button: show its space, and what it would do."""
        self.view.hover(next((part for part in key.split(":")[1:] if part in SPACES), None))
        if self.question is not None:
            self.bar.say(" · ".join(self.question.foreseen(key)) if key else "")

    def hint(self, position: tuple[int, int]) -> str:
        if not self.map.rect.collidepoint(position) or self.bar.rect.collidepoint(position):
            return super().hint(position)
        space = self.view.space_at(position)
        if space is None:
            return ""
        lines = space_lines(space, self.shown.board["spaces"][space])
        if self.question is not None:
            piece = self.view.piece_at(position)
            lines += self.question.hint(space, piece[1] if piece else "")
        return "\n".join(lines)

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if is_pressed("Ctrl+Z", event):
            self.undo()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self._explain(event.pos):
            return True
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed and not self.playback.idle and not self._on_button(event.pos):
            if self.chronicle.actor in self.session.state.humans:
                self.playback.skip()
            else:
                self.playback.finish()
            self.invalidate()
            return True
        return super().handle(event)

    def _explain(self, position: tuple[int, int]) -> bool:
        """The rules of the answer under the mouse, be it possible or not."""
        key = next((key for key, button in self.bar.buttons.items() if button.rect.collidepoint(position)), "")
        if not key or self.question is None:
            return False
        self._open_rules(self.question.section_of(key))
        return True

    def _on_button(self, position: tuple[int, int]) -> bool:
        buttons = (*self.bar.controls, *self.top_bar.buttons)
        return any(button.rect.collidepoint(position) for button in buttons) or (
            self.log.visible and self.log.rect.collidepoint(position)
        )

    def back(self) -> None:
        self.open_menu()

    def resume(self) -> None:
        self.invalidate()

    def leave(self) -> None:
        self.keeper.finish()

    def draw(self, surface: pygame.Surface) -> None:
        self._canvas.draw(surface, self.widgets)
        self.playback.draw(surface)
        if self._wants_picture and self.app.top is self:
            self._wants_picture = False
            self._picture = thumbnail(surface, self.map.rect)

    def _shadow(self, widget: Widget) -> int:
        """The bars and the map lie flat; sheets of paper throw a shadow into the gap between them and the map."""
        return 0 if widget in (self.map, self.bar, self.top_bar) else self.look.px(12) - 1

    # Other screens

    def open_help(self) -> None:
        """At the section that the question is about, if there is one."""
        self._open_rules(self.question.section if self.question else "")

    def _open_rules(self, section: str) -> None:
        from game.shell.scenes.help import HelpScene

        self.app.push(HelpScene(self.app, section))

    def open_menu(self) -> None:
        self.app.push(game_menu(self.app, self.session, self._picture))

    def _inspect_space(self, space: str) -> None:
        other_screens.inspect_space(self.app, space, self.shown.board["spaces"][space])

    def _inspect_card(self, card: int) -> None:
        other_screens.inspect_card(self.app, card)

    # Keeping

    def _keep(self) -> None:
        """Written at every decision, so that a crash costs at most one."""
        self.keeper.keep(self.session.save(), describe(self.session), self._picture)
