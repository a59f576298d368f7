"""Families of games: the panels, pictures, texts and names of a table, chosen by its rules, never by its name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

import discord
from discord import ui
from msgspec import Struct

from cogs.core.components import Panel, Pick
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
from renderer.core.look import Look
from renderer.core.marks import Mark
from renderer.core.replay import Moment
from renderer.core.theme import THEMES

CARD_GAMES, STRING_GAMES = "market", "strings"
"""The parts that lead the two families."""
WHOLE = "all"
"""The value of the whole board among its parts."""
MODULES = ("cogs.rail.family", "cogs.strings.family")
"""Where the families are written."""


class Final(Struct, frozen=True):
    """One part of the end: its name, its panel, and, if any, its picture and the seat whose tickets it opens."""

    label: str
    view: ui.LayoutView
    picture: str | None = None
    seat: Seat | None = None


class Picture(NamedTuple):
    """A picture of the board, and its alt text; "" where that is the text of the whole board."""

    file: discord.File
    alt: str = ""


class Family(ABC):
    """What the tables of one family of games show. `leads` is the name of the part that all its games have."""

    leads: ClassVar[str]
    has_secrets: ClassVar[bool]
    """Whether seats hold secrets from each other, so that each has a private message."""
    has_map: ClassVar[bool]
    """Whether it is played on routes between cities, which are the same in every game of a map."""
    sets_up_by_turns: ClassVar[bool]
    """Whether one seat after the other sets the table up; else all choose at once before the first turn."""

    # The table

    @abstractmethod
    def board_panel(
        self,
        words: Words,
        lang: str,
        table: Table,
        news: Digest | Iterable[Event],
        *,
        picture: bool,
        more: Sequence[Picture] = (),
        playing: bool = True,
    ) -> ui.LayoutView:
        """Return the public post: what happened, the board, whose turn it is (with a mention), the buttons.

        `picture`: whether the board's picture goes with it; `more`: those that follow it.
        `playing`: False for a single reader without a seat, who gets only the buttons of what anyone may look at.
        """

    @abstractmethod
    async def board_files(
        self,
        words: Words,
        lang: str,
        table: Table,
        *,
        theme: str = THEMES[0],
        marked: Sequence[Mark] = (),
        large: bool = False,
    ) -> list[Picture]:
        """Draw the public table, with what is `marked` ringed and numbered from 1, and a close-up of that.

        No close-up where it would show most of the table. `large`: instead of both, parts of a table that is hard to
        read as one picture. [] when it can't be drawn: that costs pictures, never a move.
        """

    @abstractmethod
    def alt_text(self, localizer: Localizer, view: View) -> str:
        """Return the board as text, for people who can't see the picture."""

    @abstractmethod
    def position_text(self, localizer: Localizer, view: View, most: int) -> str:
        """Return the board as text for a message without a picture: a line per fact, names escaped."""

    @abstractmethod
    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return all pages of the text board, each with at most `most` characters."""

    # A closer look

    @abstractmethod
    async def part_panel(
        self, localizer: Localizer, table: Table, text: str, theme: str | None
    ) -> tuple[ui.LayoutView, discord.File | None]:
        """Return the part of the board that a text names, drawn in a theme or, with None, as text.

        Raises: Refused for an unknown part.
        """

    def part_labels(self, localizer: Localizer, typed: str) -> Mapping[str, str]:
        """Return the parts of the board that fit a text, by label; {} where parts have no names."""
        return {}

    def part_pick(self, localizer: Localizer, table: Table) -> Pick | None:
        """Return a select of parts below the whole board; None where parts have no names."""
        return None

    # One seat

    @abstractmethod
    def hand_panel(
        self,
        words: Words,
        lang: str,
        table: Table,
        seat: Seat,
        *,
        picture: bool,
        has_map: bool = False,
        note: str = "",
    ) -> ui.LayoutView:
        """Return a seat's own message, with what its person noted at this table.

        `picture`, `has_map`: whether what `hand_file` and `map_file` draw goes with it.
        """

    @abstractmethod
    async def hand_file(
        self, words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        """Draw a seat's own picture: its hand, or the table in games without hands. None when it can't be drawn."""

    async def map_file(
        self, words: Words, lang: str, table: Table, seat: Seat, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        """Draw where on the map a seat's tickets lead; None without tickets, or when it can't be drawn."""
        return None

    # The end

    @abstractmethod
    def final_panels(self, words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
        """Return the parts of the end, in order; the last one is the final scores."""

    @abstractmethod
    async def final_file(
        self, words: Words, lang: str, table: Table, final: Final, *, theme: str = THEMES[0]
    ) -> discord.File | None:
        """Draw the picture of one of these parts; None if it has none or can't be drawn."""

    @abstractmethod
    def render_replay(self, moments: Sequence[Moment], look: Look, most: int) -> bytes:
        """Draw a finished game as a GIF of at most so many bytes; b"" where that isn't possible.

        It takes seconds of a worker thread. `moments` are the turns in order, and the end.
        """

    @abstractmethod
    def render_moment(self, moment: Moment, look: Look, last: int) -> bytes:
        """Draw the board after one turn, of a game whose last turn has the number `last`, as a PNG."""

    # Ahead of games

    def prepare(self, rules: Ruleset, seats: int, lang: str) -> None:
        """Draw ahead what never changes on such a board."""
        return


