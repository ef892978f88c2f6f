"""People Power, as the shell sees it. Scenes and rules are loaded when they are asked for: the title comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import __version__
from game.shell.edition import Backdrop, Edition

if TYPE_CHECKING:
    from engine.people_power import PeoplePowerSession
    from game.shell.app import App
    from game.shell.scene import Scene


def load(data: bytes) -> PeoplePowerSession:
    from engine import people_power

    return people_power.load(data)


def quick_start(app: App) -> Scene:
    from game.people_power.kit import KIT
    from game.table.scenes.sides import SidesScene

    return SidesScene(app, KIT)


def new_game(app: App, *, scenario: str | None = None, seed: int | None = None) -> Scene:
    from game.people_power.kit import KIT
    from game.table.scenes.setup import SetupScene

    return SetupScene(app, KIT, scenario, seed)


def resume(app: App, session: PeoplePowerSession) -> Scene:
    from game.people_power.kit import KIT
    from game.table.opening import resumed_game

    return resumed_game(app, KIT, session)


def describe(session: PeoplePowerSession) -> dict[str, str]:
    """What the list of saves says of a game."""
    from game.people_power.wording import PeoplePowerWording

    return PeoplePowerWording().describe(session)


def backdrop() -> Backdrop:
    from game.people_power.title_backdrop import TitleBackdrop

    return TitleBackdrop()


EDITION = Edition(
    name="People Power",
    version=__version__,
    title_key="game.title",
    subtitle_key="game.subtitle",
    quick_start=quick_start,
    new_game=new_game,
    resume=resume,
    load=load,
    describe=describe,
    backdrop=backdrop,
)
