"""5: a turn has these phases. Between two steps of play `state.stage` says which comes next."""

from __future__ import annotations

ADMINISTRATION = "administration"
ACTION = "action"
END_OF_TURN = "end_of_turn"
OVER = "over"

STAGES = (ADMINISTRATION, ACTION, END_OF_TURN, OVER)
