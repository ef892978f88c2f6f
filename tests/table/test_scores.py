"""Points in the air: what flies to a total is what it changes by, in whole games of every kind."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from engine.core.effects import Effect
from game.shell.text import words
from game.table.animation.animation import Stage
from game.table.animation.scores import COUNT, FLY, RISE, STAGGER, FlyingPoints, Scores, Total, gathered
from game.table.kit.kit import Kit
from game.table.kit.telling import Telling
from game.table.scene.table_scene import TableScene
from game.table.telling import snapshots as moments
from game.table.telling.playback import Playback
from game.table.telling.reckoning import Gain, Holding, summed
from game.table.telling.secrecy import Secrecy
from game.table.telling.snapshots import Snapshot, State
from tests.box import WITH_POINTS, kit_of
from tests.mini.window import EDITION, KIT
from tests.shell_window import open_app
from tests.table.test_recap import RECAP_GAMES, SCENARIO


class Table:
    """One that shows nothing."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.totals: Mapping[str, int] = {}

    def follow(self, happened: Sequence[Snapshot]) -> None:
        if happened:
            self.state = happened[-1].state

    def tally(self, totals: Mapping[str, int]) -> None:
        self.totals = totals

    def tell(self, moments: Sequence[Snapshot]) -> None: ...

    def announce(self, moment: Snapshot, to_come: Iterable[Effect]) -> bool:
        return False


def plain(kit: Kit) -> Kit:
    """The same game, with nothing to see in it."""
    plain_telling: type[Telling] = type("Plain", (type(kit.telling),), {"animations": {}, "drama": Telling.drama})
    return replace(kit, telling=plain_telling())


def playback_of(kit: Kit, session: Any, table: Table) -> Playback:
    return Playback(kit, cast(Stage, table), table, Secrecy(kit, session), frozenset(kit.seats))


@pytest.mark.parametrize("game", WITH_POINTS)
def test_what_flies_to_a_total_is_what_it_changes_by(game: str) -> None:
    words().open(game)
    kit, flown_in_all = plain(kit_of(game)), 0
    for seed in range(RECAP_GAMES):
        session = kit.new_session(SCENARIO.get(game, kit.game.scenarios[0]), {kit.usual_seat}, seed)
        table, luck = Table(session.state.copy()), random.Random(seed)
        playback = playback_of(kit, session, table)
        flown: Counter[str] = Counter()
        settle = playback.scores.settle

        def count(totals: Mapping[str, int], scores: Iterable[FlyingPoints]) -> None:
            scores = list(scores)
            flown.update(score.whose for score in scores for _ in range(score.points))  # noqa: B023
            flown.subtract(score.whose for score in scores for _ in range(-score.points))  # noqa: B023
            settle(totals, scores)  # noqa: B023

        playback.scores.settle = count  # type: ignore[method-assign]
        while not session.over:
            before = summed(kit.wording.points(table.state))
            flown.clear()
            if session.prompt is not None:
                playback.add(moments.choose(session, luck.choice(session.prompt.options).key))
            else:
                playback.add(moments.advance(session))
            while not playback.idle or playback.scores.flying:
                playback.update(0.5)
            after = summed(kit.wording.points(session.state))
            for whose in before.keys() | after.keys():
                if kit.telling.total(whose):
                    assert flown[whose] == after.get(whose, 0) - before.get(whose, 0), (seed, whose)
            flown_in_all += sum(map(abs, flown.values()))
            assert table.totals == {}, "all has arrived"
    assert flown_in_all > RECAP_GAMES


def score(points: int) -> FlyingPoints:
    return FlyingPoints("npa", points, "manila", Total("total:npa", "npa"))


def test_a_total_counts_when_points_arrive() -> None:
    table = Table(None)
    scores = Scores(cast(Stage, table))
    scores.hold({"npa": 10})
    assert table.totals == {"npa": 10}
    scores.settle({"npa": 13}, [score(3)])
    scores.update(RISE + FLY - 0.01)
    assert table.totals == {"npa": 10}, "still in the air"
    seen = set()
    for _ in range(40):
        scores.update(COUNT / 30)
        seen.add(table.totals.get("npa", 13))
    assert seen >= {11, 12, 13}
    assert table.totals == {}
    assert not scores.flying


def test_points_that_are_won_at_once_fly_one_after_the_other() -> None:
    scores = Scores(cast(Stage, Table(None)))
    first, second = score(1), score(2)
    scores.settle({"npa": 3}, [first, second])
    assert first.elapsed - second.elapsed == pytest.approx(STAGGER)
    third = score(1)
    scores.settle({"npa": 4}, [third])
    assert second.elapsed - third.elapsed == pytest.approx(STAGGER)


def test_all_is_counted_at_once_where_somebody_is_in_a_hurry() -> None:
    table = Table(None)
    scores = Scores(cast(Stage, table))
    scores.settle({"npa": 3}, [score(3)])
    scores.clear()
    assert table.totals == {}
    assert not scores.flying


def test_what_is_won_at_one_place_is_one_figure() -> None:
    won = [Gain(Holding("npa", "bases", "cebu"), 1), Gain(Holding("npa", "resistance", "cebu"), 2)]
    lost = [Gain(Holding("government", "patronage"), 2), Gain(Holding("npa", "resistance", "davao"), -2)]
    assert gathered([*won, *lost], cause="manila") == {
        ("npa", "cebu"): 3,
        ("government", "manila"): 2,
        ("npa", "davao"): -2,
    }


def test_sheets_tell_totals_once_in_a_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each moment holds them and lets them go, and a frame may show ten moments."""
    app, seat = open_app(tmp_path, edition=EDITION), KIT.seats[0]
    scene = TableScene(app, KIT, KIT.new_session("tricks", {seat}, 1, playing=3))
    app.push(scene)
    refreshed: list[int] = []
    monkeypatch.setattr(type(KIT.showing), "refresh", lambda *given: refreshed.append(1))
    for total in range(10):
        scene.table.tally({seat: total})
    assert refreshed == []
    scene.table.draw(app.screen)
    assert refreshed == [1] and scene.table.shown.under_way.totals == {seat: 9}
