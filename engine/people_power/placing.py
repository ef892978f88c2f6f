"""1.5.1: placing pieces: from Available, and once a player has none left there, from elsewhere on the map."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Refusal, Steps
from engine.core.questions import Ask
from engine.people_power import questions
from engine.people_power.asking import SPACE, ask_count, ask_piece, ask_space
from engine.people_power.board import OWNER, SPACES, STOCK_OF, Faction, Piece, Space
from engine.people_power.state import State
from engine.people_power.verbs import place, remove

_SAME_STOCK = {piece: [other for other in STOCK_OF if STOCK_OF[other] == STOCK_OF[piece]] for piece in STOCK_OF}


def can_place(state: State, piece: Piece, space: Space) -> bool:
    """1.5.1, 8.2.1: a piece of that kind is Available, or a player could take one off the map elsewhere."""
    if state.available[STOCK_OF[piece]]:
        return True
    return state.is_player(OWNER[piece]) and bool(_holders(state, piece, space))


def place_one(state: State, faction: Faction, space: Space, piece: Piece) -> Steps[bool]:
    """1.5.1: place a piece from Available, or else from elsewhere on the map; returns whether one was placed."""
    if not state.available[STOCK_OF[piece]]:
        yield from take_off_map(state, faction, piece, space, may_stop=False)
    return place(state, space, piece) == 1


def place_up_to(
    state: State, faction: Faction, space: Space, piece: Piece, limit: int, question: Ask, at_least: int = 1
) -> Steps[None]:
    """1.5.1: place so many own pieces or fewer; only once none is Available may others be taken off the map for it."""
    stock = STOCK_OF[piece]
    ready = min(limit, state.available[stock])
    wanted = yield from ask_count(faction, question, min(at_least, ready), ready, {"space": space, "piece": piece})
    place(state, space, piece, wanted)
    if wanted < ready or not state.is_player(faction):
        return
    for _ in range(limit - ready):
        if not (yield from take_off_map(state, faction, piece, space, may_stop=True)):
            return
        place(state, space, piece)


def take_off_map(
    state: State,
    faction: Faction,
    piece: Piece,
    space: Space,
    may_stop: bool,
    refuses: Callable[[Space], str] = lambda _: "",
) -> Steps[bool]:
    """1.5.1: take an own piece of that kind off the map, to be placed in the space; returns whether one was taken."""
    holders = _holders(state, piece, space)

    def refused() -> list[Refusal]:
        here = [Refusal(SPACE[space], "same_space", "1.5.1")]
        empty = [Refusal(SPACE[s], "none_there", "1.5.1") for s in SPACES if s != space and s not in holders]
        return here + empty + [Refusal(SPACE[s], reason, "4.1") for s in holders if (reason := refuses(s))]

    spaces = [origin for origin in holders if not refuses(origin)]
    origin = yield from ask_space(
        faction, questions.TAKE_SPACE, spaces, may_stop, {"piece": piece, "space": space}, refused
    )
    if not origin:
        return False
    kinds = [kind for kind in _SAME_STOCK[piece] if state.pieces[kind][origin]]
    taken = yield from ask_piece(faction, questions.TAKE_PIECE, kinds, context={"space": origin})
    remove(state, origin, taken)
    return True


def _holders(state: State, piece: Piece, unless: Space) -> list[Space]:
    """The spaces but that one from where such a piece could be taken."""
    columns = [state.pieces[kind] for kind in _SAME_STOCK[piece]]
    return [space for space in SPACES if space != unless and any(column[space] for column in columns)]
