"""Replay a worked example and compare the board after every action: `python -m engine.people_power.example FILE`.

The draws come from the file, all else from the rules. After each comparison the board is set to the file's, so that
every action is judged on its own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.chance import ScriptedChance
from engine.people_power.board import FACTIONS, SPACES
from engine.people_power.bonifacio.cards import CARDS, LETTERS
from engine.people_power.cards import PHASES
from engine.people_power.game import PeoplePower
from engine.people_power.scenarios import SCENARIOS
from engine.people_power.state import State
from engine.people_power.summary import from_summary, summary

PHASES_NAMED = {
    "victory": ("victory",),
    "resources": ("resources",),
    "support": ("civic_action", "agitation", "foundation"),
    "civic": ("civic_action",),
    "agitation": ("agitation",),
    "foundation": ("foundation",),
    "redeploy": ("redeploy",),
    "newsmakers": ("personalities", "desperation"),
    "personalities": ("personalities",),
    "desperation": ("desperation",),
    "reset": ("reset",),
}
"""The words by which an action names the phases of an Election Round."""


class Mismatch(Exception):
    """The board is not the one of the file; the message shows every difference."""


class Luck(ScriptedChance):
    """The draws of one action. A tie is settled by the space that the file names, whatever it calls the purpose."""

    __slots__ = ("ties",)

    def __init__(
        self, script: Mapping[str, Sequence[Any]], ties: Sequence[str], seed: int = 0, counter: int = 0
    ) -> None:
        super().__init__(script, seed, counter)
        self.ties = list(ties)

    def pick(self, name: str, options: Sequence[Any]) -> Any:
        if len(options) > 1 and name.startswith("tie.") and not self.script.get(name):
            for tie in self.ties:
                if tie in options:
                    self.ties.remove(tie)
                    return tie
        return super().pick(name, options)

    def copy(self) -> Luck:
        return Luck(self.script, self.ties, self.seed, self.counter)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("Usage: python -m engine.people_power.example FILE")
        return 2
    try:
        example = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
        checkpoints = replay(example)
    except OSError as wrong:
        print(f"The file {arguments[0]} cannot be read: {wrong.strerror}.")
        return 2
    except (ValueError, KeyError, TypeError, AttributeError) as wrong:
        print(f"The file {arguments[0]} is not a worked example: {wrong}.")
        return 2
    except Mismatch as difference:
        print(difference)
        return 1
    print(f"{checkpoints} of {checkpoints} checkpoints")
    return 0


def replay(example: Mapping[str, Any]) -> int:
    """Play all steps; returns how many checkpoints were reached, raises Mismatch at the first that was not."""
    steps = example["steps"]
    state = _set_up(example)
    reached = 0
    for number, step in enumerate(steps):
        if step["action"] != "set-up":
            state.chance = _luck(step.get("chance", {}))
            _arrange_deck(state, step.get("chance", {}).get("draws", []))
            _play(state, step)
        boards = [step["state"], *(other["state"] for other in step.get("alternatives", []))]
        shown = summary(state)
        if shown not in boards:
            raise Mismatch(_report(number, len(steps), step, shown, boards[0]))
        reached += 1
        _set_board(state, step["state"])
    return reached


def _set_up(example: Mapping[str, Any]) -> State:
    board = example["steps"][0]["state"]
    personalities = {faction: int(card) for faction, card in example.get("personalities", {}).items()}
    scenario = SCENARIOS[example.get("scenario", "standard")]
    state = from_summary(board, example.get("humans", ()), scenario.election, personalities)
    state.scenario = scenario.key
    state.use_personalities = bool(personalities)
    state.use_desperation = True
    state.deck = tuple(example["deck"])
    state.bonifacio_deck = tuple(letter for letter in LETTERS if not state.is_player(CARDS[letter].faction))
    return state


def _luck(chance: Mapping[str, Any]) -> Luck:
    script: dict[str, list[Any]] = {
        f"question.{side}": _many(rolls) for side, rolls in chance.get("questions", {}).items()
    }
    for name in ("activation", "civic_action", "agitation", "attack"):
        script[name] = _many(chance.get(name, []))
    for faction, card in _by_faction(chance.get("personalities", {})).items():
        script[f"personality.{faction}"] = [card]
    for faction, card in _by_faction(chance.get("desperation", {})).items():
        script[f"act.{faction}"] = [card]
    ties = chance.get("ties", {})
    for purpose, spaces in ties.items():
        script[f"tie.{purpose}"] = _many(spaces)
    return Luck(script, [space for spaces in ties.values() for space in _many(spaces)])


def _many(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else [value]


def _by_faction(cards: Any) -> dict[str, int]:
    if isinstance(cards, Mapping):
        return {faction: int(card) for faction, card in cards.items()}
    return dict(zip(FACTIONS, map(int, cards), strict=False))


def _arrange_deck(state: State, draws: list[str]) -> None:
    """The top card goes under before a draw, so one that is not drawn lies on top of those that are."""
    others = [letter for letter in state.bonifacio_deck if letter not in draws]
    state.bonifacio_deck = (*others[:1], *dict.fromkeys(draws), *others[1:])


def _play(state: State, step: Mapping[str, Any]) -> None:
    """Step after step of the rules, until the action of the file is done."""
    until = _last_stage(step["action"]) if step["actor"] is None else "turn"
    for _ in range(len(PHASES) * 3):
        stage, faction = state.stage, state.waiting[0] if state.waiting else None
        steps = PeoplePower().next_step(state)
        if steps is None:
            return
        for prompt in steps:
            raise Mismatch(f"{prompt.faction} is a player in this file, and the file has no choices of players.")
        if stage == until and (step["actor"] is None or faction == step["actor"]):
            return
        if stage == "turn":
            raise Mismatch(f"On card {state.card} {faction} acted, but the file has {step['actor']} act.")
    raise Mismatch(f"The game never came to {step['action']!r} by {step['actor']}.")


def _last_stage(action: str) -> str:
    """The last phase that an action like `election: victory, resources` covers."""
    named = [stage for word, stages in PHASES_NAMED.items() if word in action.lower() for stage in stages]
    return max(named, key=PHASES.index) if named else PHASES[-1]


def _set_board(state: State, board: Mapping[str, Any]) -> None:
    """Only the board: cards and eligibility go on as they are."""
    exact = from_summary(board, state.humans)
    for piece, column in exact.pieces.items():
        state.pieces[piece].update(column)
    for name in ("alignment", "marker", "available", "set_aside"):
        getattr(state, name).update(getattr(exact, name))
    state.aid, state.patronage = exact.aid, exact.patronage


def _report(number: int, total: int, step: Mapping[str, Any], shown: Any, wanted: Any) -> str:
    lines = [f"{number} of {total} checkpoints; then card {step['card']}, {step['actor']}, {step['action']}:"]
    for path, here, there in _differences(shown, wanted, ""):
        lines.append(f"  {path}: {here} instead of {there}")
    return "\n".join(lines)


def _differences(shown: Any, wanted: Any, path: str) -> list[tuple[str, Any, Any]]:
    if isinstance(shown, Mapping) and isinstance(wanted, Mapping):
        keys = [key for key in (*SPACES, *shown, *wanted) if key in shown or key in wanted]
        return [
            difference
            for key in dict.fromkeys(keys)
            for difference in _differences(shown.get(key), wanted.get(key), f"{path} {key}".strip())
        ]
    return [] if shown == wanted else [(path, shown, wanted)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
