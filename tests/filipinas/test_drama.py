"""Moments to be remembered: each at its Effect, over by itself or by a click, and the board as it would be without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import filipinas
from engine.core.effects import Effect
from engine.filipinas import effects as told
from engine.filipinas.board import CAVITE, CEMETERY, HONG_KONG, MANILA, MANILA_CITY
from engine.filipinas.counters import AGUINALDO, BONIFACIO
from engine.filipinas.game import GAME
from engine.filipinas.state import SAGASTA, State, find
from engine.filipinas.verbs import move, remove, split
from game.filipinas.animation import drama
from game.filipinas.edition import EDITION
from game.filipinas.kit import KIT
from game.shell.app import App
from game.shell.text import words
from game.table.animation.drama import Drama
from game.table.telling.snapshots import Snapshot
from tests.drama_stage import (
    WITHOUT,
    Stalled,
    assert_a_click_ends_it,
    assert_every_word_fits,
    assert_it_ends_by_itself,
    assert_nothing_blinks,
    assert_one_can_do_without,
    lay_out,
    play,
    settle,
)
from tests.shell_window import open_app


def start() -> State:
    return filipinas.new_session(humans={"filipinos"}, seed=11).state.copy()


def battle(state: State, hit: bool = True) -> Effect:
    return told.Fought("attack", CAVITE, ("desierto",), ("cavite_corps", AGUINALDO), (), 6, hit)


def city(state: State) -> Effect:
    state.city[MANILA_CITY] = "filipinos"
    return told.CityTaken(MANILA_CITY, "filipinos")


def surrender(state: State) -> Effect:
    state.city[MANILA_CITY] = "usa"
    return told.CityTaken(MANILA_CITY, "usa")


def squadron(state: State) -> Effect:
    return told.AmericaEntered()


def death(state: State) -> Effect:
    remove(state, BONIFACIO, CEMETERY)
    return told.Removed(BONIFACIO, MANILA, CEMETERY)


def martyrdom(state: State) -> Effect:
    return told.CardPlayed("filipinos", "F08")


def exile(state: State) -> Effect:
    where, stack = find(state, AGUINALDO)
    alone, _ = split(state, where, stack, (AGUINALDO,))
    move(state, where, alone, HONG_KONG)
    return told.Moved((AGUINALDO,), where, HONG_KONG, (AGUINALDO,))


def government(state: State) -> Effect:
    before, state.government = state.government, SAGASTA
    return told.GovernmentChanged(before, SAGASTA)


def assassination(state: State) -> Effect:
    state.canovas_dead = True
    return government(state)


def morale(state: State) -> Effect:
    before, state.morale = state.morale, 5
    return told.TrackMoved("morale", before, 5)


def recruited(state: State) -> Effect:
    return told.Rolled("recruit", 5, (), True)


def missed(state: State) -> Effect:
    return battle(state, hit=False)


MOMENTS = {
    battle: drama.UnitLost,
    city: drama.CityFalls,
    surrender: drama.CityFalls,
    squadron: drama.Squadron,
    death: drama.LeadersDeath,
    martyrdom: drama.Martyrdom,
    exile: drama.Exile,
    government: drama.NewGovernment,
    assassination: drama.Assassination,
    morale: drama.MoraleThreshold,
}
Happens = Callable[[State], Effect]
each_moment = pytest.mark.parametrize("happens", MOMENTS, ids=lambda happens: happens.__name__)


def moment_of(happens: Happens) -> Snapshot:
    state = start()
    return Snapshot(happens(state), state)


def as_seen(moment: Snapshot) -> object:
    """By the one person at the table."""
    return filipinas.summary(GAME.view(moment.state, "filipinos"))


@pytest.fixture(scope="module")
def only_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stalled]:
    """A window takes its time to paint the chart, so all tests share one."""
    yield table(open_app(tmp_path_factory.mktemp("drama"), edition=EDITION))
    words().switch("en")


@pytest.fixture
def scene(only_table: Stalled) -> Stalled:
    only_table.app.change_settings(sound=False, drama=True, animation_speed="normal", bot_pace="timed")
    lay_out(only_table, start())
    return only_table


def table(app: App) -> Stalled:
    scene = Stalled(app, KIT, filipinas.new_session(humans={"filipinos"}, seed=11))
    app.push(scene)
    settle(scene)
    return scene


@pytest.mark.parametrize(("happens", "expected"), [*MOMENTS.items(), (recruited, None), (missed, None)])
def test_each_belongs_to_its_effect(happens: Happens, expected: type[Drama] | None) -> None:
    assert KIT.telling.drama(start(), moment_of(happens)) is expected


def test_5_3_1_a_threshold_of_morale_is_crossed_both_ways() -> None:
    after = moment_of(morale)
    back = Snapshot(told.TrackMoved("morale", 5, 10), start())
    assert KIT.telling.drama(after.state, back) is drama.MoraleThreshold
    assert KIT.telling.drama(after.state, after) is None, "it was under it already"


def test_6_7_a_unit_that_only_loses_a_step_is_no_drama() -> None:
    state = start()
    state.strength["cavite_corps"] = 2
    assert KIT.telling.drama(state, Snapshot(battle(state), state)) is None


@each_moment
def test_it_ends_by_itself(scene: Stalled, happens: Happens) -> None:
    assert_it_ends_by_itself(scene, moment_of(happens))


@each_moment
def test_it_leaves_the_board_as_it_would_be_without(scene: Stalled, happens: Happens) -> None:
    states = []
    for wanted in (True, False):
        lay_out(scene, start())
        scene.app.change_settings(drama=wanted)
        scene.between.announced = True
        assert any(play(scene, moment_of(happens))) == wanted
        settle(scene)
        states.append(filipinas.summary(scene.table.state))
    assert states[0] == states[1] == as_seen(moment_of(happens))


@each_moment
def test_a_click_ends_it(scene: Stalled, happens: Happens) -> None:
    moment = moment_of(happens)
    assert_a_click_ends_it(scene, moment, filipinas.summary, as_seen(moment))


@pytest.mark.parametrize("settings", WITHOUT)
@each_moment
def test_one_can_do_without(scene: Stalled, happens: Happens, settings: dict[str, object]) -> None:
    assert_one_can_do_without(scene, moment_of(happens), settings)


def test_of_several_of_a_kind_in_one_turn_the_first_is_remembered(scene: Stalled) -> None:
    scene.playback.add([moment_of(battle), moment_of(battle), moment_of(city)])
    assert [cue.drama for cue in scene.playback._queue] == [drama.UnitLost, None, drama.CityFalls]


@each_moment
def test_nothing_blinks(scene: Stalled, happens: Happens) -> None:
    assert_nothing_blinks(scene, moment_of(happens), 0.85)


@pytest.mark.parametrize(("language", "text_size"), [("en", 200), ("es", 100), ("es", 200)])
def test_every_word_fits(tmp_path: Path, language: str, text_size: int) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False)
    assert_every_word_fits(table(app), start, map(moment_of, MOMENTS), language, text_size)
