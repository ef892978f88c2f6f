"""A replay reaches the same end, and a branch from the middle plays on."""

from __future__ import annotations

from random import Random

import pytest

from engine import people_power
from engine.people_power.packing import broken_rule

LONG_GAME = 20
"""Cards."""


def long_game(humans: set[str]) -> people_power.PeoplePowerSession:
    for seed in range(50):
        luck = Random(seed)
        session = people_power.new_session("extended", humans, seed, personalities=True, desperation=True)
        while not session.over:
            session.choose(luck.choice(session.prompt.options)) if session.prompt else session.advance()
        if len(session.state.played) >= LONG_GAME:
            return session
    raise AssertionError("no game was long enough")


@pytest.mark.parametrize("humans", [set(), {"reformers"}, {"government", "npa"}, {"government", "reformers", "npa"}])
def test_a_replay_reaches_the_same_final_bytes(humans: set[str]) -> None:
    session = people_power.load(long_game(humans).save())
    steps = list(session.replay())
    decisions, last, _ = steps[-1]
    assert decisions == len(session.history)
    assert last.pack() == session.state.pack()
    assert [made for made, _, _ in steps] == sorted(made for made, _, _ in steps)


@pytest.mark.parametrize("humans", [{"reformers"}, {"government", "reformers", "npa"}])
def test_a_branch_from_the_middle_plays_on(humans: set[str]) -> None:
    session = people_power.load(long_game(humans).save())
    end = session.save()
    branch = session.at(len(session.history) // 2)
    luck = Random(1986)
    while not branch.over:
        branch.choose(luck.choice(branch.prompt.options)) if branch.prompt else branch.advance()
        assert not broken_rule(branch.state)
    assert branch.ranking
    assert session.save() == end
