"""8.5.5: free Operations and Special Activities that an Event gives to a non-player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.prompts import Steps
from engine.people_power.board import SPACES, Faction, Space
from engine.people_power.bonifacio.activities import SPECIALS, charm_up_to
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.cards import BonifacioCard, Check, Do, letters_of
from engine.people_power.bonifacio.deck import draw
from engine.people_power.bonifacio.operations import AFTERWARDS, OPERATIONS
from engine.people_power.state import State
from engine.people_power.turn import FREE, Turn


def play_free_operation(
    state: State, faction: Faction, operation: str, spaces_allowed: int, within: tuple[Space, ...] = SPACES
) -> Steps[list[Space]]:
    """Draw until a card has the Operation on either side; no rolls for Activation (8.5.4)."""
    _draw_until(state, faction, lambda do: do.operation == operation)
    actor = Actor(Turn(state, faction, operation, FREE, spaces_allowed=spaces_allowed, within=within))
    OPERATIONS[operation](actor)
    if actor.turn.selected and operation in AFTERWARDS:
        AFTERWARDS[operation](actor)
    yield from ()
    return actor.turn.selected


def play_free_special(
    state: State, faction: Faction, special: str, spaces_allowed: int, within: tuple[Space, ...]
) -> Steps[None]:
    """The same for a free Charm or Ambush; an Ambush happens as if an Attack were about to be made (4.4.3)."""
    _draw_until(state, faction, lambda do: special in do.specials)
    actor = Actor(Turn(state, faction, "attack", FREE, spaces_allowed=spaces_allowed, within=within))
    if special == "charm":
        charm_up_to(actor, spaces_allowed)
    else:
        SPECIALS[special](actor)
    yield from ()


def _draw_until(state: State, faction: Faction, wanted: Callable[[Do], bool]) -> None:
    """8.5.5: card after card, both sides of each, until one has what the Event names."""
    for _ in letters_of(faction):
        if any(wanted(do) for do in _boxes(draw(state, faction))):
            return


def _boxes(card: BonifacioCard) -> Iterator[Do]:
    for box in (*card.front, *card.back):
        for way in (box.yes, box.no) if isinstance(box, Check) else (box,):
            if isinstance(way, Do):
                yield way
