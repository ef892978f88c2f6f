"""4.0: an event being carried out: the vocabulary in which the table is written.

What can be done is done, the rest is skipped. "Each faction" are those in play for somebody: seats and controlled ones;
"the faction with most" may be a neutral one too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.prompts import DONE, Option, Steps
from engine.red_guard import questions, verbs
from engine.red_guard.asking import ask, ask_unit, stack_option
from engine.red_guard.components import (
    CIVIL_SUPPORT,
    FACTIONS,
    PILE,
    PLA,
    POOL,
    TYPE,
    UNIT,
    Faction,
    Place,
    Type,
    Unit,
)
from engine.red_guard.effects import CommitteesFormed, NothingDone
from engine.red_guard.non_players import controlled, neutral
from engine.red_guard.recovery import arrive
from engine.red_guard.state import (
    NOBODY,
    State,
    active_factions,
    pile_of,
    places_in_play,
    seat_of,
    seats_left,
    tiles_of,
    tiles_of_type,
    units_in_play,
)

CHECKS_FROM_TURN = 4
"""8.3.3: events put the Chairman's life in question only from this Game-Turn on."""


@dataclass(frozen=True, slots=True)
class Execution:
    """One event is carried out in one Game-Turn."""

    state: State
    number: int

    # Chaos and the Chairman

    def chaos(self, amount: int) -> None:
        if amount > 0:
            verbs.raise_chaos(self.state, amount)
        else:
            verbs.lower_chaos(self.state, -amount)

    def check_death(self) -> None:
        """8.3.3"""
        if self.state.turn >= CHECKS_FROM_TURN:
            verbs.check_death(self.state)

    def pass_chairman(self, seat: Faction) -> None:
        """8.3.1: the marker goes to another hand, while he lives; whoever has it already keeps it as it is."""
        if not self.state.alive:
            return
        if self.state.holder == seat:
            self.state.report(NothingDone(self.number, "chairman"))
        else:
            verbs.pass_chairman(self.state, seat)

    def last(self) -> None:
        """What `in_force` has under this event holds until the end of the Game-Turn."""
        self.state.in_force |= {self.number}

    def form_committees(self) -> bool:
        """6.1: from now on types may combine; returns whether they could not before."""
        if self.state.committees:
            return False
        self.state.committees = True
        self.state.report(CommitteesFormed())
        return True

    # Who

    def pick(self, purpose: str, among: list[Faction]) -> Faction:
        return self.state.chance.pick(purpose, among)

    def random_seat(self) -> Faction:
        return self.pick("seat", seats_left(self.state))

    def seat_with_fewest_tiles(self) -> Faction:
        return self.with_fewest_tiles(seats_left(self.state))

    def with_fewest_tiles(self, among: list[Faction]) -> Faction:
        """Ties are broken at random."""
        return self._extreme(among, lambda faction: -len(tiles_of(self.state, faction)))

    def highest_roller(self, seats: list[Faction]) -> Faction:
        """Those who are equal do it again."""
        while len(seats) > 1:
            dice = {seat: verbs.roll(self.state, f"auction.{seat}") for seat in seats}
            seats = [seat for seat in seats if dice[seat] == max(dice.values())]
        return seats[0]

    def faction_with_most_tiles(self, associated: Type | None = None) -> Faction:
        """It counts tiles of a type, or of any; ties are broken at random."""
        state = self.state
        left = [faction for faction in FACTIONS if faction not in state.lost]
        if associated is None:
            return self._extreme(left, lambda faction: len(tiles_of(state, faction)))
        return self._extreme(left, lambda faction: tiles_of_type(state, faction, associated))

    def in_play(self, faction: Faction, kind: Type) -> int:
        return sum(TYPE[unit] == kind for unit in units_in_play(self.state, faction))

    def _extreme(self, among: list[Faction], worth: Callable[[Faction], int]) -> Faction:
        best = max(worth(faction) for faction in among)
        return self.pick("tied", [faction for faction in among if worth(faction) == best])

    # Non-player factions

    def controlled(self) -> list[Faction]:
        return controlled(self.state)

    def neutral(self) -> list[Faction]:
        return neutral(self.state)

    def give(self, faction: Faction, seat: Faction) -> None:
        """2.3"""
        verbs.give_control(self.state, faction, seat)

    def make_neutral(self, faction: Faction) -> None:
        """3.3.2"""
        verbs.make_neutral(self.state, faction)

    def no_such_faction(self) -> None:
        """Where no non-player faction fits, the intrigue itself stirs the country up."""
        self.state.report(NothingDone(self.number, "non_player"))
        self.chaos(1)

    def wake_one_for_two(self) -> None:
        """With two seats and nobody under control a random neutral faction wakes."""
        if len(seats_left(self.state)) == 2 and self.neutral():
            self.give(self.pick("non_player", self.neutral()), self.random_seat())
        else:
            self.no_such_faction()

    # Units

    def each_recovers(
        self, count: int, kind: Type | None = None, where: Callable[[Faction], bool] = lambda faction: True
    ) -> Steps[None]:
        """Each faction recovers so many units of a type or of any."""
        for faction in active_factions(self.state):
            if where(faction):
                yield from self.recover(faction, count, kind)

    def recover(self, faction: Faction, count: int, kind: Type | None = None) -> Steps[None]:
        """They go from the own neutralized units to Attack or Defence."""
        state = self.state
        for left in range(count, 0, -1):
            units = [unit for unit in pile_of(state, faction) if kind in (None, TYPE[unit])]
            unit = yield from ask_unit(state, faction, questions.EVENT_RECOVER, units, context=self._context(left=left))
            if unit:
                yield from arrive(state, faction, unit, 1, PILE[faction], "recover")

    def neutralize(self, faction: Faction, count: int, kind: Type) -> Steps[None]:
        """So many units of a type in play, wherever the owner chooses; at random if nobody commands them."""
        unit = UNIT[faction][kind]
        for _ in range(count):
            places = [place for place in places_in_play(self.state, faction) if unit in self.state.units[place]]
            if not places:
                self.state.report(NothingDone(self.number, "units"))
                return
            place = yield from self._choose_place(faction, unit, places)
            verbs.neutralize(self.state, (unit,), place)

    def take_from_pool(self, faction: Faction, count: int, kind: Type) -> Steps[None]:
        """It takes up to so many units of a type, chosen, not drawn."""
        unit = UNIT[faction][kind]
        count = min(count, self.state.units[POOL].count(unit))
        yield from arrive(self.state, faction, unit, count, POOL, "reinforce", may_stay=True)

    def to_civil_support(self, faction: Faction) -> Steps[None]:
        """One PLA unit, even a neutralized one, unless it is frozen beside the Chairman."""
        state, unit = self.state, UNIT[faction][PLA]
        places = [*places_in_play(state, faction), PILE[faction]]
        open_places = [
            place for place in places if unit in state.units[place] and place != CIVIL_SUPPORT and place != state.seated
        ]
        options = [*(stack_option(unit, place) for place in open_places), DONE]
        chosen = yield from ask(state, faction, questions.EVENT_CIVIL_SUPPORT, options, self._context())
        if chosen is not DONE:
            verbs.to_civil_support(state, unit, 1, _place_in(chosen))

    def _choose_place(self, faction: Faction, unit: Unit, places: list[Place]) -> Steps[Place]:
        if seat_of(self.state, faction) == NOBODY:
            return self.state.chance.pick("place", places)
        options = [stack_option(unit, place) for place in places]
        chosen = yield from ask(self.state, faction, questions.EVENT_NEUTRALIZE, options, self._context())
        return _place_in(chosen)

    def _context(self, **more: int) -> dict[str, int]:
        return {"event": self.number, **more}


def _place_in(stack: Option) -> Place:
    return stack.value.partition("@")[2]
