"""5.2: one side's play of a round: what it has done so far, and what it pays."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.filipinas.board import RIVAL, Side
from engine.filipinas.counters import Counter
from engine.filipinas.effects import ActionBegan, Coordinated
from engine.filipinas.state import State
from engine.filipinas.verbs import change_points

COORDINATION = 1
"""5.2.2.1: coordination costs a point more."""


@dataclass(slots=True)
class Play:
    """One side plays cards, trades, and takes one action or a coordinated one."""

    state: State
    side: Side
    acted: bool = False
    """Anything at all was done: it is no pass."""
    actions: int = 0
    coordinated: bool = False
    """5.2.2.1: it may take any number of actions, the extra point being paid or waived."""
    called: int = 0
    """6.2: brigades that came from Spain for a point in this play."""
    searchers: int = 1
    """6.6: how many brigades may search for one guerrilla without a coordinated action."""
    dispersed: list[Counter] = field(default_factory=list)
    """6.9.2: brigades that formed columns in this play and may still search for nothing."""
    keen: Counter = ""
    """A brigade that searches better in this play."""
    ports_open: bool = False
    """6.4: the fleet in port may be attacked in this play."""
    guns_landed: bool = False
    """The artillery came in this play and cannot besiege yet."""
    war_began: bool = False
    """7: America entered the war in this play, and the Filipinos play next."""
    reacted: bool = False
    """10.2: the non-player has answered this action with a card."""

    @property
    def rival(self) -> Side:
        return RIVAL[self.side]

    @property
    def points(self) -> int:
        return self.state.points[self.side]

    @property
    def may_act(self) -> bool:
        """5.2: one action, or as many as one pays for in a coordinated one."""
        return (self.coordinated or not self.actions) and self.state.points[self.side] > 0

    @property
    def may_still_search(self) -> bool:
        """6.9.2: columns formed in this play search for nothing, even if it was the last point and the only action."""
        return bool(self.dispersed)

    @property
    def may_search_together(self) -> int:
        """5.2.2.1, 6.6: how many brigades may search for one guerrilla."""
        return 99 if self.coordinated else self.searchers

    def begin(self, action: str, cost: int = 1) -> None:
        """5.2.3: an action is declared and paid for."""
        self.actions += 1
        self.acted = True
        self.reacted = False
        self.state.report(ActionBegan(self.side, action))
        self.pay(cost)

    def pay(self, cost: int) -> None:
        change_points(self.state, self.side, -cost)

    def coordinate(self, fee: int = COORDINATION) -> None:
        """5.2.2.1: it costs one point more and allows more than one action."""
        self.coordinated = True
        self.acted = True
        self.state.report(Coordinated(self.side))
        self.pay(fee)
