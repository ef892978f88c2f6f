"""How a question of People Power comes to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.prompts import Option, Prompt
from engine.people_power import State, questions
from engine.people_power.activities import SPECIALS
from engine.people_power.board import (
    ACTIVE,
    FACTIONS,
    POLICE,
    SPACES,
    UNDERGROUND,
    as_faction,
)
from engine.people_power.election import troop_havens
from engine.people_power.operations import OPERATIONS
from engine.people_power.state import government_controls
from game.people_power.scenes.choose_card import ChooseCardScene
from game.shell.app import App
from game.shell.scene import Scene
from game.table.asking.offers import BOARD, CARD, DONE, Carried, Target
from game.table.kit.asking import Asking

LAST = 100
RANKS = {"action:operation": 1, "action:limited": 2, "event:unshaded": 3, "event:shaded": 4, "action:pass": LAST - 1}
"""Where buttons stand that are not always possible."""
TRANSFERS = ("give", "ask", "ask_for")


class PeoplePowerAsking(Asking):
    passes = ("action:pass",)

    def target(self, option: Option, prompt: Prompt) -> Target:
        match option.kind:
            case "space" | "move":
                return Target(BOARD, option.value)
            case "event":
                return Target(CARD, option.value)
            case "done":
                return Target(DONE)
            case "give" | "ask" | "ask_for":
                return Target(aside=True)
            case "moves" | "appeals":
                space, *_, count = option.value.split(":")
                return Target(about=space, at_once=int(count))
            case _:
                return Target(about=next((part for part in option.value.split(":") if part in SPACES), ""))

    def rank(self, option: Option) -> int:
        """As the Sequence of Play and the faction aid sheets list them; what changes hands comes last."""
        if option.kind in ("op", "special"):
            return 1 + (*OPERATIONS, *SPECIALS).index(option.value)
        if option.kind in TRANSFERS:
            return LAST + len(FACTIONS) * TRANSFERS.index(option.kind) + FACTIONS.index(as_faction(option.value))
        return RANKS.get(option.key, 0)

    def carried(self, option: Option, prompt: Prompt, state: State) -> Carried | None:
        """3.2.2, 3.3.2: into the space that is swept or assembled in; 6.4: a cube, to wherever it is redeployed."""
        if option.kind == "move":
            return Carried(option.value.partition(":")[2], prompt.context["space"])
        if prompt.ask not in (questions.REDEPLOY_TROOPS, questions.REDEPLOY_POLICE) or option.kind != "space":
            return None
        cube = prompt.context["piece"]
        havens = [s for s in SPACES if government_controls(state, s)] if cube == POLICE else troop_havens(state)
        ways = [space for space in havens if space != option.value]
        return Carried(cube, ways[0] if len(ways) == 1 else "", part=f"{option.value}:{cube}")

    def draggable(self, prompt: Prompt, state: State) -> Mapping[str, Carried]:
        """The pieces about which it is asked where they go."""
        if prompt.ask == questions.MARCH_TO:
            return {f"{prompt.context['space']}:{piece}": Carried(piece) for piece in (UNDERGROUND, ACTIVE)}
        if prompt.ask in (questions.REDEPLOY_TO, questions.REPRISAL_TO):
            piece = prompt.context["piece"]
            return {f"{prompt.context['origin']}:{piece}": Carried(piece)}
        return {}

    def page(self, app: App, prompt: Prompt, answer: Callable[[str], None]) -> Scene | None:
        if any(option.kind != "card" for option in prompt.options):
            return None
        return ChooseCardScene(app, prompt, lambda option: answer(option.key))
