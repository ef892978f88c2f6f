"""Saves as a hostile author would write them: any content under a right header and checksum."""

from __future__ import annotations

from hashlib import blake2b

from engine.core.saves import CHECKSUM_BYTES, FORMAT, MAGIC

FORMAT_BYTES = 2
HEADER_BYTES = len(MAGIC) + FORMAT_BYTES + CHECKSUM_BYTES


def sealed(content: bytes, written_format: int = FORMAT) -> bytes:
    checksum = blake2b(content, digest_size=CHECKSUM_BYTES).digest()
    return MAGIC + written_format.to_bytes(FORMAT_BYTES, "big") + checksum + content


def content_of(save: bytes) -> bytes:
    return save[HEADER_BYTES:]
