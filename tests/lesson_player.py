"""Plays lessons: without a window as fast as the rules go, and in one with the mouse alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.prompts import Prompt
from engine.core.session import Session
from game.shell.app import App
from game.shell.text import words
from game.table.kit.kit import Kit
from game.table.lessons.expressions import slots
from game.table.lessons.lesson import Lesson, LessonLine
from game.table.lessons.lesson_file import read_lesson, strange_names
from game.table.lessons.lesson_scene import LessonScene
from game.table.lessons.mentor import Mentor
from game.table.lessons.pointing import spot
from game.table.telling import snapshots as moments
from game.table.telling.snapshots import Snapshot, State
from tests.shell_window import click, press

LONGEST = 4000
"""Choices and turns after which a lesson should long have ended."""

Choose = Callable[[Prompt], str]


@dataclass
class Heard:
    """A line, with what was so when it was said."""

    line: LessonLine
    text: str
    state: State
    effect: Any
    prompt: Prompt | None


@dataclass
class Played:
    session: Session[Any]
    heard: list[Heard] = field(default_factory=list)
    reads: int = 0
    """How often Next was pressed."""

    @property
    def keys(self) -> list[str]:
        return [each.line.key for each in self.heard]

    @property
    def clicks(self) -> int:
        return self.reads + len(self.session.history)

    @property
    def words(self) -> int:
        return sum(len(each.text.split()) for each in self.heard)


def lesson_of(kit: Kit, key: str) -> Lesson:
    return read_lesson(kit.game.key, key)


def play(kit: Kit, lesson: Lesson, choose: Choose) -> Played:
    """A lesson, as fast as the rules go, until its last line or the end of the game."""
    session = kit.set_up.prepared(kit.game, lesson.start)
    mentor, played = Mentor(lesson, kit, session), Played(session)
    now: list[Any] = [session.state.copy(), None, None]

    def listen() -> None:
        saying = mentor.saying
        while saying is not None:
            played.heard.append(Heard(saying.line, saying.words, *now))
            if not mentor.wants_next:
                break
            mentor.next()
            played.reads += 1
            saying = mentor.saying

    def follow(told: list[Snapshot]) -> None:
        for moment in told:
            if mentor.over:
                return
            mentor.hear(moment)
            now[:] = moment.state, moment.effect, None
            listen()

    listen()
    for _ in range(LONGEST):
        assert not mentor.left_out
        if mentor.over or session.over:
            return played
        if session.prompt is None:
            follow(moments.advance(session))
            continue
        prompt = session.prompt
        mentor.asked(prompt, session.state)
        now[:] = session.state.copy(), None, prompt
        listen()
        if not mentor.over:
            follow(moments.choose(session, choose(prompt)))
    raise AssertionError("the lesson did not come to its end")


def as_told(lesson: Lesson) -> Choose:
    """One who does as is said; where nothing more is said, one who is done."""
    left = list(lesson.recommended)

    def choose(prompt: Prompt) -> str:
        keys = [option.key for option in prompt.options]
        assert left and left[0] in keys, f"{left[:1]} is not on offer for {prompt.ask}: {keys}"
        return left.pop(0)

    return choose


def at_random(seed: int) -> Choose:
    luck = random.Random(seed)
    return lambda prompt: luck.choice(prompt.options).key


def actions_named(played: Played) -> set[str]:
    """What was chosen of the menus, by name: `op:train` is `train`."""
    return {option.value for option in played.session.history if option.kind in ("op", "special", "action")}


def hear_the_story(kit: Kit, key: str) -> Played:
    """The lesson for one who does as is said, printed for whoever reads it with `pytest -s`."""
    lesson = lesson_of(kit, key)
    played = play(kit, lesson, as_told(lesson))
    print(f"{played.clicks} clicks, {len(played.heard)} lines, {played.words} words")
    print("\n".join(f"{heard.line.key}: {heard.text}" for heard in played.heard))
    return played


def hear_nothing_wrong(kit: Kit, key: str, seed: int, claims: Mapping[str, Callable[[Any], bool]]) -> Played:
    """The lesson for one who does anything: it ends, says nothing twice, and what it says of the table is true."""
    played = play(kit, lesson_of(kit, key), at_random(seed))
    assert played.session.over or played.heard[-1].line.ends
    assert len(set(played.keys)) == len(played.keys)
    for heard in played.heard:
        claim = claims.get(heard.line.key)
        assert claim is None or claim(heard), f"{heard.line.key}: {heard.text}"
        offered = [point.removeprefix("answer:") for point in heard.line.points if point.startswith("answer:")]
        assert not offered or heard.prompt is not None
        for key in offered:
            assert heard.prompt is not None and heard.prompt.option(key) in heard.prompt.options
    return played


def first_spot(scene: LessonScene, key: str, following: Sequence[str]) -> tuple[int, int]:
    return scene.option_rects()[key].center


def play_in_window(
    app: App,
    scene: LessonScene,
    seen: Callable[[str], None] = lambda key: None,
    where: Callable[[LessonScene, str, Sequence[str]], tuple[int, int]] = first_spot,
) -> int:
    """With clicks on Next and on what is recommended, until the lesson is over; returns how many.

    `where` an answer is clicked may depend on those that follow: a click may well say more than one thing.
    """
    left, clicks = list(scene.lesson.recommended), 0
    last = ""
    for _ in range(LONGEST):
        app.step(0.05)
        if app.top is not scene:
            return clicks
        saying = scene.mentor.saying
        if saying is not None and saying.line.key != last:
            last = saying.line.key
            seen(last)
        if scene.mentor.wants_next:
            press(app, scene.panel.next)
            clicks += 1
        elif scene.turn_end.asked:
            press(app, scene.controls.done)
            clicks += 1
        elif scene.table.question is not None:
            lit = scene.option_rects()
            key = left.pop(0)
            assert key in lit, f"{key} cannot be clicked: {sorted(lit)}"
            made = len(scene.session.history)
            for event in click(where(scene, key, left)):
                app.step(0.0, [event])
            app.step(0.0)
            answered = [option.key for option in scene.session.history[made:]]
            assert answered[:1] == [key]
            assert answered[1:] == left[: len(answered) - 1]
            del left[: len(answered) - 1]
            clicks += 1
    raise AssertionError("the lesson did not come to its end")


# What is written


def faults(kit: Kit, key: str) -> list[str]:
    """All that is wrong with the data of a lesson."""
    lesson = lesson_of(kit, key)
    facts = kit.set_up.facts(kit.set_up.prepared(kit.game, lesson.start).state)
    wrong = [f"{line}: {name} is not known" for line, name in strange_names(lesson, facts)]
    keys = {line.key for line in lesson.lines}
    for line in lesson.lines:
        expressions = [line.when, *(slot for text in line.said.values() for slot in slots(text))]
        for function, arguments in (call for each in expressions for call in each.calls):
            if function == "said" and not keys.issuperset(arguments):
                wrong.append(f"{line.key}: no line {arguments}")
        if {*line.said} != {*words().languages()} or not all(text.strip() for text in line.said.values()):
            wrong.append(f"{line.key}: not in every language")
        if len({tuple(sorted(slot.text for slot in slots(text))) for text in line.said.values()}) > 1:
            wrong.append(f"{line.key}: languages tell different things")
    if not any(line.ends for line in lesson.lines):
        wrong.append("it never ends")
    return wrong


def out_of_sight(scene: LessonScene) -> list[str]:
    """What is pointed at now and is not there."""
    saying = scene.mentor.saying
    points = saying.line.points if saying else ()
    return [point for point in points if spot(scene.table, point) is None]
