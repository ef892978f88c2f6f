"""What the panels and the bar around the map say, read from what is shown."""

from __future__ import annotations

from collections.abc import Collection

from engine.people_power import State
from engine.people_power.board import BASE_OF, FACTIONS, GOVERNMENT, PIECES_OF, STOCK_OF, Faction
from engine.people_power.boxes import ACTING_BOXES
from engine.people_power.cards import ELECTIONS, EVENT_NUMBERS, faction_order
from engine.people_power.victory import THRESHOLD
from game.people_power.board.faction_panel import Standing
from game.people_power.board.sequence_panel import Place
from game.people_power.board.shown import Shown
from game.shell.text import tr

COUNTED = {"government": ("control", "patronage"), "reformers": ("opposition", "bases"), "npa": ("resistance", "bases")}


def standing(shown: Shown, faction: Faction, humans: Collection[Faction], acting: bool) -> Standing:
    board = shown.board
    total = board["victory"][faction]
    if faction == GOVERNMENT:
        second = board["patronage"]
    else:
        second = sum(entry[BASE_OF[faction]] for entry in board["spaces"].values())
    tracks = [(f"resources:{faction}", board["resources"][faction])] if faction in humans else []
    if faction == GOVERNMENT:
        tracks += [("aid", board["aid"]), ("patronage", board["patronage"])]
    stocks = dict.fromkeys(STOCK_OF[piece] for piece in PIECES_OF[faction])
    first_part, second_part = COUNTED[faction]
    return Standing(
        faction=faction,
        player=_player(faction, humans),
        acting=acting,
        total=total,
        threshold=THRESHOLD[faction],
        parts=((first_part, total - second), (second_part, second)),
        tracks=tuple(tracks),
        available=tuple((stock, board["available"][stock]) for stock in stocks),
        personality=shown.personalities.get(faction),
        act=shown.acts.get(faction),
    )


def _player(faction: Faction, humans: Collection[Faction]) -> str:
    if faction not in humans:
        return "table.bot"
    return "table.human" if len(humans) == 1 else "table.player"


def places(shown: Shown) -> tuple[Place, ...]:
    """In the order of the card, the Ineligible last; without an Event card, in the order of the rules."""
    order = faction_order(shown.card) if shown.card in EVENT_NUMBERS else FACTIONS
    left = [faction for faction in order if faction not in shown.ineligible and faction not in shown.boxes]
    rows = []
    # 2.3.4, 2.3.5: who passed or did a Limited Operation took no place.
    taken = sum(box in ACTING_BOXES for box in shown.boxes.values())
    for faction in sorted(order, key=lambda faction: faction in shown.ineligible):
        rows.append(
            Place(
                faction=faction,
                box=shown.boxes.get(faction, ""),
                position=0 if faction not in left or shown.card in ELECTIONS else taken + left.index(faction) + 1,
                acting=faction == shown.acting,
                ineligible=faction in shown.ineligible and faction not in shown.boxes,
            )
        )
    return tuple(rows)


def campaign(shown: Shown, state: State) -> tuple[str, ...]:
    """Which game this is and how far it has come, from the most to the least important."""
    played = state.played[: shown.cards_played]
    number = [tr("table.card_of", number=_cards_this_campaign(played))] if played else []
    ahead = tr(f"campaign.{shown.election}")
    return ahead, *number, tr(f"scenario.{state.scenario}"), tr(f"card.{shown.election}.title")


def lasting_effect(shown: Shown) -> str:
    """Of the last Election."""
    return f"**{tr(f'card.{shown.election}.title')}** — " + tr(f"card.{shown.election}.effect")


def _cards_this_campaign(played: tuple[int, ...]) -> int:
    """How many cards since the last Election, the current one included."""
    earlier = [index for index, card in enumerate(played[:-1]) if card in ELECTIONS]
    return len(played) - (earlier[-1] + 1 if earlier else 0)
