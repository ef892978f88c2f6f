"""1.4.1: negotiation: Resources that players give and ask for."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from engine.core.prompts import DONE, Option, Prompt, Refusal, Steps
from engine.people_power import questions
from engine.people_power.asking import ask_count, count_options
from engine.people_power.board import FACTIONS, MAX_TRACK, REFORMERS, Faction, as_faction
from engine.people_power.in_force import rules
from engine.people_power.state import State
from engine.people_power.verbs import transfer

GIVE = {faction: Option(f"give:{faction}") for faction in FACTIONS}
ASK = {faction: Option(f"ask:{faction}") for faction in FACTIONS}
ASK_FOR = {faction: Option(f"ask_for:{faction}") for faction in FACTIONS}
"""To ask, and to ask for an amount that the asker names."""


def gifts(state: State, faction: Faction, spoken: Collection[Faction] = ()) -> list[Option]:
    """1.4.1: what an Eligible faction may offer to the other players, but those to whom it has given."""
    return [GIVE[other] for other in _partners(state, faction) if not _no_gift(state, faction, other, spoken)]


def requests(state: State, faction: Faction, spoken: Collection[Faction] = ()) -> list[Option]:
    """1.4.1: what an Eligible faction may ask of the other players, but those whom it has asked."""
    asked, named = [], []
    for other in _partners(state, faction):
        if not _no_request(state, faction, other, spoken):
            asked.append(ASK[other])
            if gift_limit(state, other, faction) > 1:
                named.append(ASK_FOR[other])
    return asked + named


def refused_gifts(state: State, faction: Faction, spoken: Collection[Faction] = ()) -> list[Refusal]:
    """1.4.1, 1.9: why nothing can be given to whom."""
    reasons = [(GIVE[other], _no_gift(state, faction, other, spoken)) for other in _partners(state, faction)]
    return [Refusal(option, reason, _RULE_OF[reason]) for option, reason in reasons if reason]


def refused_requests(state: State, faction: Faction, spoken: Collection[Faction] = ()) -> list[Refusal]:
    """1.4.1, 1.9: why nothing can be asked of whom."""
    reasons = [(ASK[other], _no_request(state, faction, other, spoken)) for other in _partners(state, faction)]
    return [Refusal(option, reason, _RULE_OF[reason]) for option, reason in reasons if reason]


def gift_limit(state: State, giver: Faction, receiver: Faction) -> int:
    """1.9: what the giver has and the receiver's track has room for."""
    return min(state.resources[giver], MAX_TRACK - state.resources[receiver])


def negotiate(state: State, faction: Faction, offer: Option) -> Steps[None]:
    """1.4.1: Resources may change hands while giver or receiver is Eligible; who is asked gives what it likes."""
    if offer.kind == "give":
        yield from _give(state, faction, as_faction(offer.value))
        return
    giver = as_faction(offer.value)
    limit = gift_limit(state, giver, faction)
    wanted = 0
    if offer.kind == "ask_for":
        wanted = yield from ask_count(faction, questions.TRANSFER_WANTED, 1, limit, {"faction": giver})
    amounts = count_options(1, limit)
    question = questions.TRANSFER_ASKED_FOR if wanted else questions.TRANSFER_ASKED
    answer = yield Prompt(giver, question, (DONE, *amounts), {"faction": faction, "wanted": wanted})
    if answer is not DONE:
        transfer(state, giver, faction, int(answer.value))


def give_at_any_time(state: State) -> Steps[None]:
    """5.3: a Personality lets the Reformers transfer Resources at any time, once per Campaign."""
    if not rules(state).reformers_may_always_give or state.laurel_spoke or not state.is_player(REFORMERS):
        return
    offers = gifts(state, REFORMERS)
    if offers:
        chosen = yield Prompt(REFORMERS, questions.TRANSFER_ANY_TIME, (*offers, DONE))
        if chosen is not DONE:
            state.laurel_spoke = True
            yield from _give(state, REFORMERS, as_faction(chosen.value))


def _partners(state: State, faction: Faction) -> tuple[Faction, ...]:
    return _others(faction, state.humans)


@cache
def _others(faction: Faction, players: frozenset[Faction]) -> tuple[Faction, ...]:
    return tuple(other for other in FACTIONS if other != faction and other in players)


_RULE_OF = {
    "ineligible": "1.4.1",
    "spoken": "1.4.1",
    "nothing_to_give": "1.4.1",
    "nothing_to_get": "1.4.1",
    "their_track": "1.9",
    "track": "1.9",
}


def _no_gift(state: State, faction: Faction, other: Faction, spoken: Collection[Faction]) -> str:
    if other in spoken:
        return "spoken"
    if not state.resources[faction]:
        return "nothing_to_give"
    return "" if state.resources[other] < MAX_TRACK else "their_track"


def _no_request(state: State, faction: Faction, other: Faction, spoken: Collection[Faction]) -> str:
    if faction not in state.waiting and other not in state.waiting:
        return "ineligible"
    if other in spoken:
        return "spoken"
    if not state.resources[other]:
        return "nothing_to_get"
    return "" if state.resources[faction] < MAX_TRACK else "track"


def _give(state: State, giver: Faction, receiver: Faction) -> Steps[None]:
    limit = gift_limit(state, giver, receiver)
    amount = yield from ask_count(giver, questions.TRANSFER_AMOUNT, 1, limit, {"faction": receiver})
    transfer(state, giver, receiver, amount)
