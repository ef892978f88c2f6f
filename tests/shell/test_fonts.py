from collections.abc import Callable

import pygame
import pytest

from game.filipinas import faces as filipinas
from game.red_guard import faces as red_guard
from game.shell.folders import ROOT
from game.shell.fonts import Role, font, font_file
from game.shell.glyphs import REQUIRED
from game.shell.lettering import fitting_size, shortened

STYLES = [
    (role, bold, italic) for role in ("display", "text", "news") for bold in (False, True) for italic in (False, True)
]


@pytest.mark.parametrize(("role", "bold", "italic"), STYLES)
def test_every_glyph_that_we_use_is_in_every_font(role: Role, bold: bool, italic: bool) -> None:
    face = font(role, 20, bold, italic)
    letters = "".join(map(chr, range(0x20, 0x7F))) + REQUIRED
    missing = [letter for letter, metrics in zip(letters, face.metrics(letters), strict=True) if metrics is None]
    assert missing == []


@pytest.mark.parametrize(("role", "bold", "italic"), STYLES)
def test_no_glyph_is_the_empty_box(role: Role, bold: bool, italic: bool) -> None:
    face = font(role, 32, bold, italic)
    box = pygame.image.tobytes(face.render("\ue123", True, "black", "white"), "RGB")
    assert [
        letter for letter in REQUIRED if pygame.image.tobytes(face.render(letter, True, "black", "white"), "RGB") == box
    ] == []


UNDRAWABLE = ["a\0b", "\ud800x", "caf\udce9", "\u202e", "\u200b", "\uffff", "\n\t\x07", "", "x" * 1_000_000]
FACES = [font, lambda _, size: red_guard.face("heading", size), lambda _, size: filipinas.face("head", size)]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("text", UNDRAWABLE)
def test_whatever_text_is_drawn_and_measured(face: Callable[[Role, int], pygame.font.Font], text: str) -> None:
    drawn = face("text", 20).render(text, True, "black")
    assert drawn.get_width() < 100_000
    if drawn.get_width():
        assert drawn.get_width() == face("text", 20).size(text)[0]


def test_no_face_is_made_that_cannot_draw_every_text() -> None:
    """28.6: all type goes through the one class that makes text drawable."""
    made = [path.name for path in (ROOT / "game").rglob("*.py") if "pygame.font.Font(" in path.read_text("utf-8")]
    assert [name for name in made if name != "fonts.py"] == []


def test_fonts_are_loaded_once() -> None:
    assert font("text", 18) is font("text", 18)


def test_the_display_face_has_no_italic_and_says_so_by_falling_back() -> None:
    assert font_file("display", italic=True) == font_file("display")


@pytest.mark.parametrize("role", ["display", "text", "news"])
def test_the_size_that_fits_is_the_one_found_by_trying_all(role: Role) -> None:
    def face(size: int) -> pygame.font.Font:
        return font(role, size, bold=True)

    for words in ("Ill", "The Government sweeps two spaces", "MAGDIWANG · WWW", "it’s still illicit, little by little"):
        for width in range(20, 700, 23):
            tried = next((size for size in range(48, 11, -1) if face(size).size(words)[0] <= width), 11)
            assert fitting_size(face, 48, words, width) == tried


@pytest.mark.parametrize("width", [5, 60, 61, 62, 63, 200, 700])
def test_a_text_is_shortened_to_as_many_letters_as_fit(width: int) -> None:
    face, text = font("text", 18), "The Government sweeps two spaces, and shifts one of them; AVAVAV. " * 3
    fitting = [number for number in range(len(text)) if face.size(text[:number] + "…")[0] <= width]
    assert shortened(face, text, width) == text[: max(fitting, default=0)].rstrip() + "…"
    assert shortened(face, "short", 300) == "short"
