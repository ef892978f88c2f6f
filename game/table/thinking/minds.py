"""Which games a machine can think about: those with a `strategist` beside their rules; and which say what a loss is."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.game import Game
from engine.core.thinking.intentions import Harms
from engine.core.thinking.mind import MindFor


def has_mind(game: Game[Any]) -> bool:
    """Asked before a game begins: nothing is loaded for it yet."""
    return find_spec(_module_of(game)) is not None


def mind_for(game: Game[Any]) -> MindFor[Any] | None:
    if not has_mind(game):
        return None
    mind: MindFor[Any] = import_module(_module_of(game)).mind
    return mind


def harms_for(game: Game[Any]) -> Harms[Any] | None:
    module = _module_of(game, "harms")
    if find_spec(module) is None:
        return None
    harms: Harms[Any] = import_module(module).HARMS
    return harms


def _module_of(game: Game[Any], name: str = "strategist") -> str:
    return f"{sys.modules[type(game).__module__].__package__}.{name}"
