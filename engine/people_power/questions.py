"""All that the rules of People Power ask, in the order of the rulebook, and what is true of each question."""

from __future__ import annotations

from engine.core.questions import Questions, Role

QUESTIONS = Questions()
_ask = QUESTIONS.declare

# 1.4.1, 1.5.1: Resources that change hands, and pieces from Available or the map

TRANSFER_ANY_TIME = _ask("transfer.any_time")
TRANSFER_WANTED = _ask("transfer.wanted", Role.COUNT)
TRANSFER_ASKED = _ask("transfer.asked")
TRANSFER_ASKED_FOR = _ask("transfer.asked_for")
TRANSFER_AMOUNT = _ask("transfer.amount", Role.COUNT)
TAKE_SPACE = _ask("take.space", Role.SELECT)
TAKE_PIECE = _ask("take.piece")

# 2.3: a turn

TURN_ACTION = _ask("turn.action", Role.TURN, may_be_idle=True)
TURN_OPERATION = _ask("turn.operation", Role.SELECT)

# 3.2: Operations of the Government

TRAIN_SPACE = _ask("train.space", Role.SELECT, may_be_idle=True)
TRAIN_CUBES = _ask("train.cubes")
TRAIN_FURTHER = _ask("train.further", Role.SELECT | Role.AFTER)
TRAIN_BASE = _ask("train.base", Role.COUNT)
SWEEP_SPACE = _ask("sweep.space", Role.SELECT, may_be_idle=True)
SWEEP_MOVE = _ask("sweep.move")
ASSAULT_SPACE = _ask("assault.space", Role.SELECT, may_be_idle=True)
ROUNDUP_SPACE = _ask("roundup.space", Role.SELECT, may_be_idle=True)

# 3.3: of the Reformers

RECRUIT_SPACE = _ask("recruit.space", Role.SELECT, may_be_idle=True)
RECRUIT_WAY = _ask("recruit.way")
RECRUIT_COUNT = _ask("recruit.count", Role.COUNT)
ASSEMBLE_SPACE = _ask("assemble.space", Role.SELECT, may_be_idle=True)
ASSEMBLE_MOVE = _ask("assemble.move")
ASSEMBLE_TERROR = _ask("assemble.terror", Role.AFTER)
ASSEMBLE_PROTEST = _ask("assemble.protest", Role.AFTER)
PERSUADE_SPACE = _ask("persuade.space", Role.SELECT, may_be_idle=True)
PERSUADE_UNDERGROUND = _ask("persuade.underground", Role.COUNT)
PROTEST_SPACE = _ask("protest.space", Role.SELECT, may_be_idle=True)

# 3.4: of the NPA

RALLY_SPACE = _ask("rally.space", Role.SELECT, may_be_idle=True)
RALLY_WAY = _ask("rally.way")
RALLY_COUNT = _ask("rally.count", Role.COUNT)
RALLY_BASE = _ask("rally.base", Role.COUNT)
MARCH_SPACE = _ask("march.space", Role.SELECT, may_be_idle=True)
MARCH_TO = _ask("march.to")
MARCH_UNDERGROUND = _ask("march.underground", Role.COUNT)
MARCH_ACTIVE = _ask("march.active", Role.COUNT)
ATTACK_SPACE = _ask("attack.space", Role.SELECT, may_be_idle=True)
ATTACK_REMOVE = _ask("attack.remove")
TERROR_SPACE = _ask("terror.space", Role.SELECT, may_be_idle=True)
TERROR_REMOVE = _ask("terror.remove")

# 4.1: the Special Activity's last moment

SPECIAL_AFTER = _ask("special.after", Role.SELECT | Role.AFTER)

# 4.2: Special Activities of the Government

ENRICH_SPACE = _ask("enrich.space", Role.SELECT)
REPRISAL_SPACE = _ask("reprisal.space", Role.SELECT)
REPRISAL_PIECE = _ask("reprisal.piece")
REPRISAL_SECOND = _ask("reprisal.second")
REPRISAL_TO = _ask("reprisal.to")
CHARM_SPACE = _ask("charm.space", Role.SELECT)

# 4.3: of the Reformers

APPEAL_SPACE = _ask("appeal.space", Role.SELECT)
CONVERT_SPACE = _ask("convert.space", Role.SELECT)
CONVERT_WAY = _ask("convert.way")
CANVASS_SPACE = _ask("canvass.space", Role.SELECT)

# 4.4: of the NPA

EXTORT_SPACE = _ask("extort.space", Role.SELECT)
STRIKE_SPACE = _ask("strike.space", Role.SELECT)
STRIKE_REMOVE = _ask("strike.remove")
AMBUSH_SPACE = _ask("ambush.space", Role.SELECT)

# 5: Events

EVENT_FACTION = _ask("event.faction")
EVENT_WAY = _ask("event.way")
EVENT_SHIFT = _ask("event.shift")
EVENT_SET = _ask("event.set")
EVENT_PLACE = _ask("event.place")
EVENT_BASE = _ask("event.base")
EVENT_REMOVE = _ask("event.remove")
EVENT_REMOVE_BOTH = _ask("event.remove_both")
EVENT_PIECE = _ask("event.piece")
EVENT_ACTIVATE = _ask("event.activate")
EVENT_MOVE_FROM = _ask("event.move_from")
EVENT_MOVE_TO = _ask("event.move_to")
EVENT_TERROR = _ask("event.terror")
EVENT_PROTEST = _ask("event.protest")
EVENT_STRIKE = _ask("event.strike")
EVENT_TAKE_MARKER = _ask("event.take_marker")

# 5.4: Acts of Desperation

ACT_NEUTRAL = _ask("act.neutral")
ACT_REMOVE = _ask("act.remove")
ACT_REPLACE = _ask("act.replace")
ACT_TERROR = _ask("act.terror")

# 6: the Election Round

CIVIC_ACTION_SPACE = _ask("civic_action.space", Role.SELECT)
CIVIC_ACTION_MORE = _ask("civic_action.more")
AGITATION_SPACE = _ask("agitation.space", Role.SELECT)
FOUNDATION_SPACE = _ask("foundation.space", Role.SELECT)
REDEPLOY_TROOPS = _ask("redeploy.troops")
REDEPLOY_POLICE = _ask("redeploy.police")
REDEPLOY_TO = _ask("redeploy.to", Role.DESTINATION)
PERSONALITY_CHOOSE = _ask("personality.choose", secret=True)
ACT_CHOOSE = _ask("act.choose", secret=True)
