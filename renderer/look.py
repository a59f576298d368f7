"""How one reader sees a picture: the language, who sits where, and how sentences are made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from renderer.fonts import can_draw


class Say(Protocol):
    """Turns a key and its facts into words of the reader's language."""

    def __call__(self, key: str, /, **facts: str | int) -> str: ...


@dataclass(frozen=True)
class Look:
    """`names` and `colors` are by seat; colours are those of `renderer.theme.SEATS`."""

    lang: str
    names: Sequence[str]
    colors: Sequence[str]
    say: Say

    def name(self, seat: int) -> str:
        """The display name, or the seat's number where the font lacks a letter of it."""
        name = " ".join(self.names[seat].split())
        return name if can_draw(name) else self.say("pic-seat", number=seat + 1)
