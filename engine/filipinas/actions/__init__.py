"""5.2.1, 6: a play may hold these actions, in the order of the rulebook."""

from __future__ import annotations

from engine.filipinas.actions.action import Action
from engine.filipinas.actions.attacking import ATTACK_UNITS
from engine.filipinas.actions.dispersing import DISPERSE, REGROUP
from engine.filipinas.actions.entrenching import ENTRENCH
from engine.filipinas.actions.lines import BUILD_LINE
from engine.filipinas.actions.locating import SEARCH
from engine.filipinas.actions.looting import HIDE, LOOT_PROVINCE
from engine.filipinas.actions.moving import MOVE
from engine.filipinas.actions.politics import LIFT, POLITICS
from engine.filipinas.actions.recruiting import RECRUIT
from engine.filipinas.actions.reinforcing import REINFORCE, REPATRIATE
from engine.filipinas.actions.sieges import BESIEGE
from engine.filipinas.actions.stacking import STACK_UNITS, UNSTACK_UNITS
from engine.filipinas.board import SIDES

ACTIONS = {
    action.key: action
    for action in (
        RECRUIT,
        REINFORCE,
        REPATRIATE,
        MOVE,
        STACK_UNITS,
        UNSTACK_UNITS,
        ATTACK_UNITS,
        BUILD_LINE,
        SEARCH,
        BESIEGE,
        DISPERSE,
        REGROUP,
        LOOT_PROVINCE,
        POLITICS,
        ENTRENCH,
        HIDE,
        LIFT,
    )
}
ACTIONS_OF = {side: tuple(action for action in ACTIONS.values() if side in action.sides) for side in SIDES}

__all__ = ["ACTIONS", "ACTIONS_OF", "Action"]
