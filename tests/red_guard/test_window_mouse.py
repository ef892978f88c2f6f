"""Whole games of Red Guard played with nothing but the mouse, at pixel positions, as a person plays them."""

import random
from pathlib import Path
from typing import Any

import pytest

from engine import red_guard
from engine.core.prompts import DONE, Option, Prompt
from engine.red_guard.components import AGAINST, ATTACK, DEFENDERS
from engine.red_guard.effects import LeaderMoved
from engine.red_guard.questions import QUESTIONS
from engine.red_guard.state import tiles_of
from game.red_guard.edition import EDITION
from game.red_guard.kit import KIT
from game.red_guard.wall.zones import kept_slots
from game.red_guard.wording.names import counted_units
from game.shell.scenes.dialog import DialogScene
from game.shell.text import tr
from game.table.asking.offers import BOARD
from game.table.asking.preview import Preview
from game.table.asking.turn_end import TurnEnd
from game.table.lessons.lesson_file import begun, read_lesson
from game.table.lessons.lesson_scene import LessonScene
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.scenes.setup import SetupScene
from tests.red_guard.table import deploying, table
from tests.shell_window import click, drag, open_app, press

FRAME = 0.05
LONGEST_GAME = 20_000
SEEN = ("turn", "chaos", "committees", "chairman", "factions", "tiles")
"""What Effects tell of; who is to act next is asked of the rules."""


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    monkeypatch.setattr(TableScene, "show_now", checked(TableScene.show_now))
    return app


def checked(show_now: Any) -> Any:
    """Whenever the one person is asked, Effect by Effect the screen has come to where the rules are."""

    def check_and_show(scene: Any) -> None:
        if len(scene.session.state.humans) == 1:
            shown = red_guard.summary(scene.table.state)
            ruled = red_guard.summary(scene.secrecy.seen(scene.session.state))
            assert all(shown[part] == ruled[part] for part in SEEN)
        show_now(scene)

    return check_and_show


def open_table(app: Any, humans: Any, seed: int, **settings: Any) -> Any:
    scene = TableScene(app, KIT, KIT.new_session("standard", set(humans), seed, **settings))
    app.push(scene)
    return scene


def until_asked(app: Any, scene: Any) -> None:
    for _ in range(LONGEST_GAME):
        app.step(FRAME)
        if app.top is not scene or scene.option_rects():
            return
    raise AssertionError("nobody is asked")


def choose(app: Any, scene: Any, key: str) -> None:
    made = len(scene.session.history)
    for event in click(scene.option_rects()[key].center):
        app.step(0.0, [event])
    answered = [option.key for option in scene.session.history[made:]]
    assert answered[:1] == [key], f"{key} did not answer to a click"


def play_out(app: Any, scene: Any, seed: int, decisions: Any = LONGEST_GAME) -> Any:
    """Click on what is lit until the game is over, or so often; returns what was asked, and who got the screen."""
    luck, asked, handed = random.Random(seed), set(), []
    while not isinstance(app.top, GameOverScene) and len(scene.session.history) < decisions:
        if isinstance(app.top, HandOverScene):
            handed.append(app.top.faction)
            press(app, app.top.ready)
        elif app.top is scene and (rects := scene.option_rects()):
            prompt = scene.session.prompt
            assert set(rects) == {option.key for option in prompt.options}, "an option is nowhere on the screen"
            asked.add(prompt.ask)
            choose(app, scene, _wanted(luck, sorted(rects)))
        else:
            assert app.top is scene
            app.step(FRAME)
    return asked, handed


def _wanted(luck: Any, keys: Any) -> Any:
    """Mostly what keeps the game going, so that it comes to fights."""
    if "preset:mass" in keys and luck.random() < 0.6:
        return "preset:mass"
    keys = [key for key in keys if key != "answer:yes"] or keys
    busy = [key for key in keys if key != "done"]
    return luck.choice(busy if busy and luck.random() < 0.8 else keys)


def test_a_whole_game_by_mouse_alone(app: Any) -> None:
    asked, _ = play_out(app, open_table(app, ["blue"], seed=12), seed=1)
    assert {"muster.unit", "move.unit", "target.tile", "group.unit", "leader.to", "combat.kind"} <= asked


