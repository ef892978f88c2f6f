"""Cards, hand-over, the Election Round, the end of a game and its replay."""

import random
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import people_power
from engine.core.effects import Effect
from engine.core.prompts import Option
from engine.people_power import PeoplePowerSession
from engine.people_power import effects as told
from engine.people_power.board import FACTIONS, GOVERNMENT, NPA, OWNER, REFORMERS, Faction
from engine.people_power.victory import margin
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.people_power.palette import PALETTES
from game.people_power.scenes.card import CardScene
from game.people_power.scenes.choose_card import ChooseCardScene
from game.people_power.scenes.election import ElectionScene
from game.people_power.scenes.election_pages import ElectionPage, Phase, pages_of, phases_of
from game.people_power.scenes.election_report import headline, report
from game.shell.app import App
from game.shell.fonts import font
from game.shell.lettering import draw_line, noting_lines, watching_cuts
from game.shell.look import Look
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import words
from game.table.press.blocks import Block, Body, Label, Picture, RunningText
from game.table.press.column import Column
from game.table.scene.table_scene import TableScene, open_table
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.scenes.replay import ReplayScene
from game.table.scenes.setup import SetupScene
from tests.presence import present
from tests.shell_window import click, key, on_top, open_app, press, settle

EVERY_CARD = range(1, 62)


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", end_turns=True)
    app.go_home()
    return app


def played_out(
    humans: Collection[str] = ("government", "npa"), seed: int = 5, **options: Any
) -> tuple[PeoplePowerSession, list[Effect]]:
    """A finished game and everything that was told in it."""
    session = people_power.new_session(humans=humans, seed=seed, **options)
    luck = random.Random(seed)
    effects = list(session.opening)
    while not session.over:
        effects += session.advance() if session.prompt is None else session.choose(luck.choice(session.prompt.options))
    return session, effects


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text", [100, 150])
def test_every_card_can_be_read(app: App, language: str, text: int) -> None:
    app.change_settings(language=language, text_size=text)
    words().missing.clear()
    with watching_cuts() as cuts:
        for card in EVERY_CARD:
            app.push(CardScene(app, card))
            app.step(0.05)
            app.pop()
    assert not cuts and not words().missing


def test_a_card_is_put_away_by_its_button(app: App) -> None:
    app.push(CardScene(app, EVERY_CARD[0]))
    app.step(0.05)
    press(app, on_top(app, CardScene).close)
    assert isinstance(app.top, ShelfScene)


def test_the_hand_over_hides_everything_until_the_person_is_there(app: App) -> None:
    came = []
    app.push(HandOverScene(app, KIT, "npa", "NPA", lambda: came.append(True)))
    app.step(0.05)
    assert not app.top.translucent
    app.top.back()
    assert isinstance(app.top, HandOverScene) and not came
    press(app, on_top(app, HandOverScene).ready)
    assert came and isinstance(app.top, ShelfScene)


@pytest.mark.parametrize("number", range(4))
def test_a_personality_is_chosen_by_its_column(app: App, number: int) -> None:
    session = people_power.new_session(seed=1, personalities=True)
    prompt = present(session.prompt)
    taken: list[Option] = []
    app.push(ChooseCardScene(app, prompt, taken.append))
    app.step(0.05)
    press(app, on_top(app, ChooseCardScene).buttons[number])
    assert taken == [prompt.options[number]]


def test_only_a_column_that_scrolls_is_a_stop_of_the_keyboard() -> None:
    column = Column([Body("A line of news.") for _ in range(20)])
    column.place(pygame.Rect(0, 0, 400, 2000), Look(1.0, 1.0))
    assert not column.focusable
    column.place(pygame.Rect(0, 0, 400, 100), Look(1.0, 1.0))
    assert column.focusable
    column.take_key(key(pygame.K_END))
    assert column.bar.at_end


def lettered(width: int, look: Look) -> pygame.Surface:
    """A picture of ten lines."""
    made = pygame.Surface((width, 500))
    for number in range(10):
        line = pygame.Rect(0, number * 50, width, 40)
        draw_line(made, "A line within a picture.", line, font("text", 20), (0, 0, 0))
    return made


