"""The board on the screen follows the Effects and arrives where the rules are."""

import random

import pytest

from engine import people_power
from engine.people_power.effects import EventBegan, Moved, TurnEnded
from game.people_power.board.shown import Shown


def play(seed, humans, **options):
    """A random game; after every batch of Effects, what is shown and the state."""
    session = people_power.new_session(humans=humans, seed=seed, **options)
    luck = random.Random(seed)
    shown = Shown(session.state)
    while not session.over:
        effects = session.choose(luck.choice(session.prompt.options)) if session.prompt else session.advance()
        for effect in effects:
            shown.apply(effect)
        yield shown, session.state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("humans", [(), ("reformers",), ("government", "reformers", "npa")])
def test_effects_lead_to_the_state(seed, humans):
    for shown, state in play(seed, humans, personalities=True, desperation=True):
        assert shown.board == people_power.summary(state)
        assert shown.set_aside == state.set_aside


@pytest.mark.parametrize("hidden", [False, True])
def test_6_5_2_hidden_acts_stay_hidden(hidden):
    humans = ("government", "reformers", "npa")
    laid_down = False
    for shown, state in play(3, humans, desperation=True, hidden_acts=hidden):
        laid_down = laid_down or bool(state.acts)
        public = {} if hidden else state.acts
        assert shown.acts == public
        assert Shown(state).acts == public
    assert laid_down


@pytest.mark.parametrize("seed", range(4))
def test_what_stands_beside_the_map_follows_too(seed):
    for shown, state in play(seed, ("npa",), scenario="extended", personalities=True):
        assert shown.card == state.card
        assert shown.cards_played == len(state.played)
        assert shown.ineligible == state.ineligible
        assert shown.election == state.election
        assert shown.personalities == state.personalities or state.stage == "personalities"
        if state.stage == "turn":
            assert shown.boxes == state.boxes


def test_pieces_in_the_air_stand_nowhere():
    session = people_power.new_session(seed=1)
    shown = Shown(session.state)
    move = Moved("manila", "cebu", "troops", 2)
    shown.lift(move)
    assert (shown.board["spaces"]["manila"]["troops"], shown.board["spaces"]["cebu"]["troops"]) == (0, 1)
    shown.land(move)
    assert shown.board["spaces"]["cebu"]["troops"] == 3


def test_only_effects_tell_what_is_under_way():
    session = people_power.new_session(seed=1)
    shown = Shown(session.state)
    shown.apply(EventBegan("npa", 1, "shaded"))
    shown.sync(session.state)
    assert shown.event_side == "shaded"
    shown.apply(TurnEnded("npa", "event"))
    assert shown.event_side == ""
    shown.apply(EventBegan("npa", 1, "shaded"))
    shown.restart(session.state)
    assert shown.event_side == ""
