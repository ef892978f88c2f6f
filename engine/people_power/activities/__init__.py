"""4: a Special Activity has three parts: where it may be done, what it does in one space, and how a player is asked."""

from engine.people_power.actions import Special
from engine.people_power.activities import government, npa, reformers

SPECIALS: dict[str, Special] = {
    special.key: special for special in (*government.SPECIALS, *reformers.SPECIALS, *npa.SPECIALS)
}
