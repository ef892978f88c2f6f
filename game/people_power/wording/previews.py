"""What selecting a space would be good for, where the next question comes before anything happens.

Everything that happens at once is found out by trying it in a twin of the game (`game/table/asking/preview.py`). What
is said here is computed with the engine's own functions.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Prompt
from engine.people_power import operations, questions
from engine.people_power.board import ACTIVIST, ADJACENT, GUERRILLA, UNDERGROUND, Space
from engine.people_power.operations.government import AID_PER_NPA_BASE
from engine.people_power.state import State, guerrillas
from game.people_power.wording.names import counted
from game.shell.text import tr

Preview = Callable[[State, Space], str]


def preview(space: Space, prompt: Prompt, state: State) -> str:
    """One or two short sentences; empty where there is nothing to foresee."""
    say = _PREVIEWS.get(prompt.ask)
    if say is None:
        return ""
    cost = prompt.context.get("cost", 0)
    return " ".join([say(state, space), *([tr("preview.cost", count=cost)] if cost else [])])


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


def _rally(state: State, space: Space) -> str:
    key = "preview.or_base" if operations.npa.can_rally_base(state, space) else "preview.places"
    return tr(key, pieces=counted(operations.npa.rallies(state, space), UNDERGROUND))


_PREVIEWS: dict[str, Preview] = {
    questions.TRAIN_SPACE: _train,
    questions.SWEEP_SPACE: lambda state, space: tr(
        "preview.sweep", pieces=counted(state.underground[space], UNDERGROUND)
    ),
    questions.ROUNDUP_SPACE: _roundup,
    questions.ASSAULT_SPACE: _assault,
    questions.RECRUIT_SPACE: _recruit,
    questions.ASSEMBLE_SPACE: _assemble,
    questions.PERSUADE_SPACE: lambda state, space: tr(
        "preview.removes", count=operations.reformers.persuaded(state, space)
    ),
    questions.RALLY_SPACE: _rally,
    questions.MARCH_SPACE: lambda state, space: tr(
        "preview.march", pieces=counted(guerrillas(state, space), GUERRILLA)
    ),
    questions.ATTACK_SPACE: lambda state, space: tr("preview.attack", count=min(6, guerrillas(state, space))),
}
