"""6.9 to 6.15: dispersing, looting, politics, cards in general, the Zapote, trenches, hiding."""

from __future__ import annotations

import pytest

from engine import filipinas
from engine.filipinas.deck import HIDDEN
from engine.filipinas.effects import CardCancelled, Fought
from engine.filipinas.state import find, place_of
from tests.filipinas.table import answer, asked, board, filipino, offered, only, pass_both, playing, refusals, spanish

# 6.9, 6.10


def test_6_9_1_one_brigade_protects_a_province_and_leaves_its_stack() -> None:
    session = spanish({"laguna": [["cornell", "marina"]]})
    answer(session, "disperse", "cornell", "protecting")
    assert session.state.posture["cornell"] == "protecting"
    assert session.state.stacks["laguna"] == (("cornell",), ("marina",))
    answer(session, "pass", "disperse")
    assert session.state.posture["marina"] == "searching", "a second one cannot protect"


def test_6_9_a_dispersed_brigade_must_regroup_before_it_disperses_otherwise() -> None:
    session = spanish({"laguna": [["cornell"]]}, posture={"cornell": "searching"})
    assert refusals(session)["action:disperse"] == ("nobody_to_disperse", "6.9")
    answer(session, "regroup")
    assert session.state.posture["cornell"] == "" and session.state.points["spain"] == 9


def test_6_9_2_a_leader_stays_with_the_columns_of_his_brigade() -> None:
    session = spanish({"laguna": [["cornell", "primo"]]})
    answer(session, "disperse", "searching")
    assert find(session.state, "cornell")[1] == ("cornell", "primo")


def test_6_9_2_no_columns_in_a_city() -> None:
    session = spanish({"manila": [["cornell"]]}, posture={"cornell": "searching"})
    answer(session, "move", "manila_city")
    assert session.state.posture["cornell"] == ""


# 6.11 Looting


def test_6_11_loot_costs_spain_morale_and_marks_the_guerrilla() -> None:
    session = filipino({"laguna": [["laguna_corps", "aguinaldo"]]})
    answer(session, "loot")
    state = session.state
    assert state.looted == {"laguna"} and state.morale == 9 and state.targets == {"laguna_corps"}


def test_6_11_every_second_loot_of_a_turn_gives_a_point() -> None:
    session = filipino({"laguna": [["laguna_corps"]], "mindanao": [["moros"]], "tarlac": [["tarlac_corps"]]})
    answer(session, "coordinate", "loot", "laguna_corps", "loot", "moros")
    assert session.state.points["filipinos"] == 10 - 3 + 1
    answer(session, "loot")
    assert session.state.points["filipinos"] == 7


@pytest.mark.parametrize(
    ("stacks", "others"),
    [
        ([["laguna_corps"], ["cornell"]], {"posture": {"cornell": "protecting"}}),
        ([["laguna_corps"]], {"looted": ["laguna"]}),
        ([["laguna_corps"]], {"strength": {"laguna_corps": 2}}),
        ([["laguna_corps", "morong_corps"]], {}),
        ([["greene"]], {"at_war": True}),
    ],
)
def test_6_11_who_cannot_loot(stacks: list[list[str]], others: dict[str, object]) -> None:
    session = filipino({"laguna": stacks}, **others)
    assert refusals(session)["action:loot"] == ("nothing_to_loot", "6.11")


def test_6_14_whoever_is_entrenched_does_not_loot() -> None:
    place, dug_in = {"laguna": [["morong_corps"]]}, ["morong_corps"]
    assert refusals(filipino(place, trenches=dug_in))["action:loot"] == ("entrenched", "6.11")
    told = refusals(filipino(place, trenches=dug_in, looted=["laguna"]))
    assert told["action:loot"] == ("nothing_to_loot", "6.11"), "without trenches it could not loot either"


# 6.12 Politics


def test_6_12_the_american_track() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, dice={"politics": [5]}, us=3)
    answer(session, "politics")
    assert session.state.us == 4
    session = spanish({"laguna": [["cornell"]]}, dice={"politics": [4, 5]}, us=3, canovas_dead=True)
    answer(session, "politics")
    assert session.state.us == 3
    answer(session, "pass", "politics")
    assert session.state.us == 2


def test_6_12_the_track_goes_down_to_0_and_no_further() -> None:
    session = spanish({"laguna": [["cornell"]]}, us=0, canovas_dead=True)
    assert refusals(session)["action:politics"] == ("no_politics", "6.12")


