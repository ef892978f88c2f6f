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
from engine.core.prompts import DONE, Option, Prompt
from engine.core.session import Session
from engine.core.thinking.mind import Expectation
from engine.filipinas import effects as told
from engine.filipinas import questions
from engine.filipinas.board import CEMETERY
from engine.filipinas.counters import BONIFACIO, MAGDIWAN
from engine.filipinas.deck import AMERICAN_DECK, MAIN_DECK
from engine.filipinas.game import GAME
from game.filipinas.kit import KIT
from game.filipinas.panels.card_page import news_of
from game.filipinas.wording.log import LINES
from game.shell import text
from game.table.thinking.foresight import Foresight
from game.table.thinking.words import expected, plan_sentence
from tests.filipinas.table import answer, filipino, spanish
from tests.presence import present

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
        told.NothingDone("spain", "search"),
        told.ActionBegan("spain", "reinforce"),
        told.Placed("cornell", "manila", ("cornell",)),
    ]
    assert KIT.wording.deed(play) == (
        "Spain: “General Pardon” (stopped by “Spies in Intramuros”), “Polavieja Appointed” (Spain +2 AP), "
        "Search (Cavite: nobody found) and Reinforce (Manila: +Cornell)"
    )


def test_a_player_without_points_is_not_asked_for_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    context = {"points": 0, "coordinated": False, "acted": False}
    prompt = Prompt("filipinos", "play", (Option("pass"),), context)
    assert KIT.wording.prompt(prompt) == "Your play: no AP left. A card, or pass"


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        (("action:loot", "done"), "Your play goes on: 3 AP. An action, a card, or end it"),
        (("card:spies_in_intramuros", "done"), "Your play goes on: 3 AP. Cards may still be played"),
    ],
)
def test_a_play_that_has_begun_says_whether_an_action_is_still_open(
    monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], asked: str
) -> None:
    """6.13: cards traded, or played, leave the action to be taken."""
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    context = {"points": 3, "coordinated": False, "acted": True}
    prompt = Prompt("filipinos", "play", tuple(map(Option, options)), context)
    assert KIT.wording.prompt(prompt) == asked


def test_a_plan_that_consists_of_done_alone_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    session = filipino({"manila": [["cornell"]], "cavite": [["cavite_corps"]]}, hand={"filipinos": ["F03", "F05"]})
    answer(session, "trade", "F03")
    assert Foresight(KIT, session, (("play", DONE),)).labels() == ["End play"]
    loot = next(option for option in present(session.prompt).options if option.key == "action:loot")
    assert "End play" not in Foresight(KIT, session, (("play", loot), ("play", DONE))).labels()


@pytest.mark.parametrize(
    ("morale", "chance"), [(10, "Succeeds on 4+: 3 in 6 [6.1]."), (5, "Succeeds on 3+: 4 in 6 [6.1].")]
)
def test_6_1_where_one_recruits_says_the_chance(monkeypatch: pytest.MonkeyPatch, morale: int, chance: str) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    session = filipino({"cavite": [["cavite_corps"]]}, morale=morale)
    answer(session, "recruit")
    assert KIT.wording.help(Option("place:cavite"), present(session.prompt), session.state) == chance


def test_a_save_is_called_by_its_turn_and_morale_has_no_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    assert KIT.wording.save_name(GAME.set_up("campaign", (), 1)) == "Campaign, turn 1"
    assert KIT.wording.save_name(GAME.set_up("short", (), 1)) == "Short game, turn 1"
    assert expected(KIT.wording, Expectation("spain", 10, 4, 3)) == "Spain 10 → 4 ± 3"


@pytest.mark.parametrize(("halves", "said"), [(14, "7"), (13, "6½"), (1, "½"), (0, "0")])
def test_an_income_is_told_in_points_and_halves(halves: int, said: str) -> None:
    assert KIT.wording.counted("income_spain", halves) == said
    assert KIT.wording.counted("morale", halves) == str(halves)


