"""Events 13 to 24, side by side with the card table."""

from __future__ import annotations

import json

from engine.people_power.board import FACTIONS
from engine.people_power.effects import NothingDone
from game.shell.folders import ASSETS
from tests.people_power.event_driver import execute, exhaust, options_of, position

PROTEST = {"activists": 1, "marker": "protest"}


def test_13_unshaded_pays_the_government() -> None:
    state = position()
    execute(state, "government", 13, "unshaded")
    assert (state.resources["government"], state.aid, state.patronage) == (15, 12, 10)


def test_13_unshaded_gives_a_non_player_patronage_instead() -> None:
    state = position(humans={"npa"})
    execute(state, "government", 13, "unshaded")
    assert (state.aid, state.patronage) == (10, 12)


def test_13_shaded_costs_the_government() -> None:
    state = position()
    execute(state, "npa", 13, "shaded")
    assert (state.resources["government"], state.patronage) == (5, 9)


def test_13_shaded_removes_two_cubes_of_a_non_player() -> None:
    state = position(humans={"npa"}, manila={"troops": 1, "police": 1}, cebu={"troops": 1})
    execute(state, "npa", 13, "shaded", "space:manila", "piece:police", "space:cebu")
    assert (state.troops["manila"], state.police["manila"], state.troops["cebu"]) == (1, 0, 0)


def test_13_shaded_takes_what_resources_there_are() -> None:
    state = position(patronage=0, resources={"government": 2, "reformers": 0, "npa": 0})
    execute(state, "npa", 13, "shaded")
    assert (state.resources["government"], state.patronage) == (0, 0)


def test_14_unshaded_places_police_beside_insurgents() -> None:
    state = position(
        visayas={"activists": 1}, southern_luzon={"active": 1}, central_mindanao={"npa_bases": 1}, cebu={"active": 1}
    )
    execute(state, "government", 14, "unshaded", "space:visayas", "space:southern_luzon")
    assert (state.police["visayas"], state.police["southern_luzon"], state.police["central_mindanao"]) == (1, 1, 0)


def test_14_unshaded_with_one_police_left() -> None:
    state = position(visayas={"activists": 1}, southern_luzon={"active": 1})
    exhaust(state, "police", left=1)
    execute(state, "npa", 14, "unshaded", "space:visayas")
    assert state.police["visayas"] == 1


def test_14_shaded_terror_among_police_turns_the_people() -> None:
    state = position(visayas={"police": 1, "alignment": "support"}, southern_luzon={"police": 1}, cebu={"police": 1})
    execute(state, "npa", 14, "shaded", "space:visayas", "space:southern_luzon")
    assert (state.marker["visayas"], state.marker["southern_luzon"]) == ("terror", "terror")
    assert (state.alignment["visayas"], state.alignment["southern_luzon"]) == ("neutral", "resistance")


def test_14_shaded_where_terror_already_is_only_shifts() -> None:
    state = position(visayas={"police": 1, "marker": "terror"})
    execute(state, "reformers", 14, "shaded", "space:visayas")
    assert state.alignment["visayas"] == "opposition"


def test_15_unshaded_shifts_visayas_and_cebu_to_support() -> None:
    state = position(visayas={"alignment": "resistance"})
    execute(state, "government", 15, "unshaded")
    assert (state.alignment["visayas"], state.alignment["cebu"], state.aid) == ("neutral", "support", 9)


def test_15_unshaded_where_support_already_is() -> None:
    state = position(aid=0, visayas={"alignment": "support"}, cebu={"alignment": "opposition"})
    execute(state, "government", 15, "unshaded")
    assert (state.alignment["visayas"], state.alignment["cebu"], state.aid) == ("support", "neutral", 0)


def test_15_shaded_brings_two_own_pieces_to_visayas() -> None:
    state = position()
    execute(state, "npa", 15, "shaded")
    assert (state.underground["visayas"], state.alignment["visayas"]) == (2, "resistance")
    assert state.resources["government"] == 7


def test_15_shaded_the_government_names_whose_pieces_come() -> None:
    state = position()
    execute(state, "government", 15, "shaded", "faction:reformers")
    assert (state.activists["visayas"], state.alignment["visayas"]) == (2, "support")


