"""3.1, 4.1: a faction executing an Operation, perhaps with a Special Activity before, during or after it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from engine.core.prompts import DONE, NO_CONTEXT, Option, Prompt, Refusal, Steps
from engine.people_power.asking import SPACE, ask_space, special_option
from engine.people_power.board import REFORMERS, SPACES, Faction, Piece, Space
from engine.people_power.effects import OperationBegan, SpaceSelected, SpecialBegan
from engine.people_power.momentum import rules
from engine.people_power.state import State
from engine.people_power.verbs import change_resources

OPERATION = "operation"
LIMITED = "limited"
FREE = "free"


@dataclass(slots=True)
class Turn:
    """What has been selected, moved and paid for so far in this Operation."""

    state: State
    faction: Faction
    operation: str = ""
    kind: str = OPERATION
    special_allowed: bool = False
    spaces_allowed: int = len(SPACES)
    within: tuple[Space, ...] = SPACES
    selected: list[Space] = field(default_factory=list)
    special: str = ""
    special_spaces: list[Space] = field(default_factory=list)
    arrived: defaultdict[tuple[Space, Piece], int] = field(default_factory=lambda: defaultdict(int))
    """3.1.2: how many of a kind came to a space and may not move again."""
    removed: int = 0
    """How many pieces the Operation took off the map."""
    declined: bool = False
    """Nothing has happened since the player chose to go on without the Special Activity."""

    @property
    def cost(self) -> int:
        """3.1: Resources per space; nothing for a free Operation (3.1.5)."""
        if self.kind == FREE or self.faction not in self.state.humans:
            return 0
        if self.kind == LIMITED and self.faction == REFORMERS and rules(self.state).reformers_limited_free:
            return 0
        return OPERATIONS[self.operation].cost

    def begin(self) -> None:
        self.state.report(OperationBegan(self.faction, self.operation, self.kind))

    def select(self, space: Space) -> None:
        """3.1, 3.1.1: pay for a space and mark it."""
        self.selected.append(space)
        self.state.report(SpaceSelected(self.faction, self.operation, space))
        change_resources(self.state, self.faction, -self.cost)

    def forbids(self, space: Space) -> str:
        """Why the space cannot be selected (any more) for this Operation."""
        if space in self.selected:
            return "selected"
        if space not in self.within:
            return "event"
        if len(self.selected) >= self.spaces_allowed:
            return "limit"
        return self._unfit(space) or ("" if self._can_pay() else "resources")

    def open_spaces(self) -> list[Space]:
        """The spaces that nothing forbids."""
        if len(self.selected) >= self.spaces_allowed or not self._can_pay():
            return []
        return [space for space in self.within if space not in self.selected and not self._unfit(space)]

    def choose(
        self,
        question: str,
        options: Callable[[], list[Option]],
        context: Mapping[str, Any] = NO_CONTEXT,
        refused: Callable[[], list[Refusal]] | None = None,
    ) -> Steps[Option]:
        """One of the options; the Special Activity may come in between (4.1)."""
        while True:
            offered = options()
            if self.declined and offered == [DONE]:
                return DONE
            offered += self._special_options()
            if len(offered) == 1 and offered[0].kind != "special":
                return offered[0]
            prompt = Prompt(self.faction, question, tuple(offered), context)
            if refused:
                prompt.refused = refused
            chosen = yield prompt
            self.declined = chosen is DONE
            if chosen.kind != "special":
                return chosen
            yield from self.play_special(chosen.value)

    def select_spaces(self, in_each: Callable[[Space], Steps[None]]) -> Steps[None]:
        """3.1.1: select spaces one by one and act in each, until the player stops."""
        question = f"{self.operation}.space"
        while True:
            context = {"kind": self.kind, "cost": self.cost, "selected": len(self.selected)}
            chosen = yield from self.choose(question, self._space_options, context, self._refused)
            if chosen is DONE:
                return
            space = chosen.value
            self.select(space)
            yield from in_each(space)

    def finish(self) -> Steps[None]:
        """4.1: the last moment for the Special Activity."""
        yield from self.choose("special.after", lambda: [DONE])

    def begin_special(self, special: str) -> None:
        self.special = special
        self.state.report(SpecialBegan(self.faction, special))

    def play_special(self, special: str) -> Steps[None]:
        self.begin_special(special)
        yield from SPECIALS[special].play(self)

    def pick_special_space(
        self, can: Callable[[State, Space], bool], limit: int = len(SPACES), may_decline: bool = False
    ) -> Steps[Space]:
        """4.1: another space for the Special Activity; an empty string once the player stops or none is left."""
        if len(self.special_spaces) >= limit:
            return ""
        spaces = [space for space in SPACES if space not in self.special_spaces and can(self.state, space)]
        may_stop = may_decline or bool(self.special_spaces)
        space = yield from ask_space(self.faction, f"{self.special}.space", spaces, may_stop)
        if space:
            self.special_spaces.append(space)
        return space

    def _space_options(self) -> list[Option]:
        spaces = [SPACE[space] for space in self.open_spaces()]
        # An Operation needs at least one space, unless it is a grant (5.1.5) or none can be had any more.
        if self.selected or self.kind == FREE or not (spaces or self._special_options()):
            spaces.append(DONE)
        return spaces

    def _special_options(self) -> list[Option]:
        if not self.special_allowed or self.special:
            return []
        return [special_option(key) for key in OPERATIONS[self.operation].specials if SPECIALS[key].possible(self)]

    def _unfit(self, space: Space) -> str:
        operation = OPERATIONS[self.operation]
        reason = operation.forbids(self.state, space)
        if not reason and operation.forbids_now:
            return operation.forbids_now(self, space)
        return reason

    def _can_pay(self) -> bool:
        return self.cost <= self.state.resources[self.faction]

    def _refused(self) -> list[Refusal]:
        rule = OPERATIONS[self.operation].rule
        reasons = [(space, self.forbids(space)) for space in SPACES]
        refused = [Refusal(SPACE[space], reason, _RULE_OF.get(reason, rule)) for space, reason in reasons if reason]
        for key in OPERATIONS[self.operation].specials:
            option = special_option(key)
            if not self.special_allowed:
                refused.append(Refusal(option, "no_special", "4.1"))
            elif self.special:
                refused.append(Refusal(option, "one_special", "4.1"))
            elif not SPECIALS[key].possible(self):
                refused.append(Refusal(option, "no_space", SPECIALS[key].rule))
        return refused


_RULE_OF = {"selected": "3.1.1", "limit": "2.3.5", "resources": "3.1", "event": "5.1"}


@dataclass(slots=True, frozen=True)
class Operation:
    """One of the twelve Operations, as the faction aid sheets list them."""

    key: str
    faction: Faction
    rule: str
    cost: int
    specials: tuple[str, ...]
    forbids: Callable[[State, Space], str]
    """Why it cannot be done in a space, as a text key; empty if it can."""
    play: Callable[[Turn], Steps[None]]
    forbids_now: Callable[[Turn, Space], str] | None = None
    """The same for what depends on what was already done in this Operation."""


@dataclass(slots=True, frozen=True)
class Special:
    """One of the Special Activities."""

    key: str
    faction: Faction
    rule: str
    possible: Callable[[Turn], bool]
    play: Callable[[Turn], Steps[None]]
    earns: bool = False
    """Whether it brings Resources, so that it can pay for its Operation."""


def anywhere(state: State, space: Space) -> str:
    """Nothing forbids it."""
    return ""


def somewhere(can: Callable[[State, Space], bool]) -> Callable[[Turn], bool]:
    """Possible if it can be done in any space at all."""
    return lambda turn: any(can(turn.state, space) for space in SPACES)


OPERATIONS: dict[str, Operation] = {}
SPECIALS: dict[str, Special] = {}


@cache
def operations_of(faction: Faction) -> tuple[Operation, ...]:
    return tuple(operation for operation in OPERATIONS.values() if operation.faction == faction)


def impossible(turn: Turn) -> str:
    """Why this Operation cannot be begun at all, as a text key; empty if it can."""
    operation, state = OPERATIONS[turn.operation], turn.state
    if all(operation.forbids(state, space) for space in turn.within):
        return "no_space"
    if turn.cost <= state.resources[turn.faction]:
        return ""
    earning = (SPECIALS[key] for key in operation.specials if SPECIALS[key].earns)
    if turn.special_allowed and any(special.possible(turn) for special in earning):
        return ""
    return "resources"
