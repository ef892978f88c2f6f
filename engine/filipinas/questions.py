"""All that the rules of Filipinas ask, in the order of the rulebook, and what is true of each question."""

from __future__ import annotations

from engine.core.questions import Questions, Role

QUESTIONS = Questions()
_ask = QUESTIONS.declare

# 5.2: a play of a round

PLAY = _ask("play", Role.TURN, may_be_idle=True)
TRADE = _ask("trade")

# 6.1 to 6.3: moving, stacking

MOVE_WHO = _ask("move.who", Role.SELECT)
MOVE_LEAVE = _ask("move.leave", skipped_while_dragging=True)
MOVE_TO = _ask("move.to", Role.DESTINATION)
MOVE_LEADER = _ask("move.leader", Role.DESTINATION)
STACK_FIRST = _ask("stack.first", Role.SELECT)
STACK_WITH = _ask("stack.with")
UNSTACK_STACK = _ask("unstack.stack", Role.SELECT)
UNSTACK_UNIT = _ask("unstack.unit")
FLEET_PORT = _ask("fleet.port")

# 6.3.2 to 6.6

RECRUIT_PLACE = _ask("recruit.place", Role.SELECT)
RECRUIT_UNIT = _ask("recruit.unit")
REINFORCE_PLACE = _ask("reinforce.place", Role.SELECT)
REINFORCE_MORE = _ask("reinforce.more", Role.CONFIRM)
REPATRIATE_BRIGADE = _ask("repatriate.brigade", Role.SELECT)
HIDE_STACK = _ask("hide.stack", Role.SELECT)
LOOT_STACK = _ask("loot.stack", Role.SELECT)
ENTRENCH_STACK = _ask("entrench.stack", Role.SELECT)
LINE_WHICH = _ask("line.which", Role.SELECT)
LINE_BRIGADE = _ask("line.brigade", Role.SELECT)

# 6.7: attacks

ATTACK_STACK = _ask("attack.stack", Role.SELECT)
ATTACK_LEAVE = _ask("attack.leave")
ATTACK_TARGET = _ask("attack.target", Role.SELECT)
ZAPOTE = _ask("zapote", Role.REACTION | Role.CONFIRM, done_gives_up=True)
COMBAT_CARD = _ask("combat.card", Role.REACTION, asked_of_all=True, done_gives_up=True)
COMBAT_LOSS = _ask("combat.loss", Role.REACTION)
COUNTERATTACK = _ask("counterattack", Role.REACTION | Role.CONFIRM, done_gives_up=True)
LEADER_REFUGE = _ask("leader.refuge")
ARTILLERY = _ask("artillery", Role.CONFIRM)

# 6.8: sieges

SIEGE_STACK = _ask("siege.stack", Role.SELECT | Role.REACTION)
SIEGE_INTERCEPT = _ask("siege.intercept", Role.REACTION, done_gives_up=True)
SIEGE_GO_ON = _ask("siege.go_on", Role.REACTION | Role.CONFIRM, done_gives_up=True)

# 6.9, 6.10: dispersal and searches

DISPERSE_BRIGADE = _ask("disperse.brigade", Role.SELECT)
DISPERSE_WAY = _ask("disperse.way", Role.SELECT)
DISPERSE_LEADER = _ask("disperse.leader")
REGROUP_BRIGADE = _ask("regroup.brigade", Role.SELECT)
SEARCH_WHO = _ask("search.who", Role.SELECT)
SEARCH_LEAVE = _ask("search.leave")
SEARCH_TARGET = _ask("search.target", Role.SELECT)
SEARCH_ATTACK = _ask("search.attack", Role.CONFIRM, done_gives_up=True)

# 6.12: politics

POLITICS_WAY = _ask("politics.way", Role.SELECT)

# 6.13: cards

DISCARD = _ask("discard")
REACT_CARD_PLAYED = _ask("react.card_played", Role.REACTION, asked_of_all=True, done_gives_up=True)
REACT_FOUND = _ask("react.found", Role.REACTION, asked_of_all=True, done_gives_up=True)
REACT_STRUCK = _ask("react.struck", Role.REACTION, asked_of_all=True, done_gives_up=True)
REACT_BESIEGED = _ask("react.besieged", Role.REACTION, asked_of_all=True, done_gives_up=True)
REACT_REPELLED = _ask("react.repelled", Role.REACTION, asked_of_all=True, done_gives_up=True)
REACT_CITY_FALLS = _ask("react.city_falls", Role.REACTION, asked_of_all=True, done_gives_up=True)
CARD_ARM = _ask("card.arm")
CARD_CORPS = _ask("card.corps")
CARD_DENOUNCE = _ask("card.denounce")
CARD_DESERT = _ask("card.desert")
CARD_DISBAND = _ask("card.disband")
CARD_ENTRENCH = _ask("card.entrench", done_gives_up=True)
CARD_FEVER = _ask("card.fever")
CARD_INFILTRATE = _ask("card.infiltrate")
CARD_INFILTRATE_TO = _ask("card.infiltrate_to")
CARD_LAND = _ask("card.land")
CARD_LEADER = _ask("card.leader")
CARD_LINE = _ask("card.line", done_gives_up=True)
CARD_MUTINY = _ask("card.mutiny")
CARD_PARDON = _ask("card.pardon")
CARD_PIN = _ask("card.pin")
CARD_PROTECT = _ask("card.protect", done_gives_up=True)
CARD_RECRUIT = _ask("card.recruit")
CARD_RESTORE = _ask("card.restore")
CARD_SPY = _ask("card.spy")
CARD_TRACK = _ask("card.track")
