"""The lessons, read at start from data/lessons: one file each, checked like a map when it is read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from engine.lesson import Lesson

LESSONS = Path(__file__).resolve().parent / "lessons"


def read_lesson(path: Path) -> Lesson:
    """Read one lesson's file.

    Raises: OSError, json.JSONDecodeError, or msgspec.ValidationError, also for a field that there isn't.
    """
    return msgspec.convert(json.loads(path.read_text(encoding="utf-8")), Lesson)


@cache
def load_lessons() -> Mapping[str, Lesson]:
    """Return the lessons by key, in the order in which they are listed. Cached."""
    found = [read_lesson(path) for path in LESSONS.glob("*.json")]
    return {lesson.key: lesson for lesson in sorted(found, key=lambda lesson: lesson.place)}
