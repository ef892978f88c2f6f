"""5.2, 5.3: each Election card and each Personality bends its rule; without it the rule stands."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power import State
from engine.people_power.activities import SPECIALS
from engine.people_power.activities.government import can_crony, enrich_in, play_crony
from engine.people_power.activities.npa import play_strike
from engine.people_power.activities.reformers import appeal_in, play_convert
from engine.people_power.board import Faction, Space
from engine.people_power.cards import FACTION_OF, SNAP_ELECTION_1986
from engine.people_power.election import reset_phase, resources_phase
from engine.people_power.in_force import BENT_BY, RulesInForce, rules
from engine.people_power.operations import OPERATIONS
from engine.people_power.sequence import passes
from engine.people_power.turn import LIMITED, OPERATION, Turn
from tests.people_power.event_driver import drive, position


def under(card: int, **board: Any) -> State:
    """A position with only this Election card or Personality in play."""
    if card in FACTION_OF:
        return position(personalities={FACTION_OF[card]: card}, **board)
    return position(election=card, **board)


def operate(state: State, faction: Faction, operation: str, *answers: str, kind: str = OPERATION) -> None:
    drive(state, OPERATIONS[operation].play(Turn(state, faction, operation, kind)), answers)


def act(state: State, faction: Faction, special: str, *answers: str, operation: str = "") -> None:
    drive(state, SPECIALS[special].play(Turn(state, faction, operation, special=special)), answers)


# Election cards


@pytest.mark.parametrize(("card", "patronage"), [(37, 12), (SNAP_ELECTION_1986, 14)])
def test_37_enrich_adds_population_once(card: int, patronage: int) -> None:
    state = under(card, cebu={"police": 1, "alignment": "support"})
    enrich_in(state, "cebu")
    assert state.patronage == patronage


@pytest.mark.parametrize(("card", "alignment"), [(38, "opposition"), (SNAP_ELECTION_1986, "neutral")])
def test_38_protest_sets_to_opposition(card: int, alignment: str) -> None:
    state = under(card, cebu={"activists": 1, "alignment": "support"})
    operate(state, "reformers", "protest")
    assert state.alignment["cebu"] == alignment


@pytest.mark.parametrize(
    ("card", "kind", "left"), [(39, LIMITED, 10), (39, OPERATION, 9), (SNAP_ELECTION_1986, LIMITED, 9)]
)
def test_39_reformer_limited_operations_are_free(card: int, kind: str, left: int) -> None:
    state = under(card, cebu={"activists": 1})
    operate(state, "reformers", "protest", kind=kind)
    assert state.resources["reformers"] == left


@pytest.mark.parametrize(("card", "faction", "earned"), [(39, "reformers", 3), (39, "npa", 1), (38, "reformers", 1)])
def test_39_a_reformer_pass_earns_three(card: int, faction: Faction, earned: int) -> None:
    state = under(card)
    passes(state, faction)
    assert state.resources[faction] == 10 + earned


def test_40_bends_no_rule() -> None:
    assert rules(under(SNAP_ELECTION_1986)) == RulesInForce()


def test_6_6_the_next_election_card_covers_the_last() -> None:
    state = position(election=38)
    state.card = 39
    drive(state, reset_phase(state), ())
    assert (rules(state).protest_sets, rules(state).reformers_pass) == (False, 3)


# Government


def test_41_enrile_buys_patronage_as_a_special_activity() -> None:
    state = under(41)
    drive(state, play_crony(Turn(state, "government")), ())
    assert (state.patronage, state.resources["government"]) == (13, 7)


@pytest.mark.parametrize(("card", "resources", "can"), [(41, 3, True), (41, 2, False), (42, 3, False)])
def test_41_the_deal_needs_enrile_and_three_resources(card: int, resources: int, can: bool) -> None:
    state = under(card, resources={"government": resources, "reformers": 0, "npa": 0})
    assert can_crony(state) is can


def test_41_the_deal_accompanies_every_government_operation() -> None:
    assert {key for key, operation in OPERATIONS.items() if "crony" in operation.specials} == {
        *("train", "sweep", "roundup", "assault"),
    }


def test_41_a_non_player_pays_nothing() -> None:
    state = under(41, humans={"npa"})
    assert can_crony(state)
    drive(state, play_crony(Turn(state, "government")), ())
    assert state.patronage == 13


def test_42_imelda_charms_two_spaces_and_earns() -> None:
    state = under(42, manila={"police": 1}, cebu={"police": 1})
    act(state, "government", "charm", "space:manila", "space:cebu")
    assert (state.patronage, state.aid, state.resources["government"]) == (8, 16, 13)


def test_42_without_imelda_charm_takes_one_space_and_earns_nothing() -> None:
    state = under(41, manila={"police": 1}, cebu={"police": 1})
    act(state, "government", "charm", "space:manila")
    assert (state.patronage, state.resources["government"]) == (9, 10)


def test_43_ver_removes_two_from_a_single_reprisal_space() -> None:
    state = under(43, cebu={"police": 4, "underground": 1, "activists": 1})
    act(state, "government", "reprisal", "piece:underground", "piece:activists")
    assert (state.underground["cebu"], state.activists["cebu"]) == (0, 0)


def test_43_ver_removes_one_from_each_of_two_spaces() -> None:
    state = under(43, cebu={"police": 4, "activists": 2}, davao={"police": 4, "activists": 2})
    act(state, "government", "reprisal", "space:cebu", "space:davao")
    assert (state.activists["cebu"], state.activists["davao"], state.available["activists"]) == (1, 1, 14)


def test_43_without_ver_the_piece_moves() -> None:
    state = under(44, cebu={"police": 2, "activists": 1})
    act(state, "government", "reprisal")
    assert (state.activists["cebu"], state.activists["visayas"]) == (0, 1)


@pytest.mark.parametrize(("card", "left"), [(44, 1), (43, 3)])
def test_44_ramos_lets_troops_round_up(card: int, left: int) -> None:
    state = under(card, cebu={"troops": 2, "police": 1, "activists": 4, "marker": "protest"})
    operate(state, "government", "roundup")
    assert state.activists["cebu"] == left


# Reformers


@pytest.mark.parametrize(("card", "space", "activists"), [(45, "cebu", 2), (45, "visayas", 1), (46, "cebu", 1)])
def test_45_aquino_recruits_one_more_in_cities(card: int, space: Space, activists: int) -> None:
    state = under(card)
    operate(state, "reformers", "recruit", f"space:{space}", "done")
    assert state.activists[space] == activists


def test_45_aquino_recruits_even_where_a_base_was_placed() -> None:
    state = under(45, cebu={"activists": 2})
    operate(state, "reformers", "recruit", "space:cebu", "recruit:base", "done")
    assert (state.ref_bases["cebu"], state.activists["cebu"]) == (1, 1)


def test_46_sin_converts_two_cubes() -> None:
    state = under(46, cebu={"troops": 1, "police": 1, "activists": 1, "marker": "protest"})
    drive(state, play_convert(Turn(state, "reformers", special="convert")), ("convert:replace2",))
    assert (state.troops["cebu"], state.police["cebu"], state.activists["cebu"], state.patronage) == (0, 0, 3, 9)


def test_46_sin_with_one_cube_converts_that() -> None:
    state = under(46, cebu={"troops": 1, "activists": 1, "marker": "protest"})
    drive(state, play_convert(Turn(state, "reformers", special="convert")), ())
    assert (state.troops["cebu"], state.activists["cebu"]) == (0, 2)


@pytest.mark.parametrize(("card", "resources"), [(47, 13), (45, 12)])
def test_47_laurel_earns_three_for_an_appeal(card: int, resources: int) -> None:
    state = under(card, cebu={"activists": 1})
    appeal_in(state, "cebu")
    assert state.resources["reformers"] == resources


def test_47_laurel_gives_out_of_turn_once_a_campaign() -> None:
    state = under(47, aid=0)
    drive(state, resources_phase(state), ("give:npa", "count:4"))
    assert (state.resources["npa"], state.laurel_spoke) == (14, True)
    drive(state, resources_phase(state), ())


@pytest.mark.parametrize(("card", "troops"), [(48, 1), (45, 2)])
def test_48_honasan_costs_a_troop_in_each_roundup(card: int, troops: int) -> None:
    state = under(card, cebu={"troops": 2, "police": 1, "activists": 1, "marker": "protest"})
    operate(state, "government", "roundup")
    assert state.troops["cebu"] == troops


def test_48_honasan_finds_no_troop() -> None:
    state = under(48, cebu={"police": 1, "activists": 1, "marker": "protest"})
    operate(state, "government", "roundup")
    assert (state.activists["cebu"], state.police["cebu"]) == (0, 1)


# NPA


def test_49_sison_builds_a_base_from_one_guerrilla_in_countryside() -> None:
    state = under(49, visayas={"active": 1})
    operate(state, "npa", "rally", "space:visayas", "rally:base", "done")
    assert (state.active["visayas"], state.npa_bases["visayas"]) == (0, 1)


def test_49_sison_needs_two_guerrillas_in_a_city() -> None:
    state = under(49, cebu={"active": 1})
    operate(state, "npa", "rally", "space:cebu", "done")
    assert (state.npa_bases["cebu"], state.underground["cebu"]) == (0, 1)


def test_50_salas_ambushes_twice() -> None:
    state = under(50, cebu={"underground": 1, "police": 2}, davao={"underground": 1, "police": 2})
    act(state, "npa", "ambush", "space:cebu", "space:davao", operation="attack")
    assert (state.police["cebu"], state.police["davao"]) == (0, 0)


def test_50_without_salas_once() -> None:
    state = under(49, cebu={"underground": 1, "police": 2}, davao={"underground": 1, "police": 2})
    act(state, "npa", "ambush", "space:cebu", operation="attack")
    assert state.police["davao"] == 2


def test_51_kintanar_removes_one_piece_in_one_terror_space() -> None:
    state = under(51, cebu={"underground": 1, "police": 1}, davao={"underground": 1, "police": 1, "activists": 1})
    operate(state, "npa", "terror", "space:cebu", "done", "space:davao", "piece:activists")
    assert (state.police["cebu"], state.police["davao"], state.activists["davao"]) == (1, 1, 0)


def test_51_kintanar_strikes_only_once_an_operation() -> None:
    state = under(51, cebu={"underground": 1, "police": 1}, davao={"underground": 1, "police": 1})
    operate(state, "npa", "terror", "space:cebu", "piece:police", "space:davao")
    assert (state.police["cebu"], state.police["davao"]) == (0, 1)


def test_51_kintanar_spares_nobody_where_terror_strikes_only_once() -> None:
    state = under(51, cebu={"underground": 1, "police": 1, "activists": 1})
    prompt = next(OPERATIONS["terror"].play(Turn(state, "npa", "terror")))
    assert [option.key for option in prompt.options] == ["piece:police", "piece:activists"]


def test_51_kintanar_takes_one_in_the_end_although_all_were_spared() -> None:
    state = under(51, cebu={"underground": 1, "police": 1}, davao={"underground": 1}, visayas={"underground": 1})
    operate(state, "npa", "terror", "space:cebu", "done", "space:davao", "done")
    assert state.police["cebu"] == 0


def test_52_alejandro_sets_one_city_straight_to_resistance() -> None:
    state = under(
        52, cebu={"underground": 1, "alignment": "support"}, davao={"underground": 1, "alignment": "opposition"}
    )
    drive(state, play_strike(Turn(state, "npa", "march", special="strike")), ("space:cebu", "space:davao"))
    assert (state.alignment["cebu"], state.alignment["davao"]) == ("resistance", "neutral")


def test_52_without_alejandro_a_strike_shifts() -> None:
    state = under(51, cebu={"underground": 1, "alignment": "support"})
    drive(state, play_strike(Turn(state, "npa", "march", special="strike")), ())
    assert state.alignment["cebu"] == "neutral"


# All


@pytest.mark.parametrize("card", [card for card in BENT_BY if card in FACTION_OF])
def test_5_2_a_personality_bends_rules_only_while_in_play(card: int) -> None:
    state = under(card)
    assert rules(state) != RulesInForce()
    state.personalities = {}
    assert rules(state) == RulesInForce()


def test_5_2_lasting_effects_of_two_cards_add_up() -> None:
    bent = rules(position(election=38, personalities={"government": 44, "reformers": 48}))
    assert bent.protest_sets and bent.troops_round_up and bent.roundup_costs_troop
