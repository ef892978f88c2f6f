"""The Strategist of People Power: what it may know, what it looks at, how it plays, explains, advises and reviews."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from engine import people_power
from engine.core.chance import Chance
from engine.core.imagining import Imagination
from engine.core.prompts import DONE, Option, Prompt
from engine.core.thinking.budget import Budget
from engine.core.thinking.hint import Hint
from engine.core.thinking.plans import Answers, Planner, Played
from engine.core.thinking.reasons import reasons
from engine.core.thinking.review import Review, decisions
from engine.core.thinking.search import Search
from engine.core.thinking.strategist import Strategist, seated
from engine.core.thinking.strengths import Kind
from engine.core.thinking.thought import Weighed
from engine.people_power import PeoplePowerSession
from engine.people_power.board import FACTIONS, GOVERNMENT, NPA, REFORMERS, Faction
from engine.people_power.cards import ELECTIONS, EVENT_NUMBERS
from engine.people_power.state import State
from engine.people_power.strategist import mind
from engine.people_power.strategist.features import ABOUT, BOARD_FEATURES, FEATURES, read
from engine.people_power.strategist.forecast import FINAL, LONG, NEXT, PERSONS, normal
from engine.people_power.strategist.weights.today import WEIGHTS
from engine.people_power.unseen import cards_until_election, imagined_deck
from engine.people_power.victory import margins
from tests.people_power.random_play import seeded_game

FEW = Budget(plans=10, futures=6)


def play(session: PeoplePowerSession, budget: Budget = FEW, machines: tuple[str, ...] = FACTIONS) -> PeoplePowerSession:
    """To the end; persons without a machine choose at random."""
    table = seated(dict.fromkeys(machines, "strategist"), mind)
    luck = random.Random(0)
    for machine in table.values():
        machine.budget = budget
    while not session.over:
        if session.prompt is None:
            session.advance()
        elif session.prompt.seat in table:
            session.choose(table[session.prompt.seat].choose(session))
        else:
            session.choose(luck.choice(session.prompt.options))
    return session


# What is unseen


@pytest.mark.parametrize("scenario", ["standard", "extended"])
def test_2_1_an_imagined_deck_is_built_as_the_rules_build_it(scenario: str) -> None:
    session = people_power.new_session(scenario, (), seed=3)
    while not session.over:
        state = session.state
        for seed in range(20):
            deck = imagined_deck(state, Chance(seed))
            assert len(deck) == len(state.deck)
            assert sorted(card for card in deck if card in ELECTIONS) == sorted(set(state.deck) & {*ELECTIONS})
            whole = (*state.played, *deck)
            assert len(set(whole)) == len(whole)
            for start in range(0, len(whole), 11):
                (place,) = (n for n, card in enumerate(whole[start : start + 11]) if card in ELECTIONS)
                assert 6 <= place <= 10
        session.advance()


def test_2_1_every_place_of_the_election_is_as_likely_as_the_others() -> None:
    session = people_power.new_session(humans=(), seed=3)
    places = Counter(imagined_deck(session.state, Chance(seed).branch("deck")).index(39) for seed in range(3000))
    assert len(places) == 5 and sum(places.values()) == 3000
    assert all(500 < count < 700 for count in places.values())


def test_a_deck_that_somebody_stacked_keeps_its_elections() -> None:
    session = people_power.new_session(humans=(), seed=3)
    session.state.deck = (5, 40, 7)
    deck = imagined_deck(session.state, Chance(1))
    assert deck[1] == 40 and {deck[0], deck[2]} <= {*EVENT_NUMBERS}


def test_the_cards_to_come_do_not_depend_on_the_deck() -> None:
    session = people_power.new_session(humans=(), seed=3)
    while not session.over:
        state = session.state
        until = next((n for n, card in enumerate(state.deck) if card in ELECTIONS), 0)
        assert abs(cards_until_election(state) - 2 * until) <= 4 or not state.deck
        other = state.copy()
        other.deck = imagined_deck(state, Chance(9))
        assert cards_until_election(other) == cards_until_election(state)
        session.advance()


# What it looks at


def test_a_reading_has_a_number_for_every_feature_and_the_margins_of_the_rules() -> None:
    for seed in range(12):
        session, luck = seeded_game(seed), random.Random(seed)
        while not session.over:
            reading = read(session.state)
            assert len(reading) == len(FEATURES) and all(int(number) == number for number in reading)
            assert reading[2 : len(ABOUT)] == tuple(margin for _, margin in margins(session.state))
            if session.prompt is None:
                session.advance()
            else:
                session.choose(luck.choice(session.prompt.options))


def test_there_are_weights_for_every_seat_and_election() -> None:
    kinds = (FINAL, NEXT, LONG)
    tables = {f"{faction}.{kind}{among}" for faction in FACTIONS for kind in kinds for among in ("", PERSONS)}
    assert WEIGHTS.keys() == tables | {f"{table}.spread" for table in tables}
    for columns in (WEIGHTS[table] for table in tables):
        assert tuple(columns) == tuple(name for name in BOARD_FEATURES if name in columns)
        assert all(map(any, columns.values()))
        assert {len(column) for column in columns.values()} == {6}
    assert {len(WEIGHTS[f"{table}.spread"]) for table in tables} == {5}


def test_the_table_of_the_normal_distribution() -> None:
    assert normal(0) == 0.5
    assert normal(1) == pytest.approx(0.8413, abs=0.0002)
    assert normal(-1.03) == pytest.approx(0.1515, abs=0.001)
    assert (normal(-9), normal(9)) == (pytest.approx(0, abs=1e-4), pytest.approx(1, abs=1e-4))


@pytest.mark.parametrize("seat", FACTIONS)
def test_more_own_margin_is_worth_more_on_the_last_day(seat: str) -> None:
    session = people_power.new_session(humans={seat}, seed=1)
    session.state.election = 39
    judge, reading = mind(session.state, seat), list(read(session.state))
    place = 2 + FACTIONS.index(seat)
    values = []
    for margin in (-12, -6, 0, 6):
        reading[place] = margin
        values.append(judge.value(tuple(reading)))
    assert values == sorted(values) and values[0] < values[-1]


@pytest.mark.parametrize("final", [False, True])
def test_persons_are_not_relied_upon_to_hold_a_rival_back(final: bool) -> None:
    """Bonifacios may be expected to bring a Government down again that is ahead; persons do as they like."""

    def worth(lead: int, company: set[str]) -> float:
        session = people_power.new_session(humans={NPA, *company}, seed=1)
        reading = list(read(session.state))
        reading[:2], reading[2] = [final, 2], lead
        return mind(session.state, NPA).value(tuple(reading))

    for lead in (2, 6):
        assert worth(lead, {GOVERNMENT, REFORMERS}) < 0.9 * worth(lead, set())
    assert worth(6, {GOVERNMENT}) < worth(2, {GOVERNMENT}) < worth(-6, {GOVERNMENT})


# How it plays


@pytest.mark.parametrize("scenario", ["standard", "extended"])
@pytest.mark.parametrize("options", [False, True])
@pytest.mark.parametrize("humans", [{"npa"}, {"government", "reformers"}, set(FACTIONS)])
def test_whole_games_in_every_company(scenario: str, options: bool, humans: set[str]) -> None:
    agreed = {"personalities": options, "desperation": options, "hidden_acts": options}
    session = people_power.new_session(scenario, humans, 5, **agreed)
    play(session, Budget(4, 2), machines=tuple(sorted(humans))[:2])
    assert session.over
    assert people_power.load(session.save()).history == session.history


@pytest.mark.parametrize("wish", ["ask:npa", "ask_for:npa"])
def test_1_4_1_it_gives_nothing_to_a_rival_who_asks(wish: str) -> None:
    session = people_power.new_session(humans=set(FACTIONS), seed=1)
    player: Strategist[people_power.State] = Strategist(mind, Kind("organiser"))
    while not any(option.key == wish for option in asked_options(session)):
        session.choose(next(key for key in ("action:pass", "done") if key in {o.key for o in asked_options(session)}))
    session.choose(wish)
    while session.prompt is not None and session.prompt.seat != NPA:
        session.choose(session.prompt.options[-1])
    assert session.prompt is not None and session.prompt.ask.startswith("transfer.asked")
    assert len(session.prompt.options) > 1
    assert player.choose(session) is DONE


def asked_options(session: PeoplePowerSession) -> tuple[Option, ...]:
    assert session.prompt is not None
    return session.prompt.options


def test_it_beats_chance() -> None:
    """Random players win hardly a game in a hundred: four of thirty would not happen to them in a thousand times."""
    won = sum(
        play(people_power.new_session(humans={seat}, seed=seed)).ranking[0] == seat
        for seat in FACTIONS
        for seed in range(500, 510)
    )
    assert won >= 4


# How it explains, advises and reviews


def first_turn(seat: str) -> PeoplePowerSession:
    session = people_power.new_session(humans={seat}, seed=1)
    while session.prompt is None:
        session.advance()
    return session


@pytest.mark.parametrize("seat", FACTIONS)
def test_a_turn_is_explained(seat: str) -> None:
    session = first_turn(seat)
    player: Strategist[people_power.State] = Strategist(mind, Kind("strategist"))
    player.budget = Budget(30, 40)
    player.choose(session)
    thought = player.thought
    assert thought is not None and thought.seat == seat and len(thought.weighed) > 1
    now = dict(margins(session.state))
    for weighed in thought.weighed:
        assert {each.seat: each.now for each in weighed.expected} == now
        assert all(-40 < each.expected < 40 and each.spread > 0 for each in weighed.expected)
        assert 0 < len(weighed.reasons) <= 5
        for reason in weighed.reasons:
            assert reason.feature in FEATURES and reason.before != reason.after
        worths = [abs(reason.worth) for reason in weighed.reasons]
        assert worths == sorted(worths, reverse=True)
    answers = thought.chosen.answers
    for ask, option in answers:
        assert session.prompt is not None and session.prompt.ask == ask
        session.choose(option)


def test_of_plans_that_lead_to_the_same_position_the_one_that_pays_for_nothing_is_not_kept() -> None:
    """A faction that is rich does not count the Resources that it has left."""
    session = people_power.new_session(humans=(REFORMERS,), seed=0)
    while session.prompt is None or session.prompt.ask != "turn.action":
        session.advance()
    for state in (session.state, session.position.start):
        state.resources[REFORMERS] = 25
    planner = Planner(Imagination(session.position, REFORMERS), mind(session.state, REFORMERS), Chance(1))
    alike: dict[object, list[Played[State]]] = {}
    for _ in range(200):
        played = planner.play(planner._world(0), ())
        if not played.meets_luck:
            alike.setdefault((played.answers[:2], read(played.end)), []).append(played)
    found = 0
    for played_alike in alike.values():
        dear, *_, cheap = sorted([*played_alike, *played_alike], key=lambda played: -len(played.answers))
        if dear.end.resources[REFORMERS] < cheap.end.resources[REFORMERS]:
            found += 1
            planner.add(dear.answers)
            planner.add(cheap.answers)
            (kept,) = (plan for plan in planner.plans if plan.reading == read(cheap.end))
            assert kept.answers == cheap.answers and kept.end.resources == cheap.end.resources
    assert found


def test_a_hint_gives_plans_of_different_kinds_that_can_be_played() -> None:
    session = first_turn("npa")
    hint = Hint(session, mind, Budget(60, 60))
    progress = list(hint.thinking())
    assert progress == sorted(progress) and len(progress) >= 60
    plans = hint.thought.weighed
    assert 2 <= len(plans) <= 3
    assert len({plan.answers[:2] for plan in plans}) == len(plans)
    assert [plan.chance for plan in plans] == sorted((plan.chance for plan in plans), reverse=True)
    for plan in plans:
        twin = session.fork()
        for ask, option in plan.answers:
            assert twin.prompt is not None and twin.prompt.ask == ask
            twin.choose(option)


def test_a_review_finds_what_cost_most() -> None:
    """An NPA that passes all the time could always have done better."""
    session = people_power.new_session(humans={"npa"}, seed=2)
    while not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.option("action:pass") or session.prompt.options[-1])
    review = Review(session, {"npa"}, mind, Budget(20, 12))
    progress = list(review.thinking())
    assert progress == sorted(progress) and progress[-1] <= 1
    assert len(review.mistakes) == 3
    costs = [mistake.cost for mistake in review.mistakes]
    assert costs == sorted(costs, reverse=True) and costs[-1] > 0
    for mistake in review.mistakes:
        moment = session.at(mistake.decision)
        assert moment.prompt is not None and moment.prompt.seat == mistake.seat == "npa"
        for ask, option in mistake.better.answers:
            assert moment.prompt is not None and moment.prompt.ask == ask
            if option not in moment.prompt.options:
                break
            moment.choose(option)


def test_every_answer_belongs_to_one_decision() -> None:
    session = seeded_game(16)
    luck = random.Random(1)
    while not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(luck.choice(session.prompt.options))
    found = decisions(session)
    assert sum(len(decision.answers) for decision in found) == len(session.history)
    assert {decision.seat for decision in found} <= set(FACTIONS)


@pytest.mark.parametrize(("faction", "what"), [(GOVERNMENT, "civic_action"), (NPA, "agitation")])
def test_a_rival_is_taken_to_pay_on_while_it_is_rich(faction: Faction, what: str) -> None:
    """Civic Action also comes with a Train in the middle of another's turn, and asks there whether to pay again."""
    state = people_power.new_session(seed=1).state
    judging = mind(state, REFORMERS)
    again = Prompt(faction, f"{what}.more", (Option("pay"), DONE))
    where = Prompt(faction, f"{what}.space", (Option("space:cebu"), Option("space:manila"), DONE))
    state.resources[faction] = 20
    assert judging.answer(state, again, Chance(1)).key == "pay"
    assert judging.answer(state, where, Chance(1)).key == "space:manila"
    state.resources[faction] = 2
    assert judging.answer(state, again, Chance(1)) is judging.answer(state, where, Chance(1)) is DONE


