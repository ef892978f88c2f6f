"""It shows assets/people_power/pictures: an SVG for every card and every phase of an Election, by way of people_power/.

Begin with `.venv/bin/python -m tools.art.people_power.build_pictures`.
"""

from __future__ import annotations

from tools import ROOT
from tools.art.people_power import acts, elections, events_01_to_12, events_13_to_24, events_25_to_36, people, phases
from tools.art.people_power.ink import svg

OUT = ROOT / "assets" / "people_power" / "pictures"

CARDS = (
    events_01_to_12.PICTURES
    | events_13_to_24.PICTURES
    | events_25_to_36.PICTURES
    | elections.PICTURES
    | people.PICTURES
    | acts.PICTURES
)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    pictures = {str(card): draw for card, draw in CARDS.items()} | phases.PICTURES
    for name, draw in pictures.items():
        (OUT / f"{name}.svg").write_text(svg(draw()), "utf-8")
    print(f"{len(pictures)} pictures, {sum(file.stat().st_size for file in OUT.glob('*.svg')) // 1024} KB")


if __name__ == "__main__":
    main()
