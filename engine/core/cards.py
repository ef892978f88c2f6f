"""Every card and event has a small file in one package, with its number in its name: `n07_salvaging.py`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def card_files(package: str) -> list[Any]:
    """Import every file of a package that has a number in its name, in the order of the names."""
    names = sorted(found.name for found in iter_modules(import_module(package).__path__))
    return [import_module(f"{package}.{name}") for name in names if any(map(str.isdigit, name))]
