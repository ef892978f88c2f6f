"""F15, Prensa amarilla: the American track rises by 1, by 2 under Reconcentration. Once there is war, this is worth a
point.
"""

from __future__ import annotations

from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always, lobby_or_point

CARD = Card("F15", why_not=always, play=lambda play: lobby_or_point(play, 2 if play.state.reconcentration else 1))
