"""The log: a line for every Effect that tells something."""

from game.people_power.wording.log.story import actor, log_line

__all__ = ["actor", "log_line"]
