"""What happens on the board and its tracks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.people_power import effects as told
from engine.people_power.board import OWNER
from game.people_power.wording.names import alignment_name, card_title, counted, marker_name, space_name
from game.shell.text import tr
from game.table.telling.log_entry import Lines, LogEntry


def _placed(effect: told.Placed) -> LogEntry:
    text = tr("log.placed", pieces=counted(effect.count, effect.piece), space=space_name(effect.space))
    return LogEntry(text, part=effect.space, indent=3, suffered_by=OWNER[effect.piece])


def _removed(effect: told.Removed) -> LogEntry:
    key = "log.removed" if effect.to == told.AVAILABLE else "log.set_aside"
    text = tr(key, pieces=counted(effect.count, effect.piece), space=space_name(effect.space))
    return LogEntry(text, part=effect.space, indent=3, suffered_by=OWNER[effect.piece])


def _moved(effect: told.Moved) -> LogEntry:
    places = {"origin": space_name(effect.origin), "space": space_name(effect.space)}
    return LogEntry(
        tr("log.moved", pieces=counted(effect.count, effect.piece), **places),
        part=effect.space,
        indent=3,
        suffered_by=OWNER[effect.piece],
    )


def _flipped(effect: told.Flipped) -> LogEntry:
    text = tr(f"log.flipped.{effect.after}", count=effect.count, space=space_name(effect.space))
    return LogEntry(text, part=effect.space, indent=3)


def _returned(effect: told.Returned) -> LogEntry:
    return LogEntry(tr("log.returned", pieces=counted(effect.count, effect.stock)), rule="6.6", indent=2)


def _marker_placed(effect: told.MarkerPlaced) -> LogEntry:
    text = tr("log.marker_placed", marker=marker_name(effect.marker), space=space_name(effect.space))
    return LogEntry(text, part=effect.space, indent=3)


def _marker_removed(effect: told.MarkerRemoved) -> LogEntry:
    text = tr("log.marker_removed", marker=marker_name(effect.marker), space=space_name(effect.space))
    return LogEntry(text, part=effect.space, indent=3)


def _aligned(effect: told.Aligned) -> LogEntry:
    shift = {"before": alignment_name(effect.before), "after": alignment_name(effect.after)}
    return LogEntry(tr("log.aligned", space=space_name(effect.space), **shift), part=effect.space, indent=3)


def _track_moved(effect: told.TrackMoved) -> LogEntry:
    name = tr(f"track.{effect.track.replace(':', '.')}")
    return LogEntry(tr("log.track", track=name, before=effect.before, after=effect.after), indent=3)


def tracks_told_once(effects: Iterable[told.Effect]) -> list[told.Effect]:
    """A marker that moves in several steps goes from where it was to where it comes, in the place of the first step."""
    moved: dict[str, told.TrackMoved] = {}
    kept: list[told.Effect] = []
    for effect in effects:
        if not isinstance(effect, told.TrackMoved):
            kept.append(effect)
        elif effect.track in moved:
            moved[effect.track].after = effect.after
        else:
            moved[effect.track] = replace(effect)
            kept.append(moved[effect.track])
    return [effect for effect in kept if not isinstance(effect, told.TrackMoved) or effect.before != effect.after]


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
    return LogEntry(tr(f"log.rolled.{kind}", dice=dice, count=effect.total), indent=3)


LINES: Lines = {
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
}
