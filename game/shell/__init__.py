"""The shell: the window, its loop, its widgets and the screens that every board game has. It knows no game.

Each game gives an `Edition` (game/shell/edition.py); game/box.py opens an `App` with all of them, and
`app.go_home()` comes to the shelf. A screen is a `Scene`: make widgets in `build`, place them in `layout`, draw what
lies behind them in `draw`.

    class Greeting(Scene):
        def build(self) -> None:                    # again when the language changes
            self.panel = Panel(tr("greeting.title"))
            self.go = Button(tr("button.ok"), self.app.pop, style="gold", shortcut="Enter", tooltip=tr("greeting.hint"))
            self.go.forbid("" if self.app.store.has_autosave() else tr("shelf.continue.nothing"))
            self.add(self.panel, self.go)

        def layout(self, size: tuple[int, int]) -> None:    # again at every size of window and of text
            self.panel.place(pygame.Rect(0, 0, *size).inflate(-self.look.px(400), -self.look.px(300)), self.look)
            box = pygame.Rect(0, 0, self.go.natural_width(self.look), self.look.text(22) * 2)
            box.midbottom = self.panel.inside.midbottom
            self.go.place(box, self.look)

        def draw(self, surface: pygame.Surface) -> None:    # called only when something has changed
            surface.fill(colours.INK)
            super().draw(surface)

    app.push(Greeting(app)); app.run()              # or app.step(dt, events) in a test

What there is: `App` (push, pop, replace, go_home, take, tell, change_settings, step), `Scene` (invalidate, add, hint,
back, focus, translucent), `widgets` (Button, ToggleGroup, Panel, TextView, LogList, LineChart, RichText,
Tooltip), `fields` (Entry, DropDown, Slider: pygame_gui's elements as widgets), `text.tr`, `saves.SaveStore`,
`sound.play`, `lettering` (all type is set there; `watching_cuts` finds what does not fit), `scenes.dialog` (confirm,
message, AskTextScene).
"""
