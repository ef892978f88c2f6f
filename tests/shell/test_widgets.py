from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, noting_lines, watching_cuts, wrapped
from game.shell.look import Look
from game.shell.markdown import parse
from game.shell.text import words
from game.shell.widgets import line_chart, log_list
from game.shell.widgets.button import Button
from game.shell.widgets.keycap import keys_of, keys_width
from game.shell.widgets.line_chart import Curve, LineChart, Mark
from game.shell.widgets.log_list import LogList
from game.shell.widgets.rich_text import RichText, TextStyle, literal
from game.shell.widgets.scrolling import Scrolling
from game.shell.widgets.text_view import TextBlock, TextView
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.tooltip import Tooltip
from tests.presence import present

LOOK = Look(1.0, 1.0)
STYLE = TextStyle(20)


@pytest.fixture(autouse=True)
def screen() -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((1280, 720))


def plain(text: RichText) -> str:
    return "".join(run.text for line in text.lines for run in line.runs)


def wheel(y: int, position: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEWHEEL, y=y, x=0, pos=position)


def button_down(position: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=1)


def test_rich_text_wraps_within_its_width_and_loses_no_word() -> None:
    words = "one two three four five six seven eight nine ten " * 5
    text = RichText(words, 200, STYLE)
    assert len(text.lines) > 5
    assert text.width <= 200
    assert "".join(plain(text).split()) == "".join(words.split())


def test_a_word_wider_than_the_column_is_broken() -> None:
    text = RichText("x" * 200, 150, STYLE)
    assert text.width <= 150
    assert plain(text) == "x" * 200


def test_bold_italic_and_links() -> None:
    text = RichText("**Bold** and *soft*, see [3.4.1] or [the map](map).", 900, STYLE)
    assert plain(text) == "Bold and soft, see 3.4.1 or the map."
    links = [run for run in text.lines[0].runs if run.link]
    assert [(run.text, run.link) for run in links] == [("3.4.1", "3.4.1"), ("the map", "map")]
    assert text.link_at((links[0].x, 5)) == "3.4.1"
    assert text.link_at((0, 0)) is None


def test_literal_words_have_no_marks() -> None:
    name = r"a*b*c [1] :x: \d"
    assert plain(RichText(literal(name), 900, STYLE)) == name


def test_a_cut_text_is_noticed() -> None:
    surface = present(pygame.display.get_surface())
    with watching_cuts() as cuts:
        draw_line(surface, "one two three", pygame.Rect(0, 0, 60, 30), font("text", 20), (0, 0, 0))
    assert len(cuts) == 1


def test_a_tooltip_waits_and_stays_on_the_screen() -> None:
    for position in ((0, 0), (1279, 719), (1279, 0), (0, 719)):
        tip = Tooltip()
        tip.hover("words", position)
        assert not tip.shown
        tip.update(1.0)
        assert tip.shown
        assert pygame.Rect(0, 0, 1280, 720).contains(tip.place((1280, 720), (400, 120), LOOK))


def test_a_tooltip_ends_with_its_last_words() -> None:
    tooltip = Tooltip()
    tooltip.hover("Would do this.\n", (10, 10))
    assert tooltip.text == "Would do this."


@pytest.mark.parametrize("about", [(600, 660, 90, 40), (8, 40, 250, 160), (964, 42, 308, 300), (500, 300, 120, 90)])
def test_a_tooltip_stands_beside_what_it_explains(about: tuple[int, int, int, int]) -> None:
    explained = pygame.Rect(about)
    for position in (explained.center, explained.topleft, (explained.right - 1, explained.bottom - 1)):
        tip = Tooltip()
        tip.hover("words", position, explained)
        tip.update(1.0)
        assert not tip.place((1280, 720), (400, 120), LOOK).colliderect(explained)


def _beside(about: pygame.Rect, others: list[pygame.Rect], size: tuple[int, int]) -> pygame.Rect:
    """Where a tooltip of that size lies that is about one thing, and should cover no other."""
    tip = Tooltip()
    tip.hover("words", about.center, about, others)
    tip.update(1.0)
    return tip.place((1280, 720), size, LOOK)


