"""Faces: what each rule shows and asks on Discord. Panels loop over the faces of a game; no panel names a rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, ClassVar, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar, cast

import discord
from discord import ui

from cogs.core.components import Press
from cogs.core.registry import Registry
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.advice.missing_links import Missing, Outlook
from engine.assemble import known_parts
from engine.core.action import Action, Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.part import Part
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.rail.map import Route, Ticket
from renderer.core.marks import Mark

OTHERS = 170
"""The place of a topic that asks for none: behind those of the rules, before scoring and the end."""


class Topic(NamedTuple):
    """A topic of `/rules`, with its place in the list; its words are `rules-topic-<name>` and `rules-words-<name>`."""

    name: str
    place: int = OTHERS


class Section(IntEnum):
    """Where on a map's page a line stands. Lines of one section stand in the order of the game's rules."""

    BOARD = 1
    CARDS = 2
    PIECES = 3
    POINTS = 4
    TICKETS = 5
    SPECIAL = 6
    """What some maps have and others have not, in the order that the faces name."""


class RuleWords:
    """Sentences about the rules of one game in one language, with all numbers that the game plays with."""

    def __init__(self, localizer: Localizer, rules: Ruleset, facts: Mapping[str, object]) -> None:
        self.localizer = localizer
        self.rules = rules
        self.facts = facts

    def has(self, key: str) -> bool:
        """Tell whether there is a sentence for a key."""
        return self.localizer.words.has(self.localizer.lang, key)

    def say(self, key: str, /, **more: object) -> str:
        """Return a sentence with all numbers of the game."""
        return self.localizer.say(key, **{**self.facts, **more})

    def said(self, *keys: str) -> list[str]:
        """Return the sentences of those keys that have one."""
        return [self.say(key) for key in keys if self.has(key)]


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
    """One kind of action on Discord: how a custom_id encodes it, and what players read before and after it."""

    kind: type[Action]
    code: ClassVar[str] = ""
    """What it begins with in a custom_id; "" where none has room for it."""
    plannable: ClassVar[bool] = False
    """Whether a plan may hold it."""

    # In a custom_id

    def pack(self, game: Game, action: A) -> str:
        """Encode the action without its seat and code. Empty where the code alone says everything."""
        return ""

    def unpack(self, game: Game, seat: Seat, text: str) -> A:
        """Decode what `pack` wrote.

        Raises: Refused `table_moved_on` for any other text.
        """
        made: A = cast(Any, self.kind)(seat)
        return made

    # Before it is played

    def way(self, game: Game, action: A) -> tuple[str, str | None] | None:
        """Return verb and argument of the press that leads to the action from a hint. None if there is none."""
        return None

    def title(self, localizer: Localizer, action: A) -> str:
        """Return the title of the preview."""
        raise NotImplementedError

    def preview(self, localizer: Localizer, game: Game, action: A) -> list[str]:
        """List what the action changes for its player. The action is legal."""
        return []

    def commit_key(self, game: Game, action: A) -> str:
        """Return the message key of the button that plays it."""
        return "button-confirm"

    def other_buttons(self, localizer: Localizer, table: Table, action: A, codes: str) -> list[Press]:
        """Return the buttons beside it. `codes` are the answers that led to the action."""
        return []

    async def picture(self, localizer: Localizer, table: Table, action: A, theme: str) -> discord.File | None:
        """Draw the board as it would be. None if the action has no place on it."""
        return None

    # Afterwards

    def done(self, localizer: Localizer, before: Table, after: Table, action: A) -> str:
        """Return what happened, for the player who acted."""
        raise NotImplementedError

    def shows_hand(self, after: Table, seat: Seat) -> bool:
        """Tell whether the player's hand is the answer, with that sentence on top."""
        return False

    # In a plan

    def planned(self, localizer: Localizer, action: A) -> str:
        """Return the action as a plan lists it."""
        raise NotImplementedError

    def alike(self, game: Game, action: A) -> Sequence[A]:
        """Return the actions that serve a plan equally well, this one first."""
        return (action,)

    def rest(self, game: Game, action: A) -> Sequence[Action]:
        """Return the actions left in the same turn of a plan."""
        return ()


