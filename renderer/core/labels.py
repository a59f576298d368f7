"""Where the name of a city is drawn: one rule for the layout program, its check and the pictures."""

from typing import NamedTuple

from renderer.core.fonts import text_width

CUT = "narrow-semi"
LINE = 0.94
ABOVE = 0.70
"""A line's height and the part of it above the baseline, as parts of the font size."""

Box = tuple[float, float, float, float]


class Label(NamedTuple):
    """A point of the map, and which point of the text is there: left, middle or right; top, middle or bottom."""

    x: float
    y: float
    anchor: str
    wrap: bool = False


def written(name: str) -> str:
    """Return a name as it is drawn on the map: without a remark in parentheses."""
    return name.partition(" (")[0]


def lines_of(name: str, wrap: bool) -> tuple[str, ...]:
    """Return the name in one line, or in the two lines that are narrowest together; a hyphen stays on the first."""
    name = written(name)
    if not wrap:
        return (name,)
    cuts = [i + 1 for i, letter in enumerate(name[:-1]) if letter in " -"]
    if not cuts:
        return (name,)
    best = min(cuts, key=lambda cut: max(len(name[:cut].strip()), len(name[cut:].strip())))
    return name[:best].strip(), name[best:].strip()


SIGN = 0.95, 1.2
"""What a sign at the edge of the map is wider than its text, and its height, as parts of the font size."""


def sign_size(name: str, size: int) -> tuple[float, float]:
    """Return width and height of a sign that points to a city beyond the edge."""
    return text_width(written(name), CUT, size) + SIGN[0] * size, SIGN[1] * size


def sign_box(label: Label, name: str, size: int) -> Box:
    """Return the box of a sign."""
    return _box(label, sign_size(name, size))


def label_box(label: Label, name: str, size: int) -> Box:
    """Return the box of a name."""
    lines = lines_of(name, label.wrap)
    return _box(label, (max(text_width(line, CUT, size) for line in lines), len(lines) * LINE * size))


def _box(label: Label, size: tuple[float, float]) -> Box:
    width, height = size
    left = label.x - {"l": 0.0, "m": width / 2, "r": width}[label.anchor[0]]
    top = label.y - {"t": 0.0, "m": height / 2, "b": height}[label.anchor[1]]
    return left, top, left + width, top + height


def line_starts(label: Label, name: str, size: int) -> list[tuple[float, float, str]]:
    """Return left end, baseline and text of each line."""
    left, top, right, _ = label_box(label, name, size)
    starts = []
    for row, line in enumerate(lines_of(name, label.wrap)):
        spare = right - left - text_width(line, CUT, size)
        x = left + spare * {"l": 0.0, "m": 0.5, "r": 1.0}[label.anchor[0]]
        starts.append((x, top + (row * LINE + ABOVE + 0.08) * size, line))
    return starts
