"""The tips for newcomers: of questions that are really asked, one for every action, and off if so wished."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import people_power
from engine.people_power.activities import SPECIALS
from engine.people_power.board import FACTIONS
from engine.people_power.operations import OPERATIONS
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.app import App
from game.shell.scenes.settings import SettingsScene
from game.table.scene.table_scene import TableScene
from tests.shell_window import open_app, settle

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es")
LONGEST = 105
SITUATIONS = ("poor", "threat", "ahead", "election")


def tips(language: str) -> dict[str, str]:
    words = json.loads((ROOT / f"assets/people_power/text/{language}/tips.json").read_text("utf-8"))
    return {key: text for key, text in words.items() if key != "tip.line"}


def test_every_action_has_a_tip() -> None:
    somewhere = {f"tip.{action}.space" for action in (*OPERATIONS, *SPECIALS)} - {"tip.crony.space"}
    turns = {f"tip.turn.{what}.{faction}" for what in ("action", "operation") for faction in FACTIONS}
    assert somewhere | turns <= set(tips("en"))


def test_every_tip_belongs_to_a_question() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "engine/people_power").rglob("*.py"))
    made = {f"{action}.space" for action in (*OPERATIONS, *SPECIALS, "civic_action", "agitation")}
    made |= {"redeploy.police", "redeploy.troops"}
    for key in tips("en"):
        ask = key.removeprefix("tip.")
        if ask.rpartition(".")[2] in SITUATIONS:
            ask = ask.rpartition(".")[0]
        if ask.rpartition(".")[2] in FACTIONS:
            ask = ask.rpartition(".")[0]
        assert ask in made or f'"{ask}"' in source, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_are_short_sentences(language: str) -> None:
    for key, text in tips(language).items():
        assert len(text) <= LONGEST and text.endswith("."), key


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path, edition=EDITION)


def test_the_board_shows_the_tip_of_its_question_unless_tips_are_off(app: App) -> None:
    app.change_settings(words_met=tuple(f"people_power:{word.key}" for word in KIT.showing.words))
    scene = TableScene(app, KIT, people_power.new_session(seed=11))
    app.push(scene)
    settle(app)
    assert scene.table.question is not None
    assert scene.table.prompt_bar.tip == f"Tip: {tips('en')['tip.turn.action.npa']}"
    app.push(SettingsScene(app))
    app.change_settings(tips=False)
    app.pop()
    settle(app)
    assert scene.table.prompt_bar.tip == ""