def test_three_people_with_secrets_and_two_non_players(app: Any) -> None:
    settings = {"yellow": "non_player", "orange": "non_player", "chits": True, "seizure": True, "clients": True}
    _, handed = play_out(app, open_table(app, ["red", "green", "blue"], seed=3, **settings), seed=2, decisions=120)
    assert handed[:3] == ["red", "green", "blue"], "2.2: what is chosen at set-up is nobody else's business"


def test_a_click_on_the_second_slip_takes_two(app: Any) -> None:
    scene = open_table(app, ["blue"], seed=12)
    until_asked(app, scene)
    pool = scene.session.state.units["pool"].count("blue.cadre")
    second = scene.table.view._tray.slips["unit:blue.cadre"][1]
    for event in click(second.center):
        app.step(0.0, [event])
    app.step(FRAME)
    assert [option.key for option in scene.session.history] == ["unit:blue.cadre", "count:2"]
    assert scene.session.state.units["pool"].count("blue.cadre") == pool - 2


def test_of_a_slip_that_stands_for_several_it_is_asked_how_many_go(app: Any) -> None:
    lesson = read_lesson("red_guard", "the_last_turn")
    scene: Any = LessonScene(app, KIT, lesson, begun(KIT, lesson))
    app.push(scene)
    while scene.mentor.wants_next or not scene.option_rects():
        scene.read_on()
        app.step(FRAME)
    (only,) = scene.table.view._spots.slips["civil_support:blue.pla"]
    assert scene.session.state.units["civil_support"].count("blue.pla") == 3
    for place in (only, scene.table.view.spot("attack")):
        for event in click(place.center):
            app.step(0.0, [event])
        app.step(FRAME)
    assert scene.session.prompt.ask == "move.count"


def test_two_clicks_move_two_units_to_a_tile(app: Any) -> None:
    scene = open_table(app, ["blue"], seed=12)
    until_asked(app, scene)
    choose(app, scene, "preset:suited")
    until_asked(app, scene)
    state = scene.session.state
    unit = max(set(state.units[ATTACK["blue"]]), key=state.units[ATTACK["blue"]].count)
    slips = scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"]
    for event in click(slips[1].center):
        app.step(0.0, [event])
    until_asked(app, scene)
    assert scene.table.question.words.startswith(f"{counted_units((unit, unit))} from")
    tile = tiles_of(state, "blue")[0]
    choose(app, scene, f"tile:{tile}")
    app.step(FRAME)
    assert scene.session.state.units[tile] == (unit, unit)


def test_undo_takes_back_all_that_one_click_decided(app: Any) -> None:
    scene = open_table(app, ["blue"], seed=12)
    until_asked(app, scene)
    for event in click(scene.table.view._tray.slips["unit:blue.cadre"][2].center):
        app.step(0.0, [event])
    until_asked(app, scene)
    scene.going_back.undo()
    until_asked(app, scene)
    assert not scene.session.history and scene.session.prompt.ask == "muster.unit", "how many was never asked"
    scene.going_back.redo()
    until_asked(app, scene)
    assert [option.key for option in scene.session.history] == ["unit:blue.cadre", "count:3"]


def test_the_set_up_gives_each_seat_its_opponent(app: Any) -> None:
    setup = SetupScene(app, KIT, seed=5)
    app.push(setup)
    setup.groups["red"].choose("administrator")
    setup.levels["red"].choose("strong")
    setup.groups["yellow"].choose("non_player")
    press(app, setup.start)
    state = app.top.session.state
    assert state.opponents["red"] == "administrator.strong"
    assert "yellow" not in state.seats and state.humans == {"blue"}


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_set_up_has_room_for_how_strong_everybody_is(app: Any, language: Any, text: Any) -> None:
    app.change_settings(language=language, text_size=text)
    setup = SetupScene(app, KIT, seed=5)
    app.push(setup)
    app.step(FRAME)
    assert app.screen.get_size() == (1280, 720)
    for group in (*setup.levels.values(), *setup.tempers.values()):
        assert group.rect.right <= setup.content.right


def test_one_seat_makes_no_game(app: Any) -> None:
    setup = SetupScene(app, KIT, seed=5)
    app.push(setup)
    for seat in ("red", "pink", "orange", "yellow", "green"):
        setup.groups[seat].choose("non_player")
    press(app, setup.start)
    assert app.top is setup and app.notice.sentence


