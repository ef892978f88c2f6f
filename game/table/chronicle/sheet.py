"""The page itself: what happened in the end, how it came to that, and the game to take along."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from game.shell.enclosing import link_to
from game.shell.folders import ASSETS, SHELL
from game.shell.text import tr, words
from game.shell.widgets.line_chart import Curve
from game.table.chronicle.columns import elements
from game.table.chronicle.curve import colour, drawing, key_to
from game.table.chronicle.markup import page, tag
from game.table.chronicle.markup import words as worded
from game.table.chronicle.pictures import address
from game.table.chronicle.story import Chronicle, Episode, FrontPage
from game.table.kit.kit import Kit
from game.table.kit.palette import Palette
from game.table.press.blocks import Block
from game.table.press.end_page import EndPage

STYLE = "chronicle.css"
"""In the assets of the shell, and of each game that has a look of its own."""
_FONT = re.compile(r"url\(([\w/.-]+\.ttf)\)")


@dataclass(slots=True)
class Pictures:
    """As they are encoded; what is missing is left out."""

    last: bytes = b""
    """It is that of the last page: a crowd or a print."""
    end: bytes = b""
    """The board when all was over."""
    boards: dict[int, bytes] = field(default_factory=dict)
    """They show the board at the turning point of a front page, by the page's number."""
    prints: dict[int, bytes] = field(default_factory=dict)
    """What a game prints on a front page."""

    @property
    def size(self) -> int:
        return len(self.last) + len(self.end) + sum(map(len, (*self.boards.values(), *self.prints.values())))


