"""The records of a server, on one page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderer.core.look import Look, drawable, themed
from renderer.core.page import HEAD, MARGIN, WIDTH, Page
from renderer.core.theme import COLORS

TITLE = 66
ROW = 64
LABEL, LABEL_ROOM = MARGIN + 20, 370
VALUE = 540
NAME = 620


@dataclass(frozen=True)
class Entry:
    """One record: what it is (or its place), how much, and whose."""

    label: str
    value: str
    who: Sequence[str]


@dataclass(frozen=True)
class Section:
    """Records of one map, or of one kind."""

    title: str
    entries: Sequence[Entry]


@themed
def render_records(sections: Sequence[Section], look: Look, below: str) -> bytes:
    """A PNG of the records, as high as their number."""
    rows = sum(len(section.entries) for section in sections)
    page = Page(HEAD + len(sections) * TITLE + rows * ROW + MARGIN)
    page.head(look.say("pic-records"), below)
    y = HEAD
    for section in sections:
        page.write(MARGIN, y + 34, section.title, "bold", 42, COLORS["gold"], room=WIDTH - 2 * MARGIN)
        y += TITLE
        for entry in section.entries:
            _draw_entry(page, look, entry, y)
            y += ROW
    return page.png()


def _draw_entry(page: Page, look: Look, entry: Entry, y: int) -> None:
    middle = y + (ROW - 6) / 2
    page.box(MARGIN, y, WIDTH - MARGIN, y + ROW - 6, 10, COLORS["paper"])
    page.write(LABEL, middle, entry.label, "narrow-semi", 36, COLORS["muted"], room=LABEL_ROOM)
    page.write(VALUE, middle, entry.value, "bold", 44, COLORS["ink"], "r")
    name = ", ".join(drawable(one, look.say("pic-profile-person")) for one in entry.who)
    page.write(NAME - 40, middle, name, "narrow-bold", 40, COLORS["ink"], room=WIDTH - MARGIN - NAME + 20, least=32)