def test_targets_are_ringed_while_groups_stand_against_them(app: Any) -> None:
    scene = open_table(app, ["blue"], seed=12)
    luck = random.Random(4)
    for _ in range(400):
        until_asked(app, scene)
        if app.top is not scene:
            break
        if any(scene.session.state.units[place] for place in AGAINST.values()):
            return
        choose(app, scene, _wanted(luck, sorted(scene.option_rects())))
    raise AssertionError("nobody attacked anything")


def placing(app: Any) -> Any:
    """A table on which Blue places its first units."""
    scene = open_table(app, ["blue"], seed=12)
    until_asked(app, scene)
    choose(app, scene, "preset:suited")
    until_asked(app, scene)
    return scene


def most_of(state: Any) -> Any:
    home = state.units[ATTACK["blue"]]
    return max(set(home), key=home.count)


def test_a_drag_moves_two_units_to_a_tile(app: Any) -> None:
    scene = placing(app)
    unit, tile = most_of(scene.session.state), tiles_of(scene.session.state, "blue")[0]
    second = scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"][1]
    drag(app, second.center, scene.table.view.spot(tile).center)
    assert scene.session.state.units[tile] == (unit, unit)
    assert scene.session.prompt.ask == "move.unit"


def test_undo_takes_back_a_drag_whole_and_redo_makes_it_again(app: Any) -> None:
    scene = placing(app)
    made = len(scene.session.history)
    unit, tile = most_of(scene.session.state), tiles_of(scene.session.state, "blue")[0]
    second = scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"][1]
    drag(app, second.center, scene.table.view.spot(tile).center)
    until_asked(app, scene)
    scene.going_back.undo()
    until_asked(app, scene)
    assert len(scene.session.history) == made and scene.session.prompt.ask == "move.unit"
    scene.going_back.redo()
    until_asked(app, scene)
    assert scene.session.state.units[tile] == (unit, unit) and scene.session.prompt.ask == "move.unit"


def test_after_undo_the_same_unit_may_go_another_way(app: Any) -> None:
    """Only Redo makes a whole drag again: whoever takes up the same unit has not decided yet where it goes."""
    scene = placing(app)
    made = len(scene.session.history)
    unit, (first, second, *_) = most_of(scene.session.state), tiles_of(scene.session.state, "blue")

    def slip() -> Any:
        return scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"][0]

    drag(app, edge_of(slip()), scene.table.view.spot(first).center)
    until_asked(app, scene)
    scene.going_back.undo()
    until_asked(app, scene)
    drag(app, edge_of(slip()), scene.table.view.spot(second).center)
    until_asked(app, scene)
    assert scene.session.state.units[second] == (unit,) and not scene.session.state.units[first]
    scene.going_back.undo()
    until_asked(app, scene)
    for event in click(edge_of(slip())):
        app.step(0.0, [event])
    until_asked(app, scene)
    assert scene.session.prompt.ask == "move.to" and len(scene.session.history) == made + 1


def test_a_drag_may_end_on_the_slips_around_a_tile(app: Any) -> None:
    scene = placing(app)
    unit, tile = most_of(scene.session.state), tiles_of(scene.session.state, "blue")[0]
    for _ in range(2):
        first = scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"][0]
        there = scene.table.view._spots.slips.get(f"{tile}:{unit}", [scene.table.view.spot(tile)])[0]
        drag(app, edge_of(first), (there.right - 2, there.centery))
        until_asked(app, scene)
    assert scene.session.state.units[tile] == (unit, unit)


def test_a_piece_that_is_let_go_nowhere_goes_back(app: Any) -> None:
    scene = placing(app)
    made = len(scene.session.history)
    slip = scene.table.view._spots.slips[f"{ATTACK['blue']}:{most_of(scene.session.state)}"][0]
    drag(app, slip.center, (slip.centerx, scene.table.view._places.chaos.y + 20))
    assert len(scene.session.history) == made and scene.session.prompt.ask == "move.unit"


def test_a_click_on_what_is_not_asked_about_says_why(app: Any) -> None:
    scene = placing(app)
    view, state = scene.table.view, scene.session.state

    def said_at(key: str) -> str:
        for event in click(view.spot(key).center):
            app.step(0.0, [event])
        return str(scene.table.prompt_bar.warning)

    own, other = (tiles_of(state, faction)[0] for faction in ("blue", "red"))
    assert "First the unit" in said_at(own) and "belongs to Red" in said_at(other)
    assert said_at("civil_support"), "the refusal that the rules know, or what comes first"
    question = scene.table.prompt_bar.heading
    assert question and question in said_at("faction.red"), "where there is nothing better to say"
    choose(app, scene, next(key for key in scene.option_rects() if key.startswith("stack:")))
    until_asked(app, scene)
    assert "of their own faction" in said_at(other)


