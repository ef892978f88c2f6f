"""What every game of the box promises: whole random games, and what must be true after every choice of any of them."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from engine import games
from engine.core.chance import Chance
from engine.core.imagining import Imagination, draw_anew
from engine.core.prompts import Option
from engine.core.session import Session

MAX_CHOICES = 5_000
SAMPLE = 20
"""At every so many choices the dearer promises are checked too."""

Chooser = Callable[[int], int]
"""Given how many options there are, the number of the one to take."""


def any_game(key: str, seed: int) -> Session[Any]:
    """A new game with whatever can be agreed on drawn by the seed."""
    game = games.find(key)
    return Session(game, game.any_game(Chance(seed)))


def play_any_game(key: str, seed: int) -> int:
    """One game with choices from the seed; returns how many choices it took."""
    return play(any_game(key, seed), random.Random(seed).randrange)


def play(session: Session[Any], choose: Chooser, check: bool = True) -> int:
    """To the end of the game; a failure is written out as a save that the text client opens."""
    choices = 0
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
                    check_what_is_seen(session)
                    check_what_is_imagined(session, choices)
                session.choose(option)
            if check:
                check_rules(session)
                if choices % SAMPLE == 0 or session.over:
                    check_board(session)
        check_outcome(session)
    except Exception as failure:
        raise AssertionError(f"{failure!r} after {choices} choices; open with: {_written_out(session)}") from failure
    return choices


def check_rules(session: Session[Any]) -> None:
    """Printed totals and limits hold."""
    assert session.game.broken_rule(session.state) == ""


def check_board(session: Session[Any]) -> Any:
    """They do, and the board can be described and laid out again; returns its description."""
    check_rules(session)
    package = import_module(games.PACKAGES[session.game.key])
    board = package.summary(session.state)
    assert package.summary(package.from_summary(board)) == board
    return board


def check_outcome(session: Session[Any]) -> None:
    """The end has a reason, and whoever wins took part."""
    outcome = session.outcome
    assert outcome is not None and outcome.reason
    assert set(outcome.winners) <= set(outcome.ranking) <= set(session.game.seats)
    assert len(set(outcome.ranking)) == len(outcome.ranking)


def check_the_way_back(session: Session[Any], option: Option) -> None:
    """A choice that is undone leaves the very same bytes."""
    twin = session.fork()
    before = session.save()
    assert twin.save() == before
    twin.choose(option)
    twin.undo()
    assert twin.save() == before
    assert twin.prompt is not None and session.prompt is not None
    assert twin.prompt.options == session.prompt.options


def check_saves_and_forks(session: Session[Any], seed: int) -> None:
    """What was saved or forked has the very same future, and the original does not notice."""
    data = session.save()
    loaded = games.load(data)
    assert loaded.save() == data
    forked = session.fork()
    futures = [_future(twin, seed) for twin in (loaded, forked)]
    assert futures[0] == futures[1]
    assert session.save() == data


def check_what_is_seen(session: Session[Any]) -> None:
    """A view holds no luck to come, and making it changes nothing."""
    assert session.prompt is not None
    before = session.game.pack(session.state)
    seen = session.view(session.prompt.seat)
    assert seen is not session.state and seen.chance.seed == 0
    assert session.game.pack(session.state) == before


def check_what_is_imagined(session: Session[Any], seed: int) -> None:
    """An imagined world looks the same from the seat, keeps every rule, and owes nothing to what is hidden."""
    assert session.prompt is not None
    game, seat = session.game, session.prompt.seat
    before, seen = game.pack(session.state), game.pack(session.view(seat))
    worlds: list[dict[str, Any]] = []
    for hidden in (session.state.copy(), session.state.copy()):
        if worlds:
            draw_anew(game, hidden, seat, Chance(seed).branch("elsewhere"))
        draw_anew(game, hidden, seat, Chance(seed).branch("here"))
        assert game.pack(game.view(hidden, seat)) == seen
        assert game.broken_rule(hidden) == ""
        worlds.append(game.pack(hidden))
    assert worlds[0] == worlds[1]
    line = Imagination(session.position, seat).line(Chance(seed))
    assert line.prompt.ask == session.prompt.ask and line.prompt.options == session.prompt.options
    assert game.pack(session.state) == before


def _future(session: Session[Any], seed: int, decisions: int = SAMPLE) -> bytes:
    chance = random.Random(seed)
    for _ in range(decisions):
        if session.over:
            break
        if session.prompt is None:
            session.advance()
        else:
            session.choose(chance.choice(session.prompt.options))
    return session.save()


def _written_out(session: Session[Any]) -> str:
    name = f"failing_{session.game.key}_{len(session.history)}_{session.state.chance.seed}.save"
    path = Path(tempfile.gettempdir()) / name
    path.write_bytes(session.save())
    return f"python -m engine --load {path}"
