"""Plays through every screen with the mouse alone and writes a picture of each to build/tour/, with an index.

python tools/tour.py                                   English, 100 %, at 1280x720 and 1920x1080
python tools/tour.py --language es --text 150 --size 1280x720
"""

from __future__ import annotations

import argparse
import html
import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from game.people_power.board_scene import BoardScene  # noqa: E402
from game.people_power.edition import EDITION  # noqa: E402
from game.people_power.scenes.card import CardScene  # noqa: E402
from game.people_power.scenes.choose_card import ChooseCardScene  # noqa: E402
from game.people_power.scenes.election import ElectionScene  # noqa: E402
from game.people_power.scenes.game_over import GameOverScene  # noqa: E402
from game.people_power.scenes.hand_over import HandOverScene  # noqa: E402
from game.shell.app import App  # noqa: E402
from game.shell.clock import FakeClock  # noqa: E402
from game.shell.lettering import CutText, watching_cuts  # noqa: E402
from game.shell.scenes.title import TitleScene  # noqa: E402
from game.shell.widgets.button import STYLES, Button  # noqa: E402

SIZES = ((1280, 720), (1920, 1080))
FRAME = 0.05
SEEDS = {"sides": 11, "setup": 2}
ACTIVE_CARDS = 5
"""So many cards are played with all that the rules offer; then mostly passes, so that the tour comes to its end."""
LONGEST = 6000


class Tour:
    """One visit to every screen; `show` gets the name of each and the window."""

    def __init__(self, app: App, show: Callable[[str, pygame.Surface], None]) -> None:
        self.app = app
        self.show = show
        self._seen: set[str] = set()
        self._luck = random.Random(1986)

    def walk(self) -> None:
        with (
            mock.patch.multiple("game.people_power.scenes.sides", new_seed=lambda: SEEDS["sides"]),
            mock.patch.multiple("game.people_power.scenes.setup", new_seed=lambda: SEEDS["setup"]),
        ):
            self._around_the_title()
            self._quick_start()
            self._three_people()
            self._end()

    # The parts of the tour

    def _around_the_title(self) -> None:
        self.app.push(TitleScene(self.app))
        self.snap("title")
        title = self.app.top
        settings = self._through(title.buttons[4])
        for tab in ("display", "play", "sound"):
            cell = settings.tabs.cells[("display", "play", "sound").index(tab)]
            self.click(cell.center)
            self.snap(f"settings_{tab}")
        self._esc()
        self._through(title.buttons[5])
        self.snap("help")
        self._esc()
        self._through(title.buttons[6])
        self.snap("credits")
        self._esc()
        self._through(title.buttons[3])
        self.snap("saves_empty")
        self._esc()

    def _quick_start(self) -> None:
        sides = self._through(self.app.top.buttons[1])
        self.snap("quick_start")
        self._through(sides.aids["npa"])
        self.snap("faction_sheet")
        self._esc()
        board = self._through(sides.play["npa"])
        self.snap("board_first_look")
        self._play(board, until=lambda: len(board.session.state.played) >= ACTIVE_CARDS - 1)
        self._around_the_board(board)

    def _around_the_board(self, board: BoardScene) -> None:
        self._until_asked(board)
        self.point(board.table.map.target("manila").center)
        self.snap("hover_space")
        grey = [button for button in board.table.bar.buttons.values() if not button.enabled]
        if grey:
            self.point(grey[0].rect.center)
            self.snap("hover_greyed")
        self.click(board.table.map.target("manila").center, button=3)
        self.snap("inspect_space")
        self._esc()
        if board.table.clipping.visible:
            self.click(board.table.clipping.rect.move(0, 12).midtop, button=3)
            if self.app.top is not board:
                self.snap("inspect_event")
                self._esc()
        self._through(board.controls.menu)
        self.snap("menu")
        self.press(self.app.top.buttons[0])
        self.snap("save_as")
        self.press(self.app.top.buttons[0])
        self.snap("saved")
        while self.app.notice.sentence:
            self.app.step(FRAME)
        self._through(board.controls.menu)
        self.press(self.app.top.buttons[3])
        self._through(self.app.top.buttons[3])
        self.snap("saves")
        self._esc()

    def _three_people(self) -> None:
        self._luck = random.Random(1986)
        setup = self._through(self.app.top.buttons[2])
        self.snap("new_game")
        for key, cell in (("government", 0), ("npa", 0), ("personalities", 0), ("desperation", 0), ("hidden", 0)):
            self.click(setup.groups[key].cells[cell].center)
        self.snap("new_game_three_players")
        self.press(setup.start)
        board = next(scene for scene in self.app.scenes if isinstance(scene, BoardScene))
        self._play(board, until=lambda: False)

    def _end(self) -> None:
        over = self.app.top
        assert isinstance(over, GameOverScene)
        self.snap("game_over")
        replay = self._through(over.replay)
        self.snap("replay_start")
        self.click((replay.timeline.rect.x + replay.timeline.rect.width // 2, replay.timeline.rect.centery))
        self.snap("replay_middle")
        self.click(replay.table.log.views.cells[1].center)
        self.snap("replay_one_faction")
        self.press(replay.last)
        self.point(replay.branch.rect.center)
        self.snap("replay_end")
        for name, card in (("election", 38), ("personality", 45), ("act", 57)):
            self.app.push(CardScene(self.app, card))
            self.snap(f"card_{name}")
            self._esc()

    # Playing

    def _play(self, board: BoardScene, until: Callable[[], bool]) -> None:
        """Answer prompts with clicks on what is lit, and take a picture whenever there is something new to see."""
        for _ in range(LONGEST):
            self.app.step(FRAME)
            if isinstance(self.app.top, GameOverScene) or (until() and self.app.top is board):
                return
            if self.app.top is not board:
                self._pass_by()
                continue
            rects = board.option_rects()
            if not rects:
                continue
            prompt = board.session.prompt
            self._once(f"board_{prompt.ask.replace('.', '_')}")
            key = self._choice(board, list(rects))
            made = len(board.session.history)
            self.click(rects[key].center)
            assert [option.key for option in board.session.history[made:]] == [key], f"{key} did not answer to a click"
        raise AssertionError("the game did not come to its end")

    def _until_asked(self, board: BoardScene) -> None:
        for _ in range(LONGEST):
            if board.option_rects():
                return
            self.app.step(FRAME)
            if self.app.top is not board:
                self._pass_by()
        raise AssertionError("no decision came")

    def _choice(self, board: BoardScene, keys: list[str]) -> str:
        active = len(board.session.state.played) <= ACTIVE_CARDS
        if not active and "action:pass" in keys:
            return "action:pass"
        if not active and "done" in keys and self._luck.random() < 0.7:
            return "done"
        wanted = [key for key in keys if key != "action:pass" and not key.startswith(("give:", "ask:"))]
        return self._luck.choice(wanted or keys)

    def _pass_by(self) -> None:
        """A screen over the board: look at it, then press a golden button."""
        top = self.app.top
        if isinstance(top, ElectionScene):
            self._once(f"election_{top.news.name}")
        elif isinstance(top, HandOverScene):
            self._once("hand_over")
        elif isinstance(top, ChooseCardScene):
            self._once("choose_personality" if top.prompt.ask == "personality.choose" else "choose_act")
        golden = [widget for widget in top.widgets if isinstance(widget, Button) and widget.style is STYLES["gold"]]
        assert golden, f"no way on from {type(top).__name__}"
        self.press(golden[0])

    # Mouse, pictures

    def _once(self, name: str) -> None:
        if name not in self._seen:
            self.snap(name)

    def snap(self, name: str) -> None:
        self._seen.add(name)
        for _ in range(12):
            self.app.step(FRAME)
        self.app.draw()
        self.show(name, self.app.screen)

    def point(self, position: tuple[int, int]) -> None:
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))
        self.app.step(FRAME, [event])

    def click(self, position: tuple[int, int], button: int = 1) -> None:
        self.point(position)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.step(0.0, [pygame.event.Event(kind, pos=position, button=button)])

    def press(self, button: Button) -> None:
        self.click(button.rect.center)

    def _through(self, button: Button):  # type: ignore[no-untyped-def]
        """Press a button and come to the scene that it opens."""
        before = self.app.top
        self.press(button)
        assert self.app.top is not before, f"“{button.label}” led nowhere"
        return self.app.top

    def _esc(self) -> None:
        """By the button that leads back: the mouse alone suffices."""
        back = [widget for widget in self.app.top.widgets if isinstance(widget, Button) and widget.shortcut == "Esc"]
        self.press(back[0] if back else self.app.top.buttons[-1])


