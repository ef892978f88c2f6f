"""What is told together reads as if it had been told one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pytest

from game.shell.text import words
from game.table.kit.kit import Kit
from game.table.panels.log_panel import LogPanel
from game.table.telling import snapshots as moments
from game.table.telling.game_log import GameLog
from game.table.telling.log_entry import LogEntry
from game.table.telling.secrecy import Secrecy
from game.table.telling.snapshots import Snapshot
from tests.box import GAMES, kit_of
from tests.table.test_recap import SCENARIO

STEPS = 60
Tell = Callable[[GameLog, Sequence[Snapshot]], Iterable[LogEntry]]


@pytest.mark.parametrize("game", GAMES)
def test_moments_that_are_told_together_leave_the_same_lines(game: str) -> None:
    words().open(game)
    kit = kit_of(game)
    assert told(kit, one_by_one) == told(kit, all_together)


def one_by_one(game_log: GameLog, happened: Sequence[Snapshot]) -> Iterable[LogEntry]:
    return (entry for moment in happened for entry in game_log.tell([moment]))


def all_together(game_log: GameLog, happened: Sequence[Snapshot]) -> Iterable[LogEntry]:
    return game_log.tell(happened)


def told(kit: Kit, tell: Tell) -> list[tuple[str, str, int | None]]:
    """The lines of a game's beginning, and under which other each of them lies."""
    session = kit.new_session(SCENARIO.get(kit.game.key, kit.game.scenarios[0]), {kit.usual_seat}, 4)
    game_log = GameLog(kit, session, Secrecy(kit, session))
    log = LogPanel(kit.seats, lambda entry: None, headed=True)
    for _ in range(STEPS):
        if session.over:
            break
        if session.prompt is None:
            happened = moments.advance(session)
        else:
            happened = moments.choose(session, session.prompt.options[0].key)
        for entry in tell(game_log, happened):
            log.add(entry)
    return [(line.text, line.tag, line.under) for line in log.lines]
