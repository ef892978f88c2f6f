"""10.1: a seat may seize power by force."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard import endings, questions, stages
from engine.red_guard.asking import ask_yes
from engine.red_guard.combat import fight_for_a_tile
from engine.red_guard.components import FACTIONS, Faction
from engine.red_guard.deployment import Deployment
from engine.red_guard.effects import PhaseBegan, SeizureDeclared, SeizureTested
from engine.red_guard.groups import call_back, form_groups, groups
from engine.red_guard.moving import move_units
from engine.red_guard.non_players import awaken_attacked
from engine.red_guard.odds import attacker
from engine.red_guard.placing import place_unplaced
from engine.red_guard.state import State, commanded, in_play, seats_left
from engine.red_guard.verbs import end

FEWEST_SEATS = 3


def may_seize(state: State, faction: Faction) -> bool:
    """10.1: it takes three or more seats, and the turn of a seat's own faction."""
    return state.use_seizure and faction in state.seats and len(seats_left(state)) >= FEWEST_SEATS


def offer_seizure(state: State, faction: Faction) -> Steps[None]:
    """10.1: it is declared at the beginning of the turn, and cannot be taken back."""
    if may_seize(state, faction) and (yield from ask_yes(state, faction, questions.SEIZURE_DECLARE)):
        state.seizing = True
        state.report(SeizureDeclared(faction))


def second_deployment(state: State) -> Steps[None]:
    """10.1: PLA only, of the own faction and of those that it controls; neither leader nor Chairman moves.

    2.2: a client that nobody has placed yet is in Defence too, and placed first.
    """
    state.report(PhaseBegan(stages.SECOND_DEPLOYMENT))
    call_back(state)
    faction = attacker(state)
    allies = tuple(other for other in commanded(state, faction) if other != faction)
    for ally in allies:
        yield from place_unplaced(state, ally)
    phase = Deployment(state, (faction, *allies), army_only=True, frozen=state.seated)
    yield from move_units(phase, presets=False)
    yield from form_groups(phase)
    yield from awaken_attacked(state, faction, groups(state))
    state.stage = stages.SECOND_COMBAT


def second_combat(state: State) -> Steps[None]:
    """10.1: tile after tile, with doubled Purge factors, until the seat is forced out or has fought everywhere."""
    if groups(state) and attacker(state) not in state.lost:
        yield from fight_for_a_tile(state)
        return
    call_back(state)
    state.stage = stages.SEIZURE


def share_of_units(state: State, seat: Faction) -> tuple[int, int]:
    """10.1: how many of the units on the table a seat commands, and how many there are."""
    own = sum(in_play(state, faction) for faction in commanded(state, seat))
    return own, sum(in_play(state, faction) for faction in FACTIONS)


def judge_seizure(state: State) -> Steps[None]:
    """10.1: half of all units on the table or more, and power is seized; otherwise all lose."""
    faction = attacker(state)
    own, everyone = share_of_units(state, faction)
    state.report(SeizureTested(faction, own, everyone))
    if own * 2 >= everyone:
        end(state, endings.SEIZURE, faction)
    end(state, endings.FAILED_SEIZURE)
    yield from ()
