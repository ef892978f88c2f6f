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
from engine.core.errors import GameError
from engine.core.players import answering
from engine.core.prompts import Option, Prompt, Steps
from engine.people_power import stages
from engine.people_power.board import FACTIONS, SPACES, Faction, as_faction
from engine.people_power.bonifacio.cards import CARDS
from engine.people_power.cards import ACTS_OF, PERSONALITIES_OF
from engine.people_power.game import GAME, STEPS
from engine.people_power.scenarios import SCENARIOS
from engine.people_power.state import State
from engine.people_power.summary import from_summary, summary

PHASES_NAMED = {
    "victor": (stages.VICTORY,),
    "resourc": (stages.RESOURCES,),
    "support": (stages.CIVIC_ACTION, stages.AGITATION, stages.FOUNDATION),
    "civic": (stages.CIVIC_ACTION,),
    "agitat": (stages.AGITATION,),
    "foundation": (stages.FOUNDATION,),
    "deploy": (stages.REDEPLOY,),
    "newsmaker": (stages.PERSONALITIES, stages.DESPERATION),
    "personalit": (stages.PERSONALITIES,),
    "desperat": (stages.DESPERATION,),
    "acts": (stages.DESPERATION,),
    "reset": (stages.RESET,),
}
"""The beginnings of the words by which an action names the phases of an Election Round."""


class Mismatch(Exception):
    """The board is not the one of the file; the message shows every difference."""


class Luck(ScriptedChance):
    """It knows the draws of one action. A tie is settled by a space that the file names, first of all for the same
    purpose.
    """

    __slots__ = ("ties",)

    def __init__(
        self,
        script: Mapping[str, Sequence[Any]],
        ties: Mapping[str, Sequence[str]],
        seed: int = 0,
        counter: int = 0,
    ) -> None:
        super().__init__(script, seed, counter)
        self.ties = {purpose: list(spaces) for purpose, spaces in ties.items()}

    def pick(self, name: str, options: Sequence[Any]) -> Any:
        if len(options) > 1 and name.startswith("tie."):
            wanted = name.removeprefix("tie.")
            for purpose in sorted(self.ties, key=lambda purpose: purpose != wanted):
                for space in self.ties[purpose]:
                    if space in options:
                        self.ties[purpose].remove(space)
                        return space
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
    except (GameError, ValueError, KeyError, TypeError, AttributeError) as wrong:
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
            chance = step.get("chance") or {}
            state.chance = luck_of(chance)
            _arrange_deck(state, _many(chance.get("draws")))
            _play(state, step)
        boards = [step["state"], *(other.get("state", other) for other in _many(step.get("alternatives")))]
        shown = summary(state)
        if all(_differences(shown, board, "") for board in boards):
            raise Mismatch(_report(number, len(steps), step, shown, boards[0]))
        reached += 1
        _set_board(state, step["state"])
    return reached


def luck_of(chance: Mapping[str, Any]) -> Luck:
    """The draws of an action as its file gives them: one or many, by faction or in any order."""
    script: dict[str, list[Any]] = {
        f"question.{side}": _many(rolls) for side, rolls in (chance.get("questions") or {}).items()
    }
    for name in ("activation", "civic_action", "agitation", "attack"):
        script[name] = _many(chance.get(name))
    ties = chance.get("ties") or {}
    named = ties if isinstance(ties, Mapping) else {"": ties}
    return Luck(script, {purpose: _many(spaces) for purpose, spaces in named.items()})


def newsmakers_of(chance: Mapping[str, Any]) -> dict[str, dict[Faction, int]]:
    """6.5: the cards that the factions choose in each phase, where the file gives them instead of the rolls."""
    chosen = {
        stages.PERSONALITIES: _by_faction(chance.get("personalities"), PERSONALITIES_OF),
        stages.DESPERATION: _by_faction(chance.get("desperation"), ACTS_OF),
    }
    return {stage: cards for stage, cards in chosen.items() if cards}


def last_stage(action: str) -> str:
    """The last phase that an action like `election: victory, resources` covers."""
    named = [set(phases) for word, phases in PHASES_NAMED.items() if word in action.lower()]
    # "support: civic action" is a part of the Support phase, not all of it.
    exact = [phases for phases in named if not any(other < phases for other in named)]
    return max(set().union(*exact), key=stages.PHASES.index) if exact else stages.PHASES[-1]


