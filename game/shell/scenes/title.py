"""The title: masthead, menu, and the game's picture behind them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.backdrop import Crowd
from game.shell.fonts import font
from game.shell.lettering import draw_line, width_of
from game.shell.saves import SaveRefused
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import STYLES, Button
from game.shell.widgets.rich_text import RichText, TextStyle

MOVES_FOR = 25.0  # seconds; then the crowd stands still, and an idle title costs nothing


class TitleScene(Scene):
    frame_time = 1 / 24

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.backdrop = app.edition.backdrop() if app.edition.backdrop else Crowd()
        self._moves = MOVES_FOR
        self._veil = pygame.Surface((1, 1))

    def build(self) -> None:
        self.continue_button = self._button("continue", self._continue, "C")
        self.buttons = [
            self.continue_button,
            self._button("quick_start", lambda: self.app.push(self.app.edition.quick_start(self.app)), "Q"),
            self._button("new_game", lambda: self.app.push(self.app.edition.new_game(self.app)), "N"),
            self._button("load", self._open_saves, "L"),
            self._button("settings", self._open_settings, "S"),
            self._button("help", self._open_help, "F1"),
            self._button("credits", self._open_credits, "R"),
            self._button("quit", self.app.quit, "Ctrl+Q"),
        ]
        self.add(*self.buttons)
        self.resume()

    def resume(self) -> None:
        possible = self.app.store.has_autosave()
        self.continue_button.style = STYLES["gold" if possible else "ink"]
        self.continue_button.forbid("" if possible else tr("title.continue.nothing"))

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        self.backdrop.layout(size)
        margin, gap = look.px(64), look.px(12)
        height = round(look.text(24) * 1.95)
        width = max(look.px(400), *(button.natural_width(look) for button in self.buttons))
        bottom = size[1] - look.px(72)
        columns = 1 if self._masthead_bottom(size) + len(self.buttons) * (height + gap) <= bottom else 2
        rows = -(-len(self.buttons) // columns)
        top = bottom - rows * (height + gap) + gap
        for index, button in enumerate(self.buttons):
            column, row = divmod(index, rows)
            button.place(pygame.Rect(margin + column * (width + gap), top + row * (height + gap), width, height), look)
        self._veil = _veil(size, columns * width + 4 * margin)

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        if self.app.top is not self or self._moves <= 0 or not self.app.settings.animation_factor:
            return changed
        self._moves -= dt
        return self.backdrop.update(dt * self.app.settings.animation_factor) or changed

    def handle(self, event: pygame.event.Event) -> bool:
        self._moves = MOVES_FOR
        return super().handle(event)

    def back(self) -> None:
        """Esc must not end the program by surprise."""
        if not self.app.settings.confirmations:
            self.app.quit()
            return
        from game.shell.scenes.dialog import confirm

        self.app.push(confirm(self.app, tr("title.quit"), tr("title.quit.sure"), tr("title.quit"), self.app.quit))

    def draw(self, surface: pygame.Surface) -> None:
        self.backdrop.draw(surface)
        if self.app.top is not self:  # half-covered words would only disturb
            return
        surface.blit(self._veil, (0, 0))
        self._draw_masthead(surface)
        super().draw(surface)
        self._draw_version(surface)

    def place_notice(self, rect: pygame.Rect) -> None:
        """Beside the menu, so that the name of the game can be read."""
        rect.topright = (self.app.size[0] - self.look.px(28), self._masthead_bottom(self.app.size))

    def _title_face(self, size: tuple[int, int]) -> pygame.font.Font:
        """As large as the window lets the title be."""
        title = tr(self.app.edition.title_key).upper()
        wanted = self.look.px(132)
        room = size[0] - 2 * self.look.px(64)
        while wanted > 24 and width_of(font("display", wanted, bold=True), title) > room:
            wanted -= 4
        return font("display", wanted, bold=True)

    def _masthead_bottom(self, size: tuple[int, int]) -> int:
        look = self.look
        return look.px(28) + round(self._title_face(size).get_height() * 0.95) + look.text(30) * 2

    def _draw_masthead(self, surface: pygame.Surface) -> None:
        look, size = self.look, surface.get_size()
        face = self._title_face(size)
        title = tr(self.app.edition.title_key).upper()
        box = pygame.Rect(look.px(64), look.px(28), size[0] - 2 * look.px(64), round(face.get_height() * 0.95))
        place = draw_line(surface, title, box, face, colours.CREAM)
        y = box.bottom + look.px(2)
        width = max(place.width, look.px(400))
        surface.fill(colours.GOLD, (box.x, y, width, look.px(4)))
        surface.fill(colours.CREAM, (box.x, y + look.px(8), width, 1))
        style = TextStyle(look.text(30), colours.PAPER, role="news", italic=True)
        RichText(tr(self.app.edition.subtitle_key), size[0] - 2 * look.px(64), style).draw(
            surface, (box.x, y + look.px(14))
        )

    def _draw_version(self, surface: pygame.Surface) -> None:
        look = self.look
        tall = round(look.text(18) * 1.3)
        box = pygame.Rect(0, surface.get_height() - look.px(16) - tall, surface.get_width() - look.px(28), tall)
        draw_line(
            surface,
            tr("title.version", version=self.app.edition.version),
            box,
            font("text", look.text(18)),
            colours.PAPER_DARK,
            "right",
        )

    def _button(self, key: str, action: Callable[[], None], shortcut: str) -> Button:
        return Button(
            tr(f"title.{key}"),
            action,
            shortcut=shortcut,
            tooltip=tr(f"title.{key}.hint"),
            size=24,
            align="left",
        )

    def _continue(self) -> None:
        try:
            game, older = self.app.store.read_autosave()
        except SaveRefused as refusal:
            self.app.tell(tr("title.continue.damaged", why=refusal))
            return
        if older:
            self.app.tell(tr("title.continue.older"))
        self.app.push(self.app.edition.resume(self.app, game))

    # Each screen is loaded when it is first asked for: the title must not wait for them.

    def _open_saves(self) -> None:
        from game.shell.scenes.saves import SavesScene

        self.app.push(SavesScene(self.app))

    def _open_settings(self) -> None:
        from game.shell.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _open_help(self) -> None:
        from game.shell.scenes.help import HelpScene

        self.app.push(HelpScene(self.app))

    def _open_credits(self) -> None:
        from game.shell.scenes.credits import CreditsScene

        self.app.push(CreditsScene(self.app))


def _veil(size: tuple[int, int], width: int) -> pygame.Surface:
    """A shade from the left under menu and masthead, so that they can be read over any picture."""
    strip = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        strip.set_at((x, 0), (10, 13, 22, round(205 * (1 - x / 63) ** 1.3)))
    return pygame.transform.smoothscale(strip, (min(size[0], width * 2), size[1]))
