"""Everything that Red Guard may ask, offer, refuse or tell has words in every language."""

import random
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from engine.core.effects import told_to_all
from engine.core.prompts import DONE, Option, Prompt
from engine.core.questions import Role
from engine.red_guard import effects as told
from engine.red_guard import new_session, play_from, questions
from engine.red_guard.components import CHITS, FACTIONS, TILES
from engine.red_guard.endings import ENDINGS
from engine.red_guard.questions import QUESTIONS
from engine.red_guard.stages import STAGES
from engine.red_guard.telling import REASONS
from game.red_guard.brush import CHARACTERS, SEALS, SLOGANS
from game.red_guard.edition import EDITION
from game.red_guard.faces import face
from game.red_guard.kit import KIT
from game.red_guard.wall.side_panel_topic import FIGHTING
from game.red_guard.wording.log import _LINES
from game.red_guard.wording.names import listed, short_tile
from game.shell.help_pages import HelpPages
from game.shell.text import words
from game.table.telling.reckoning import Gain, Holding
from game.table.thinking.foresight import Foresight
from game.table.thinking.words import plan_sentence
from tests.presence import present
from tests.red_guard.table import answer, deploying, questions_for_units, table
from tests.shell_window import open_app

LANGUAGES = words().languages()
KINDS = {
    "answer", "against", "contact", "count", "counter", "done", "go", "kind", "place", "preset", "stack", "tile", "unit"
}  # fmt: skip
"""Of options, all of which random games offer."""


@pytest.fixture(params=LANGUAGES)
def language(request: Any, tmp_path: Path) -> Any:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(language=request.param)
    words().missing.clear()
    return request.param


def test_10_2_an_end_game_chit_is_told_with_the_name_of_its_faction(language: str) -> None:
    for faction in FACTIONS:
        entry = KIT.wording.line(told.ChitDrawn(faction, CHITS[0]))
        assert entry is not None and words().say(f"faction.{faction}") in entry.text


def test_all_that_is_asked_offered_refused_and_told_is_worded(language: str) -> None:
    wording, kinds, sections = KIT.wording, set(), set()
    for seed in range(8):
        luck = random.Random(seed)
        session = new_session(seed=seed, chits=True, seizure=True, clients=True, **_seats(luck))
        session.state.committees = seed % 2 == 0
        tell(session.opening)
        while not session.over and len(session.history) < 400:
            prompt = session.prompt
            assert prompt is not None
            assert wording.prompt(prompt)
            wording.tip(prompt, session.state)
            for option in prompt.options:
                kinds.add(option.kind)
                assert wording.label(option, prompt, session.state)
                wording.help(option, prompt, session.state)
                KIT.asking.target(option, prompt)
            for refusal in prompt.refused():
                assert wording.refusal(refusal)
                sections.add(refusal.rule)
            wording.campaign(session.state)
            wording.outlook(session.state, None)
            wording.position(session.state)
            tell(session.choose(luck.choice(prompt.options)))
    assert kinds == KINDS
    assert not words().missing
    pages = HelpPages(language, ["red_guard"])
    assert [section for section in sections if not pages.find(section)] == []


def _seats(luck: Any) -> Any:
    """Of six seats some are nobody's."""
    nobody = luck.sample(FACTIONS, luck.randrange(3))
    people = [faction for faction in FACTIONS if faction not in nobody]
    return {"humans": people} | dict.fromkeys(nobody, "non_player")


def tell(effects: Any) -> None:
    for effect in told_to_all(effects):
        KIT.wording.line(effect)
        KIT.wording.actor(effect)


def test_every_effect_has_its_line() -> None:
    kinds = {kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, told.Effect)}
    assert kinds - {told.Effect, told.Secret} == set(_LINES)


def test_what_happens_seldom_is_worded_too(language: str) -> None:
    for decision, reason in REASONS:
        values = (("chaos", 90), ("tile", "wuhan"), ("chance", 60), ("owner", "red"), ("share", 50))
        assert KIT.wording.line(told.Explained("red", "red", decision, reason, values))
    for ending in ENDINGS:
        assert KIT.wording.line(told.GameEnded(ending, FACTIONS, ("red",), ()))
        words().say(f"over.story.{ending}", turn=1, faction="", points=1)
    for stage in STAGES:
        words().say(f"phase.{stage}")
    for chit in CHITS:
        words().say(f"chit.{chit}")
    for faction in (*FACTIONS, "none"):
        words().say(f"over.headline.{faction}")
        words().say(f"over.consequence.{faction}")
    for ask in (*questions_for_units(), questions.MUSTER_COUNT):
        if not ask.at and ask not in FIGHTING:
            words().say(f"tray.{ask}")
    assert not words().missing


