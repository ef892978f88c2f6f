"""8.5.3: every side of the eighteen cards that the worked example does not reach, followed to its box."""

from __future__ import annotations

from typing import Any

import pytest

from engine.people_power.board import SPACES
from engine.people_power.bonifacio.cards import (
    BOTH,
    BUILD,
    CANVASS,
    CARDS,
    CHARM,
    CHARM_FIRST,
    CONVERT,
    EXTORT,
    REPRESS,
    STRIKE_BACK,
    letters_of,
)
from engine.people_power.bonifacio.deck import draw
from engine.people_power.bonifacio.questions import (
    ACTIVISTS,
    CUBES,
    GUERRILLAS,
    NPA_BEHIND,
    REFORMERS_BEHIND,
    DiceQuestion,
)
from engine.people_power.bonifacio.turn import activation_number, operate, read
from engine.people_power.effects import Drew, OperationBegan, Questioned, Skipped, SpaceSelected
from tests.people_power.event_driver import exhaust
from tests.people_power.non_players import position, told

GOVERNMENT_IN_CEBU = {"cebu": {"troops": 2}}
PROTEST_UNDER_POLICE = {"manila": {"police": 2, "activists": 3, "marker": "protest"}}
SEEN_GUERRILLAS = {"davao": {"troops": 2, "active": 2}}
ALL_POPULOUS = ("manila", "cebu", "zamboanga", "davao", "northern_luzon", "eastern_mindanao")


def everywhere(**content: Any) -> dict[str, dict[str, Any]]:
    return {space: dict(content) for space in ALL_POPULOUS}


