"""Panels, with buttons, selects and modals that survive a restart.

A custom_id holds ids only: `st:game:step:verb[:arg]`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

import discord
from discord import ui
from discord.ext import commands
from msgspec import Struct

from cogs.core.client import Client, Interaction, acknowledge
from cogs.core.locks import retried
from cogs.core.logs import about, count
from cogs.core.panels import MOST_PARTS
from cogs.core.panels import Panel as Panel
from cogs.core.registry import Registry
from cogs.text.catalogue import shorten
from cogs.text.names import safe, unformatted
from data.storable import storable_in
from engine.core.refused import Refused

PATTERN = r"st:(?P<game>\d{1,18}):(?P<step>\d{1,18}):(?P<verb>[a-z-]+)(?::(?P<arg>.+))?"
# Buttons and selects are distinguished by their verb's first letter, because discord.py tries every pattern
# on every press, whatever the kind of the component.
BUTTON = PATTERN.replace("[a-z-]+", "(?!pick)[a-z-]+")
SELECT = PATTERN.replace("[a-z-]+", "pick[a-z-]+")
PICK = "pick"
ALIASES = {
    "pickduty": "pick-port-payment",
    "pickfee": "pick-station-payment",
    "picktown": "pick-station-city",
    "ways": "other-cards",
    "extra": "pay-tunnel",
    "retreat": "leave-tunnel",
    "twist": "rotate",
    "goon": "continue",
    "giveit": "confirm-giving-up",
}
"""Verbs of earlier versions, whose messages stay in channels for ever, with their current names."""

MOST_ALT = 1024
"""Discord's limit for the description of a picture."""
MOST_NEWS = 2000
"""The most characters for the events of a turn, of a message's 4,000."""
MOST_HAND = 3500
"""What the words of a hand may take."""
MOST_FIELD = 1000
"""The most characters that any field of a modal takes."""
MOST_BUTTON, MOST_OPTION, MOST_PLACEHOLDER, MOST_TITLE = 80, 100, 150, 45
"""The most characters of a button's label, of an option's label or description, of what a select shows before a choice,
and of a modal's title or a label in it."""
MOST_ID = 100
"""The most characters of a custom_id."""
MOST_IN_ROW = 5
"""Buttons that Discord lets stand side by side."""
MOST_BUTTONS, MOST_LINES = 12, 4
"""Buttons of a turn, and their lines on a phone."""
LINE, GAP = 311, 8
"""How wide a message is on a phone of 400 px, and the space between two buttons, in px."""
PADDING, EMOJI, LETTER, SIGN = 24, 24, 8, 18
"""What a button takes beside its label, for its emoji, and for each letter and sign in it: px, rounded up."""
SIGNS_FROM = 0x2500
"""The first code point that is as wide as an emoji, or nearly so."""
MOST_OPTIONS = 25
"""Options that Discord takes in one select."""
BOARD, HAND, OWN_MAP, SCORE = "board.png", "hand.png", "map.png", "score.png"
CLOSE_UP, REPLAY, COURSE = "close-up.png", "replay.gif", "course.png"

Row = ui.ActionRow[Any]

GREEN, BLUE, GRAY = discord.ButtonStyle.success, discord.ButtonStyle.primary, discord.ButtonStyle.secondary

C = TypeVar("C", bound=Client)
T = TypeVar("T")


class Pressed(Struct, Generic[C], frozen=True):
    """One press: the interaction, the game and step the component was made for, and the values chosen."""

    interaction: discord.Interaction[C]
    game: int
    step: int
    arg: str | None
    values: tuple[str, ...] = ()
    fields: tuple[tuple[str, str], ...] = ()
    """What was typed or chosen in a modal, by the field's id."""

    @property
    def value(self) -> str:
        """The first chosen value. The dispatcher refuses selects without one."""
        return self.values[0]

    @property
    def number(self) -> int:
        """The chosen value as a number.

        Raises: Refused `table_moved_on` if it is none.
        """
        return number_in(self.value)

    def parts(self, sign: str, count: int) -> list[str]:
        """Return the parts of the argument, between signs.

        Raises: Refused `table_moved_on` if they aren't exactly so many: no message of this version has such a button.
        """
        return exactly(count, (self.arg or "").split(sign))

    def field(self, name: str) -> str:
        """Return the value of a modal's field; "" if it has none of that name."""
        return dict(self.fields).get(name, "")


