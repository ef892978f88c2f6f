"""What stands on an option, and what choosing it would do."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.prompts import Option, Prompt
from engine.people_power import questions
from engine.people_power.activities import SPECIALS
from engine.people_power.asking import moved_by
from engine.people_power.board import (
    ACTIVE,
    ACTIVIST,
    GOVERNMENT,
    MARKERS,
    POLICE,
    REFORMERS,
    STOCK_OF,
    TROOPS,
    UNDERGROUND,
    Piece,
    as_faction,
    as_piece,
    as_space,
)
from engine.people_power.in_force import rules
from engine.people_power.operations import OPERATIONS
from engine.people_power.operations.government import CUBES_PER_BASE
from engine.people_power.operations.npa import guerrillas_per_base, rallies
from engine.people_power.operations.reformers import persuaded, recruits
from engine.people_power.sequence import GOVERNMENT_PASS, may_add_special
from engine.people_power.state import State
from game.people_power.wording.names import (
    action_name,
    card_title,
    counted,
    faction_name,
    marker_name,
    piece_name,
    short_space_name,
    space_name,
)
from game.people_power.wording.previews import preview
from game.shell.text import tr
from game.table.kit.wording import plain_label

_OWN_DONE = (
    questions.TRANSFER_ASKED,
    questions.TRANSFER_ASKED_FOR,
    questions.TRANSFER_ANY_TIME,
    questions.SPECIAL_AFTER,
    questions.CIVIC_ACTION_MORE,
)
_IN_A_SPACE = ("move", "to", "cubes")
_PHASES = ("civic_action", "agitation", "redeploy")
_MAY_REMOVE = (
    questions.STRIKE_REMOVE,
    questions.TERROR_REMOVE,
    questions.REPRISAL_SECOND,
    questions.ASSEMBLE_TERROR,
    questions.ASSEMBLE_PROTEST,
)


Say = Callable[[Option, Prompt, State], str]


def option_label(option: Option, prompt: Prompt, state: State) -> str:
    say = _LABELS.get(option.kind)
    return say(option, prompt, state) if say else plain_label(option)


def option_help(option: Option, prompt: Prompt, state: State) -> str:
    """What it does and by which rule; empty where the label says it all."""
    say = _HELP.get(option.kind)
    return say(option, prompt, state) if say else ""


def done_label(prompt: Prompt) -> str:
    """What it finishes, or what it leaves."""
    said = being_done(prompt)
    return tr("option.done.of", done=said, what=_finished(prompt)) if said == tr("option.done") else said


def being_done(prompt: Prompt) -> str:
    if prompt.ask in _OWN_DONE:
        return tr(f"option.done.{prompt.ask}")
    return tr("option.done.remove" if prompt.ask in _MAY_REMOVE else "option.done")


def _finished(prompt: Prompt) -> str:
    action, _, what = prompt.ask.partition(".")
    if what in MARKERS:
        return marker_name(what)
    if what in _IN_A_SPACE and "space" in prompt.context:
        return short_space_name(prompt.context["space"])
    if action in OPERATIONS or action in SPECIALS:
        return action_name(action)
    return tr(f"phase.{action}" if action in _PHASES else f"option.done.of.{action}")


# Labels


def _event(option: Option, prompt: Prompt, state: State) -> str:
    return tr("option.event", side=tr(f"card.{state.card}.{option.value}.title"))


def _space(option: Option, prompt: Prompt, state: State) -> str:
    """Of a way, which end of it that is."""
    name, what = space_name(as_space(option.value)), prompt.ask.partition(".")[2]
    if what in ("to", "move_to"):
        return tr("option.space.to", space=name)
    return tr("option.space.from", space=name) if what == "move_from" or prompt.ask == questions.MARCH_SPACE else name


def _move(option: Option, prompt: Prompt, state: State) -> str:
    origin, _, piece = option.value.partition(":")
    return tr("option.move", piece=piece_name(as_piece(piece)), origin=short_space_name(as_space(origin)))


def _moves(option: Option, prompt: Prompt, state: State) -> str:
    origin, piece, count = moved_by(option)
    return tr("option.moves", pieces=counted(count, piece), origin=short_space_name(origin))


def _piece(option: Option, prompt: Prompt, state: State) -> str:
    """1.5.1: to be placed though none is Available, it comes from elsewhere on the map."""
    piece = as_piece(option.value)
    off_map = prompt.ask == questions.TRAIN_CUBES and not state.available[STOCK_OF[piece]]
    return tr("option.piece.off_map", piece=piece_name(piece)) if off_map else piece_name(piece)


def _pieces(option: Option, prompt: Prompt, state: State) -> str:
    piece, _, count = option.value.partition(":")
    return counted(int(count), as_piece(piece))


def _appeals(option: Option, prompt: Prompt, state: State) -> str:
    space, _, count = option.value.partition(":")
    return tr("option.moves", pieces=counted(int(count), ACTIVIST), origin=short_space_name(as_space(space)))


def _count(option: Option, prompt: Prompt, state: State) -> str:
    count = int(option.value)
    space = prompt.context.get("space")
    if space is None:  # 1.4.1: Resources that change hands
        return tr("option.count.resources", count=count)
    if prompt.ask == questions.TRAIN_BASE:
        return _mixed(count, TROOPS, CUBES_PER_BASE, POLICE)
    if prompt.ask == questions.RALLY_BASE:
        return _mixed(count, UNDERGROUND, guerrillas_per_base(state, space), ACTIVE)
    if prompt.ask == questions.PERSUADE_UNDERGROUND:
        return _mixed(count, UNDERGROUND, persuaded(state, space), ACTIVE)
    kinds = {questions.MARCH_UNDERGROUND: UNDERGROUND, questions.MARCH_ACTIVE: ACTIVE}
    return counted(count, kinds.get(prompt.ask) or prompt.context["piece"])


def _mixed(count: int, piece: Piece, total: int, other: Piece) -> str:
    """So many of one kind, the rest of the total of the other; a kind without pieces is not named."""
    rest = total - count
    if not rest:
        return counted(count, piece)
    if not count:
        return counted(rest, other)
    return tr("option.count.mixed", one=counted(count, piece), other=counted(rest, other))


def _way(option: Option, prompt: Prompt, state: State) -> str:
    if option.value in ("guerrillas", "base"):
        return tr(f"option.way.{option.value}")
    return action_name(option.value)


def _recruit(option: Option, prompt: Prompt, state: State) -> str:
    return tr(f"option.recruit.{option.value}", count=recruits(state, prompt.context["space"]))


def _rally(option: Option, prompt: Prompt, state: State) -> str:
    space = prompt.context["space"]
    count = guerrillas_per_base(state, space) if option.value == "base" else rallies(state, space)
    return tr(f"option.rally.{option.value}", count=count)


def _short(option: Option) -> str:
    return short_space_name(as_space(option.value))


_LABELS: dict[str, Say] = {
    "op": lambda option, prompt, state: tr(f"operation.{option.value}"),
    "special": lambda option, prompt, state: tr(f"special.{option.value}"),
    "event": _event,
    "space": _space,
    "piece": _piece,
    "pieces": _pieces,
    "move": _move,
    "moves": _moves,
    "appeals": _appeals,
    "count": _count,
    "way": _way,
    "faction": lambda option, prompt, state: faction_name(as_faction(option.value)),
    "base": lambda option, prompt, state: tr("option.base", space=_short(option)),
    "civic_action": lambda option, prompt, state: tr("option.civic_action", space=_short(option)),
    "recruit": _recruit,
    "rally": _rally,
    "give": lambda option, prompt, state: tr("table.give", faction=tr(f"faction.{option.value}.short")),
    "ask": lambda option, prompt, state: tr("table.ask", faction=tr(f"faction.{option.value}.short")),
    "ask_for": lambda option, prompt, state: tr("table.ask_for", faction=tr(f"faction.{option.value}.short")),
    "card": lambda option, prompt, state: card_title(int(option.value)),
    "pay": lambda option, prompt, state: tr("option.pay"),
    "done": lambda option, prompt, state: done_label(prompt),
}


# Help


def _action_help(option: Option, prompt: Prompt, state: State) -> str:
    if option.value == "pass":
        gains = {GOVERNMENT: GOVERNMENT_PASS, REFORMERS: rules(state).reformers_pass}
        return tr("option.action.pass.help", count=gains.get(as_faction(prompt.faction), 1))
    if option.value == "operation" and may_add_special(state):
        return tr("option.action.operation.help.special")
    return tr(f"option.action.{option.value}.help")


def _does(option: Option, prompt: Prompt, state: State) -> str:
    key = f"{'operation' if option.kind == 'op' else 'special'}.{option.value}"
    return f"{tr(f'{key}.does')} [{tr(f'{key}.rule')}]"


_HELP: dict[str, Say] = {
    "action": _action_help,
    "op": _does,
    "special": _does,
    "event": lambda option, prompt, state: tr("option.event.help", text=tr(f"card.{state.card}.{option.value}")),
    "space": lambda option, prompt, state: preview(as_space(option.value), prompt, state),
    "base": lambda option, prompt, state: tr("option.base.help"),
    "civic_action": lambda option, prompt, state: tr("option.civic_action.help"),
    "give": lambda option, prompt, state: tr("option.give.help"),
    "ask": lambda option, prompt, state: tr("option.ask.help"),
    "ask_for": lambda option, prompt, state: tr("option.ask_for.help"),
    "card": lambda option, prompt, state: tr(f"card.{option.value}.effect"),
}
