"""How a question comes to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.prompts import DONE, Option, Prompt, Refusal
from game.shell.app import App
from game.shell.scene import Scene
from game.table.asking import offers
from game.table.asking.offers import Carried, Target
from game.table.board.view import BoardView
from game.table.telling.snapshots import State


class Asking:
    """Where each option is chosen and dragged, and what of a question is left out."""

    passes: tuple[str, ...] = ()
    """Answers that say by themselves that the turn is to end."""

    def target(self, option: Option, prompt: Prompt) -> Target:
        """Where on the table an option is chosen: the only place in which kinds of options are told apart."""
        return Target(offers.DONE) if option == DONE else Target()

    def stands_for(self, option: Option, prompt: Prompt) -> str:
        """The part of the board on which a click gives this answer as well as its button does; empty if none does."""
        return ""

    def rank(self, option: Option) -> int:
        """Where among the buttons of a question it stands, be it possible or not: passing is never first."""
        return 0

    def key_of(self, option: Option) -> str:
        """The key that chooses it in every question; empty if that is a digit, by its place among the buttons."""
        return ""

    def short_cuts(self, prompt: Prompt, state: State) -> Mapping[str, Sequence[str]]:
        """What can be said at once instead of one answer after the other: by the key of an option that is none.

        Of the answers, those that are not asked for are passed over.
        """
        return {}

    def carried(self, option: Option, prompt: Prompt, state: State) -> Carried | None:
        """How an option on the board is dragged, if it is a piece to be moved."""
        return None

    def draggable(self, prompt: Prompt, state: State) -> Mapping[str, Carried]:
        """Parts of the board that are no answer and can be dragged to a lit one: `implied_answer` gives the rest."""
        return {}

    def implied_answer(self, prompt: Prompt, view: BoardView) -> str:
        """The answer that the player's last click has given already; empty if the question has to be put."""
        return ""

    def pointed_at(self, view: BoardView) -> int:
        """How many like pieces the player's last click has meant; none if it did not say."""
        return 0

    def shows_refusal(self, refusal: Refusal) -> bool:
        """Whether it is worth telling that this is not possible now."""
        return True

    def gives_up(self, prompt: Prompt) -> bool:
        """Whether Done would give something up: then its button does not invite to it, and Enter does not press it."""
        return prompt.ask.done_gives_up

    def is_secret(self, prompt: Prompt) -> bool:
        """Whether nobody else may see what is asked, or what lies on the table while it is: as in games with hands."""
        return prompt.ask.secret

    def page(self, app: App, prompt: Prompt, answer: Callable[[str], None]) -> Scene | None:
        """A screen of its own for a question, if it has one."""
        return None
