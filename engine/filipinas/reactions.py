"""6.13, 10.2: cards played in answer to what happens: in a battle, and at the moments that red titles name.

Between two persons a question that is not put would tell that a card is missing. So it is put whenever the rival cannot
know that none of the cards for it is there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any

from engine.core.asking import ask
from engine.core.prompts import DONE, Steps
from engine.core.questions import Ask
from engine.filipinas import questions
from engine.filipinas.asking import CARD
from engine.filipinas.battle import Battle
from engine.filipinas.board import RIVAL, Side
from engine.filipinas.card import (
    BESIEGED,
    CARD_PLAYED,
    CITY_FALLS,
    DECK,
    FOUND,
    REPELLED,
    STRUCK,
    combat_card,
)
from engine.filipinas.deck import CARDS_OF, CardKey
from engine.filipinas.effects import CardCancelled, CardPlayed
from engine.filipinas.play import Play
from engine.filipinas.questions import QUESTIONS
from engine.filipinas.state import State
from engine.filipinas.verbs import redraw, spend_card

Shown = Callable[[], Mapping[str, Any]]
"""What a player sees beside the question, made only if it is put."""

# 6.7: cards before the die


def combat_cards(play: Play, battle: Battle) -> Steps[None]:
    """6.7, 9.1: attacker one card, defender one card, and so on until both decline in a row."""
    side, declined = battle.side, 0
    while declined < 2:
        card: CardKey = ""
        if play.state.hand[side]:
            fitting = fitting_cards(play, battle, side)
            card = yield from offer(play, side, questions.COMBAT_CARD, fitting, battle.context)
        if card:
            battle.modifiers.append((card, fitting[card]))
            declined = 0
        else:
            declined += 1
        side = RIVAL[side]


def fitting_cards(play: Play, battle: Battle, side: Side) -> dict[CardKey, int]:
    """Every card of the side, held or not, that would change this die, and by how much."""
    values = {card: combat_card(battle, DECK[card], side == play.side) for card in _combat_cards_of(side)}
    return {card: value for card, value in values.items() if value}


def could_hit(play: Play, battle: Battle) -> bool:
    """6.7: a die that cannot reach 6 with any card that may be there is not thrown."""
    if battle.net >= 0:
        return True
    side, state = battle.side, play.state
    fitting = fitting_cards(play, battle, side)
    if _between_persons(state):
        unseen = sorted((fitting[card] for card in fitting if _may_hold(state, side, card)), reverse=True)
        return battle.net + sum(value for value in unseen[: len(state.hand[side])] if value > 0) >= 0
    held = (fitting[card] for card in fitting if card in state.hand[side])
    return battle.net + sum(value for value in held if value > 0) >= 0


# The other moments


def cancelled(play: Play, card: CardKey) -> Steps[bool]:
    """10.2: the rival may cancel a card that bears a 1; if the cancelling card bears one too, it may be cancelled."""
    if not DECK[card].one:
        return False
    by = yield from react(play, RIVAL[DECK[card].side], CARD_PLAYED, card, lambda: {"card": card})
    if not by or (yield from cancelled(play, by)):
        return False
    play.state.report(CardCancelled(card, by))
    return True


def after_hit(play: Play, battle: Battle, riposte: Battle) -> Steps[CardKey]:
    """6.7: a card that lets a unit counterattack although it was hit; what is shown is that counterattack."""
    return (yield from react(play, RIVAL[battle.side], STRUCK, battle, riposte.context))


def found(play: Play, side: Side, search: Any, context: Shown) -> Steps[CardKey]:
    """6.6: a card for the guerrilla that one column has found."""
    return (yield from react(play, side, FOUND, search, context))


def besieged(play: Play, battle: Battle) -> Steps[CardKey]:
    """6.8.2: a card may be played against the guns of a fleet."""
    return (yield from react(play, RIVAL[battle.side], BESIEGED, battle, battle.context))


def repelled(play: Play, battle: Battle, sortie: Battle) -> Steps[CardKey]:
    """6.8: a card for the garrison after a siege that failed; what is shown is its counterattack."""
    return (yield from react(play, RIVAL[battle.side], REPELLED, battle, sortie.context))


def city_falls(play: Play, battle: Battle) -> Steps[CardKey]:
    """6.8.1: a card that says who takes the city."""
    return (yield from react(play, RIVAL[battle.side], CITY_FALLS, battle, battle.context))


def react(play: Play, side: Side, moment: str, occasion: Any, context: Shown) -> Steps[CardKey]:
    """6.13: one card of the side for this moment; an empty string if there is none or it is kept."""
    if not play.state.hand[side]:
        return ""
    fitting = [card for card in _cards_for(side, moment) if DECK[card].fits(play, occasion)]
    if not fitting:
        return ""
    return (yield from offer(play, side, QUESTIONS[f"react.{moment}"], fitting, context))


def offer(play: Play, side: Side, question: Ask, fitting: Collection[CardKey], context: Shown) -> Steps[CardKey]:
    """One of the fitting cards that the side holds; it is spent."""
    state = play.state
    if side != play.side and play.reacted and not state.is_person(side):
        return ""
    options = [CARD[card] for card in fitting if card in state.hand[side]]
    suspected = _between_persons(state) and state.hand[side] and any(_may_hold(state, side, card) for card in fitting)
    if not options and not suspected:
        return ""
    chosen = yield from ask(side, question, [*options, DONE], context(), always=True)
    card = chosen.value
    if card:
        spend_card(state, side, card)
        state.report(CardPlayed(side, card))
        if side != play.side and not state.is_person(side):
            # 10.2: a non-player plays one card per action and then draws a new hand.
            play.reacted = True
            redraw(state, side)
    return card


@cache
def _cards_for(side: Side, moment: str) -> list[CardKey]:
    return [card for card in CARDS_OF[side] if DECK[card].moment == moment]


@cache
def _combat_cards_of(side: Side) -> list[CardKey]:
    return [card for card in CARDS_OF[side] if DECK[card].modifier]


def _between_persons(state: State) -> bool:
    return len(state.humans) == 2


def _may_hold(state: State, side: Side, card: CardKey) -> bool:
    """As far as the rival can know: it has not been seen, and it is in the deck that is played with."""
    return card not in state.played and card not in state.aside[side]
