"""Learnt by `tools.training`, and not to be changed by hand; `verdict.py` says what each table is for."""

from __future__ import annotations

WEIGHTS: dict[str, dict[str, tuple[int, ...]]] = {
    "spain": {
        "odds": (19, 3),
        "morale": (50, 3),
        "morale_last": (-597, 166),
        "manila_lost": (157, 303),
        "cavite_lost": (-1242, -232),
        "corps": (24, -7),
        "few_corps": (278, 60),
        "brigades": (-19, -6),
        "always": (352, 30),
        "kind.apprentice": (234, 104),
        "kind.beginner": (431, -32),
        "kind.bot": (805, 185),
        "kind.organiser": (-275, 46),
        "kind.random": (531, -221),
        "kind.strategist": (-1091, -44),
    },
    "filipinos": {
        "odds": (20, 3),
        "filipinos_to_play": (17, 26),
        "always": (342, 96),
        "kind.apprentice": (286, 21),
        "kind.beginner": (-121, 25),
        "kind.bot": (1075, 217),
        "kind.organiser": (444, 177),
        "kind.random": (-219, -2),
        "kind.strategist": (3164, 494),
    },
    "nobody": {
        "us": (-68, -12),
        "us_near": (-153, 1),
        "war": (-450, -29),
        "city_american": (4005, 1086),
        "landed": (1168, 472),
        "always": (-694, -126),
    },
}
