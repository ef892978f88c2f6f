"""Where everybody stands, from what everybody may know: an Election now, the next card, and who is closest."""

from __future__ import annotations

from engine.people_power import State
from engine.people_power.board import FACTIONS, Faction, as_faction
from engine.people_power.cards import SNAP_ELECTION_1986
from engine.people_power.unseen import election_odds, next_election
from engine.people_power.victory import margin
from game.people_power.wording.names import faction_name
from game.shell.text import tr
from game.table.numbers import signed

POOR = 1
"""Resources with which hardly anything can be done."""


def outlook(state: State, reader: str | None) -> tuple[str, ...]:
    """From the most to the least important; nothing when the last Election has come."""
    election = next_election(state)
    if not election:
        return ()
    # 7.3, not `ranking`: nobody has won yet, so the margins alone decide who is closest.
    closest = max(FACTIONS, key=lambda faction: margin(state, faction))
    return _if_it_came_now(state, election, closest, reader), _next_card(state), _closest(state, closest, reader)


def situation(state: State, faction: Faction) -> str:
    """What a tip should speak of first; empty if nothing presses."""
    if state.is_player(faction) and state.resources[faction] <= POOR:
        return "poor"
    rivals = [other for other in FACTIONS if other != faction]
    if any(margin(state, other) > 0 for other in rivals):
        return "threat"
    if margin(state, faction) > 0:
        return "ahead"
    return "election" if election_odds(state) else ""


def _if_it_came_now(state: State, election: int, closest: Faction, reader: str | None) -> str:
    """6.1.3, 7.1, 8.3.1: in the last Election the highest margin wins; before, whoever is over the threshold."""
    if election == SNAP_ELECTION_1986:
        return tr("outlook.last.you" if closest == reader else "outlook.last", faction=faction_name(closest))
    over = [faction for faction in FACTIONS if margin(state, faction) > 0 and state.humans != {faction}]
    if over:
        first = max(over, key=lambda faction: margin(state, faction))
        return tr("outlook.wins.you" if first == reader else "outlook.wins", faction=faction_name(first))
    alone = reader is not None and state.humans == {reader} and margin(state, as_faction(reader)) > 0
    return tr("outlook.nobody.alone" if alone else "outlook.nobody")


def _next_card(state: State) -> str:
    odds = election_odds(state)
    if not odds:
        return tr("outlook.not_next")
    return tr("outlook.sure") if odds == 1 else tr("outlook.next", count=odds)


def _closest(state: State, closest: Faction, reader: str | None) -> str:
    who = tr("points.you") if closest == reader else faction_name(closest)
    return tr("outlook.closest", faction=who, margin=signed(margin(state, closest)))