def test_every_part_of_the_wall_explains_itself(language: str) -> None:
    session = new_session(seed=2, humans={"blue"})
    for key in (
        *TILES,
        "attack",
        "neutralized",
        "civil_support",
        "pool",
        "unit:red.pla",
        *(f"faction.{f}" for f in FACTIONS),
    ):
        assert KIT.wording.part(key, session.state, session.players), key
    assert not words().missing


def test_a_faction_names_the_machine_that_plays_it(tmp_path: Path) -> None:
    open_app(tmp_path, edition=EDITION)
    session = new_session(seed=2, humans={"red", "blue"})
    red, blue = (KIT.wording.part(f"faction.{f}", session.state, {"red": "strategist"})[1] for f in ("red", "blue"))
    assert "Strategist" in red and "You" in blue


def test_a_gain_says_whose_it_is_how_much_and_for_what(tmp_path: Path) -> None:
    open_app(tmp_path, edition=EDITION)
    gain = Gain(Holding("blue", "tile", "wuhan"), -3)
    assert KIT.wording.gain(gain, "blue") == "you −3 (tile)" and KIT.wording.gain(gain, "red") == "Blue −3 (tile)"


def test_a_turn_under_way_is_not_said_to_be_without_attack(tmp_path: Path) -> None:
    open_app(tmp_path, edition=EDITION)
    turn: list[told.Effect] = [told.PlayerTurnBegan("red", "red")]
    assert KIT.wording.deed(turn) == "Red deploys"
    turn.append(told.Explained("red", "red", "hold", "no_good_odds", ()))
    assert KIT.wording.deed(turn) == "Red does not attack"


def test_what_gives_something_up_does_not_invite(tmp_path: Path) -> None:
    """6.1, 6.3: breaking off an attack, and leaving a tile that was taken to nobody."""
    open_app(tmp_path, edition=EDITION)
    taken = Prompt("blue", QUESTIONS["capture.unit"], (DONE,), {"tile": "wuhan", "left": 4})
    held = Prompt("blue", QUESTIONS["capture.unit"], (DONE,), {"tile": "wuhan", "left": 3})
    assert (
        KIT.asking.gives_up(Prompt("blue", QUESTIONS["combat.with"], (DONE,), {}))
        and KIT.asking.gives_up(taken)
        and not KIT.asking.gives_up(held)
    )
    state = new_session(seed=2, humans={"blue"}).state
    assert [KIT.wording.label(DONE, prompt, state) for prompt in (taken, held)] == ["Nobody stays", "Nobody else"]


def test_a_deployment_says_what_is_still_missing(tmp_path: Path) -> None:
    """5.0: every tile needs a unit."""
    open_app(tmp_path, edition=EDITION)
    preset, stack = Option("preset:mass"), Option("stack:blue.pla@attack.blue")
    asked = [
        Prompt("blue", QUESTIONS["move.unit"], options) for options in ((stack,), (stack, DONE), (stack, preset, DONE))
    ]
    lines = [KIT.wording.prompt(prompt) for prompt in asked]
    assert len(set(lines)) == 3 and lines[0].startswith("Every tile needs a unit")


def test_what_a_leader_does_in_attack_is_not_said_of_units(tmp_path: Path) -> None:
    open_app(tmp_path, edition=EDITION)
    state, attack = new_session(seed=2, humans={"blue"}).state, Option("place:attack")
    said = {
        ask: KIT.wording.help(attack, Prompt("blue", ask, (attack,)), state) for ask in ("placement.leader", "move.to")
    }
    assert "Power Points" not in said["placement.leader"] and "Power Points" in said["move.to"]


def test_ones_own_chit_stands_over_the_wall(tmp_path: Path) -> None:
    """10.2: it is drawn at the start, and wanted many turns later."""
    open_app(tmp_path, edition=EDITION)
    state = new_session(seed=2, humans={"blue"}, chits=True).state
    state.chits["blue"], state.chits["red"] = 2, 3
    assert any("Twelve tiles" in part for part in KIT.wording.outlook(state, "blue"))
    assert not any("Twelve tiles" in part for part in KIT.wording.outlook(state, "red"))


def _asked(ask: str) -> Any:
    """A game in which Blue takes what is offered first until this is asked."""
    session = new_session(seed=2, humans={"blue"})
    while session.prompt is None or session.prompt.ask != ask:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.options[0])
    return session


def test_a_plan_says_where_to_with_who_goes(tmp_path: Path) -> None:
    open_app(tmp_path, edition=EDITION)
    session = _asked("move.unit")
    stack = next(option for option in session.prompt.options if option.kind == "stack")
    twin = session.fork()
    twin.choose(stack)
    assert twin.prompt and twin.prompt.ask == "move.to"
    plan = (("move.unit", stack), ("move.to", twin.prompt.options[0]))
    (label,) = Foresight(KIT, session, plan).labels()
    assert label.count(" → ") == 1


