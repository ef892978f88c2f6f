"""Everything that can go wrong for a caller of the engine, each with one clear sentence."""


class GameError(Exception):
    """The common root: catch this to catch whatever the engine raises on purpose."""


class UnknownOption(GameError):
    """A new game was asked for with a scenario, faction or setting that does not exist."""


class ImpossibleState(GameError):
    """A position was described that the game cannot have, or from which it cannot go on."""


class NotOnOffer(GameError):
    """The chosen option is not among those of the current prompt."""


class NothingToDecide(GameError):
    """A choice was made, or an advance asked for, when it is not the moment for it."""


class NothingToUndo(GameError):
    """There is no earlier decision to go back to."""


class SaveError(GameError):
    """A save cannot be read; the message is a sentence for the player, `reason` its key for other languages."""

    def __init__(self, sentence: str, reason: str = "damaged") -> None:
        super().__init__(sentence)
        self.reason = reason
