"""All that the rules of Red Guard ask, in the order of the rulebook, and what is true of each question."""

from __future__ import annotations

from engine.core.questions import Questions, Role

QUESTIONS = Questions()
_ask = QUESTIONS.declare

# 2.2: set-up

MUSTER_UNIT = _ask("muster.unit", Role.TURN | Role.SELECT, secret=True, done_gives_up=True)
MUSTER_COUNT = _ask("muster.count", Role.COUNT, secret=True)
PLACE_UNIT = _ask("place.unit", Role.SELECT)
PLACE_TO = _ask("place.to", Role.DESTINATION)
PLACE_COUNT = _ask("place.count", Role.COUNT)
PLACEMENT_LEADER = _ask("placement.leader")

# 3.1: recovery and reinforcements

RECOVER_TO = _ask("recover.to", Role.SELECT, done_gives_up=True)
RECOVER_COUNT = _ask("recover.count", Role.COUNT)
REINFORCE_TO = _ask("reinforce.to", Role.SELECT)
REINFORCE_COUNT = _ask("reinforce.count", Role.COUNT)

# 4: events

EVENT_RECOVER = _ask("event.recover", at="neutralized")
EVENT_NEUTRALIZE = _ask("event.neutralize")
EVENT_CIVIL_SUPPORT = _ask("event.civil_support", done_gives_up=True)

# 5: deployment

MOVE_UNIT = _ask("move.unit", Role.TURN | Role.SELECT)
MOVE_TO = _ask("move.to", Role.DESTINATION)
MOVE_COUNT = _ask("move.count", Role.COUNT)
TARGET_TILE = _ask("target.tile", Role.SELECT)
GROUP_UNIT = _ask("group.unit", Role.SELECT, at="attack")
GROUP_COUNT = _ask("group.count", Role.COUNT)

# 6: combat

COMBAT_TILE = _ask("combat.tile", Role.SELECT)
COMBAT_WITH = _ask("combat.with", Role.SELECT, done_gives_up=True)
COMBAT_COUNT = _ask("combat.count", Role.COUNT)
COMBAT_AGAINST = _ask("combat.against")
COMBAT_KIND = _ask("combat.kind")
EXCHANGE_UNIT = _ask("exchange.unit", Role.SELECT)
COUNTER = _ask("counter", Role.CONFIRM)
CAPTURE_UNIT = _ask("capture.unit", Role.SELECT)
CAPTURE_COUNT = _ask("capture.count", Role.COUNT)

# 7: leaders

LEADER_TO = _ask("leader.to")
LEADER_RECOVERS = _ask("leader.recovers", done_gives_up=True, at="neutralized")
LEADER_RECOVER_TO = _ask("leader.recover.to", Role.SELECT | Role.DESTINATION, done_gives_up=True)
LEADER_RECOVER_COUNT = _ask("leader.recover.count", Role.COUNT)
LEADER_AFTER = _ask("leader.after")

# 8.3: the Chairman

CHAIRMAN_TILE = _ask("chairman.tile", Role.SELECT)

# 9: an end by agreement

END_AGREE = _ask("end.agree", Role.CONFIRM)

# 10: options

SEIZURE_DECLARE = _ask("seizure.declare", Role.TURN | Role.CONFIRM)
CHIT_PLAY = _ask("chit.play", secret=True, asked_of_all=True)
