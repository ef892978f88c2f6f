"""Who answers prompts: persons through the session, non-players inside the rules, and anybody at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.chance import Chance
from engine.core.effects import Effect
from engine.core.game import S
from engine.core.prompts import Option, Prompt, Steps
from engine.core.session import Session

LONGEST_GAME = 10_000
"""Decisions and non-player turns after which a game counts as endless."""


class EndlessGame(Exception):
    """The guard against games that never end; the message names what was going on."""


class BrokenRule(Exception):
    """A state that the components do not allow."""


def answering(steps: Steps[None], is_person: Callable[[str], bool], answer: Callable[[Prompt], Option]) -> Steps[None]:
    """Prompts to seats without a person are answered; those of persons go on to the session."""
    try:
        prompt = next(steps)
        while True:
            chosen = (yield prompt) if is_person(prompt.seat) else answer(prompt)
            prompt = steps.send(chosen)
    except StopIteration:
        return


def at_random(luck: Chance) -> Callable[[Session[S]], Option]:
    """A player who takes any option."""

    def choose(session: Session[S]) -> Option:
        assert session.prompt is not None
        return luck.pick("option", session.prompt.options)

    return choose


def playing(session: Session[S], choose: Callable[[Session[S]], Option]) -> Iterator[list[Effect]]:
    """The game to its end, portion by portion of Effects; every state on the way is checked."""
    for _ in range(LONGEST_GAME):
        if session.over:
            return
        told = session.advance() if session.prompt is None else session.choose(choose(session))
        if wrong := session.game.broken_rule(session.state):
            raise BrokenRule(wrong)
        yield told
    asked = session.prompt.ask if session.prompt else "a non-player's turn"
    raise EndlessGame(f"The game does not end: it keeps coming to {asked!r}.")
