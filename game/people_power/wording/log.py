"""The log: one line for each Effect, so that a person with the paper before them could follow along."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.people_power import effects as told
from engine.people_power.board import Faction, Space
from engine.people_power.cards import faction_order
from engine.people_power.effects import Effect
from engine.people_power.state import State
from game.people_power.wording.names import (
    action_name,
    alignment_name,
    card_title,
    counted,
    faction_name,
    faction_names,
    marker_name,
    signed,
    space_name,
)
from game.shell.text import tr


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line: whose (empty where an Effect does not tell), where, by which rule, and how far in it stands."""

    text: str
    faction: Faction = ""
    space: Space = ""
    rule: str = ""
    indent: int = 0


def log_line(effect: Effect, state: State | None = None) -> LogEntry | None:
    """The line of one Effect; None for what another line says already."""
    return _LINES[type(effect)](effect)


class Story:
    """Tells many Effects and remembers who is acting, so that every line has its faction."""

    def __init__(self) -> None:
        self.actor: Faction = ""

    def tell(self, effects: Iterable[Effect], state: State | None = None) -> list[LogEntry]:
        lines = []
        for effect in effects:
            entry = log_line(effect, state)
            if isinstance(effect, _NOBODYS):
                self.actor = ""
            elif isinstance(effect, _SOMEBODYS):
                self.actor = effect.faction
            if entry is not None:
                lines.append(entry if entry.faction else replace(entry, faction=self.actor))
        return lines


_NOBODYS = (told.CardRevealed, told.ElectionBegan, told.PhaseBegan, told.EligibilityAdjusted, told.VictoryChecked)
_SOMEBODYS = (
    told.TurnBegan,
    told.OperationBegan,
    told.SpecialBegan,
    told.EventBegan,
    told.SpaceSelected,
    told.ActResolved,
    told.Preferred,
    told.Earned,
)


# The board


def _placed(effect: told.Placed) -> LogEntry:
    text = tr("log.placed", pieces=counted(effect.count, effect.piece), space=space_name(effect.space))
    return LogEntry(text, space=effect.space, indent=3)


def _removed(effect: told.Removed) -> LogEntry:
    key = "log.removed" if effect.to == told.AVAILABLE else "log.set_aside"
    text = tr(key, pieces=counted(effect.count, effect.piece), space=space_name(effect.space))
    return LogEntry(text, space=effect.space, indent=3)


def _moved(effect: told.Moved) -> LogEntry:
    places = {"origin": space_name(effect.origin), "space": space_name(effect.space)}
    return LogEntry(tr("log.moved", pieces=counted(effect.count, effect.piece), **places), space=effect.space, indent=3)


def _flipped(effect: told.Flipped) -> LogEntry:
    text = tr(f"log.flipped.{effect.after}", count=effect.count, space=space_name(effect.space))
    return LogEntry(text, space=effect.space, indent=3)


def _returned(effect: told.Returned) -> LogEntry:
    return LogEntry(tr("log.returned", pieces=counted(effect.count, effect.stock)), rule="6.6", indent=2)


def _marker_placed(effect: told.MarkerPlaced) -> LogEntry:
    text = tr("log.marker_placed", marker=marker_name(effect.marker), space=space_name(effect.space))
    return LogEntry(text, space=effect.space, indent=3)


def _marker_removed(effect: told.MarkerRemoved) -> LogEntry:
    text = tr("log.marker_removed", marker=marker_name(effect.marker), space=space_name(effect.space))
    return LogEntry(text, space=effect.space, indent=3)


def _aligned(effect: told.Aligned) -> LogEntry:
    shift = {"before": alignment_name(effect.before), "after": alignment_name(effect.after)}
    return LogEntry(tr("log.aligned", space=space_name(effect.space), **shift), space=effect.space, indent=3)


def _track_moved(effect: told.TrackMoved) -> LogEntry:
    name = tr(f"track.{effect.track.replace(':', '.')}")
    return LogEntry(tr("log.track", track=name, before=effect.before, after=effect.after), indent=3)


def _rolled(effect: told.Rolled) -> LogEntry | None:
    if effect.name.startswith("question.") and len(effect.dice) == 1:
        return None  # the question's own line names the die
    dice = " + ".join(str(die) for die in effect.dice)
    if len(effect.dice) > 1:
        dice += f" = {effect.total}"
    kind, _, card = effect.name.partition(".")
    if kind == "personality":
        return LogEntry(tr("log.rolled.personality", card=card_title(int(card)), dice=dice), rule="8.6.1", indent=2)
    if kind == "question":
        return LogEntry(tr("log.rolled", dice=dice), indent=2)
    return LogEntry(tr(f"log.rolled.{kind}", dice=dice), indent=3)


