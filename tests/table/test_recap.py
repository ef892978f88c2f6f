"""The recap: what it says each deed was worth adds up to the difference of the totals, in whole games of every kind."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

from engine.core.session import Session
from engine.red_guard.effects import DeathChecked, GameTurnBegan
from game.red_guard.kit import KIT as RED_GUARD
from game.shell.text import words
from game.table.kit.kit import Kit
from game.table.panels.recap_panel import recap_lines
from game.table.telling import snapshots as moments
from game.table.telling.deeds import Deed, Told
from game.table.telling.game_log import GameLog
from game.table.telling.reckoning import Points, by_owner
from game.table.telling.secrecy import Secrecy
from tests.box import WITH_POINTS, kit_of

RECAP_GAMES = int(os.environ.get("RECAP_GAMES", "6"))
SCENARIO = {"people_power": "standard", "filipinas": "campaign"}


@pytest.mark.parametrize(("die", "said"), [(5, "the Chairman dies"), (2, "the Chairman lives")])
def test_8_3_3_a_death_check_is_news_though_it_is_nobodys_deed(die: int, said: str) -> None:
    """Whoever hurried to the next question would not know that the Chairman has just been spared."""
    deeds = [Deed("", [Told(GameTurnBegan(6)), Told(DeathChecked(die, die >= 5))])]
    with words().speaking_of("red_guard"):
        lines = recap_lines(deeds, lambda deed: "", RED_GUARD.wording, "blue")
    assert any(said in line.text for line in lines)


def summed(points: Points) -> Counter[str]:
    totals: Counter[str] = Counter()
    for holding, count in points.items():
        totals[holding.whose] += count
    return totals


def play(kit: Kit, seed: int) -> int:
    """One game of a person who chooses by chance; returns how many recaps were checked."""
    scenario = SCENARIO.get(kit.game.key, kit.game.scenarios[0])
    session = kit.new_session(scenario, {kit.usual_seat}, seed)
    game_log = GameLog(kit, session, Secrecy(kit, session))
    luck, checked = random.Random(seed), 0
    begun, since = Deed(""), kit.wording.points(session.state)
    while not session.over:
        if session.prompt is not None:
            checked += check(kit, game_log, session, since if begun.told else None)
            game_log.asked(len(session.history))
            begun = Deed("")
            happened = moments.choose(session, luck.choice(session.prompt.options).key)
        else:
            happened = moments.advance(session)
        for moment in happened:
            seat = kit.wording.begins(moment.effect)
            if seat is not None and seat != kit.usual_seat and not begun.told:
                begun.told.append(game_log._told[-1])
                since = game_log._points
            game_log.tell([moment])
    return checked


def check(kit: Kit, game_log: GameLog, session: Session[Any], since: Points | None) -> int:
    if since is None:
        return 0
    deeds = game_log.since(len(session.history) - 1, kit.usual_seat)
    recapped = Counter(by_owner(gain for deed in deeds for gain in deed.gains))
    now = summed(kit.wording.points(session.state))
    now.subtract(summed(since))
    assert {key: points for key, points in now.items() if points} == dict(recapped)
    for deed in deeds:
        for gain in deed.gains:
            assert kit.wording.gain(gain, kit.usual_seat)
        assert game_log.sentence(deed) or not deed.seat
    return 1


@pytest.mark.parametrize("game", WITH_POINTS)
def test_the_sum_of_a_recap_is_the_difference_of_the_totals(game: str) -> None:
    words().open(game)
    words().missing.clear()
    recaps = sum(play(kit_of(game), seed) for seed in range(RECAP_GAMES))
    assert recaps >= RECAP_GAMES
    assert not words().missing


@pytest.mark.parametrize("game", ["people_power", "red_guard"])
def test_what_counts_adds_up_to_the_totals(game: str) -> None:
    kit = kit_of(game)
    session = kit.new_session(kit.game.scenarios[0], {kit.usual_seat}, 3)
    luck = random.Random(3)
    for _ in range(60):
        if session.over:
            break
        points = summed(kit.wording.points(session.state))
        totals = kit.wording.totals(session.state)
        assert {seat: points[seat] for seat in totals} == totals
        if session.prompt is not None:
            session.choose(luck.choice(session.prompt.options))
        else:
            session.advance()
