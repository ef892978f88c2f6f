"""What is seen of the three seats of People Power when their chances are told."""

from __future__ import annotations

from functools import cache

from engine.core.thinking.judging import odds_of
from engine.core.thinking.verdict import SeatFigures, Verdict
from engine.people_power.board import FACTIONS, Faction
from engine.people_power.state import State
from engine.people_power.strategist.features import ABOUT, BOARD_FEATURES, read
from engine.people_power.strategist.forecast import Judgement
from engine.people_power.strategist.weights.chances import WEIGHTS as CHANCES
from engine.people_power.strategist.weights.v1_0_0 import WEIGHTS

SEEN = ("odds", "odds_alone", "lead", "margin", "expected", "resources", "next", "campaign_1983", "always")
"""Odds are those of the seat's own judgement, among persons and among non-players alone."""
FINAL, EARLIER = "final", "earlier"
FEATURES = {f"{faction}.{when}": SEEN for faction in FACTIONS for when in (FINAL, EARLIER)}


def look(state: State) -> dict[str, SeatFigures]:
    reading = read(state)
    final, left = reading[:2]
    board = reading[len(ABOUT) :]
    now = reading[len(ABOUT) - len(FACTIONS) : len(ABOUT)]
    views: dict[str, SeatFigures] = {}
    for place, faction in enumerate(FACTIONS):
        among, alone = _judgements(faction)
        expected = among.forecast(reading)[place].expected
        views[faction] = SeatFigures(
            f"{faction}.{FINAL if final else EARLIER}",
            left,
            (
                odds_of(among.value(reading)),
                odds_of(alone.value(reading)),
                now[place] - max(margin for other, margin in enumerate(now) if other != place),
                now[place],
                round(4 * expected),
                board[_place(f"resources_{faction}")],
                board[_place(f"next_{faction}")],
                board[_place("campaign_1983")],
                1,
            ),
        )
    return views


@cache
def _judgements(faction: Faction) -> tuple[Judgement, Judgement]:
    return Judgement(faction, alone=False, weights=WEIGHTS), Judgement(faction, alone=True, weights=WEIGHTS)


@cache
def _place(feature: str) -> int:
    return BOARD_FEATURES.index(feature)


VERDICT: Verdict[State] = Verdict(look, FEATURES, CHANCES)
