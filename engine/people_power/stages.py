"""2, 6: between two steps of play `state.stage` says which stage of the game comes next."""

from __future__ import annotations

CARD = "card"
TURN = "turn"
ADJUST = "adjust"

VICTORY = "victory"
RESOURCES = "resources"
CIVIC_ACTION = "civic_action"
AGITATION = "agitation"
FOUNDATION = "foundation"
REDEPLOY = "redeploy"
PERSONALITIES = "personalities"
DESPERATION = "desperation"
RESET = "reset"
PHASES = (VICTORY, RESOURCES, CIVIC_ACTION, AGITATION, FOUNDATION, REDEPLOY, PERSONALITIES, DESPERATION, RESET)
"""6: the Election Round goes from the first phase to the last, with the Support phase by faction."""

OVER = "over"

STAGES = (CARD, TURN, ADJUST, *PHASES, OVER)