def test_15_shaded_a_player_brings_the_second_piece_from_the_map() -> None:
    state = position(manila={"active": 1})
    exhaust(state, "guerrillas", left=1)
    execute(state, "npa", 15, "shaded", "space:manila")
    assert (state.active["manila"], state.underground["visayas"]) == (0, 2)


def test_15_shaded_a_player_may_leave_the_map_as_it_is() -> None:
    state = position(manila={"active": 1})
    exhaust(state, "guerrillas", left=1)
    execute(state, "npa", 15, "shaded", "done")
    assert (state.active["manila"], state.underground["visayas"]) == (1, 1)


def test_16_unshaded_terror_and_two_activists_removed() -> None:
    state = position(visayas={"activists": 3, "marker": "protest"}, cebu={"activists": 1})
    execute(state, "government", 16, "unshaded", "space:visayas", "space:visayas", "space:visayas")
    assert (state.marker["visayas"], state.activists["visayas"], state.activists["cebu"]) == ("terror", 1, 1)


def test_16_unshaded_removes_a_base_without_activists() -> None:
    state = position(cebu={"ref_bases": 1})
    execute(state, "government", 16, "unshaded")
    assert (state.marker["visayas"], state.ref_bases["cebu"]) == ("terror", 0)


def test_16_unshaded_activists_shield_their_base() -> None:
    state = position(cebu={"ref_bases": 1, "activists": 1})
    execute(state, "government", 16, "unshaded", "space:cebu")
    assert (state.ref_bases["cebu"], state.activists["cebu"]) == (1, 0)


def test_16_shaded_visayas_rises() -> None:
    state = position(visayas={"alignment": "support"})
    execute(state, "reformers", 16, "shaded")
    assert (state.alignment["visayas"], state.activists["visayas"], state.marker["visayas"]) == (
        "opposition",
        1,
        "protest",
    )


def test_16_shaded_without_a_marker_left() -> None:
    state = position(manila=PROTEST, cebu=PROTEST, davao=PROTEST, zamboanga=PROTEST)
    execute(state, "reformers", 16, "shaded")
    assert (state.activists["visayas"], state.marker["visayas"]) == (1, None)
    assert state.alignment["visayas"] == "opposition"


def test_17_unshaded_silences_the_reformers_through_the_next_card() -> None:
    state = position(manila=PROTEST)
    state.waiting = ("government", "reformers", "npa")
    execute(state, "government", 17, "unshaded")
    assert state.marker["manila"] is None
    assert (state.waiting, state.ineligible_next) == (("government", "npa"), {"reformers"})


def test_17_unshaded_without_a_protest() -> None:
    state = position()
    execute(state, "government", 17, "unshaded")
    assert state.ineligible_next == {"reformers"}


def test_17_shaded_shifts_spaces_with_activists() -> None:
    state = position(manila={"activists": 1, "alignment": "support"}, visayas={"activists": 1}, cebu={"ref_bases": 1})
    execute(state, "reformers", 17, "shaded", "space:manila", "space:visayas")
    assert (state.alignment["manila"], state.alignment["visayas"]) == ("neutral", "opposition")


def test_17_shaded_passes_over_spaces_at_opposition() -> None:
    state = position(manila={"activists": 1, "alignment": "opposition"}, visayas={"activists": 1})
    assert options_of(state, "reformers", 17, "shaded") == ["space:visayas", "done"]


def test_18_unshaded_sets_four_guerrillas_aside() -> None:
    state = position(manila={"underground": 2, "active": 1}, davao={"underground": 2})
    answers = ("space:manila", "piece:active", "space:manila", "space:davao", "space:davao")
    execute(state, "government", 18, "unshaded", *answers)
    assert (state.underground["manila"], state.set_aside["guerrillas"]) == (1, 4)


def test_18_unshaded_may_stop_early() -> None:
    state = position(manila={"underground": 2})
    execute(state, "reformers", 18, "unshaded", "space:manila", "done")
    assert (state.underground["manila"], state.set_aside["guerrillas"]) == (1, 1)


def test_18_shaded_sets_four_police_aside() -> None:
    state = position(manila={"police": 3}, cebu={"police": 2})
    execute(state, "reformers", 18, "shaded", "space:manila", "space:cebu", "space:cebu")
    assert (state.police["manila"], state.police["cebu"], state.set_aside["police"]) == (1, 0, 4)


