"""Families of games: which panels, pictures, texts and names a table has, told by its rules and never by its name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any, ClassVar

import discord
from discord import ui

from cogs.core.components import Pick
from cogs.core.registry import Registry
from cogs.tables.digest import Digest
from cogs.tables.face import Face, Page, faces_of
from cogs.tables.table import Table
from cogs.text.catalogue import Words, forms_of
from cogs.text.localizer import Localizer, localizer_type_of
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.ruleset import Ruleset
from engine.core.view import View
from renderer.core.marks import Mark
from renderer.core.theme import THEMES

CARD_GAMES, STRING_GAMES = "market", "strings"
"""The parts that lead the two families."""
WHOLE = "all"
"""The value of the whole board among its parts."""
MODULES = ("cogs.rail.family", "cogs.strings.family")
"""Where the families are written."""


@dataclass(frozen=True)
class Final:
    """One post of the end, the name of the picture that it shows, if any, and whose tickets it opens, if any."""

    view: ui.LayoutView
    picture: str | None = None
    seat: Seat | None = None


class Family(ABC):
    """What the tables of one family of games show. `leads` is the name of the part that all of its games have."""

    leads: ClassVar[str]
    has_secrets: ClassVar[bool]
    """Whether seats hold what nobody else may see, so that each has a private message."""
    has_map: ClassVar[bool]
    """Whether it is played on routes between cities, which are the same in every game of a map."""
    sets_up_by_turns: ClassVar[bool]
    """Whether one seat after the other sets the table up; else all choose at once before the first turn."""

    # The table

    @abstractmethod
    def board_panel(
        self, words: Words, lang: str, table: Table, news: Digest | Iterable[Event], *, picture: bool
    ) -> ui.LayoutView:
        """The public message: what happened, the board, whose turn it is (with a mention), the buttons of a turn."""

    @abstractmethod
    async def board_file(
        self, words: Words, lang: str, table: Table, *, theme: str = THEMES[0], marked: Sequence[Mark] = ()
    ) -> discord.File | None:
        """The table as everybody sees it, with what is `marked` ringed and numbered from 1.

        None when it cannot be drawn: a picture is lost, never a move.
        """

    @abstractmethod
    def alt_text(self, localizer: Localizer, view: View) -> str:
        """The board in words, for those who do not see the picture."""

    @abstractmethod
    def position_text(self, localizer: Localizer, view: View, most: int) -> str:
        """The board in words for a message that has no picture: a line for each fact, names escaped."""

    @abstractmethod
    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """All pages of the board in text, each of up to `most` characters."""

    # A closer look

    @abstractmethod
    async def part_panel(
        self, localizer: Localizer, table: Table, text: str, theme: str | None
    ) -> tuple[ui.LayoutView, discord.File | None]:
        """The part of the board that the text means, in words where there is no theme. Raises Refused."""

    def part_labels(self, localizer: Localizer, typed: str) -> Mapping[str, str]:
        """Label -> part of the board, of all that a text fits; none where parts have no names."""
        return {}

    def part_pick(self, localizer: Localizer, table: Table) -> Pick | None:
        """A select of parts below the whole board; None where parts have no names."""
        return None

    # One seat

    @abstractmethod
    def hand_panel(
        self, words: Words, lang: str, table: Table, seat: Seat, *, picture: bool, note: str = ""
    ) -> ui.LayoutView:
        """A seat's own message, with what its person wrote down at this table."""

    @abstractmethod
    async def hand_file(
        self, words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        """A seat's own picture: its hand, or the table where everything lies open."""

    # The end

    def posts_at_end(self, rules: Ruleset, seats: int) -> int:
        """How many posts `final_panels` makes."""
        opened = seats if self.has_secrets else 0
        return opened + sum(one.posts_at_end for one in faces_of(rules)) + 1

    @abstractmethod
    def final_panels(self, words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
        """The posts of the end, in their order; the last one is the final table."""

    @abstractmethod
    async def final_file(
        self, words: Words, lang: str, table: Table, final: Final, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        """The picture of one of these posts; None where it has none, or it cannot be drawn."""

    # Ahead of games

    def prepare(self, rules: Ruleset, seats: int, lang: str) -> None:
        """Draw what never changes on such a board."""
        return


family: Registry[type[Family]] = Registry("the family led by")
"""Names the part that leads a family: `@family("market")`."""


def load_families() -> None:
    """Import every family, with all that it registers."""
    for module in MODULES:
        import_module(module)


@lru_cache(maxsize=64)
def family_of(rules: Ruleset) -> Family:
    """The family of a game: that of the first of its parts that leads one. Raises: LookupError where none does."""
    load_families()
    names = [part.name for part in rules.parts]
    kind = next((family[name] for name in names if name in family), None)
    if kind is None:
        raise LookupError(f"no family of games is led by any of {', '.join(names)}")
    return kind()


def played_with(part: str) -> Callable[[Ruleset], bool]:
    """What tells whether a game has the part of that name: for commands of one rule."""
    return lambda rules: any(one.name == part for one in rules.parts)


def played_in(leads: str) -> Callable[[Ruleset], bool]:
    """What tells whether a game is of the family that a part leads: for commands that no other family has."""
    return lambda rules: family_of(rules).leads == leads


class GameLocalizer(Localizer):
    """Tells facts of a running or a possible game, with what the faces of its rules say of them."""

    rules: Ruleset

    @cached_property
    def faces(self) -> tuple[Face[Any], ...]:
        return faces_of(self.rules)

    def event_facts(self, event: Event) -> dict[str, object]:
        told: dict[str, object] = {}
        for one in self.faces:
            told |= one.event_facts(self, event)
        return told


@localizer_type_of.answered_by
@lru_cache(maxsize=64)
def localizer_type_by_face(rules: Ruleset) -> type[Localizer]:
    """The class that the first face brings along that has any."""
    return next((one.localizer_type for one in faces_of(rules) if one.localizer_type is not None), GameLocalizer)


@forms_of.answered_by
@lru_cache(maxsize=64)
def forms_by_face(rules: Ruleset) -> tuple[str, ...]:
    """In what these games' sentences differ from others, by what the faces say."""
    return tuple(form for one in faces_of(rules) for form in one.forms)
