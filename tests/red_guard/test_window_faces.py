"""The type of the wall can be read."""

import pytest

from game.red_guard.faces import Face, face

LEAST_SPACE = 0.2
"""Of the type's size."""
ENDS = "adeilnorsuAEPRS0123456789,.:"
"""What words end in, and lines mostly."""


def _ink(name: Face, size: int, words: str) -> int:
    return face(name, size).render(words, True, "black").get_bounding_rect().width


@pytest.mark.parametrize("name", ["heading", "label", "narrow", "figures"])
def test_words_stand_apart_in_every_size(name: Face) -> None:
    for size in range(12, 32):
        for letter in ENDS:
            between = _ink(name, size, f"{letter} n") - _ink(name, size, letter) - _ink(name, size, "n")
            assert between >= LEAST_SPACE * size, (size, letter)
