"""10.2: End-Game chits: drawn in secret, played in one's own End Phase while the condition holds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.prompts import Refusal, Steps, no_refusals
from engine.red_guard import endings, questions
from engine.red_guard.asking import NO, YES, ask
from engine.red_guard.components import ANY, CADRE, FACTIONS, PLA, RED_GUARD, TILE_TYPE, TYPE, WORKER, Faction, Type
from engine.red_guard.effects import ChitPlayed
from engine.red_guard.state import State, tiles_of, units_in_play
from engine.red_guard.verbs import end

COMMUNE = ANY
ANY_TILE = "any"

CONTROL: dict[int, dict[Type, int]] = {
    1: {CADRE: 2, WORKER: 2, RED_GUARD: 2, PLA: 2, COMMUNE: 2},
    2: {ANY_TILE: 12},
    3: {CADRE: 5, PLA: 2},
    4: {WORKER: 5, COMMUNE: 3},
}
"""10.2.1: these chits want so many tiles of each kind among those of the own faction."""
ELIMINATE: dict[int, Type] = {5: RED_GUARD, 6: CADRE}
"""10.2.1: with these, no unit of the type may be in play but one's own."""


def missing(state: State, faction: Faction, chit: int) -> int:
    """10.2.1: how many tiles or units stand between a faction and its chit's condition; none if it holds."""
    if chit in ELIMINATE:
        return sum(1 for _ in _others_in_play(state, faction, ELIMINATE[chit]))
    tiles = tiles_of(state, faction)
    held: dict[Type, int] = {ANY_TILE: len(tiles)}
    for tile in tiles:
        held[TILE_TYPE[tile]] = held.get(TILE_TYPE[tile], 0) + 1
    return sum(max(0, number - held.get(kind, 0)) for kind, number in CONTROL[chit].items())


def may_play(state: State, faction: Faction) -> bool:
    """10.2: the condition holds now, whatever it was before."""
    chit = state.chits[faction]
    return bool(chit) and missing(state, faction, chit) == 0


def offer_chit(state: State, faction: Faction) -> Steps[None]:
    """10.2: to play it ends the game at once; who has most Power Points wins.

    Among several persons whoever has a chit is always asked: else the question would tell the others that it holds.
    """
    chit, holds = state.chits[faction], may_play(state, faction)
    if not holds and not (chit and faction in state.humans and len(state.humans) > 1):
        return
    options = [NO, YES] if holds else [NO]
    refused = no_refusals if holds else _not_yet
    if (yield from ask(state, faction, questions.CHIT_PLAY, options, {"chit": chit}, refused, always=True)) is YES:
        state.report(ChitPlayed(faction, chit))
        end(state, endings.CHIT)


def _not_yet() -> list[Refusal]:
    return [Refusal(YES, "condition", "10.2")]


def _others_in_play(state: State, faction: Faction, kind: Type) -> Iterator[str]:
    for other in FACTIONS:
        if other != faction:
            yield from (unit for unit in units_in_play(state, other) if TYPE[unit] == kind)
