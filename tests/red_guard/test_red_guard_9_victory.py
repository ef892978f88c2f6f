"""9.0: Power Points, who is forced out, and every way in which a game can end."""

from __future__ import annotations

from typing import Any

from engine.red_guard import RedGuardSession, State, stages
from engine.red_guard.components import FACTIONS, PILE, POOL, TILES
from engine.red_guard.effects import ForcedOut, TileCaptured
from engine.red_guard.forced_out import is_lost
from engine.red_guard.victory import power_points
from tests.red_guard.table import answer, asked, at, fighting, table

DEAD = {"alive": False, "holder": None}


def ended(state: State) -> RedGuardSession:
    """The last turn's last faction has acted."""
    return at(state, stages.COMBAT, "blue")


# 9.2


def test_9_2_three_a_tile_one_a_unit_one_more_for_its_type_three_in_civil_support() -> None:
    tiles = {
        "zhongnanhai": ("red", {"cadre": 2, "worker": 1}),
        "dazhai": ("red", {"worker": 2}),
        **{tile: ("blue", {}) for tile in TILES[1:6]},
    }
    state = table(tiles, red={"attack": {"pla": 2}, "neutralized": {"pla": 1}, "civil_support": {"pla": 2}})
    assert power_points(state, "red") == 2 * 3 + 3 + 2 + 2 + 2 * 3


def test_9_2_unplaced_units_count_nothing_but_tiles_of_a_neutral_faction_do() -> None:
    state = table(seats=("red", "blue"), green={"unplaced": {"pla": 9 - 1}, "attack": {}})
    assert power_points(state, "green") == 18


def test_9_1_whoever_has_most_power_points_wins_when_the_chairman_is_dead() -> None:
    session = ended(table({"dazhai": ("red", {"worker": 1})}, chairman=DEAD))
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("death", ("red",))
    assert session.outcome.ranking[0] == "red" and session.outcome.ranking[-1] == "blue"


def test_9_1_a_non_player_faction_can_win() -> None:
    state = table({"dazhai": ("pink", {"worker": 1})}, seats=("red", "blue"), chairman=DEAD)
    assert ended(state).outcome.winners == ("pink",)  # type: ignore[union-attr]


def test_9_2_ties_go_to_more_tiles_then_more_units_then_to_seats_then_they_are_shared() -> None:
    def winners(tiles: dict[str, Any], **more: Any) -> tuple[str, ...]:
        outcome = ended(table(tiles, chairman=DEAD, **more)).outcome
        assert outcome is not None
        return outcome.winners

    # Red and Pink have six tiles each and nobody there.
    assert winners({"dazhai": ("red", {}), "chayashan": ("pink", {})}) == ("red", "pink")
    assert winners({"dazhai": ("red", {}), "chayashan": ("pink", {})}, seats=("pink", "blue")) == ("pink",)
    # 21 points by seven tiles, or by six tiles and three units.
    tiles = {"dazhai": ("red", {}), "beijing": ("pink", {"worker": 3})}
    assert winners(tiles) == ("red",)
    # Matching units count twice: two units beside one another's equal.
    tiles = {"zhongnanhai": ("red", {"cadre": 1}), "beijing": ("pink", {"worker": 2})}
    assert winners(tiles) == ("pink",)


# 9.1: forced out


def test_9_1_a_faction_without_a_unit_outside_the_pool_is_out() -> None:
    assert is_lost(table(red={"attack": {}}), "red")
    assert not is_lost(table(red={"attack": {}, "civil_support": {"pla": 1}}), "red")
    assert not is_lost(table(seats=("red", "blue"), pink={"attack": {}, "unplaced": {"pla": 1}}), "pink")


def test_9_1_whose_last_unit_is_smashed_into_the_pool_is_out() -> None:
    state = table(
        {"dazhai": ("red", {"worker": 1})},
        seats=("red", "green", "blue"),
        luck={"combat": [6]},
        red={"attack": {}},
        blue={"attack": {"cadre": 1}},
    )
    session = fighting(state, "blue", "dazhai", {"cadre": 1})
    effects = answer(session, "blue.cadre", "subversion")
    assert session.state.chaos == 2
    while "red" not in session.state.lost:
        effects += answer(session, "preset:best")
    assert [effect.faction for effect in effects if isinstance(effect, ForcedOut)] == ["red"]
    assert "red.worker" not in session.state.units[POOL]


def test_9_1_a_leader_is_a_way_to_recover_but_a_non_player_needs_tiles() -> None:
    assert not is_lost(table(red={"attack": {}, "neutralized": {"pla": 1}}), "red")
    pile = {"attack": {}, "neutralized": {"pla": 1}}
    assert is_lost(table(seats=("pink", "blue"), red=pile), "red")
    # Green owns six PLA tiles.
    assert not is_lost(table(seats=("pink", "blue"), green=pile), "green")