@pytest.mark.parametrize("block", [Body("A line of news. " * 30), Picture(lettered)])
def test_no_line_of_a_column_is_cut_through_not_even_within_a_picture(block: Block) -> None:
    pygame.font.init()
    column, look = Column([block, block]), Look(1.0, 1.0)
    column.place(pygame.Rect(0, 0, 400, 200), look)
    lines = block.set_in(column._width, look).lines
    assert len(lines) >= 10
    for offset in range(column.bar.range):
        column.bar.scroll_to(offset)
        edges = [edge + offset for edge in (column.window.top, column.window.bottom)]
        assert not any(top < edge < bottom for top, bottom in lines for edge in edges)


def test_no_label_is_the_last_that_is_seen_of_a_column() -> None:
    pygame.font.init()
    column = Column([Body("A line of news. " * 30), Label("What happened"), Body("Another line. " * 30)])
    column.place(pygame.Rect(0, 0, 400, 200), Look(1.0, 1.0))
    top, _ = column._flow[1]
    below, body = column._flow[2]
    first_line = below + body.lines[0][1]
    for offset in range(column.bar.range):
        column.bar.scroll_to(offset)
        seen = column.window.bottom + offset
        assert seen <= top or seen >= first_line


def election_of(effects: list[Effect]) -> list[Effect]:
    """From the Election card on."""
    return effects[next(number for number, effect in enumerate(effects) if isinstance(effect, told.ElectionBegan)) :]


def test_6_the_election_round_is_told_phase_by_phase(app: App) -> None:
    _, effects = played_out(personalities=True, desperation=True)
    app.push(ElectionScene(app, election_of(effects), card=39))
    scene = on_top(app, ElectionScene)
    names = [page.name for page in scene.pages]
    assert names == ["card", "victory", "resources", "support", "redeploy", "personalities", "desperation", "reset"]
    for number in range(len(names)):
        assert scene.number == number and app.top is scene
        settle(app, 0.1)
        press(app, scene.go_on)
    assert isinstance(app.top, ShelfScene)


def test_6_the_election_round_can_be_skipped(app: App) -> None:
    _, effects = played_out()
    app.push(ElectionScene(app, election_of(effects)))
    app.step(0.05)
    press(app, on_top(app, ElectionScene).skip)
    assert isinstance(app.top, ShelfScene)


def test_6_3_the_parts_of_the_support_phase_stand_side_by_side() -> None:
    phases = [Phase("civic_action"), Phase("agitation", [told.Aligned("davao", "neutral", "resistance")])]
    pages = pages_of([Phase("victory", [told.VictoryChecked((), ())]), *phases, Phase("redeploy")])
    assert [page.name for page in pages] == ["victory", "support"]
    assert pages[1].phases == phases


def test_6_a_decision_is_announced_on_the_button_of_the_last_page(app: App) -> None:
    told_until_then = [told.PhaseBegan("resources"), told.Earned("npa", (("bases", 4),)), told.PhaseBegan("agitation")]
    app.push(ElectionScene(app, told_until_then))
    settle(app, 0.1)
    assert [page.name for page in on_top(app, ElectionScene).pages] == ["resources"]
    assert "Agitation" in on_top(app, ElectionScene).go_on.label


def test_6_a_decision_without_other_news_needs_no_page(app: App) -> None:
    app.push(ElectionScene(app, [told.PhaseBegan("agitation")]))
    assert isinstance(app.top, ShelfScene)


def test_6_2_aid_is_told_among_the_earnings_of_the_government(app: App) -> None:
    aid = told.TrackMoved("aid", 9, 5)
    page = ElectionPage(
        [Phase("resources", [aid, told.Earned("npa", (("bases", 4),)), told.TrackMoved("resources:npa", 1, 5)])]
    )
    heads = [column[0] for column in report(page, PALETTES["default"])]
    assert [isinstance(head, RunningText) and head.words for head in heads] == ["Government", "NPA"]


