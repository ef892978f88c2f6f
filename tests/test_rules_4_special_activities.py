"""4: Special Activities."""

from __future__ import annotations

import pytest

from engine.people_power.effects import Rolled
from engine.people_power.turn import OPERATIONS
from tests.driving import answer, board, conclude, limited, offered, operate, refused, spaces_offered, turn


def specials_on_offer(session) -> set[str]:
    return {key.removeprefix("special:") for key in offered(session) if key.startswith("special:")}


# 4.1


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
    assert "davao" not in spaces_offered(turn(board({"davao": {"active": 1}}, resources=0), "npa"))


def test_4_1_only_one_special_activity() -> None:
    session = turn(board({"davao": {"underground": 3}}), "npa")
    operate(session, "rally", "special:extort")
    assert not specials_on_offer(session)
    assert refused(session)["special:extort"] == "one_special"


def test_4_1_a_declined_special_is_not_asked_for_again_at_once() -> None:
    session = turn(board({"davao": {"underground": 1}}), "npa", "reformers")
    operate(session, "rally", "space:manila", "done")
    assert session.prompt is not None and session.prompt.faction == "reformers"
    assert session.state.boxes == {"npa": "op_only"}


def test_4_1_a_space_is_selected_once_for_the_same_special() -> None:
    session = turn(board({"davao": {"underground": 3}, "cebu": {"underground": 1}}), "npa")
    operate(session, "rally", "special:extort", "space:davao")
    assert spaces_offered(session) == {"cebu"}


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


# 4.2


def test_4_2_1_enrich_where() -> None:
    held = {"troops": 1, "alignment": "support"}
    state = board({"manila": held, "cebu": held, "davao": held, "visayas": {"alignment": "support"}, "zamboanga": {}})
    session = turn(state, "government")
    operate(session, "train", "special:enrich")
    assert spaces_offered(session) == {"cebu", "davao"}


def test_4_2_1_enrich_gives_twice_the_population_for_support_and_one_aid() -> None:
    session = turn(board({"cebu": {"troops": 1, "alignment": "support"}}, aid=3), "government")
    operate(session, "train", "special:enrich")
    assert (session.state.patronage, session.state.aid) == (14, 2)
    assert session.state.alignment["cebu"] == "neutral"


def test_4_2_1_enrich_without_aid() -> None:
    session = turn(board({"cebu": {"troops": 1, "alignment": "support"}}, aid=0), "government")
    operate(session, "train", "special:enrich")
    assert (session.state.patronage, session.state.aid) == (14, 0)


def test_4_2_2_reprisal_sets_neutral_puts_terror_and_moves_one_away() -> None:
    state = board(
        {
            "visayas": {"troops": 5, "police": 1, "activists": 2, "alignment": "opposition", "marker": "protest"},
        }
    )
    session = turn(state, "government")
    operate(session, "roundup", "special:reprisal", "space:cebu")
    conclude(session)
    assert (session.state.alignment["visayas"], session.state.marker["visayas"]) == ("neutral", "terror")
    assert (session.state.activists["visayas"], session.state.activists["cebu"]) == (1, 1)


def test_4_2_2_reprisal_moves_one_although_terror_was_there() -> None:
    state = board({"cebu": {"troops": 3, "active": 2, "marker": "terror"}})
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal")
    assert session.state.active["visayas"] == 1


def test_4_2_2_reprisal_in_one_or_two_spaces_with_control() -> None:
    state = board({"cebu": {"troops": 3, "active": 1}, "davao": {"police": 1}, "manila": {"troops": 1, "active": 1}})
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal")
    assert spaces_offered(session) == {"cebu", "davao"}
    answer(session, "space:davao")
    assert offered(session) == ["space:cebu", "done"]


def test_4_2_3_charm_shifts_and_brings_aid_for_patronage() -> None:
    session = turn(board({"cebu": {"troops": 1}}), "government")
    operate(session, "train", "special:charm")
    assert session.state.alignment["cebu"] == "support"
    assert (session.state.patronage, session.state.aid) == (9, 13)


def test_4_2_3_no_charm_without_patronage() -> None:
    session = turn(board({"cebu": {"troops": 1}}, patronage=0), "government")
    answer(session, "operation", "train")
    assert not specials_on_offer(session)
    assert refused(session)["special:charm"] == "no_space"


# 4.3


def test_4_3_1_appeal_two_resources_for_each_activist_outside_protests() -> None:
    state = board({"cebu": {"activists": 2}, "davao": {"activists": 1, "marker": "protest"}}, resources=0)
    session = turn(state, "reformers")
    operate(session, "recruit", "special:appeal", "space:cebu")
    assert session.state.resources["reformers"] == 4  # the first went unasked, the second by choice
    assert session.state.activists["cebu"] == 0
    assert session.state.activists["davao"] == 1


