"""Every card and every phase of an Election Round has its picture, drawn for this game alone."""

import hashlib
import re
import xml.etree.ElementTree as ElementTree

import pygame
import pytest

from engine.people_power.cards import ACTS_OF, ELECTIONS, EVENT_NUMBERS, PERSONALITIES_OF
from game.people_power.palette import PALETTES
from game.people_power.pictures import FOLDER, SHAPE, picture
from game.people_power.scenes.election_report import PHOTOGRAPHS
from game.people_power.screen import LARGEST, LEAST, pitch, screened
from game.shell.colours import INK, PAPER

NEWSMAKERS = [card for of in (PERSONALITIES_OF, ACTS_OF) for cards in of.values() for card in cards]
CARDS = [*EVENT_NUMBERS, *ELECTIONS, *NEWSMAKERS]
EVERY_PICTURE: list[int | str] = [*CARDS, *sorted(set(PHOTOGRAPHS.values()))]
SMALL, LARGE = (150, 90), (500, 300)
DRAWN = {"svg", "g", "defs", "path", "rect", "circle", "ellipse", "linearGradient", "radialGradient", "stop"}
"""What nanosvg draws, and we use."""
SPOTS = {"#f0be28", "#be262c", "#2654a0"}
MOST = 1536
"""KB of all files."""


def share_of_ink(surface: pygame.Surface) -> float:
    small = pygame.transform.smoothscale(surface, (40, 24))
    light = [sum(small.get_at((x, y))[:3]) for y in range(2, 22) for x in range(2, 38)]
    return 1 - (sum(light) / len(light) - sum(INK)) / (sum(PAPER) - sum(INK))


@pytest.mark.parametrize("name", EVERY_PICTURE)
def test_a_picture_has_light_and_dark_at_every_size(name: int | str) -> None:
    for size in (SMALL, LARGE):
        drawn = picture(name, size)
        assert drawn.get_size() == size
        assert 0.12 < share_of_ink(drawn) < 0.92


@pytest.mark.parametrize("name", EVERY_PICTURE)
def test_a_picture_is_greys_and_at_most_one_spot_colour(name: int | str) -> None:
    text = (FOLDER / f"{name}.svg").read_text("utf-8")
    colours = set(re.findall(r"#[0-9a-f]{6}", text))
    assert len(colours & SPOTS) <= 1
    assert all(len({colour[n : n + 2] for n in (1, 3, 5)}) == 1 for colour in colours - SPOTS)
    assert {element.tag.partition("}")[2] for element in ElementTree.fromstring(text).iter()} <= DRAWN
    assert f'viewBox="0 0 {SHAPE[0]} {SHAPE[1]}"' in text


def test_no_two_pictures_are_alike() -> None:
    prints = {hashlib.sha256(pygame.image.tobytes(picture(name, SMALL), "RGB")).digest() for name in EVERY_PICTURE}
    assert len(prints) == len(EVERY_PICTURE)


def test_there_is_no_picture_too_many_and_all_are_small() -> None:
    files = list(FOLDER.glob("*.svg"))
    assert {file.stem for file in files} == {str(name) for name in EVERY_PICTURE}
    assert sum(file.stat().st_size for file in files) < MOST * 1024


def test_the_spot_colour_is_that_of_the_palette() -> None:
    for palette in PALETTES.values():
        # What is printed is never lighter than paper, nor darker than ink.
        spot = tuple(max(a, min(b, c)) for a, b, c in zip(INK, palette.factions["reformers"], PAPER, strict=True))
        assert spot in colours_of(picture(45, LARGE, palette))


def test_a_picture_of_another_shape_shows_the_middle() -> None:
    for size in ((300, 300), (440, 120), (90, 160)):
        assert picture(10, size).get_size() == size


def test_a_printers_screen_keeps_black_and_white_and_makes_grey_of_both() -> None:
    for light, kinds in ((0, {0}), (255, {255})):
        plain = pygame.Surface((60, 40))
        plain.fill((light, light, light))
        assert {screened(plain).get_at((x, y))[0] for x in range(60) for y in range(40)} == kinds
    grey = pygame.Surface((60, 40))
    grey.fill((128, 128, 128))
    values = [screened(grey).get_at((x, y))[0] for x in range(60) for y in range(40)]
    assert {0, 255} <= set(values) and 90 < sum(values) / len(values) < 165


def test_dots_are_neither_too_fine_nor_too_coarse() -> None:
    assert pitch((20, 12)) == LEAST and pitch((4000, 2400)) == LARGEST


def colours_of(surface: pygame.Surface) -> set[tuple[int, ...]]:
    return {tuple(surface.get_at((x, y))[:3]) for x in range(0, 500, 2) for y in range(0, 300, 2)}
