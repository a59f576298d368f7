"""Where the name of a city stands: one rule for the layout program, its check and the pictures."""

from typing import NamedTuple

from renderer.fonts import text_width

CUT = "narrow-semi"
LINE = 0.94
ABOVE = 0.70
"""A line's height and the part of it above the baseline, as parts of the font size."""

Box = tuple[float, float, float, float]


class Label(NamedTuple):
    """A point of the map and which point of the text stands there: left, middle or right; top, middle or bottom."""

    x: float
    y: float
    anchor: str
    wrap: bool = False


def lines_of(name: str, wrap: bool) -> tuple[str, ...]:
    """The name in one line, or in the two lines that are narrowest together; a hyphen stays on the first."""
    if not wrap:
        return (name,)
    cuts = [i + 1 for i, letter in enumerate(name[:-1]) if letter in " -"]
    if not cuts:
        return (name,)
    best = min(cuts, key=lambda cut: max(len(name[:cut].strip()), len(name[cut:].strip())))
    return name[:best].strip(), name[best:].strip()


def label_size(lines: tuple[str, ...], size: int) -> tuple[int, float]:
    """Width and height of the block of lines."""
    return max(text_width(line, CUT, size) for line in lines), len(lines) * LINE * size


def label_box(label: Label, name: str, size: int) -> Box:
    """The rectangle that the name fills."""
    width, height = label_size(lines_of(name, label.wrap), size)
    left = label.x - {"l": 0.0, "m": width / 2, "r": float(width)}[label.anchor[0]]
    top = label.y - {"t": 0.0, "m": height / 2, "b": height}[label.anchor[1]]
    return left, top, left + width, top + height


def line_starts(label: Label, name: str, size: int) -> list[tuple[float, float, str]]:
    """Left end and baseline of each line."""
    left, top, right, _ = label_box(label, name, size)
    starts = []
    for row, line in enumerate(lines_of(name, label.wrap)):
        spare = right - left - text_width(line, CUT, size)
        x = left + spare * {"l": 0.0, "m": 0.5, "r": 1.0}[label.anchor[0]]
        starts.append((x, top + (row * LINE + ABOVE + 0.08) * size, line))
    return starts
