"""The board of Filipinas: whatever may be chosen can be clicked, and no fine line is scaled in the usual windows."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.core.chance import Chance
from engine.core.prompts import Option, Prompt
from engine.core.session import Session
from engine.filipinas.board import CITIES, LINES, MAP, PROVINCES
from engine.filipinas.counters import LEADERS, MOST_STEPS, NATION_OF, UNITS
from engine.filipinas.deck import CARDS
from engine.filipinas.game import GAME
from engine.filipinas.standing import NOBODY, standing
from engine.filipinas.tables import chance_to_hit
from game.filipinas import art, foreseen
from game.filipinas.board.chart_view import LOOTED_AT, ChartView
from game.filipinas.board.geometry import HEAD, ChartGeometry
from game.filipinas.board.ground import title_face
from game.filipinas.board.pieces import STRENGTH, kind_of, name_face, name_strip, worth_at
from game.filipinas.board.piles import LEAST_SEEN, Piece, Pile, lay_out
from game.filipinas.kit import KIT
from game.filipinas.palette import PALETTES
from game.filipinas.panels.card_page import PICTURES
from game.filipinas.panels.hand import Hand
from game.filipinas.slip import SlipContent, docked
from game.shell import text
from game.shell.folders import ASSETS
from game.shell.look import Look
from game.shell.text import tr
from game.table.asking.offers import BOARD
from game.table.scene.arrangement import arrange
from tests.filipinas.random_boards import random_board
from tests.filipinas.table import board, playing
from tests.presence import present

WINDOWS = ((1280, 720), (1920, 1080))


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def board_of(size: tuple[int, int], text_size: int = 100) -> tuple[pygame.Rect, Look]:
    """The room that the table leaves the board."""
    look = Look.of(size, text_size)
    room = arrange(size, look).board
    room.height -= Hand.height(look)
    return room, look


@pytest.mark.parametrize("size", WINDOWS)
def test_the_chart_is_shown_as_it_was_baked(size: tuple[int, int]) -> None:
    geometry = ChartGeometry.of(board_of(size)[0])
    assert geometry.scale in geometry.described["charts"].values()


def full_port(size: tuple[int, int]) -> ChartView:
    """The squadron with its admiral in Cavite, and a brigade beside it."""
    room, look = board_of(size)
    state = GAME.set_up("campaign", (), 1)
    state.stacks["cavite_city"] = standing((("asia_fleet", "montojo"), ("mindanao_1",)))
    state.stacks["mindanao"] = NOBODY
    return ChartView(room, state, look, PALETTES["default"])


CROWDED = {
    "manila_city": (("primo", "lachambre", "desierto", "cornell"), ("marina",), ("blanco",)),
    "cavite_city": (("montojo", "asia_fleet"), ("mindanao_1",)),
    "manila": (("magdiwan", "bonifacio"),),
    "cavite": (("cavite_corps", "aguinaldo"),),
}


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [*WINDOWS, (1280, 800)])
def test_4_3_a_city_is_as_large_as_what_stands_in_it(size: tuple[int, int], text_size: int) -> None:
    """The paper of its box lies under every counter, and reaches no other box."""
    room, look = board_of(size, text_size)
    view = ChartView(room, board(CROWDED), look, PALETTES["default"])
    geometry, annexes = view._geometry, [pygame.Rect(at, picture.get_size()) for picture, at, _ in view._annexes()]
    frames = {place: present(geometry.frame_of(place)) for place in (*CITIES, *LINES)}
    for city in CITIES:
        paper = frames[city].unionall([annex for annex in annexes if annex.colliderect(frames[city])])
        for pile in view._piles:
            assert pile.place != city or paper.inflate(4, 4).contains(pile.body), (city, pile.stack)
        assert paper.collidelist([frame for place, frame in frames.items() if place != city]) < 0


@pytest.mark.parametrize("side", [40, 46, 58, 72])
@pytest.mark.parametrize("language", ["en", "es"])
def test_no_name_on_a_counter_is_cut(side: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wider than the strip it stands on would be cut by the edge of the counter, or run over it."""
    monkeypatch.setattr(text, "_words", text.Words(language, game="filipinas"))
    wide = round(side * 52 / 58)
    assert all(name_strip(tr(f"counter.{unit}.short"), wide, side).get_width() <= wide for unit in UNITS)


