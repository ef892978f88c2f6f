"""2.2, 3.1: a game has these stages. Between two steps of play `state.stage` says which comes next."""

from __future__ import annotations

DEAL = "deal"
MUSTER = "muster"
PLACEMENT = "placement"

CIVIL_SUPPORT = "civil_support"
RECOVERY = "recovery"
REINFORCEMENT = "reinforcement"
EVENT = "event"

DEPLOYMENT = "deployment"
COMBAT = "combat"
END = "end"

SECOND_DEPLOYMENT = "second_deployment"
SECOND_COMBAT = "second_combat"
SEIZURE = "seizure"

OVER = "over"

SET_UP = (DEAL, MUSTER, PLACEMENT)
PLAYER_TURN = (DEPLOYMENT, COMBAT, END, SECOND_DEPLOYMENT, SECOND_COMBAT, SEIZURE)
"""3.1.4 to 3.1.6 and 10.1: what one faction after the other does."""

STAGES = (*SET_UP, CIVIL_SUPPORT, RECOVERY, REINFORCEMENT, EVENT, *PLAYER_TURN, OVER)