def test_18_shaded_with_three_police_takes_them_all() -> None:
    state = position(manila={"police": 3})
    execute(state, "reformers", 18, "shaded")
    assert (state.police["manila"], state.set_aside["police"]) == (0, 3)


def test_19_unshaded_hides_the_money() -> None:
    state = position()
    execute(state, "government", 19, "unshaded")
    assert (state.patronage, state.aid) == (13, 8)


def test_19_shaded_exposes_it() -> None:
    state = position()
    execute(state, "reformers", 19, "shaded")
    assert state.patronage == 7


def test_19_shaded_stops_at_zero() -> None:
    state = position(patronage=2)
    execute(state, "npa", 19, "shaded")
    assert state.patronage == 0


def test_20_unshaded_pays_the_cronies() -> None:
    state = position()
    execute(state, "government", 20, "unshaded")
    assert (state.patronage, state.resources["government"]) == (12, 13)


def test_20_shaded_is_a_strike_for_the_npa() -> None:
    state = position(manila={"active": 1}, cebu={"npa_bases": 1}, davao={"activists": 1})
    execute(state, "npa", 20, "shaded", "space:cebu")
    assert (state.marker["cebu"], state.resources["government"]) == ("strike", 7)


def test_20_shaded_is_a_protest_for_the_reformers() -> None:
    state = position(manila={"active": 1}, davao={"activists": 1})
    execute(state, "reformers", 20, "shaded")
    assert state.marker["davao"] == "protest"


def test_20_shaded_the_government_names_the_faction() -> None:
    state = position(manila={"active": 1}, davao={"activists": 1})
    execute(state, "government", 20, "shaded", "faction:npa")
    assert state.marker["manila"] == "strike"


def test_20_shaded_under_terror_only_costs_resources() -> None:
    state = position(manila={"active": 1, "marker": "terror"})
    execute(state, "npa", 20, "shaded")
    assert (state.marker["manila"], state.resources["government"]) == ("terror", 7)


def test_21_unshaded_removes_guerrillas_before_the_base() -> None:
    state = position(northern_luzon={"underground": 1, "active": 1, "npa_bases": 1})
    answers = ("space:northern_luzon", "piece:active", "space:northern_luzon", "space:northern_luzon")
    execute(state, "government", 21, "unshaded", *answers)
    assert (state.available["guerrillas"], state.npa_bases["northern_luzon"]) == (16, 0)


def test_21_unshaded_with_one_piece_there() -> None:
    state = position(northern_luzon={"underground": 1}, southern_luzon={"underground": 1})
    execute(state, "government", 21, "unshaded", "space:northern_luzon")
    assert (state.underground["northern_luzon"], state.underground["southern_luzon"]) == (0, 1)


def test_21_shaded_brings_three_guerrillas() -> None:
    state = position()
    execute(state, "npa", 21, "shaded", "way:guerrillas")
    assert state.underground["northern_luzon"] == 3


def test_21_shaded_or_a_base() -> None:
    state = position()
    execute(state, "npa", 21, "shaded", "way:base")
    assert state.npa_bases["northern_luzon"] == 1


def test_21_shaded_no_third_base() -> None:
    state = position(northern_luzon={"gov_bases": 1, "npa_bases": 1})
    execute(state, "npa", 21, "shaded")
    assert (state.underground["northern_luzon"], state.npa_bases["northern_luzon"]) == (3, 1)


def test_22_unshaded_removes_activists_beside_police() -> None:
    state = position(manila={"police": 1, "activists": 2}, cebu={"police": 1, "activists": 1}, visayas={"activists": 1})
    execute(state, "government", 22, "unshaded", "space:manila", "space:cebu")
    assert (state.activists["manila"], state.activists["cebu"], state.activists["visayas"]) == (1, 0, 1)


def test_22_unshaded_without_police_does_nothing() -> None:
    state = position(manila={"activists": 1})
    execute(state, "government", 22, "unshaded")
    assert state.activists["manila"] == 1


def test_22_shaded_founds_a_base_among_activists() -> None:
    state = position(manila={"activists": 1}, cebu={"activists": 1}, davao={"troops": 1})
    execute(state, "reformers", 22, "shaded", "space:cebu")
    assert state.ref_bases["cebu"] == 1


