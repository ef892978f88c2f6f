"""8.5.5: how non-players execute Events, and the free Operations that an Event gives them."""

from __future__ import annotations

import pytest

from engine import people_power
from engine.core.prompts import Option, Prompt, Steps
from engine.people_power.board import SPACES, STOCK_OWNER, Faction, Piece, as_piece
from engine.people_power.bonifacio import answers, events
from engine.people_power.bonifacio.events import answering_non_players, play_non_player_event, rehearse
from engine.people_power.bonifacio.free import play_free_operation, play_free_special
from engine.people_power.effects import Activation, Drew, Placed
from engine.people_power.events import play_event
from engine.people_power.state import State
from tests.people_power.event_driver import exhaust
from tests.people_power.non_players import position, told


def run(steps: Steps[object]) -> None:
    for prompt in steps:
        raise AssertionError(prompt)


def executed(state: State, faction: Faction, card: int, side: str) -> State:
    _, column = rehearse(state, faction, card, side)
    run(play_non_player_event(state, faction, card, side, column))
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


def test_8_5_5_a_forced_action_counts_for_the_leftmost_column_too() -> None:
    """With one Activist left the shift that follows is not asked, but it is an Effective action all the same."""
    state = position({"southern_luzon": {"troops": 1}, "northern_luzon": {"alignment": "opposition"}})
    exhaust(state, "activists", left=1)
    executed(state, "reformers", 9, "shaded")
    assert [effect.space for effect in told(state, Placed)] == ["eastern_mindanao"]
    assert state.alignment["eastern_mindanao"] == "opposition"


def test_8_5_5_an_action_without_effect_calls_for_no_column() -> None:
    """All Countryside is at Opposition already: what is left to do is to place Activists."""
    rural = ("northern_luzon", "eastern_mindanao", "visayas", "western_mindanao", "central_mindanao", "southern_luzon")
    state = position({space: {"alignment": "opposition"} for space in rural})
    state.troops["southern_luzon"] = state.troops["visayas"] = state.troops["western_mindanao"] = 1
    executed(state, "reformers", 9, "shaded")
    assert {effect.space for effect in told(state, Placed)} == {"southern_luzon", "visayas", "western_mindanao"}


def test_8_9_hamletting_drives_guerrillas_to_small_spaces_out_of_government_control() -> None:
    """Where they go is not a Shift towards Support: it is the question of 8.8.1."""
    spaces = {
        "eastern_mindanao": {"troops": 3, "underground": 1, "active": 1, "alignment": "resistance"},
        "davao": {"underground": 1},
        "visayas": {"troops": 1},
    }
    state = executed(position(spaces), "government", 36, "unshaded")
    assert (state.underground["central_mindanao"], state.active["central_mindanao"]) == (1, 1)
    assert state.alignment["eastern_mindanao"] == "neutral"


def test_8_9_hamletting_spares_support() -> None:
    spaces = {
        "eastern_mindanao": {"troops": 3, "active": 1, "alignment": "support"},
        "western_mindanao": {"troops": 3, "active": 1, "alignment": "resistance"},
    }
    state = executed(position(spaces), "government", 36, "unshaded")
    assert (state.alignment["eastern_mindanao"], state.alignment["western_mindanao"]) == ("support", "neutral")


def test_8_9_the_coconut_levy_gives_up_support_by_enrich() -> None:
    spaces = {
        "visayas": {"troops": 3, "activists": 2, "alignment": "support"},
        "southern_luzon": {"troops": 3, "alignment": "support"},
    }
    state = executed(position(spaces), "government", 2, "unshaded")
    assert (state.alignment["visayas"], state.alignment["southern_luzon"]) == ("neutral", "support")


@pytest.mark.parametrize(("humans", "police", "activists"), [((), 1, 1), (("reformers",), 2, 0)])
def test_8_5_8_an_enemy_piece_is_removed_a_players_first(
    humans: tuple[Faction, ...], police: int, activists: int
) -> None:
    there = {"underground": 1, "police": 2, "activists": 1}
    state = executed(position({"manila": there}, humans=humans), "npa", 6, "shaded")
    assert (state.police["manila"], state.activists["manila"]) == (police, activists)


def test_8_5_5_a_free_operation_draws_until_a_card_has_it_and_rolls_for_nothing() -> None:
    state = position({"manila": {"troops": 9}, "davao": {"underground": 1}, "cebu": {"underground": 1}})
    state.bonifacio_deck = ("G", "A", "E", "C", "F")
    run(play_free_operation(state, "government", "sweep", spaces_allowed=2))
    assert [drawn.side for drawn in told(state, Drew)] == ["A", "E", "C"]
    assert told(state, Activation) == []


def test_8_5_5_a_free_charm_draws_until_a_card_has_it() -> None:
    state = position({"cebu": {"troops": 2}}, patronage=3)
    state.bonifacio_deck = ("A", "E", "G", "D", "B")
    run(play_free_special(state, "government", "charm", spaces_allowed=2, within=SPACES))
    assert [drawn.side for drawn in told(state, Drew)] == ["E"]
    assert state.alignment["cebu"] == "support"


def test_8_5_5_a_free_ambush_draws_until_a_card_has_it() -> None:
    state = position({"davao": {"troops": 3, "underground": 1}})
    state.bonifacio_deck = ("G", "H", "A", "M", "L", "K")
    run(play_free_special(state, "npa", "ambush", spaces_allowed=1, within=("davao",)))
    assert [drawn.side for drawn in told(state, Drew)] == ["H", "M", "L"]
    assert state.troops["davao"] == 1


def test_3_3_2_a_free_assemble_without_a_destination_lifts_no_protest() -> None:
    state = position({"cebu": {"activists": 1, "marker": "protest", "alignment": "opposition"}})
    state.bonifacio_deck = ("N", "P", "Q")
    run(play_free_operation(state, "reformers", "assemble", spaces_allowed=3, within=("davao",)))
    assert state.marker["cebu"] == "protest"


def test_8_9_the_first_option_is_the_first_effective_one() -> None:
    """Card 32 lets the Government round up or assault: a Base behind Inactive Activists is no target for a Roundup."""
    spaces = {
        "cebu": {"police": 3, "activists": 1, "ref_bases": 1},
        "davao": {"troops": 3, "active": 2},
    }
    state = position(spaces, humans={"npa"})
    run(answering_non_players(state, play_event(state, "npa", 32, "unshaded")))
    assert (state.active["davao"], state.alignment["davao"]) == (0, "support")


def test_8_5_5_no_event_of_a_non_player_wants_its_own_pieces_removed_or_others_placed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So the answers need no rule for that. A card that changes this fails here."""
    asked: set[tuple[str, str, Piece]] = set()

    def note_and_answer(state: State, prompt: Prompt, column: str = "") -> Option:
        for stock in prompt.context.get("piece", "").split("/"):
            asked.add((prompt.faction, prompt.ask, as_piece(stock)))
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
