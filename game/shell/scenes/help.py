"""The help has topics and a search at the left, the page at the right, links between them."""

from __future__ import annotations

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.folders import SHELL
from game.shell.help_pages import HelpPages, Hit
from game.shell.markdown import HelpTopic
from game.shell.scenes.sheet import SheetScene
from game.shell.text import tr, words
from game.shell.widgets.button import Button
from game.shell.widgets.log_list import LogLine, LogList
from game.shell.widgets.text_view import TextView
from game.shell.widgets.widget import Widget


class HelpScene(SheetScene):
    """It has the rules of the game on the table. `target` is a section number or the key of a page to open at."""

    widest = 1700

    def __init__(self, app: App, target: str = "") -> None:
        super().__init__(app)
        self._target = target
        self._wish = ""
        self.page: HelpTopic | None = None
        self._history: list[tuple[str, int]] = []

    @property
    def heading(self) -> str:
        return tr("help.title.of", game=tr("game.title"))

    @property
    def spaces(self) -> tuple[str, ...]:
        """Whose pages there are: the game's on the table, and after them the program's."""
        return self.app.edition.key, SHELL

    def build(self) -> None:
        # It is loaded only now: screens that only link to the help need not wait for pygame_gui.
        from game.shell.fields import Entry

        super().build()
        self.pages = HelpPages(words().language, self.spaces)
        for name in self.pages.problems:
            self.app.tell(tr("help.unreadable", name=name))
        self.topics = LogList(self._clicked, size=20, tag_colours={"open": colours.RED, "hit": colours.PAPER_EDGE})
        self.view = TextView(self.go_to, size=21)
        self.previous = Button.of("help.back", self._go_back, style="paper", shortcut="Backspace")
        self.divider = _Divider()
        self.wish = Entry(self._wish, placeholder=tr("help.search"), on_change=self.search)
        self.add(self.topics, self.divider, self.view, self.previous, self.wish)
        self._history.clear()
        self.page = None
        found = self.pages.find(self._target) if self._target else None
        if found:
            self._open(*found)
        elif self.pages.pages:
            self._open(self.pages.pages[0])
        self._list_topics()

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look = self.look
        left = pygame.Rect(
            self.content.x,
            self.content.y + look.px(8),
            round(self.content.width * 0.29),
            self.content.height - look.px(8),
        )
        tall = round(look.text(20) * 2.1)
        self.wish.place(pygame.Rect(left.x, left.y, left.width, tall), look)
        below = tall + look.px(14)
        self.topics.place(pygame.Rect(left.x, left.y + below, left.width, left.height - below), look)
        self.topics.bar.scroll_to(0)
        self.divider.place(pygame.Rect(left.right + look.px(22), left.y, 1, left.height), look)
        x = left.right + look.px(46)
        self.view.place(pygame.Rect(x, left.y, self.content.right - x, left.height), look)
        self.place_at_foot(self.previous)

    def go_to(self, target: str) -> None:
        """Open the page of a section, with a way back."""
        found = self.pages.find(target)
        if found is None:
            self.app.tell(tr("help.no_section", target=target))
            return
        self._remember()
        self._open(*found)
        self._list_topics()

    def search(self, wish: str) -> None:
        """List what is found instead of the topics; nothing wished for lists the topics again."""
        self._wish = wish
        self._list_topics()

    def _open(self, page: HelpTopic, anchor: str = "") -> None:
        if page is not self.page:
            self.page = page
            self.view.show(page.blocks)
        if anchor:
            self.view.go_to(anchor)
        self.previous.forbid("" if self._history else tr("help.back.nothing"))
        self.invalidate()

    def _remember(self) -> None:
        if self.page is not None:
            self._history.append((self.page.key, self.view.bar.offset))

    def _go_back(self) -> None:
        key, offset = self._history.pop()
        found = self.pages.find(key)
        if found:
            self._open(found[0])
            self.view.bar.scroll_to(offset)
        self._list_topics()

    def _list_topics(self) -> None:
        """It lists the pages, or what the search found."""
        self.topics.clear()
        hits = self.pages.search(self._wish)
        if not self._wish.strip():
            for page in self.pages.pages:
                title = f"**{page.title}**" if page is self.page else page.title
                self.topics.append(title, "open" if page is self.page else "", page)
        elif not hits:
            self.topics.append(f"*{tr('help.nothing_found')}*")
        for hit in hits:
            self.topics.append(f"**{hit.page.title}**\n{hit.excerpt}", "hit", hit)
        self.topics.bar.scroll_to(0)
        self.invalidate()

    def _clicked(self, line: LogLine) -> None:
        if isinstance(line.payload, HelpTopic):
            self._remember()
            self._open(line.payload)
            self._list_topics()
        elif isinstance(line.payload, Hit):
            self._remember()
            self._open(line.payload.page)
            self.view.go_to_block(line.payload.block)
            self.invalidate()


class ProgramHelpScene(HelpScene):
    """Only what is the same in all games."""

    @property
    def heading(self) -> str:
        return tr("help.title")

    @property
    def spaces(self) -> tuple[str, ...]:
        return (SHELL,)


class _Divider(Widget):
    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(colours.PAPER_EDGE, self.rect)
