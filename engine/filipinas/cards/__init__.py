"""6.13: every card has one small file."""

from __future__ import annotations

from engine.core.cards import card_files
from engine.core.prompts import Steps, asked_by
from engine.filipinas import reactions
from engine.filipinas.card import DECK
from engine.filipinas.deck import CardKey
from engine.filipinas.effects import CardPlayed
from engine.filipinas.play import Play
from engine.filipinas.verbs import spend_card

DECK.update((file.CARD.key, file.CARD) for file in card_files(__name__))


def play_card(play: Play, card: CardKey) -> Steps[None]:
    """6.13: the card leaves the hand for good; unless the rival cancels it, it is carried out."""
    play.acted = True
    play.reacted = False
    spend_card(play.state, play.side, card)
    play.state.report(CardPlayed(play.side, card))
    if not (yield from reactions.cancelled(play, card)):
        yield from asked_by(DECK[card].play(play))


__all__ = ["DECK", "play_card"]
