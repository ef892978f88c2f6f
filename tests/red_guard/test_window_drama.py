"""Moments to be remembered: each at its Effect, over by itself or by a click, and the wall as it would be without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

from engine import red_guard
from engine.red_guard import State
from engine.red_guard import effects as told
from engine.red_guard.components import CIVIL_WAR, GONE
from engine.red_guard.temperaments import NON_PLAYER
from game.red_guard.drama import fires, people
from game.red_guard.edition import EDITION
from game.red_guard.kit import KIT
from game.red_guard.wall.view import WallView
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

CALM = 40
"""Chaos before the moment."""


def session() -> red_guard.RedGuardSession:
    """Blue's, with Yellow played by nobody, when all have placed their units."""
    session = KIT.new_session("standard", {"blue"}, 11, yellow=NON_PLAYER)
    while session.state.turn < 1:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.options[-1])
    return session


def start() -> State:
    state = beginning().copy()
    state.chaos = CALM
    return state


@cache
def beginning() -> State:
    return session().state


def purge(state: State) -> told.Effect:
    """Of the only defenders of one of Blue's tiles."""
    tile = next(tile for tile, owner in state.owner.items() if owner == "blue" and len(set(state.units[tile])) == 1)
    struck = state.units[tile]
    state.units[tile] = ()
    state.units[GONE] = (*state.units[GONE], *struck)
    return told.UnitsMoved(struck[0], len(struck), tile, GONE)


def forced_out(state: State) -> told.Effect:
    state.lost |= {"red"}
    return told.ForcedOut("red")


def awakened(state: State) -> told.Effect:
    state.controller["yellow"] = "pink"
    return told.ControlPassed("yellow", "", "pink")


def death(state: State) -> told.Effect:
    state.alive = False
    return told.DeathChecked(6, True)


def chaos_to(after: int) -> Callable[[State], told.Effect]:
    def rises(state: State) -> told.Effect:
        before, state.chaos = state.chaos, after
        return told.ChaosMoved(before, after)

    rises.__name__ = f"chaos_{after}"
    return rises


def neutralized(state: State) -> told.Effect:
    """What is out of play for a while is no drama."""
    tile = next(tile for tile, owner in state.owner.items() if owner == "blue" and state.units[tile])
    unit = state.units[tile][0]
    return told.UnitsMoved(unit, 1, tile, "neutralized.blue")


chaos_50, chaos_75, chaos_90 = chaos_to(52), chaos_to(75), chaos_to(93)
civil_war = chaos_to(CIVIL_WAR)
MOMENTS = {
    purge: people.Purged,
    forced_out: people.FactionStruckOut,
    awakened: people.Awakened,
    death: people.ChairmansDeath,
    chaos_50: fires.Fire50,
    chaos_75: fires.Fire75,
    chaos_90: fires.Fire90,
    civil_war: fires.CivilWar,
}
Happens = Callable[[State], told.Effect]
each_moment = pytest.mark.parametrize("happens", MOMENTS, ids=lambda happens: happens.__name__)


def moment_of(happens: Happens) -> Snapshot:
    state = start()
    return Snapshot(happens(state), state)


@pytest.fixture(scope="module")
def only_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stalled]:
    """A window takes its time to bake the wall, so all tests share one."""
    app = open_app(tmp_path_factory.mktemp("drama"), edition=EDITION)
    yield table(app)
    words().switch("en")


@pytest.fixture
def scene(only_table: Stalled) -> Stalled:
    scene = only_table
    words().open(EDITION.key)
    scene.app.change_settings(sound=False, drama=True, animation_speed="normal", bot_pace="timed")
    lay_out(scene, start())
    return scene


def table(app: App) -> Stalled:
    scene = Stalled(app, KIT, session())
    app.push(scene)
    settle(scene)
    return scene


def still(scene: Stalled) -> None:
    """The fire in the picture that it begins with."""
    view = scene.table.view
    assert isinstance(view, WallView)
    view._chaos.elapsed = 0.0
    scene.table.pane.dirty = True
    scene.app.step(0.0)


@pytest.mark.parametrize(("happens", "expected"), [*MOMENTS.items(), (neutralized, None), (chaos_to(49), None)])
def test_each_belongs_to_its_effect(happens: Happens, expected: type[Drama] | None) -> None:
    assert KIT.telling.drama(start(), moment_of(happens)) is expected


def test_a_mark_is_passed_upwards_and_once() -> None:
    after = moment_of(chaos_50)
    assert KIT.telling.drama(after.state, Snapshot(told.ChaosMoved(52, 48), start())) is None
    assert KIT.telling.drama(after.state, Snapshot(told.ChaosMoved(52, 60), start())) is None
    assert KIT.telling.drama(start(), Snapshot(told.ChaosMoved(CALM, 91), start())) is fires.Fire90, (
        "the worst of those passed"
    )


def test_a_purge_among_others_is_told_but_not_remembered() -> None:
    """Nearly every turn of the program's players has one; what strikes a person, or what a person does, is another."""
    state = start()
    tile = next(tile for tile, owner in state.owner.items() if owner == "red")
    struck, state.units[tile], state.waiting = state.units[tile], (), ("green",)
    moment = Snapshot(told.UnitsMoved(struck[0], len(struck), tile, GONE), state)
    assert KIT.telling.drama(state, moment) is None
    state.waiting = ("blue",)
    assert KIT.telling.drama(state, moment) is people.Purged


@each_moment
def test_it_ends_by_itself(scene: Stalled, happens: Happens) -> None:
    assert_it_ends_by_itself(scene, moment_of(happens))


@each_moment
def test_it_leaves_the_board_as_it_would_be_without(scene: Stalled, happens: Happens) -> None:
    assert_it_leaves_the_board_as_without(scene, start, partial(moment_of, happens), red_guard.summary, still)


@each_moment
def test_a_click_ends_it(scene: Stalled, happens: Happens) -> None:
    moment = moment_of(happens)
    assert_a_click_ends_it(scene, moment, red_guard.summary, red_guard.summary(moment.state))


@each_moment
def test_on_to_my_turn_ends_it(scene: Stalled, happens: Happens) -> None:
    assert_skipping_ends_it(scene, moment_of(happens))


@pytest.mark.parametrize("settings", WITHOUT)
@each_moment
def test_one_can_do_without(scene: Stalled, happens: Happens, settings: dict[str, object]) -> None:
    assert_one_can_do_without(scene, moment_of(happens), settings)


def test_of_several_of_a_kind_in_one_turn_the_first_is_remembered(scene: Stalled) -> None:
    scene.playback.add([moment_of(purge), moment_of(purge), moment_of(forced_out)])
    found = [cue.drama for cue in scene.playback._queue]
    assert found == [people.Purged, None, people.FactionStruckOut]


@each_moment
def test_nothing_blinks(scene: Stalled, happens: Happens) -> None:
    assert_nothing_blinks(scene, moment_of(happens), brightest=0.8)


@pytest.mark.parametrize(("language", "text_size"), [("en", 200), ("es", 100), ("es", 200)])
def test_every_word_fits(tmp_path: Path, language: str, text_size: int) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False)
    assert_every_word_fits(table(app), start, map(moment_of, MOMENTS), language, text_size)
