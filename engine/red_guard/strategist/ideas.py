"""What a Strategist of Red Guard gives as its reasons: by idea whom it serves, and the features that belong to it."""

from __future__ import annotations

from engine.core.thinking.idea import OWN, RIVALS, Idea

IDEAS = (
    Idea("lead", OWN, ("points", "ahead_of", "lead_over_second")),
    Idea("tiles", OWN),
    Idea("tiles_rival", RIVALS),
    Idea("bare", RIVALS, ("thin", "threatened")),
    Idea("held_well", OWN),
    Idea("matches", OWN),
    Idea("units", OWN, ("army", "red_guards", "cadres", "workers")),
    Idea("units_rival", RIVALS),
    Idea("in_attack", OWN),
    Idea("neutralized", RIVALS, ("in_pool", "recovering")),
    Idea("chairman", OWN),
    Idea("clients", OWN),
    Idea("chit_missing", RIVALS),
    Idea("half_of_units", OWN),
)
