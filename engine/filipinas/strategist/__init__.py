"""The Strategist: what a player that thinks has to know of Filipinas."""

from engine.filipinas.strategist.player import mind

__all__ = ["mind"]
