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
from game.table.lessons.lesson import ASK, START, Lesson, LessonLine, read_lesson
from game.table.lessons.lesson_scene import LessonScene
from game.table.lessons.mentor import FUNCTIONS, Mentor, name_of
from game.table.lessons.pointing import KINDS, spot
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


def lesson_of(kit: Kit) -> Lesson:
    return read_lesson(kit.game.key, kit.set_up.first_lesson)


def play(kit: Kit, choose: Choose) -> Played:
    """The first lesson of a game, as fast as the rules go, until its last line or the end of the game."""
    lesson = lesson_of(kit)
    session = kit.set_up.prepared(kit.game, lesson.start)
    mentor, played = Mentor(lesson, kit, session), Played(session)
    now: list[Any] = [session.state, None, None]

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


def hear_the_story(kit: Kit) -> Played:
    """The lesson for one who does as is said, printed for whoever reads it with `pytest -s`."""
    played = play(kit, as_told(lesson_of(kit)))
    print(f"{played.clicks} clicks, {len(played.heard)} lines, {played.words} words")
    print("\n".join(f"{heard.line.key}: {heard.text}" for heard in played.heard))
    return played


def hear_nothing_wrong(kit: Kit, seed: int, claims: Mapping[str, Callable[[Any], bool]]) -> Played:
    """The lesson for one who does anything: it ends, says nothing twice, and what it says of the table is true."""
    played = play(kit, at_random(seed))
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


def faults(kit: Kit, effects: Any) -> list[str]:
    """All that is wrong with the data of a lesson."""
    lesson = lesson_of(kit)
    wrong = []
    facts = kit.set_up.facts(kit.set_up.prepared(kit.game, lesson.start).state)
    known = {*facts, "before", "effect", "ask", "context", *FUNCTIONS}
    moments_known = {START, ASK, *map(name_of, _effects(effects))}
    keys = {line.key for line in lesson.lines}
    for line in lesson.lines:
        expressions = [line.when, *(slot for text in line.said.values() for slot in slots(text))]
        wrong += [f"{line.key}: {name} is no fact" for each in expressions for name in each.names - known]
        wrong += [f"{line.key}: {at} never comes" for at in line.at if at not in moments_known]
        wrong += [
            f"{line.key}: cannot point at {point}" for point in line.points if point.partition(":")[0] not in KINDS
        ]
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


def _effects(module: Any) -> list[type]:
    return [each for each in vars(module).values() if isinstance(each, type)]
