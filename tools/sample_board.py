"""Positions and words with which the map can be looked at and tested without a game."""

from typing import Any, Final

PIECES: Final = ("troops", "police", "gov_bases", "activists", "ref_bases", "underground", "active", "npa_bases")


def _space(counts: str, alignment: str, marker: str | None, control: str | None) -> dict[str, Any]:
    pieces = dict(zip(PIECES, map(int, counts.split()), strict=True))
    return {**pieces, "alignment": alignment, "marker": marker, "control": control}


def _board(spaces: dict[str, dict[str, Any]]) -> dict[str, Any]:
    return {"aid": 6, "patronage": 8, "available": {}, "spaces": spaces}


# counts in the order of PIECES
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
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "space.manila": "Manila", "space.cebu": "Cebu", "space.zamboanga": "Zamboanga", "space.davao": "Davao",
        "space.northern_luzon": "Northern Luzon", "space.southern_luzon": "Southern Luzon", "space.visayas": "Visayas",
        "space.western_mindanao": "Western Mindanao", "space.central_mindanao": "Central Mindanao",
        "space.eastern_mindanao": "Eastern Mindanao",
        "alignment.support": "Support", "alignment.opposition": "Opposition", "alignment.resistance": "Resistance",
        "alignment.neutral": "Neutral",
        "marker.terror": "Terror", "marker.protest": "Protest", "marker.strike": "Strike",
        "control.government": "Government Control", "control.npa": "NPA Control", "control.none": "Uncontrolled",
        "sea.south_china": "South China Sea", "sea.philippine": "Philippine Sea", "sea.sulu": "Sulu Sea",
        "sea.celebes": "Celebes Sea",
    },
    "es": {
        "space.manila": "Manila", "space.cebu": "Cebú", "space.zamboanga": "Zamboanga", "space.davao": "Davao",
        "space.northern_luzon": "Luzón del Norte", "space.southern_luzon": "Luzón del Sur", "space.visayas": "Bisayas",
        "space.western_mindanao": "Mindanao Occidental", "space.central_mindanao": "Mindanao Central",
        "space.eastern_mindanao": "Mindanao Oriental",
        "alignment.support": "Apoyo", "alignment.opposition": "Oposición", "alignment.resistance": "Resistencia",
        "alignment.neutral": "Neutral",
        "marker.terror": "Terror", "marker.protest": "Protesta", "marker.strike": "Huelga",
        "control.government": "Control del Gobierno", "control.npa": "Control del NPA", "control.none": "Sin control",
        "sea.south_china": "Mar de la China Meridional", "sea.philippine": "Mar de Filipinas",
        "sea.sulu": "Mar de Joló", "sea.celebes": "Mar de Célebes",
    },
}  # fmt: skip
