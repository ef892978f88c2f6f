"""5.1: every Event has a small file of its own, and is executed here."""

from __future__ import annotations

from importlib import import_module

from engine.core.prompts import Steps, asked_by
from engine.people_power.board import Faction
from engine.people_power.effects import EventBegan
from engine.people_power.events.event import SHADED, SIDES, UNSHADED, Event
from engine.people_power.events.execution import Execution
from engine.people_power.state import State

CARDS = (
    "n01_us_bases_review",
    "n02_coconut_levy",
    "n03_welgang_bayan",
    "n04_confetti_on_ayala",
    "n05_agrava_board",
    "n06_sparrow_units",
    "n07_salvaging",
    "n08_oplan_katatagan",
    "n09_basic_christian_communities",
    "n10_mendiola_bridge",
    "n11_we_forum_raid",
    "n12_easter_bombing",
    "n13_imf_standby_credit",
    "n14_civilian_home_defense_force",
    "n15_negros_sugar_crisis",
    "n16_evelio_javier_murdered",
    "n17_radio_veritas",
    "n18_kampanyang_ahos",
    "n19_hidden_wealth_exposed",
    "n20_san_miguel_corporation",
    "n21_rebel_priest",
    "n22_namfrel_volunteers",
    "n23_lakbayan",
    "n24_chinese_aid",
    "n25_reagans_visit_cancelled",
    "n26_bataan_nuclear_power_plant",
    "n27_opposition_alliance",
    "n28_escalante_massacre",
    "n29_reform_the_armed_forces_movement",
    "n30_moro_front",
    "n31_edifice_complex",
    "n32_manotoc_kidnapping",
    "n33_kilusang_mayo_uno",
    "n34_pope_jp_ii_visit",
    "n35_two_million_mourners",
    "n36_hamletting_at_laac",
)
"""These are the files of the Events, in the order of their numbers."""

EVENTS: dict[int, Event] = {
    event.number: event for event in (import_module(f"{__name__}.{card}").EVENT for card in CARDS)
}


def play_event(state: State, faction: Faction, card: int, side: str) -> Steps[None]:
    """5.1, 5.1.4: one side of the card, literally and in order, as much of it as can be done."""
    state.report(EventBegan(faction, card, side))
    yield from asked_by(EVENTS[card].side(side)(Execution(state, faction, card, side)))


__all__ = ["EVENTS", "SHADED", "SIDES", "UNSHADED", "Event", "Execution", "play_event"]
