"""How long a non-player's turn takes at the normal speed, and how much of the log lies under its sentences.

PACE_GAMES=50 .venv/bin/python -m pytest tests/table/test_pace.py -s     says the figures of fifty games of each kind
"""

from __future__ import annotations

import os
import random
from collections import Counter
from statistics import median
from typing import cast

import pytest

from game.shell.text import words
from game.table.animation.animation import Stage
from game.table.kit.kit import Kit
from game.table.telling import snapshots as moments
from game.table.telling.game_log import GameLog
from game.table.telling.playback import AT_ONCE, LONGEST_TURN, Playback
from game.table.telling.secrecy import Secrecy
from tests.box import GAMES, WITH_POINTS, kit_of
from tests.table.test_recap import SCENARIO
from tests.table.test_scores import Table, plain, playback_of

PACE_GAMES = int(os.environ.get("PACE_GAMES", "2"))
LONGEST = 10.0


def turns_of(kit: Kit, seed: int) -> tuple[list[float], int, int]:
    """Of one game: the seconds of each non-player's turn, drama and all; the lines of the log, and how many folded."""
    scenario = SCENARIO.get(kit.game.key, kit.game.scenarios[0])
    session = kit.new_session(scenario, {kit.usual_seat}, seed)
    secrecy = Secrecy(kit, session)
    luck, seconds = random.Random(seed), []
    while not session.over:
        if session.prompt is not None:
            moments.choose(session, luck.choice(session.prompt.options).key)
            continue
        table = Table(session.state)
        playback = Playback(kit, cast(Stage, table), table, secrecy, session.state.humans)
        playback.add_turn(moments.advance(session))
        seconds.append(playback.planned / playback._haste)
    lines = [entry for entry in GameLog(kit, session, secrecy).again() if not entry.heads]
    return seconds, len(lines), sum(entry.deed is not None for entry in lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_turn_takes_less_than_ten_seconds(game: str) -> None:
    words().open(game)
    seconds: list[float] = []
    lines = folded = 0
    for seed in range(PACE_GAMES):
        lasted, told, under = turns_of(kit_of(game), seed)
        seconds, lines, folded = seconds + lasted, lines + told, folded + under
    share = folded / lines
    figures = f"median {median(seconds):.1f} s, longest {max(seconds):.1f} s, {share:.0%} of {lines} lines folded"
    print(f"\n{game}: {len(seconds)} turns, {figures}")
    assert max(seconds) <= LONGEST_TURN + 0.01 < LONGEST
    assert share > 0.5 or game not in WITH_POINTS


def test_of_what_is_not_seen_only_a_little_comes_about_in_one_frame() -> None:
    """Each moment is told and counted: a whole turn at once would be felt."""
    words().open("people_power")
    kit = plain(kit_of("people_power"))
    session = kit.new_session("standard", {kit.usual_seat}, 3)
    while session.prompt is not None:
        session.choose(session.prompt.options[0])
    table = Table(session.state.copy())
    playback = playback_of(kit, session, table)
    told: list[object] = []
    table.tell = told.extend  # type: ignore[method-assign, assignment]
    happened = moments.advance(session)
    playback.add(happened)
    begun = []
    while not playback.idle:
        before = len(told)
        playback.update(5.0)
        begun.append(len(told) - before)
    assert sum(begun) == len(happened) > AT_ONCE
    together = max(
        Counter(type(moment.effect) for moment in happened if type(moment.effect) in kit.telling.together).values()
    )
    assert max(begun) <= AT_ONCE - 1 + max(1, together)
