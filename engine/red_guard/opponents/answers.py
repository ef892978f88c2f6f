"""How an opponent answers what the rules ask: by the plan of its turn, by the odds of the moment, or by habit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.asking import count_option
from engine.core.prompts import DONE, Option, Prompt
from engine.red_guard import questions, stages
from engine.red_guard.asking import NO, TILE, TO_ATTACK, UNIT_OPTION, YES, place_meant
from engine.red_guard.combat import BEST, CONTACT, GO, KIND, against_option, counter_option
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    CIVIL_SUPPORT,
    PILE,
    TILES,
    TYPE,
    Faction,
    Place,
    Tile,
    Unit,
)
from engine.red_guard.effects import Explained
from engine.red_guard.opponents.fighting import Attack, best_counter, least_missed, next_attack, stay_on
from engine.red_guard.opponents.look import SeatView, look_of
from engine.red_guard.opponents.planning import DeploymentPlan, make_plan
from engine.red_guard.opponents.strikes import CHEAPEST_FIRST
from engine.red_guard.presets import SPREAD
from engine.red_guard.seizure import share_of_units
from engine.red_guard.set_up import SUITED
from engine.red_guard.state import State


class Opponent:
    """An opponent during one step of play: what it has planned, and what it is about to attack."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.plans: dict[Faction, DeploymentPlan] = {}
        self.attack: Attack | None = None
        self.staying: Counter[Unit] | None = None

    def answer(self, prompt: Prompt) -> Option:
        answer = ANSWERS[prompt.ask](self, prompt)
        return answer if answer in prompt.options else prompt.options[-1]

    def look(self, prompt: Prompt) -> SeatView:
        return look_of(self.state, prompt.seat, prompt.faction)

    def plan(self, prompt: Prompt) -> DeploymentPlan:
        """Made when the first question of a deployment comes, and told with its reason."""
        plan = self.plans.get(prompt.faction)
        if plan is None:
            set_up = self.state.stage == stages.PLACEMENT
            plan = self.plans[prompt.faction] = make_plan(self.look(prompt), set_up)
            if plan.why and not set_up:
                self.state.report(plan.why)
        return plan

    def explain(self, prompt: Prompt, decision: str, reason: str, **values: str | int) -> None:
        self.state.report(Explained(prompt.faction, prompt.seat, decision, reason, tuple(values.items())))


# Set-up


def _muster(mind: Opponent, prompt: Prompt) -> Option:
    return SUITED


def _highest(mind: Opponent, prompt: Prompt) -> Option:
    return prompt.options[0]


# Deployment


def _move_unit(mind: Opponent, prompt: Prompt) -> Option:
    """Whatever is where the plan does not want it, empty tiles first."""
    plan = mind.plan(prompt)
    for option in prompt.options:
        if option.kind == "stack":
            unit, _, place = option.value.partition("@")
            if _surplus(mind, plan, place, unit) > 0 and _wanting(mind, plan, unit):
                return option
    if DONE in prompt.options:
        return DONE
    # Nothing is where it should not be, yet a tile is bare: whoever can be spared goes.
    return next(option for option in prompt.options if option.kind == "stack")


def _move_to(mind: Opponent, prompt: Prompt) -> Option:
    plan, unit = mind.plan(prompt), prompt.context["unit"]
    wanting = _wanting(mind, plan, unit)
    open_to = {place_meant(option, prompt.faction): option for option in prompt.options}
    for place in wanting:
        if place in open_to:
            return open_to[place]
    bare = [place for place in open_to if place in TILE and not mind.state.units[place]]
    return open_to[bare[0]] if bare else prompt.options[0]


def _move_count(mind: Opponent, prompt: Prompt) -> Option:
    plan, context = mind.plan(prompt), prompt.context
    unit, origin, place = context["unit"], context["origin"], context["place"]
    count = min(_surplus(mind, plan, origin, unit), _deficit(mind, plan, place, unit))
    return count_option(max(1, min(count, int(prompt.options[0].value))))


def _surplus(mind: Opponent, plan: DeploymentPlan, place: Place, unit: Unit) -> int:
    return mind.state.units[place].count(unit) - plan.layout.get(place, Counter())[unit]


def _deficit(mind: Opponent, plan: DeploymentPlan, place: Place, unit: Unit) -> int:
    return -_surplus(mind, plan, place, unit)


