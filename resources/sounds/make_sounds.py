"""Make the sounds of the game: `python make_sounds.py` writes the WAV files beside it, the same bytes every time."""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 44100
"""Samples a second."""
Wave = list[float]


def knock(seconds: float, pitch: float, hardness: float, seed: int) -> Wave:
    """Return a tile that hits a table: a short noise, and wood that rings for a moment."""
    noise = random.Random(seed)
    made = []
    for n in range(round(seconds * RATE)):
        t = n / RATE
        click = (noise.random() * 2 - 1) * math.exp(-t * 900) * hardness
        body = math.sin(math.tau * pitch * t) * math.exp(-t * 70)
        ring = math.sin(math.tau * pitch * 2.76 * t) * math.exp(-t * 110) * 0.45
        made.append(click + body + ring)
    return made


def slide(seconds: float, seed: int) -> Wave:
    """Return a tile that is drawn over the table: noise that swells and fades."""
    noise = random.Random(seed)
    made, soft = [], 0.0
    for n in range(round(seconds * RATE)):
        soft += 0.16 * (noise.random() * 2 - 1 - soft)
        made.append(soft * math.sin(math.pi * n / (seconds * RATE)) ** 2)
    return made


def tone(seconds: float, pitch: float, fall: float = 6.0) -> Wave:
    """Return a soft bell."""
    return [
        (math.sin(math.tau * pitch * n / RATE) + 0.3 * math.sin(math.tau * pitch * 2 * n / RATE))
        * math.exp(-fall * n / RATE)
        * min(1.0, n / 200)
        for n in range(round(seconds * RATE))
    ]


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Return several sounds together; each begins after some seconds and has a loudness."""
    made = [0.0] * max(round(start * RATE) + len(sound) for start, _, sound in parts)
    for start, loudness, sound in parts:
        for n, value in enumerate(sound, round(start * RATE)):
            made[n] += value * loudness
    return made


def place() -> Wave:
    """Return a tile laid on the table."""
    return mixed((0, 1, knock(0.12, 310, 0.9, 1)))


def draw() -> Wave:
    """Return a tile drawn from the boneyard."""
    return mixed((0, 2.2, slide(0.2, 2)), (0.17, 0.45, knock(0.08, 420, 0.5, 3)))


def pass_() -> Wave:
    """Return two knocks on the table, as players do who pass."""
    return mixed((0, 0.8, knock(0.1, 170, 0.5, 4)), (0.14, 0.65, knock(0.1, 165, 0.5, 5)))


def win() -> Wave:
    """Return three rising bells."""
    return mixed((0, 0.6, tone(0.5, 523.25)), (0.13, 0.6, tone(0.5, 659.25)), (0.26, 0.7, tone(0.9, 783.99, 4)))


def bad() -> Wave:
    """Return a dull, low sound for what is not allowed."""
    return mixed((0, 0.8, tone(0.16, 155.56, 18)), (0.07, 0.6, tone(0.18, 146.83, 18)))


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "place": (place, 0.55),
    "draw": (draw, 0.35),
    "pass": (pass_, 0.5),
    "win": (win, 0.5),
    "bad": (bad, 0.35),
}
"""What makes each sound, and the height of its loudest sample (1: the loudest there is)."""


def write(file: Path, sound: Wave, peak: float) -> None:
    """Write a sound as 16-bit mono."""
    loudest = max(abs(value) for value in sound)
    fade = 400
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(
            b"".join(
                struct.pack("<h", round(value / loudest * peak * 32767 * min(1.0, (len(sound) - n) / fade)))
                for n, value in enumerate(sound)
            )
        )


if __name__ == "__main__":
    for name, (make, peak) in SOUNDS.items():
        write(Path(__file__).with_name(f"{name}.wav"), make(), peak)
