"""The Chronicle is an issue of La Ilustración de Ultramar: each turn has a front page with its engraving."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from engine.core.effects import Effect
from engine.filipinas import effects as told
from engine.filipinas.battle import SIEGE
from engine.filipinas.board import CEMETERY, HONG_KONG
from engine.filipinas.counters import FILIPINO_LEADERS, LEADER
from engine.filipinas.state import State
from game.filipinas.animation.drama import MARTYRDOM, is_destroyed, mood
from game.filipinas.panels.card_page import engraving, news_of
from game.filipinas.wording.log import line_name
from game.filipinas.wording.names import capital, counter_name, place_name
from game.shell.text import tr
from game.table.kit.chronicler import Chronicler, NewsLine, Opening
from game.table.kit.kit import Kit
from game.table.telling.snapshots import Snapshot

WAR, CITY, DEATH, MORALE, EXILE, GOVERNMENT, UNIT = 8, 7, 6, 5, 4, 3, 1
"""How much a headline weighs."""


class FilipinasChronicler(Chronicler):
    def sentence(self, kit: Kit, effects: Sequence[Effect]) -> str:
        """Who passes has done nothing that is worth a line."""
        done = any(isinstance(effect, told.ActionBegan | told.CardPlayed) for effect in effects)
        return super().sentence(kit, effects) if done else ""

    def reason(self, kit: Kit, effects: Sequence[Effect]) -> str:
        """It names the lines of its table (10.3, 10.4) without their numbers."""
        given = dict.fromkeys(line_name(effect.line) for effect in effects if isinstance(effect, told.Decided))
        return tr("chronicle.aim", aims=", ".join(given)) if given else ""

    def headline(self, before: State, moment: Snapshot) -> NewsLine | None:
        effect, after = moment
        match effect:
            case told.AmericaEntered():
                return NewsLine(WAR, tr("drama.squadron"))
            case told.CityTaken(city, nation):
                return NewsLine(CITY, capital(tr(f"drama.city.{nation}", city=tr(f"drama.{city}"))))
            case told.CardPlayed(_, card) if card == MARTYRDOM:
                return NewsLine(DEATH, f"{tr('drama.name.rizal')}. {tr('drama.dead.rizal')}")
            case told.Removed(counter, _, to) if counter in LEADER and to == CEMETERY:
                return NewsLine(DEATH, f"{counter_name(counter)}. {tr('drama.dead')}")
            case told.Moved(counters=(leader,), place=place) if place == HONG_KONG and leader in FILIPINO_LEADERS:
                return NewsLine(EXILE, tr("drama.exile", leader=counter_name(leader)))
            case told.GovernmentChanged(_, name):
                return NewsLine(GOVERNMENT, tr("drama.government", name=tr(f"government.{name}")))
            case told.Fought(kind=kind, target=target, hit=True) if kind != SIEGE and is_destroyed(before, target):
                return NewsLine(UNIT, f"{capital(place_name(effect.place))}: {tr('drama.lost.many')}")
        return NewsLine(MORALE, tr(f"drama.morale.{mood(after)}")) if mood(before) != mood(after) else None

    def opening(self, moments: Sequence[Snapshot]) -> Opening:
        state: State = moments[-1].state
        news = news_of(state.turn, state.at_war)
        return Opening(news.text.partition(".")[0], news.text, partial(_print, news.picture), news.caption)


def _print(card: str, room: tuple[int, int]) -> pygame.Surface:
    """The largest engraving that fits: fine lines are never scaled."""
    return engraving(card, room[0])
