"""What People Power brings to the table."""

from __future__ import annotations

from engine import people_power
from engine.people_power.board import REFORMERS
from game.people_power.icons import SYMBOLS
from game.people_power.kit.asking import PeoplePowerAsking
from game.people_power.kit.library import PeoplePowerLibrary
from game.people_power.kit.previewing import PeoplePowerPreviewing
from game.people_power.kit.set_up import PeoplePowerSetUp
from game.people_power.kit.showing import PeoplePowerShowing
from game.people_power.kit.telling import PeoplePowerTelling
from game.people_power.palette import PALETTES
from game.people_power.wording.wording import PeoplePowerWording
from game.table.kit.kit import Kit

KIT = Kit(
    game=people_power.GAME,
    palettes=PALETTES,
    symbols=SYMBOLS,
    wording=PeoplePowerWording(),
    usual_seat=REFORMERS,
    showing=PeoplePowerShowing(),
    asking=PeoplePowerAsking(),
    previewing=PeoplePowerPreviewing(),
    telling=PeoplePowerTelling(),
    set_up=PeoplePowerSetUp(),
    library=PeoplePowerLibrary(),
)