def _wanting(mind: Opponent, plan: DeploymentPlan, unit: Unit) -> list[Place]:
    """The places that lack such a unit, bare tiles first."""
    places = [place for place in plan.layout if _deficit(mind, plan, place, unit) > 0]
    return sorted(places, key=lambda place: (place not in TILE, len(mind.state.units[place])))


def _chairman(mind: Opponent, prompt: Prompt) -> Option:
    tile = mind.plan(prompt).chairman
    return TILE[tile] if tile and tile != mind.state.seated else DONE


def _target(mind: Opponent, prompt: Prompt) -> Option:
    """The next tile of the plan for which there are units."""
    for tile in mind.plan(prompt).groups:
        if TILE[tile] in prompt.options:
            return TILE[tile]
    return DONE


def _group_unit(mind: Opponent, prompt: Prompt) -> Option:
    wanted = _missing_in_group(mind, prompt)
    return next((UNIT_OPTION[unit] for unit in wanted if UNIT_OPTION[unit] in prompt.options), DONE)


def _group_count(mind: Opponent, prompt: Prompt) -> Option:
    wanted = _missing_in_group(mind, prompt)[prompt.context["unit"]]
    return count_option(max(1, min(wanted, int(prompt.options[0].value))))


def _missing_in_group(mind: Opponent, prompt: Prompt) -> Counter[Unit]:
    tile = prompt.context["tile"]
    return Counter(mind.plan(prompt).groups[tile]) - Counter(mind.state.units[AGAINST[tile]])


def _leader(mind: Opponent, prompt: Prompt) -> Option:
    place = mind.plan(prompt).leader
    option = TILE.get(place) or Option(f"place:{place}")
    return option if option in prompt.options else TO_ATTACK


def _place_for_me(mind: Opponent, prompt: Prompt) -> Option:
    return SPREAD


# Units that come


def _arrive(mind: Opponent, prompt: Prompt) -> Option:
    """To a bare tile of the own, if there is one; otherwise to Attack, where nobody can harm them."""
    for option in prompt.options:
        if option.kind == "tile" and not mind.state.units[option.value]:
            return option
    return TO_ATTACK


def _recover(mind: Opponent, prompt: Prompt) -> Option:
    """It recovers the strongest first."""
    units = [option.value for option in prompt.options if option.kind == "unit"]
    return UNIT_OPTION[max(units, key=lambda unit: CHEAPEST_FIRST.index(TYPE[unit]))]


def _leader_after(mind: Opponent, prompt: Prompt) -> Option:
    """7.2: it goes to the own tile with most defenders."""
    state = mind.state
    tiles = [tile for tile in TILES if TILE[tile] in prompt.options and state.units[tile]]
    return TILE[max(tiles, key=lambda tile: len(state.units[tile]))] if tiles else TO_ATTACK


# Events


def _event_neutralize(mind: Opponent, prompt: Prompt) -> Option:
    """Where it leaves no tile bare: from Attack, then from the fullest tile."""

    def missed(option: Option) -> tuple[bool, int]:
        place = option.value.partition("@")[2]
        return place == CIVIL_SUPPORT, 0 if place not in TILE else 10 - len(mind.state.units[place])

    return min(prompt.options, key=missed)


def _event_civil_support(mind: Opponent, prompt: Prompt) -> Option:
    """A neutralized one for choice; nobody from a tile that would be bare."""
    for origin in (PILE[prompt.faction], ATTACK[prompt.faction]):
        for option in prompt.options:
            if option.value.endswith("@" + origin):
                return option
    return DONE


# Combat


def _combat_tile(mind: Opponent, prompt: Prompt) -> Option:
    """Where fewest defend."""
    return min(prompt.options, key=lambda option: len(mind.state.units[option.value]))


def _combat_with(mind: Opponent, prompt: Prompt) -> Option:
    context = prompt.context
    if not context["attackers"]:
        mind.attack = next_attack(mind.look(prompt), context["tile"], context["fresh"])
    if mind.attack is None:
        return DONE
    missing = Counter(mind.attack[0]) - Counter(context["attackers"])
    return next((UNIT_OPTION[unit] for unit in missing if UNIT_OPTION[unit] in prompt.options), GO)


def _combat_count(mind: Opponent, prompt: Prompt) -> Option:
    assert mind.attack is not None
    return count_option(Counter(mind.attack[0])[prompt.context["unit"]])


def _combat_against(mind: Opponent, prompt: Prompt) -> Option:
    assert mind.attack is not None
    return against_option(mind.attack[1])