@pytest.mark.parametrize("size", WINDOWS)
def test_a_stack_in_a_small_box_hides_no_other_nor_the_title(size: tuple[int, int]) -> None:
    view = full_port(size)
    fleet, admiral, brigade = (view._pieces(f"counter:{name}")[0] for name in ("asia_fleet", "montojo", "mindanao_1"))
    assert brigade.seen.x - fleet.seen.x >= round(LEAST_SEEN * fleet.seen.width) - 1
    frame = view._geometry.frame_of("cavite_city")
    assert frame and admiral.rect.y >= frame.y + round(HEAD * view._geometry.scale)


@pytest.mark.parametrize("size", WINDOWS)
def test_light_around_a_counter_is_seen_beyond_its_shadow(size: tuple[int, int]) -> None:
    view = full_port(size)
    beside = view._pieces("counter:mindanao_1")[0].rect.midright
    surface = pygame.Surface(size)
    view.draw(surface)
    before = surface.get_at(beside)
    view.light(["counter:mindanao_1"])
    view.update(1.0)
    view.draw(surface)
    after = surface.get_at(beside)
    assert sum(abs(after[part] - before[part]) for part in range(3)) > 100


@pytest.mark.parametrize("size", WINDOWS)
def test_whatever_is_lit_can_be_clicked(size: tuple[int, int]) -> None:
    room, look = board_of(size)
    for seed in range(12):
        luck = random.Random(seed)
        session = Session(GAME, GAME.any_game(Chance(seed)))
        view = ChartView(room, session.state, look, PALETTES["default"])
        for _ in range(120):
            if session.over:
                break
            prompt = session.prompt
            if prompt is None:
                session.advance()
                continue
            targets = [KIT.asking.target(option, prompt) for option in prompt.options]
            keys = [target.key for target in targets if target.place == BOARD]
            view.show(session.state)
            view.light(keys)
            for key in keys:
                spot = view.spot(key)
                assert spot is not None, (seed, prompt.ask, key)
                chosen = next(part for part in view.at(spot.center) if part in keys)
                assert chosen == key
            session.choose(luck.choice(prompt.options))


def test_every_province_is_hit_at_its_name() -> None:
    room, look = board_of((1920, 1080))
    view = ChartView(room, GAME.set_up("campaign", (), 1), look, PALETTES["default"])
    for province in PROVINCES:
        x, y = ChartGeometry.of(room).at(*ChartGeometry.of(room).described["provinces"][province]["name"])
        assert view.at((x, y - 5)) == (province,)


def test_every_place_has_room() -> None:
    geometry = ChartGeometry.of(board_of((1280, 720))[0])
    for place in MAP:
        assert all(geometry.rect.contains(room) for room in geometry.rooms(place)), place


def test_the_art_of_every_counter_and_card_is_there() -> None:
    for unit in UNITS:
        for strength in range(1, MOST_STEPS[unit] + 1):
            assert art.picture(f"counters/{NATION_OF[unit]}_{kind_of(unit)}_{strength}.webp")
    for leader in LEADERS:
        assert art.picture(f"leaders/{leader}_middle.webp")
    for card in CARDS:
        for size, width in PICTURES.items():
            assert (ASSETS / f"filipinas/cards/{card.lower()}_{size}.webp").exists()
            if card == "S07":
                assert art.picture(f"cards/s07_{size}.webp").get_width() == width


@pytest.mark.parametrize("net", range(-4, 7))
def test_6_7_the_slip_shows_as_many_sides_as_hit(net: int) -> None:
    battle = SlipContent("attack", "cavite", "spain", ("cornell",), ("magdiwan",), (("factors", net),))
    assert len(battle.faces) == chance_to_hit(net)


def test_the_slip_docks_where_the_fight_is_not() -> None:
    board = pygame.Rect(0, 0, 1000, 800)
    assert docked((300, 200), board, (800, 400), 10).right < 500
    assert docked((300, 200), board, (200, 400), 10).left > 500


def test_the_slip_hides_no_fighter_though_it_is_large() -> None:
    board = pygame.Rect(303, 80, 600, 490)
    fighters = [pygame.Rect(581, 349, 43, 40), pygame.Rect(545, 423, 72, 40)]
    slip = docked((282, 264), board, (605, 369), 10, fighters)
    hidden = [slip.clip(fighter) for fighter in fighters]
    assert board.contains(slip) and sum(part.width * part.height for part in hidden) < 100, "a corner at most"