class Face(Generic[P]):
    """What one rule shows and asks on Discord. Each hook here adds nothing; a rule overrides the hooks it needs."""

    def __init__(self, part: P) -> None:
        self.part = part
        """The rule as this game plays it, with its numbers."""

    actions: ClassVar[tuple[ActionFace[Any], ...]] = ()
    """One for each kind of action that the rule decides."""

    # In the help and the rules. Sentences that need no hook: `help-about-<part>`, and for each ruling
    # `help-<part>-r<number>`; `rules-turn-<part>` and `rules-score-<part>`, what a turn or points may come of.

    topics: ClassVar[Sequence[Topic]] = ()
    """The topics of `/rules` that explain this rule, its own first. Empty: one topic with the part's name."""
    special: ClassVar[int | None] = None
    """For a rule that only some maps have: its position among these on the map's page."""

    @property
    def key(self) -> str:
        """The part's name as the keys of sentences spell it."""
        return self.part.name.replace("_", "-")

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        """Return the numbers of this game, for all sentences of `/help` and `/rules`."""
        return {}

    def ruled(self) -> Sequence[str]:
        """Return whose rulings apply: this rule, and its variants in this game, such as `tickets-out`."""
        return (self.key,)

    def topic_of(self, ruling: str) -> str | None:
        """Return the topic of a ruling such as `stations-r25`. None if it doesn't apply."""
        return topics_of_part(self.part.name)[0].name

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        """Return a topic's lines about this rule, above the rulings."""
        own = topics_of_part(self.part.name)[0].name
        return words.said(ABOUT(self.key)) if topic == own else ()

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        """Return the lines about this rule on a map's page, each with its section."""
        return ()

    def help_lines(self, page: str, words: RuleWords) -> Sequence[str]:
        """Return lines about this rule at the end of a page of `/help`."""
        return ()

    # Names and sentences

    scores: ClassVar[tuple[str, ...]] = ()
    """The codes of the score lines that this rule adds."""
    tells_kinds: ClassVar[bool] = False
    """Whether route names include their kind, because this rule has several."""

    localizer_type: ClassVar[type[Localizer] | None] = None
    """The class that names the game's things. Only the rule that leads a family has one."""

    @property
    def forms(self) -> tuple[str, ...]:
        """Return prefixes of messages that replace others: `<form>-<key>` is used instead of `key` if it exists."""
        return ()

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        """Return what the messages about this rule's events need beside the events' own fields."""
        return {}

    def route_marks(self, localizer: Localizer, route: Route) -> list[str]:
        """Return what a route requires beside cards, shown after its name."""
        return []

    def link_key(self, route: Route) -> str | None:
        """Return the message key of a route's short name, if this rule makes it special."""
        return None

    def ticket(self, localizer: Localizer, ticket: Ticket) -> str | None:
        """Return a ticket in words, if it is of this rule's own kind."""
        return None

    # On the board and in messages

    def waits_for(self, localizer: Localizer, view: View) -> list[str]:
        """Return whom the game waits for before the first turn, with mentions."""
        return []

    def owed_line(self, localizer: Localizer, view: View) -> str:
        """Return the question the current player must answer. It replaces the other lines about the turn."""
        return ""

    def turn_line(self, localizer: Localizer, view: View) -> str:
        """Return what the turn has become, once the player's first action limits it, with a mention."""
        return ""

    def turn_notes(self, localizer: Localizer, view: View) -> list[str]:
        """Return what else the current player should know."""
        return []

    def goes_on(self, view: View) -> bool:
        """Tell whether only this rule can continue the turn. Then it alone offers buttons."""
        return False

    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return buttons for a turn. They depend on public facts only. *More* also has those that yield."""
        return []

    def rare_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return buttons for a turn that only *More* has."""
        return []

    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return buttons for a pending choice: the viewer's own, or anyone's on the public board."""
        return []

    def choice_parts(self, localizer: Localizer, table: Table, view: View) -> list[ui.Item[Any]]:
        """Return the parts of the viewer's hand on which a pending choice is made."""
        return []

    def closing_in(self, localizer: Localizer, view: View) -> list[str]:
        """Return who could trigger the end with their next turn."""
        return []

    def mark(self, event: Event, view: View) -> Mark | None:
        """Return what an event changed on the current board, to be ringed and numbered."""
        return None

    def is_detail(self, event: Event) -> bool:
        """Tell whether an event may be left out when a message is full: it only adds to the event that follows."""
        return False

    def alt_head(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the table in words, before the players. `plain` leaves names unescaped, for alt text."""
        return []

    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        """Return the numbers in a player's line of that text."""
        return {}

    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return lines about the board, after the players."""
        return []

    def alt_more(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return lines added at the end while there is room."""
        return []

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return pages of the text board, each up to `most` characters."""
        return []

    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return what a player has built, for their page of the text board."""
        return []

    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        """Return what leads to a city or stands in it."""
        return []

    def look_choices(self, localizer: Localizer, view: View) -> list[tuple[str, str]]:
        """Return the parts of the board that can be enlarged, as value and label."""
        return []

    def final_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return what the end of the game reveals about a player."""
        return []

    def final_parts(self, localizer: Localizer, view: View) -> list[tuple[str, str]]:
        """Return parts of the end that the rule adds, each as name and text, after all players' tickets."""
        return []

    def final_table_lines(self, localizer: Localizer, view: View) -> list[str]:
        """Return lines below the rows of the final table."""
        return []

    def ticket_result(self, localizer: Localizer, line: ScoreLine) -> list[str]:
        """Return what a score line adds to a ticket at the end."""
        return []

    def standing_item(self, localizer: Localizer, line: ScoreLine) -> list[str] | None:
        """Return a line of the player's current score. None for the usual wording."""
        return None

    def standing_lines(self, localizer: Localizer, own: Sequence[ScoreLine], room: int) -> list[str]:
        """Return lines after that score, up to `room` characters."""
        return []

    def standing_other(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return what no one can know yet about another player's score."""
        return []

    # In the hand

    def hand_head(self, localizer: Localizer, view: View) -> list[str]:
        """Return what the viewer holds, at the top of the hand."""
        return []

    def hand_left(self, localizer: Localizer, view: View) -> list[str]:
        """Return what else the viewer has left, below the supply and the buildings."""
        return []

    def hand_lines(self, localizer: Localizer, view: View, outlook: Outlook, gone: Collection[str]) -> list[str]:
        """Return other lines of the hand, without the items of `leaves_out` in `gone`."""
        return []

    def leaves_out(self) -> tuple[str, ...]:
        """Return what those lines leave out when the message is full, in this order."""
        return ()

    def hand_foot(self, localizer: Localizer, view: View) -> list[str]:
        """Return the choices the viewer has, at the bottom of the hand."""
        return []

    def hand_alt(self, localizer: Localizer, view: View) -> list[str]:
        """Return the hand in words, for the picture's alt text."""
        return []

    def map_alt(self, localizer: Localizer, view: View, outlook: Outlook) -> list[str]:
        """Return what the viewer's map shows, for its alt text."""
        return []

    def hand_rows(self, localizer: Localizer, table: Table, view: View, outlook: Outlook) -> list[ui.ActionRow[Any]]:
        """Return rows above the turn's buttons in the hand, during the viewer's turn."""
        return []

    def resort_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return buttons for a player who can't do anything else on their turn."""
        return []

    def ticket_state(self, localizer: Localizer, view: View, ticket: str, done: Collection[str]) -> list[str]:
        """Return the state of a ticket, when its missing links aren't listed."""
        return []

    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """Return what a ticket still needs, from what was `found` for it."""
        return []

    def out_of_reach(self, localizer: Localizer, found: Missing) -> str:
        """Return why a ticket can't be completed anymore, if this rule is the reason."""
        return ""

    def ticket_more(self, localizer: Localizer, view: View, ticket: str, gone: Collection[str]) -> list[str]:
        """Return alternatives for a ticket, without the items of `leaves_out` in `gone`."""
        return []

    # Actions

    def risks(self, localizer: Localizer, game: Game, action: Action) -> list[str]:
        """Return what the random part of an action may add to its price."""
        return []

    def notes_on_option(self, localizer: Localizer, game: Game, seat: Seat, option: str) -> list[str]:
        """Return notes on a route in the list of routes a player can claim."""
        return []

    def supply_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return the pieces a player would have left for routes, for a preview."""
        return []

    def works_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return the stations, ports and the like a player would have left and built."""
        return []

    def next_choice(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView | None:
        """Return the panel of what the player must choose next."""
        return None


face: Registry[type[Face[Any]]] = Registry("the face of")
"""Registers a class as a part's face: `@face("stations")` in `cogs/faces/stations.py`."""
ABOUT = KeyFamily("help-about-{}", lambda: known_faces())
"""What `/help` tells about each rule."""


@lru_cache(maxsize=64)
def faces_of(rules: Ruleset) -> tuple[Face[Any], ...]:
    """Return the faces of a game in the order of its parts. A part without a face gets a plain `Face`."""
    return tuple(_kind_of(part.name)(part) for part in rules.parts)


def _kind_of(name: str) -> type[Face[Any]]:
    module = f"cogs.faces.{name}"
    if find_spec(module) is not None:
        import_module(module)
    return face.get(name) or Face


def known_faces() -> Mapping[str, type[Face[Any]]]:
    """Return the face class of every known part, by name."""
    return {name: _kind_of(name) for name in known_parts()}


def topics_of_part(name: str) -> Sequence[Topic]:
    """Return the topics of `/rules` that explain a rule, its own first."""
    return _kind_of(name).topics or (Topic(name.replace("_", "-")),)


def face_of(rules: Ruleset, name: str) -> Face[Any] | None:
    """Return the face of a part. None if the game doesn't have it."""
    return next((one for one in faces_of(rules) if one.part.name == name), None)


def load_faces() -> None:
    """Import every face, so that what it registers works for games that no one has opened since the start."""
    for module in iter_modules(import_module("cogs.faces").__path__):
        import_module(f"cogs.faces.{module.name}")


# Actions


@lru_cache(maxsize=64)
def _actions_of(rules: Ruleset) -> Mapping[type[Action], ActionFace[Any]]:
    return {action.kind: action for one in faces_of(rules) for action in one.actions}


def action_face(rules: Ruleset, action: Action) -> ActionFace[Any]:
    """Return the face of an action, by its type."""
    return _actions_of(rules)[type(action)]


def action_coded(rules: Ruleset, code: str) -> ActionFace[Any]:
    """Return the face of the actions with that code.

    Raises: Refused `table_moved_on` if the game has none.
    """
    found = (one for one in _actions_of(rules).values() if code and one.code == code)
    coded = next(found, None)
    if coded is None:
        raise Refused("table_moved_on")
    return coded


def pack(game: Game, action: Action) -> str:
    """Encode an action for a custom_id: its code, and what its face writes."""
    one = action_face(game.rules, action)
    written = one.pack(game, action)
    return f"{one.code}{BETWEEN}{written}" if written else one.code


def unpack(game: Game, seat: Seat, text: str | None) -> Action:
    """Decode the action of a seat that `pack` wrote.

    Raises: Refused `table_moved_on` for any other text.
    """
    code, _, written = (text or "").partition(BETWEEN)
    action: Action = action_coded(game.rules, code).unpack(game, seat, written)
    return action


def can_plan(rules: Ruleset) -> bool:
    """Tell whether a game has actions that can be planned."""
    return any(one.plannable for one in _actions_of(rules).values())


# Asking all faces


def hooks(rules: Ruleset, hook: Callable[Concatenate[Face[Any], Q], R]) -> tuple[Callable[Q, R], ...]:
    """Return a hook of every face that overrides it, in the faces' order."""
    return _hooks(rules, hook.__name__)


@lru_cache(maxsize=1024)
def _hooks(rules: Ruleset, name: str) -> tuple[Callable[..., Any], ...]:
    asked = [one for one in faces_of(rules) if getattr(type(one), name) is not getattr(Face, name)]
    found: list[Callable[..., Any]] = [getattr(one, name) for one in asked]
    return tuple(sorted(found, key=lambda method: getattr(method, "place", 0)))


def all_of(rules: Ruleset, hook: Callable[Concatenate[Face[Any], Q], Iterable[R]]) -> Callable[Q, list[R]]:
    """Return a function that calls a hook of all faces and joins their lists."""

    def ask(*args: Q.args, **kwargs: Q.kwargs) -> list[R]:
        return [one for asked in hooks(rules, hook) for one in asked(*args, **kwargs)]

    return ask


def first_of(rules: Ruleset, hook: Callable[Concatenate[Face[Any], Q], R]) -> Callable[Q, R | None]:
    """Return a function that calls a hook of one face after the other until one returns something; else None."""

    def ask(*args: Q.args, **kwargs: Q.kwargs) -> R | None:
        said = (asked(*args, **kwargs) for asked in hooks(rules, hook))
        return next((one for one in said if one), None)

    return ask
