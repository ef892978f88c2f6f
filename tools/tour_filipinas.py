"""The tour through the screens of Filipinas."""

from __future__ import annotations

import random
from unittest import mock

from tour import LONGEST_GAME, SEEDS, Tour
from visitor import RIGHT

from game.filipinas.scenes.card import CardScene
from game.shell.scenes.dialog import DialogScene
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.table_scene import TableScene

ACTIVE_TURNS = 2
"""So many turns are played with all that the rules offer; then mostly passes."""
STAYING = ("pass", "done", "action:reinforce", "action:repatriate", "trade")
"""What would end the game or a play before there is much to see."""


class FilipinasTour(Tour):
    def walk(self) -> None:
        with (
            mock.patch("game.table.scenes.sides.new_seed", return_value=SEEDS["sides"]),
            mock.patch("game.table.scenes.setup.new_seed", return_value=SEEDS["setup"]),
        ):
            self._around_the_shelf()
            self._lesson()
            self._quick_start()
            self._two_people()
            self._after_the_end()
            self._finished_games()
            self._cards_of_each_deck()

    def _quick_start(self) -> None:
        sides = self.enter(self.labelled("shelf.quick_start"))
        self.snap("quick_start")
        self.enter(sides.aids["spain"])
        self.snap("side_sheet")
        self.leave()
        board = self.enter(sides.play["spain"])
        self.snap("board_first_look")
        self._play(board, until=lambda: board.session.state.turn >= ACTIVE_TURNS and bool(board.option_rects()))
        if isinstance(board, TableScene) and self.app.top is board:
            self._around_the_board(board)
            self._hint(board)
            self._save_and_leave(board)

    def _around_the_board(self, board: TableScene) -> None:
        cavite = board.table.view.anchor("cavite")
        self.point(cavite)
        self.snap("hover_place")
        if grey := [button for button in board.table.prompt_bar.buttons.values() if not button.enabled]:
            self.point(grey[0].rect.center)
            self.snap("hover_greyed")
        self.click(cavite, RIGHT)
        self.snap("inspect_place")
        if self.app.top is not board:
            self.leave()
        hand = board.table.furniture.hand
        if hand and hand.faces:
            spot = hand.spot(hand.faces[0].key)
            assert spot
            self.point((spot.centerx, spot.y + 8))
            self.snap("hover_card")
            self.click((spot.centerx, spot.y + 8), RIGHT)
            if self.app.top is not board:
                self.snap("inspect_card")
                self.leave()

    def _two_people(self) -> None:
        self._luck = random.Random(1896)
        setup = self.enter(self.labelled("shelf.new_game"))
        self.snap("new_game")
        self.choose(setup.groups["spain"], "human")
        self.choose(setup.groups["scenario"], "short")
        self.snap("new_game_two_players")
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
        self.choose(replay.table.log.views, "spain")
        self.snap("replay_one_side")
        self.press(replay.last)
        self.snap("replay_end")

    def _cards_of_each_deck(self) -> None:
        for card in ("S09", "F04", "SU1", "FU4"):
            self.app.push(CardScene(self.app, card))
            self.snap(f"card_{card}")
            self.leave()

    def _choice(self, board: TableScene, keys: list[str]) -> str:
        state = board.session.state
        if state.turn > ACTIVE_TURNS or len(board.session.history) > LONGEST_GAME // 10:
            for quiet in ("pass", "done"):
                if quiet in keys:
                    return quiet
            return self._luck.choice(keys)
        wanted = [key for key in keys if key not in STAYING]
        return self._luck.choice(wanted) if wanted and self._luck.random() < 0.9 else self._luck.choice(keys)

    def _pass_by(self) -> None:
        top = self.app.top
        if isinstance(top, HandOverScene):
            self._snap_once("hand_over")
            self.go_on()
        elif isinstance(top, DialogScene):
            self._snap_once("spies")
            self.press(next(button for button in self._buttons() if button.shortcut == "1"))
        else:
            self.go_on()
