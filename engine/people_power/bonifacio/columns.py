"""8.5.6: which column of the space selection table fits: to what is asked, and to what an Event does."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.prompts import Prompt
from engine.people_power import questions
from engine.people_power.board import (
    BASES,
    GOVERNMENT,
    NEUTRAL,
    NPA,
    OWN_ALIGNMENT,
    OWNER,
    PROTEST,
    REFORMERS,
    STRIKE,
    Faction,
    as_faction,
)
from engine.people_power.effects import Aligned, Effect, MarkerPlaced, MarkerRemoved, Placed, Removed

SHIFT = "S"
BASE = "B"
ENRICH = "E"
PROTEST_COLUMN = "P"
PLACE = {GOVERNMENT: "C", REFORMERS: "A", NPA: "G"}
DESTINATION = {GOVERNMENT: "D", REFORMERS: "D", NPA: "M"}
REMOVE_OR_REPLACE = "R"
"""It serves for all else, too."""

COLUMN: dict[str, dict[Faction, str]] = {
    questions.EVENT_SHIFT: {GOVERNMENT: SHIFT, REFORMERS: SHIFT, NPA: SHIFT},
    "event.shift_away": {GOVERNMENT: ENRICH},
    questions.EVENT_SET: {GOVERNMENT: SHIFT, REFORMERS: SHIFT, NPA: SHIFT},
    questions.EVENT_PLACE: PLACE,
    questions.EVENT_BASE: {GOVERNMENT: "C", REFORMERS: BASE, NPA: BASE},
    questions.EVENT_TERROR: {GOVERNMENT: "T", NPA: "T"},
    questions.EVENT_PROTEST: {REFORMERS: PROTEST_COLUMN},
    questions.EVENT_STRIKE: {NPA: SHIFT},
    questions.EVENT_MOVE_FROM: DESTINATION,
    questions.EVENT_MOVE_TO: DESTINATION,
    questions.ACT_NEUTRAL: {GOVERNMENT: SHIFT, REFORMERS: SHIFT, NPA: SHIFT},
    questions.ACT_TERROR: {NPA: SHIFT},
    questions.FOUNDATION_SPACE: {REFORMERS: BASE},
}

FITTING = {GOVERNMENT: "SCR", REFORMERS: "SBAPR", NPA: "SBGR"}
"""The columns that something Effective can fit, from left to right: all that `columns_of` names."""


def column_for(prompt: Prompt) -> str:
    """The column that fits what the prompt asks."""
    asked: str = prompt.ask
    if asked == questions.EVENT_SHIFT and prompt.context["towards"] == NEUTRAL:
        asked = "event.shift_away"
    return COLUMN.get(asked, {}).get(as_faction(prompt.faction), REMOVE_OR_REPLACE)


def columns_of(faction: Faction, effects: Iterable[Effect]) -> set[str]:
    """The columns that fit what was done, as far as it is Effective for the faction (8.5.5)."""
    return {column for effect in effects if (column := _column_of(faction, effect))}


def _column_of(faction: Faction, effect: Effect) -> str:
    own = OWN_ALIGNMENT[faction]
    match effect:
        case Aligned(before=before, after=after) if after == own or before not in (own, NEUTRAL):
            return SHIFT
        case Placed(piece=piece) if OWNER[piece] == faction and piece in BASES:
            return COLUMN[questions.EVENT_BASE][faction]
        case Placed(piece=piece) if OWNER[piece] == faction:
            return PLACE[faction]
        case Removed(piece=piece) if OWNER[piece] != faction:
            return REMOVE_OR_REPLACE
        case MarkerPlaced(marker=marker) if (faction, marker) in ((REFORMERS, PROTEST), (NPA, STRIKE)):
            return COLUMN[f"event.{marker}"][faction]
        case MarkerRemoved(marker=marker) if faction == GOVERNMENT and marker in (PROTEST, STRIKE):
            return REMOVE_OR_REPLACE
    return ""