def test_a_tooltip_does_not_lie_where_more_is_told_either() -> None:
    tile, told = pygame.Rect(860, 270, 50, 50), pygame.Rect(670, 380, 330, 270)
    place = _beside(tile, [told], (360, 120))
    assert not place.colliderect(tile) and not place.colliderect(told)


def test_a_tooltip_rises_over_the_question_at_the_foot() -> None:
    bowl, bar = pygame.Rect(16, 550, 100, 90), pygame.Rect(0, 642, 1280, 78)
    place = _beside(bowl, [bar], (560, 120))
    assert place.x > bowl.right and not place.colliderect(bar), "beside the bowl, and higher"


@pytest.mark.parametrize("number", [1, 2])
def test_a_tooltip_of_a_box_on_the_shelf_is_not_over_the_first(number: int) -> None:
    """Under the box itself there is room; off its corner the words would stand with the other boxes."""
    boxes = [pygame.Rect(x, 258, 205, 274) for x in (57, 315, 573)]
    box, leaflet = boxes.pop(number), pygame.Rect(843, 112, 392, 535)
    place = _beside(box, [leaflet, *boxes], (394, 110))
    assert place.collidelist([box, leaflet, *boxes]) < 0
    assert place.left < box.centerx < place.right


def test_a_tooltip_of_a_button_at_the_foot_lies_on_no_text_and_no_other_button() -> None:
    page = pygame.Rect(20, 20, 1240, 680)
    text, back, play, stop = (
        pygame.Rect(page.x + 20, page.y + 20, 1200, 560),
        pygame.Rect(page.x + 20, 640, 100, 44),
        pygame.Rect(940, 640, 180, 44),
        pygame.Rect(1130, 640, 90, 44),
    )
    place = _beside(play, [text, back, stop], (420, 80))
    assert place.collidelist([text, back, play, stop]) < 0
    assert pygame.Rect(0, 0, 1280, 720).contains(place)


def test_where_a_tooltip_must_lie_on_something_it_covers_as_little_as_it_can() -> None:
    text, play = pygame.Rect(20, 20, 1240, 610), pygame.Rect(1100, 640, 120, 44)
    place = _beside(play, [text], (420, 100))
    assert place.clip(text).height < 40 and not place.colliderect(play)


def test_a_button_without_words_of_its_own_needs_no_tooltip_for_its_key() -> None:
    button = Button("Close", lambda: None, shortcut="Esc")
    button.place(pygame.Rect(0, 0, 300, 40), LOOK)
    assert not button.hint((5, 5))


def test_choices_are_as_wide_as_each_other_where_their_words_leave_room() -> None:
    switch = ToggleGroup([("on", "Playing together", ""), ("off", "No", "")], "on", lambda key: None)
    switch.place(pygame.Rect(0, 0, 600, 40), LOOK)
    assert len({cell.width for cell in switch.cells}) == 1
    switch.place(pygame.Rect(0, 0, switch.natural_width(LOOK), 40), LOOK)
    assert switch.cells[0].width > switch.cells[1].width


@pytest.fixture
def log() -> LogList:
    log = LogList()
    log.place(pygame.Rect(100, 100, 400, 300), LOOK)
    return log


def test_a_line_that_brings_its_head_into_sight_of_a_filter_is_shown_once() -> None:
    log = LogList()
    log.place(pygame.Rect(0, 0, 400, 300), LOOK)
    log.append("The Government acts", "government")
    log.unfold(0)
    log.filter({"npa"})
    log.append("NPA loses a Base", "npa", under=0)
    assert log._shown == [0, 1] and len(log._tops) == 2