def _set_up(example: Mapping[str, Any]) -> State:
    board = example["steps"][0]["state"]
    personalities = _by_faction(example.get("personalities"), PERSONALITIES_OF)
    scenario = SCENARIOS[example.get("scenario", "standard")]
    state = from_summary(board, example.get("humans", ()), scenario.election, personalities)
    state.scenario = scenario.key
    state.use_personalities = bool(personalities)
    state.use_desperation = True
    state.deck = tuple(example["deck"])
    state.bonifacio_deck = tuple(letter for letter in CARDS if not state.is_player(CARDS[letter].faction))
    return state


def _many(value: Any) -> list[Any]:
    """Return as a list what may be a list, a single value or None."""
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]


def _by_faction(cards: Any, owners: Mapping[Faction, Sequence[int]]) -> dict[Faction, int]:
    """Cards named by faction, or in any order: each belongs to one faction only."""
    named = cards.values() if isinstance(cards, Mapping) else _many(cards)
    chosen = {int(card) for card in named}
    return {faction: card for faction in FACTIONS for card in owners[faction] if card in chosen}


def _arrange_deck(state: State, draws: list[str]) -> None:
    """The top card goes under before a draw, so one that is not drawn lies on top of those that are."""
    others = [letter for letter in state.bonifacio_deck if letter not in draws]
    state.bonifacio_deck = (*others[:1], *dict.fromkeys(draws), *others[1:])


def _play(state: State, step: Mapping[str, Any]) -> None:
    """Step after step of the rules, until the action of the file is done."""
    actor = step.get("actor")
    until = last_stage(step["action"]) if actor is None else stages.TURN
    for _ in range(len(stages.PHASES) * 3):
        stage, faction = state.stage, state.waiting[0] if state.waiting else None
        steps = _newsmakers(state, newsmakers_of(step.get("chance") or {})) or GAME.next_step(state)
        if steps is None:
            return
        for prompt in steps:
            raise Mismatch(f"{prompt.faction} is a player in this file, and the file has no choices of players.")
        if stage == until and (actor is None or faction == actor):
            return
        if stage == stages.TURN:
            raise Mismatch(f"On card {state.card} {faction} acted, but the file has {actor} act.")
    raise Mismatch(f"The game never came to {step['action']!r} by {actor}.")


def _newsmakers(state: State, chosen: Mapping[str, Mapping[Faction, int]]) -> Steps[None] | None:
    """6.5: the phase with the cards that the file names; None if it names none for it."""
    cards = chosen.get(state.stage)
    if cards is None:
        return None

    def answer(prompt: Prompt) -> Option:
        return Option(f"card:{cards[as_faction(prompt.faction)]}")

    return answering(STEPS[state.stage](state), lambda seat: seat not in cards, answer)


def _set_board(state: State, board: Mapping[str, Any]) -> None:
    """Only the board: cards and eligibility go on as they are."""
    exact = from_summary(board, state.humans)
    for piece, column in exact.pieces.items():
        state.pieces[piece].update(column)
    for name in ("alignment", "marker", "available", "set_aside"):
        getattr(state, name).update(getattr(exact, name))
    state.aid, state.patronage = exact.aid, exact.patronage


def _report(number: int, total: int, step: Mapping[str, Any], shown: Any, wanted: Any) -> str:
    lines = [f"{number} of {total} checkpoints; then card {step.get('card')}, {step.get('actor')}, {step['action']}:"]
    for path, here, there in _differences(shown, wanted, ""):
        lines.append(f"  {path}: {here} instead of {there}")
    return "\n".join(lines)


def _differences(shown: Any, wanted: Any, path: str) -> list[tuple[str, Any, Any]]:
    """What the file says otherwise; what it does not mention is not judged, and nothing is the same as none."""
    if isinstance(wanted, Mapping):
        here = shown if isinstance(shown, Mapping) else {}
        keys = [key for key in dict.fromkeys((*SPACES, *wanted)) if key in wanted]
        return [
            difference
            for key in keys
            for difference in _differences(here.get(key), wanted[key], f"{path} {key}".strip())
        ]
    return [] if shown == wanted or not (shown or wanted) else [(path, shown, wanted)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
