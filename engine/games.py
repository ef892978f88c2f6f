"""The box has these games. Each is registered here, and imported when somebody asks for it: the shelf comes first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from engine.core.errors import SaveError, UnknownOption

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.session import Session
    from engine.core.thinking.mind import Mind, MindFor, Weights

PACKAGES = {
    "people_power": "engine.people_power",
    "filipinas": "engine.filipinas",
    "red_guard": "engine.red_guard",
}
"""Where each game lives: a package with a `GAME`."""

TODAY = "today"
"""The weights by which a Strategist judges unless others are named."""


def find(key: str) -> Game[Any]:
    """The rules of a game by its key; raises UnknownOption with a sentence."""
    if key not in PACKAGES:
        raise UnknownOption(f"There is no game {key!r}; there are {', '.join(PACKAGES)}.")
    game: Game[Any] = import_module(PACKAGES[key]).GAME
    return game


def part(key: str, name: str) -> ModuleType | None:
    """A module of the game's package that not every game has."""
    module = f"{PACKAGES[key]}.{name}"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # where it would lie is no package
        return None
    return import_module(module) if found else None


def new_session(
    key: str,
    scenario: str = "",
    humans: Any = None,
    seed: int = 0,
    players: Mapping[str, str] | None = None,
    **settings: Any,
) -> Session[Any]:
    """Begin a new game of any kind; it has its first scenario and a person in every seat unless said otherwise.

    `players` names the machine that chooses for a seat: to the rules it is one of the persons.
    """
    from engine.core.session import Session

    game = find(key)
    people = game.seats if humans is None else humans
    seated = [*people, *(seat for seat in players or () if seat not in people)]
    return Session(game, game.set_up(scenario or game.scenarios[0], seated, seed, **settings), players)


def mind_for(key: str, weights: Weights | None = None) -> MindFor[Any]:
    """What a player that thinks has to know of a game; raises UnknownOption if there is none for it.

    It judges by the weights of today unless others are given, such as `weights_of(key, "v1_0_0")`.
    """
    find(key)
    strategist = part(key, "strategist")
    if strategist is None:
        raise UnknownOption(f"Nobody has taught a machine to think about {key!r} yet.")
    mind: Callable[..., Mind[Any]] = strategist.mind
    return mind if weights is None else partial(mind, weights=weights)


def weights_of(key: str, name: str = TODAY) -> Weights:
    """What a Strategist of that game has learnt, by the name under which it is kept; raises UnknownOption."""
    module = part(key, f"strategist.weights.{name}") if name.isidentifier() else None
    if module is None:
        raise UnknownOption(f"There are no weights {name!r} for {key!r}.")
    weights: Weights = module.WEIGHTS
    return weights


def load(data: bytes) -> Session[Any]:
    """A saved game, whichever it is of; raises SaveError with a sentence for the player."""
    from engine.core import saves
    from engine.core.session import Session

    key = saves.game_of(data)
    if key and key not in PACKAGES:
        raise SaveError("This save belongs to a game that is not in this box.", "other_game")
    # Without a readable game any of them says in its own words what is wrong with the file.
    return Session.load(find(key or next(iter(PACKAGES))), data)
