"""9.1: how a game can end, each by its key."""

from __future__ import annotations

GOING_ON = ""
DEATH = "death"
LAST_STANDING = "last_standing"
CIVIL_WAR = "civil_war"
SEIZURE = "seizure"
CHIT = "chit"
AGREEMENT = "agreement"
"""9.1: all who are left agree when a faction has been forced out."""
FAILED_SEIZURE = "failed_seizure"
"""10.1: a civil war ends it too."""
YEAR_1976 = "year_1976"
"""The option by which the eleventh turn is the last."""

ENDINGS = (DEATH, LAST_STANDING, CIVIL_WAR, SEIZURE, CHIT, AGREEMENT, FAILED_SEIZURE, YEAR_1976)
ALL_LOSE = (CIVIL_WAR, FAILED_SEIZURE)


class Ended(Exception):
    """Raised by the verb that ends the game in the middle of anything; the step under way goes no further."""
