"""Events 25 to 36, side by side with the card table."""

from __future__ import annotations

from engine.people_power.board import CENTRAL_MINDANAO, EASTERN_MINDANAO, WESTERN_MINDANAO
from engine.people_power.effects import NothingDone
from tests.people_power.event_driver import execute, exhaust, options_of, position

PROTEST = {"activists": 1, "marker": "protest"}
STRIKE = {"active": 1, "marker": "strike"}
TERROR = {"marker": "terror"}


def test_25_unshaded_brings_aid_and_support() -> None:
    state = position()
    execute(state, "government", 25, "unshaded")
    assert (state.aid, state.alignment["manila"]) == (14, "support")


def test_25_unshaded_where_manila_is_at_support() -> None:
    state = position(aid=38, manila={"alignment": "support"})
    execute(state, "government", 25, "unshaded")
    assert (state.aid, state.alignment["manila"]) == (40, "support")


def test_25_shaded_costs_aid_and_shifts_a_city() -> None:
    state = position(manila={"alignment": "support"})
    execute(state, "reformers", 25, "shaded", "space:manila")
    assert (state.aid, state.alignment["manila"]) == (6, "neutral")


def test_25_shaded_with_every_city_won_over() -> None:
    won = {"alignment": "resistance"}
    state = position(aid=3, manila=won, cebu=won, zamboanga=won, davao=won)
    execute(state, "npa", 25, "shaded")
    assert state.aid == 0


def test_26_unshaded_pays_for_the_plant_with_support() -> None:
    state = position(northern_luzon={"alignment": "support"})
    execute(state, "government", 26, "unshaded")
    assert (state.patronage, state.alignment["northern_luzon"]) == (13, "neutral")


def test_26_unshaded_leaves_a_neutral_space_alone() -> None:
    state = position()
    execute(state, "government", 26, "unshaded")
    assert (state.patronage, state.alignment["northern_luzon"]) == (13, "neutral")


def test_26_shaded_protests_in_northern_luzon() -> None:
    state = position()
    execute(state, "reformers", 26, "shaded")
    assert (state.activists["northern_luzon"], state.marker["northern_luzon"]) == (2, "protest")
    assert (state.resources["government"], state.patronage) == (6, 10)


def test_26_shaded_costs_a_non_player_patronage() -> None:
    state = position(humans={"reformers"})
    execute(state, "reformers", 26, "shaded")
    assert state.patronage == 9


def test_26_shaded_with_one_activist_left_and_terror() -> None:
    state = position(northern_luzon=TERROR)
    exhaust(state, "activists", left=1)
    execute(state, "npa", 26, "shaded")
    assert (state.activists["northern_luzon"], state.marker["northern_luzon"]) == (1, "terror")


def test_27_unshaded_removes_one_of_each() -> None:
    state = position(
        manila={"underground": 1, "active": 1, "activists": 2},
        cebu={"underground": 1, "activists": 1},
        davao={"active": 1},
    )
    execute(state, "government", 27, "unshaded", "space:manila", "piece:underground", "space:cebu")
    assert (state.underground["manila"], state.active["manila"], state.activists["manila"]) == (0, 1, 1)
    assert (state.underground["cebu"], state.activists["cebu"]) == (0, 0)


def test_27_unshaded_needs_both_in_a_space() -> None:
    state = position(manila={"activists": 1}, davao={"active": 1})
    execute(state, "government", 27, "unshaded")
    assert (state.activists["manila"], state.active["davao"]) == (1, 1)


def test_27_shaded_the_npa_rallies_then_the_reformers_recruit() -> None:
    state = position()
    answers = ("space:davao", "space:cebu", "space:manila", "done")
    asked = execute(state, "reformers", 27, "shaded", *answers)
    assert (state.underground["davao"], state.underground["cebu"], state.activists["manila"]) == (1, 1, 1)
    assert asked == ["npa rally.space", "npa rally.space", "reformers recruit.space", "reformers recruit.space"]
    assert (state.resources["npa"], state.resources["reformers"]) == (10, 10)


def test_27_shaded_one_faction_may_decline() -> None:
    state = position()
    execute(state, "npa", 27, "shaded", "space:davao", "done", "done")
    assert (state.underground["davao"], sum(state.activists.values())) == (1, 0)


