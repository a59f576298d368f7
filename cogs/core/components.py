"""Panels, and the buttons, selects and modals in them that outlive a restart.

Their custom_id holds ids only: `st:game:step:verb[:arg]`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import discord
from discord import ui
from discord.ext import commands

from cogs.core.client import Client, Interaction
from cogs.core.logs import about, count
from cogs.core.registry import Registry
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from engine.core.refused import Refused

PATTERN = r"st:(?P<game>\d{1,18}):(?P<step>\d{1,18}):(?P<verb>[a-z-]+)(?::(?P<arg>.+))?"
# Buttons and selects are told apart by their verb's first letter, because discord.py tries every pattern
# on every press, whatever the kind of the component.
BUTTON = PATTERN.replace("[a-z-]+", "(?!pick)[a-z-]+")
SELECT = PATTERN.replace("[a-z-]+", "pick[a-z-]+")
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
"""Verbs as messages of earlier versions have them, which stand in channels for ever -> what they are called now."""

MOST_ALT = 1024
"""Discord's limit for the description of a picture."""
MOST_NEWS = 2000
"""Of the 4,000 characters of a message, what the story of a turn may take."""
MOST_HAND = 3500
"""What the words of a hand may take."""
MOST_IN_ROW = 5
"""Buttons that Discord lets stand side by side."""
MOST_OPTIONS = 25
"""Options that Discord takes in one select."""
BOARD, HAND, SCORE = "board.png", "hand.png", "score.png"

Row = ui.ActionRow[Any]

GREEN, BLUE, GRAY = discord.ButtonStyle.success, discord.ButtonStyle.primary, discord.ButtonStyle.secondary

C = TypeVar("C", bound=Client)


@dataclass(frozen=True)
class Pressed(Generic[C]):
    """One press: who and where (the interaction), the table and step the component was made for, what was chosen."""

    interaction: discord.Interaction[C]
    game: int
    step: int
    arg: str | None
    values: tuple[str, ...] = ()
    fields: tuple[tuple[str, str], ...] = ()
    """What was typed or chosen in a modal, by the field's id."""

    def field(self, name: str) -> str:
        return dict(self.fields).get(name, "")


async def wait(press: Pressed[Any]) -> None:
    """Acknowledges a press; the answer is a private message of its own."""
    await press.interaction.response.defer(ephemeral=True, thinking=True)


Handler = Callable[[Pressed[Any]], Awaitable[None]]
on: Registry[Handler] = Registry("the verb")
"""Names the one function that answers a press with this verb."""


def custom_id(game: int, step: int, verb: str, arg: str | None = None) -> str:
    return f"st:{game}:{step}:{verb}" + (f":{arg}" if arg is not None else "")


async def dispatch(
    interaction: Interaction, pressed: str, values: Sequence[str] = (), fields: Sequence[tuple[str, str]] = ()
) -> None:
    """Answers a press by the verb in its custom_id. discord.py swallows what a callback raises: nothing leaves here."""
    match = re.fullmatch(PATTERN, pressed)
    if match is None:  # a modal that is not ours
        return
    count("presses")
    about(game=int(match["game"]) or None, step=int(match["step"]) or None)
    press = Pressed(interaction, int(match["game"]), int(match["step"]), match["arg"], tuple(values), tuple(fields))
    try:
        interaction.client.begin_work(interaction)
        if not await interaction.client.allow(interaction):
            return
        handler = on.get(ALIASES.get(match["verb"], match["verb"]))
        if handler is None:  # a message of another version
            raise Refused("table_moved_on")
        await handler(press)
    except Exception as error:  # the one handler of the bot decides what is told and what is logged
        await interaction.client.answer_failure(interaction, error)


class Panel(ui.LayoutView):
    """A message of some items, whose buttons and selects are all dynamic, so that discord.py need not remember it:
    otherwise each private one would have a task and a timer for a quarter of an hour."""

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        return False


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
    ) -> None:
        super().__init__(
            ui.Button(
                label=label,
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
        return cls(int(match["game"]), int(match["step"]), match["verb"], "·", arg=match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await dispatch(interaction, self.custom_id)


class Pick(ui.DynamicItem[ui.Select[Any]], template=SELECT):
    """A select; its verb begins with `pick`."""

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
        super().__init__(
            ui.Select(custom_id=custom_id(game, step, verb, arg), options=list(options), placeholder=placeholder)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Pick:
        return cls(int(match["game"]), int(match["step"]), match["verb"], (), arg=match["arg"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await dispatch(interaction, self.custom_id, self.item.values)


class Modals(commands.Cog):
    """Hands each modal to the handler of its verb, also one that was opened before a restart."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            data: dict[str, Any] = dict(interaction.data or {})
            fields = list(_submitted(data.get("components", [])))
            await dispatch(interaction, str(data.get("custom_id", "")), [value for _, value in fields], fields)


def _submitted(components: Sequence[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Each value of a modal with the id of its field."""
    for component in components:
        inner = component.get("component", component)
        for value in inner.get("values") or ([inner["value"]] if inner.get("value") else []):
            yield str(inner.get("custom_id", "")), value


# What is shown


def gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    """An attached picture with its text alternative."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=shorten(alt, MOST_ALT)))


def latest(moves: Sequence[str]) -> str:
    """The last sentences, as many as a message has room for."""
    kept: list[str] = []
    for sentence in reversed(moves):
        if sum(len(line) + 1 for line in kept) + len(sentence) > MOST_NEWS:
            break
        kept.insert(0, sentence)
    return "\n".join(kept)


def quoted(text: str) -> str:
    """A note as a private message shows it: as it was written, and no mention or format in it."""
    return "\n".join(f"> {safe(line)}" for line in text.splitlines())


def page_buttons(
    say: Callable[[str], str], verb: str, page: int, pages: int, back: str, on: str
) -> tuple[Press, Press]:
    """Buttons to the pages before and after one, counted from 0: the page is in place of the step.

    No two buttons of a message may have the same id, so `back` and `on` say which way each leads.
    """
    return (
        Press(0, max(page - 1, 0), verb, say("button-page-back"), arg=back, disabled=page < 1),
        Press(0, page + 1, verb, say("button-page-on"), arg=on, disabled=page + 1 >= pages),
    )


def in_rows(buttons: Sequence[ui.Item[Any]]) -> list[Row]:
    """Buttons spread over as few rows as Discord lets them stand in, all of about the same length."""
    count = -(-len(buttons) // MOST_IN_ROW)
    size = -(-len(buttons) // count) if count else 1
    return [Row(*buttons[at : at + size]) for at in range(0, len(buttons), size)]
