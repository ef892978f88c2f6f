"""Whole random games, and what must be true after every choice of any of them."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine import people_power
from engine.people_power import PeoplePowerSession
from engine.people_power.board import FACTIONS, POPULATION, SPACES
from engine.people_power.packing import broken_rule

MAX_CHOICES = 5_000
SAMPLE = 20
"""At every so many choices the dearer promises are checked too."""

PLAYERS = (FACTIONS, FACTIONS[:1], FACTIONS[1:], FACTIONS[1:2], FACTIONS[::2], FACTIONS[2:], FACTIONS[:2], ())
"""Who is human: all three, and every other combination."""

Board = dict[str, Any]
Chooser = Callable[[int], int]
"""Given how many options there are, the number of the one to take."""


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


def play_seeded_game(seed: int) -> int:
    """One game with choices from the seed; returns how many choices it took."""
    return play(seeded_game(seed), random.Random(seed).randrange)


def play(session: PeoplePowerSession, choose: Chooser, check: bool = True) -> int:
    """To the end of the game; a failure is written out as a save that the text client opens."""
    choices, board = 0, None
    try:
        while not session.over:
            choices += 1
            assert choices < MAX_CHOICES, "the game does not end"
            if session.prompt is None:
                session.advance()
            else:
                assert session.prompt.options, f"{session.prompt} offers nothing"
                option = session.prompt.options[choose(len(session.prompt.options))]
                if check and choices % SAMPLE == 0:
                    check_the_way_back(session, option)
                    check_saves_and_forks(session, choices)
                session.choose(option)
            if check:
                board = check_board(session, board)
        assert sorted(session.ranking) == sorted(FACTIONS)
    except Exception as failure:
        raise AssertionError(f"{failure!r} after {choices} choices; open with: {_written_out(session)}") from failure
    return choices


def check_board(session: PeoplePowerSession, checked: Board | None = None) -> Board:
    """Printed totals, stacking and tracks hold, and what is shown is what there is.

    Every other choice leaves the board as it was: then it need not be built from its summary again.
    """
    assert broken_rule(session.state) == ""
    board = people_power.summary(session.state)
    if board != checked:
        assert board["victory"] == _totals(board)
        assert people_power.summary(people_power.from_summary(board)) == board
    return board


def check_the_way_back(session: PeoplePowerSession, option: Any) -> None:
    """A choice that is undone leaves the very same bytes."""
    twin = session.fork()
    before = session.save()
    assert twin.save() == before
    twin.choose(option)
    twin.undo()
    assert twin.save() == before
    assert twin.prompt is not None and session.prompt is not None
    assert twin.prompt.options == session.prompt.options


def check_saves_and_forks(session: PeoplePowerSession, seed: int) -> None:
    """What was saved or forked has the very same future, and the original does not notice."""
    data = session.save()
    loaded = people_power.load(data)
    assert loaded.save() == data
    forked = session.fork()
    futures = [_future(twin, seed) for twin in (loaded, forked)]
    assert futures[0] == futures[1]
    assert session.save() == data


def _future(session: PeoplePowerSession, seed: int, decisions: int = SAMPLE) -> bytes:
    chance = random.Random(seed)
    for _ in range(decisions):
        if session.over:
            break
        if session.prompt is None:
            session.advance()
        else:
            session.choose(chance.choice(session.prompt.options))
    return session.save()


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


def _written_out(session: PeoplePowerSession) -> str:
    path = Path(tempfile.gettempdir()) / f"failing_game_{len(session.history)}_{session.state.chance.seed}.save"
    path.write_bytes(session.save())
    return f"python -m engine.people_power --load {path}"
