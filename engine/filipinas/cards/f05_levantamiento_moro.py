"""F05, Levantamiento moro: the Moros come to Mindanao as a target; if they are there already they hide, and a point is
gained.
"""

from __future__ import annotations

from engine.filipinas.board import MINDANAO
from engine.filipinas.card import Card
from engine.filipinas.cards.uprising import uprising
from engine.filipinas.cards.vocabulary import always
from engine.filipinas.counters import MOROS

CARD = Card("F05", why_not=always, play=uprising(MOROS, MINDANAO))
