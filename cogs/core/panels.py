"""Private panels: the message that only one person sees, its memory, and a refusal on top of its choices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import ui
from msgspec import Struct

MOST_PANELS = 500
"""The most panels that are remembered, to delete each when the next one comes."""
NOTICE = 900_001
"""The number of the part that says what was refused, which distinguishes it from a panel's own parts."""
REFUSED = "refused"
"""The key in an interaction's `extras` of an answer that is a refusal."""
DOUBLE_TAP = 3.0
"""Seconds in which a second press of one button is an accident."""
MOST_TEXT, MOST_PARTS = 4000, 40
"""The most characters of a message, and the most parts, those within others too."""


class Panel(ui.LayoutView):
    """A message whose buttons and selects are all dynamic, so that discord.py needn't remember it.

    Otherwise each private one would keep a task and a timer for 15 minutes.
    """

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        """Return False: discord.py doesn't keep the view."""
        return False


def pressed_panel(interaction: discord.Interaction[Any]) -> discord.Message | None:
    """Return the private panel that was pressed; None for a command, and for a press on any other message."""
    message = interaction.message
    return message if message is not None and message.flags.ephemeral else None


def parts_of(message: discord.Message) -> list[ui.Item[Any]]:
    """Return the parts of a panel as it is, without a notice, to be shown again with the pictures that it has."""
    names = {file.id: file.filename for file in message.attachments}
    parts = [part for part in ui.LayoutView.from_message(message, timeout=None).children if part.id != NOTICE]
    for part in parts:
        for one in part.items if isinstance(part, ui.MediaGallery) else ():
            if one.media.attachment_id in names:
                one.media = f"attachment://{names[one.media.attachment_id]}"
    return parts


def with_notice(message: discord.Message, text: str) -> Panel | None:
    """Return a panel as it is, with a text on top instead of the former one; None if there isn't room."""
    try:
        panel = Panel(ui.TextDisplay(text, id=NOTICE), *parts_of(message))
    except ValueError:
        return None
    fits = panel.content_length() <= MOST_TEXT and panel.total_children_count <= MOST_PARTS
    return panel if fits else None


class _Shown(Struct, frozen=True):
    message_id: int
    interaction: discord.Interaction[Any]
    delete: Callable[[], Awaitable[object]]
    presses: frozenset[object]
    """The custom_ids of its parts."""


class Panels:
    """The newest private panel of each person in each channel, while the interaction that showed it can delete it."""

    def __init__(self) -> None:
        self._shown: dict[tuple[int, int | None], _Shown] = {}

    def put(
        self,
        interaction: discord.Interaction[Any],
        view: ui.LayoutView,
        message_id: int,
        delete: Callable[[], Awaitable[object]],
    ) -> Callable[[], Awaitable[object]] | None:
        """Remember a panel; return what deletes the former one, if that is another message and can be deleted."""
        former = self._shown.pop(_place(interaction), None)
        presses = frozenset(getattr(part, "custom_id", None) for part in view.walk_children())
        self._shown[_place(interaction)] = _Shown(message_id, interaction, delete, presses)
        ended = [place for place, one in self._shown.items() if one.interaction.is_expired()]
        for place in ended or list(self._shown)[: max(len(self._shown) - MOST_PANELS, 0)]:
            del self._shown[place]
        if former is None or former.message_id == message_id or former.interaction.is_expired():
            return None
        return former.delete

    def take(self, user_id: int, channel_id: int, custom_id: str) -> Callable[[], Awaitable[object]] | None:
        """Forget a person's panel there if it has that button; return what deletes it, if it can be deleted."""
        shown = self._shown.get((user_id, channel_id))
        if shown is None or custom_id not in shown.presses:
            return None
        del self._shown[user_id, channel_id]
        return None if shown.interaction.is_expired() else shown.delete

    def answered(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether a press is the second tap on a button whose answer is shown, and was no refusal."""
        former = self._shown.get(_place(interaction))
        if former is None or REFUSED in former.interaction.extras or _pressed(interaction) is None:
            return False
        since = (interaction.created_at - former.interaction.created_at).total_seconds()
        return since < DOUBLE_TAP and _pressed(interaction) == _pressed(former.interaction)


def _place(interaction: discord.Interaction[Any]) -> tuple[int, int | None]:
    return interaction.user.id, interaction.channel_id


def _pressed(interaction: discord.Interaction[Any]) -> object:
    """Return what was pressed and chosen; None for anything but a button or a select."""
    data: Mapping[str, Any] = interaction.data or {}
    is_press = interaction.type is discord.InteractionType.component
    return (data.get("custom_id"), data.get("values")) if is_press else None
