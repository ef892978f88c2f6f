"""Which sheet lies beside the posters."""

from __future__ import annotations

from pygame import Surface

from game.red_guard.wall.arrangement import Places
from game.red_guard.wall.attack_panel import AttackPanel
from game.red_guard.wall.planned_attacks import ChosenAttack, PlannedAttacks
from game.red_guard.wall.score_panel import ScorePanel
from game.red_guard.wall.side_panel import SidePanel
from game.red_guard.wall.side_panel_topic import SidePanelTopic, Subject
from game.red_guard.wall.spots import Spots
from game.red_guard.wall.tray_panel import TrayPanel
from game.table.kit.palette import Palette

PANELS: dict[Subject, type[SidePanel]] = {
    "tray": TrayPanel,
    "fight": ChosenAttack,
    "plan": PlannedAttacks,
    "attack": AttackPanel,
    "score": ScorePanel,
}


def side_panel(places: Places, topic: SidePanelTopic, palette: Palette, spots: Spots) -> Surface:
    """The sheet for the topic; the spots are told where its slips lie on the screen."""
    return PANELS[topic.subject](places, topic, palette, spots).paint()
