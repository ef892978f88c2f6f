"""A board by its description, scripted dice, and a session driven by the answers that players would give."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from engine import filipinas
from engine.core.chance import ScriptedChance
from engine.core.effects import Effect, told_to_all
from engine.filipinas import FilipinasSession, State
from engine.filipinas.board import FILIPINOS, SIDES, SPAIN
from engine.filipinas.deck import AMERICAN_DECK

E = TypeVar("E", bound=Effect)

Places = Mapping[str, Sequence[Sequence[str]]]

BOTH = SIDES
NOBODY: tuple[str, ...] = ()
ONE_MORE = ["coordinate", "done"]
"""5.2.2.1: all that is on offer after an action without cards."""


def board(
    places: Places,
    humans: Collection[str] = BOTH,
    dice: Mapping[str, Sequence[Any]] | None = None,
    points: int | Mapping[str, int] = 10,
    hand: Mapping[str, Sequence[str]] | None = None,
    **others: Any,
) -> State:
    """A board with these stacks and nothing else, before two persons with points to spend and no cards."""
    purses = dict.fromkeys(SIDES, points) if isinstance(points, int) else dict(points)
    held = {side: list((hand or {}).get(side, ())) for side in SIDES}
    if any(card in AMERICAN_DECK[side] for side in SIDES for card in held[side]):
        others.setdefault("at_war", True)
    described = {"places": places, "points": purses, "hand": held, **others}
    return filipinas.from_summary(described, humans, ScriptedChance(dict(dice or {})))


def playing(state: State, side: str) -> FilipinasSession:
    """A session in which that side is to play."""
    state.to_play = side
    return filipinas.play_from(state)


def spanish(places: Places, **others: Any) -> FilipinasSession:
    return playing(board(places, **others), SPAIN)


def filipino(places: Places, **others: Any) -> FilipinasSession:
    return playing(board(places, **others), FILIPINOS)


def answer(session: FilipinasSession, *answers: str) -> list[Effect]:
    """Give these answers in order, each as a whole key or as the value alone; returns all that happened.

    After an action a player who is not asked about it takes no second one (5.2.2.1).
    """
    told: list[Effect] = []
    for wanted in answers:
        assert session.prompt is not None, f"nothing is asked when {wanted!r} is to be answered"
        if wanted not in ONE_MORE and offered(session) == ONE_MORE:
            told += session.choose("done")
            assert session.prompt is not None, f"nothing is asked when {wanted!r} is to be answered"
        matching = [option for option in session.prompt.options if wanted in (option.key, option.value)]
        assert len(matching) == 1, f"{wanted!r} does not answer {session.prompt}"
        told += session.choose(matching[0])
    return told_to_all(told)


def offered(session: FilipinasSession) -> list[str]:
    assert session.prompt is not None
    return [option.key for option in session.prompt.options]


def asked(session: FilipinasSession) -> tuple[str, str]:
    """Who is asked what."""
    assert session.prompt is not None
    return session.prompt.faction, session.prompt.ask


def refusals(session: FilipinasSession) -> dict[str, tuple[str, str]]:
    """What is not on offer: why, and by which section."""
    assert session.prompt is not None
    return {refusal.option.key: (refusal.reason, refusal.rule) for refusal in session.prompt.refused()}


def pass_both(session: FilipinasSession) -> list[Effect]:
    """Both sides pass: the turn ends and the next begins."""
    told: list[Effect] = []
    turn = session.state.turn
    while session.prompt is not None and session.state.turn == turn:
        told += answer(session, "pass" if "pass" in offered(session) else "done")
    return told


def only(effects: Sequence[Effect], kind: type[E]) -> E:
    """The one Effect of that kind."""
    found = [effect for effect in effects if isinstance(effect, kind)]
    assert len(found) == 1, f"{len(found)} of {kind.__name__} among {effects}"
    return found[0]


def all_of(effects: Sequence[Effect], kind: type[E]) -> list[E]:
    return [effect for effect in effects if isinstance(effect, kind)]
