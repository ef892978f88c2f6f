"""Events 1 to 12, side by side with the card table."""

from __future__ import annotations

from engine.people_power.effects import NothingDone
from tests.people_power.event_driver import execute, exhaust, options_of, position


def test_01_unshaded_adds_aid_and_two_troops() -> None:
    state = position(aid=3)
    execute(state, "government", 1, "unshaded", "space:northern_luzon", "space:northern_luzon")
    assert (state.aid, state.troops["northern_luzon"]) == (9, 2)


def test_01_unshaded_places_the_one_troop_that_is_left() -> None:
    state = position()
    exhaust(state, "troops", left=1)
    execute(state, "reformers", 1, "unshaded", "space:northern_luzon")
    assert state.troops["northern_luzon"] == 1


def test_01_unshaded_aid_stops_at_forty() -> None:
    state = position(aid=37)
    execute(state, "government", 1, "unshaded", "done")
    assert state.aid == 40


def test_01_unshaded_the_government_may_bring_troops_from_elsewhere() -> None:
    state = position(cebu={"troops": 1})
    exhaust(state, "troops")
    execute(state, "government", 1, "unshaded", "space:northern_luzon", "space:cebu")
    assert (state.troops["cebu"], state.troops["northern_luzon"]) == (0, 1)


def test_01_shaded_costs_aid_and_pays_the_executing_player() -> None:
    state = position(aid=7)
    execute(state, "reformers", 1, "shaded")
    assert (state.aid, state.resources["reformers"]) == (2, 13)


def test_01_shaded_places_a_piece_of_a_non_player_instead() -> None:
    state = position(humans={"government"})
    execute(state, "npa", 1, "shaded")
    assert state.underground["northern_luzon"] == 1


def test_02_unshaded_adds_patronage_and_takes_support_away() -> None:
    state = position(visayas={"alignment": "support"}, northern_luzon={"alignment": "support"})
    execute(state, "government", 2, "unshaded")
    assert (state.patronage, state.alignment["visayas"], state.alignment["northern_luzon"]) == (
        14,
        "neutral",
        "support",
    )


def test_02_unshaded_without_support_only_adds_patronage() -> None:
    state = position(visayas={"alignment": "opposition"})
    execute(state, "government", 2, "unshaded")
    assert (state.patronage, state.alignment["visayas"]) == (14, "opposition")


def test_02_shaded_shifts_two_countryside_spaces() -> None:
    state = position(visayas={"alignment": "support"})
    execute(state, "npa", 2, "shaded", "space:visayas", "space:eastern_mindanao")
    assert state.patronage == 9
    assert (state.alignment["visayas"], state.alignment["eastern_mindanao"]) == ("neutral", "resistance")


def test_02_shaded_shifts_the_only_space_left() -> None:
    at_resistance = {"alignment": "resistance"}
    state = position(
        southern_luzon=at_resistance,
        visayas=at_resistance,
        western_mindanao=at_resistance,
        central_mindanao=at_resistance,
    )
    execute(state, "npa", 2, "shaded")
    assert state.alignment["eastern_mindanao"] == "resistance"


def test_03_unshaded_ends_a_strike_and_activates_guerrillas() -> None:
    state = position(davao={"underground": 2, "marker": "strike"}, cebu={"underground": 1})
    execute(state, "government", 3, "unshaded", "space:davao", "space:cebu")
    assert (state.marker["davao"], state.active["davao"], state.active["cebu"]) == (None, 2, 1)


def test_03_unshaded_offers_the_city_where_most_can_be_done() -> None:
    state = position(davao={"underground": 2, "marker": "strike"}, cebu={"underground": 1})
    assert options_of(state, "government", 3, "unshaded") == ["space:davao", "done"]


def test_03_shaded_places_strikes_and_shifts() -> None:
    state = position(manila={"underground": 1, "alignment": "support"}, davao={"active": 1}, cebu={"activists": 1})
    execute(state, "npa", 3, "shaded", "space:manila", "space:davao")
    assert (state.marker["manila"], state.marker["davao"]) == ("strike", "strike")
    assert (state.alignment["manila"], state.alignment["davao"]) == ("neutral", "resistance")


