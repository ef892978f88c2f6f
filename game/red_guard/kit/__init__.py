"""What Red Guard brings to the table."""

from __future__ import annotations

from engine import red_guard
from engine.red_guard.components import BLUE, FACTIONS
from game.red_guard import art
from game.red_guard.kit.asking import RedGuardAsking
from game.red_guard.kit.library import RedGuardLibrary
from game.red_guard.kit.previewing import RedGuardPreviewing
from game.red_guard.kit.set_up import RedGuardSetUp
from game.red_guard.kit.showing import RedGuardShowing
from game.red_guard.kit.telling import RedGuardTelling
from game.red_guard.palette import PALETTES
from game.red_guard.wording import RedGuardWording
from game.table.kit.kit import Kit

KIT = Kit(
    game=red_guard.GAME,
    palettes=PALETTES,
    symbols={faction: f"{art.FOLDER}/{faction}" for faction in FACTIONS},
    wording=RedGuardWording(),
    usual_seat=BLUE,
    showing=RedGuardShowing(),
    asking=RedGuardAsking(),
    previewing=RedGuardPreviewing(),
    telling=RedGuardTelling(),
    set_up=RedGuardSetUp(),
    library=RedGuardLibrary(),
)
