"""The window and its loop. Nothing is drawn while nothing changes."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.shell import decoding, sound
from game.shell.beside import begun, is_done
from game.shell.cache import forget_all
from game.shell.clock import Clock, RealClock
from game.shell.edition import Edition
from game.shell.first_start import has_room
from game.shell.folders import ASSETS, SHELL, saves_folder
from game.shell.fonts import missing_faces
from game.shell.glass import Glass, laid_out_size
from game.shell.instance import Instance
from game.shell.keys import is_pressed
from game.shell.lid import LiftedLid
from game.shell.look import Look
from game.shell.music import music
from game.shell.notice import Notice
from game.shell.saves import SaveStore, read_head
from game.shell.scene import Scene
from game.shell.settings import LEAST_WINDOW, Settings, load_settings, save_settings
from game.shell.text import tr, words

ICON = ASSETS / SHELL / "icons" / "program.svg"
NO_DESKTOP = "dummy"
"""The driver that draws for nobody."""
IDLE_WAIT = 0.5  # seconds; long enough to cost nothing, short enough for a notice to go in time
LOOKS = 60  # how often a second an idle window looks for events
X11 = "x11"
"""A video driver of SDL."""
SHAPING = ("language", "fullscreen", "window_size", "text_size", "palette")  # settings that change the layout
ALL_DONE = True
SETTLED = 0.12  # seconds without a further change after which a window that was pulled at is laid out
MOST_LITTER = 8  # scenes
LONGEST_FRAME = 1 / 20  # after a pause, animations go on from where they were instead of jumping


class App:
    """The stack of scenes, and what they share: settings, look, the game on the table and its saves, notices."""

    def __init__(
        self,
        editions: Sequence[Edition],
        home: Callable[[App], Scene],
        folder: Path,
        *,
        version: str = "",
        game_of: Callable[[bytes], str] | None = None,
        size: tuple[int, int] | None = None,
        clock: Clock | None = None,
        at_first: Settings | None = None,
    ) -> None:
        """`home` makes the first screen, to which all ways lead back; `folder` is where the player's files are.

        `game_of` tells from the first bytes of a save which game it is of; `at_first` are the settings of a player who
        has none yet.
        """
        self.editions = tuple(editions)
        self.home = home
        self.folder = folder
        self.version = version
        self.game_of = game_of
        self.first_start = at_first is not None and not self.settings_file.exists()
        self.settings, complaint = load_settings(self.settings_file)
        if at_first is not None and self.first_start:
            self.settings = at_first
        self._kept = self.settings
        self._keeping: Future[None] | None = None
        """The settings on their way to the disk."""
        self.instance = Instance(folder)
        self.stores = {edition.key: self._store_of(edition) for edition in self.editions}
        self.scenes: list[Scene] = []
        self.notice = Notice()
        self.lid: LiftedLid | None = None
        self.running = True
        self.mouse = (0, 0)
        self._clock = clock
        self._stale = True
        self.drawn_by: Scene | None = None
        """The scene that alone has drawn what is on the screen; nobody, if others have drawn over it."""
        self._key_went_to: Scene | None = None
        self._litter = 0
        """Scenes that have gone since the last sweep; a heavy one counts as the most."""
        self._stretched: pygame.Surface | None = None
        """The screen as it was, shown from when the window is pulled at until it is laid out."""
        self._pulled_for = 0.0
        self._laying_out: Iterator[None] | None = None
        """What is still to be done for the window as it is now; None while that is not yet sure."""
        self._held_back: list[pygame.event.Event] = []
        """What the player does before all is laid out."""
        self._size = size
        words().switch(self.settings.language)
        self.take(self.last_played() or self.editions[0])
        self._open_window()
        self._apply_sound()
        if complaint:
            self.tell(complaint)
        if self.first_start:
            self.tell(tr("shelf.language.told", language=tr("language.name")), trouble=False)
        if not self.instance.alone:
            self.tell(tr("error.second_window"))

    @property
    def settings_file(self) -> Path:
        return self.folder / "settings.json"

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    @property
    def screen(self) -> pygame.Surface:
        """What the scenes draw on."""
        return self.glass.screen

    @property
    def size(self) -> tuple[int, int]:
        return self.screen.get_size()

    @property
    def busy(self) -> bool:
        """Whether time has to pass even if nothing happens. What lies below waits for what is on top of it."""
        return self.lid is not None or self._stretched is not None or (bool(self.scenes) and self.top.busy)

    @property
    def is_pulled_at(self) -> bool:
        """Whether the window has changed its size and is not laid out for it yet."""
        return self._stretched is not None

    # The stack

    def push(self, scene: Scene) -> None:
        if self.scenes:
            self.top.rest()
        self.scenes.append(scene)
        self._begin(scene)

    def pop(self) -> None:
        """Back to the scene below; popping the last one ends the program."""
        self._drop()
        if not self.scenes:
            self.running = False
            return
        self.top.resume()
        self._uncover()

    def replace(self, scene: Scene) -> None:
        """Another scene in the place of the top one."""
        self._drop()
        self.scenes.append(scene)
        self._begin(scene)

    def put_on_table(self, scene: Scene) -> None:
        """A game over the first screen, in the place of whatever led there."""
        while len(self.scenes) > 1:
            self._drop()
        self.push(scene)

    def go_home(self) -> None:
        """To the first screen, with nothing below it."""
        while self.scenes:
            self._drop()
        forget_all()
        decoding.forget()
        self._keep_changed_settings()
        self.push(self.home(self))

    def _drop(self) -> None:
        scene = self.scenes.pop()
        scene.leave()
        self._litter += MOST_LITTER if scene.heavy else 1

    def _begin(self, scene: Scene) -> None:
        scene.rebuild()
        scene.layout(self.size)
        scene.enter()
        if scene.heavy:  # what it consists of stays while it lies on the table: nobody need look through it meanwhile
            gc.freeze()
        self._uncover()

    def _uncover(self) -> None:
        """What is now under the mouse should know it, but explains itself only once that is moved."""
        self._stale = True
        if self.scenes:
            self._choose_music()
            self.top.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=self.mouse, rel=(0, 0), buttons=(0, 0, 0)))

    # The games

    @property
    def store(self) -> SaveStore:
        """The saves of the game on the table."""
        return self.stores[self.edition.key]

    def take(self, edition: Edition) -> None:
        """Put a game on the table: its words, its sounds and its saves are the ones in use from now on."""
        self.edition = edition
        words().open(edition.key)
        sound.board.game = music.game = edition.key

    def last_played(self) -> Edition | None:
        """The game of the latest autosave."""
        played = {key: entry for key, store in self.stores.items() if (entry := store.last_played())}
        latest = max(played, key=lambda key: played[key].written, default=None)
        return next((edition for edition in self.editions if edition.key == latest), None)

    def open_save(self, path: Path) -> None:
        """Play on with the game in a file, whichever game of the box it is of; raises SaveRefused."""
        game = self.game_of(read_head(path)) if self.game_of is not None else ""
        for edition in self.editions:
            if edition.key == game:
                self.take(edition)
        self.push(self.edition.resume(self, self.store.read(path)))

    def _store_of(self, edition: Edition) -> SaveStore:
        folder = saves_folder(self.folder, edition.key)
        return SaveStore(folder, edition.load, edition.describe, self.game_of, window=self.instance.number)

    # What scenes ask for

    def tell(self, sentence: str, *, trouble: bool = True) -> None:
        """Show one sentence to the player for a while: of something that went wrong, or plain news."""
        self.notice.say(sentence, trouble=trouble)
        self._stale = True

    def quit(self) -> None:
        self.running = False

    def change_settings(self, **changes: Any) -> None:
        """Set these, and leave the others as they are."""
        self.apply_settings(replace(self.settings, **changes))

    def remember(self, **changes: Any) -> None:
        """Set these, which change nothing to be seen, without a wait for the disk: there is time for it at home."""
        self.settings = replace(self.settings, **changes)

    def apply_settings(self, settings: Settings) -> None:
        """Keep the settings on disk, and let each take effect."""
        before, self.settings = self.settings, settings
        self._keep_settings()
        self._apply_sound()
        if (settings.sound and not before.sound) or (settings.music and not before.music):
            self._open_sound_device()
        if (settings.fullscreen, settings.window_size) != (before.fullscreen, before.window_size):
            self._size = None
            self._open_window()
        if settings.language != before.language:
            words().switch(settings.language)
            pygame.display.set_caption(tr("program.name"))
            for scene in self.scenes:
                scene.rebuild()
        if any(getattr(settings, name) != getattr(before, name) for name in SHAPING):
            self.relayout()

    def relayout(self) -> None:
        """Lay every scene out again for the window and the text size at hand."""
        self._measure()
        for scene in self.scenes:
            scene.layout(self.size)
            scene.invalidate()
        self._stale = True

    # The loop

    def run(self, on_crash: Callable[[App, Exception], None] | None = None) -> None:
        """Until the player quits. An error inside a scene is given to `on_crash`, and the loop goes on."""
        clock = self._clock or RealClock()
        first, elapsed, active = True, 0.0, True
        while self.running and self.scenes:
            events = self._wait_for_events(active)
            if not active:
                clock.wait(0)  # the time spent waiting is nobody's animation
            try:
                active = self.step(elapsed, events) or self.busy
            except Exception as error:
                if on_crash is None:
                    raise
                on_crash(self, error)
                active = True
            if first:
                first = False
                self._after_first_frame()
            elapsed = clock.wait(self.top.frame_time) if active and self.scenes else IDLE_WAIT
        self.close()

    def close(self) -> None:
        """Leave every scene, keep what is to be kept, and let go of all files."""
        while self.scenes:
            self._drop()
        self._keep_changed_settings()
        if self._keeping is not None:
            self._tell_of_settings()
        self.instance.close()

    def step(self, dt: float, events: Iterable[pygame.event.Event] = ()) -> bool:
        """One turn of the loop: events, time, drawing. True if a frame was drawn. Tests drive the window with this."""
        waiting, self._held_back = self._held_back, []
        for event in (*waiting, *events):
            self._handle(event)
        if not self.scenes:
            return False
        music.tend(dt)
        if self._keeping is not None and self._keeping.done():
            self._tell_of_settings()
        if self._stretched is not None:
            self._lay_out_if_settled(dt)
            return True
        changed = self.notice.update(dt) or self.lid is not None
        if self.lid is not None and not self.lid.update(min(dt, LONGEST_FRAME)):
            self.lid = None
        for scene in self._visible():
            changed = scene.update(min(dt, LONGEST_FRAME)) or changed
        if not (changed or self._stale):
            return False
        self._stale = False
        self.draw()
        self.glass.show()
        self._sweep()
        return True

    def _sweep(self) -> None:
        """A scene and its widgets know each other, and so hold on to their pictures until somebody looks for such.

        That takes as long as three frames in a long game, so it is not done for every card that was looked at.
        """
        home = len(self.scenes) == 1
        if self._litter < (1 if home else MOST_LITTER):
            return
        self._litter = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        if home:  # a game has been put away
            from game.shell.memory import give_back

            give_back()

    def draw(self) -> None:
        seen = self._visible()
        for scene in seen:
            scene.draw(self.screen)
        if self.lid is not None:
            self.lid.draw(self.screen)
        self.top.tooltip.draw(self.screen, self.look)
        self.notice.draw(self.screen, self.look, self.top.place_notice)
        covered = len(seen) > 1 or self.lid is not None or self.top.tooltip.shown or self.notice.sentence
        self.drawn_by = None if covered else seen[0]

    def _wait_for_events(self, active: bool) -> list[pygame.event.Event]:
        if active:
            return pygame.event.get()
        # pygame.event.wait looks a thousand times a second and costs 4 % of a core; sixty times is as quick to the eye.
        for _ in range(round(IDLE_WAIT * LOOKS)):
            if events := pygame.event.get():
                return events
            pygame.time.wait(1000 // LOOKS)
        return []

    def _visible(self) -> list[Scene]:
        """From the lowest scene that can be seen to the top."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].translucent:
            first -= 1
        return self.scenes[max(0, first) :]

    def _handle(self, event: pygame.event.Event) -> None:
        if not self.scenes:
            return
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._window_was_resized()
        elif event.type == pygame.WINDOWEXPOSED:
            self._stale, self.drawn_by = True, None
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            self._sound_device_changed(event)
        elif self._laying_out is not None:
            self._held_back.append(event)
        elif is_pressed("F11", event):
            self.change_settings(fullscreen=not self.settings.fullscreen)
        else:
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                event = self.glass.meant(event)
                self.mouse = event.pos
            elif event.type == pygame.MOUSEWHEEL:
                event = pygame.event.Event(event.type, {**event.dict, "pos": self.mouse})
            if event.type == pygame.MOUSEBUTTONDOWN and self.notice.dismiss(event.pos):
                self._stale = True
            elif not self._is_left_over(event):
                self.top.receive(event)

    def _is_left_over(self, event: pygame.event.Event) -> bool:
        """A key that opens a screen must not leave its letter there too, in a line to type in."""
        if event.type == pygame.KEYDOWN:
            self._key_went_to = self.top
        elif event.type == pygame.KEYUP:
            self._key_went_to = None
        return event.type == pygame.TEXTINPUT and self._key_went_to not in (None, self.top)

    # The window

    def _open_window(self) -> None:
        if self.settings.fullscreen and self._size is None:
            self._go_to_the_corner()
            self.glass = Glass(pygame.display.set_mode((0, 0), pygame.FULLSCREEN))
        else:
            self.glass = Glass(pygame.display.set_mode(self._size or self._size_on_desktop(), pygame.RESIZABLE))
            if self.first_start and self._size is None:
                self._make_room()
        pygame.display.set_caption(tr("program.name"))
        self._measure()

    def _go_to_the_corner(self) -> None:
        """Where nobody manages windows, X leaves one that fills the desktop where it was: its foot is out of sight."""
        if pygame.display.get_driver() != X11 or pygame.display.get_surface() is None:
            return
        first, position = pygame.display.get_desktop_sizes()[0], pygame.display.get_window_position()
        if pygame.Rect((0, 0), first).collidepoint(position):
            pygame.display.set_window_position((0, 0))

    def _make_room(self) -> None:
        """Where a first window would lie under the task bar, let the desktop make it as large as it can be."""
        if not has_room(pygame.display.get_window_size(), pygame.display.get_desktop_sizes()):
            with warnings.catch_warnings(action="ignore"):  # pygame-ce will have another way to it one day
                pygame.Window.from_display_module().maximize()

    def _size_on_desktop(self) -> tuple[int, int]:
        """As the player wants the window, but never larger than the largest desktop, if there is one at all."""
        wanted = self.settings.window_size
        desktops = [] if pygame.display.get_driver() == NO_DESKTOP else pygame.display.get_desktop_sizes()
        largest = max(desktops, default=wanted)
        return min(wanted[0], largest[0]), min(wanted[1], largest[1])

    def _measure(self) -> None:
        self.drawn_by = None
        self.look = Look.of(self.size, self.settings.text_size)

    def _window_was_resized(self) -> None:
        now = pygame.display.get_surface() or self.glass.window
        self.drawn_by = None
        if now.get_size() == self.glass.size:  # SDL tells each change twice, and of those that we made ourselves
            self.glass.window_is(now)
            return
        if self._stretched is None:
            self._stretched = pygame.Surface(laid_out_size(self.glass.size), depth=32)
            self.glass = Glass(self._stretched)
            self.draw()
        self.glass = Glass(now)
        self._pulled_for = 0.0
        self._laying_out = None
        if not self.settings.fullscreen:
            width, height = (max(got, least) for got, least in zip(self.glass.size, LEAST_WINDOW, strict=True))
            self.settings = replace(self.settings, window_size=(width, height))

    def _lay_out_if_settled(self, dt: float) -> None:
        """Painting a board takes a moment: meanwhile there is the old picture, as large as the window is now."""
        self._pulled_for += dt
        if self._pulled_for < SETTLED and self._stretched is not None:
            self.screen.blit(pygame.transform.smoothscale(self._stretched, self.size), (0, 0))
            self.glass.show()
            return
        if self._laying_out is None:
            self._measure()
            self._laying_out = self._lay_out_in_pieces()
        if next(self._laying_out, ALL_DONE) is not None:
            self._stretched = self._laying_out = None
            self._stale = True

    def _lay_out_in_pieces(self) -> Iterator[None]:
        """A piece in each frame, and all is drawn once its pictures have been decoded."""
        for scene in reversed(self.scenes):
            yield from scene.laying_out(self.size)
            scene.invalidate()
        while decoding.is_under_way():
            yield
        for scene in self._visible():
            yield from scene.painting(self.size)

    def _after_first_frame(self) -> None:
        """What the player does not see at once is done once there is something to see."""
        window = pygame.display.get_wm_info().get("window")
        if window:
            pygame.Window.from_display_module().minimum_size = LEAST_WINDOW
        with suppress(OSError, pygame.error):
            pygame.display.set_icon(pygame.image.load_sized_svg(ICON, (64, 64)))
        if missing_faces:
            self.tell(tr("error.missing_fonts"))
        for sentence in words().problems:
            self.tell(sentence)
        if self.instance.alone:
            for store in self.stores.values():
                store.sweep()
        if self.settings.sound or self.settings.music:
            self._open_sound_device()

    def _keep_changed_settings(self) -> None:
        """Those that were only remembered, and the window whose corner the player has pulled at."""
        if self.settings != self._kept:
            self._keep_settings()

    def _keep_settings(self) -> None:
        """Beside the frames; what comes of it is told as soon as it is known."""
        self._kept = self.settings
        self._keeping = begun(partial(save_settings, self.settings, self.settings_file))
        if is_done(self._keeping):
            self._tell_of_settings()

    def _tell_of_settings(self) -> None:
        done, self._keeping = self._keeping, None
        error = done.exception() if done is not None else None
        if isinstance(error, OSError):
            self.tell(tr("settings.not_saved", why=error.strerror or error))
        elif error is not None:
            raise error

    def _apply_sound(self) -> None:
        sound.board.on = self.settings.sound
        sound.board.volume = self.settings.volume / 100
        music.turn(self.settings.music, self.settings.music_volume / 100)

    def _open_sound_device(self) -> None:
        if sound.board.prepare():
            music.open()
        else:
            self.tell(tr("error.no_sound"))

    def _sound_device_changed(self, event: pygame.event.Event) -> None:
        """One that is missed has come, or the one in use has gone, and perhaps another is there."""
        if event.iscapture or sound.board.available is None:
            return
        if event.type == pygame.AUDIODEVICEREMOVED:
            sound.board.close()
            music.close()
        if not sound.board.available and sound.board.prepare():
            music.open()

    def _choose_music(self) -> None:
        """That of the uppermost scene that has any."""
        moment = next((scene.music for scene in reversed(self.scenes) if scene.music), "")
        music.play(moment)
