"""These are the colours of an illustrated weekly of 1897: ink on paper, and washes of crimson, indigo and navy for
the sides."""

Colour = tuple[int, int, int]

INK: Colour = (43, 30, 22)
SEPIA: Colour = (96, 70, 48)
PAPER: Colour = (243, 232, 204)
LIT_LAND: Colour = (250, 241, 217)
CREAM: Colour = (250, 239, 212)
CRIMSON: Colour = (150, 28, 38)
CRIMSON_DARK: Colour = (104, 16, 26)
GOLD: Colour = (206, 158, 58)
INDIGO: Colour = (42, 66, 128)
INDIGO_DARK: Colour = (26, 42, 88)
SUN: Colour = (252, 204, 66)
NAVY: Colour = (24, 38, 66)
SEA_WASH: Colour = (158, 188, 206)
SEA_INK: Colour = (58, 74, 82)
RELIEF_INK: Colour = (52, 36, 24)
QUIET_LAND: Colour = (226, 218, 196)
CARD_CORE: Colour = (188, 168, 128)
"""The grey board between the two printed faces is seen at the edge of a counter."""
