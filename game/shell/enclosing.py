"""A save within a page of HTML, so that whoever has the program can play the game that the page tells of."""

from __future__ import annotations

from base64 import b64decode, b64encode

PAGE = b"<!doctype html"
ADDRESS = "data:application/octet-stream;base64,"
_LINK = f'<a href="{ADDRESS}'.encode()
"""No text of a page can pretend to be a link: where one is written, its first sign is `&lt;`."""


class NothingEnclosed(ValueError):
    """A page of HTML holds no save that could be taken out of it."""


def link_to(data: bytes) -> str:
    """The address of a link that holds a save; in its page it has to be the first of its kind."""
    return ADDRESS + b64encode(data).decode("ascii")


def enclosed(data: bytes) -> bytes:
    """The save within a page of HTML; what is no such page is returned as it is."""
    if data[: len(PAGE)].lower() != PAGE:
        return data
    _, link, after = data.partition(_LINK)
    if not link:
        raise NothingEnclosed
    try:
        return b64decode(after.partition(b'"')[0], validate=True)
    except ValueError as wrong:
        raise NothingEnclosed from wrong
