"""10.3, 10.4: a non-player's play: beneficial cards first, then the first line that can be carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.prompts import Steps
from engine.filipinas.card import DECK
from engine.filipinas.cards import play_card
from engine.filipinas.deck import CardKey
from engine.filipinas.effects import Decided, Lot, Skipped
from engine.filipinas.opponents.wanted import COIN, WANTED
from engine.filipinas.play import Play
from engine.filipinas.rounds import aftermath, bring_america

HEADS = 4
"""A lot falls on 4-6."""


Attempt = str | Steps[None]
"""The steps of a line that can be carried out, or the reason why it cannot."""


@dataclass(frozen=True, slots=True)
class PlanLine:
    """One line of the list: its number, its name, and what it does now, or why it cannot."""

    rule: str
    key: str
    attempt: Callable[[Play], Attempt]


def play_cards(play: Play, rule: str, followed_up: Callable[[Play, CardKey], Steps[bool]]) -> Steps[bool]:
    """10.3.1: every card that is wanted, in the order of the numbers, tested again after each.

    `followed_up` does what a card makes possible at once; returns whether that was the action of the play.
    """
    state, side = play.state, play.side
    looked_at: set[CardKey] = set()
    acted = False
    while cards := [card for card in sorted(state.hand[side]) if card not in looked_at]:
        card = cards[0]
        looked_at.add(card)
        if DECK[card].why_not(play) or not _wanted(play, card):
            continue
        state.report(Decided(side, rule, f"card:{card}"))
        yield from play_card(play, card)
        acted = (yield from followed_up(play, card)) or acted
        if aftermath(state):
            yield from bring_america(play)
    return acted


def play_lines(play: Play, lines: tuple[PlanLine, ...]) -> Steps[None]:
    """10.3: the first line that can be done is done, and no other."""
    state, side = play.state, play.side
    if not play.points:
        state.report(Skipped(side, lines[0].rule.rpartition(".")[0], "lines", "points"))
        return
    for line in lines:
        attempt = line.attempt(play)
        if isinstance(attempt, str):
            state.report(Skipped(side, line.rule, line.key, attempt))
            continue
        state.report(Decided(side, line.rule, line.key))
        yield from attempt
        if aftermath(state):
            yield from bring_america(play)
        return


def _wanted(play: Play, card: CardKey) -> bool:
    wish = WANTED[card](play)
    if wish != COIN:
        return bool(wish)
    drawn = play.state.chance.roll("lot") >= HEADS
    play.state.report(Lot(play.side, f"card:{card}", drawn))
    return drawn
