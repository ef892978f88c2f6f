"""People Power, as the shell sees it. Scenes and rules are loaded when they are asked for: the title comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import __version__
from game.shell.edition import Backdrop, Edition
from game.shell.text import tr

if TYPE_CHECKING:
    from game.shell.app import App
    from game.shell.scene import Scene


def load(data: bytes) -> Any:
    from engine import people_power

    return people_power.load(data)


def quick_start(app: App) -> Scene:
    from game.people_power.scenes.sides import SidesScene

    return SidesScene(app)


def new_game(app: App, *, scenario: str | None = None, seed: int | None = None) -> Scene:
    from game.people_power.scenes.setup import SetupScene

    return SetupScene(app, scenario, seed)


def resume(app: App, session: Any) -> Scene:
    from game.people_power.scenes.opening import board_scene

    return board_scene(app, session)


def describe(session: Any) -> dict[str, str]:
    """What the list of saves says of a game."""
    state = session.state
    players = ", ".join(tr(f"faction.{faction}") for faction in sorted(state.humans)) or tr("setup.bonifacio")
    card = tr("replay.start")
    if state.card:
        card = tr("replay.card", number=state.card, title=tr(f"card.{state.card}.title"))
    return {
        "position": f"{tr(f'scenario.{state.scenario}')} · {card}",
        "players": tr("describe.players", factions=players),
    }


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
