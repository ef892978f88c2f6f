"""Two positions with which the map can be looked at and tested without a game: an ordinary one and a crowded one."""

from typing import Any, Final

from engine.people_power.board import PIECES


def _space(counts: str, alignment: str, marker: str | None, control: str | None) -> dict[str, Any]:
    """Counts in the order of PIECES."""
    pieces = dict(zip(PIECES, map(int, counts.split()), strict=True))
    return {**pieces, "alignment": alignment, "marker": marker, "control": control}


def _board(spaces: dict[str, dict[str, Any]]) -> dict[str, Any]:
    return {"aid": 6, "patronage": 8, "available": {}, "spaces": spaces}


SAMPLE: Final = _board(
    {
        "manila": _space("3 3 1 3 1 1 0 0", "support", "protest", "government"),
        "cebu": _space("1 0 1 3 0 0 0 0", "support", None, "government"),
        "zamboanga": _space("1 0 0 2 0 1 0 0", "neutral", "terror", None),
        "davao": _space("2 0 1 3 0 2 2 1", "neutral", "strike", "npa"),
        "northern_luzon": _space("2 1 1 1 0 2 1 1", "neutral", None, "npa"),
        "southern_luzon": _space("1 1 0 0 0 0 0 1", "support", None, "government"),
        "visayas": _space("0 0 0 4 1 0 0 1", "opposition", "protest", None),
        "western_mindanao": _space("1 1 1 0 0 3 0 1", "neutral", None, "npa"),
        "central_mindanao": _space("1 0 0 1 0 1 0 0", "neutral", None, None),
        "eastern_mindanao": _space("0 0 0 2 0 0 4 1", "resistance", "terror", "npa"),
    }
)
CROWDED: Final = _board(
    {
        space: _space("12 10 2 9 1 11 10 2", alignment, marker, control)
        for space, alignment, marker, control in (
            ("manila", "resistance", "protest", "government"),
            ("cebu", "opposition", "protest", "npa"),
            ("zamboanga", "resistance", "protest", None),
            ("davao", "support", "terror", "government"),
            ("northern_luzon", "resistance", "strike", "npa"),
            ("southern_luzon", "opposition", "protest", None),
            ("visayas", "resistance", "protest", "npa"),
            ("western_mindanao", "support", "protest", "government"),
            ("central_mindanao", "resistance", "protest", None),
            ("eastern_mindanao", "opposition", "protest", "npa"),
        )
    }
)
