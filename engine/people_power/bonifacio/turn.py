"""8.5: a non-player's turn follows the eligibility table: an Event, or an Operation by the cards."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import GOVERNMENT, REFORMERS, SPACES, Faction
from engine.people_power.bonifacio.activities import try_specials
from engine.people_power.bonifacio.actor import Actor
from engine.people_power.bonifacio.cards import BACK, NEW, NEXT, BonifacioCard, Check, Do, letters_of
from engine.people_power.bonifacio.deck import draw
from engine.people_power.bonifacio.events import BY_QUESTION, play_non_player_event, rehearse
from engine.people_power.bonifacio.operations import AFTERWARDS, OPERATIONS
from engine.people_power.bonifacio.questions import BoardQuestion, Question
from engine.people_power.boxes import EVENT, OP_SPECIAL, PASS
from engine.people_power.cards import PARLIAMENTARY_ELECTION_1984
from engine.people_power.effects import Decided, Drew, Questioned, Skipped, TurnBegan
from engine.people_power.events import EVENTS, SHADED, UNSHADED
from engine.people_power.sequence import (
    LIMITED_SPACES,
    end_turn,
    first_box,
    operation_box,
    passes,
    position,
)
from engine.people_power.state import State
from engine.people_power.turn import LIMITED, OPERATION, Turn
from engine.people_power.verbs import roll


def play_non_player_turn(state: State) -> Steps[None]:
    """8.5.2"""
    faction = state.waiting[0]
    state.report(TurnBegan(faction, position(state)))
    row, decision, column = decide(state, faction)
    state.report(Decided(faction, row, decision))
    if decision == EVENT:
        yield from play_non_player_event(state, faction, state.card, side_of(faction), column)
        box = EVENT
    else:
        box = operate(state, faction, special_allowed=decision == OP_SPECIAL)
    end_turn(state, faction, box)


def decide(state: State, faction: Faction) -> tuple[str, str, str]:
    """8.5.2: the eligibility table: the row that applies, what it says, and the column of an Event."""
    place = position(state)
    if place == 3:
        return "third", LIMITED, BY_QUESTION
    if place == 1:
        wanted, column = wants_event(state, faction)
        return ("first_event", EVENT, column) if wanted else ("first_otherwise", OP_SPECIAL, BY_QUESTION)
    if first_box(state) != OP_SPECIAL:
        return "second_after_event", OP_SPECIAL, BY_QUESTION
    wanted, column = wants_event(state, faction)
    return ("second_event", EVENT, column) if wanted else ("second_otherwise", LIMITED, BY_QUESTION)


def wants_event(state: State, faction: Faction) -> tuple[bool, str]:
    """8.5.5: whether it is Critical and Effective, and the column by which it would be executed."""
    if faction not in EVENTS[state.card].critical:
        return False, BY_QUESTION
    useful, column = rehearse(state, faction, state.card, side_of(faction))
    if not useful:
        state.report(Skipped(faction, f"event:{state.card}", "not_effective", "8.5.5"))
    return useful, column


def side_of(faction: Faction) -> str:
    """8.5.5: the Government executes the unshaded text, the others the shaded."""
    return UNSHADED if faction == GOVERNMENT else SHADED


def operate(state: State, faction: Faction, special_allowed: bool) -> str:
    """8.5.3: card after card is drawn until one gives a legal Operation; returns the box. After six it must Pass."""
    kind = OPERATION if special_allowed else LIMITED
    special_done = False
    for _ in letters_of(faction):
        card = draw(state, faction)
        do = read(state, card, special_allowed)
        if do is None:
            continue
        actor = _actor(state, card, do, kind)
        may_add = special_allowed and not special_done
        before = do.first or do.operation == "attack"
        if may_add and before:
            special_done = try_specials(actor, do.specials)
            if do.first and not special_done:
                kind, special_allowed = LIMITED, False
                state.report(Decided(faction, "no_special", LIMITED))
                actor = _actor(state, card, do, kind)
        OPERATIONS[do.operation](actor)
        if not actor.turn.selected:
            state.report(Skipped(faction, do.operation, "no_space", "8.7"))
            continue
        if may_add and not before:
            special_done = try_specials(actor, do.specials)
        if do.operation in AFTERWARDS:
            AFTERWARDS[do.operation](actor)
        return _box(state, len(actor.turn.selected), special_allowed, special_done)
    if special_done:
        return operation_box(state, special_done)
    passes(state, faction)
    return PASS


def _box(state: State, spaces: int, special_allowed: bool, special_done: bool) -> str:
    """8.5.2: one space and no Special Activity is a Limited Operation."""
    if not special_allowed or (spaces == 1 and not special_done):
        return LIMITED
    return operation_box(state, special_done)


def _actor(state: State, card: BonifacioCard, do: Do, kind: str) -> Actor:
    allowed = LIMITED_SPACES if kind == LIMITED else len(SPACES)
    turn = Turn(state, card.faction, do.operation, kind, spaces_allowed=allowed)
    return Actor(turn, activation_number(state, card))


def activation_number(state: State, card: BonifacioCard) -> int:
    """8.5.4: the number is one less for the Reformers in the 1984 Campaign."""
    eased = card.faction == REFORMERS and state.election == PARLIAMENTARY_ELECTION_1984
    return card.number - 1 if eased else card.number


def read(state: State, card: BonifacioCard, special_allowed: bool) -> Do | None:
    """8.5.3: follow the arrows; None for a new card."""
    arrow = _read_side(state, card.letter, card.front, special_allowed)
    if arrow == BACK:
        state.report(Drew(card.faction, card.letter * 2))
        arrow = _read_side(state, card.letter * 2, card.back, special_allowed)
    return arrow if isinstance(arrow, Do) else None


def _read_side(state: State, side: str, boxes: tuple[Check | Do, ...], special_allowed: bool) -> Do | str:
    for box in boxes:
        if isinstance(box, Do):
            return box
        arrow = box.yes if _is_yes(state, side, box.question, special_allowed) else box.no
        if arrow != NEXT:
            return arrow
    return NEW


def _is_yes(state: State, side: str, question: Question, special_allowed: bool) -> bool:
    """Look at the board, or roll against a number on it."""
    rolled = against = None
    if isinstance(question, BoardQuestion):
        allowed = special_allowed or not question.needs_special
        yes = allowed and any(question.holds(state, space) for space in question.where)
    else:
        against = question.against(state)
        rolled = roll(state, f"question.{side}", question.dice)
        yes = rolled > against if question.over else rolled <= against
    state.report(Questioned(side, question.name, yes, rolled, against))
    return yes
