"""5: which card is which: the order of factions on Events, Elections, Personalities and Acts of Desperation."""

from __future__ import annotations

from engine.people_power.board import GOVERNMENT, NPA, REFORMERS, Faction

EVENTS = tuple(range(1, 37))

PRESIDENTIAL_ELECTION_1981 = 37
NINOY_AQUINO_MURDERED = 38
PARLIAMENTARY_ELECTION_1984 = 39
SNAP_ELECTION_1986 = 40
ELECTIONS = (PRESIDENTIAL_ELECTION_1981, NINOY_AQUINO_MURDERED, PARLIAMENTARY_ELECTION_1984, SNAP_ELECTION_1986)

PHASES = (
    "victory",
    "resources",
    "civic_action",
    "agitation",
    "foundation",
    "redeploy",
    "personalities",
    "desperation",
    "reset",
)
"""6: the Election Round from the first phase to the last, with the Support phase by faction."""

PERSONALITIES_OF = {GOVERNMENT: (41, 42, 43, 44), REFORMERS: (45, 46, 47, 48), NPA: (49, 50, 51, 52)}
ACTS_OF = {GOVERNMENT: (53, 54, 55), REFORMERS: (56, 57, 58), NPA: (59, 60, 61)}

_ORDERS: tuple[tuple[Faction, Faction, Faction], ...] = (
    (NPA, GOVERNMENT, REFORMERS),
    (GOVERNMENT, REFORMERS, NPA),
    (GOVERNMENT, NPA, REFORMERS),
    (NPA, REFORMERS, GOVERNMENT),
    (REFORMERS, NPA, GOVERNMENT),
    (REFORMERS, GOVERNMENT, NPA),
)


def faction_order(event: int) -> tuple[Faction, Faction, Faction]:
    """2.3.2: the three symbols at the top of the card, left to right."""
    return _ORDERS[event % len(_ORDERS)]
