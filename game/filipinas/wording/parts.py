"""A part of the board in words: who holds it, who is there, and what lies on them."""

from __future__ import annotations

from engine.filipinas.board import ADJACENT, CITIES, LINES, MAP, PROVINCES, VALUE
from engine.filipinas.counters import ARRIVES_WITH, FOLLOWERS, LEADER, MOST_STEPS, UNITS, Stack
from engine.filipinas.state import State, control, find, is_guerrilla, is_hidden
from game.filipinas.wording.names import capital, counter_name, place_name
from game.shell.text import tr


def part_lines(key: str, state: State) -> list[str]:
    """Of a place, or of the place in which a stack or counter is."""
    name = key.partition(":")[2]
    place = find(state, name)[0] if name else key
    if place not in MAP:
        return [f"**{capital(counter_name(name))}**", *_promise(name)]
    lines = [f"**{capital(place_name(place))}**", *_facts(place, state)]
    for stack in state.stacks[place]:
        lines += [f"• {line}" for line in stack_lines(place, stack, state)]
    if not state.stacks[place]:
        lines.append(tr("part.empty"))
    return lines


def piece_lines(key: str, state: State) -> list[str]:
    """Of a stack or counter on the map: those who stand in it, and where."""
    name = key.partition(":")[2]
    place, stack = find(state, name) if name else ("", ())
    if place not in MAP:
        return []
    return [f"**{capital(place_name(place))}**", *(f"• {line}" for line in stack_lines(place, stack, state))]


def _promise(name: str) -> list[str]:
    """4.2.1: what a unit that waits off the map comes with, and may become."""
    if name not in UNITS:
        return []
    strength, most = ARRIVES_WITH[name], MOST_STEPS[name]
    return [tr("part.grows" if strength < most else "part.never_grows", strength=strength, most=most)]


def _facts(place: str, state: State) -> list[str]:
    lines = []
    if place in PROVINCES:
        lines.append(f"*{tr(f'place.{place}.note')}*")
        holder = tr(f"control.{control(state, place) or 'shared'}")
        lines.append(tr("part.value", value=VALUE[place], control=holder))
        lines.append(tr("part.neighbours", places=", ".join(place_name(other) for other in ADJACENT[place])))
    if place in CITIES:
        lines.append(tr("part.city", nation=tr(f"nation.{state.city[place]}")))
    if place in LINES:
        lines.append(tr("part.line.built" if place in state.lines else "part.line.planned"))
    if place in state.looted:
        lines.append(tr("part.looted"))
    if place == "cavite" and state.zapote:
        lines.append(tr("part.zapote"))
    return lines


def stack_lines(place: str, stack: Stack, state: State) -> list[str]:
    """Each counter of a stack has a line, units first."""
    lines = []
    for name in stack:
        if name in UNITS:
            notes = [tr(f"marker.{posture}") for posture in [state.posture.get(name)] if posture]
            notes += [tr("marker.target")] if name in state.targets else []
            notes += [tr("marker.trenches")] if name in state.trenches else []
            if is_guerrilla(state, place, stack):
                notes.append(tr("part.guerrilla"))
                notes += [tr("part.hidden")] if is_hidden(state, place, stack) and name not in state.targets else []
            told = f" ({', '.join(notes)})" if notes else ""
            lines.append(tr("part.unit", name=capital(counter_name(name)), strength=state.strength[name], notes=told))
    for name in stack:
        if name in LEADER:
            facts = LEADER[name]
            tactics = tr("part.tactics", count=facts.tactics) if facts.tactics else ""
            lines.append(tr("part.leader", name=counter_name(name), logistics=facts.logistics, tactics=tactics))
    lines += [capital(counter_name(name)) for name in stack if name in FOLLOWERS]
    return lines
