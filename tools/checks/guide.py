"""The tour through a game, with the mouse alone: one visit to every screen that games have in common.

`tour_<game>.py` says of each game what is its own.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any
from unittest import mock

import pygame

from game.shell.app import App
from game.shell.saves import FINISHED
from game.table.lessons.lesson_scene import LessonScene
from game.table.library.contact_sheet import ContactSheet
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from tools.checks.visitor import RIGHT, Visitor

SEEDS = {"sides": 11, "setup": 2}
"""Of the games begun by Quick start and by New game, so that the same pictures come out every time."""
LONGEST_GAME = 6000
"""It is in frames."""

Show = Callable[[str, pygame.Surface], None]
"""Gets the name of each screen and the window."""


class Guide(Visitor):
    seat = ""
    """Taken by Quick start; the first one if it is not said."""
    looked_at = ""
    """Whose lines alone the log of the replay shows in one picture; likewise."""
    luck = 1
    """Seeds what is clicked on."""

    def __init__(self, app: App, show: Show) -> None:
        super().__init__(app)
        self.show = show
        self._seen: set[str] = set()
        self._luck = random.Random(self.luck)
        self._clicked: Counter[str] = Counter()

    def walk(self) -> None:
        with (
            mock.patch("game.table.scenes.sides.new_seed", return_value=SEEDS["sides"]),
            mock.patch("game.table.scenes.setup.new_seed", return_value=SEEDS["setup"]),
        ):
            self._around_the_shelf()
            self._library()
            self._lesson()
            self._quick_start()
            self._machines()
            self._people()
            self._after_the_end()
            self._finished_games()
            self.own_screens()

    # What a game's own guide may say

    def enough(self, board: TableScene) -> bool:
        """Whether the game of Quick start has come far enough to look around."""
        return len(board.session.history) > 0

    def around_the_board(self, board: TableScene) -> None:
        """What one can point at, and look at closely."""

    def seat_people(self, setup: Any) -> None:
        """Who plays in the game that is played to its end, and by which rules."""
        for seat in setup.kit.seats:
            self.choose(setup.groups[seat], "human")

    def choice(self, board: TableScene, keys: list[str]) -> str:
        """Which of the answers that are lit is clicked on."""
        return self.newest(keys)

    def pass_by(self) -> None:
        """A screen over the board: look at it, then go on."""
        if isinstance(self.app.top, HandOverScene):
            self.snap_once("hand_over")
        self.go_on()

    def own_screens(self) -> None:
        """What no other game has, and this tour did not come by."""

    # What they do alike

    def newest(self, keys: list[str]) -> str:
        """One of those that were clicked on least often, so that there is something new to see."""
        least = min(self._clicked[key] for key in keys)
        return self._luck.choice([key for key in keys if self._clicked[key] == least])

    def inspect_clipping(self, board: TableScene) -> None:
        if board.controls.recap.selected:  # it lies over the card
            self.press(board.controls.recap)
        clipping = board.table.clipping
        if clipping and clipping.visible:
            self.click(clipping.rect.move(0, 12).midtop, RIGHT)
            if self.app.top is not board:
                self.snap("inspect_event")
                self.leave()

    # The parts of the tour

    def _around_the_shelf(self) -> None:
        self.app.go_home()
        self.snap("shelf")
        settings = self.enter(self.labelled("shelf.settings"))
        for tab in ("display", "play", "aids", "sound"):
            self.choose(settings.tabs, tab)
            self.snap(f"settings_{tab}")
        self.leave()
        for button, name in (("help", "help"), ("rules", "rules"), ("credits", "credits"), ("load", "saves_empty")):
            self.enter(self.labelled(f"shelf.{button}"))
            self.snap(name)
            self.leave()

    def _library(self) -> None:
        """It shows the gallery kind by kind, the years at both ends and in the middle with a card, and two empty
        rooms."""
        library = self.enter(self.labelled("shelf.library"))
        rooms = [room for room, *_ in library.doors.choices]
        if "gallery" in rooms:
            self.snap("gallery")
            for kind, *_ in library.room.filter.choices[1:]:
                self.choose(library.room.filter, kind)
                self.snap(f"gallery_{kind}")
        if "timeline" in rooms:
            self.choose(library.doors, "timeline")
            self.snap("timeline")
            band = library.room.band
            self.click(band.rect_of(1).center)
            self.snap("timeline_card")
            self.leave()
            for name, number in (("middle", len(band.dates) // 2), ("end", len(band.dates) - 1)):
                band.choose(number)
                self.snap(f"timeline_{name}")
        for room in ("archive", "statistics"):
            self.choose(library.doors, room)
            self.snap(f"{room}_empty")
        self.leave()

    def _lesson(self) -> None:
        """The first lesson, with a picture of every line, as it goes for one who does what is said."""
        learn = self.labelled("shelf.learn")
        if not learn.enabled:
            return
        lesson = self.enter(learn)
        assert isinstance(lesson, LessonScene)
        self.enter(lesson.panel.out)
        self.snap("lesson_left")
        self.leave()
        advised = list(lesson.lesson.recommended)
        while self.app.top is lesson:
            self.wait()
            if lesson.mentor.saying is not None:
                self.snap_once(f"lesson_{lesson.mentor.saying.line.key}")
            if lesson.mentor.wants_next:
                self.press(lesson.panel.next)
            elif lesson.turn_end.asked:
                self.press(lesson.controls.done)
            elif lit := lesson.option_rects():
                self.click(lit[self._advised(advised, lit)].center)
        self.snap("lesson_over")
        self.press_on("lesson.shelf")

    @staticmethod
    def _advised(advised: list[str], lit: dict[str, pygame.Rect]) -> str:
        """The next answer that was recommended and is still possible: a click may have answered more than one."""
        while advised:
            key = advised.pop(0)
            if key in lit:
                return key
        return "done" if "done" in lit else next(iter(lit))

    def _quick_start(self) -> None:
        sides = self.enter(self.labelled("shelf.quick_start"))
        self.snap("quick_start")
        seat = self.seat or next(iter(sides.play))
        self.enter(sides.aids[seat])
        self.snap("faction_sheet")
        self.leave()
        board = self.enter(sides.play[seat])
        self.snap("board_first_look")
        self._play(board, until=lambda: self.enough(board))
        self._until_asked(board)
        self.around_the_board(board)
        self._hint(board)
        self._save_and_leave(board)

    def _hint(self, board: TableScene) -> None:
        """A hint while it is thought about, its plans, and the board after the first of them."""
        if not board.controls.with_hint:
            return
        self._until_asked(board)
        self.press(board.controls.hint)
        self.snap("hint_thinking")
        assert board.adviser.advice
        while board.adviser.advice.share is not None:
            self.wait()
        for number, _ in enumerate(board.adviser.advice.proposals):
            self.choose(board.table.hint_sheet.plans, str(number))
            self.snap(f"hint_plan_{number + 1}")
        self.press(board.table.hint_sheet.play)
        self.wait(frames=40)

    def _save_and_leave(self, board: TableScene) -> None:
        self.enter(board.controls.menu)
        self.snap("menu")
        self.press_on("table.menu.library")
        self.snap("library_in_a_game")
        self.leave()
        self.enter(board.controls.menu)
        self.press_on("table.save")
        self.snap("save_as")
        self.press_on("button.ok")
        self.snap("saved")
        while self.app.notice.sentence:
            self.wait()
        self.enter(board.controls.menu)
        self.press_on("table.to_title")
        self.snap("shelf_with_a_game_to_go_on_with")
        self.enter(self.labelled("shelf.load"))
        self.snap("saves")
        self.leave()

    def _machines(self) -> None:
        """Machines chosen for a seat each, and what the log tells of their first turns."""
        setup = self.enter(self.labelled("shelf.new_game"))
        if not setup.tempers:
            self.leave()
            return
        seats = [seat for seat in setup.kit.seats if seat != setup.kit.usual_seat]
        for seat in seats:
            self.choose(setup.groups[seat], "organiser")
        self.choose(setup.tempers[seats[0]], "bold")
        self.snap("new_game_machines")
        board = self._begin(setup)
        self._until_asked(board)
        self.snap("board_after_machines")
        self.app.go_home()

    def _people(self) -> None:
        """A game of several people at one screen is played to its end."""
        self._luck = random.Random(self.luck)
        setup = self.enter(self.labelled("shelf.new_game"))
        self.snap("new_game")
        self.seat_people(setup)
        self.snap("new_game_people")
        self._play(self._begin(setup), until=lambda: False)

    def _begin(self, setup: Any) -> TableScene:
        self.press(setup.start)
        return next(scene for scene in self.app.scenes if isinstance(scene, TableScene))

    def _after_the_end(self) -> None:
        over = self.app.top
        assert isinstance(over, GameOverScene)
        self.snap("game_over")
        self._review(over)
        replay = self.enter(over.replay)
        self.snap("replay_start")
        self.click(replay.timeline.rect.center)
        self.snap("replay_middle")
        self.choose(replay.table.log.views, self.looked_at or over.kit.seats[0])
        self.snap("replay_one_faction")
        self.press(replay.last)
        self.point(replay.branch.rect.center)
        self.snap("replay_end")

    def _review(self, over: GameOverScene) -> None:
        """The first decisions looked at again; all of them would take too long here."""
        if not over.review.visible:
            return
        page = self.enter(over.review)
        for _ in range(LONGEST_GAME):
            if page.reviewed.mistakes or not page.busy:
                break
            self.wait()
        self.snap("review_under_way")
        if page.busy:
            self.press(page.stop)
        self.snap("review")
        self.leave()
        self.snap("game_over_reviewed")

    def _finished_games(self) -> None:
        self.app.go_home()
        saves = self.enter(self.labelled("shelf.load"))
        self.choose(saves.tabs, FINISHED)
        self.snap("saves_finished")
        self.leave()
        library = self.enter(self.labelled("shelf.library"))
        for room in ("statistics", "archive"):
            self.choose(library.doors, room)
            self.snap(room)
        self.enter(library.room.open)
        self.snap("archive_last_page")
        self.leave()
        self.leave()

    # Playing

    def _play(self, board: TableScene, until: Callable[[], bool]) -> None:
        """Answer prompts with clicks on what is lit, and take a picture whenever there is something new to see."""
        for _ in range(LONGEST_GAME):
            self.wait()
            if isinstance(self.app.top, GameOverScene) or (until() and self.app.top is board):
                return
            if self.app.top is not board:
                self.pass_by()
            elif board.turn_end.asked:
                self._end_turn(board)
            elif lit := board.option_rects():
                self._answer(board, lit)
        asked = board.session.prompt
        raise AssertionError(f"the game did not come to its end: {asked.ask if asked else 'nothing'} is asked")

    def _until_asked(self, board: TableScene) -> None:
        for _ in range(LONGEST_GAME):
            if board.option_rects():
                return
            self.wait()
            if self.app.top is not board:
                self.pass_by()
            elif board.turn_end.asked:
                self._end_turn(board)
        raise AssertionError("no decision came")

    def _end_turn(self, board: TableScene) -> None:
        self.snap_once("board_turn_end")
        self.press(board.controls.done)
        self._until_saved(board)

    def _until_saved(self, board: TableScene) -> None:
        """An answer counts when the one before it is on the disk; until then another click would be too much."""
        while board.between.taken is not None:
            self.wait()

    def _answer(self, board: TableScene, lit: dict[str, pygame.Rect]) -> None:
        assert board.session.prompt
        self.snap_once(f"board_{board.session.prompt.ask.replace('.', '_')}")
        self._point_at_what_is_grey(board)
        key = self.choice(board, list(lit))
        self._clicked[key] += 1
        made = len(board.session.history)
        self.click(lit[key].center)
        self._until_saved(board)
        if len(board.session.history) == made and board.table.prompt_bar.warning:  # it would only cost
            self.snap_once("board_only_costs")
            self.click(lit[key].center)
            self._until_saved(board)
        answered = [option.key for option in board.session.history[made:]]
        assert answered[:1] == [key], f"{key} did not answer to a click"

    def _point_at_what_is_grey(self, board: TableScene) -> None:
        grey = [button for button in board.table.prompt_bar.buttons.values() if not button.enabled]
        if grey and "hover_greyed" not in self._seen:
            self.point(grey[0].rect.center)
            self.snap("hover_greyed")

    # Pictures

    def snap(self, name: str) -> None:
        self._seen.add(name)
        self.wait(frames=12)
        while any(isinstance(widget, ContactSheet) and widget.busy for widget in self.app.top.widgets):
            self.wait()
        self.app.draw()
        self.show(name, self.app.screen)

    def snap_once(self, name: str) -> None:
        if name not in self._seen:
            self.snap(name)
