"""The Strategist: what a player that thinks has to know of Red Guard."""

from engine.red_guard.strategist.player import mind

__all__ = ["mind"]
