"""What can be looked up on the table: the rule in force, old Personalities, one's own hidden Act and nobody else's."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import people_power
from engine.people_power import State
from engine.people_power.board import FACTIONS, GOVERNMENT, NPA, REFORMERS
from engine.people_power.cards import ACTS_OF, PERSONALITIES_OF
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.people_power.scenes.card import CardScene
from game.people_power.scenes.faction_cards import cards_of
from game.people_power.wording.names import card_title
from game.shell.app import App
from game.shell.lettering import watching_cuts
from game.shell.scenes.dialog import DialogScene
from game.shell.text import words
from game.table.scene.table_scene import TableScene
from game.table.scenes.hand_over import HandOverScene
from tests.people_power.driving import board, turn
from tests.presence import present
from tests.shell_window import click, on_top, open_app, press


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    yield app
    words().switch("en")


def late_in_the_game(hidden: bool = True) -> State:
    state = board({"manila": {"activists": 1, "police": 1}})
    state.use_personalities = state.use_desperation = True
    state.hidden_acts = hidden
    state.personalities = {faction: PERSONALITIES_OF[faction][1] for faction in FACTIONS}
    state.personalities_played = frozenset(card for faction in FACTIONS for card in PERSONALITIES_OF[faction][:2])
    state.acts = {faction: ACTS_OF[faction][0] for faction in FACTIONS}
    return state


def test_6_5_1_who_has_left_the_game_can_still_be_read_of() -> None:
    cards = cards_of(late_in_the_game(), REFORMERS)
    assert cards["now"] == [PERSONALITIES_OF[REFORMERS][1]]
    assert cards["before"] == [PERSONALITIES_OF[REFORMERS][0]]


@pytest.mark.parametrize("seat", FACTIONS)
def test_6_5_2_a_hidden_act_is_shown_to_its_owner_alone(seat: str) -> None:
    seen = KIT.game.view(late_in_the_game(), seat)
    for faction in FACTIONS:
        assert bool(cards_of(seen, faction)["act"]) == (faction == seat)


def test_an_open_act_is_shown_to_all() -> None:
    seen = KIT.game.view(late_in_the_game(hidden=False), NPA)
    assert all(cards_of(seen, faction)["act"] for faction in FACTIONS)


def open_board(app: App, state: State) -> TableScene:
    scene = TableScene(app, KIT, turn(state, REFORMERS, GOVERNMENT))
    app.push(scene)
    while not scene.option_rects():
        app.step(0.05)
    return scene


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text", [100, 150])
def test_a_click_on_a_sheet_leads_to_its_cards(app: App, language: str, text: int) -> None:
    app.change_settings(language=language, text_size=text)
    with watching_cuts() as cuts:
        scene = open_board(app, late_in_the_game())
        press(app, scene.table.furniture.sheets[FACTIONS.index(REFORMERS)])
        press(app, on_top(app, HandOverScene).ready)
        dialog = on_top(app, DialogScene)
        app.step(0.1)
        app.draw()
        assert card_title(ACTS_OF[REFORMERS][0]) in dialog.text
        press(app, dialog.buttons[0])
        on_top(app, CardScene)
        app.pop()
        press(app, scene.table.furniture.sheets[FACTIONS.index(NPA)])
        assert on_top(app, HandOverScene).faction == NPA, "nobody sees it before the screen is theirs"
    assert not cuts


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_rule_in_force_lies_on_the_table_whole(app: App, language: str, text: int) -> None:
    app.change_settings(language=language, text_size=text)
    scene = TableScene(app, KIT, people_power.new_session(humans={GOVERNMENT}, seed=4))
    app.push(scene)
    app.step(0.1)
    outlook = scene.table.outlook
    slip = present(outlook.slip)
    assert outlook.lasting and outlook.rect.contains(slip)
    assert outlook._set(outlook.lasting, outlook.rect.width, outlook.look).height < slip.height
    assert slip.top >= outlook.rect.y + round(outlook.look.text(18) * 1.3), "under the line of the outlook"
    for event in click(slip.center):
        app.step(0.0, [event])
    assert on_top(app, CardScene).card == scene.session.state.election
