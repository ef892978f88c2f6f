"""Try saves by a hostile author by the hundred thousand: loaded, played on, taken back and retold.

    python tools/hostile_saves.py --saves 100000 --minutes 14

goes on where the last run stopped (build/hostile/record.json), each game in turn, until the time is up or all are done;
again, then, until it says that all are done. Whatever fails is kept beside the record as a save.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from engine import games  # noqa: E402
from tests.hostile import Hangs, hostile_save, load_and_play  # noqa: E402
from tests.memory import peak_kilobytes  # noqa: E402

MOST_GROWTH = 100_000
"""Kilobytes that a whole run may grow by."""
KEPT = ROOT / "build" / "hostile"
LINE_EVERY = 600


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--saves", type=int, default=100_000, help="in all, over all games and runs")
    parser.add_argument("--minutes", type=float, default=14, help="for this run")
    chosen = parser.parse_args(arguments)
    until = time.monotonic() + chosen.minutes * 60
    record = _read_record()
    for key in games.PACKAGES:  # what every run needs is no growth
        load_and_play(hostile_save(key, 0), 0)
    small = peak_kilobytes()
    while record["saves"] < chosen.saves and time.monotonic() < until:
        seed, turn = divmod(record["saves"], len(games.PACKAGES))
        _try_one(list(games.PACKAGES)[turn], seed, record)
        record["growth_kb"] = max(record["growth_kb"], peak_kilobytes() - small)
        if record["saves"] % LINE_EVERY == 0:
            _write_record(record)
    _write_record(record)
    print("all are done" if record["saves"] >= chosen.saves else f"{chosen.saves - record['saves']} are still to come")
    return 1 if record["failures"] or record["growth_kb"] > MOST_GROWTH else 0


def _try_one(key: str, seed: int, record: dict[str, Any]) -> None:
    data = hostile_save(key, seed)
    began = time.process_time()
    try:
        record["accepted"] += load_and_play(data, seed)
    except (Exception, Hangs):
        record["failures"].append(f"{key}_{seed}")
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{key}_{seed}.save").write_bytes(data)
        (KEPT / f"{key}_{seed}.txt").write_text(traceback.format_exc(), encoding="utf-8")
    record["saves"] += 1
    record["slowest_s"] = max(record["slowest_s"], round(time.process_time() - began, 2))


def _read_record() -> dict[str, Any]:
    if (KEPT / "record.json").exists():
        return dict(json.loads((KEPT / "record.json").read_text(encoding="utf-8")))
    return {"saves": 0, "accepted": 0, "slowest_s": 0.0, "growth_kb": 0, "failures": []}


def _write_record(record: dict[str, Any]) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / "record.json").write_text(json.dumps(record), encoding="utf-8")
    print(json.dumps(record), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
