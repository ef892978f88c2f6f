"""6.0: combat; 7.1: leaders in combat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.red_guard import State, odds, planned, stages
from engine.red_guard.combat import counters, parties_of
from engine.red_guard.components import AGAINST, ATTACK, PILE, POOL
from engine.red_guard.effects import Attacked, CombatRolled, Contacted, TileCaptured
from engine.red_guard.odds import counter_odds
from engine.red_guard.results import AN, CA, COLUMNS, DN, DS, EX, RESULTS_IN, C, column_of
from tests.red_guard.table import answer, asked, fighting, offered, refused, table, told

BLUE = {"attack": {"pla": 4, "cadre": 4, "red_guard": 4, "worker": 4}}


def battle(
    defenders: Mapping[str, int],
    combat: Sequence[int] = (),
    counterattack: Sequence[int] = (),
    tile: str = "flying_pigeon",
    **more: Any,
) -> State:
    """Orange defends a tile against Blue."""
    luck = {"combat": list(combat), "counterattack": list(counterattack)}
    tiles = {tile: ("orange", dict(defenders))}
    return table(tiles, luck=luck, **({"blue": BLUE, "orange": {"attack": {"worker": 1}}} | more))


# 6.1.1: the table


@pytest.mark.parametrize(
    ("column", "die", "result"), [("+1", 3, "EX"), ("0", 3, "CA"), ("0", 6, "DN"), ("+6-8", 5, "DS")]
)
def test_6_3_the_four_results_that_the_rulebook_prints(column: str, die: int, result: str) -> None:
    assert RESULTS_IN[COLUMNS.index(column)][die - 1] == result


def test_6_1_1_higher_dice_and_columns_are_never_worse_for_the_attacker() -> None:
    rank = {result: number for number, result in enumerate((AN, CA, C, EX, DN, DS))}
    for column, results in enumerate(RESULTS_IN):
        ranks = [rank[result] for result in results]
        assert ranks == sorted(ranks)
        if column:
            assert all(rank[left] <= rank[right] for left, right in zip(RESULTS_IN[column - 1], results, strict=True))


@pytest.mark.parametrize(
    ("differential", "column"),
    [
        *((-9, "-4"), (-4, "-4"), (-3, "-2,3"), (-2, "-2,3"), (-1, "-1"), (0, "0"), (1, "+1"), (2, "+2,3")),
        *((3, "+2,3"), (4, "+4,5"), (5, "+4,5"), (6, "+6-8"), (8, "+6-8"), (9, "+9"), (40, "+9")),
    ],
)
def test_6_1_the_column_of_a_differential(differential: int, column: str) -> None:
    assert COLUMNS[column_of(differential)] == column


# 6.3: the example of the rulebook


def test_6_3_the_battle_for_the_flying_pigeon_bicycle_factory() -> None:
    state = battle({"red_guard": 1, "worker": 1}, combat=[3, 3, 5], counterattack=[6])
    session = fighting(state, "blue", "flying_pigeon", {"pla": 2, "cadre": 1, "red_guard": 1})
    # A Cadre subverts the Worker: +3, one column left because a Worker defends a Worker tile.
    effects = answer(session, "blue.cadre", "against:orange.worker", "subversion")
    (attack,) = told(effects, Attacked)
    assert (attack.differential, attack.shifts, attack.column) == (3, (("type_defends", -1),), "+1")
    assert told(effects, CombatRolled) == [CombatRolled(3, "EX")]
    assert session.state.units[PILE["blue"]] == ("blue.cadre",)
    assert session.state.units[PILE["orange"]] == ("orange.worker",)
    assert session.state.chaos == 1
    # Red Guards against Red Guards: column 0, a Counterattack, which neutralizes the Blue one.
    effects = answer(session, "blue.red_guard", "subversion")
    assert [effect.column for effect in told(effects, Attacked)] == ["0"]
    assert asked(session) == "counter" and session.prompt is not None and session.prompt.faction == "orange"
    effects = answer(session, "counter:orange.red_guard/blue.red_guard/subversion")
    assert [(effect.column, effect.counter) for effect in told(effects, Attacked)] == [("0", True)]
    assert told(effects, CombatRolled) == [CombatRolled(6, "DN")]
    assert session.state.units[PILE["blue"]] == ("blue.cadre", "blue.red_guard")
    assert session.state.chaos == 2
    # Both PLA units purge the Red Guard: +7, Smashed, and three points of chaos.
    effects = answer(session, "blue.pla", "count:2", "purge")
    (attack,) = told(effects, Attacked)
    assert (attack.differential, attack.shifts, attack.column) == (7, (), "+6-8")
    assert told(effects, CombatRolled) == [CombatRolled(5, "DS")]
    assert session.state.units["gone"] == ("orange.red_guard",)
    assert session.state.chaos == 5
    # The tile is Blue's, with both PLA units as its defenders.
    assert told(effects, TileCaptured) == [TileCaptured("flying_pigeon", "orange", "blue")]
    answer(session, "preset:best")
    assert session.state.owner["flying_pigeon"] == "blue"
    assert session.state.units["flying_pigeon"] == ("blue.pla", "blue.pla")


# 6.1: who attacks whom


def test_6_1_types_do_not_combine_before_the_committees() -> None:
    session = fighting(battle({"worker": 1}), "blue", "flying_pigeon", {"pla": 1, "cadre": 1})
    answer(session, "blue.pla")
    assert asked(session) == "combat.kind" and session.prompt is not None
    assert session.prompt.context["attackers"] == ("blue.pla",)


def test_6_1_types_combine_after_the_committees() -> None:
    state = battle({"worker": 1}, combat=[6], committees=True)
    session = fighting(state, "blue", "flying_pigeon", {"pla": 1, "cadre": 2, "worker": 1})
    answer(session, "blue.cadre", "count:2", "blue.pla")
    assert offered(session) == ["unit:blue.worker", "go"]
    effects = answer(session, "go", "subversion")
    assert told(effects, Attacked)[0].attackers == ("blue.cadre", "blue.cadre", "blue.pla")


def test_16_during_the_link_up_red_guards_join_one_other_type() -> None:
    state = battle({"worker": 1})
    state.in_force = frozenset({16})
    session = fighting(state, "blue", "flying_pigeon", {"pla": 1, "red_guard": 1, "cadre": 1})
    answer(session, "blue.pla")
    assert offered(session) == ["unit:blue.red_guard", "go"]
    answer(session, "blue.red_guard")
    assert asked(session) == "combat.kind"


def test_6_1_one_or_more_defenders_of_any_types_may_be_attacked() -> None:
    session = fighting(battle({"worker": 2, "cadre": 1}), "blue", "flying_pigeon", {"pla": 1})
    answer(session, "blue.pla")
    assert asked(session) == "combat.against" and len(offered(session)) == 5
    assert offered(session)[0] == "against:orange.cadre+orange.worker+orange.worker"


def test_6_1_every_party_among_four_defenders_comes_once_all_of_them_first() -> None:
    assert len(parties_of(("a", "b", "c", "d"))) == 15
    assert parties_of(("a", "a", "b"))[0] == ("a", "a", "b")


def test_6_1_only_those_announced_defend() -> None:
    state = battle({"worker": 2, "cadre": 2})
    session = fighting(state, "blue", "flying_pigeon", {"pla": 1})
    chances = odds(session.state, "flying_pigeon", ("blue.pla",), ("orange.cadre",), "purge")
    assert (chances.attack, chances.defence, chances.differential) == (5, 2, 3)


def test_6_1_nobody_attacks_twice_but_one_may_be_attacked_again() -> None:
    state = battle({"red_guard": 1}, combat=[4, 4])
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 2})
    answer(session, "blue.red_guard", "count:1", "purge")
    assert asked(session) == "combat.with" and session.prompt is not None
    assert session.prompt.context["fresh"] == ("blue.red_guard",)
    answer(session, "blue.red_guard", "purge")
    # Contact twice: nobody is left who has not attacked.
    assert len(session.state.units[ATTACK["blue"]]) == 16 and session.state.owner["flying_pigeon"] == "orange"


def test_6_1_one_may_break_off() -> None:
    session = fighting(battle({"red_guard": 1}), "blue", "flying_pigeon", {"red_guard": 2})
    answer(session, "done")
    assert not session.state.units[AGAINST["flying_pigeon"]]


def test_6_1_the_attacker_goes_from_tile_to_tile_as_he_likes() -> None:
    state = battle({"red_guard": 1})
    fighting(state, "blue", "wuhan_steel", {"pla": 1})
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 2})
    assert asked(session) == "combat.tile" and offered(session) == ["tile:flying_pigeon", "tile:wuhan_steel"]


def test_54_no_purge_not_even_in_a_counterattack() -> None:
    state = battle({"red_guard": 1})
    state.in_force = frozenset({54})
    options = counters(state, ("blue.red_guard",), ("orange.red_guard",))
    assert [option.key for option in options] == ["counter:orange.red_guard/blue.red_guard/subversion"]


# 6.1.1: results


def test_6_1_1_attacker_neutralized_all_who_attacked() -> None:
    state = battle({"red_guard": 4}, combat=[1])
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 2, "pla": 1})
    answer(session, "blue.red_guard", "count:2", "against:orange.red_guard+orange.red_guard", "purge")
    assert session.state.units[PILE["blue"]] == ("blue.red_guard",) * 2
    assert session.state.units[AGAINST["flying_pigeon"]] == ("blue.pla",)
    assert session.state.chaos == 1


def test_6_1_1_defender_neutralized() -> None:
    state = battle({"red_guard": 1}, combat=[6])
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 1})
    answer(session, "blue.red_guard", "purge")
    assert session.state.units[PILE["orange"]] == ("orange.red_guard",) and session.state.chaos == 1


def test_6_1_1_contact_changes_nothing() -> None:
    state = battle({"red_guard": 1}, combat=[4])
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 1})
    effects = answer(session, "blue.red_guard", "purge")
    assert told(effects, CombatRolled) == [CombatRolled(4, "C")] and session.state.chaos == 0


def test_6_1_1_an_exchange_lets_each_owner_choose_among_those_involved() -> None:
    state = battle({"red_guard": 1, "cadre": 1}, combat=[3], committees=True)
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 1, "worker": 1, "pla": 1})
    answer(session, "blue.red_guard", "blue.worker", "go")
    answer(session, "against:orange.cadre+orange.red_guard", "purge")
    assert asked(session) == "exchange.unit" and session.prompt is not None and session.prompt.faction == "blue"
    answer(session, "blue.worker")
    assert session.prompt.faction == "orange"
    answer(session, "orange.cadre")
    assert session.state.units[PILE["blue"]] == ("blue.worker",)
    assert session.state.units[PILE["orange"]] == ("orange.cadre",)
    assert session.state.chaos == 1


def test_6_1_1_smashed_by_subversion_goes_to_the_pool_at_two_chaos_each() -> None:
    state = battle({"red_guard": 2}, combat=[6])
    before = state.units[POOL].count("orange.red_guard")
    session = fighting(state, "blue", "flying_pigeon", {"cadre": 4})
    answer(session, "blue.cadre", "count:4", "against:orange.red_guard+orange.red_guard", "subversion")
    assert session.state.units[POOL].count("orange.red_guard") == before + 2
    assert session.state.chaos == 4


def test_6_1_1_smashed_by_purge_is_gone_for_the_sum_of_purge_factors() -> None:
    state = battle({"pla": 1, "cadre": 1}, combat=[6])
    session = fighting(state, "blue", "flying_pigeon", {"pla": 4})
    answer(session, "blue.pla", "count:4", "against:orange.cadre+orange.pla", "purge")
    assert session.state.units["gone"] == ("orange.cadre", "orange.pla") and session.state.chaos == 7


# 6.1.1: counterattacks


def countered(counterattack: Sequence[int], combat: Sequence[int] = (3,), **more: Any) -> Any:
    state = battle({"red_guard": 1}, combat=combat, counterattack=counterattack, **more)
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 2})
    answer(session, "blue.red_guard", "count:1", "purge")
    assert asked(session) == "counter"
    return session


def test_6_1_1_a_counterattack_may_be_turned_into_a_contact() -> None:
    session = countered([])
    effects = answer(session, "contact")
    assert told(effects, Contacted) and session.state.chaos == 0


def test_6_1_1_the_counterattacker_chooses_units_and_kind() -> None:
    session = countered([])
    units = "orange.red_guard/blue.red_guard"
    assert offered(session) == ["contact", f"counter:{units}/subversion", f"counter:{units}/purge"]


def test_6_1_1_only_those_in_the_attack_take_part() -> None:
    state = battle({"red_guard": 1, "pla": 1})
    options = counters(state, ("blue.red_guard", "blue.red_guard"), ("orange.red_guard",))
    assert len(options) == 2


def test_6_1_1_its_results_are_read_with_roles_exchanged() -> None:
    session = countered([1])
    answer(session, "counter:orange.red_guard/blue.red_guard/purge")
    # AN: the counterattacker is neutralized, and so the tile is cleared.
    assert session.state.units[PILE["orange"]] == ("orange.red_guard",) and session.state.chaos == 1
    assert session.state.owner["flying_pigeon"] == "blue"


def test_6_1_1_an_exchange_in_a_counterattack_takes_one_of_each_side() -> None:
    session = countered([5])
    answer(session, "counter:orange.red_guard/blue.red_guard/purge")
    assert session.state.units[PILE["orange"]] == ("orange.red_guard",) and session.state.chaos == 1
    assert session.state.units[PILE["blue"]] == ("blue.red_guard",)


def test_6_1_1_a_counterattack_that_is_countered_rolls_the_attack_again() -> None:
    session = countered([3], combat=[3, 6])
    effects = answer(session, "counter:orange.red_guard/blue.red_guard/purge")
    assert [effect.result for effect in told(effects, CombatRolled)] == ["CA", "DN"]
    assert session.state.units[PILE["orange"]] == ("orange.red_guard",)


def test_6_1_1_after_ten_rounds_it_is_a_contact() -> None:
    session = countered([3] * 20, combat=[3] * 20)
    for _ in range(10):
        answer(session, "counter:orange.red_guard/blue.red_guard/purge")
    assert asked(session) == "combat.with" and session.state.chaos == 0


def test_6_1_1_types_give_no_shift_in_a_counterattack_but_leaders_do() -> None:
    state = battle({"worker": 1}, orange={"leader": "flying_pigeon", "attack": {"worker": 1}})
    session = fighting(state, "blue", "flying_pigeon", {"cadre": 1}, leader=True)
    chances = counter_odds(session.state, "flying_pigeon", "orange.worker", "blue.cadre", "purge")
    assert chances.shifts == (("leader_attacks", -1), ("leader_defends", 1))
    assert chances.differential == 1


def test_6_1_1_nobody_counters_for_a_faction_that_is_out() -> None:
    state = battle({}, orange={"lost": True, "attack": {}})
    session = fighting(state, "blue", "flying_pigeon", {"cadre": 1})
    assert session.state.owner["flying_pigeon"] == "blue"


# 6.2: shifts


def shifts(
    tile: str, attackers: tuple[str, ...], all_defenders: Mapping[str, int], defenders: tuple[str, ...], **more: Any
) -> dict[str, int]:
    state = battle(all_defenders, tile=tile, **more)
    state.stage, state.waiting = stages.COMBAT, ("blue",)
    return dict(odds(state, tile, attackers, defenders, "subversion").shifts)


def test_6_2_1_a_leader_shifts_one_column_either_way() -> None:
    state = battle({"red_guard": 1}, orange={"leader": "flying_pigeon", "attack": {"worker": 1}})
    session = fighting(state, "blue", "flying_pigeon", {"cadre": 1}, leader=True)
    chances = odds(session.state, "flying_pigeon", ("blue.cadre",), ("orange.red_guard",), "subversion")
    assert dict(chances.shifts) == {"leader_attacks": 1, "leader_defends": -1}


def test_6_2_1_from_plus_one_to_plus_two_three_as_the_rulebook_says() -> None:
    state = battle({"worker": 1}, tile="dazhai")
    session = fighting(state, "blue", "dazhai", {"red_guard": 1}, leader=True)
    chances = odds(session.state, "dazhai", ("blue.red_guard",), ("orange.worker",), "subversion")
    assert (COLUMNS[chances.unshifted], chances.column) == ("+1", "+2,3")


def test_6_2_2_an_attacker_of_the_tiles_type_shifts_right_once() -> None:
    assert shifts("fudan", ("blue.red_guard",) * 3, {"cadre": 1}, ("orange.cadre",)) == {"type_attacks": 1}


def test_6_2_2_any_defender_of_that_type_attacked_or_not_cancels_it() -> None:
    assert shifts("fudan", ("blue.red_guard",), {"cadre": 1, "red_guard": 1}, ("orange.cadre",)) == {}


def test_6_2_2_the_left_shift_needs_a_defender_of_that_type_in_the_battle() -> None:
    assert shifts("fudan", ("blue.cadre",), {"cadre": 1, "red_guard": 1}, ("orange.cadre",)) == {}
    assert shifts("fudan", ("blue.cadre",), {"red_guard": 1}, ("orange.red_guard",)) == {"type_defends": -1}


def test_6_2_2_communes_have_no_type() -> None:
    assert shifts("dazhai", ("blue.worker",), {"worker": 1}, ("orange.worker",)) == {}


def test_41_the_january_storm_shifts_workers_against_cadre_tiles_once_besides() -> None:
    state = battle({"pla": 1}, tile="zhongnanhai")
    state.in_force, state.stage, state.waiting = frozenset({41}), stages.COMBAT, ("blue",)
    chances = odds(state, "zhongnanhai", ("blue.worker", "blue.worker"), ("orange.pla",), "purge")
    assert dict(chances.shifts) == {"january_storm": 1}


def test_63_a_criticized_leader_gives_no_shift() -> None:
    state = battle({"red_guard": 1}, orange={"leader": "flying_pigeon", "attack": {"worker": 1}})
    state.criticized, state.stage, state.waiting = "orange", stages.COMBAT, ("blue",)
    assert odds(state, "flying_pigeon", ("blue.pla",), ("orange.red_guard",), "purge").shifts == ()


def test_6_2_shifts_add_up_and_stop_at_the_ends_of_the_table() -> None:
    state = battle({"cadre": 1}, tile="fudan")
    session = fighting(state, "blue", "fudan", {"red_guard": 4}, leader=True)
    chances = odds(session.state, "fudan", ("blue.red_guard",) * 4, ("orange.cadre",), "purge")
    assert chances.differential == 10 and sum(by for _, by in chances.shifts) == 2 and chances.column == "+9"


def test_what_a_planned_group_would_roll_on_before_it_is_sent() -> None:
    state = battle({"red_guard": 1})
    state.stage, state.waiting = stages.DEPLOYMENT, ("blue",)
    plans = planned(state, "flying_pigeon", ("blue.cadre", "blue.pla", "blue.pla"), leader=True)
    assert [(plan.attackers, plan.kind, plan.column) for plan in plans] == [
        (("blue.cadre",), "subversion", "+4,5"),
        (("blue.cadre",), "purge", "0"),
        (("blue.pla", "blue.pla"), "subversion", "+2,3"),
        (("blue.pla", "blue.pla"), "purge", "+9"),
    ]
    assert plans[0].results == ("C", "EX", "DN", "DN", "DN", "DS")
    state.committees = True
    assert [plan.attack for plan in planned(state, "flying_pigeon", ("blue.cadre", "blue.pla"))] == [7, 7]
    assert planned(state, "daqing", ("blue.pla",)) == []


# 6.3: capture


def captured(group: Mapping[str, int]) -> Any:
    return fighting(battle({}), "blue", "flying_pigeon", group)


def test_6_3_an_undefended_tile_falls_without_a_die() -> None:
    session = captured({"worker": 1})
    assert session.state.owner["flying_pigeon"] == "blue"
    assert told(session.opening, CombatRolled) == []


def test_6_3_up_to_four_of_the_group_stay_and_the_others_go_back_to_attack() -> None:
    session = captured({"worker": 3, "pla": 3})
    answer(session, "blue.worker", "count:3", "blue.pla")
    if asked(session) == "capture.count":
        answer(session, "count:1")
    assert session.state.units["flying_pigeon"] == ("blue.pla", "blue.worker", "blue.worker", "blue.worker")
    assert session.state.units[ATTACK["blue"]].count("blue.pla") == 3


def test_6_3_nobody_need_stay() -> None:
    session = captured({"worker": 1})
    answer(session, "done")
    assert session.state.owner["flying_pigeon"] == "blue" and not session.state.units["flying_pigeon"]


def test_6_3_the_best_four_are_of_the_tiles_type_and_pla_last() -> None:
    session = captured({"worker": 2, "pla": 3, "cadre": 1})
    answer(session, "preset:best")
    assert session.state.units["flying_pigeon"] == ("blue.cadre", "blue.pla", "blue.worker", "blue.worker")


def test_6_3_units_that_have_not_attacked_count_as_left() -> None:
    state = battle({"red_guard": 1}, combat=[5])
    session = fighting(state, "blue", "flying_pigeon", {"pla": 1, "red_guard": 1})
    # An Exchange takes the only attacker and the only defender; the PLA unit has the tile to itself.
    answer(session, "blue.red_guard", "purge")
    assert session.state.owner["flying_pigeon"] == "blue"


def test_6_3_without_a_unit_left_the_tile_stays_with_its_owner() -> None:
    state = battle({"red_guard": 1}, combat=[5])
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 1})
    answer(session, "blue.red_guard", "purge")
    assert session.state.owner["flying_pigeon"] == "orange" and not session.state.units["flying_pigeon"]


def test_6_3_a_client_captures_for_itself() -> None:
    state = battle({}, seats=("red", "orange"), blue=BLUE | {"controller": "red"})
    session = fighting(state, "blue", "flying_pigeon", {"worker": 1})
    assert session.state.owner["flying_pigeon"] == "blue"


# 7.1


def test_7_1_an_attacking_leader_goes_back_to_the_attack_after_the_combat() -> None:
    session = fighting(battle({}), "blue", "flying_pigeon", {"worker": 1}, leader=True)
    answer(session, "done")
    assert session.state.leader["blue"] == "attack"


def test_7_1_a_leader_on_a_lost_tile_goes_back_to_his_own_attack() -> None:
    state = battle({}, orange={"leader": "flying_pigeon", "attack": {"worker": 1}})
    session = fighting(state, "blue", "flying_pigeon", {"worker": 1})
    assert session.state.leader["orange"] == "attack"


# What is not possible, and why


def test_6_1_why_units_cannot_join_an_attack() -> None:
    state = battle({"red_guard": 1}, combat=[2])
    state.in_force = frozenset({16})
    session = fighting(state, "blue", "flying_pigeon", {"red_guard": 1, "cadre": 1, "worker": 1})
    answer(session, "blue.cadre")
    assert refused(session) == {"unit:blue.worker": ("one_type", "6.1")}
    answer(session, "go", "subversion")
    assert refused(session) == {"unit:blue.cadre": ("attacked", "6.1")}


def test_54_where_only_subversion_is_left_the_kind_is_not_asked() -> None:
    state = battle({"red_guard": 1, "worker": 1})
    state.in_force = frozenset({54})
    session = fighting(state, "blue", "flying_pigeon", {"cadre": 1})
    answer(session, "blue.cadre", "against:orange.worker")
    assert asked(session) != "combat.kind"
