"""Who keeps a lookout: what threatens whoever is asked until their next turn, found between frames."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from engine.core.session import Place
from engine.core.thinking.intentions import Foreboding, Intentions
from engine.core.thinking.plans import Answers
from game.shell.settings import Settings
from game.table.thinking.minds import harms_for, mind_for
from game.table.thinking.slices import Slices

if TYPE_CHECKING:
    from game.table.scene.table_scene import TableScene

FIRST_GAMES = 3
"""Until so many games of a title are finished, a player is warned without having asked for it."""
Moment = tuple[Place, bool]
"""It says where the session stands, and whether a turn is held."""


class Lookout:
    """`intentions` are those of the position on the table, or of the one before it until these are found."""

    def __init__(self, scene: TableScene) -> None:
        self.intentions: Intentions | None = None
        self.is_after_answer = False
        """Whether something has been answered in the turn that they are about."""
        self._scene = scene
        game = scene.kit.game
        self._mind, self._harms = mind_for(game), harms_for(game)
        self._is_among_first = scene.app.store.times_finished < FIRST_GAMES
        self._slices: Slices | None = None
        self._about: Moment | None = None
        """This moment is thought about, or has been."""

    def is_wanted(self, settings: Settings) -> bool:
        """Tell whether the player wants it in this game."""
        if self._mind is None or self._harms is None or self._scene.is_guided:
            return False
        return settings.intentions == "always" or (settings.intentions == "first" and self._is_among_first)

    @property
    def thinks(self) -> bool:
        """Whether the position on the table has not been thought about to the end."""
        scene = self._scene
        is_asked = scene.table.question is not None or scene.turn_end.asked
        if not is_asked or not scene.table.shows_threats:
            return False
        assert self._harms is not None, "threats are shown where harms are known"
        return self._harms.may_be_told(scene.session.state) and (self._slices is not None or self._about != self._now)

    def heed(self, settings: Settings) -> None:
        """Begin or end with what is wished for."""
        self._scene.table.shows_threats = self.is_wanted(settings)
        if not self._scene.table.shows_threats:
            self.clear()

    def think(self) -> None:
        """Think a slice between two frames."""
        if self._slices is None:
            has_answered = self._scene.turn_end.waits or self._scene.way_back.restart_turn() is not None
            self._about, self._slices = self._now, Slices(self._looking(has_answered))
        self._slices.think()
        if self._slices.over:
            self._slices = None
            self._scene.table.warn(self.intentions, self.is_after_answer)

    def leave(self) -> None:
        """The session leaves the position that is thought about; what is told stays until it is known better."""
        if self._slices is not None:
            self._slices.stop()
            self._slices = self._about = None

    def clear(self) -> None:
        """Nothing is told any more."""
        self.leave()
        self._about = None
        if self.intentions is not None:
            self.intentions = None
            self._scene.table.warn(None, False)

    def mind_the_turn(self) -> None:
        """What was told is over when others play, or another person is asked."""
        session, told = self._scene.session, self.intentions
        if told is None or self._scene.turn_end.waits:
            return
        if session.prompt is None or session.prompt.seat != told.seat:
            self.clear()

    @property
    def _now(self) -> Moment:
        return self._scene.session.place, self._scene.turn_end.waits

    def _looking(self, has_answered: bool) -> Generator[float, None, None]:
        """About the question or, once the turn is over, about the last one with its answer."""
        session = self._scene.session
        answers: Answers = ()
        if self._scene.turn_end.waits:
            option = session.history[-1]
            session = session.at(len(session.history) - 1)
            assert session.prompt is not None
            answers = ((session.prompt.ask, option),)
        assert session.prompt is not None and self._mind is not None and self._harms is not None
        foreboding = Foreboding(session.position, session.prompt.seat, self._mind, self._harms, answers)
        yield 0.0
        yield from foreboding.looking()
        self.intentions, self.is_after_answer = foreboding.intentions, has_answered
