"""What is printed on the map: the names of seas, islands and spaces, a compass, and the chains that link spaces."""

from collections.abc import Iterator

from pygame import Rect, Surface, Vector2

from game.shell.colours import Colour
from game.table.map.camera import Camera
from game.table.map.curved import Curve, curved_words
from game.table.map.furniture import bead, compass
from game.table.map.geometry import Line
from game.table.map.legend import Blit, Legend
from game.table.map.lights import centred
from game.table.map.plate_style import PlateStyle

BEAD = 4.6
"""A dot of a chain has this radius at unit size."""


def ground_prints(legend: Legend, camera: Camera, style: PlateStyle) -> Iterator[Blit]:
    """All that is in sight but the names of spaces, one after the other, and where in the view."""
    geometry, palette = legend.geometry, legend.palette
    if geometry.turn is not None:
        rose = compass(style.px(104), palette.sea_text, palette.sea, geometry.turn)
        corner = camera.in_world((geometry.size[0] * 0.93, geometry.size[1] * 0.13)) - camera.corner
        yield rose, rose.get_rect(center=corner).topleft
    texts = [(legend.tr(sea.words), sea, None) for sea in geometry.seas]
    for words, label, halo in (*texts, *((island.words, island, palette.sea_deep) for island in geometry.islands)):
        size = style.print_size(label.size)
        if printed := _printed(camera, words, label.line, size, palette.sea_text, halo, italic=True):
            x, y = printed[1] - camera.corner
            yield printed[0], (int(x), int(y))


def space_names(
    legend: Legend, camera: Camera, style: PlateStyle, lands: dict[str, Colour]
) -> Iterator[tuple[Surface, Vector2]]:
    """The names in sight, one after the other, and where in the zoomed world; `lands` are the colours under them.

    They are no part of the ground: light that lies on it must not lie on them.
    """
    for space in legend.geometry.spaces.values():
        words_of_name = _lines(legend.tr(f"space.{space.name}"), len(space.lettering))
        red, green, blue = (round(part * 0.6 + 102) for part in lands[space.name])
        size = style.letters(space.letters)
        for words, line in zip(words_of_name, space.lettering, strict=False):
            printed = _printed(camera, words.upper(), line, size, legend.palette.ink, (red, green, blue), italic=False)
            if printed:
                yield printed


def _printed(
    camera: Camera, words: str, line: Line, size: int, colour: Colour, halo: Colour | None, italic: bool
) -> tuple[Surface, Vector2] | None:
    """The words and where they are in the zoomed world, if they are in sight."""
    start = camera.in_world(line[0])
    steps = [camera.in_world(point) - start for point in line]
    left, top = start - camera.corner
    xs, ys = [left + step.x for step in steps], [top + step.y for step in steps]
    around = Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1).inflate(4 * size, 4 * size)
    if not around.colliderect((0, 0), camera.rect.size):
        return None
    curve: Curve = tuple((round(step.x), round(step.y)) for step in steps)
    surface, corner = curved_words(words, curve, "news" if italic else "display", size, colour, halo, italic)
    return surface, start + corner


def _lines(words: str, count: int) -> list[str]:
    """Set a name on one line, or on two that are parted at the space nearest to its middle."""
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    if count == 1 or not spaces:
        return [words]
    middle = min(spaces, key=lambda place: abs(place - len(words) / 2))
    return [words[:middle], words[middle + 1 :]]


def chain_blits(legend: Legend, camera: Camera, style: PlateStyle) -> list[Blit]:
    """Return the dots from space to space in the zoomed world."""
    blits: list[Blit] = []
    for chain in legend.geometry.chains.values():
        start, through, end = (camera.in_world(point) for point in chain)
        pull = through * 2 - (start + end) / 2
        count = max(2, round((start.distance_to(through) + through.distance_to(end)) / style.px(2.1 * BEAD)))
        for step in range(count + 1):
            share = step / count
            at = start * (1 - share) ** 2 + pull * (2 * share * (1 - share)) + end * share**2
            last = step in (0, count)
            dot = bead(style.px(BEAD * (1.5 if last else 1)), legend.palette.ink, legend.palette.cream, last)
            blits.append((dot, centred(dot, at)))
    return blits
