"""4.1: Special Activities in general."""

from __future__ import annotations

import random

import pytest

from engine.people_power.board import GOVERNMENT, NPA, REFORMERS, SPACES
from engine.people_power.cards import ENRILE, IMELDA, VER
from engine.people_power.effects import Effect, OperationBegan, SpaceSelected, TurnEnded
from engine.people_power.operations import OPERATIONS
from tests.people_power.driving import (
    acting,
    answer,
    asked,
    board,
    conclude,
    offered,
    operate,
    refused,
    spaces_offered,
    turn,
)
from tests.people_power.random_play import seeded_game


def test_4_1_example_extort_in_the_middle_of_a_rally_pays_for_the_rest() -> None:
    state = board({"davao": {"underground": 1}, "visayas": {"underground": 1}}, resources=1)
    session = turn(state, "npa")
    operate(session, "rally", "space:manila")
    assert session.state.resources["npa"] == 0
    answer(session, "special:extort", "space:davao", "space:visayas", "space:manila")
    assert session.state.resources["npa"] == 3
    answer(session, "space:cebu", "space:zamboanga", "space:southern_luzon")
    assert session.state.resources["npa"] == 0
    assert session.state.underground["southern_luzon"] == 1


def test_4_1_before_during_or_after() -> None:
    start = {"davao": {"underground": 1}, "visayas": {"underground": 1}}
    for answers in (
        ("special:extort", "space:davao", "done", "space:manila", "space:cebu"),
        ("space:manila", "special:extort", "space:davao", "done", "space:cebu"),
        ("space:manila", "space:cebu", "special:extort", "space:davao", "done"),
    ):
        session = turn(board(start), "npa", "reformers")
        operate(session, "rally", *answers)
        conclude(session)
        assert session.state.boxes == {"npa": "op_special"}
        assert session.state.resources["npa"] == 9


def test_4_1_without_resources_an_earning_special_may_come_first() -> None:
    session = turn(board({"davao": {"underground": 1}}, resources=0), "npa")
    operate(session, "rally", "special:extort", "space:manila")
    assert session.state.underground["manila"] == 1


def test_4_1_without_resources_or_an_earning_special_there_is_no_operation() -> None:
    session = turn(board({"davao": {"active": 1}}, resources=0), "npa")
    assert "action:operation" not in offered(session)


def test_2_3_5_a_limited_operation_says_that_it_has_no_special_to_pay_for_it() -> None:
    session = turn(board({"davao": {"underground": 1}}, resources=0), "npa")
    assert "action:operation" in offered(session)
    assert refused(session)["action:limited"] == "no_special_pays"
    session = turn(board({"davao": {"active": 1}}, resources=0), "npa")
    assert refused(session)["action:limited"] == "no_operation"


def test_4_1_only_one_special_activity() -> None:
    session = turn(board({"davao": {"underground": 3}}), "npa")
    operate(session, "rally", "special:extort")
    assert not any(key.startswith("special:") for key in offered(session))
    assert refused(session)["special:extort"] == "one_special"


def test_4_1_a_declined_special_is_not_asked_for_again_at_once() -> None:
    session = turn(board({"davao": {"underground": 1}}), "npa", "reformers")
    operate(session, "rally", "space:manila", "done")
    assert acting(session) == "reformers"
    assert session.state.boxes == {"npa": "op_only"}


def test_4_1_a_space_is_selected_once_for_the_same_special() -> None:
    session = turn(board({"davao": {"underground": 3}, "cebu": {"underground": 1}}), "npa")
    operate(session, "rally", "special:extort", "space:davao")
    assert spaces_offered(session) == {"cebu"}


@pytest.mark.parametrize("resources", [0, 1])
@pytest.mark.parametrize("operation", ["train", "sweep"])
def test_4_1_charm_with_imelda_first_pays_for_the_operation(operation: str, resources: int) -> None:
    spaces = {"cebu": {"troops": 1, "alignment": "support"}}
    purses = {GOVERNMENT: resources, REFORMERS: 0, NPA: 0}
    session = turn(board(spaces, resources=purses, personalities={"government": IMELDA}), "government")
    answer(session, "operation", operation)
    assert offered(session) == ["special:charm"]
    assert refused(session)["special:enrich"] == "strands"
    answer(session, "special:charm", "space:manila")
    assert session.state.resources["government"] == resources + 1


