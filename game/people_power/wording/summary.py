"""What the list of saves says of a game."""

from __future__ import annotations

from engine.people_power import PeoplePowerSession
from engine.people_power.board import FACTIONS
from game.people_power.wording.names import card_title, faction_name, faction_names
from game.shell.text import tr


def describe(session: PeoplePowerSession) -> dict[str, str]:
    state = session.state
    players = faction_names(faction for faction in FACTIONS if faction in state.humans) or tr("setup.bonifacio")
    card = tr("replay.start")
    if state.card:
        card = tr("replay.card", number=state.card, title=card_title(state.card))
    return {
        "position": f"{tr(f'scenario.{state.scenario}')} · {card}",
        "players": tr("describe.players", factions=players),
    }


def name_when_over(session: PeoplePowerSession) -> str:
    """Under which a finished game is kept: its scenario, and who won."""
    return f"{tr(f'scenario.{session.state.scenario}')}, {faction_name(session.ranking[0])}"
