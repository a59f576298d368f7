"""Animations as GIF: one shared palette, of each frame only the rectangle that changed, as small as it has to be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from struct import pack
from typing import NamedTuple

from PIL import Image, ImageChops

SPARE = 255
"""The index of the palette that stands for what stays as it is: no picture has so many colors."""
FORMS = ((2, 1), (2, 2), (2, 3), (3, 3), (4, 4), (4, 8))
"""How much smaller than the pictures, and every how manieth turn: from the best to the smallest."""
HOPE = 1.5
"""How much larger than what would fit a form may seem, to be tried all the same."""
LEAST_MS, MOST_MS = 20, 655_350
HEAD, LOOP, END = b"GIF89a", b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00", b";"
RGB = Callable[[Image.Image], Image.Image]
Few = Callable[[Image.Image], Image.Image]


class Shot(NamedTuple):
    """One picture of the film. `draw` returns palette indices (mode L or P) of the same size each time.

    `ms` is how long it is shown; `still_ms`, if nothing above row `low` of it has changed. Where there are too many,
    only those that are `kept` stay for certain.
    """

    draw: Callable[[], Image.Image]
    few: Few
    ms: int
    still_ms: int = 0
    low: int = 0
    kept: bool = False


class Film(NamedTuple):
    """The pictures in order, their 256 colors, and the function that turns indices into these colors."""

    shots: Sequence[Shot]
    palette: bytes
    full: RGB


class _Gif:
    """A GIF in progress. Frames that change nothing only prolong the one before."""

    def __init__(self, size: tuple[int, int], palette: bytes) -> None:
        self.size, self.palette = size, palette
        self.frames: list[tuple[int, bytes]] = []
        self.weight = 0

    def add(self, before: Image.Image | None, now: Image.Image, ms: int) -> None:
        box: tuple[int, int, int, int] | None = (0, 0, *self.size)
        if before is not None:
            differs = ImageChops.difference(before, now)
            box = differs.getbbox()
            if box is None:
                last, packed = self.frames[-1]
                self.frames[-1] = min(last + ms, MOST_MS), packed
                return
            same = differs.crop(box).point([255, *[0] * 255]).convert("1")
            now = now.crop(box)
            now.paste(SPARE, (0, 0), same)
        left, top, right, low = box or (0, 0, 0, 0)
        place = b"," + pack("<HHHHBB", left, top, right - left, low - top, 0, 8)
        packed = place + now.tobytes("gif", "L", 8, 0) + b"\0"
        self.frames.append((ms, packed))
        self.weight += len(packed) + 8

    def file(self) -> bytes:
        head = HEAD + pack("<HHBBB", *self.size, 0xF7, 0, 0) + self.palette.ljust(768, b"\0") + LOOP
        control = (b"!\xf9\x04\x05" + pack("<HBB", max(ms, LEAST_MS) // 10, SPARE, 0) for ms, _ in self.frames)
        body = (part for one, (_, packed) in zip(control, self.frames, strict=True) for part in (one, packed))
        return b"".join((head, *body, END))


def animate(film: Film, most: int) -> bytes:
    """Return a film as a GIF of at most so many bytes: with fewer frames, then smaller; b"" where nothing fits.

    Three pictures at a time are in memory.
    """
    wanted = 1.0
    for number, (factor, every) in enumerate(FORMS):
        if _part(number) > wanted * HOPE:
            continue
        made, share = _made(film, factor, every, most)
        if made is not None:
            return made.file()
        wanted = _part(number) * share
    return b""


def _part(number: int) -> float:
    """Return roughly which part of the largest form's bytes a form takes."""
    factor, every = FORMS[number]
    return (FORMS[0][0] / factor) ** 2 * (0.3 + 0.7 / every)


def _made(film: Film, factor: int, every: int, most: int) -> tuple[_Gif | None, float]:
    """Return the film in one form, or None with the part of it that would have fit."""
    shots = thinned(film.shots, every)
    first = shots[0].draw()
    gif = _Gif((ceil(first.width / factor), ceil(first.height / factor)), film.palette)
    small = shots[0].few(film.full(first).reduce(factor))
    gif.add(None, small, shots[0].ms)
    before = first
    for number, shot in enumerate(shots[1:], 1):
        picture = shot.draw()
        box = ImageChops.difference(_plain(before), _plain(picture)).getbbox()
        now = small
        if box is not None:
            left, top = box[0] // factor * factor, box[1] // factor * factor
            part = picture.crop((left, top, ceil(box[2] / factor) * factor, ceil(box[3] / factor) * factor))
            now = small.copy()
            now.paste(shot.few(film.full(part).reduce(factor)), (left // factor, top // factor))
        is_still = shot.still_ms and (box is None or box[1] >= shot.low)
        gif.add(small, now, shot.still_ms if is_still else shot.ms)
        if gif.weight + 900 > most:
            return None, number / len(shots)
        before, small = picture, now
    return gif, 1.0


def _plain(picture: Image.Image) -> Image.Image:
    """Return palette indices as plain numbers."""
    return picture if picture.mode == "L" else Image.frombytes("L", picture.size, picture.tobytes())


def thinned(shots: Sequence[Shot], every: int) -> list[Shot]:
    """Return the kept shots, and of those between them every so manieth, which is shown as long as all of them."""
    found, waiting = list[Shot](), list[Shot]()
    for shot in shots:
        if shot.kept:
            found += _joined(waiting)
            waiting = []
            found.append(shot)
        else:
            waiting.append(shot)
            if len(waiting) == every:
                found += _joined(waiting)
                waiting = []
    return found + _joined(waiting)


def _joined(shots: Sequence[Shot]) -> list[Shot]:
    """Return the last of some shots; none for none."""
    if not shots:
        return []
    return [shots[-1]._replace(ms=max(shot.ms for shot in shots) + 60 * (len(shots) - 1))]
