"""3: the Operations. Per Operation: where it may be done, what it does in one space, and how a player is asked."""

from engine.people_power.operations import government, npa, reformers

__all__ = ["government", "npa", "reformers"]