def test_03_shaded_without_a_marker_left_still_shifts() -> None:
    protest = {"activists": 1, "marker": "protest"}
    state = position(
        visayas=protest, southern_luzon=protest, western_mindanao=protest, cebu=protest, davao={"underground": 1}
    )
    execute(state, "npa", 3, "shaded", "space:davao")
    assert (state.marker["davao"], state.alignment["davao"]) == (None, "resistance")


def test_03_shaded_spares_cities_with_terror() -> None:
    state = position(davao={"underground": 1, "marker": "terror"})
    execute(state, "npa", 3, "shaded")
    assert state.alignment["davao"] == "neutral"


def test_04_unshaded_clears_manila_and_pays_the_government() -> None:
    state = position(manila={"activists": 2, "marker": "protest"})
    execute(state, "government", 4, "unshaded")
    assert (state.marker["manila"], state.resources["government"], state.patronage) == (None, 14, 11)


def test_04_shaded_brings_two_activists_and_a_protest() -> None:
    state = position()
    execute(state, "reformers", 4, "shaded")
    assert (state.activists["manila"], state.marker["manila"], state.patronage) == (2, "protest", 9)


def test_04_shaded_under_terror_places_only_activists() -> None:
    state = position(manila={"marker": "terror"})
    execute(state, "reformers", 4, "shaded")
    assert (state.activists["manila"], state.marker["manila"]) == (2, "terror")


def test_05_unshaded_removes_two_protests() -> None:
    protest = {"activists": 1, "marker": "protest"}
    state = position(manila=protest, cebu=protest, visayas=protest)
    execute(state, "government", 5, "unshaded", "space:manila", "space:visayas")
    assert (state.marker["manila"], state.marker["cebu"], state.marker["visayas"]) == (None, "protest", None)
    assert state.patronage == 11


def test_05_unshaded_may_stop_after_one_protest() -> None:
    protest = {"activists": 1, "marker": "protest"}
    state = position(manila=protest, cebu=protest)
    execute(state, "reformers", 5, "unshaded", "space:cebu", "done")
    assert (state.marker["manila"], state.marker["cebu"]) == ("protest", None)


def test_05_shaded_removes_a_troop_each_from_three_spaces() -> None:
    state = position(manila={"troops": 2}, cebu={"troops": 1}, davao={"troops": 1}, visayas={"troops": 1})
    execute(state, "reformers", 5, "shaded", "space:manila", "space:cebu", "space:davao")
    assert (state.troops["manila"], state.available["troops"], state.aid) == (1, 10, 8)


def test_05_shaded_with_troops_in_one_space_takes_one() -> None:
    state = position(manila={"troops": 3})
    execute(state, "reformers", 5, "shaded", "space:manila")
    assert state.troops["manila"] == 2


def test_06_unshaded_activates_in_cities_and_removes_one_each() -> None:
    state = position(
        manila={"underground": 2}, cebu={"underground": 1}, davao={"active": 1}, visayas={"underground": 1}
    )
    execute(state, "government", 6, "unshaded", "space:manila", "space:davao")
    assert (state.active["manila"], state.active["cebu"], state.active["davao"]) == (1, 1, 0)
    assert state.underground["visayas"] == 1


def test_06_unshaded_with_one_guerrilla_removes_it() -> None:
    state = position(manila={"underground": 1})
    execute(state, "government", 6, "unshaded", "space:manila")
    assert state.available["guerrillas"] == 16


def test_06_shaded_removes_police_or_activists_where_guerrillas_are() -> None:
    state = position(
        manila={"underground": 1, "police": 2, "activists": 1},
        davao={"active": 1, "activists": 1},
        cebu={"police": 1},
    )
    execute(state, "npa", 6, "shaded", "space:manila", "piece:police", "space:davao")
    assert (state.police["manila"], state.activists["davao"], state.police["cebu"]) == (1, 0, 1)


def test_06_shaded_leaves_the_guerrillas_as_they_are() -> None:
    state = position(manila={"underground": 1, "police": 1})
    execute(state, "npa", 6, "shaded", "space:manila")
    assert (state.police["manila"], state.underground["manila"]) == (0, 1)