def test_4_3_2_convert_needs_active_activists_and_government_pieces() -> None:
    state = board(
        {
            "cebu": {"activists": 1, "police": 1, "marker": "protest"},
            "davao": {"activists": 1, "gov_bases": 1, "marker": "protest"},
            "manila": {"activists": 1, "police": 1},
            "zamboanga": {"ref_bases": 1, "police": 1, "marker": "protest"},
        }
    )
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert")
    assert spaces_offered(session) == {"cebu", "davao"}


def test_4_3_2_convert_removes_two_cubes_police_first() -> None:
    session = turn(board({"cebu": {"activists": 1, "police": 1, "troops": 2, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "special:convert", "convert:remove")
    assert (session.state.police["cebu"], session.state.troops["cebu"]) == (0, 1)
    assert session.state.patronage == 9


def test_4_3_2_convert_replaces_one_cube_police_first() -> None:
    session = turn(board({"cebu": {"activists": 1, "police": 1, "troops": 2, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "special:convert", "convert:replace1")
    assert (session.state.police["cebu"], session.state.troops["cebu"]) == (0, 2)
    assert session.state.activists["cebu"] == 2
    assert session.state.patronage == 9


def test_4_3_2_ruling_removing_two_cubes_needs_two() -> None:
    session = turn(board({"cebu": {"activists": 1, "troops": 1, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "special:convert")
    assert session.state.activists["cebu"] == 2


def test_4_3_2_convert_replaces_a_base_without_cubes_for_two_patronage() -> None:
    state = board({"cebu": {"activists": 1, "gov_bases": 1, "npa_bases": 1, "marker": "protest"}})
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert")
    assert (session.state.gov_bases["cebu"], session.state.ref_bases["cebu"]) == (0, 1)
    assert session.state.patronage == 8


def test_4_3_2_a_base_with_cubes_is_safe() -> None:
    session = turn(board({"cebu": {"activists": 1, "troops": 2, "gov_bases": 1, "marker": "protest"}}), "reformers")
    operate(session, "recruit", "special:convert")
    assert offered(session) == ["convert:remove", "convert:replace1"]


def test_4_3_2_each_missing_replacement_may_be_brought_with_two_cubes_replaced() -> None:
    state = board(
        {"cebu": {"activists": 7, "police": 2, "marker": "protest"}, "visayas": {"activists": 8}},
        personalities={"reformers": 46},
    )
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert", "convert:replace2", "space:visayas")
    assert session.state.activists["cebu"] == 9
    assert session.state.activists["visayas"] == 7


def test_4_3_3_canvass_sets_opposition_and_lifts_terror() -> None:
    state = board({"cebu": {"activists": 1, "marker": "terror", "alignment": "support"}, "davao": {"marker": "terror"}})
    session = turn(state, "reformers")
    operate(session, "assemble", "special:canvass")
    assert (session.state.alignment["cebu"], session.state.marker["cebu"]) == ("opposition", None)
    assert session.state.marker["davao"] == "terror"


# 4.4


def test_4_4_1_extort_where() -> None:
    state = board(
        {
            "cebu": {"underground": 1, "troops": 2},
            "davao": {"underground": 1},
            "manila": {"active": 1},
            "visayas": {"underground": 2, "troops": 2},
        }
    )
    session = turn(state, "npa")
    operate(session, "rally", "special:extort")
    assert spaces_offered(session) == {"davao", "visayas"}
    answer(session, "space:visayas", "done")
    assert (session.state.underground["visayas"], session.state.active["visayas"]) == (1, 1)
    assert session.state.resources["npa"] == 11


def test_4_4_2_strike_where() -> None:
    state = board(
        {
            "cebu": {"underground": 1},
            "davao": {"underground": 1, "marker": "terror"},
            "visayas": {"underground": 1},
            "manila": {"active": 1},
            "zamboanga": {"underground": 1},
        }
    )
    session = turn(state, "npa")
    operate(session, "march", "special:strike")
    assert spaces_offered(session) == {"cebu", "zamboanga"}


def test_4_4_2_strike_turns_a_protest_and_shifts() -> None:
    striking = {"underground": 1, "activists": 2, "marker": "protest", "alignment": "opposition"}
    session = turn(board({"cebu": striking, "visayas": {"underground": 1}}), "npa")
    operate(session, "march", "special:strike", "piece:activists")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == ("strike", "neutral")
    assert (session.state.activists["cebu"], session.state.active["cebu"]) == (1, 1)


def test_4_4_2_strike_may_spare_the_activist() -> None:
    session = turn(board({"cebu": {"underground": 1, "activists": 2}, "visayas": {"underground": 1}}), "npa")
    operate(session, "march", "special:strike", "done")
    assert (session.state.marker["cebu"], session.state.activists["cebu"]) == ("strike", 2)
    assert session.state.alignment["cebu"] == "resistance"


def test_4_4_2_without_a_marker_no_shift() -> None:
    protesting = {"activists": 1, "marker": "protest"}
    state = board(
        {
            "cebu": {"underground": 1},
            "southern_luzon": {"underground": 1},
            "manila": protesting,
            "davao": protesting,
            "visayas": protesting,
            "zamboanga": protesting,
        }
    )
    session = turn(state, "npa")
    operate(session, "march", "special:strike")
    assert (session.state.marker["cebu"], session.state.alignment["cebu"]) == (None, "neutral")
    assert session.state.active["cebu"] == 1


def test_4_4_2_a_strike_that_sets_is_not_spent_where_no_marker_could_be_placed() -> None:
    protesting = {"activists": 1, "marker": "protest"}
    state = board(
        {
            "cebu": {"underground": 1, "alignment": "support"},
            "manila": {"underground": 1, "alignment": "support", **protesting},
            "davao": protesting,
            "visayas": protesting,
            "zamboanga": protesting,
        },
        personalities={"npa": 52},
    )
    session = turn(state, "npa")
    operate(session, "march", "special:strike", "space:cebu", "space:manila", "done")
    assert (session.state.alignment["cebu"], session.state.alignment["manila"]) == ("support", "resistance")


def test_4_4_3_ambush_with_attack_replaces_the_attack_there() -> None:
    state = board({"cebu": {"underground": 2, "troops": 3}, "davao": {"underground": 1, "troops": 1}})
    session = turn(state, "npa")
    told = operate(session, "attack", "special:ambush", "space:cebu")
    assert not any(isinstance(effect, Rolled) for effect in told)
    assert session.state.troops["cebu"] == 1
    assert (session.state.underground["cebu"], session.state.active["cebu"]) == (2, 1)
    assert session.state.resources["npa"] == 9
    assert "space:cebu" not in offered(session)


def test_4_4_3_ambush_with_march_is_a_further_free_attack() -> None:
    state = board({"northern_luzon": {"underground": 1}, "manila": {"police": 2}, "davao": {"underground": 1}})
    session = turn(state, "npa")
    operate(session, "march", "space:northern_luzon", "space:manila", "special:ambush")
    assert session.state.police["manila"] == 0
    assert (session.state.underground["manila"], session.state.active["manila"]) == (1, 1)
    assert session.state.resources["npa"] == 9


def test_4_4_3_ambush_with_march_only_by_those_who_just_marched() -> None:
    state = board({"northern_luzon": {"underground": 1}, "cebu": {"underground": 1, "troops": 1}})
    session = turn(state, "npa")
    answer(session, "operation", "march")
    assert "special:ambush" not in offered(session)
    answer(session, "space:northern_luzon", "space:manila")
    assert "special:ambush" not in offered(session)


def test_4_4_3_no_ambush_by_a_group_that_was_seen() -> None:
    state = board(
        {
            "northern_luzon": {"underground": 2},
            "manila": {"police": 2, "alignment": "support"},
            "davao": {"underground": 1},
        }
    )
    session = turn(state, "npa")
    operate(session, "march", "space:northern_luzon", "space:manila", "count:2")
    assert "special:ambush" not in offered(session)


def test_4_4_3_ruling_an_ambush_that_removes_a_base_costs_patronage() -> None:
    session = turn(board({"cebu": {"underground": 1, "gov_bases": 1}}), "npa")
    operate(session, "attack", "special:ambush")
    assert session.state.gov_bases["cebu"] == 0
    assert session.state.patronage == 8


def test_4_4_3_ambush_with_attack_needs_the_resource() -> None:
    session = turn(board({"cebu": {"underground": 1, "troops": 1}}, resources=0), "npa")
    answer(session, "operation")
    assert "op:attack" not in offered(session)


def test_4_4_3_ruling_no_ambush_without_government_pieces() -> None:
    session = turn(board({"northern_luzon": {"underground": 1}, "davao": {"underground": 1}}), "npa")
    operate(session, "march", "space:northern_luzon", "space:manila")
    assert "special:ambush" not in offered(session)


def test_4_1_ruling_a_special_that_leaves_no_space_ends_the_operation() -> None:
    session = turn(board({"cebu": {"activists": 1}}, resources=0), "reformers", "npa")
    operate(session, "protest", "special:appeal")
    assert session.state.boxes == {"reformers": "op_special"}
    assert session.state.resources["reformers"] == 2


def test_4_2_3_ruling_charm_at_support_brings_aid_alone() -> None:
    session = turn(board({"cebu": {"troops": 1, "alignment": "support"}}), "government")
    operate(session, "train", "special:charm")
    assert (session.state.alignment["cebu"], session.state.aid) == ("support", 13)


def test_4_3_2_ruling_a_base_that_cannot_be_replaced_is_removed() -> None:
    two = {"ref_bases": 2}
    state = board(
        {
            "cebu": {"activists": 1, "gov_bases": 1, "marker": "protest"},
            "manila": two,
            "davao": two,
            "zamboanga": two,
        }
    )
    session = turn(state, "reformers")
    operate(session, "recruit", "special:convert", "done")
    assert session.state.gov_bases["cebu"] == session.state.ref_bases["cebu"] == 0
    assert session.state.patronage == 8


# Lasting effects of Personalities and Elections on Operations and Special Activities (5.2)


def test_5_2_enrile_patronage_for_resources() -> None:
    session = turn(board({"cebu": {"troops": 1}}, personalities={"government": 41}), "government")
    operate(session, "train", "special:crony")
    assert (session.state.patronage, session.state.resources["government"]) == (13, 7)


def test_5_2_imelda_marcos_charms_in_two_spaces_and_brings_resources() -> None:
    held = {"troops": 1}
    session = turn(board({"cebu": held, "davao": held}, personalities={"government": 42}), "government")
    operate(session, "train", "special:charm", "space:cebu", "space:davao")
    assert (session.state.patronage, session.state.aid) == (8, 16)
    assert session.state.resources["government"] == 13


def test_5_2_general_ver_removes_up_to_two_in_a_single_space() -> None:
    state = board(
        {"cebu": {"troops": 5, "active": 3}, "davao": {"troops": 1, "active": 1}}, personalities={"government": 43}
    )
    session = turn(state, "government")
    operate(session, "assault", "special:reprisal", "piece:active")
    assert session.state.active["cebu"] == 1
    assert session.state.active["visayas"] == 0


def test_5_2_general_ramos_troops_round_up() -> None:
    state = board({"cebu": {"troops": 2, "activists": 3, "marker": "protest"}}, personalities={"government": 44})
    session = turn(state, "government")
    limited(session, "roundup")
    assert session.state.activists["cebu"] == 1


def test_5_2_corazon_aquino_one_more_activist_in_a_city_even_with_a_base() -> None:
    state = board({"cebu": {"activists": 2}}, personalities={"reformers": 45})
    session = turn(state, "reformers")
    limited(session, "recruit", "space:cebu", "recruit:base")
    assert (session.state.ref_bases["cebu"], session.state.activists["cebu"]) == (1, 1)


def test_5_2_laurel_appeal_brings_three() -> None:
    session = turn(board({"cebu": {"activists": 1}}, personalities={"reformers": 47}, resources=0), "reformers")
    operate(session, "recruit", "special:appeal")
    assert session.state.resources["reformers"] == 3


def test_5_2_honasan_a_roundup_costs_a_troop() -> None:
    state = board(
        {"cebu": {"troops": 2, "police": 1, "activists": 3, "marker": "protest"}}, personalities={"reformers": 48}
    )
    session = turn(state, "government")
    limited(session, "roundup")
    assert session.state.troops["cebu"] == 1


def test_5_2_sison_one_guerrilla_makes_a_base_in_countryside_only() -> None:
    state = board({"visayas": {"underground": 1}, "cebu": {"underground": 1}}, personalities={"npa": 49})
    session = turn(state, "npa")
    operate(session, "rally", "space:cebu")
    assert session.state.underground["cebu"] == 2
    answer(session, "space:visayas", "rally:base")
    assert (session.state.npa_bases["visayas"], session.state.underground["visayas"]) == (1, 0)


def test_5_2_salas_two_ambushes() -> None:
    there = {"underground": 1, "troops": 1}
    session = turn(board({"cebu": there, "davao": there}, personalities={"npa": 50}), "npa")
    operate(session, "attack", "special:ambush", "space:cebu", "space:davao")
    assert session.state.troops["cebu"] == session.state.troops["davao"] == 0
    assert session.state.resources["npa"] == 8


def test_5_2_kintanar_terror_removes_one_piece_in_all() -> None:
    there = {"underground": 1, "police": 1, "activists": 1}
    session = turn(board({"cebu": there, "davao": there}, personalities={"npa": 51}), "npa")
    operate(session, "terror", "space:cebu", "piece:police", "space:davao")
    conclude(session)
    assert session.state.police["cebu"] == 0
    assert session.state.police["davao"] == session.state.activists["davao"] == 1


def test_5_2_alejandro_a_strike_sets_one_city_to_resistance() -> None:
    there = {"underground": 1, "alignment": "support"}
    session = turn(board({"cebu": there, "davao": there}, personalities={"npa": 52}), "npa")
    operate(session, "march", "special:strike", "space:cebu", "space:davao")
    assert (session.state.alignment["cebu"], session.state.alignment["davao"]) == ("resistance", "neutral")
