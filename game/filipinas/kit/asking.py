"""How a question of Filipinas comes to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.prompts import Option, Prompt, Refusal
from engine.filipinas import State, questions
from engine.filipinas.actions import ACTIONS
from engine.filipinas.actions.moving import destinations, leader_friends, leader_places
from engine.filipinas.board import MAP
from engine.filipinas.counters import units_of
from engine.filipinas.state import find
from game.filipinas.wording.names import card_title
from game.shell.app import App
from game.shell.scene import Scene
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.text import tr
from game.table.asking.offers import BOARD, HAND, Carried, Target
from game.table.kit.asking import Asking

SELF_EVIDENT = (
    "acted",
    "points",
    "cards",
    "lines_built",
    "no_reconcentration",
    "nobody_dispersed",
    "nothing_to_stack",
    "nothing_to_unstack",
)
"""Why an action is impossible where nobody would look for it."""
RARE = ("repatriate", "politics")
"""Actions of few plays: they stand behind those of every play, so that these have the row at the foot to themselves."""
PASSING_BY = ("stack", "unstack", "line", "regroup", "lift")
"""Actions that are not listed at all while they have no object: no other may change its place for them."""
LAST = 100
"""It is the last place among the buttons."""


class FilipinasAsking(Asking):
    passes = ("pass",)

    def target(self, option: Option, prompt: Prompt) -> Target:
        match option.kind:
            case "place":
                return Target(BOARD, option.value) if option.value in MAP else Target()
            case "stack" | "counter":
                return Target(BOARD, option.key)
            case "card":
                return Target(HAND, option.value)
            case "columns":
                return Target(about=f"counter:{option.value}")
            case "action":
                return Target(brings_up=option.key)  # the slip of its battle, where there is but one
            case "coordinate" | "trade" | "pass":
                return Target(aside=True)
            case _:
                return super().target(option, prompt)

    def rank(self, option: Option) -> int:
        """Actions as the player aid lists them, the rare and those that come and go behind; passing is last of all."""
        if option.kind == "action":
            behind = 2 if option.value in PASSING_BY else 1 if option.value in RARE else 0
            return 1 + [*ACTIONS].index(option.value) + len(ACTIONS) * behind
        return {"coordinate": LAST - 2, "trade": LAST - 1, "pass": LAST}.get(option.kind, 0)

    def stands_for(self, option: Option, prompt: Prompt) -> str:
        """6.6, 6.7: whoever is about to be attacked is attacked by a click on him."""
        if option.kind != "yes" or prompt.ask not in (questions.SEARCH_ATTACK, questions.COUNTERATTACK):
            return ""
        target = prompt.context.get("battle", prompt.context)["target"]
        return f"stack:{target[0]}" if target else ""

    def key_of(self, option: Option) -> str:
        """Digits are for actions alone."""
        return {"coordinate": "O", "trade": "T", "pass": "0"}.get(option.kind, "")

    def carried(self, option: Option, prompt: Prompt, state: State) -> Carried | None:
        """6.3: whoever may move; where there is only one way, nobody is asked which, and the piece is let go there."""
        if prompt.ask != questions.MOVE_WHO:
            return None
        place, stack = find(state, option.value)
        if option.kind == "stack" and units_of(stack):
            ways = list(destinations(state, place, stack))
            piece = option.key
        else:
            friends = [f"stack:{friend}" for friend in leader_friends(state, option.value)]
            ways = [*leader_places(state, option.value), *friends]
            piece = option.value
        return Carried(piece, ways[0] if len(ways) == 1 else "")

    def draggable(self, prompt: Prompt, state: State) -> Mapping[str, Carried]:
        """The stack or the leader about whom it is asked where to."""
        if prompt.ask in (questions.MOVE_TO, questions.FLEET_PORT):
            stack = f"stack:{prompt.context['stack'][0]}"
            return {stack: Carried(stack)}
        if prompt.ask == questions.MOVE_LEADER:
            leader = prompt.context["leader"]
            return {f"counter:{leader}": Carried(leader)}
        return {}

    def shows_refusal(self, refusal: Refusal) -> bool:
        """Not of a whole menu that is used up, nor of what has no object on the map at all."""
        return refusal.option.kind == "card" or refusal.reason not in SELF_EVIDENT

    def is_secret(self, prompt: Prompt) -> bool:
        """The hand lies on the table whatever is asked."""
        return True

    def page(self, app: App, prompt: Prompt, answer: Callable[[str], None]) -> Scene | None:
        """The rival's hand is seen only here."""
        if prompt.ask != questions.CARD_SPY:
            return None
        answers = [
            Answer(card_title(option.value), lambda key=option.key: answer(key), "paper", str(number))  # type: ignore[misc]
            for number, option in enumerate(prompt.options, 1)
        ]
        return DialogScene(app, tr("card.F12.title"), tr("ask.card.spy"), answers)