def test_07_unshaded_removes_a_piece_and_places_terror() -> None:
    state = position(
        manila={"police": 1, "activists": 1, "marker": "protest"}, cebu={"police": 1, "underground": 1, "active": 1}
    )
    execute(state, "government", 7, "unshaded", "space:manila", "space:cebu", "piece:underground")
    assert (state.activists["manila"], state.marker["manila"]) == (0, "terror")
    assert (state.underground["cebu"], state.active["cebu"], state.marker["cebu"]) == (0, 1, "terror")


def test_07_unshaded_where_only_terror_is_possible() -> None:
    state = position(manila={"police": 1})
    execute(state, "government", 7, "unshaded", "space:manila")
    assert state.marker["manila"] == "terror"


def test_07_shaded_removes_a_police_per_two_aid() -> None:
    state = position(aid=5, manila={"police": 2}, cebu={"police": 1})
    execute(state, "npa", 7, "shaded", "space:manila", "space:cebu")
    assert (state.police["manila"], state.police["cebu"], state.aid) == (1, 0, 0)
    assert state.stay_eligible == {"npa"}


def test_07_shaded_with_fewer_police_than_aid_pays_for() -> None:
    state = position(aid=9, manila={"police": 1})
    execute(state, "npa", 7, "shaded")
    assert (state.police["manila"], state.aid) == (0, 0)


def test_08_unshaded_sweeps_then_assaults_for_free() -> None:
    state = position(manila={"troops": 2}, northern_luzon={"underground": 1})
    asked = execute(
        state,
        "government",
        8,
        "unshaded",
        "space:northern_luzon",
        "move:manila:troops",
        "move:manila:troops",
        "done",
        "space:northern_luzon",
    )
    assert state.available["guerrillas"] == 16
    assert state.resources["government"] == 10
    assert set(asked) == {"government sweep.space", "government sweep.move", "government assault.space"}


def test_08_unshaded_without_a_target_the_assault_comes_to_nothing() -> None:
    state = position(manila={"troops": 2})
    execute(state, "npa", 8, "unshaded", "done")
    assert NothingDone("government", "assault") in state.effects


def test_08_shaded_removes_troops_beside_enemies() -> None:
    state = position(
        visayas={"troops": 1, "activists": 1},
        northern_luzon={"troops": 2, "npa_bases": 1},
        southern_luzon={"troops": 1},
        manila={"troops": 1, "underground": 1},
    )
    execute(state, "npa", 8, "shaded", "space:visayas", "space:northern_luzon")
    assert (state.troops["visayas"], state.troops["northern_luzon"], state.troops["southern_luzon"]) == (0, 1, 1)


def test_08_shaded_with_no_such_space_does_nothing() -> None:
    state = position(visayas={"troops": 1}, southern_luzon={"underground": 1})
    execute(state, "npa", 8, "shaded")
    assert state.troops["visayas"] == 1


def test_09_unshaded_removes_three_activists_from_countryside() -> None:
    state = position(visayas={"activists": 2}, southern_luzon={"activists": 2}, manila={"activists": 1})
    execute(state, "government", 9, "unshaded", "space:visayas", "space:visayas", "space:southern_luzon")
    assert (state.activists["visayas"], state.activists["southern_luzon"]) == (0, 1)


def test_09_unshaded_stops_when_no_activist_is_left() -> None:
    state = position(visayas={"activists": 1}, manila={"activists": 1})
    execute(state, "government", 9, "unshaded", "space:visayas")
    assert state.activists["visayas"] == 0


def test_09_shaded_places_own_pieces_and_shifts_one_space() -> None:
    state = position()
    answers = ("space:visayas", "space:southern_luzon", "space:northern_luzon", "space:northern_luzon")
    execute(state, "reformers", 9, "shaded", *answers)
    assert state.activists["visayas"] == state.activists["southern_luzon"] == state.activists["northern_luzon"] == 1
    assert state.alignment["northern_luzon"] == "opposition"


def test_09_shaded_the_government_names_the_insurgents_and_shifts_to_support() -> None:
    state = position()
    execute(state, "government", 9, "shaded", "faction:npa", "space:visayas", "done")
    assert (state.underground["visayas"], state.alignment["visayas"]) == (1, "support")


def test_09_shaded_without_a_piece_placed_shifts_nothing() -> None:
    state = position()
    exhaust(state, "guerrillas")
    execute(state, "npa", 9, "shaded")
    assert set(state.alignment.values()) == {"neutral"}


