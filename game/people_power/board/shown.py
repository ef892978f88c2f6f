"""The board as it stands on the screen, a few Effects behind the rules while these are being played back.

It follows the Effects alone. What is derived (Control, victory totals) is asked of the engine, never worked out here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.people_power import State, lay_out, stages, summary
from engine.people_power import effects as told
from engine.people_power.board import SPACES, STOCK_OF, Faction, Space


class Shown:
    """`board` has the shape of `people_power.summary`; the rest is what stands beside the map."""

    def __init__(self, state: State) -> None:
        self.restart(state)

    def restart(self, state: State) -> None:
        """As the rules have it now, with nothing under way."""
        self.sync(state)
        self.selected: list[Space] = []
        self.event_side = ""
        """The side of the Event that is being executed."""

    def sync(self, state: State) -> None:
        """As the rules have it now; the selection and the Event's side stay, which only Effects tell."""
        self.board: dict[str, Any] = summary(state)
        self.set_aside = dict(state.set_aside)
        self.card = state.card
        self.election = state.election
        self.cards_played = len(state.played)
        self.boxes = dict(state.boxes)
        self.ineligible = frozenset(state.ineligible)
        self.personalities = dict(state.personalities)
        self.acts = dict(state.open_acts)
        self.acting: Faction | None = state.waiting[0] if state.stage == stages.TURN and state.waiting else None
        self.phase = "" if state.stage in (stages.TURN, stages.ADJUST, stages.CARD) else state.stage

    def position(self) -> dict[str, Any]:
        """What stands on the map now, to be kept: the board itself goes on changing."""
        return {"spaces": {space: dict(entry) for space, entry in self._spaces.items()}}

    def apply(self, effect: told.Effect) -> None:
        """All that an Effect changes, at once."""
        self.lift(effect)
        self.land(effect)

    def lift(self, effect: told.Effect) -> None:
        """The pieces of the Effect leave where they stood; they are in the air until `land`."""
        if isinstance(effect, told.Placed):
            self.board["available"][STOCK_OF[effect.piece]] -= effect.count
        elif isinstance(effect, told.Removed):
            self._spaces[effect.space][effect.piece] -= effect.count
            self._derive()
        elif isinstance(effect, told.Moved):
            self._spaces[effect.origin][effect.piece] -= effect.count
            self._derive()

    def land(self, effect: told.Effect) -> None:
        """The pieces of the Effect arrive, or what it says becomes so."""
        arrive = self._ARRIVALS.get(type(effect))
        if arrive is not None:
            arrive(self, effect)

    @property
    def _spaces(self) -> dict[Space, dict[str, Any]]:
        return self.board["spaces"]  # type: ignore[no-any-return]

    def _pieces_arrived(self, effect: told.Placed | told.Moved) -> None:
        self._spaces[effect.space][effect.piece] += effect.count
        self._derive()

    def _removed(self, effect: told.Removed) -> None:
        stock = STOCK_OF[effect.piece]
        if effect.to == told.AVAILABLE:
            self.board["available"][stock] += effect.count
        else:
            self.set_aside[stock] += effect.count
            self._tell_set_aside()

    def _flipped(self, effect: told.Flipped) -> None:
        self._spaces[effect.space][effect.before] -= effect.count
        self._spaces[effect.space][effect.after] += effect.count

    def _returned(self, effect: told.Returned) -> None:
        self.set_aside[effect.stock] -= effect.count
        self.board["available"][effect.stock] += effect.count
        self._tell_set_aside()

    def _marker_placed(self, effect: told.MarkerPlaced) -> None:
        self._spaces[effect.space]["marker"] = effect.marker
        self._derive()

    def _marker_removed(self, effect: told.MarkerRemoved) -> None:
        self._spaces[effect.space]["marker"] = None
        self._derive()

    def _aligned(self, effect: told.Aligned) -> None:
        self._spaces[effect.space]["alignment"] = effect.after
        self._derive()

    def _track_moved(self, effect: told.TrackMoved) -> None:
        track, _, faction = effect.track.partition(":")
        if faction:
            self.board["resources"][faction] = effect.after
        else:
            self.board[track] = effect.after
            self._derive()

    def _card_revealed(self, effect: told.CardRevealed | told.ElectionBegan) -> None:
        self.card = effect.card
        self.cards_played += 1
        self.boxes = {}
        self.selected = []
        self.event_side = ""
        self.phase = ""

    def _turn_began(self, effect: told.TurnBegan) -> None:
        self.acting = effect.faction
        self.selected = []

    def _action_began(self, effect: told.OperationBegan | told.SpecialBegan) -> None:
        self.selected = []

    def _event_began(self, effect: told.EventBegan) -> None:
        self.event_side = effect.side

    def _space_selected(self, effect: told.SpaceSelected) -> None:
        self.selected.append(effect.space)

    def _turn_ended(self, effect: told.TurnEnded) -> None:
        self.boxes[effect.faction] = effect.box
        self.acting = None
        self.selected = []
        self.event_side = ""

    def _eligibility_adjusted(self, effect: told.EligibilityAdjusted) -> None:
        self.ineligible = frozenset(effect.ineligible)
        self.boxes = {}

    def _phase_began(self, effect: told.PhaseBegan) -> None:
        self.phase = effect.phase
        self.acting = None
        self.selected = []
        if effect.phase == stages.RESET:
            self.election = self.card
            self.ineligible = frozenset()

    def _personalities_revealed(self, effect: told.PersonalitiesRevealed) -> None:
        self.personalities = dict(effect.cards)

    def _acts_chosen(self, effect: told.ActsChosen) -> None:
        self.acts = dict(effect.cards)

    def _tell_set_aside(self) -> None:
        self.board["police_on_card"] = self.set_aside["police"]
        self.board.pop("guerrillas_on_card", None)
        if self.set_aside["guerrillas"]:
            self.board["guerrillas_on_card"] = self.set_aside["guerrillas"]

    def _derive(self) -> None:
        derived = summary(lay_out(self.board))
        self.board["victory"] = derived["victory"]
        for space in SPACES:
            self._spaces[space]["control"] = derived["spaces"][space]["control"]

    _ARRIVALS: ClassVar[dict[type[told.Effect], Callable[[Shown, Any], None]]] = {
        told.Placed: _pieces_arrived,
        told.Moved: _pieces_arrived,
        told.Removed: _removed,
        told.Flipped: _flipped,
        told.Returned: _returned,
        told.MarkerPlaced: _marker_placed,
        told.MarkerRemoved: _marker_removed,
        told.Aligned: _aligned,
        told.TrackMoved: _track_moved,
        told.CardRevealed: _card_revealed,
        told.ElectionBegan: _card_revealed,
        told.TurnBegan: _turn_began,
        told.OperationBegan: _action_began,
        told.SpecialBegan: _action_began,
        told.EventBegan: _event_began,
        told.SpaceSelected: _space_selected,
        told.TurnEnded: _turn_ended,
        told.EligibilityAdjusted: _eligibility_adjusted,
        told.PhaseBegan: _phase_began,
        told.PersonalitiesRevealed: _personalities_revealed,
        told.ActsChosen: _acts_chosen,
    }
