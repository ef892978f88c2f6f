"""Learnt by `tools.training`, and not to be changed by hand; `verdict.py` says what each table is for."""

from __future__ import annotations

WEIGHTS: dict[str, dict[str, tuple[int, ...]]] = {
    "faction": {
        "odds": (69, -38),
        "lead": (-20, 9),
        "points": (12, 5),
        "ahead_of": (70, -97),
        "tiles": (53, -6),
        "units": (89, -37),
        "threatened": (-10, 9),
        "chairman": (-49, -49),
        "still_to_act": (288, -325),
        "turn": (53, 53),
        "is_seated": (139, 63),
        "kind.administrator.medium": (237, 142),
        "kind.administrator.strong": (254, 172),
        "kind.administrator.weak": (627, -494),
        "kind.apprentice": (541, 31),
        "kind.beginner": (-208, -241),
        "kind.organiser": (255, 338),
        "kind.random": (-1447, 407),
        "kind.rebel.medium": (403, 109),
        "kind.rebel.strong": (247, 117),
        "kind.rebel.weak": (-198, 388),
        "kind.strategist": (38, 471),
    },
    "nobody": {
        "chaos": (26, 35),
        "chaos_high": (22, 51),
        "chaos_brink": (-43, -5),
        "hazard": (-24, 130),
        "turn": (-315, -320),
        "always": (-836, -379),
    },
}
