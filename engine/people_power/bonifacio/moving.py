"""8.5.7: the moving table says what to keep in the origin, and what to bring to the destination."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    GOVERNMENT,
    IS_CITY,
    MANILA,
    NPA,
    OPPOSITION,
    POLICE,
    POPULATION,
    REFORMERS,
    RESISTANCE,
    STRIKE,
    TROOPS,
    UNDERGROUND,
    Faction,
    Piece,
    Space,
)
from engine.people_power.bonifacio.terms import (
    room_for_base,
    vulnerable_npa_pieces,
    vulnerable_reformer_pieces,
)
from engine.people_power.operations.government import firepower
from engine.people_power.operations.npa import march_limit
from engine.people_power.state import (
    State,
    cubes,
    government_controls,
    government_pieces,
    guerrillas,
    npa_pieces,
    reformer_pieces,
)

OWN_TO_BUILD = 3
ALL = 99

Condition = Callable[[State, Space], bool]


# Keep, in the origin: each holds where there is nothing (more) to keep


def _firepower(state: State, space: Space) -> bool:
    return firepower(state, space) >= vulnerable_npa_pieces(state, space)


def _police(state: State, space: Space) -> bool:
    return state.police[space] >= vulnerable_reformer_pieces(state, space)


def _two_cubes_with_base(state: State, space: Space) -> bool:
    return not state.gov_bases[space] or cubes(state, space) >= 2


def _cube_with_base_and_activists(state: State, space: Space) -> bool:
    return not state.gov_bases[space] or not state.activists[space] or cubes(state, space) >= 1


def _majority_in_manila(state: State, space: Space) -> bool:
    enemies = npa_pieces(state, space) + reformer_pieces(state, space)
    return space != MANILA or government_pieces(state, space) > enemies


def _underground_with_base(state: State, space: Space) -> bool:
    return not state.npa_bases[space] or state.underground[space] >= 1


def _underground_in_two(state: State, space: Space) -> bool:
    return POPULATION[space] < 2 or state.alignment[space] == RESISTANCE or state.underground[space] >= 1


def _guerrilla_with_strike(state: State, space: Space) -> bool:
    return state.marker[space] != STRIKE or guerrillas(state, space) >= 1


def _activists_match_police(state: State, space: Space) -> bool:
    return not state.ref_bases[space] or state.activists[space] >= state.police[space]


def _activist_in_two(state: State, space: Space) -> bool:
    return POPULATION[space] < 2 or state.alignment[space] == OPPOSITION or state.activists[space] >= 1


def _three_guerrillas_to_build(state: State, space: Space) -> bool:
    return guerrillas(state, space) >= OWN_TO_BUILD or not room_for_base(state, space, NPA)


def _three_activists_to_build(state: State, space: Space) -> bool:
    return state.activists[space] >= OWN_TO_BUILD or not room_for_base(state, space, REFORMERS)


KEEP: dict[Faction, tuple[Condition, ...]] = {
    GOVERNMENT: (
        _firepower,
        _police,
        _two_cubes_with_base,
        _cube_with_base_and_activists,
        _majority_in_manila,
    ),
    NPA: (_underground_with_base, _underground_in_two, _guerrilla_with_strike, _three_guerrillas_to_build),
    REFORMERS: (_activists_match_police, _activist_in_two, _three_activists_to_build),
}


class Departure:
    """Pieces leaving one origin, one by one, as long as all that can be kept is kept."""

    def __init__(self, state: State, faction: Faction, origin: Space) -> None:
        self.origin = origin
        self.gone: list[Piece] = []
        """In the order in which they leave."""
        self._state = state
        # "Keep": an instruction for which there are not enough pieces is ignored (8.2.2).
        self._kept = [keep for keep in KEEP[faction] if keep(state, origin)]
        self._control = government_controls(state, origin) if POPULATION[origin] >= 2 else None

    def let_go(self, piece: Piece) -> bool:
        """Whether one more such piece may leave; if so it is gone until `come_back`."""
        column = self._state.pieces[piece]
        if not column[self.origin]:
            return False
        column[self.origin] -= 1
        if self._all_kept():
            self.gone.append(piece)
            return True
        column[self.origin] += 1
        return False

    def come_back(self) -> None:
        """It was only a thought: everything stands where it stood."""
        for piece in self.gone:
            self._state.pieces[piece][self.origin] += 1

    def _all_kept(self) -> bool:
        state, origin = self._state, self.origin
        if self._control is not None and government_controls(state, origin) != self._control:
            return False
        for keep in self._kept:  # noqa: SIM110 (asked for every piece that might leave)
            if not keep(state, origin):
                return False
        return True


def cubes_free_to_leave(state: State, origin: Space) -> tuple[int, int]:
    """How many Troops and Police could leave the origin together."""
    departure = Departure(state, GOVERNMENT, origin)
    for cube in (TROOPS, POLICE):
        while departure.let_go(cube):
            pass
    departure.come_back()
    return departure.gone.count(TROOPS), departure.gone.count(POLICE)


# Bring, to the destination


@dataclass(slots=True)
class Arrival:
    """What comes from one origin to one destination, on the board itself until it goes back."""

    state: State
    space: Space
    departure: Departure
    at_most: int = ALL

    @property
    def moved(self) -> list[Piece]:
        return self.departure.gone

    def take(self, *pieces: Piece) -> bool:
        """The first of these kinds that may leave comes along."""
        if len(self.moved) >= self.at_most:
            return False
        for piece in pieces:
            if self.departure.let_go(piece):
                self.state.pieces[piece][self.space] += 1
                return True
        return False

    def go_back(self) -> None:
        for piece in self.moved:
            self.state.pieces[piece][self.space] -= 1
        self.departure.come_back()


def would_bring(state: State, faction: Faction, origin: Space, space: Space) -> bool:
    """8.5.7: whether the table moves anything at all."""
    return bool(bring(state, faction, origin, space, at_most=1))


def bring(state: State, faction: Faction, origin: Space, space: Space, at_most: int = ALL) -> list[Piece]:
    """8.5.7: the pieces that the table moves from origin to destination, tried out and taken back."""
    arrival = Arrival(state, space, Departure(state, faction, origin), at_most)
    BRING[faction](arrival)
    arrival.go_back()
    return arrival.moved


def _bring_government(arrival: Arrival) -> None:
    """It brings Firepower for the NPA pieces there; then Control; then one Police and one Troop."""
    state, space = arrival.state, arrival.space
    while firepower(state, space) < npa_pieces(state, space):
        if not arrival.take(*(_alternating(arrival) if IS_CITY[space] else (TROOPS,))):
            break
    while not government_controls(state, space):
        if not arrival.take(*_alternating(arrival)):
            break
    if not state.police[space]:
        arrival.take(POLICE)
    if not state.troops[space]:
        arrival.take(TROOPS)


def _alternating(arrival: Arrival) -> tuple[Piece, Piece]:
    """8.5.8: Police come first, then Troops in turn."""
    police, troops = arrival.moved.count(POLICE), arrival.moved.count(TROOPS)
    return (POLICE, TROOPS) if police <= troops else (TROOPS, POLICE)


def _bring_npa(arrival: Arrival) -> None:
    """One Guerrilla; enough to end Government Control; three where a Base could be built."""
    state, space = arrival.state, arrival.space
    limit = march_limit(space)

    def come() -> bool:
        return len(arrival.moved) != limit and arrival.take(UNDERGROUND, ACTIVE)

    while not guerrillas(state, space) and come():
        pass
    while government_controls(state, space) and come():
        pass
    while room_for_base(state, space, NPA) and guerrillas(state, space) < OWN_TO_BUILD and come():
        pass


def _bring_reformers(arrival: Arrival) -> None:
    """As many as the Government with the NPA's help; then three where a Base could be built."""
    state, space = arrival.state, arrival.space
    while not holds_out(state, space) and arrival.take(ACTIVIST):
        pass
    room = room_for_base(state, space, REFORMERS)
    while room and state.activists[space] < OWN_TO_BUILD and arrival.take(ACTIVIST):
        pass


def holds_out(state: State, space: Space) -> bool:
    """8.7.2: Reformer and NPA pieces together are as many as the Government's."""
    return reformer_pieces(state, space) + npa_pieces(state, space) >= government_pieces(state, space)


BRING: dict[Faction, Callable[[Arrival], None]] = {
    GOVERNMENT: _bring_government,
    NPA: _bring_npa,
    REFORMERS: _bring_reformers,
}
