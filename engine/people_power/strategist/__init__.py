"""The Strategist: what a player that thinks has to know of People Power."""

from engine.people_power.strategist.player import mind

__all__ = ["mind"]
