"""A faction's turn, or a phase of the Election Round, in one sentence in plain words; and what counts for victory."""

from __future__ import annotations

from collections.abc import Sequence

from engine.people_power import effects as told
from engine.people_power.board import GOVERNMENT, NPA, OPPOSITION, POPULATION, REFORMERS, RESISTANCE, SPACES
from engine.people_power.boxes import PASS
from engine.people_power.game import PHASE_OWNER
from engine.people_power.state import State, control
from game.people_power.wording.names import card_title, joined, space_name
from game.shell.text import tr
from game.table.telling.reckoning import Holding, Points

_NOBODYS = (told.CardRevealed, told.ElectionBegan, told.EligibilityAdjusted, told.VictoryChecked, told.GameEnded)


def points(state: State) -> Points:
    """7.1: the Population that is Controlled or aligned, the Bases, and Patronage."""
    found = {Holding(GOVERNMENT, "patronage"): state.patronage}
    for space in SPACES:
        if control(state, space) == GOVERNMENT:
            found[Holding(GOVERNMENT, "control", space)] = POPULATION[space]
        alignment = state.alignment[space]
        if alignment in (OPPOSITION, RESISTANCE):
            whose = REFORMERS if alignment == OPPOSITION else NPA
            found[Holding(whose, alignment, space)] = POPULATION[space]
        for whose, bases in ((REFORMERS, state.ref_bases), (NPA, state.npa_bases)):
            if bases[space]:
                found[Holding(whose, "bases", space)] = bases[space]
    return found


def begins(effect: told.Effect) -> str | None:
    """Whose turn or phase begins with this Effect, empty if nobody's does; None if it goes on as before."""
    if isinstance(effect, told.TurnBegan):
        return effect.faction
    if isinstance(effect, told.PhaseBegan):
        return PHASE_OWNER.get(effect.phase, "")
    return "" if isinstance(effect, _NOBODYS) else None


def deed(effects: Sequence[told.Effect]) -> str:
    """What a faction did; of a phase its name; empty for what has no name."""
    first = effects[0] if effects else None
    if isinstance(first, told.PhaseBegan):
        return tr(f"phase.{first.phase}")
    if not isinstance(first, told.TurnBegan):
        return ""
    doing = joined(_clauses(effects))
    return tr("deed.line", who=tr(f"deed.{first.faction}"), doing=doing or tr("deed.thinking"))


def _clauses(effects: Sequence[told.Effect]) -> list[str]:
    """One for each action, in the order in which they began; what an Event lets others do is the Event's."""
    spaces: dict[str, list[str]] = {}
    clauses: dict[str, str] = {}
    for effect in effects:
        match effect:
            case told.EventBegan(faction, card, side):
                named = {"card": card_title(card), "side": tr(f"card.{card}.{side}.title")}
                return [*_worded(clauses, spaces), tr(f"deed.event.{faction}", **named)]
            case told.OperationBegan(_, action, _) | told.SpecialBegan(_, action):
                clauses[action] = ""
            case told.SpaceSelected(_, action, space):
                clauses.setdefault(action, "")
                if space_name(space) not in spaces.setdefault(action, []):
                    spaces[action].append(space_name(space))
            case told.TurnEnded(faction, box) if box == PASS:
                return [tr(f"deed.pass.{faction}")]
    return _worded(clauses, spaces, over=any(isinstance(effect, told.TurnEnded) for effect in effects))


def _worded(actions: dict[str, str], spaces: dict[str, list[str]], over: bool = True) -> list[str]:
    """Until a turn is over, nobody knows that an action has come to nothing."""
    said = []
    for action in actions:
        where = joined(spaces.get(action, []))
        if where or over:
            said.append(tr(f"deed.{action}", spaces=where) if where else tr(f"deed.{action}.nowhere"))
    return said
