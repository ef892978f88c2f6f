"""People Power, as the shell sees it. Scenes and rules are loaded when they are asked for: the shelf comes first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.shell.edition import Edition, Front

if TYPE_CHECKING:
    from engine.people_power import PeoplePowerSession
    from game.shell.app import App
    from game.shell.scene import Scene


def front() -> Front:
    from game.people_power.front.poster import Poster

    return Poster()


def quick_start(app: App) -> Scene:
    from game.people_power.scenes.sides import SidesScene

    return SidesScene(app)


def new_game(app: App, *, scenario: str | None = None, seed: int | None = None) -> Scene:
    from game.people_power.scenes.setup import SetupScene

    return SetupScene(app, scenario, seed)


def resume(app: App, session: PeoplePowerSession) -> Scene:
    from game.people_power.scenes.opening import board_scene, keep_running_game

    keep_running_game(app, session)
    return board_scene(app, session)


def load(data: bytes) -> PeoplePowerSession:
    from engine import people_power

    return people_power.load(data)


def samples(app: App) -> Iterator[Scene]:
    from game.people_power.samples import samples

    return samples(app)


def describe(session: PeoplePowerSession) -> dict[str, str]:
    from game.people_power.wording.summary import describe

    return describe(session)


EDITION = Edition(
    key="people_power",
    front=front,
    quick_start=quick_start,
    new_game=new_game,
    resume=resume,
    load=load,
    samples=samples,
    describe=describe,
)