def test_28_unshaded_terror_ends_a_protest_and_removes_two() -> None:
    state = position(visayas={"activists": 2, "underground": 1, "marker": "protest"})
    answers = ("space:visayas", "piece:activists", "space:visayas", "piece:underground")
    execute(state, "government", 28, "unshaded", *answers)
    assert (state.marker["visayas"], state.activists["visayas"], state.underground["visayas"]) == ("terror", 1, 0)


def test_28_unshaded_with_terror_there_only_removes() -> None:
    state = position(visayas=TERROR, cebu={"activists": 1, "marker": "terror"})
    execute(state, "government", 28, "unshaded", "space:cebu")
    assert (state.activists["cebu"], state.marker["cebu"]) == (0, "terror")


def test_28_shaded_drives_police_out_and_turns_visayas() -> None:
    state = position(visayas={"police": 1, "alignment": "support"}, cebu={"police": 2})
    execute(state, "npa", 28, "shaded", "space:visayas", "space:cebu", "space:visayas", "space:visayas")
    assert (state.police["visayas"], state.police["cebu"], state.alignment["visayas"]) == (0, 1, "resistance")


def test_28_shaded_one_shift_is_all_there_is() -> None:
    state = position()
    execute(state, "reformers", 28, "shaded", "space:visayas")
    assert state.alignment["visayas"] == "opposition"


def test_28_shaded_may_leave_visayas_alone() -> None:
    state = position(visayas={"alignment": "support"})
    execute(state, "reformers", 28, "shaded", "done")
    assert state.alignment["visayas"] == "support"


def test_29_unshaded_places_three_troops_in_cities() -> None:
    state = position()
    execute(state, "government", 29, "unshaded", "space:manila", "space:manila", "space:davao")
    assert (state.troops["manila"], state.troops["davao"]) == (2, 1)


def test_29_unshaded_may_stop_early() -> None:
    state = position()
    execute(state, "government", 29, "unshaded", "space:manila", "done")
    assert sum(state.troops.values()) == 1


def test_29_unshaded_with_one_troop_left_for_another_faction() -> None:
    state = position(visayas={"troops": 2})
    exhaust(state, "troops", left=1)
    execute(state, "npa", 29, "unshaded", "space:cebu")
    assert (state.troops["cebu"], state.troops["visayas"]) == (1, 2)


def test_29_shaded_removes_troops_among_activists() -> None:
    state = position(manila={"troops": 2, "activists": 1}, cebu={"troops": 2, "activists": 1}, davao={"troops": 1})
    execute(state, "reformers", 29, "shaded", "space:manila", "space:manila", "space:cebu")
    assert (state.troops["manila"], state.troops["cebu"], state.troops["davao"]) == (0, 1, 1)


def test_29_shaded_with_one_troop_among_activists() -> None:
    state = position(manila={"troops": 1, "activists": 1}, davao={"troops": 1})
    execute(state, "reformers", 29, "shaded", "space:manila")
    assert (state.troops["manila"], state.troops["davao"]) == (0, 1)


def test_30_unshaded_sweeps_mindanao_and_leaves_police() -> None:
    state = position(manila={"troops": 1})
    answers = ("space:davao", "move:manila:troops", "space:zamboanga", "space:davao", "space:zamboanga")
    execute(state, "government", 30, "unshaded", *answers)
    assert (state.troops["davao"], state.police["davao"], state.police["zamboanga"]) == (1, 1, 1)


def test_30_unshaded_only_mindanao_is_on_offer() -> None:
    assert options_of(position(), "government", 30, "unshaded") == [
        "space:zamboanga",
        "space:davao",
        "space:western_mindanao",
        "space:central_mindanao",
        "space:eastern_mindanao",
        "done",
    ]


def test_30_unshaded_declined_places_no_police() -> None:
    state = position()
    execute(state, "npa", 30, "unshaded", "done")
    assert sum(state.police.values()) == 0


def test_30_shaded_ties_troops_down_in_western_mindanao() -> None:
    state = position(manila={"troops": 2}, cebu={"troops": 2, **PROTEST})
    execute(state, "npa", 30, "shaded", "space:manila", "space:cebu", "space:manila")
    assert (state.troops["western_mindanao"], state.troops["cebu"]) == (3, 1)


