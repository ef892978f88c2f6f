"""The wall: everything finds room on it, and it shows what the rules say."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pygame import Rect, Surface

from engine.core.prompts import Option, Prompt
from engine.red_guard import new_session, stages
from engine.red_guard.asking import UNIT_OPTION
from engine.red_guard.components import AGAINST, DEFENDERS, FACTIONS, FACTOR, KINDS, TILES, TYPES, UNIT, UNITS_OF
from engine.red_guard.effects import Attacked, CombatRolled
from engine.red_guard.odds import met, planned
from engine.red_guard.questions import QUESTIONS
from engine.red_guard.state import NOBODY, tiles_of
from engine.red_guard.temperaments import NON_PLAYER
from engine.red_guard.victory import all_power_points
from game.red_guard import art, faces
from game.red_guard.brush import SLOGANS
from game.red_guard.edition import EDITION
from game.red_guard.kit import KIT
from game.red_guard.kit.showing import RIGHT
from game.red_guard.palette import PALETTES
from game.red_guard.poster import EventPoster, event_face
from game.red_guard.standings import score
from game.red_guard.under_way import UnderWay
from game.red_guard.wall import attack_panel, odds_panel, planned_attacks, score_panel, sheets, side_panel, tray_panel
from game.red_guard.wall.arrangement import arrange, cells, in_sight, place_tile, row_of_slips, size_of_slips
from game.red_guard.wall.chaos import FRAME
from game.red_guard.wall.sheets import SheetPainter
from game.red_guard.wall.side_panel_topic import FIGHTING
from game.red_guard.wall.slips import LEGIBLE, WHITE, _boxes, slip
from game.red_guard.wall.view import POOLS, WallView
from game.red_guard.wording.names import leader_name, seat_lines, short_tile, type_name
from game.shell import decoding
from game.shell.lettering import watching_cuts
from game.shell.look import Look
from game.shell.text import tr, words
from game.table.asking.offers import BAR, Offer, Target
from game.table.scene.arrangement import arrange as arrange_table
from game.table.scene.arrangement import place_card_and_log
from game.table.scene.table_scene import TableScene
from tests.red_guard.table import answer, deploying, least, questions_for_units, table
from tests.shell_window import open_app

SIZES = [(1280, 720), (1920, 1080)]
SIDE_PANELS = (attack_panel, odds_panel, planned_attacks, score_panel, side_panel, tray_panel)


@pytest.fixture
def app(tmp_path: Path) -> Any:
    return open_app(tmp_path, edition=EDITION)


def view_of(state: Any, size: Any = (1280, 720), palette: Any = "default", text: int = 100) -> Any:
    look = Look.of(size, text)
    board = arrange_table(size, look, sheets=False, right=RIGHT).board
    view = WallView(board, state, look, PALETTES[palette])
    view._is_hung = not view._hang()
    return view


def started(seed: int = 5) -> Any:
    """A table on which all have placed their units."""
    session = new_session(seed=seed, humans={"blue"})
    while session.state.turn < 1:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.options[-1])
    return session


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("most", [6, 13, 26])
def test_six_sheets_hang_side_by_side_whatever_they_hold(size: Any, most: Any) -> None:
    board = arrange_table(size, Look.of(size, 100), sheets=False, right=RIGHT).board
    tiles = dict.fromkeys(FACTIONS, (36 - most) // 5) | {"pink": most}
    places = arrange(board, "blue", tiles)
    rects = [*places.sheets.values(), places.matter, places.chaos, places.support, places.bowl]
    assert all(board.contains(rect) for rect in rects)
    assert all(not one.colliderect(other) for number, one in enumerate(rects) for other in rects[number + 1 :])


def draw_frame(view: Any, surface: Surface) -> None:
    view.update(0)
    view.draw(surface)


def picture_of(view: Any) -> bytes:
    """Once all of it hangs there, some of which may come a few frames later."""
    surface = Surface((1280, 720), depth=32)
    for _ in range(12):
        draw_frame(view, surface)
    return surface.get_buffer().raw


@pytest.mark.parametrize("humans", [set(), {"blue"}])
def test_the_wall_looks_the_same_however_much_of_it_hung_there_before(app: Any, humans: Any) -> None:
    """Nothing that a sheet shows is missing from its content."""
    session = new_session(seed=5, humans=humans)
    choices = Random(2)
    view = view_of(session.state.copy())
    for step in range(240):
        if session.over:
            break
        if session.prompt is None:
            session.advance()
        else:
            session.choose(choices.choice(session.prompt.options))
        if step % 6 == 0 or not humans:
            state = session.state.copy()
            view.show(state)
            view.ask(session.prompt)
            fresh = view_of(state)
            fresh._large, fresh._turn, fresh._tiles = view._large, view._turn, view._tiles
            fresh._slots, fresh._turn_of_slots = view._slots, view._turn_of_slots
            fresh.show(state)
            fresh.ask(session.prompt)
            assert picture_of(view) == picture_of(fresh), step


def test_the_wall_keeps_its_places_while_a_turn_lasts(app: Any) -> None:
    """Whoever captures a seventh tile gets more room, but not under the pointer of the one who plays."""
    state = started().state.copy()
    state.stage, state.waiting, state.first = stages.COMBAT, ("blue",), "blue"
    view = view_of(state)
    picture_of(view)
    before = {faction: Rect(rect) for faction, rect in view._places.sheets.items()}
    taken = state.copy()
    for tile in tiles_of(state, "red")[:3]:
        taken.owner[tile] = "pink"
    view.show(taken)
    picture_of(view)
    assert view._places.sheets == before
    later = taken.copy()
    later.turn += 1
    view.show(later)
    picture_of(view)
    assert view._places.sheets["pink"].width > before["pink"].width


def painted_sheets(monkeypatch: Any) -> list[str]:
    """Whose are painted from now on."""
    painted: list[str] = []
    paint = SheetPainter.paint

    def noted(painter: SheetPainter, faction: str) -> Any:
        painted.append(faction)
        return paint(painter, faction)

    monkeypatch.setattr(SheetPainter, "paint", noted)
    return painted


def test_only_a_sheet_that_has_changed_is_painted_again(app: Any, monkeypatch: Any) -> None:
    state = started().state.copy()
    view = view_of(state)
    painted = painted_sheets(monkeypatch)
    view.show(state.copy())
    picture_of(view)
    assert painted == []
    later = state.copy()
    later.units["attack.pink"] = (*later.units["attack.pink"], "pink.cadre")
    view.show(later)
    picture_of(view)
    assert painted == ["pink"]


def test_only_the_part_of_a_sheet_that_has_changed_is_painted_again(app: Any, monkeypatch: Any) -> None:
    state = started().state.copy()
    view = view_of(state)
    tiles: list[str] = []
    monkeypatch.setattr(SheetPainter, "_paint_tile", lambda painter, faction, place, text: tiles.append(place.tile))
    later = state.copy()
    later.units["attack.pink"] = (*later.units["attack.pink"], "pink.cadre")
    view.show(later)
    picture_of(view)
    assert set(tiles) < set(tiles_of(state, "pink")), "those whose cells reach into the foot"
    tiles.clear()
    last = later.copy()
    tile = tiles_of(state, "pink")[0]
    last.units[tile] = ()
    view.show(last)
    picture_of(view)
    assert tile in tiles and set(tiles) < set(tiles_of(state, "pink"))


def test_a_light_crosses_out_no_name_though_only_a_part_was_painted_since(app: Any) -> None:
    state = started().state.copy()
    tile = tiles_of(state, "pink")[-1]
    state.leader["pink"] = state.seated = tile
    view = view_of(state)
    picture_of(view)
    names = view._seen.tags[tile]
    assert len(names) == 2
    later = state.copy()
    later.units["attack.red"] = (*later.units["attack.red"], "red.cadre")
    later.units[tiles_of(state, "pink")[0]] = ()
    view.show(later)
    picture_of(view)
    assert view._seen.tags[tile] == names


def with_more_tiles(state: Any, faction: str, number: int) -> Any:
    """As if others had lost these to it until the next turn: the upper row is divided otherwise."""
    later = state.copy()
    later.turn += 1
    others = [tile for tile, owner in later.owner.items() if owner not in (faction, "blue")]
    for tile in others[:number]:
        later.owner[tile] = faction
    return later


def test_while_one_only_watches_the_wall_is_arranged_anew_a_little_in_each_frame(app: Any, monkeypatch: Any) -> None:
    state = started().state.copy()
    view = view_of(state)
    before = picture_of(view)
    later = with_more_tiles(state, "pink", 8)
    fresh = view_of(later)
    fresh._large = view._large
    painted = painted_sheets(monkeypatch)
    view.show(later)
    view.update(0)
    surface = Surface((1280, 720), depth=32)
    frames = []
    while view.draw(surface):
        view.update(0)
        frames.append((len(painted), view._wall.picture.get_buffer().raw))
    assert [number for number, _ in frames[:6]] == [1, 2, 3, 4, 5, 6] and len({wall for _, wall in frames[:6]}) == 1
    assert picture_of(view) == picture_of(fresh) != before


def test_a_total_of_more_digits_is_not_cut_on_a_wall_that_is_about_to_be_arranged_anew(app: Any) -> None:
    state = started().state.copy()
    view = view_of(state)
    picture_of(view)
    later = with_more_tiles(state, "pink", 20)
    assert len(str(all_power_points(later)["pink"])) > len(str(all_power_points(state)["pink"]))
    view.show(later)
    with watching_cuts() as cuts:
        draw_frame(view, Surface((1280, 720), depth=32))
    assert not cuts and not view._is_hung


def test_a_question_about_a_wall_that_is_arranged_anew_shows_it_at_once(app: Any) -> None:
    session = started()
    while session.prompt is None:
        session.advance()
    state = session.state.copy()
    view, later = view_of(state), with_more_tiles(state, "pink", 8)
    surface = Surface((1280, 720), depth=32)
    view.show(later)
    draw_frame(view, surface)
    view.ask(session.prompt)
    draw_frame(view, surface)
    fresh = view_of(later)
    fresh._large = view._large
    fresh.show(later)
    assert view._wall.picture.get_buffer().raw == fresh._wall.picture.get_buffer().raw


def test_a_sheet_that_keeps_its_place_is_not_painted_again_for_its_neighbours(app: Any, monkeypatch: Any) -> None:
    session = started()
    while session.prompt is None:
        session.advance()
    view = view_of(session.state.copy())
    view.ask(session.prompt)
    picture_of(view)
    painted = painted_sheets(monkeypatch)
    view.show(with_more_tiles(session.state, "pink", 8))
    picture_of(view)
    assert sorted(painted) == sorted(faction for faction in FACTIONS if faction != "blue")


def test_slips_stand_on_the_four_sides_of_their_tile() -> None:
    (cell,) = cells(Rect(0, 0, 200, 200), 1, 12)
    place = place_tile("wuhan", ("red.pla",) * DEFENDERS, cell, 12)
    rects = [rect for _, rect in place.slips]
    assert len(rects) == DEFENDERS
    assert all(rect.colliderect(place.print) and not rect.collidepoint(place.print.center) for rect in rects)


@pytest.mark.parametrize("width", [130, 170, 240, 380])
def test_the_slips_of_neighbouring_tiles_do_not_touch(width: int) -> None:
    full = ("red.pla",) * DEFENDERS
    for first, second in pairwise(cells(Rect(0, 0, width, 200), 2, 12)):
        left, right = (place_tile("wuhan", full, cell, 12) for cell in (first, second))
        assert max(rect.right for _, rect in left.slips) + 3 <= min(rect.left for _, rect in right.slips)


@pytest.mark.parametrize("number", [1, 2, 4, 9])
def test_a_title_stands_close_above_its_print(number: Any) -> None:
    for cell in cells(Rect(0, 0, 380, 230), number, 12):
        place = place_tile("wuhan", ("red.pla",) * DEFENDERS, cell, 12)
        top = min(rect.y for _, rect in place.slips)
        assert place.title.bottom <= top and place.print.y - place.title.bottom <= 12


def test_of_slips_that_overlap_each_can_be_pointed_at() -> None:
    row = row_of_slips(["red.pla"] * 12, Rect(0, 0, 100, 50), (30, 44))
    seen = in_sight(row)
    assert all(not one.colliderect(other) for number, one in enumerate(seen) for other in seen[number + 1 :])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [5, 9, 14, 17])
def test_the_slips_in_attack_do_not_cover_each_other(app: Any, size: Any, number: int) -> None:
    """Both factors of each of them can be read, as many as one has before they are placed."""
    state = started().state
    state.units["attack.blue"] = tuple(sorted(list(UNIT["blue"].values()) * 5))[:number]
    view = view_of(state, size)
    slips = [rect for key, rects in view._spots.slips.items() if key.startswith("attack.blue:") for rect in rects]
    assert len(slips) == number and len({rect.size for rect in slips}) == 1, "none is cut short"
    assert all(not one.colliderect(other) for n, one in enumerate(slips) for other in slips[n + 1 :])
    assert all(view.spot("attack").contains(slip) for slip in slips)


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", words().languages())
def test_whatever_is_at_hand_fits_its_sheet(app: Any, language: str, size: Any, text: int) -> None:
    app.change_settings(language=language)
    state = started().state
    for faction in FACTIONS:
        state.units[f"attack.{faction}"] = tuple(unit for unit in UNIT[faction].values() for _ in range(2))
    against = [tile for tile in TILES if state.owner[tile] != "blue" and state.units[tile]]
    with watching_cuts() as cuts:
        view = view_of(state, size, text=text)
        draw_frame(view, app.screen)
        view.ask(Prompt("blue", QUESTIONS["target.tile"], ()))
        view.hover(against[0])
        draw_frame(view, app.screen)
        view.ask(
            Prompt(
                "blue", QUESTIONS["muster.unit"], tuple(map(UNIT_OPTION.__getitem__, UNITS_OF["blue"])), {"left": 18}
            )
        )
        draw_frame(view, app.screen)
        for groups in (1, 2, 4, 8, 12):
            for tile in against[:groups]:
                state.units[AGAINST[tile]] = (UNIT["blue"]["pla"], UNIT["blue"]["cadre"])
            view.show(state)
            view.ask(Prompt("blue", QUESTIONS["target.tile"], ()))
            draw_frame(view, app.screen)
        under_way = UnderWay()
        shifts = (("leader_attacks", 1), ("leader_defends", -1), ("type_defends", -1))
        under_way.follow(Attacked("wuhan", ("blue.pla",) * 4, ("red.worker",) * 4, "purge", 2, shifts, "+1", False))
        under_way.follow(CombatRolled(4, "EX"))
        view.ask(None)
        view.follow(under_way)
        draw_frame(view, app.screen)
    assert not cuts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", words().languages())
def test_the_counts_in_a_foot_stay_on_their_sheet(
    app: Any, language: str, size: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All four types and the leader, on the narrowest of sheets."""
    app.change_settings(language=language)
    state = started().state
    for tile in TILES[:12]:
        state.owner[tile] = "pink"
    state.units["attack.orange"] = tuple(unit for unit in UNIT["orange"].values() for _ in range(3))
    state.leader["orange"] = "attack"
    painted: dict[str, Any] = {}
    paint = SheetPainter._paint_counts

    def noted(painter: Any, place: str, units: Any, room: Any, leader: bool) -> None:
        paint(painter, place, units, room, leader)
        boxes = [rects[0].right for key, rects in painter._spots.slips.items() if key.startswith(place)]
        painted[place] = room.right - max(boxes, default=0), leader

    monkeypatch.setattr(SheetPainter, "_paint_counts", noted)
    view = view_of(state, size)
    left, leader = painted["attack.orange"]
    assert leader and left >= 2 * view._places.px(12), "room for the last figure and for the leader's flag"