# The sequence of play


def _card_revealed(effect: told.CardRevealed) -> LogEntry:
    order = faction_names(faction_order(effect.card))
    return LogEntry(tr("log.card", number=effect.card, title=card_title(effect.card), order=order))


def _turn_began(effect: told.TurnBegan) -> LogEntry:
    position = tr(f"position.{effect.position}")
    return LogEntry(tr("log.turn", faction=faction_name(effect.faction), position=position), effect.faction)


def _operation_began(effect: told.OperationBegan) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "operation": tr(f"operation.{effect.operation}")}
    rule = tr(f"operation.{effect.operation}.rule")
    return LogEntry(tr(f"log.operation.{effect.kind}", **names), effect.faction, rule=rule, indent=1)


def _special_began(effect: told.SpecialBegan) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "special": tr(f"special.{effect.special}")}
    rule = tr(f"special.{effect.special}.rule")
    return LogEntry(tr("log.special", **names), effect.faction, rule=rule, indent=1)


def _space_selected(effect: told.SpaceSelected) -> LogEntry:
    text = tr("log.space", action=action_name(effect.action), space=space_name(effect.space))
    return LogEntry(text, effect.faction, effect.space, indent=2)


def _event_began(effect: told.EventBegan) -> LogEntry:
    side = tr(f"card.{effect.card}.{effect.side}.title")
    text = tr("log.event", faction=faction_name(effect.faction), card=card_title(effect.card), side=side)
    return LogEntry(text, effect.faction, rule="5.1", indent=1)


def _nothing_done(effect: told.NothingDone) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "action": action_name(effect.action)}
    return LogEntry(tr("log.nothing", **names), effect.faction, rule="5.1.2", indent=2)


def _turn_ended(effect: told.TurnEnded) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "box": tr(f"box.{effect.box}")}
    return LogEntry(tr("log.ended", **names), effect.faction, rule="2.3.3", indent=1)


def _eligibility(effect: told.EligibilityAdjusted) -> LogEntry:
    if not effect.ineligible:
        return LogEntry(tr("log.eligibility.none"), rule="2.3.6")
    return LogEntry(tr("log.eligibility", factions=faction_names(effect.ineligible)), rule="2.3.6")


def _transferred(effect: told.Transferred) -> LogEntry:
    names = {"giver": faction_name(effect.giver), "receiver": faction_name(effect.receiver)}
    return LogEntry(tr("log.transferred", count=effect.amount, **names), effect.giver, rule="1.4.1", indent=1)


# The Election Round

_RULE_OF_PHASE = {
    "victory": "6.1",
    "resources": "6.2",
    "civic_action": "6.3.1",
    "agitation": "6.3.2",
    "foundation": "6.3.3",
    "redeploy": "6.4",
    "personalities": "6.5.1",
    "desperation": "6.5.2",
    "reset": "6.6",
}


def _election_began(effect: told.ElectionBegan) -> LogEntry:
    return LogEntry(tr("log.election", title=card_title(effect.card)), rule="2.4")


def _phase_began(effect: told.PhaseBegan) -> LogEntry:
    return LogEntry(tr("log.phase", phase=tr(f"phase.{effect.phase}")), rule=_RULE_OF_PHASE[effect.phase])


def _earned(effect: told.Earned) -> LogEntry:
    parts = " + ".join(tr(f"log.earned.{name}", amount=amount) for name, amount in effect.parts)
    return LogEntry(
        tr("log.earned", faction=faction_name(effect.faction), sum=parts), effect.faction, rule="6.2", indent=1
    )


def _cards_of(cards: Iterable[tuple[Faction, int]]) -> str:
    return ", ".join(f"{faction_name(faction)}: {card_title(card)}" for faction, card in cards)


def _personalities(effect: told.PersonalitiesRevealed) -> LogEntry:
    return LogEntry(tr("log.personalities", cards=_cards_of(effect.cards)), rule="6.5.1", indent=1)


def _acts_chosen(effect: told.ActsChosen) -> LogEntry:
    if not effect.cards:
        return LogEntry(tr("log.acts.hidden"), rule="6.5.2", indent=1)
    return LogEntry(tr("log.acts", cards=_cards_of(effect.cards)), rule="6.5.2", indent=1)


def _act_resolved(effect: told.ActResolved) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "card": card_title(effect.card)}
    key = "log.act.met" if effect.met else "log.act.failed"
    return LogEntry(tr(key, **names), effect.faction, rule="6.1.2", indent=1)


