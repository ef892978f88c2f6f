"""5.2: the Action Phase: plays in turn until both sides pass."""

from __future__ import annotations

from dataclasses import replace

from engine.core.prompts import DONE, Option, Prompt, Refusal, Steps
from engine.filipinas import questions, stages
from engine.filipinas.actions import ACTIONS, ACTIONS_OF
from engine.filipinas.actions.locating import SEARCH
from engine.filipinas.american_entry import enter_war, is_due
from engine.filipinas.asking import CARD, ask_card
from engine.filipinas.board import CAVITE, CAVITE_CITY, FILIPINOS, SIDES, SPAIN, Side
from engine.filipinas.card import DECK
from engine.filipinas.cards import play_card
from engine.filipinas.effects import CardsTraded, Passed, PlayBegan
from engine.filipinas.play import COORDINATION, Play
from engine.filipinas.state import State, filipinos_in
from engine.filipinas.tables import MOST_POINTS
from engine.filipinas.verbs import change_points, put_zapote, spend_card

ACTION = {key: Option(f"action:{key}") for key in ACTIONS}
MENU = {side: [(ACTION[action.key], action.why_not) for action in ACTIONS_OF[side]] for side in SIDES}
COORDINATE = Option("coordinate")
TRADE = Option("trade")
PASS = Option("pass")

CARDS_PER_POINT = 2
LEAST_ACTIONS = 2
"""5.2.2.1: a coordinated action is two or more."""


def play_round(state: State) -> Steps[None]:
    """5.2, 5.2.3: a side plays cards, trades, and takes one action or a coordinated one; or it passes."""
    play = Play(state, state.to_play)
    state.report(PlayBegan(play.side))
    while True:
        menu = _menu(play)
        chosen = (yield menu) if len(menu.options) > 1 or _tells_of_cards(play) else menu.options[0]
        if chosen is DONE or chosen is PASS:
            break
        if chosen.kind == "action":
            yield from ACTIONS[chosen.value].perform(play)
        elif chosen.kind == "card":
            yield from play_card(play, chosen.value)
        elif chosen is COORDINATE:
            play.coordinate()
        else:
            yield from _trade(play)
        if aftermath(state):
            yield from bring_america(play)
    end_play(play)


def aftermath(state: State) -> bool:
    """4.2.3.16, 7: after every card or action: whether the Zapote line still stands; returns whether America comes."""
    if state.zapote and not any(filipinos_in(state, place) for place in (CAVITE, CAVITE_CITY)):
        put_zapote(state, False)
    return is_due(state)


def bring_america(play: Play) -> Steps[None]:
    """7: this may happen in the middle of a play."""
    yield from enter_war(play.state, points=True)
    play.war_began = True


def end_play(play: Play) -> None:
    """5.2.3, 7: two passes in a row end the phase; when America has come the Filipinos play next."""
    state = play.state
    if play.acted:
        state.passes = 0
    else:
        state.passes += 1
        state.report(Passed(play.side))
    state.to_play = play.rival
    if play.war_began:
        state.to_play = FILIPINOS
        state.passes = 0
    if state.passes == len(SIDES) or not (may_play(state, SPAIN) or may_play(state, FILIPINOS)):
        state.stage = stages.END_OF_TURN


def may_play(state: State, side: Side) -> bool:
    """5.2.3: whoever has neither points nor cards passes."""
    return state.points[side] > 0 or bool(state.hand[side])


# The menu


def _menu(play: Play) -> Prompt:
    state, side = play.state, play.side
    hand = state.hand[side]
    options = _actions(play)
    if may_coordinate(play) and (_could_act_again(play) if play.actions else options):
        options.append(COORDINATE)
    options += [CARD[card] for card in hand if not DECK[card].why_not(play)]
    if len(hand) >= CARDS_PER_POINT:
        options.append(TRADE)
    options.append(DONE if play.acted else PASS)
    context = {"points": state.points[side], "coordinated": play.coordinated, "acted": play.acted}
    return Prompt(side, questions.PLAY, tuple(options), context, lambda: _refused(play))


def _tells_of_cards(play: Play) -> bool:
    """Between persons a menu that is skipped would tell that no card of the hand can be played."""
    state = play.state
    return bool(state.hand[play.side]) and len(state.humans) == len(SIDES)


def _actions(play: Play) -> list[Option]:
    if play.may_act:
        return [option for option, why_not in MENU[play.side] if not why_not(play)]
    return [ACTION[SEARCH.key]] if play.may_still_search and not SEARCH.why_not(play) else []


def may_coordinate(play: Play) -> bool:
    """5.2.2.1: it may before the first action or after it, with the extra point and points for the actions to come."""
    return not play.coordinated and play.points >= COORDINATION + max(1, LEAST_ACTIONS - play.actions)


def _could_act_again(play: Play) -> bool:
    """5.2.2.1: whether a second action would be possible once the extra point is paid."""
    points, side = play.state.points, play.side
    points[side] -= COORDINATION
    again = replace(play, coordinated=True)
    possible = any(not why_not(again) for _, why_not in MENU[side])
    points[side] += COORDINATION
    return possible


def _trade(play: Play) -> Steps[None]:
    """6.13: two cards of the hand are given for a point."""
    state, side = play.state, play.side
    traded = []
    for _ in range(CARDS_PER_POINT):
        left = [card for card in state.hand[side] if card not in traded]
        traded.append((yield from ask_card(side, questions.TRADE, left)))
    for card in traded:
        spend_card(state, side, card)
    play.acted = True
    state.report(CardsTraded(side, tuple(traded)))
    change_points(state, side, 1)


def _with_points_enough(play: Play) -> Play:
    """5.2.2.2: the same play in thought, with points for an attack without a general and whatever else costs more."""
    richer = replace(play, state=play.state.copy())
    richer.state.points[play.side] = MOST_POINTS
    return richer


def _refused(play: Play) -> list[Refusal]:
    refused = []
    for action in ACTIONS_OF[play.side]:
        if action is SEARCH and play.may_still_search:
            reason, rule = action.why_not(play), action.rule
        elif not play.points:
            reason, rule = "points", "5.2.3"
        elif not play.may_act:
            reason, rule = "acted", "5.2"
        elif action.why_not(play) and not action.why_not(_with_points_enough(play)):
            reason, rule = "too_dear", "5.2.3"
        else:
            reason, rule = action.why_not(play), action.rule
        if reason:
            refused.append(Refusal(ACTION[action.key], reason, rule))
    if not may_coordinate(play) and not play.coordinated:
        refused.append(Refusal(COORDINATE, "points", "5.2.2.1"))
    for card in play.state.hand[play.side]:
        if reason := DECK[card].why_not(play):
            refused.append(Refusal(CARD[card], reason, "6.13"))
    if len(play.state.hand[play.side]) < CARDS_PER_POINT:
        refused.append(Refusal(TRADE, "cards", "6.13"))
    return refused
