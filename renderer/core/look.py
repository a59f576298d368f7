"""How one reader sees a picture: the language, who sits where, and how sentences are made."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from renderer.core.fonts import can_draw, letters
from renderer.core.theme import THEMES, wearing


class Say(Protocol):
    """Turns a key and its facts into words of the reader's language."""

    def __call__(self, key: str, /, **facts: str | int) -> str: ...


def _is_writing(sign: str) -> bool:
    """What a name is written with. Decoration is left out: symbols that the font lacks, joiners, control signs."""
    kind = unicodedata.category(sign)
    decorates = kind[0] == "C" or kind == "Me" or "\ufe00" <= sign <= "\ufe0f"
    return not decorates and (kind[0] != "S" or ord(sign) in letters("narrow-bold"))


def drawable(name: str, instead: str) -> str:
    """A display name without emoji and other signs; something else where the font lacks a letter of it."""
    written = " ".join("".join(filter(_is_writing, name)).split())
    return written if can_draw(written) else instead


P = ParamSpec("P")
T = TypeVar("T")


def themed(render: Callable[P, T]) -> Callable[P, T]:
    """A function that draws a view for a look does so in the look's theme."""

    @wraps(render)
    def drawn(*args: P.args, **named: P.kwargs) -> T:
        look = args[1]
        assert isinstance(look, Look)
        with wearing(look.theme):
            return render(*args, **named)

    return drawn


@dataclass(frozen=True)
class Language:
    """How sentences are made for a reader; those of one language are alike, so that what was written is found again."""

    lang: str
    say: Say = field(compare=False)


@dataclass(frozen=True)
class Look:
    """`names` and `colors` are by seat; colours are those of `renderer.theme.SEATS`; `theme`: one of its `THEMES`."""

    lang: str
    names: Sequence[str]
    colors: Sequence[str]
    say: Say
    theme: str = THEMES[0]

    @property
    def language(self) -> Language:
        return Language(self.lang, self.say)

    def name(self, seat: int) -> str:
        """The display name without emoji and other signs; the seat's number where the font lacks a letter of it."""
        return drawable(self.names[seat], "") or self.say("pic-seat", number=seat + 1)
