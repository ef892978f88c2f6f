"""What a Strategist of People Power gives as its reasons: by idea whom it serves, and what belongs to it."""

from __future__ import annotations

from engine.core.thinking.idea import Idea
from engine.people_power.board import FACTIONS, GOVERNMENT, NPA, REFORMERS

IDEAS = (
    # 7.2: what is counted
    Idea("control_government", GOVERNMENT, ("control_by_1", "control_by_2", "control_missed", "cities_controlled")),
    Idea("patronage", GOVERNMENT),
    Idea("opposition", REFORMERS, ("opposition_held", "opposition_alone", "terror_on_opposition")),
    Idea("ref_bases", REFORMERS, ("ref_bases_exposed",)),
    Idea("resistance", NPA, ("resistance_held", "resistance_under_control", "protest_on_resistance")),
    Idea("npa_bases", NPA, ("bases_exposed",)),
    # what makes these grow
    Idea("support", GOVERNMENT, ("terror_on_support", "protest_on_support", "civic_action_targets")),
    Idea("control_npa", NPA, ("npa_control_by_1", "npa_control_missed", "agitation_targets")),
    Idea("manila_control", GOVERNMENT, ("manila_lead",)),
    Idea("manila_opposition", REFORMERS),
    Idea("manila_resistance", NPA),
    # pieces
    Idea("troops", GOVERNMENT),
    Idea("police", GOVERNMENT, ("police_alone",)),
    Idea("gov_bases", GOVERNMENT, ("gov_bases_exposed",)),
    Idea("activists", REFORMERS, ("activists_active", "activists_in_control", "spaces_ref", "manila_activists")),
    Idea("protests", REFORMERS, ("manila_protest", "protest_on_neutral")),
    Idea("underground", NPA, ("active", "guerrillas_exposed", "spaces_npa", "manila_underground", "terror_on_neutral")),
    # means
    Idea("aid", GOVERNMENT),
    *(Idea(f"resources_{faction}", faction) for faction in FACTIONS),
    *(Idea(f"next_{faction}", faction) for faction in FACTIONS),
)
