"""Undo, Cancel, Restart, the menu, a language, a resize or the end, while somebody thinks or a plan is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame

from game.shell.app import App
from game.shell.scene import Scene
from game.shell.text import words
from game.shell.widgets.button import STYLES, Button
from game.table.scene.opening import begin_game
from game.table.scene.table_scene import TableScene, open_table
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.review import ReviewScene
from tools.checks.monkey.places import LONGEST_GAME, MOST_DECISIONS, any_session, kit_of
from tools.checks.monkey.player import SIZES, Player
from tools.checks.monkey.steps import Step, click_on

UNDER_WAY = ("hint", "plan", "review", "machine")
ACTS: dict[str, Callable[[Random], Step]] = {
    "undo": lambda luck: ["key", pygame.K_u, 0, "u"],
    "cancel": lambda luck: ["key", pygame.K_BACKSPACE, 0, ""],
    "restart": lambda luck: ["key", pygame.K_r, 0, "r"],
    "menu": lambda luck: ["key", pygame.K_m, 0, "m"],
    "language": lambda luck: ["set", "language", luck.choice(words().languages())],
    "resize": lambda luck: ["resize", *luck.choice(SIZES)],
    "close": lambda luck: ["close"],
}
PATIENCE = 300
"""Steps until something is under way: a game may end before that."""


def go_to_a_moment(app: App, game: str, luck: Random) -> str:
    """A table, or the last page of a game; returns what is to be under way there."""
    what, kit = luck.choice(UNDER_WAY), kit_of(game)
    app.go_home()
    if what == "review":
        session = any_session(kit, luck, LONGEST_GAME)
        app.push(GameOverScene(app, kit, session, lambda branch: open_table(app, kit, branch)))
    else:
        decisions = luck.randrange(MOST_DECISIONS)
        begin_game(app, kit, any_session(kit, luck, decisions, with_machines=what == "machine"))
    return what


def interrupt(app: Callable[[], App], luck: Random, what: str) -> Iterator[Step]:
    """Until that is under way, then two acts, and frames in which would come to light what they broke."""
    decisions = luck.randrange(1, 6)
    """Made at the table first, so that there is something to be taken back."""
    for _ in range(PATIENCE):
        if is_under_way(app().top, what):
            break
        step = _towards(app(), luck, what, decisions > 0)
        decisions -= step[0] == "click"
        yield step
    else:
        return
    yield ["wait", luck.choice((0, 0, 1, 2, 5, 15, 40))]
    for act in luck.sample(sorted(ACTS), 2):
        if is_under_way(app().top, what):
            yield ["moment", what, act]
        yield ACTS[act](luck)
        yield ["wait", luck.choice((1, 5, 20))]


def is_under_way(scene: Scene, what: str) -> bool:
    if isinstance(scene, ReviewScene):
        return not scene.reviewed.slices.over
    if not isinstance(scene, TableScene):
        return False
    if what == "machine":
        return scene.machines.share > 0
    return scene.adviser.advice is not None if what == "hint" else scene.adviser.following is not None


def _towards(app: App, luck: Random, what: str, deciding: bool) -> Step:
    """Take one step nearer."""
    scene = app.top
    if isinstance(scene, GameOverScene):
        return ["key", pygame.K_v, 0, "v"]
    if not isinstance(scene, TableScene):
        return _out_of_the_way(scene)
    if scene.table.question is None or scene.turn_end.asked or what == "machine" or deciding:
        return Player(app, luck).answer()
    if what == "plan" and scene.table.hint_sheet.play.enabled and scene.table.hint_sheet.visible:
        return click_on(app, scene.table.hint_sheet.play.rect.center)
    return ["wait", 5] if scene.adviser.advice is not None else ["key", pygame.K_h, 0, "h"]


def _out_of_the_way(scene: Scene) -> Step:
    buttons = [widget for widget in scene.widgets if isinstance(widget, Button) and widget.visible and widget.enabled]
    buttons.sort(key=lambda button: button.style is not STYLES["gold"])
    return click_on(scene.app, buttons[0].rect.center) if buttons else ["key", pygame.K_ESCAPE, 0, ""]
