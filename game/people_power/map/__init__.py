"""The map of the Philippines and everything that stands on it."""

from game.people_power.map.board_view import BoardView

__all__ = ["BoardView"]