async def wait(press: Pressed[Any]) -> None:
    """Acknowledge a press; the answer will be in the private panel that was pressed, else in a new one."""
    await acknowledge(press.interaction, thinking=True)


def exactly(count: int, parts: list[str]) -> list[str]:
    """Return the parts of an argument or a chosen value, if there are so many.

    Raises: Refused `table_moved_on` if not.
    """
    if len(parts) != count:
        raise Refused("table_moved_on")
    return parts


def one_of(things: Sequence[T], number: str) -> T:
    """Return the thing with this number, from 0.

    Raises: Refused `table_moved_on` if there is none.
    """
    at = number_in(number)
    if at >= len(things):
        raise Refused("table_moved_on")
    return things[at]


Handler = Callable[[Pressed[Any]], Awaitable[None]]
Plays = Callable[[Any], bool]
"""Tells whether a game, by its rules, has what a press is about."""
PLAYS = "plays"
"""The key in an interaction's `extras` of that test, which runs once the game is read."""
GAME = "game"
"""The key in an interaction's `extras` of the game that was pressed."""


class Verbs(Registry[Handler]):
    """The functions that answer presses, by verb, and for which games. For any other game a button is too old."""

    def __init__(self) -> None:
        super().__init__("the verb")
        self.plays: dict[str, Plays] = {}

    def __call__(self, name: str, plays: Plays | None = None) -> Callable[[Handler], Handler]:
        """Register the decorated function for a verb. Raises: ValueError if the verb has one."""

        def register(handler: Handler) -> Handler:
            self.add(name, handler, plays)
            return handler

        return register

    def add(self, name: str, value: Handler, plays: Plays | None = None) -> None:
        """Register a function for a verb.

        Raises: ValueError if the verb has one.
        """
        super().add(name, value)
        if plays is not None:
            self.plays[name] = plays


on = Verbs()
"""Registers the function that answers presses with this verb."""


def number_in(text: str, digits: int = 9, *, signed: bool = False) -> int:
    """Return the whole number, of at most so many digits, that an argument or a chosen value holds.

    Raises: Refused `table_moved_on` for any other text: no message of this version has it.
    """
    if not re.fullmatch(f"{'-?' if signed else ''}[0-9]{{1,{digits}}}", text):
        raise Refused("table_moved_on")
    return int(text)


def custom_id(game: int, step: int, verb: str, arg: str | None = None) -> str:
    """Return the custom_id of a component. Discord allows at most 100 characters."""
    return f"st:{game}:{step}:{verb}" + (f":{arg}" if arg is not None else "")


async def dispatch(
    interaction: Interaction, pressed: str, values: Sequence[str] = (), fields: Sequence[tuple[str, str]] = ()
) -> None:
    """Answer a press by the verb in its custom_id.

    discord.py swallows what a callback raises, so every error is handled here.
    """
    match = re.fullmatch(PATTERN, pressed)
    if match is None:  # a modal that is not ours
        return
    about(game=int(match["game"]) or None, step=int(match["step"]) or None)
    press = Pressed(interaction, int(match["game"]), int(match["step"]), match["arg"], tuple(values), tuple(fields))
    try:
        client = interaction.client
        if not await client.begin_work(interaction):
            return
        count("presses")
        if not await client.allow(interaction):
            return
        if any(len(value) > MOST_FIELD for _, value in fields):  # Discord's clients keep the limits
            raise Refused("text_too_long", most=MOST_FIELD)
        verb = ALIASES.get(match["verb"], match["verb"])
        handler = on.get(verb)
        if handler is None or (verb.startswith(PICK) and not values):  # no message of this version
            raise Refused("table_moved_on")
        interaction.extras[PLAYS], interaction.extras[GAME] = on.plays.get(verb), press.game
        await retried(handler)(press)
    except Exception as error:  # the bot's only error handler decides what is answered and what is logged
        await interaction.client.answer_failure(interaction, error)


