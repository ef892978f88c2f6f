"""A game in progress: what is asked, what was answered, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any, Generic, NamedTuple

from engine.core import saves
from engine.core.effects import Effect
from engine.core.errors import GameError, NothingToDecide, NothingToUndo, NotOnOffer, SaveError
from engine.core.game import Game, Plain, S
from engine.core.imagining import Position
from engine.core.outcome import Outcome, conceded_by
from engine.core.prompts import Option, Prompt, Steps


def _nobody_listens(state: Any) -> list[Effect]:
    return []


UNFITTING = "The recorded choices of this game do not fit its rules."


@contextmanager
def _fitting_the_rules() -> Iterator[None]:
    """A record from outside can trip any rule, and whatever it trips means the same."""
    try:
        yield
    except SaveError:
        raise
    except Exception as wrong:
        raise SaveError(UNFITTING) from wrong


class Start(NamedTuple, Generic[S]):
    """Where a step began: after how many choices and steps, and the state then."""

    choices: int
    steps: int
    state: S


class Place(NamedTuple):
    """Where in a game a session stands."""

    choices: int
    steps: int
    """That have ended."""
    under_way: bool


class Session(Generic[S]):
    """Drives a game from decision to decision.

    Between steps no generator is alive, so a state copied at the start of a step, and the choices made since, are all
    that undo, fork and save need.
    """

    game: Game[S]
    state: S
    prompt: Prompt | None
    over: bool
    opening: list[Effect]
    """These Effects came before the first decision."""
    conceded: str
    """Who has given the game up; empty for one that goes on, or that ended by its rules."""
    players: dict[str, str]
    """Which machine sits in a seat that is a person's for the rules, by its kind: what it chose is in the history."""
    held: bool
    """Whether the last choice ended a turn that its player has not let go of: whoever shows it waits with the rest.

    Saves and forks keep it; what is chosen, advanced or taken back ends it.
    """
    names: dict[str, str]
    """What the people in some seats are called."""
    _choices: list[str]
    """Every choice made so far, by its key: what comes out of a save makes no Option until a prompt offers it."""
    _running: Steps[None] | None
    """It runs the step under way; it is None between two steps."""
    _finished: int
    """How many steps have ended."""

    def __init__(self, game: Game[S], state: S, players: Mapping[str, str] | None = None) -> None:
        self.players = dict(players or {})
        self.names = {}
        self._set(game, Start(0, 0, state.copy()), [], Start(0, 0, state))
        self._play_on(through_non_players=False)
        self.opening = self._told()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self.conceded:
            return conceded_by(self.conceded, self.game.seats)
        return self.game.outcome(self.state) if self.over else None

    @property
    def ranking(self) -> tuple[str, ...]:
        """First place first; empty while the game goes on."""
        outcome = self.outcome
        return outcome.ranking if outcome else ()

    @property
    def history(self) -> tuple[Option, ...]:
        return Option.several(self._choices)

    @property
    def people(self) -> frozenset[str]:
        """The seats that persons sit in: to the rules a machine is one of them, too."""
        return self.state.humans - self.players.keys()

    def view(self, seat: str) -> S:
        """The state as that seat may know it."""
        return self.game.view(self.state, seat)

    @property
    def position(self) -> Position[S]:
        """Where the step that asks now began, and what was answered since."""
        if self.prompt is None:
            raise NothingToDecide("No player is to decide now.")
        start = self._starts[-1]
        return Position(self.game, start.state, Option.several(self._choices[start.choices :]))

    def choose(self, option: Option | str) -> list[Effect]:
        """Answer the prompt; returns the Effects until the next decision or non-player's turn."""
        prompt = self.prompt
        if prompt is None:
            raise NothingToDecide(
                "The game is over." if self.over else "No player is to decide now: advance the non-player's turn first."
            )
        chosen = option if isinstance(option, Option) else prompt.option(option)
        if chosen not in prompt.options:
            raise NotOnOffer(f"{option!r} is not on offer for {prompt.ask!r}.")
        made = len(self._choices)
        try:
            self._answer(chosen, through_non_players=False)
        except Exception:
            self.return_to(made)
            raise
        return self._told()

    def advance(self) -> list[Effect]:
        """Play the non-player's turn that is due; returns its Effects and all until the next decision or turn."""
        if self.over:
            raise NothingToDecide("The game is over.")
        if self.prompt is not None:
            raise NothingToDecide(f"{self.prompt.seat} is to decide: {self.prompt.ask!r}.")
        finished, starts = self._finished, len(self._starts)
        try:
            self._begin_step()
            self._play_on(through_non_players=False)
            self.held = False
        except Exception:
            self._finished, self._running, self.prompt = finished, None, None
            if self._starts[starts:]:
                self.state = self._starts[starts].state
                del self._starts[starts:]
            raise
        return self._told()

    def concede(self, seat: str) -> None:
        """A person gives the game up, whoever is to decide: it is over, and whatever is under way stays as it is."""
        if self.over:
            raise NothingToDecide("The game is over.")
        if seat not in self.people:
            raise NotOnOffer(f"Nobody sits in {seat!r} who could concede.")
        self.conceded, self.over, self.held, self.prompt = seat, True, False, None

    def undo(self) -> None:
        """Back to the moment before the last decision, or before a concession; dice and cards stay what they were."""
        if self.conceded:
            self._go_on()
            return
        if not self._choices:
            raise NothingToUndo("There is no earlier decision to go back to.")
        self.return_to(len(self._choices) - 1)

    def return_to(self, decisions: int) -> None:
        """Back to the moment after so many decisions; if the record does not fit the rules, nothing is lost."""
        earlier = [start for start in self._starts if start.choices <= decisions]
        start = earlier.pop() if earlier else self._first
        now = self.__dict__.copy()
        try:
            self._restart(self.game, self._first, self._choices[:decisions], start, earlier, under_way=True)
        except Exception as wrong:
            self.__dict__ = now
            if isinstance(wrong, GameError):
                raise
            raise SaveError(saves.DAMAGED) from wrong

    def fork(self) -> Session[S]:
        """Return a second session at the same point, with the same history and the same future luck."""
        twin: Session[S] = Session.__new__(Session)
        twin.players, twin.names = dict(self.players), dict(self.names)
        under_way = self._running is not None
        twin._restart(self.game, self._first, self._choices, self._restart_point(), self._starts[:-1], under_way)
        twin.held = self.held
        if self.conceded:
            twin.concede(self.conceded)
        return twin

    def at(self, decisions: int) -> Session[S]:
        """A session as it was after that many decisions: for replays and for branching off."""
        if not 0 <= decisions <= len(self._choices):
            raise NothingToUndo(f"This game has no decision number {decisions}.")
        twin = self.fork()
        if decisions < len(self._choices):
            twin.return_to(decisions)
        return twin

    def replay(self) -> Iterator[tuple[int, S, list[Effect]]]:
        """Play all finished steps again, and yield for each how many decisions were made by its end, the state then,
        and its Effects.
        """
        with _fitting_the_rules():
            yield from self._replayed()

    def _replayed(self) -> Iterator[tuple[int, S, list[Effect]]]:
        state, used = self._first.state.copy(), 0
        for _ in range(self._finished):
            steps = self.game.next_step(state)
            if steps is None:
                raise SaveError("The record of this game goes on after its end.")
            try:
                prompt = next(steps)
                while True:
                    option = prompt.option(self._choices[used]) if used < len(self._choices) else None
                    if option is None:
                        raise SaveError(UNFITTING)
                    used += 1
                    prompt = steps.send(option)
            except StopIteration:
                told, state.effects = state.effects, []
                yield used, state.copy(), told

    def retell(self, listener: Callable[[S], list[Effect]] = _nobody_listens) -> Iterator[tuple[int, list[Effect]]]:
        """All Effects until now, in the portions in which they were told: (decisions made until then, Effects).

        `listener` makes the list into which a state tells them, for those who want to look at it meanwhile. Once all is
        told, the way back is as short as in a game that was never saved.
        """
        first = self._first.state.copy()
        first.effects = listener(first)
        with _fitting_the_rules():
            twin: Session[S] = Session(self.game, first)
            yield 0, twin.opening
            while twin.place != self.place:
                made = len(twin._choices)
                twin.state.effects = listener(twin.state)
                told = twin.advance() if twin.prompt is None else twin.choose(self._choices[made])
                yield len(twin._choices), told
            known = self._starts[0].steps if self._starts else self._finished
            self._starts[:0] = [start for start in twin._starts if start.steps < known]

    def without_past(self) -> Session[S]:
        """The same game from the step under way on, for one whose record does not fit the rules as they are now."""
        start = self._restart_point()
        fresh: Session[S] = Session(self.game, start.state.copy(), self.players)
        fresh.names = dict(self.names)
        if self._running is not None and fresh._running is None:
            fresh.advance()
        for key in self._choices[start.choices :]:
            fresh.choose(key)
        if self.conceded:
            fresh.concede(self.conceded)
        return fresh

    @property
    def place(self) -> Place:
        return Place(len(self._choices), self._finished, self._running is not None)

    @cached_property
    def _packed_first(self) -> Plain:
        """How the game began, as every save says again."""
        return self.game.pack(self._first.state)

    def save(self) -> bytes:
        """The whole game as bytes; `load` of the same game gives it back.

        Where the record has grown beyond what a save may hold, the step under way is its beginning: no game, however
        it was come by, goes on without being accepted again.
        """
        start = self._restart_point()
        last = self.game.pack(start.state)
        if len(self._choices) <= saves.MAX_CHOICES and start.steps <= saves.MAX_STEPS:
            whole = self._packed(self._packed_first, self._choices, last, start.choices, start.steps)
            if saves.fits(whole):
                return whole
        return self._packed(last, self._choices[start.choices :], last, 0, 0)

    def _packed(self, first: Plain, choices: list[str], last: Plain, last_choices: int, last_steps: int) -> bytes:
        return saves.pack(
            self.game.key,
            {
                "first": first,
                "choices": choices,
                "last": last,
                "last_choices": last_choices,
                "last_steps": last_steps,
                "under_way": self._running is not None,
            }
            | ({"players": self.players} if self.players else {})
            | ({"names": self.names} if self.names else {})
            | ({"held": True} if self.held else {})
            | ({"conceded": self.conceded} if self.conceded else {}),
        )

    @classmethod
    def load(cls, game: Game[S], data: bytes) -> Session[S]:
        """A session from `save`; raises SaveError with a sentence for the player."""
        body = saves.unpack(game.key, data)
        choices = saves.texts(body, "choices")
        first = Start(0, 0, game.unpack(body.get("first")))
        made = saves.number(body, "last_choices", 0, len(choices))
        steps = saves.number(body, "last_steps", 0, saves.MAX_STEPS)
        last = Start(made, steps, game.unpack(body.get("last")))
        under_way = saves.flag(body, "under_way")
        session: Session[S] = cls.__new__(cls)
        session.players = saves.pairs(body, "players", first.state.humans)
        session.names = saves.pairs(body, "names", first.state.humans)
        if not {*session.players.values()} <= {*game.machines}:
            raise SaveError(saves.DAMAGED)
        try:
            session._resume(game, first, choices, last, under_way)
            if conceded := body.get("conceded"):
                session.concede(conceded)
        except Exception as wrong:
            # A state that can be described but never be reached can trip any rule.
            raise SaveError(saves.DAMAGED) from wrong
        session.held = "held" in body and saves.flag(body, "held") and bool(session._choices) and not session.conceded
        return session

    def _set(self, game: Game[S], first: Start[S], choices: list[str], now: Start[S]) -> None:
        self.game = game
        self.state = now.state
        self.prompt = None
        self.over = self.held = False
        self.conceded = ""
        self.opening = []
        self._first = first
        self._choices = choices[: now.choices]
        self._finished = now.steps
        self._starts: list[Start[S]] = []
        self._running = None

    def _resume(self, game: Game[S], first: Start[S], choices: list[str], last: Start[S], under_way: bool) -> None:
        """From a save; if its choices since do not fit the rules as they are now, the step under way begins again."""
        try:
            self._restart(game, first, choices, last, [], under_way)
        except SaveError:
            self._restart(game, first, choices[: last.choices], last, [], under_way)

    def _restart(
        self,
        game: Game[S],
        first: Start[S],
        choices: list[str],
        start: Start[S],
        earlier: list[Start[S]],
        under_way: bool,
    ) -> None:
        """`under_way`: the step from `start` has begun, be it a player's or a non-player's that asks a player."""
        self._set(game, first, choices, start._replace(state=start.state.copy()))
        self._starts = list(earlier)
        self._play_on(through_non_players=under_way)
        self._replay(choices[start.choices :])

    def _restart_point(self) -> Start[S]:
        """From where a restart leads here: now, or the start of the step that is under way."""
        if self._running is None:
            return Start(len(self._choices), self._finished, self.state.copy())
        return self._starts[-1]

    def _go_on(self) -> None:
        """As if nobody had conceded."""
        under_way = self._running is not None
        self._restart(self.game, self._first, self._choices, self._restart_point(), self._starts[:-1], under_way)

    def _replay(self, choices: list[str]) -> None:
        for key in choices:
            option = self.prompt.option(key) if self.prompt is not None else None
            if option is None:
                raise SaveError(UNFITTING)
            self._answer(option, through_non_players=True)
        self._told()

    def _answer(self, option: Option, through_non_players: bool) -> None:
        assert self._running is not None
        self.held = False
        self._choices.append(option.key)
        try:
            self.prompt = self._running.send(option)
        except StopIteration:
            self._step_ended()
            self._play_on(through_non_players)

    def _play_on(self, through_non_players: bool) -> None:
        while self._running is None and not self.over:
            if self.game.waits(self.state) and not through_non_players:
                return
            self._begin_step()

    def _begin_step(self) -> None:
        start = Start(len(self._choices), self._finished, self.state.copy())
        steps = self.game.next_step(self.state)
        if steps is None:
            self.over = True
            return
        self._starts.append(start)
        self._running = steps
        try:
            self.prompt = next(steps)
        except StopIteration:
            self._step_ended()

    def _step_ended(self) -> None:
        self._running = self.prompt = None
        self._finished += 1

    def _told(self) -> list[Effect]:
        told: list[Effect] = self.state.effects
        self.state.effects = []
        return told
