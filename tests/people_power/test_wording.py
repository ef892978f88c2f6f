"""Everything that the engine can ask, offer, refuse and tell has its words, in every language."""

import inspect
import json
import random
import re
from pathlib import Path

import pytest

from engine import people_power
from engine.people_power import effects
from engine.people_power.activities import SPECIALS
from engine.people_power.board import MARKERS, SPACES
from engine.people_power.bonifacio import priorities, questions
from engine.people_power.operations import OPERATIONS
from engine.people_power.strategist.features import FEATURES
from game.people_power.kit import KIT
from game.people_power.wording.log import log_line
from game.people_power.wording.log import story as log
from game.people_power.wording.options import option_help, option_label
from game.people_power.wording.prompts import prompt_line
from game.people_power.wording.refusals import refusal_text
from game.people_power.wording.wording import PeoplePowerWording
from game.shell import text
from game.shell.widgets.rich_text import RichText, TextStyle
from game.table.telling.log_entry import Story
from tests.presence import present

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es")

# Keys that are put together at run time, as patterns; what is left must stand in the source as it is.
FAMILIES = (
    r"(idle|cards)\.\w+",
    r"feature\.\w+",
    r"card\.\d+\..*",
    r"(space|faction|piece|marker|alignment|control|track|victory|terrain)\..*",
    r"(operation|special|box|position|phase|scenario|campaign|eligibility)\..*",
    r"ask\..*",  # see test_no_question_is_left_over
    r"option\.(action|recruit|rally|convert|way|done)\..*",
    r"refusal\..*",  # see test_every_refusal_and_its_words_agree
    r"log\.(flipped|rolled|operation|earned|decided|skipped)\..*",
    r"list\..*",
    r"sides\.(government|reformers|npa)\..*",
    r"setup\.(personalities|desperation|hidden_acts)(\.hint|\.only)?",
    r"setup\.(scenario|seed)",
    r"election\.(date|headline|standfirst|earn|won)\..*",
    r"outlook\.(wins|tie)\..*",
    r"purpose\.\w+",
    r"over\.(headline|consequence|stat)\..*",
    r"replay\.(first|back|play|next|last|branch|leave)(\.hint)?",
    r"replay\.mark\.\w+",
    r"paper\.(un)?shaded",
    r"base\..*",  # printed on the map
    r"(question|column|row)\..*",  # see test_8_5_the_words_of_bonifacio_are_those_of_its_cards_and_tables
)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> text.Words:
    fresh = text.Words(game="people_power")
    monkeypatch.setattr(text, "_words", fresh)
    return fresh


def say_all(session: people_power.PeoplePowerSession, told: list[effects.Effect], story: Story) -> None:
    for entry in story.tell(told):
        assert entry.text and "{" not in entry.text
    prompt = session.prompt
    if prompt is None:
        return
    lines = [prompt_line(prompt)]
    for option in prompt.options:
        lines.append(option_label(option, prompt, session.state))
        help_text = option_help(option, prompt, session.state)
        assert "{" not in help_text
    lines += [refusal_text(refusal) for refusal in prompt.refused()]
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
    story = Story(PeoplePowerWording())
    say_all(session, session.opening, story)
    while not session.over:
        prompt = session.prompt
        told = session.advance() if prompt is None else session.choose(chance.choice(prompt.options))
        say_all(session, told, story)
    assert not words.missing


def test_every_effect_has_a_line() -> None:
    kinds = {kind for _, kind in inspect.getmembers(effects, inspect.isclass) if issubclass(kind, effects.Effect)}
    assert log.LINES.keys() == kinds - {effects.Effect}


@pytest.mark.parametrize(("language", "one", "more"), [("en", "1 step", "2 steps"), ("es", "1 paso", "2 pasos")])
def test_a_roll_of_one_allows_one_step(words: text.Words, language: str, one: str, more: str) -> None:
    words.switch(language)
    for roll in ("civic_action", "agitation"):
        said = [present(log_line(effects.Rolled(roll, (die,)))).text for die in (1, 2)]
        assert [line.rpartition(": ")[2] for line in said] == [one, more]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_that_the_rules_can_ask_has_words(words: text.Words, language: str) -> None:
    """Also those too rare for random games: read from the source of the rules."""
    words.switch(language)
    known = words.keys()
    source = engine_source()
    verbs = "train|sweep|roundup|assault|recruit|assemble|persuade|protest|rally|march|attack|terror|take"
    others = "enrich|reprisal|charm|appeal|convert|canvass|extort|strike|ambush|transfer|civic_action|act|foundation"
    asks = set(re.findall(rf'"((?:{verbs}|{others})\.[a-z_]+)"', source))
    asks |= {f"event.{name}" for name in re.findall(r'(?:event|self)\.(?:choose|in_each)\(\s*"(\w+)"', source)}
    asks |= SPACE_QUESTIONS
    assert len(asks) > 60
    assert not [ask for ask in asks if f"ask.{ask}" not in known]


