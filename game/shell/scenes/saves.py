"""The saves browser: load, rename, delete. A damaged save is grey, says why, and stops nothing."""

from __future__ import annotations

import pygame

from game.shell.app import App
from game.shell.saves import LONGEST_NAME, SaveEntry, SaveRefused, clean_name
from game.shell.scenes.dialog import AskTextScene, confirm
from game.shell.scenes.saves_list import SavesList
from game.shell.scenes.sheet import SheetScene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.rich_text import literal
from game.shell.widgets.text_view import Block, TextView


class SavesScene(SheetScene):
    heading_key = "saves.title"
    widest = 1400

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.entries = app.store.entries()

    def build(self) -> None:
        super().build()
        self.load_button = Button(
            tr("saves.load"), self._load, style="gold", shortcut="Enter", tooltip=tr("saves.load.hint")
        )
        self.rename_button = Button(
            tr("saves.rename"), self._rename, style="paper", shortcut="R", tooltip=tr("saves.rename.hint")
        )
        self.delete_button = Button(
            tr("saves.delete"), self._delete, style="paper", shortcut="Del", tooltip=tr("saves.delete.hint")
        )
        self.list = SavesList(self._selected, self._load)
        self.empty = TextView(size=22, centred=True)
        self.empty.show([Block("space"), Block("heading", tr("saves.none")), Block("paragraph", tr("saves.none.hint"))])
        self.add(self.list, self.empty, self.load_button, self.rename_button, self.delete_button)
        self._show()

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        area = pygame.Rect(
            self.content.x, self.content.y + self.look.px(8), self.content.width, self.content.height - self.look.px(8)
        )
        self.list.place(area, self.look)
        self.empty.place(area, self.look)
        self.place_at_foot(self.load_button, self.rename_button, self.delete_button)

    def refresh(self, select: str | None = None) -> None:
        """Read the folder again, and select this save."""
        self.entries = self.app.store.entries()
        self._show()
        for entry in self.entries:
            if entry.name == select:
                self.list.select(entry)
        self.invalidate()

    def _show(self) -> None:
        self.list.show(self.entries)
        self.list.visible = bool(self.entries)
        self.empty.visible = not self.entries

    def _selected(self, entry: SaveEntry | None) -> None:
        nothing = tr("saves.nothing_selected") if entry is None else ""
        self.load_button.forbid(nothing or (tr("saves.load.damaged") if entry and not entry.sound else ""))
        self.rename_button.forbid(nothing or (tr("saves.rename.autosave") if entry and entry.is_autosave else ""))
        self.delete_button.forbid(nothing)

    def _load(self) -> None:
        entry = self.list.selected
        if entry is None:
            return
        try:
            game = self.app.store.read(entry.path)
        except SaveRefused as refusal:
            self.app.tell(tr("saves.damaged", why=refusal))
            self.refresh(entry.name)
            return
        self.app.replace(self.app.edition.resume(self.app, game))

    def _rename(self) -> None:
        entry = self.list.selected
        if entry is not None:
            self.app.push(
                AskTextScene(
                    self.app,
                    tr("saves.rename"),
                    tr("saves.rename.ask"),
                    entry.name,
                    lambda name: self._rename_to(entry, name),
                    longest=LONGEST_NAME,
                )
            )

    def _rename_to(self, entry: SaveEntry, name: str) -> None:
        try:
            self.refresh(self.app.store.rename(entry, clean_name(name)).name)
        except SaveRefused as refusal:
            self.app.tell(str(refusal))

    def _delete(self) -> None:
        entry = self.list.selected
        if entry is not None:
            question = tr("saves.delete.sure", name=literal(entry.title))
            self.app.push(
                confirm(
                    self.app,
                    tr("saves.delete"),
                    question,
                    tr("saves.delete"),
                    lambda: self._delete_now(entry),
                    danger=True,
                )
            )

    def _delete_now(self, entry: SaveEntry) -> None:
        try:
            self.app.store.delete(entry)
        except SaveRefused as refusal:
            self.app.tell(str(refusal))
        self.refresh()
