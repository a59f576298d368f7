"""Buttons, selects and modals that outlive a restart: their custom_id holds ids only, `st:game:step:verb[:arg]`."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import discord
from discord import ui

from cogs.core.client import Client, Interaction
from cogs.core.counters import count
from cogs.core.logs import about
from cogs.core.registry import Registry
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
    interaction: Interaction, match: re.Match[str], values: Sequence[str], fields: Sequence[tuple[str, str]] = ()
) -> None:
    """Answers a press by its verb. discord.py swallows what is raised in a callback, so nothing leaves here."""
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
    """A message whose buttons and selects are all dynamic, so that discord.py need not remember it: otherwise each
    private one would have a task and a timer for a quarter of an hour."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

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
        self._match: re.Match[str] | None = None
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
        pressed = cls(int(match["game"]), int(match["step"]), match["verb"], "·", arg=match["arg"])
        pressed._match = match
        return pressed

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        assert self._match is not None
        await dispatch(interaction, self._match, ())


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
        self._match: re.Match[str] | None = None
        super().__init__(
            ui.Select(custom_id=custom_id(game, step, verb, arg), options=list(options), placeholder=placeholder)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Pick:
        picked = cls(int(match["game"]), int(match["step"]), match["verb"], (), arg=match["arg"])
        picked._match = match
        return picked

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        assert self._match is not None
        await dispatch(interaction, self._match, self.item.values)


async def dispatch_modal(interaction: Interaction) -> None:
    """Answers a submitted modal of ours, also one that was opened before a restart."""
    data: dict[str, Any] = dict(interaction.data or {})
    match = re.fullmatch(PATTERN, str(data.get("custom_id", "")))
    if match is not None:
        fields = list(_submitted(data.get("components", [])))
        await dispatch(interaction, match, [value for _, value in fields], fields)


def _submitted(components: Sequence[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Each value of a modal with the id of its field."""
    for component in components:
        inner = component.get("component", component)
        for value in inner.get("values") or ([inner["value"]] if inner.get("value") else []):
            yield str(inner.get("custom_id", "")), value
