"""The game is over: an EXTRA that names what happened."""

from __future__ import annotations

import pygame

from engine.people_power import PeoplePowerSession
from engine.people_power.board import FACTIONS
from engine.people_power.victory import margin
from game.people_power.map.icons import SYMBOL
from game.people_power.newspaper import Block, Column, PageScene
from game.people_power.newspaper.blocks import Lead, Row, Rule, Small, Subtitle, TableHead, TableRow, Title
from game.people_power.newspaper.crowd import crowd_picture
from game.people_power.scenes.opening import to_title
from game.people_power.scenes.replay import ReplayScene
from game.people_power.scenes.story_of_game import STATISTICS, story_of
from game.people_power.wording import faction_name
from game.people_power.wording.names import faction_names, signed
from game.shell import colours
from game.shell.app import App
from game.shell.lettering import draw_line, fitting
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.line_chart import LineChart, Series

LEAST_CHART = 5
"""Lines of its own text; in a lower one the curves cannot be told apart."""


class GameOverScene(PageScene):
    widest = 1780
    tallest = 1040

    def __init__(self, app: App, session: PeoplePowerSession) -> None:
        super().__init__(app)
        self.session = session
        self.story = story_of(session)

    def build(self) -> None:
        self.text = Column(self._blocks())
        self.numbers = Column(self._statistics())
        self.chart = LineChart(size=18, axis=tr("over.axis"))
        self.replay = Button(tr("over.replay"), self._replay, style="ink", shortcut="R", tooltip=tr("over.replay.hint"))
        self.again = Button(
            tr("over.new_game"), self._new_game, style="gold", shortcut="N", tooltip=tr("over.new_game.hint")
        )
        self.title = Button(
            tr("paper.to_title"), self.back, style="paper", shortcut="Esc", tooltip=tr("over.title.hint")
        )
        self.add(self.text, self.chart, self.numbers, self.replay, self.again, self.title)

    def date_line(self) -> str:
        return tr(f"election.date.{self.session.state.card}")

    def edition_line(self) -> str:
        return tr("over.extra")

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look, content = self.look, self.content
        self._headline = pygame.Rect(content.x, content.y, content.width, round(look.text(84) * 1.3))
        top = self._headline.bottom + look.px(12)
        gap = look.px(48)
        left = round((content.width - gap) * 0.46)
        text = min(self.text.natural_height(left, look), content.bottom - top)
        self.text.place(pygame.Rect(content.x, top, left, text), look)
        self._picture = pygame.Rect(content.x, self.text.rect.bottom + look.px(16), left, 0)
        self._picture.height = content.bottom - self._picture.y
        x, width = content.x + left + gap, content.width - left - gap
        self._divider = x - gap // 2
        numbers = min(self.numbers.natural_height(width, look), round((content.bottom - top) * 0.52))
        self._caption = pygame.Rect(x, top, width, round(look.text(24) * 1.4))
        chart = pygame.Rect(x, self._caption.bottom, width, 0)
        chart.height = content.bottom - chart.y - numbers - look.px(14)
        self.chart.show(
            [
                Series(faction_name(faction), self.story.margins[faction], self.palette.factions[faction])
                for faction in FACTIONS
            ]
        )
        self.chart.place(chart, look)
        self.chart.visible = chart.height >= LEAST_CHART * look.text(self.chart.size)
        if not self.chart.visible:
            numbers = content.bottom - top
        self.numbers.place(pygame.Rect(x, content.bottom - numbers, width, numbers), look)
        self.place_at_foot(self.again, self.replay, right=True)
        self.place_at_foot(self.title)

    def back(self) -> None:
        to_title(self.app)

    def draw_under(self, surface: pygame.Surface) -> None:
        words = tr(f"over.headline.{self.session.ranking[0]}")
        draw_line(
            surface,
            words,
            self._headline,
            fitting("news", self.look.text(84), words, self._headline.width),
            colours.INK,
            "center",
        )
        top = self._headline.bottom + self.look.px(4)
        pygame.draw.rect(surface, colours.INK, (self.content.x, top, self.content.width, 1))
        pygame.draw.line(surface, colours.PAPER_EDGE, (self._divider, top), (self._divider, self.content.bottom))
        if self._picture.height >= self.look.px(120):
            winner = self.session.ranking[0]
            photograph = crowd_picture(self._picture.size, self.palette.factions[winner], SYMBOL[winner])
            surface.blit(photograph, self._picture)
        if self.chart.visible:
            caption = tr("over.chart")
            face = fitting("news", self.look.text(24), caption, self._caption.width)
            draw_line(surface, caption, self._caption, face, colours.INK)

    def _blocks(self) -> list[Block]:
        state, ranking = self.session.state, self.session.ranking
        winner = ranking[0]
        lead = margin(state, winner)
        key = "over.how.met" if lead > 0 else "over.how.closest"
        if state.humans:
            players = tr("over.how.you", factions=faction_names(f for f in FACTIONS if f in state.humans))
        else:
            players = tr("over.how.watched")
        return [
            Title(tr(key, faction=faction_name(winner), margin=signed(lead))),
            Small(players),
            Lead(tr(f"over.consequence.{winner}")),
            Rule(),
            Subtitle(tr("over.ranking")),
            *(
                Row(tr("over.place", place=place, faction=faction_name(faction)), signed(margin(state, faction)))
                for place, faction in enumerate(ranking, 1)
            ),
        ]

    def _statistics(self) -> list[Block]:
        counts = self.story.counts
        rows = [
            TableRow(tr(f"over.stat.{name}"), tuple(str(counts[faction, name]) for faction in FACTIONS))
            for name in STATISTICS
        ]
        return [
            Subtitle(tr("over.statistics")),
            TableHead(tuple(faction_name(faction) for faction in FACTIONS)),
            *rows,
        ]

    def _replay(self) -> None:
        self.app.push(ReplayScene(self.app, self.session))

    def _new_game(self) -> None:
        to_title(self.app)
        self.app.push(self.app.edition.new_game(self.app))
