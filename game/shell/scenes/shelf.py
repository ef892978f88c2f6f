"""The first screen: the games as boxes on a table, and beside them what can be done with the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.shell import colours
from game.shell.app import App
from game.shell.edition import Edition
from game.shell.fonts import font
from game.shell.lettering import draw_line, fitting, shortened
from game.shell.saves import SaveRefused
from game.shell.scene import Scene
from game.shell.sound import play
from game.shell.tabletop import tabletop
from game.shell.text import tr, words
from game.shell.widgets.button import STYLES, Button
from game.shell.widgets.button_row import place_row
from game.shell.widgets.game_box import SHAPE, GameBox
from game.shell.widgets.panel import draw_sheet
from game.shell.widgets.rich_text import RichText, TextStyle

MOVES_FOR = 25.0  # seconds; then the posters stand still, and an idle shelf costs nothing
# It is its width in the design.
LEAFLET = 560
NAMES = 2  # title and subtitle: with no more texts than these the leaflet does not say what a game is about


class ShelfScene(Scene):
    music = "title"
    frame_time = 1 / 24

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._fronts = {edition.key: edition.front() for edition in app.editions}
        self._moves = MOVES_FOR
        self._table = pygame.Surface((1, 1))
        self.leaflet = pygame.Rect(0, 0, 0, 0)

    def build(self) -> None:
        alone = len(self.app.editions) == 1
        self.boxes: dict[str, GameBox] = {}
        for number, edition in enumerate(self.app.editions, 1):
            with words().speaking_of(edition.key):
                tip = f"**{tr('game.title')}**\n{tr('game.pitch')}"
            box = GameBox(
                self._fronts[edition.key],
                partial(self.choose, edition),
                shortcut="" if alone else str(number),
                tooltip="" if alone else tip,
            )
            box.focusable = not alone
            self.boxes[edition.key] = box
        self.continue_button = self._button("continue", self._continue, "C")
        self.quick_start_button = self._button(
            "quick_start", lambda: self._open_box(self.app.edition.quick_start(self.app)), "Q"
        )
        self.learn_button = self._button("learn", self._learn, "E")
        self.library_button = self._button("library", self._open_library, "H")
        self.load_button = self._button("load", self._open_saves, "L")
        self.rules_button = self._button("rules", self._open_rules, "R")
        self.game_buttons = [
            self.continue_button,
            self.quick_start_button,
            self.learn_button,
            self._button("new_game", lambda: self._open_box(self.app.edition.new_game(self.app)), "N"),
            self.library_button,
            self.load_button,
            self.rules_button,
        ]
        self.program_buttons = [
            *(self._language_button(code) for code in words().languages() if self._offers(code)),
            self._button("settings", self._open_settings, "S"),
            self._button("help", self._open_help, "F1"),
            self._button("credits", self._open_credits, "A"),
            self._button("quit", self.app.quit, "Ctrl+Q"),
        ]
        self.buttons = [*self.game_buttons, *self.program_buttons]
        self.add(*self.boxes.values(), *self.buttons)
        self.resume()

    def _offers(self, language: str) -> bool:
        """At the first start the program took a language from the system: the others are one click away."""
        return self.app.first_start and language != words().language

    def _language_button(self, language: str) -> Button:
        name = words().name_of(language)
        tip = tr("shelf.language.hint", language=words().name_of(words().language))
        return Button(name, lambda: self.app.change_settings(language=language), style="ink", tooltip=tip, size=20)

    def resume(self) -> None:
        """Another game may have been played since, or saved, or deleted."""
        for key, box in self.boxes.items():
            box.choose(key == self.app.edition.key)
        played = self.app.store.last_played()
        if played is not None and played.speaks_otherwise:
            self.app.store.examine(played)
        over = played is not None and bool(played.record)
        self.continue_button.relabel(tr("shelf.continue.over" if over else "shelf.continue"))
        self.continue_button.tooltip = tr("shelf.continue.over.hint" if over else "shelf.continue.hint")
        self.continue_button.forbid("" if played else tr("shelf.continue.nothing"))
        self._put_forward(self._next_step(played is not None, over))
        self.learn_button.forbid("" if self.app.edition.learn else tr("shelf.learn.nothing"))
        self.library_button.forbid("" if self.app.edition.library else tr("shelf.library.nothing"))
        self._last = tr("shelf.continue.nothing")
        if played:
            self._last = " · ".join((*list(played.summary.values())[:1], played.when))
        self.invalidate()

    def _next_step(self, played: bool, over: bool) -> Button:
        """What most players will want now: to learn the game, to go on with one, or to begin another."""
        if not played and self.app.edition.learn:
            return self.learn_button
        return self.continue_button if played and not over else self.quick_start_button

    def _put_forward(self, next_step: Button) -> None:
        for button in (self.continue_button, self.quick_start_button, self.learn_button):
            button.style = STYLES["gold" if button is next_step else "paper"]

    def choose(self, edition: Edition) -> None:
        """Another box comes forward."""
        if edition is not self.app.edition:
            self.app.take(edition)
            play("card")
            self.resume()
            self._place_leaflet()

    # Places

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        margin, gap = look.px(64), look.px(28)
        self._masthead = pygame.Rect(margin, look.px(30), size[0] - 2 * margin, look.px(104))
        tall = round(look.text(20) * 1.9)
        self._foot = pygame.Rect(margin, size[1] - look.px(26) - tall, size[0] - 2 * margin, tall)
        place_row(self.program_buttons, self._foot, look, least=130, right=True)
        middle = pygame.Rect(margin, self._masthead.bottom + look.px(22), size[0] - 2 * margin, 0)
        middle.height = self._foot.y - look.px(30) - middle.y
        wide = self._leaflet_width(middle.width)
        shelf = pygame.Rect(middle.x, middle.y, middle.width - wide - 2 * gap, middle.height)
        spare = self._place_boxes(shelf)
        self._room = pygame.Rect(middle.right - wide - spare // 4, middle.y, wide, middle.height)
        self._place_leaflet()
        lit = pygame.Rect.unionall(self.leaflet, [box.rect for box in self.boxes.values()])
        self._table = tabletop(size, (lit.centerx / size[0], lit.centery / size[1]))

    def _leaflet_width(self, room: int) -> int:
        """Growing with the text, but not at the cost of the boxes, unless its buttons need it."""
        look = self.look
        needed = max(button.natural_width(look) for button in self.game_buttons) + look.px(96)
        return max(needed, min(look.wide(LEAFLET), room * (3 if len(self.boxes) == 1 else 2) // 5))

    def _place_boxes(self, shelf: pygame.Rect) -> int:
        """Side by side, as large as the table lets them be; returns how much of its width they leave.

        Of that, most is left and right of all, and not between the boxes and the leaflet.
        """
        gap = self.look.px(26)
        count = len(self.boxes)
        width = min((shelf.width - gap * (count - 1)) // count, round(shelf.height * SHAPE / 0.95))
        height = round(width * 0.95 / SHAPE)
        spare = shelf.width - count * width - (count - 1) * gap
        left, top = shelf.x + spare * 2 // 5, shelf.y + (shelf.height - height) // 2
        for number, (key, box) in enumerate(self.boxes.items()):
            # Each front bears its own game's name.
            with words().speaking_of(key):
                box.place(pygame.Rect(left + number * (width + gap), top, width, height), self.look)
        return spare

    def _place_leaflet(self) -> None:
        """What is said of the game, as much of it as there is room for, and under it what can be done."""
        look, room = self.look, self._room
        pad, gap = look.px(40), look.px(10)
        tall = round(look.text(22) * 1.95)
        last = round(look.text(18) * 1.5)
        inner = room.width - 2 * pad
        rows = self._rows_of_buttons(inner, gap)
        buttons = len(rows) * (tall + gap) - gap + last
        for_words = room.height - 2 * pad - look.px(24) - buttons
        self._texts = self._words(inner, for_words)
        height = self._tallest_words(inner, for_words) + look.px(24) + buttons + 2 * pad
        self.leaflet = pygame.Rect(room.x, room.y + max(0, room.height - height) // 2, room.width, height)
        y = self.leaflet.bottom - pad - buttons
        for row in rows:
            wide = (inner - gap * (len(row) - 1)) // len(row)
            for number, button in enumerate(row):
                button.place(pygame.Rect(self.leaflet.x + pad + number * (wide + gap), y, wide, tall), look)
            y += tall + gap
            if self.continue_button in row:
                self._last_line = pygame.Rect(self.leaflet.x + pad, y - gap + look.px(2), inner, last)
                y += last

    def _tallest_words(self, width: int, room: int) -> int:
        """Of all games: the buttons stay where they are when another box comes forward."""
        heights = []
        for key in self.boxes:
            with words().speaking_of(key):
                heights.append(sum(height for _, height in self._words(width, room)))
        return max(heights)

    def _rows_of_buttons(self, inner: int, gap: int) -> list[list[Button]]:
        """One under the other; what is needed least shares a row, if its words have room there."""
        pair = [self.load_button, self.rules_button]
        half = (inner - gap) // 2
        shared = all(button.natural_width(self.look) <= half for button in pair)
        alone = [[button] for button in self.game_buttons if not shared or button not in pair]
        return [*alone, pair] if shared else alone

    def _words(self, width: int, room: int) -> list[tuple[RichText, int]]:
        """Title, subtitle, pitch, facts, with their heights; the least needed go first where there is no room."""
        look = self.look
        styles = {
            "game.title": TextStyle(look.text(40), role="news", bold=True, leading=1.15),
            "game.subtitle": TextStyle(look.text(23), colours.RED, role="news", italic=True, leading=1.3),
            "game.pitch": TextStyle(look.text(20), leading=1.4),
            "game.facts": TextStyle(look.text(18), colours.GREY_ON_PAPER, leading=1.4),
        }
        for wanted in (
            tuple(styles),
            ("game.title", "game.subtitle", "game.pitch"),
            ("game.title", "game.subtitle"),
            ("game.title",),
        ):
            texts = [RichText(tr(key), width, styles[key]) for key in wanted]
            measured = [(text, text.height + look.px(12)) for text in texts]
            if sum(height for _, height in measured) <= room:
                return measured
        return []

    # Time and input

    def hint(self, position: tuple[int, int]) -> str:
        """What a box is about, unless the leaflet says that of the chosen one."""
        chosen = self.boxes[self.app.edition.key]
        told = len(self._texts) > NAMES
        return "" if told and chosen.rect.collidepoint(position) else super().hint(position)

    def tooltip_avoids(self, position: tuple[int, int]) -> Sequence[pygame.Rect]:
        """Nothing lies over what can be done, nor over the other boxes."""
        return [self.leaflet, *(box.rect for box in self.boxes.values() if not box.rect.collidepoint(position))]

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        speed = self.app.settings.animation_factor
        if self.app.top is not self or self._moves <= 0 or not speed * dt:
            return changed
        self._moves -= dt
        return self.boxes[self.app.edition.key].live(dt * speed) or changed

    def handle(self, event: pygame.event.Event) -> bool:
        self._moves = MOVES_FOR
        return super().handle(event)

    def back(self) -> None:
        """Esc must not end the program by surprise."""
        if not self.app.settings.confirmations:
            self.app.quit()
            return
        from game.shell.scenes.dialog import confirm

        self.app.push(confirm(self.app, tr("shelf.quit"), tr("shelf.quit.sure"), tr("shelf.quit"), self.app.quit))

    def place_notice(self, rect: pygame.Rect) -> None:
        """Over the boxes: name and buttons can be read."""
        rect.midtop = ((self.leaflet.x + self._masthead.x) // 2, self._masthead.bottom + self.look.px(10))

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._table, (0, 0))
        if self.app.top is not self:  # half-covered boxes and words would only disturb
            return
        self._draw_masthead(surface)
        self._draw_leaflet(surface)
        super().draw(surface)
        self._draw_version(surface)

    def _draw_masthead(self, surface: pygame.Surface) -> None:
        look, box = self.look, self._masthead
        name = tr("program.name").upper()
        face = fitting("display", look.px(76), name, box.width // 2)
        line = pygame.Rect(box.x, box.y, box.width, box.height - look.px(12))
        place = draw_line(surface, name, line, face, colours.CREAM)
        rest = pygame.Rect(place.right + look.px(32), line.y, box.right - place.right - look.px(32), line.height)
        said = tr("program.tagline")
        face = fitting("news", look.text(26), said, rest.width, bold=False)
        rest.y += look.px(10)
        draw_line(surface, said, rest, face, colours.PAPER_DARK)
        surface.fill(colours.GOLD, (box.x, box.bottom - look.px(8), box.width, look.px(3)))
        surface.fill(colours.PAPER_DARK, (box.x, box.bottom - look.px(2), box.width, 1))

    def _draw_leaflet(self, surface: pygame.Surface) -> None:
        look = self.look
        draw_sheet(surface, self.leaflet, look)
        x, y = self.leaflet.x + look.px(40), self.leaflet.y + look.px(36)
        for text, height in self._texts:
            text.draw(surface, (x, y))
            y += height
        face = fitting("text", look.text(18), self._last, self._last_line.width, bold=False)
        line = shortened(face, self._last, self._last_line.width)
        draw_line(surface, line, self._last_line, face, colours.GREY_ON_PAPER)

    def _draw_version(self, surface: pygame.Surface) -> None:
        said = tr("shelf.version", version=self.app.version)
        draw_line(surface, said, self._foot, font("text", self.look.text(18)), colours.PAPER_DARK)

    # What the buttons do

    def _button(self, key: str, action: Callable[[], None], shortcut: str) -> Button:
        style = (
            "paper" if key in ("continue", "learn", "quick_start", "new_game", "load", "library", "rules") else "ink"
        )
        return Button.of(f"shelf.{key}", action, style=style, shortcut=shortcut, size=22 if style == "paper" else 20)

    def _continue(self) -> None:
        try:
            game, older = self.app.store.read_autosave()
        except SaveRefused as refusal:
            self.app.tell(tr("shelf.continue.damaged", why=refusal))
            return
        if older:
            self.app.tell(tr("shelf.continue.older"), trouble=False)
        self.app.play_on(game, self._open_box)

    def _learn(self) -> None:
        if self.app.edition.learn:
            self._open_box(self.app.edition.learn(self.app))

    def _open_box(self, scene: Scene) -> None:
        """What is in the box comes to the table, and its lid is lifted off."""
        if speed := self.app.settings.animation_factor:
            self.app.lid = self.boxes[self.app.edition.key].lifted_lid(speed)
        self.app.push(scene)

    # Each screen is loaded when it is first asked for: the shelf must not wait for them.

    def _open_saves(self) -> None:
        from game.shell.scenes.saves import SavesScene

        self.app.push(SavesScene(self.app))

    def _open_library(self) -> None:
        if self.app.edition.library:
            self.app.push(self.app.edition.library(self.app))

    def _open_rules(self) -> None:
        from game.shell.scenes.help import HelpScene

        self.app.push(HelpScene(self.app))

    def _open_settings(self) -> None:
        from game.shell.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _open_help(self) -> None:
        from game.shell.scenes.help import ProgramHelpScene

        self.app.push(ProgramHelpScene(self.app))

    def _open_credits(self) -> None:
        from game.shell.scenes.credits import CreditsScene

        self.app.push(CreditsScene(self.app))
