"""A state as plain data and back. Whatever comes from outside is checked before it becomes a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import SaveError
from engine.core.saves import DAMAGED
from engine.people_power import stages
from engine.people_power.board import (
    ALIGNMENTS,
    FACTIONS,
    MARKERS,
    MAX_BASES,
    MAX_TRACK,
    NPA,
    PIECES,
    PROTEST,
    PROTEST_AND_STRIKE_MARKERS,
    REFORMERS,
    SPACES,
    STOCK_OF,
    STOCKS,
    STRIKE,
    TOTALS,
)
from engine.people_power.bonifacio.cards import LETTERS
from engine.people_power.cards import ACTS_OF, ELECTIONS, EVENT_NUMBERS, PERSONALITIES_OF, SNAP_ELECTION_1986
from engine.people_power.scenarios import SCENARIOS
from engine.people_power.sequence import BOXES
from engine.people_power.state import PIECES_COUNTED, State, bases

PHASES_UP_TO_PERSONALITIES = stages.PHASES[: stages.PHASES.index(stages.PERSONALITIES) + 1]
MAX_SEED = 2**63 - 1


def pack(state: State) -> dict[str, Any]:
    """Lists in printed order, so that the same state is always the same bytes."""
    return {
        "chance": [state.chance.seed, state.chance.counter],
        "pieces": [[state.pieces[piece][space] for space in SPACES] for piece in PIECES],
        "alignment": [state.alignment[space] for space in SPACES],
        "marker": [state.marker[space] for space in SPACES],
        "available": [state.available[stock] for stock in STOCKS],
        "set_aside": [state.set_aside[stock] for stock in STOCKS],
        "resources": [state.resources[faction] for faction in FACTIONS],
        "tracks": [state.aid, state.patronage],
        "scenario": state.scenario,
        "humans": _sorted(state.humans),
        "settings": [state.use_personalities, state.use_desperation, state.hidden_acts],
        "deck": list(state.deck),
        "played": list(state.played),
        "cards": [state.card, state.election],
        "stage": state.stage,
        "waiting": list(state.waiting),
        "boxes": [list(entry) for entry in state.boxes.items()],
        "ineligible": _sorted(state.ineligible),
        "stay_eligible": _sorted(state.stay_eligible),
        "ineligible_next": _sorted(state.ineligible_next),
        "personalities": [state.personalities.get(faction, 0) for faction in FACTIONS],
        "personalities_played": sorted(state.personalities_played),
        "acts": [state.acts.get(faction, 0) for faction in FACTIONS],
        "laurel_spoke": state.laurel_spoke,
        "bonifacio_deck": list(state.bonifacio_deck),
    }


def unpack(data: Any) -> State:
    """The state again; SaveError if the data cannot be one."""
    try:
        state = _read(data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as wrong:
        raise SaveError(DAMAGED) from wrong
    return state


def broken_rule(state: State) -> str:
    """Which rule of the components the state breaks, in words for a developer; empty if none."""
    for space in SPACES:
        if min(state.pieces[piece][space] for piece in PIECES) < 0:
            return f"fewer than no pieces in {space}"
    for stock in STOCKS:
        on_map = sum(sum(state.pieces[p].values()) for p in PIECES if STOCK_OF[p] == stock)
        if on_map + state.set_aside[stock] > TOTALS[stock]:
            return f"more than {TOTALS[stock]} {stock}"
        if on_map + state.available[stock] + state.set_aside[stock] != TOTALS[stock]:
            return f"there are not {TOTALS[stock]} {stock}"
        if min(state.available[stock], state.set_aside[stock]) < 0:
            return f"fewer than no {stock} off the map"
    for space in SPACES:
        if bases(state, space) > MAX_BASES:
            return f"more than {MAX_BASES} Bases in {space}"
        owner = {PROTEST: REFORMERS, STRIKE: NPA}.get(state.marker[space] or "")
        if owner and not PIECES_COUNTED[owner](state, space):
            return f"a {state.marker[space]} marker without {owner} pieces in {space}"
    if sum(marker in (PROTEST, STRIKE) for marker in state.marker.values()) > PROTEST_AND_STRIKE_MARKERS:
        return f"more than {PROTEST_AND_STRIKE_MARKERS} Protest and Strike markers"
    tracks = {"Aid": state.aid, "Patronage": state.patronage}
    tracks |= {f"Resources of {faction}": amount for faction, amount in state.resources.items()}
    beyond = [f"{track} at {value}" for track, value in tracks.items() if not 0 <= value <= MAX_TRACK]
    return f"{beyond[0]}, off the track of 0 to {MAX_TRACK}" if beyond else ""


def _read(data: Any) -> State:
    state = State(Chance(*_numbers(data["chance"], 2, MAX_SEED)))
    for piece, column in zip(PIECES, _list(data["pieces"], len(PIECES)), strict=True):
        state.pieces[piece].update(zip(SPACES, _numbers(column, len(SPACES), TOTALS[STOCK_OF[piece]]), strict=True))
    state.alignment.update(zip(SPACES, _keys(data["alignment"], len(SPACES), ALIGNMENTS), strict=True))
    state.marker.update(zip(SPACES, _keys(data["marker"], len(SPACES), (None, *MARKERS)), strict=True))
    state.available.update(zip(STOCKS, _numbers(data["available"], len(STOCKS), MAX_TRACK), strict=True))
    state.set_aside.update(zip(STOCKS, _numbers(data["set_aside"], len(STOCKS), MAX_TRACK), strict=True))
    state.resources.update(zip(FACTIONS, _numbers(data["resources"], len(FACTIONS), MAX_TRACK), strict=True))
    state.aid, state.patronage = _numbers(data["tracks"], 2, MAX_TRACK)
    (state.scenario,) = _keys([data["scenario"]], 1, tuple(SCENARIOS))
    state.humans = frozenset(_some(data["humans"], FACTIONS))
    state.use_personalities, state.use_desperation, state.hidden_acts = _keys(data["settings"], 3, (False, True))
    state.deck = tuple(_some(data["deck"], (*EVENT_NUMBERS, *ELECTIONS)))
    state.played = tuple(_some(data["played"], (*EVENT_NUMBERS, *ELECTIONS)))
    state.card, state.election = _keys(data["cards"], 2, (0, *EVENT_NUMBERS, *ELECTIONS))
    (state.stage,) = _keys([data["stage"]], 1, stages.STAGES)
    state.waiting = tuple(_some(data["waiting"], FACTIONS))
    for faction, box in _list(data["boxes"], len(data["boxes"])):
        state.boxes[_keys([faction], 1, FACTIONS)[0]] = _keys([box], 1, BOXES)[0]
    state.ineligible = frozenset(_some(data["ineligible"], FACTIONS))
    state.stay_eligible = frozenset(_some(data["stay_eligible"], FACTIONS))
    state.ineligible_next = frozenset(_some(data["ineligible_next"], FACTIONS))
    state.personalities = _hand(data["personalities"], PERSONALITIES_OF)
    everyone = tuple(card for cards in PERSONALITIES_OF.values() for card in cards)
    state.personalities_played = frozenset(_some(data["personalities_played"], everyone))
    state.acts = _hand(data["acts"], ACTS_OF)
    (state.laurel_spoke,) = _keys([data["laurel_spoke"]], 1, (False, True))
    state.bonifacio_deck = tuple(_some(data["bonifacio_deck"], LETTERS))
    if broken_rule(state) or not _can_go_on(state):
        raise ValueError
    return state


def _can_go_on(state: State) -> bool:
    """Every step until the end of the game finds what it needs."""
    if state.stage == stages.TURN and not (state.waiting and state.card in EVENT_NUMBERS):
        return False
    if state.stage == stages.OVER or (state.stage == stages.VICTORY and state.card == SNAP_ELECTION_1986):
        return True
    return SNAP_ELECTION_1986 in state.deck and _personalities_suffice(state)


def _personalities_suffice(state: State) -> bool:
    """6.5.1: everyone has a Personality left to choose in each Election Round but the final one."""
    if not state.use_personalities:
        return True
    to_come = state.deck[: state.deck.index(SNAP_ELECTION_1986)]
    rounds = sum(card in ELECTIONS for card in to_come) + (state.stage in PHASES_UP_TO_PERSONALITIES)
    return all(len(set(hand) - state.personalities_played) >= rounds for hand in PERSONALITIES_OF.values())


def _sorted(factions: frozenset[str]) -> list[str]:
    return [faction for faction in FACTIONS if faction in factions]


def _hand(cards: Any, hands: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    held = dict(zip(FACTIONS, _list(cards, len(FACTIONS)), strict=True))
    return {faction: _keys([card], 1, hands[faction])[0] for faction, card in held.items() if card != 0}


def _list(value: Any, length: int) -> list[Any]:
    if type(value) is not list or len(value) != length:
        raise ValueError
    return value


def _numbers(value: Any, length: int, high: int) -> list[int]:
    if not all(type(number) is int and 0 <= number <= high for number in _list(value, length)):
        raise ValueError
    return list(value)


def _keys(value: Any, length: int, allowed: tuple[Any, ...]) -> list[Any]:
    """Values of a closed set, returned as the very objects of the set."""
    known = {(type(key), key): key for key in allowed}
    return [known[type(entry), entry] for entry in _list(value, length)]


def _some(value: Any, allowed: tuple[Any, ...]) -> list[Any]:
    """Any number of different values of a closed set."""
    found = _keys(value, len(value), allowed)
    if len(set(found)) != len(found):
        raise ValueError
    return found
