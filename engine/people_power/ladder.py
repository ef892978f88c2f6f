"""Written by `make ladder`: the rating of every kind of player, and what each seat adds to it."""

from __future__ import annotations

KINDS = {
    "random": 950,
    "bot": 1491,
    "beginner": 1317,
    "apprentice": 1500,
    "organiser": 1583,
    "strategist": 1667,
}
SEATS = {
    "government": 68,
    "reformers": 3,
    "npa": -71,
}