def _combat_kind(mind: Opponent, prompt: Prompt) -> Option:
    assert mind.attack is not None
    return KIND[mind.attack[2]]


def _exchange(mind: Opponent, prompt: Prompt) -> Option:
    place: Place = prompt.context["place"]
    tile: Tile | None = place if place in TILE else None
    return UNIT_OPTION[least_missed(tuple(option.value for option in prompt.options), tile)]


def _counter(mind: Opponent, prompt: Prompt) -> Option:
    context = prompt.context
    best = best_counter(mind.look(prompt), context["tile"], context["attackers"], context["defenders"])
    return counter_option(*best) if best else CONTACT


def _capture_unit(mind: Opponent, prompt: Prompt) -> Option:
    tile = prompt.context["tile"]
    group = mind.state.units[AGAINST[tile]]
    look = mind.look(prompt)
    if look.last_turn:
        return BEST
    if mind.staying is None:
        mind.staying = Counter(stay_on(look, tile, group))
    missing = mind.staying - Counter(mind.state.units[tile])
    return next((UNIT_OPTION[unit] for unit in missing if UNIT_OPTION[unit] in prompt.options), DONE)


def _capture_count(mind: Opponent, prompt: Prompt) -> Option:
    assert mind.staying is not None
    return count_option(max(1, mind.staying[prompt.context["unit"]]))


# The end


def _leads(mind: Opponent, prompt: Prompt) -> bool:
    points = mind.look(prompt).points
    return all(points[prompt.seat] > other for faction, other in points.items() if faction != prompt.seat)


def _chit(mind: Opponent, prompt: Prompt) -> Option:
    """10.2: it plays the chit only when in the lead."""
    if _leads(mind, prompt):
        mind.explain(prompt, "chit", "leading")
        return YES
    return NO


def _agree(mind: Opponent, prompt: Prompt) -> Option:
    """9.1: it agrees only when in the lead."""
    return YES if _leads(mind, prompt) else NO


def _seize(mind: Opponent, prompt: Prompt) -> Option:
    """10.1: it does so with enough of all units, and only if it dares."""
    own, everyone = share_of_units(mind.state, prompt.seat)
    look = mind.look(prompt)
    if own >= look.temper.seizes_at * everyone and look.headroom() > 10:
        mind.explain(prompt, "seizure", "most_units", share=round(100 * own / everyone))
        return YES
    return NO


ANSWERS: dict[str, Callable[[Opponent, Prompt], Option]] = {
    questions.MUSTER_UNIT: _muster,
    questions.MUSTER_COUNT: _highest,
    questions.PLACEMENT_LEADER: _leader,
    questions.PLACE_UNIT: _place_for_me,
    questions.PLACE_TO: _highest,
    questions.PLACE_COUNT: _highest,
    questions.RECOVER_TO: _arrive,
    questions.RECOVER_COUNT: _highest,
    questions.REINFORCE_TO: _arrive,
    questions.REINFORCE_COUNT: _highest,
    questions.EVENT_RECOVER: _recover,
    questions.EVENT_NEUTRALIZE: _event_neutralize,
    questions.EVENT_CIVIL_SUPPORT: _event_civil_support,
    questions.SEIZURE_DECLARE: _seize,
    questions.MOVE_UNIT: _move_unit,
    questions.MOVE_TO: _move_to,
    questions.MOVE_COUNT: _move_count,
    questions.CHAIRMAN_TILE: _chairman,
    questions.TARGET_TILE: _target,
    questions.GROUP_UNIT: _group_unit,
    questions.GROUP_COUNT: _group_count,
    questions.LEADER_TO: _leader,
    questions.COMBAT_TILE: _combat_tile,
    questions.COMBAT_WITH: _combat_with,
    questions.COMBAT_COUNT: _combat_count,
    questions.COMBAT_AGAINST: _combat_against,
    questions.COMBAT_KIND: _combat_kind,
    questions.EXCHANGE_UNIT: _exchange,
    questions.COUNTER: _counter,
    questions.CAPTURE_UNIT: _capture_unit,
    questions.CAPTURE_COUNT: _capture_count,
    questions.LEADER_RECOVERS: _recover,
    questions.LEADER_RECOVER_TO: _arrive,
    questions.LEADER_RECOVER_COUNT: _highest,
    questions.LEADER_AFTER: _leader_after,
    questions.CHIT_PLAY: _chit,
    questions.END_AGREE: _agree,
}
"""Every question of the rules, in their order, and who in here answers it."""
