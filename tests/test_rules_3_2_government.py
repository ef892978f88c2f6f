"""3.1 and 3.2: Operations in general, Train, Sweep, Roundup, Assault."""

from __future__ import annotations

from engine.people_power.effects import Rolled, SpaceSelected
from engine.people_power.state import control
from engine.people_power.turn import FREE, OPERATIONS, Turn
from tests.driving import answer, asked, board, conclude, limited, offered, operate, refused, spaces_offered, turn


def test_3_1_each_space_is_paid_for_and_nothing_is_done_on_credit() -> None:
    session = turn(board({}, resources=5), "government")
    operate(session, "sweep", "manila", "cebu")
    assert session.state.resources["government"] == 1
    assert session.state.card == 12  # the third space could not be paid for: the turn is over


def test_3_1_1_a_space_is_selected_only_once() -> None:
    session = turn(board({"davao": {"underground": 1}}), "npa")
    operate(session, "rally", "space:manila")
    assert "space:manila" not in offered(session)
    assert refused(session)["space:manila"] == "selected"


def test_3_1_1_the_reason_for_every_refused_space_is_known() -> None:
    state = board({"manila": {"alignment": "support"}, "davao": {"underground": 1}}, resources=1)
    session = turn(state, "npa")
    answer(session, "operation", "rally")
    assert refused(session)["space:manila"] == "support"
    answer(session, "space:cebu")
    assert refused(session)["space:davao"] == "resources"


def test_3_1_2_a_cube_sweeps_once() -> None:
    session = turn(board({"cebu": {"troops": 1}}), "government")
    operate(session, "sweep", "space:manila", "move:cebu:troops")
    answer(session, "space:davao")
    assert asked(session) == "sweep.space"
    assert session.state.troops["manila"] == 1


def test_3_1_2_an_activist_assembles_once() -> None:
    session = turn(board({"cebu": {"activists": 1}}), "reformers")
    operate(session, "assemble", "space:visayas", "move:cebu:activists", "space:southern_luzon")
    assert asked(session) == "assemble.space"
    assert session.state.activists["visayas"] == 1


def test_3_1_2_a_guerrilla_marches_once() -> None:
    session = turn(board({"zamboanga": {"underground": 1}, "davao": {"underground": 1}}), "npa")
    operate(session, "march", "space:zamboanga")
    assert session.state.underground["western_mindanao"] == 1
    assert "space:western_mindanao" not in offered(session)
    assert refused(session)["space:western_mindanao"] == "moved"


def test_3_1_2_those_who_stayed_may_still_march_from_where_others_arrived() -> None:
    session = turn(board({"zamboanga": {"underground": 1}, "western_mindanao": {"underground": 1}}), "npa")
    operate(session, "march", "space:zamboanga", "space:western_mindanao", "space:central_mindanao")
    assert session.state.underground["western_mindanao"] == 1
    assert session.state.underground["central_mindanao"] == 1


def test_3_1_3_targets_are_affected_to_the_maximum_extent() -> None:
    session = turn(board({"cebu": {"police": 2, "activists": 3, "marker": "protest"}}), "government")
    operate(session, "roundup")
    assert session.state.activists["cebu"] == 1


def test_3_1_5_a_free_operation_costs_nothing() -> None:
    state = board({}, resources=0)
    free = Turn(state, "npa", "rally", FREE, spaces_allowed=2)
    assert free.cost == 0
    assert not free.forbids("manila")
    free.select("manila")
    free.select("cebu")
    assert state.resources["npa"] == 0
    assert free.forbids("davao") == "limit"


