"""3: an Operation has three parts: where it may be done, what it does in one space, and how a player is asked."""

from engine.people_power.actions import Operation
from engine.people_power.board import FACTIONS, Faction
from engine.people_power.operations import government, npa, reformers

OPERATIONS: dict[str, Operation] = {
    operation.key: operation for operation in (*government.OPERATIONS, *reformers.OPERATIONS, *npa.OPERATIONS)
}
OPERATIONS_OF: dict[Faction, tuple[Operation, ...]] = {
    faction: tuple(operation for operation in OPERATIONS.values() if operation.faction == faction)
    for faction in FACTIONS
}
