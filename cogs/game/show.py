"""Shows again what was shown: /hand for its owner only, /board as the table sees it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, acknowledge, command
from cogs.core.components import MOST_OPTIONS, Panel, Pick, Row, gallery, number_in, on, wait
from cogs.play.board import textboard_panel
from cogs.play.moves import localizer_for, say, seated, show, show_hand, turn_page, watched
from cogs.play.options import choices
from cogs.tables.family import WHOLE, board_message, family_of
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.settings import preferences_here, wants_large
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.core.refused import Refused


class Show(commands.Cog):
    """Commands whose answers are private, so that looking doesn't fill the channel."""

    @command()
    async def hand(self, interaction: Interaction) -> None:
        """Show the hand in the channel's game; elsewhere, ask which game."""
        here = await _seated_here(interaction)
        tables = [here] if here else await interaction.client.tables.of_user(interaction.user.id)
        if not tables:
            await say(interaction, await _say(interaction, "hand-none"))
        elif len(tables) == 1:
            await _hand_of(interaction, tables[0])
        else:
            await show(interaction, await _which(interaction, tables))

    @command()
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, focus: str | None = None) -> None:
        """Show the board, or a part of it."""
        table = await watched(interaction)
        if focus is None:
            await _show_board(interaction, table)
            return
        localizer, theme = await localizer_for(interaction, table), await _theme(interaction)
        await show(interaction, *await family_of(table.running.rules).part_panel(localizer, table, focus, theme))

    @board.autocomplete("focus")
    async def offer_parts(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the parts and cities of the channel's map, for anyone who looks."""
        try:
            table = await watched(interaction)
        except Refused:
            return []
        localizer = await localizer_for(interaction, table)
        return choices(family_of(table.running.rules).part_labels(localizer, typed), "")


async def _theme(interaction: Interaction) -> str | None:
    """Return the reader's theme; None if they want no pictures."""
    preferences = await preferences_here(interaction)
    return preferences.theme if preferences.pictures else None


async def _show_board(interaction: Interaction, table: Table) -> None:
    """Show the public board to the asker; without pictures, as pages of text."""
    client = interaction.client
    lang, theme = await client.lang_of(interaction), await _theme(interaction)
    table = await client.tables.as_shown(table)
    playing = table.seat_of(interaction.user.id) is not None
    large = await wants_large(client, "person", interaction.user.id)
    panel, files = await board_message(client.words, lang, table, (), theme, large=large, playing=playing)
    if not files:
        await show(interaction, textboard_panel(client.words, lang, table))
        return
    pick = family_of(table.running.rules).part_pick(await localizer_for(interaction, table), table)
    if pick is not None:
        panel.add_item(Row(pick))
    await show(interaction, panel, files)


@on("board")
async def press_board(press: Pressed) -> None:
    """Show the board, for anyone, whatever step the button is from."""
    await wait(press)
    await _show_board(press.interaction, await watched(press.interaction, press.game))


async def _seated_here(interaction: Interaction) -> Table | None:
    try:
        return (await seated(interaction))[0]
    except Refused:
        return None


async def _hand_of(interaction: Interaction, table: Table) -> None:
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    await show_hand(interaction, table, seat)


async def _say(interaction: Interaction, key: str) -> str:
    return interaction.client.words.say(await interaction.client.lang_of(interaction), key)


async def _which(interaction: Interaction, tables: list[Table]) -> ui.LayoutView:
    """Return a select of the tables where the asker has a seat, the newest 25."""
    client = interaction.client
    lang = await client.lang_of(interaction)
    options = []
    for table in tables[-MOST_OPTIONS:]:
        localizer = Localizer(client.words, lang, table)
        assert localizer.rules is not None
        map_name = name_in(localizer.rules.names, lang)
        names = ", ".join(localizer.player(row.seat, plain=True) for row in table.seats)
        label = localizer.say("hand-game", map=map_name, names=names)
        where = await _where(client, lang, table)
        options.append(discord.SelectOption(label=label, value=str(table.id), description=where))
    placeholder = client.words.say(lang, "hand-pick")
    # The choice names the game, so the select itself belongs to none.
    pick = Pick(0, 0, "pickhand", options, placeholder=placeholder)
    return Panel(ui.TextDisplay(client.words.say(lang, "hand-which")), Row(pick))


async def _where(client: Client, lang: str, table: Table) -> str:
    """Return what distinguishes two games of the same people: server, channel and turn."""
    guild, channel = await client.server(table.guild_id), client.get_channel(table.channel_id)
    name = getattr(channel, "name", None) or str(table.channel_id)
    turn = table.running.turn.number
    return client.words.say(lang, "hand-where", server=guild.name if guild else "?", channel=name, turn=turn)


@on("pickpart")
async def pick_part(press: Pressed) -> None:
    """Show another part of the map, or all of it, in the same message, as it is now."""
    await acknowledge(press.interaction)
    table = await watched(press.interaction, press.game)
    localizer, family = await localizer_for(press.interaction, table), family_of(table.running.rules)
    theme, name = await _theme(press.interaction), press.value
    pick = family.part_pick(localizer, table)
    if name == WHOLE and pick is not None:
        large, words = await wants_large(press.interaction.client, "person", press.interaction.user.id), localizer.words
        pictures = await family.board_files(words, localizer.lang, table, theme=theme, large=large) if theme else []
        alt = family.alt_text(localizer, table.running.view(None))
        shown: list[ui.Item[Any]] = [gallery(one.file.filename, one.alt or alt) for one in pictures]
        panel: ui.LayoutView = Panel(*(shown or [ui.TextDisplay(alt)]), Row(pick))
        await turn_page(press.interaction, panel, [one.file for one in pictures])
        return
    panel, file = await family.part_panel(localizer, table, name, theme)
    await turn_page(press.interaction, panel, file)


@on("pickhand")
async def pick_hand(press: Pressed) -> None:
    """Show the hand in the picked game."""
    await acknowledge(press.interaction, thinking=True)
    table, seat = await seated(press.interaction, number_in(press.value, 18))
    await show_hand(press.interaction, table, seat)
