"""Everything that the engine can ask, offer, refuse and tell of Filipinas has its words, in every language."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.effects import Effect, told_to_all
from engine.core.prompts import Option, Prompt
from engine.core.session import Session
from engine.filipinas import effects as told
from engine.filipinas.game import GAME
from game.filipinas.kit import KIT
from game.filipinas.wording.log import LINES
from game.shell import text

ROOT = Path(__file__).parents[2]
GAMES = int(os.environ.get("RANDOM_GAMES", "40")) // 4 + 5
LONGEST = 400


@pytest.fixture(params=("en", "es"))
def words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> text.Words:
    fresh = text.Words(request.param, game="filipinas")
    monkeypatch.setattr(text, "_words", fresh)
    return fresh


def say_effects(effects: list[Effect]) -> None:
    for effect in told_to_all(effects):
        entry = KIT.wording.line(effect)
        if entry is not None:
            assert entry.text and "{" not in entry.text


def say_prompt(session: Session[Any]) -> None:
    prompt = session.prompt
    if prompt is None:
        return
    wording, state = KIT.wording, session.state
    lines = [wording.prompt(prompt), *wording.part("cavite", state, {}), *wording.campaign(state)]
    for option in prompt.options:
        lines.append(wording.label(option, prompt, state))
        assert "{" not in wording.help(option, prompt, state)
    lines += [wording.refusal(refusal) for refusal in prompt.refused()]
    for line in lines:
        assert line and "{" not in line, line


def test_whole_games_are_told_without_a_word_missing(words: text.Words) -> None:
    for seed in range(GAMES):
        luck = random.Random(seed)
        session = Session(GAME, GAME.any_game(Chance(seed)))
        for _ in range(LONGEST):
            if session.over:
                break
            say_prompt(session)
            prompt = session.prompt
            say_effects(session.advance() if prompt is None else session.choose(luck.choice(prompt.options)))
    assert not words.missing


def test_what_the_opponents_can_think_has_words(words: text.Words) -> None:
    """Also what is too rare for random games: read from the source of the opponents."""
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "engine/filipinas/opponents").glob("*.py"))
    thoughts = {f"line.{key}" for key in re.findall(r'Line\(\s*"[\d.a-z]+",\s*"(\w+)"', source)}
    thoughts |= {f"why.{key}" for key in re.findall(r'(?:return|else) "([a-z_]+)"', source)}
    thoughts |= {f"what.{key}" for key in re.findall(r'prefer\([^"]*?"([a-z._]+)"', source)}
    thoughts |= {f"test.{key}" for key in re.findall(r'\("([a-z A-Z]+)", lambda', source)}
    assert len(thoughts) > 90
    assert not thoughts - words.keys()


def test_every_kind_of_effect_is_told() -> None:
    kinds = {kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, Effect)}
    assert kinds - {Effect} == set(LINES)


def test_every_card_and_counter_has_its_words(words: text.Words) -> None:
    from engine.filipinas.counters import COUNTERS
    from engine.filipinas.deck import CARDS
    from game.filipinas.panels.card_page import page_of
    from game.filipinas.wording.names import counter_name

    for card in CARDS:
        page = page_of(card)
        assert page.title and page.text and page.caption
    for counter in COUNTERS:
        assert counter_name(counter) and text.tr(f"counter.{counter}.short")
    assert not words.missing


def test_verbs_agree_with_the_side_that_acts(words: text.Words) -> None:
    def said(effect: Effect) -> str:
        entry = KIT.wording.line(effect)
        assert entry
        return entry.text

    passed = {"en": ("Spain passes", "The Filipinos pass"), "es": ("España pasa", "Los filipinos pasan")}
    assert tuple(said(told.Passed(side)) for side in ("spain", "filipinos")) == passed[words.language]
    redrawn = {
        "en": "The Filipinos shuffle their hand back and draw 2",
        "es": "Los filipinos devuelven su mano y roban 2",
    }
    assert said(told.HandRedrawn("filipinos", 2)) == redrawn[words.language]


def test_a_play_is_told_with_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    play = [
        told.PlayBegan("spain"),
        told.CardPlayed("spain", "S20"),
        told.CardPlayed("filipinos", "F12"),
        told.CardCancelled("S20", "F12"),
        told.CardPlayed("spain", "S01"),
        told.TrackMoved("points:spain", 7, 9),
        told.ActionBegan("spain", "search"),
        told.TrackMoved("points:spain", 9, 8),
        told.Searched(("desierto",), ("tarlac_corps",), "cavite", (2,), (), 0),
        told.ActionBegan("spain", "reinforce"),
        told.Placed("cornell", "manila", ("cornell",)),
    ]
    assert KIT.wording.deed(play) == (
        "Spain: “General Pardon” (stopped by Spies in Intramuros), “Polavieja Appointed” (Spain +2 AP), "
        "Search (Cavite: nobody found) and Reinforce (Manila)"
    )


def test_a_player_without_points_is_not_asked_for_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    context = {"points": 0, "coordinated": False, "acted": False}
    prompt = Prompt("filipinos", "play", (Option("pass"),), context)
    assert KIT.wording.prompt(prompt) == "Your play: no AP left. A card, or pass"
