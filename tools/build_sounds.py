"""Synthesises the sound effects into assets/*/sounds, with nothing but the standard library.

Each effect is a function from a hand (what differs from one take to the next) to a voice and its length; a voice is a
function from time (seconds) to loudness (-1 to 1). Run it again after changing one.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

RATE = 44100
ASSETS = Path(__file__).resolve().parents[1] / "assets"
TAKES = 3
LOUDEST = 24000
"""Of 32767: about -2.7 dBFS."""

Voice = Callable[[float], float]
Hand = random.Random
Effect = Callable[[Hand], tuple[Voice, float]]


def noise(hand: Hand, smooth: float) -> Voice:
    """Breath or paper: random values, the smoother the duller."""
    last = 0.0

    def voice(_: float) -> float:
        nonlocal last
        last += (hand.uniform(-1, 1) - last) * (1 - smooth)
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


def plucked(pitch: float, at: float, loud: float) -> Voice:
    return struck(tone(pitch, 0.5, 0.33, 0.2, 0.1), at, 0.35, loud, 0.002)


def card(hand: Hand) -> tuple[Voice, float]:
    """A sheet of paper turned over."""
    rustle, shake, length = noise(hand, 0.6), hand.uniform(70, 110), hand.uniform(0.2, 0.26)

    def voice(t: float) -> float:
        return rustle(t) * math.sin(math.pi * min(1.0, t / length)) ** 2 * (0.6 + 0.4 * math.sin(shake * t))

    return voice, length + 0.02


def click(hand: Hand) -> tuple[Voice, float]:
    return struck(together(tone(hand.uniform(1200, 1300)), noise(hand, 0.4)), 0, 0.008, 0.5), 0.06


def dice(hand: Hand) -> tuple[Voice, float]:
    """Wood on a table, five times, faster and softer."""
    at, voices = 0.0, []
    for number in range(5):
        knock = together(tone(hand.uniform(700, 1100), 0.5), noise(hand, 0.5))
        voices.append(struck(knock, at, 0.018, 0.8 - number * 0.12))
        at += hand.uniform(0.08, 0.1) * 0.8**number
    return together(*voices), 0.45


def piece(hand: Hand) -> tuple[Voice, float]:
    """A wooden cube set down."""
    return struck(together(tone(hand.uniform(300, 350), 0.5, 0.25), noise(hand, 0.7)), 0, 0.03, 0.8), 0.18


def stamp(pitch: float) -> Effect:
    """A rubber stamp, of a pitch that belongs to somebody."""

    def effect(hand: Hand) -> tuple[Voice, float]:
        deep = tone(pitch * hand.uniform(0.97, 1.03), 0.6, 0.3)
        return together(struck(deep, 0, 0.05), struck(noise(hand, 0.75), 0, 0.03, 0.9)), 0.25

    return effect


def turn(hand: Hand) -> tuple[Voice, float]:
    """Two notes of a guitar: it is your turn."""
    low = hand.choice((220.0, 246.9, 261.6))
    return together(plucked(low, 0, 0.6), plucked(low * 1.5, 0.12, 0.7)), 0.9


def denied(hand: Hand) -> tuple[Voice, float]:
    """A knuckle on wood, twice and low: not possible."""
    low = hand.uniform(105, 115)
    return together(struck(tone(low, 0.4), 0, 0.035), struck(tone(low * 0.94, 0.4), 0.11, 0.04, 0.8)), 0.28


def press(hand: Hand) -> tuple[Voice, float]:
    """A cylinder press that runs up: a new page."""
    strokes = [0.0, 0.17, 0.32, 0.45, 0.57, 0.68, 0.78]
    iron = [struck(tone(hand.uniform(85, 95), 0.7, 0.5), at, 0.04, 0.7) for at in strokes]
    paper = [struck(noise(hand, 0.6), at + 0.05, 0.05, 0.35, 0.02) for at in strokes]
    return together(*iron, *paper), 1.0


def crowd(hand: Hand) -> tuple[Voice, float]:
    """Many voices behind a corner, swelling and gone."""
    murmur = [(noise(hand, 0.965), hand.uniform(2, 5), hand.uniform(0, 6)) for _ in range(4)]

    def voice(t: float) -> float:
        swell = math.sin(math.pi * min(1.0, t / 1.6)) ** 2
        return swell * sum(breath(t) * (0.7 + 0.3 * math.sin(wave * t + phase)) for breath, wave, phase in murmur)

    return voice, 1.65


def election(hand: Hand) -> tuple[Voice, float]:
    """Two strokes of a church bell."""
    pitch = 392 * hand.uniform(0.995, 1.005)
    return together(bell(pitch, 0, 0.7, 0.7), bell(pitch, 0.6, 0.8, 0.6), bell(pitch / 2, 0, 0.9, 0.4)), 1.9


def victory(hand: Hand) -> tuple[Voice, float]:
    """Four bells climbing to a chord."""
    notes = ((392, 0.0), (493.9, 0.18), (587.3, 0.36), (784, 0.54), (587.3, 0.56), (493.9, 0.58))
    return together(*(bell(pitch, at + hand.uniform(0, 0.01), 0.6, 0.4) for pitch, at in notes)), 2.2


EFFECTS: dict[str, dict[str, Effect]] = {
    "shell": {
        "card": card,
        "click": click,
        "crowd": crowd,
        "denied": denied,
        "dice": dice,
        "marker": stamp(120),
        "piece": piece,
        "press": press,
        "turn": turn,
        "victory": victory,
    },
    "people_power": {
        "election": election,
        "marker_government": stamp(98),
        "marker_reformers": stamp(147),
        "marker_npa": stamp(123),
    },
}
"""Those that all games share, and each game's own."""
LONG = {"victory", "election"}
"""Of these one take is enough: nobody hears two in a row."""


def write(path: Path, voice: Voice, seconds: float, side: float) -> int:
    """In stereo, a little to one side, with a hint of the room on the other."""
    samples = [voice(index / RATE) for index in range(round(seconds * RATE))]
    fade = round(0.02 * RATE)
    for back in range(fade):
        samples[-1 - back] *= back / fade
    scale = LOUDEST / max(abs(sample) for sample in samples) / (1 + abs(side))
    late = round(0.0006 * RATE)
    stereo = array("h")
    for index, sample in enumerate(samples):
        echo = samples[index - late] if index >= late else 0.0
        near, far = sample * (1 + abs(side)) * scale, echo * (1 - abs(side)) * scale
        stereo.extend((round(near), round(far)) if side <= 0 else (round(far), round(near)))
    if sys.byteorder == "big":
        stereo.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setparams((2, 2, RATE, 0, "NONE", ""))
        file.writeframes(stereo.tobytes())
    return path.stat().st_size


def main() -> None:
    for folder, effects in EFFECTS.items():
        (ASSETS / folder / "sounds").mkdir(exist_ok=True)
        for old in (ASSETS / folder / "sounds").glob("*.wav"):
            old.unlink()
        for name, effect in effects.items():
            for take in range(1, 2 if name in LONG else TAKES + 1):
                hand = random.Random(f"{name} {take}")
                path = ASSETS / folder / "sounds" / f"{name}_{take}.wav"
                size = write(path, *effect(hand), hand.uniform(-0.15, 0.15))
                print(f"{path.relative_to(ASSETS.parent)}: {size} bytes")


if __name__ == "__main__":
    main()
