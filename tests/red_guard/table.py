"""A table by its description, and a session driven by the answers that a player would give."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine import red_guard
from engine.core.chance import ScriptedChance
from engine.core.effects import Effect
from engine.core.questions import Ask
from engine.red_guard import RedGuardSession, State, questions, stages
from engine.red_guard.components import CYCLE_FROM, FACTIONS, TILES, Faction, Tile
from engine.red_guard.temperaments import NON_PLAYER

Tiles = Mapping[Tile, tuple[Faction, Mapping[str, int]]]

OWNED_AT_FIRST = {faction: TILES[number * 6 : number * 6 + 6] for number, faction in enumerate(FACTIONS)}
"""Whose tiles are whose on a table that says nothing else."""


def questions_for_units() -> set[Ask]:
    """All questions by which the rules ask for a unit."""
    sources = (path.read_text(encoding="utf-8") for path in Path(red_guard.__file__).parent.rglob("*.py"))
    names = {name for source in sources for name in re.findall(r"ask_unit\([^)]*?questions\.([A-Z_]+)", source)}
    return {getattr(questions, name) for name in names}


def table(
    tiles: Tiles | None = None,
    seats: Collection[Faction] = FACTIONS,
    luck: Mapping[str, Any] | None = None,
    chairman: Mapping[str, Any] | None = None,
    chaos: int = 0,
    turn: int = 1,
    committees: bool = False,
    **factions: Mapping[str, Any],
) -> State:
    """Tiles as `flying_pigeon=("orange", {"worker": 1})`; a faction that is not described has a Worker in Attack."""
    described: dict[str, dict[str, Any]] = {}
    for faction in FACTIONS:
        described[faction] = {"seat": faction in seats, "attack": {"worker": 1}, **factions.get(faction, {})}
    board: dict[str, Any] = {
        "turn": turn,
        "chaos": chaos,
        "committees": committees,
        "factions": described,
        "tiles": {tile: {"owner": owner, "units": units} for tile, (owner, units) in (tiles or {}).items()},
    }
    if chairman is not None:
        board["chairman"] = chairman
    return red_guard.from_summary(board, chance=ScriptedChance(luck or {}, seed=1))


def deploying(state: State, faction: Faction, *after: Faction) -> RedGuardSession:
    """A session in which it is that faction's Deployment Phase; nobody else acts in this turn but those named."""
    return _at(state, stages.DEPLOYMENT, faction, *after)


def fighting(
    state: State, faction: Faction, tile: Tile, group: Mapping[str, int], leader: bool = False
) -> RedGuardSession:
    """A session in which a group of units out of the faction's Attack stands against a tile."""
    place = f"against.{tile}"
    units = [f"{faction}.{kind}" for kind, count in group.items() for _ in range(count)]
    home = list(state.units[f"attack.{faction}"])
    for unit in units:
        home.remove(unit)
    state.units[f"attack.{faction}"] = tuple(home)
    state.units[place] = tuple(sorted((*state.units[place], *units)))
    if leader:
        state.leader[faction] = tile
    return _at(state, stages.COMBAT, faction)


def at(state: State, stage: str, faction: Faction = "red", *after: Faction) -> RedGuardSession:
    """A session at any other stage."""
    return _at(state, stage, faction, *after)


def _at(state: State, stage: str, faction: Faction, *after: Faction) -> RedGuardSession:
    state.stage = stage
    state.waiting = (faction, *after)
    state.first = state.first or faction
    return red_guard.play_from(state)


def new_game(humans: Collection[Faction], seed: int = 1, **settings: Any) -> RedGuardSession:
    """A new game in which nobody sits where no person does."""
    nobody = {faction: NON_PLAYER for faction in FACTIONS if faction not in humans}
    return red_guard.new_session(humans=humans, seed=seed, **(nobody | settings))


def answer(session: RedGuardSession, *answers: str) -> list[Effect]:
    """Give these answers in order, each as a whole key or as the value alone; returns all that happened."""
    told: list[Effect] = []
    for wanted in answers:
        assert session.prompt is not None, f"nothing is asked when {wanted!r} is to be answered"
        matching = [option for option in session.prompt.options if wanted in (option.key, option.value)]
        assert len(matching) == 1, f"{wanted!r} does not answer {session.prompt}"
        told += session.choose(matching[0])
    return told


def decline(session: RedGuardSession, until: str = "") -> list[Effect]:
    """Do as little as possible until that question comes, or the step is over for whoever is asked."""
    told: list[Effect] = []
    while session.prompt is not None and session.prompt.ask != until:
        told += session.choose(least(session))
    return told


def least(session: RedGuardSession) -> str:
    """The answer that does least."""
    assert session.prompt is not None
    offered = [option.key for option in session.prompt.options]
    for key in ("done", "answer:no", "contact", "place:attack", "preset:suited", "preset:spread"):
        if key in offered:
            return key
    return offered[0]


def asked(session: RedGuardSession) -> str:
    return session.prompt.ask if session.prompt else ""


def offered(session: RedGuardSession) -> list[str]:
    assert session.prompt is not None
    return [option.key for option in session.prompt.options]


def refused(session: RedGuardSession) -> dict[str, tuple[str, str]]:
    """What is not on offer, why, and by which section."""
    assert session.prompt is not None
    return {refusal.option.key: (refusal.reason, refusal.rule) for refusal in session.prompt.refused()}


def in_order(first: Faction) -> tuple[Faction, ...]:
    return CYCLE_FROM[first]


def told(effects: Sequence[Effect], kind: type[Any]) -> list[Any]:
    """The Effects of one kind."""
    return [effect for effect in effects if isinstance(effect, kind)]
