"""A game that is played on the table, from decision to decision.

It knows no rules. It lights up what the session offers, hands the player's choice over, and plays back what happens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from engine.core.errors import SaveError
from engine.core.session import Session
from game.shell.app import App
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.scene import Scene
from game.shell.scenes.help import HelpScene
from game.shell.text import tr
from game.table.asking.offers import BAR, Offer
from game.table.asking.turn_end import TurnEnd
from game.table.asking.way_back import WayBack
from game.table.kit.kit import Kit
from game.table.library.record import summary_of
from game.table.scene.arrangement import table_look
from game.table.scene.between_questions import BetweenQuestions
from game.table.scene.controls import Controls
from game.table.scene.going_back import GoingBack
from game.table.scene.keeping import Keeper, is_own
from game.table.scene.menu import game_menu
from game.table.scene.next_question import NextQuestion
from game.table.scene.play_table import PlayTable
from game.table.scene.players_hands import PlayersHands
from game.table.scene.thumbnail import TurnPicture
from game.table.scene.way_around import WayAround
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.replay import ReplayScene
from game.table.telling.game_log import GameLog
from game.table.telling.log_entry import LogEntry
from game.table.telling.pacing import Pacing
from game.table.telling.playback import Playback
from game.table.telling.secrecy import Secrecy
from game.table.telling.snapshots import Snapshot, State
from game.table.thinking.adviser import Adviser
from game.table.thinking.lookout import Lookout
from game.table.thinking.machines import Machines


class TableScene(Scene):
    """A game is played on this screen. It makes the parts of the table, and gives them the events.

    `between` leads from an answer to the next question, `next_question` puts that, `hands` do what the player does
    on the table, and `going_back` is undo and redo.
    """

    heavy = True
    music = "play"
    is_guided = False
    """True in a lesson, where somebody says what is worth knowing. Then the table gives no tips, opens no recap, asks
    nobody twice, announces nothing on a screen of its own, and saves nothing."""
    waits_for_guide = False
    """True while that somebody has something to say before the game goes on."""

    def __init__(self, app: App, kit: Kit, session: Session[Any]) -> None:
        super().__init__(app)
        self.kit = kit
        self.session = session
        self._brought = tuple(session.history) if session.over and not is_own(app.store, session) else None
        """All that was chosen in a game that had ended before it came here, in a file."""
        self.secrecy = Secrecy(kit, session)
        self.table = PlayTable(kit, session, self.secrecy)
        self.hands = PlayersHands(self)
        self.way_around = WayAround(self.table, self.hands)
        self.focus = self.way_around.focus
        self.between = BetweenQuestions(self)
        self.playback = Playback(kit, self.table, self.between, self.secrecy, session.people)
        self.way_back = WayBack(kit, session)
        self.turn_end = TurnEnd(kit)
        self._take_up_turn()
        self.game_log = GameLog(kit, session, self.secrecy, self.turn_end.untold)
        self.machines = Machines(kit, session)
        self.pacing = Pacing(session, self.playback, self.machines, self.table, self.between.begin_turn)
        self.adviser = Adviser(kit, session, self.table, self.invalidate)
        self.lookout = Lookout(self)
        self.keeper = Keeper(app.store)
        self.next_question = NextQuestion(self)
        self.going_back = GoingBack(self)
        self.picture = TurnPicture()
        self._covered: Sequence[pygame.Rect] | None = None
        """In the last frame something was drawn over the table here."""
        self._recap_goes = False
        """True while the click that closes the recap is still being handled."""

    def _take_up_turn(self) -> None:
        """A turn that was over when the game was left, and that its player has not ended, is still to be ended."""
        session = self.session
        left = self.turn_end.take_up(session) if session.held and not self.app.settings.end_turns else None
        session.held = left is not None
        if left is not None:
            state, self.way_back.seat = left
            self.table.shown.state = self.secrecy.seen(state)

    # The screen

    def build(self) -> None:
        self.controls = Controls(self)
        self.adviser.forget()
        self.table.build(self)
        self.add(*self.table.widgets)
        self.table.log.begin(self.game_log.again())

    @property
    def look(self) -> Look:
        return table_look(self.app.look)

    def layout(self, size: tuple[int, int]) -> None:
        for _ in self.laying_out(size):
            pass

    def laying_out(self, size: tuple[int, int]) -> Iterator[None]:
        self.table.show_tips(self.app.settings.tips and not self.is_guided)
        self.controls.with_hint = self.adviser.knows_the_game and self.app.settings.hints
        self.lookout.heed(self.app.settings)
        yield from self.table.laying_out(size, self.look, self.kit.palette(self.app))

    def painting(self, size: tuple[int, int]) -> Iterator[None]:
        yield from self.table.painting(size)

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface, self._covered if self.app.window.drawn_by is self else None)
        self.adviser.draw(surface)
        self.playback.draw(surface)
        self.focus.draw(surface, self.look)
        self._covered = self._drawn_over()
        asked = self.table.question is not None and self.app.top is self
        if asked and not self.picture.take(surface, self.table.pane.rect):
            self.invalidate()

    def _drawn_over(self) -> Sequence[pygame.Rect] | None:
        """Where in this frame something lies over the table; None if that may be anywhere."""
        return None if self.adviser.shows_plan or self.focus.is_framed else self.playback.extent

    def resume(self) -> None:
        self.table.show_tips(self.app.settings.tips and not self.is_guided)
        wanted = self.adviser.knows_the_game and self.app.settings.hints
        warned = self.lookout.is_wanted(self.app.settings)
        if (wanted, warned) != (self.controls.with_hint, self.table.shows_threats):
            self.layout(self.app.size)
        self.invalidate()

    def wait_for_disk(self) -> None:
        self.keeper.finish()

    def leave(self) -> None:
        self.wait_for_disk()

    # Time

    @property
    def busy(self) -> bool:
        playing = (not self.playback.idle and not self.playback.waiting) or self.playback.scores.flying
        return super().busy or playing or self.adviser.busy or self.between.busy or self.lookout.thinks

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
        self.lookout.mind_the_turn()
        if self.app.top is self and was_idle:
            changed = self.between.go_on(dt) or changed
        return changed

    # What a lesson hears of the game

    def heard(self, moments: Sequence[Snapshot]) -> None:
        """These have been told."""

    def was_asked(self) -> None:
        """A question has been put."""

    def went_back(self, decision: int) -> None:
        """The same is asked again as at that decision."""

    def finish(self) -> None:
        """The end has been told."""
        self.app.push(GameOverScene(self.app, self.kit, self.session, self._open_branch))

    # What is shown and kept

    def show_now(self) -> None:
        """Everything that has happened has been told."""
        self.table.show(self.secrecy.seen(self.session.state))

    def forget_tooltip(self) -> None:
        """What it told of a place may be so no longer; the next move of the mouse asks again."""
        if self.tooltip.hide():
            self.invalidate()

    @property
    def is_guests(self) -> bool:
        """Whether others played this game to its end, and here it is only looked at."""
        return self._brought is not None and self._brought == tuple(self.session.history)

    @property
    def on_table(self) -> Session[Any]:
        """The game as it is seen: without what is held back."""
        return self.session.at(len(self.session.history) - 1) if self.turn_end.waits else self.session

    def keep(self) -> None:
        """It is written at every decision, so that a crash costs at most one."""
        if not self.is_guided:
            self.keeper.keep(self.session.save(), summary_of(self.kit, self.on_table), self.picture.png)

    def option_rects(self) -> dict[str, pygame.Rect]:
        """Where a click in the middle chooses an option of the prompt, for those that are on the screen."""
        return self.table.option_rects() if self.app.top is self and self.between.taken is None else {}

    # The log

    def follow_log(self, entry: LogEntry) -> None:
        """To the part of the board or the rule that a line is about."""
        if entry.part:
            self.table.view.reveal(entry.part)
            self.table.view.hover(entry.part)
        elif entry.rule:
            self.open_rules(entry.rule)

    # The mouse and the keys

    def handle(self, event: pygame.event.Event) -> bool:
        for shortcut, command in (("Ctrl+Z", self.going_back.undo), ("Ctrl+Y", self.going_back.redo)):
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
        self.hands.refuse(tr("table.enter_declines_nothing", done=question.done))
        return True

    def _explain(self, position: tuple[int, int]) -> bool:
        """Open the rules of the answer under the mouse, be it possible or not."""
        key = self.table.answer_at(position) if self.table.question is not None else ""
        if key:
            self.hands.inspect(BAR, key)
        return bool(key)

    def _hurry(self) -> None:
        """A person's own deed is over with one click; of a non-player's, what is being told."""
        if self.game_log.actor in self.session.people:
            self.playback.skip()
        else:
            self.playback.finish()
        self.invalidate()

    def _is_on_board(self, position: tuple[int, int]) -> bool:
        return self.table.pane.rect.collidepoint(position) and not self.table.prompt_bar.rect.collidepoint(position)

    def hint(self, position: tuple[int, int]) -> str:
        if not self._is_on_board(position):
            return super().hint(position)
        table, part = self.table, self.table.part_at(position)
        if not part or table.pane.carries:
            return ""
        offer = table.pane.offer_at(position)
        lines = [] if self._is_told(offer, part) else self._told_of(offer, part)
        if table.question is not None and offer is not None:
            lines += table.question.hint(offer)
        return "\n".join(lines)

    def _told_of(self, offer: Offer | None, part: str) -> list[str]:
        """Of a piece that may be chosen little is said, so that the others that may be are not hidden behind it."""
        wording, table = self.kit.wording, self.table
        piece = wording.piece(offer.target.key, table.state) if offer is not None and offer.target.key != part else []
        return (piece or wording.part(part, table.state, table.players)) + table.threats_to(part)

    def _is_told(self, offer: Offer | None, part: str) -> bool:
        """Whether more is told already of something smaller than that part which may be chosen there."""
        chosen = offer.target.key if offer is not None else part
        return chosen != part and self.kit.showing.tooltip_avoids(self.table.view, chosen) is not None

    def explained(self, position: tuple[int, int]) -> pygame.Rect | None:
        return self.table.explained(position) if self._is_on_board(position) else super().explained(position)

    def tooltip_avoids(self, position: tuple[int, int]) -> Sequence[pygame.Rect]:
        """The question, where on the board more is told, and the sheets: rather over the board than over them."""
        table, part = self.table, self.table.part_at(position)
        offer = table.pane.offer_at(position) if part else None
        keys = [*([part] if part else []), *([offer.target.key] if offer else [])]
        told = [more for key in keys if (more := self.kit.showing.tooltip_avoids(table.view, key))]
        sheets = [sheet.rect for sheet in table.sheets if sheet.visible and not sheet.rect.collidepoint(position)]
        return [table.prompt_bar.rect, *told, *sheets]

    @property
    def room_for_notice(self) -> int:
        return self.table.pane.rect.width - 2 * self.look.px(8)

    def place_notice(self, rect: pygame.Rect) -> None:
        """On the board, under the lines that are read over it."""
        board = self.table.pane.rect
        rect.midtop = board.centerx, board.top + self.look.px(8)

    def back(self) -> None:
        self.open_menu()

    # Other screens

    def open_help(self) -> None:
        """At the section that the question is about, if there is one."""
        self.open_rules(self.table.question.section if self.table.question else "")

    def open_rules(self, section: str) -> None:
        self.app.push(HelpScene(self.app, section))

    def open_menu(self) -> None:
        self.app.push(game_menu(self))

    def look_at(self, place: str, key: str, state: State) -> None:
        scene = self.kit.showing.inspect(self.app, place, key, state)
        if scene is not None:
            self.app.push(scene)

    def open_replay(self) -> None:
        self.app.push(ReplayScene(self.app, self.kit, self.session, self._open_branch))

    def _open_branch(self, session: Session[Any]) -> None:
        open_table(self.app, self.kit, session)


def table_scene(app: App, kit: Kit, session: Session[Any]) -> TableScene:
    """Lay this game on a table."""
    try:
        return TableScene(app, kit, session)
    except SaveError:
        # Saved under rules that have changed since: what was can no longer be told, but what is can be played.
        app.tell(tr("opening.without_past"))
        return TableScene(app, kit, session.without_past())


def open_table(app: App, kit: Kit, session: Session[Any]) -> None:
    """The table over the title, in the place of whatever led there."""
    app.put_on_table(table_scene(app, kit, session))
