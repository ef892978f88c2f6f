"""Written by `make ladder`: the rating of every kind of player, and what each seat adds to it."""

from __future__ import annotations

KINDS = {
    "random": 1024,
    "bot": 1730,
    "beginner": 1362,
    "apprentice": 1500,
    "organiser": 1561,
    "strategist": 1614,
}
SEATS = {
    "spain": 45,
    "filipinos": -45,
}
