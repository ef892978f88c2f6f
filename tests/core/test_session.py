"""The session: precise exceptions that leave the state untouched, and every way back."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import people_power
from engine.core import saves
from engine.core.chance import Chance, ScriptedChance
from engine.core.errors import GameError, NothingToDecide, NothingToUndo, NotOnOffer, SaveError, UnknownOption
from engine.core.prompts import Option
from engine.people_power.board import FACTIONS
from tests.people_power.random_play import asked_by_a_non_player, check_board, finished, played, seeded_game
from tests.promises import play
from tests.sealing import with_another_past

SAVES = Path(__file__).parents[1] / "people_power/saves"
OF_0_9_0 = sorted((SAVES / "v0_9_0").glob("*.save"))
"""Made by version 0.9.0 at different moments of different games; never made anew."""


@pytest.mark.parametrize("wrong", ["space:atlantis", "", "action", Option("op:rally"), None, 3, ["action:pass"]])
def test_an_option_that_is_not_on_offer(wrong: object) -> None:
    session = people_power.new_session(seed=1)
    before = session.save()
    with pytest.raises(NotOnOffer):
        session.choose(wrong)  # type: ignore[arg-type]
    assert session.save() == before
    assert session.prompt is not None


def test_a_key_is_as_good_as_its_option() -> None:
    session = people_power.new_session(seed=1)
    session.choose("action:pass")
    assert [option.key for option in session.history] == ["action:pass"]


def test_unknown_keys_are_not_remembered() -> None:
    session, new = people_power.new_session(seed=1), Option("space:heard of just now")
    with pytest.raises(NotOnOffer):
        session.choose("space:never heard of")
    remembered = [thing.key for thing in gc.get_objects() if isinstance(thing, Option)]
    assert new.key in remembered and "space:never heard of" not in remembered


def test_choosing_after_the_end() -> None:
    session = finished()
    before = session.save()
    acts: tuple[Callable[[], object], ...] = (lambda: session.choose("action:pass"), session.advance)
    for act in acts:
        with pytest.raises(NothingToDecide, match="over"):
            act()
    assert session.save() == before


def test_advance_when_a_player_is_to_decide() -> None:
    session = people_power.new_session(seed=1)
    before = session.save()
    with pytest.raises(NothingToDecide, match="to decide"):
        session.advance()
    assert session.save() == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"scenario": "short"},
        {"scenario": ["standard"]},
        {"scenario": None},
        {"humans": {"marcos"}},
        {"humans": "npa"},
        {"humans": ""},
        {"humans": None},
        {"humans": [["npa"]]},
        {"seed": -1},
        {"seed": 2**63},
        {"seed": "1986"},
        {"seed": 1.0},
        {"seed": None},
    ],
)
def test_a_game_that_does_not_exist(wrong: dict[str, object]) -> None:
    with pytest.raises(UnknownOption):
        people_power.new_session(**wrong)  # type: ignore[arg-type]


def test_undo_at_the_start() -> None:
    session = people_power.new_session(seed=1)
    before = session.save()
    with pytest.raises(NothingToUndo):
        session.undo()
    assert session.save() == before


def test_undo_to_the_very_start() -> None:
    session = played(60)
    for _ in range(60):
        session.undo()
    assert session.save() == seeded_game(0).save()


def test_undo_does_not_change_luck() -> None:
    session = finished(3)
    end = session.save()
    choices = session.history
    for _ in range(30):
        session.undo()
    for option in choices[-30:]:
        session.choose(option)
    assert session.save() == end


def test_undo_after_the_end_goes_on() -> None:
    session = finished(3)
    session.undo()
    assert not session.over and session.prompt is not None
    assert session.ranking == ()


def test_a_fork_goes_its_own_way() -> None:
    session = played(40)
    before = session.save()
    twin = session.fork()
    assert twin.prompt is not None
    twin.choose(twin.prompt.options[0])
    twin.undo()
    twin.undo()
    assert session.save() == before


def test_a_fork_or_save_while_a_non_player_asks_a_player_is_asked_the_same() -> None:
    session = asked_by_a_non_player()
    assert session.prompt is not None
    for twin in (session.fork(), people_power.load(session.save())):
        assert twin.prompt is not None
        assert (twin.prompt.ask, twin.prompt.options) == (session.prompt.ask, session.prompt.options)
        assert twin.save() == session.save()


def test_a_turn_that_is_held_is_held_in_saves_and_forks_until_the_game_moves() -> None:
    session = played(40)
    free = session.save()
    session.held = True
    assert session.fork().held and people_power.load(session.save()).held and not people_power.load(free).held
    twin = session.fork()
    assert twin.prompt is not None
    twin.choose(twin.prompt.options[0])
    assert not twin.held
    session.undo()
    assert not session.held


@pytest.mark.parametrize("held", [1, "yes", None])
def test_a_save_that_does_not_know_whether_a_turn_is_held_is_damaged(held: object) -> None:
    body = saves.unpack("people_power", played(40).save())
    with pytest.raises(SaveError):
        people_power.load(saves.pack("people_power", body | {"held": held}))


def test_at_any_decision() -> None:
    session = finished(5)
    choices = session.history
    for decisions in (0, 1, 17, len(choices) - 1, len(choices)):
        earlier = session.at(decisions)
        assert earlier.history == choices[:decisions]
        for option in choices[decisions:]:
            earlier.choose(option)
        assert earlier.save() == session.save()


@pytest.mark.parametrize("decisions", [-1, 10_000])
def test_at_a_decision_that_never_was(decisions: int) -> None:
    with pytest.raises(NothingToUndo):
        played(5).at(decisions)


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_replay_reaches_the_same_end(seed: int) -> None:
    session = finished(seed)
    used, state = 0, session.state
    for used, state, _told in session.replay():  # noqa: B007 (the last one counts)
        pass
    assert used == len(session.history)
    assert session.game.pack(state) == session.game.pack(session.state)


def test_replay_tells_all_that_happened() -> None:
    session = people_power.new_session(seed=4)
    told = list(session.opening)
    luck = random.Random(4)
    while session.prompt is not None:
        told += session.choose(luck.choice(session.prompt.options))
    assert [effect for _, _, step in session.replay() for effect in step] == told


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_whatever_was_told_can_be_told_again_at_any_time(seed: int) -> None:
    session = seeded_game(seed)
    luck = random.Random(seed)
    portions = [(0, session.opening)]
    while not session.over:
        told = session.advance() if session.prompt is None else session.choose(luck.choice(session.prompt.options))
        portions.append((len(session.history), told))
        if len(portions) % 20 == 0 or session.over:
            assert list(people_power.load(session.save()).retell()) == portions


def test_what_a_non_player_did_before_it_asked_a_player_can_be_told_again() -> None:
    session = asked_by_a_non_player()
    before = list(session.retell())
    assert session.prompt is not None
    told = session.choose(session.prompt.options[0])
    again = people_power.load(session.save())
    assert list(again.retell()) == [*before, (len(session.history), told)]


def test_replay_after_load() -> None:
    session = people_power.load(finished(2).save())
    assert [used for used, _, _ in session.replay()][-1] == len(session.history)


def test_undo_after_load_leads_to_the_very_start() -> None:
    session = people_power.load(played(50).save())
    while session.history:
        session.undo()
    assert session.save() == seeded_game(0).save()


@pytest.mark.parametrize("path", sorted(SAVES.glob("format1_*.save")), ids=lambda path: path.stem)
def test_saves_of_format_1_load_for_ever(path: Path) -> None:
    session = people_power.load(path.read_bytes())
    check_board(session)
    assert people_power.load(session.save()).save() == session.save()
    play(session, random.Random(1).randrange)


def test_there_are_saves_of_format_1() -> None:
    assert len(list(SAVES.glob("format1_*.save"))) >= 3


@pytest.mark.parametrize("path", OF_0_9_0, ids=lambda path: path.stem)
def test_saves_of_0_9_0_load_and_go_on(path: Path) -> None:
    session = people_power.load(path.read_bytes())
    check_board(session)
    play(session, random.Random(1).randrange)


def test_there_are_a_dozen_saves_of_0_9_0() -> None:
    assert len(OF_0_9_0) >= 12


def test_whatever_is_raised_on_purpose_has_one_root() -> None:
    assert all(issubclass(error, GameError) for error in (NotOnOffer, NothingToDecide, NothingToUndo, UnknownOption))


def test_a_rule_that_fails_leaves_the_session_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = people_power.new_session(seed=1)
    before = session.save()
    with monkeypatch.context() as broken:
        broken.setattr("engine.people_power.sequence.passes", lambda state, faction: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            session.choose("action:pass")
    assert session.save() == before
    session.choose("action:pass")


def test_chance_is_a_seed_and_a_counter() -> None:
    chance = Chance(7)
    rolls = [chance.roll("attack") for _ in range(600)]
    assert Chance(7, 599).roll("attack") == rolls[-1]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert sorted(Chance(7).shuffled("deck", range(36))) == list(range(36))


def test_scripted_chance_answers_by_name() -> None:
    chance = ScriptedChance({"attack": [6, 1], "tie": ["cebu"]}, seed=1)
    twin = chance.copy()
    assert [chance.roll("attack"), chance.roll("attack")] == [6, 1]
    assert chance.pick("tie", ["manila", "cebu"]) == "cebu"
    assert 1 <= chance.roll("attack") <= 6
    assert twin.roll("attack") == 6


@pytest.mark.parametrize("choices", [30, 31, 32, 33])
@pytest.mark.parametrize("humans", [FACTIONS, ("npa",)])
def test_a_game_whose_record_does_not_fit_goes_on_without_its_past(humans: tuple[str, ...], choices: int) -> None:
    session = people_power.new_session(humans=humans, seed=5, personalities=True)
    while len(session.history) < choices and not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.options[0])
    loaded = people_power.load(with_another_past(session.save()))
    with pytest.raises(SaveError, match="do not fit"):
        list(loaded.retell())
    fresh = loaded.without_past()
    assert fresh.state.pack() == session.state.pack()
    assert repr(fresh.prompt) == repr(session.prompt)
    assert list(fresh.retell())