def sending(app: Any) -> Any:
    """A table on which Blue chooses what to attack, with units in Attack."""
    scene = placing(app)
    while scene.session.prompt.ask != "target.tile":
        rects = scene.option_rects()
        wanted = ("preset:mass", "preset:spread", "done", "place:attack", "contact", "answer:no")
        choose(app, scene, next((key for key in wanted if key in rects), sorted(rects)[0]))
        until_asked(app, scene)
    return scene


def edge_of(slip: Any) -> Any:
    """Where the next slip does not cover it."""
    return slip.x + 2, slip.centery


def test_a_drag_sends_units_of_the_attack_against_a_tile(app: Any) -> None:
    scene = sending(app)
    state = scene.session.state
    unit, count = most_of(state), state.units[ATTACK["blue"]].count(most_of(state))
    tile = next(option.value for option in scene.session.prompt.options if option.kind == "tile")
    slips = scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"]
    drag(app, edge_of(slips[0]), scene.table.view.spot(tile).center)
    until_asked(app, scene)
    assert scene.session.state.units[AGAINST[tile]] == (unit,)
    assert scene.session.prompt.ask == "group.unit" and count > 1
    slips = scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"]
    drag(app, edge_of(slips[0]), scene.table.view.spot(tile).center)
    until_asked(app, scene)
    assert scene.session.state.units[AGAINST[tile]] == (unit, unit)


def slips_in_attack(scene: Any, unit: Any) -> Any:
    scene.table.view._ensure()
    return scene.table.view._spots.slips.get(f"{ATTACK['blue']}:{unit}", [])


def targets_of(scene: Any) -> Any:
    return [key.partition(":")[2] for key in sorted(scene.option_rects()) if key.startswith("tile:")]


def test_a_drag_to_another_tile_begins_the_next_group(app: Any) -> None:
    scene = sending(app)
    unit, tiles = scene.session.state.units[ATTACK["blue"]][0], targets_of(scene)[:2]
    for tile in tiles:
        drag(app, edge_of(slips_in_attack(scene, unit)[0]), scene.table.view.spot(tile).center)
        until_asked(app, scene)
    assert [scene.session.state.units[AGAINST[tile]] for tile in tiles] == [(unit,), (unit,)]


def test_the_slips_say_how_many_of_the_only_kind_go(app: Any) -> None:
    """The kind is not asked for where there is only one; the second slip takes two all the same."""
    scene = sending(app)
    unit, tile = scene.session.state.units[ATTACK["blue"]][0], targets_of(scene)[0]
    assert set(scene.session.state.units[ATTACK["blue"]]) == {unit}
    choose(app, scene, f"tile:{tile}")
    until_asked(app, scene)
    assert scene.session.prompt.ask == "group.count"
    for event in click(edge_of(slips_in_attack(scene, unit)[1])):
        app.step(0.0, [event])
    until_asked(app, scene)
    assert scene.session.state.units[AGAINST[tile]] == (unit, unit)


def test_slips_in_attack_stay_where_they_are_when_others_leave(app: Any) -> None:
    scene = sending(app)
    unit, tile = scene.session.state.units[ATTACK["blue"]][0], targets_of(scene)[0]
    before = list(slips_in_attack(scene, unit))
    drag(app, edge_of(before[1]), scene.table.view.spot(tile).center)
    until_asked(app, scene)
    assert len(scene.session.state.units[AGAINST[tile]]) == 2
    assert slips_in_attack(scene, unit) == before[:-2]
    scene.going_back.undo()
    until_asked(app, scene)
    assert slips_in_attack(scene, unit) == before


def test_only_where_a_unit_arrives_all_are_put_in_order_anew() -> None:
    first, second = (("blue.pla", "attack.blue"), ("blue.cadre", "attack.blue"))
    assert kept_slots((first, first, second), (first, second)) == (first, None, second)
    assert kept_slots((first, None, second), (second,)) == (None, None, second)
    assert kept_slots((None, None, second), (first, second)) == (first, second)


