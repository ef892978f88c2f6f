"""The player that thinks and knows no game, on the smallest game of the box."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.core.chance import Chance, SwiftChance
from engine.core.errors import NothingToDecide, UnknownOption
from engine.core.imagining import Imagination
from engine.core.prompts import Option
from engine.core.session import Session
from engine.core.thinking.budget import Budget
from engine.core.thinking.hint import Hint
from engine.core.thinking.search import Search
from engine.core.thinking.strategist import Strategist, seated
from engine.core.thinking.strengths import KINDS, STRENGTHS, Kind, kind_of
from tests import mini
from tests.mini.strategist import mind

FEW = Budget(plans=10, futures=40)


def tricks(hands: dict[str, tuple[int, ...]], humans: set[str], laid: dict[str, int] | None = None) -> Session[Any]:
    state = mini.GAME.set_up("tricks", humans, 3)
    state.hands |= hands
    state.laid = laid or {}
    return Session(mini.GAME, state)


def strategist(budget: Budget = FEW, seed: int = 0) -> Strategist[Any]:
    player: Strategist[Any] = Strategist(mind, Kind("strategist"), seed)
    player.budget = budget
    return player


def played(player: Strategist[Any], session: Session[Any]) -> Session[Any]:
    while not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(player.choose(session))
    return session


def test_it_finds_the_only_card_that_wins() -> None:
    """The bot has laid its 20 and holds nothing more: only the 21 takes the trick, and the last trick decides."""
    session = tricks({"ant": (), "bee": (2, 21)}, {"bee"}, {"ant": 20})
    session.state.tricks["ant"] = session.state.tricks["bee"] = 1
    assert Search(session.position, "bee", mind(session.state, "bee"), Chance(1), FEW).think().chosen.chance <= 1
    assert strategist().choose(session) is Option("card:21")


def test_it_wins_more_often_than_the_bot_that_plays_its_highest_card() -> None:
    wins = [0, 0]
    for seed in range(60):
        first = played(strategist(), Session(mini.GAME, mini.GAME.set_up("tricks", {"bee"}, seed)))
        other = Session(mini.GAME, mini.GAME.set_up("tricks", (), seed))
        while not other.over:
            other.advance()
        for number, session in enumerate((first, other)):
            assert session.outcome is not None
            wins[number] += session.outcome.winners == ("bee",)
    assert wins[0] > wins[1]


def test_the_same_seed_and_counts_give_the_same_game() -> None:
    games_played = [
        played(strategist(), Session(mini.GAME, mini.GAME.set_up("tricks", {"ant", "cat"}, 5, playing=4))).history
        for _ in range(2)
    ]
    assert games_played[0] == games_played[1]


def test_it_thinks_once_for_a_prompt_and_is_asked_as_often_as_one_likes() -> None:
    session, player = tricks({}, {"ant"}), strategist()
    assert [None for _ in player.thinking(session)]
    assert not [None for _ in player.thinking(session)]
    assert player.choose(session) is player.answer(session)


def test_seconds_need_a_clock_and_end_the_thinking() -> None:
    session = tricks({}, {"ant"})
    with pytest.raises(ValueError, match="needs a clock"):
        strategist(Budget(10, 10, seconds=1)).choose(session)
    ticks = iter(range(1_000_000))
    player: Strategist[Any] = Strategist(mind, Kind("strategist"), clock=lambda: next(ticks))
    player.budget = Budget(10_000, 10_000, seconds=100)
    player.choose(session)
    assert player.thought is not None and player.thought.futures < 200


def test_nothing_to_think_about() -> None:
    session = tricks({}, set())
    with pytest.raises(NothingToDecide):
        strategist().choose(session)
    with pytest.raises(NothingToDecide):
        Hint(session, mind)
    with pytest.raises(NothingToDecide):
        _ = session.position


def test_a_thought_says_what_was_weighed() -> None:
    session, player = tricks({}, {"ant"}), strategist()
    player.choose(session)
    thought = player.thought
    assert thought is not None and session.prompt is not None
    assert (thought.seat, thought.ask, thought.plans) == ("ant", "lay", 3)
    assert len(thought.weighed) == 3 and thought.chosen is thought.weighed[0]
    for weighed in thought.weighed:
        ((ask, option),) = weighed.answers
        assert ask == "lay" and option in session.prompt.options
        assert 0 <= weighed.chance <= 1 and weighed.futures > 0
        assert weighed.expected[0].seat == "ant"
        assert {reason.feature for reason in weighed.reasons} <= {"cards", "highest_card"}


def test_a_hint_can_be_left_at_any_time_and_changes_nothing() -> None:
    session = tricks({}, {"ant", "bee"})
    before = session.save()
    hint = Hint(session, mind, FEW)
    for part in hint.thinking():
        assert 0 <= part <= 1
        break
    assert hint.thought.weighed
    for _ in hint.thinking():
        pass
    assert len(hint.thought.weighed) == 3
    assert session.save() == before


def test_secret_answers_of_others_are_imagined_too() -> None:
    """What lies face down is drawn anew; the own card and hand are not."""
    session = tricks({"ant": (5,), "bee": (2, 21)}, {"ant", "bee"}, {"ant": 20})
    imagination = Imagination(session.position, "bee")
    worlds = [imagination.line(Chance(seed).branch("world")).state for seed in range(20)]
    assert {world.hands["bee"] for world in worlds} == {(2, 21)}
    assert len({world.laid["ant"] for world in worlds}) > 5


def test_strengths_and_temperaments_by_name() -> None:
    assert list(STRENGTHS) == ["beginner", "apprentice", "organiser", "strategist"]
    assert [kind_of(name) for name in KINDS if ":" not in name] == [Kind(name) for name in STRENGTHS]
    assert kind_of("organiser:bold").caution < kind_of("organiser").caution < kind_of("organiser:cautious").caution
    with pytest.raises(UnknownOption, match="There is no player 'genius'"):
        kind_of("genius")
    assert list(seated({"ant": "apprentice"}, mind)) == ["ant"]


def test_who_sits_where_is_kept_in_the_save_and_in_forks() -> None:
    session = games.new_session("mini", players={"ant": "organiser"}, humans={"bee"}, seed=2)
    assert session.state.humans == {"ant", "bee"}
    assert session.players == {"ant": "organiser"}
    loaded = games.load(session.save())
    assert loaded.players == session.fork().players == session.without_past().players == session.players
    assert loaded.save() == session.save()


def test_replay_and_undo_never_think_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(strategist(), Session(mini.GAME, mini.GAME.set_up("tricks", {"ant"}, 5), {"ant": "strategist"}))
    monkeypatch.setattr(Search, "__init__", None)
    assert games.load(session.save()).history == session.history
    assert len(list(session.replay())) > 3
    session.undo()


def test_a_game_that_nobody_can_think_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.PACKAGES, "silent", "engine.core")
    monkeypatch.setattr(games, "find", lambda key: None)
    with pytest.raises(UnknownOption, match="Nobody has taught"):
        games.mind_for("silent")


def test_swift_luck_is_luck() -> None:
    luck = SwiftChance(1)
    rolls = [luck.roll("die") for _ in range(6000)]
    assert all(900 < rolls.count(face) < 1100 for face in range(1, 7))
    assert sorted(luck.shuffled("cards", range(30))) == list(range(30))
    twin = luck.copy()
    assert [twin.roll("die") for _ in range(10)] == [luck.roll("die") for _ in range(10)]


def test_a_player_that_is_hurried_decides_with_what_it_has_found() -> None:
    session = Session(mini.GAME, mini.GAME.set_up("tricks", {"ant", "bee"}, 3), {"ant": "strategist"})
    player = strategist()
    thinking = player.thinking(session)
    next(thinking)
    thinking.close()
    assert session.prompt is not None and player.answer(session) in session.prompt.options
    assert player.thought is not None and player.thought.futures == 0


def test_persons_are_those_that_no_machine_plays() -> None:
    session = Session(mini.GAME, mini.GAME.set_up("tricks", {"ant", "bee"}, 3), {"ant": "strategist"})
    assert session.people == {"bee"} and session.state.humans == {"ant", "bee"}
