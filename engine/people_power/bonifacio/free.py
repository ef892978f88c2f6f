"""8.5.5: free Operations and Special Activities that an Event gives to a non-player."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import SPACES, Faction, Space
from engine.people_power.bonifacio.activities import SPECIALS, charm_up_to
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.cards import Ask, Card, Do, letters_of
from engine.people_power.bonifacio.deck import draw
from engine.people_power.bonifacio.operations import AFTERWARDS, OPERATIONS
from engine.people_power.state import State
from engine.people_power.turn import FREE, Turn


def play_free_operation(
    state: State, faction: Faction, operation: str, spaces_allowed: int, within: tuple[Space, ...] = SPACES
) -> Steps[list[Space]]:
    """Draw until a card has the Operation on either side; no rolls for Activation (8.5.4)."""
    for _ in letters_of(faction):
        if _has(draw(state, faction), operation):
            break
    actor = Actor(Turn(state, faction, operation, FREE, spaces_allowed=spaces_allowed, within=within))
    OPERATIONS[operation](actor)
    if operation in AFTERWARDS:
        AFTERWARDS[operation](actor)
    yield from ()
    return actor.turn.selected


def play_free_special(
    state: State, faction: Faction, special: str, spaces_allowed: int, within: tuple[Space, ...]
) -> Steps[None]:
    """A free Charm or Ambush; an Ambush happens as if a free Attack were about to be made (4.4.3)."""
    actor = Actor(Turn(state, faction, "attack", FREE, spaces_allowed=spaces_allowed, within=within))
    if special == "charm":
        charm_up_to(actor, spaces_allowed)
    else:
        SPECIALS[special](actor)
    yield from ()


def _has(card: Card, operation: str) -> bool:
    for box in (*card.front, *card.back):
        ways = (box.yes, box.no) if isinstance(box, Ask) else (box,)
        if any(isinstance(way, Do) and way.operation == operation for way in ways):
            return True
    return False
