"""The registry: games by key, saves of any of them."""

from __future__ import annotations

import pytest

from engine import games, people_power
from engine.core import saves
from engine.core.errors import SaveError, UnknownOption


def test_a_game_is_found_by_its_key() -> None:
    assert games.find("people_power") is people_power.GAME


def test_a_game_that_is_not_in_the_box() -> None:
    with pytest.raises(UnknownOption, match="There is no game 'chess'"):
        games.find("chess")


def test_a_new_game_of_any_kind() -> None:
    session = games.new_session("people_power", humans=["npa"], seed=3, personalities=True)
    assert session.state.humans == {"npa"} and session.state.use_personalities
    with pytest.raises(UnknownOption, match="no setting"):
        games.new_session("people_power", colour="red")
    with pytest.raises(UnknownOption, match="cannot be 3"):
        games.new_session("people_power", personalities=3)


def test_the_first_bytes_of_a_save_say_which_game_it_is_of() -> None:
    data = people_power.new_session(seed=1).save()
    assert saves.game_of(data[: saves.FIRST_BYTES]) == "people_power"
    assert games.load(data).save() == data


@pytest.mark.parametrize("data", [b"", b"BGSAVE", b"x" * 200, b"BGSAVE" + b"\x00" * 80])
def test_what_is_no_save_is_of_no_game(data: bytes) -> None:
    assert saves.game_of(data) == ""
    with pytest.raises(SaveError):
        games.load(data)


def test_a_save_of_a_game_that_is_not_in_the_box() -> None:
    with pytest.raises(SaveError, match="not in this box"):
        games.load(saves.pack("chess", {}))


def test_a_seat_sees_neither_decks_nor_luck_nor_hidden_acts() -> None:
    session = people_power.new_session(seed=1, hidden_acts=True)
    session.state.acts = {"government": 53, "npa": 59}
    seen = session.view("npa")
    assert (seen.deck, seen.bonifacio_deck, seen.acts, seen.chance.seed) == ((), (), {"npa": 59}, 0)
    assert session.state.deck and session.state.chance.seed == 1
    session.state.hidden_acts = False
    assert session.view("npa").acts == session.state.acts


def test_the_outcome_of_a_finished_game() -> None:
    session = people_power.new_session(humans=(), seed=1)
    assert session.outcome is None
    while not session.over:
        session.advance()
    assert session.outcome is not None
    assert session.outcome.ranking == session.ranking and session.outcome.winners == session.ranking[:1]
    assert session.outcome.reason in ("final", "threshold")