def _victory_checked(effect: told.VictoryChecked) -> LogEntry:
    margins = ", ".join(f"{faction_name(faction)} {signed(margin)}" for faction, margin in effect.margins)
    if effect.winners:
        verdict = tr("log.victory.winners", factions=faction_names(effect.winners))
    else:
        verdict = tr("log.victory.none")
    return LogEntry(f"{tr('log.victory', margins=margins)}. {verdict}", rule="7.1", indent=1)


def _game_ended(effect: told.GameEnded) -> LogEntry:
    margins = dict(effect.margins)
    ranking = "  ".join(
        tr("log.ranked", place=place, faction=faction_name(faction), margin=signed(margins[faction]))
        for place, faction in enumerate(effect.ranking, 1)
    )
    return LogEntry(tr("log.game_ended", ranking=ranking), rule="7.3")


# Bonifacio


def _decided(effect: told.Decided) -> LogEntry:
    return LogEntry(tr(f"log.decided.{effect.row}"), effect.faction, rule="8.5.2", indent=1)


def _drew(effect: told.Drew) -> LogEntry:
    key = "log.drew" if len(effect.side) == 1 else "log.drew.back"
    return LogEntry(tr(key, side=effect.side), effect.faction, rule="8.5.3", indent=1)


def _questioned(effect: told.Questioned) -> LogEntry:
    said = {"side": effect.side, "question": tr(f"question.{effect.question}")}
    said["answer"] = tr("log.yes" if effect.answer else "log.no")
    if effect.rolled is None:
        return LogEntry(tr("log.questioned", **said), rule="8.5.3", indent=2)
    dice = {"rolled": effect.rolled, "against": effect.against}
    return LogEntry(tr("log.questioned.rolled", **said, **dice), rule="8.5.3", indent=2)


def _preferred(effect: told.Preferred) -> LogEntry:
    names = {"column": tr(f"column.{effect.faction}.{effect.column}"), "space": space_name(effect.space)}
    if not effect.rows:
        return LogEntry(tr("log.preferred", **names), effect.faction, effect.space, "8.5.6", 2)
    rows = ", ".join(tr(f"row.{row}") for row in effect.rows)
    return LogEntry(tr("log.preferred.by", rows=rows, **names), effect.faction, effect.space, "8.5.6", 2)


def _activation(effect: told.Activation) -> LogEntry:
    key = "log.activation.passed" if effect.passed else "log.activation.failed"
    return LogEntry(tr(key, rolled=effect.rolled, number=effect.number), rule="8.5.4", indent=2)


def _skipped(effect: told.Skipped) -> LogEntry:
    instruction, _, value = effect.instruction.partition(":")
    space = ""
    if instruction == "event":
        named = tr("log.skipped.event", card=card_title(int(value)))
    elif value:
        space = value
        operation = action_name(instruction.removesuffix("_to"))
        named = tr("log.skipped.to", operation=operation, space=space_name(space))
    elif instruction in ("enrich_watched", "assemble_protest"):
        named = tr(f"log.skipped.{instruction}")
    else:
        named = action_name(instruction)
    text = tr("log.skipped", instruction=named, reason=tr(f"log.skipped.{effect.reason}"))
    return LogEntry(text, effect.faction, space, effect.rule, 2)


_LINES: dict[type[Effect], Callable[[Any], LogEntry | None]] = {
    told.Placed: _placed,
    told.Removed: _removed,
    told.Moved: _moved,
    told.Flipped: _flipped,
    told.Returned: _returned,
    told.MarkerPlaced: _marker_placed,
    told.MarkerRemoved: _marker_removed,
    told.Aligned: _aligned,
    told.TrackMoved: _track_moved,
    told.Rolled: _rolled,
    told.CardRevealed: _card_revealed,
    told.TurnBegan: _turn_began,
    told.OperationBegan: _operation_began,
    told.SpecialBegan: _special_began,
    told.SpaceSelected: _space_selected,
    told.EventBegan: _event_began,
    told.NothingDone: _nothing_done,
    told.TurnEnded: _turn_ended,
    told.EligibilityAdjusted: _eligibility,
    told.Transferred: _transferred,
    told.ElectionBegan: _election_began,
    told.PhaseBegan: _phase_began,
    told.Earned: _earned,
    told.PersonalitiesRevealed: _personalities,
    told.ActsChosen: _acts_chosen,
    told.ActResolved: _act_resolved,
    told.VictoryChecked: _victory_checked,
    told.GameEnded: _game_ended,
    told.Decided: _decided,
    told.Drew: _drew,
    told.Questioned: _questioned,
    told.Preferred: _preferred,
    told.Activation: _activation,
    told.Skipped: _skipped,
}
