"""S14, Guardia Civil Veterana: the dice with which one brigade searches in this play get +2."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.locating import hidden_targets, searchers
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_brigade
from engine.filipinas.counters import Counter, in_order, land_units_of
from engine.filipinas.play import Play


def trackers(play: Play) -> list[Counter]:
    found = {
        brigade
        for place in {place for place, _ in hidden_targets(play.state)}
        for stack in searchers(play.state, place)
        for brigade in land_units_of(stack)
    }
    return list(in_order(found))


def why_not(play: Play) -> str:
    if play.keen or not (play.may_act or play.may_still_search):
        return "too_late" if play.keen or play.actions else "points"
    return "" if trackers(play) else "nobody_to_find"


def play(play: Play) -> Steps[None]:
    play.keen = yield from ask_brigade(play.side, "track", trackers(play))


CARD = Card("S14", why_not=why_not, play=play)
