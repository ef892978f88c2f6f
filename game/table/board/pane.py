"""The board and the hands on it: a click chooses what is lit, the wheel zooms, the right button inspects.

A drag that begins on a piece which may be moved carries it to where it is let go; any other drag pans.

With the keyboard, Tab comes here, the arrows go to the lit part that is next in their direction, PgDn and PgUp through
all of them as one reads, and Enter chooses; with Shift, or where nothing is lit, PgDn and PgUp go through the whole
board. I inspects, + and - zoom, and 0 shows the whole board.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

import pygame

from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.text import tr, words
from game.shell.widgets.widget import Widget
from game.table.asking.offers import BOARD, Carried, Hands, Offer
from game.table.board.blits import together
from game.table.board.view import BoardView
from game.table.kit.palette import UNPAINTED, Palette
from game.table.panels.keyed import CHOOSING, INSPECT
from game.table.telling.snapshots import State

DRAG_FROM = 7
"""Pixels that a held mouse may tremble before it pans."""
LIFTED = 1.2
"""How much larger a piece is that one carries."""
ARROWS = {"Right": (1, 0), "Left": (-1, 0), "Down": (0, 1), "Up": (0, -1)}
PAGES = {"PgDn": 1, "PgUp": -1}
ZOOM_KEYS = {"+": 1, "-": -1, "0": -9}
"""+ goes nearer, - goes further away, and 0 shows the whole board again."""
ASIDE = 2.0
"""How much more a step to the side counts than one in the direction of the arrow."""

MakeView = Callable[[pygame.Rect, State, Look, Palette], BoardView]


class BoardPane(Widget):
    focusable = True
    can_wait = False  # what flies over it lands on it in the same frame

    def __init__(self, make_view: MakeView, hands: Hands) -> None:
        super().__init__()
        self.palette = UNPAINTED
        self._make_view = make_view
        self._hands = hands
        self._view: BoardView | None = None
        self._made_for: tuple[object, ...] = ()
        self._offers: dict[str, Offer] = {}
        """What may be chosen, and what may not, by the part of the board."""
        self._down: tuple[int, int] | None = None
        self._dragged = False
        self._lay_at: tuple[int, int] | None = None
        """Where the piece lay on which the mouse was pressed; None if it was on none."""
        self._carried: Carried | None = None
        self._taken: Offer | None = None
        """What is carried."""
        self.in_hand = False
        """Whether what was chosen last was chosen by a drag."""
        self._held: tuple[int, int] = (0, 0)
        """Where the mouse is that carries it."""
        self._over = ""
        self._is_stale = True
        """Whether all of it has to be drawn again, whatever the view says."""
        self._aimed = ""
        """The option of what is pointed at."""

    @property
    def view(self) -> BoardView:
        assert self._view is not None, "laid before it is looked at"
        return self._view

    def lay(self, rect: pygame.Rect, look: Look, state: State) -> None:
        """Place the board; painting it may take half a second, so it is kept while nothing about it changes."""
        super().place(rect, look)
        wanted = self.palette.name, words().language, look, tuple(rect)
        if wanted != self._made_for:
            self._made_for = wanted
            self._view = self._make_view(rect, state, look, self.palette)
            self.view.light(self.lit, self._idle)

    @property
    def carries(self) -> bool:
        """Whether a piece is under the mouse: nothing else should cover the board there."""
        return self._carried is not None

    # What may be chosen

    @property
    def lit(self) -> list[str]:
        return [key for key, offer in self._offers.items() if offer.option and not offer.reason]

    @property
    def _places_lit(self) -> list[str]:
        """What may be chosen without carrying it."""
        return [key for key in self.lit if self._offers[key].carried is None]

    @property
    def _idle(self) -> list[str]:
        return [key for key, offer in self._offers.items() if offer.idle]

    @property
    def has_offers(self) -> bool:
        """Whether the question is about it."""
        return any(offer.option for offer in self._offers.values())

    @property
    def grey(self) -> dict[str, Offer]:
        """The parts that may not be chosen now, with what they would have been and the reason; as one reads."""
        keys = self._as_read(key for key, offer in self._offers.items() if offer.reason)
        return {key: self._offers[key] for key in keys}

    @property
    def over(self) -> str:
        return self._over

    def offer(self, offers: Sequence[Offer]) -> None:
        self._offers = {offer.target.key: offer for offer in offers}
        if self._view is None:
            return
        self.view.light(self.lit, self._idle)
        if self._over and self._over not in self.lit:  # nor does what was chosen just now stay raised under the mouse
            self._over = self._aimed = ""
            self.view.hover("")
        if self.lit and not any(self.view.spot(key) for key in self.lit):
            self.view.reveal(min(self.lit))

    def spot(self, key: str) -> pygame.Rect | None:
        return self.view.spot(key)

    def offer_at(self, position: tuple[int, int]) -> Offer | None:
        """Of what is pointed at, the smallest part that may be chosen or that tells why not."""
        offers = [offer for offer in self._all_at(position) if offer.option]
        return next((offer for offer in offers if not offer.reason), offers[0] if offers else None)

    def _all_at(self, position: tuple[int, int]) -> list[Offer]:
        return [self._offers[key] for key in self.view.at(position) if key in self._offers]

    def _choose(self, key: str) -> None:
        offer = self._offers.get(key)
        if offer is not None and not offer.reason:
            self._hands.answer(offer.option)

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(event.pos):
            self.view.zoom_at(event.pos, 1 if event.y > 0 else -1)
            return True
        elif event.type == pygame.KEYDOWN and getattr(event, "unicode", "") in ZOOM_KEYS:
            self.view.zoom_at(self.rect.center, ZOOM_KEYS[event.unicode])
            return True
        elif event.type == pygame.MOUSEBUTTONDOWN and self.rect.collidepoint(event.pos):
            return self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._down is not None:
            self._released(event.pos)
            return True
        return False

    def rest(self) -> None:
        super().rest()
        self._down = self._carried = None
        self.look_at("")
        if self._view is not None:
            self.view.press("")
            self.view.point("")

    def _moved(self, event: pygame.event.Event) -> None:
        if self._down is not None:
            far = max(abs(event.pos[0] - self._down[0]), abs(event.pos[1] - self._down[1]))
            if not self._dragged and far > DRAG_FROM:
                self._dragged = True
                self.view.press("")
                self._take_up(self._down)
            if self._carried is None:
                if self._dragged:
                    self.view.pan(*event.rel)
                return
            self._held, self.dirty = event.pos, True
        parts = self.view.at(event.pos) if self.rect.collidepoint(event.pos) else ()
        self.view.point(parts[-1] if parts else "")
        offer = self.offer_at(event.pos) if parts else None
        self.look_at(offer.target.key if offer else "")

    def look_at(self, key: str) -> None:
        """Raise a part if it may be chosen, and tell what it would do or why it may not."""
        if key == self._over:
            return
        self._over = key
        offer = self._offers.get(key)
        if self._view is not None:
            self.view.hover(key if offer and not offer.reason else "")
        before, self._aimed = self._aimed, offer.option if offer else ""
        self._hands.aim(before, self._aimed)

    def _pressed(self, event: pygame.event.Event) -> bool:
        parts = self.view.at(event.pos)
        if event.button == 3:
            if parts:
                self._hands.inspect(BOARD, parts[-1])
            return True
        if event.button == 1:
            self._down, self._dragged, self.in_hand = event.pos, False, False
            self._lay_at = self.view.anchor(parts[0]) if len(parts) > 1 else None
            self.view.press(next((key for key in parts if key in self.lit), ""))
            return True
        return False

    def _take_up(self, position: tuple[int, int]) -> None:
        """Carry the piece there, if it may be moved; where to is the next question, unless it is known."""
        offer = next((offer for offer in self._all_at(position) if self._may_take(offer, position)), None)
        if offer is None or offer.carried is None:
            return
        self._taken, self._carried, self._held = offer, offer.carried, position
        self.in_hand = bool(offer.option)
        self.view.grasp(position)
        if self._carried.onto:
            self.view.light([self._carried.onto, *(self._places_lit if self._carried.or_elsewhere else ())])
        elif offer.option:
            self._hands.take_up(offer.option)

    def _may_take(self, offer: Offer, position: tuple[int, int]) -> bool:
        if offer.carried is None or offer.reason:
            return False
        return not offer.carried.part or offer.carried.part in self.view.at(position)

    def _let_go(self, position: tuple[int, int]) -> None:
        """Choose what the piece lies on now, or put it back and say why it cannot be there."""
        taken, carried, self._carried = self._taken, self._carried, None
        assert taken is not None and carried is not None
        self.dirty = True
        offer = self.offer_at(position)
        why_not = offer.reason if offer and offer.reason else tr("table.not_there")
        if carried.onto:
            self.view.light(self.lit, self._idle)
            if carried.onto in self.view.at(position):
                self._hands.answer(taken.option)
            elif carried.or_elsewhere and offer is not None and offer.target.key in self._places_lit:
                self._hands.answer(offer.option)
            else:
                self._hands.refuse(tr("table.not_there"))
        elif taken.option:
            self._hands.put_down(offer.option if offer and not offer.reason else "", why_not)
        elif offer is not None and not offer.reason:
            self._choose(offer.target.key)
        else:
            self._hands.refuse(why_not)

    def _released(self, position: tuple[int, int]) -> None:
        dragged, started, self._down = self._dragged, self._down, None
        self.view.press("")
        if self._carried is not None:
            self._let_go(position)
            return
        if dragged:
            self._say_why_not_dragged(self.view.at(started) if started else ())
            return
        offer = self.offer_at(position)
        if offer is not None and not offer.reason:
            self.view.grasp(position)
            self._choose(offer.target.key)
        elif offer is not None:
            self._hands.refuse(offer.reason)
        elif parts := self.view.at(position):
            self.view.grasp(position)
            self._hands.pass_over(parts)

    def _say_why_not_dragged(self, parts: Sequence[str]) -> None:
        """Of a piece that stayed where it is; one that went along with the board was not meant."""
        if self._lay_at is None or len(parts) < 2 or self.view.anchor(parts[0]) != self._lay_at:
            return
        offer = next((self._offers[key] for key in parts if key in self._offers), None)
        if offer is None or not offer.option:
            self._hands.pass_over(parts)
        else:
            self._hands.refuse(offer.reason or tr("table.no_drag"))

    # The keyboard

    @property
    def focus_rect(self) -> pygame.Rect:
        """The part that the keys have come to."""
        over = self._over
        return (over and (self.view.spot(over) or self.view.extent(over))) or self.rect

    def focus(self) -> None:
        self.look_at(self._first())

    def blur(self) -> None:
        self.look_at("")
        self.view.point("")

    def take_key(self, event: pygame.event.Event) -> bool:
        if self.has_offers and any(is_pressed(key, event) for key in CHOOSING):
            self._choose_by_key()
            return True
        if is_pressed(INSPECT, event):
            self._inspect()
            return True
        towards = next((step for arrow, step in ARROWS.items() if is_pressed(arrow, event)), None)
        step = next((step for page, step in PAGES.items() if is_pressed(page, event)), 0)
        if towards is None and not step:
            return False
        everywhere = bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT)
        self.come_to(self._neighbour(towards) if towards else self._after(step, everywhere))
        return True

    def come_to(self, key: str) -> None:
        """The keyboard goes to a part, which comes into sight."""
        self.look_at(key)
        if key and not self.view.spot(key):
            self.view.reveal(key)
        self.view.point(self._around(key))
        self.dirty = True

    def _choose_by_key(self) -> None:
        offer = self._offers.get(self._over)
        if offer is not None and offer.reason:
            self._hands.refuse(offer.reason)
        else:
            self._choose(self._over)

    def _inspect(self) -> None:
        """What the right button opens there."""
        around = self._around(self._over)
        if around:
            self._hands.inspect(BOARD, around)

    def _around(self, key: str) -> str:
        """The space or tile in which a part is: itself, or what is under it."""
        if not key:
            return ""
        whole = [part for part in (key, *self.view.at(self.focus_rect.center)) if part in self.view.spaces()]
        return whole[-1] if whole else ""

    def _as_read(self, keys: Iterable[str]) -> list[str]:
        return sorted(keys, key=lambda key: (self.view.anchor(key)[::-1], key))

    def _stops(self) -> list[str]:
        """What the arrows go to: what is lit or, where nothing is, whatever can be inspected."""
        return self._as_read(self.lit or self.view.spaces())

    def _after(self, step: int, everywhere: bool) -> str:
        """The next one as one reads; after the last comes the first."""
        stops = self._as_read(self.view.spaces()) if everywhere else self._stops()
        if not stops:
            return ""
        if self._over not in stops:
            return stops[0 if step > 0 else -1]
        return stops[(stops.index(self._over) + step) % len(stops)]

    def _first(self) -> str:
        return next(iter(self._as_read(self.lit)), "")

    def _neighbour(self, towards: tuple[int, int]) -> str:
        """The nearest of them in this direction; where there is none, the same again."""
        stops = self._stops()
        if self._over not in stops:
            return next(iter(stops), "")
        here = self.view.anchor(self._over)
        best, least = self._over, float("inf")
        for key in stops:
            there = self.view.anchor(key)
            across, down = there[0] - here[0], there[1] - here[1]
            along, aside = across * towards[0] + down * towards[1], abs(across * towards[1]) + abs(down * towards[0])
            if along > 0 and along + ASIDE * aside < least:
                best, least = key, along + ASIDE * aside
        return best

    # Time and drawing

    def update(self, dt: float) -> bool:
        self._is_stale |= super().update(dt)
        self.view.update(dt)
        return self.view.needs_draw or self._is_stale

    @property
    def is_opaque(self) -> bool:
        return self.view.is_opaque

    @property
    def halo(self) -> Hashable:
        return True

    def find_changes(self) -> None:
        self.view.find_changes()

    @property
    def changed_parts(self) -> Sequence[pygame.Rect]:
        parts = None if self._is_stale or self._carried is not None else self.view.changed_parts
        return (self.rect,) if parts is None else together(parts, self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        self._is_stale = False
        self.view.draw(surface)
        if self._carried is not None:
            piece = self.view.sprite(self._carried.piece, LIFTED)
            surface.blit(piece, piece.get_rect(center=self._held))
