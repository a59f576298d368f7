"""Makes names and other typed text harmless: no mentions, no formatting, nothing invisible."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, datetime

import discord

MOST_MARKS = 2
"""Marks above and below one letter; every living language does with two."""
NAMELESS = "?"

_SPACE = re.compile(r"[\s\u2800\u3164\u115f\u1160\uffa0]+")
"""Line breaks, too, and letters that look like a space."""
_UNSEEN = re.compile(
    r"[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    r"\ud800-\udfff\ufeff\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e007f]"
)
"""Control characters, characters that change the writing direction, and invisible characters."""
_JOINERS = re.compile(r"(?<=\S)([\u200c\u200d])[\u200c\u200d]*(?=[^\s\u200c\u200d])|[\u200c\u200d]+")
"""Letters and emoji are joined, or kept apart, by one sign between them."""

_FORMATS = re.compile(r"[\\*_~|`\[<]|^[#>+-]")
_MARKUP = re.compile(
    r"^(?:#{1,3}|-#|>) |\*\*|__|~~|\|\||`+|\[(?P<label>[^\]\n]+)\]\(\S+?\)"
    r"|<t:(?P<at>\d+)(?::(?P<style>\w))?>|</(?P<command>[^:>]+):\d+>|\\(?P<escaped>[^\w\s]|_)|\u200b",
    re.MULTILINE,
)
"""What a message formats: heads of lines, emphasis, links, times, mentions of commands, and escaped characters."""


def tidy(text: str) -> str:
    """Return a person's text in one line, without invisible characters."""
    text = _SPACE.sub(" ", text)
    text = _JOINERS.sub(lambda found: found[1] or "", _UNSEEN.sub("", text))
    return _few_marks(text).strip()


def _few_marks(text: str) -> str:
    """Remove piles of combining marks, and any at the very start."""
    kept: list[str] = []
    marks = MOST_MARKS
    for sign in unicodedata.normalize("NFC", text):
        if unicodedata.category(sign) in ("Mn", "Me") and not "\ufe00" <= sign <= "\ufe0f":
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = 0
        kept.append(sign)
    return "".join(kept)


def safe(text: str) -> str:
    """Return a person's text for a message: tidy, without mentions, links or formatting."""
    plain = _FORMATS.sub(r"\\\g<0>", tidy(text)).replace("://", ":\\//")
    return discord.utils.escape_mentions(plain)


def name_of(text: str) -> str:
    """Return a name for places that format nothing: labels, alt texts, pictures; "?" if nothing is left of it."""
    return tidy(text) or NAMELESS


def unformatted(text: str) -> str:
    """Return a message's text for places that format nothing: without Markdown, nothing escaped, times in UTC."""
    return _MARKUP.sub(_bare, text)


def _bare(found: re.Match[str]) -> str:
    """Return what is left of one piece of formatting."""
    if found["at"]:
        form = "%Y-%m-%d" if found["style"] in ("d", "D") else "%Y-%m-%d %H:%M"
        return datetime.fromtimestamp(int(found["at"]), UTC).strftime(form)
    command = found["command"] and f"/{found['command']}"
    return command or found["label"] or found["escaped"] or ""
