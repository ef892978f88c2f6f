"""What a seat of People Power calls a harm: Population and Bases that count for it (7.1), and who takes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.effects import Effect, PhaseBegan
from engine.core.thinking.intentions import Loss
from engine.people_power import stages
from engine.people_power.board import (
    GOVERNMENT,
    NPA,
    OPPOSITION,
    POPULATION,
    REFORMERS,
    RESISTANCE,
    SPACES,
    Space,
    as_faction,
)
from engine.people_power.effects import (
    Aligned,
    EventBegan,
    MarkerPlaced,
    Moved,
    OperationBegan,
    Placed,
    Removed,
    SpaceSelected,
    SpecialBegan,
)
from engine.people_power.game import PHASE_OWNER
from engine.people_power.state import State, government_controls

ALIGNED = {REFORMERS: OPPOSITION, NPA: RESISTANCE}


@dataclass(slots=True, frozen=True)
class PeoplePowerHarms:
    """See `engine.core.thinking.intentions.Harms`."""

    futures: int = 80
    shown_from: float = 0.1
    least: int = 2

    def may_be_told(self, state: State) -> bool:
        return not state.no_intentions

    def rival(self, state: State, seat: str) -> str | None:
        """Whose turn or phase it is."""
        owner = state.waiting[0] if state.stage == stages.TURN else PHASE_OWNER.get(state.stage, "")
        return None if owner == seat else owner

    def holdings(self, state: State, seat: str) -> dict[Space, int]:
        """7.1: what each space counts towards the seat's total."""
        if seat == GOVERNMENT:
            return {space: POPULATION[space] if government_controls(state, space) else 0 for space in SPACES}
        wanted, alignment = ALIGNED[as_faction(seat)], state.alignment
        bases = state.ref_bases if seat == REFORMERS else state.npa_bases
        return {space: bases[space] + (POPULATION[space] if alignment[space] == wanted else 0) for space in SPACES}

    def losses(self, before: dict[Space, int], state: State, effects: Sequence[Effect], seat: str) -> Iterable[Loss]:
        after = self.holdings(state, seat)
        if after == before:
            return
        for space in SPACES:
            if after[space] < before[space]:
                yield Loss(space, _deed(effects, space), before[space] - after[space])


def _deed(effects: Sequence[Effect], space: Space) -> str:
    """What was under way when something changed in that space last; an Event and a phase cover all that they allow."""
    deed = under_way = ""
    for effect in effects:
        match effect:
            case EventBegan(_, card, _):
                return f"event.{card}"
            case PhaseBegan(phase):
                return f"phase.{phase}"
            case OperationBegan(_, action, _) | SpecialBegan(_, action) | SpaceSelected(_, action, _):
                under_way = action
            case Aligned(where) | Removed(where) | Placed(where) | MarkerPlaced(where) if where == space:
                deed = under_way
            case Moved(origin, where) if space in (origin, where):
                deed = under_way
    return deed or under_way


HARMS = PeoplePowerHarms()