def test_4_2_1_a_unit_to_be_raised_says_what_it_may_become(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    state = GAME.set_up("campaign", (), 1)
    assert KIT.wording.part("counter:tarlac_corps", state, {})[1] == "Strength 1; recruited again, up to 2"
    assert KIT.wording.part("counter:pampanga_corps", state, {})[1] == "Strength 1, never more"


def test_5_3_what_the_end_of_a_turn_costs_is_not_laid_at_the_door_of_who_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    play = [told.PlayBegan("spain"), told.Passed("spain"), told.TrackMoved("morale", 8, 7), told.TrackMoved("us", 4, 5)]
    assert KIT.wording.deed(play) == "Spain: passes and the turn ends"


def test_6_11_a_play_says_where_it_looted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    play = [told.PlayBegan("filipinos"), told.ActionBegan("filipinos", "loot"), told.MarkerPlaced("looted", "cavite")]
    assert KIT.wording.deed(play) == "Filipinos: Loot (Cavite)"


def test_6_13_a_die_that_decides_between_two_gains_has_not_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The track moves either way, and a non-player's brigade disperses in one of two ways."""
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    committee, fever = told.Rolled("committee", 2, (), False), told.Rolled("fever", 2, (), False)
    play = [told.PlayBegan("filipinos"), told.CardPlayed("filipinos", "F14"), committee, told.TrackMoved("us", 3, 4)]
    assert KIT.wording.deed(play) == "Filipinos: “Hong Kong Committee”"
    assert present(KIT.wording.line(committee)).text == "The committee, die 2"
    assert present(KIT.wording.line(fever)).text == "Fevers, die 2", "and Spain loses a point"
    failed = KIT.wording.line(told.Rolled("recruit", 2, (), False))
    assert failed and failed.text == "Failure: recruiting, die 2"


@pytest.mark.parametrize(("side", "said"), [("spain", "España: pasa"), ("filipinos", "Filipinos: pasan")])
def test_5_2_3_one_side_passes_in_the_singular_and_the_other_in_the_plural(
    monkeypatch: pytest.MonkeyPatch, side: str, said: str
) -> None:
    monkeypatch.setattr(text, "_words", text.Words("es", game="filipinas"))
    assert KIT.wording.deed([told.PlayBegan(side), told.Passed(side)]) == said


@pytest.mark.parametrize(("counter", "said"), [("bonifacio", "Bonifacio muere"), ("cornell", "Brigada Cornell, al")])
def test_4_2_2_a_leader_dies_and_a_unit_goes_to_the_cemetery(
    monkeypatch: pytest.MonkeyPatch, counter: str, said: str
) -> None:
    monkeypatch.setattr(text, "_words", text.Words("es", game="filipinas"))
    entry = KIT.wording.line(told.Removed(counter, "cavite", CEMETERY))
    assert entry is not None and entry.text.startswith(said)


def test_4_2_3_3_the_target_marker_has_one_name(words: text.Words) -> None:
    """Whoever has one is not said to be seen, marked or discovered besides."""
    name = {"en": "Target marker", "es": "marcador de objetivo"}[words.language]
    keys = ("marker.target", "modifier.target", "log.marker.target", "log.unmarker.target", "test.marked")
    assert all(name in words.say(key) for key in (*keys, "test.seen already", "feature.guerrillas_marked"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Filipinos: “Moro Rising” (Mindanao: +Moro Corps) and “Spies in Intramuros” (Spain discards Form Square)",
        ),
        (
            "es",
            "Filipinos: «Levantamiento moro» (Mindanao: +Cuerpo moro) y «Espías en Intramuros» "
            "(España descarta Formar el cuadro)",
        ),
    ],
)
def test_a_recap_names_the_corps_that_appeared_and_the_card_that_was_lost(
    monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(text, "_words", text.Words(language, game="filipinas"))
    play = [
        told.PlayBegan("filipinos"),
        told.CardPlayed("filipinos", "F05"),
        told.Placed("moros", "mindanao", ("moros",)),
        told.CardPlayed("filipinos", "F12"),
        told.CardDiscarded("spain", "S21"),
    ]
    assert KIT.wording.deed(play) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Spain: Search (Laguna in Laguna, with Galbis: Galbis forms columns) …"),
        ("es", "España: Buscar (Laguna en Laguna, con Galbis: Galbis forma columnas) …"),
    ],
)
def test_a_plan_says_whom_it_is_about_before_the_luck(
    monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(text, "_words", text.Words(language, game="filipinas"))
    session = spanish({"laguna": (("laguna_corps",), ("galbis",))}, dice={"locate": [1]})
    answers = ((questions.PLAY, Option("action:search")), (questions.SEARCH_WHO, Option("columns:galbis")))
    assert plan_sentence(KIT.wording, Foresight(KIT, session, (*answers, (questions.PLAY, DONE)))) == said


def test_a_plan_is_a_sentence_with_its_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("es", game="filipinas"))
    session = spanish({"laguna": (("galbis",),)})
    answers = ((questions.PLAY, Option("action:reinforce")), (questions.REINFORCE_PLACE, Option("place:manila")))
    said = plan_sentence(KIT.wording, Foresight(KIT, session, answers))
    assert said.startswith("España: Refuerzos (Manila: +") and said.endswith(").")


@pytest.mark.parametrize(
    ("passes", "said"), [(0, "Two passes in a row end the turn"), (1, "if you pass too, the turn ends")]
)
def test_5_2_3_who_can_pass_reads_that_two_passes_end_the_turn(
    monkeypatch: pytest.MonkeyPatch, passes: int, said: str
) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    session = spanish({"laguna": (("galbis",),)})
    session.state.passes = passes
    assert session.prompt and said in KIT.wording.help(Option("pass"), session.prompt, session.state)
    assert told.Passed in KIT.previewing.leaves_out, "the bar says this, and not that Spain passes"


