"""What selecting a space would cost and is good for, computed with the engine's own functions.

Trying it out in a twin of the game (`board/preview.py`) tells only what happens before the next question.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Prompt
from engine.people_power import operations
from engine.people_power.board import (
    ACTIVIST,
    ADJACENT,
    GUERRILLA,
    NEUTRAL,
    OPPOSITION,
    POPULATION,
    PROTEST,
    RESISTANCE,
    STRIKE,
    SUPPORT,
    TERROR,
    UNDERGROUND,
    Alignment,
    Marker,
    Space,
)
from engine.people_power.momentum import rules
from engine.people_power.operations.government import AID_PER_NPA_BASE
from engine.people_power.state import State, guerrillas
from game.people_power.wording.names import alignment_name, counted, marker_name
from game.shell.text import tr

Preview = Callable[[State, Space], str]


def preview(space: Space, prompt: Prompt, state: State) -> str:
    """One or two short sentences; empty where there is nothing to foresee."""
    if prompt.ask == "event.shift":
        return _shifted(state, space, prompt.context["towards"])
    say = _PREVIEWS.get(prompt.ask)
    if say is None:
        return ""
    cost = prompt.context.get("cost", 0)
    return " ".join([say(state, space), *([tr("preview.cost", count=cost)] if cost else [])])


def _shifted(state: State, space: Space, towards: Alignment, sets: bool = False) -> str:
    before = state.alignment[space]
    after = towards if sets or before in (NEUTRAL, towards) else NEUTRAL
    return _becomes(before, after)


def _becomes(before: Alignment, after: Alignment) -> str:
    if before == after:
        return tr("preview.no_shift", before=alignment_name(before))
    return tr("preview.shift", before=alignment_name(before), after=alignment_name(after))


def _marked(state: State, space: Space, marker: Marker) -> str:
    return "" if state.marker[space] == marker else tr("preview.marker", marker=marker_name(marker)) + " "


def _train(state: State, space: Space) -> str:
    return tr("preview.train.cubes" if operations.government.train_places_cubes(state, space) else "preview.train.none")


def _roundup(state: State, space: Space) -> str:
    return tr("preview.removes", count=operations.government.roundup_would_remove(state, space))


def _assault(state: State, space: Space) -> str:
    count = operations.government.assault_would_remove(state, space)
    bases = max(0, count - state.active[space])
    key = "preview.removes.bases" if bases else "preview.removes"
    return tr(key, count=count, aid=AID_PER_NPA_BASE * bases)


def _recruit(state: State, space: Space) -> str:
    key = "preview.or_base" if operations.reformers.can_recruit_base(state, space) else "preview.places"
    return tr(key, pieces=counted(operations.reformers.recruits(state, space), ACTIVIST))


def _assemble(state: State, space: Space) -> str:
    near = sum(state.activists[origin] for origin in ADJACENT[space])
    return tr("preview.assemble", pieces=counted(near, ACTIVIST))


def _protest(state: State, space: Space) -> str:
    return _marked(state, space, PROTEST) + _shifted(state, space, OPPOSITION, rules(state).protest_sets)


def _rally(state: State, space: Space) -> str:
    key = "preview.or_base" if operations.npa.can_rally_base(state, space) else "preview.places"
    return tr(key, pieces=counted(operations.npa.rallies(state, space), UNDERGROUND))


def _support_step(state: State, space: Space, towards: Alignment) -> str:
    """6.3: a marker goes first."""
    marker = state.marker[space]
    if marker and not (towards == RESISTANCE and marker == STRIKE):
        return tr("preview.takes_marker", marker=marker_name(marker))
    return _shifted(state, space, towards)


def _enrich(state: State, space: Space) -> str:
    return tr("preview.enrich", count=rules(state).enrich_per_population * POPULATION[space])


_PREVIEWS: dict[str, Preview] = {
    "train.space": _train,
    "sweep.space": lambda state, space: tr("preview.sweep", pieces=counted(state.underground[space], UNDERGROUND)),
    "roundup.space": _roundup,
    "assault.space": _assault,
    "recruit.space": _recruit,
    "assemble.space": _assemble,
    "persuade.space": lambda state, space: tr("preview.removes", count=operations.reformers.persuaded(state, space)),
    "protest.space": _protest,
    "rally.space": _rally,
    "march.space": lambda state, space: tr("preview.march", pieces=counted(guerrillas(state, space), GUERRILLA)),
    "attack.space": lambda state, space: tr("preview.attack", count=min(6, guerrillas(state, space))),
    "terror.space": lambda state, space: _marked(state, space, TERROR) + _shifted(state, space, RESISTANCE),
    "enrich.space": _enrich,
    "charm.space": lambda state, space: f"{tr('preview.charm')} {_shifted(state, space, SUPPORT)}",
    "reprisal.space": lambda state, space: tr("preview.reprisal"),
    "appeal.space": lambda state, space: tr("preview.appeal", count=rules(state).appeal_resources),
    "canvass.space": lambda state, space: _becomes(state.alignment[space], OPPOSITION),
    "extort.space": lambda state, space: tr("preview.extort"),
    "strike.space": lambda state, space: _marked(state, space, STRIKE) + _shifted(state, space, RESISTANCE),
    "ambush.space": lambda state, space: tr("preview.ambush"),
    "civic_action.space": lambda state, space: _support_step(state, space, SUPPORT),
    "agitation.space": lambda state, space: _support_step(state, space, RESISTANCE),
    "foundation.space": lambda state, space: tr("preview.foundation"),
    "act.neutral": lambda state, space: _becomes(state.alignment[space], NEUTRAL),
}