def test_30_shaded_with_one_troop_elsewhere() -> None:
    state = position(manila={"troops": 1}, western_mindanao={"troops": 1})
    execute(state, "npa", 30, "shaded", "space:manila")
    assert state.troops["western_mindanao"] == 2


def test_31_unshaded_charms_twice_for_patronage() -> None:
    state = position(manila={"police": 1}, cebu={"police": 1, "alignment": "opposition"})
    execute(state, "government", 31, "unshaded", "space:manila", "space:cebu")
    assert (state.patronage, state.aid) == (8, 16)
    assert (state.alignment["manila"], state.alignment["cebu"]) == ("support", "neutral")


def test_31_unshaded_with_patronage_for_one() -> None:
    state = position(patronage=1, manila={"police": 1}, cebu={"police": 1})
    execute(state, "government", 31, "unshaded", "space:manila")
    assert (state.patronage, state.aid, state.alignment["cebu"]) == (0, 13, "neutral")


def test_31_unshaded_the_government_may_decline_what_another_faction_plays() -> None:
    state = position(manila={"police": 1})
    assert execute(state, "npa", 31, "unshaded", "done") == ["government charm.space"]
    assert state.patronage == 10


def test_31_unshaded_without_patronage() -> None:
    state = position(patronage=0, manila={"police": 1})
    execute(state, "government", 31, "unshaded")
    assert state.effects[-1] == NothingDone("government", "charm")


def test_31_shaded_costs_patronage_and_resources() -> None:
    state = position(patronage=1)
    execute(state, "reformers", 31, "shaded")
    assert (state.patronage, state.resources["government"]) == (0, 8)


def test_32_unshaded_rounds_up_and_wins_support() -> None:
    state = position(manila={"police": 1, **PROTEST}, davao={"troops": 1, "active": 1})
    execute(state, "government", 32, "unshaded", "way:roundup", "space:manila")
    assert (state.activists["manila"], state.alignment["manila"], state.active["davao"]) == (0, "support", 1)


def test_32_unshaded_or_assaults() -> None:
    state = position(davao={"troops": 1, "active": 1, "alignment": "resistance"})
    execute(state, "government", 32, "unshaded", "space:davao")
    assert (state.active["davao"], state.alignment["davao"]) == (0, "neutral")


def test_32_unshaded_with_no_target_shifts_nothing() -> None:
    state = position(manila={"police": 1})
    execute(state, "government", 32, "unshaded")
    assert state.alignment["manila"] == "neutral"


def test_32_shaded_costs_patronage_and_places_a_piece_next_to_manila() -> None:
    state = position()
    execute(state, "npa", 32, "shaded", "space:southern_luzon")
    assert (state.patronage, state.underground["southern_luzon"]) == (8, 1)


def test_32_shaded_with_no_piece_left() -> None:
    state = position(patronage=1)
    exhaust(state, "activists")
    execute(state, "reformers", 32, "shaded")
    assert (state.patronage, sum(state.activists.values())) == (0, 0)


def test_33_unshaded_ends_two_strikes() -> None:
    state = position(manila=STRIKE, cebu=STRIKE, davao=STRIKE)
    execute(state, "government", 33, "unshaded", "space:manila", "space:cebu")
    assert (state.marker["manila"], state.marker["cebu"], state.marker["davao"]) == (None, None, "strike")
    assert state.resources["government"] == 12


def test_33_unshaded_without_a_strike_only_pays() -> None:
    state = position(manila=PROTEST)
    execute(state, "government", 33, "unshaded")
    assert (state.marker["manila"], state.resources["government"]) == ("protest", 12)


def test_33_shaded_guerrillas_in_cities_then_a_strike() -> None:
    state = position(manila={"police": 1}, davao={"police": 1, "active": 1}, zamboanga=TERROR)
    execute(state, "npa", 33, "shaded", "space:davao")
    placed = (state.underground["manila"], state.underground["cebu"], state.underground["zamboanga"])
    assert (*placed, state.underground["davao"], state.marker["davao"]) == (0, 1, 1, 1, "strike")


