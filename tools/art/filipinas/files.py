"""Where pictures are written, and as what: WebP, which SDL_image reads and which is small."""

from pathlib import Path

import numpy as np
from PIL import Image

from tools import ROOT
from tools.art.filipinas.noise import Array

ASSETS = ROOT / "assets" / "filipinas"


def save(picture: Array, name: str, quality: int = 84) -> Path:
    """A picture of 3 or 4 channels under assets/filipinas; 100 keeps every pixel as it is."""
    path = ASSETS / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    levels = np.clip(picture, 0, 255).astype(np.uint8)
    if levels.ndim == 2:
        levels = np.dstack([levels] * 3)
    Image.fromarray(levels).save(path, quality=quality, lossless=quality == 100, method=4, exact=False)
    return path
