"""Two positions with which the map can be looked at and tested without a game: an ordinary one and a crowded one."""

from typing import Any, Final

from engine.people_power import State, lay_out
from engine.people_power.board import PIECES


def _space(counts: str, alignment: str, marker: str | None) -> dict[str, Any]:
    """The counts are in the order of PIECES."""
    pieces: dict[str, Any] = dict(zip(PIECES, map(int, counts.split()), strict=True))
    return {**pieces, "alignment": alignment, "marker": marker}


def _position(spaces: dict[str, dict[str, Any]]) -> State:
    return lay_out({"aid": 6, "patronage": 8, "spaces": spaces})


SAMPLE: Final = _position(
    {
        "manila": _space("3 3 1 3 1 1 0 0", "support", "protest"),
        "cebu": _space("1 0 1 3 0 0 0 0", "support", None),
        "zamboanga": _space("1 0 0 2 0 1 0 0", "neutral", "terror"),
        "davao": _space("2 0 1 3 0 2 2 1", "neutral", "strike"),
        "northern_luzon": _space("2 1 1 1 0 2 1 1", "neutral", None),
        "southern_luzon": _space("1 1 0 0 0 0 0 1", "support", None),
        "visayas": _space("0 0 0 4 1 0 0 1", "opposition", "protest"),
        "western_mindanao": _space("1 1 1 0 0 3 0 1", "neutral", None),
        "central_mindanao": _space("1 0 0 1 0 1 0 0", "neutral", None),
        "eastern_mindanao": _space("0 0 0 2 0 0 4 1", "resistance", "terror"),
    }
)
CROWDED: Final = _position(
    {
        space: _space("12 10 2 9 1 11 10 2", alignment, marker)
        for space, alignment, marker in (
            ("manila", "resistance", "protest"),
            ("cebu", "opposition", "protest"),
            ("zamboanga", "resistance", "protest"),
            ("davao", "support", "terror"),
            ("northern_luzon", "resistance", "strike"),
            ("southern_luzon", "opposition", "protest"),
            ("visayas", "resistance", "protest"),
            ("western_mindanao", "support", "protest"),
            ("central_mindanao", "resistance", "protest"),
            ("eastern_mindanao", "opposition", "protest"),
        )
    }
)
