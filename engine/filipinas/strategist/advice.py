"""Whom a Strategist listens to while it makes plans: the non-players, and what they would do in its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from engine.core.effects import Effect
from engine.core.players import answering
from engine.core.prompts import DONE, Option, Prompt
from engine.filipinas import questions, stages
from engine.filipinas.asking import CARD
from engine.filipinas.board import Side
from engine.filipinas.effects import ActionBegan, CardPlayed
from engine.filipinas.opponents import play_non_player_round
from engine.filipinas.opponents.answers import ANSWERS, answer
from engine.filipinas.rounds import ACTION
from engine.filipinas.state import State

_GIVING_UP = (questions.DISCARD, questions.TRADE)
"""Questions for a card that is not wanted."""
_DIVIDING = (questions.ATTACK_LEAVE, questions.SEARCH_LEAVE, questions.MOVE_LEAVE, questions.DISPERSE_LEADER)
"""Questions for a part of a stack: no table divides one."""


class PlayAdvice:
    """One play of the non-player, heard in advance: it says how to do the same as a player."""

    def __init__(self, state: State, side: Side) -> None:
        story = [] if state.stage == stages.ACTION and state.to_play != side else _story(state, side)
        """In the rival's play there is none: what is asked there is in the tables."""
        self._deeds = tuple(_deeds(story, side))
        self._names = {name: -place for place, name in reversed([*enumerate(_names(story))])}
        """All that the story names: the earlier, the higher."""

    def on(self, state: State, prompt: Prompt) -> Option:
        """Its answer to a question of the own play, or to one that comes with the rival's."""
        ask, options = prompt.ask, prompt.options
        if ask in ANSWERS:
            return answer(state.copy(), prompt)
        if ask == questions.PLAY:
            return next((deed for deed in self._deeds if deed in options), options[-1])
        if ask in _GIVING_UP:
            return next((option for option in options if option not in self._deeds), options[0])
        named = [] if ask in _DIVIDING else [option for option in options if option.value in self._names]
        if named:
            return max(reversed(named), key=lambda option: self._names[option.value])
        return DONE if DONE in options else options[0]


def _story(state: State, side: Side) -> list[Effect]:
    """What the non-player of the side does and names in its play of this moment."""
    twin = state.copy()
    twin.humans = frozenset()
    twin.to_play = side
    for _ in answering(play_non_player_round(twin), twin.is_person, lambda prompt: answer(twin, prompt)):
        raise AssertionError("a table asks nobody")
    return twin.effects


def _deeds(story: list[Effect], side: Side) -> Iterator[Option]:
    """Its cards and its action, in this order; what it plays in a battle is asked for there."""
    for effect in story:
        if isinstance(effect, ActionBegan) and effect.side == side:
            yield ACTION[effect.action]
        elif isinstance(effect, CardPlayed) and effect.side == side:
            yield CARD[effect.card]


def _names(story: list[Effect]) -> Iterator[str]:
    for effect in story:
        for field in fields(effect):
            told = getattr(effect, field.name)
            if isinstance(told, str):
                yield told
            elif isinstance(told, tuple):
                yield from (name for name in told if isinstance(name, str))
