"""What a Strategist of Filipinas gives as its reasons: by idea whom it serves, and the features that belong to it."""

from __future__ import annotations

from engine.core.thinking.idea import Idea
from engine.filipinas.board import FILIPINOS, SPAIN, USA

IDEAS = (
    # 5.3: what decides
    Idea("morale", SPAIN, ("morale_low", "morale_last")),
    Idea("manila_lost", FILIPINOS),
    Idea("cavite_lost", FILIPINOS),
    Idea("city_american", USA),
    Idea("us", FILIPINOS, ("us_near", "war")),
    # means
    Idea("points_spain", SPAIN),
    Idea("points_filipinos", FILIPINOS),
    Idea("cards_spain", SPAIN),
    Idea("cards_filipinos", FILIPINOS),
    Idea("income_spain", SPAIN),
    Idea("income_filipinos", FILIPINOS),
    # the Filipinos
    Idea("corps", FILIPINOS, ("corps_outer", "few_corps", "guerrillas_free", "guerrillas_hunted")),
    Idea("corps_full", FILIPINOS, ("stacks_strong",)),
    Idea("guerrillas_marked", SPAIN),
    Idea("trenches", FILIPINOS),
    Idea("guns", FILIPINOS),
    Idea("aguinaldo", FILIPINOS),
    Idea("bonifacio", FILIPINOS),
    Idea("looted", FILIPINOS, ("loot_open",)),
    # the Spaniards
    Idea("brigades", SPAIN),
    Idea("brigades_full", SPAIN),
    Idea("searching", SPAIN),
    Idea("protecting", SPAIN),
    Idea("lines", SPAIN),
    Idea("tactics_spain", SPAIN, ("generals",)),
    Idea("massed", SPAIN),
    Idea("overmatched", FILIPINOS),
    # the cities and the sea
    Idea("manila_siege", FILIPINOS),
    Idea("cavite_siege", FILIPINOS),
    Idea("manila_garrison", SPAIN),
    Idea("cavite_garrison", SPAIN),
    Idea("fleet_asia", SPAIN),
    Idea("fleet_camara", SPAIN),
    Idea("fleet_us", FILIPINOS),
    Idea("landed", FILIPINOS),
)
