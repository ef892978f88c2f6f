"""What the panels and the bar around the map say, read from a state."""

from __future__ import annotations

from engine.people_power import State, stages
from engine.people_power.board import BASE_OF, FACTIONS, GOVERNMENT, PIECES_OF, STOCK_OF, Faction
from engine.people_power.boxes import ACTING_BOXES
from engine.people_power.cards import ELECTIONS, EVENT_NUMBERS, faction_order
from engine.people_power.unseen import FIRST_PLACE, LAST_PLACE, WITH_ELECTION
from engine.people_power.victory import THRESHOLD, victory_total
from game.people_power.panels.faction_panel import FactionFigures, Figure, Goal
from game.people_power.panels.order_panel import OrderRow
from game.people_power.wording.names import counted
from game.shell.text import tr
from game.table.telling.numbers import signed
from game.table.telling.shown import UnderWay
from game.table.telling.sitters import sitter

LONGEST_BAR = 24
"""A total past which the bar is simply full."""
COUNTED = {"government": ("control", "patronage"), "reformers": ("opposition", "bases"), "npa": ("resistance", "bases")}


def standing(state: State, faction: Faction, acting: bool, under_way: UnderWay) -> FactionFigures:
    whole, needed = victory_total(state, faction), THRESHOLD[faction]
    total = under_way.total(faction, whole)
    lines = tr("table.wins_over", threshold=needed), tr("table.margin", margin=signed(total - needed))
    stocks = dict.fromkeys(STOCK_OF[piece] for piece in PIECES_OF[faction])
    stock = tuple((kind, state.available[kind]) for kind in stocks)
    parts = _parts(state, faction, whole)
    cards = [card for card in (state.personalities.get(faction), state.open_acts.get(faction)) if card]
    return FactionFigures(
        faction=faction,
        name=tr(f"faction.{faction}"),
        player=sitter(faction, state, under_way.players, under_way.names),
        acting=acting,
        goal=Goal(total, needed, max(LONGEST_BAR, needed + 4), lines, total > needed),
        parts=parts,
        tracks=tuple(_tracks(state, faction)),
        no_tracks=tr("table.no_resources"),
        stock=stock,
        note=" · ".join(tr(f"card.{card}.title") for card in cards),
        hint=(
            f"{parts} = **{whole}**",
            " · ".join(lines),
            *(f"{tr('table.available')}: {counted(count, kind)}" for kind, count in stock),
            *([] if faction in state.humans else [tr("table.bot.hint"), f"{tr('table.no_resources')} [8.5.4]"]),
            *_cards_in_words(state, faction),
            *([tr("cards.hint")] if state.use_personalities or state.use_desperation else []),
        ),
    )


def _parts(state: State, faction: Faction, total: int) -> str:
    """What the victory total is made of."""
    second = state.patronage if faction == GOVERNMENT else sum(state.pieces[BASE_OF[faction]].values())
    first_part, second_part = COUNTED[faction]
    amounts = ((first_part, total - second), (second_part, second))
    return " + ".join(f"{tr(f'table.part.{part}')} {amount}" for part, amount in amounts)


def _tracks(state: State, faction: Faction) -> list[Figure]:
    values = {f"resources:{faction}": state.resources[faction]} if faction in state.humans else {}
    if faction == GOVERNMENT:
        values |= {"aid": state.aid, "patronage": state.patronage}
    names = {key: key.partition(":")[0] for key in values}
    return [Figure(key, tr(f"track.{names[key]}"), tr(f"table.track.{names[key]}"), values[key]) for key in values]


def _cards_in_words(state: State, faction: Faction) -> list[str]:
    lines = []
    if card := state.personalities.get(faction):
        lines.append(f"**{tr(f'card.{card}.title')}**: " + tr(f"card.{card}.effect"))
    if card := state.open_acts.get(faction):
        condition = tr(f"card.{card}.condition")
        lines.append(f"**{tr(f'card.{card}.title')}**: {condition} {tr(f'card.{card}.effect')}")
    return lines


def acting(state: State) -> Faction:
    """Whose turn it is; empty where it is nobody's."""
    return state.waiting[0] if state.stage == stages.TURN and state.waiting else ""


def order_title(state: State) -> str:
    """It is that of the Sequence of Play; in the Election Round, of its phase."""
    if state.stage in (stages.TURN, stages.ADJUST, stages.CARD):
        return tr("table.sequence")
    return f"{tr('table.election')} · {tr(f'phase.{state.stage}')}"


def turns(state: State) -> tuple[OrderRow, ...]:
    """They are in the order of the card, the Ineligible last; without an Event card, in the order of the rules."""
    order = faction_order(state.card) if state.card in EVENT_NUMBERS else FACTIONS
    left = [faction for faction in order if faction not in state.ineligible and faction not in state.boxes]
    # 2.3.4, 2.3.5: who passed or did a Limited Operation took no place.
    taken = sum(box in ACTING_BOXES for box in state.boxes.values())
    rows, up = [], acting(state)
    for faction in sorted(order, key=lambda faction: faction in state.ineligible):
        box = state.boxes.get(faction, "")
        position = 0 if faction not in left or state.card in ELECTIONS else taken + left.index(faction) + 1
        ineligible = faction in state.ineligible and not box
        status = tr("eligibility.ineligible" if ineligible else "eligibility.eligible")
        rows.append(
            OrderRow(
                faction,
                sign=str(position) if position else "",
                status=tr(f"table.box.{box}") if box else tr("table.acting") if faction == up else status,
                long_status=tr(f"box.{box}") if box else tr(f"position.{position}") if position else status,
                acting=faction == up,
                left_out=ineligible,
            )
        )
    return tuple(rows)


def campaign(state: State) -> tuple[str, ...]:
    """Which game this is and how far it has come, from the most to the least important."""
    number = [_card_of_campaign(state.played)] if state.played else []
    ahead = tr(f"campaign.{state.election}")
    return ahead, *number, tr(f"scenario.{state.scenario}"), tr(f"card.{state.election}.title")


def lasting_effect(election: int) -> str:
    """Of an Election, in a few words; its card has them all."""
    return f"**{tr(f'card.{election}.title')}**: " + tr(f"lasting.{election}")


def _card_of_campaign(played: tuple[int, ...]) -> str:
    """2.1: the how-manieth card since the last Election this is, and which ones can be the next."""
    held = [index for index, card in enumerate(played[:-1]) if card in ELECTIONS]
    start = held[-1] + 1 if held else 0
    number, pile = len(played) - start, len(held) * WITH_ELECTION - start
    first, last = pile + FIRST_PLACE + 1, pile + LAST_PLACE + 1
    return tr("table.card_of" if number < first else "table.card_of_most", number=number, first=first, last=last)
