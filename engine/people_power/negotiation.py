"""1.4.1: negotiation: Resources that players give and ask for."""

from __future__ import annotations

from engine.core.prompts import DONE, Option, Prompt, Steps
from engine.people_power.asking import ask_count, count_option
from engine.people_power.board import FACTIONS, MAX_TRACK, REFORMERS, Faction
from engine.people_power.momentum import rules
from engine.people_power.state import State
from engine.people_power.verbs import transfer

GIVE = {faction: Option(f"give:{faction}") for faction in FACTIONS}
ASK = {faction: Option(f"ask:{faction}") for faction in FACTIONS}


def transfers(state: State, faction: Faction) -> list[Option]:
    """1.4.1: what an Eligible faction may offer to the other players, and ask of them."""
    partners = [other for other in FACTIONS if other != faction and state.is_player(other)]
    gifts = [GIVE[other] for other in partners if gift_limit(state, faction, other)]
    return gifts + [ASK[other] for other in partners if gift_limit(state, other, faction)]


def gift_limit(state: State, giver: Faction, receiver: Faction) -> int:
    """1.9: what the giver has and the receiver's track has room for."""
    return min(state.resources[giver], MAX_TRACK - state.resources[receiver])


def negotiate(state: State, faction: Faction, offer: Option) -> Steps[None]:
    """1.4.1: Resources may change hands while giver or receiver is Eligible."""
    if offer.kind == "give":
        yield from _give(state, faction, offer.value)
        return
    giver = offer.value
    amounts = [count_option(amount) for amount in range(1, gift_limit(state, giver, faction) + 1)]
    answer = yield Prompt(giver, "transfer.asked", (DONE, *amounts), {"faction": faction})
    if answer is not DONE:
        transfer(state, giver, faction, int(answer.value))


def give_at_any_time(state: State) -> Steps[None]:
    """5.3: a Personality lets the Reformers transfer Resources at any time, once per Campaign."""
    if not rules(state).reformers_may_always_give or state.laurel_spoke or not state.is_player(REFORMERS):
        return
    gifts = [offer for offer in transfers(state, REFORMERS) if offer.kind == "give"]
    if gifts:
        chosen = yield Prompt(REFORMERS, "transfer.any_time", (*gifts, DONE))
        if chosen is not DONE:
            state.laurel_spoke = True
            yield from _give(state, REFORMERS, chosen.value)


def _give(state: State, giver: Faction, receiver: Faction) -> Steps[None]:
    limit = gift_limit(state, giver, receiver)
    amount = yield from ask_count(giver, "transfer.amount", 1, limit, {"faction": receiver})
    transfer(state, giver, receiver, amount)