def lost_red(**more: Any) -> RedGuardSession:
    """Red loses its last unit, a Worker at Zhongnanhai; Blue takes the tile and leaves nobody there."""
    options: dict[str, Any] = {"luck": {"combat": [6]}, "blue": {"attack": {"cadre": 1, "worker": 1}}, **more}
    state = table({"zhongnanhai": ("red", {"worker": 1})}, red={"attack": {}}, **options)
    session = fighting(state, "blue", "zhongnanhai", {"cadre": 1})
    answer(session, "blue.cadre", "subversion", "done")
    return session


def test_9_1_its_pool_units_leave_and_its_tiles_stay_on_the_table() -> None:
    session = lost_red()
    assert session.state.lost == {"red"}
    assert not any(unit.startswith("red") for unit in session.state.units[POOL])
    assert session.state.chaos == 2 and session.state.owner["state_council"] == "red"
    assert session.state.leader["red"] == "" and power_points(session.state, "red") == 0


def test_9_1_and_6_3_the_tile_is_captured_before_the_vote() -> None:
    state = table(
        {"zhongnanhai": ("red", {"worker": 1})},
        luck={"combat": [6]},
        red={"attack": {}},
        blue={"attack": {"cadre": 2, "worker": 1}},
    )
    session = fighting(state, "blue", "zhongnanhai", {"cadre": 2})
    effects = answer(session, "blue.cadre", "count:2", "subversion", "blue.cadre", "count:2")
    assert asked(session) == "end.agree" and session.state.lost == {"red"}
    assert session.state.owner["zhongnanhai"] == "blue" and session.state.units["zhongnanhai"] == ("blue.cadre",) * 2
    kinds = [type(effect) for effect in effects]
    assert kinds.index(TileCaptured) < kinds.index(ForcedOut)
    answer(session, *["answer:yes"] * 5)
    assert power_points(session.state, "blue") == 6 * 3 + 3 + 2 * 2, "the captured tile counts in the agreed end"


def test_9_1_the_others_may_agree_to_end_the_game() -> None:
    session = lost_red()
    assert asked(session) == "end.agree" and session.prompt is not None and session.prompt.seat == "pink"
    answer(session, *["answer:yes"] * 5)
    assert session.over and session.outcome is not None and session.outcome.reason == "agreement"


def test_9_1_one_no_is_enough_to_go_on() -> None:
    session = lost_red()
    answer(session, "answer:yes", "answer:no")
    assert not session.over and asked(session) != "end.agree"


def test_9_1_the_last_seat_wins_at_once() -> None:
    session = lost_red(seats=("red", "blue"))
    assert session.over and session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("last_standing", ("blue",))


def test_9_1_those_whom_it_controlled_become_neutral_and_the_chairman_goes_to_another_seat() -> None:
    clients = {"green": {"controller": "red", "attack": {"pla": 1}, "neutralized": {"pla": 1}}}
    session = lost_red(seats=("red", "orange", "blue"), chairman={"holder": "red"}, **clients)
    assert session.state.controller["green"] == "" and session.state.units[PILE["green"]] == ()
    assert session.state.holder in ("orange", "blue")


def test_9_1_a_neutral_faction_has_no_vote() -> None:
    session = lost_red(seats=("red", "orange", "blue"))
    answer(session, "answer:yes", "answer:yes")
    assert session.over


def test_9_1_the_ranking_has_everybody() -> None:
    assert sorted(ended(table(chairman=DEAD)).ranking) == sorted(FACTIONS)


def test_9_1_a_chairman_who_sat_with_it_goes_to_a_random_seat() -> None:
    session = lost_red(
        chairman={"holder": "blue", "tile": "state_council"}, luck={"combat": [6], "chairman": ["green"]}
    )
    assert (session.state.holder, session.state.seated) == ("green", "")


def test_9_1_a_client_that_has_only_neutralized_units_falls_together_with_its_patron() -> None:
    # 3.3.2: Red becomes neutral when Blue falls, and its neutralized units leave the game: nothing is left of it.
    state = table(
        {"dazhai": ("blue", {"worker": 1})},
        seats=("pink", "orange", "blue"),
        luck={"combat": [6]},
        red={"controller": "blue", "attack": {}, "neutralized": {"cadre": 2}},
        pink={"attack": {"pla": 2}},
        blue={"attack": {}},
    )
    session = fighting(state, "pink", "dazhai", {"pla": 2})
    answer(session, "pink.pla", "count:2", "kind:purge", "done", "answer:no", "answer:no")
    assert session.state.owner["dazhai"] == "pink" and session.state.lost == {"red", "blue"}
