"""What a finished game was, front page by front page: the turns that weighed most, and the one that decided each."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.effects import told_to_all
from engine.core.session import Session
from engine.core.thinking.strategist import seated
from engine.core.thinking.thought import Weighed
from game.shell.text import tr
from game.table.kit.chronicler import REASONS, NewsLine, Opening
from game.table.kit.kit import Kit
from game.table.telling.deeds import Deed, Told, divided
from game.table.telling.log_entry import Story
from game.table.telling.reckoning import Points, gains
from game.table.telling.snapshots import Snapshot, State, retell
from game.table.thinking.minds import mind_for
from game.table.thinking.words import per_cent, reasons

MOST = 5
"""So many turns are told on a front page."""
QUIET = 3
"""If so many are worth something, those that are worth nothing are left out."""
TURNS_OF_FORTUNE = 5
"""So many are marked on the curves."""
RETOLD = 0.3
"""The share of the work that is done when the game has been told again."""


@dataclass(slots=True)
class Episode:
    """What somebody did in a turn."""

    seat: str
    headline: str
    """Empty if no newspaper would have one for it, or the page has it already."""
    sentence: str
    worth: str
    why: str
    weight: int
    """How much has changed by it."""
    parts: tuple[str, ...]
    """This is where on the board."""
    state: State
    """When it was done."""
    decision: int
    """How many decisions had been made before it."""


@dataclass(slots=True)
class FrontPage:
    date: str
    headline: str
    opening: Opening
    news: Sequence[str]
    """What happened in nobody's turn."""
    episodes: Sequence[Episode]
    standing: Sequence[str]
    """How things stood at its end."""

    @property
    def turning(self) -> Episode | None:
        """The turn that weighed most."""
        return max(self.episodes, key=lambda episode: episode.weight, default=None)


@dataclass(slots=True)
class Chronicle:
    pages: list[FrontPage] = field(default_factory=list)
    turns: list[Episode] = field(default_factory=list)
    """Those that turned the game, in their order."""


@dataclass(slots=True)
class _Issue:
    """What one front page tells of."""

    moments: list[Snapshot] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    headlines: list[NewsLine | None] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    """How many had been made when each moment had been told."""

    def add(self, moment: Snapshot, told: Told, headline: NewsLine | None, decisions: int) -> None:
        self.moments.append(moment)
        self.told.append(told)
        self.headlines.append(headline)
        self.decisions.append(decisions)


def reading(kit: Kit, session: Session[Any]) -> Generator[float, None, Chronicle]:
    """In slices: how much of it is done."""
    chronicle = Chronicle()
    issues = yield from _issues(kit, session)
    printed: set[str] = set()
    for number, issue in enumerate(issues):
        chronicle.pages.append(_front_page(kit, session, issue, printed))
        yield RETOLD + RETOLD * (number + 1) / len(issues)
    episodes = [episode for page in chronicle.pages for episode in page.episodes if episode.weight]
    most = sorted(episodes, key=lambda episode: -episode.weight)[:TURNS_OF_FORTUNE]
    chronicle.turns = [episode for episode in episodes if episode in most]
    for number, episode in enumerate(chronicle.turns):
        if episode.seat in session.players:
            for part in _thinking_again(kit, session, episode):
                yield 2 * RETOLD + (1 - 2 * RETOLD) * (number + part) / len(chronicle.turns)
    return chronicle


def _issues(kit: Kit, session: Session[Any]) -> Generator[float, None, list[_Issue]]:
    """A new one begins where the game says so, unless nobody has had a turn yet in the one before."""
    chronicler, wording = kit.library.chronicler, kit.wording
    issues = [_Issue()]
    before: State | None = None
    points: Points = {}
    has_turns = False
    for made, moments in retell(session.fork()):
        for moment in moments:
            worth = wording.points(moment.state)
            if before is None:
                before, points = moment.state, worth
            if has_turns and chronicler.opens(kit, before, moment):
                issues.append(_Issue())
                has_turns = False
            has_turns = has_turns or bool(wording.begins(moment.effect))
            told = Told(moment.effect, gains(points, worth))
            issues[-1].add(moment, told, chronicler.headline(before, moment), made)
            before, points = moment.state, worth
        yield RETOLD * made / max(1, len(session.history))
    return issues