def test_3_1_5_example_free_operations_do_not_touch_eligibility() -> None:
    """Reformers execute the Event that lets the NPA Rally; only the Reformers become Ineligible."""
    state = board({}, resources=0)
    for key, faction in (("rally", "npa"), ("recruit", "reformers")):
        free = Turn(state, faction, key, FREE, spaces_allowed=2)
        steps = OPERATIONS[key].play(free)
        next(steps)
        for space in ("manila", "cebu"):
            option = next(o for o in free._space_options() if o.value == space)
            try:
                steps.send(option)
            except StopIteration:
                break
    assert state.underground["manila"] == state.underground["cebu"] == 1
    assert state.activists["manila"] == state.activists["cebu"] == 1
    assert state.ineligible == state.ineligible_next == frozenset()


def test_3_1_5_a_civic_action_costs_even_in_a_free_train() -> None:
    state = board({"cebu": {"troops": 1, "police": 1}}, resources=3)
    free = Turn(state, "government", "train", FREE, spaces_allowed=1)
    steps = OPERATIONS["train"].play(free)
    prompt = next(steps)
    for key in ("space:cebu", "done", "civic_action:cebu"):
        try:
            prompt = steps.send(next(option for option in prompt.options if option.key == key))
        except StopIteration:
            break
    assert state.alignment["cebu"] == "support"
    assert state.resources["government"] == 1


# 3.2.1


def test_3_2_1_train_where() -> None:
    state = board(
        {"visayas": {"gov_bases": 1, "underground": 3}, "southern_luzon": {"troops": 1}, "northern_luzon": {}}
    )
    session = turn(state, "government")
    answer(session, "operation", "train")
    assert spaces_offered(session) == {"manila", "cebu", "zamboanga", "davao", "visayas", "southern_luzon"}
    assert refused(session)["space:northern_luzon"] == "train"


def test_3_2_1_train_places_up_to_four_cubes_of_any_kind() -> None:
    session = turn(board({}), "government")
    operate(session, "train", "manila", "piece:troops", "piece:police", "piece:police", "piece:troops")
    assert asked(session) == "train.space"
    assert (session.state.troops["manila"], session.state.police["manila"]) == (2, 2)
    assert session.state.resources["government"] == 8


def test_3_2_1_countryside_without_a_base_gets_no_cubes() -> None:
    session = turn(board({"southern_luzon": {"troops": 3}}), "government")
    operate(session, "train", "southern_luzon")
    assert asked(session) == "train.space"
    answer(session, "done", "base:southern_luzon")
    assert session.state.gov_bases["southern_luzon"] == 1


def test_3_2_1_three_cubes_of_any_kind_become_a_base() -> None:
    session = turn(board({"cebu": {"troops": 2, "police": 2}}), "government")
    operate(session, "train", "cebu", "done", "done", "base:cebu", "count:1")
    state = session.state
    assert (state.troops["cebu"], state.police["cebu"], state.gov_bases["cebu"]) == (1, 0, 1)


def test_3_2_1_a_base_needs_control() -> None:
    session = turn(board({"cebu": {"troops": 3, "underground": 3}, "manila": {"troops": 3}}), "government")
    operate(session, "train", "cebu", "done", "manila", "done", "done")
    assert "base:manila" in offered(session)
    assert "base:cebu" not in offered(session)


def test_3_2_1_civic_action_shifts_up_to_twice_at_two_each() -> None:
    state = board({"cebu": {"troops": 1, "police": 1, "alignment": "opposition"}})
    session = turn(state, "government")
    operate(session, "train", "cebu", "done", "done", "civic_action:cebu", "pay")
    assert session.state.alignment["cebu"] == "support"
    assert session.state.resources["government"] == 10 - 2 - 4


def test_3_2_1_civic_action_removes_terror_first_and_may_stop() -> None:
    state = board({"cebu": {"troops": 1, "police": 1, "alignment": "opposition", "marker": "terror"}})
    session = turn(state, "government")
    operate(session, "train", "cebu", "done", "done", "civic_action:cebu", "done")
    assert session.state.marker["cebu"] is None
    assert session.state.alignment["cebu"] == "opposition"
    assert session.state.resources["government"] == 10 - 2 - 2


