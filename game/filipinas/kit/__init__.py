"""What Filipinas brings to the table."""

from __future__ import annotations

from engine import filipinas
from engine.filipinas.board import FILIPINOS
from game.filipinas.kit.asking import FilipinasAsking
from game.filipinas.kit.library import FilipinasLibrary
from game.filipinas.kit.previewing import FilipinasPreviewing
from game.filipinas.kit.set_up import FilipinasSetUp
from game.filipinas.kit.showing import FilipinasShowing
from game.filipinas.kit.telling import FilipinasTelling
from game.filipinas.palette import PALETTES
from game.filipinas.wording import FilipinasWording
from game.table.kit.kit import Kit

KIT = Kit(
    game=filipinas.GAME,
    palettes=PALETTES,
    symbols={"spain": "filipinas/icons/crown", "filipinos": "filipinas/icons/heraldic-sun"},
    wording=FilipinasWording(),
    usual_seat=FILIPINOS,
    showing=FilipinasShowing(),
    asking=FilipinasAsking(),
    previewing=FilipinasPreviewing(),
    telling=FilipinasTelling(),
    set_up=FilipinasSetUp(),
    library=FilipinasLibrary(),
)
