"""The paper in which everything is news: columns of type, mastheads, pictures and the pages made of them."""

from game.table.press.blocks import Block
from game.table.press.column import Column

__all__ = ["Block", "Column"]
