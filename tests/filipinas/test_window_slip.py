"""6.7: the slip of a battle prices failure, too."""

from __future__ import annotations

import pytest

from engine.filipinas import questions
from game.filipinas.foreseen import at_hand, of_options
from game.shell import text
from tests.filipinas.table import Places, filipino, spanish


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
    assert "risk the unit, and Aguinaldo" in said


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


def test_6_4_who_may_still_stay_behind_is_told_the_odds_of_all() -> None:
    """The button that lets all attack throws the die without another question."""
    session = spanish({"cavite": (("cavite_corps", "batangas_corps"), ("cornell", "galbis"))})
    session.choose("action:attack")
    assert session.prompt is not None and session.prompt.ask == questions.ATTACK_LEAVE
    slip = at_hand(session.prompt, session.state)
    assert slip is not None and set(slip.attackers) == {"cornell", "galbis"} and slip.risk
