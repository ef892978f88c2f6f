"""6.7: the slip of a battle prices failure, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.filipinas import effects as told
from engine.filipinas import questions
from game.filipinas.animation.battle import COUNTING, TUMBLING, Clash
from game.filipinas.edition import EDITION
from game.filipinas.foreseen import at_hand, of_options
from game.filipinas.kit import KIT
from game.shell import text
from game.table.scene.between_questions import BetweenQuestions
from game.table.scene.table_scene import TableScene, open_table
from game.table.telling.snapshots import Snapshot
from tests.filipinas.table import Places, answer, filipino, spanish
from tests.shell_window import on_top, open_app, settle


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_words", text.Words("en", game="filipinas"))


def risk(places: Places) -> str:
    """Of the only attack that the Filipinos can make."""
    session = filipino(places)
    assert session.prompt is not None
    return " ".join(of_options(session.prompt, session.state)["action:attack"].risk)


def test_6_7_a_miss_may_be_answered_and_leave_a_leader_alone() -> None:
    said = risk({"cavite": (("cavite_corps", "aguinaldo"), ("cornell", "lachambre"))})
    assert "3 in 6" in said, "two against one, and Lachambre"
    assert "At risk: the unit, and Aguinaldo" in said


def test_6_7_the_weak_do_not_answer() -> None:
    said = risk({"cavite": (("cavite_corps", "batangas_corps", "laguna_corps"), ("cornell",))})
    assert "no counterattack" in said and "risk" not in said


def test_7_1_the_morale_that_a_counterattack_moves_is_told() -> None:
    said = risk({"cavite": (("cavite_corps", "aguinaldo"), ("cornell", "lachambre"))})
    assert "Spanish Morale rises by 1" in said


def test_6_7_the_slip_tells_the_strengths_that_it_compares() -> None:
    session = filipino({"cavite": (("cavite_corps", "aguinaldo"), ("cornell", "lachambre"))})
    assert session.prompt is not None
    slip = of_options(session.prompt, session.state)["action:attack"]
    assert slip.added("factors") == "Strength, 1 against 2"
    assert slip.added("aguinaldo") == "Aguinaldo leads"


def test_6_7_who_is_attacked_is_not_spoken_to_as_if_attacking() -> None:
    """The same slip lies before both sides, here while the Filipinos may play a card against the attack."""
    session = spanish({"cavite": (("cavite_corps", "batangas_corps"), ("cornell",))}, hand={"filipinos": ["F03"]})
    answer(session, "attack")
    assert session.prompt is not None and session.prompt.faction == "filipinos"
    slip = at_hand(session.prompt, session.state)
    assert slip is not None and slip.risk[1] == "At risk: a step"


def test_6_4_who_may_still_stay_behind_is_told_the_odds_of_all() -> None:
    """The button that lets all attack throws the die without another question."""
    session = spanish({"cavite": (("cavite_corps", "batangas_corps"), ("cornell", "galbis"))})
    session.choose("action:attack")
    assert session.prompt is not None and session.prompt.ask == questions.ATTACK_LEAVE
    slip = at_hand(session.prompt, session.state)
    assert slip is not None and set(slip.attackers) == {"cornell", "galbis"} and slip.risk


def test_6_7_the_result_is_told_once_the_die_lies_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = {"cavite": (("cavite_corps", "batangas_corps"), ("cornell",))}
    session = spanish(places, humans=("spain",), dice={"attack": [1]})
    app = open_app(tmp_path, edition=EDITION)
    app.take(EDITION)
    app.change_settings(sound=False, animation_speed="normal", drama=False)
    open_table(app, KIT, session)
    settle(app)
    scene = on_top(app, TableScene)
    heard: list[float] = []
    tell = BetweenQuestions.tell

    def noted(self: BetweenQuestions, moments: list[Snapshot]) -> None:
        heard.extend(self._scene.playback._elapsed for moment in moments if isinstance(moment.effect, told.Fought))
        tell(self, moments)

    monkeypatch.setattr(BetweenQuestions, "tell", noted)
    for _ in range(2):
        scene.hands.answer("action:attack")  # the only attack asks once before its die is thrown
    for _ in range(400):
        app.step(0.02)
        if heard:
            break
    assert heard and heard[0] >= Clash.seconds * (COUNTING + TUMBLING)
