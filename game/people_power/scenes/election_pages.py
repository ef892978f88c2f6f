"""The Election Round cut into the pages of a special edition: which phases there are, and what happened in each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.people_power import effects as told
from engine.people_power import stages
from engine.people_power.effects import Effect

CARD = "card"
"""It is the page of the Election card itself."""
SUPPORT = (stages.CIVIC_ACTION, stages.AGITATION, stages.FOUNDATION)
"""6.3: one phase of three parts, which share a page."""

_REVEALS: dict[type[Effect], str] = {
    told.PersonalitiesRevealed: stages.PERSONALITIES,
    told.ActsChosen: stages.DESPERATION,
}
_DECISIONS = (*SUPPORT, stages.REDEPLOY, stages.PERSONALITIES, stages.DESPERATION)


@dataclass(slots=True)
class Phase:
    name: str
    effects: list[Effect] = field(default_factory=list)


@dataclass(slots=True)
class ElectionPage:
    """It tells one phase, or the parts of the Support Phase side by side."""

    phases: list[Phase]

    @property
    def name(self) -> str:
        return self.phases[0].name if len(self.phases) == 1 else "support"


def pages_of(phases: Iterable[Phase]) -> list[ElectionPage]:
    """A page on which nothing would stand is not printed."""
    pages: list[ElectionPage] = []
    for phase in phases:
        if pages and phase.name in SUPPORT and pages[-1].phases[-1].name in SUPPORT:
            pages[-1].phases.append(phase)
        else:
            pages.append(ElectionPage([phase]))
    return [page for page in pages if any(phase.effects for phase in page.phases)]


def phases_of(effects: Iterable[Effect]) -> tuple[list[Phase], str]:
    """Effects cut where a phase begins, without what comes before and after the Election Round.

    Also the name of the phase that has only just begun and waits for a decision, or nothing.
    """
    phases: list[Phase] = []
    for effect in effects:
        if isinstance(effect, told.ElectionBegan):
            phases.append(Phase(CARD, [effect]))
        elif isinstance(effect, told.PhaseBegan):
            phases.append(Phase(effect.phase))
        elif isinstance(effect, tuple(_REVEALS)) and not (phases and phases[-1].name == _REVEALS[type(effect)]):
            # The choice was made in secret, and this is what came of it.
            phases.append(Phase(_REVEALS[type(effect)], [effect]))
        elif isinstance(effect, told.CardRevealed | told.TurnBegan):
            if phases:
                break
        elif phases:
            phases[-1].effects.append(effect)
    if phases and phases[-1].name in _DECISIONS and not phases[-1].effects:
        return phases[:-1], phases[-1].name
    return phases, ""
