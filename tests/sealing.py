"""Saves as a hostile author, or another version, would write them: any content under a right header and checksum."""

from __future__ import annotations

from hashlib import blake2b

import msgpack

from engine.core.saves import CHECKSUM_BYTES, FORMAT, MAGIC

FORMAT_BYTES = 2
HEADER_BYTES = len(MAGIC) + FORMAT_BYTES + CHECKSUM_BYTES


def sealed(content: bytes, written_format: int = FORMAT) -> bytes:
    checksum = blake2b(content, digest_size=CHECKSUM_BYTES).digest()
    return MAGIC + written_format.to_bytes(FORMAT_BYTES, "big") + checksum + content


def content_of(save: bytes) -> bytes:
    return save[HEADER_BYTES:]


def with_another_past(save: bytes) -> bytes:
    """As if the rules had changed since: its first choice is no longer one."""
    whole = msgpack.unpackb(content_of(save))
    whole["body"]["choices"][0] = "action:none"
    return sealed(msgpack.packb(whole))
