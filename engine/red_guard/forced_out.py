"""9.1: factions that are forced out of the game, and what becomes of what they leave."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard import endings, questions
from engine.red_guard.asking import ask_yes
from engine.red_guard.components import FACTIONS, NOWHERE, PILE, POOL, TYPE, Faction
from engine.red_guard.effects import ForcedOut, Voted
from engine.red_guard.recovery import recoverable
from engine.red_guard.state import NOBODY, State, is_in_play, pile_of, pool_of, seats_left, tiles_of_type
from engine.red_guard.verbs import end, make_neutral, move_leader, pass_chairman, remove


def forced_out(state: State) -> Steps[None]:
    """9.1: whoever has no unit left leaves; the last seat wins, and the others may agree to end the game.

    One fall may bring another about: a client loses its neutralized units together with its patron.
    """
    while faction := next((f for f in FACTIONS if f not in state.lost and is_lost(state, f)), NOBODY):
        _leave(state, faction)
        if len(seats_left(state)) == 1:
            end(state, endings.LAST_STANDING, seats_left(state)[0])
        if (yield from _all_agree(state, faction)):
            end(state, endings.AGREEMENT)


def is_lost(state: State, faction: Faction) -> bool:
    """9.1: no unit outside the Pool but neutralized ones that cannot be recovered; a leader can always recover some."""
    if is_in_play(state, faction):
        return False
    pile = pile_of(state, faction)
    if not pile:
        return True
    if faction in state.seats:
        return False
    return not any(recoverable(tiles_of_type(state, faction, TYPE[unit])) for unit in pile)


def _leave(state: State, faction: Faction) -> None:
    """9.1: its units leave Pool and pile, its tiles stay on the table, those that it controlled become neutral."""
    state.lost |= {faction}
    state.report(ForcedOut(faction))
    remove(state, pile_of(state, faction), PILE[faction])
    remove(state, pool_of(state, faction), POOL)
    move_leader(state, faction, NOWHERE)
    state.controller[faction] = NOBODY
    for other in FACTIONS:
        if state.controller[other] == faction:
            make_neutral(state, other)
    if state.holder == faction or (state.seated and state.owner[state.seated] == faction):
        pass_chairman(state, state.chance.pick("chairman", seats_left(state)))


def _all_agree(state: State, faction: Faction) -> Steps[bool]:
    """9.1: the seats that are left may agree that the game ends here."""
    for seat in seats_left(state):
        ends = yield from ask_yes(state, seat, questions.END_AGREE, {"lost": faction})
        state.report(Voted(seat, ends))
        if not ends:
            return False
    return True
