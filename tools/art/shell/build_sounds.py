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

from tools import ROOT

RATE = 44100
ASSETS = ROOT / "assets"
TAKES = 3
LOUDEST = 24000
"""Of 32767, this is about -2.7 dBFS."""

Voice = Callable[[float], float]
Hand = random.Random
Effect = Callable[[Hand], tuple[Voice, float]]


def noise(hand: Hand, smooth: float) -> Voice:
    """It sounds like breath or paper: random values, the smoother the duller."""
    last = 0.0

    def voice(_: float) -> float:
        nonlocal last
        last += (hand.uniform(-1, 1) - last) * (1 - smooth)
        return last

    return voice


def tone(pitch: float, *overtones: float) -> Voice:
    """It sounds like a note with overtones, each of the given loudness."""
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
    """It sounds like a sheet of paper turned over."""
    rustle, shake, length = noise(hand, 0.6), hand.uniform(70, 110), hand.uniform(0.2, 0.26)

    def voice(t: float) -> float:
        return rustle(t) * math.sin(math.pi * min(1.0, t / length)) ** 2 * (0.6 + 0.4 * math.sin(shake * t))

    return voice, length + 0.02


def click(hand: Hand) -> tuple[Voice, float]:
    return struck(together(tone(hand.uniform(1200, 1300)), noise(hand, 0.4)), 0, 0.008, 0.5), 0.06


def dice(hand: Hand) -> tuple[Voice, float]:
    """It sounds like wood on a table, five times, faster and softer."""
    at, voices = 0.0, []
    for number in range(5):
        knock = together(tone(hand.uniform(700, 1100), 0.5), noise(hand, 0.5))
        voices.append(struck(knock, at, 0.018, 0.8 - number * 0.12))
        at += hand.uniform(0.08, 0.1) * 0.8**number
    return together(*voices), 0.45


def piece(hand: Hand) -> tuple[Voice, float]:
    """It sounds like a wooden cube set down."""
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
    """It sounds like a knuckle on wood, twice and low: not possible."""
    low = hand.uniform(105, 115)
    return together(struck(tone(low, 0.4), 0, 0.035), struck(tone(low * 0.94, 0.4), 0.11, 0.04, 0.8)), 0.28


def press(hand: Hand) -> tuple[Voice, float]:
    """A cylinder press that runs up: a new page."""
    strokes = [0.0, 0.17, 0.32, 0.45, 0.57, 0.68, 0.78]
    iron = [struck(tone(hand.uniform(85, 95), 0.7, 0.5), at, 0.04, 0.7) for at in strokes]
    paper = [struck(noise(hand, 0.6), at + 0.05, 0.05, 0.35, 0.02) for at in strokes]
    return together(*iron, *paper), 1.0


def crowd(hand: Hand) -> tuple[Voice, float]:
    """It sounds like many voices behind a corner, swelling and gone."""
    murmur = [(noise(hand, 0.965), hand.uniform(2, 5), hand.uniform(0, 6)) for _ in range(4)]

    def voice(t: float) -> float:
        swell = math.sin(math.pi * min(1.0, t / 1.6)) ** 2
        return swell * sum(breath(t) * (0.7 + 0.3 * math.sin(wave * t + phase)) for breath, wave, phase in murmur)

    return voice, 1.65


def election(hand: Hand) -> tuple[Voice, float]:
    """It sounds like two strokes of a church bell."""
    pitch = 392 * hand.uniform(0.995, 1.005)
    return together(bell(pitch, 0, 0.7, 0.7), bell(pitch, 0.6, 0.8, 0.6), bell(pitch / 2, 0, 0.9, 0.4)), 1.9


def victory(hand: Hand) -> tuple[Voice, float]:
    """It sounds like four bells climbing to a chord."""
    notes = ((392, 0.0), (493.9, 0.18), (587.3, 0.36), (784, 0.54), (587.3, 0.56), (493.9, 0.58))
    return together(*(bell(pitch, at + hand.uniform(0, 0.01), 0.6, 0.4) for pitch, at in notes)), 2.2


def tocsin(hand: Hand) -> tuple[Voice, float]:
    """One stroke of a large bell: something has been decided."""
    pitch = 196 * hand.uniform(0.99, 1.01)
    parts = ((0.5, 0.9, 1.1), (1, 0.8, 0.9), (1.19, 0.5, 0.6), (2, 0.35, 0.45), (2.51, 0.2, 0.3))
    strokes = [struck(tone(pitch * part), 0, fade, loud) for part, loud, fade in parts]
    return together(*strokes, struck(noise(hand, 0.5), 0, 0.012, 0.5)), 1.8


def telex(hand: Hand) -> tuple[Voice, float]:
    """A teleprinter: a line of type, and the carriage that goes back."""
    at, voices = 0.0, []
    while at < 0.85:
        hit = together(tone(hand.uniform(1500, 1900), 0.6), noise(hand, 0.3))
        voices.append(struck(hit, at, 0.007, hand.uniform(0.6, 0.9), 0.001))
        voices.append(struck(tone(hand.uniform(170, 200), 0.5), at, 0.02, 0.45))
        at += hand.choice((0.062, 0.062, 0.125))
    voices.append(struck(noise(hand, 0.7), 0.92, 0.09, 0.5, 0.03))
    voices.append(struck(tone(240, 0.6), 1.02, 0.03, 0.8))
    return together(*voices), 1.15


