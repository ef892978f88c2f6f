"""What a board is to the table: parts that have keys, a ground, and what lies on it.

A board of a game's own says where its parts are (`parts`), paints its ground (`paint`, `draw_ground`), names the
pictures that lie on it (`lying`) and how a piece looks (`sprite`). All else has a default: nothing is zoomed or panned,
what is lit and raised fades in and out, and only what differs from the last frame is drawn again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial

from pygame import Rect, Surface

from game.table.board.blits import OPAQUE, Laid, differing, lay
from game.table.board.fading import Fading
from game.table.board.free_places import FreePlaces, Position
from game.table.telling.shown import UnderWay
from game.table.telling.snapshots import State

Badge = tuple[str, Surface]
"""A picture that is pinned beside a part."""
Paper = tuple[object, Rect]
"""What is drawn over all pictures: its content, and how far it reaches with its shadow."""


class BoardView:
    """The parts of a board have keys: a space or tile (`manila`), and what stands in it (`manila:troops`)."""

    is_opaque = True
    """Whether it covers all of its rectangle."""

    def __init__(self, rect: Rect, state: State) -> None:
        self.rect = Rect(rect)
        self.state = state
        self._lit: frozenset[str] = frozenset()
        self._selected: frozenset[str] = frozenset()
        self._hovered = self._pressed = ""
        self._light, self._lift = Fading(), Fading()
        """How far the light of each part has come, and how far each is raised."""
        self._fadings = [self._light, self._lift]
        self._dirty = True
        """Whether something may lie on the ground otherwise than when it was compared last."""
        self._is_found = False
        """Whether the changes of this frame are known."""
        self._changed: list[Rect] | None = None
        """Where it looks different from what was drawn last; None if that may be anywhere."""
        self._lying: list[Laid] = []
        self._above: list[Paper] = []
        self._badges: Sequence[Badge] = ()
        self._pinned: list[Laid] = []
        """The badges, where they lie."""
        self._pinned_for: object = None

    # What a board of a game's own gives

    def parts(self) -> Mapping[str, Sequence[Rect]]:
        """Where each part is seen, what stands in a space before the space; one key may be seen in several places."""
        return {}

    def paint(self) -> None:
        """Bring the ground up to date, and `note` where it looks different."""

    def draw_ground(self, surface: Surface) -> None:
        """Copy what `paint` has painted."""

    def lying(self) -> list[Laid]:
        """These pictures lie on the ground; the lowest comes first."""
        return []

    def above(self) -> list[Paper]:
        """What `draw_above` draws over them."""
        return []

    def draw_above(self, surface: Surface) -> None: ...

    def sprite(self, part: str, scale: float = 1.0) -> Surface:
        """Paint a piece or marker by itself, so many times as large as on the board."""
        raise NotImplementedError(f"{type(self).__name__} has no piece {part}")

    def note(self, parts: Iterable[Rect] | None) -> None:
        """These look different; None if it may be all of it."""
        if parts is None:
            self._changed = None
        elif self._changed is not None:
            self._changed += parts

    # What the table tells

    def show(self, state: State) -> None:
        self.state, self._dirty = state, True

    def follow(self, under_way: UnderWay) -> None:
        """What no state keeps, for a board that shows it."""

    def light(self, keys: Collection[str], faint: Collection[str] = ()) -> None:
        """The parts that may be chosen; of those, the faint ones would change nothing."""
        self._dirty |= self._lit != frozenset(keys)
        self._lit = frozenset(keys)
        self._light.aim(self.shining(self._lit), faint)

    def shining(self, lit: frozenset[str]) -> Collection[str]:
        """Around which of the parts that may be chosen light comes up."""
        return lit

    def select(self, keys: Collection[str]) -> None:
        """The parts that have been selected in the action under way."""
        self._dirty |= self._selected != frozenset(keys)
        self._selected = frozenset(keys)

    def hover(self, key: str) -> None:
        """Raise the part that is pointed at; none if empty."""
        self._dirty |= self._hovered != key
        self._hovered = key
        self._lift.aim({key} if key else set())

    def point(self, key: str) -> None:
        """The mouse is over a part, whether or not it may be chosen; over none if empty."""

    def press(self, key: str) -> None:
        """Lower the part on which the button is held; none if empty."""
        self._dirty |= self._pressed != key
        self._pressed = key

    def grasp(self, position: Position) -> None:
        """Something is chosen by a click there, for a board on which it matters where."""

    def reveal(self, key: str) -> None:
        """Bring a part into view, on a board of which not all is in sight."""

    def zoom_at(self, position: Position, steps: int) -> None: ...

    def pan(self, dx: float, dy: float) -> None: ...

    def update(self, seconds: float) -> None:
        """Time passes, before each frame."""
        for fading in self._fadings:
            self._dirty |= fading.update(seconds)
        self._is_found = False

    def pin(self, badges: Sequence[Badge]) -> None:
        """These lie beside parts, on top of all else, where they cover least."""
        self._badges, self._pinned_for, self._dirty = badges, None, True

    # What lies where

    def spaces(self) -> Collection[str]:
        """All that can be inspected on it: its spaces or tiles, but not what stands in them."""
        return [key for key in self.parts() if ":" not in key]

    def at(self, position: Position) -> Sequence[str]:
        """What is at a position, the smallest part first."""
        found = (key for key, rects in self.parts().items() if any(rect.collidepoint(position) for rect in rects))
        return tuple(found)

    def spot(self, key: str) -> Rect | None:
        """Where a click in the middle chooses this part, if it is in sight."""
        return next(iter(self.parts().get(key, ())), None)

    def circled(self, key: str) -> Rect | None:
        """What a pencil goes around when somebody points at this part."""
        return self.spot(key)

    def extent(self, key: str) -> Rect | None:
        """All that is seen of a part, or of what it would stand in; None if nothing is."""
        parts = self.parts()
        seen = parts.get(key) or parts.get(holder(key))
        return seen[0].unionall(list(seen[1:])) if seen else None

    def anchor(self, key: str) -> tuple[int, int]:
        """Where something flies to or from that part, or is going to lie on it."""
        return (self.extent(key) or self.rect).center

    def busy(self) -> list[Rect]:
        """Where pieces stand and words are read: whatever is laid on the board for a while keeps off."""
        return [rect for rects in self.parts().values() for rect in rects]

    # What differs

    @property
    def needs_draw(self) -> bool:
        """Whether a frame might look different from the last one."""
        return self._dirty or self._changed is None or bool(self._changed)

    @property
    def is_ready(self) -> bool:
        """Whether the ground is there on which something lies."""
        return True

    def find_changes(self) -> None:
        """Do all that has to be done before one can tell where a frame would look different, once in each."""
        if not self._is_found:
            self._is_found = True
            self.paint()
        if self._dirty and self.is_ready:
            lying, above = self._lying, self._above
            self._lying, self._above = self.lying(), self.above()
            self.note(differing(lying, self._lying))
            pinned, self._pinned = self._pinned, self._where_pinned()
            self.note(differing(pinned, self._pinned))
            self.note(rect for _, rect in (*_only(above, self._above), *_only(self._above, above)))
            self._dirty = False

    @property
    def changed_parts(self) -> Sequence[Rect] | None:
        """Where a frame would look different; None if it may be anywhere."""
        return self._changed

    def painting_ahead(self) -> Iterator[None]:
        """What is too much for the frame that draws the rest, a piece at a time, after the window was pulled at."""
        yield

    # What to draw

    @property
    def is_moving(self) -> bool:
        """Whether there is more to come without anything being changed."""
        return any(fading.moving for fading in self._fadings)

    def draw(self, surface: Surface) -> bool:
        """Draw a frame; True if there is more to come without anything being changed."""
        self.find_changes()
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        self.draw_ground(surface)
        self.draw_lying(surface)
        self.draw_above(surface)
        lay(surface, self._pinned)
        surface.set_clip(clip)
        self._changed = []
        return self.is_moving

    def draw_lying(self, surface: Surface) -> None:
        lay(surface, self._lying)

    def _where_pinned(self) -> list[Laid]:
        """The same places for as long as nothing else has moved."""
        spots = [(part, badge, self.spot(part) or self.extent(part)) for part, badge in self._badges]
        signs = [(part, badge, sign) for part, badge, sign in spots if sign and sign.colliderect(self.rect)]
        busy = self.busy() if signs else []
        if self._pinned_for != (signs, busy):
            self._pinned_for = signs, busy
            free = FreePlaces(self.rect, busy)
            return [
                (badge, free.on_or_at(sign, badge.get_size(), partial(self._strange, part)).topleft, OPAQUE)
                for part, badge, sign in signs
            ]
        return self._pinned

    def _strange(self, part: str, position: Position) -> float:
        """What lies there seems to belong to this part, to nothing, or to another part."""
        there = self.at(position)
        return 0 if part in there else 2 if there else 0.2


def holder(key: str) -> str:
    """The space or tile that a part belongs to."""
    return key.partition(":")[0]


def _only(one: Sequence[Paper], other: Sequence[Paper]) -> list[Paper]:
    return [paper for paper in one if paper not in other]