family: Registry[type[Family]] = Registry("the family led by")
"""Registers a family by the part that leads it: `@family("market")`."""


def load_families() -> None:
    """Import every family, with all that it registers."""
    for module in MODULES:
        import_module(module)


@lru_cache(maxsize=64)
def family_of(rules: Ruleset) -> Family:
    """Return the family of a game: that of the first of its parts that leads one. Cached.

    Raises: LookupError if no part does.
    """
    load_families()
    names = [part.name for part in rules.parts]
    kind = next((family[name] for name in names if name in family), None)
    if kind is None:
        raise LookupError(f"no family of games is led by any of {', '.join(names)}")
    return kind()


async def board_message(
    words: Words,
    lang: str,
    table: Table,
    news: Digest | Iterable[Event],
    theme: str | None,
    *,
    large: bool = False,
    playing: bool = True,
    beside: Sequence[ui.Item[Any]] = (),
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Return the public post with its pictures in a theme, or with None without pictures.

    `beside` are parts that come right above whose turn it is.
    """
    family, marked, pictures = family_of(table.running.rules), news.marks if isinstance(news, Digest) else (), []
    if theme is not None:
        pictures = await family.board_files(words, lang, table, theme=theme, marked=marked, large=large)
    shown = {"picture": bool(pictures), "playing": playing}
    panel = family.board_panel(words, lang, table, news, **shown, more=pictures[1:])
    if beside:
        parts = panel.children
        at = next((place for place, part in enumerate(parts) if isinstance(part, ui.Container)), len(parts))
        panel = Panel(*parts[:at], *beside, *parts[at:])
    return panel, [picture.file for picture in pictures]


async def own_message(
    words: Words, lang: str, table: Table, seat: Seat, theme: str | None, note: str
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Return a seat's own message with its pictures in a theme, or with None without pictures."""
    family = family_of(table.running.rules)
    hand = own_map = None
    if theme is not None:
        hand = await family.hand_file(words, lang, table, seat, theme=theme)
        own_map = await family.map_file(words, lang, table, seat, theme=theme)
    shown = {"picture": hand is not None, "has_map": own_map is not None}
    panel = family.hand_panel(words, lang, table, seat, **shown, note=note)
    return panel, [file for file in (hand, own_map) if file is not None]


def played_with(part: str) -> Callable[[Ruleset], bool]:
    """Return a function that tells whether a game has the part of that name, for commands of one rule."""
    return lambda rules: any(one.name == part for one in rules.parts)


def played_in(leads: str) -> Callable[[Ruleset], bool]:
    """Return a function that tells whether a game is of the family led by that part."""
    return lambda rules: family_of(rules).leads == leads


class GameLocalizer(Localizer):
    """Names the things of a game with the help of the faces of its rules."""

    rules: Ruleset

    @cached_property
    def faces(self) -> tuple[Face[Any], ...]:
        return faces_of(self.rules)

    def event_facts(self, event: Event) -> dict[str, object]:
        values: dict[str, object] = {}
        for one in self.faces:
            values |= one.event_facts(self, event)
        return values


@localizer_type_of.answered_by
@lru_cache(maxsize=64)
def localizer_type_by_face(rules: Ruleset) -> type[Localizer]:
    """Return the localizer class of the first face that has one. Cached."""
    return next((one.localizer_type for one in faces_of(rules) if one.localizer_type is not None), GameLocalizer)


@forms_of.answered_by
@lru_cache(maxsize=64)
def forms_by_face(rules: Ruleset) -> tuple[str, ...]:
    """Return the forms of a game's sentences: its map's own, then those of its faces. Cached."""
    return (f"map-{rules.key}", *(form for one in faces_of(rules) for form in one.forms))
