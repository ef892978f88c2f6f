"""Where do I stand: an Election now, how likely the next card is one, who is closest; and tips for the position."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import cast

import pytest

from engine import people_power
from engine.core.chance import Chance
from engine.core.prompts import Option, Prompt
from engine.people_power import effects as told
from engine.people_power import stages
from engine.people_power.board import CITIES, FACTIONS, OPPOSITION, SPACES
from engine.people_power.cards import ELECTIONS
from engine.people_power.unseen import election_odds, imagined_deck, next_election
from game.people_power.animation.drama import GovernmentThreshold
from game.people_power.kit import KIT
from game.people_power.palette import PALETTES
from game.people_power.standings import campaign, standing
from game.people_power.wording.outlook import outlook
from game.shell.fonts import font
from game.shell.look import Look
from game.shell.text import tr, words
from game.table.animation.animation import Stage
from game.table.asking.offers import Hands
from game.table.panels.bar import BETWEEN, on_one_line
from game.table.panels.outlook import Outlook
from game.table.scene.arrangement import arrange, table_look
from game.table.telling.shown import UnderWay
from game.table.telling.snapshots import Snapshot

TURN = Prompt("reformers", "turn.action", (Option("action:pass"),), {})


@pytest.fixture(autouse=True)
def _in_english() -> None:
    words().switch("en")
    words().open("people_power")


def test_the_odds_are_those_of_decks_drawn_anew() -> None:
    """2.1: somewhere in the bottom of its pile."""
    state = people_power.new_session(seed=5).state
    deck = (*state.played, *state.deck)
    for drawn in range(len(deck)):
        state.played, state.deck = deck[:drawn], deck[drawn:]
        draws = [imagined_deck(state, Chance(seed))[0] in ELECTIONS for seed in range(300)]
        odds = election_odds(state)
        assert sum(draws) / 300 == pytest.approx(1 / odds if odds else 0, abs=0.09), drawn


def test_8_5_4_of_a_non_player_the_sheet_says_that_it_uses_no_resources() -> None:
    """Also where cards speak of them, and where it has tracks of another kind."""
    state = people_power.new_session(humans=("npa",), seed=5).state
    for faction in FACTIONS:
        shown = standing(state, faction, False, UnderWay())
        assert any("Resources" in line and "8.5.4" in line for line in shown.hint) == (faction != "npa")
        assert any(track.key == f"resources:{faction}" for track in shown.tracks) == (faction == "npa")


def test_it_says_who_would_win_and_who_is_closest() -> None:
    state = people_power.new_session(humans=("reformers",), seed=5).state
    for space in SPACES:
        state.alignment[space] = "neutral"
        for column in state.pieces.values():
            column[space] = 0
    state.patronage = 19
    assert outlook(state, "reformers") == (
        "If the vote came now the Government would win by 1",
        "No vote on the next card",
    )
    state.patronage = 3
    assert outlook(state, "reformers")[2].startswith("Closest: ")
    for space in SPACES:
        state.alignment[space] = OPPOSITION
    assert outlook(state, "reformers")[0] == "In a vote now nobody wins (you win only in 1986)"
    assert outlook(state, "reformers")[2].startswith("Closest: you ")


def test_6_1_1_the_strikes_take_their_patronage_before_the_vote() -> None:
    state = people_power.new_session(humans=("reformers",), seed=5).state
    for space in SPACES:
        state.alignment[space] = "neutral"
        for column in state.pieces.values():
            column[space] = 0
    state.patronage = 19
    state.marker["manila"] = "strike"
    assert outlook(state, "reformers")[0] == "If the vote came now nobody would win"
    assert outlook(state, "reformers")[2] == "Closest: Government 0 after Strikes"


def test_a_bulletin_says_what_the_line_over_the_map_says() -> None:
    """8.3.1: a lone player past the threshold wins nothing before 1986, and no headline says otherwise."""
    session = people_power.new_session(humans=("government",), seed=5)
    state = session.state
    state.patronage = 30
    stage = SimpleNamespace(palette=PALETTES["default"])
    bulletin = GovernmentThreshold(cast(Stage, stage), [Snapshot(told.TrackMoved("patronage", 5, 30), state)])
    assert bulletin.headline().kicker == outlook(state, "government")[0]
    assert "nobody wins" in bulletin.headline().kicker


def test_in_the_last_election_the_highest_margin_wins() -> None:
    """The lead is over the next best, so it is not said as if it were the margin beside it."""
    state = people_power.new_session(seed=5).state
    elections = [card for card in (*state.played, *state.deck) if card in ELECTIONS]
    state.played = tuple(elections[:-1])
    assert next_election(state) == elections[-1]
    state.humans = frozenset({"government"})
    state.patronage = 40
    assert re.fullmatch(r"In a vote now you win, \d+ ahead", outlook(state, "government")[0])
    state.patronage = 0
    for space in SPACES:
        state.alignment[space] = "neutral"
        for column in state.pieces.values():
            column[space] = 0
    state.alignment["manila"] = OPPOSITION
    assert outlook(state, "government")[0] == "In a vote now the Reformers win, 6 ahead"


def test_a_tip_speaks_of_what_presses() -> None:
    state = people_power.new_session(humans=("reformers",), seed=5).state
    state.patronage = 0
    state.resources["reformers"] = 9
    for city in CITIES:
        state.alignment[city] = "neutral"
        for column in state.pieces.values():
            column[city] = 0
    usual = KIT.wording.tip(TURN, state)
    state.patronage = 40
    threatened = KIT.wording.tip(TURN, state)
    state.resources["reformers"] = 0
    poor = KIT.wording.tip(TURN, state)
    assert len({usual, threatened, poor}) == 3 and "" not in (usual, threatened, poor)


def test_2_1_the_head_says_which_cards_of_the_campaign_can_be_its_election() -> None:
    """What is left of a pile after its Election belongs to the next campaign, which is longer by that."""
    state = people_power.new_session(seed=5).state
    deck = (*state.played, *state.deck)
    elections = [number for number, card in enumerate(deck, 1) if card in ELECTIONS]
    for drawn in range(1, elections[-1] + 1):
        state.played = deck[:drawn]
        _, words_of_card, *_ = campaign(state)
        number, *bounds = map(int, re.findall(r"\d+", words_of_card))
        start = max((place for place in elections if place < drawn), default=0)
        following = min(place for place in elections if place >= drawn)
        assert number == drawn - start
        assert bounds[0] <= following - start <= bounds[-1] if len(bounds) == 2 else following - start <= bounds[0]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_line_over_the_map_has_room_for_when_the_election_may_come(
    language: str, size: tuple[int, int], text_size: int
) -> None:
    words().switch(language)
    look = table_look(Look.of(size, text_size))
    line = Outlook((), Hands())
    line.place(arrange(size, look).board, look)
    row = line.rect.width - 2 * look.px(10)
    longest = "wins.reformers", "leads.reformers", "tie.reformers"
    for first in ("wins.you", "leads.you", *longest, "nobody", "nobody.alone"):
        for second in ("outlook.not_next", "outlook.sure", "outlook.next"):
            said = tr(f"outlook.{first}", lead=12), tr(second, count=4)
            line.show(said, "")
            face = font("text", line.size(row))
            assert on_one_line(said, face, row) == BETWEEN.join(said)


def test_while_the_election_of_1984_is_counted_it_says_who_wins_that_one() -> None:
    state = people_power.new_session(humans=("npa",), seed=5).state
    state.stage, state.patronage = stages.VICTORY, 0
    state.election = 39
    state.played = (*state.played, 39)
    while next_election(state) != 40:
        state.played, state.deck = (*state.played, state.deck[0]), state.deck[1:]
    assert outlook(state, "npa")[0].startswith("If the vote came now nobody would win")
    state.stage = stages.RESOURCES
    assert "nobody" not in outlook(state, "npa")[0]
