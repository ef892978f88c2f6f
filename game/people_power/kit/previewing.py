"""What the table must know to foretell an answer in People Power."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.prompts import Option, Prompt
from engine.people_power import State, questions
from engine.people_power import effects as told
from engine.people_power.board import (
    TERROR,
    as_space,
)
from engine.people_power.operations.government import can_train_base, can_train_civic_action, sweep_would_find
from game.table.kit.previewing import Previewing


class PeoplePowerPreviewing(Previewing):
    stops_at = (
        told.Rolled,
        told.Activation,
        told.CardRevealed,
        told.ElectionBegan,
        told.PhaseBegan,
        told.TurnBegan,
        told.TurnEnded,
        told.PersonalitiesRevealed,
        told.ActsChosen,
        told.Drew,
        told.Decided,
    )
    reveals = (
        told.CardRevealed,
        told.ElectionBegan,
        told.PersonalitiesRevealed,
        told.ActsChosen,
        told.Drew,
        told.Decided,
    )
    leaves_out = (told.SpaceSelected, told.OperationBegan, told.SpecialBegan, told.EventBegan)

    def leads_on(self, option: Option, prompt: Prompt, state: State) -> bool:
        """3.2.1, 3.2.2, 3.3.2: what the Operation does in its spaces once all are selected."""
        if option.kind != "space":
            return False
        space = as_space(option.value)
        if prompt.ask == questions.TRAIN_SPACE:
            return can_train_base(state, space) or can_train_civic_action(state, space)
        if prompt.ask == questions.SWEEP_SPACE:
            return sweep_would_find(state, space) > 0
        return prompt.ask == questions.ASSEMBLE_SPACE and state.marker[space] == TERROR

    def is_surprising(self, option: Option, prompt: Prompt, effects: Iterable[told.Effect]) -> bool:
        """3.1, 4.1: an Operation or Special Activity for which nobody was asked where, because one space is left."""
        return option.kind in ("op", "special") and any(isinstance(effect, told.SpaceSelected) for effect in effects)

    def is_idle(self, effect: told.Effect, seat: str) -> bool:
        if isinstance(effect, told.TrackMoved):
            return effect.track == f"resources:{seat}" and effect.after < effect.before
        return isinstance(effect, told.NothingDone)

    def is_unchanged(self, before: State, after: State) -> bool:
        return (before.stay_eligible, before.ineligible_next) == (after.stay_eligible, after.ineligible_next)
