"""3.1, 4.1: a faction executes an Operation, perhaps with a Special Activity before, during or after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.prompts import DONE, NO_CONTEXT, Option, Prompt, Refusal, Steps, no_refusals
from engine.core.questions import Ask
from engine.people_power import questions
from engine.people_power.activities import SPECIALS
from engine.people_power.asking import RULE_OF, SPACE, ask_space, refused_spaces, special_option
from engine.people_power.board import REFORMERS, SPACES, Faction, Space, as_faction, as_space
from engine.people_power.effects import OperationBegan, SpaceSelected, SpecialBegan
from engine.people_power.in_force import rules
from engine.people_power.negotiation import negotiate, refused_requests, requests
from engine.people_power.operations import OPERATIONS
from engine.people_power.questions import QUESTIONS
from engine.people_power.state import State
from engine.people_power.verbs import change_resources

OPERATION = "operation"
LIMITED = "limited"
FREE = "free"


def _never() -> bool:
    return False


def _no_context() -> Mapping[str, Any]:
    return NO_CONTEXT


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
    removed: int = 0
    """How many pieces the Operation took off the map."""
    declined: bool = False
    """Nothing has happened since the player chose to go on without the Special Activity."""
    asked: list[Faction] = field(default_factory=list)
    """1.4.1: who was asked for Resources in this Operation."""

    @property
    def cost(self) -> int:
        """3.1: each space costs so many Resources; a free Operation costs nothing (3.1.5)."""
        if self.kind == FREE or self.faction not in self.state.humans:
            return 0
        if self.kind == LIMITED and self.faction == REFORMERS and rules(self.state).reformers_limited_free:
            return 0
        return OPERATIONS[self.operation].cost

    def can_pay(self) -> bool:
        """3.1: whether the faction has the Resources for another space."""
        return self.cost <= self.state.resources[self.faction]

    def begin(self) -> None:
        self.state.moved = {}
        self.state.report(OperationBegan(self.faction, self.operation, self.kind))

    def has_space(self) -> bool:
        """Whether there is a space for the Operation at all, be it paid for or not."""
        forbids, state = OPERATIONS[self.operation].forbids, self.state
        for space in self.within:  # noqa: SIM110 (asked for every Operation of every turn)
            if not forbids(state, space):
                return True
        return False

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
        return self._unfit(space) or ("" if self.can_pay() else "resources")

    def open_spaces(self) -> list[Space]:
        if len(self.selected) >= self.spaces_allowed or not self.can_pay():
            return []
        operation, state, selected = OPERATIONS[self.operation], self.state, self.selected
        forbids, forbids_now = operation.forbids, operation.forbids_now
        return [
            space
            for space in self.within
            if space not in selected and not forbids(state, space) and not (forbids_now and forbids_now(self, space))
        ]

    def strands(self, act: Callable[[State], object] | None = None, space: Space = "") -> bool:
        """4.1: whether the Operation, if no space is selected yet, would have none to pay for after that act, which
        harms it nowhere but in the space (none given: anywhere)."""
        if self.selected or not self.special_allowed:
            return False
        if act is None or space:
            open_elsewhere = self._has_open_space(besides=space)
            if open_elsewhere or act is None:
                return not open_elsewhere
        twin = Turn(self.state.copy(), self.faction, self.operation)
        act(twin.state)
        return not twin._has_open_space()

    def choose(
        self,
        question: Ask,
        options: Callable[[], list[Option]],
        context: Callable[[], Mapping[str, Any]] = _no_context,
        refused: Callable[[], list[Refusal]] = no_refusals,
        short: Callable[[], bool] = _never,
        in_space: bool = False,
    ) -> Steps[Option]:
        """Ask for one of the options. In between may come the Special Activity (4.1), except in the middle of a space,
        and a request for Resources if the faction is short of them (1.4.1).
        """
        interrupted = False
        while True:
            own = options()
            asks = requests(self.state, self.faction, self.asked) if short() else []
            if self.declined and own == [DONE] and not asks:
                return DONE
            offered = own + asks if in_space else own + self._special_options() + asks
            # What was decided in between, or cannot be, may change the player's mind about the one way to go on.
            if len(offered) == len(own) == 1 and (own[0] is DONE or not (interrupted or self._withholds_special())):
                return own[0]

            def explained() -> list[Refusal]:
                specials = [] if in_space else self._refused_specials()
                transfers = refused_requests(self.state, self.faction, self.asked) if short() else []
                return refused() + specials + transfers

            chosen = yield Prompt(self.faction, question, tuple(offered), context(), explained)
            self.declined = chosen is DONE and not in_space
            if chosen.kind == "special":
                yield from self.play_special(chosen.value)
            elif chosen in asks:
                self.asked.append(as_faction(chosen.value))
                yield from negotiate(self.state, self.faction, chosen)
            else:
                return chosen
            interrupted = True

    def select_spaces(self, in_each: Callable[[Space], Steps[None]]) -> Steps[None]:
        """3.1.1: select spaces one by one and act in each, until the player stops."""
        question = QUESTIONS[f"{self.operation}.space"]

        def context() -> Mapping[str, Any]:
            return {"kind": self.kind, "cost": self.cost, "selected": len(self.selected)}

        while True:
            chosen = yield from self.choose(
                question, self._space_options, context, self._refused_spaces, self._is_short_for_a_space
            )
            if chosen is DONE:
                return
            space = as_space(chosen.value)
            self.select(space)
            yield from in_each(space)

    def finish(self) -> Steps[None]:
        """4.1: this is the last moment for the Special Activity."""
        yield from self.choose(questions.SPECIAL_AFTER, lambda: [DONE])

    def begin_special(self, special: str) -> None:
        self.special = special
        self.state.report(SpecialBegan(self.faction, special))

    def play_special(self, special: str) -> Steps[None]:
        self.begin_special(special)
        yield from SPECIALS[special].play(self)

    def pick_special_space(
        self, refuses: Callable[[Space], str], limit: int = len(SPACES), may_decline: bool = False
    ) -> Steps[Space]:
        """4.1: another space for the Special Activity; an empty string once the player stops or none is left."""
        if len(self.special_spaces) >= limit:
            return ""

        def forbids(space: Space) -> str:
            return "selected" if space in self.special_spaces else refuses(space)

        spaces = [space for space in SPACES if not forbids(space)]
        may_stop = may_decline or bool(self.special_spaces)

        def refused() -> list[Refusal]:
            return refused_spaces(forbids, SPECIALS[self.special].rule, selecting="4.1")

        question = QUESTIONS[f"{self.special}.space"]
        space = yield from ask_space(self.faction, question, spaces, may_stop, refused=refused)
        if space:
            self.special_spaces.append(space)
        return space

    def _space_options(self) -> list[Option]:
        spaces = [SPACE[space] for space in self.open_spaces()]
        # An Operation needs at least one space, unless it is a grant (5.1.5).
        if self.selected or self.kind == FREE:
            spaces.append(DONE)
        return spaces

    def _special_options(self) -> list[Option]:
        if not self.special_allowed or self.special:
            return []
        return [special_option(key) for key in OPERATIONS[self.operation].specials if not SPECIALS[key].refuses(self)]

    def _withholds_special(self) -> bool:
        """4.1: a Special Activity is possible, but not before a space is selected."""
        specials = OPERATIONS[self.operation].specials if self.special_allowed and not self.special else ()
        return any(SPECIALS[key].refuses(self) == "strands" for key in specials)

    def _has_open_space(self, besides: Space = "") -> bool:
        if len(self.selected) >= self.spaces_allowed or not self.can_pay():
            return False
        return self._has_fit_space(besides)

    def _has_fit_space(self, besides: Space = "") -> bool:
        taken = (*self.selected, besides)
        return any(space not in taken and not self._unfit(space) for space in self.within)

    def _is_short_for_a_space(self) -> bool:
        """1.4.1: whether nothing but Resources is missing for another space."""
        return not self.can_pay() and len(self.selected) < self.spaces_allowed and self._has_fit_space()

    def _unfit(self, space: Space) -> str:
        operation = OPERATIONS[self.operation]
        reason = operation.forbids(self.state, space)
        if not reason and operation.forbids_now:
            return operation.forbids_now(self, space)
        return reason

    def _refused_spaces(self) -> list[Refusal]:
        return refused_spaces(self.forbids, OPERATIONS[self.operation].rule)

    def _refused_specials(self) -> list[Refusal]:
        refused = []
        for key in OPERATIONS[self.operation].specials:
            special = SPECIALS[key]
            if not special.exists(self.state):
                continue
            if not self.special_allowed:
                refused.append(Refusal(special_option(key), "no_special", "4.1"))
            elif self.special:
                refused.append(Refusal(special_option(key), "one_special", "4.1"))
            elif reason := special.refuses(self):
                refused.append(Refusal(special_option(key), reason, RULE_OF.get(reason, special.rule)))
        return refused


def is_possible(turn: Turn) -> bool:
    """3.1, 4.1: whether this Operation can be begun: in some space, be it with the help of a Special Activity."""
    if turn.can_pay() and turn.has_space():
        return True
    if not turn.special_allowed:
        return False
    helping = (SPECIALS[key] for key in OPERATIONS[turn.operation].specials if SPECIALS[key].helps(turn))
    return any(not special.refuses(turn) for special in helping)


def impossible(turn: Turn) -> str:
    """Why this Operation cannot be begun at all, as a text key; empty if it can."""
    if is_possible(turn):
        return ""
    return "resources" if turn.has_space() else "no_space"