def test_4_1_charm_without_imelda_pays_for_nothing() -> None:
    session = turn(board({"cebu": {"troops": 1}}, resources=1), "government")
    assert "action:operation" not in offered(session)


def test_4_1_reprisal_first_can_make_the_space_for_an_assault() -> None:
    state = board({"cebu": {"gov_bases": 2, "active": 1}, "visayas": {"troops": 1}})
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal")
    assert session.state.active["visayas"] == 1
    answer(session, "space:visayas")
    assert session.state.active["visayas"] == 0


def test_4_1_reprisal_that_makes_the_space_drives_the_guerrilla_nowhere_else() -> None:
    state = board({"visayas": {"gov_bases": 2, "active": 1}, "southern_luzon": {"troops": 1}, "cebu": {"police": 2}})
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal")
    assert spaces_offered(session) == {"southern_luzon", "cebu"}
    assert refused(session)["space:western_mindanao"] == "strands"
    assert refused(session)["space:manila"] == "not_adjacent"


def test_4_1_no_reprisal_of_the_only_target_before_the_assault() -> None:
    session = turn(board({"cebu": {"troops": 3, "active": 1}}), "government")
    answer(session, "operation", "assault")
    assert offered(session) == ["space:cebu"]
    assert refused(session)["special:reprisal"] == "strands"
    answer(session, "space:cebu")
    assert "special:reprisal" in offered(session)


def test_4_1_reprisal_elsewhere_than_in_the_only_target() -> None:
    state = board({"cebu": {"troops": 3, "active": 1}, "manila": {"troops": 1}})
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal")
    assert session.state.marker["manila"] == "terror"
    assert asked(session) == "assault.space"


def test_4_1_ver_does_not_remove_the_last_target_before_the_assault() -> None:
    state = board({"cebu": {"troops": 4, "active": 2}}, personalities={"government": VER})
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal")
    assert session.state.active["cebu"] == 1
    assert asked(session) == "assault.space"


def test_4_1_no_reprisal_of_the_only_protest_before_the_roundup() -> None:
    session = turn(board({"visayas": {"police": 5, "activists": 2, "marker": "protest"}}), "government")
    answer(session, "operation", "roundup")
    assert offered(session) == ["space:visayas"]
    assert refused(session)["special:reprisal"] == "strands"


def test_4_1_extort_leaves_an_underground_guerrilla_for_the_terror() -> None:
    session = turn(board({"davao": {"underground": 1}, "visayas": {"underground": 1}}), "npa")
    operate(session, "terror", "special:extort", "space:davao")
    assert spaces_offered(session) == {"visayas"}
    assert asked(session) == "terror.space"
    session = turn(board({"davao": {"underground": 1}}), "npa")
    answer(session, "operation", "terror")
    assert refused(session)["special:extort"] == "strands"


def test_4_1_extort_without_resources_needs_two_for_a_terror() -> None:
    session = turn(board({"davao": {"underground": 1}}, resources=0), "npa")
    answer(session, "operation")
    assert "op:terror" not in offered(session)
    assert refused(session)["op:terror"] == "resources"


def test_4_1_appeal_leaves_an_activist_for_the_protest() -> None:
    session = turn(board({"cebu": {"activists": 1}}, resources=0), "reformers")
    answer(session, "operation")
    assert "op:protest" not in offered(session)
    session = turn(board({"cebu": {"activists": 2}}, resources=0), "reformers")
    operate(session, "protest", "special:appeal")
    assert session.state.activists["cebu"] == 1
    assert offered(session) == ["space:cebu"]


def test_4_1_appeal_leaves_an_activist_for_the_persuade() -> None:
    state = board({"cebu": {"activists": 1, "active": 1}, "davao": {"activists": 2}})
    session = turn(state, "reformers")
    operate(session, "persuade", "special:appeal")
    assert spaces_offered(session) == {"davao"}
    assert refused(session)["space:cebu"] == "strands"


