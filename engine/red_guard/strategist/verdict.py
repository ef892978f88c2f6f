"""What is seen of the six factions of Red Guard when their chances are told, and of a civil war, which nobody wins."""

from __future__ import annotations

from engine.core.thinking.judging import odds_of
from engine.core.thinking.verdict import NOBODY, SeatFigures, Verdict
from engine.red_guard.components import FACTIONS
from engine.red_guard.state import State
from engine.red_guard.strategist import features
from engine.red_guard.strategist.forecast import TIME, Judgement
from engine.red_guard.strategist.weights.chances import WEIGHTS as CHANCES
from engine.red_guard.strategist.weights.today import WEIGHTS

FACTION, CIVIL_WAR = "faction", "nobody"
SEEN = ("lead", "points", "ahead_of", "tiles", "units", "threatened", "chairman", "still_to_act", "turn")
CHAOS = ("chaos", "chaos_high", "chaos_brink", "hazard", "turn", "always")
FEATURES = {FACTION: ("odds", *SEEN, "is_seated"), CIVIL_WAR: CHAOS}
CHITS = {"chit_missing": features.FAR_FROM_CHIT, "chit_held": 0}
"""10.2: nobody knows another's chit, so all are looked at as if they had none."""
JUDGEMENT = {faction: Judgement(faction, WEIGHTS) for faction in FACTIONS}


def look(state: State) -> dict[str, SeatFigures]:
    views: dict[str, SeatFigures] = {}
    left = 0
    seen: dict[str, int] = {}
    for faction in FACTIONS:
        if faction in state.lost:
            continue
        seen = dict(zip(features.FEATURES, features.read(state, faction), strict=True)) | CHITS
        left = seen[features.FEATURES[TIME]]
        seen["odds"] = odds_of(JUDGEMENT[faction].value(tuple(seen.values())))
        seen["is_seated"] = faction in state.seats
        views[faction] = SeatFigures(FACTION, left, tuple(seen[feature] for feature in FEATURES[FACTION]))
    if not state.turn:
        views = alike(views)
    views[NOBODY] = SeatFigures(CIVIL_WAR, left, tuple(seen[feature] for feature in CHAOS))
    return views


def alike(views: dict[str, SeatFigures]) -> dict[str, SeatFigures]:
    """2.3: before the first turn some have placed their units and others have not, so nobody is ahead of anybody."""
    readings = [view.reading for view in views.values()]
    mean = tuple(sum(numbers) // len(readings) for numbers in zip(*readings, strict=True))
    return {seat: view._replace(reading=mean) for seat, view in views.items()}


VERDICT: Verdict[State] = Verdict(look, FEATURES, CHANCES)
