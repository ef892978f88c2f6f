"""The last page of a game: its picture, and what it counts."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.filipinas import effects as told
from game.filipinas import end_page as page
from tests.filipinas.table import spanish


@pytest.mark.parametrize(("at_war", "engraving"), [(False, "S16"), (True, "SU2")])
def test_nobody_sees_an_american_flag_before_the_americans_have_come(at_war: bool, engraving: str) -> None:
    session = spanish({"laguna": (("galbis",),)}, at_war=at_war)
    session.conceded = "spain"
    assert page.engraving_of(session) == engraving


def test_a_corps_that_is_dispersed_has_lost_its_step() -> None:
    """4.2.1: it goes back among those to be raised; a brigade that sails home has lost nothing."""
    counts: Counter[tuple[str, str]] = Counter()
    for effect in (
        told.StepLost("cavite_corps", "cavite"),
        told.Removed("cavite_corps", "cavite", "filipino_troops"),
        told.Removed("moros", "mindanao", "filipino_troops"),
        told.Removed("aguinaldo", "cavite", "cemetery"),
        told.Removed("galbis", "laguna", "home"),
    ):
        page.count(counts, effect)
    assert counts == {("filipinos", "lost"): 3}
