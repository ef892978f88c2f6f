"""2: set-up, cards, eligibility, the options of each Eligible faction."""

from __future__ import annotations

import pytest

from engine import people_power
from engine.people_power.cards import faction_order
from engine.people_power.effects import CardRevealed, ElectionBegan, EligibilityAdjusted
from engine.people_power.eligibility import make_ineligible
from engine.people_power.sequence import operation_box
from engine.people_power.summary import summary
from tests.people_power.driving import acting, answer, asked, board, limited, offered, operate, refused, turn
from tests.presence import present

SOMETHING_FOR_ALL = {
    "cebu": {"troops": 1, "police": 1, "alignment": "support"},
    "visayas": {"activists": 2, "marker": "protest"},
    "davao": {"underground": 2},
}


SET_UP = {
    "standard": {
        "aid": 7,
        "patronage": 5,
        "resources": {"government": 18, "reformers": 4, "npa": 4},
        "victory": {"government": 18, "reformers": 1, "npa": 3},
        "available": {
            "troops": 4,
            "police": 2,
            "gov_bases": 1,
            "activists": 8,
            "ref_bases": 5,
            "guerrillas": 7,
            "npa_bases": 3,
        },
    },
    "extended": {
        "aid": 10,
        "patronage": 1,
        "resources": {"government": 12, "reformers": 6, "npa": 6},
        "victory": {"government": 14, "reformers": 0, "npa": 1},
        "available": {
            "troops": 9,
            "police": 3,
            "gov_bases": 1,
            "activists": 16,
            "ref_bases": 6,
            "guerrillas": 13,
            "npa_bases": 5,
        },
    },
}


@pytest.mark.parametrize("scenario", SET_UP)
def test_2_1_tracks_and_available_pieces_as_printed(scenario: str) -> None:
    shown = summary(people_power.new_session(scenario).state)
    assert {name: shown[name] for name in SET_UP[scenario]} == SET_UP[scenario]


@pytest.mark.parametrize(
    ("scenario", "name", "value", "spaces"),
    [
        ("standard", "control", "government", {"manila", "cebu", "zamboanga", "davao", "northern_luzon"}),
        ("standard", "control", "npa", {"southern_luzon", "visayas"}),
        ("standard", "marker", "protest", {"manila"}),
        ("standard", "alignment", "support", {"manila", "cebu"}),
        ("extended", "control", "government", {"manila", "cebu", "zamboanga", "davao", "northern_luzon"}),
        ("extended", "control", "npa", {"central_mindanao"}),
        ("extended", "marker", "protest", set()),
        ("extended", "alignment", "support", {"manila", "cebu", "northern_luzon"}),
    ],
)
def test_2_1_spaces_as_printed(scenario: str, name: str, value: str, spaces: set[str]) -> None:
    shown = summary(people_power.new_session(scenario).state)["spaces"]
    assert {space for space, content in shown.items() if content[name] == value} == spaces


@pytest.mark.parametrize(("scenario", "box", "elections"), [("standard", 38, (39, 40)), ("extended", 37, (38, 39, 40))])
def test_2_1_deck_construction(scenario: str, box: int, elections: tuple[int, ...]) -> None:
    for seed in range(50):
        state = people_power.new_session(scenario, seed=seed).state
        deck = state.played + state.deck
        assert state.election == box
        assert len(deck) == len(set(deck)) == 11 * len(elections)
        for pile, election in enumerate(elections):
            cards = deck[11 * pile : 11 * (pile + 1)]
            assert election in cards[6:]
            assert sum(card > 36 for card in cards) == 1


def test_2_1_the_election_card_can_lie_anywhere_in_the_last_five() -> None:
    depths = set()
    for seed in range(200):
        state = people_power.new_session("standard", seed=seed).state
        depths.add((state.played + state.deck).index(39))
    assert depths == {6, 7, 8, 9, 10}


def test_2_1_personalities_at_set_up_only_in_the_standard_scenario() -> None:
    assert asked(people_power.new_session("standard", personalities=True)) == "personality.choose"
    assert asked(people_power.new_session("extended", personalities=True)) == "turn.action"


def test_2_2_the_top_card_is_turned_over() -> None:
    session = people_power.new_session("standard", seed=7)
    assert session.state.played == (session.state.card,)
    assert CardRevealed(session.state.card) in session.opening
    assert len(session.state.deck) == 21


