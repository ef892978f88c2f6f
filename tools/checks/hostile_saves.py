"""It tries saves by a hostile author by the hundred thousand: they are loaded, played on, taken back and retold.

    python -m tools.checks.hostile_saves --saves 100000 --minutes 14
    python -m tools.checks.hostile_saves --pages --saves 100000 --minutes 14

It goes on where the last run stopped (build/hostile/record.json), each game in turn, until the time is up or all are
done; it is started again until it says that all are done. With --pages what is accepted is looked at in the window
instead: on the table, in the archive, on its last page, in the replay and in the review. Whatever fails is kept beside
the record as a save. Two runs at the same time must have a folder (--kept) and a first seed (--first) each.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from engine import games
from tests.hostile import Hangs, hostile_save, load_and_play
from tests.memory import peak_kilobytes
from tools import ROOT

MOST_GROWTH = 100_000
"""Kilobytes that a whole run may grow by; pages keep painted pictures within bounds of their own."""
MOST_GROWTH_OF_PAGES = 200_000
WARMED_UP = 300
"""Saves after which the pages have what they keep."""
KEPT = ROOT / "build" / "hostile"
LINE_EVERY = 600


class Trial(Protocol):
    """What is done with one save."""

    def hostile_save(self, key: str, seed: int) -> bytes: ...

    def look_at(self, key: str, data: bytes, seed: int) -> bool:
        """Returns whether it was accepted; raises whatever fails."""


class ByTheRules:
    """It tries them without a window."""

    def hostile_save(self, key: str, seed: int) -> bytes:
        return hostile_save(key, seed)

    def look_at(self, key: str, data: bytes, seed: int) -> bool:
        return load_and_play(data, seed)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--saves", type=int, default=100_000, help="in all, over all games and runs")
    parser.add_argument("--minutes", type=float, default=14, help="for this run")
    parser.add_argument("--pages", action="store_true", help="in the window")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where the record is")
    chosen = parser.parse_args(arguments)
    until = time.monotonic() + chosen.minutes * 60
    record = _Record(chosen.kept / ("pages" if chosen.pages else ""))
    most, warmed_up = (MOST_GROWTH_OF_PAGES, WARMED_UP) if chosen.pages else (MOST_GROWTH, 0)
    with trial_of(chosen.pages) as trial:
        for key in games.PACKAGES:  # what every run needs is no growth
            record.attempt(trial, key, chosen.first)
        small, tried = peak_kilobytes(), 0
        while record.told["saves"] < chosen.saves and time.monotonic() < until:
            seed, turn = divmod(record.told["saves"], len(games.PACKAGES))
            record.attempt(trial, list(games.PACKAGES)[turn], chosen.first + seed)
            record.told["saves"] += 1
            tried += 1
            if tried == warmed_up:
                small = peak_kilobytes()
            if tried >= warmed_up:
                record.grown(peak_kilobytes() - small)
            if record.told["saves"] % LINE_EVERY == 0:
                record.write()
    record.write()
    left = chosen.saves - record.told["saves"]
    print(f"{left} are still to come" if left > 0 else "all are done")
    return 1 if record.told["failures"] or record.told["growth_kb"] > most else 0


@contextmanager
def trial_of(with_pages: bool) -> Iterator[Trial]:
    if not with_pages:
        yield ByTheRules()
        return
    import pygame

    from tests import hostile_pages

    pygame.display.init()
    pygame.font.init()
    hostile_pages.without_waiting_for_the_disk()
    with tempfile.TemporaryDirectory() as folder, hostile_pages.once_what_is_the_same():
        pages = hostile_pages.Pages(Path(folder))
        try:
            yield pages
        finally:
            pages.close()


class _Record:
    """What has been tried until now, in a file beside the saves that failed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.told: dict[str, Any] = {"saves": 0, "accepted": 0, "slowest_s": 0.0, "growth_kb": 0, "failures": []}
        if self._file.exists():
            self.told = dict(json.loads(self._file.read_text(encoding="utf-8")))

    @property
    def _file(self) -> Path:
        return self._folder / "record.json"

    def attempt(self, trial: Trial, key: str, seed: int) -> None:
        data = trial.hostile_save(key, seed)
        began = time.process_time()
        try:
            self.told["accepted"] += trial.look_at(key, data, seed)
        except (Exception, Hangs):
            self.told["failures"].append(f"{key}_{seed}")
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / f"{key}_{seed}.save").write_bytes(data)
            (self._folder / f"{key}_{seed}.txt").write_text(traceback.format_exc(), encoding="utf-8")
        self.told["slowest_s"] = max(self.told["slowest_s"], round(time.process_time() - began, 2))

    def grown(self, kilobytes: int) -> None:
        self.told["growth_kb"] = max(self.told["growth_kb"], kilobytes)

    def write(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self.told), encoding="utf-8")
        print(json.dumps(self.told), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
