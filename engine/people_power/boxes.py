"""2.3.3: the boxes of the sequence of play into which the cylinders of the factions go."""

from __future__ import annotations

OP_SPECIAL = "op_special"
OP_ONLY = "op_only"
EVENT = "event"
LIMITED = "limited"
PASS = "pass"

ACTING_BOXES = (OP_SPECIAL, OP_ONLY, EVENT)
"""2.3.6: who is in one of these sits out the next card."""
BOXES = (*ACTING_BOXES, LIMITED, PASS)