def test_2_3_1_all_start_eligible() -> None:
    session = people_power.new_session("standard", seed=7)
    assert session.state.waiting == faction_order(session.state.card)


def test_2_3_2_faction_order_of_the_card_skipping_the_ineligible() -> None:
    session = turn(board(SOMETHING_FOR_ALL), "government", "npa")
    operate(session, "sweep", "cebu", "done")
    answer(session, "action:pass")
    assert session.state.card == 12  # NPA, Government, Reformers
    assert session.state.waiting == ("npa", "reformers")


def test_2_3_3_first_eligible_has_all_options() -> None:
    session = turn(board(SOMETHING_FOR_ALL), "government", "npa", "reformers")
    assert offered(session)[:5] == [
        "action:operation",
        "action:limited",
        "event:unshaded",
        "event:shaded",
        "action:pass",
    ]


def test_2_3_3_second_after_operation_with_special_has_event_or_op_only() -> None:
    state = board(SOMETHING_FOR_ALL)
    session = turn(state, "npa", "reformers", boxes={"government": "op_special"})
    assert {"event:unshaded", "event:shaded", "action:operation"} <= set(offered(session))
    operate(session, "rally", "manila")
    assert not any(key.startswith("special") for key in offered(session))
    assert refused(session)["special:extort"] == "no_special"
    answer(session, "done")
    assert session.state.boxes["npa"] == "op_only"


@pytest.mark.parametrize("first", ["op_only", "event"])
def test_2_3_3_second_after_op_only_or_event_may_add_a_special(first: str) -> None:
    session = turn(board(SOMETHING_FOR_ALL), "npa", "reformers", boxes={"government": first})
    assert not any(key.startswith("event") for key in offered(session))
    assert refused(session)["event:shaded"] == "event_taken"
    operate(session, "rally", "manila")
    assert "special:extort" in offered(session)
    answer(session, "done")
    assert session.state.boxes["npa"] == "op_special"


def test_2_3_3_third_eligible_has_limited_operation_or_pass() -> None:
    session = turn(board(SOMETHING_FOR_ALL), "npa", boxes={"government": "op_only", "reformers": "op_special"})
    keys = [key for key in offered(session) if key.partition(":")[0] in ("action", "event")]
    assert keys == ["action:limited", "action:pass"]
    assert refused(session)["action:operation"] == refused(session)["event:shaded"] == "third_eligible"


def test_2_3_3_one_space_declared_op_only_denies_the_event() -> None:
    session = turn(board(SOMETHING_FOR_ALL), "npa", "reformers", "government")
    operate(session, "march", "space:davao", "eastern_mindanao", "count:1", "done", "done")
    assert session.state.boxes == {"npa": "op_only"}
    assert not any(key.startswith("event") for key in offered(session))
    answer(session, "pass", "pass")
    assert "npa" in session.state.ineligible


def test_2_3_3_the_box_follows_the_special_activity() -> None:
    state = board({})
    assert operation_box(state, special_done=True) == "op_special"
    assert operation_box(state, special_done=False) == "op_only"
    state.boxes = {"npa": "op_special"}
    assert operation_box(state, special_done=False) == "op_only"
    state.boxes = {"npa": "event"}
    assert operation_box(state, special_done=False) == "op_special"


def test_2_3_4_pass_earns_one_or_three_for_the_government() -> None:
    session = turn(board(SOMETHING_FOR_ALL, resources=5), "government", "npa", "reformers")
    answer(session, "pass", "pass", "pass")
    assert session.state.resources == {"government": 8, "reformers": 6, "npa": 6}
    assert session.state.ineligible == frozenset()


def test_2_3_4_the_next_faction_moves_up_after_a_pass() -> None:
    session = turn(board(SOMETHING_FOR_ALL), "government", "npa", "reformers")
    answer(session, "pass")
    assert "event:shaded" in offered(session)
    operate(session, "march", "space:davao", "eastern_mindanao", "count:1", "done", "done")
    assert acting(session) == "reformers"
    assert present(session.prompt).context["position"] == 2


