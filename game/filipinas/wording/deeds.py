"""A side's play in one sentence in plain words; what counts for victory, and how things stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt
from engine.filipinas import effects as told
from engine.filipinas import questions
from engine.filipinas.battle import COUNTERATTACK
from engine.filipinas.board import CITIES, SPAIN
from engine.filipinas.counters import LEADERS
from engine.filipinas.state import State, find
from engine.filipinas.tables import WAR
from engine.filipinas.victory import CITIES_TAKEN, MORALE_BROKEN, OCCUPIED, cities_needed, result
from game.filipinas.wording.log import BRIEFLY, EITHER_WAY, LINES
from game.filipinas.wording.names import brief_name, card_title, place_name, short_stack_name
from game.shell.text import tr
from game.table.telling.reckoning import Holding, Points

MORALE, AMERICANS, CITY = "morale", "us", "cities"
SHOWN_BY_THEMSELVES = ("target", "looted")
"""Markers that are what an action is for."""


def points(state: State) -> Points:
    """5.3, 7.1: the tracks by which the war is decided, and the cities that are still Spanish."""
    cities = {Holding(CITY, "", city): int(state.city[city] == SPAIN) for city in CITIES}
    return {Holding(MORALE, ""): state.morale, Holding(AMERICANS, ""): state.us} | cities


def deed(effects: Sequence[Effect]) -> str:
    """What a side did with its play; empty for what was nobody's."""
    side = next((effect.side for effect in effects if isinstance(effect, told.PlayBegan)), "")
    doing = _all_of([str(clause) for clause in _clauses(effects, side)])
    return tr("deed.line", who=tr(f"faction.{side}"), doing=doing or "…") if side else ""


def plan(side: str, effects: Sequence[Effect], answered: Sequence[tuple[Prompt, Option, State]]) -> str:
    """What a side would do, told as what it has done is; and whom and where luck decides about, where that is next."""
    clauses = _clauses(effects, side)
    if not clauses:
        return ""
    if not (clauses[-1].card or clauses[-1].places) and (aim := _aim(answered)):
        clauses[-1].places.append(aim)
    doing = _all_of([str(clause) for clause in clauses])
    return tr("deed.plan", who=tr(f"faction.{side}"), doing=doing)


def _aim(answered: Sequence[tuple[Prompt, Option, State]]) -> str:
    """Whom the last action is about, as the answers say it; empty where they name nobody and no place."""
    for prompt, option, state in reversed(answered):
        if prompt.ask == questions.SEARCH_WHO:
            if option.kind == "done":
                continue
            searcher = find(state, option.value)[1] if option.kind == "stack" else (option.value,)
            place, target = place_name(prompt.context["place"]), short_stack_name(prompt.context["target"])
            return tr("deed.plan.search", place=place, target=target, searcher=short_stack_name(searcher))
        if prompt.ask in (questions.SEARCH_TARGET, questions.ATTACK_TARGET):
            place, stack = find(state, option.value)
            return tr("deed.plan.target", place=place_name(place), target=short_stack_name(stack))
        if prompt.ask in (questions.ATTACK_STACK, questions.SIEGE_STACK):
            place, stack = find(state, option.value)
            return tr("deed.plan.by", place=place_name(place), stack=short_stack_name(stack))
        if option.kind == "place":
            return place_name(option.value)
        if option.kind == "way":
            return tr(f"way.{option.value}")
        if option.kind == "action":
            break
    return ""


def outlook(state: State) -> tuple[str, ...]:
    """5.3, 7.1: Morale, who wins and when, and how near the Americans are."""
    war = tr("outlook.at_war") if state.at_war else tr("outlook.us", us=state.us, war=WAR)
    return tr("outlook.morale", morale=state.morale), *_end_in_sight(state), war


def _end_in_sight(state: State) -> tuple[str, ...]:
    """5.3: how the game ends with this turn if all stays as it is; or what the Filipinos still need, and by when."""
    lost, ending = sum(state.city[city] != SPAIN for city in CITIES), result(state)
    if ending in (CITIES_TAKEN, MORALE_BROKEN, OCCUPIED):
        return (tr(f"outlook.ends.{ending}"),)
    when = tr("outlook.last_turn") if ending else tr("outlook.turns", last=state.last_turn)
    return tr("outlook.cities", count=cities_needed(state) - lost), when


def _all_of(clauses: Sequence[str]) -> str:
    """However many: each of them may be what cost the most."""
    if len(clauses) < 2:
        return "".join(clauses)
    return tr("and", first=", ".join(clauses[:-1]), last=clauses[-1])


