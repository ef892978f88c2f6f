"""8.5.5: how non-players execute Events, and the free Operations that an Event gives them."""

from __future__ import annotations

import pytest

from engine import people_power
from engine.core.prompts import Option, Prompt, Steps
from engine.people_power.board import OWNER, STOCK_OF
from engine.people_power.bonifacio import answers, events
from engine.people_power.bonifacio.events import play_non_player_event
from engine.people_power.bonifacio.free import play_free_operation
from engine.people_power.effects import Activation, Drew, Placed
from engine.people_power.state import State
from tests.non_players import position, told

STOCK_OWNER = {STOCK_OF[piece]: owner for piece, owner in OWNER.items()}


def run(steps: Steps[object]) -> None:
    for prompt in steps:
        raise AssertionError(prompt)


def executed(state: State, faction: str, card: int, side: str) -> State:
    run(play_non_player_event(state, faction, card, side))
    return state


def test_8_5_5_the_leftmost_column_serves_for_all_questions_of_an_event() -> None:
    """Guerrillas placed alone would go where the Government is in Control; here a shift follows."""
    spaces = {"southern_luzon": {"troops": 1}, "visayas": {"troops": 1}, "central_mindanao": {"troops": 1}}
    state = executed(position(spaces, luck={"tie.place": ["visayas"]}), "npa", 9, "shaded")
    placed = [effect.space for effect in told(state, Placed)]
    assert set(placed[:2]) == {"northern_luzon", "eastern_mindanao"}


def test_8_5_5_placing_alone_goes_by_its_own_column() -> None:
    state = executed(position({"southern_luzon": {"troops": 1}}, patronage=9), "npa", 32, "shaded")
    assert state.underground["southern_luzon"] == 1


@pytest.mark.parametrize(("humans", "police", "activists"), [((), 1, 1), (("reformers",), 2, 0)])
def test_8_5_8_an_enemy_piece_is_removed_a_players_first(humans: tuple[str, ...], police: int, activists: int) -> None:
    there = {"underground": 1, "police": 2, "activists": 1}
    state = executed(position({"manila": there}, humans=humans), "npa", 6, "shaded")
    assert (state.police["manila"], state.activists["manila"]) == (police, activists)


def test_8_5_5_a_free_operation_draws_until_a_card_has_it_and_rolls_for_nothing() -> None:
    state = position({"manila": {"troops": 9}, "davao": {"underground": 1}, "cebu": {"underground": 1}})
    state.bonifacio_deck = ("G", "A", "B", "C", "F")
    run(play_free_operation(state, "government", "sweep", spaces_allowed=2))
    assert [drawn.side for drawn in told(state, Drew)] == ["A", "B", "C"]
    assert told(state, Activation) == []


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
