"""A game as the shell sees it, made of its kit. Everything is loaded when it is asked for: the shelf comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from game.shell.edition import Edition, Front
from game.shell.folders import ASSETS

if TYPE_CHECKING:
    from engine.core.session import Session
    from game.shell.app import App
    from game.shell.scene import Scene
    from game.table.kit.kit import Kit


def edition_of(key: str, kit: Callable[[], Kit], front: Callable[[], Front]) -> Edition:
    """Make the edition of a game whose own modules `kit` and `front` load when they are asked."""

    def quick_start(app: App) -> Scene:
        from game.table.scenes.sides import SidesScene

        return SidesScene(app, kit())

    def learn(app: App) -> Scene:
        from game.table.lessons.lesson_scene import learn_scene

        return learn_scene(app, kit())

    def new_game(app: App, *, scenario: str | None = None, seed: int | None = None) -> Scene:
        from game.table.scenes.setup import SetupScene

        return SetupScene(app, kit(), scenario, seed)

    def resume(app: App, session: Session[Any]) -> Scene:
        from game.table.scene.opening import resumed_game

        return resumed_game(app, kit(), session)

    def make_room(app: App, session: Session[Any], then: Callable[[], None]) -> None:
        from game.table.scene.keeping import keep_running_game

        keep_running_game(app, kit(), session, then)

    def load(data: bytes) -> Session[Any]:
        from engine.core.session import Session

        return Session.load(kit().game, data)

    def samples(app: App) -> Iterator[Scene]:
        from game.table.kit.samples import samples

        return samples(app, kit())

    def library(app: App) -> Scene:
        from game.table.library.library_scene import LibraryScene

        return LibraryScene(app, kit())

    def describe(session: Session[Any]) -> dict[str, str]:
        from game.table.library.record import summary_of

        return summary_of(kit(), session)

    return Edition(
        key=key,
        front=front,
        quick_start=quick_start,
        new_game=new_game,
        resume=resume,
        load=load,
        samples=samples,
        learn=learn if (ASSETS / key / "lessons").is_dir() else None,
        library=library,
        describe=describe,
        make_room=make_room,
    )
