"""What the non-player system decides, and why."""

from __future__ import annotations

from engine.people_power import effects as told
from engine.people_power.board import as_space
from game.people_power.wording.names import action_name, card_title, space_name
from game.shell.text import tr
from game.table.telling.log_entry import Lines, LogEntry


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
        space = as_space(value)
        operation = action_name(instruction.removesuffix("_to"))
        named = tr("log.skipped.to", operation=operation, space=space_name(space))
    elif instruction in ("enrich_watched", "assemble_protest"):
        named = tr(f"log.skipped.{instruction}")
    else:
        named = action_name(instruction)
    text = tr("log.skipped", instruction=named, reason=tr(f"log.skipped.{effect.reason}"))
    return LogEntry(text, effect.faction, space, effect.rule, 2)


LINES: Lines = {
    told.Decided: _decided,
    told.Drew: _drew,
    told.Questioned: _questioned,
    told.Preferred: _preferred,
    told.Activation: _activation,
    told.Skipped: _skipped,
}
