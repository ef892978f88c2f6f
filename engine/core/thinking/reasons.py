"""What a plan is said to be good for: features that belong together are one idea, told only where it is plain to see.

A weight that was learnt says little by itself: of two features that rise and fall together, one may have the wrong
sign as long as the other makes up for it. So an idea has the worth of all its features, and is a reason only if what
one sees of it has moved the way that this worth says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum

from engine.core.thinking.idea import Idea
from engine.core.thinking.mind import Reading
from engine.core.thinking.thought import Reason

MOST = 5


def reasons(
    seat: str,
    ideas: Iterable[Idea],
    features: tuple[str, ...],
    leanings: Sequence[float],
    before: Reading,
    after: Reading,
) -> tuple[Reason, ...]:
    """What the plan changes most, the weightiest first: for the better, or for the worse."""
    places = {feature: place for place, feature in enumerate(features)}
    found = []
    for idea in ideas:
        told = places[idea.feature]
        change = after[told] - before[told]
        if not change:
            continue
        group = [told, *(places[part] for part in idea.parts)]
        worth = fsum((after[place] - before[place]) * leanings[place] for place in group)
        if worth and (worth > 0) == ((change > 0) == idea.good_for(seat)):
            found.append(Reason(idea.feature, int(before[told]), int(after[told]), worth))
    return tuple(sorted(found, key=lambda reason: -abs(reason.worth))[:MOST])
