"""`/game export`: a finished game as a file that anybody can read, replay and check."""

from __future__ import annotations

from discord import app_commands

from cogs.core.client import command
from cogs.game.log import MOST_NUMBER, hand_over_file, read_by
from cogs.play.moves import running
from cogs.tables.deals import check_open
from cogs.tables.service import Client, GameCog, Interaction
from cogs.tables.table import FIRST, NUMBERS, Table
from cogs.text.names import name_of
from data.store.game_files import StoredGame, read_stored, record_of
from engine.core.refused import Refused
from engine.game_file import written_record


class GameFiles(GameCog):
    """The command for the file; it contains no secret any more."""

    @command("game")
    @app_commands.guild_only()
    async def export(
        self,
        interaction: Interaction,
        game: app_commands.Range[int, 1, MOST_NUMBER] | None = None,
        names: bool = False,
    ) -> None:
        """Send a finished game as a file, with the players' names only if asked.

        Raises: Refused with the codes of `finished_game`, and `lesson_not_exported`: its rules are its own.
        """
        table = await finished_game(interaction, game)
        if NUMBERS in table.options:
            raise Refused("lesson_not_exported")
        stored = await stored_game(self.bot, table)
        known = {row.seat: name_of(row.name) for row in table.seats} if names else {}
        rules, result = table.running.rules, table.running.result()
        record = record_of(stored, rules, result, known, first_named=FIRST in table.options)
        lang = await self.bot.lang_of(interaction)
        text = self.bot.words.say(lang, "export-named" if names else "export-nameless")
        await hand_over_file(interaction, f"game-{table.id}.json", written_record(record), text)


async def finished_game(interaction: Interaction, game: int | None) -> Table:
    """Return the finished game of that number, if the asker may read it, or the channel's latest one.

    Raises: Refused `no_finished_game`, `not_finished`, and with the codes of `running`, `read_by` and `check_open`.
    """
    if game is None:  # one that is open or running doesn't hide it
        number = await interaction.client.store.game_finished_at(interaction.channel_id or 0)
    else:
        number = await read_by(interaction, game)
    try:
        table = await running(interaction, number)
    except Refused as refused:
        raise Refused("no_finished_game") if refused.code == "no_game_here" and game is None else refused from None
    await check_open(interaction.client.store, table)
    if table.status != "finished" or not table.running.over:
        raise Refused("not_finished")
    return table


async def stored_game(bot: Client, table: Table) -> StoredGame:
    """Return everything that is stored of a finished game.

    Raises: Refused `not_finished` if not all of it may be seen.
    """
    stored = await bot.store.read_at_once(lambda db: read_stored(db, table.id))
    if stored is None or not stored.is_open:
        raise Refused("not_finished")
    return stored
