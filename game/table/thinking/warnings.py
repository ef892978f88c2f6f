"""Tell in plain words what threatens: a sentence for each of the worst."""

from __future__ import annotations

from engine.core.thinking.intentions import Intentions, Threat, fraction
from game.shell.text import tr
from game.table.kit.wording import Wording

MOST = 3
"""At most so many sentences are told."""


def sentences(wording: Wording, intentions: Intentions) -> list[str]:
    """Who wins, and what is lost, the worst first; where there is nothing of the kind, what may be expected."""
    wins = [
        tr("intentions.wins", who=tr(f"faction.{who}"), chance=times(chance)) for who, chance in intentions.victories
    ]
    told = [*wins, *(sentence(wording, threat) for threat in intentions.threats)]
    if told:
        return told[:MOST]
    return [tr(f"intentions.{intentions.word}.line", chance=times(intentions.harmed))]


def sentence(wording: Wording, threat: Threat) -> str:
    """It is told so: Reformers: Convert in Manila, 1 in 3, −5."""
    parts = (
        tr(
            "intentions.deed" if threat.rival else "intentions.deed.nobodys",
            who=tr(f"faction.{threat.rival}") if threat.rival else "",
            deed=wording.deed_to_come(threat.deed),
            place=wording.place(threat.place),
        ),
        times(threat.chance),
        wording.loss(threat.points),
    )
    return ", ".join(filter(None, parts))


def times(chance: float) -> str:
    """How often it comes true."""
    part, whole = fraction(chance)
    return tr("intentions.sure") if part == whole else tr("intentions.chance", part=part, whole=whole)
