"""Thousands of damaged saves through the browser's own path: always a reason, never much memory."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from engine import games, people_power
from engine.core import saves
from game.shell.saves import SaveStore
from tests.hostile import hostile_save, load_and_play
from tests.memory import peak_kilobytes
from tests.sealing import content_of, sealed

DAMAGED = int(os.environ.get("DAMAGED_SAVES", "8000"))
HOSTILE = int(os.environ.get("HOSTILE_SAVES", "300"))
BATCH = 500
MOST_MEMORY = 100_000
"""Kilobytes that the whole process may grow by."""


def a_save(seed: int) -> bytes:
    session = people_power.new_session(seed=seed, personalities=True, desperation=True, humans={"npa", "reformers"})
    luck = Random(seed)
    for _ in range(40 + seed * 10):
        if session.over:
            break
        if session.prompt:
            session.choose(luck.choice(session.prompt.options))
        else:
            session.advance()
    return session.save()


def damage(data: bytes, luck: Random) -> bytes:
    """Anywhere in the file, or more often under a right checksum, so that the damage reaches what lies behind it."""
    if luck.random() < 0.7:
        return sealed(spoilt(content_of(data), luck))
    return spoilt(data, luck)


def spoilt(data: bytes, luck: Random) -> bytes:
    content = bytearray(data)
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(content)) if content else 0
        match luck.randrange(6):
            case 0 if content:
                content[at] ^= 1 << luck.randrange(8)
            case 1:
                del content[at:]
            case 2:
                other = luck.randrange(at, len(content) + 1)
                content[at:other] = reversed(content[at:other])
            case 3:
                content[at:at] = luck.randbytes(luck.randint(1, 40))
            case 4:
                content[at:at] = luck.choice((b"\xdd", b"\xdf", b"\xc6", b"\xdb")) + b"\xff\xff\xff\xff"
            case _:
                content[at:at] = luck.choice((b"\x80", b"\x90", b"\xcb\x7f\xf8\0\0\0\0\0\0")) * luck.randint(1, 3000)
    return bytes(content)


def test_every_damaged_save_is_listed_with_a_reason(tmp_path: Path) -> None:
    luck = Random(20)
    originals = [a_save(seed) for seed in range(8)]
    folder = tmp_path / "people_power"
    (folder / "saved").mkdir(parents=True)
    store = SaveStore(folder, people_power.load, None, saves.game_of)
    before = peak_kilobytes()
    for _ in range(0, DAMAGED, BATCH):
        for number in range(BATCH):
            data = luck.choice(originals)
            while (broken := damage(data, luck)) in originals:
                pass
            (folder / "saved" / f"{number}.save").write_bytes(broken)
        listed = store.entries()
        assert len(listed) == BATCH
        for entry in listed:
            store.examine(entry)
            if entry.sound:
                # What still loads after all must be a game that goes on.
                assert people_power.load(entry.path.read_bytes()).save()
            else:
                assert entry.damage and entry.damage.endswith(".") and "Traceback" not in entry.damage
    assert peak_kilobytes() - before < MOST_MEMORY


@pytest.mark.parametrize("key", games.PACKAGES)
def test_whatever_passes_the_checks_of_a_save_can_be_played_taken_back_and_retold(key: str) -> None:
    """`tools/checks/hostile_saves.py` tries as many as one has time for."""
    load_and_play(hostile_save(key, 0), 0)
    before = peak_kilobytes()
    accepted = sum(load_and_play(hostile_save(key, seed), seed) for seed in range(HOSTILE))
    assert 0 < accepted < HOSTILE
    assert peak_kilobytes() - before < MOST_MEMORY
