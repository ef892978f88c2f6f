"""What has no effect looks like it and says why; a click that only costs, or can't be, is answered visibly."""

from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt
from engine.people_power import PeoplePowerSession
from engine.people_power.board import GOVERNMENT, NPA, REFORMERS
from engine.people_power.effects import Removed, TrackMoved
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.app import App
from game.shell.text import words
from game.table.asking.question import Question
from game.table.scene.table_scene import TableScene
from tests.people_power.driving import answer, board, turn
from tests.presence import present
from tests.shell_window import click, motion, open_app

ALL_FOUR = {
    "manila": {"activists": 2, "marker": "protest"},
    "cebu": {"activists": 1, "marker": "protest"},
    "davao": {"activists": 1, "marker": "protest"},
    "zamboanga": {"underground": 1, "marker": "strike"},
    "visayas": {"activists": 3},
}
"""Every Protest and Strike marker is on the map."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    yield app
    words().switch("en")


def protesting(spaces: dict[str, object] | None = None) -> PeoplePowerSession:
    session = turn(board(spaces or ALL_FOUR), REFORMERS, GOVERNMENT)
    answer(session, "operation", "protest")
    return session


def question(session: PeoplePowerSession) -> Question:
    words().open("people_power")
    return Question(KIT, session, present(session.prompt))


def open_board(app: App, session: PeoplePowerSession) -> TableScene:
    scene = TableScene(app, KIT, session)
    app.push(scene)
    for _ in range(20):
        app.step(0.05)
    return scene


def click_on(app: App, place: tuple[int, int]) -> None:
    for event in click(place):
        app.step(0.0, [event])
    app.step(0.05)


def test_1_7_2_without_a_marker_a_protest_changes_nothing_and_says_so() -> None:
    asked = question(protesting())
    assert "All 4 Protest and Strike markers" in asked.idle(Option("space:visayas"))
    assert not asked.idle(Option("space:manila")), "there it shifts towards Opposition"


def test_with_a_marker_left_it_changes_something() -> None:
    asked = question(protesting({"manila": {"activists": 2}, "visayas": {"activists": 3}}))
    assert not asked.idle(Option("space:visayas"))


def test_how_many_markers_are_left_stands_beside_the_question() -> None:
    assert "0 of 4" in question(protesting()).words
    assert "4 of 4" in question(protesting({"manila": {"activists": 2}})).words


def test_3_2_1_a_space_to_train_in_that_allows_civic_action_is_worth_something() -> None:
    spaces = {"visayas": {"troops": 1, "police": 1}, "northern_luzon": {"police": 1}}
    session = turn(board(spaces), GOVERNMENT, NPA)
    answer(session, "operation", "train")
    asked = question(session)
    offered = {option.value for option in present(session.prompt).options if option.kind == "space"}
    assert "visayas" in offered and not asked.idle(Option("space:visayas"))


def test_3_2_2_a_sweep_that_finds_somebody_at_its_end_is_worth_something() -> None:
    session = turn(board({"visayas": {"troops": 2, "underground": 1}}), GOVERNMENT, NPA)
    answer(session, "operation", "sweep")
    assert not question(session).idle(Option("space:visayas"))


def test_what_changes_nothing_shines_less_but_can_be_chosen(app: App) -> None:
    scene = open_board(app, protesting())
    light = scene.table.view._light
    assert 0 < light["visayas"] < 0.5 < light["manila"]
    assert "space:visayas" in scene.option_rects()
    app.step(0.05, [motion(scene.option_rects()["space:visayas"].center)])
    assert "All 4 Protest and Strike markers" in scene.tooltip.text


def test_a_click_that_only_costs_is_done_at_the_second_click(app: App) -> None:
    scene = open_board(app, protesting())
    made, place = len(scene.session.history), scene.option_rects()["space:visayas"].center
    click_on(app, place)
    assert len(scene.session.history) == made
    assert "10 → 9" in scene.table.prompt_bar.warning and "again" in scene.table.prompt_bar.warning
    click_on(app, place)
    assert [option.key for option in scene.session.history[made:]] == ["space:visayas"]


def test_something_else_in_between_and_it_is_asked_again(app: App) -> None:
    scene = open_board(app, protesting())
    place = scene.option_rects()["space:visayas"].center
    click_on(app, place)
    made = len(scene.session.history)
    click_on(app, scene.option_rects()["space:manila"].center)
    for _ in range(10):
        app.step(0.05)
    assert len(scene.session.history) == made + 1
    click_on(app, scene.option_rects()["space:visayas"].center)
    assert len(scene.session.history) == made + 1


def test_without_confirmations_nothing_is_asked_twice(app: App) -> None:
    app.change_settings(confirmations=False)
    scene = open_board(app, protesting())
    made = len(scene.session.history)
    click_on(app, scene.option_rects()["space:visayas"].center)
    assert len(scene.session.history) == made + 1


def test_an_impossible_space_answers_with_a_flash_and_its_reason(app: App) -> None:
    scene = open_board(app, protesting())
    bar = scene.table.prompt_bar
    click_on(app, present(scene.table.pane.spot("zamboanga")).center)
    assert "Activist" in bar.warning and bar._flash.value > 0
    app.step(0.05, [motion(scene.option_rects()["space:manila"].center)])
    assert not bar.warning


def test_a_grey_button_answers_with_its_reason(app: App) -> None:
    scene = open_board(app, protesting())
    click_on(app, scene.controls.redo.rect.center)
    assert scene.table.prompt_bar.warning == scene.controls.redo.reason


def test_an_event_without_effect_says_so() -> None:
    """Sparrow Units: on a board with nobody on it, and with a Guerrilla who can be found."""
    for spaces, idle in (({}, True), ({"manila": {"underground": 1}}, False)):
        session = turn(board(spaces), NPA, GOVERNMENT)
        assert bool(question(session).idle(Option("event:unshaded"))) == idle


# Buttons


def labels(session: PeoplePowerSession) -> list[str]:
    return [offer.label for offer in question(session).in_bar(lambda place: True)]


def test_buttons_keep_their_places_and_pass_is_never_first() -> None:
    possible = labels(turn(board({}), REFORMERS, GOVERNMENT))
    third = turn(board({}), REFORMERS, boxes={GOVERNMENT: "op_special", NPA: "op_only"})
    poor = turn(board({}, resources=0), REFORMERS, GOVERNMENT)
    assert possible[:3] == ["Operation", "Limited Operation", "Pass"]
    assert labels(third)[:3] == possible[:3] == labels(poor)[:3]


def test_shortcuts_stay_with_their_buttons() -> None:
    def keys(session: PeoplePowerSession) -> dict[str, str]:
        return {offer.option: offer.shortcut for offer in question(session).in_bar(lambda place: True)}

    poor = keys(turn(board({}, resources=0), REFORMERS, GOVERNMENT))
    assert keys(turn(board({}), REFORMERS, GOVERNMENT))["action:pass"] == poor["action:pass"] == "3"


@pytest.mark.parametrize(("operation", "answers", "label"), [
    ("protest", ("manila",), "Done: end turn"),
    ("assemble", ("manila",), "Done: Manila"),
])  # fmt: skip
def test_done_says_what_it_finishes_be_it_the_turn(operation: str, answers: tuple[str, ...], label: str) -> None:
    session = turn(board({"manila": {"activists": 1}, "cebu": {"activists": 1}, **NEXT_TO_MANILA}), REFORMERS, NPA)
    answer(session, "operation", operation, *answers)
    assert question(session).done == label


NEXT_TO_MANILA = {"southern_luzon": {"activists": 2}}


def test_steps_are_counted() -> None:
    session = turn(board({"manila": {"police": 1}}), GOVERNMENT, NPA)
    answer(session, "operation", "train", "manila")
    assert question(session).words.startswith("1 of 4: ")
    answer(session, "pieces:troops:2")
    assert question(session).words.startswith("3 of 4: ")


@pytest.mark.parametrize("counts", [(3, 2, 1), tuple(range(1, 13))])
def test_the_key_of_a_number_is_that_number(counts: tuple[int, ...]) -> None:
    session = protesting()
    prompt = Prompt("npa", "transfer.amount", tuple(Option(f"count:{count}") for count in counts), {})
    with mock.patch.object(Question, "_label", lambda self, option: option.key):
        offers = Question(KIT, session, prompt).in_bar(lambda place: True)
    assert {offer.option: offer.shortcut for offer in offers} == {
        f"count:{count}": str(count) if count < 10 else "" for count in counts
    }


@pytest.mark.parametrize(
    "spaces, chosen",
    [
        ({"cebu": {"police": 2, "activists": 1, "marker": "protest"}}, "op:roundup"),
        ({"cebu": {"troops": 1, "police": 1, "alignment": "support"}}, "special:enrich"),
    ],
)
def test_what_has_one_space_left_asks_first(spaces: dict[str, object], chosen: str) -> None:
    """3.2.3, 4.2.1: both spend or give away something, and where was never asked."""
    session = turn(board(spaces), GOVERNMENT, NPA)
    answer(session, *(["limited"] if chosen.startswith("op:") else ["operation", "train"]))
    assert "→" in question(session).surprise(Option(chosen)), "it says what it costs or does"


def test_what_leads_to_a_choice_of_spaces_asks_nothing_first() -> None:
    held = {"troops": 1, "alignment": "support"}
    session = turn(board({"cebu": held, "davao": held}), GOVERNMENT, NPA)
    answer(session, "operation", "train")
    assert not question(session).surprise(Option("special:enrich"))


def test_1_5_1_a_cube_that_has_to_come_from_the_map_says_so() -> None:
    session = turn(board({"manila": {"police": 12}, "cebu": {"troops": 2}}), GOVERNMENT, NPA)
    answer(session, "operation", "train", "cebu")
    asked = question(session)
    assert session.state.available["police"] == 0
    assert asked.label(Option("piece:police")) == "Police, from the map"
    assert asked.label(Option("piece:troops")) == "Troop"


def test_a_marker_that_moves_in_two_steps_is_told_as_one_change() -> None:
    steps: list[Effect] = [
        TrackMoved("aid", 7, 6),
        Removed("cebu", "police", 1, "available"),
        TrackMoved("aid", 6, 5),
        TrackMoved("patronage", 3, 4),
    ]
    told = KIT.wording.told_once(steps)
    assert told == [TrackMoved("aid", 7, 5), steps[1], steps[3]] and steps[0] == TrackMoved("aid", 7, 6)
    assert KIT.wording.told_once([TrackMoved("aid", 7, 6), TrackMoved("aid", 6, 7)]) == []
