"""A turn in a sentence or two: what a non-player's was for, what came of it and why there; or what a plan would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.people_power import effects as told
from engine.people_power.board import Alignment, Faction, Space, as_piece
from engine.people_power.boxes import PASS
from game.people_power.wording.deeds import deed
from game.people_power.wording.names import alignment_name, counted, joined, marker_name, space_name
from game.shell.text import tr

MOST = 3
"""In so many spaces it is said what came of a turn; the steps name them all."""
BY_CHANCE = "random"


def purpose(effects: Sequence[told.Effect]) -> str:
    """Empty for what no faction did; unknown until its first action."""
    if not effects or not isinstance(effects[0], told.TurnBegan):
        return ""
    aim = _aim(effects)
    if not aim:
        return tr("deed.thinking")
    results = "; ".join(_results(effects))
    said = tr("purpose.results", aim=aim, results=results) if results else tr("purpose.alone", aim=aim)
    why_there = _why_there(effects)
    return f"{said} {why_there}" if why_there else said


def plan(faction: Faction, effects: Sequence[told.Effect]) -> str:
    """What a faction would do, and what would come of it where; empty as long as it has begun nothing."""
    turn = [told.TurnBegan(faction, 0), *effects]
    if _only_earns(faction, effects):
        turn.append(told.TurnEnded(faction, PASS))
    if not _aim(turn):
        return ""
    results = "; ".join(_results(effects))
    return tr("purpose.plan", deed=deed(turn), results=results) if results else f"{deed(turn)}."


def _only_earns(faction: Faction, effects: Sequence[told.Effect]) -> bool:
    """2.3.4: all that is known of a Pass before the turn has ended."""
    return bool(effects) and all(
        isinstance(effect, told.TrackMoved) and effect.track == f"resources:{faction}" and effect.after > effect.before
        for effect in effects
    )


def _aim(effects: Iterable[told.Effect]) -> str:
    actions: list[str] = []
    for effect in effects:
        match effect:
            case told.EventBegan():
                actions.append("event")
                break  # what it lets others do is the Event's
            case told.OperationBegan(_, action, _) | told.SpecialBegan(_, action):
                actions.append(action)
            case told.TurnEnded(_, box) if box == PASS:
                return tr("purpose.pass")
    return joined([tr(f"purpose.{action}") for action in dict.fromkeys(actions)])


def _results(effects: Iterable[told.Effect]) -> list[str]:
    """Space by space: whom its people side with now, and which pieces and markers have come and gone."""
    shifts: dict[Space, list[Alignment]] = {}
    changes: dict[Space, Counter[str]] = {}
    markers: dict[Space, list[str]] = {}
    for effect in effects:
        match effect:
            case told.Aligned(space, before, after):
                shifts.setdefault(space, [before]).append(after)
            case told.MarkerPlaced(space, marker):
                markers.setdefault(space, []).append(marker_name(marker))
            case told.Placed(space, piece, count) | told.Moved(_, space, piece, count):
                changes.setdefault(space, Counter())[piece] += count
            case told.Removed(space, piece, count, _):
                changes.setdefault(space, Counter())[piece] -= count
    found = []
    for space in dict.fromkeys((*shifts, *markers, *changes)):
        sides = shifts.get(space, [""])
        shift = [f"{alignment_name(sides[0])} → {alignment_name(sides[-1])}"] if sides[0] != sides[-1] else []
        pieces = [
            f"{'+' if count > 0 else '−'}{counted(abs(count), as_piece(piece))}"
            for piece, count in changes.get(space, Counter()).items()
            if count
        ]
        if said := [*shift, *(f"+{marker}" for marker in markers.get(space, [])), *pieces]:
            found.append(f"{space_name(space)} {', '.join(said)}")
    return [*found[:MOST], tr("purpose.more")] if len(found) > MOST else found


def _why_there(effects: Iterable[told.Effect]) -> str:
    """8.5.6: of the first space that was preferred for a reason and then selected."""
    wanted: told.Preferred | None = None
    for effect in effects:
        if isinstance(effect, told.Preferred):
            wanted = effect
        elif isinstance(effect, told.SpaceSelected) and wanted is not None and wanted.space == effect.space:
            rows = [tr(f"row.{row}") for row in wanted.rows if row != BY_CHANCE]
            if rows:
                return tr("purpose.there", space=space_name(wanted.space), rows=", ".join(rows))
    return ""
