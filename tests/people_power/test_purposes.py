"""What a non-player's turn was for, in one or two sentences in plain words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import people_power
from engine.core.prompts import Option
from engine.people_power import effects as told
from game.people_power.kit import KIT
from game.people_power.wording.purposes import purpose
from game.shell.text import words
from game.table.thinking.foresight import Foresight
from game.table.thinking.words import plan_sentence
from tests.people_power.driving import board, turn


@pytest.fixture(autouse=True)
def _in_english() -> None:
    words().switch("en")
    words().open("people_power")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_turn_of_a_non_player_says_what_it_was_for(language: str) -> None:
    """In one sentence without dice, cards or questions; those are its steps."""
    words().switch(language)
    session = people_power.new_session(humans=(), seed=3)
    effects = list(session.opening)
    while not session.over:
        effects += session.advance()
    turns = [number for number, effect in enumerate(effects) if isinstance(effect, told.TurnBegan)]
    aims = [effects[start:end] for start, end in pairwise([*turns, len(effects)])]
    words().missing.clear()
    said = [purpose([effect for effect in turn if not isinstance(effect, told.PhaseBegan)]) for turn in aims]
    words_of_aim = {"en": "To ", "es": "Para "}[language]
    assert said and all(text.startswith(words_of_aim) for text in said) and not words().missing
    words().switch("en")


def test_a_turn_says_what_it_did_to_whom_and_why_there() -> None:
    turn = [
        told.TurnBegan("npa", 1),
        told.Preferred("npa", "T", "davao", ("countryside", "random")),
        told.OperationBegan("npa", "terror", "full"),
        told.SpaceSelected("npa", "terror", "davao"),
        told.MarkerPlaced("davao", "terror"),
        told.Aligned("davao", "support", "neutral"),
        told.Aligned("davao", "neutral", "resistance"),
        told.Removed("davao", "police", 1, told.AVAILABLE),
        told.Removed("davao", "police", 1, told.AVAILABLE),
    ]
    assert purpose(turn) == (
        "To break by fear what others have won: Davao Support → Resistance, +Terror, −2 Police. "
        "Why Davao first: Countryside."
    )


@pytest.mark.parametrize(("language", "said"), [("en", "The Government passes."), ("es", "El Gobierno pasa.")])
def test_2_3_4_a_plan_that_only_passes_is_a_sentence_too(language: str, said: str) -> None:
    words().switch(language)
    session = turn(board({"cebu": {"troops": 2}}), "government", "npa")
    foresight = Foresight(KIT, session, (("turn.action", Option("action:pass")),))
    assert plan_sentence(KIT.wording, foresight) == said
