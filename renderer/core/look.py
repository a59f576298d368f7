"""How one reader sees a picture: the language, the seats' names and colors, the theme, and the sentences."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from renderer.core.fonts import can_draw, letters
from renderer.core.theme import THEMES, wearing


class Say(Protocol):
    """Returns the sentence of a key, with its variables, in the reader's language."""

    def __call__(self, key: str, /, **facts: str | int) -> str: ...


def _is_writing(sign: str) -> bool:
    """Tell whether names are written with this character. Symbols, joiners and control characters aren't."""
    kind = unicodedata.category(sign)
    decorates = kind[0] == "C" or kind == "Me" or "\ufe00" <= sign <= "\ufe0f"
    return not decorates and (kind[0] != "S" or ord(sign) in letters("narrow-bold"))


def drawable(name: str, instead: str) -> str:
    """Return a display name without emoji and other symbols, or `instead` if the font lacks a letter of it."""
    written = " ".join("".join(filter(_is_writing, name)).split())
    return written if can_draw(written) else instead


P = ParamSpec("P")
T = TypeVar("T")


def themed(render: Callable[P, T]) -> Callable[P, T]:
    """Wrap a function that draws a view for a look, so that it uses the look's theme."""

    @wraps(render)
    def drawn(*args: P.args, **named: P.kwargs) -> T:
        look = args[1]
        assert isinstance(look, Look)
        with wearing(look.theme):
            return render(*args, **named)

    return drawn


@dataclass(frozen=True)
class Language:
    """A reader's sentences. Those of one language are equal, so that cached text is found again."""

    lang: str
    say: Say = field(compare=False)


@dataclass(frozen=True)
class Look:
    """`names` and `colors` are by seat; colors are keys of `renderer.core.theme.SEATS`; `theme` is one of `THEMES`."""

    lang: str
    names: Sequence[str]
    colors: Sequence[str]
    say: Say
    theme: str = THEMES[0]

    @property
    def language(self) -> Language:
        return Language(self.lang, self.say)

    def name(self, seat: int) -> str:
        """Return the seat's display name without symbols, or the seat's number if the font lacks a letter of it."""
        return drawable(self.names[seat], "") or self.say("pic-seat", number=seat + 1)
