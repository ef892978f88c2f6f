"""Tricks, the smallest game of the box, which only the tests load: two to six seats, hidden hands, one bot.

Three cards each. In each round all lay one face down; the highest takes the trick; equal tricks are a draw."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.chance import Chance
from engine.core.effects import Effect, Secret, report
from engine.core.fields import CHANCE, Fields, chosen, column, number, partial, passing, setting, some, stored
from engine.core.outcome import Outcome
from engine.core.players import answering
from engine.core.prompts import Option, Prompt, Steps
from engine.core.questions import Questions
from engine.core.rules import Rules

SEATS = ("ant", "bee", "cat", "dog", "elk", "fox")
CARDS = tuple(range(1, 25))
HAND = 3
QUESTIONS = Questions()
LAY = QUESTIONS.declare("lay", secret=True)
BOT: Callable[[Prompt], Option] = lambda prompt: prompt.options[-1]  # noqa: E731 (the highest card of a hand)


@dataclass(slots=True)
class Laid(Effect):
    seat: str
    card: int


@dataclass(slots=True)
class TrickTaken(Effect):
    seat: str
    cards: tuple[tuple[str, int], ...]


@dataclass(slots=True, eq=False)
class State(Fields):
    chance: Chance = stored(CHANCE)
    effects: list[Effect] = passing(list)
    humans: frozenset[str] = stored(chosen(SEATS))
    how_many: int = setting("playing", (2, 3, 4, 5, 6), 2)
    no_take_backs: bool = setting(later=True)
    hands: dict[str, tuple[int, ...]] = stored(column(SEATS, some(CARDS)))
    laid: dict[str, int] = stored(partial(SEATS, number(0, CARDS[-1])))
    tricks: dict[str, int] = stored(column(SEATS, number(0, HAND)), 0)

    @property
    def playing(self) -> tuple[str, ...]:
        return SEATS[: self.how_many]

    @property
    def next(self) -> str:
        """Who lays a card now; empty once the last trick is taken."""
        return next((seat for seat in self.playing if seat not in self.laid and self.hands[seat]), "")


def lay_card(state: State) -> Steps[None]:
    """One seat lays a card; the last one turns them over. A single card is asked for too: silence would tell of it."""
    seat = state.next
    answer = yield Prompt(seat, LAY, tuple(Option(f"card:{card}") for card in state.hands[seat]))
    card = int(answer.value)
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)
    state.laid[seat] = card
    report(Secret(Laid(seat, card), (seat,), Laid(seat, 0)), state.effects)
    if len(state.laid) == len(state.playing):
        taker = max(state.laid, key=lambda each: state.laid[each])
        state.tricks[taker] += 1
        report(TrickTaken(taker, tuple(state.laid.items())), state.effects)
        state.laid = {}


class Tricks(Rules[State]):
    key = "mini"
    seats = SEATS
    scenarios = ("tricks",)
    state = State

    def lay_out(self, state: State, agreed: dict[str, Any]) -> None:
        state.humans &= {*state.playing}
        deck = state.chance.shuffled("deck", CARDS)
        state.hands |= {seat: tuple(sorted(deck[n * HAND : (n + 1) * HAND])) for n, seat in enumerate(state.playing)}

    def next_step(self, state: State) -> Steps[None] | None:
        return answering(lay_card(state), state.humans.__contains__, BOT) if state.next else None

    def waits(self, state: State) -> bool:
        return bool(state.next) and state.next not in state.humans

    def outcome(self, state: State) -> Outcome:
        ranking = tuple(sorted(state.playing, key=lambda seat: -state.tricks[seat]))
        drawn = state.tricks[ranking[0]] == state.tricks[ranking[1]]
        return Outcome(ranking, () if drawn else ranking[:1], "draw" if drawn else "tricks")

    def view(self, state: State, seat: str) -> State:
        seen = state.copy()
        seen.chance = Chance(0)
        seen.hands |= {other: () for other in SEATS if other != seat}
        seen.laid |= {other: 0 for other in state.laid if other != seat}
        return seen

    def imagine(self, state: State, seat: str, luck: Chance) -> None:
        own = {*state.hands[seat], state.laid.get(seat)}
        unseen = luck.shuffled("unseen", [card for card in CARDS if card not in own])
        state.laid |= {other: unseen.pop() for other in state.laid if other != seat}
        for other in (each for each in state.playing if each != seat):
            state.hands[other] = tuple(sorted(unseen.pop() for _ in state.hands[other]))

    def broken_rule(self, state: State) -> str:
        held = [card for hand in state.hands.values() for card in hand] + list(state.laid.values())
        return "a card twice" if len(set(held)) != len(held) else ""


GAME = Tricks()
summary, from_summary = State.pack, GAME.unpack
