"""How a question of Red Guard comes to the table."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.prompts import Option, Prompt
from engine.core.questions import Role
from engine.red_guard import State, questions
from engine.red_guard.components import ATTACK
from engine.red_guard.state import commanded
from game.red_guard.short_cuts import short_cuts
from game.red_guard.wall.view import WallView
from game.red_guard.wording.options import nobody_stays
from game.table.asking.offers import BOARD, Carried, Target
from game.table.board.view import BoardView
from game.table.kit.asking import Asking


class RedGuardAsking(Asking):
    short_cuts = staticmethod(short_cuts)

    def target(self, option: Option, prompt: Prompt) -> Target:
        match option.kind:
            case "tile" | "place":
                return Target(BOARD, option.value)
            case "stack":
                unit, _, place = option.value.partition("@")
                return Target(BOARD, f"{place}:{unit}")
            case "unit":
                return Target(BOARD, option.key)
            case "kind" | "against" | "counter" | "strike":
                return Target(about=option.key)
            case _:
                return super().target(option, prompt)

    def carried(self, option: Option, prompt: Prompt, state: State) -> Carried | None:
        """Stacks and slips, and of a group's units those that are carried to the tile that it is sent against."""
        if option.kind == "stack":
            return Carried(option.value.partition("@")[0])
        if prompt.ask == questions.GROUP_UNIT and option.kind == "unit":
            return Carried(option.value, prompt.context["tile"], or_elsewhere=True)
        return Carried(option.value) if prompt.ask == questions.PLACE_UNIT and option.kind == "unit" else None

    def draggable(self, prompt: Prompt, state: State) -> Mapping[str, Carried]:
        """5.0: whoever is in Attack can be sent against a tile at once."""
        if prompt.ask != questions.TARGET_TILE:
            return {}
        places = [ATTACK[faction] for faction in commanded(state, prompt.seat)]
        return {f"{place}:{unit}": Carried(unit) for place in places for unit in state.units[place]}

    def implied_answer(self, prompt: Prompt, view: BoardView) -> str:
        """As many as were pointed at, if so many may go; and who was carried to the tile of the group."""
        assert isinstance(view, WallView)
        if prompt.ask == questions.GROUP_UNIT:
            carried = Option(f"unit:{view.let_go()}")
            return carried.key if carried in prompt.options else ""
        if Role.COUNT not in prompt.ask.role or not view.grasped:
            return ""
        most = max(int(option.value) for option in prompt.options)
        return f"count:{min(view.grasped, most)}"

    def pointed_at(self, view: BoardView) -> int:
        assert isinstance(view, WallView)
        return view.grasped

    def gives_up(self, prompt: Prompt) -> bool:
        """6.3: also a tile that is taken and left to nobody."""
        return super().gives_up(prompt) or nobody_stays(prompt)