def test_a_plan_says_how_many_with_what_is_done(tmp_path: Path) -> None:
    open_app(tmp_path, edition=EDITION)
    session = _asked("muster.count")
    session.undo()
    asked = present(session.prompt)
    plan = ((asked.ask, asked.options[0]), ("muster.count", Option("count:2")))
    (label,) = Foresight(KIT, session, plan).labels()
    assert label.endswith(": 2 PLA")


def test_a_plan_is_a_sentence_with_its_places(tmp_path: Path) -> None:
    """Units on the same way are named once, and a group with whom it goes against; what others do is no plan."""
    open_app(tmp_path, edition=EDITION)
    session = _asked("move.unit")
    twin = session.fork()
    steps: tuple[tuple[Any, Option], ...] = ()
    while not Foresight(KIT, session, steps).moments:
        asked = present(twin.prompt)
        steps = (*steps, (asked.ask, asked.options[0]))
        twin.choose(asked.options[0])
    said = plan_sentence(KIT.wording, Foresight(KIT, session, steps))
    assert said.startswith("Blue: ") and " to " in said and "→" not in said
    twice = [told.UnitsMoved("blue.cadre", 1, "attack.blue", "dazhai")] * 2
    twice.append(told.UnitsMoved("red.worker", 1, "attack.red", "fudan"))
    group = told.GroupFormed("blue", "fudan", ("blue.pla",))
    sentence = "Blue: 2 Cadres to Dazhai; against Fudan University: 1 PLA."
    assert KIT.wording.plan("blue", [*twice, group], ()) == sentence


def test_a_list_of_names_ends_in_and(tmp_path: Path) -> None:
    open_app(tmp_path, edition=EDITION)
    assert [listed(names) for names in ([], ["Red"], ["Red", "Green", "Blue"])] == ["", "Red", "Red, Green and Blue"]


def test_the_brush_knows_every_character() -> None:
    brush = face("brush", 20)
    assert all(metrics for metrics in brush.metrics(CHARACTERS))
    assert set(SEALS) == set(FACTIONS) and len(SLOGANS) == 36


def test_a_finished_game_says_what_it_was(language: str) -> None:
    session = new_session(seed=4, humans=())
    while not session.over:
        session.advance()
    page = KIT.library.end_page(session)
    assert page.headline and page.story and page.numbers
    assert KIT.wording.name_when_over(session) and KIT.wording.describe(play_from(session.state))
    assert not words().missing


def test_a_plan_says_who_goes_where(tmp_path: Path) -> None:
    """That the leader goes to the neutralized is not said of the units that were named before him."""
    open_app(tmp_path, edition=EDITION)
    context = {"unit": "blue.worker", "left": 1}
    state = new_session(seed=12, humans={"blue"}).state
    leader = KIT.wording.label(Option("place:neutralized"), Prompt("blue", QUESTIONS["leader.to"], ()), state)
    unit = KIT.wording.label(Option("place:attack"), Prompt("blue", QUESTIONS["reinforce.to"], (), context), state)
    assert leader.startswith("Zhou Enlai →") and unit.startswith("Worker →")
    assert Role.DESTINATION not in QUESTIONS["leader.to"].role and Role.DESTINATION in QUESTIONS["move.to"].role


def test_the_line_over_the_wall_says_that_all_have_as_many_points(tmp_path: Path) -> None:
    open_app(tmp_path, edition=EDITION)
    state = new_session(seed=1).state
    with mock.patch("game.red_guard.wording.deeds.all_power_points", return_value=dict.fromkeys(FACTIONS, 18)):
        assert KIT.wording.outlook(state, "red")[0] == "Power Points: all have 18"
    two = dict.fromkeys(FACTIONS, 18) | {"pink": 20, "blue": 20}
    with mock.patch("game.red_guard.wording.deeds.all_power_points", return_value=two):
        assert KIT.wording.outlook(state, "blue")[0] == "Most Power Points: Pink and Blue 20"


def test_5_0_a_tile_that_was_emptied_is_named_in_the_question(language: str) -> None:
    """Done is not possible then, and Undo is not the only way."""
    units = {tile: ("blue", {"worker": 1}) for tile in ("dazhai", "chayashan", "qiliying", "xushui", "evergreen")}
    state = table({**units, "shaoshan": ("blue", {"cadre": 1})}, blue={"attack": {"pla": 1}})
    session = deploying(state, "blue")
    wording = KIT.wording
    assert session.prompt is not None and not wording.left(session.prompt, session.state)
    answer(session, "stack:blue.cadre@shaoshan", "place:attack")
    assert session.prompt is not None and session.prompt.ask == "move.unit"
    assert short_tile("shaoshan") in wording.left(session.prompt, session.state)
