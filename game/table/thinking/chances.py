"""How likely each seat was to win, chapter by chapter of a finished game."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from engine.core.session import Session
from engine.core.thinking.verdict import company_of
from game.table.press.story_of_game import StoryOfGame
from game.table.thinking.minds import mind_for


def finding_chances(session: Session[Any], told: StoryOfGame) -> Generator[float, None, None]:
    """In slices: how much of it is done. Then `told` has them in hundredths, at the end of each of its chapters.

    The last chapter ends with what became of it.
    """
    minds, outcome = mind_for(session.game), session.outcome
    if minds is None or outcome is None:
        return
    verdict = minds(session.state, session.game.seats[0]).verdict
    if verdict is None:
        return
    company, found = company_of(session), []
    for place, state in enumerate(_ends_of_chapters(session, told)):
        found.append(verdict.chances(state, company))
        yield place / len(told.chapters)
    share = 1 / max(1, len(outcome.winners))
    found.append(dict.fromkeys(outcome.winners, share))
    for seat in session.game.seats:
        told.chances[seat] = [100 * chances.get(seat, 0.0) for chances in found]


def _ends_of_chapters(session: Session[Any], told: StoryOfGame) -> Iterator[Any]:
    """Give the last state of each chapter but the last."""
    before, ended = None, 0
    for _, state, _ in session.replay():
        while before is not None and ended < min(told.point_of(state), len(told.chapters) - 1):
            yield before
            ended += 1
        before = state
