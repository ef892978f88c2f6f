"""The log tells the Election Round and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

from engine.people_power import effects as told
from engine.people_power import stages
from engine.people_power.board import Faction
from game.people_power.wording.names import card_title, faction_name, faction_names
from game.shell.text import tr
from game.table.telling.log_entry import Lines, LogEntry
from game.table.telling.numbers import signed

_RULE_OF_PHASE = {
    stages.VICTORY: "6.1",
    stages.RESOURCES: "6.2",
    stages.CIVIC_ACTION: "6.3.1",
    stages.AGITATION: "6.3.2",
    stages.FOUNDATION: "6.3.3",
    stages.REDEPLOY: "6.4",
    stages.PERSONALITIES: "6.5.1",
    stages.DESPERATION: "6.5.2",
    stages.RESET: "6.6",
}


def verdict(checked: told.VictoryChecked) -> str:
    """7.1: who has met the victory condition."""
    if checked.winners:
        return tr("log.victory.winners", factions=faction_names(checked.winners))
    return tr("log.victory.none")


def count(effects: Iterable[told.Effect]) -> str:
    """6.1, 7.2: what came of the count of an Election, with the best margin first; empty if none was held."""
    checked = next((effect for effect in effects if isinstance(effect, told.VictoryChecked)), None)
    if checked is None:
        return ""
    ranked = sorted(checked.margins, key=lambda each: -each[1])
    margins = ", ".join(f"{faction_name(faction)} {signed(margin)}" for faction, margin in ranked)
    return tr("recap.count", verdict=verdict(checked), margins=margins)


def decision(ended: told.GameEnded) -> str:
    """7.3: who has won, and by how much the best margin beats the next."""
    (winner, best), (second, next_best), *_ = ((faction, dict(ended.margins)[faction]) for faction in ended.ranking)
    key = f"election.won.{winner}"
    if best < next_best:
        return tr(key, why=tr("election.won.early", margin=signed(best)))
    how = "lead" if best > next_best else "tie"
    names = {
        "second": faction_name(second),
        "margin": signed(best),
        "next": signed(next_best),
        "lead": best - next_best,
    }
    return tr(key, why=tr(f"election.won.{how}", **names))


def _election_began(effect: told.ElectionBegan) -> LogEntry:
    return LogEntry(tr("log.election", title=card_title(effect.card)), rule="2.4")


def _phase_began(effect: told.PhaseBegan) -> LogEntry:
    return LogEntry(tr("log.phase", phase=tr(f"phase.{effect.phase}")), rule=_RULE_OF_PHASE[effect.phase])


def _earned(effect: told.Earned) -> LogEntry:
    parts = " + ".join(tr(f"log.earned.{name}", amount=amount) for name, amount in effect.parts)
    return LogEntry(
        tr("log.earned", faction=faction_name(effect.faction), sum=parts), effect.faction, rule="6.2", indent=1
    )


def _cards_of(cards: Iterable[tuple[Faction, int]]) -> str:
    return ", ".join(f"{card_title(card)} ({faction_name(faction)})" for faction, card in cards)


def _personalities(effect: told.PersonalitiesRevealed) -> LogEntry:
    return LogEntry(tr("log.personalities", cards=_cards_of(effect.cards)), rule="6.5.1", indent=1)


def _acts_chosen(effect: told.ActsChosen) -> LogEntry:
    if not effect.cards:
        return LogEntry(tr("log.acts.hidden"), rule="6.5.2", indent=1)
    return LogEntry(tr("log.acts", cards=_cards_of(effect.cards)), rule="6.5.2", indent=1)


def _act_resolved(effect: told.ActResolved) -> LogEntry:
    names = {"faction": faction_name(effect.faction), "card": card_title(effect.card)}
    key = "log.act.met" if effect.met else "log.act.failed"
    return LogEntry(tr(key, **names), effect.faction, rule="6.1.2", indent=1)


def _victory_checked(effect: told.VictoryChecked) -> LogEntry:
    margins = ", ".join(f"{faction_name(faction)} {signed(margin)}" for faction, margin in effect.margins)
    return LogEntry(f"{tr('log.victory', margins=margins)}. {verdict(effect)}", rule="7.1", indent=1)


def _game_ended(effect: told.GameEnded) -> LogEntry:
    margins = dict(effect.margins)
    ranking = "  ".join(
        tr("log.ranked", place=place, faction=faction_name(faction), margin=signed(margins[faction]))
        for place, faction in enumerate(effect.ranking, 1)
    )
    return LogEntry(tr("log.game_ended", ranking=ranking), rule="7.3")


LINES: Lines = {
    told.ElectionBegan: _election_began,
    told.PhaseBegan: _phase_began,
    told.Earned: _earned,
    told.PersonalitiesRevealed: _personalities,
    told.ActsChosen: _acts_chosen,
    told.ActResolved: _act_resolved,
    told.VictoryChecked: _victory_checked,
    told.GameEnded: _game_ended,
}
