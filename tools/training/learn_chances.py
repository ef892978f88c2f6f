"""Writes the weights of the Strategist in Filipinas and Red Guard: what the features of a board say about who will win.

python -m tools.training.learn_chances filipinas                 games of non-players, then of Strategists
python -m tools.training.learn_chances red_guard --games 400 --rounds 1

In the first round games are played by non-players, in later ones with a quick Strategist in one seat. A logistic
regression learns the chance to win from the boards of all rounds, a linear one the measure that is shown with it.
Needs numpy: `python3 tools/install.py train`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, count
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from engine import games
from engine.core.chance import Chance
from engine.core.prompts import Option, Prompt
from engine.core.session import Session
from engine.core.thinking.budget import Budget
from engine.core.thinking.judging import SCALE
from engine.core.thinking.mind import Reading
from engine.core.thinking.strategist import Strategist
from engine.core.thinking.strengths import Kind
from tools import ROOT

FIRST_SEED = 20_000_000
"""Far from the seeds that are used to measure."""
QUICK = Budget(plans=40, futures=12)
CARELESS = Budget(plans=2, futures=0)
CARELESS_IN = 3
"""A Strategist plays one turn in so many carelessly, so that the games do not all look the same."""
BY_LOT_IN = 2
"""One play in so many of a non-player is drawn by lot, as long as its game is stirred."""
PENALTY = 300.0
"""Boards of one game are much alike: so many of them say little."""
RARE = 0.3
"""What varies less than this is too rare to be given a weight of its own."""
SWEEPS = 12
FOLDS = 5

Columns = dict[str, tuple[int, int]]
Learnt = tuple[dict[str, Columns], Columns, tuple[int, int]]
"""The weights of the chances by model, those of the measure, and its spread."""


class Row(NamedTuple):
    """A board as one seat sees it, and what came of it."""

    model: str
    """Whose weights learn from it."""
    game: int
    reading: Reading
    won: float
    measure: float


Look = tuple[str, str, Reading]
"""A seat, the model that learns from it, and what it sees."""


@dataclass(slots=True, frozen=True)
class Subject:
    """What is to be learnt about a game."""

    set_up: Callable[[Chance, str], Any]
    """A new game drawn by that luck, with a player who thinks in that seat, if there is one."""
    look: Callable[[Any], Iterator[Look]]
    """Between two steps: for each seat its model and its reading."""
    stir: Callable[[Any, bool], None]
    """Before a step: let whoever plays do anything, or else what the rules say."""
    readily: Callable[[Prompt], Sequence[int]]
    """How readily each option is taken by one who does anything."""
    stirred: int
    """Less than so many steps at the beginning of a game are stirred."""
    measured: Callable[[Any, str], float]
    """What the forecast is about, at the end."""
    now: Callable[[Reading], float]
    left: Callable[[Reading], int]
    features: tuple[str, ...]
    steady: frozenset[str]
    """Features whose weight does not depend on the time that is left."""


def filipinas() -> Subject:
    from engine.filipinas import GAME, stages
    from engine.filipinas.board import SIDES
    from engine.filipinas.strategist import features, forecast
    from engine.filipinas.strategist.player import readily

    def set_up(luck: Chance, seat: str) -> Any:
        scenario = luck.pick("scenario", ("campaign", "campaign", "short"))
        american = luck.roll("cards", 4) > 1
        return GAME.set_up(scenario, {seat} if seat else (), luck.seed, american_cards=american)

    def look(state: Any) -> Iterator[Look]:
        reading = features.read(state)
        return ((side, side, reading) for side in SIDES)

    def stir(state: Any, careless: bool) -> None:
        state.humans = frozenset({state.to_play} if careless and state.stage == stages.ACTION else ())

    return Subject(
        set_up,
        look,
        stir,
        readily,
        50,
        lambda state, seat: float(state.morale),
        lambda reading: reading[forecast.MORALE],
        lambda reading: reading[forecast.TURNS_LEFT],
        features.FEATURES,
        features.STEADY,
    )


def red_guard() -> Subject:
    from engine.red_guard import GAME, stages
    from engine.red_guard.components import FACTIONS
    from engine.red_guard.state import seats_left
    from engine.red_guard.strategist import features, forecast
    from engine.red_guard.temperaments import NON_PLAYER, STRENGTHS, TEMPERAMENTS
    from engine.red_guard.victory import all_power_points

    def set_up(luck: Chance, seat: str) -> Any:
        """Two tables in three are full."""
        agreed: dict[str, Any] = {
            faction: f"{luck.pick('temperament', TEMPERAMENTS)}.{luck.pick('strength', STRENGTHS)}"
            for faction in FACTIONS
        }
        options = ("chits", "seizure", "each_rolls", "clients", "prologue", "year_1976")
        agreed |= {key: luck.roll(key, 4) == 1 for key in options}
        if luck.roll("table", 3) == 1:
            number = luck.pick("empty", (1, 2, 3, 4))
            empty = [faction for faction in luck.shuffled("seats", FACTIONS) if faction != seat][:number]
            agreed |= dict.fromkeys(empty, NON_PLAYER)
        return GAME.set_up("standard", {seat} if seat else (), luck.seed, **agreed)

    def look(state: Any) -> Iterator[Look]:
        """Before deployments: enough of boards that are almost alike."""
        seats = seats_left(state) if state.stage == stages.DEPLOYMENT else ()
        return ((seat, forecast.ANY_SEAT, features.read(state, seat)) for seat in seats)

    def stir(state: Any, careless: bool) -> None:
        """Tables are mixed enough as they are."""

    def lead(state: Any, seat: str) -> float:
        points = all_power_points(state)
        return float(points[seat] - max(points[other] for other in FACTIONS if other != seat))

    return Subject(
        set_up,
        look,
        stir,
        lambda prompt: [1] * len(prompt.options),
        1,
        lead,
        lambda reading: reading[forecast.LEAD],
        lambda reading: reading[forecast.TIME],
        features.FEATURES,
        frozenset(),
    )


SUBJECTS = {"filipinas": filipinas, "red_guard": red_guard}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="learn_chances", description="Learn the chances to win from games.")
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--games", type=int, default=3000, help="of non-players, in the first round")
    parser.add_argument("--played", type=int, default=200, help="with a Strategist in a seat, in each later round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--file", type=Path, help="where the weights are written, if not where they belong")
    chosen = parser.parse_args(arguments)
    file = chosen.file or ROOT / f"engine/{chosen.game}/strategist/weights.py"
    began, seed = monotonic(), chosen.seed
    rows: list[Row] = []
    learnt: Learnt | None = None
    for number in range(chosen.rounds):
        many = chosen.played if number else chosen.games
        with ProcessPoolExecutor(os.cpu_count(), initializer=_take, initargs=(chosen.game, learnt)) as pool:
            play = partial(_play, chosen.game, number > 0)
            played = list(pool.map(play, range(seed, seed + many), chunksize=4))
        seed += many
        rows += [row for found, _ in played for row in found]
        won = [share for _, share in played if share is not None]
        share = f", the Strategist won {sum(won) / len(won):.0%}" if won else ""
        print(f"Round {number + 1}: {many} games, {len(rows)} boards{share}; {monotonic() - began:.0f} s", flush=True)
        learnt = _learn(SUBJECTS[chosen.game](), rows)
        file.write_text(written(*learnt), encoding="utf-8")
    print(f"Written to {file}.")
    return 0


# Playing


def _take(key: str, learnt: Learnt | None) -> None:
    """What the rounds before have taught."""
    if learnt:
        weights: Any = games.part(key, "strategist.weights")
        weights.CHANCE.update(learnt[0])


def _play(key: str, with_player: bool, seed: int) -> tuple[list[Row], float | None]:
    """One game: its boards, and what the player who thinks won of it."""
    subject, game, luck = SUBJECTS[key](), games.find(key), Chance(seed)
    seat = luck.pick("seat", game.seats) if with_player else ""
    state = subject.set_up(luck, seat)
    looks, state = (_with_player if with_player else _by_rules)(key, subject, state, luck)
    winners = game.outcome(state).winners
    shares = {each: 1 / len(winners) if each in winners else 0.0 for each in game.seats}
    rows = [Row(model, seed, reading, shares[each], subject.measured(state, each)) for each, model, reading in looks]
    return rows, shares[seat] if with_player else None


def _by_rules(key: str, subject: Subject, state: Any, luck: Chance) -> tuple[list[Look], Any]:
    """Non-players among themselves, who up to some step now and then do what comes to mind; boards count from there on.

    What comes about by lot teaches what comes of it; what non-players do also tells how they stood before.
    """
    game, looks = games.find(key), list[Look]()
    stirred = luck.roll("stirred", subject.stirred) - 1
    for number in count():
        subject.stir(state, number < stirred and luck.roll("careless", BY_LOT_IN) == 1)
        steps = game.next_step(state)
        if steps is None:
            break
        if number >= stirred:
            looks += subject.look(state)
        try:
            prompt = next(steps)
            while True:
                prompt = steps.send(_by_lot(prompt, subject.readily(prompt), luck))
        except StopIteration:
            state.effects.clear()
    return looks, state


def _by_lot(prompt: Prompt, readily: Sequence[int], luck: Chance) -> Option:
    number = luck.roll("lot", sum(readily))
    return next(o for o, most in zip(prompt.options, accumulate(readily), strict=True) if number <= most)


def _with_player(key: str, subject: Subject, state: Any, luck: Chance) -> tuple[list[Look], Any]:
    session: Session[Any] = Session(games.find(key), state)
    player: Strategist[Any] = Strategist(games.mind_for(key), Kind("strategist"), luck.seed)
    looks: list[Look] = []
    while not session.over:
        if session.prompt is None:
            looks += subject.look(session.state)
            session.advance()
        else:
            if not session.position.answers:
                looks += subject.look(session.state)
                player.budget = CARELESS if luck.roll("careless", CARELESS_IN) == 1 else QUICK
            session.choose(player.choose(session))
    return looks, session.state


# Learning


def _learn(subject: Subject, rows: list[Row]) -> Learnt:
    chances: dict[str, Columns] = {}
    for model in sorted({row.model for row in rows}):
        found = [row for row in rows if row.model == model]
        inputs, folds = _inputs(subject, found), np.array([row.game % FOLDS for row in found])
        won = np.array([row.won for row in found])
        guessed = np.zeros_like(won)
        for fold in range(FOLDS):
            guessed[folds == fold] = _odds(inputs[folds == fold] @ _logistic(inputs[folds != fold], won[folds != fold]))
        told, unlearnt = _surprise(won, guessed), _surprise(won, np.full_like(won, won.mean()))
        print(f"  {model:<10} {len(found):7} boards, surprise {told:.4f} instead of {unlearnt:.4f}", flush=True)
        chances[model] = _columns(subject, _logistic(inputs, won))
    inputs = _inputs(subject, rows)
    change = np.array([row.measure - subject.now(row.reading) for row in rows])
    solved = _ridge(inputs, change)
    off = np.abs(change - inputs @ solved)
    left = np.array([subject.left(row.reading) for row in rows], dtype=float)
    (still, growing), *_ = np.linalg.lstsq(np.stack([np.ones_like(left), left], axis=1), off, rcond=None)
    return chances, _columns(subject, solved), (round(1250 * float(still)), round(1250 * float(growing)))


def _inputs(subject: Subject, rows: list[Row]) -> Any:
    readings = np.array([row.reading for row in rows], dtype=float)
    left = np.array([subject.left(row.reading) for row in rows], dtype=float)
    growing = np.array([name not in subject.steady for name in subject.features], dtype=float)
    return np.hstack([readings, readings * left[:, None] * growing])


def _logistic(inputs: Any, won: Any) -> Any:
    """Newton's way to the most likely weights, held back by the penalty."""
    scale = _scale(inputs)
    scaled = inputs / scale
    solved = np.zeros(scaled.shape[1])
    for _ in range(SWEEPS):
        guessed = _odds(scaled @ solved)
        slope = scaled.T @ (won - guessed) - PENALTY * solved
        curve = (scaled * (guessed * (1 - guessed))[:, None]).T @ scaled + PENALTY * np.eye(len(solved))
        solved = solved + np.linalg.solve(curve, slope)
    return solved / scale


