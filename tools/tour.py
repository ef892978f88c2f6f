"""Plays through every screen with the mouse alone and writes a picture of each to build/tour/, with an index.

python tools/tour.py                                   every game, English, 100 %, at 1280x720 and 1920x1080
python tools/tour.py --game filipinas
python tools/tour.py --language es --text 150 --size 1280x720
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from album import Album, write_index  # noqa: E402
from visitor import RIGHT, Visitor  # noqa: E402

from engine.games import PACKAGES  # noqa: E402
from game.box import open_box  # noqa: E402
from game.people_power.scenes.card import CardScene  # noqa: E402
from game.people_power.scenes.choose_card import ChooseCardScene  # noqa: E402
from game.people_power.scenes.election import ElectionScene  # noqa: E402
from game.shell.app import App  # noqa: E402
from game.shell.clock import FakeClock  # noqa: E402
from game.shell.lettering import CutText, watching_cuts  # noqa: E402
from game.shell.saves import FINISHED  # noqa: E402
from game.shell.text import Words  # noqa: E402
from game.table.lessons.lesson_scene import LessonScene  # noqa: E402
from game.table.scenes.game_over import GameOverScene  # noqa: E402
from game.table.scenes.hand_over import HandOverScene  # noqa: E402
from game.table.table_scene import TableScene  # noqa: E402

GAMES = tuple(PACKAGES)
SIZES = ("1280x720", "1920x1080")
SEEDS = {"sides": 11, "setup": 2}
"""Of the games begun by Quick start and by New game, so that the same pictures come out every time."""
ACTIVE_CARDS = 5
"""So many cards are played with all that the rules offer; then mostly passes, so that the tour comes to its end."""
LONGEST_GAME = 6000
"""Frames."""

Show = Callable[[str, pygame.Surface], None]
"""Gets the name of each screen and the window."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--language", action="append", choices=Words().languages())
    parser.add_argument("--text", action="append", type=int, help="text size in per cent")
    parser.add_argument("--size", action="append", help="as 1920x1080")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "tour")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, str] = {}
    faults = 0
    walks = product(options.game or GAMES, options.language or ["en"], options.text or [100], options.size or SIZES)
    for game, language, text, size in walks:
        album = Album(options.out, f"{game}-{size}-{language}-{text}")
        width, height = map(int, size.split("x"))
        cuts = tour((width, height), language, text, album.keep, game)
        pictures |= album.pictures
        print(f"{album.mark}: {len(album.pictures)} pictures, {len(cuts)} texts cut")
        for cut in cuts:
            print(f"   cut: {cut.text!r} needs {cut.needs}, has {cut.has}")
        faults += len(cuts)
    write_index(options.out, pictures)
    return 1 if faults else 0


def tour(size: tuple[int, int], language: str, text: int, show: Show, game: str = "people_power") -> list[CutText]:
    """Walk once; returns every text that did not fit its box on the way."""
    with tempfile.TemporaryDirectory() as folder, watching_cuts() as cuts:
        pygame.display.init()
        pygame.font.init()
        app = open_box(Path(folder), size=size, clock=FakeClock())
        app.change_settings(language=language, text_size=text, animation_speed="off", bot_pace="instant", sound=False)
        app.take(next(edition for edition in app.editions if edition.key == game))
        guide_to(game)(app, show).walk()
    return list({cut.text: cut for cut in cuts}.values())


def guide_to(game: str) -> type[Tour]:
    if game == "filipinas":
        from tour_filipinas import FilipinasTour

        return FilipinasTour
    if game == "red_guard":
        from tour_red_guard import RedGuardTour

        return RedGuardTour
    return Tour


