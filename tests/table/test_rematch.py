"""A rematch: the same game with other luck, one click after the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from game.table.scene.rematch import Agreement
from game.table.scene.table_scene import TableScene, open_table
from game.table.scenes.game_over import GameOverScene
from tests.box import GAMES, kit_of
from tests.mini import SEATS
from tests.mini.window import EDITION, KIT
from tests.shell_window import key, on_top, open_app, press


@pytest.mark.parametrize("game", GAMES)
def test_whatever_was_agreed_on_is_agreed_on_again(game: str) -> None:
    kit = kit_of(game)
    for seed in range(60):
        session: Session[Any] = Session(kit.game, kit.game.any_game(Chance(seed)))
        agreed = Agreement.of(kit, session)
        again = agreed.begin(kit)
        assert Agreement.of(kit, again) == agreed
        assert again.state.humans == session.state.humans
        assert again.save() != session.save()


@pytest.mark.parametrize("game", GAMES)
def test_after_as_many_rematches_as_there_are_seats_everybody_sits_where_they_sat(game: str) -> None:
    kit = kit_of(game)
    scenario = kit.game.scenarios[0]
    first = agreed = Agreement.of(kit, kit.new_session(scenario, {kit.usual_seat}, 1))
    played: list[str] = []
    for _ in kit.seats:
        agreed = Agreement.of(kit, agreed.one_seat_on(kit.seats).begin(kit))
        played += agreed.people
    assert set(played) == set(kit.seats)
    assert agreed == first


def test_machines_keep_their_strength_and_go_one_seat_on() -> None:
    kit = kit_of("filipinas")
    session = kit.new_session("short", {"spain", "filipinos"}, 1, {"spain": "organiser:bold"}, american_cards=False)
    swapped = Agreement.of(kit, session).one_seat_on(kit.seats).begin(kit)
    assert swapped.players == {"filipinos": "organiser:bold"}
    assert swapped.people == {"spain"}
    assert kit.game.settings_of(swapped.state) == kit.game.settings_of(session.state)
    assert not swapped.state.american_cards


def finished(tmp_path: Path, people: set[str]) -> GameOverScene:
    session = KIT.new_session("tricks", people, 1, playing=3)
    while not session.over:
        session.choose(session.prompt.options[0]) if session.prompt else session.advance()
    app = open_app(tmp_path, edition=EDITION)
    over = GameOverScene(app, KIT, session, lambda branch: open_table(app, KIT, branch))
    app.push(over)
    return over


@pytest.mark.parametrize("by_key", [False, True])
def test_one_click_or_one_key_and_the_next_game_is_on_the_table(tmp_path: Path, by_key: bool) -> None:
    over = finished(tmp_path, {SEATS[0]})
    if by_key:
        over.app.step(0.0, [key(ord("m"))])
    else:
        press(over.app, over.rematch)
    table = on_top(over.app, TableScene)
    assert not table.session.history
    assert table.session.people == {SEATS[0]}
    assert len(table.session.state.playing) == 3


def test_another_click_and_it_is_played_from_the_next_seat(tmp_path: Path) -> None:
    over = finished(tmp_path, {SEATS[0]})
    press(over.app, over.swap)
    assert on_top(over.app, TableScene).session.people == {SEATS[1]}


def test_a_game_that_nobody_played_has_no_sides_to_swap(tmp_path: Path) -> None:
    assert not finished(tmp_path, set()).swap.visible