def test_a_line_is_set_alone_at_five_thousand(log: LogList, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it costs is measured by `make bench`; here it is what it does, whatever the machine."""
    for number in range(5000):
        log.append(f"Line {number}: the Government sweeps two spaces and shifts one of them [3.2.1].", "government")
    texts = []

    def noted(text: str, *others: Any) -> RichText:
        texts.append(text)
        return RichText(text, *others)

    monkeypatch.setattr(log_list, "RichText", noted)
    lines = [
        f"Another line {number}, long enough that it has to be wrapped into a second one." for number in range(200)
    ]
    for line in lines:
        log.append(line, "npa")
        log.update(0.016)
    assert texts == lines


def test_the_log_follows_its_end_unless_scrolled_up(log: LogList) -> None:
    for number in range(100):
        log.append(f"Line {number}")
    assert log.visible_lines()[-1][0].text == "Line 99"
    log.handle(wheel(20, (200, 200)))
    before = log.bar.offset
    log.append("Line 100")
    assert log.bar.offset == before < log.bar.range


def test_a_log_set_in_other_type_is_measured_anew(log: LogList) -> None:
    log.append("The Government sweeps two spaces and shifts one of them.")
    low = log.visible_lines()[0][1].height
    log.set_in(lambda size, bold, italic: font("text", size * 3, bold, italic))
    assert log.visible_lines()[0][1].height > low
    log.set_in(None)
    assert log.visible_lines()[0][1].height == low


def test_the_log_filters_clicks_and_clears() -> None:
    clicked = []
    log = LogList(lambda line: clicked.append(line.payload))
    log.place(pygame.Rect(100, 100, 400, 300), LOOK)
    for number in range(50):
        log.append(f"Line {number}", "ab"[number % 2], number)
    log.filter({"a"})
    assert {line.tag for line, _ in log.visible_lines()} == {"a"}
    line, place = log.visible_lines()[-1]
    log.handle(button_down((place.x + 20, place.centery)))
    assert clicked == [line.payload] == [48]
    log.filter(None)
    log.clear()
    log.append("A new line")
    assert [line.text for line, _ in log.visible_lines()] == ["A new line"]


def test_the_bar_can_be_dragged(log: LogList) -> None:
    for number in range(200):
        log.append(f"Line {number}")
    log.bar.scroll_to(0)
    thumb = log.bar.thumb
    log.handle(button_down(thumb.center))
    log.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(thumb.centerx, 5000), rel=(0, 0), buttons=(1, 0, 0)))
    assert log.bar.at_end
    log.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))


def test_a_narrower_log_wraps_again(log: LogList) -> None:
    log.append("word " * 40)
    tall = log.bar.content
    log.place(pygame.Rect(100, 100, 250, 300), LOOK)
    assert log.bar.content > tall


def test_a_page_scrolls_to_its_anchors_and_links() -> None:
    gone: list[str] = []
    view = TextView(gone.append)
    view.place(pygame.Rect(0, 0, 400, 200), LOOK)
    page = parse("# Top\n\nWords.\n\n" + "Words.\n\n" * 40 + "## Below\n\nText. [9.1]", "page")
    view.show(page.blocks)
    assert view.go_to("9.1") and view.bar.offset > 0
    for y in range(0, 200, 4):
        for x in range(0, 200, 4):
            view.handle(button_down((x, y)))
    assert set(gone) == {"9.1"}


def test_markdown_knows_headings_items_code_and_tables() -> None:
    page = parse("# A\n\none\ntwo\n\n- x\n  y\n- z `a*b`\n\n| h |\n| --- |\n| c |\n\n### B\n\nRule. [1.2] [1.3]", "key")
    assert page.title == "A"
    assert page.blocks == [
        TextBlock("heading", "A"),
        TextBlock("paragraph", "one two"),
        TextBlock("item", "x y"),
        TextBlock("item", r"z a\*b"),
        TextBlock("paragraph", "**h**"),
        TextBlock("item", "c"),
        TextBlock("subheading", "B"),
        TextBlock("paragraph", "Rule. [1.2] [1.3]", ("1.2", "1.3")),
    ]


def test_a_toggle_group_chooses_by_mouse() -> None:
    chosen: list[str] = []
    group = ToggleGroup([("a", "First", ""), ("b", "Second", "")], "a", chosen.append)
    group.place(pygame.Rect(0, 0, 300, 40), LOOK)
    group.handle(button_down((290, 20)))
    group.handle(button_down((290, 20)))
    assert chosen == ["b"]


@pytest.mark.parametrize("values", [[], [0], [3, 3], [-5, 0, 7], [0.5] * 300, [1e6, -1e6]])
def test_a_chart_draws_whatever_it_is_given(values: list[float]) -> None:
    chart = LineChart([Curve(name, values, (200, 0, 0)) for name in "abc"])
    chart.place(pygame.Rect(0, 0, 600, 300), LOOK)
    chart.draw(present(pygame.display.get_surface()))


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("steps", [1, 4, 15, 90])
def test_a_chart_numbers_its_steps_beside_what_they_are(
    steps: int, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    placed: dict[str, pygame.Rect] = {}
    monkeypatch.setattr(line_chart, "draw_line", noting(placed))
    chart = LineChart([Curve("Spain", [10_000] * steps, (200, 0, 0))], axis="Turn", first=first)
    chart.place(pygame.Rect(0, 0, 500, 200), LOOK)
    chart.draw(pygame.Surface((500, 200)))
    numbers = [int(word) for word in placed if word.isdigit() and placed[word].y == placed["Turn"].y]
    assert all(first <= number < first + steps for number in numbers)
    assert len(numbers) > 2 if steps > 4 else len(numbers) <= steps
    assert all(placed["Turn"].right <= placed[str(number)].x for number in numbers)


@pytest.mark.parametrize("height", [130, 160, 300])
def test_the_names_of_a_chart_stand_in_it_one_under_the_other(height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six that end at the same height, at the foot of a low chart."""
    placed: dict[str, pygame.Rect] = {}
    monkeypatch.setattr(line_chart, "draw_line", noting(placed))
    chart = LineChart([Curve(name, [5, 0], (200, 0, 0)) for name in "abcdef"], axis="Turn")
    assert chart.least_height(LOOK) <= 130
    chart.place(pygame.Rect(0, 0, 500, height), LOOK)
    chart.draw(pygame.Surface((500, height)))
    names = [placed[name].centery for name in "abcdef"]
    assert names[0] > 0 and names[-1] + LOOK.text(chart.size) // 2 <= height
    assert all(below - name >= LOOK.text(chart.size) * 0.75 for name, below in pairwise(names))


def test_a_name_that_is_moved_from_its_line_has_the_colour_of_it_at_its_side(monkeypatch: pytest.MonkeyPatch) -> None:
    placed: dict[str, pygame.Rect] = {}
    monkeypatch.setattr(line_chart, "draw_line", noting(placed))
    lines = {name: (40 * number + 10, 60, 250 - 40 * number) for number, name in enumerate("abcdef")}
    chart = LineChart([Curve(name, [5, 0], colour) for name, colour in lines.items()])
    chart.place(pygame.Rect(0, 0, 500, 200), LOOK)
    surface = pygame.Surface((500, 200))
    chart.draw(surface)
    for name, colour in lines.items():
        before = range(placed[name].x - LOOK.px(24), placed[name].x)
        assert any(surface.get_at((x, placed[name].centery))[:3] == colour for x in before)


def noting(placed: dict[str, pygame.Rect]) -> Callable[..., pygame.Rect]:
    """Draws lines, and notes where each word stands."""

    def drawn(surface: pygame.Surface, word: str, *how: Any) -> pygame.Rect:
        placed[word] = draw_line(surface, word, *how)
        return placed[word]

    return drawn


def test_keys_are_drawn_as_keys_and_parted_where_several_are_held() -> None:
    text = RichText("Press [[Ctrl+Z]] or [[U]] to undo [3.4.1].", 900, TextStyle(20))
    keys = [run.text for run in text.lines[0].runs if run.is_key]
    assert keys == ["Ctrl+Z", "U"] and keys_of("Ctrl+Z") == ["Ctrl", "Z"] and keys_of("+") == ["+"]
    assert [run.link for run in text.lines[0].runs if run.link] == ["3.4.1"]


def test_keys_have_the_names_of_the_player_s_keyboard() -> None:
    assert keys_of("Ctrl+Enter") == ["Ctrl", "Enter"] and keys_of("Del") == ["Del"]
    words().switch("es")
    try:
        assert keys_of("Ctrl+Enter") == ["Ctrl", "Intro"] and keys_of("Del") == ["Supr"]
    finally:
        words().switch("en")


FIGURES = ["Resources of the NPA 7 → 6", "Casillas con Control del Gobierno −3.", "NEP Elegible después sí → no"]


@pytest.mark.parametrize("text", [*FIGURES, "Resources of the NPA **7 → 6**", "Control del Gobierno: **Gobierno −3**."])
def test_no_line_parts_a_figure_from_what_it_is_of(text: str) -> None:
    style = TextStyle(20)
    for width in range(130, 420, 3):
        lines = ["".join(run.text for run in line.runs).strip() for line in RichText(text, width, style).lines]
        assert " ".join(lines) == text.replace("*", "")
        assert not any(line.startswith(("→", "−", "6")) or line.endswith("→") for line in lines), lines


@pytest.mark.parametrize("text", FIGURES)
def test_no_wrapped_line_parts_a_figure_from_what_it_is_of(text: str) -> None:
    for width in range(130, 420, 3):
        lines = wrapped(text, font("text", 20), width)
        assert " ".join(lines) == text
        assert not any(line.startswith(("→", "−", "6")) or line.endswith("→") for line in lines), lines


def test_figures_that_have_no_room_together_are_parted() -> None:
    text = "Manila 1 → 2 → 3 → 4 → 5 → 6 → 7 → 8"
    narrow = RichText(text, 120, TextStyle(20))
    assert narrow.width <= 120 and len(narrow.lines) > 1


def test_a_key_goes_to_the_next_line_where_there_is_no_room() -> None:
    style = TextStyle(20)
    wide = RichText("Undo [[Backspace]]", 900, style)
    narrow = RichText("Undo [[Backspace]]", wide.width - 1, style)
    assert len(wide.lines) == 1 and [line.runs[0].is_key for line in narrow.lines] == [False, True]


def test_a_button_is_drawn_again_when_it_is_selected() -> None:
    button = Button("Recap", lambda: None)
    button.update(0.0)
    button.select(True)
    assert button.selected and button.update(0.0)
    button.select(True)
    assert not button.update(0.0)


def test_a_button_shows_its_key_where_it_has_room() -> None:
    surface = pygame.Surface((400, 60))
    button = Button("Undo", lambda: None, shortcut="U")
    pictures = []
    for width in (button.natural_width(LOOK), 300):
        for shortcut in ("U", ""):
            button.shortcut = shortcut
            button.place(pygame.Rect(10, 10, width, 40), LOOK)
            surface.fill((0, 0, 0))
            button.draw(surface)
            pictures.append(surface.get_buffer().raw)
    narrow, narrow_without, wide, wide_without = pictures
    assert narrow == narrow_without and wide != wide_without
    button.shortcut, button.shows_key = "U", True
    assert button.natural_width(LOOK) > keys_width("U", LOOK.text(22))


def test_what_unfolds_at_the_foot_of_the_log_comes_into_sight(log: LogList) -> None:
    for number in range(30):
        log.append(f"Line {number}")
    log.append("Spain searches")
    for number in range(4):
        log.append(f"Reason {number}", under=30)
    log.unfold(30)
    assert [line.text for line, _ in log.visible_lines()][-5:] == ["Spain searches", *(f"Reason {n}" for n in range(4))]


def test_a_line_that_lies_folded_away_is_not_set_before_it_is_shown(log: LogList) -> None:
    log.append("Spain searches")
    log.append("Because of a long story, " * 9, under=0)
    assert len(log._set) == 1
    log.unfold(0)
    (_, head), (_, reason) = log.visible_lines()
    assert reason.top == head.bottom and reason.height > 2 * head.height


def test_the_word_of_a_mark_lies_over_the_lines_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two decisions of one turn: the line of the second would strike out the figure of the first."""
    drawn: list[str] = []
    monkeypatch.setattr(pygame.draw, "line", lambda surface, colour, *_: drawn.append(str(colour)))
    monkeypatch.setattr(line_chart, "draw_line", lambda surface, word, *_: drawn.append(word))
    chart = LineChart([Curve("a", [1, 2, 3], (200, 0, 0))])
    chart.marks = [Mark(1, "first"), Mark(1, "second")]
    chart.place(pygame.Rect(0, 0, 400, 200), LOOK)
    chart.draw(pygame.Surface((400, 200)))
    last_line = max(number for number, what in enumerate(drawn) if what == str(colours.RED))
    assert last_line < drawn.index("first") < drawn.index("second")


def cut_through(widget: Scrolling, screen: pygame.Surface) -> list[int]:
    """The offsets at which an edge of what is seen cuts a line of type."""
    cut = []
    for offset in range(widget.bar.range + 1):
        widget.bar.scroll_to(offset)
        with noting_lines() as noted:
            widget.draw(screen)
        seen = widget.window
        assert widget.rect.contains(seen)
        if any(line.top < edge < line.bottom for _, line in noted for edge in (seen.top, seen.bottom)):
            cut.append(offset)
    return cut


def long_page() -> TextView:
    view = TextView()
    view.place(pygame.Rect(0, 0, 400, 200), LOOK)
    view.show(parse("# Top\n\nWords.\n\n" + "Some words that go on and on for a line or two.\n\n" * 9, "page").blocks)
    return view


def test_no_line_of_a_page_is_cut_through_wherever_it_is_scrolled_to(screen: pygame.Surface) -> None:
    assert cut_through(long_page(), screen) == []


def test_no_line_of_the_log_is_cut_through_wherever_it_is_scrolled_to(log: LogList, screen: pygame.Surface) -> None:
    for number in range(9):
        log.append("A line of the log that is longer than the others. " * (number + 1))
    assert cut_through(log, screen) == []


def test_an_arrow_in_the_foot_says_that_there_is_more(screen: pygame.Surface) -> None:
    view = long_page()
    foot = pygame.Rect(0, view.rect.bottom - view.bar.foot, view.rect.width - view.bar.rect.width, view.bar.foot)

    def has_arrow() -> bool:
        screen.fill(colours.PAPER)
        view.draw(screen)
        return any(screen.get_at((x, y))[:3] == colours.SCROLL for x in range(foot.width) for y in range(*span))

    span = foot.top, foot.bottom
    assert view.window.bottom <= foot.top and has_arrow()
    view.bar.scroll_to(view.bar.range)
    assert not has_arrow()


def test_a_line_that_the_arrows_come_to_is_seen_whole(log: LogList) -> None:
    log = LogList(lambda line: None)
    log.place(pygame.Rect(100, 100, 400, 300), LOOK)
    for number in range(40):
        log.append(f"Line {number}, and some more words so that it takes two of them.")
    log.bar.scroll_to(0)
    for _ in range(30):
        log.take_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
        assert log._over is not None
        assert log.window.contains(log._place(log._over))


def test_a_log_says_so_where_nothing_passes_the_filter(screen: pygame.Surface) -> None:
    log = LogList(nothing="Nothing here.")
    log.place(pygame.Rect(100, 100, 400, 300), LOOK)
    log.append("A line", "a")

    def lines_drawn() -> int:
        with noting_lines() as noted:
            log.draw(screen)
        return len(noted)

    log.filter({"b"})
    assert not log.visible_lines() and lines_drawn() == 1
    log.clear()
    log.filter(None)
    assert lines_drawn() == 0