def test_22_shaded_finds_the_one_space_with_room() -> None:
    state = position(manila={"activists": 1, "gov_bases": 2}, cebu={"activists": 1})
    execute(state, "reformers", 22, "shaded")
    assert (state.ref_bases["manila"], state.ref_bases["cebu"]) == (0, 1)


def test_23_unshaded_scatters_activists() -> None:
    state = position(manila={"activists": 3, "marker": "protest"})
    answers = ("space:manila", "space:northern_luzon", "space:manila", "space:southern_luzon", "done")
    execute(state, "government", 23, "unshaded", *answers)
    assert state.marker["manila"] is None
    assert (state.activists["manila"], state.activists["northern_luzon"]) == (1, 1)


def test_23_unshaded_no_activist_moves_twice() -> None:
    state = position(cebu={"activists": 1})
    execute(state, "reformers", 23, "unshaded", "space:cebu")
    assert state.activists["visayas"] == 1


def test_23_shaded_assembles_then_protests() -> None:
    state = position(election=39, northern_luzon={"activists": 1})
    asked = execute(state, "npa", 23, "shaded", "space:manila", "move:northern_luzon:activists", "done", "space:manila")
    assert (state.activists["manila"], state.marker["manila"], state.alignment["manila"]) == (
        1,
        "protest",
        "opposition",
    )
    assert {entry.split()[0] for entry in asked} == {"reformers"}


def test_23_shaded_with_nobody_to_protest() -> None:
    state = position()
    execute(state, "reformers", 23, "shaded", "done")
    assert state.effects[-1] == NothingDone("reformers", "protest")


def test_24_unshaded_removes_a_base_from_among_guerrillas() -> None:
    state = position(davao={"npa_bases": 1, "underground": 2}, visayas={"npa_bases": 1})
    execute(state, "government", 24, "unshaded", "space:davao")
    assert (state.npa_bases["davao"], state.underground["davao"], state.resources["npa"]) == (0, 2, 6)
    assert state.stay_eligible == {"government"}


def test_24_unshaded_without_a_base_still_costs_resources() -> None:
    state = position(resources=dict.fromkeys(FACTIONS, 3))
    execute(state, "reformers", 24, "unshaded")
    assert (state.resources["npa"], state.stay_eligible) == (0, {"reformers"})


def test_24_shaded_pays_the_npa_and_fills_a_camp() -> None:
    state = position(davao={"npa_bases": 1}, visayas={"npa_bases": 1})
    execute(state, "npa", 24, "shaded", "space:visayas")
    assert (state.resources["npa"], state.underground["visayas"], state.underground["davao"]) == (15, 2, 0)


def test_24_shaded_a_non_player_places_guerrillas_instead() -> None:
    state = position(humans={"government"}, davao={"npa_bases": 1})
    execute(state, "npa", 24, "shaded", "space:manila", "space:cebu")
    assert (state.underground["manila"], state.underground["cebu"], state.underground["davao"]) == (1, 1, 2)


def test_13_and_24_shaded_whoever_executes_them_chooses_and_the_texts_say_so() -> None:
    """The Non-player of whom they speak neither removes nor places anything itself."""
    cubes = position(humans={"npa"}, manila={"troops": 2}, cebu={"troops": 2})
    assert set(execute(cubes, "npa", 13, "shaded", "space:manila", "space:cebu")) == {"npa event.remove"}
    guerrillas = position(humans={"government"}, davao={"npa_bases": 1})
    assert set(execute(guerrillas, "government", 24, "shaded", "space:manila", "space:cebu")) == {
        "government event.place"
    }
    for language, acting in (("en", ("removes", "places")), ("es", ("Sin Jugador elimina", "Sin Jugador coloca"))):
        texts = json.loads((ASSETS / "people_power/text" / language / "cards.json").read_text(encoding="utf-8"))
        assert not any(word in texts[f"card.{card}.shaded"] for card in (13, 24) for word in acting)


def test_24_shaded_without_a_base_only_pays() -> None:
    state = position()
    execute(state, "npa", 24, "shaded")
    assert (state.resources["npa"], state.available["guerrillas"]) == (15, 16)