@pytest.mark.parametrize(("target", "said"), [((BONIFACIO,), "Bonifacio gets away"), ((BONIFACIO, MAGDIWAN), "miss")])
def test_4_2_2_1_a_leader_alone_who_is_missed_is_told_by_name(
    monkeypatch: pytest.MonkeyPatch, target: tuple[str, ...], said: str
) -> None:
    """Whoever hurried to the next question would not know how near he was to his death."""
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    play = [
        told.PlayBegan("spain"),
        told.ActionBegan("spain", "search"),
        told.Fought("attack", "cavite", ("desierto",), target, (), 2, hit=False),
    ]
    assert KIT.wording.deed(play) == f"Spain: Search (Cavite: {said})"


def test_4_2_2_a_leader_who_comes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that brings two of them would otherwise tell two places and nobody."""
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    play = [
        told.PlayBegan("spain"),
        told.CardPlayed("spain", "S01"),
        told.Removed("blanco", "manila_city", "home"),
        told.Placed("polavieja", "manila_city", ("polavieja",)),
        told.TrackMoved("points:spain", 7, 9),
    ]
    assert KIT.wording.deed(play) == (
        "Spain: “Polavieja Appointed” (Blanco sails home; Polavieja comes to Manila (city); Spain +2 AP)"
    )


def test_5_3_the_outlook_names_the_turn_after_which_spain_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not how many turns are left: nobody knows whether this one counts."""
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    state = GAME.set_up("campaign", (), 1)
    assert KIT.wording.outlook(state, None)[2] == "otherwise Spain wins after turn 7"
    state.turn = state.last_turn
    assert KIT.wording.outlook(state, None)[2] == "Spain wins at the end of this turn"


def test_5_3_the_outlook_says_who_wins_with_this_turn_if_all_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    state = GAME.set_up("campaign", (), 1)
    state.morale, state.city["cavite_city"] = 5, "filipinos"
    assert KIT.wording.outlook(state, None)[1] == "as it stands, the Filipinos win at the end of this turn"
    state.at_war, state.city["cavite_city"] = True, "usa"
    assert KIT.wording.outlook(state, None)[1].startswith("as it stands, the Americans")
    state.morale, state.city["cavite_city"] = 1, "spain"
    assert KIT.wording.outlook(state, None)[1].startswith("as it stands, Spain gives up")


def test_6_11_nobody_is_told_to_loot_who_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    state = GAME.set_up("campaign", (), 1)

    def tip(*options: str) -> str:
        return KIT.wording.tip(Prompt("filipinos", "play", tuple(map(Option, options))), state)

    assert "Looting costs Spain" in tip("action:recruit", "action:loot", "pass")
    assert "Hide" in tip("action:recruit", "action:hide", "pass")
    assert "Two cards buy 1 Action Point" in tip("pass")


def test_6_9_in_the_sentence_of_a_play_a_brigade_goes_by_the_name_on_its_counter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))
    play = [
        told.PlayBegan("spain"),
        told.ActionBegan("spain", "search"),
        told.MarkerPlaced("searching", "mindanao_2"),
        told.Searched(("mindanao_2",), ("batangas_corps",), "cavite", (6,), (), 1),
    ]
    assert KIT.wording.deed(play) == "Spain: Search (Cavite: 2nd Mind. forms columns; Batangas found)"


@pytest.mark.parametrize("turn", range(1, 8))
def test_the_news_tell_of_a_war_with_the_united_states_only_if_there_is_one(words: text.Words, turn: int) -> None:
    for at_war in (False, True):
        page = news_of(turn, at_war)
        assert page.text and page.caption
        assert at_war or page.picture not in (*AMERICAN_DECK["spain"], *AMERICAN_DECK["filipinos"])
    assert not words.missing


def test_of_a_stack_that_may_be_chosen_little_is_said(words: text.Words) -> None:
    """A tooltip with all that is known of its province hid the others that might be chosen."""
    state = GAME.set_up("campaign", (), 1)
    stack = next(stack for stack in state.stacks["manila"] if "bonifacio" in stack)
    told_of_it = KIT.wording.piece(f"stack:{stack[0]}", state)
    assert 2 <= len(told_of_it) <= 4 and any("Bonifacio" in line for line in told_of_it)
    assert KIT.wording.piece("manila", state) == []


def test_6_13_a_full_hand_is_told_how_many_cards_are_too_many(words: text.Words) -> None:
    hand = tuple(Option(f"card:{card}") for card in MAIN_DECK["spain"][:7])
    assert "2" in KIT.wording.prompt(Prompt("spain", "discard", hand))