def test_the_kinds_to_choose_from_keep_their_places(app: Any) -> None:
    """2.2: also when there are no more of one of them."""
    scene = open_table(app, {"blue"}, 5)
    until_asked(app, scene)
    assert scene.session.prompt.ask == "muster.unit"
    scene.table.view._ensure()
    before = {key: rects[0] for key, rects in scene.table.view._tray.slips.items()}
    while "unit:blue.pla" in scene.option_rects() and scene.session.prompt.ask == "muster.unit":
        slip = scene.table.view._tray.slips["unit:blue.pla"][-1]
        for event in click(edge_of(slip)):
            app.step(0.0, [event])
        until_asked(app, scene)
        scene.table.view._ensure()
        if scene.session.prompt.ask == "muster.unit":
            after = {key: rects[0] for key, rects in scene.table.view._tray.slips.items()}
            assert after.items() <= before.items()


def test_restart_turn_goes_back_to_the_first_move_of_the_turn(app: Any) -> None:
    scene = placing(app)
    made = len(scene.session.history)
    unit = most_of(scene.session.state)
    for tile in tiles_of(scene.session.state, "blue")[:3]:
        slip = scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"][0]
        drag(app, slip.center, scene.table.view.spot(tile).center)
        until_asked(app, scene)
        unit = most_of(scene.session.state)
    assert len(scene.session.history) > made + 3
    scene.going_back.restart_turn()
    until_asked(app, scene)
    assert len(scene.session.history) == made and scene.session.prompt.ask == "move.unit"


def test_6_3_to_leave_a_tile_to_nobody_does_not_end_the_turn() -> None:
    """What came of the last attack is seen first, as after any other answer."""
    prompt = Prompt(
        "blue", QUESTIONS["capture.unit"], (Option("unit:blue_pla"), DONE), {"tile": "dazhai", "left": DEFENDERS}
    )
    end = TurnEnd(KIT)
    assert KIT.asking.gives_up(prompt) and not end.hold_back("blue", prompt, DONE.key, [], over=True)
    assert end.waits


def test_a_turn_ends_with_done_whoever_comes_next(app: Any) -> None:
    """3.1: also where the next is one of the program's players, who has done nothing yet."""
    app.change_settings(end_turns=False)
    scene, luck, ended = open_table(app, ["blue"], seed=12), random.Random(8), 0
    for _ in range(LONGEST_GAME):
        app.step(FRAME)
        if app.top is not scene or ended > 3:
            break
        if scene.turn_end.asked:
            ended += 1
            press(app, scene.controls.done)
        elif rects := scene.option_rects():
            state = scene.session.state
            turn, key = (state.turn, state.waiting[:1]), _wanted(luck, sorted(rects))
            of_turn = state.turn and state.waiting[:1] == ("blue",) and scene.session.prompt.faction == "blue"
            choose(app, scene, key)
            state = scene.session.state
            over = of_turn and not scene.session.over and (state.turn, state.waiting[:1]) != turn
            assert not over or key == "done" or scene.turn_end.waits, "the turn went by without Done"
    assert ended > 3


def click_on(app: Any, scene: Any, place: Any) -> None:
    for event in click(place):
        app.step(0.0, [event])
    until_asked(app, scene)


def test_a_whole_attack_takes_four_clicks(app: Any) -> None:
    """6.1: the tile, the units, the strike with its odds, and who stays. Nothing is chosen twice."""
    state = table(
        {"zhongnanhai": ("red", {"worker": 1})},
        luck={"combat": [6]},
        blue={"attack": {"pla": 5, "cadre": 1}},
        seats=("blue", "red"),
        red={"opponent": "rebel.medium"},
    )
    for tile in tiles_of(state, "blue"):
        state.owner[tile] = "red" if tile != "dazhai" else "blue"
    state.units["dazhai"] = ("blue.worker",)
    scene: Any = TableScene(app, KIT, deploying(state, "blue"))
    app.push(scene)
    until_asked(app, scene)
    while scene.session.prompt.ask != "target.tile":
        choose(app, scene, next(key for key in ("done", "place:attack") if key in scene.option_rects()))
        until_asked(app, scene)
    click_on(app, scene, scene.table.view.spot("zhongnanhai").center)
    click_on(app, scene, scene.table.view._spots.slips["attack.blue:blue.pla"][-1].center)
    assert scene.session.state.units["against.zhongnanhai"] == ("blue.pla",) * 5
    buttons = scene.table.prompt_bar.buttons
    click_on(app, scene, buttons["no_more:attacks"].rect.center)
    assert scene.session.prompt.ask == "leader.to"
    choose(app, scene, "place:attack")
    until_asked(app, scene)
    assert scene.session.prompt.ask == "combat.with"
    strike = next(key for key in scene.table.prompt_bar.buttons if key.startswith("strike:purge"))
    assert "column" in scene.table.question.foreseen(strike)[0]
    click_on(app, scene, scene.table.prompt_bar.buttons[strike].rect.center)
    assert scene.session.prompt.ask == "capture.unit"
    choose(app, scene, "preset:best")
    app.step(FRAME)
    assert scene.session.state.owner["zhongnanhai"] == "blue"
    scene.going_back.undo()
    until_asked(app, scene)
    scene.going_back.undo()
    until_asked(app, scene)
    assert scene.session.prompt.ask == "combat.with", "one Undo takes the whole strike back"


