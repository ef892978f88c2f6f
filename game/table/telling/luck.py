"""Luck that nobody has seen."""

from random import SystemRandom


def new_seed() -> int:
    """Of cards and dice to come."""
    return SystemRandom().randrange(1_000_000)
