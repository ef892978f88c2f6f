"""What stands where on the finished map of People Power, in its units: names, tags, markers, rows of pieces, Cities."""

from __future__ import annotations

from typing import Any, NamedTuple

Point = tuple[float, float]
Path = list[Point]
"""Three points, through which a curve goes."""
Row = tuple[float, float, float]
"""A row of pieces has a left end, a middle height and a width."""


class Slot(NamedTuple):
    """A Countryside space has these. Rows are those of the Government, the Reformers and the NPA."""

    name: list[Path]
    letters: float
    tag: Point
    marker: Point | None
    """Where none is given, it lies right under the tag."""
    rows: tuple[Row, Row, Row]

    def data(self) -> dict[str, Any]:
        return {**self._asdict(), "anchor": list(self.tag)}


class City(NamedTuple):
    disc: tuple[float, float, float]
    """It has a middle and a radius."""
    turn: float
    """Where its name is on the ring, in degrees from the right."""
    aside: Point = (0, 0)
    """How far its tag lies from where that of a City lies otherwise, out of the way of its neighbours."""

    def data(self) -> dict[str, Any]:
        x, y, radius = self.disc
        step, width = radius * 0.385, radius * 1.46
        rows = [(x - width / 2, y + step * number - radius * 0.02, width) for number in (-1, 0, 1)]
        return {
            "disc": list(self.disc),
            "turn": self.turn,
            "anchor": [x, y],
            "letters": 17.5,
            "name": [],
            "tag": [x + self.aside[0], y + radius - 8 + self.aside[1]],
            "marker": None,
            "rows": rows,
        }


SLOTS: dict[str, Slot] = {
    "northern_luzon": Slot(
        [[(74, 108), (183, 94), (290, 112)]], 22, (183, 136), (116, 298),
        ((82, 176, 206), (76, 217, 206), (72, 258, 176)),
    ),
    "southern_luzon": Slot(
        [[(208, 339), (258, 322), (316, 334)], [(222, 363), (264, 352), (312, 359)]], 19.5, (298, 412), (262, 480),
        ((387, 292, 200), (387, 332, 200), (387, 372, 200)),
    ),
    "visayas": Slot(
        [[(366, 545), (425, 530), (492, 522)]], 22, (434, 567), (505, 692),
        ((357, 608, 190), (430, 650, 150), (634, 365, 176)),
    ),
    "western_mindanao": Slot(
        [[(584, 718), (621, 707), (660, 709)], [(566, 745), (612, 733), (662, 735)]], 18.2, (589, 886), None,
        ((493, 771, 156), (493, 810, 190), (493, 849, 196)),
    ),
    "central_mindanao": Slot(
        [[(740, 688), (780, 673), (826, 664)], [(728, 715), (785, 701), (846, 690)]], 18.5, (774, 740), (770, 904),
        ((707, 781, 146), (707, 820, 146), (707, 859, 138)),
    ),
    "eastern_mindanao": Slot(
        [[(866, 547), (907, 538), (952, 548)], [(858, 574), (910, 564), (968, 579)]], 18.5, (922, 604), (914, 510),
        ((884, 643, 150), (884, 682, 150), (890, 721, 144)),
    ),
}  # fmt: skip
CITIES: dict[str, City] = {
    "manila": City((112, 436, 96), -112),
    "cebu": City((692, 541, 84), -90),
    "zamboanga": City((386, 806, 86), -88, (-12, 0)),
    "davao": City((950, 820, 82), -98, (4, -8)),
}
# Dots across the water, or from a City to its coast: whoever is linked is adjacent.
CHAINS: dict[tuple[str, str], Path] = {
    ("southern_luzon", "visayas"): [(583, 360), (612, 368), (640, 366)],
    ("visayas", "western_mindanao"): [(542, 693), (556, 706), (567, 724)],
    ("visayas", "eastern_mindanao"): [(795, 516), (818, 528), (846, 534)],
    ("manila", "northern_luzon"): [(142, 351), (146, 338), (149, 325)],
    ("manila", "southern_luzon"): [(178, 379), (190, 369), (203, 358)],
    ("visayas", "cebu"): [(588, 552), (600, 550), (614, 548)],
    ("zamboanga", "western_mindanao"): [(464, 811), (477, 813), (490, 814)],
    ("davao", "central_mindanao"): [(884, 782), (874, 777), (862, 772)],
    ("davao", "eastern_mindanao"): [(1006, 764), (1013, 756), (1020, 747)],
}
SEAS: dict[str, tuple[Path, float]] = {
    "sea.philippine": ([(600, 66), (700, 74), (820, 108)], 24),
    "sea.south_china": ([(28, 556), (58, 640), (70, 760)], 18),
    "sea.sulu": ([(262, 640), (308, 686), (376, 712)], 18),
}
ISLANDS: list[tuple[str, Path, float]] = [
    ("Palawan", [(98, 742), (118, 706), (146, 668)], 16),
    ("Mindoro", [(222, 556), (262, 562), (310, 546)], 14),
    ("Panay", [(338, 600), (338, 630), (350, 660)], 14),
    ("Negros", [(378, 656), (398, 690), (438, 716)], 14),
    ("Samar", [(820, 352), (842, 378), (854, 400)], 14),
    ("Leyte", [(822, 448), (836, 470), (838, 496)], 13),
    ("Bohol", [(640, 664), (690, 660), (730, 640)], 13),
    ("Masbate", [(505, 482), (545, 476), (592, 462)], 13),
    ("Sulu", [(430, 928), (455, 926), (480, 922)], 13),
]
