"""4: the Special Activities. Per activity: where it may be done, what it does in one space, how a player is asked."""

from engine.people_power.activities import government, npa, reformers

__all__ = ["government", "npa", "reformers"]
