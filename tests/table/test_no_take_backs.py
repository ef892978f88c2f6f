"""Without take-backs Undo, Cancel and Restart stop at luck, at what was revealed and at what others answered."""

from __future__ import annotations

import importlib
import io
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import client, games
from engine.core.effects import told_to_all
from engine.core.session import Session
from game.shell.app import App
from game.shell.text import tr
from game.table.asking.turn_end import TurnEnd
from game.table.asking.way_back import WayBack
from game.table.kit.kit import Kit
from game.table.scene.rematch import Agreement
from game.table.scene.table_scene import TableScene
from game.table.scenes.setup import SetupScene
from game.table.telling.snapshots import choose
from tests.box import GAMES, has_secrets, kit_of
from tests.mini import SEATS
from tests.mini.window import EDITION, KIT
from tests.presence import present
from tests.shell_window import open_app

EVERY = [*GAMES, "mini"]
DECISIONS = 60


def kit_and_edition(game: str) -> tuple[Kit, Any]:
    if game == "mini":
        return KIT, EDITION
    return kit_of(game), importlib.import_module(f"game.{game}.edition").EDITION


def begun(game: str, people: int, *, agreed: bool = True, seed: int = 5) -> tuple[Kit, Session[Any]]:
    kit, _ = kit_and_edition(game)
    more: dict[str, Any] = {"playing": 3} if game == "mini" else {}
    return kit, kit.new_session(kit.game.scenarios[0], {*kit.seats[:people]}, seed, no_take_backs=agreed, **more)


def decide(way: WayBack, luck: Random) -> None:
    session = way.session
    prompt = present(session.prompt)
    way.decided(prompt.ask, prompt.seat)
    session.choose(luck.choice(prompt.options))


def until_asked(session: Session[Any]) -> bool:
    while session.prompt is None and not session.over:
        session.advance()
    return not session.over


def shows_something(kit: Kit, session: Session[Any], decision: int) -> bool:
    """By the letter of what was agreed on, from the decision itself."""
    then = session.at(decision)
    seat, luck = present(then.prompt).seat, then.state.chance.counter
    told = [each.effect for each in choose(then, session.history[decision].key)]
    if then.state.chance.counter != luck:
        return True
    if any(isinstance(effect, kit.previewing.reveals) for effect in told_to_all(told)):
        return True
    if decision + 1 < len(session.history):
        return then.prompt is None or then.prompt.seat != seat
    return then.place != session.place


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", EVERY)
def test_no_way_leads_back_over_what_has_shown_something(game: str, people: int) -> None:
    luck = Random(7)
    kit, session = begun(game, people)
    way = WayBack(kit, session)
    barred = open_ways = 0
    while len(session.history) < DECISIONS and until_asked(session):
        for decision in (way.undo(), way.cancel(), way.restart_turn()):
            if decision is not None:
                open_ways += 1
                assert not any(shows_something(kit, session, each) for each in range(decision, len(session.history)))
        barred += way.is_barred
        decide(way, luck)
    assert barred or not (game == "mini" or has_secrets(game)), "nothing was ever shown"
    assert open_ways or game == "mini", "nothing can be taken back at all"


@pytest.mark.parametrize("game", EVERY)
def test_what_shows_nothing_can_still_be_taken_back_at_once(game: str) -> None:
    luck = Random(3)
    kit, session = begun(game, 1)
    way = WayBack(kit, session)
    found = 0
    while len(session.history) < DECISIONS and until_asked(session):
        decide(way, luck)
        last = len(session.history) - 1
        if not shows_something(kit, session, last) and session.prompt is not None:
            assert way.undo() == last
            found += 1
    assert found or game == "mini"


@pytest.mark.parametrize("game", EVERY)
def test_by_default_everything_can_be_taken_back(game: str) -> None:
    luck = Random(7)
    kit, session = begun(game, 1, agreed=False)
    way = WayBack(kit, session)
    while len(session.history) < DECISIONS and until_asked(session):
        assert not way.is_barred and way.undo() == (len(session.history) - 1 if session.history else None)
        decide(way, luck)


@pytest.mark.parametrize("game", EVERY)
def test_it_is_agreed_on_in_the_set_up_and_kept_by_saves_and_rematch(game: str, tmp_path: Path) -> None:
    kit, edition = kit_and_edition(game)
    app = open_app(tmp_path, edition=edition)
    app.take(edition)
    scene = SetupScene(app, kit)
    app.push(scene)
    assert scene.groups["no_take_backs"].visible and scene.chosen["no_take_backs"] == "off"
    _, session = begun(game, 1)
    again = games.load(session.save())
    assert again.state.no_take_backs
    assert Agreement.of(kit, again).begin(kit).state.no_take_backs
    assert "no_take_backs" not in tr("setup.no_take_backs") + tr("setup.no_take_backs.hint")


def test_a_trick_that_was_taken_stays_taken_and_the_buttons_say_why(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    scene = at_the_second_card(app, agreed=True)
    controls = scene.controls
    for button in (controls.undo, controls.cancel, controls.restart):
        assert button.reason == tr("table.undo.barred")
    made = len(scene.session.history)
    scene.going_back.undo()
    assert len(scene.session.history) == made


def test_a_trick_can_be_taken_back_where_nothing_else_was_agreed(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    scene = at_the_second_card(app, agreed=False)
    assert scene.controls.undo.enabled
    scene.going_back.undo()
    assert not scene.session.history


def at_the_second_card(app: App, *, agreed: bool) -> TableScene:
    """One person, whose rival laid a card too: the trick has been taken."""
    scene = TableScene(app, KIT, KIT.new_session("tricks", {SEATS[0]}, 1, playing=2, no_take_backs=agreed))
    app.push(scene)
    for made in (0, 1):
        while len(scene.session.history) < made or not scene.option_rects():
            app.step(0.05)
        if not made:
            scene.hands.answer(present(scene.session.prompt).options[0].key)
    return scene


@pytest.mark.parametrize("agreed", [True, False])
def test_the_terminal_takes_nothing_back_either(agreed: bool, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--no-take-backs"] if agreed else []
    client.main(["people_power", "--humans", "npa", "--seed", "4", *flags], io.StringIO("1\nundo\nquit\n"))
    assert ("nothing is taken back" in capsys.readouterr().out) == agreed


def test_a_turn_that_waits_for_done_can_be_taken_back_as_nobody_has_seen_what_follows() -> None:
    luck = Random(2)
    kit, session = begun("people_power", 1)
    way, turn_end, found = WayBack(kit, session), TurnEnd(kit), 0
    while len(session.history) < DECISIONS and until_asked(session):
        prompt = present(session.prompt)
        option = luck.choice([each for each in prompt.options if each.key not in kit.asking.passes] or prompt.options)
        before = session.state.chance.counter
        way.decided(prompt.ask, prompt.seat)
        seen = turn_end.play(session, prompt, option.key)
        if session.held:
            rolled = any(moment.state.chance.counter != before for moment in seen)
            assert rolled or way.undo() == len(session.history) - 1
            found += not rolled
        session.held = False
    assert found