def test_a_secret_choice_is_revealed_on_a_page_of_its_own() -> None:
    cards = ((GOVERNMENT, 41), (REFORMERS, 45), (NPA, 49))
    phases, decision = phases_of(
        [told.PersonalitiesRevealed(cards), told.PhaseBegan("desperation"), told.CardRevealed(3)]
    )
    assert [phase.name for phase in phases] == ["personalities"] and decision == "desperation"


def test_game_over_names_the_winner_and_leads_on(app: App) -> None:
    session, _ = played_out()
    app.push(GameOverScene(app, KIT, session, lambda branch: open_table(app, KIT, branch)))
    settle(app, 0.2)
    over = on_top(app, GameOverScene)
    press(app, over.replay)
    assert isinstance(app.top, ReplayScene)
    press(app, app.top.exit)
    press(app, over.again)
    assert isinstance(app.top, SetupScene)


@pytest.mark.parametrize(("text", "seen"), [(100, True), (150, True), (200, False)])
def test_a_chart_too_low_to_be_read_leaves_its_room_to_the_numbers(app: App, text: int, seen: bool) -> None:
    app.change_settings(text_size=text)
    over = GameOverScene(app, KIT, played_out()[0], lambda _: None)
    app.push(over)
    app.step(0.05)
    assert over.chart.visible == seen
    assert (over.numbers.rect.top == over.text.rect.top) != seen


def test_the_chart_ends_with_the_margins_of_the_end() -> None:
    session, effects = played_out()
    story = KIT.library.end_page(session).told
    for faction in FACTIONS:
        values = story.curves[faction]
        assert values[-1] == margin(session.state, faction)
        assert len(values) == len(session.state.played)
        lost = sum(e.count for e in effects if isinstance(e, told.Removed) and OWNER[e.piece] == faction)
        assert story.counts[faction, "lost"] == lost


def open_replay(app: App, session: PeoplePowerSession) -> ReplayScene:
    app.push(ReplayScene(app, KIT, session, lambda branch: open_table(app, KIT, branch)))
    settle(app, 0.2)
    return on_top(app, ReplayScene)


def scrub_to_the_middle(app: App, replay: ReplayScene) -> None:
    for event in click(replay.timeline.rect.center):
        app.step(0.0, [event])


def test_a_replay_steps_scrubs_plays_and_looks_with_other_eyes(app: App) -> None:
    session, _ = played_out()
    scene = open_replay(app, session)
    press(app, scene.next)
    press(app, scene.next)
    press(app, scene.previous)
    assert scene.at == 1
    scrub_to_the_middle(app, scene)
    middle = scene.at
    assert abs(middle - len(scene.steps) / 2) < 2
    press(app, scene.play)
    settle(app, 3)
    assert scene.at > middle
    press(app, scene.play)
    views = scene.table.log.views
    for event in click(views.cells[3].center):
        app.step(0.0, [event])
    assert views.chosen == "npa"
    press(app, scene.last)
    assert scene.at == len(scene.steps) - 1
    assert people_power.summary(scene.steps[-1].state) == people_power.summary(session.state)
    press(app, scene.first)
    assert scene.at == 0


def test_at_either_end_of_a_replay_no_button_leads_further(app: App) -> None:
    scene = open_replay(app, played_out()[0])
    back, on = (scene.first, scene.previous), (scene.next, scene.last)
    assert not any(button.enabled for button in back) and all(button.enabled for button in on)
    press(app, scene.next)
    assert all(button.enabled for button in (*back, *on))
    press(app, scene.last)
    assert all(button.enabled for button in back) and not any(button.enabled for button in on)


@pytest.mark.parametrize("language", words().languages())
def test_a_legend_names_the_marks_on_the_timeline(app: App, language: str) -> None:
    app.change_settings(language=language)
    scene = open_replay(app, played_out()[0])
    drawn = pygame.Surface(app.size)
    with noting_lines() as noted:
        scene.draw(drawn)
    room = pygame.Rect(scene.last.rect.right, scene.last.rect.y, 0, scene.last.rect.height)
    room.width = scene.branch.rect.x - room.x
    assert len([place for surface, place in noted if surface is drawn and room.contains(place)]) == 2


def test_a_game_that_has_hardly_begun_has_a_replay_of_one_step(app: App) -> None:
    scene = open_replay(app, people_power.new_session(seed=1))
    for button in (scene.next, scene.previous, scene.last, scene.first):
        press(app, button)
    assert scene.at == 0 and len(scene.steps) == 1


