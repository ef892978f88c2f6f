"""The log: one line for each Effect, so that a person with the paper before them could follow along."""

from game.people_power.wording.log.entry import LogEntry
from game.people_power.wording.log.story import LINES, Story, log_line

__all__ = ["LINES", "LogEntry", "Story", "log_line"]
