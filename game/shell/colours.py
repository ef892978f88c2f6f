"""The shell has these colours: ink, paper and a dark sea. A game's own colours are in that game's palette."""

Colour = tuple[int, int, int]

INK = (18, 22, 32)
INK_SOFT = (24, 30, 42)
INK_RAISED = (42, 50, 68)
INK_HOVER = (56, 66, 88)
SCROLL = (120, 112, 96)
PAPER = (244, 236, 216)
PAPER_DARK = (226, 214, 186)
PAPER_EDGE = (196, 180, 146)
CREAM = (250, 245, 230)
SEA = (30, 62, 82)
SEA_DEEP = (20, 42, 58)
GOLD = (240, 190, 40)
GOLD_SOFT = (248, 212, 106)
RED = (178, 34, 40)
GREY_ON_PAPER = (96, 90, 78)
GREY_ON_INK = (164, 168, 178)
DISABLED = (178, 168, 146)
LINK_ON_PAPER = (24, 74, 150)
LINK_ON_INK = (156, 196, 255)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """It is a colour on the way from the first (0) to the second (1)."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue
