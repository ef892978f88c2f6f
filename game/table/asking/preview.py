"""What a choice would cost and do, found out by making it in a twin of the game; luck and what follows stay hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.effects import Effect, told_to
from engine.core.prompts import Option, Prompt
from engine.core.questions import Role
from engine.core.session import Session
from game.table.kit.kit import Kit
from game.table.telling.snapshots import Snapshot, choose


@dataclass(frozen=True, slots=True)
class Foreseen:
    """All that comes of a choice until the next decision or turn, and what is asked then."""

    moments: list[Snapshot]
    then: Prompt | None


class Preview:
    """Of one moment of a game: remembers what it found."""

    def __init__(self, kit: Kit, session: Session[Any]) -> None:
        self._kit = kit
        self._session = session
        self._found: dict[str, Foreseen] = {}

    def of(self, option: str) -> list[Snapshot]:
        """As far as the one who decides can know."""
        return list(self._known(self._readable(self._try(option).moments)))

    def totals(self, option: str) -> dict[str, tuple[int, int]]:
        """The victory totals that the choice would change: before and after."""
        known = self.of(option)
        if not known:
            return {}
        say = self._kit.wording.totals
        before, after = say(self._session.state), say(known[-1].state)
        return {faction: (before[faction], after[faction]) for faction in before if before[faction] != after[faction]}

    def effects(self, option: str) -> list[Effect]:
        """All that comes of a choice until the next decision, be it luck."""
        return [moment.effect for moment in self._readable(self._try(option).moments)]

    def words(self, option: str) -> list[str]:
        """Without what the player has just pointed at."""
        wording, left_out = self._kit.wording, self._kit.previewing.leaves_out
        told = [moment.effect for moment in self.of(option) if not isinstance(moment.effect, left_out)]
        lines = map(wording.line, wording.told_once(told))
        return [line.text for line in lines if line is not None]

    def changes_nothing(self, option: str) -> bool:
        """Whether nothing comes of the choice but its price: no luck falls, and nothing is asked about it."""
        prompt, kit = self._session.prompt, self._kit
        assert prompt is not None, "only answers are tried"
        if not prompt.ask.may_be_idle or kit.previewing.leads_on(Option(option), prompt, self._session.state):
            return False
        foreseen = self._try(option)
        luck = self._session.state.chance.counter
        after = self._session.state
        for moment in foreseen.moments:
            if kit.telling.ends_turn(moment.effect):
                return kit.previewing.is_unchanged(self._session.state, after)
            after = moment.state
            if moment.state.chance.counter != luck or isinstance(moment.effect, kit.previewing.stops_at):
                return False
            if not isinstance(moment.effect, kit.previewing.leaves_out) and not kit.previewing.is_idle(
                moment.effect, prompt.seat
            ):
                return False
        then = foreseen.then
        if then is None or then.seat != prompt.seat:
            return False
        return then.ask == prompt.ask or Role.AFTER in then.ask.role

    def ends_turn(self, option: str) -> bool:
        """Whether the turn is over with it, with nothing more to decide."""
        return any(self._kit.telling.ends_turn(moment.effect) for moment in self._try(option).moments)

    def price(self, option: str) -> str:
        """What the choice costs, in words; empty if nothing."""
        prompt, known = self._session.prompt, self.of(option)
        if prompt is None or not known:
            return ""
        return self._kit.wording.cost(self._session.state, known[-1].state, prompt.seat)

    def _try(self, option: str) -> Foreseen:
        if option not in self._found:
            twin = self._session.fork()
            self._found[option] = Foreseen(choose(twin, option), twin.prompt)
        return self._found[option]

    def _readable(self, moments: Iterable[Snapshot]) -> Iterator[Snapshot]:
        """By the one who decides."""
        prompt = self._session.prompt
        seats = (prompt.seat,) if prompt else ()
        return (Snapshot(effect, state) for raw, state in moments for effect in told_to([raw], seats))

    def _known(self, moments: Iterable[Snapshot]) -> Iterator[Snapshot]:
        """Neither luck nor what others answer in a turn of theirs."""
        luck, turn = self._session.state.chance.counter, self._kit.telling.turn_of(self._session.state)
        for moment in moments:
            if moment.state.chance.counter != luck or isinstance(moment.effect, self._kit.previewing.stops_at):
                return
            if self._kit.telling.turn_of(moment.state) != turn:
                return
            yield moment