def _ridge(inputs: Any, wanted: Any) -> Any:
    scale = _scale(inputs)
    scaled = inputs / scale
    return np.linalg.solve(scaled.T @ scaled + PENALTY * np.eye(scaled.shape[1]), scaled.T @ wanted) / scale


def _scale(inputs: Any) -> Any:
    """How much each input varies."""
    return np.maximum(inputs.std(axis=0), RARE)


def _odds(logs: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logs, -30, 30)))


def _surprise(won: Any, guessed: Any) -> float:
    """The mean logarithm of the chance that was given to what happened."""
    guessed = np.clip(guessed, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(guessed) + (1 - won) * np.log(1 - guessed)).mean())


def _columns(subject: Subject, solved: Any) -> Columns:
    whole = np.rint(solved * SCALE).astype(int)
    half = len(subject.features)
    return {name: (int(whole[n]), int(whole[n + half])) for n, name in enumerate(subject.features)}


# Writing


HEADER = '''"""These weights were learnt by `tools/training/learn_chances.py` and are not to be changed by hand.

By feature what one more of it does, and how that grows with the time that is left, in thousandths: to the logarithm of
the odds to win, and to the measure that is forecast; and how far the measure strays.
"""

from __future__ import annotations
'''


def written(chances: dict[str, Columns], measure: Columns, spread: tuple[int, int]) -> str:
    """The module as text."""
    lines = [HEADER, "CHANCE: dict[str, dict[str, tuple[int, int]]] = {"]
    for model, columns in chances.items():
        lines += [f'    "{model}": {{', *(f'        "{name}": {column},' for name, column in columns.items()), "    },"]
    lines += ["}", "", "MEASURE: dict[str, tuple[int, int]] = {"]
    lines += [f'    "{name}": {column},' for name, column in measure.items()]
    return "\n".join([*lines, "}", "", f"SPREAD = {spread}", ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