def tour(size: tuple[int, int], language: str, text: int, show: Callable[[str, pygame.Surface], None]) -> list[CutText]:
    """Walk once; returns every text that did not fit its box on the way."""
    with tempfile.TemporaryDirectory() as folder, watching_cuts() as cuts:
        pygame.display.init()
        pygame.font.init()
        app = App(EDITION, folder=Path(folder), size=size, clock=FakeClock())
        app.change_settings(language=language, text_size=text, animation_speed="off", bot_pace="instant", sound=False)
        Tour(app, show).walk()
    return list({cut.text: cut for cut in cuts}.values())


class Album:
    """Numbered pictures in a folder."""

    def __init__(self, folder: Path, mark: str) -> None:
        self.folder = folder
        self.mark = mark
        self.pictures: list[tuple[str, str]] = []

    def keep(self, name: str, window: pygame.Surface) -> None:
        file = f"{len(self.pictures) + 1:02}_{name}-{self.mark}.png"
        pygame.image.save(window, self.folder / file)
        self.pictures.append((name, file))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--language", action="append", choices=("en", "es"))
    parser.add_argument("--text", action="append", type=int, help="text size in per cent")
    parser.add_argument("--size", action="append", help="as 1920x1080")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "tour")
    options = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in options.size] if options.size else SIZES
    options.out.mkdir(parents=True, exist_ok=True)
    pictures: list[tuple[str, str]] = []
    faults = 0
    for language in options.language or ["en"]:
        for text in options.text or [100]:
            for size in sizes:
                album = Album(options.out, f"{size[0]}x{size[1]}-{language}-{text}")
                cuts = tour(size, language, text, album.keep)
                pictures += album.pictures
                print(f"{album.mark}: {len(album.pictures)} pictures, {len(cuts)} texts cut")
                for cut in cuts:
                    print(f"   cut: {cut.text!r} needs {cut.needs}, has {cut.has}")
                faults += len(cuts)
    write_index(options.out, pictures)
    return 1 if faults else 0


def write_index(out: Path, pictures: list[tuple[str, str]]) -> None:
    figures = "\n".join(
        f'<figure><a href="{html.escape(file)}"><img src="{html.escape(file)}" loading="lazy"></a>'
        f"<figcaption>{html.escape(file)}</figcaption></figure>"
        for _, file in pictures
    )
    style = "body{background:#181e2a;color:#f4ecd8;font-family:sans-serif}img{width:46vw}figure{display:inline-block}"
    (out / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>Tour</title><style>{style}</style>\n{figures}\n", encoding="utf-8"
    )
    lines = "\n".join(f"- [{name}]({file})" for name, file in pictures)
    (out / "README.md").write_text(f"# Every screen\n\n{lines}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
