"""4.0: every line of the Random Events Table has one small file."""

from __future__ import annotations

from importlib import import_module

from engine.core.prompts import Steps, asked_by
from engine.red_guard.effects import EventRolled, Rolled
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.forced_out import forced_out
from engine.red_guard.state import State
from engine.red_guard.verbs import check_death

LINES = (
    "n11_circular_of_16_may",
    "n12_a_wall_poster_at_beida",
    "n13_bombard_the_headquarters",
    "n14_rallies_in_the_square",
    "n15_smash_the_four_olds",
    "n16_the_great_link_up",
    "n21_a_new_patron",
    "n22_whispered_promises",
    "n23_self_criticism_sessions",
    "n24_sitting_on_the_fence",
    "n25_declaring_ones_stand",
    "n26_auction_of_loyalties",
    "n31_a_change_of_mind",
    "n32_a_swim_in_the_yangtze",
    "n33_a_word_for_the_weak",
    "n34_rumours_from_the_clinic",
    "n35_project_571",
    "n36_the_private_train_goes_south",
    "n41_january_storm",
    "n42_three_in_one_committees",
    "n43_three_in_one_committees",
    "n44_three_in_one_committees",
    "n45_february_countercurrent",
    "n46_mutiny_at_wuhan",
    "n51_the_army_supports_the_left",
    "n52_down_to_the_countryside",
    "n53_mangoes_for_the_workers",
    "n54_shots_on_zhenbao_island",
    "n55_ninth_party_congress",
    "n56_a_foreign_mission_burns",
    "n61_visitors_from_america",
    "n62_rehabilitations",
    "n63_criticize_lin_criticize_confucius",
    "n64_learn_from_daqing_and_dazhai",
    "n65_tangshan_earthquake",
    "n66_a_quiet_month",
)
"""These are the files of the events, in the order of the dice."""

LATE_CHECKS_FROM_TURN = 8
EVERY_EVENT_CHECKS_FROM_TURN = 13
"""8.3.3: an old man: more and more of what happens puts his life in question."""

EVENTS: dict[int, Event] = {
    event.number: event for event in (import_module(f"{__name__}.{line}").EVENT for line in LINES)
}


def random_event(state: State) -> Steps[None]:
    """4.0: two dice are rolled, and the first is read as tens."""
    dice = (state.chance.roll("event.tens"), state.chance.roll("event.units"))
    state.report(Rolled("event", dice))
    yield from play_event(state, dice[0] * 10 + dice[1])


def play_event(state: State, number: int) -> Steps[None]:
    """4.0: as much of the event is carried out as can be."""
    event = EVENTS[number]
    state.event = number
    state.report(EventRolled(number))
    yield from asked_by(event.happen(Execution(state, number)))
    if checks_late(state.turn, event):
        check_death(state)
    yield from forced_out(state)


def checks_late(turn: int, event: Event) -> bool:
    """8.3.3: some events from the eighth Game-Turn on, later all that are no death check by themselves."""
    if event.late_check:
        return turn >= LATE_CHECKS_FROM_TURN
    return not event.death_check and turn >= EVERY_EVENT_CHECKS_FROM_TURN


__all__ = ["EVENTS", "Event", "Execution", "play_event", "random_event"]
