"""Written by `make ladder`: the rating of every kind of player, and what each seat adds to it."""

from __future__ import annotations

KINDS = {
    "random": 752,
    "rebel.weak": 1383,
    "administrator.weak": 1346,
    "rebel.medium": 1454,
    "administrator.medium": 1408,
    "rebel.strong": 1449,
    "administrator.strong": 1450,
    "beginner": 1314,
    "apprentice": 1500,
    "organiser": 1487,
    "strategist": 1509,
}
SEATS = {
    "red": -18,
    "pink": -7,
    "orange": -11,
    "yellow": -14,
    "green": 28,
    "blue": 22,
}
