"""Numbers as the player reads them."""

from game.shell.text import tr


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def decimal(number: float) -> str:
    """With its sign and one place after the mark of the player's language, if it is no whole number."""
    tenths = round(10 * number)
    whole, place = divmod(abs(tenths), 10)
    if not place:
        return signed(whole if tenths > 0 else -whole)
    return f"{'+' if tenths > 0 else '−'}{whole}{tr('number.mark')}{place}"
