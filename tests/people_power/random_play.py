"""Random games of People Power."""

from __future__ import annotations

import random
from typing import Any

from engine import people_power
from engine.people_power import PeoplePowerSession
from engine.people_power.board import FACTIONS, POPULATION, SPACES
from tests import promises

PLAYERS = (FACTIONS, FACTIONS[:1], FACTIONS[1:], FACTIONS[1:2], FACTIONS[::2], FACTIONS[2:], FACTIONS[:2], ())
"""Who is human: all three, and every other combination."""

Board = dict[str, Any]


def seeded_game(seed: int) -> PeoplePowerSession:
    """Every combination of scenario and options comes up among neighbouring seeds."""
    return people_power.new_session(
        scenario=("standard", "extended")[seed % 2],
        humans=PLAYERS[seed // 16 % len(PLAYERS)],
        seed=seed,
        personalities=seed // 2 % 2 == 0,
        desperation=seed // 4 % 2 == 0,
        hidden_acts=seed // 8 % 2 == 0,
    )


def played(choices: int, seed: int = 0) -> PeoplePowerSession:
    """A random game after so many choices, all three being players."""
    session = seeded_game(seed)
    luck = random.Random(seed)
    for _ in range(choices):
        assert session.prompt is not None
        session.choose(luck.choice(session.prompt.options))
    return session


def finished(seed: int = 0) -> PeoplePowerSession:
    """A random game at its end, all three being players."""
    session = seeded_game(seed)
    luck = random.Random(seed)
    while session.prompt is not None:
        session.choose(luck.choice(session.prompt.options))
    assert session.over
    return session


def asked_by_a_non_player() -> PeoplePowerSession:
    """Some random game comes to an Event by which a non-player lets a player decide, before any choice of that turn."""
    for seed in range(500):
        session = people_power.new_session(humans={"government", "reformers"}, seed=seed)
        luck = random.Random(seed)
        while not session.over:
            if session.prompt is None:
                session.advance()
                actor = session.state.waiting[0] if session.state.stage == "turn" else ""
                if session.prompt is not None and actor and not session.state.is_player(actor):
                    return session
            else:
                session.choose(luck.choice(session.prompt.options))
    raise AssertionError("no such game")


def check_board(session: PeoplePowerSession) -> None:
    """The promises, and the totals as anybody would count them from the pieces alone."""
    board = promises.check_board(session)
    assert board["victory"] == _totals(board)


def _totals(board: Board) -> dict[str, int]:
    """1.10, counted from the pieces alone."""
    spaces = board["spaces"]

    def population(field: str, value: str) -> int:
        return sum(POPULATION[space] for space in SPACES if spaces[space][field] == value)

    return {
        "government": sum(POPULATION[s] for s in SPACES if _government_controls(spaces[s])) + board["patronage"],
        "reformers": population("alignment", "opposition") + sum(spaces[s]["ref_bases"] for s in SPACES),
        "npa": population("alignment", "resistance") + sum(spaces[s]["npa_bases"] for s in SPACES),
    }


def _government_controls(there: dict[str, Any]) -> bool:
    ours = there["troops"] + there["police"] + there["gov_bases"]
    others = there["underground"] + there["active"] + there["npa_bases"] + there["ref_bases"]
    return bool(ours > others + (there["activists"] if there["marker"] == "protest" else 0))
