"""Where everybody stands, from what everybody may know: an Election now, the next card, and who is closest."""

from __future__ import annotations

from engine.people_power import State, stages
from engine.people_power.board import FACTIONS, GOVERNMENT, STRIKE, Faction, as_faction
from engine.people_power.cards import SNAP_ELECTION_1986
from engine.people_power.unseen import election_odds, next_election
from engine.people_power.victory import TIES_GO_TO, margin
from game.people_power.wording.names import faction_name
from game.shell.text import tr
from game.table.telling.numbers import signed

POOR = 1
"""Resources with which hardly anything can be done."""


def outlook(state: State, reader: str | None) -> tuple[str, ...]:
    """From the most to the least important; nothing when the last Election has come."""
    if not next_election(state):
        return ()
    now = if_the_vote_came_now(state, reader)
    return now, _next_card(state), *([] if _winner_now(state) else [_closest(state, reader)])


def if_the_vote_came_now(state: State, reader: str | None) -> str:
    """The one sentence on who would win: the line over the map and the bulletins say it alike."""
    winner = _winner_now(state)
    if winner:
        who = "you" if winner == reader else winner
        lead = _lead(state, winner)
        wins = "leads" if _is_last_vote(state) else "wins"
        return tr(f"outlook.{wins if lead else 'tie'}.{who}", lead=lead)
    alone = reader is not None and state.humans == {reader} and margin_at_the_vote(state, as_faction(reader)) > 0
    return tr("outlook.nobody.alone" if alone else "outlook.nobody")


def margin_at_the_vote(state: State, faction: Faction) -> int:
    """6.1.1: the Strikes take their Patronage before the count."""
    if faction != GOVERNMENT:
        return margin(state, faction)
    strikes = sum(marker == STRIKE for marker in state.marker.values())
    return margin(state, faction) - min(strikes, state.patronage)


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


def _is_last_vote(state: State) -> bool:
    """2.4.2: the Election of 1986 comes next, or is being held; while another is counted it is not the last yet."""
    coming = next_election(state)
    return coming == 0 or (coming == SNAP_ELECTION_1986 and state.stage != stages.VICTORY)


def _by_margin(state: State) -> list[Faction]:
    """7.3: the best margin comes first."""
    return sorted(TIES_GO_TO, key=lambda faction: -margin_at_the_vote(state, faction))


def _winner_now(state: State) -> Faction | None:
    """6.1.3, 7.1, 8.3.1: in the last Election the best margin wins; before, the best of those past their goal."""
    by_margin = _by_margin(state)
    if _is_last_vote(state):
        return by_margin[0]
    over = (faction for faction in by_margin if margin_at_the_vote(state, faction) > 0 and state.humans != {faction})
    return next(over, None)


def _lead(state: State, winner: Faction) -> int:
    """In the last Election it is the lead over the next best, before that over its own goal."""
    best = margin_at_the_vote(state, winner)
    if not _is_last_vote(state):
        return best
    return best - max(margin_at_the_vote(state, faction) for faction in FACTIONS if faction != winner)


def _next_card(state: State) -> str:
    odds = election_odds(state)
    if not odds:
        return tr("outlook.not_next")
    return tr("outlook.sure") if odds == 1 else tr("outlook.next", count=odds)


def _closest(state: State, reader: str | None) -> str:
    closest = _by_margin(state)[0]
    who = tr("points.you") if closest == reader else faction_name(closest)
    after = margin_at_the_vote(state, closest)
    key = "outlook.closest" if after == margin(state, closest) else "outlook.closest.strikes"
    return tr(key, faction=who, margin=signed(after))