def test_3_2_1_civic_action_with_terror_may_go_all_the_way() -> None:
    state = board({"cebu": {"troops": 1, "police": 1, "alignment": "resistance", "marker": "terror"}})
    session = turn(state, "government")
    operate(session, "train", "cebu", "done", "done", "civic_action:cebu", "pay", "pay")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == (None, "support")
    assert session.state.resources["government"] == 10 - 2 - 6


def test_3_2_1_no_civic_action_under_protest_or_strike_or_without_both_cubes() -> None:
    state = board(
        {
            "manila": {"troops": 5, "police": 1, "activists": 1, "marker": "protest"},
            "cebu": {"troops": 5, "police": 1, "underground": 1, "marker": "strike"},
            "davao": {"troops": 5},
            "zamboanga": {"troops": 1, "police": 1, "underground": 2},
        }
    )
    session = turn(state, "government")
    operate(session, "train", "manila", "done", "cebu", "done", "davao", "done", "zamboanga", "done", "done")
    assert not any(key.startswith("civic_action") for key in offered(session))


def test_3_2_1_cubes_placed_first_make_the_civic_action_possible() -> None:
    session = turn(board({}), "government")
    limited(session, "train", "manila", "troops", "police", "done", "civic_action:manila")
    assert session.state.alignment["manila"] == "support"


def test_3_2_1_base_or_civic_action_not_both() -> None:
    session = turn(board({"cebu": {"troops": 4, "police": 4}}), "government", "npa")
    operate(session, "train", "cebu", "done", "done", "base:cebu", "count:1")
    assert session.state.alignment["cebu"] == "neutral"
    assert asked(session) not in ("train.further", "civic_action.more")


# 3.2.2


def test_3_2_2_sweep_example_into_manila() -> None:
    state = board(
        {
            "manila": {"underground": 3, "police": 1},
            "zamboanga": {"troops": 2},
            "southern_luzon": {"troops": 2},
            "cebu": {"troops": 1, "activists": 1, "marker": "protest"},
        }
    )
    session = turn(state, "government")
    operate(session, "sweep", "space:manila", *["move:zamboanga:troops"] * 2, *["move:southern_luzon:troops"] * 2)
    conclude(session)
    assert session.state.troops["manila"] == 4
    assert session.state.active["manila"] == 2  # five cubes: one for every two


def test_3_2_2_cubes_never_leave_protest_or_strike_spaces() -> None:
    state = board(
        {
            "cebu": {"troops": 1, "activists": 1, "marker": "protest"},
            "davao": {"police": 1, "underground": 1, "marker": "strike"},
            "visayas": {"troops": 1, "marker": "terror"},
        }
    )
    session = turn(state, "government")
    answer(session, "operation", "sweep", "space:manila")
    assert offered(session) == ["move:visayas:troops", "done"]


def test_3_2_2_all_move_before_any_guerrilla_is_activated() -> None:
    session = turn(board({"cebu": {"troops": 2, "underground": 1}}), "government")
    operate(session, "sweep", "space:cebu")
    assert session.state.underground["cebu"] == 1
    answer(session, "space:manila", "move:cebu:troops", "done")
    conclude(session)
    assert session.state.underground["cebu"] == 1  # one Troop is left: nobody is found


def test_3_2_2_in_countryside_only_troops_activate() -> None:
    session = turn(board({"visayas": {"troops": 2, "police": 4, "underground": 3}}), "government")
    operate(session, "sweep", "space:visayas", "done")
    conclude(session)
    assert session.state.active["visayas"] == 1


def test_3_2_2_in_a_city_police_count_too() -> None:
    session = turn(board({"cebu": {"troops": 1, "police": 3, "underground": 3}}), "government")
    operate(session, "sweep", "space:cebu", "done")
    conclude(session)
    assert session.state.active["cebu"] == 2


# 3.2.3


