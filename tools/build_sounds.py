"""Synthesises the sound effects into assets/*/sounds, with nothing but the standard library.

Each effect is a function from time (seconds) to loudness (-1 to 1). Run it again after changing one.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
ASSETS = Path(__file__).resolve().parents[1] / "assets"

Voice = Callable[[float], float]


def noise(seed: int, smooth: float) -> Voice:
    """Breath or paper: random values, the smoother the duller."""
    chance = random.Random(seed)
    last = 0.0

    def voice(_: float) -> float:
        nonlocal last
        last += (chance.uniform(-1, 1) - last) * (1 - smooth)
        return last

    return voice


def tone(pitch: float, *overtones: float) -> Voice:
    """A note with overtones, each of the given loudness."""
    parts = [(1, 1.0), *((number + 2, loud) for number, loud in enumerate(overtones))]
    return lambda t: sum(loud * math.sin(2 * math.pi * pitch * part * t) for part, loud in parts)


def struck(voice: Voice, at: float, fade: float, loud: float = 1.0, attack: float = 0.003) -> Voice:
    """A voice that begins at a moment and dies away."""

    def sound(t: float) -> float:
        since = t - at
        if since < 0:
            return 0.0
        return loud * voice(since) * min(1.0, since / attack) * math.exp(-since / fade)

    return sound


def together(*voices: Voice) -> Voice:
    return lambda t: sum(voice(t) for voice in voices)


def bell(pitch: float, at: float, fade: float, loud: float) -> Voice:
    return struck(together(tone(pitch), lambda t: 0.4 * math.sin(2 * math.pi * pitch * 2.76 * t)), at, fade, loud)


def card() -> tuple[Voice, float]:
    """A sheet of paper turned over."""
    rustle = noise(3, 0.35)
    return (lambda t: rustle(t) * math.sin(math.pi * min(1.0, t / 0.22)) ** 2 * (0.6 + 0.4 * math.sin(90 * t))), 0.24


def click() -> tuple[Voice, float]:
    return struck(together(tone(1250), noise(5, 0.2)), 0, 0.008, 0.5), 0.06


def dice() -> tuple[Voice, float]:
    """Wood on a table, five times, faster and softer."""
    chance = random.Random(6)
    moments = (0.0, 0.09, 0.16, 0.21, 0.25)
    return together(
        *(
            struck(together(tone(chance.uniform(700, 1100), 0.5), noise(n, 0.3)), at, 0.018, 0.8 - n * 0.12)
            for n, at in enumerate(moments)
        )
    ), 0.42


def piece() -> tuple[Voice, float]:
    """A wooden cube set down."""
    return struck(together(tone(330, 0.5, 0.25), noise(7, 0.5)), 0, 0.03, 0.8), 0.18


def marker() -> tuple[Voice, float]:
    """A rubber stamp."""
    return together(struck(tone(120, 0.6, 0.3), 0, 0.05), struck(noise(8, 0.6), 0, 0.03, 0.9)), 0.25


def election() -> tuple[Voice, float]:
    """Two strokes of a church bell."""
    return together(bell(392, 0, 0.7, 0.7), bell(392, 0.6, 0.8, 0.6), bell(196, 0, 0.9, 0.4)), 1.9


def victory() -> tuple[Voice, float]:
    """Four bells climbing to a chord."""
    notes = ((392, 0.0), (493.9, 0.18), (587.3, 0.36), (784, 0.54), (587.3, 0.56), (493.9, 0.58))
    return together(*(bell(pitch, at, 0.6, 0.4) for pitch, at in notes)), 2.2


EFFECTS = {
    "shell": (card, click, dice, marker, piece, victory),
    "people_power": (election,),
}
"""Those that all games share, and each game's own."""


def write(path: Path, voice: Voice, seconds: float) -> int:
    samples = [voice(index / RATE) for index in range(round(seconds * RATE))]
    fade = round(0.02 * RATE)
    for back in range(fade):
        samples[-1 - back] *= back / fade
    loudest = max(abs(sample) for sample in samples)
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(b"".join(struct.pack("<h", round(sample / loudest * 26000)) for sample in samples))
    return path.stat().st_size


def main() -> None:
    for owner, effects in EFFECTS.items():
        folder = ASSETS / owner / "sounds"
        folder.mkdir(parents=True, exist_ok=True)
        total = sum(write(folder / f"{effect.__name__}.wav", *effect()) for effect in effects)
        print(f"{owner}: {len(effects)} effects, {total / 1000:.0f} kB")


if __name__ == "__main__":
    main()
