"""People Power, as the shell sees it. Scenes and rules are loaded when they are asked for: the title comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import __version__
from game.shell.edition import Backdrop, Edition
from game.shell.text import tr

if TYPE_CHECKING:
    from engine.people_power import PeoplePowerSession
    from game.shell.app import App
    from game.shell.scene import Scene


def load(data: bytes) -> PeoplePowerSession:
    from engine import people_power

    return people_power.load(data)


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


def describe(session: PeoplePowerSession) -> dict[str, str]:
    """What the list of saves says of a game."""
    from engine.people_power.board import FACTIONS
    from game.people_power.wording.names import card_title, faction_names

    state = session.state
    players = faction_names(faction for faction in FACTIONS if faction in state.humans) or tr("setup.bonifacio")
    card = tr("replay.start")
    if state.card:
        card = tr("replay.card", number=state.card, title=card_title(state.card))
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
