"""9.1: the worked example, with its dice, to the printed result."""

from __future__ import annotations

from engine.filipinas.effects import Fought, Searched
from tests.filipinas.table import answer, filipino, only

BATANGAS = {"batangas": [["cornell", "primo"], ["mindanao_1"], ["magdiwan", "bonifacio"]]}


def test_9_1_loot_protect_ambush_search_and_destroy() -> None:
    session = filipino(
        BATANGAS,
        turn=4,
        morale=4,
        points={"spain": 6, "filipinos": 4},
        posture={"cornell": "searching"},
        hand={"spain": ["S07", "S08"], "filipinos": ["F03"]},
        dice={"attack": [6, 4], "locate": [1, 4]},
    )
    state = session.state

    answer(session, "loot", "done")
    assert (state.morale, state.points["filipinos"]) == (3, 3)
    assert state.looted == {"batangas"} and state.targets == {"magdiwan"}

    answer(session, "disperse", "protecting", "done")
    assert state.posture["mindanao_1"] == "protecting" and state.points["spain"] == 5

    told = answer(session, "attack", "stack:mindanao_1", "done", "done", "done")
    fought = only(told, Fought)
    assert fought.modifiers == (("factors", 0),) and fought.hit, "1 against 1, Bonifacio adds nothing"
    assert (state.strength["mindanao_1"], state.morale, state.points["filipinos"]) == (1, 2, 2)

    told = answer(session, "search")
    searched = only(told, Searched)
    assert searched.dice == (1, 4)
    assert searched.modifiers == (("factors", 1), ("columns", 1), ("target", 1))
    # The book has 4 and 6 here; 4 with +3 is 7, and a find all the same.
    assert searched.found == 1

    answer(session, "done", "yes")
    told = answer(session, "S07", "F03", "S08")
    fought = only(told, Fought)
    assert fought.modifiers == (("factors", 0), ("primo", 1), ("S07", 1), ("F03", -1), ("S08", 1))
    assert fought.die == 4 and fought.hit
    assert state.morale == 3 and ("magdiwan",) in state.stacks["filipino_troops"]
    assert state.points["spain"] == 4
