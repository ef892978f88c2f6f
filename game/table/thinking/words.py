"""What a player that thinks has to say, in plain words."""

from __future__ import annotations

from engine.core.thinking.mind import Expectation
from engine.core.thinking.thought import Weighed
from game.shell.text import tr
from game.table.kit.wording import Wording
from game.table.panels.bar import BETWEEN
from game.table.thinking.foresight import Foresight


def answers(foresight: Foresight) -> list[str]:
    """One by one; dots where luck or somebody else comes in."""
    labels = foresight.labels() or [tr("hint.nothing")]
    return labels if foresight.is_whole else [*labels, "…"]


def plan_line(foresight: Foresight) -> str:
    """Tell the answers one after the other."""
    return BETWEEN.join(answers(foresight))


def plan_sentence(wording: Wording, foresight: Foresight) -> str:
    """What is done where, as one says it; its answers where a game has no sentence for it.

    Dots stand where luck or somebody else comes in, as in a sentence that is broken off.
    """
    answered = [(step.prompt, step.option, step.state) for step in foresight.steps]
    said = wording.plan(foresight.seat, [moment.effect for moment in foresight.moments], answered)
    if not said:
        return plan_line(foresight)
    return said if foresight.is_whole else f"{said.removesuffix('.')} …"


def plan_words(wording: Wording, foresight: Foresight) -> list[str]:
    """Its sentence and, if that is more, the answers that lead there."""
    sentence, steps = plan_sentence(wording, foresight), plan_line(foresight)
    return [sentence] if sentence == steps else [sentence, steps]


def hundredths(chance: float) -> int:
    return round(100 * chance)


def per_cent(chance: float) -> str:
    return f"{hundredths(chance)} %"


def expected(wording: Wording, expectation: Expectation) -> str:
    """It is told so: Government −3 → +1 ± 4."""
    return f"{tr(f'faction.{expectation.seat}')} {course(wording, expectation)}"


def course(wording: Wording, expectation: Expectation) -> str:
    """It is told so: −3 → +1 ± 4."""
    return tr(
        "hint.course",
        now=wording.measured(round(expectation.now)),
        expected=wording.measured(round(expectation.expected)),
        spread=round(expectation.spread),
    )


def reasons(wording: Wording, weighed: Weighed, *, good: bool) -> list[str]:
    """What the plan changes most for the better, or for the worse."""
    return [
        tr(
            "hint.reason",
            what=what,
            before=wording.counted(reason.feature, reason.before),
            after=wording.counted(reason.feature, reason.after),
        )
        for reason in weighed.reasons
        if (reason.worth > 0) == good and (what := wording.feature(reason.feature))
    ]
