"""8.6.1: what each Personality changes for a non-player; 8.10.5: how one is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power.board import Faction, as_space
from engine.people_power.bonifacio.activities import SPECIALS, try_specials
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.events import answering_non_players
from engine.people_power.bonifacio.newsmakers import choose_act, choose_personality
from engine.people_power.bonifacio.operations import OPERATIONS
from engine.people_power.bonifacio.questions import VULNERABLE_REFORMERS
from engine.people_power.desperation import resolve_acts
from engine.people_power.effects import Removed, SpecialBegan
from engine.people_power.state import State
from engine.people_power.turn import Turn
from tests.people_power.non_players import position, told

ALWAYS_ON = {"activation": [6] * 20}


def operate(state: State, faction: Faction, operation: str) -> None:
    OPERATIONS[operation](Actor(Turn(state, faction, operation), number=2))


def test_41_enrile_every_special_activity_brings_three_patronage_for_nothing() -> None:
    spaces = {"cebu": {"troops": 2, "alignment": "support", "activists": 1}}
    state = position(spaces, personalities={"government": 41}, patronage=5)
    assert try_specials(Actor(Turn(state, "government", "train")), ("enrich_watched", "charm", "enrich"))
    assert (state.patronage, state.alignment["cebu"]) == (8, "support")
    assert told(state, SpecialBegan)[0].special == "crony"


@pytest.mark.parametrize(("faction", "never"), [("government", 42), ("reformers", 47)])
def test_42_and_47_are_never_chosen(faction: Faction, never: int) -> None:
    for seed in range(60):
        state = position({"cebu": {"troops": 2, "activists": 1}})
        state.chance.seed = seed
        state.personalities_played = frozenset({44, 45} if seed % 2 else ())
        assert choose_personality(state, faction) != never


def test_43_ver_reprisal_removes_one_in_each_of_two_spaces() -> None:
    two = {"cebu": {"troops": 4, "activists": 2}, "davao": {"troops": 4, "underground": 2}}
    state = position(two, personalities={"government": 43})
    assert SPECIALS["reprisal"](Actor(Turn(state, "government", "assault")))
    assert {(e.space, e.piece, e.count) for e in told(state, Removed)} == {
        ("davao", "underground", 1),
        ("cebu", "activists", 1),
    }


def test_43_ver_reprisal_in_a_single_space_removes_two_guerrillas_first() -> None:
    state = position({"cebu": {"troops": 9, "activists": 2, "active": 1}}, personalities={"government": 43})
    assert SPECIALS["reprisal"](Actor(Turn(state, "government", "assault")))
    assert (state.active["cebu"], state.activists["cebu"]) == (0, 1)


def test_44_ramos_counts_troops_when_it_asks_for_a_roundup() -> None:
    spaces = {"manila": {"troops": 3, "activists": 3, "marker": "protest"}}
    assert not VULNERABLE_REFORMERS.holds(position(spaces), "manila")
    state = position(spaces, personalities={"government": 44})
    assert VULNERABLE_REFORMERS.holds(state, "manila")
    operate(state, "government", "roundup")
    assert state.activists["manila"] == 0


@pytest.mark.parametrize(("space", "placed"), [("cebu", 2), ("visayas", 1)])
def test_45_aquino_one_more_activist_in_each_city(space: str, placed: int) -> None:
    state = position({space: {"troops": 1}}, personalities={"reformers": 45}, luck={"activation": [1]})
    operate(state, "reformers", "recruit")
    assert {where: count for where, count in state.activists.items() if count} == {space: placed}


def test_45_aquino_even_where_a_base_was_placed() -> None:
    state = position({"cebu": {"activists": 3}}, personalities={"reformers": 45}, luck={"activation": [1]})
    operate(state, "reformers", "recruit")
    assert (state.ref_bases["cebu"], state.activists["cebu"]) == (1, 2)


def test_46_sin_replaces_bases_first_then_two_cubes_with_activists() -> None:
    spaces = {
        "cebu": {"police": 2, "troops": 1, "activists": 1, "marker": "protest"},
        "davao": {"gov_bases": 1, "activists": 1, "marker": "protest"},
    }
    state = position(spaces, personalities={"reformers": 46}, patronage=9)
    assert SPECIALS["convert"](Actor(Turn(state, "reformers", "protest")))
    assert (state.gov_bases["davao"], state.ref_bases["davao"]) == (0, 1)
    assert (state.police["cebu"], state.troops["cebu"], state.activists["cebu"]) == (0, 1, 3)
    assert state.patronage == 6


def test_46_sin_selects_by_remove_or_replace_even_where_a_single_cube_is() -> None:
    spaces = {
        "manila": {"police": 1, "gov_bases": 1, "activists": 1, "marker": "protest"},
        "cebu": {"police": 2, "activists": 1, "marker": "protest"},
        "davao": {"police": 3, "activists": 1, "marker": "protest"},
    }
    state = position(spaces, personalities={"reformers": 46}, patronage=9)
    assert SPECIALS["convert"](Actor(Turn(state, "reformers", "protest")))
    assert (state.activists["manila"], state.police["manila"]) == (2, 0)


def test_48_honasan_each_roundup_space_loses_a_troop() -> None:
    spaces = {"manila": {"troops": 2, "police": 3, "activists": 3, "marker": "protest"}}
    state = position(spaces, personalities={"reformers": 48})
    operate(state, "government", "roundup")
    assert (state.troops["manila"], state.activists["manila"]) == (1, 0)


def test_49_sison_one_guerrilla_builds_a_base_in_countryside_without_cubes() -> None:
    spaces = {"visayas": {"underground": 1}, "southern_luzon": {"underground": 1, "police": 1}, "cebu": {"active": 1}}
    state = position(spaces, personalities={"npa": 49}, luck={"activation": [1]})
    operate(state, "npa", "rally")
    assert (state.npa_bases["visayas"], state.npa_bases["southern_luzon"], state.npa_bases["cebu"]) == (1, 0, 0)


def test_49_sison_bases_come_to_countryside_before_cities_with_more_guerrillas() -> None:
    spaces = {"zamboanga": {"underground": 3, "active": 1}, "northern_luzon": {"underground": 2, "troops": 2}}
    state = position(spaces, personalities={"npa": 49})
    OPERATIONS["rally"](Actor(Turn(state, "npa", "rally", kind="limited", spaces_allowed=1), number=2))
    assert (state.npa_bases["zamboanga"], state.npa_bases["northern_luzon"]) == (0, 1)


def test_50_salas_ambushes_two_spaces() -> None:
    spaces = {"cebu": {"troops": 2, "underground": 1}, "davao": {"troops": 2, "underground": 1}}
    state = position(spaces, personalities={"npa": 50}, luck={"activation": [1]})
    assert SPECIALS["ambush"](Actor(Turn(state, "npa", "attack")))
    assert (state.troops["cebu"], state.troops["davao"]) == (0, 0)


def test_51_kintanar_the_first_possible_terror_space_loses_police_before_activists() -> None:
    first = {"underground": 1, "police": 1, "activists": 1}
    spaces = {"northern_luzon": first, "cebu": {"underground": 1, "police": 1}}
    state = position(spaces, personalities={"npa": 51}, luck=ALWAYS_ON)
    operate(state, "npa", "terror")
    assert (state.police["northern_luzon"], state.activists["northern_luzon"], state.police["cebu"]) == (0, 1, 1)


def test_51_kintanar_strikes_a_players_piece_first() -> None:
    spaces = {"northern_luzon": {"underground": 1, "police": 1, "activists": 1}}
    state = position(spaces, humans={"reformers"}, personalities={"npa": 51})
    operate(state, "npa", "terror")
    assert (state.police["northern_luzon"], state.activists["northern_luzon"]) == (1, 0)


def test_52_alejandro_the_first_strike_at_support_goes_straight_to_resistance() -> None:
    spaces = {
        "cebu": {"underground": 1, "alignment": "support"},
        "davao": {"underground": 1, "alignment": "support", "troops": 1},
    }
    state = position(spaces, personalities={"npa": 52})
    assert SPECIALS["strike"](Actor(Turn(state, "npa", "march")))
    assert (state.alignment["cebu"], state.alignment["davao"]) == ("resistance", "neutral")


@pytest.mark.parametrize(
    ("faction", "spaces", "luck", "card"),
    [
        ("government", {}, {"personality.41": [1]}, 41),
        ("government", {"cebu": {"troops": 1, "alignment": "support"}, "davao": {"troops": 2, "activists": 1}},
         {"personality.41": [1], "personality.43": [1]}, 43),
        ("government", {"cebu": {"troops": 1, "alignment": "support"}},
         {"personality.41": [1], "personality.43": [1]}, 44),
        ("reformers", {}, {"personality.45": [12]}, 45),
        ("reformers", {"cebu": {"activists": 10}}, {"personality.45": [7]}, 48),
        ("npa", {}, {"personality.49": [6]}, 49),
        ("npa", {"manila": {"npa_bases": 2}, "cebu": {"npa_bases": 2}, "davao": {"npa_bases": 2, "troops": 9}},
         {"personality.49": [1], "personality.50": [3], "personality.52": [3]}, 52),
    ],
)  # fmt: skip
def test_8_10_5_personality(faction: Faction, spaces: Any, luck: Any, card: int) -> None:
    assert choose_personality(position(spaces, luck=luck), faction) == card


def test_8_10_5_a_list_that_no_roll_can_satisfy_ends_by_chance() -> None:
    state = position({})
    state.personalities_played = frozenset({41, 44})
    assert choose_personality(state, "government") == 43


def test_8_10_5_the_list_is_read_again_until_a_roll_satisfies_it() -> None:
    friends = {"cebu": {"troops": 1, "alignment": "support"}, "davao": {"troops": 1, "alignment": "support"}}
    state = position(friends, luck={"personality.41": [1, 2] * 10 + [3], "personality": [43]})
    state.personalities_played = frozenset({44})
    assert choose_personality(state, "government") == 41


@pytest.mark.parametrize(
    ("faction", "humans", "card"),
    [
        ("government", (), 55),
        ("government", ("npa",), 53),
        ("reformers", (), 57),
        ("reformers", ("npa",), 58),
        ("reformers", ("npa", "government"), 56),
        ("npa", (), 60),
        ("npa", ("reformers",), 59),
        ("npa", ("reformers", "government"), 61),
    ],
)
def test_8_10_5_act_of_desperation(faction: Faction, humans: tuple[Faction, ...], card: int) -> None:
    assert choose_act(position({}, humans=humans), faction) == card


def test_8_10_5_marcos_inaugurated_when_support_exceeds_opposition() -> None:
    assert choose_act(position({"manila": {"alignment": "support"}}, humans={"npa"}), "government") == 54


def test_61_the_npa_disrupts_the_election_by_shift_towards_resistance() -> None:
    """8.6.2: of the actions of the Act, ending Support or Opposition has the leftmost column."""
    spaces = {
        "manila": {"marker": "terror", "alignment": "resistance", "troops": 2},
        "cebu": {"marker": "terror", "alignment": "support"},
        "davao": {"marker": "terror", "alignment": "opposition"},
        "zamboanga": {"marker": "terror", "alignment": "support", "troops": 1},
        "northern_luzon": {"marker": "terror"},
    }
    state = position(spaces, humans={"government", "reformers"}, luck={"tie.terror": ["cebu"]})
    state.acts, state.card = {"npa": 61}, 40
    for prompt in answering_non_players(state, resolve_acts(state)):
        raise AssertionError(prompt)
    assert {space for space in map(as_space, spaces) if state.alignment[space] == "neutral"} == {
        *("cebu", "davao", "zamboanga", "northern_luzon")
    }
    assert (state.troops["manila"], state.troops["zamboanga"]) == (2, 0)
