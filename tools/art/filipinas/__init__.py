"""Draws the art of Filipinas 1896-1898: an engraved chart, cardboard counters, and cards with engraved pictures."""
