"""A choice of tests that answers within a minute: `pytest --quick` leaves out those that took long when last measured.

`pytest --measure` writes down in tests/slow.txt which tests those are. A test that is new is always run.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

SLOW = Path(__file__).with_name("slow.txt")
LONGEST = 0.5
"""Seconds that all cases of one test function may take together and still be quick."""

_seconds: defaultdict[str, float] = defaultdict(float)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out the tests of tests/slow.txt")
    parser.addoption("--measure", action="store_true", help="write tests/slow.txt anew from this run of all tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        slow = set(SLOW.read_text(encoding="utf-8").split())
        config.hook.pytest_deselected(items=[item for item in items if _function(item.nodeid) in slow])
        items[:] = [item for item in items if _function(item.nodeid) not in slow]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[_function(report.nodeid)] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--measure") and not hasattr(session.config, "workerinput"):
        slow = sorted(name for name, seconds in _seconds.items() if seconds > LONGEST)
        SLOW.write_text("".join(f"{name}\n" for name in slow), encoding="utf-8")


def _function(nodeid: str) -> str:
    """A test without its parameters."""
    return nodeid.partition("[")[0]
