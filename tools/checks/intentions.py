"""How true are the threats that are told before an answer, and once the own turn is known? Games say it.

python -m tools.checks.intentions --game people_power --positions 300
python -m tools.checks.intentions --game people_power --positions 300 --thinking     rivals that think

A machine plays one seat, by turns each of them, and the others are non-players or machines. At every turn of that seat
it is asked what threatens, twice; then the game goes on to its next turn, and whoever lost what there is compared.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from time import process_time
from typing import Any

from engine import games
from engine.core.chance import Chance
from engine.core.imagining import Position
from engine.core.prompts import Option, Prompt
from engine.core.thinking.budget import Budget
from engine.core.thinking.intentions import CALM, DANGER, FRACTIONS, Foreboding, fraction
from engine.core.thinking.plans import Answers
from engine.core.thinking.search import Search
from tools.cores import Cores, add_options, chosen_cores, on_all_cores

PLAYER = Budget(plans=12, futures=0)
"""How much whoever thinks in these games thinks: as an apprentice does."""
Place = tuple[str, str]
"""It names a rival and a part of the board."""


@dataclass
class Told:
    """What was said of a position, and how long it took."""

    chances: dict[Place, float]
    word: str
    seconds: float


@dataclass
class Turn:
    """What was said before the first answer of a turn and after the last one, and what was lost until the next."""

    before: Told | None = None
    known: Told | None = None
    lost: dict[Place, int] = field(default_factory=dict)
    ended: bool = False


class Game:
    """One game with one seat that is asked at each of its turns."""

    def __init__(self, key: str, seed: int, thinking: bool) -> None:
        self.game, self.mind_for = games.find(key), games.mind_for(key)
        harms = games.part(key, "harms")
        assert harms is not None, f"nobody has said what harms in {key}"
        self.harms: Any = harms.HARMS
        seats = self.game.seats
        self.seat = seats[seed % len(seats)]
        luck = Chance(seed).branch("agreed")
        scenario = luck.pick("scenario", self.game.scenarios)
        humans = seats if thinking else (self.seat,)
        self.state = self.game.set_up(scenario, humans, seed)
        self.luck = Chance(seed).branch("player")
        self.plans: dict[str, Answers] = {}
        self.last: tuple[Position[Any], tuple[str, Option]] | None = None

    def turns(self) -> Iterator[Turn]:
        """All turns of the seat that came to the next one or to the end of the game."""
        state, game, seat, harms = self.state, self.game, self.seat, self.harms
        mind = self.mind_for(state, seat)
        turn: Turn | None = None
        while True:
            state.effects = []
            own = mind.rests(state)
            if own and turn is not None:
                yield self._closed(turn)
            if own:
                turn = Turn()
            start, rival = state.copy(), harms.rival(state, seat)
            before = harms.holdings(state, seat)
            steps = game.next_step(state)
            if steps is None:
                return
            answers: list[Option] = []
            self.plans.clear()
            try:
                prompt = next(steps)
                while True:
                    position = Position(game, start, tuple(answers))
                    if own and turn is not None and turn.before is None and prompt.seat == seat:
                        turn.before = self._told(position, ())
                    option = self._answer(position, prompt)
                    if prompt.seat == seat and rival is None:
                        self.last = position, (prompt.ask, option)
                    answers.append(option)
                    prompt = steps.send(option)
            except StopIteration:
                pass
            if rival is not None and turn is not None and turn.known is None:
                self._know(turn)
            if rival is not None and turn is not None:
                for place, _, points in harms.losses(before, state, state.effects, seat):
                    turn.lost[rival, place] = turn.lost.get((rival, place), 0) + points

    def _know(self, turn: Turn) -> None:
        if self.last is not None:
            position, answer = self.last
            turn.known = self._told(position, (answer,))
            self.last = None

    def _closed(self, turn: Turn) -> Turn:
        turn.lost = {place: points for place, points in turn.lost.items() if points >= self.harms.least}
        return turn

    def _told(self, position: Position[Any], answers: Answers) -> Told:
        began = process_time()
        foreboding: Foreboding[Any] = Foreboding(position, self.seat, self.mind_for, self.harms, answers)
        for _ in foreboding.looking():
            pass
        found = foreboding.intentions
        chances = {(threat.rival, threat.place): threat.chance for threat in found.threats}
        return Told(chances, found.word, process_time() - began)

    def _answer(self, position: Position[Any], prompt: Prompt) -> Option:
        """By a plan, as long as that fits; then by another."""
        options, seat = prompt.options, prompt.seat
        planned = self.plans.get(seat, ())
        if not (planned and planned[0][0] == prompt.ask and planned[0][1] in options):
            mind = self.mind_for(position.start, seat)
            luck = self.luck.branch(f"{len(self.plans)} {self.state.chance.counter} {len(position.answers)}")
            search: Search[Any] = Search(position, seat, mind, luck, PLAYER)
            for _ in search.thinking():
                pass
            plan = search.plan()
            planned = plan.answers[: max(1, plan.certain)]
        self.plans[seat] = planned[1:]
        return planned[0][1]


def played(key: str, thinking: bool, seed: int) -> list[Turn]:
    return list(Game(key, seed, thinking).turns())


@dataclass
class Count:
    """What came of all that was told at one moment of the turns."""

    turns: int = 0
    losses: int = 0
    shown: int = 0
    marks: int = 0
    calm: int = 0
    calm_failed: int = 0
    said: Counter[tuple[int, int]] = field(default_factory=Counter)
    sums: dict[tuple[int, int], float] = field(default_factory=lambda: dict.fromkeys(FRACTIONS, 0.0))
    came: Counter[tuple[int, int]] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    unsettled: int = 0

    def add(self, told: Told, lost: dict[Place, int]) -> None:
        self.turns += 1
        self.losses += len(lost)
        self.shown += sum(place in told.chances for place in lost)
        self.marks += len(told.chances)
        self.calm += told.word == CALM
        self.calm_failed += told.word == CALM and bool(lost)
        self.unsettled += told.word not in (CALM, DANGER)
        self.seconds.append(told.seconds)
        for place, chance in told.chances.items():
            nearest = fraction(chance)
            self.said[nearest] += 1
            self.sums[nearest] += chance
            self.came[nearest] += place in lost

    def lines(self) -> Iterator[str]:
        yield f"  turns {self.turns}, losses {self.losses}, shown {_share(self.shown, self.losses)}"
        yield f"  marks {self.marks / max(1, self.turns):.1f} a turn"
        yield f"  calm in {_share(self.calm, self.turns)}, failed in {_share(self.calm_failed, self.calm)}"
        yield f"  unsettled in {_share(self.unsettled, self.turns)}"
        for part, whole in FRACTIONS:
            said = self.said[part, whole]
            if said:
                mean, came = self.sums[part, whole] / said, _share(self.came[part, whole], said)
                yield f"  said {part} in {whole} (mean {mean:.2f}): came {came}"
        times = sorted(self.seconds)
        if times:
            yield f"  milliseconds: median {1000 * times[len(times) // 2]:.0f}, worst {1000 * times[-1]:.0f}"


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({100 * part / max(1, whole):.0f} %)"


def measure(key: str, thinking: bool, positions: int, cores: Cores, seed: int = 1) -> tuple[Count, Count]:
    before, known = Count(), Count()
    seeds = range(seed, seed + positions)
    for turns in on_all_cores(partial(played, key, thinking), seeds, cores):
        for turn in turns:
            if turn.before is not None and turn.known is not None:
                before.add(turn.before, turn.lost)
                known.add(turn.known, turn.lost)
        if before.turns >= positions:
            break
    return before, known


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="people_power")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--thinking", action="store_true", help="the rivals are machines, too")
    parser.add_argument("--seed", type=int, default=1)
    add_options(parser)
    chosen = parser.parse_args()
    before, known = measure(chosen.game, chosen.thinking, chosen.positions, chosen_cores(chosen), chosen.seed)
    for name, count in (("before the answer", before), ("own turn known", known)):
        print(name)
        for line in count.lines():
            print(line)


if __name__ == "__main__":
    main()
