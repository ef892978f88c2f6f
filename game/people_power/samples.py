"""Every screen of the game at least once, for whoever wants to see that all can be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from engine import people_power
from game.people_power.board_scene import BoardScene
from game.people_power.scenes.card import CardScene
from game.people_power.scenes.game_over import GameOverScene
from game.people_power.scenes.hand_over import HandOverScene
from game.people_power.scenes.replay import ReplayScene
from game.people_power.scenes.setup import SetupScene
from game.people_power.scenes.sides import SidesScene
from game.shell.app import App
from game.shell.scene import Scene

SEED = 1986
CARDS = (1, 38, 45, 57)
"""An Event, an Election, a Personality and an Act of Desperation."""


def samples(app: App) -> Iterator[Scene]:
    yield SidesScene(app)
    yield SetupScene(app)
    yield HandOverScene(app, "npa", app.pop)
    for card in CARDS:
        yield CardScene(app, card)
    yield BoardScene(app, people_power.new_session(humans={"reformers"}, seed=SEED))
    finished = people_power.new_session(humans=set(), seed=SEED, personalities=True, desperation=True)
    while not finished.over:
        finished.advance()
    yield GameOverScene(app, finished)
    yield ReplayScene(app, finished)