SPACE_QUESTIONS = {f"{key}.space" for key in (*OPERATIONS, *SPECIALS, "civic_action", "agitation")} - {"crony.space"}
"""Asked in every space, so made of the name of the action; a crony's deal happens nowhere on the map."""


def engine_source() -> str:
    return "\n".join(path.read_text("utf-8") for path in (ROOT / "engine/people_power").rglob("*.py"))


def test_no_question_is_left_over() -> None:
    source = engine_source()
    made = {
        "turn.operation.operation",
        "turn.operation.limited",
        "redeploy.police",
        "redeploy.troops.obliged",
        "redeploy.troops",
        "event.base",
        "event.place",
    } | SPACE_QUESTIONS
    frame = {"or_done", "step", "cost", "no_more_space", "no_more_space.special", "no_space_yet", "event"}
    made |= {f"event.{marker}" for marker in MARKERS}
    for key in play_words():
        if key.startswith("ask."):
            ask = key.removeprefix("ask.")
            asked = f'"{ask}"' in source or (ask.startswith("event.") and f'"{ask.removeprefix("event.")}"' in source)
            assert asked or ask in made | frame, key


def test_every_refusal_and_its_words_agree() -> None:
    source = engine_source()
    for key in play_words():
        if key.startswith("refusal.") and key != "refusal.line":
            reason = key.removeprefix("refusal.")
            assert f'"{reason}"' in source, key


def test_8_5_the_words_of_bonifacio_are_those_of_its_cards_and_tables() -> None:
    keys = play_words()
    asked = {question.name for question in vars(questions).values() if isinstance(question, questions.Question)}
    rows = {row.name for table in priorities.ROWS.values() for row in table} | {"random"}
    columns = {f"{faction}.{column}" for faction, letters in priorities.COLUMNS.items() for column in letters}
    for family, names in (("question", asked), ("row", rows), ("column", columns)):
        assert {key for key in keys if key.startswith(f"{family}.")} == {f"{family}.{name}" for name in names}


def play_words() -> dict[str, object]:
    words: dict[str, object] = json.loads((ROOT / "assets/people_power/text/en/play.json").read_text("utf-8"))
    return words


def test_no_words_are_left_over() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py"))
    for name in ("play", "board", "cards", "scenes"):
        for key in json.loads((ROOT / f"assets/people_power/text/en/{name}.json").read_text("utf-8")):
            dynamic = any(re.fullmatch(family, key) for family in FAMILIES)
            of_button = key.endswith(".hint") and re.search(rf'Button\.of\(\s*"{key[:-5]}"', source)
            assert dynamic or of_button or f'"{key}"' in source or f"'{key}'" in source, f"{name}.json: {key}"


def test_every_feature_that_has_words_is_one() -> None:
    named = {key.removeprefix("feature.") for key in play_words() if key.startswith("feature.")}
    assert named <= {*FEATURES}


def test_4_1_an_empty_purse_is_named_as_such(words: text.Words) -> None:
    session = people_power.new_session(humans={"government", "reformers", "npa"}, seed=1986)
    while session.prompt is None or session.prompt.faction != "reformers":
        session.choose("action:pass")
    session.state.resources["reformers"] = 0
    for choice in ("action:operation", "op:recruit"):
        session.choose(choice)
    assert "special:appeal" in [option.key for option in session.prompt.options]
    assert prompt_line(session.prompt) == "Recruit (1 Resource a space): no Resources for that yet, raise some first"


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_a_tooltip_says_of_a_space_is_short(language: str) -> None:
    text.words().switch(language)
    text.words().open("people_power")
    state = people_power.new_session().state
    style = TextStyle(27)
    notes = ["\n".join(KIT.wording.part(space, state, {})) for space in SPACES]
    assert max(RichText(note, 27 * 24, style).height for note in notes) <= 5 * RichText("one", 27 * 24, style).height
