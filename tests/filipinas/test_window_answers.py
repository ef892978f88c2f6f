"""What a key answers, and which questions are not put to somebody who sits there alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.core.prompts import DONE, Option
from engine.filipinas import FilipinasSession
from game.filipinas.board.chart_view import ChartView
from game.filipinas.edition import EDITION
from game.filipinas.kit import KIT
from game.shell import text
from game.shell.app import App
from game.table.scene.table_scene import TableScene, open_table
from tests.filipinas.table import filipino, spanish
from tests.shell_window import click, key, motion, on_top, open_app, settle

FIGHT = {"cavite": (("cavite_corps", "batangas_corps", "aguinaldo"), ("cornell",), ("marina",))}


def at_table(tmp_path: Path, session: FilipinasSession) -> tuple[App, TableScene]:
    app = open_app(tmp_path, edition=EDITION)
    app.take(EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", tips=False)
    open_table(app, KIT, session)
    settle(app)
    return app, on_top(app, TableScene)


def answered(app: App, scene: TableScene, *options: str) -> None:
    for option in options:
        scene.hands.answer(option)
        settle(app)


def test_6_7_enter_does_not_decline_a_free_counterattack(tmp_path: Path) -> None:
    session = filipino(FIGHT, humans=("spain", "filipinos"), dice={"attack": [2]})
    session.players["filipinos"] = "apprentice"
    while session.prompt is None or session.prompt.ask != "counterattack":
        assert session.prompt is not None
        wanted = [option for option in session.prompt.options if option.key == "action:attack"]
        session.choose(wanted[0] if wanted else session.prompt.options[-1])
    app, _ = at_table(tmp_path, session)
    made = len(session.history)
    app.step(0.0, [key(pygame.K_RETURN)])
    settle(app)
    assert len(session.history) == made, "and the bar says why"
    app.step(0.0, [key(pygame.K_0)])
    settle(app)
    assert session.history[made] == DONE


def test_6_7_nobody_alone_at_the_screen_is_asked_for_a_card_that_is_not_there(tmp_path: Path) -> None:
    """Between two persons the question is put, because its absence would tell the other that the card is missing."""
    session = spanish(FIGHT, dice={"attack": [1, 1]}, hand={"spain": ["S16"], "filipinos": []})
    attack = ("action:attack", "stack:cornell")
    for option in attack:
        session.choose(option)
    assert session.prompt and session.prompt.ask == "combat.card" and session.prompt.options == (DONE,)
    for _ in attack:
        session.undo()
    session.players["filipinos"] = "apprentice"
    app, scene = at_table(tmp_path, session)
    answered(app, scene, *attack)
    assert session.history[2] == DONE, "that question was answered by itself"


def test_coordinating_trading_and_passing_have_keys_of_their_own() -> None:
    """So that 1 is the first action and nothing else, whatever is possible."""
    keys = [KIT.asking.key_of(Option(option)) for option in ("coordinate", "trade", "pass")]
    assert keys == ["O", "T", "0"] and not KIT.asking.key_of(Option("action:recruit"))


def test_6_an_action_with_one_way_left_says_its_price_before_it_is_done(tmp_path: Path) -> None:
    """One stack that could attack and one enemy: the button would throw the die without another question."""
    session = spanish({"cavite": (("cavite_corps", "batangas_corps"), ("cornell",))}, humans=("spain",))
    app, scene = at_table(tmp_path, session)
    answered(app, scene, "action:attack")
    assert not session.history and "2" in scene.table.prompt_bar.warning
    answered(app, scene, "action:attack")
    assert session.history[0] == Option("action:attack")


def test_6_what_asks_on_is_chosen_with_one_click(tmp_path: Path) -> None:
    session = spanish(FIGHT, humans=("spain",))
    app, scene = at_table(tmp_path, session)
    answered(app, scene, "action:attack")
    assert session.history == (Option("action:attack"),) and session.prompt and session.prompt.ask == "attack.stack"


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("stack:cornell", "Costs 1 AP: one die, finds on 6+ (17 %)"),
        ("columns:cornell", "Costs 1 AP: 2 dice, each finds on 4+ (75 %)"),
    ],
)
def test_6_6_a_search_says_its_cost_and_its_odds(monkeypatch: pytest.MonkeyPatch, option: str, said: str) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    session = spanish({"cavite": (("batangas_corps",), ("cornell",))})
    session.choose("action:search")
    prompt = session.prompt
    assert prompt and prompt.ask == "search.who"
    assert KIT.wording.help(Option(option), prompt, session.state).startswith(said)


def test_what_was_chosen_does_not_stay_raised_under_the_pointer(tmp_path: Path) -> None:
    places = {"laguna": (("laguna_corps",), ("galbis",))}
    session = spanish(places, humans=("spain",), dice={"locate": [1]})
    app, scene = at_table(tmp_path, session)
    answered(app, scene, "action:search")
    assert session.prompt and session.prompt.ask == "search.who", "only one can be looked for"
    app.step(0.0, [motion(scene.option_rects()["stack:galbis"].center)])
    settle(app)
    view = scene.table.view
    assert isinstance(view, ChartView) and view._hovered == "stack:galbis"
    answered(app, scene, "stack:galbis")
    raised = view._hovered
    assert raised == ""


def test_6_6_who_was_found_is_attacked_by_a_click_on_him(tmp_path: Path) -> None:
    places = {"laguna": (("laguna_corps",), ("galbis",))}
    session = spanish(places, humans=("spain",), dice={"locate": [6, 6], "attack": [1]})
    app, scene = at_table(tmp_path, session)
    answered(app, scene, "action:search", "columns:galbis")
    assert session.prompt and session.prompt.ask == "search.attack"
    made = len(session.history)
    enemy = scene.table.view.spot("stack:laguna_corps")
    view = scene.table.view
    assert enemy and isinstance(view, ChartView) and view._slip
    assert view.slip_rect(view._slip) in scene.tooltip_avoids(enemy.center), "a tooltip leaves the odds in sight"
    app.step(0.0, click(enemy.center))
    settle(app)
    assert session.history[made] == Option("yes")
