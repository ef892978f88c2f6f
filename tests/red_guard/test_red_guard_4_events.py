"""4.0: the Random Events Table, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from engine.red_guard import RedGuardSession, State, stages
from engine.red_guard.components import ATTACK, CIVIL_SUPPORT, PILE, POOL
from engine.red_guard.effects import ChairmanPassed, DeathChecked, EventRolled, NothingDone, Rolled
from engine.red_guard.events import EVENTS
from engine.red_guard.in_force import rules
from tests.red_guard.table import answer, asked, at, decline, offered, table, told


def event(number: int, state: State, first: str = "red") -> RedGuardSession:
    """The Event Phase with that roll, before that faction's turn."""
    state.chance.script |= {"event.tens": [number // 10], "event.units": [number % 10]}  # type: ignore[attr-defined]
    state.first = first
    return at(state, stages.EVENT, first)


def neutralized(state: State, faction: str) -> tuple[str, ...]:
    return state.units[PILE[faction]]


def test_4_0_two_dice_the_first_read_as_tens() -> None:
    assert sorted(EVENTS) == [tens * 10 + units for tens in range(1, 7) for units in range(1, 7)]
    session = event(54, table())
    assert told(session.opening, Rolled)[0].dice == (5, 4)
    assert told(session.opening, EventRolled) == [EventRolled(54)]
    assert session.state.event == 54


@pytest.mark.parametrize(
    ("number", "after"),
    [
        (11, 53),
        (15, 54),
        (16, 52),
        (41, 53),
        (46, 55),
        (51, 47),
        (52, 46),
        (54, 48),
        (55, 45),
        (56, 53),
        (61, 47),
        (63, 53),
        (64, 46),
        (65, 54),
        (66, 50),
    ],
)
def test_4_0_events_move_chaos(number: int, after: int) -> None:
    assert event(number, table(chaos=50)).state.chaos == after


def test_4_0_chaos_by_an_event_can_be_the_civil_war() -> None:
    session = event(46, table(chaos=96))
    assert session.over and session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("civil_war", ())


# Students, cadres, workers


def test_12_each_faction_with_a_red_guard_tile_recovers_a_red_guard() -> None:
    # Orange and Yellow own Red Guard tiles, Red does not.
    piles = {"neutralized": {"red_guard": 2}, "attack": {"worker": 1}}
    session = event(12, table(yellow=piles, red=piles))
    assert (asked(session), session.prompt and session.prompt.faction) == ("recover.to", "yellow")
    answer(session, "place:attack")
    assert neutralized(session.state, "yellow") == ("yellow.red_guard",)
    assert neutralized(session.state, "red") == ("red.red_guard",) * 2


def test_13_the_faction_with_most_cadre_tiles_neutralizes_a_cadre() -> None:
    state = table({"zhongnanhai": ("red", {"cadre": 1})}, red={"attack": {"cadre": 1}})
    session = event(13, state)
    assert asked(session) == "event.neutralize"
    answer(session, "stack:red.cadre@zhongnanhai")
    assert neutralized(session.state, "red") == ("red.cadre",) and session.state.chaos == 2


def test_13_nobody_to_lose_means_nothing_but_the_chaos() -> None:
    session = event(13, table())
    assert told(session.opening, NothingDone) and session.state.chaos == 2


def test_13_a_neutral_faction_loses_one_at_random() -> None:
    state = table(seats=("pink", "blue"), red={"attack": {"cadre": 1}, "unplaced": {"cadre": 2}})
    session = event(13, state, "pink")
    assert neutralized(session.state, "red") == ("red.cadre",)


def test_14_the_first_faction_takes_up_to_two_red_guards_from_the_pool() -> None:
    session = event(14, table())
    assert asked(session) == "reinforce.to" and "done" in offered(session)
    answer(session, "place:attack", "count:2")
    assert session.state.units[ATTACK["red"]].count("red.red_guard") == 2
    assert session.state.units[POOL].count("red.red_guard") == 9


def test_14_a_first_faction_that_nobody_commands_takes_nobody() -> None:
    session = event(14, table(seats=("red", "blue")), "pink")
    assert session.prompt is None or session.prompt.faction != "pink"
    assert session.state.units[ATTACK["pink"]] == ("pink.worker",)


def test_16_red_guards_may_join_one_other_type_this_turn() -> None:
    session = event(16, table())
    assert rules(session.state).red_guards_join and not rules(session.state).types_combine
    assert not rules(at(session.state.copy(), stages.CIVIL_SUPPORT).state).red_guards_join


def test_41_workers_shift_right_against_cadre_tiles() -> None:
    assert rules(event(41, table()).state).workers_against_cadres == 1


def test_45_each_faction_recovers_a_cadre() -> None:
    session = event(45, table(chaos=10, blue={"neutralized": {"cadre": 1}, "attack": {"worker": 1}}))
    answer(session, "place:attack")
    assert neutralized(session.state, "blue") == () and session.state.chaos == 8


def test_52_each_faction_with_three_red_guards_in_play_neutralizes_one() -> None:
    state = table(
        {"wuhan": ("green", {"red_guard": 1})},
        chaos=10,
        green={"attack": {"red_guard": 2}},
        red={"attack": {"red_guard": 2}, "neutralized": {"red_guard": 3}},
    )
    session = event(52, state)
    assert session.prompt is not None and session.prompt.faction == "green"
    answer(session, "stack:green.red_guard@attack.green")
    assert neutralized(session.state, "green") == ("green.red_guard",)
    assert len(neutralized(session.state, "red")) == 3 and session.state.chaos == 6


def test_53_each_faction_recovers_a_worker() -> None:
    session = event(53, table(chaos=10, pink={"neutralized": {"worker": 2}, "attack": {"worker": 1}}))
    answer(session, "place:attack")
    assert len(neutralized(session.state, "pink")) == 1 and session.state.chaos == 7


def test_62_each_faction_recovers_two_units() -> None:
    session = event(62, table(pink={"neutralized": {"worker": 1, "pla": 2}, "attack": {"worker": 1}}))
    answer(session, "pink.pla", "place:attack", "pink.worker", "place:attack")
    assert neutralized(session.state, "pink") == ("pink.pla",)


def test_64_only_who_has_a_worker_tile_or_a_commune_recovers_a_worker() -> None:
    pile = {"neutralized": {"worker": 1}, "attack": {"cadre": 1}}
    session = event(64, table(red=pile, blue=pile))
    assert session.prompt is not None and session.prompt.faction == "blue"
    answer(session, "place:attack")
    assert neutralized(session.state, "red") == ("red.worker",)


# Non-player factions


def controlled(seats: tuple[str, ...] = ("red", "orange", "blue"), **more: Any) -> State:
    return table(seats=seats, green={"controller": "red", "attack": {"pla": 2}, "neutralized": {"pla": 1}}, **more)


def test_21_a_controlled_faction_passes_to_the_next_seat() -> None:
    assert event(21, controlled()).state.controller["green"] == "orange"


def test_22_a_controlled_faction_passes_to_the_seat_with_fewest_tiles() -> None:
    state = controlled()
    state.owner["qiliying"] = "pink"
    assert event(22, state).state.controller["green"] == "blue"


def test_23_a_controlled_faction_becomes_neutral_and_its_neutralized_units_leave() -> None:
    session = event(23, controlled())
    assert session.state.controller["green"] == "" and session.state.chaos == 0
    assert neutralized(session.state, "green") == () and session.state.units["gone"] == ("green.pla",)
    assert session.state.units[ATTACK["green"]] == ("green.pla",) * 2


def test_24_the_controlled_faction_with_fewest_tiles_becomes_neutral() -> None:
    state = controlled(pink={"controller": "blue", "attack": {"pla": 1}})
    state.owner["wuhan"] = "red"
    session = event(24, state)
    assert (session.state.controller["green"], session.state.controller["pink"]) == ("", "blue")


@pytest.mark.parametrize("number", [23, 24])
def test_23_24_with_two_seats_and_nobody_controlled_a_neutral_faction_wakes(number: int) -> None:
    session = event(number, table(seats=("red", "blue")))
    assert sum(bool(seat) for seat in session.state.controller.values()) == 1
    assert session.state.chaos == 0


def test_25_a_neutral_faction_becomes_active_under_a_random_seat() -> None:
    state = table(seats=("red", "blue"), luck={"non_player": ["pink"], "seat": ["blue"]})
    assert event(25, state).state.controller["pink"] == "blue"


def test_26_the_highest_die_takes_a_faction_neutral_or_not_and_ties_roll_again() -> None:
    state = controlled(seats=("red", "blue"))
    luck = {"auction.red": [5, 2], "auction.blue": [5, 6], "non_player": ["green"]}
    state.chance.script |= luck  # type: ignore[attr-defined]
    assert event(26, state).state.controller["green"] == "blue"


@pytest.mark.parametrize("number", [21, 22, 23, 24, 25, 26])
def test_21_to_26_without_a_faction_that_fits_chaos_rises_by_one(number: int) -> None:
    assert event(number, table(chaos=10)).state.chaos == 11


# The Chairman


def test_31_the_marker_passes_to_the_next_seat_and_leaves_the_tile() -> None:
    state = table(seats=("red", "orange", "blue"), chairman={"holder": "red", "tile": "zhongnanhai"})
    session = event(31, state, "blue")
    assert (session.state.holder, session.state.seated) == ("orange", "")


def test_32_the_marker_passes_to_a_random_seat() -> None:
    assert event(32, table(luck={"seat": ["yellow"]})).state.holder == "yellow"


@pytest.mark.parametrize("tile", ["zhongnanhai", "wuhan"])
def test_8_3_1_a_new_holder_who_is_the_old_one_changes_nothing(tile: str) -> None:
    """32: on a tile of his own, or given away and still his until the receiver's turn."""
    state = table(luck={"seat": ["red"]}, chairman={"holder": "red", "tile": tile})
    session = event(32, state)
    assert (session.state.holder, session.state.seated) == ("red", tile)
    assert not told(session.opening, ChairmanPassed)
    assert told(session.opening, NothingDone) == [NothingDone(32, "chairman")]


def test_33_the_marker_passes_to_the_seat_with_fewest_tiles() -> None:
    state = table()
    state.owner["wuhan"] = "red"
    assert event(33, state).state.holder == "green"


def test_36_the_marker_is_away_until_the_next_event_phase() -> None:
    session = event(36, table(chairman={"holder": "red", "tile": "zhongnanhai"}))
    assert (session.state.holder, session.state.seated) == ("", "")
    again = session.state.copy()
    again.chance.script = {"chairman": ["pink"]}  # type: ignore[attr-defined]
    assert event(66, again).state.holder == "pink"


@pytest.mark.parametrize(("die", "alive"), [(4, True), (5, False), (6, False)])
def test_34_the_chairman_dies_on_a_five_or_six(die: int, alive: bool) -> None:
    session = event(34, table(turn=4, luck={"death": [die]}))
    assert session.state.alive is alive
    assert told(session.opening, DeathChecked) == [DeathChecked(die, not alive)]
    assert session.state.markers == 3


def test_34_and_35_put_nothing_in_question_before_the_fourth_turn() -> None:
    for number in (34, 35):
        assert told(event(number, table(turn=3)).opening, DeathChecked) == []


def test_35_if_he_lives_the_faction_with_most_pla_tiles_neutralizes_two_pla() -> None:
    session = event(35, table(turn=4, luck={"death": [1]}, green={"attack": {"pla": 3}}))
    assert neutralized(session.state, "green") == ("green.pla",) * 2


def test_35_if_he_dies_nobody_loses_anything() -> None:
    session = event(35, table(turn=4, luck={"death": [6]}, green={"attack": {"pla": 3}}))
    assert neutralized(session.state, "green") == () and not session.state.alive


@pytest.mark.parametrize("number", [31, 32, 33, 34, 35, 36])
def test_31_to_36_mean_nothing_once_he_is_dead(number: int) -> None:
    state = table(turn=5, chairman={"alive": False, "holder": None}, green={"attack": {"pla": 3}})
    session = event(number, state)
    assert session.state.holder == "" and neutralized(session.state, "green") == ()
    assert told(session.opening, DeathChecked) == []


LATE = (11, 15, 45, 53, 55, 56, 61, 62, 65, 66)


@pytest.mark.parametrize("number", LATE)
def test_8_3_3_ten_events_put_his_life_in_question_from_the_eighth_turn(number: int) -> None:
    assert told(event(number, table(turn=7)).opening, DeathChecked) == []
    session = event(number, table(turn=8, luck={"death": [6]}))
    assert not session.state.alive


def test_8_3_3_every_event_does_from_the_thirteenth_turn_and_each_only_once() -> None:
    for number in EVENTS:
        session = event(number, table(turn=13, chaos=30, luck={"death": [1, 1]}))
        effects = [*session.opening, *decline(session, until="move.unit")]
        assert len(told(effects, DeathChecked)) == 1
    for number in set(EVENTS) - set(LATE) - {34, 35}:
        assert told(event(number, table(turn=12, chaos=30)).opening, DeathChecked) == []


# Committees, army, summits


@pytest.mark.parametrize("number", [42, 43, 44])
def test_42_to_44_types_combine_from_now_on(number: int) -> None:
    session = event(number, table(chaos=10))
    assert session.state.committees and session.state.chaos == 10
    assert rules(session.state).types_combine


def test_42_and_44_lower_chaos_if_the_committees_are_already_there() -> None:
    assert event(42, table(chaos=10, committees=True)).state.chaos == 8
    assert event(44, table(chaos=10, committees=True)).state.chaos == 6


def test_43_lets_each_faction_recover_a_unit_if_they_are_already_there() -> None:
    session = event(43, table(committees=True, red={"neutralized": {"pla": 2}, "attack": {"worker": 1}}))
    answer(session, "place:attack")
    assert neutralized(session.state, "red") == ("red.pla",)


def test_46_nobody_enters_civil_support_this_turn() -> None:
    assert rules(event(46, table()).state).no_civil_support


def test_51_each_faction_may_move_one_pla_even_a_neutralized_one_to_civil_support() -> None:
    state = table(
        {"zhongnanhai": ("red", {"pla": 1})},
        chairman={"holder": "red", "tile": "zhongnanhai"},
        red={"neutralized": {"pla": 1}, "attack": {"worker": 1}},
    )
    session = event(51, state)
    # The one beside the Chairman is frozen.
    assert offered(session) == ["stack:red.pla@neutralized.red", "done"]
    answer(session, offered(session)[0])
    assert session.state.units[CIVIL_SUPPORT] == ("red.pla",)


def test_54_no_purge_this_turn() -> None:
    assert rules(event(54, table()).state).no_purge


def test_63_the_leader_of_the_faction_with_most_tiles_gives_no_shift() -> None:
    state = table()
    state.owner["dazhai"] = "green"
    assert event(63, state).state.criticized == "green"
