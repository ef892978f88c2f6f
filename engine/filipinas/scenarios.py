"""8: set-up as the rulebook lists it; the short game ends a turn earlier."""

from __future__ import annotations

from dataclasses import dataclass

from engine.filipinas.board import CAVITE, CAVITE_CITY, MANILA, MANILA_CITY, MINDANAO, Place
from engine.filipinas.counters import (
    AGUINALDO,
    ASIA_FLEET,
    BLANCO,
    BONIFACIO,
    CAVITE_CORPS,
    DESIERTO,
    MAGDIWAN,
    MINDANAO_1,
    MONTOJO,
    Stack,
)


@dataclass(frozen=True, slots=True)
class Scenario:
    key: str
    turns: int
    """5.3.3: this is the last turn."""


CAMPAIGN = Scenario("campaign", 7)
SHORT = Scenario("short", 6)
SCENARIOS = {scenario.key: scenario for scenario in (CAMPAIGN, SHORT)}
MOST_TURNS = CAMPAIGN.turns

FORCES: tuple[tuple[Place, Stack], ...] = (
    (MANILA_CITY, (BLANCO,)),
    (MANILA, (MAGDIWAN, BONIFACIO)),
    (MANILA, (DESIERTO,)),
    (CAVITE, (CAVITE_CORPS, AGUINALDO)),
    (MINDANAO, (MINDANAO_1,)),
    (CAVITE_CITY, (ASIA_FLEET, MONTOJO)),
)
