"""What a side of Filipinas calls a harm: steps and leaders that it loses, cities, and fields that are looted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.effects import Effect
from engine.core.thinking.intentions import Loss
from engine.filipinas import stages
from engine.filipinas.board import MAP, SPAIN, Side
from engine.filipinas.counters import FOLLOWERS, SIDE_OF
from engine.filipinas.effects import ActionBegan, CardPlayed, CityTaken, MarkerPlaced, Removed, StepLost
from engine.filipinas.state import State
from engine.filipinas.verbs import LOOTED

TURN_ENDS = "deed.turn_ends"
CITY = 3
"""A city counts as much as so many steps."""


@dataclass(slots=True, frozen=True)
class FilipinasHarms:
    """See `engine.core.thinking.intentions.Harms`."""

    futures: int = 80
    shown_from: float = 0.1
    least: int = 1

    def may_be_told(self, state: State) -> bool:
        return not state.no_intentions

    def rival(self, state: State, seat: Side) -> str | None:
        """Whose play it is."""
        if state.stage != stages.ACTION:
            return ""
        return None if state.to_play == seat else state.to_play

    def holdings(self, state: State, seat: Side) -> None:
        """4.2: what is lost is told by Effects, because stacks that retire are somewhere else and not lost."""

    def losses(self, before: None, state: State, effects: Sequence[Effect], seat: Side) -> Iterable[Loss]:
        deed = TURN_ENDS
        for effect in effects:
            match effect:
                case ActionBegan(_, action):
                    deed = f"action.{action}"
                case CardPlayed(side, card) if side != seat:
                    deed = f"card.{card}"
                case StepLost(unit, place) if SIDE_OF[unit] == seat:
                    yield Loss(place, deed, 1)
                case Removed(counter, place, _) if SIDE_OF[counter] == seat and place in MAP:
                    if counter not in FOLLOWERS:
                        yield Loss(place, deed, 1)
                case CityTaken(city, nation) if (nation == SPAIN) != (seat == SPAIN):
                    yield Loss(city, deed, CITY)
                case MarkerPlaced(marker, place) if marker == LOOTED and seat == SPAIN:
                    yield Loss(place, deed, 1)


HARMS = FilipinasHarms()
