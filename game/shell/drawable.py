"""Text from outside (a file's name, a setting, an error) may hold what no font can draw: here it is made drawable."""

import re

_UNDRAWABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\ud800-\udfff\ufeff\ufffe\uffff]")


def drawable(text: str) -> str:
    """The text with a mark for every character that no font can draw, or that would turn the line around."""
    return _UNDRAWABLE.sub("•", text)


def without_undrawable(text: str) -> str:
    """It is the text without such characters."""
    return _UNDRAWABLE.sub("", text)
