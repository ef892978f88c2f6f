"""The screens that the board opens over itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.people_power.board import ADJACENT, IS_CITY, PIECES, POPULATION, Space
from game.shell.scenes.dialog import message
from game.shell.text import tr

if TYPE_CHECKING:
    from engine.core.prompts import Prompt
    from engine.people_power import PeoplePowerSession
    from engine.people_power.effects import Effect
    from game.shell.app import App


def contents(space: Space, entry: dict[str, Any]) -> list[str]:
    """A space in words: kind, Control, alignment, marker and pieces."""
    kind = tr("terrain.city" if IS_CITY[space] else "terrain.countryside")
    control, alignment, marker = entry["control"] or "none", entry["alignment"], entry["marker"]
    standing = [tr(f"control.{control}"), tr(f"alignment.{alignment}"), *([tr(f"marker.{marker}")] if marker else [])]
    lines = [
        f"**{tr(f'space.{space}')}** · {kind} · {tr('table.population', count=POPULATION[space])}",
        " · ".join(standing),
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
    from game.people_power.scenes.card import CardScene

    app.push(CardScene(app, card))


def hand_over(app: App, faction: str, then: Callable[[], None]) -> None:
    from game.people_power.scenes.hand_over import HandOverScene

    app.push(HandOverScene(app, faction, then))


def choose_card(app: App, session: PeoplePowerSession, prompt: Prompt, on_choose: Callable[[str], None]) -> None:
    from game.people_power.scenes.choose_card import ChooseCardScene

    app.push(ChooseCardScene(app, session, prompt, lambda option: on_choose(option.key)))


def game_over(app: App, session: PeoplePowerSession) -> None:
    from game.people_power.scenes.game_over import GameOverScene

    app.push(GameOverScene(app, session))


def replay(app: App, session: PeoplePowerSession) -> None:
    from game.people_power.scenes.replay import ReplayScene

    app.push(ReplayScene(app, session))


def election(app: App, effects: list[Effect], card: int | None) -> None:
    from game.people_power.scenes.election import ElectionScene

    app.push(ElectionScene(app, effects, card=card))
