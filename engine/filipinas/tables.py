"""The player aid has these tables: Action Points, cards, combat, location, Morale, the United States."""

from __future__ import annotations

from engine.filipinas.board import FILIPINOS, SPAIN

FIRST_TURN_POINTS = {SPAIN: 7, FILIPINOS: 5}
"""8: what 5.1.1 gives for the set-up."""

# turn   1      2      3      4      5      6      7
WET = (False, False, True, False, False, True, False)
"""4.2.3.10: turn 1 is September to December 1896; May to August is wet."""


def is_wet(turn: int) -> bool:
    return WET[turn - 1]


MOST_POINTS = 15
LEAST_POINTS = 2
LEAST_POINTS_IN_EXILE = 1

HAND_LIMIT = 5

# Resources are 0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
CARDS_DRAWN = (0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4)

DIE = 6
"""It has so many sides."""
SUCCESS = 6
"""6.6, 6.7, 6.8: locating, hitting and taking a city take a final 6."""
GOOD_LUCK = 5
"""4.2.3.6, 6.1, 6.12: recruiting, politics and crossing a manned line take a 5."""
NO_HIT = 1
"""A 1 on the die never hits."""
MOST_SUPERIORITY = 3

CITY_DEFENCE = 1


def superiority(attacker: int, defender: int) -> int:
    """6.7: return the difference of the Combat Factors, within limits."""
    return max(-MOST_SUPERIORITY, min(MOST_SUPERIORITY, attacker - defender))


def stealth(searcher: int, target: int) -> int:
    """6.6: a small column finds what a large one scares away."""
    return 1 if searcher <= target else 0 if searcher == target + 1 else -1


def chance_to_hit(net: int) -> int:
    """6.7: it says how many of the six sides of the die are hits."""
    return max(0, min(SUCCESS - NO_HIT, net + 1))


def chance_of_luck(net: int) -> int:
    """6.1: how many of the six sides of the die are good luck, this added to them."""
    return max(0, min(DIE, DIE + 1 - GOOD_LUCK + net))


# 4.2.3.13: Spanish Morale

START_MORALE = 10
MOST_MORALE = 10
LEAST_MORALE = 1
BATTLE = 1
FLEET_STEP = 2
BRIGADE_FROM_SPAIN = 1
LOOT = 1
SAGASTA_TIRES = 1

CONFIDENT = 6
"""5.3.1, 6.1: from here up Spain recruits well and gives in only when both cities are lost."""

# 4.2.3.14: the United States

START_US = 1
LEAST_US = 0
WAR = 10
US_PER_TURN = {"canovas": 2, "sagasta": 1}
RECONCENTRATION_US = 1
