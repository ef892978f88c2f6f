"""This is the window and its loop. Nothing is drawn while nothing changes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.shell import decoding, loudspeaker, sound
from game.shell.beside import Future, begun, is_done
from game.shell.cache import forget_all
from game.shell.clock import Clock, RealClock
from game.shell.edition import Edition
from game.shell.folders import ASSETS, SHELL, saves_folder
from game.shell.fonts import missing_faces
from game.shell.instance import Instance
from game.shell.keys import is_pressed
from game.shell.lid import LiftedLid
from game.shell.litter import Litter
from game.shell.look import Look
from game.shell.music import music
from game.shell.notice import Notice
from game.shell.reserve import Reserve
from game.shell.saves import SaveRefused, SaveStore, printable, whole_save
from game.shell.scene import Scene
from game.shell.settings import LEAST_WINDOW, Settings, load_settings, save_settings
from game.shell.text import tr, words
from game.shell.touch import Finger
from game.shell.window import Window

ICON = ASSETS / SHELL / "icons" / "program.svg"
# These are seconds, long enough to cost nothing, short enough for a notice to go in time.
IDLE_WAIT = 0.5
LOOKS = 60  # how often a second an idle window looks for events
SHAPING = ("language", "fullscreen", "window_size", "text_size", "palette")  # settings that change the layout
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
        """The settings are on their way to the disk."""
        self.instance = Instance(folder)
        self.reserve = Reserve(folder)
        self.stores = {edition.key: self._store_of(edition) for edition in self.editions}
        self.scenes: list[Scene] = []
        self.notice = Notice()
        self.lid: LiftedLid | None = None
        self.running = True
        self._has_been_seen = False
        """Whether there was a first frame."""
        self.mouse = (0, 0)
        self._finger = Finger(
            aim=lambda place: self.top.aim(place) if self.scenes else place,
            reads=lambda: bool(self.scenes and self.top.tooltip.text),
        )
        self._clock = clock
        self.stale = True
        """True if a frame has to be drawn though no scene has changed."""
        self._key_went_to: Scene | None = None
        self._litter = Litter()
        """Scenes that have gone since the last sweep; a heavy one counts as the most."""
        self._held_back: list[pygame.event.Event] = []
        """The player does this before all is laid out."""
        words().switch(self.settings.language)
        self.take(self.last_played() or self.editions[0])
        self.window = Window(self, size)
        loudspeaker.follow(self.settings)
        if complaint:
            self.tell(complaint())
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
        """The scenes draw on it."""
        return self.window.glass.screen

    @property
    def size(self) -> tuple[int, int]:
        return self.screen.get_size()

    @property
    def look(self) -> Look:
        return self.window.look

    @property
    def busy(self) -> bool:
        """Whether time has to pass even if nothing happens. What lies below waits for what is on top of it."""
        waiting = self.lid is not None or self.window.is_pulled_at or self._finger.is_down
        return waiting or (bool(self.scenes) and self.top.busy)

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
        """Put another scene in the place of the top one."""
        self._drop()
        self.scenes.append(scene)
        self._begin(scene)

    def put_on_table(self, scene: Scene) -> None:
        """A game over the first screen, in the place of whatever led there."""
        while len(self.scenes) > 1:
            self._drop()
        self.push(scene)

    def go_home(self) -> None:
        """Go to the first screen, with nothing below it."""
        while self.scenes:
            self._drop()
        forget_all()
        decoding.forget()
        self._keep_changed_settings()
        self.push(self.home(self))

    def _drop(self) -> None:
        scene = self.scenes.pop()
        scene.leave()
        self._litter.add(scene)

    def _begin(self, scene: Scene) -> None:
        scene.rebuild()
        scene.layout(self.size)
        scene.enter()
        if scene.heavy:  # what it consists of stays while it lies on the table: nobody need look through it meanwhile
            gc.freeze()
        self._uncover()

    def _uncover(self) -> None:
        """What is now under the mouse should know it, but explains itself only once that is moved."""
        self.stale = True
        if self.scenes:
            self._choose_music()
            self.top.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=self.mouse, rel=(0, 0), buttons=(0, 0, 0)))

    # The games

    @property
    def store(self) -> SaveStore:
        """These are the saves of the game on the table."""
        return self.stores[self.edition.key]

    def take(self, edition: Edition) -> None:
        """Put a game on the table: its words, its sounds and its saves are the ones in use from now on."""
        self.edition = edition
        words().open(edition.key)
        sound.board.game = music.game = edition.key

    def last_played(self) -> Edition | None:
        """It is the game of the latest autosave."""
        played = {key: entry for key, store in self.stores.items() if (entry := store.last_played())}
        latest = max(played, key=lambda key: played[key].written, default=None)
        return next((edition for edition in self.editions if edition.key == latest), None)

    def open_save(self, path: Path) -> None:
        """Play on with the game in a file, whichever game of the box it is of; raises SaveRefused."""
        data = whole_save(path)
        key = self.game_of(data) if self.game_of is not None else ""
        edition = next((edition for edition in self.editions if edition.key == key), self.edition)
        game = self.stores[edition.key].loaded(data)
        self.take(edition)
        self.play_on(game, self.put_on_table)

    def open_dropped(self, path: Path) -> None:
        """A file that was let go over the window; nothing changes if it cannot be opened."""
        try:
            self.open_save(path)
        except SaveRefused as refusal:
            self.tell(tr("error.load", name=printable(path.name), why=refusal))

    def play_on(self, game: Any, show: Callable[[Scene], None]) -> None:
        """Show the table with what `load` returned, once whatever loses the autosave to it is kept."""
        edition = self.edition
        edition.make_room(self, game, lambda: show(edition.resume(self, game)))

    def _store_of(self, edition: Edition) -> SaveStore:
        folder = saves_folder(self.folder, edition.key)
        return SaveStore(
            folder, edition.load, edition.describe, self.game_of, window=self.instance.number, reserve=self.reserve
        )

    # What scenes ask for

    def tell(self, sentence: str, *, trouble: bool = True) -> None:
        """Show one sentence to the player for a while: of something that went wrong, or plain news."""
        self.notice.say(sentence, trouble=trouble)
        self.stale = True

    def take_back(self, sentence: str) -> None:
        """What was told is true no longer."""
        self.stale = self.stale or sentence == self.notice.sentence
        self.notice.forget(sentence)

    def quit(self) -> None:
        """Once all is on the disk: however long that takes, frames go on until then."""
        from game.shell.scenes.waiting import once_saved

        self._keep_changed_settings()
        once_saved(self, self._end)

    def _end(self) -> None:
        self.running = False

    def wait_for_disk(self) -> None:
        """Until all that the scenes keep is written; whoever calls it beside the frames stops none."""
        for scene in tuple(self.scenes):
            scene.wait_for_disk()

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
        loudspeaker.follow(settings)
        if (settings.sound and not before.sound) or (settings.music and not before.music):
            self._open_sound_device()
        if (settings.fullscreen, settings.window_size) != (before.fullscreen, before.window_size):
            self.window.open()
        if settings.language != before.language:
            words().switch(settings.language)
            pygame.display.set_caption(tr("program.name"))
            for scene in self.scenes:
                scene.rebuild()
        if any(getattr(settings, name) != getattr(before, name) for name in SHAPING):
            self.relayout()

    def relayout(self) -> None:
        """Lay every scene out again for the window and the text size at hand."""
        self.window.measure()
        for scene in self.scenes:
            scene.layout(self.size)
            scene.invalidate()
        self.stale = True

    # The loop

    def run(self, on_crash: Callable[[App, Exception], None] | None = None) -> None:
        """Until the player quits. An error inside a scene is given to `on_crash`, and the loop goes on."""
        clock = self._clock or RealClock()
        elapsed, active = 0.0, True
        while self.running and self.scenes:
            events = self._wait_for_events(active)
            if not active:
                clock.wait(0)  # the time spent waiting is nobody's animation
            active = self.turn(elapsed, events, on_crash)
            elapsed = clock.wait(self.top.frame_time) if active and self.scenes else IDLE_WAIT
        self.close()

    def turn(
        self,
        elapsed: float,
        events: Iterable[pygame.event.Event],
        on_crash: Callable[[App, Exception], None] | None = None,
    ) -> bool:
        """Once around the loop, without a wait: another may drive it, as a browser does between frames of its own.

        True if the next one should come within the frame; else there is time until something happens.
        """
        try:
            active = self.step(elapsed, events) or self.busy
        except Exception as error:
            if on_crash is None:
                raise
            on_crash(self, error)
            active = True
        if not self._has_been_seen:
            self._has_been_seen = True
            self._after_first_frame()
        return active

    def close(self) -> None:
        """Leave every scene, keep what is to be kept, and let go of all files."""
        while self.scenes:
            self._drop()
        self._keep_changed_settings()
        if self._keeping is not None:
            self._tell_of_settings()
        self.instance.close()

    def step(self, dt: float, events: Iterable[pygame.event.Event] = ()) -> bool:
        """It is one turn of the loop: events, time, drawing. It is True if a frame was drawn. Tests drive the window
        with this."""
        waiting, self._held_back = self._held_back, []
        for event in waiting:
            self._handle(event)
        for event in events:
            for meant in self._finger.meant(event):
                self._handle(meant)
        for meant in self._finger.update(dt):
            self._handle(meant)
        if not self.scenes:
            return False
        music.tend(dt)
        if self._keeping is not None and self._keeping.done():
            self._tell_of_settings()
        if self.window.is_pulled_at:
            self.window.lay_out_if_settled(dt)
            return True
        changed = self.notice.update(dt) or self.lid is not None
        if self.lid is not None and not self.lid.update(min(dt, LONGEST_FRAME)):
            self.lid = None
        for scene in self.visible():
            changed = scene.update(min(dt, LONGEST_FRAME)) or changed
        if not (changed or self.stale):
            return False
        self.stale = False
        self.draw()
        self.window.glass.show()
        self._litter.sweep(home=len(self.scenes) == 1)
        return True

    def draw(self) -> None:
        seen = self.visible()
        for scene in seen:
            scene.draw(self.screen)
        if self.lid is not None:
            self.lid.draw(self.screen)
        self.top.tooltip.draw(self.screen, self.look)
        self.notice.draw(self.screen, self.look, self.top.room_for_notice, self.top.place_notice)
        covered = len(seen) > 1 or self.lid is not None or self.top.tooltip.shown or self.notice.sentence
        self.window.drawn_by = None if covered else seen[0]

    def _wait_for_events(self, active: bool) -> list[pygame.event.Event]:
        if active:
            return pygame.event.get()
        # pygame.event.wait looks a thousand times a second and costs 4 % of a core; sixty times is as quick to the eye.
        for _ in range(round(IDLE_WAIT * LOOKS)):
            if events := pygame.event.get():
                return events
            pygame.time.wait(1000 // LOOKS)
        return []

    def visible(self) -> list[Scene]:
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
            self.window.was_resized()
        elif event.type == pygame.WINDOWEXPOSED:
            self.stale, self.window.drawn_by = True, None
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            loudspeaker.device_changed(event)
        elif self.window.is_being_laid_out:
            self._held_back.append(event)
        elif event.type == pygame.DROPFILE:
            self.top.take_file(Path(event.file))
        elif is_pressed("F11", event):
            self.change_settings(fullscreen=not self.settings.fullscreen)
        else:
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                event = self.window.glass.meant(event)
                self.mouse = event.pos
            elif event.type == pygame.MOUSEWHEEL:
                event = pygame.event.Event(event.type, {**event.dict, "pos": self.mouse})
            if event.type == pygame.MOUSEBUTTONDOWN and self.notice.dismiss(event.pos):
                self.stale = True
            elif not self._is_left_over(event):
                self.top.receive(event)

    def _is_left_over(self, event: pygame.event.Event) -> bool:
        """A key that opens a screen must not leave its letter there too, in a line to type in."""
        if event.type == pygame.KEYDOWN:
            self._key_went_to = self.top
        elif event.type == pygame.KEYUP:
            self._key_went_to = None
        return event.type == pygame.TEXTINPUT and self._key_went_to not in (None, self.top)

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
            begun(self._tidy)
        if self.settings.sound or self.settings.music:
            self._open_sound_device()

    def _tidy(self) -> None:
        """What a kill has left makes room, of which some is laid by."""
        for store in self.stores.values():
            store.sweep()
        self.reserve.lay_by()

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

    def _open_sound_device(self) -> None:
        if not loudspeaker.open_device():
            self.tell(tr("error.no_sound"))

    def _choose_music(self) -> None:
        """That of the uppermost scene that has any."""
        moment = next((scene.music for scene in reversed(self.scenes) if scene.music), "")
        music.play(moment)
