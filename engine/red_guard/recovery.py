"""3.1.2: units come back from the neutralized pile, or come from the Pool, to Attack or Defence."""

from __future__ import annotations

from functools import partial

from engine.core.prompts import DONE, Refusal, Steps
from engine.red_guard import stages
from engine.red_guard.asking import TILE, TO_ATTACK, ask, ask_count, place_meant
from engine.red_guard.components import PILE, TYPE, Faction, Place, Unit
from engine.red_guard.effects import PhaseBegan
from engine.red_guard.questions import QUESTIONS
from engine.red_guard.state import State, active_factions, kinds_in, pile_of, tiles_of, tiles_of_type
from engine.red_guard.verbs import move, room

RECOVERED = {0: 0, 1: 0, 2: 1, 3: 2, 4: 2}
"""3.1.2: so many units of a type recover by the number of tiles of that type."""
MOST_RECOVERED = 3
"""3.1.2: so many do with five tiles or more."""


def recoverable(tiles: int) -> int:
    """3.1.2: how many units of a type the tiles of that type bring back."""
    return RECOVERED.get(tiles, MOST_RECOVERED)


def recovery_phase(state: State) -> Steps[None]:
    """3.1.2: every active faction recovers by its own tiles."""
    state.report(PhaseBegan(stages.RECOVERY))
    for faction in active_factions(state):
        for unit in kinds_in(pile_of(state, faction)):
            most = recoverable(tiles_of_type(state, faction, TYPE[unit]))
            count = min(most, pile_of(state, faction).count(unit))
            yield from arrive(state, faction, unit, count, PILE[faction], "recover", may_stay=True)
    state.stage = stages.REINFORCEMENT


def arrive(
    state: State, faction: Faction, unit: Unit, count: int, origin: Place, purpose: str, may_stay: bool = False
) -> Steps[int]:
    """Units of one kind to Attack or to own tiles with room, in portions; returns how many came."""
    came = 0
    while came < count:
        options = [TO_ATTACK, *(TILE[tile] for tile in tiles_of(state, faction) if room(state, tile))]
        if may_stay:
            options.append(DONE)
        context = {"unit": unit, "left": count - came}
        chosen = yield from ask(
            state, faction, QUESTIONS[f"{purpose}.to"], options, context, partial(_full, state, faction)
        )
        if chosen is DONE:
            break
        place = place_meant(chosen, faction)
        most = min(count - came, room(state, place)) if place in TILE else count - came
        portion = yield from ask_count(state, faction, QUESTIONS[f"{purpose}.count"], most, {**context, "place": place})
        move(state, unit, portion, origin, place)
        came += portion
    return came


def _full(state: State, faction: Faction) -> list[Refusal]:
    """Why units cannot come to a tile of their own faction."""
    return [Refusal(TILE[tile], "full", "5.0") for tile in tiles_of(state, faction) if not room(state, tile)]
