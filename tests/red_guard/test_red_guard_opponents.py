"""Our opponents: they answer everything, hold back near the civil war, and see only what their seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from engine import red_guard
from engine.core.chance import Chance
from engine.core.players import at_random, playing
from engine.red_guard import RedGuardSession, State, stages
from engine.red_guard.components import AGAINST, ATTACK, CIVIL_SUPPORT, FACTIONS, TILES
from engine.red_guard.effects import Attacked, Explained, GameEnded, PhaseBegan
from engine.red_guard.figures import FIGURES
from engine.red_guard.opponents.fighting import best_counter, next_attack
from engine.red_guard.opponents.look import look_of
from engine.red_guard.opponents.tempers import TEMPERS
from engine.red_guard.telling import REASONS, TELLER
from engine.red_guard.temperaments import OPPONENTS
from tests.red_guard.table import answer, at, decline, fighting, table, told
from tools.lab.playing import GameSeries, play
from tools.lab.reporting import wins_by_player


def seated(state: State, **opponents: str) -> State:
    """Somebody of ours in these seats."""
    state.opponents = dict(opponents)
    state.humans -= opponents.keys()
    return state


def played_by(opponent: str, seed: int) -> RedGuardSession:
    session = red_guard.new_session(humans=(), seed=seed, chits=True, seizure=True, **dict.fromkeys(FACTIONS, opponent))
    for effects in playing(session, at_random(Chance(0))):
        for effect in told(effects, Explained):
            assert TELLER.effect(effect)
    return session


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_every_opponent_plays_whole_games_and_gives_its_reasons(opponent: str) -> None:
    for seed in range(3):
        assert played_by(opponent, seed).over


def test_the_same_state_is_always_answered_in_the_same_way() -> None:
    assert played_by("rebel.strong", 5).save() == played_by("rebel.strong", 5).save()


def test_a_person_and_opponents_at_one_table() -> None:
    session = red_guard.new_session(humans={"blue"}, seed=4, red="non_player", pink="administrator.strong")
    asked = set()
    for _ in playing(session, at_random(Chance(4))):
        if session.prompt is not None:
            asked.add(session.prompt.seat)
    assert asked == {"blue"}
    assert session.state.seats == ("pink", "orange", "yellow", "green", "blue")


HOME = {tile: ("red", {"worker": 1}) for tile in TILES[:6]}
ARMY = {"attack": {"cadre": 6, "red_guard": 5, "pla": 4}}


def deployed(state: State) -> RedGuardSession:
    """After Red's deployment."""
    session = at(state, stages.DEPLOYMENT, "red")
    if session.prompt is None and session.state.stage == stages.DEPLOYMENT:
        session.advance()
    return session


def groups(state: State) -> set[str]:
    return {tile for tile in TILES if state.units[AGAINST[tile]]}


@pytest.mark.parametrize("opponent", ["rebel.strong", "administrator.strong", "rebel.medium"])
def test_good_odds_are_taken(opponent: str) -> None:
    state = seated(table({**HOME, "dazhai": ("blue", {"worker": 1})}, red=ARMY), red=opponent)
    session = deployed(state)
    assert groups(session.state)


@pytest.mark.parametrize("opponent", ["rebel.strong", "administrator.strong", "rebel.medium", "administrator.weak"])
def test_near_one_hundred_everybody_holds_back(opponent: str) -> None:
    tiles = {**HOME, **{tile: ("blue", {"pla": 1}) for tile in TILES[30:]}}
    others: dict[str, Any] = {
        faction: {"attack": {"worker": 1}} for faction in FACTIONS if faction not in ("red", "blue")
    }
    others["blue"] = {"attack": {"worker": 1}}
    state = seated(table(tiles, chaos=99, red=ARMY, **others), red=opponent)
    for tile in TILES[6:30]:
        state.owner[tile] = "blue"
    state.units["gone"], state.units["pool"] = (*state.units["gone"], *state.units["pool"]), ()
    session = at(state, stages.DEPLOYMENT, "red")
    effects = session.advance()
    attacked = {tile for tile in groups(session.state) if session.state.units[tile]}
    assert attacked == set()
    assert told(effects, Explained)