def test_2_3_5_the_next_faction_moves_up_after_a_limited_operation() -> None:
    session = turn(board(SOMETHING_FOR_ALL), "npa", "reformers", "government")
    limited(session, "rally", "space:manila")
    assert session.state.boxes == {"npa": "limited"}
    assert session.prompt is not None and present(session.prompt).context["position"] == 1
    assert {"action:operation", "event:shaded"} <= set(offered(session))


def test_2_3_5_a_limited_operation_has_one_space_and_no_special() -> None:
    session = turn(board(SOMETHING_FOR_ALL), "npa", "reformers")
    answer(session, "limited", "rally")
    assert not any(key.startswith("special") for key in offered(session))
    answer(session, "space:manila")
    assert acting(session) == "reformers"


def test_2_3_5_limited_sweep_moves_from_many_origins_into_one_space() -> None:
    session = turn(board({"cebu": {"troops": 1}, "davao": {"troops": 1}}), "government")
    limited(session, "sweep", "space:manila", "move:cebu:troops", "move:davao:troops")
    assert session.state.troops["manila"] == 2


def test_2_3_5_limited_assemble_moves_from_many_origins_into_one_space() -> None:
    session = turn(board({"cebu": {"activists": 1}, "southern_luzon": {"activists": 1}}), "reformers")
    limited(session, "assemble", "space:visayas", "move:cebu:activists", "move:southern_luzon:activists")
    assert session.state.activists["visayas"] == 2


def test_2_3_5_limited_march_has_one_origin_and_many_destinations() -> None:
    session = turn(board({"northern_luzon": {"underground": 2}, "cebu": {"underground": 1}}), "npa", "reformers")
    limited(session, "march", "space:northern_luzon", "manila", "count:1", "southern_luzon")
    assert session.state.underground["manila"] == session.state.underground["southern_luzon"] == 1
    assert acting(session) == "reformers"


def test_2_3_5_limited_operation_stays_eligible() -> None:
    session = turn(board(SOMETHING_FOR_ALL), "npa")
    limited(session, "rally", "space:manila")
    assert session.state.ineligible == frozenset()


def test_2_3_6_those_who_acted_are_ineligible_and_the_others_return() -> None:
    state = board(SOMETHING_FOR_ALL)
    state.ineligible = frozenset({"reformers"})
    session = turn(state, "government", "npa")
    operate(session, "sweep", "cebu", "done")
    told = answer(session, "pass")
    adjusted = [effect for effect in told if isinstance(effect, EligibilityAdjusted)]
    assert adjusted == [EligibilityAdjusted(("government",))]
    assert "reformers" in session.state.waiting


def test_2_3_6_event_text_can_keep_a_faction_eligible_or_bar_it() -> None:
    state = board(SOMETHING_FOR_ALL)
    state.stay_eligible = frozenset({"government"})
    session = turn(state, "government", "npa")
    make_ineligible(state, "npa")
    told = operate(session, "sweep", "cebu", "done")
    assert EligibilityAdjusted(("npa",)) in told


def test_2_3_7_a_card_that_nobody_may_act_on_is_passed_over() -> None:
    state = board(SOMETHING_FOR_ALL)
    state.ineligible = frozenset({"government", "reformers", "npa"})
    state.stage = "card"
    session = people_power.play_from(state)
    assert session.state.played == (12, 13)
    assert session.state.waiting == faction_order(13)


def test_2_4_an_election_card_interrupts() -> None:
    state = board(SOMETHING_FOR_ALL)
    state.deck = (39, 12, 40)
    state.ineligible = frozenset({"npa"})
    state.stage = "card"
    session = people_power.play_from(state)
    assert ElectionBegan(39) in session.opening
    assert session.state.stage != "turn"


def test_2_4_1_parliamentary_election_lets_reformers_without_resources_do_a_limited_operation() -> None:
    session = turn(board(SOMETHING_FOR_ALL, election=39, resources=0), "reformers", "npa")
    assert "action:operation" not in offered(session)
    limited(session, "recruit", "space:manila")
    assert session.state.activists["manila"] == 1


def test_2_4_2_the_snap_election_ends_the_game() -> None:
    state = board(SOMETHING_FOR_ALL, patronage=0)
    state.deck = (40,)
    state.stage = "card"
    session = people_power.play_from(state)
    assert session.over
    assert session.ranking[0] == "reformers"
