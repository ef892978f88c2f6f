"""Luck that nobody has seen."""

from random import SystemRandom


def new_seed() -> int:
    """Cards and dice to come depend on it."""
    return SystemRandom().randrange(1_000_000)
