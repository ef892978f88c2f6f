"""All cards of a faction: who stands for it now, who did before, and its Act of Desperation if one may see it."""

from __future__ import annotations

from collections.abc import Callable

from engine.people_power import State
from engine.people_power.board import Faction
from engine.people_power.cards import PERSONALITIES_OF
from game.people_power.scenes.card import CardScene
from game.people_power.wording.names import card_title, faction_name
from game.shell.app import App
from game.shell.scene import Scene
from game.shell.scenes.dialog import Answer, DialogScene
from game.shell.text import tr


def faction_cards(app: App, faction: Faction, state: State) -> Scene | None:
    """`state` is what the one before the screen may see of it; None where the game has no such cards."""
    if not state.use_personalities and not state.use_desperation:
        return None
    lines, cards = [], []
    for key, some in cards_of(state, faction).items():
        cards += some
        lines += [tr(f"cards.{key}", names=", ".join(map(card_title, some)))] if some else []

    def show(card: int) -> Callable[[], None]:
        return lambda: app.push(CardScene(app, card))

    answers = [Answer(card_title(card), show(card), "paper", str(number)) for number, card in enumerate(cards, 1)]
    close = Answer(tr("paper.close"), lambda: None, "gold", "Esc")
    text = "\n".join(lines) or tr("cards.none")
    return DialogScene(app, faction_name(faction), text, [*answers, close])


def cards_of(state: State, faction: Faction) -> dict[str, list[int]]:
    """6.5: its cards by what they are to it; an Act that is hidden from the reader is not in their state."""
    now, act = state.personalities.get(faction), state.acts.get(faction)
    return {
        "now": [now] if now else [],
        "act": [act] if act else [],
        "before": [card for card in PERSONALITIES_OF[faction] if card in state.personalities_played and card != now],
    }
