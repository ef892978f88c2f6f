"""The screens that the board opens over itself. Each is loaded when it is first asked for; some open a board again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.prompts import Prompt
from engine.people_power import PeoplePowerSession
from engine.people_power.board import Space
from engine.people_power.effects import Effect
from game.people_power.wording import adjacent_line, space_lines, space_name
from game.shell.app import App
from game.shell.scenes.dialog import message


def inspect_space(app: App, space: Space, entry: dict[str, Any]) -> None:
    text = "\n".join([*space_lines(space, entry), "", adjacent_line(space)])
    app.push(message(app, space_name(space), text))


def inspect_card(app: App, card: int) -> None:
    from game.people_power.scenes.card import CardScene

    app.push(CardScene(app, card))


def hand_over(app: App, faction: str, then: Callable[[], None]) -> None:
    from game.people_power.scenes.hand_over import HandOverScene

    app.push(HandOverScene(app, faction, then))


def choose_card(app: App, prompt: Prompt, on_choose: Callable[[str], None]) -> None:
    from game.people_power.scenes.choose_card import ChooseCardScene

    app.push(ChooseCardScene(app, prompt, lambda option: on_choose(option.key)))


def game_over(app: App, session: PeoplePowerSession) -> None:
    from game.people_power.scenes.game_over import GameOverScene

    app.push(GameOverScene(app, session))


def replay(app: App, session: PeoplePowerSession) -> None:
    from game.people_power.scenes.replay import ReplayScene

    app.push(ReplayScene(app, session))


def election(app: App, effects: list[Effect], card: int | None) -> None:
    from game.people_power.scenes.election import ElectionScene

    app.push(ElectionScene(app, effects, card=card))


def rules(app: App, section: str) -> None:
    from game.shell.scenes.help import HelpScene

    app.push(HelpScene(app, section))