def test_the_next_step_of_a_replay_is_played_as_it_happened(app: App) -> None:
    app.change_settings(animation_speed="normal")
    session, _ = played_out()
    scene = open_replay(app, session)
    busiest = max(range(1, len(scene.steps)), key=lambda step: len(scene.steps[step].effects))
    scene.go_to(busiest - 1)
    press(app, scene.next)
    app.step(0.05)
    assert scene.at == busiest and not scene.playback.idle
    while not scene.playback.idle:
        app.step(0.05)
    assert people_power.summary(scene.table.state) == people_power.summary(scene.steps[busiest].state)
    told_at_once = len(scene.table.log.list.lines)
    scene.go_to(busiest - 1)
    scene.go_to(busiest)
    assert len(scene.table.log.list.lines) == told_at_once


def test_a_hasty_viewer_of_a_replay_loses_nothing(app: App) -> None:
    app.change_settings(animation_speed="normal")
    session, _ = played_out()
    scene = open_replay(app, session)
    for step in range(1, 20):
        press(app, scene.next)
        app.step(0.05)
        assert scene.at == step
    press(app, scene.previous)
    assert scene.at == 18 and scene.playback.idle
    assert people_power.summary(scene.table.state) == people_power.summary(scene.steps[18].state)


def test_a_replay_that_plays_by_itself_stops_at_its_end(app: App) -> None:
    session, _ = played_out()
    scene = open_replay(app, session)
    press(app, scene.last)
    press(app, scene.previous)
    press(app, scene.play)
    assert scene.playing
    settle(app, 3)
    assert scene.at == len(scene.steps) - 1 and not scene.playing


def test_the_end_of_a_replay_is_seen_at_once(app: App) -> None:
    session, _ = played_out()
    scene = open_replay(app, session)
    press(app, scene.last)
    press(app, scene.previous)
    press(app, scene.play)
    drawn = False
    while scene.playing:
        drawn = app.step(0.05)
    assert drawn, "the button would go on saying that it plays"


def test_a_branch_from_the_middle_plays_on(app: App) -> None:
    session, _ = played_out()
    whole = session.save()
    scene = open_replay(app, session)
    scrub_to_the_middle(app, scene)
    decisions = scene.step.decisions
    press(app, scene.branch)
    assert isinstance(app.top, TableScene)
    branch = on_top(app, TableScene).session
    assert branch.history == session.history[:decisions] and not branch.over
    assert session.save() == whole
    kept = [entry for entry in app.store.entries() if not entry.is_autosave]
    assert [app.store.read(entry.path).save() for entry in kept] == [whole]


def test_no_branch_leaves_from_the_end_or_from_a_game_of_bots(app: App) -> None:
    for humans in (("npa",), ()):
        session, _ = played_out(humans=humans)
        scene = open_replay(app, session)
        press(app, scene.last)
        assert scene.branch.reason
        press(app, scene.exit)


def count_of(winners: tuple[Faction, ...], *after: Effect) -> ElectionPage:
    margins = ((GOVERNMENT, -3), (REFORMERS, -1), (NPA, -6))
    return ElectionPage([Phase("victory", [told.VictoryChecked(margins, winners), *after])])


def words_of(page: ElectionPage) -> str:
    blocks = *headline(page), *report(page, PALETTES["default"])[0]
    return " ".join(block.words for block in blocks if isinstance(block, RunningText))


def test_7_3_the_last_count_says_who_wins_and_why() -> None:
    page = count_of((), told.GameEnded((REFORMERS, GOVERNMENT, NPA), ((GOVERNMENT, -3), (REFORMERS, -1), (NPA, -6))))
    said = words_of(page)
    assert "The people carry the day" in said and "No one has won" not in said
    assert "The Reformers win: the best margin, −1, is 2 more than the next (Government, −3)." in said


def test_7_1_an_earlier_count_that_nobody_wins_says_so() -> None:
    said = words_of(count_of(()))
    assert "No one has won the country yet" in said and "Nobody has met" in said
