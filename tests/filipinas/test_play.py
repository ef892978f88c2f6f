"""Whole games: what figures and the text client make of them, and that every card comes up in random play."""

from __future__ import annotations

import io
import os
from collections import Counter

import pytest

from engine import client, filipinas
from engine.core.chance import Chance
from engine.core.effects import Effect, told_to, told_to_all
from engine.core.players import at_random, playing
from engine.filipinas.card import DECK
from engine.filipinas.effects import CardsDealt, CardsDrawn, Decided, Skipped
from engine.filipinas.figures import FIGURES
from tests.filipinas.card_uses import uses

GAMES = int(os.environ.get("BOT_GAMES", "200"))
LEAST_ROUNDS = 40


def test_non_players_play_to_the_end_and_explain_every_play() -> None:
    ends: Counter[str] = Counter()
    for seed in range(GAMES):
        session = filipinas.new_session(("campaign", "short")[seed % 2], (), seed)
        for told in playing(session, at_random(Chance(seed))):
            thoughts = [effect for effect in told if isinstance(effect, Decided | Skipped)]
            assert thoughts or session.state.stage != "action", told
        assert session.outcome is not None
        ends[session.outcome.reason] += 1
    assert ends["time"] and ends["morale"]


def test_every_card_comes_up_in_random_play() -> None:
    """Whole games, and games from boards late in the war for what they reach too rarely. All are checked."""
    used: Counter[str] = Counter()
    for seed in range(200):
        used.update(uses(seed))
        if seed >= LEAST_ROUNDS and all(used[card] for card in DECK):
            break
    assert not [card for card in DECK if not used[card]]


def test_a_rival_reads_how_many_cards_were_drawn_but_not_which() -> None:
    session = filipinas.new_session(seed=4)
    told: list[Effect] = []
    while session.state.turn == 1 or session.state.stage != "action":
        assert session.prompt is not None
        told += session.choose("pass" if session.prompt.option("pass") else session.prompt.options[-1])
    assert {effect.side for effect in told_to_all(told) if isinstance(effect, CardsDrawn)} == {"spain", "filipinos"}
    seen = told_to(told, ("spain",))
    assert {effect.side for effect in seen if isinstance(effect, CardsDrawn)} == {"spain"}
    assert {effect.side for effect in seen if isinstance(effect, CardsDealt)} == {"filipinos"}


def test_figures_of_a_game() -> None:
    session = filipinas.new_session(humans=(), seed=7)
    used = Counter(line for told in playing(session, at_random(Chance(0))) for line in FIGURES.uses(told))
    assert used["turn 1 played"] == 1 and 1 <= used["turn 1 Morale"] <= 10
    assert FIGURES.of_state(session.state)["turns"] == session.state.turn


def test_the_text_client_tells_what_a_non_player_thinks(capsys: pytest.CaptureFixture[str]) -> None:
    assert client.main(["filipinas", "--humans", "filipinos", "--seed", "3"], io.StringIO("pass\n" * 3 + "quit\n")) == 0
    shown = capsys.readouterr().out
    assert "Magdiwang (1) + Bonifacio" in shown and "Spain holds: ?, ?, ?, ?, ?" in shown
    assert "10.3.2" in shown and "Points: Spain 7, Filipinos 5. Morale 10, United States 1" in shown


def test_why_not(capsys: pytest.CaptureFixture[str]) -> None:
    client.main(["filipinas", "--seed", "3"], io.StringIO("why\nquit\n"))
    assert "action:siege: no_siege (6.8)" in capsys.readouterr().out
