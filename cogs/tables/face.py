"""Faces: what each rule shows and asks on Discord. Panels loop over the faces of a game; no panel names a rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import discord

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
    from engine.core.event import Event
    from engine.rail.map import Route, Ticket


P = TypeVar("P", bound=Part[Any])
A = TypeVar("A", bound=Action)
BETWEEN = "~"
"""Between the parts of an action in a custom_id."""


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

    # In the hand

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