def test_33_shaded_with_too_few_guerrillas_the_executing_faction_chooses() -> None:
    state = position(manila={"police": 1}, davao={"police": 1})
    exhaust(state, "guerrillas", left=1)
    execute(state, "reformers", 33, "shaded", "space:zamboanga")
    assert (state.underground["zamboanga"], state.marker["zamboanga"]) == (1, "strike")


def test_34_unshaded_heals_and_wins_support() -> None:
    state = position(manila=TERROR, cebu=TERROR)
    execute(state, "government", 34, "unshaded", "space:manila", "space:cebu", "space:visayas")
    assert (state.marker["manila"], state.marker["cebu"], state.alignment["visayas"]) == (None, None, "support")


def test_34_unshaded_without_terror_only_shifts() -> None:
    state = position(davao={"alignment": "opposition"})
    execute(state, "government", 34, "unshaded", "space:davao")
    assert state.alignment["davao"] == "neutral"


def test_34_shaded_shifts_one_of_the_healed_spaces() -> None:
    state = position(manila=TERROR, cebu=TERROR)
    execute(state, "reformers", 34, "shaded", "space:manila", "space:cebu", "space:manila")
    assert (state.marker["manila"], state.alignment["manila"]) == (None, "opposition")


def test_34_shaded_without_terror_does_nothing() -> None:
    state = position()
    execute(state, "reformers", 34, "shaded")
    assert set(state.alignment.values()) == {"neutral"}


def test_35_unshaded_sends_two_mourners_home() -> None:
    state = position(manila={"activists": 3})
    execute(state, "government", 35, "unshaded")
    assert (state.activists["manila"], state.resources["reformers"]) == (1, 8)


def test_35_unshaded_with_the_last_activist_goes_the_protest() -> None:
    state = position(manila=PROTEST)
    execute(state, "government", 35, "unshaded")
    assert (state.activists["manila"], state.marker["manila"]) == (0, None)


def test_35_shaded_fills_manila_and_its_surroundings() -> None:
    state = position()
    answers = ("space:manila", "space:manila", "space:northern_luzon", "space:southern_luzon")
    execute(state, "reformers", 35, "shaded", *answers)
    assert (state.activists["manila"], state.activists["northern_luzon"], state.activists["southern_luzon"]) == (
        2,
        1,
        1,
    )


def test_35_shaded_with_one_activist_left() -> None:
    state = position()
    exhaust(state, "activists", left=1)
    execute(state, "npa", 35, "shaded", "space:manila")
    assert state.activists["manila"] == 1


def test_36_unshaded_moves_guerrillas_out_and_empties_the_hamlets() -> None:
    state = position(
        eastern_mindanao={"troops": 1, "underground": 1, "active": 1, "npa_bases": 1, "alignment": "resistance"},
        central_mindanao={"underground": 1},
    )
    execute(state, "government", 36, "unshaded", "space:davao", "space:visayas")
    assert (state.underground["davao"], state.active["visayas"]) == (1, 1)
    assert (state.alignment["eastern_mindanao"], state.npa_bases["eastern_mindanao"]) == ("neutral", 1)


def test_36_unshaded_without_guerrillas_only_sets_to_neutral() -> None:
    state = position(western_mindanao={"troops": 1, "alignment": "opposition"})
    execute(state, "government", 36, "unshaded")
    assert state.alignment["western_mindanao"] == "neutral"


def test_36_shaded_a_guerrilla_in_each_space_and_a_shift() -> None:
    state = position()
    execute(state, "npa", 36, "shaded", "space:eastern_mindanao")
    spaces = (WESTERN_MINDANAO, CENTRAL_MINDANAO, EASTERN_MINDANAO)
    assert [state.underground[space] for space in spaces] == [1, 1, 1]
    assert state.alignment["eastern_mindanao"] == "resistance"


def test_36_shaded_with_one_guerrilla_left() -> None:
    state = position()
    exhaust(state, "guerrillas", left=1)
    execute(state, "reformers", 36, "shaded", "space:central_mindanao")
    assert (state.underground["central_mindanao"], state.alignment["central_mindanao"]) == (1, "resistance")