def test_of_places_that_hide_no_fighter_the_slip_takes_the_one_that_hides_least_of_the_rest() -> None:
    board = pygame.Rect(0, 0, 1000, 800)
    fighters, names = [pygame.Rect(800, 380, 60, 60)], [pygame.Rect(250, 380, 120, 40), pygame.Rect(30, 20, 90, 40)]
    slip = docked((300, 200), board, (800, 400), 10, fighters, names)
    assert slip.right < 500 and slip.collidelist(names) < 0


def test_6_7_a_slip_is_foreseen_as_the_rules_then_ask_about_it() -> None:
    places = {
        "cavite": [["cornell", "marina", "lachambre"], ["cavite_corps", "aguinaldo"]],
        "manila_city": [["blanco"]],
    }
    state = board(places, points=6, hand={"spain": ["S07"]}, strength={"cavite_corps": 2}, trenches=["cavite_corps"])
    session = playing(state, "spain")
    session.choose("action:attack")
    session.choose("done")
    asked = session.prompt
    assert asked is not None and asked.ask == "combat.card"
    before = foreseen.at_hand(asked, session.state)
    session.undo()
    session.undo()
    assert session.prompt is not None
    assert foreseen.of_options(session.prompt, session.state) == {"action:attack": before}, "there is but one"
    session.choose("action:attack")
    prompt = Prompt("spain", "attack.stack", (Option("stack:cornell"),))
    assert before is not None
    assert foreseen.of_options(prompt, session.state) == {"stack:cornell": before}


def test_6_6_the_slip_of_the_attack_lies_on_the_board_while_one_asks_whether_to_make_it() -> None:
    places = {"laguna": [["cornell"], ["laguna_corps"]], "manila_city": [["blanco"]]}
    state = board(places, points=6, posture={"cornell": "searching"}, dice={"locate": [6, 6]})
    session = playing(state, "spain")
    session.choose("action:search")
    assert session.prompt is not None and session.prompt.ask == "search.attack"
    slip = foreseen.at_hand(session.prompt, session.state)
    assert slip and replace(slip, risk=()) == SlipContent(
        "attack", "laguna", "spain", ("cornell",), ("laguna_corps",), (("factors", 1),), factors=(2, 1)
    )


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_name_of_every_counter_is_whole_on_the_smallest_chart(language: str) -> None:
    names = json.loads((ASSETS / "filipinas" / "text" / language / "names.json").read_text(encoding="utf-8"))
    strip = round(42 * 52 / 58)  # of a face of 42 pixels, as in a window of 1280 by 720
    for unit in UNITS:
        name = names[f"counter.{unit}.short"]
        assert name_face(name, strip, 9).size(name)[0] <= strip, name


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_title_of_every_box_is_whole_on_its_plate(
    language: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "_words", text.Words(language, game="filipinas"))
    for size in WINDOWS:
        room, _ = board_of(size, text_size)
        for place in (*CITIES, *LINES):
            plate, words = ChartGeometry.of(room).title_of(place), tr(f"place.{place}.short")
            assert plate and title_face(words, plate).size(words)[0] <= plate.width, (place, size)


def test_stacks_are_laid_once_for_all_that_is_told_between_two_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[int] = []

    def counted(*given: Any) -> list[Pile]:
        laid.append(1)
        return lay_out(*given)

    monkeypatch.setattr("game.filipinas.board.chart_view.lay_out", counted)
    view = full_port((1280, 720))
    state = view.state.copy()
    state.stacks["mindanao"], state.stacks["cavite_city"] = state.stacks["cavite_city"], NOBODY
    for shown in (view.state, state):
        view.show(shown)
        view.light(["counter:montojo"])
    assert laid == []
    assert view._pieces("counter:montojo") and view.anchor("counter:asia_fleet") != view.rect.center
    assert laid == [1]