def test_larger_type_is_larger_on_the_wall_too(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    state = started().state
    usual, large = (_heights(state, text, monkeypatch) for text in (100, 150))
    both = usual.keys() & large.keys()
    assert sum(usual[word] < large[word] for word in both) > 0.9 * len(both), "all but what fills its line already"


def _heights(state: Any, text: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How high each line on the sheets is set."""
    heights: dict[str, int] = {}
    with monkeypatch.context() as patch:
        painters = (*SIDE_PANELS, sheets, faces)
        _listen(patch, "draw_line", lambda told: heights.update({told[1]: told[3].get_height()}), *painters)
        _listen(patch, "rendered", lambda told: heights.update({told[1]: told[0].get_height()}), faces)
        view_of(state, text=text)._ensure()
    return heights


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", SIZES)
def test_names_and_counts_on_the_sheets_are_large_enough_to_read(
    app: Any, size: Any, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = started().state
    for faction in FACTIONS:
        state.units[f"attack.{faction}"] = tuple(UNIT[faction].values())
    least = 14 if text == 100 else 16
    lines: dict[str, int] = {}
    _listen(monkeypatch, "draw_line", lambda told: lines.setdefault(told[1], told[3].get_height()), sheets)
    close: dict[str, int] = {}
    _listen(monkeypatch, "draw_close", lambda told: close.setdefault(told[1], told[4]), sheets)
    view_of(state, size, text=text).draw(app.screen)
    assert len(close) > len(TILES), "the names of tiles and who decides"
    assert min(close.values()) >= least
    assert min(lines.values()) >= 14, "with ascenders"


def test_a_slip_says_nothing_in_figures_that_are_too_small() -> None:
    for width in range(8, 60):
        upright, lying = (width, round(width * 1.45)), (round(width * 2.6), width)
        for size in (upright, lying):
            figure, *_ = _boxes(*size)
            shown = slip("red.pla", size, "default").get_at(figure.topleft)[:3] == WHITE
            assert shown == (min(figure.height * 1.06, figure.width * 1.5) >= LEGIBLE - 0.5), size


@pytest.mark.parametrize("language", words().languages())
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("controller", [NOBODY, "orange"])
def test_every_head_says_who_decides(
    app: Any, language: str, controller: str, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """2.3: also where one faction holds so much that little of the row is left for the others."""
    app.change_settings(language=language)
    session = new_session(seed=5, humans={"blue"}, yellow=NON_PLAYER)
    state = session.state
    for tile in TILES[:19]:
        state.owner[tile] = "pink"
    state.controller["yellow"] = controller
    said: list[str] = []
    for way in ("draw_line", "draw_close"):
        _listen(monkeypatch, way, lambda told: said.append(told[1]), sheets)
    with watching_cuts() as cuts:
        view_of(state, text=text).draw(app.screen)
    assert not cuts
    for faction in FACTIONS:
        assert any(line in said for line in seat_lines(state, faction, {})), faction


def test_a_head_calls_people_by_their_names(app: Any) -> None:
    state = started().state
    assert seat_lines(state, "blue", {}, {"blue": "Ana"}) == ["Zhou Enlai · Ana", "Ana"]
    assert seat_lines(state, "blue", {}, {"red": "Ana"})[-1] == tr("seat.you")


def test_the_leaflet_counts_as_the_rules_do() -> None:
    state = started().state
    assert {faction: score(state, faction).total for faction in FACTIONS} == all_power_points(state)


def test_what_is_planned_is_shown_with_its_odds(app: Any) -> None:
    """5.0, 6.2: while a group is formed, the sheet below shows on which columns it could roll."""
    session = started()
    state = session.state
    tile = next(tile for tile in TILES if state.owner[tile] == "red" and state.units[tile])
    state.units[AGAINST[tile]] = (UNIT["blue"]["pla"],)
    state.waiting = ("blue",)
    view = view_of(state)
    plain = _painted(view)
    view.ask(Prompt("blue", QUESTIONS["group.unit"], (), {"tile": tile}))
    assert planned(state, tile, state.units[AGAINST[tile]])
    assert _painted(view) != plain


@pytest.mark.parametrize("groups", [1, 3, 8])
def test_a_plan_shows_the_odds_of_every_group(app: Any, groups: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """5.0: also at 1280x720, and when nothing is pointed at."""
    state, painted = started().state, []
    for tile in [tile for tile in TILES if state.owner[tile] != "blue" and state.units[tile]][:groups]:
        state.units[AGAINST[tile]] = (UNIT["blue"]["pla"],)
    monkeypatch.setattr(planned_attacks, "paint_row", lambda *row: painted.append(row))
    monkeypatch.setattr(planned_attacks, "paint_strip", lambda *strip: painted.append(strip))
    view = view_of(state)
    view.ask(Prompt("blue", QUESTIONS["target.tile"], ()))
    view._ensure()
    assert len(painted) == groups


def test_the_odds_of_a_tile_say_what_their_results_mean(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every result that a row shows, also where all four types have their rows."""
    state, said, rows = started().state, [], []
    tile = next(tile for tile in TILES if state.owner[tile] == "red" and len(state.units[tile]) == 1)
    state.units["attack.blue"] = tuple(unit for unit in UNIT["blue"].values() for _ in range(2))
    _listen(monkeypatch, "draw_line", lambda told: said.append(told[1]))
    _listen(monkeypatch, "paint_row", lambda told: rows.append(told[2]))
    view = view_of(state)
    view.ask(Prompt("blue", QUESTIONS["target.tile"], ()))
    view.hover(tile)
    view._ensure()
    legend = " ".join(said)
    assert len(rows) >= 4
    assert all(f"{result} " in legend or f"{result}:" in legend for odds in rows for result in odds.results)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_6_0_who_is_asked_by_which_kind_sees_the_odds_of_both(
    app: Any, size: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with large type."""
    state, rows = started().state, []
    tile = next(tile for tile in TILES if state.owner[tile] == "red" and len(state.units[tile]) == 1)
    attackers = state.units[AGAINST[tile]] = (UNIT["blue"]["red_guard"],)
    _listen(monkeypatch, "paint_row", lambda told: rows.append(told[2].kind))
    view = view_of(state, size, text=150)
    context = {"tile": tile, "attackers": attackers, "defenders": state.units[tile]}
    view.ask(Prompt("blue", QUESTIONS["combat.kind"], (), context))
    view._ensure()
    assert rows == ["subversion", "purge"]


def test_the_leader_is_in_the_odds_where_he_would_go(app: Any) -> None:
    state = started().state
    tile = next(tile for tile in TILES if state.owner[tile] == "red" and state.units[tile])
    state.units[AGAINST[tile]], state.waiting = (UNIT["blue"]["pla"],), ("blue",)
    view = view_of(state)
    view.ask(Prompt("blue", QUESTIONS["group.unit"], (), {"tile": tile}))
    alone = _painted(view)
    view.ask(Prompt("blue", QUESTIONS["leader.to"], ()))
    view.hover(tile)
    assert _painted(view) != alone


def test_a_slip_in_attack_answers_for_itself_unless_it_lies_where_something_goes(app: Any) -> None:
    state = started().state
    state.units["attack.blue"] = (UNIT["blue"]["pla"],) * 2
    view = view_of(state)
    slip = view.spot("attack.blue:blue.pla")
    assert view.at(slip.center) == ("attack.blue:blue.pla",)
    view.light(["attack"])
    assert view.at(slip.center)[-1] == "attack"


def test_sheets_with_seven_tiles_get_the_room_of_those_with_five(app: Any) -> None:
    board = arrange_table((1280, 720), Look.of((1280, 720), 100), sheets=False, right=RIGHT).board
    tiles = {"red": 7, "pink": 6, "orange": 6, "yellow": 5, "green": 5, "blue": 7}
    places = arrange(board, "pink", tiles)
    assert places.sheets["red"].width > 1.4 * places.sheets["yellow"].width


def test_units_of_every_question_lie_where_they_can_be_clicked(app: Any) -> None:
    """4.0: also those that an event lets recover, of several kinds."""
    asked = questions_for_units()
    assert "event.recover" in asked and all(ask.at in POOLS for ask in asked if ask.at)
    for ask in asked:
        assert ask.at or ask in FIGHTING or words().say(f"tray.{ask}")
    assert not words().missing
    state = started().state
    state.units["neutralized.blue"] = (UNIT["blue"]["pla"], UNIT["blue"]["worker"])
    view = view_of(state)
    options = tuple(UNIT_OPTION[unit] for unit in state.units["neutralized.blue"])
    view.ask(Prompt("blue", QUESTIONS["event.recover"], options, {"left": 2}))
    assert all(view.spot(option.key) for option in options)


def test_an_attack_unfolds_shift_by_shift(app: Any) -> None:
    """6.2: before the die one sees one shift after the other."""
    view = view_of(started().state)
    under_way = UnderWay()
    shifts = (("leader_attacks", 1), ("type_defends", -1))
    under_way.follow(Attacked("wuhan", ("blue.pla",), ("red.worker",), "purge", 2, shifts, "+2,3", False))
    view.follow(under_way)
    pictures = []
    for shown in range(3):
        view.unfold(shown)
        pictures.append(_painted(view))
    assert len(set(pictures)) == 3
    under_way.follow(CombatRolled(4, "DN"))
    view.follow(under_way)
    assert _painted(view) not in pictures


def _listen(monkeypatch: pytest.MonkeyPatch, name: str, hear: Any, *painters: Any) -> None:
    """To everything that the sheet, or other painters, paint with this."""
    painters = tuple(painter for painter in painters or SIDE_PANELS if hasattr(painter, name))
    paint = getattr(painters[0], name)

    def heard(*told: Any, **more: Any) -> Any:
        hear(told)
        return paint(*told, **more)

    for painter in painters:
        monkeypatch.setattr(painter, name, heard)


def _painted(view: Any) -> Any:
    draw_frame(view, Surface((1280, 720)))
    return bytes(view._matter.get_buffer())


def test_fire_rises_with_chaos_and_keeps_burning(app: Any) -> None:
    state = started().state
    state.chaos = 10
    view = view_of(state)
    low = view._chaos.fire(state).top
    state.chaos = 90
    view.show(state)
    assert view._chaos.fire(state).top < low
    draw_frame(view, app.screen)
    view.update(0.2)
    assert view.needs_draw


def test_without_chaos_nothing_moves(app: Any) -> None:
    state = started().state
    state.chaos = 0
    view = view_of(state)
    draw_frame(view, app.screen)
    view.update(0.2)
    assert not view.needs_draw


@pytest.mark.parametrize("language", words().languages())
@pytest.mark.parametrize("size", SIZES)
def test_every_event_fits_its_poster_and_leaves_room_for_the_log(app: Any, language: str, size: Any) -> None:
    app.change_settings(language=language)
    look = Look.of(size, 100)
    column = arrange_table(size, look, sheets=False, right=RIGHT).right
    scene = TableScene(app, KIT, KIT.new_session("standard", {"blue"}, 1))
    app.push(scene)
    poster = EventPoster(scene.hands)
    with watching_cuts() as cuts:
        for event in SLOGANS:
            poster.show(event_face(event))
            needed = poster.needed(column.width, look)
            assert needed + scene.table.log.least(look) < column.height, event
            poster.place(Rect(column.x, column.y, column.width, needed), look)
            poster.draw(app.screen)
    assert not cuts


def test_a_poster_is_made_ready_before_it_is_pasted(app: Any) -> None:
    scene = TableScene(app, KIT, KIT.new_session("standard", {"blue"}, 1))
    app.push(scene)
    poster = scene.table.clipping
    assert isinstance(poster, EventPoster)
    art.event_print.kept.clear()
    later = scene.session.state.copy()
    later.event = next(iter(SLOGANS))
    scene.table.foresee(later)
    while decoding.is_under_way():
        poster.update(0.0)
    for _ in range(4):
        poster.update(0.0)
    made = len(art.event_print.kept), len(art.sheet.kept), len(poster._posters)
    scene.table.show(later)
    poster.draw(app.screen)
    assert made == (len(art.event_print.kept), len(art.sheet.kept), len(poster._posters)) and made[0] == 1


def test_only_the_flame_that_burns_now_is_made(app: Any) -> None:
    state = started().state.copy()
    state.chaos = 37
    view = view_of(state)
    art.flame.kept.clear()
    picture_of(view)
    assert len(art.flame.kept) == 1


@pytest.mark.parametrize("event", SLOGANS)
def test_a_poster_that_is_too_high_for_its_column_is_set_without_its_picture(app: Any, event: int) -> None:
    """Beside a lesson that speaks of it there is little room, and it must not vanish."""
    scene = TableScene(app, KIT, KIT.new_session("standard", {"blue"}, 1))
    app.push(scene)
    look = Look.of((1280, 720), 150)
    poster = EventPoster(scene.hands)
    poster.show(event_face(event))
    whole, least = poster.needed(328, look), poster.least(328, look)
    assert least < whole
    for height, needed in ((whole, whole), (whole - 1, least)):
        place_card_and_log(Rect(944, 52, 328, height), look, poster, scene.table.log, log_alone=False)
        with watching_cuts() as cuts:
            poster.draw(app.screen)
        assert poster.visible and poster.rect.height == needed and not cuts


def test_the_answers_to_an_attack_take_two_rows_and_no_more(app: Any) -> None:
    """In words so long that they do not fit into one beside the controls, though they would without them."""
    app.change_settings(text_size=150)
    scene = TableScene(app, KIT, KIT.new_session("standard", {"blue"}, 1))
    app.push(scene)
    bar = scene.table.prompt_bar
    answers = ("Dejarlo en Contacto", "Cuadro subvierte a EPL", "Cuadro purga a EPL", "Trabajador subvierte a EPL")
    question = "Atacan Universidad de Tsinghua: 1 EPL contra 2 Cuadros, 1 Trabajador. ¿Contraatacas?"
    bar.ask("blue", question, [Offer(word, Target(BAR, word), word) for word in (*answers, "Trabajador purga a EPL")])
    assert len({button.rect.y for button in bar.buttons.values()}) == 2


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_paints_the_wall(app: Any, palette: Any) -> None:
    view = view_of(started().state, palette=palette)
    draw_frame(view, app.screen)
    assert not view.needs_draw


def test_the_large_sheet_is_that_of_who_is_asked(app: Any) -> None:
    session = started()
    view = view_of(session.state)
    view.ask(Prompt("green", QUESTIONS["move.unit"], ()))
    assert view.spot("attack") is not None and view._places.large == "green"
    view.ask(None)
    assert view._places.large in FACTIONS


def test_the_wall_is_the_same_picture_whether_or_not_it_was_asked_where_something_is(app: Any) -> None:
    session, luck = new_session(seed=5, humans=set(FACTIONS[:3])), Random(3)
    asked, left_alone = view_of(session.state), view_of(session.state)
    large = set()
    for _ in range(80):
        if session.prompt is None:
            session.advance()
            continue
        session.choose(luck.choice(session.prompt.options))
        for view in (asked, left_alone):
            view.show(session.state)
            view.ask(session.prompt)
        assert asked.spot(TILES[0]) is not None
        if session.prompt is None or luck.random() < 0.4:
            continue  # nobody looks
        pictures = []
        for view in (asked, left_alone):
            pictures.append(Surface((1280, 720)))
            draw_frame(view, pictures[-1])
        assert pictures[0].get_buffer().raw == pictures[1].get_buffer().raw
        large.add(asked._places.large)
    assert len(large) > 1


def test_units_that_are_chosen_where_they_lie_are_lit_whatever_was_asked_before(app: Any) -> None:
    state = started().state
    unit = UNIT["blue"]["pla"]
    state.units["attack.blue"] = (unit, unit)
    view = view_of(state)
    view.ask(Prompt("blue", QUESTIONS["target.tile"], ()))
    draw_frame(view, app.screen)
    view.ask(Prompt("blue", QUESTIONS["group.unit"], (UNIT_OPTION[unit],), {"tile": TILES[0]}))
    view.light([f"unit:{unit}"])
    view.update(1.0)
    view.draw(app.screen)
    assert view._lights()


def test_where_only_the_fire_flickers_only_that_is_drawn_again(app: Any) -> None:
    state = started().state
    state.chaos = 40
    view, whole, part = view_of(state), Surface((1280, 720)), Surface((1280, 720))
    for picture in (whole, part):
        view.draw(picture)
    assert not view.needs_draw
    view.update(FRAME + 0.01)
    assert view.needs_draw
    view.find_changes()
    for changed in view.changed_parts:
        part.set_clip(changed)
        view.draw(part)
    view.draw(whole)
    assert part.get_buffer().raw == whole.get_buffer().raw


def test_where_only_a_total_counts_only_that_is_drawn_again(app: Any) -> None:
    state = started().state
    view, whole, part = view_of(state), Surface((1280, 720)), Surface((1280, 720))
    for picture in (whole, part):
        view.draw(picture)
    counting = UnderWay()
    counting.totals = {**all_power_points(state), FACTIONS[2]: 88}
    view.follow(counting)
    assert view.needs_draw
    view.find_changes()
    for changed in view.changed_parts:
        part.set_clip(changed)
        view.draw(part)
    view.draw(whole)
    assert part.get_buffer().raw == whole.get_buffer().raw


@pytest.mark.parametrize("language", words().languages())
def test_titles_have_one_size_on_a_sheet_and_are_not_smaller_where_larger_type_is_wanted(
    app: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.change_settings(language=language)
    state = with_more_tiles(started().state, "pink", 12)
    sizes: dict[int, dict[str, int]] = {}
    for text in (100, 150):
        drawn = sizes.setdefault(text, {})
        with monkeypatch.context() as patch:
            _listen(patch, "draw_close", lambda told, drawn=drawn: drawn.update({told[1]: told[4]}), sheets)
            view_of(state, text=text).draw(app.screen)
    for faction in FACTIONS:
        names = [short_tile(tile) for tile in tiles_of(state, faction)]
        usual, large = ({sizes[text][name] for name in names} for text in (100, 150))
        assert len(usual) == len(large) == 1 or not names, faction
        assert not names or 12 <= min(usual) <= min(large), faction


def test_a_tag_leaves_the_titles_around_it_to_be_read(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """7.1, 8.3.2: the Chairman and leaders at one tile of a crowded sheet."""
    state = with_more_tiles(started().state, "pink", 12)
    tile = tiles_of(state, "pink")[0]
    state.seated = state.leader["pink"] = state.leader["red"] = tile
    tags: list[Rect] = []
    names = {leader_name("pink"), leader_name("red"), tr("chairman.short")}
    _listen(monkeypatch, "draw_line", lambda told: tags.append(told[2]) if told[1] in names else None, sheets)
    view = view_of(state)
    draw_frame(view, app.screen)
    titles = [place.move(-view.rect.x, -view.rect.y) for place in view._spots.words]
    assert len(tags) == len(names)
    assert not any(tag.colliderect(title) for tag in tags for title in titles)
    assert not any(one.colliderect(other) for n, one in enumerate(tags) for other in tags[n + 1 :])


@pytest.mark.parametrize("language", words().languages())
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", SIZES)
def test_2_2_units_to_choose_from_are_named_and_the_click_is_explained_in_full_size(
    app: Any, language: str, size: Any, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.change_settings(language=language)
    view = view_of(started().state, size, text=text)
    said: dict[str, int] = {}
    _listen(monkeypatch, "draw_line", lambda told: said.update({told[1]: told[3].get_height()}))
    pressed: dict[str, Any] = {}
    _listen(monkeypatch, "draw_close", lambda told: pressed.update({told[1]: told[2:5]}))
    view.ask(
        Prompt("blue", QUESTIONS["muster.unit"], tuple(map(UNIT_OPTION.__getitem__, UNITS_OF["blue"])), {"left": 18})
    )
    draw_frame(view, app.screen)
    for kind in TYPES:
        assert any(line.startswith(type_name(kind)) for line in said), kind
    box, _, wanted = pressed[tr("tray.hint")]
    assert faces.close_size([tr("tray.hint")], wanted, box.width) == wanted


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [*SIZES, (1280, 800)])
def test_the_light_around_slips_leaves_the_names_above_them_alone(
    app: Any, size: Any, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_of(started().state, size, text=text)
    named: dict[str, Any] = {}
    _listen(monkeypatch, "draw_line", lambda told: named.update({told[1]: told[2:4]}))
    view.ask(
        Prompt("blue", QUESTIONS["muster.unit"], tuple(map(UNIT_OPTION.__getitem__, UNITS_OF["blue"])), {"left": 18})
    )
    draw_frame(view, app.screen)
    top, light = view._places.matter.top, 3 * max(2, view._places.px(3))
    for box, face in (named[line] for line in named if line.startswith(tuple(map(type_name, TYPES)))):
        foot = box.centery + face.get_height() // 2 + face.get_descent()
        below = [slip.top - top for slips in view._tray.slips.values() for slip in slips if slip.top - top >= foot]
        assert foot <= min(below, default=view.rect.bottom) - light


def test_2_2_the_sheet_goes_on_showing_the_units_of_which_one_says_how_many(app: Any) -> None:
    view = view_of(started().state)
    counts = tuple(Option(f"count:{count}") for count in (3, 2, 1))
    view.ask(Prompt("blue", QUESTIONS["muster.count"], counts, {"unit": "blue.pla"}))
    draw_frame(view, app.screen)
    assert len(view._tray.slips["unit:blue.pla"]) == 3


def test_slips_stay_in_a_room_that_is_low() -> None:
    assert size_of_slips(2, Rect(0, 0, 180, 60), (50, 72))[1] <= 60
    assert size_of_slips(2, Rect(0, 0, 180, 80), (50, 72)) == (50, 72)


def neutral_table(**factions: Any) -> Any:
    """Blue's Deployment; Green sleeps, eleven units to place."""
    unplaced = {"red_guard": 6, "cadre": 3, "pla": 2}
    return table(
        seats=("red", "pink", "blue"),
        blue={"attack": {"worker": 5, "red_guard": 3}},
        green={"attack": {}, "unplaced": unplaced},
        **factions,
    )


def read_on(state: Any, prompt: Prompt, aimed: str, monkeypatch: Any) -> list[str]:
    """The lines on the sheet of the matter at hand while a tile is pointed at."""
    lines: list[str] = []
    for name in ("draw_line", "draw_close"):
        _listen(monkeypatch, name, lambda told: lines.append(told[1]))
    view = view_of(state)
    view.ask(prompt)
    view.hover(aimed)
    view._paint_matter()
    return lines


def test_3_3_1_the_odds_against_a_neutral_faction_are_those_after_it_wakes(app: Any, monkeypatch: Any) -> None:
    state = neutral_table()
    deploying(state, "blue")
    prompt = Prompt("blue", QUESTIONS["target.tile"], (Option("tile:guangzhou"),))
    lines = read_on(state, prompt, "guangzhou", monkeypatch)
    assert "Green: 11 units, not placed yet" in lines
    assert "Neutral: attacked, it joins a rival; up to 4 defend" in lines
    assert not any("Nobody defends" in line for line in lines)
    for chance in planned(state, "guangzhou", state.units["attack.blue"]):
        assert chance.defenders == ("green.cadre", "green.cadre", "green.pla", "green.pla"), "a PLA tile is held by PLA"


def test_3_3_1_units_wake_at_the_tile_as_the_odds_said(app: Any) -> None:
    state = neutral_table()
    state.opponents = {"red": "rebel.medium", "pink": "rebel.medium"}
    state.humans = frozenset({"blue"})
    session = deploying(state, "blue")
    foreseen = met(session.state, "guangzhou")
    answer(session, "preset:mass", "tile:guangzhou", "count:2")
    while session.state.units["unplaced.green"]:
        assert session.prompt is not None
        session.choose(least(session))
    came = session.state.units["guangzhou"]
    assert came and len(came) <= len(foreseen)
    for kind in KINDS:
        assert sum(FACTOR[kind][unit] for unit in came) <= sum(FACTOR[kind][unit] for unit in foreseen)


def test_an_own_tile_is_no_target_whoever_is_there(app: Any, monkeypatch: Any) -> None:
    """Also where nobody is in Attack: the sheet said of a garrisoned tile that nobody defends it."""
    state = table({"dazhai": ("blue", {"worker": 2})}, blue={"attack": {}})
    deploying(state, "blue")
    prompt = Prompt("blue", QUESTIONS["target.tile"], (Option("tile:zhongnanhai"),))
    assert "It is in your own hands." in read_on(state, prompt, "dazhai", monkeypatch)
