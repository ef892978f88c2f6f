"""The saves browser of the game on the table: load, rename, delete, what runs and was saved or what is finished.

The list reads heads and summaries only; what is in view is then read whole, one save in each frame. A damaged one is
grey, says why, and stops nothing.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.shell.app import App
from game.shell.beside import Future
from game.shell.saves import FINISHED, LONGEST_NAME, SAVED, SaveEntry, SaveRefused, clean_name
from game.shell.scenes.dialog import AskTextScene, confirm
from game.shell.scenes.saves_list import SavesList
from game.shell.scenes.sheet import SheetScene
from game.shell.scenes.waiting import do_beside
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.rich_text import literal
from game.shell.widgets.text_view import TextBlock, TextView
from game.shell.widgets.toggle_group import ToggleGroup


class SavesScene(SheetScene):
    widest = 1400

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.tab = SAVED
        self.entries = app.store.entries()

    @property
    def heading(self) -> str:
        return tr("saves.title.of", game=tr("game.title"))

    @property
    def busy(self) -> bool:
        return super().busy or self._unread() is not None

    def build(self) -> None:
        super().build()
        tabs = [(tab, tr(f"saves.tab.{tab}"), tr(f"saves.tab.{tab}.hint")) for tab in (SAVED, FINISHED)]
        self.tabs = ToggleGroup(tabs, self.tab, self._open_tab)
        self.load_button = Button.of("saves.load", self._load, style="gold", shortcut="Enter")
        self.rename_button = Button.of("saves.rename", self._rename, style="paper", shortcut="R")
        self.delete_button = Button.of("saves.delete", self._delete, style="paper", shortcut="Del")
        self.list = SavesList(lambda _: self._tell_what_may_be_done(), self._load)
        self.empty = TextView(size=22, centred=True)
        self.add(self.tabs, self.list, self.empty, self.load_button, self.rename_button, self.delete_button)
        self._show()

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look, content = self.look, self.content
        width = min(content.width, max(look.px(420), self.tabs.natural_width(look)))
        self.tabs.place(pygame.Rect(content.x, content.y + look.px(6), width, round(look.text(20) * 1.9)), look)
        top = self.tabs.rect.bottom + look.px(16)
        area = pygame.Rect(content.x, top, content.width, content.bottom - top)
        self.list.place(area, look)
        self.empty.place(area, look)
        self.place_at_foot(self.load_button, self.rename_button, self.delete_button)

    def refresh(self, select: str | None = None) -> None:
        """Read the folder again, and select this save."""
        store = self.app.store
        self.entries = store.finished() if self.tab == FINISHED else store.entries()
        self._show()
        for entry in self.entries:
            if entry.name == select:
                self.list.choose(entry)
        self.invalidate()

    def update(self, dt: float) -> bool:
        unread = self._unread()
        if unread is not None:
            self.app.store.examine(unread)
            if unread is self.list.chosen:
                self._tell_what_may_be_done()
            self.invalidate()
        return super().update(dt)

    def _unread(self) -> SaveEntry | None:
        """The first save in view that has not been read whole."""
        if not self.list.visible:
            return None
        return next((entry for entry in self.list.in_view() if not entry.examined), None)

    def _open_tab(self, tab: str) -> None:
        self.tab = tab
        self.refresh()

    def _show(self) -> None:
        none = "saves.none" if self.tab == SAVED else "saves.none.finished"
        self.empty.show(
            [TextBlock("space"), TextBlock("heading", tr(none)), TextBlock("paragraph", tr(f"{none}.hint"))]
        )
        self.list.show(self.entries)
        self._tell_what_may_be_done()
        self.list.visible = bool(self.entries)
        self.empty.visible = not self.entries

    def _tell_what_may_be_done(self) -> None:
        entry = self.list.chosen
        nothing = tr("saves.nothing_selected") if entry is None else ""
        self.load_button.forbid(nothing or (tr("saves.load.damaged") if entry and not entry.sound else ""))
        self.rename_button.forbid(nothing or (tr("saves.rename.autosave") if entry and entry.is_autosave else ""))
        self.delete_button.forbid(nothing)

    def _load(self) -> None:
        entry = self.list.chosen
        if entry is None:
            return
        try:
            game = self.app.store.read(entry.path)
        except SaveRefused as refusal:
            self.app.tell(tr("saves.damaged", why=refusal))
            self.refresh(entry.name)
            return
        self.app.play_on(game, self.app.put_on_table)

    def _rename(self) -> None:
        entry = self.list.chosen
        if entry is not None:
            rename = partial(self._rename_to, entry)
            words = tr("saves.rename"), tr("saves.rename.ask"), entry.name
            self.app.push(AskTextScene(self.app, *words, rename, longest=LONGEST_NAME))

    def _rename_to(self, entry: SaveEntry, name: str) -> None:
        def tell(renamed: Future[SaveEntry]) -> None:
            try:
                self.refresh(renamed.result().name)
            except SaveRefused as refusal:
                self.app.tell(str(refusal))

        do_beside(self.app, lambda: self.app.store.rename(entry, clean_name(name)), tell)

    def _delete(self) -> None:
        entry = self.list.chosen
        if entry is not None:
            question = tr("saves.delete.sure", name=literal(entry.title))
            delete, delete_it = tr("saves.delete"), partial(self._delete_now, entry)
            self.app.push(confirm(self.app, delete, question, delete, delete_it, danger=True))

    def _delete_now(self, entry: SaveEntry) -> None:
        def tell(deleted: Future[None]) -> None:
            try:
                deleted.result()
            except SaveRefused as refusal:
                self.app.tell(str(refusal))
            self.refresh()

        do_beside(self.app, lambda: self.app.store.delete(entry), tell)