@pytest.mark.parametrize("size", WINDOWS)
def test_three_stacks_in_manila_hide_nobody(size: tuple[int, int]) -> None:
    room, look = board_of(size)
    state = board({"manila": [["desierto"], ["cornell"], ["magdiwan", "bonifacio"]]}, posture={"desierto": "searching"})
    view = ChartView(room, state, look, PALETTES["default"])
    faces = [view._pieces(f"counter:{name}")[0].seen for name in ("desierto", "cornell", "magdiwan", "bonifacio")]
    assert all(face.inflate(-6, -6).collidelist([other for other in faces if other is not face]) < 0 for face in faces)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize(
    "places",
    [
        {"cavite": [["desierto"], ["mindanao_1", "lachambre"], ["mindanao_2"], ["cavite_corps", "aguinaldo"]]},
        {"manila": [["desierto"], ["lachambre"], ["cornell"], ["magdiwan", "bonifacio"]]},
        {"manila_city": [["primo"], ["asia_fleet", "montojo"]]},
        {"cavite_city": [["montojo"], ["camara_fleet", "camara"]]},
        {"mindanao": [["mindanao_2"], ["cornell"], ["marina"]]},
    ],
)
def test_many_stacks_stand_out_of_a_narrow_room_rather_than_on_each_other(
    size: tuple[int, int], places: dict[str, list[list[str]]]
) -> None:
    room, look = board_of(size)
    view = ChartView(room, board(places), look, PALETTES["default"])
    names = [name for stacks in places.values() for stack in stacks for name in stack]
    faces = [view._pieces(f"counter:{name}")[0].seen.inflate(-6, -6) for name in names]
    hidden = [name for name, face in zip(names, faces, strict=True) if len(face.collidelistall(faces)) > 1]
    assert not hidden


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("province", PROVINCES)
def test_whoever_comes_moves_no_enemy(size: tuple[int, int], province: str) -> None:
    room, look = board_of(size)
    before = ChartView(room, board({province: [["laguna_corps"]]}), look, PALETTES["default"])
    after = ChartView(room, board({province: [["cornell"], ["laguna_corps"]]}), look, PALETTES["default"])
    assert before.anchor("counter:laguna_corps") == after.anchor("counter:laguna_corps")


@pytest.mark.parametrize("size", WINDOWS)
def test_6_11_flames_stand_where_no_stack_does(size: tuple[int, int]) -> None:
    room, _ = board_of(size)
    geometry = ChartGeometry.of(room)
    for province in PROVINCES:
        x, y = geometry.at(*geometry.described["provinces"][province]["name"])
        flames = pygame.Rect(0, 0, 20, 20)
        flames.center = x - round(LOOTED_AT * geometry.scale), y
        assert flames.collidelist(geometry.rooms(province)) < 0


def strength_on(piece: Piece, side: int) -> pygame.Rect:
    """Where the strength of a unit is printed on the screen."""
    face = pygame.Rect(0, 0, side, side)
    face.center = piece.rect.center
    left, top, width, height = (round(share * side) for share in STRENGTH)
    return pygame.Rect(face.x + left, face.y + top, width, height)


@pytest.mark.parametrize("size", WINDOWS)
def test_no_marker_lies_on_a_strength_and_nothing_of_a_stack_on_what_its_leader_is_worth(size: tuple[int, int]) -> None:
    room, look = board_of(size)
    for seed in range(40):
        state = random_board(seed)
        state.trenches = state.targets = frozenset(UNITS)
        state.posture = dict.fromkeys(UNITS, "searching")
        view = ChartView(room, state, look, PALETTES["default"])
        for pile in view._piles:
            markers = [piece.rect for piece in pile.pieces if not piece.key]
            for number, piece in enumerate(pile.pieces):
                name = piece.key.partition(":")[2]
                if name in UNITS:
                    assert strength_on(piece, view._side).collidelist(markers) < 0, (seed, name)
                if name in LEADERS:
                    later = [other.rect for other in pile.pieces[number + 1 :]]
                    for figure in worth_at(piece.sprite.get_size()):
                        assert figure.move(piece.rect.topleft).collidelist(later) < 0, (seed, name)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_stack_of_either_side_hides_neither_the_name_of_its_province_nor_a_title(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "_words", text.Words(language, game="filipinas"))
    room, look = board_of(size)
    led = {"manila": ("magdiwan", "bonifacio"), "cavite": ("cavite_corps", "aguinaldo")}
    for province in PROVINCES:
        state = board({province: [["cornell", "lachambre"], [*led.get(province, ("laguna_corps",))]]})
        state.posture = {"cornell": "protecting"}
        view = ChartView(room, state, look, PALETTES["default"])
        titles = [title for place in MAP if (title := view._geometry.title_of(place))]
        for name in state.stacks[province][0] + state.stacks[province][1]:
            face = view._pieces(f"counter:{name}")[0].seen
            assert face.collidelist(titles) < 0, (province, name)
            for label, corner in view._ground.labels(state):
                covered = face.clip(label.get_rect(topleft=corner)).move(-corner[0], -corner[1])
                ink = pygame.mask.from_surface(label, 220)
                assert not ink.overlap_area(pygame.mask.Mask(covered.size, fill=True), covered.topleft), (
                    province,
                    name,
                )