@dataclass(slots=True)
class _Clause:
    """An action or a card, the places that it reached, and what came of it there."""

    name: str
    card: str = ""
    places: list[str] = field(default_factory=list)
    outcomes: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        details = ": ".join(filter(None, (", ".join(self.places), "; ".join(self.outcomes))))
        return tr("deed.action", action=self.name, places=details) if details else self.name


def _clauses(effects: Sequence[Effect], side: str) -> list[_Clause]:
    """There is one for each action or card of the play, the rival's cards among them."""
    clauses: list[_Clause] = []
    for effect in effects:
        match effect:
            case told.Passed():
                clauses.append(_Clause(_passes(side)))
            case told.TrackMoved(track) if track in (MORALE, AMERICANS) and _is_pass(clauses, side):
                clauses.append(_Clause(tr("deed.turn_ends")))  # 5.3: what moves after the last pass is Madrid's doing
            case told.CardPlayed(by, card):
                key = "deed.card" if by == side else f"deed.card.of.{by}"
                clauses.append(_Clause(tr(key, card=card_title(card)), card))
            case told.ActionBegan(_, action):
                clauses.append(_Clause(tr(f"action.{action}")))
            case told.CardCancelled(card, by):
                _stop(clauses, card, by)
            case _ if clauses:
                place = _reached(effect)
                if place and place not in clauses[-1].places:
                    clauses[-1].places.append(place)
                _add(clauses[-1].outcomes, _outcome(effect, side))
    return clauses


def _passes(side: str) -> str:
    """Spain is one, the Filipinos are many."""
    return tr("deed.passes", count=1 if side == SPAIN else 2)


def _is_pass(clauses: list[_Clause], side: str) -> bool:
    return bool(clauses) and clauses[-1].name == _passes(side)


def _add(outcomes: list[str], outcome: str) -> None:
    """That nothing comes of it says nothing new where anything else is told."""
    if outcome and outcome not in outcomes and not (outcomes and outcome == tr("deed.in_vain")):
        outcomes.append(outcome)


def _stop(clauses: list[_Clause], card: str, by: str) -> None:
    """What a card was to do is not done: the one that stopped it is told with it."""
    clauses[:] = [clause for clause in clauses if clause.card != by]
    for clause in clauses:
        if clause.card == card:
            clause.outcomes.append(tr("deed.stopped", card=card_title(by)))


def _reached(effect: Effect) -> str:
    match effect:
        case told.Placed(counter=counter) if counter in LEADERS:
            return ""  # It is told by name, among the outcomes.
        case told.Moved(place=place) | told.Placed(place=place) | told.Fought(place=place) | told.Searched(place=place):
            return place_name(place)
        case told.MarkerPlaced("looted", place):
            return place_name(place)
    return ""


def _outcome(effect: Effect, side: str) -> str:
    """What a reader wants to know of it without asking why; empty for all else."""
    match effect:
        case told.Searched(target=target, found=found):
            return tr("deed.found", target=short_stack_name(target)) if found else tr("deed.not_found")
        case told.Fought(target=target, hit=False) if all(counter in LEADERS for counter in target):
            return tr("deed.escapes", leader=short_stack_name(target))
        case told.Fought(kind=kind, hit=hit):
            return tr(f"deed.{'counter.' if kind == COUNTERATTACK else ''}{'hit' if hit else 'miss'}")
        case told.Rolled(name=name) if name in EITHER_WAY:
            return ""
        case told.Rolled(success=False) | told.NothingDone():
            return tr("deed.in_vain")
        case told.Placed(counter=counter):
            return _said(effect) if counter in LEADERS else tr("deed.appears", counter=brief_name(counter))
        case told.CardDiscarded(whose) if whose != side:
            return _said(effect)
        case told.TrackMoved(track, before, after) if track.startswith("points:"):
            return _points(track.partition(":")[2], after - before, side)
        case told.MarkerPlaced(marker) if marker not in SHOWN_BY_THEMSELVES:
            return _said(effect)
        case (
            told.StepLost()
            | told.StepGained()
            | told.Removed()
            | told.CityTaken()
            | told.GovernmentChanged()
            | told.MarkerRemoved(on="")
        ):
            return _said(effect)
    return ""


def _points(whose: str, change: int, side: str) -> str:
    """Not what an action costs: everybody knows that."""
    if change < 0 and whose == side:
        return ""
    key = "deed.earned" if change > 0 else "deed.cost"
    return tr(key, side=tr(f"faction.{whose}"), points=abs(change))


def _said(effect: Effect) -> str:
    """As a telegram has it, in the middle of a sentence."""
    kind = type(effect)
    line = BRIEFLY.get(kind, LINES[kind])(effect)
    return line.text.strip("*") if line else ""