def test_what_speaks_for_a_better_plan_is_what_it_does_otherwise_than_the_one_played() -> None:
    """2.3.5: the same Rally as a Limited Operation keeps the NPA Eligible; against itself a plan has no reasons."""
    session = people_power.new_session(humans={"npa"}, seed=3)
    while session.prompt is None:
        session.advance()
    looking = mind(session.state, "npa")
    search = Search(session.position, "npa", looking, Chance(1), Budget(plans=4, futures=2))
    for _ in search.thinking():
        pass

    def duel(answers: Answers) -> tuple[Weighed, Weighed]:
        duelling = search.duelling(answers, 1)
        try:
            while True:
                next(duelling)
        except StopIteration as ended:
            return cast(tuple[Weighed, Weighed], ended.value)

    best = search.plan()
    assert duel(best.answers)[0].reasons == ()
    passing = (("turn.action", Option("action:pass")),)
    better, _ = duel(passing)
    reading = search._planner.given(passing).reading
    for reason in better.reasons:
        place = looking.features.index(reason.feature)
        assert (reason.before, reason.after) == (int(reading[place]), int(best.reading[place]))


def test_staying_eligible_is_named_where_it_makes_the_difference() -> None:
    session = people_power.new_session(humans={"npa"}, seed=3)
    while session.prompt is None:
        session.advance()
    looking = mind(session.state, "npa")
    planner = Search(session.position, "npa", looking, Chance(1), Budget(plans=4, futures=2))._planner
    rally = (("turn.operation", Option("op:rally")), ("rally.space", Option("space:northern_luzon")))
    whole, limited = (
        planner.given((("turn.action", Option(f"action:{kind}")), *rally)) for kind in ("operation", "limited")
    )
    leanings = looking.leanings(whole.reading)
    told = reasons("npa", looking.ideas, looking.features, leanings, whole.reading, limited.reading)
    assert told[0].feature == "next_npa" and (told[0].before, told[0].after) == (0, 1)
