"""8.5.5: what non-players are asked while they execute Events, and how they answer."""

from __future__ import annotations

import pytest

from engine import people_power
from engine.core.prompts import Option, Prompt
from engine.people_power import State
from engine.people_power.board import OWNER, STOCK_OF
from engine.people_power.bonifacio import answers, events

STOCK_OWNER = {STOCK_OF[piece]: owner for piece, owner in OWNER.items()}


def test_8_5_5_no_event_of_a_non_player_wants_its_own_pieces_removed_or_others_placed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So the answers need no rule for that. A card that changes this fails here."""
    asked: set[tuple[str, str, str]] = set()

    def note_and_answer(state: State, prompt: Prompt, column: str = "") -> Option:
        for stock in prompt.context.get("piece", "").split("/"):
            asked.add((prompt.faction, prompt.ask, stock))
        return answers.answer(state, prompt, column)

    monkeypatch.setattr(events, "answer", note_and_answer)
    for seed in range(25):
        session = people_power.new_session(humans=(), seed=seed, personalities=True, desperation=True)
        while not session.over:
            session.advance()
    removing = {(faction, STOCK_OWNER[stock]) for faction, ask, stock in asked if ask == "event.remove" and stock}
    placing = {(faction, STOCK_OWNER[stock]) for faction, ask, stock in asked if ask in ("event.place", "event.base")}
    assert removing and all(owner != faction for faction, owner in removing)
    assert placing and all(owner == faction for faction, owner in placing)