def owned(state: State, **tiles: int) -> State:
    """So many tiles for these factions, one after the other."""
    owners = iter(TILES)
    for faction, count in tiles.items():
        for _ in range(count):
            state.owner[next(owners)] = faction
    return state


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_8_1_who_leads_gambles_with_no_civil_war_and_nothing_to_lose_has_who_cannot_win(opponent: str) -> None:
    def nerve(own: int, best: int, alive: bool) -> float:
        state = table(chairman=None if alive else {"alive": False, "holder": None})
        rest = 36 - own - best
        owned(state, red=own, blue=best, pink=rest // 4, orange=rest // 4, yellow=rest // 4, green=rest - rest // 4 * 3)
        return look_of(seated(state, red=opponent), "red", "red").nerve

    temper = TEMPERS[opponent]
    assert nerve(9, 9, alive=True) == nerve(12, 7, alive=True) == nerve(9, 9, alive=False) == 0
    assert nerve(5, 10, alive=True) == nerve(2, 16, alive=True) == nerve(5, 10, alive=False) == temper.nerve
    assert nerve(2, 16, alive=False) == temper.last_nerve


@pytest.mark.parametrize(("leader", "attacks"), [("red", False), ("blue", True)])
def test_8_1_an_attack_that_may_bring_the_civil_war_is_not_made_by_who_leads(leader: str, attacks: bool) -> None:
    tiles = {tile: (leader, {"worker": 1}) for tile in TILES[:6]} | {"dazhai": ("blue", {"pla": 1})}
    state = seated(table(tiles, chaos=98, red=ARMY), red="rebel.strong")
    state.waiting, state.stage = ("red",), stages.COMBAT
    # A soldier who is smashed is two points of chaos or more.
    chosen = next_attack(look_of(state, "red", "red"), "dazhai", ("red.pla",) * 2)
    assert (chosen is not None) is attacks


@pytest.mark.parametrize(("defenders", "goes"), [({"worker": 1}, True), ({}, False)])
def test_7_0_the_leader_goes_along_only_where_his_column_means_something(defenders: dict[str, int], goes: bool) -> None:
    state = table({"dazhai": ("blue", defenders)}, red={"attack": {"cadre": 2}})
    state.owner = dict.fromkeys(TILES, "red") | {"dazhai": "blue"}
    session = deployed(seated(state, red="rebel.strong"))
    assert groups(session.state) == {"dazhai"}
    assert (session.state.leader["red"] == "dazhai") is goes


def test_3_3_1_whoever_gets_an_awakened_faction_holds_the_attacked_tile_first() -> None:
    state = table(
        seats=("red", "blue"), red={"attack": {"cadre": 4}}, green={"unplaced": {"pla": 2, "cadre": 3}, "attack": {}}
    )
    session = at(seated(state, blue="rebel.weak"), stages.DEPLOYMENT, "red")
    decline(session, until="target.tile")
    answer(session, "unit_8341", "count:2", "done", "done", "place:attack")
    assert session.state.controller["green"] == "blue" and len(session.state.units["unit_8341"]) == 4


def test_the_weak_make_no_attack_without_hope_and_leave_nobody_out_at_the_end() -> None:
    for seed in range(4):
        session = red_guard.new_session(humans=(), seed=seed, **dict.fromkeys(FACTIONS, "rebel.weak"))
        for effects in playing(session, at_random(Chance(0))):
            for effect in told(effects, Attacked):
                assert effect.counter or effect.column not in ("-4", "-2,3", "-1", "0")
        assert session.state.ending == "death"
        assert sum(len(session.state.units[ATTACK[faction]]) for faction in FACTIONS) <= 8


def test_who_only_holds_wins_no_more_than_a_sixth_against_the_weak() -> None:
    series = GameSeries("red_guard", "standard", {}, table="weakest", players={"each": "holder"})
    assert wins_by_player(play(series, seed) for seed in range(12))["holder"]["share"] <= 1 / 6


def test_the_laboratory_tells_who_made_a_civil_war() -> None:
    began, ended = PhaseBegan(stages.EVENT), GameEnded("civil_war", FACTIONS, (), (("red", 30), ("blue", 20)))
    leads = Attacked("dazhai", ("red.pla",), ("blue.pla",), "purge", 0, (), "0", counter=False)
    behind = Attacked("dazhai", ("blue.pla",), ("red.pla",), "purge", 0, (), "0", counter=True)
    overtakes = Attacked("wuhan", ("blue.pla",), ("red.pla",) * 4, "purge", 0, (), "0", counter=False)
    close = GameEnded("civil_war", FACTIONS, (), (("red", 20), ("blue", 21)))
    assert [*FIGURES.uses([leads, ended])][-1] == "civil war by a leader"
    assert [*FIGURES.uses([overtakes, close])][-1] == "civil war by one behind", "when the die was thrown"
    assert [*FIGURES.uses([leads, behind, ended])][-1] == "civil war by one behind"
    assert [*FIGURES.uses([leads, began, ended])][-1] == "civil war by an event"


def test_the_army_goes_to_civil_support_when_chaos_is_high_and_in_the_last_turn() -> None:
    for chaos, chairman in ((95, None), (0, {"alive": False, "holder": None})):
        state = seated(table(HOME, chaos=chaos, red=ARMY, chairman=chairman), red="administrator.strong")
        session = at(state, stages.DEPLOYMENT, "red")
        session.advance()
        assert session.state.units[CIVIL_SUPPORT] == ("red.pla",) * 4


def test_in_the_last_turn_units_that_do_not_attack_stand_where_they_count() -> None:
    dead = {"alive": False, "holder": None}
    tiles = {**HOME, **{tile: ("blue", {"pla": 1}) for tile in TILES[6:13]}}
    state = seated(table(tiles, red={"attack": {"cadre": 5}}, chairman=dead), red="administrator.strong")
    session = at(state, stages.DEPLOYMENT, "red")
    session.advance()
    standing = sum(len(session.state.units[tile]) for tile in TILES[:6])
    marching = sum(len(session.state.units[AGAINST[tile]]) for tile in TILES)
    assert standing + marching == 11 and not session.state.units[ATTACK["red"]]


def test_an_opponent_does_not_see_the_chits_of_others() -> None:
    boards = []
    for chits in ({"blue": 1}, {"blue": 5, "green": 2}):
        state = seated(table(HOME, red=ARMY), red="rebel.strong")
        state.chits |= chits
        session = at(state, stages.DEPLOYMENT, "red")
        session.advance()
        boards.append(red_guard.summary(session.view("red")))
    assert boards[0] == boards[1]


def test_an_attack_without_hope_is_broken_off_and_a_good_one_is_made() -> None:
    blue = {"leader": "dazhai", "attack": {"worker": 1}}
    state = seated(table({"dazhai": ("blue", {"red_guard": 4})}, red=ARMY, blue=blue), red="rebel.strong")
    state.waiting, state.stage = ("red",), stages.COMBAT
    look = look_of(state, "red", "red")
    assert next_attack(look, "dazhai", ("red.worker",)) is None
    best = next_attack(look, "dazhai", ("red.cadre",) * 5)
    assert best is not None and best[2] == "subversion"


def test_a_counterattack_is_made_only_with_good_odds() -> None:
    state = seated(table({"dazhai": ("blue", {"pla": 1})}, red=ARMY), blue="rebel.strong")
    session = fighting(state, "red", "dazhai", {"cadre": 2})
    look = look_of(session.state, "blue", "blue")
    assert best_counter(look, "dazhai", ("red.cadre",), ("blue.pla",)) == ("blue.pla", "red.cadre", "purge")
    assert best_counter(look, "dazhai", ("red.pla",), ("blue.cadre",)) == ("blue.cadre", "red.pla", "subversion")
    session.state.chaos = 99
    assert best_counter(look_of(session.state, "blue", "blue"), "dazhai", ("red.cadre",), ("blue.pla",)) is None


def test_an_opponent_ends_the_game_only_when_it_leads() -> None:
    for owner, over in (("red", True), ("blue", False)):
        state = seated(table({"dazhai": (owner, {"worker": 1})}), red="administrator.strong")
        state.chits["red"] = 5
        session = at(state, stages.END, "red", "blue")
        assert session.over is over


def test_only_who_dares_seizes_power_and_only_with_enough() -> None:
    for opponent, dares in (("rebel.strong", True), ("administrator.strong", False), ("rebel.weak", False)):
        state = seated(table(red={"attack": {"worker": 7, "cadre": 3}}), red=opponent)
        state.use_seizure = True
        session = at(state, stages.DEPLOYMENT, "red", "blue")
        effects = session.advance()
        assert any(effect.decision == "seizure" for effect in told(effects, Explained)) is dares


def test_every_reason_can_be_said() -> None:
    for decision, reason in REASONS:
        effect = Explained(
            "red",
            "red",
            decision,
            reason,
            (("tile", "dazhai"), ("chance", 83), ("chaos", 90), ("owner", "blue"), ("share", 55)),
        )
        assert TELLER.effect(effect).startswith("Red")


def test_a_person_may_be_asked_in_an_opponents_turn() -> None:
    tiles = {"dazhai": ("blue", {"red_guard": 1})}
    state = seated(table(tiles, luck={"combat": [3]}, red={"attack": {"red_guard": 1}}), red="rebel.weak")
    session = fighting(state, "red", "dazhai", {"red_guard": 1})
    assert session.prompt is None
    session.advance()
    assert session.prompt is not None and (session.prompt.ask, session.prompt.seat) == ("counter", "blue")
    answer(session, "contact")