def test_3_2_3_roundup_where() -> None:
    state = board(
        {
            "manila": {"police": 1, "activists": 1, "marker": "protest"},
            "cebu": {"police": 1, "activists": 1},
            "davao": {"troops": 1, "activists": 1, "marker": "protest"},
            "zamboanga": {"police": 1, "ref_bases": 1},
        }
    )
    session = turn(state, "government")
    answer(session, "operation", "roundup")
    assert spaces_offered(session) == {"manila", "zamboanga"}
    assert refused(session)["space:davao"] == "police"
    assert refused(session)["space:cebu"] == "active_reformers"


def test_3_2_3_activists_before_bases_and_the_protest_goes_with_the_last_piece() -> None:
    state = board({"manila": {"police": 3, "activists": 2, "ref_bases": 1, "marker": "protest"}})
    session = turn(state, "government")
    operate(session, "roundup")
    assert (session.state.activists["manila"], session.state.ref_bases["manila"]) == (0, 0)
    assert session.state.marker["manila"] is None


def test_3_2_3_no_base_while_inactive_activists_remain() -> None:
    state = board({"manila": {"police": 3, "activists": 2, "ref_bases": 1}})
    session = turn(state, "government")
    operate(session, "roundup")
    assert (session.state.activists["manila"], session.state.ref_bases["manila"]) == (2, 1)


def test_3_2_3_aid_counts_the_pieces_of_the_whole_operation() -> None:
    one = {"police": 1, "activists": 2, "marker": "protest"}
    session = turn(board({"manila": one, "cebu": one, "davao": one}), "government")
    operate(session, "roundup", "space:manila", "space:cebu", "space:davao")
    conclude(session)
    assert session.state.aid == 9  # three pieces, one from each of three spaces


# 3.2.4


def test_3_2_4_ruling_police_alone_may_assault_in_countryside_in_vain() -> None:
    session = turn(board({"visayas": {"police": 2, "active": 1}}), "government")
    limited(session, "assault")
    assert session.state.active["visayas"] == 1
    assert session.state.resources["government"] == 8


def test_3_2_4_assault_where() -> None:
    state = board(
        {
            "manila": {"police": 1, "active": 1},
            "cebu": {"troops": 1, "underground": 1},
            "davao": {"troops": 1, "npa_bases": 1},
            "visayas": {"active": 1},
        }
    )
    session = turn(state, "government")
    answer(session, "operation", "assault")
    assert spaces_offered(session) == {"manila", "davao"}
    assert refused(session)["space:visayas"] == "cubes"
    assert refused(session)["space:cebu"] == "active_npa"


def test_3_2_4_troops_in_countryside_all_cubes_in_a_city() -> None:
    there = {"troops": 1, "police": 2, "active": 4}
    session = turn(board({"cebu": there, "visayas": there}), "government")
    operate(session, "assault", "space:cebu", "space:visayas")
    conclude(session)
    assert (session.state.active["cebu"], session.state.active["visayas"]) == (1, 3)


def test_3_2_4_a_base_removed_brings_five_aid_and_the_strike_ends() -> None:
    state = board({"cebu": {"troops": 3, "active": 1, "npa_bases": 2, "marker": "strike"}})
    session = turn(state, "government")
    operate(session, "assault")
    assert session.state.aid == 20
    assert session.state.npa_bases["cebu"] == 0
    assert session.state.marker["cebu"] is None
    assert control(session.state, "cebu") == "government"


def test_3_2_4_underground_guerrillas_shield_the_base() -> None:
    session = turn(board({"cebu": {"troops": 3, "active": 1, "underground": 1, "npa_bases": 1}}), "government")
    operate(session, "assault")
    assert session.state.npa_bases["cebu"] == 1
    assert session.state.aid == 10


def test_3_2_operations_report_their_spaces_and_roll_no_dice() -> None:
    session = turn(board({"cebu": {"troops": 1, "active": 1}}), "government")
    told = operate(session, "assault")
    assert SpaceSelected("government", "assault", "cebu") in told
    assert not any(isinstance(effect, Rolled) for effect in told)