def test_6_12_spain_changes_its_government_once() -> None:
    session = spanish({"laguna": [["cornell"]]}, dice={"politics": [1, 6]}, us=0)
    answer(session, "politics", "pass", "politics")
    assert session.state.government == "sagasta" and session.state.government_changed
    answer(session, "pass")
    assert "action:politics" not in offered(session)


def test_6_12_the_filipinos_never_change_it_and_nobody_lobbies_at_war() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, dice={"politics": [1]})
    answer(session, "politics", "done")
    assert asked(session)[0] == "spain"
    assert "action:politics" not in offered(filipino({"laguna": [["laguna_corps"]]}, at_war=True))


# 6.13 Cards


def test_6_13_two_cards_for_a_point() -> None:
    session = spanish({"laguna": [["cornell"]]}, points=0, hand={"spain": ["S07", "S08", "S19"]})
    answer(session, "trade", "S07", "S19")
    assert session.state.points["spain"] == 1 and session.state.hand["spain"] == ("S08",)


def test_6_13_a_red_card_of_a_battle_is_not_played_by_itself() -> None:
    session = spanish({"laguna": [["cornell"]]}, hand={"spain": ["S07"]})
    assert refusals(session)["card:S07"] == ("reaction", "6.13")


def test_6_13_both_sides_play_cards_one_by_one_until_both_decline() -> None:
    session = spanish(
        {"laguna": [["cornell"], ["laguna_corps", "morong_corps"]]},
        hand={"spain": ["S07", "S08"], "filipinos": ["F03"]},
        dice={"attack": [5]},
    )
    answer(session, "attack")
    assert asked(session) == ("spain", "combat.card")
    answer(session, "S07")
    assert asked(session) == ("filipinos", "combat.card")
    answer(session, "F03")
    told = answer(session, "S08")
    assert only(told, Fought).modifiers == (("factors", 0), ("S07", 1), ("F03", -1), ("S08", 1))
    assert set(session.state.played) == {"S07", "S08", "F03"}


def test_6_13_between_persons_a_question_is_put_although_there_is_no_card() -> None:
    """Skipping it would tell that none of the fitting cards is there."""
    places = {"laguna": [["cornell"], ["laguna_corps", "morong_corps"]]}
    session = spanish(places, hand={"filipinos": ["F14"]}, dice={"attack": [5]})
    answer(session, "attack")
    assert asked(session) == ("filipinos", "combat.card") and offered(session) == ["done"]


def test_6_13_not_where_everybody_knows_that_it_is_gone() -> None:
    places = {"laguna": [["cornell"], ["laguna_corps", "morong_corps"]]}
    session = spanish(places, hand={"filipinos": ["F14"]}, played=["F03"], dice={"attack": [5]})
    answer(session, "attack")
    assert asked(session) == ("filipinos", "counterattack")


def test_6_13_nor_of_an_empty_hand_nor_against_a_non_player() -> None:
    places = {"laguna": [["cornell"], ["laguna_corps", "morong_corps"]]}
    session = spanish(places, dice={"attack": [5]})
    answer(session, "attack")
    assert asked(session) == ("filipinos", "counterattack")
    session = filipino(
        {"laguna": [["cornell"], ["laguna_corps", "aguinaldo"]]},
        humans=("filipinos",),
        hand={"filipinos": ["F14"]},
        dice={"attack": [1], "counterattack": [1]},
    )
    answer(session, "attack")
    assert asked(session) == ("filipinos", "play")


def test_6_13_a_view_shows_no_hand_of_the_rival_and_no_deck() -> None:
    session = filipinas.new_session(seed=5)
    seen = session.view("spain")
    assert seen.hand["spain"] == session.state.hand["spain"]
    assert seen.hand["filipinos"] == (HIDDEN,) * 5
    assert set(seen.deck["spain"]) == set(seen.deck["filipinos"]) == {HIDDEN}
    assert set(seen.aside["spain"]) <= {"SU1", "SU2", "SU3", "SU4", "SU5"}


def test_10_2_a_card_with_a_1_can_be_cancelled_and_so_can_the_canceller() -> None:
    session = spanish({"laguna": [["cornell"]]}, morale=5, hand={"spain": ["S16", "S10"], "filipinos": ["F12"]})
    answer(session, "S16")
    assert asked(session) == ("filipinos", "react.card_played")
    answer(session, "F12")
    assert asked(session) == ("spain", "react.card_played")
    told = answer(session, "S10")
    assert only(told, CardCancelled) == CardCancelled("F12", "S10")
    assert session.state.morale == 7


