"""The characters beyond ASCII that the screens use; every font must have them."""

from typing import Final

SPANISH: Final = "ñáéíóúüÑÁÉÍÓÚÜ¿¡ºª"
PUNCTUATION: Final = "–—«»“”‘’…•·×−±°№"
SYMBOLS: Final = "→←↑↓≤≥✓✗▲▼●○★"

REQUIRED: Final = SPANISH + PUNCTUATION + SYMBOLS
