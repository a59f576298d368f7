"""The hand, for whoever asks: by a button at any time, or after a step that changed it."""

from __future__ import annotations

from cogs.core.components import on, wait
from cogs.play.moves import seated, show, turn_page
from cogs.tables.family import family_of
from cogs.tables.picture_preferences import preferences_here
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from data.store.notepads import Notepads
from engine.core.action import Seat


async def show_hand(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Sends a seat its hand, so that it alone sees it. The interaction is deferred."""
    client, family = interaction.client, family_of(table.running.rules)
    lang = await client.lang_of(interaction)
    wanted, theme = (await preferences_here(interaction)).pictures, await client.theme_of(interaction)
    file = await family.hand_file(client.words, lang, table, seat, theme=theme) if wanted else None
    note = await Notepads(client.store).load(table.id, interaction.user.id)
    panel = family.hand_panel(client.words, lang, table, seat, picture=file is not None, note=note)
    await show(interaction, panel, file)
    await client.announcer.write_anew(table.id, table.step, seat)


async def turn_to_hand(interaction: Interaction, table: Table, seat: Seat) -> None:
    """The hand in the private message that was pressed, with the buttons of what it has to choose now."""
    words, lang = interaction.client.words, await interaction.client.lang_of(interaction)
    preferences, family = await preferences_here(interaction), family_of(table.running.rules)
    file = await family.hand_file(words, lang, table, seat, theme=preferences.theme) if preferences.pictures else None
    await turn_page(interaction, family.hand_panel(words, lang, table, seat, picture=file is not None), file)


@on("hand")
async def open_hand(press: Pressed) -> None:
    """Shows the hand as it is now, whatever step the button is from."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    await show_hand(press.interaction, table, seat)
