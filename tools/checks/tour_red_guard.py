"""The tour goes through the screens of Red Guard."""

from __future__ import annotations

import random
from functools import cache
from itertools import count
from typing import Any

from engine.core.session import Session
from game.red_guard.kit import KIT
from game.red_guard.wall.view import WallView
from game.table.scene.opening import resumed_game
from game.table.scene.table_scene import TableScene
from tools.checks.guide import Guide
from tools.checks.visitor import RIGHT

ACTIVE_TURNS = 3
"""So many turns are played with all that the rules offer; then mostly what is quickly done."""
DANGEROUS = 60
"""Chaos: with more of it the next turn may be the last, and it is time to look around."""
QUICK = ("preset:suited", "preset:spread", "preset:hold", "preset:best", "answer:no", "done", "contact")
QUESTIONS = (
    "muster.unit", "muster.count", "move.unit", "move.to", "move.count", "placement.leader",
    "reinforce.to", "reinforce.count", "recover.to", "recover.count", "seizure.declare", "chairman.tile",
    "target.tile", "group.unit", "group.count", "leader.to", "combat.tile", "combat.with", "combat.count",
    "combat.against", "combat.kind", "counter", "exchange.unit", "capture.unit", "capture.count",
    "leader.recovers", "leader.recover.to", "leader.recover.count", "leader.after",
    "event.civil_support", "event.neutralize", "event.recover",
)  # fmt: skip
"""All that is asked now and then; what is not here comes up once in hundreds of games."""
PEOPLE = {"red", "green", "blue"}
EVERYTHING: dict[str, Any] = {"chits": True, "seizure": True, "clients": True}


class Tour(Guide):
    seat, looked_at, luck = "blue", "red", 1971

    def enough(self, board: TableScene) -> bool:
        state = board.session.state
        return (state.turn >= ACTIVE_TURNS or state.chaos > DANGEROUS) and bool(board.option_rects())

    def around_the_board(self, board: TableScene) -> None:
        view = board.table.view
        assert isinstance(view, WallView)
        self.point(view.anchor("beijing"))
        self.snap("hover_tile")
        self.click(view.anchor("beijing"), RIGHT)
        self.snap("inspect_tile")
        self.leave()
        for name, key in (("hover_faction", "faction.red"), ("hover_support", "civil_support"), ("hover_bowl", "pool")):
            self.point(view.anchor(key))
            self.snap(name)
        self.inspect_clipping(board)

    def seat_people(self, setup: Any) -> None:
        for seat in ("red", "green"):
            self.choose(setup.groups[seat], "human")
        for seat in ("yellow", "orange"):
            self.choose(setup.groups[seat], "non_player")
        self.choose(setup.groups["pink"], "administrator")
        self.choose(setup.levels["pink"], "strong")
        for switch in EVERYTHING:
            self.choose(setup.groups[switch], "on")

    def choice(self, board: TableScene, keys: list[str]) -> str:
        quick = [key for key in QUICK if key in keys]
        late = board.session.state.turn > ACTIVE_TURNS
        if quick and self._luck.random() < (0.8 if late else 0.6):
            return quick[0]
        wanted = [key for key in keys if key not in ("done", "answer:yes")]
        return self.newest(wanted or keys)

    def own_screens(self) -> None:
        """Every question that did not happen to be asked in the games so far."""
        for question in QUESTIONS:
            if picture_of(question) not in self._seen:
                board = resumed_game(self.app, KIT, where_is_asked(question))
                assert isinstance(board, TableScene)
                self.app.push(board)
                self._until_asked(board)
                self.snap(picture_of(question))
                self.app.go_home()


def picture_of(question: str) -> str:
    return f"board_{question.replace('.', '_')}"


def where_is_asked(question: str) -> Session[Any]:
    """The first position, in games of people who do anything, in which a question comes up."""
    return _first_positions()[question].fork()


@cache
def _first_positions() -> dict[str, Session[Any]]:
    """Of all that the tour shows; the games are played once."""
    found: dict[str, Session[Any]] = {}
    for seed in count(1):
        session = KIT.new_session(KIT.game.scenarios[0], PEOPLE, seed, **EVERYTHING)
        luck = random.Random(seed)
        while not session.over:
            asked = session.prompt
            if asked is None:
                session.advance()
                continue
            if asked.ask in QUESTIONS and asked.ask not in found:
                found[asked.ask] = session.fork()
                if len(found) == len(QUESTIONS):
                    return found
            quick = [option for option in asked.options if option.key in QUICK]
            peaceful = [option for option in asked.options if option.key != "answer:yes"]
            session.choose(quick[0] if quick and luck.random() < 0.3 else luck.choice(peaceful))
    raise AssertionError("there is always another game")
