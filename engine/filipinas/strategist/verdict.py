"""What is seen of both sides of Filipinas when their chances are told, and of a country that nobody wins."""

from __future__ import annotations

from engine.core.thinking.judging import odds_of
from engine.core.thinking.verdict import NOBODY, SeatFigures, Verdict
from engine.filipinas.board import FILIPINOS, SIDES, SPAIN
from engine.filipinas.state import State
from engine.filipinas.strategist import features
from engine.filipinas.strategist.forecast import TURNS_LEFT, Judgement
from engine.filipinas.strategist.weights.chances import WEIGHTS as CHANCES
from engine.filipinas.strategist.weights.v1_0_0 import WEIGHTS

OCCUPIED = "nobody"
MEANS = ("morale", "morale_last", "manila_lost", "cavite_lost", "corps", "few_corps", "brigades")
AMERICA = ("us", "us_near", "war", "city_american", "landed")
FEATURES = {
    SPAIN: ("odds", *MEANS, "always"),
    FILIPINOS: ("odds", "filipinos_to_play", "always"),
    OCCUPIED: (*AMERICA, "always"),
}
JUDGEMENTS = {side: Judgement(side, WEIGHTS) for side in SIDES}


def look(state: State) -> dict[str, SeatFigures]:
    reading = features.read(state)
    seen = dict(zip(features.FEATURES, reading, strict=True))
    left = reading[TURNS_LEFT]
    views: dict[str, SeatFigures] = {}
    for seat, table in ((SPAIN, SPAIN), (FILIPINOS, FILIPINOS), (NOBODY, OCCUPIED)):
        if seat:
            seen["odds"] = odds_of(JUDGEMENTS[seat].value(reading))
        views[seat] = SeatFigures(table, left, tuple(seen[feature] for feature in FEATURES[table]))
    return views


VERDICT: Verdict[State] = Verdict(look, FEATURES, CHANCES)
