"""Our own widgets: cheap to make, cheap to draw, and measured."""

from game.shell.widgets.button import Button
from game.shell.widgets.line_chart import LineChart, Series
from game.shell.widgets.log_list import LogLine, LogList
from game.shell.widgets.panel import Panel
from game.shell.widgets.progress_bar import ProgressBar
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.scrollbar import Scrollbar
from game.shell.widgets.text_view import Block, TextView
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.tooltip import Tooltip
from game.shell.widgets.widget import Widget

__all__ = [
    "Block",
    "Button",
    "LineChart",
    "LogLine",
    "LogList",
    "Panel",
    "ProgressBar",
    "RichText",
    "Scrollbar",
    "Series",
    "TextStyle",
    "TextView",
    "ToggleGroup",
    "Tooltip",
    "Widget",
]