def test_10_2_a_cancelled_card_does_nothing_and_is_gone() -> None:
    session = filipino({"laguna": [["laguna_corps"]]}, hand={"spain": ["S10"], "filipinos": ["F21"]})
    told = answer(session, "F21", "S10")
    assert only(told, CardCancelled) == CardCancelled("F21", "S10")
    assert session.state.morale == 10 and set(session.state.played) == {"F21", "S10"}


def test_6_13_1_reconcentration_costs_both_a_point_and_is_lifted_by_an_action() -> None:
    session = spanish({"laguna": [["cornell"], ["laguna_corps"]]}, hand={"spain": ["S04"]}, points=3)
    answer(session, "S04")
    assert session.state.points == {"spain": 2, "filipinos": 2} and session.state.reconcentration
    answer(session, "lift")
    assert not session.state.reconcentration and session.state.points["spain"] == 1


# 6.13.3 The Zapote


ZAPOTE = {"manila": [["cornell", "primo"]], "cavite": [["cavite_corps"]], "tarlac": [["tarlac_corps", "aguinaldo"]]}


def test_6_13_3_whoever_crosses_from_manila_may_be_made_to_attack_at_minus_1() -> None:
    session = spanish(ZAPOTE, zapote=True, dice={"attack": [1], "counterattack": [1]})
    answer(session, "move", "stack:cornell", "done", "cavite")
    assert asked(session) == ("filipinos", "zapote")
    assert offered(session) == ["stack:cavite_corps", "stack:tarlac_corps", "done"]
    told = answer(session, "tarlac_corps")
    assert only(told, Fought).modifiers == (("factors", 1), ("primo", 1), ("zapote", -1))
    assert session.state.points["spain"] == 9, "the attack is free"
    answer(session, "done")
    assert place_of(session.state, "tarlac_corps") == "cavite" == place_of(session.state, "cornell")
    assert "tarlac_corps" in session.state.targets


def test_6_13_3_the_filipinos_may_let_them_pass() -> None:
    session = spanish(ZAPOTE, zapote=True)
    answer(session, "move", "stack:cornell", "done", "cavite", "done", "done")
    assert place_of(session.state, "cornell") == "cavite" and asked(session)[0] == "filipinos"


def test_6_13_3_nobody_defends_it_against_those_who_come_from_elsewhere() -> None:
    session = spanish({**ZAPOTE, "batangas": [["marina"]]}, zapote=True)
    answer(session, "move", "stack:marina", "cavite", "done")
    assert asked(session) == ("filipinos", "play")


def test_4_2_3_16_the_marker_goes_when_no_filipino_counter_is_in_cavite() -> None:
    """A leader is a counter too (4.2.2); an American is no Filipino."""
    session = filipino({"cavite": [["cavite_corps"], ["aguinaldo"], ["merritt"]]}, zapote=True)
    answer(session, "move", "stack:cavite_corps", "batangas")
    assert session.state.zapote
    answer(session, "done", "pass", "move", "stack:aguinaldo", "laguna")
    assert not session.state.zapote


def test_6_13_3_who_leaves_cavite_to_a_leader_alone_may_come_back_to_its_line() -> None:
    session = spanish(
        {
            "cavite": [["aguinaldo"]],
            "batangas": [["batangas_corps"]],
            "manila": [["cornell"]],
            "manila_city": [["blanco"]],
        },
        zapote=True,
        dice={"attack": [1]},
    )
    answer(session, "move", "cornell", "cavite")
    assert asked(session) == ("filipinos", "zapote")
    told = answer(session, "batangas_corps")
    assert only(told, Fought).modifiers == (("factors", 1), ("zapote", -1))


# 4.2.3.15 Baler


def test_4_2_3_15_baler_holds_a_stack_until_the_end_of_the_turn() -> None:
    session = filipino({"laguna": [["laguna_corps", "aguinaldo", "baler"], ["cornell"]], "tarlac": [["tarlac_corps"]]})
    for action in ("attack", "unstack"):
        assert f"action:{action}" not in offered(session)
    answer(session, "move")
    assert place_of(session.state, "tarlac_corps") == "bulacan", "only the corps in Tarlac can"
    session = filipino({"laguna": [["laguna_corps", "aguinaldo", "baler"]]}, targets=["laguna_corps"])
    assert "action:loot" not in offered(session) and "action:hide" in offered(session)
    pass_both(session)
    assert place_of(session.state, "baler") == "home"


def test_4_2_3_15_no_leader_joins_a_stack_at_baler() -> None:
    session = filipino({"laguna": [["laguna_corps", "baler"]], "cavite": [["aguinaldo"]]})
    answer(session, "move")
    assert "place:laguna" in offered(session) and "stack:laguna_corps" not in offered(session)


