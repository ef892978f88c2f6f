"""Where a monkey begins: any screen of any game, drawn by its luck."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.thinking.strengths import KINDS
from game.shell.app import App
from game.shell.scenes.credits import CreditsScene
from game.shell.scenes.help import HelpScene
from game.shell.scenes.saves import SavesScene
from game.shell.scenes.settings import SettingsScene
from game.table.kit.kit import Kit
from game.table.scene.opening import begin_game
from game.table.scene.table_scene import open_table
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.replay import ReplayScene
from game.table.thinking.minds import has_mind

MOST_DECISIONS = 150
"""Before the monkey sits down."""
LONGEST_GAME = 3000
MOST_TRIES = 200
PLACES = {
    "table": 60,
    "lesson": 10,
    "shelf": 6,
    "over": 6,
    "replay": 4,
    "library": 4,
    "setup": 3,
    "saves": 2,
    "settings": 2,
    "help": 2,
    "credits": 1,
}
"""It is how often, of a hundred times."""


def kit_of(game: str) -> Kit:
    kit: Kit = import_module(f"game.{game}.kit").KIT
    return kit


def go_to_any_place(app: App, game: str, luck: Random) -> str:
    """Over the shelf; returns which place it is."""
    place = luck.choices(list(PLACES), list(PLACES.values()))[0]
    app.take(next(edition for edition in app.editions if edition.key == game))
    app.go_home()
    kit, edition = kit_of(game), app.edition
    if place == "table":
        begin_game(app, kit, any_session(kit, luck, luck.randrange(MOST_DECISIONS)))
    elif place == "lesson" and edition.learn is not None:
        app.push(edition.learn(app))
    elif place == "over":
        app.push(GameOverScene(app, kit, any_session(kit, luck, LONGEST_GAME), lambda s: open_table(app, kit, s)))
    elif place == "replay":
        session = any_session(kit, luck, luck.randrange(MOST_DECISIONS))
        app.push(ReplayScene(app, kit, session, lambda s: open_table(app, kit, s)))
    elif place == "library" and edition.library is not None:
        app.push(edition.library(app))
    elif place == "setup":
        app.push(luck.choice((edition.new_game, edition.quick_start))(app))
    elif place == "saves":
        app.store.write("one of them", any_session(kit, luck, 5).save())
        app.push(SavesScene(app))
    elif place in ("settings", "help", "credits"):
        app.push({"settings": SettingsScene, "help": HelpScene, "credits": CreditsScene}[place](app))
    return place


def any_session(kit: Kit, luck: Random, decisions: int, *, with_machines: bool | None = None) -> Session[Any]:
    """Begin a game of any kind with at least one person, and go on for so many decisions or to its end."""
    session = _begun(kit, luck, luck.random() < 0.3 if with_machines is None else with_machines)
    while len(session.history) < decisions and not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(luck.choice(session.prompt.options))
    return session


def _begun(kit: Kit, luck: Random, with_machines: bool) -> Session[Any]:
    """Machines sit where persons could, but for one."""
    for _ in range(MOST_TRIES):
        state = kit.game.any_game(Chance(luck.randrange(2**31)))
        person, *others = sorted(state.humans) or [""]
        if person and bool(others) >= with_machines:
            machines = others if with_machines and has_mind(kit.game) else ()
            return Session(kit.game, state, {seat: luck.choice(KINDS) for seat in machines})
    raise AssertionError("no game of this kind has enough persons")
