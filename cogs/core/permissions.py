"""What the bot must be allowed to do where a game is played."""

from __future__ import annotations

from typing import Any

import discord

_NEEDED = ("view_channel", "send_messages", "read_message_history")
"""Not to attach files: without pictures a game is told in text."""

ASKED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot is invited with, and nothing else."""


def lacking(channel: object, permissions: discord.Permissions) -> str | None:
    """The first permission that a game in this channel needs and that the bot has not; None when it may play."""
    thread = isinstance(channel, discord.Thread)
    for name in _NEEDED:
        needed = "send_messages_in_threads" if thread and name == "send_messages" else name
        if not getattr(permissions, needed):
            return needed
    return None


def moderates(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the person may change other people's games there."""
    return interaction.permissions.manage_channels
