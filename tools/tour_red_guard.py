"""The tour through the screens of Red Guard."""

from __future__ import annotations

import random
from unittest import mock

from tour import SEEDS, Tour
from visitor import RIGHT

from game.red_guard.wall.view import WallView
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.table_scene import TableScene

ACTIVE_TURNS = 3
"""So many turns are played with all that the rules offer; then mostly what is quickly done."""
QUICK = ("preset:suited", "preset:spread", "preset:hold", "preset:best", "answer:no", "done", "contact")


class RedGuardTour(Tour):
    def walk(self) -> None:
        with (
            mock.patch("game.table.scenes.sides.new_seed", return_value=SEEDS["sides"]),
            mock.patch("game.table.scenes.setup.new_seed", return_value=SEEDS["setup"]),
        ):
            self._around_the_shelf()
            self._lesson()
            self._quick_start()
            self._three_people()
            self._after_the_end()
            self._finished_games()

    def _quick_start(self) -> None:
        sides = self.enter(self.labelled("shelf.quick_start"))
        self.snap("quick_start")
        self.enter(sides.aids["blue"])
        self.snap("faction_sheet")
        self.leave()
        board = self.enter(sides.play["blue"])
        self.snap("board_first_look")
        self._play(board, until=lambda: board.session.state.turn >= ACTIVE_TURNS and bool(board.option_rects()))
        if isinstance(board, TableScene) and self.app.top is board:
            self._around_the_board(board)
            self._save_and_leave(board)

    def _around_the_board(self, board: TableScene) -> None:
        view = board.table.view
        assert isinstance(view, WallView)
        self.point(view.anchor("beijing"))
        self.snap("hover_tile")
        self.click(view.anchor("beijing"), RIGHT)
        self.snap("inspect_tile")
        self.leave()
        for name, key in (("hover_faction", "faction.red"), ("hover_support", "civil_support"), ("hover_bowl", "pool")):
            self.point(view.anchor(key))
            self.snap(name)
        if board.controls.recap.selected:  # it lies over the card
            self.press(board.controls.recap)
        clipping = board.table.clipping
        assert clipping
        self.click(clipping.rect.center, RIGHT)
        if self.app.top is not board:
            self.snap("inspect_event")
            self.leave()

    def _three_people(self) -> None:
        self._luck = random.Random(1966)
        setup = self.enter(self.labelled("shelf.new_game"))
        self.snap("new_game")
        for seat in ("red", "green"):
            self.choose(setup.groups[seat], "human")
        for seat in ("yellow", "orange"):
            self.choose(setup.groups[seat], "non_player")
        self.choose(setup.levels["pink"], "strong")
        for switch in ("chits", "seizure", "clients"):
            self.choose(setup.groups[switch], "on")
        self.snap("new_game_three_players")
        self.press(setup.start)
        board = next(scene for scene in self.app.scenes if isinstance(scene, TableScene))
        self._play(board, until=lambda: False)

    def _after_the_end(self) -> None:
        over = self.app.top
        assert isinstance(over, GameOverScene)
        self.snap("game_over")
        replay = self.enter(over.replay)
        self.snap("replay_start")
        self.click(replay.timeline.rect.center)
        self.snap("replay_middle")
        self.choose(replay.table.log.views, "red")
        self.snap("replay_one_faction")
        self.press(replay.last)
        self.snap("replay_end")

    def _choice(self, board: TableScene, keys: list[str]) -> str:
        quick = [key for key in QUICK if key in keys]
        late = board.session.state.turn > ACTIVE_TURNS
        if quick and self._luck.random() < (0.8 if late else 0.25):
            return quick[0]
        wanted = [key for key in keys if key not in ("done", "answer:yes")]
        return self._luck.choice(wanted or keys)

    def _pass_by(self) -> None:
        if isinstance(self.app.top, HandOverScene):
            self._snap_once("hand_over")
        self.go_on()
