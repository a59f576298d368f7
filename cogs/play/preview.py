"""What an action would change, in private and before the tap that commits it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.core.components import GREEN, Press, gallery, simple_panel
from cogs.tables.face import action_face, pack
from cogs.tables.picture_preferences import preferences_here
from cogs.tables.services import Interaction
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Action
from engine.core.game import Game
from engine.core.undo import can_take_back


async def wants_preview(interaction: Interaction) -> bool:
    """Whether the person is shown what changes before it does: unless they have set otherwise."""
    return await interaction.client.settings.get("person", interaction.user.id, "preview") != "off"


async def preview_picture(
    interaction: Interaction, localizer: Localizer, table: Table, action: Action
) -> discord.File | None:
    """The place on the map with the new piece; None where there is none, or pictures are off."""
    if not (await preferences_here(interaction)).pictures:
        return None
    theme = await interaction.client.theme_of(interaction)
    return await action_face(table.running.rules, action).picture(localizer, table, action, theme)


def preview_panel(
    localizer: Localizer, table: Table, action: Action, codes: str = "", picture: discord.File | None = None
) -> ui.LayoutView:
    """What changes, and the button that has just this played. `codes` are the answers that led to the action.

    Raises Refused where the action is not allowed.
    """
    game = table.running
    face = action_face(game.rules, action)
    items: list[ui.Item[Any]] = [ui.TextDisplay(preview_text(localizer, game, action))]
    if picture is not None:
        items.append(gallery(picture.filename, face.title(localizer, action)))
    label = localizer.say(face.commit_key(game, action))
    commit = Press(table.id, table.step, "confirm", label, arg=pack(game, action), style=GREEN)
    return simple_panel(*items, ui.ActionRow(commit, *face.other_buttons(localizer, table, action, codes)))


def preview_text(localizer: Localizer, game: Game, action: Action) -> str:
    """All that an action changes for its seat. Raises Refused where it is not allowed."""
    refused = game.refuse(action)
    if refused is not None:
        raise refused
    face = action_face(game.rules, action)
    final = localizer.say("confirm-undo" if can_take_back(game, action) else "confirm-final")
    return "\n".join((f"### {face.title(localizer, action)}", *face.preview(localizer, game, action), final))
