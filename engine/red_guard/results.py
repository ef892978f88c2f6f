"""6.1, 6.1.1: this is the Combat Results Table."""

from __future__ import annotations

AN = "AN"
"""The attacker is Neutralized."""
CA = "CA"
"""The defender counterattacks."""
C = "C"
"""Contact: nothing happens."""
EX = "EX"
"""Units of both sides are Neutralized."""
DN = "DN"
"""The defender is Neutralized."""
DS = "DS"
"""The defender is Smashed."""

COLUMNS = ("-4", "-2,3", "-1", "0", "+1", "+2,3", "+4,5", "+6-8", "+9")

# fmt: off
_TABLE = (
    #-4  -2,3  -1   0   +1  +2,3 +4,5 +6-8  +9
    (AN,  AN,  AN,  AN,  AN,  CA,  C,   EX,  DN),  # 1
    (AN,  AN,  AN,  AN,  CA,  C,   EX,  DN,  DN),  # 2
    (AN,  AN,  CA,  CA,  EX,  EX,  DN,  DN,  DS),  # 3
    (AN,  CA,  CA,  C,   EX,  DN,  DN,  DN,  DS),  # 4
    (CA,  CA,  C,   EX,  DN,  DN,  DN,  DS,  DS),  # 5
    (CA,  C,   EX,  DN,  DN,  DS,  DS,  DS,  DS),  # 6
)
# fmt: on

RESULTS_IN: tuple[tuple[str, ...], ...] = tuple(tuple(row[column] for row in _TABLE) for column in range(len(COLUMNS)))
"""These are the six results of a column, die 1 first."""

LOWEST = (-99, -3, -1, 0, 1, 2, 4, 6, 9)
"""The lowest differential of each column; the first has no end."""


def column_of(differential: int) -> int:
    """The number of the column that a differential falls in."""
    return max((number for number, lowest in enumerate(LOWEST) if differential >= lowest), default=0)


def within_table(column: int) -> int:
    """A shift beyond the last column stays in it."""
    return min(max(column, 0), len(COLUMNS) - 1)
