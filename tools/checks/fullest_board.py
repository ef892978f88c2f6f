"""Play games of People Power and keep the first, a middle and the fullest position of the board (development only).

    python -m tools.checks.fullest_board --games 500

Writes them as summaries to tests/people_power/fullest_positions.json, with the most pieces of each kind that ever stood
in a space, and for every space the position in which it was fullest. Half of the games are played by non-players, half
at random.
"""

import argparse
import json
import random
from collections.abc import Iterator

from engine import people_power
from engine.people_power import State, summary
from engine.people_power.board import FACTIONS, PIECES, SPACES, Space
from tools import ROOT

TARGET = ROOT / "tests" / "people_power" / "fullest_positions.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    games = parser.parse_args().games
    most = {space: dict.fromkeys(PIECES, 0) for space in SPACES}
    fullest: dict[str, State] = {}
    first = middle = None
    positions = 0
    for seed in range(games):
        game = list(played(seed))
        positions += len(game)
        first, middle = first or game[0], middle or game[len(game) // 2]
        for state in game:
            for space in SPACES:
                for piece in PIECES:
                    most[space][piece] = max(most[space][piece], state.pieces[piece][space])
                if space not in fullest or standing(state, space) > standing(fullest[space], space):
                    fullest[space] = state
            if "board" not in fullest or on_board(state) > on_board(fullest["board"]):
                fullest["board"] = state
    assert first and middle
    kept = {"first": first, "middle": middle, "fullest": fullest.pop("board"), **fullest}
    data = {
        "games": games,
        "positions": positions,
        "most": most,
        "boards": {name: summary(state) for name, state in kept.items()},
    }
    TARGET.write_text(json.dumps(data, indent=1) + "\n")
    print(f"{games} games, {positions} positions; the fullest board has {on_board(kept['fullest'])} pieces")
    for space in SPACES:
        print(f"{space:18}{standing(kept[space], space):4}  {list(most[space].values())}")


def played(seed: int) -> Iterator[State]:
    """Return the positions of a game, one after each step."""
    luck = random.Random(seed)
    humans = FACTIONS if seed % 2 else ()
    session = people_power.new_session(("standard", "extended")[seed // 2 % 2], humans, seed, personalities=True)
    while not session.over:
        yield session.state.copy()
        if session.prompt:
            session.choose(luck.choice(session.prompt.options))
        else:
            session.advance()


def standing(state: State, space: Space) -> int:
    return sum(column[space] for column in state.pieces.values())


def on_board(state: State) -> int:
    return sum(standing(state, space) for space in SPACES)


if __name__ == "__main__":
    main()
