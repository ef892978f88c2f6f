"""8.5.5: whether an Event would do something useful for a faction: by trying it out on a copy of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.prompts import DONE, Option, Prompt
from engine.people_power.board import (
    CUBES,
    GOVERNMENT,
    NPA,
    OPPOSITION,
    PIECES_OF,
    PROTEST,
    REFORMERS,
    RESISTANCE,
    STRIKE,
    SUPPORT,
    Alignment,
    Faction,
    Marker,
    Piece,
)
from engine.people_power.effects import (
    Aligned,
    Flipped,
    MarkerPlaced,
    MarkerRemoved,
    Moved,
    Placed,
    Removed,
    SpaceSelected,
    TrackMoved,
)
from engine.people_power.events import play_event
from engine.people_power.state import State, population_aligned

Answer = Callable[[State, Prompt], Option]
"""How the questions of the Event are answered while it is tried out."""

Measure = Callable[[State], int]


def _patronage(state: State) -> int:
    return state.patronage


def _population(alignment: Alignment) -> Measure:
    return lambda state: population_aligned(state, alignment)


def _pieces(*pieces: Piece) -> Measure:
    return lambda state: sum(sum(state.pieces[piece].values()) for piece in pieces)


def _markers(marker: Marker) -> Measure:
    return lambda state: sum(there == marker for there in state.marker.values())


def _resources(faction: Faction) -> Measure:
    """Only players have any (8.5.4)."""
    return lambda state: state.resources[faction]


@dataclass(frozen=True, slots=True)
class Effective:
    """A line of the table; a free Operation or Special Activity is in all three."""

    adds: tuple[Measure, ...]
    removes: tuple[Measure, ...]


EFFECTIVE = {
    GOVERNMENT: Effective(
        adds=(_patronage, _pieces(*CUBES), _population(SUPPORT)),
        removes=(
            _population(OPPOSITION),
            _population(RESISTANCE),
            _pieces(*PIECES_OF[REFORMERS]),
            _pieces(*PIECES_OF[NPA]),
            _markers(PROTEST),
            _markers(STRIKE),
            _resources(REFORMERS),
            _resources(NPA),
        ),
    ),
    REFORMERS: Effective(
        adds=(_population(OPPOSITION), _pieces(*PIECES_OF[REFORMERS]), _markers(PROTEST)),
        removes=(
            _patronage,
            _population(SUPPORT),
            _population(RESISTANCE),
            _pieces(*PIECES_OF[GOVERNMENT]),
            _pieces(*PIECES_OF[NPA]),
            _resources(GOVERNMENT),
            _resources(NPA),
        ),
    ),
    NPA: Effective(
        adds=(_population(RESISTANCE), _pieces(*PIECES_OF[NPA]), _markers(STRIKE)),
        removes=(
            _patronage,
            _population(SUPPORT),
            _population(OPPOSITION),
            _pieces(*PIECES_OF[GOVERNMENT]),
            _pieces(*PIECES_OF[REFORMERS]),
            _resources(GOVERNMENT),
            _resources(REFORMERS),
        ),
    ),
}

_ON_THE_BOARD = (Placed, Removed, Moved, Flipped, MarkerPlaced, MarkerRemoved, Aligned, TrackMoved)


def first_option(state: State, prompt: Prompt) -> Option:
    """The first answer that goes on with the Event."""
    return next((option for option in prompt.options if option is not DONE), DONE)


def try_out(state: State, faction: Faction, card: int, side: str, answer: Answer) -> State:
    """A copy of the game in which that side has been executed."""
    trial = state.copy()
    steps = play_event(trial, faction, card, side)
    try:
        prompt = next(steps)
        while True:
            prompt = steps.send(answer(trial, prompt))
    except StopIteration:
        return trial


def of_use(state: State, trial: State, faction: Faction) -> bool:
    """8.5.5: what was tried out adds or removes something of the faction's line of the table."""
    line = EFFECTIVE[faction]
    return (
        any(measure(trial) > measure(state) for measure in line.adds)
        or any(measure(trial) < measure(state) for measure in line.removes)
        or _acted_freely(trial, faction)
    )


def _acted_freely(trial: State, faction: Faction) -> bool:
    """A free Operation or Special Activity of the faction that changed anything."""
    acted = False
    for effect in trial.effects:
        if isinstance(effect, SpaceSelected):
            acted = acted or effect.faction == faction
        elif acted and isinstance(effect, _ON_THE_BOARD):
            return True
    return False
