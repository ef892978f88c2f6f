"""Every screen of a game at least once, for whoever wants to see that all can be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from game.shell.app import App
from game.shell.scene import Scene
from game.shell.text import tr
from game.table.kit.kit import Kit
from game.table.lessons.lesson_scene import all_lessons, learn_scene
from game.table.library.library_scene import LibraryScene
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.scenes.replay import ReplayScene
from game.table.scenes.setup import SetupScene
from game.table.scenes.sides import SidesScene

SEED = 1986


def samples(app: App, kit: Kit) -> Iterator[Scene]:
    scenario = kit.game.scenarios[0]
    yield SidesScene(app, kit)
    yield SetupScene(app, kit)
    yield HandOverScene(app, kit, kit.usual_seat, tr(f"faction.{kit.usual_seat}"), app.pop)
    yield from kit.library.samples(app)
    if kit.set_up.lessons:
        yield learn_scene(app, kit)
        yield all_lessons(app, kit)
    for room in LibraryScene(app, kit).rooms:
        yield LibraryScene(app, kit, room)
    yield TableScene(app, kit, kit.new_session(scenario, {kit.usual_seat}, SEED))
    finished = kit.new_session(scenario, set(), SEED)
    while not finished.over:
        finished.advance()
    yield GameOverScene(app, kit, finished, lambda _: None)
    yield ReplayScene(app, kit, finished, lambda _: None)