def _front_page(kit: Kit, session: Session[Any], issue: _Issue, used: set[str]) -> FrontPage:
    """No two front pages have the same headline, as long as there is another."""
    episodes: list[Episode] = []
    news: list[str] = []
    first = 0
    for deed in divided(issue.told, kit.wording):
        after = first + len(deed.told)
        episode = _episode(kit, session, deed, issue, first)
        if episode.seat and episode.sentence:
            episodes.append(episode)
        elif said := kit.wording.news(told_to_all(told.effect for told in deed.told)):
            news.append(said)
        first = after
    chosen = _weightiest(episodes) or _lines(kit, issue)
    headline = _weightiest_of(each for each in issue.headlines if each and each.words not in used)
    state = issue.moments[-1].state if issue.moments else session.state
    opening = kit.library.chronicler.opening(issue.moments)
    said = headline.words or opening.headline or (chosen[0].sentence if chosen else "")
    used.add(said)
    printed = {said}
    for episode in chosen:
        if episode.headline in printed:
            episode.headline = ""
        printed.add(episode.headline)
    date = kit.library.chronicler.date(kit, state)
    return FrontPage(date, said, opening, news, chosen, kit.library.chronicler.standing(kit, state))


def _episode(kit: Kit, session: Session[Any], deed: Deed, issue: _Issue, first: int) -> Episode:
    last = first + len(deed.told)
    effects = told_to_all(told.effect for told in deed.told)
    headline = _weightiest_of(issue.headlines[first:last])
    return Episode(
        deed.seat,
        headline.words,
        kit.library.chronicler.sentence(kit, effects) if deed.seat else "",
        kit.wording.worth(deed.gains, None),
        "" if deed.seat in session.people else kit.library.chronicler.reason(kit, effects),
        sum(abs(gain.points) for gain in deed.gains) + headline.weight,
        tuple(dict.fromkeys(gain.holding.part for gain in deed.gains if gain.holding.part)),
        issue.moments[last - 1].state,
        issue.decisions[first],
    )


def _weightiest_of(headlines: Iterable[NewsLine | None]) -> NewsLine:
    return max((each for each in headlines if each), key=lambda each: each.weight, default=NewsLine(0, ""))


def _weightiest(episodes: Sequence[Episode]) -> list[Episode]:
    most = sorted(episodes, key=lambda episode: -episode.weight)[:MOST]
    if sum(episode.weight > 0 for episode in most) >= QUIET:
        most = [episode for episode in most if episode.weight]
    return [episode for episode in episodes if episode in most]


def _lines(kit: Kit, issue: _Issue) -> list[Episode]:
    """Of a game that knows no turns: what happened last, as the log tells it."""
    said = Story(kit.wording).tell(told_to_all(moment.effect for moment in issue.moments))
    last, made = issue.moments[-1:], issue.decisions[-1:]
    return [
        Episode(line.faction, "", line.text, "", "", 0, (), state, decision)
        for line in said[-MOST:]
        for (_, state), decision in zip(last, made, strict=True)
    ]


def _thinking_again(kit: Kit, session: Session[Any], episode: Episode) -> Generator[float, None, None]:
    """No save keeps what a machine thought; asked the same it thinks the same."""
    then, mind = session.at(episode.decision), mind_for(kit.game)
    while then.prompt is None and not then.over:
        then.advance()
    if mind is None or then.prompt is None or then.prompt.seat != episode.seat:
        return
    (machine,) = seated({episode.seat: session.players[episode.seat]}, mind).values()
    yield from machine.thinking(then)
    if machine.thought is not None and not kit.asking.is_secret(then.prompt):
        episode.why = _said(kit, machine.thought.chosen)


def _said(kit: Kit, plan: Weighed) -> str:
    """What it was good for: of the plan itself the page tells already."""
    why = reasons(kit.wording, plan, good=True)[:REASONS]
    words = "chronicle.thought.why" if why else "chronicle.thought"
    return tr(words, chance=per_cent(plan.chance), reasons=", ".join(why))