@pytest.mark.parametrize(
    ("letter", "spaces", "dice", "expected"),
    [
        # Government
        ("A", PROTEST_UNDER_POLICE, {"A": 6}, ("roundup", REPRESS, False)),
        ("A", GOVERNMENT_IN_CEBU, {"A": 6}, ("train", BUILD, False)),
        ("B", PROTEST_UNDER_POLICE, {"B": 6}, ("roundup", REPRESS, False)),
        ("B", SEEN_GUERRILLAS, {"B": 6}, ("sweep", CHARM, False)),
        ("B", GOVERNMENT_IN_CEBU, {"B": 1}, ("sweep", CHARM, False)),
        ("C", everywhere(police=1), {}, None),
        ("D", GOVERNMENT_IN_CEBU, {}, None),
        ("D", {**PROTEST_UNDER_POLICE, "cebu": {"troops": 12, "police": 9}}, {"D": 2}, ("roundup", STRIKE_BACK, False)),
        ("D", {"manila": {"police": 1, "activists": 1, "marker": "protest"}}, {"D": 1}, ("train", BUILD, False)),
        ("E", GOVERNMENT_IN_CEBU, {}, None),
        ("F", {"cebu": {"troops": 3}}, {}, ("sweep", CHARM, False)),
        ("F", {"visayas": {"underground": 1}}, {"FF": 6}, ("train", CHARM_FIRST, False)),
        ("F", {"manila": {"troops": 12, "police": 12, "underground": 15}}, {"FF": 1}, ("sweep", CHARM, False)),
        # NPA
        ("G", {"visayas": {"underground": 1}}, {}, None),
        ("G", {"cebu": {"troops": 2, "underground": 1}}, {}, ("attack", ("ambush",), False)),
        ("G", {"cebu": {"troops": 2}}, {"GG": 4}, ("rally", EXTORT, False)),
        ("H", everywhere(alignment="resistance"), {}, None),
        ("H", {"cebu": {"underground": 1, "alignment": "support"}}, {}, ("terror", EXTORT, False)),
        ("H", {"cebu": {"underground": 1, "alignment": "opposition"}}, {"HH": 6}, ("rally", EXTORT, False)),
        ("H", {"cebu": {"underground": 15}}, {"HH": 2}, ("terror", EXTORT, False)),
        ("J", {"cebu": {"troops": 5, "active": 4}}, {}, ("attack", ("ambush",), False)),
        ("J", {"cebu": {"troops": 9}, "visayas": {"underground": 14}}, {"JJ": 5}, ("terror", EXTORT, False)),
        ("K", {"visayas": {"npa_bases": 2}}, {"K": 2}, None),
        ("K", {"visayas": {"underground": 1}}, {"K": 9}, ("march", ("strike", "extort"), False)),
        ("K", {"northern_luzon": {"underground": 1}, "manila": {"marker": "terror"}},
         {"K": 9}, ("terror", EXTORT, False)),
        ("K", {"southern_luzon": {"underground": 1}, "manila": {"marker": "terror"}},
         {"K": 9}, ("rally", EXTORT, False)),
        ("L", {"visayas": {"underground": 2}}, {}, ("rally", EXTORT, False)),
        ("L", {"cebu": {"underground": 1, "alignment": "support"}}, {}, ("terror", EXTORT, False)),
        ("L", {"visayas": {"underground": 1}}, {}, ("march", ("strike", "ambush", "extort"), False)),
        ("L", everywhere(alignment="resistance"), {}, None),
        ("M", {"visayas": {"underground": 1}}, {"M": 9}, ("march", EXTORT, False)),
        ("M", {"visayas": {"underground": 2}}, {"M": 9}, ("rally", EXTORT, False)),
        # Reformers
        ("N", {"visayas": {"activists": 1}}, {}, None),
        ("N", {"cebu": {"troops": 2, "activists": 1}}, {}, ("protest", CONVERT, False)),
        ("N", GOVERNMENT_IN_CEBU, {"NN": 12}, ("recruit", CONVERT, False)),
        ("N", {"cebu": {"troops": 2}, "visayas": {"activists": 14}}, {"NN": 3}, ("assemble", CANVASS, False)),
        ("P", everywhere(alignment="opposition"), {}, None),
        ("P", {"visayas": {"activists": 2}}, {}, ("recruit", CONVERT, False)),
        ("P", {"cebu": {"activists": 1}}, {}, ("protest", CONVERT, False)),
        ("P", {"visayas": {"activists": 1}}, {}, ("assemble", CANVASS, False)),
        ("Q", {"cebu": {"troops": 2, "activists": 1}}, {}, ("protest", CONVERT, False)),
        ("Q", {"cebu": {"troops": 2}, "visayas": {"activists": 3, "underground": 1}}, {}, ("persuade", BOTH, False)),
        ("Q", GOVERNMENT_IN_CEBU, {}, ("recruit", CONVERT, False)),
        ("R", {"cebu": {"alignment": "opposition"}}, {"R": 2}, None),
        ("R", {"cebu": {"activists": 1, "marker": "terror"}}, {"R": 9}, ("assemble", ("canvass",), True)),
        ("S", everywhere(alignment="opposition"), {}, None),
        ("S", {"visayas": {"activists": 3, "underground": 4}}, {}, ("persuade", BOTH, False)),
        ("S", GOVERNMENT_IN_CEBU, {"SS": 12}, ("recruit", CONVERT, False)),
        ("S", {"visayas": {"activists": 14}}, {"SS": 3}, ("protest", CONVERT, False)),
        ("T", {"cebu": {"activists": 1, "alignment": "opposition"}}, {"T": 9, "TT": 5}, ("recruit", CONVERT, False)),
        ("T", {"cebu": {"activists": 14, "alignment": "opposition"}}, {"T": 9, "TT": 5}, ("assemble", CANVASS, False)),
    ],
)  # fmt: skip
def test_8_5_3_card(letter: str, spaces: Any, dice: dict[str, int], expected: Any) -> None:
    state = position(spaces, luck={f"question.{side}": [total] for side, total in dice.items()})
    do = read(state, CARDS[letter], special_allowed=True)
    assert (do and (do.operation, do.specials, do.first)) == expected


@pytest.mark.parametrize(
    ("question", "dice"), [(CUBES, 1), (GUERRILLAS, 1), (ACTIVISTS, 2), (NPA_BEHIND, 3), (REFORMERS_BEHIND, 3)]
)
def test_8_5_3_dice_of_a_question(question: DiceQuestion, dice: int) -> None:
    assert question.dice == dice


@pytest.mark.parametrize(
    ("letter", "there", "operation"),
    [
        ("G", {"troops": 2, "underground": 1}, "rally"),  # an Ambush
        ("K", {"troops": 2, "underground": 1}, "terror"),  # a Strike
        ("R", {"activists": 1, "marker": "terror"}, "recruit"),  # a Canvass
    ],
)
def test_8_5_3_a_question_that_needs_a_special_activity_fails_in_a_limited_operation(
    letter: str, there: dict[str, Any], operation: str
) -> None:
    luck = {"question.GG": [1], "question.K": [9], "question.R": [9], "question.RR": [2]}
    state = position({"cebu": there}, luck=luck)
    do = read(state, CARDS[letter], special_allowed=False)
    assert do and do.operation == operation
    asked = [(question.side, question.answer) for question in told(state, Questioned)]
    assert asked == [(letter, True), (letter, False), (letter * 2, True)]