class Tour(Visitor):
    """One visit to every screen, as People Power has them."""

    def __init__(self, app: App, show: Show) -> None:
        super().__init__(app)
        self.show = show
        self._seen: set[str] = set()
        self._luck = random.Random(1986)

    def walk(self) -> None:
        with (
            mock.patch("game.table.scenes.sides.new_seed", return_value=SEEDS["sides"]),
            mock.patch("game.table.scenes.setup.new_seed", return_value=SEEDS["setup"]),
        ):
            self._around_the_shelf()
            self._lesson()
            self._quick_start()
            self._machines()
            self._three_people()
            self._after_the_end()
            self._finished_games()
            self._cards_of_other_kinds()

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

        self._library()

    def _library(self) -> None:
        """The gallery kind by kind, the years at both ends and in the middle with a card, and two empty rooms."""
        library = self.enter(self.labelled("shelf.library"))
        self.snap("gallery")
        for kind, *_ in library.room.filter.choices[1:]:
            self.choose(library.room.filter, kind)
            self.snap(f"gallery_{kind}")
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
        lesson = self.enter(self.labelled("shelf.learn"))
        assert isinstance(lesson, LessonScene)
        self.enter(lesson.panel.out)
        self.snap("lesson_left")
        self.leave()
        advised = list(lesson.lesson.recommended)
        while self.app.top is lesson:
            self.wait()
            if lesson.mentor.saying is not None:
                self._snap_once(f"lesson_{lesson.mentor.saying.line.key}")
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
        self.enter(sides.aids["npa"])
        self.snap("faction_sheet")
        self.leave()
        board = self.enter(sides.play["npa"])
        self.snap("board_first_look")
        self._play(board, until=lambda: len(board.session.state.played) >= ACTIVE_CARDS - 1)
        self._until_asked(board)
        self._around_the_board(board)
        self._hint(board)
        self._save_and_leave(board)

    def _around_the_board(self, board: TableScene) -> None:
        manila = board.table.pane.spot("manila")
        assert manila
        self.point(manila.center)
        self.snap("hover_space")
        if grey := [button for button in board.table.prompt_bar.buttons.values() if not button.enabled]:
            self.point(grey[0].rect.center)
            self.snap("hover_greyed")
        self.click(manila.center, RIGHT)
        self.snap("inspect_space")
        self.leave()
        if board.controls.recap.selected:  # it lies over the card
            self.press(board.controls.recap)
        clipping = board.table.clipping
        if clipping and clipping.visible:
            self.click(clipping.rect.move(0, 12).midtop, RIGHT)
            if self.app.top is not board:
                self.snap("inspect_event")
                self.leave()

    def _hint(self, board: TableScene) -> None:
        """A hint while it is thought about, its plans, and the board after the first of them."""
        if not board.controls.with_hint:
            return
        self._until_asked(board)
        self.press(board.controls.hint)
        self.snap("hint_thinking")
        assert board.advice
        if board.advice.share is not None:
            self.press(board.table.hint_sheet.close)
        for number, _ in enumerate(board.advice.proposals):
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

    def _three_people(self) -> None:
        self._luck = random.Random(1986)
        setup = self.enter(self.labelled("shelf.new_game"))
        self.snap("new_game")
        for faction in ("government", "npa"):
            self.choose(setup.groups[faction], "human")
        for switch in ("personalities", "desperation", "hidden_acts"):
            self.choose(setup.groups[switch], "on")
        self.snap("new_game_three_players")
        self.press(setup.start)
        board = next(scene for scene in self.app.scenes if isinstance(scene, TableScene))
        self._play(board, until=lambda: False)

    def _after_the_end(self) -> None:
        over = self.app.top
        assert isinstance(over, GameOverScene)
        self.snap("game_over")
        self._review(over)
        replay = self.enter(over.replay)
        self.snap("replay_start")
        self.click(replay.timeline.rect.center)
        self.snap("replay_middle")
        self.choose(replay.table.log.views, "government")
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
        self.press(setup.start)
        board = next(scene for scene in self.app.scenes if isinstance(scene, TableScene))
        self._until_asked(board)
        self.snap("board_after_machines")
        self.app.go_home()

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

    def _cards_of_other_kinds(self) -> None:
        """A game shows Events only, where one can point at a card."""
        for name, card in (("election", 38), ("personality", 45), ("act", 57)):
            self.app.push(CardScene(self.app, card))
            self.snap(f"card_{name}")
            self.leave()

    # Playing

    def _play(self, board: TableScene, until: Callable[[], bool]) -> None:
        """Answer prompts with clicks on what is lit, and take a picture whenever there is something new to see."""
        for _ in range(LONGEST_GAME):
            self.wait()
            if isinstance(self.app.top, GameOverScene) or (until() and self.app.top is board):
                return
            if self.app.top is not board:
                self._pass_by()
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
                self._pass_by()
            elif board.turn_end.asked:
                self._end_turn(board)
        raise AssertionError("no decision came")

    def _end_turn(self, board: TableScene) -> None:
        self._snap_once("board_turn_end")
        self.press(board.controls.done)

    def _answer(self, board: TableScene, lit: dict[str, pygame.Rect]) -> None:
        assert board.session.prompt
        self._snap_once(f"board_{board.session.prompt.ask.replace('.', '_')}")
        key = self._choice(board, list(lit))
        made = len(board.session.history)
        self.click(lit[key].center)
        if len(board.session.history) == made and board.table.prompt_bar.warning:  # it would only cost
            self._snap_once("board_only_costs")
            self.click(lit[key].center)
        answered = [option.key for option in board.session.history[made:]]
        assert answered[:1] == [key], f"{key} did not answer to a click"

    def _choice(self, board: TableScene, keys: list[str]) -> str:
        active = len(board.session.state.played) <= ACTIVE_CARDS
        if not active and "action:pass" in keys:
            return "action:pass"
        if not active and "done" in keys and self._luck.random() < 0.7:
            return "done"
        wanted = [key for key in keys if key != "action:pass" and not key.startswith(("give:", "ask:"))]
        return self._luck.choice(wanted or keys)

    def _pass_by(self) -> None:
        """A screen over the board: look at it, then go on."""
        top = self.app.top
        if isinstance(top, ElectionScene):
            self._snap_once(f"election_{top.news.name}")
        elif isinstance(top, HandOverScene):
            self._snap_once("hand_over")
        elif isinstance(top, ChooseCardScene):
            self._snap_once("choose_personality" if top.prompt.ask == "personality.choose" else "choose_act")
        self.go_on()

    # Pictures

    def snap(self, name: str) -> None:
        self._seen.add(name)
        self.wait(frames=12)
        self.app.draw()
        self.show(name, self.app.screen)

    def _snap_once(self, name: str) -> None:
        if name not in self._seen:
            self.snap(name)


if __name__ == "__main__":
    sys.exit(main())