class Press(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """A button."""

    def __init__(
        self,
        game: int,
        step: int,
        verb: str,
        label: str,
        *,
        arg: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | None = None,
        disabled: bool = False,
        yields: int = 0,
        shorter: Sequence[str] = (),
        alike: bool = False,
    ) -> None:
        self.alike = alike
        """Whether it gets a longer label only together with the others of its verb."""
        self.yields = yields
        """In a turn's message without room: the greater, the sooner left to *More*; 0 for never."""
        self.labels = tuple(shorten(one, MOST_BUTTON) for one in (label, *shorter))
        """The label, and shorter ones for a turn's message without room for it, the shortest last."""
        super().__init__(
            ui.Button(
                label=shorten(label, MOST_BUTTON),
                custom_id=custom_id(game, step, verb, arg),
                style=style,
                emoji=emoji,
                disabled=disabled,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        """Rebuild the button from its custom_id."""
        return cls(int(match["game"]), int(match["step"]), match["verb"], "·", arg=match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press."""
        await dispatch(interaction, self.custom_id)


class Pick(ui.DynamicItem[ui.Select[Any]], template=SELECT):
    """A select. Its verb begins with `pick`."""

    def __init__(
        self,
        game: int,
        step: int,
        verb: str,
        options: Sequence[discord.SelectOption],
        *,
        placeholder: str | None = None,
        arg: str | None = None,
    ) -> None:
        for option in options:
            option.label = shorten(option.label, MOST_OPTION)
            option.description = option.description and shorten(option.description, MOST_OPTION)
        placeholder = placeholder and shorten(placeholder, MOST_PLACEHOLDER)
        id_ = custom_id(game, step, verb, arg)
        super().__init__(ui.Select(custom_id=id_, options=list(options), placeholder=placeholder))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Pick:
        """Rebuild the select from its custom_id."""
        return cls(int(match["game"]), int(match["step"]), match["verb"], (), arg=match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the choice."""
        await dispatch(interaction, self.custom_id, self.item.values)


class Modals(commands.Cog):
    """Passes each modal to the handler of its verb, even if it was opened before a restart."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a submitted modal."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: dict[str, Any] = storable_in(interaction.data or {})
            fields = list(_submitted(data.get("components", [])))
            await dispatch(interaction, str(data.get("custom_id", "")), [value for _, value in fields], fields)


def window(
    title: str, made_for: str, label: str, about: str, field: ui.TextInput[Any] | ui.CheckboxGroup[Any]
) -> ui.Modal:
    """Return a modal with one field, for the custom_id `made_for`."""
    for option in field.options if isinstance(field, ui.CheckboxGroup) else ():
        option.label = shorten(option.label, MOST_OPTION)
    line = ui.Label[Any](text=shorten(label, MOST_TITLE), description=shorten(about, MOST_OPTION), component=field)
    modal = ui.Modal(title=shorten(title, MOST_TITLE), timeout=900, custom_id=made_for)
    return modal.add_item(line)


def _submitted(components: Sequence[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Yield each value of a modal with the id of its field."""
    for component in components:
        inner = component.get("component", component)
        for value in inner.get("values") or ([inner["value"]] if inner.get("value") else []):
            yield str(inner.get("custom_id", "")), value


# What is shown


def gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    """Return an attached picture with its alt text, which Discord shows without formatting."""
    plain = shorten(unformatted(alt), MOST_ALT)
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=plain))


def latest(moves: Sequence[str]) -> str:
    """Return the last sentences, as many as a message has room for."""
    kept: list[str] = []
    for sentence in reversed(moves):
        if sum(len(line) + 1 for line in kept) + len(sentence) > MOST_NEWS:
            break
        kept.insert(0, sentence)
    return "\n".join(kept)


def quoted(text: str) -> str:
    """Return a note as a quote for a private message, without mentions and formatting."""
    return "\n".join(f"> {safe(line)}" for line in text.splitlines())


def page_buttons(
    say: Callable[[str], str], verb: str, page: int, pages: int, back: str, on: str
) -> tuple[Press, Press]:
    """Return the buttons to the pages before and after `page`, counted from 0; the page replaces the step in the id.

    Buttons of one message need different ids, so `back` and `on` distinguish them.
    """
    return (
        Press(0, max(page - 1, 0), verb, say("button-page-back"), arg=back, disabled=page < 1),
        Press(0, page + 1, verb, say("button-page-on"), arg=on, disabled=page + 1 >= pages),
    )


def in_lines(buttons: Sequence[ui.Item[Any]]) -> list[Row]:
    """Spread buttons over rows of which each is one line on a phone, in their order."""
    return [Row(*line) for line in _lines(buttons)]


def _lines(buttons: Sequence[ui.Item[Any]]) -> list[list[ui.Item[Any]]]:
    lines, left = list[list[ui.Item[Any]]](), 0
    for button in buttons:
        wide = GAP + width_of(button)
        if wide > left or len(lines[-1]) == MOST_IN_ROW:
            lines.append([])
            left = LINE + GAP
        lines[-1].append(button)
        left -= wide
    return lines


def add_below(panel: ui.LayoutView, button: Press) -> None:
    """Add a button to a panel's last line if that has room on a phone, else below it; not to a full panel."""
    last = panel.children[-1] if panel.children else None
    is_line = isinstance(last, ui.ActionRow) and not any(isinstance(part, Pick) for part in last.children)
    if isinstance(last, ui.ActionRow) and is_line and len(_lines([*last.children, button])) == 1:
        last.add_item(button)
    elif panel.total_children_count + 2 <= MOST_PARTS:
        panel.add_item(Row(button))


def width_of(item: ui.Item[Any]) -> int:
    """Return about how wide a button is, in px."""
    button = item.item if isinstance(item, Press) else item
    label, sign = getattr(button, "label", None) or "", getattr(button, "emoji", None)
    return PADDING + EMOJI * (sign is not None) + _label_width(label)


@lru_cache(maxsize=2048)
def _label_width(label: str) -> int:
    return sum(LETTER if ord(one) < SIGNS_FROM else SIGN for one in label)


def turn_lines(buttons: Sequence[Press], last: Sequence[ui.Item[Any]]) -> list[Row]:
    """Return the buttons of a turn and those that come `last`, at most `MOST_BUTTONS` in `MOST_LINES`.

    Those that yield are left out, one after the other, as long as there is no room. Labels are as long as lines allow.
    """
    kept = [*buttons, *last]
    presses = [one for one in kept if isinstance(one, Press)]
    for one in presses:
        one.item.label = one.labels[-1]
    yielding = [one for one in presses if one.yields]
    for left_out in sorted(yielding, key=lambda one: -one.yields):
        if len(kept) <= MOST_BUTTONS and len(_lines(kept)) <= MOST_LINES:
            break
        kept.remove(left_out)
    _lengthen(kept)
    return in_lines(kept)


def _lengthen(buttons: Sequence[ui.Item[Any]]) -> None:
    """Give buttons their longer labels as far as `MOST_LINES` allow: all of them one step, then the next."""
    groups = dict[object, list[Press]]()
    for one in buttons:
        if isinstance(one, Press) and len(one.labels) > 1:
            groups.setdefault(one.custom_id.split(":")[3] if one.alike else one, []).append(one)
    for step in range(2, max((len(group[0].labels) for group in groups.values()), default=1) + 1):
        for group in groups.values():
            if len(group[0].labels) >= step:
                before = [one.item.label for one in group]
                for one in group:
                    one.item.label = one.labels[-step]
                if len(_lines(buttons)) > MOST_LINES:
                    for one, label in zip(group, before, strict=True):
                        one.item.label = label
