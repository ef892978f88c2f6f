"""Events in the sequence of play: Eligibility, other factions in the middle of a turn, undo, and Non-players."""

from __future__ import annotations

import pytest

from engine import people_power
from engine.people_power import PeoplePowerSession, State
from engine.people_power.board import Faction
from engine.people_power.effects import SpaceSelected
from engine.people_power.events import play_event
from tests.people_power.event_driver import execute, position


def on_card(state: State, card: int, *waiting: Faction) -> PeoplePowerSession:
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
        assert (again.state.activists["manila"], again.state.in_force) == (0, ())


def test_08_unshaded_a_non_player_sweeps_by_its_own_rules() -> None:
    state = position(humans={"npa"}, manila={"troops": 2}, davao={"underground": 2})
    assert execute(state, "npa", 8, "unshaded") == []
    assert any(isinstance(effect, SpaceSelected) and effect.action == "sweep" for effect in state.effects)


def test_12_shaded_a_non_player_ambushes_by_its_own_rules() -> None:
    state = position(humans={"government"}, davao={"police": 2})
    assert execute(state, "government", 12, "shaded") == []
    assert (state.police["davao"], state.active["davao"]) == (0, 1)


@pytest.mark.parametrize(("humans", "answers"), [({"npa"}, ("space:davao",)), ({"government"}, ())])
def test_12_shaded_ruling_one_ambush_even_with_salas_in_play(humans: set[Faction], answers: tuple[str, ...]) -> None:
    there = {"troops": 1, "underground": 1}
    state = position(humans=humans, personalities={"npa": 50}, davao=there, eastern_mindanao=there)
    execute(state, "npa", 12, "shaded", *answers)
    assert state.troops["davao"] + state.troops["eastern_mindanao"] == 1


def test_30_unshaded_police_come_where_a_non_player_swept() -> None:
    state = position(humans={"npa"}, manila={"troops": 4}, davao={"underground": 1})
    prompt = next(play_event(state, "npa", 30, "unshaded"))
    swept = {f"space:{effect.space}" for effect in state.effects if isinstance(effect, SpaceSelected)}
    assert (prompt.faction, prompt.ask) == ("npa", "event.place")
    assert {option.key for option in prompt.options} == swept


def test_31_unshaded_a_non_player_charms_by_its_own_rules() -> None:
    state = position(humans={"npa"}, manila={"police": 1})
    execute(state, "npa", 31, "unshaded")
    assert (state.alignment["manila"], state.aid) == ("support", 13)


# Rulings on cards that meet


def test_10_unshaded_ruling_honasan_still_costs_a_troop() -> None:
    state = position(personalities={"reformers": 48}, manila={"troops": 2, "activists": 3, "marker": "protest"})
    execute(state, "government", 10, "unshaded", "space:manila")
    assert (state.activists["manila"], state.troops["manila"]) == (1, 1)


def test_31_unshaded_ruling_imelda_marcos_earns_once_for_two_spaces() -> None:
    state = position(personalities={"government": 42}, manila={"police": 1}, cebu={"police": 1})
    execute(state, "government", 31, "unshaded", "space:manila", "space:cebu")
    assert (state.patronage, state.aid, state.resources["government"]) == (8, 16, 13)


def test_32_unshaded_ruling_the_government_chooses_whoever_executes() -> None:
    rallying = {"police": 1, "activists": 1, "marker": "protest"}
    state = position(manila=rallying, davao={"troops": 1, "active": 1})
    asked = execute(state, "npa", 32, "unshaded", "way:assault", "space:davao")
    assert asked == ["government event.way", "government assault.space"]


def test_17_unshaded_ruling_reformers_who_execute_it_do_not_lose_that_turn() -> None:
    session = on_card(position(), 17, "reformers", "npa")
    session.choose("event:unshaded")
    assert session.state.boxes == {"reformers": "event"}
    session.choose("action:pass")
    assert session.state.ineligible == {"reformers"}
