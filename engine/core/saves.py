"""A save is bytes: a short header, then msgpack. Whatever is wrong with them ends in one SaveError."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from typing import Any

import msgpack

from engine.core.errors import SaveError

MAGIC = b"BGSAVE"
FORMAT = 1
MAX_BYTES = 2_000_000
MAX_CHOICES = 20_000
MAX_STEPS = 100_000
MAX_TEXT = 200
MAX_CONTAINERS = 2_000
MAX_TEXTS = MAX_CHOICES + 2_000
CHECKSUM_BYTES = 16
_HEADER_BYTES = len(MAGIC) + 2 + CHECKSUM_BYTES
FIRST_BYTES = _HEADER_BYTES + 64
"""So many are enough for `game_of`."""

DAMAGED = "This save is damaged and cannot be read."


def pack(game: str, body: dict[str, Any]) -> bytes:
    """Return the bytes of a save: magic, format, checksum, content."""
    content = bytes(msgpack.packb({"game": game, "body": body}))
    return MAGIC + FORMAT.to_bytes(2, "big") + _checksum(content) + content


def unpack(game: str, data: bytes) -> dict[str, Any]:
    """Return the body of a save of that game: plain data of bounded size, which may still make no sense."""
    if len(data) > MAX_BYTES:
        raise SaveError("This file is too large to be a save.", "too_large")
    if not data.startswith(MAGIC):
        raise SaveError("This file is not a save of this program.", "no_save")
    if len(data) < _HEADER_BYTES:
        raise SaveError("This save is cut off and cannot be read.", "cut_off")
    written_format = int.from_bytes(data[len(MAGIC) : len(MAGIC) + 2], "big")
    if written_format > FORMAT:
        raise SaveError("This save comes from a newer version of the program.", "newer")
    if written_format == 0:
        raise SaveError(DAMAGED)
    content = data[_HEADER_BYTES:]
    if data[_HEADER_BYTES - CHECKSUM_BYTES : _HEADER_BYTES] != _checksum(content):
        raise SaveError(DAMAGED)
    whole = _decode(content)
    if not isinstance(whole, dict) or not isinstance(whole.get("body"), dict):
        raise SaveError(DAMAGED)
    if whole.get("game") != game:
        raise SaveError("This save belongs to another game.", "other_game")
    body: dict[str, Any] = whole["body"]
    return body


def fits(data: bytes) -> bool:
    """Whether a save is within the bounds that `unpack` sets before it decodes anything."""
    return len(data) <= MAX_BYTES and _is_bounded(data[_HEADER_BYTES:])


def game_of(data: bytes) -> str:
    """Which game a save is of, from its first bytes alone; empty if they are not those of a save."""
    content = data[_HEADER_BYTES:FIRST_BYTES]
    if not data.startswith(MAGIC) or not content.startswith(_GAME_FIRST):
        return ""
    try:
        unpacker = msgpack.Unpacker(max_str_len=MAX_TEXT, raw=False)
        unpacker.feed(content[len(_GAME_FIRST) :])
        game = unpacker.unpack()
    except Exception:
        return ""
    return game if isinstance(game, str) else ""


def texts(body: dict[str, Any], field: str) -> list[str]:
    """Return a list of short strings, or raise SaveError."""
    value = body.get(field)
    if not isinstance(value, list) or len(value) > MAX_CHOICES:
        raise SaveError(DAMAGED)
    if not all(isinstance(text, str) and len(text) <= MAX_TEXT for text in value):
        raise SaveError(DAMAGED)
    return value


def pairs(body: dict[str, Any], field: str, keys: Collection[str]) -> dict[str, str]:
    """A short text for some of the keys, empty if the field is missing; or SaveError."""
    value = body.get(field, {})
    if not isinstance(value, dict) or not value.keys() <= set(keys):
        raise SaveError(DAMAGED)
    if not all(isinstance(text, str) and len(text) <= MAX_TEXT for text in value.values()):
        raise SaveError(DAMAGED)
    return value


def number(body: dict[str, Any], field: str, low: int, high: int) -> int:
    """Return a whole number within limits, or raise SaveError."""
    value = body.get(field)
    if type(value) is not int or not low <= value <= high:
        raise SaveError(DAMAGED)
    return value


def flag(body: dict[str, Any], field: str) -> bool:
    """Return True or False, or raise SaveError."""
    value = body.get(field)
    if type(value) is not bool:
        raise SaveError(DAMAGED)
    return value


_GAME_FIRST = b"\x82\xa4game"
"""How every content begins: a map of two, the first of them the game."""


def _checksum(content: bytes) -> bytes:
    return blake2b(content, digest_size=CHECKSUM_BYTES).digest()


def _decode(content: bytes) -> Any:
    if not _is_bounded(content):
        raise SaveError(DAMAGED)
    try:
        return msgpack.unpackb(
            content,
            max_str_len=MAX_TEXT,
            max_bin_len=0,
            max_ext_len=0,
            max_array_len=MAX_CHOICES,
            max_map_len=1000,
            strict_map_key=True,
            raw=False,
        )
    except Exception as wrong:
        raise SaveError(DAMAGED) from wrong


def _is_bounded(content: bytes) -> bool:
    """A megabyte of empty maps would become 74 MB of objects, so what may be in there is capped before decoding."""
    return _most(content, _CONTAINER_BYTES) <= MAX_CONTAINERS and _most(content, _TEXT_BYTES) <= MAX_TEXTS


def _most(content: bytes, headers: bytes) -> int:
    """How many values there can be at most that begin with one of these bytes: a bound that costs no memory."""
    return len(content) - len(content.translate(None, headers))


_CONTAINER_BYTES = bytes((*range(0x80, 0xA0), 0xDC, 0xDD, 0xDE, 0xDF))
_TEXT_BYTES = bytes((*range(0xA0, 0xC0), 0xD9, 0xDA, 0xDB))
