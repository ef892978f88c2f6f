"""Events in the sequence of play: Eligibility, other factions in the middle of a turn, undo, and Non-players."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from engine import people_power
from engine.core.prompts import Steps
from engine.people_power import PeoplePowerSession, State
from engine.people_power.effects import SpaceSelected
from tests.event_driver import execute, position


def on_card(state: State, card: int, *waiting: str) -> PeoplePowerSession:
    """A session in which these factions, in this order, are still to act on the card."""
    state.stage, state.card, state.waiting, state.deck = "turn", card, waiting, (1, 2, 3, 40)
    return people_power.play_from(state)


def test_2_3_6_who_executes_an_event_is_ineligible_on_the_next_card() -> None:
    session = on_card(position(), 19, "npa")
    session.choose("event:shaded")
    assert session.state.ineligible == {"npa"}


def test_07_shaded_the_executing_faction_stays_eligible() -> None:
    session = on_card(position(), 7, "npa")
    session.choose("event:shaded")
    assert session.state.ineligible == frozenset()


def test_17_unshaded_reformers_miss_this_card_and_the_next() -> None:
    session = on_card(position(), 17, "government", "reformers")
    session.choose("event:unshaded")
    assert session.state.card == 1
    assert session.state.ineligible == {"government", "reformers"}
    assert session.prompt is not None and session.prompt.faction == "npa"


def test_3_1_5_a_free_operation_leaves_the_eligibility_of_others_alone() -> None:
    session = on_card(position(), 27, "reformers")
    for answer in ("event:shaded", "space:davao", "done", "space:manila", "done"):
        session.choose(answer)
    assert session.state.ineligible == {"reformers"}


def test_5_1_another_faction_decides_its_own_action() -> None:
    session = on_card(position(), 27, "reformers")
    session.choose("event:shaded")
    assert session.prompt is not None
    assert (session.prompt.faction, session.prompt.ask) == ("npa", "rally.space")


def test_10_unshaded_undone_and_saved_in_the_middle_bends_the_rule_again() -> None:
    rallying = {"troops": 1, "activists": 1, "marker": "protest"}
    session = on_card(position(manila=rallying, cebu=rallying), 10, "government")
    session.choose("event:unshaded")
    for again in (session.fork(), people_power.load(session.save())):
        again.choose("space:cebu")
        again.undo()
        again.choose("space:manila")
        assert (again.state.activists["manila"], again.state.bending) == (0, ())


@pytest.fixture
def sweeping_non_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Non-player who sweeps into the last space that it may."""

    def play_free_operation(
        state: State, faction: str, operation: str, spaces_allowed: int, within: tuple[str, ...]
    ) -> Steps[None]:
        state.report(SpaceSelected(faction, operation, within[-1]))
        yield from ()

    free = ModuleType("engine.people_power.bonifacio.free")
    free.play_free_operation = play_free_operation  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "engine.people_power.bonifacio", ModuleType("engine.people_power.bonifacio"))
    monkeypatch.setitem(sys.modules, "engine.people_power.bonifacio.free", free)


@pytest.mark.usefixtures("sweeping_non_player")
def test_30_unshaded_a_non_player_sweeps_by_its_own_rules() -> None:
    state = position(humans={"npa"})
    execute(state, "government", 30, "unshaded")
    assert state.police["eastern_mindanao"] == 2
