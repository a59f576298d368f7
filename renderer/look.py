"""How one reader sees a picture: the language, who sits where, and how sentences are made."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from renderer.fonts import can_draw, letters


class Say(Protocol):
    """Turns a key and its facts into words of the reader's language."""

    def __call__(self, key: str, /, **facts: str | int) -> str: ...


def _is_writing(sign: str) -> bool:
    """What a name is written with. Decoration is left out: symbols that the font lacks, joiners, control signs."""
    kind = unicodedata.category(sign)
    decorates = kind[0] == "C" or kind == "Me" or "\ufe00" <= sign <= "\ufe0f"
    return not decorates and (kind[0] != "S" or ord(sign) in letters("narrow-bold"))


@dataclass(frozen=True)
class Look:
    """`names` and `colors` are by seat; colours are those of `renderer.theme.SEATS`."""

    lang: str
    names: Sequence[str]
    colors: Sequence[str]
    say: Say

    def name(self, seat: int) -> str:
        """The display name without emoji and other signs; the seat's number where the font lacks a letter of it."""
        name = " ".join("".join(filter(_is_writing, self.names[seat])).split())
        return name if can_draw(name) else self.say("pic-seat", number=seat + 1)