@pytest.mark.parametrize("special_allowed", [True, False])
def test_8_5_3_the_government_passes_too_rather_than_train_for_the_sake_of_an_enrich(special_allowed: bool) -> None:
    """All cubes are on the map, everywhere is Control and nobody to fight: no card gives an Operation."""
    spaces: dict[str, Any] = {space: {"troops": 1, "police": 1, "alignment": "support"} for space in SPACES}
    state = position(spaces, election=38, patronage=5)
    exhaust(state, "troops")
    exhaust(state, "police")
    state.waiting, state.card = ("government",), 1
    assert operate(state, "government", special_allowed) == "pass"
    assert (state.patronage, told(state, OperationBegan)) == (5, [])


def test_8_5_3_the_top_card_goes_under_even_if_it_matches() -> None:
    state = position({})
    state.bonifacio_deck = ("A", "G", "N", "B")
    assert draw(state, "government").letter == "B"
    assert state.bonifacio_deck == ("B", "A", "G", "N")
    assert told(state, Drew)[-1].side == "B"


def test_8_5_4_activation_numbers() -> None:
    letters = {number: "".join(card.letter for card in CARDS.values() if card.number == number) for number in range(6)}
    assert letters == {0: "", 1: "HKLM", 2: "GJNPQRST", 3: "CEF", 4: "ABD", 5: ""}


def test_8_11_all_reformer_cards_need_more_than_two_and_in_the_1984_campaign_more_than_one() -> None:
    """The example says so of all of them on its third card; 8.5.4: one dot less while 1984 lasts."""
    in_1983, in_1984 = position({}, election=38), position({}, election=39)
    assert {activation_number(in_1983, CARDS[letter]) for letter in letters_of("reformers")} == {2}
    assert {activation_number(in_1984, CARDS[letter]) for letter in letters_of("reformers")} == {1}
    assert activation_number(in_1984, CARDS["A"]) == activation_number(in_1983, CARDS["A"])


def test_8_5_2_one_space_without_special_activity_is_a_limited_operation() -> None:
    state = position({"cebu": {"underground": 1}}, luck={"activation": [1], "question.JJ": [6]})
    state.bonifacio_deck = ("K", "H", *letters_of("npa"))
    state.waiting, state.card = ("npa",), 6
    state.alignment["cebu"] = "support"
    box = operate(state, "npa", special_allowed=True)
    assert box == "limited"


@pytest.mark.parametrize(("boxes", "box"), [({}, "op_only"), ({"reformers": "op_only"}, "op_special")])
def test_8_5_2_several_spaces_without_special_activity(boxes: Any, box: str) -> None:
    spaces = {city: {"underground": 1, "alignment": "support"} for city in ("cebu", "davao")}
    state = position(spaces, luck={"activation": [6, 6]})
    state.bonifacio_deck = ("K", "H", *letters_of("npa"))
    state.waiting, state.card, state.boxes = ("npa",), 6, dict(boxes)
    assert operate(state, "npa", special_allowed=True) == box
    assert (state.marker["cebu"], state.marker["davao"]) == ("terror", "terror")


def test_8_5_3_an_ambush_that_was_impossible_before_the_attack_is_not_tried_again() -> None:
    state = position({"cebu": {"active": 5, "troops": 2, "police": 4}}, luck={"attack": [6]})
    state.bonifacio_deck = ("K", "J", *letters_of("npa"))
    state.waiting, state.card = ("npa",), 6
    assert operate(state, "npa", special_allowed=True) == "limited"
    assert [skipped.instruction for skipped in told(state, Skipped)] == ["ambush"]


def test_8_5_3_no_special_activity_to_begin_with_leaves_a_limited_operation() -> None:
    """EE wants Enrich or Reprisal before the Assault: without Control there is neither."""
    spaces = {
        "davao": {"troops": 1, "active": 2},
        "visayas": {"troops": 1, "active": 1, "npa_bases": 1},
        "cebu": {"troops": 1, "active": 2},
    }
    state = position(spaces, luck={"question.E": [6], "activation": [6, 6, 6]})
    exhaust(state, "troops")
    exhaust(state, "police")
    state.bonifacio_deck = ("A", "E", "B", "C", "D", "F")
    state.waiting, state.card = ("government",), 1
    assert operate(state, "government", special_allowed=True) == "limited"
    assert len([selected for selected in told(state, SpaceSelected) if selected.action == "assault"]) == 1


def test_8_5_3_after_six_cards_without_a_legal_operation_the_faction_passes() -> None:
    state = position({space: {"alignment": "support"} for space in SPACES})
    assert operate(state, "npa", special_allowed=True) == "pass"
    assert {drawn.side[0] for drawn in told(state, Drew)} == set(letters_of("npa"))