@dataclass(slots=True)
class Sheet:
    """Everything that is printed."""

    kit: Kit
    palette: Palette
    news: EndPage
    chronicle: Chronicle
    costs: Sequence[Sequence[Block]] | None
    """The decisions that cost most, as the review tells them; None if nobody has asked it."""
    pictures: Pictures
    save: bytes
    name: str
    """The save is called so, without its ending."""
    may_be_reviewed: bool = True
    """Whether somebody played whose decisions could be looked at."""

    def written(self) -> bytes:
        body = [
            self._masthead(),
            tag("main", self._end(), *self._curve(), *self._front_pages(), *self._costs()),
            self._game(),
        ]
        title = f"{self.news.headline} · {tr('game.title')}"
        return page(words().language, title, style_of(self.kit.game.key), body, self.kit.game.key)

    # From the head to the foot

    def _masthead(self) -> Element:
        line = tag("p", tag("span", self.news.date or tr("game.title")), tag("span", tr("over.extra")), class_="dates")
        return tag("header", tag("p", tr("paper.name"), class_="name"), line)

    def _end(self) -> Element:
        head = worded("h1", self.news.headline)
        story = tag("div", *elements(self.news.story), class_="story")
        numbers = tag("div", *elements(self.news.numbers), class_="numbers")
        picture = tag("img", src=address(self.pictures.last), alt=self.news.headline)
        printed = [tag("figure", picture)] if self.pictures.last else []
        return tag("section", head, tag("div", *printed, story, numbers, class_="columns"), class_="end")

    def _curve(self) -> list[Element]:
        curves = self.news.series(self.palette)
        shown = figure(self.pictures.end, tr("chronicle.end"), class_="board")
        if not any(len(curve.values) > 1 for curve in curves):
            return [tag("section", shown)]
        turns = self.chronicle.turns
        steps = [self.news.told.point_of(turn.state) for turn in turns]
        parts = [
            drawing(curves, _in_words(curves), steps, self.news.first),
            tag("ul", *(key_to(number, curve) for number, curve in enumerate(curves)), class_="key"),
            *self._chances(),
            shown,
        ]
        turned = [tag("h3", tr("chronicle.turns")), tag("ol", *map(self._turn, turns), class_="turns")] if turns else []
        columns = tag("div", tag("div", *parts), tag("div", *turned), class_="columns")
        return [tag("section", tag("h2", tr("over.chart")), columns, class_="course")]

    def _chances(self) -> list[Element]:
        """How likely everybody was to win, drawn in the same way; the turns are numbered on the other curve."""
        curves = self.news.chances(self.palette)
        if not curves:
            return []
        key = tag("ul", *(key_to(number, curve) for number, curve in enumerate(curves)), class_="key")
        return [tag("h3", tr("over.chances.chart")), drawing(curves, _in_words(curves), (), self.news.first), key]

    def _turn(self, turn: Episode) -> Element:
        when = tag("span", self.kit.wording.position(turn.state), class_="when")
        worth = [worded("span", turn.worth, class_="worth")] if turn.worth else []
        return tag("li", when, worded("b", turn.sentence), *worth)

    def _front_pages(self) -> list[Element]:
        return [self._front_page(number, front) for number, front in enumerate(self.chronicle.pages)]

    def _front_page(self, number: int, front: FrontPage) -> Element:
        head = [
            tag("p", tag("span", tr("paper.name")), tag("span", front.date), class_="dates"),
            worded("h2", front.headline),
        ]
        opening, standing = front.opening, " · ".join(front.standing)
        printed, board = self.pictures.prints.get(number, b""), self.pictures.boards.get(number, b"")
        turning = front.turning.sentence if front.turning else front.headline
        shown = [figure(board, tr("chronicle.board", what=turning), class_="board")] if board else []
        side = [figure(printed, opening.caption, class_="print")] if printed else []
        if not board:
            shown, side = side, []
        side += [worded("p", opening.lead, class_="lead")] if opening.lead else []
        side += [worded("p", said, class_="news") for said in front.news]
        side += [tag("p", tag("b", tr("chronicle.stands")), f" {standing}", class_="standing")] if standing else []
        told = tag("div", *map(self._episode, front.episodes), class_="dispatches")
        return tag("section", *head, tag("div", *shown, tag("div", *side), class_="columns"), told, class_="front")

    def _episode(self, episode: Episode) -> Element:
        seat = self.palette.factions.get(episode.seat)
        parts = [worded("h3", episode.headline or episode.sentence)]
        if episode.headline:
            parts.append(worded("p", f"{episode.sentence}."))
        if episode.why:
            parts.append(worded("p", episode.why, class_="why"))
        if episode.worth:
            parts.append(worded("p", episode.worth, class_="worth"))
        return tag("article", *parts, **({"style": f"--seat:{colour(seat)}"} if seat else {}))

    def _costs(self) -> list[Element]:
        if not self.may_be_reviewed:
            return []
        told = [tag("div", *elements(column)) for column in self.costs or ()]
        none = tr("chronicle.no_review" if self.costs is None else "chronicle.none")
        inside = tag("div", *told, class_="decisions") if told else tag("p", none, class_="small")
        return [tag("section", tag("h2", tr("chronicle.costs")), inside, class_="costs")]

    def _game(self) -> Element:
        link = tag("a", tr("chronicle.save"), href=link_to(self.save), download=f"{self.name}.save")
        return tag(
            "footer",
            tag("h2", tr("chronicle.game")),
            tag("p", tr("chronicle.open", program=tr("program.name"))),
            tag("p", link),
            tag("p", f"{tr('program.name')} · {tr('game.title')}", class_="small"),
        )


def figure(picture: bytes, caption: str, **attributes: str) -> Element:
    image = tag("img", src=address(picture), alt=plain(caption))
    return tag("figure", image, worded("figcaption", caption), **attributes)


def plain(text: str) -> str:
    """Take away the marks for type."""
    return "".join(worded("p", text).itertext())


def style_of(game: str) -> str:
    """The style of every Chronicle and what a game adds to it, with the type that they are set in."""
    sheets = [ASSETS / place / STYLE for place in (SHELL, game)]
    return _FONT.sub(_embedded, "\n".join(sheet.read_text("utf-8") for sheet in sheets if sheet.is_file()))


def _embedded(font: re.Match[str]) -> str:
    return f"url(data:font/ttf;base64,{b64encode((ASSETS / font[1]).read_bytes()).decode('ascii')})"


def _in_words(curves: Sequence[Curve]) -> str:
    """For whoever cannot see it: where each curve began and ended."""
    ends: Mapping[str, Sequence[float]] = {curve.name: curve.values for curve in curves if curve.values}
    said = (f"{name}: {values[0]:.0f} → {values[-1]:.0f}".replace("-", "−") for name, values in ends.items())
    return "; ".join(said)
