"""Render tools/art/shell/music/*.score into assets/*/music, as loops that have no seam (development only).

    apt-get install fluidsynth fluid-soundfont-gm ffmpeg
    python3 tools/install.py assets
    .venv/bin/python -m tools.art.shell.build_music

A score is a text: how fast, how long a bar is, for which game and moment, its chords, and its parts. In a part, each
word is one unit of the bar: a note (`c#5`), `-` to hold it, `.` to rest. A part with a `figure` plays it over the
chord of each bar: r the root, 5 the fifth, 8 the octave, 3 the third above it, 5' the fifth above that, + for notes
together.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
import wave
from array import array
from dataclasses import dataclass, field
from pathlib import Path

import mido

from tools import ROOT

SCORES = Path(__file__).with_name("music")
SOUND_FONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
RATE = 44100
SIDES = 2
SEAM = 0.05
"""Seconds in which the end of a loop turns into what comes before its beginning."""
LOUDNESS = -25.0
"""It is in LUFS, and quiet enough to think by."""
HIGHEST_PEAK = -6.0
"""dBFS."""
TICKS = 960
"""A crotchet has so many."""
DRUMS = {"side": 37, "snare": 38, "bass": 36}
DRUM_CHANNEL = 9
STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
LOWEST_ROOT = 40
"""It is the low E of a guitar."""
NOTE = re.compile(r"([a-g])([#b]?)(\d)")
CHORD = re.compile(r"([A-G])([#b]?)(m?)(7?)")


@dataclass
class Part:
    name: str
    settings: dict[str, str] = field(default_factory=dict)
    bars: list[list[str]] = field(default_factory=list)


@dataclass
class Score:
    name: str
    tempo: int = 0
    units: int = 0
    unit: int = 0
    """It is a part of a whole note: 8 is for quavers."""
    game: str = ""
    moment: str = ""
    chords: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    @property
    def ticks(self) -> int:
        """One unit takes so long."""
        return TICKS * 4 // self.unit

    @property
    def seconds(self) -> float:
        return len(self.chords) * self.units * 4 / self.unit * 60 / self.tempo


def read(path: Path) -> Score:
    score = Score(path.stem)
    for line in path.read_text("utf-8").splitlines():
        words = line.split("#", 1)[0].split() if line.startswith("#") else line.split()
        if not words:
            continue
        match words:
            case ["tempo", tempo]:
                score.tempo = int(tempo)
            case ["bar", units, "of", unit]:
                score.units, score.unit = int(units), int(unit.removeprefix("1/"))
            case ["for", game, moment]:
                score.game, score.moment = game, moment
            case ["chords"]:
                pass
            case ["part", name]:
                score.parts.append(Part(name))
            case [("sound" | "volume" | "pan" | "tremolo") as setting, value]:
                score.parts[-1].settings[setting] = value
            case ["figure", *figure]:
                score.parts[-1].bars = [[over(word, chord) for word in figure] for chord in score.chords]
            case _ if not score.parts:
                score.chords += [word for word in words if word != "|"]
            case _:
                score.parts[-1].bars += [bar.split() for bar in line.split("|")]
    check(score)
    return score


def check(score: Score) -> None:
    """Every part must be as long as the chords, and every bar as long as a bar."""
    for part in score.parts:
        if len(part.bars) != len(score.chords):
            sys.exit(f"{score.name}: {part.name} has {len(part.bars)} bars, there are {len(score.chords)} chords.")
        for number, bar in enumerate(part.bars, 1):
            if len(bar) != score.units:
                sys.exit(f"{score.name}: bar {number} of {part.name} has {len(bar)} units: {' '.join(bar)}")


def over(word: str, chord: str) -> str:
    """Return a word of a figure as notes of a chord."""
    if word in ("-", "."):
        return word
    match = CHORD.fullmatch(chord)
    if match is None:
        sys.exit(f"There is no chord {chord}.")
    letter, accidental, minor, seventh = match.groups()
    root = STEPS[letter.lower()] + {"#": 1, "b": -1, "": 0}[accidental]
    root += 12 * -(-(LOWEST_ROOT - root) // 12)
    intervals = {"r": 0, "5": 7, "8": 10 if seventh else 12, "3": 15 if minor else 16, "5'": 19}
    return "+".join(str(root + intervals[tone]) for tone in word.split("+"))


def pitches(word: str) -> list[int]:
    if word in DRUMS:
        return [DRUMS[word]]
    return [int(tone) if tone.isdigit() else pitch(tone) for tone in word.split("+")]


def pitch(note: str) -> int:
    match = NOTE.fullmatch(note)
    if match is None:
        sys.exit(f"There is no note {note}.")
    letter, accidental, octave = match.groups()
    return 12 * (int(octave) + 1) + STEPS[letter] + {"#": 1, "b": -1, "": 0}[accidental]


@dataclass(order=True)
class Event:
    at: int
    order: int
    message: mido.Message = field(compare=False)


def midi(score: Score, passes: int) -> mido.MidiFile:
    """The score so many times in a row; hands are never quite even, but the same in every pass."""
    file = mido.MidiFile(ticks_per_beat=TICKS)
    tempo = mido.MidiTrack([mido.MetaMessage("set_tempo", tempo=mido.bpm2tempo(score.tempo))])
    file.tracks.append(tempo)
    length = len(score.chords) * score.units * score.ticks
    for number, part in enumerate(score.parts):
        channel = DRUM_CHANNEL if part.settings["sound"] == "drums" else number
        events = [Event(0, 0, message) for message in set_up(part, channel)]
        for repeat in range(passes):
            events += [
                Event(event.at + repeat * length, event.order, event.message.copy())
                for event in played(score, part, channel)
            ]
        file.tracks.append(track(events))
    return file


def set_up(part: Part, channel: int) -> list[mido.Message]:
    messages = [
        mido.Message("control_change", channel=channel, control=10, value=int(part.settings["pan"])),
        mido.Message("control_change", channel=channel, control=91, value=50),
    ]
    if channel != DRUM_CHANNEL:
        messages.append(mido.Message("program_change", channel=channel, program=int(part.settings["sound"])))
    return messages


def played(score: Score, part: Part, channel: int) -> list[Event]:
    hand = random.Random(f"{score.name} {part.name}")
    words = [word for bar in part.bars for word in bar]
    events: list[Event] = []
    for number, word in enumerate(words):
        if word in ("-", "."):
            continue
        held = 1
        while number + held < len(words) and words[number + held] == "-":
            held += 1
        accent = 8 if number % score.units == 0 else 0
        loud = int(part.settings["volume"]) + accent
        for strokes, at, length in strokes_of(part, number * score.ticks, held * score.ticks):
            for tone in pitches(word):
                late = hand.randint(0, TICKS // 60)
                velocity = max(1, min(127, loud + hand.randint(-5, 5) - (9 if strokes else 0)))
                on = mido.Message("note_on", channel=channel, note=tone, velocity=velocity)
                off = mido.Message("note_off", channel=channel, note=tone)
                events += [Event(at + late, 1, on), Event(at + late + length * 19 // 20 - TICKS // 60, 0, off)]
    return events


def strokes_of(part: Part, at: int, length: int) -> list[tuple[int, int, int]]:
    """A long note of a plucked instrument is struck again and again: which stroke, when, and how long."""
    per_quaver = int(part.settings.get("tremolo", 0))
    if not per_quaver or length < TICKS:
        return [(0, at, length)]
    each = TICKS // 2 // per_quaver
    return [(stroke, at + stroke * each, each) for stroke in range(length // each)]


def track(events: list[Event]) -> mido.MidiTrack:
    messages, now = mido.MidiTrack(), 0
    for event in sorted(events):
        event.message.time = event.at - now
        now = event.at
        messages.append(event.message)
    return messages


def render(score: Score, folder: Path) -> Path:
    """Three passes, of which the second is kept: it begins with the echo of the first and ends before the third."""
    song, whole, loop = (folder / f"{score.name}.{kind}" for kind in ("mid", "whole.wav", "wav"))
    midi(score, 3).save(song)
    run("fluidsynth", "-ni", "-g", "0.6", "-r", str(RATE), "-F", str(whole), str(SOUND_FONT), str(song))
    with wave.open(str(whole)) as played:
        samples = array("h", played.readframes(played.getnframes()))
    with wave.open(str(loop), "wb") as file:
        file.setparams((SIDES, 2, RATE, 0, "NONE", ""))
        file.writeframes(without_seam(samples, round(score.seconds * RATE) * SIDES).tobytes())
    return loop


def without_seam(samples: array[int], length: int) -> array[int]:
    """The second pass; its end fades into the end of the first, which leads to its beginning without a step."""
    first, loop = samples[:length], samples[length : 2 * length]
    fade = round(SEAM * RATE) * SIDES
    for back in range(fade, 0, -1):
        share = back / fade
        loop[-back] = round(loop[-back] * share + first[-back] * (1 - share))
    return loop


def encode(loop: Path, target: Path) -> tuple[float, float]:
    """One gain for the whole piece; returns loudness and peak of what was written."""
    loudness, peak = measured(loop)
    gain = min(LOUDNESS - loudness, HIGHEST_PEAK - peak)
    sound = ["-af", f"volume={gain}dB", "-c:a", "libvorbis", "-q:a", "3", "-map_metadata", "-1", "-fflags", "+bitexact"]
    run("ffmpeg", "-y", "-v", "error", "-i", str(loop), *sound, "-flags:a", "+bitexact", str(target))
    return measured(target)


def measured(file: Path) -> tuple[float, float]:
    """It is integrated loudness in LUFS and true peak in dBFS (EBU R 128)."""
    command = [
        "ffmpeg",
        "-hide_banner",
        "-nostats",
        "-i",
        str(file),
        "-af",
        "loudnorm=print_format=json",
        "-f",
        "null",
        "-",
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    figures = json.loads(told[told.rindex("{") : told.rindex("}") + 1])
    return float(figures["input_i"]), float(figures["input_tp"])


def run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(SCORES.glob("*.score")):
            score = read(path)
            target = ROOT / "assets" / score.game / "music" / f"{score.moment}.ogg"
            target.parent.mkdir(exist_ok=True)
            loudness, peak = encode(render(score, Path(folder)), target)
            size = target.stat().st_size / 1000
            print(
                f"{score.name:10} {score.seconds:5.1f} s {loudness:6.1f} LUFS {peak:6.1f} dBFS {size:5.0f} kB",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
