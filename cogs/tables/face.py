"""Faces: what each rule shows and asks on Discord. Panels loop over the faces of a game; no panel names a rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, Generic, ParamSpec, TypeVar

import discord
from discord import ui

from cogs.core.components import Press
from cogs.core.registry import Registry
from cogs.tables.rule_pages import RuleWords, Section, Topic
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.assemble import known_parts
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.part import Part
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.core.view import View

if TYPE_CHECKING:
    from cogs.text.localizer import Names
    from engine.advice.missing_links import Missing, Outlook
    from engine.core.event import Event
    from engine.core.score import ScoreLine
    from engine.rail.map import Route, Ticket
    from renderer.core.marks import Mark


P = TypeVar("P", bound=Part[Any])
Q = ParamSpec("Q")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])
A = TypeVar("A", bound=Action)
BETWEEN = "~"
"""Between the parts of an action in a custom_id."""


Page = tuple[str, str, str]
"""A page of the board in text: its id, what it is called, its text."""


def order(place: int) -> Callable[[F], F]:
    """Say where a face's hook comes among those of the other faces: the smallest first, 0 where nothing is said.

    Hooks of the same place come in the order of the game's parts.
    """

    def placed(function: F) -> F:
        function.__dict__["place"] = place
        return function

    return placed


class ActionFace(Generic[A]):
    """What one kind of action is on Discord: how a custom_id writes it, what is said before it is played and after."""

    kind: type[Action]
    code: ClassVar[str] = ""
    """What it begins with in a custom_id; "" where none has room for it."""
    plannable: ClassVar[bool] = False
    """Whether a plan may hold it."""
    shows_hand: ClassVar[bool] = False
    """Whether its seat is shown its hand afterwards, in place of a sentence."""

    # In a custom_id

    def pack(self, game: Game, action: A) -> str:
        """The action in few signs, without its seat and its code; nothing where its kind says all."""
        return ""

    def unpack(self, game: Game, seat: Seat, text: str) -> A:
        """What `pack` wrote, for this seat. Raises Refused("table_moved_on") for what it never writes."""
        raise NotImplementedError

    # Before it is played

    def title(self, localizer: Localizer, action: A) -> str:
        """What is asked for, in few words."""
        raise NotImplementedError

    def preview(self, localizer: Localizer, game: Game, action: A) -> list[str]:
        """What it changes for its seat. It is allowed."""
        return []

    def commit_key(self, game: Game, action: A) -> str:
        """The words on the button that plays it."""
        return "button-confirm"

    def other_buttons(self, localizer: Localizer, table: Table, action: A, codes: str) -> list[Press]:
        """What stands beside that button. `codes` are the answers that led to the action."""
        return []

    async def picture(self, localizer: Localizer, table: Table, action: A, theme: str) -> discord.File | None:
        """The board as it would be; None where the action has no place on it."""
        return None

    # Afterwards

    def done(self, localizer: Localizer, before: Table, after: Table, action: A) -> str:
        """What came of it, for its seat."""
        raise NotImplementedError

    # In a plan

    def planned(self, localizer: Localizer, action: A) -> str:
        """What a plan says of it."""
        raise NotImplementedError

    def alike(self, game: Game, action: A) -> Sequence[A]:
        """What serves a plan as well as this action, with the action itself first."""
        return (action,)

    def rest(self, game: Game, action: A) -> Sequence[Action]:
        """What is left of a plan in the same turn, once the action was played."""
        return ()


class Face(Generic[P]):
    """What one rule shows and asks. Every hook of this class adds nothing; a rule's face has those that it needs."""

    def __init__(self, part: P) -> None:
        self.part = part
        """The rule as this game plays it, with its numbers."""

    actions: ClassVar[tuple[ActionFace[Any], ...]] = ()
    """One for each kind of action that the rule decides."""

    # In the help and the rules
    # In the help and the rules. Sentences that need no hook: `help-about-<part>`, and for each ruling
    # `help-<part>-r<number>`; `rules-turn-<part>` and `rules-score-<part>`, what a turn or points may come of.

    topics: ClassVar[Sequence[Topic]] = ()
    """The topics of `/rules` under which this rule is told, its own first. None named: one called as the part."""
    special: ClassVar[int | None] = None
    """For a rule that some maps have and others have not: its place among those on a map's page."""

    @property
    def key(self) -> str:
        """The part's name as the keys of sentences spell it."""
        return self.part.name.replace("_", "-")

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        """The numbers that this game plays with, for all sentences of the help and the rules."""
        return {}

    def ruled(self) -> Sequence[str]:
        """What has rulings here: this rule, and what this game does differently with it, as `tickets-out`."""
        return (self.key,)

    def topic_of(self, ruling: str) -> str | None:
        """The topic that tells one of these rulings, named as `stations-r25`; None where it has nothing to tell."""
        return topics_of_part(self.part.name)[0].name

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        """What one of its topics tells of this rule before the rulings."""
        own = topics_of_part(self.part.name)[0].name
        return words.said(ABOUT(self.key)) if topic == own else ()

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        """The lines of a map's page that tell of this rule."""
        return ()

    def help_lines(self, page: str, words: RuleWords) -> Sequence[str]:
        """What a page of `/help` tells of this rule after the sentences of all rules."""
        return ()

    # Names and sentences

    scores: ClassVar[tuple[str, ...]] = ()
    """The codes of the lines that this rule adds to the final score."""
    tells_kinds: ClassVar[bool] = False
    """Whether routes are told with their kind, since this rule has several."""

    @property
    def forms(self) -> tuple[str, ...]:
        """In what sentences differ by this rule: `<form>-<key>` is said where there is one, else `key`."""
        return ()

    def names(self, localizer: Localizer) -> Names | None:
        """What the things of this game are called, of the rule that its family of games is built on."""
        return None

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        """What the sentences of this rule's events tell beside the events' own facts."""
        return {}

    def route_marks(self, localizer: Localizer, route: Route) -> list[str]:
        """What a route asks for beside its cards by this rule, after its name."""
        return []

    def link_key(self, route: Route) -> str | None:
        """The sentence that tells a route in few words, where this rule makes it special."""
        return None

    def ticket(self, localizer: Localizer, ticket: Ticket) -> str | None:
        """A ticket in words, where it is of a kind of this rule's own."""
        return None

    # On the board and in messages

    def waits_for(self, localizer: Localizer, view: View) -> list[str]:
        """Whom the table waits for before the first turn, and for what, with mentions."""
        return []

    def owed_line(self, localizer: Localizer, view: View) -> str:
        """What the seat on turn owes an answer to; it is told in place of all else about the turn."""
        return ""

    def turn_line(self, localizer: Localizer, view: View) -> str:
        """What the turn is about, where it is not free any more, with a mention of its seat."""
        return ""

    def turn_notes(self, localizer: Localizer, view: View) -> list[str]:
        """What else whoever is on turn has to know."""
        return []

    def goes_on(self, view: View) -> bool:
        """Whether the turn has begun with what only this rule goes on with: then it alone offers buttons."""
        return False

    def turn_rows(self, localizer: Localizer, table: Table, view: View) -> list[ui.ActionRow[Any]]:
        """Rows of buttons for what a turn can be, above those of all rules."""
        return []

    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """What a turn can be. Which buttons are there hangs on public facts alone."""
        return []

    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """What is to be answered before anything else: of the viewer's seat, or on the table of any seat."""
        return []

    def closing_in(self, localizer: Localizer, view: View) -> list[str]:
        """Who could bring the end near with its next turn."""
        return []

    def mark(self, event: Event, view: View) -> Mark | None:
        """What an event changes on the board as it is now, to be ringed and numbered."""
        return None

    def is_detail(self, event: Event) -> bool:
        """Whether an event is left out where there is no room for all that happened."""
        return False

    def alt_head(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """What lies on the table, for those who do not see the picture; before the seats. Plain: names unescaped."""
        return []

    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        """The numbers of a seat in its line of that text."""
        return {}

    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """What is told of the board after the seats."""
        return []

    def alt_more(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """What is told last, as far as there is room."""
        return []

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Pages of the board in text, each of up to `most` characters."""
        return []

    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """What a seat has built, on its page of the board in text."""
        return []

    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        """What leads to a city or stands there."""
        return []

    def look_choices(self, localizer: Localizer, view: View) -> list[tuple[str, str]]:
        """What can be looked at more closely: value and label."""
        return []

    def final_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """What the game's end opens of a seat."""
        return []

    posts_at_end: ClassVar[int] = 0
    """How many posts of its own the rule has at the end."""

    def final_posts(self, localizer: Localizer, view: View) -> list[str]:
        """The texts of those posts, after all seats and before the final table."""
        return []

    def final_table_lines(self, localizer: Localizer, view: View) -> list[str]:
        """What the final table tells below its rows."""
        return []

    def ticket_result(self, localizer: Localizer, line: ScoreLine) -> list[str]:
        """What the end adds to a ticket by this line of the score."""
        return []

    def standing_item(self, localizer: Localizer, line: ScoreLine) -> list[str] | None:
        """A line of the seat's own score as if the game ended now; None where it is told like any other."""
        return None

    def standing_lines(self, localizer: Localizer, own: Sequence[ScoreLine], room: int) -> list[str]:
        """What follows all items of that score, in up to `room` characters."""
        return []

    def standing_other(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """What nobody can count yet of another seat."""
        return []

    # In the hand

    def hand_head(self, localizer: Localizer, view: View) -> list[str]:
        """What the viewer holds, first of all."""
        return []

    def hand_left(self, localizer: Localizer, view: View) -> list[str]:
        """What the viewer has left besides, below its supply and its works."""
        return []

    def hand_lines(self, localizer: Localizer, view: View, outlook: Outlook, gone: Collection[str]) -> list[str]:
        """What the viewer's own message tells besides, but for what is `gone` of `leaves_out`."""
        return []

    def leaves_out(self) -> tuple[str, ...]:
        """What is left out of those lines where there is no room for it, the first first."""
        return ()

    def hand_foot(self, localizer: Localizer, view: View) -> list[str]:
        """What the viewer has to choose from, last of all."""
        return []

    def hand_alt(self, localizer: Localizer, view: View) -> list[str]:
        """The picture of the hand in words."""
        return []

    def hand_rows(self, localizer: Localizer, table: Table, view: View, outlook: Outlook) -> list[ui.ActionRow[Any]]:
        """Rows of the viewer's own message above those of the turn, while its seat is on turn."""
        return []

    def resort_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """What is left where the viewer's seat is on turn and can do nothing else."""
        return []

    def ticket_state(self, localizer: Localizer, view: View, ticket: str, done: Collection[str]) -> list[str]:
        """How far an own ticket is, where nothing is told of what it lacks."""
        return []

    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """What an own ticket still lacks, of what was found for it."""
        return []

    def out_of_reach(self, localizer: Localizer, found: Missing) -> str:
        """Why nothing completes a ticket any more, where this rule is the reason."""
        return ""

    def ticket_more(self, localizer: Localizer, view: View, ticket: str, gone: Collection[str]) -> list[str]:
        """What would do instead for a ticket, but for what is `gone` of `leaves_out`."""
        return []

    # Actions

    def risks(self, localizer: Localizer, game: Game, action: Action) -> list[str]:
        """What luck may add to the price of an action, before it is played."""
        return []

    def notes_on_option(self, localizer: Localizer, game: Game, seat: Seat, option: str) -> list[str]:
        """What is told of a route where a seat chooses among those that it can claim."""
        return []

    def supply_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """What a seat would have left to claim routes with, as the preview of an action tells it."""
        return []

    def works_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """What it would have left, and has built, of what stands beside the routes."""
        return []

    def next_choice(self, localizer: Localizer, table: Table, seat: Seat) -> tuple[str, Press] | None:
        """What the seat has to choose before the first turn, once an answer was given, and the button that opens it."""
        return None


face: Registry[type[Face[Any]]] = Registry("the face of")
"""Names the part whose face a class is: `@face("stations")` in `cogs/faces/stations.py`."""
ABOUT = KeyFamily("help-about-{}", lambda: known_faces())
"""What `/help` tells about each rule."""


def faces_of(rules: Ruleset) -> tuple[Face[Any], ...]:
    """The faces of all parts of a game, in the order of its parts. A part without a face of its own has a plain one."""
    return _faces_of(rules)


@lru_cache(maxsize=64)
def _faces_of(rules: Ruleset) -> tuple[Face[Any], ...]:
    return tuple(_kind_of(part.name)(part) for part in rules.parts)


def _kind_of(name: str) -> type[Face[Any]]:
    module = f"cogs.faces.{name}"
    if find_spec(module) is not None:
        import_module(module)
    return face.get(name) or Face


def known_faces() -> Mapping[str, type[Face[Any]]]:
    """The face of every part there is, also of those that a game plays without."""
    return {name: _kind_of(name) for name in known_parts()}


def topics_of_part(name: str) -> Sequence[Topic]:
    """The topics of `/rules` under which a rule is told, its own first."""
    return _kind_of(name).topics or (Topic(name.replace("_", "-")),)


def face_of(rules: Ruleset, name: str) -> Face[Any] | None:
    """The face of the part of that name; None where the game has no such part."""
    return next((one for one in faces_of(rules) if one.part.name == name), None)


def load_faces() -> None:
    """Import every face, so that what it registers answers for games that nobody has looked at since the start."""
    for module in iter_modules(import_module("cogs.faces").__path__):
        import_module(f"cogs.faces.{module.name}")


# Actions


@lru_cache(maxsize=64)
def _actions_of(rules: Ruleset) -> Mapping[type[Action], ActionFace[Any]]:
    return {action.kind: action for one in faces_of(rules) for action in one.actions}


def action_face(rules: Ruleset, action: Action) -> ActionFace[Any]:
    """The face of an action, found by its type."""
    return _actions_of(rules)[type(action)]


def action_coded(rules: Ruleset, code: str) -> ActionFace[Any]:
    """The face of the actions with that code. Raises Refused("table_moved_on") where the game has none."""
    found = (one for one in _actions_of(rules).values() if code and one.code == code)
    coded = next(found, None)
    if coded is None:
        raise Refused("table_moved_on")
    return coded


def pack(game: Game, action: Action) -> str:
    """An action as a custom_id holds it: its code, and what its face writes."""
    one = action_face(game.rules, action)
    written = one.pack(game, action)
    return f"{one.code}{BETWEEN}{written}" if written else one.code


def unpack(game: Game, seat: Seat, text: str | None) -> Action:
    """The action of a seat that `pack` wrote. Raises Refused("table_moved_on") for what it never writes."""
    code, _, written = (text or "").partition(BETWEEN)
    action: Action = action_coded(game.rules, code).unpack(game, seat, written)
    return action


def can_plan(rules: Ruleset) -> bool:
    """Whether a game has actions that a plan may hold."""
    return any(one.plannable for one in _actions_of(rules).values())


# Asking all faces


def hooks(rules: Ruleset, hook: Callable[Concatenate[Face[Any], Q], R]) -> tuple[Callable[Q, R], ...]:
    """A hook of every face that has more to it than the default, in the order that the faces say."""
    return _hooks(rules, hook.__name__)


@lru_cache(maxsize=1024)
def _hooks(rules: Ruleset, name: str) -> tuple[Callable[..., Any], ...]:
    asked = [one for one in faces_of(rules) if getattr(type(one), name) is not getattr(Face, name)]
    found: list[Callable[..., Any]] = [getattr(one, name) for one in asked]
    return tuple(sorted(found, key=lambda method: getattr(method, "place", 0)))


def all_of(rules: Ruleset, hook: Callable[Concatenate[Face[Any], Q], Iterable[R]]) -> Callable[Q, list[R]]:
    """What asks a hook of all faces, and lists all that they say."""

    def ask(*args: Q.args, **kwargs: Q.kwargs) -> list[R]:
        return [one for asked in hooks(rules, hook) for one in asked(*args, **kwargs)]

    return ask


def first_of(rules: Ruleset, hook: Callable[Concatenate[Face[Any], Q], R]) -> Callable[Q, R | None]:
    """What asks a hook of one face after the other until one says something; None where none does."""

    def ask(*args: Q.args, **kwargs: Q.kwargs) -> R | None:
        said = (asked(*args, **kwargs) for asked in hooks(rules, hook))
        return next((one for one in said if one), None)

    return ask