def test_another_tile_closes_the_group(app: Any) -> None:
    scene = sending(app)
    first, second = [option.value for option in scene.session.prompt.options if option.kind == "tile"][:2]
    unit = most_of(scene.session.state)
    choose(app, scene, f"tile:{first}")
    until_asked(app, scene)
    if scene.session.prompt.ask == "group.count":
        choose(app, scene, "count:1")
        until_asked(app, scene)
    else:
        click_on(app, scene, edge_of(scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"][0]))
    assert scene.session.prompt.ask == "group.unit" and scene.session.state.units[AGAINST[first]] == (unit,)
    click_on(app, scene, scene.table.view.spot(second).center)
    assert scene.session.history[-2].key == "done" and scene.session.history[-1].key.endswith(second)


def test_10_2_ones_own_chit_is_looked_up_behind_the_cover(app: Any) -> None:
    """At a screen that several people share, and nobody else's with it."""
    settings = {"yellow": "non_player", "orange": "non_player", "pink": "non_player", "chits": True}
    scene = open_table(app, ["red", "green", "blue"], seed=3, **settings)
    scene.session.names = {"green": "Ana"}
    while not (state := scene.session.state).chits["green"] or scene.secrecy.reader != "":
        play_out(app, scene, seed=2, decisions=len(scene.session.history) + 1)
    scene.hands.inspect(BOARD, "faction.green")
    assert isinstance(app.top, HandOverScene) and app.top.who == "Ana (Green)"
    press(app, app.top.ready)
    told = {faction: tr(f"chit.{state.chits[faction]}") for faction in ("red", "green", "blue")}
    assert isinstance(app.top, DialogScene)
    assert told["green"] in app.top.text and told["red"] not in app.top.text
    app.pop()
    assert app.top is scene


def test_a_public_turn_at_a_shared_screen_says_whose_it_is(app: Any) -> None:
    settings = dict.fromkeys(("yellow", "orange", "pink", "green"), "non_player")
    scene = open_table(app, ["red", "blue"], seed=3, **settings)
    said = set()
    for _ in range(200):
        until_asked(app, scene)
        if isinstance(app.top, HandOverScene):
            press(app, app.top.ready)
            continue
        if scene.session.state.turn:
            said.add(app.notice.sentence)
            assert app.notice.sentence in ("", tr("hand_over.turn", who=scene.session.prompt.seat.title()))
        choose(app, scene, _wanted(random.Random(1), sorted(scene.option_rects())))
        if len(said - {""}) > 1:
            break
    assert said >= {tr("hand_over.turn", who="Red"), tr("hand_over.turn", who="Blue")}


def at_the_last_question_of_set_up(app: Any) -> Any:
    """Green has placed its units, and Blue, one of the program's players, has not."""
    scene = open_table(app, ["green"], seed=12)
    for _ in range(2):
        until_asked(app, scene)
        choose(app, scene, next(key for key in scene.option_rects() if key.startswith("preset:")))
    until_asked(app, scene)
    assert scene.session.prompt.ask == "placement.leader"
    return scene


def test_2_2_a_preview_of_set_up_does_not_tell_what_the_next_seat_will_do(app: Any) -> None:
    scene = at_the_last_question_of_set_up(app)
    for option in scene.session.prompt.options:
        told = Preview(KIT, scene.session).of(option.key)
        assert all(isinstance(moment.effect, LeaderMoved) for moment in told), option.key


def test_2_2_set_up_goes_on_to_the_first_turn_without_a_turn_to_end(app: Any) -> None:
    scene = at_the_last_question_of_set_up(app)
    app.change_settings(end_turns=False)
    choose(app, scene, "place:attack")
    assert not scene.turn_end.waits
