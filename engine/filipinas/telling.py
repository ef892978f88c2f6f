"""What the text client says: the board, and a non-player's thoughts, so that one with the paper parts could follow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.effects import Effect
from engine.core.prompts import Option
from engine.filipinas.board import CITIES, MAP, PROVINCES, SIDES, Place
from engine.filipinas.counters import Stack, units_of
from engine.filipinas.deck import HIDDEN
from engine.filipinas.effects import (
    Decided,
    Fought,
    HandRedrawn,
    Lot,
    Modifiers,
    Preferred,
    Rolled,
    Searched,
    Skipped,
)
from engine.filipinas.state import State, control
from engine.teller import ASSETS, Teller


class FilipinasTeller(Teller):
    """Place by place, then tracks and cards; dice with everything that was added to them."""

    named = ("side", "place", "origin", "to", "city", "counter", "unit", "marker", "action", "nation")

    def board(self, state: State) -> Iterable[str]:
        season = "wet" if state.wet else "dry"
        yield f"Turn {state.turn} of {state.last_turn} ({season}), {state.stage.replace('_', ' ')}"
        for place in MAP:
            if state.stacks[place] or place in PROVINCES or place in CITIES:
                yield f"  {self.name('place', place):<28}{self._status(state, place):<24}{self._stacks(state, place)}"
        points = ", ".join(f"{self.name('faction', side)} {state.points[side]}" for side in SIDES)
        yield f"Points: {points}. Morale {state.morale}, United States {state.us}" + (
            " (at war)" if state.at_war else ""
        )
        markers = [name for name in ("zapote", "reconcentration") if getattr(state, name)]
        markers += [self.name("place", line) for line in sorted(state.lines)]
        yield f"Government: {self.name('government', state.government)}. Markers: {', '.join(markers) or 'none'}"
        for side in SIDES:
            hand = ", ".join("?" if card == HIDDEN else self._card(card) for card in state.hand[side])
            yield f"{self.name('faction', side)} holds: {hand or 'nothing'}"

    def effect(self, effect: Effect) -> str:
        return self._thought(effect) or super().effect(effect)

    def part(self, field: str, value: Any) -> str:
        if field in ("card", "by"):
            return self._card(value)
        if field in ("stack", "counters", "rest") and isinstance(value, tuple):
            return f"{field} " + " + ".join(self.name("counter", counter) for counter in value)
        if field == "cards":
            return ", ".join(map(self._card, value))
        return super().part(field, value)

    def option(self, option: Option) -> str:
        if option.kind == "card":
            return self._card(option.value) + ": " + self.words.get(f"card.{option.value}.text", "")
        return self.name(option.kind, option.value) if option.kind in ("place", "counter", "stack") else ""

    def name(self, kind: str, key: str) -> str:
        """Counters and stacks go by the name of the unit or leader."""
        kinds = {"counter": ("unit", "leader"), "stack": ("unit", "leader"), "unit": ("unit",), "side": ("faction",)}
        places = {"origin": "place", "to": "place", "city": "place"}
        for each in kinds.get(kind, (places.get(kind, kind),)):
            if word := self.words.get(f"{each}.{key}"):
                return word
        return super().name(kind, key)

    def _status(self, state: State, place: Place) -> str:
        if place in CITIES:
            return self.name("faction", state.city[place])
        if place not in PROVINCES:
            return ", looted" if place in state.looted else ""
        held = control(state, place)
        return (self.name("faction", held) if held else "shared") + (", looted" if place in state.looted else "")

    def _stacks(self, state: State, place: Place) -> str:
        return "; ".join(self._stack(state, stack) for stack in state.stacks[place])

    def _stack(self, state: State, stack: Stack) -> str:
        return " + ".join(self._counter(state, counter) for counter in stack)

    def _counter(self, state: State, counter: str) -> str:
        marks = [str(state.strength[counter])] if units_of((counter,)) else []
        marks += [state.posture[counter]] if state.posture.get(counter) else []
        marks += ["entrenched"] if counter in state.trenches else []
        marks += ["target"] if counter in state.targets else []
        return self.name("counter", counter) + (f" ({', '.join(marks)})" if marks else "")

    def _card(self, card: str) -> str:
        title = self.words.get(f"card.{card}.title")
        return f"{card} {title}" if title else card

    def _thought(self, effect: Any) -> str:
        """Return a non-player's step or a die in one line, and nothing for anything else."""
        if isinstance(effect, Decided):
            return f"{effect.rule} {self.name('faction', effect.side)}: {_words(effect.line)}"
        if isinstance(effect, Skipped):
            return f"{effect.rule} not {_words(effect.line)}: {_words(effect.reason)}"
        if isinstance(effect, Preferred):
            why = (
                ", ".join(effect.tests) or "the only one" if effect.left == 1 else ", ".join((*effect.tests, "by lot"))
            )
            return f"{_words(effect.what)}: {self._named(effect.chosen)} ({why}; {effect.left} left)"
        if isinstance(effect, Lot):
            return f"lots for {_words(effect.what)}: {'yes' if effect.yes else 'no'}"
        if isinstance(effect, HandRedrawn):
            return f"{self.name('faction', effect.side)} shuffles {effect.count} cards back and draws as many"
        if isinstance(effect, Rolled):
            outcome = "yes" if effect.success else "no"
            return f"{_words(effect.name)}: die {effect.die}{_added(effect.modifiers)}: {outcome}"
        if isinstance(effect, Searched):
            dice = ", ".join(map(str, effect.dice))
            return f"{self._names(effect.searcher)} search: dice {dice}{_added(effect.modifiers)}: {effect.found} found"
        if isinstance(effect, Fought):
            outcome = "hit" if effect.hit else "miss"
            against = f"{self._names(effect.attackers)} against {self._names(effect.target)}"
            return f"{_words(effect.kind)}: {against}, die {effect.die}{_added(effect.modifiers)}: {outcome}"
        return ""

    def _named(self, key: str) -> str:
        return self.name("place", key) if key in MAP else self.name("counter", key)

    def _names(self, stack: Stack) -> str:
        return " + ".join(self.name("counter", counter) for counter in stack) or "an empty city"


def _added(modifiers: Modifiers) -> str:
    return "".join(f" {value:+d} {_words(name)}" for name, value in modifiers)


def _words(key: str) -> str:
    return key.replace("_", " ").replace(":", " ")


TELLER = FilipinasTeller(ASSETS / "filipinas/text/en")
