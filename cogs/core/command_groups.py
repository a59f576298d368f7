"""Commands of one cog in the group of another: `/game` has more of them than one file should hold."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands


def into_group(cog: commands.Cog, group_name: str) -> None:
    """Puts all commands of a cog into a group that stands already; called when the cog is loaded."""
    bot: Any = cog.bot  # type: ignore[attr-defined]  # every cog of ours has it
    group = bot.tree.get_command(group_name)
    assert isinstance(group, app_commands.Group)
    for command in cog.__cog_app_commands__:
        group.add_command(command, override=True)
    cog.__cog_app_commands__ = []  # or else they would be commands of their own as well
