"""A side's play in one sentence in plain words; what counts for victory, and how things stand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.effects import Effect
from engine.filipinas import effects as told
from engine.filipinas.board import CITIES, SPAIN
from engine.filipinas.state import State
from engine.filipinas.tables import WAR
from engine.filipinas.victory import cities_needed
from game.filipinas.wording.names import card_title, listed, place_name
from game.shell.text import tr
from game.table.reckoning import Holding, Points

MORALE, AMERICANS, CITY = "morale", "us", "cities"


def points(state: State) -> Points:
    """5.3, 7.1: the tracks by which the war is decided, and the cities that are still Spanish."""
    cities = {Holding(CITY, "", city): int(state.city[city] == SPAIN) for city in CITIES}
    return {Holding(MORALE, ""): state.morale, Holding(AMERICANS, ""): state.us} | cities


def deed(effects: Sequence[Effect]) -> str:
    """What a side did with its play; empty for what was nobody's."""
    side = next((effect.side for effect in effects if isinstance(effect, told.PlayBegan)), "")
    return tr("deed.line", who=tr(f"faction.{side}"), doing=listed(_clauses(effects)) or "…") if side else ""


def outlook(state: State) -> tuple[str, ...]:
    """5.3, 7.1: Morale, the cities that are still needed, the turns that are left, and how near the Americans are."""
    lost = sum(state.city[city] != SPAIN for city in CITIES)
    war = tr("outlook.at_war") if state.at_war else tr("outlook.us", us=state.us, war=WAR)
    return (
        tr("outlook.morale", morale=state.morale),
        tr("outlook.cities", count=max(0, cities_needed(state) - lost)),
        tr("outlook.turns", count=max(0, state.last_turn - state.turn)),
        war,
    )


def _clauses(effects: Sequence[Effect]) -> list[str]:
    """One for each action or card, with the places that it reached."""
    actions: list[tuple[str, list[str]]] = []
    for effect in effects:
        match effect:
            case told.Passed():
                actions.append((tr("deed.passes"), []))
            case told.CardPlayed(_, card):
                actions.append((tr("deed.card", card=card_title(card)), []))
            case told.ActionBegan(_, action):
                actions.append((tr(f"action.{action}"), []))
            case (
                told.Moved(place=place)
                | told.Placed(place=place)
                | told.Fought(place=place)
                | told.Searched(place=place)
            ) if actions and place_name(place) not in actions[-1][1]:
                actions[-1][1].append(place_name(place))
    return [tr("deed.action", action=name, places=", ".join(places)) if places else name for name, places in actions]