def siren(hand: Hand) -> tuple[Voice, float]:
    """Turned by hand, far away: it rises, stays a moment and sinks."""
    highest, length = hand.uniform(470, 500), 1.9
    air, turned = noise(hand, 0.9), 0.0

    def voice(t: float) -> float:
        nonlocal turned
        swell = math.sin(math.pi * min(1.0, t / length))
        rise: float = swell**0.7
        turned += (210 + (highest - 210) * rise) / RATE
        howl = math.sin(2 * math.pi * turned) + 0.45 * math.sin(4 * math.pi * turned)
        return (0.7 * howl + 0.5 * air(t)) * swell * math.sqrt(swell)

    return voice, length


def rotor(hand: Hand) -> tuple[Voice, float]:
    """A helicopter that passes: blows of air, nearer and away again."""
    beat, length = hand.uniform(0.088, 0.094), 1.6
    blows = [
        struck(together(tone(hand.uniform(62, 70), 0.7, 0.4), noise(hand, 0.88)), number * beat, 0.03)
        for number in range(17)
    ]
    whole = together(*blows)
    return lambda t: whole(t) * (0.25 + 0.75 * math.sin(math.pi * min(1.0, t / length))), length


def collapse(hand: Hand) -> tuple[Voice, float]:
    """Stone that cracks, and comes down a moment later."""
    voices = [struck(noise(hand, 0.25), 0.24 + 0.09 * number, 0.012, 0.5) for number in range(3)]
    voices.append(struck(together(tone(hand.uniform(48, 54), 0.6, 0.3), noise(hand, 0.9)), 0.82, 0.28, 1.0, 0.008))
    for _ in range(9):
        stone = together(tone(hand.uniform(140, 420), 0.4), noise(hand, 0.6))
        voices.append(struck(stone, hand.uniform(0.9, 1.45), 0.025, hand.uniform(0.15, 0.4)))
    return together(*voices), 1.7


def cannon(hand: Hand) -> tuple[Voice, float]:
    """It sounds like one shot of a ship's gun over water, and its echo."""
    shot = together(tone(hand.uniform(44, 50), 0.7, 0.3), noise(hand, 0.93))
    crack = struck(noise(hand, 0.3), 0, 0.02, 0.5, 0.001)
    return together(crack, struck(shot, 0.01, 0.3, 1.0, 0.004), struck(noise(hand, 0.97), 0.45, 0.3, 0.9, 0.08)), 1.4


def drums(hand: Hand) -> tuple[Voice, float]:
    """It sounds like muffled drums: a roll, and one stroke."""
    at, voices = 0.0, []
    while at < 0.95:
        skin = together(tone(hand.uniform(92, 100), 0.3), noise(hand, 0.85))
        voices.append(struck(skin, at, 0.035, 0.25 + 0.45 * at))
        at += hand.uniform(0.05, 0.058)
    voices.append(struck(together(tone(82, 0.5), noise(hand, 0.8)), 1.12, 0.16))
    return together(*voices), 1.6


def fire(hand: Hand) -> tuple[Voice, float]:
    """It sounds like paper that catches: a breath of flame, and crackling."""
    breath, length = noise(hand, 0.95), 1.5
    snaps = [
        struck(noise(hand, 0.15), hand.uniform(0.1, 1.3), 0.004, hand.uniform(0.15, 0.5), 0.0005) for _ in range(26)
    ]
    crackle = together(*snaps)
    return lambda t: breath(t) * 1.6 * math.sin(math.pi * min(1.0, t / length)) ** 0.8 + crackle(t), length


def gong(hand: Hand) -> tuple[Voice, float]:
    """Struck once, and long in dying away."""
    low = hand.uniform(86, 90)
    parts = ((1, 1.0, 1.2), (1.52, 0.7, 1.0), (2.16, 0.5, 0.8), (2.92, 0.35, 0.6), (4.1, 0.2, 0.35))
    return together(*(struck(tone(low * part), 0, fade, loud, 0.02) for part, loud, fade in parts)), 2.0


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
        "bell": tocsin,
        "turn": turn,
        "victory": victory,
    },
    "people_power": {
        "election": election,
        "marker_government": stamp(98),
        "marker_reformers": stamp(147),
        "marker_npa": stamp(123),
        "collapse": collapse,
        "rotor": rotor,
        "siren": siren,
        "telex": telex,
    },
    "filipinas": {"cannon": cannon, "drums": drums},
    "red_guard": {"fire": fire, "gong": gong},
}
"""Those that all games share, and each game's own."""
LONG = {"victory", "election"}
"""Of these one take is enough: nobody hears two in a row."""
RARE = {"bell", "collapse", "rotor", "siren", "telex", "cannon", "drums", "fire", "gong"}
"""Of these there are two."""
SOFT = {"bell": 0.6, "siren": 0.35, "rotor": 0.6, "collapse": 0.7, "cannon": 0.7, "fire": 0.6, "gong": 0.6}
"""How loud some are beside the others: nobody is to be startled."""


def takes_of(name: str) -> int:
    return 1 if name in LONG else 2 if name in RARE else TAKES


def write(path: Path, voice: Voice, seconds: float, side: float, loud: float) -> int:
    """It is written in stereo, a little to one side, with a hint of the room on the other."""
    samples = [voice(index / RATE) for index in range(round(seconds * RATE))]
    fade = round(0.02 * RATE)
    for back in range(fade):
        samples[-1 - back] *= back / fade
    scale = loud * LOUDEST / max(abs(sample) for sample in samples) / (1 + abs(side))
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
            for take in range(1, takes_of(name) + 1):
                hand = random.Random(f"{name} {take}")
                path = ASSETS / folder / "sounds" / f"{name}_{take}.wav"
                size = write(path, *effect(hand), hand.uniform(-0.15, 0.15), SOFT.get(name, 1.0))
                print(f"{path.relative_to(ASSETS.parent)}: {size} bytes")


if __name__ == "__main__":
    main()
