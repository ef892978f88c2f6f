"""F06, Revuelta en Bisayas: the Visayans come to Bisayas as a target; if they are there already they hide, and a point
is gained.
"""

from __future__ import annotations

from engine.filipinas.board import BISAYAS
from engine.filipinas.card import Card
from engine.filipinas.cards.uprising import uprising
from engine.filipinas.cards.vocabulary import always
from engine.filipinas.counters import VISAYANS

CARD = Card("F06", why_not=always, play=uprising(VISAYANS, BISAYAS))
