"""5.4, 6.1.2: Acts of Desperation, each with its condition met, not met, and met with little to do."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power import State
from engine.people_power.board import NPA
from engine.people_power.cards import ACTS_OF
from engine.people_power.desperation import ACTS, resolve_acts
from engine.people_power.effects import ActResolved
from tests.people_power.event_driver import drive, exhaust, position

OWNER = {card: faction for faction, cards in ACTS_OF.items() for card in cards}
PROTEST = {"activists": 1, "marker": "protest"}
STRIKE = {"active": 1, "marker": "strike"}
TERROR = {"marker": "terror"}

NOT_MET: dict[int, dict[str, Any]] = {
    53: {"aid": 5},
    54: {"cebu": {"alignment": "support"}, "davao": {"alignment": "opposition"}},
    55: {"manila": {"police": 1, "alignment": "opposition"}, "visayas": {"police": 1}},
    56: {"manila": {"police": 3, "activists": 5}, "cebu": PROTEST},
    57: {"manila": {"police": 3, **PROTEST}},
    58: {"cebu": {"activists": 1, "alignment": "resistance"}, "davao": {"alignment": "opposition"}},
    59: {"cebu": {"active": 1, "alignment": "opposition"}, "davao": {"alignment": "resistance"}},
    60: {"manila": PROTEST},
    61: {"manila": {"police": 1, **TERROR}, "cebu": TERROR},
}


def resolve(state: State, card: int, *answers: str) -> None:
    """The final Victory phase with this Act alone on the table."""
    state.acts = {OWNER[card]: card}
    drive(state, resolve_acts(state), answers)


@pytest.mark.parametrize("card", NOT_MET)
def test_5_4_without_its_condition_an_act_does_nothing(card: int) -> None:
    state = position(**NOT_MET[card])
    resolve(state, card)
    assert state.effects == [ActResolved(OWNER[card], card, False)]


def test_5_4_every_act_has_a_condition_that_fails() -> None:
    assert set(NOT_MET) == set(ACTS) == set(range(53, 62))


@pytest.mark.parametrize(("aid", "patronage"), [(6, 13), (7, 13), (8, 14), (20, 14)])
def test_53_sanctuary_adds_half_of_aid_up_to_four(aid: int, patronage: int) -> None:
    state = position(aid=aid)
    resolve(state, 53)
    assert state.patronage == patronage


def test_53_patronage_stops_at_forty() -> None:
    state = position(aid=8, patronage=39)
    resolve(state, 53)
    assert state.patronage == 40


def test_54_marcos_inaugurated_adds_patronage() -> None:
    state = position(cebu={"alignment": "support"}, visayas={"alignment": "opposition"})
    resolve(state, 54)
    assert state.patronage == 13


def test_55_comelec_sets_two_controlled_spaces_to_neutral() -> None:
    held = {"police": 1, "alignment": "opposition"}
    state = position(manila=held, cebu=held, visayas=held)
    resolve(state, 55, "space:manila", "space:visayas")
    assert (state.alignment["manila"], state.alignment["cebu"], state.alignment["visayas"]) == (
        "neutral",
        "opposition",
        "neutral",
    )


def test_55_comelec_reaches_only_controlled_spaces() -> None:
    state = position(
        manila={"police": 1}, cebu={"police": 1, "alignment": "opposition"}, davao={"alignment": "opposition"}
    )
    resolve(state, 55, "space:cebu")
    assert (state.alignment["cebu"], state.alignment["davao"]) == ("neutral", "opposition")


def test_56_three_cubes_in_manila_defect() -> None:
    state = position(manila={"troops": 3, "police": 2, **PROTEST})
    resolve(state, 56, "piece:troops", "piece:police", "piece:troops")
    assert (state.troops["manila"], state.police["manila"], state.activists["manila"]) == (1, 1, 4)


def test_56_with_one_cube_and_no_activist_left_the_cube_just_goes() -> None:
    state = position(manila={"troops": 1, **PROTEST})
    exhaust(state, "activists")
    resolve(state, 56, "piece:troops")
    assert (state.troops["manila"], state.activists["manila"]) == (0, 1)


def test_56_with_none_available_an_activist_may_come_from_elsewhere() -> None:
    """1.5.1: or else the replaced cube just goes."""
    state = position(manila={"troops": 3, **PROTEST}, cebu={"activists": 8}, davao={"activists": 7})
    resolve(state, 56, "piece:troops", "space:cebu", "piece:troops", "done", "piece:troops", "space:davao")
    assert (state.troops["manila"], state.activists["manila"]) == (0, 3)
    assert (state.activists["cebu"], state.activists["davao"]) == (7, 6)


def test_56_a_non_player_takes_no_activist_off_the_map() -> None:
    """8.2.1"""
    state = position(humans={NPA}, manila={"troops": 1, **PROTEST}, cebu={"activists": 15})
    resolve(state, 56, "piece:troops")
    assert (state.activists["manila"], state.activists["cebu"]) == (1, 15)


def test_57_people_power_removes_a_cube_per_two_activists_rounded_up() -> None:
    state = position(
        manila={"troops": 2, "police": 2, "activists": 3, "marker": "protest"}, cebu={"police": 2, **PROTEST}
    )
    resolve(state, 57, "piece:troops", "piece:police")
    assert (state.troops["manila"], state.police["manila"], state.police["cebu"]) == (1, 1, 1)


def test_57_people_power_with_few_cubes_takes_them_all() -> None:
    state = position(manila={"troops": 1, "activists": 6, "marker": "protest"}, cebu=PROTEST)
    resolve(state, 57)
    assert state.troops["manila"] == 0


def test_58_boycott_ignored_frees_two_spaces_with_activists() -> None:
    lost = {"activists": 1, "alignment": "resistance"}
    state = position(manila={"alignment": "opposition"}, visayas=lost, southern_luzon=lost, central_mindanao=lost)
    resolve(state, 58, "space:visayas", "space:central_mindanao")
    assert (state.alignment["visayas"], state.alignment["southern_luzon"]) == ("neutral", "resistance")


def test_58_boycott_ignored_where_only_one_space_has_activists() -> None:
    state = position(
        manila={"alignment": "opposition"},
        visayas={"activists": 1, "alignment": "resistance"},
        cebu={"alignment": "resistance"},
    )
    resolve(state, 58, "space:visayas")
    assert (state.alignment["visayas"], state.alignment["cebu"]) == ("neutral", "resistance")


def test_59_boycott_frees_two_spaces_with_guerrillas() -> None:
    state = position(
        manila={"alignment": "resistance"},
        visayas={"active": 1, "alignment": "opposition"},
        southern_luzon={"underground": 1, "alignment": "opposition"},
    )
    resolve(state, 59, "space:visayas", "space:southern_luzon")
    assert (state.alignment["visayas"], state.alignment["southern_luzon"]) == ("neutral", "neutral")


def test_59_boycott_may_stop_after_one() -> None:
    lost = {"active": 1, "alignment": "opposition"}
    state = position(manila={"alignment": "resistance"}, visayas=lost, southern_luzon=lost)
    resolve(state, 59, "space:visayas", "done")
    assert (state.alignment["visayas"], state.alignment["southern_luzon"]) == ("neutral", "opposition")


def test_60_national_strike_costs_two_patronage_a_strike() -> None:
    state = position(manila=STRIKE, cebu=STRIKE, davao=STRIKE)
    resolve(state, 60)
    assert state.patronage == 4


def test_60_national_strike_stops_at_zero() -> None:
    state = position(patronage=1, manila=STRIKE)
    resolve(state, 60)
    assert state.patronage == 0


def test_61_violence_in_three_terror_spaces() -> None:
    state = position(
        manila={"troops": 1, "police": 1, "activists": 1, "alignment": "support", **TERROR},
        cebu={"police": 1, "alignment": "resistance", **TERROR},
        davao={"activists": 2, "alignment": "opposition", **TERROR},
    )
    resolve(state, 61, "space:manila", "piece:police", "space:cebu", "space:davao")
    assert (state.police["manila"], state.activists["manila"], state.alignment["manila"]) == (0, 0, "neutral")
    assert (state.police["cebu"], state.alignment["cebu"]) == (0, "resistance")
    assert (state.activists["davao"], state.alignment["davao"]) == (1, "neutral")


def test_61_violence_where_nobody_is_only_sets_to_neutral() -> None:
    state = position(manila={"alignment": "support", **TERROR}, cebu=TERROR, davao=TERROR)
    resolve(state, 61, "space:manila", "done")
    assert state.alignment["manila"] == "neutral"


def test_6_1_2_the_order_is_fixed_before_the_first_act() -> None:
    """The strikes bring the Government below the others, and still it comes last."""
    state = position(patronage=11, aid=6, manila=STRIKE, cebu=STRIKE, davao=STRIKE, zamboanga=STRIKE)
    state.acts = {"government": 53, "npa": 60}
    drive(state, resolve_acts(state), ())
    assert state.patronage == 11 - 8 + 3
