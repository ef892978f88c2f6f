"""The screens that the board opens over itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.people_power.board import ADJACENT, IS_CITY, PIECES, POPULATION, Space
from game.shell.scenes.dialog import message
from game.shell.text import tr

if TYPE_CHECKING:
    from engine.people_power import PeoplePowerSession
    from game.shell.app import App


def contents(space: Space, entry: dict[str, Any]) -> list[str]:
    """A space in words: kind, Control, alignment, marker and pieces."""
    kind = tr("terrain.city" if IS_CITY[space] else "terrain.countryside")
    control, alignment, marker = entry["control"] or "none", entry["alignment"], entry["marker"]
    lines = [
        f"**{tr(f'space.{space}')}** · {kind} · {tr('table.population', count=POPULATION[space])}",
        " · ".join([tr(f"control.{control}"), tr(f"alignment.{alignment}"), *([tr(f"marker.{marker}")] if marker else [])]),
    ]
    there = [f"{entry[piece]} {_piece_word(piece, entry[piece])}" for piece in PIECES if entry[piece]]
    if there:
        lines.append(", ".join(there))
    return lines


def _piece_word(piece: str, count: int) -> str:
    return tr(f"piece.{piece}.one" if count == 1 else f"piece.{piece}.many")


def inspect_space(app: App, space: Space, entry: dict[str, Any]) -> None:
    near = ", ".join(tr(f"space.{other}") for other in ADJACENT[space])
    text = "\n".join([*contents(space, entry), "", tr("table.adjacent", spaces=near)])
    app.push(message(app, tr(f"space.{space}"), text))


def inspect_card(app: App, card: int) -> None:
    _open(app, "card", "CardScene", card)


def hand_over(app: App, faction: str, then: Callable[[], None]) -> None:
    if not _open(app, "hand_over", "HandOverScene", faction, then):
        then()


def game_over(app: App, session: PeoplePowerSession) -> bool:
    return _open(app, "game_over", "GameOverScene", session)


def election(app: App, card: int) -> bool:
    return _open(app, "election", "ElectionScene", card)


def _open(app: App, module: str, name: str, *arguments: Any) -> bool:
    """Push a scene that is loaded only now; False if it is not part of this installation."""
    try:
        scene = getattr(import_module(f"game.people_power.scenes.{module}"), name)
    except ModuleNotFoundError:
        return False
    app.push(scene(app, *arguments))
    return True
