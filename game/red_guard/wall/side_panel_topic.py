"""What the sheet beside the posters is about: an attack, what is being planned, units to choose from, or the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.prompts import Prompt
from engine.red_guard import questions
from engine.red_guard.components import AGAINST, POOL, TYPES, UNPLACED, Tile, Unit
from engine.red_guard.state import State
from game.red_guard.under_way import UnderWay
from game.red_guard.wall.zones import attacked_tiles, in_order

MUSTER = (questions.MUSTER_UNIT, questions.MUSTER_COUNT)
PLANNING = (questions.TARGET_TILE, questions.GROUP_UNIT, questions.GROUP_COUNT, questions.LEADER_TO)
FIGHTING = (
    questions.COMBAT_TILE,
    questions.COMBAT_WITH,
    questions.COMBAT_COUNT,
    questions.COMBAT_AGAINST,
    questions.COMBAT_KIND,
)
ALL_SHIFTS = 99
MOST_SLIPS = 18

Subject = Literal["tray", "fight", "plan", "attack", "score"]


@dataclass(frozen=True, slots=True)
class SidePanelTopic:
    """What the sheet is about."""

    state: State
    under_way: UnderWay
    prompt: Prompt | None
    aimed: str
    """What is pointed at: a tile, or an answer of the combat."""
    unfolded: int = ALL_SHIFTS
    """How many shifts of the attack under way are told so far."""

    @property
    def target(self) -> Tile:
        """The tile that is being decided about, or pointed at."""
        context = self.prompt.context if self.prompt else {}
        return context.get("tile") or (self.aimed if self.aimed in AGAINST else "")

    @property
    def subject(self) -> Subject:
        ask = self.prompt.ask if self.prompt else ""
        if self.prompt and not self.prompt.ask.at and tray_units(self.prompt, self.state):
            return "tray"
        if ask in FIGHTING:
            return "fight"
        if ask in PLANNING and (self.target or attacked_tiles(self.state)):
            return "plan"
        return "attack" if self.under_way.attack is not None else "score"


def tray_units(prompt: Prompt, state: State) -> list[Unit]:
    """The units that a question is about, as many as may be taken at once."""
    wanted = [option.value for option in prompt.options if option.kind == "unit"]
    source, ask, context = [], prompt.ask, prompt.context
    if ask == questions.MUSTER_UNIT:
        for unit in wanted:
            source += [unit] * min(state.units[POOL].count(unit), context["left"], MOST_SLIPS // len(TYPES))
    elif ask == questions.MUSTER_COUNT:
        wanted = [context["unit"]]
        source = wanted * max(int(option.value) for option in prompt.options)
    elif ask == questions.PLACE_UNIT:
        source = list(state.units[UNPLACED[prompt.faction]])
    elif ask == questions.COMBAT_WITH:
        source = [unit for unit in context["fresh"] if unit in wanted]
    elif ask == questions.CAPTURE_UNIT:
        source = list(state.units[AGAINST[context["tile"]]])
    else:
        source = list(dict.fromkeys(wanted))
    return in_order([unit for unit in source if unit in wanted])
