import ast
from pathlib import Path

import pygame
import pytest

from game.shell.cache import A_FACE, Kept, forget_all, kept, weight

GAME = Path(__file__).parents[2] / "game"
OF_AN_ASSET = {"load_relief", "_fibre", "_picture"}
"""Made once for a file that comes with the program, whatever the window: there is nothing to bound."""


def picture(side: int = 16) -> pygame.Surface:
    return pygame.Surface((side, side), depth=32)


def test_a_picture_weighs_its_pixels_and_a_tuple_all_that_is_in_it() -> None:
    assert weight(picture()) == 16 * 16 * 4
    assert weight((picture(), (picture(8), picture(8)))) == 16 * 16 * 4 + 2 * 8 * 8 * 4
    pygame.font.init()
    assert weight(pygame.font.Font(None, 20)) == A_FACE
    assert weight("a word") > 0


def test_what_was_not_wanted_for_longest_goes_first() -> None:
    three: Kept[str, pygame.Surface] = Kept(3 * 1024)
    for key in "abc":
        three.put(key, picture())
    assert three.get("a") is not None
    three.put("d", picture())
    assert [key for key in "abcd" if three.get(key)] == ["a", "c", "d"]
    assert three.bytes == 3 * 1024


def test_one_in_the_place_of_another_counts_once() -> None:
    some: Kept[str, pygame.Surface] = Kept(9 * 1024)
    some.put("a", picture(32))
    some.put("a", picture())
    assert (len(some), some.bytes) == (1, 1024)


def test_what_is_too_much_by_itself_is_kept_until_the_next() -> None:
    little: Kept[str, pygame.Surface] = Kept(100)
    large = little.put("large", picture(64))
    assert little.get("large") is large
    little.put("next", picture())
    assert little.get("large") is None


def test_what_is_needed_stays_even_if_it_is_too_much() -> None:
    little: Kept[str, pygame.Surface] = Kept(1024)
    for key in "abc":
        little.put(key, picture(), needed="bc")
    assert [key for key in "abc" if little.get(key)] == ["b", "c"]


def test_the_same_is_painted_once_until_all_is_forgotten() -> None:
    painted = []

    @kept(1 << 20)
    def paint(name: str, *, side: int = 4) -> pygame.Surface:
        """A picture."""
        painted.append(name)
        return picture(side)

    assert paint("a", side=8) is paint("a", side=8)
    assert paint("a") is not paint("a", side=8)
    assert painted == ["a", "a"]
    forget_all()
    paint("a")
    assert painted == ["a", "a", "a"]
    assert paint.__doc__ == "A picture."


@pytest.mark.parametrize("file", sorted(GAME.rglob("*.py")), ids=lambda file: str(file.relative_to(GAME)))
def test_whatever_keeps_pictures_or_type_is_bounded_by_bytes(file: Path) -> None:
    unbounded = [
        function.name
        for function in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef)
        and any("cache" in ast.unparse(decorator) for decorator in function.decorator_list)
        and any(kind in ast.unparse(function.returns or ast.Constant("")) for kind in ("Surface", "Font", "Mask"))
        and function.name not in OF_AN_ASSET
    ]
    assert not unbounded
