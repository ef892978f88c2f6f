"""Write assets/filipinas: chart, counters, cards, type (development only; needs the packages of `assets`, and npm).

    python3 tools/install.py assets
    .venv/bin/python -m tools.art.filipinas                all, in about five minutes
    .venv/bin/python -m tools.art.filipinas chart cards    some parts: see PARTS

What comes from others is fetched into build/filipinas once; outlines, icons and type are kept in the tree, so all but
`sources` works without the network.
"""

import sys
import time
from collections.abc import Callable

from tools import ROOT

FETCHED = ROOT / "build" / "filipinas"


def sources() -> None:
    """Write outlines, icons and type."""
    from tools.art.filipinas import fonts, outlines
    from tools.art.filipinas.sources import build_icons, fetch

    modules = fetch(FETCHED)
    fonts.build_faces(modules)
    build_icons(modules)
    outlines.build_outlines(modules)


def chart() -> None:
    from tools.art.filipinas.chart import build_chart

    build_chart()


def overlays() -> None:
    """Washes, glows, fortified lines, and which pixel is which province."""
    from tools.art.filipinas.overlays import build_overlays

    build_overlays()


def counters() -> None:
    from tools.art.filipinas.counters import build_counters

    build_counters()


def cards() -> None:
    from tools.art.filipinas.cards import build_cards

    build_cards()


def papers() -> None:
    """Write the desk, the sheets on it, and the front of the box."""
    from tools.art.filipinas.papers import build_papers

    build_papers()


PARTS: dict[str, Callable[[], None]] = {
    part.__name__: part for part in (sources, chart, overlays, counters, cards, papers)
}


def main(names: list[str]) -> None:
    for name in names or list(PARTS):
        start = time.perf_counter()
        PARTS[name]()
        print(f"{name}: {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