def test_4_2_3_15_the_marker_goes_if_an_attack_leaves_only_a_leader() -> None:
    session = spanish(
        {"laguna": [["laguna_corps", "aguinaldo", "baler"], ["cornell", "primo"]]},
        dice={"locate": [6], "attack": [6]},
    )
    answer(session, "search", "stack:cornell", "yes")
    assert session.state.stacks["laguna"] == (("cornell", "primo"), ("aguinaldo",))


# 6.14, 6.15


def test_6_14_trenches_take_the_other_markers_and_end_guerrilla_war() -> None:
    session = filipino({"laguna": [["laguna_corps"], ["cornell"]]}, targets=["laguna_corps"])
    answer(session, "entrench", "done")
    assert session.state.trenches == {"laguna_corps"} and not session.state.targets
    assert "action:attack" in offered(session) and "action:search" not in offered(session)
    session = spanish({"laguna": [["cornell"]]}, posture={"cornell": "searching"})
    answer(session, "entrench")
    assert session.state.trenches == {"cornell"} and session.state.posture["cornell"] == ""


def test_6_14_who_moves_leaves_his_trenches_and_who_joins_shares_them() -> None:
    session = filipino({"laguna": [["laguna_corps"], ["morong_corps"]]}, trenches=["laguna_corps"])
    answer(session, "stack", "laguna_corps")
    assert session.state.trenches == {"laguna_corps", "morong_corps"}
    answer(session, "pass", "move", "manila")
    assert not session.state.trenches


def test_6_14_who_neither_moves_nor_attacks_keeps_his_trenches() -> None:
    """6.4: a stack is dissolved for the attack of one, and the others stay in their trenches."""
    places = {"laguna": [["laguna_corps", "morong_corps", "tarlac_corps", "aguinaldo"], ["cornell"]]}
    session = filipino(places, trenches=["laguna_corps", "morong_corps", "tarlac_corps"], dice={"attack": [2]})
    answer(session, "attack", "counter:morong_corps", "counter:tarlac_corps", "done")
    assert session.state.trenches == {"morong_corps", "tarlac_corps"}
    assert not session.state.targets & {"morong_corps", "tarlac_corps"}


def test_6_14_americans_do_not_entrench() -> None:
    session = filipino({"laguna": [["greene"], ["laguna_corps", "macarthur"]]}, at_war=True)
    assert "action:entrench" not in offered(session)


def test_6_15_a_guerrilla_or_a_lone_leader_hides() -> None:
    state = board({"laguna": [["laguna_corps"], ["aguinaldo"], ["cornell"]]}, targets=["laguna_corps", "aguinaldo"])
    session = playing(state, "filipinos")
    answer(session, "hide")
    assert offered(session) == ["stack:laguna_corps", "stack:aguinaldo"]
    answer(session, "aguinaldo")
    assert session.state.targets == {"laguna_corps"}


def test_6_6_and_6_15_a_marked_leader_keeps_his_marker_when_he_joins_a_hidden_guerrilla() -> None:
    """As a marked guerrilla does when a leader joins it."""
    places = {"cavite": [["aguinaldo"]], "tarlac": [["tarlac_corps"]]}
    for marked in ("aguinaldo", "tarlac_corps"):
        session = filipino(places, targets=[marked])
        answer(session, "move", "stack:aguinaldo", "stack:tarlac_corps")
        assert session.state.targets == {"tarlac_corps"}
    session = filipino({"tarlac": [["tarlac_corps"], ["aguinaldo"]]}, targets=["aguinaldo"])
    answer(session, "stack", "tarlac_corps")
    assert session.state.targets == {"tarlac_corps"}


def test_6_6_the_marker_of_a_leader_is_gone_in_a_stack_that_does_not_hide() -> None:
    session = filipino({"cavite": [["aguinaldo"]], "tarlac": [["tarlac_corps", "morong_corps"]]}, targets=["aguinaldo"])
    answer(session, "move", "stack:aguinaldo", "stack:tarlac_corps")
    assert not session.state.targets


def test_6_14_americans_are_not_entrenched_by_joining() -> None:
    """Nor do the trenches of others cover them."""
    places = {"laguna": [["laguna_corps"], ["greene"], ["cornell"]]}
    session = filipino(
        places, trenches=["laguna_corps"], at_war=True, points={"filipinos": 1, "spain": 9}, dice={"attack": [1]}
    )
    answer(session, "stack", "laguna_corps")
    assert find(session.state, "greene")[1] == ("laguna_corps", "greene")
    assert session.state.trenches == {"laguna_corps"}
    told = answer(session, "attack")
    assert only(told, Fought).modifiers == (("factors", -1),)
