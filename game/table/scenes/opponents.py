"""Against whom: asked of one who has just had a lesson, with the strengths said openly and a proposal."""

from __future__ import annotations

from functools import partial

from engine.core.thinking.strengths import STRENGTHS
from game.shell.app import App
from game.shell.scene import Scene
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.text import tr
from game.table.kit.kit import Kit
from game.table.scenes.sides import SidesScene
from game.table.thinking.minds import mind_for

PROPOSED = "beginner"
MOST_SEATS = 3
"""At a larger table so many machines would think for too long."""


def opponent_scene(app: App, kit: Kit) -> Scene:
    """Then the side; where the program cannot think about a game, the side alone."""
    if mind_for(kit.game) is None or len(kit.seats) > MOST_SEATS:
        return SidesScene(app, kit)
    kinds = {PROPOSED: tr(f"machine.{PROPOSED}"), "": tr("setup.bot")}
    kinds |= {kind: tr(f"machine.{kind}") for kind in STRENGTHS if kind != PROPOSED}
    answers = [
        Answer(name, partial(_choose_side, app, kit, kind), "gold" if kind == PROPOSED else "paper", str(number))
        for number, (kind, name) in enumerate(kinds.items(), 1)
    ]
    told = [_strength(kind, name) for kind, name in kinds.items()]
    return DialogScene(app, tr("opponents.heading"), "\n".join([tr("opponents.text"), *told]), [*answers, _way_back()])


def _strength(kind: str, name: str) -> str:
    return tr("opponents.line", name=name, strength=tr(f"machine.{kind}.hint" if kind else "opponents.bot"))


def _choose_side(app: App, kit: Kit, kind: str) -> None:
    app.push(SidesScene(app, kit, kind))


def _way_back() -> Answer:
    return Answer(tr("button.back"), lambda: None, "paper", "Esc")
