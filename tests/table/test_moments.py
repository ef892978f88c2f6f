"""What the table shows follows the Effects, moment by moment, and arrives where the rules are."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

import pytest

from engine import people_power
from engine.core.effects import Effect
from engine.people_power import State
from engine.people_power.board import FACTIONS, OWNER, SPACES, as_piece
from engine.people_power.effects import (
    EventBegan,
    Flipped,
    MarkerPlaced,
    MarkerRemoved,
    Moved,
    Placed,
    Removed,
    TrackMoved,
    TurnEnded,
)
from game.people_power import standings
from game.people_power.animation.pieces import Flight
from game.people_power.under_way import UnderWay
from game.table.animation.animation import Stage
from game.table.telling import snapshots as moments
from game.table.telling.snapshots import Snapshot


def play(seed: int, humans: tuple[str, ...], **options: Any) -> Iterator[tuple[State, list[Snapshot], State]]:
    """A random game in batches: the state before, its moments, and the state after."""
    session = people_power.new_session(humans=humans, seed=seed, **options)
    luck = random.Random(seed)
    while not session.over:
        before = session.state.copy()
        if session.prompt:
            happened = moments.choose(session, luck.choice(session.prompt.options).key)
        else:
            happened = moments.advance(session)
        yield before, happened, session.state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("humans", [(), ("reformers",), ("government", "reformers", "npa")])
def test_moments_lead_to_the_state(seed: int, humans: tuple[str, ...]) -> None:
    for before, happened, state in play(seed, humans, personalities=True, desperation=True):
        last = happened[-1].state if happened else before
        assert people_power.summary(last) == people_power.summary(state)


@pytest.mark.parametrize("seed", range(4))
def test_each_moment_shows_what_its_effect_tells_and_nothing_else_on_the_board(seed: int) -> None:
    for before, happened, _ in play(seed, ("npa",), personalities=True):
        for effect, state in happened:
            assert changed(before, state) == told(effect), effect
            before = state


def changed(before: State, after: State) -> set[tuple[str, str, object]]:
    """What differs between two boards: (what, where, by how much or to what)."""
    pieces = {
        (piece, space, after.pieces[piece][space] - before.pieces[piece][space])
        for piece in before.pieces
        for space in SPACES
    }
    found: set[tuple[str, str, object]] = {entry for entry in pieces if entry[2]}
    found |= {("marker", space, after.marker[space]) for space in SPACES if before.marker[space] != after.marker[space]}
    for track in ("aid", "patronage"):
        if getattr(before, track) != getattr(after, track):
            found.add((track, "", getattr(after, track)))
    return found


def told(effect: Effect) -> set[tuple[str, str, object]]:
    match effect:
        case Placed(space, piece, count):
            return {(piece, space, count)}
        case Removed(space, piece, count):
            return {(piece, space, -count)}
        case Moved(origin, space, piece, count):
            return {(piece, origin, -count), (piece, space, count)}
        case Flipped(space, before, after, count):
            return {(before, space, -count), (after, space, count)}
        case MarkerPlaced(space, marker):
            return {("marker", space, marker)}
        case TrackMoved(track, _, after) if track in ("aid", "patronage"):
            return {(track, "", after)}
        case MarkerRemoved(space):
            return {("marker", space, None)}
    return set()


@pytest.mark.parametrize("seed", range(3))
def test_a_step_told_again_is_the_same(seed: int) -> None:
    session = people_power.new_session(humans=("npa",), seed=seed, personalities=True)
    luck = random.Random(seed)
    while not session.over:
        session.choose(luck.choice(session.prompt.options)) if session.prompt else session.advance()
    steps = list(session.replay())
    for (made, before, _), (done, after, effects) in pairwise(steps):
        again = moments.of_step(session.game, before, session.history[made:done])
        assert [moment.effect for moment in again] == effects
        assert not again or people_power.summary(again[-1].state) == people_power.summary(after)


def test_what_is_recorded_leaves_no_trace_in_the_game() -> None:
    one, other = (people_power.new_session(seed=1) for _ in range(2))
    moments.choose(one, "action:pass")
    other.choose("action:pass")
    assert one.state.pack() == other.state.pack()
    assert one.state.effects == [] and type(one.state.effects) is list


@pytest.mark.parametrize("hidden", [False, True])
def test_6_5_2_hidden_acts_stay_hidden(hidden: bool) -> None:
    humans = FACTIONS
    laid_down = False
    for _, happened, state in play(3, humans, desperation=True, hidden_acts=hidden):
        laid_down = laid_down or bool(state.acts)
        for moment in happened:
            for faction in humans:
                noted = standings.standing(moment.state, faction, acting=False, under_way=UnderWay()).note
                assert bool(noted) == (faction in moment.state.acts and not hidden)
    assert laid_down


def test_pieces_in_the_air_stand_nowhere() -> None:
    before = people_power.new_session(seed=1).state
    after = before.copy()
    after.troops["manila"] -= 2
    after.troops["cebu"] += 2
    moment = moments.Snapshot(Moved("manila", "cebu", "troops", 2), after)
    flight = Flight(stage=cast(Stage, None), moments=[moment])
    between = flight.in_the_air(before, after)
    assert (between.troops["manila"], between.troops["cebu"]) == (0, 1)
    assert OWNER[as_piece(flight.journey(moment).part)] == "government"


def test_only_effects_tell_what_is_under_way() -> None:
    under_way = UnderWay()
    under_way.follow(EventBegan("npa", 1, "shaded"))
    assert under_way.event_side == "shaded"
    under_way.follow(TurnEnded("npa", "event"))
    assert under_way.event_side == ""