def test_4_1_convert_takes_no_activist_whom_the_persuade_needs() -> None:
    spaces = {
        "manila": {"activists": 14, "police": 1, "marker": "protest"},
        "cebu": {"activists": 1, "active": 1},
        "davao": {"activists": 1},
    }
    session = turn(board(spaces), "reformers")
    operate(session, "persuade", "special:convert")
    assert asked(session) == "take.space"
    assert spaces_offered(session) == {"davao"}
    assert refused(session)["space:cebu"] == "strands"


def test_4_1_favours_leave_the_resources_for_the_operation() -> None:
    enrile = {"government": ENRILE}
    session = turn(board({}, resources=4, personalities=enrile), "government")
    answer(session, "operation", "sweep")
    assert refused(session)["special:crony"] == "strands"
    answer(session, "space:manila")
    assert refused(session)["special:crony"] == "crony_cost"
    session = turn(board({}, resources=5, personalities=enrile), "government")
    operate(session, "sweep", "special:crony", "space:manila")
    assert session.state.resources["government"] == 0


@pytest.mark.parametrize("seed", range(0, 160, 4))
def test_4_1_no_operation_is_without_a_space(seed: int) -> None:
    """Whatever Special Activity comes first; here it does whenever it can."""
    session = seeded_game(seed % 16)
    luck = random.Random(seed)
    told: list[Effect] = []
    while session.prompt is not None:
        specials = [option for option in session.prompt.options if option.kind == "special"]
        told += session.choose(luck.choice(specials or session.prompt.options))
        if any(isinstance(effect, TurnEnded) for effect in told):
            operations = [effect.operation for effect in told if isinstance(effect, OperationBegan)]
            selected = {effect.action for effect in told if isinstance(effect, SpaceSelected)}
            full = any(isinstance(effect, TurnEnded) and effect.box in ("op_special", "op_only") for effect in told)
            assert not full or selected.intersection(operations)
            told = []


def test_4_1_a_lone_way_to_go_on_is_still_put_after_a_special_activity() -> None:
    """The Strike would go with the Guerrilla that called it: the player decides whether it marches now."""
    session = turn(board({"davao": {"underground": 1}}), "npa")
    operate(session, "march", "special:strike")
    assert session.state.marker["davao"] == "strike"
    assert offered(session) == ["space:davao"]


def test_4_1_favours_are_only_spoken_of_where_there_are_personalities() -> None:
    session = turn(board({}), "government")
    answer(session, "operation", "train")
    assert "special:crony" not in refused(session)
    state = board({})
    state.use_personalities = True
    session = turn(state, "government")
    answer(session, "operation", "train")
    assert refused(session)["special:crony"] == "crony_absent"


def test_4_1_the_spaces_of_a_special_activity_say_why_not() -> None:
    spaces = {
        "manila": {"troops": 1, "alignment": "support"},
        "cebu": {"troops": 1, "alignment": "support"},
        "davao": {"troops": 1, "alignment": "support"},
        "visayas": {"alignment": "support"},
    }
    session = turn(board(spaces), "government")
    operate(session, "sweep", "special:enrich")
    assert refused(session) == {
        "space:manila": "manila",
        "space:visayas": "government_control",
        **dict.fromkeys(
            (f"space:{space}" for space in SPACES if space not in ("manila", "cebu", "davao", "visayas")), "not_support"
        ),
    }


@pytest.mark.parametrize(
    ("operation", "specials"),
    [
        ("train", {"enrich", "charm"}),
        ("sweep", {"enrich", "charm"}),
        ("roundup", {"enrich", "reprisal"}),
        ("assault", {"enrich", "reprisal"}),
        ("recruit", {"appeal", "convert"}),
        ("assemble", {"appeal", "canvass"}),
        ("persuade", {"appeal", "convert", "canvass"}),
        ("protest", {"appeal", "convert"}),
        ("rally", {"extort"}),
        ("march", {"extort", "strike", "ambush"}),
        ("attack", {"ambush"}),
        ("terror", {"extort"}),
    ],
)
def test_4_1_1_accompanying_operations(operation: str, specials: set[str]) -> None:
    assert set(OPERATIONS[operation].specials) - {"crony"} == specials
