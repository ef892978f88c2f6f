"""Moments to be remembered: each at its Effect, over by itself or by a click, and the board as it would be without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from engine import people_power
from engine.people_power import State
from engine.people_power import effects as told
from engine.people_power.board import GOV_BASE, SPACES
from game.people_power.animation import drama
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
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
    assert_it_leaves_the_board_as_without,
    assert_nothing_blinks,
    assert_one_can_do_without,
    assert_skipping_ends_it,
    lay_out,
    settle,
)
from tests.shell_window import open_app


def start() -> State:
    return people_power.new_session(humans={"reformers"}, seed=11).state.copy()


def terror(state: State) -> told.Effect:
    state.marker["cebu"] = "terror"
    return told.MarkerPlaced("cebu", "terror")


def attack(state: State) -> told.Effect:
    return told.SpaceSelected("npa", "attack", "eastern_mindanao")


def assault(state: State) -> told.Effect:
    return told.SpaceSelected("government", "assault", "northern_luzon")


def fallen_base(state: State) -> told.Effect:
    space = next(space for space in SPACES if state.pieces[GOV_BASE][space])
    state.pieces[GOV_BASE][space] -= 1
    return told.Removed(space, GOV_BASE, 1, told.AVAILABLE)


def election(state: State) -> told.Effect:
    state.card = 39
    return told.ElectionBegan(39)


def threshold(state: State) -> told.Effect:
    before, state.patronage = state.patronage, state.patronage + 15
    return told.TrackMoved("patronage", before, state.patronage)


def rallied(state: State) -> told.Effect:
    return told.SpaceSelected("npa", "rally", "eastern_mindanao")


MOMENTS = {
    terror: drama.Terror,
    attack: drama.Attack,
    assault: drama.Assault,
    fallen_base: drama.FallenBase,
    election: drama.ElectionCalled,
    threshold: drama.GovernmentThreshold,
}
Happens = Callable[[State], told.Effect]
each_moment = pytest.mark.parametrize("happens", MOMENTS, ids=lambda happens: happens.__name__)


def moment_of(happens: Happens) -> Snapshot:
    state = start()
    return Snapshot(happens(state), state)


@pytest.fixture(scope="module")
def only_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stalled]:
    """A window takes its time to paint the map, so all tests share one."""
    app = open_app(tmp_path_factory.mktemp("drama"), edition=EDITION)
    yield table(app)
    words().switch("en")


@pytest.fixture
def scene(only_table: Stalled) -> Stalled:
    scene = only_table
    scene.app.change_settings(sound=False, drama=True, animation_speed="normal", bot_pace="timed")
    lay_out(scene, start())
    return scene


def table(app: App) -> Stalled:
    scene = Stalled(app, KIT, people_power.new_session(humans={"reformers"}, seed=11))
    app.push(scene)
    settle(scene)
    return scene


@pytest.mark.parametrize(("happens", "expected"), [*MOMENTS.items(), (rallied, None)])
def test_each_belongs_to_its_effect(happens: Happens, expected: type[Drama] | None) -> None:
    assert KIT.telling.drama(start(), moment_of(happens)) is expected


def test_a_threshold_is_crossed_both_ways() -> None:
    after = moment_of(threshold)
    back = Snapshot(told.TrackMoved("patronage", 15, 0), start())
    assert KIT.telling.drama(after.state, back) is drama.GovernmentThreshold
    assert KIT.telling.drama(after.state, after) is None, "it was over it already"


@each_moment
def test_it_ends_by_itself(scene: Stalled, happens: Happens) -> None:
    assert_it_ends_by_itself(scene, moment_of(happens))


@each_moment
def test_it_leaves_the_board_as_it_would_be_without(scene: Stalled, happens: Happens) -> None:
    assert_it_leaves_the_board_as_without(scene, start, partial(moment_of, happens), people_power.summary)


@each_moment
def test_a_click_ends_it(scene: Stalled, happens: Happens) -> None:
    moment = moment_of(happens)
    assert_a_click_ends_it(scene, moment, people_power.summary, people_power.summary(moment.state))


@each_moment
def test_on_to_my_turn_ends_it(scene: Stalled, happens: Happens) -> None:
    assert_skipping_ends_it(scene, moment_of(happens))


@pytest.mark.parametrize("settings", WITHOUT)
@each_moment
def test_one_can_do_without(scene: Stalled, happens: Happens, settings: dict[str, object]) -> None:
    assert_one_can_do_without(scene, moment_of(happens), settings)


def test_of_several_of_a_kind_in_one_turn_the_first_is_remembered(scene: Stalled) -> None:
    scene.playback.add([moment_of(attack), moment_of(attack), moment_of(assault)])
    found = [cue.drama for cue in scene.playback._queue]
    assert found == [drama.Attack, None, drama.Assault]


@each_moment
def test_nothing_blinks(scene: Stalled, happens: Happens) -> None:
    assert_nothing_blinks(scene, moment_of(happens), 0.8)


@pytest.mark.parametrize(("language", "text_size"), [("en", 200), ("es", 100), ("es", 200)])
def test_every_word_fits(tmp_path: Path, language: str, text_size: int) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False)
    assert_every_word_fits(table(app), start, map(moment_of, MOMENTS), language, text_size)