def test_10_unshaded_troops_round_up_in_one_city() -> None:
    state = position(manila={"troops": 2, "activists": 3, "marker": "protest"})
    execute(state, "government", 10, "unshaded", "space:manila")
    assert (state.activists["manila"], state.aid) == (1, 9)
    assert state.in_force == ()


def test_10_unshaded_only_in_a_city() -> None:
    state = position(visayas={"police": 2, "activists": 1, "marker": "protest"})
    execute(state, "government", 10, "unshaded")
    assert state.effects[-1] == NothingDone("government", "roundup")


def test_10_shaded_places_protests_in_two_cities() -> None:
    state = position(manila={"activists": 1}, cebu={"activists": 1}, visayas={"activists": 1})
    execute(state, "reformers", 10, "shaded", "space:manila", "space:cebu")
    assert (state.marker["manila"], state.marker["cebu"], state.patronage) == ("protest", "protest", 9)


def test_10_shaded_cannot_protest_under_terror() -> None:
    state = position(manila={"activists": 1, "marker": "terror"}, cebu={"ref_bases": 1})
    execute(state, "reformers", 10, "shaded")
    assert (state.marker["manila"], state.marker["cebu"], state.patronage) == ("terror", None, 9)


def test_11_unshaded_breaks_up_a_city_protest() -> None:
    state = position(manila={"activists": 3, "marker": "protest"}, cebu={"activists": 1}, visayas={"activists": 1})
    execute(state, "government", 11, "unshaded", "space:manila", "space:cebu")
    assert (state.marker["manila"], state.activists["manila"], state.activists["cebu"]) == (None, 2, 0)
    assert state.resources["reformers"] == 7


def test_11_unshaded_without_a_protest_in_a_city() -> None:
    state = position(
        resources={"government": 0, "reformers": 2, "npa": 0}, visayas={"activists": 1, "marker": "protest"}
    )
    execute(state, "government", 11, "unshaded")
    assert (state.marker["visayas"], state.resources["reformers"]) == ("protest", 0)


def test_11_shaded_shifts_two_cities_other_than_manila() -> None:
    state = position(cebu={"alignment": "support"})
    assert "space:manila" not in options_of(state, "reformers", 11, "shaded")
    execute(state, "reformers", 11, "shaded", "space:cebu", "space:davao")
    assert (state.alignment["cebu"], state.alignment["davao"]) == ("neutral", "opposition")


def test_11_shaded_with_one_city_to_shift() -> None:
    at_opposition = {"alignment": "opposition"}
    state = position(cebu=at_opposition, zamboanga=at_opposition)
    execute(state, "npa", 11, "shaded", "space:davao")
    assert state.alignment["davao"] == "opposition"


def test_12_unshaded_terror_in_davao_and_two_guerrillas_gone() -> None:
    state = position(davao={"underground": 1, "active": 1}, eastern_mindanao={"underground": 1})
    execute(state, "government", 12, "unshaded", "space:davao", "piece:underground", "space:eastern_mindanao")
    assert (state.marker["davao"], state.active["davao"], state.underground["eastern_mindanao"]) == ("terror", 1, 0)


def test_12_unshaded_with_no_guerrilla_about() -> None:
    state = position(davao={"activists": 1, "marker": "protest"}, central_mindanao={"underground": 1})
    execute(state, "government", 12, "unshaded")
    assert state.marker["davao"] == "terror"


def test_12_shaded_two_guerrillas_then_an_ambush() -> None:
    state = position(davao={"police": 2, "gov_bases": 1}, eastern_mindanao={"troops": 1, "underground": 1})
    execute(state, "npa", 12, "shaded", "space:davao")
    assert (state.police["davao"], state.underground["davao"], state.active["davao"]) == (0, 2, 1)


def test_12_shaded_another_faction_executes_it_but_the_npa_ambushes() -> None:
    state = position(eastern_mindanao={"troops": 1, "underground": 1})
    asked = execute(state, "reformers", 12, "shaded", "space:eastern_mindanao")
    assert asked == ["npa ambush.space"]
    assert state.troops["eastern_mindanao"] == 0


def test_12_shaded_with_nobody_to_ambush() -> None:
    state = position()
    execute(state, "npa", 12, "shaded")
    assert state.underground["davao"] == 2
    assert state.effects[-1] == NothingDone("npa", "ambush")
