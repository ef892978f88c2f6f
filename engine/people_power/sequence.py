"""2: the sequence of play: cards, eligibility, and what each Eligible faction may do."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import ImpossibleState
from engine.core.prompts import Option, Prompt, Refusal, Steps
from engine.people_power import questions, stages
from engine.people_power.board import FACTIONS, GOVERNMENT, REFORMERS, Faction, as_faction
from engine.people_power.boxes import ACTING_BOXES, EVENT, LIMITED, OP_ONLY, OP_SPECIAL, PASS
from engine.people_power.cards import ELECTIONS, faction_order
from engine.people_power.effects import CardRevealed, ElectionBegan, EligibilityAdjusted, TurnBegan, TurnEnded
from engine.people_power.events import SIDES, play_event
from engine.people_power.in_force import rules
from engine.people_power.negotiation import gifts, negotiate, refused_gifts, refused_requests, requests
from engine.people_power.operations import OPERATIONS, OPERATIONS_OF
from engine.people_power.state import State
from engine.people_power.turn import OPERATION, Turn, impossible, is_possible
from engine.people_power.verbs import change_resources

FULL_OPERATION = Option("action:operation")
LIMITED_OPERATION = Option("action:limited")
OPERATION_OPTION = {key: Option(f"op:{key}") for key in OPERATIONS}
EVENT_SIDES = [Option(f"event:{side}") for side in SIDES]
PASSING = Option("action:pass")

GOVERNMENT_PASS = 3

LIMITED_SPACES = 1


def reveal_card(state: State) -> Steps[None]:
    """2.3.7, 2.4: turn over the next card."""
    if not state.deck:
        raise ImpossibleState("The deck is empty: there is no card to reveal.")
    state.card, state.deck = state.deck[0], state.deck[1:]
    state.played += (state.card,)
    state.boxes = {}
    if state.card in ELECTIONS:
        state.report(ElectionBegan(state.card))
        state.stage = stages.VICTORY
        return
    state.report(CardRevealed(state.card))
    state.waiting = tuple(faction for faction in faction_order(state.card) if faction not in state.ineligible)
    state.stage = stages.TURN if state.waiting else stages.ADJUST
    yield from ()


def play_turn(state: State) -> Steps[None]:
    """2.3.3: the next Eligible faction acts."""
    faction = state.waiting[0]
    state.report(TurnBegan(faction, position(state)))
    box = yield from _player_turn(state, faction)
    end_turn(state, faction, box)


def end_turn(state: State, faction: Faction, box: str) -> None:
    """2.3.3: the cylinder moves into its box, and the next in order is up."""
    state.boxes[faction] = box
    state.moved = {}
    state.waiting = tuple(other for other in state.waiting if other != faction)
    state.report(TurnEnded(faction, box))
    state.stage = stages.TURN if state.waiting else stages.ADJUST


def adjust_eligibility(state: State) -> Steps[None]:
    """2.3.6"""
    acted = {faction for faction, box in state.boxes.items() if box in ACTING_BOXES}
    state.ineligible = frozenset((acted - state.stay_eligible) | state.ineligible_next)
    state.stay_eligible = state.ineligible_next = frozenset()
    state.report(EligibilityAdjusted(tuple(faction for faction in FACTIONS if faction in state.ineligible)))
    state.stage = stages.CARD
    yield from ()


def position(state: State) -> int:
    """2.3.2, 2.3.4, 2.3.5: 1st, 2nd or 3rd Eligible; those who passed or did a Limited Operation took no place."""
    place = 1
    for box in state.boxes.values():
        if box in ACTING_BOXES:
            place += 1
    return place


def first_box(state: State) -> str:
    """What the 1st Eligible did, once it has acted."""
    return next((box for box in state.boxes.values() if box in ACTING_BOXES), "")


def may_operate(state: State) -> bool:
    """2.3.3: the 1st and 2nd Eligible may execute a full Operation."""
    return position(state) <= 2


def may_add_special(state: State) -> bool:
    """2.3.3: the 1st Eligible, and the 2nd unless the 1st did."""
    place = position(state)
    return place == 1 or (place == 2 and first_box(state) != OP_SPECIAL)


def may_play_event(state: State) -> bool:
    """2.3.3: the 1st Eligible may, and the 2nd if the 1st added a Special Activity."""
    place = position(state)
    return place == 1 or (place == 2 and first_box(state) == OP_SPECIAL)


def operation_box(state: State, special_done: bool) -> str:
    """2.3.3: where the cylinder goes after a full Operation."""
    if position(state) == 1:
        return OP_SPECIAL if special_done else OP_ONLY
    return OP_ONLY if first_box(state) == OP_SPECIAL else OP_SPECIAL


def passes(state: State, faction: Faction) -> None:
    """2.3.4: a Pass earns Resources."""
    gain = GOVERNMENT_PASS if faction == GOVERNMENT else rules(state).reformers_pass if faction == REFORMERS else 1
    change_resources(state, faction, gain)


def _player_turn(state: State, faction: Faction) -> Steps[str]:
    """2.3.3: the player chooses an Event, an Operation or a Pass; returns the box."""
    chosen = yield from _choose_action(state, faction)
    if chosen.kind == "event":
        yield from play_event(state, faction, state.card, chosen.value)
        return EVENT
    if chosen.value == PASS:
        passes(state, faction)
        return PASS
    turn = yield from _player_operation(state, faction, chosen.value)
    return LIMITED if chosen.value == LIMITED else operation_box(state, special_done=bool(turn.special))


def _choose_action(state: State, faction: Faction) -> Steps[Option]:
    """1.4.1: before it acts a faction may negotiate, once per partner and direction."""
    given: list[Faction] = []
    asked: list[Faction] = []

    def refused() -> list[Refusal]:
        transfers = refused_gifts(state, faction, given) + refused_requests(state, faction, asked)
        return _refused_actions(state, faction) + transfers

    while True:
        offers = gifts(state, faction, given) + requests(state, faction, asked)
        options = (*_action_options(state, faction), *offers)
        context = {"position": position(state), "card": state.card}
        chosen = yield Prompt(faction, questions.TURN_ACTION, options, context, refused)
        if chosen not in offers:
            return chosen
        (given if chosen.kind == "give" else asked).append(as_faction(chosen.value))
        yield from negotiate(state, faction, chosen)


def _action_options(state: State, faction: Faction) -> list[Option]:
    limited = any(_possible_operations(state, faction, LIMITED))
    # What is possible in one space is possible in full, unless a card makes one space free.
    in_full = limited and not (faction == REFORMERS and rules(state).reformers_limited_free)
    options = []
    if may_operate(state) and (in_full or any(_possible_operations(state, faction, OPERATION))):
        options.append(FULL_OPERATION)
    if limited:
        options.append(LIMITED_OPERATION)
    if may_play_event(state):
        options += EVENT_SIDES
    return [*options, PASSING]


def _player_operation(state: State, faction: Faction, kind: str) -> Steps[Turn]:
    options = tuple([OPERATION_OPTION[key] for key in _possible_operations(state, faction, kind)])

    def refused() -> list[Refusal]:
        turns = [_turn(state, faction, operation.key, kind) for operation in OPERATIONS_OF[faction]]
        reasons = [(turn.operation, impossible(turn)) for turn in turns]
        return [Refusal(OPERATION_OPTION[key], reason, OPERATIONS[key].rule) for key, reason in reasons if reason]

    chosen = yield Prompt(faction, questions.TURN_OPERATION, options, {"kind": kind}, refused)
    turn = _turn(state, faction, chosen.value, kind)
    turn.begin()
    yield from OPERATIONS[turn.operation].play(turn)
    return turn


def _turn(state: State, faction: Faction, operation: str, kind: str) -> Turn:
    if kind == LIMITED:
        return Turn(state, faction, operation, LIMITED, spaces_allowed=LIMITED_SPACES)
    return Turn(state, faction, operation, OPERATION, special_allowed=may_add_special(state))


def _possible_operations(state: State, faction: Faction, kind: str) -> Iterator[str]:
    turn = _turn(state, faction, "", kind)
    for operation in OPERATIONS_OF[faction]:
        turn.operation = operation.key
        if is_possible(turn):
            yield operation.key


def _refused_actions(state: State, faction: Faction) -> list[Refusal]:
    refused = []
    if not may_operate(state):
        refused.append(Refusal(FULL_OPERATION, "third_eligible", "2.3.3"))
    elif not any(_possible_operations(state, faction, OPERATION)):
        refused.append(Refusal(FULL_OPERATION, "no_operation", "3.1"))
    if not any(_possible_operations(state, faction, LIMITED)):
        refused.append(_refused_limited(state, faction))
    if not may_play_event(state):
        reason = "third_eligible" if position(state) == 3 else "event_taken"
        refused += [Refusal(side, reason, "2.3.3") for side in EVENT_SIDES]
    return refused


def _refused_limited(state: State, faction: Faction) -> Refusal:
    """2.3.5: it has no Special Activity, which could have paid for an Operation."""
    if may_operate(state) and any(_possible_operations(state, faction, OPERATION)):
        return Refusal(LIMITED_OPERATION, "no_special_pays", "2.3.5")
    return Refusal(LIMITED_OPERATION, "no_operation", "3.1")
