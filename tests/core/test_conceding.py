"""A game that is given up: over at once, kept with all that was, and taken back like any decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core import saves
from engine.core.errors import NothingToDecide, NotOnOffer, SaveError
from engine.core.outcome import CONCEDED, Outcome
from engine.core.session import Session
from engine.games import find, new_session
from tests.box import GAMES

SEATS = {game: find(game).seats[0] for game in GAMES}


DECISIONS = 2
"""A small game may be over after three."""


def conceded(game: str) -> Session[Any]:
    """By the only person, after so many decisions."""
    session, luck = new_session(game, humans={SEATS[game]}, seed=5), random.Random(5)
    while len(session.history) < DECISIONS:
        session.choose(luck.choice(session.prompt.options)) if session.prompt else session.advance()
    session.concede(SEATS[game])
    return session


@pytest.mark.parametrize("game", SEATS)
def test_a_conceded_game_is_over_and_lost(game: str) -> None:
    session = conceded(game)
    assert session.over and session.prompt is None
    assert session.outcome is not None and session.outcome.reason == CONCEDED
    assert SEATS[game] not in session.outcome.winners and session.ranking[-1] == SEATS[game]
    with pytest.raises(NothingToDecide):
        session.concede(SEATS[game])


def test_between_two_the_other_has_won() -> None:
    assert conceded("filipinas").outcome == Outcome(("filipinos", "spain"), ("filipinos",), CONCEDED)


@pytest.mark.parametrize("game", SEATS)
def test_it_is_kept_with_all_that_was(game: str) -> None:
    session = conceded(game)
    loaded = Session.load(session.game, session.save())
    for twin in (loaded, session.fork(), session.at(len(session.history))):
        assert twin.over and twin.conceded == SEATS[game] and twin.history == session.history
        assert twin.save() == session.save()
    assert [told for _, told in loaded.retell()] == [told for _, told in session.retell()]
    assert list(loaded.replay())[-1][0] <= len(session.history)


@pytest.mark.parametrize("game", SEATS)
def test_undo_takes_the_concession_back_and_nothing_else(game: str) -> None:
    session = conceded(game)
    session.undo()
    assert not session.over and session.conceded == "" and len(session.history) == DECISIONS
    twin = conceded(game).at(1)
    assert not twin.over and twin.prompt is not None


def test_only_a_person_concedes() -> None:
    session = new_session("filipinas", seed=1, players={"spain": "apprentice"})
    with pytest.raises(NotOnOffer):
        session.concede("spain")
    session.concede("filipinos")


@pytest.mark.parametrize("wrong", ["usa", 3, ["spain"], {"spain": 1}])
def test_a_save_in_which_somebody_else_concedes_is_damaged(wrong: object) -> None:
    session = conceded("filipinas")
    body = saves.unpack("filipinas", session.save()) | {"conceded": wrong}
    with pytest.raises(SaveError):
        Session.load(session.game, saves.pack("filipinas", body))


def test_a_conceded_game_holds_nothing_back() -> None:
    session = conceded("filipinas")
    body = saves.unpack("filipinas", session.save()) | {"held": True}
    assert not Session.load(session.game, saves.pack("filipinas", body)).held
