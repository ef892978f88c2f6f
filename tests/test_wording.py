"""Everything that the engine can ask, offer, refuse and tell has its words, in every language."""

import inspect
import json
import random
import re
from pathlib import Path

import pytest

from engine import people_power
from engine.people_power import effects
from game.people_power import wording
from game.people_power.wording import log as log_words
from game.shell import text

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "es")

# Keys that are put together at run time, as patterns; what is left must stand in the source as it is.
FAMILIES = (
    r"card\.\d+\..*",
    r"(space|faction|piece|marker|alignment|control|track|victory|terrain)\..*",
    r"(operation|special|box|position|phase|scenario|campaign|eligibility)\..*",
    r"ask\..*",
    r"option\.(action|recruit|rally|convert|way|done)\..*",
    r"refusal\..*",
    r"log\.(flipped|rolled|operation|earned|decided|skipped)\..*",
    r"(question|column|row|list)\..*",
)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> text.Words:
    fresh = text.Words()
    monkeypatch.setattr(text, "_words", fresh)
    return fresh


def say_all(session: people_power.PeoplePowerSession, told: list[effects.Effect], story: wording.Story) -> None:
    for entry in story.tell(told, session.state):
        assert entry.text and "{" not in entry.text
    prompt = session.prompt
    if prompt is None:
        return
    lines = [wording.prompt_line(prompt, session.state)]
    for option in prompt.options:
        lines.append(wording.option_label(option, prompt, session.state))
        help_text = wording.option_help(option, prompt, session.state)
        assert "{" not in help_text
    lines += [wording.refusal_text(refusal) for refusal in prompt.refused()]
    for line in lines:
        assert line and "{" not in line, (prompt, line)


PLAYERS = (("government", "reformers", "npa"), (), ("npa",), ("reformers",), ("government",), ("government", "npa"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(12))
def test_a_whole_game_is_told_without_a_missing_word(words: text.Words, language: str, seed: int) -> None:
    words.switch(language)
    chance = random.Random(seed)
    session = people_power.new_session(
        scenario=("standard", "extended")[seed % 2],
        humans=PLAYERS[seed % len(PLAYERS)],
        seed=seed,
        personalities=seed % 3 > 0,
        desperation=seed % 3 > 0,
        hidden_acts=seed == 0,
    )
    story = wording.Story()
    say_all(session, session.opening, story)
    while not session.over:
        prompt = session.prompt
        told = session.advance() if prompt is None else session.choose(chance.choice(prompt.options))
        say_all(session, told, story)
    assert not words.missing


def test_every_effect_has_a_line() -> None:
    kinds = {kind for _, kind in inspect.getmembers(effects, inspect.isclass) if issubclass(kind, effects.Effect)}
    assert log_words._LINES.keys() == kinds - {effects.Effect}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_that_the_rules_can_ask_has_words(words: text.Words, language: str) -> None:
    """Also those too rare for random games: read from the source of the rules."""
    words.switch(language)
    known = words.keys()
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "engine/people_power").rglob("*.py"))
    verbs = "train|sweep|roundup|assault|recruit|assemble|persuade|protest|rally|march|attack|terror|take"
    others = "enrich|reprisal|charm|appeal|convert|canvass|extort|strike|ambush|transfer|civic_action|act|foundation"
    asks = set(re.findall(rf'"((?:{verbs}|{others})\.[a-z_]+)"', source))
    asks |= {f"event.{name}" for name in re.findall(r'(?:event|self)\.(?:choose|in_each)\(\s*"(\w+)"', source)}
    assert len(asks) > 50
    assert not [ask for ask in asks if f"ask.{ask}" not in known]
    reasons = set(re.findall(r'(?:return|else|Refusal\(\S+,|reason =) "(\w+)"', source))
    assert {"support", "moved", "underground", "no_space"} <= reasons


def test_no_words_are_left_over() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py"))
    for name in ("play", "board", "cards"):
        for key in json.loads((ROOT / f"assets/text/en/{name}.json").read_text("utf-8")):
            dynamic = any(re.fullmatch(family, key) for family in FAMILIES)
            assert dynamic or f'"{key}"' in source or f"'{key}'" in source, f"{name}.json: {key} is used nowhere"
