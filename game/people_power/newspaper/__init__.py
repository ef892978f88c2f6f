"""The paper in which everything is news: columns of type, mastheads, portraits and the pages made of them."""

from game.people_power.newspaper.blocks import Block
from game.people_power.newspaper.column import Column
from game.people_power.newspaper.page import PageScene

__all__ = ["Block", "Column", "PageScene"]
