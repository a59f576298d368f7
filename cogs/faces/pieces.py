"""The commands of pieces: the start mix, and exchanging trains for ships (R33, R36)."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.core.answers import answering
from cogs.faces.exchange import check_exchanger, check_mixer, most_of, read_kind
from cogs.play.moves import choose_mix, exchange, localizer_for, say, seated
from cogs.rail.commands import Choices, asker, choices
from cogs.tables.face import Face, face
from cogs.tables.kinds import with_cards
from cogs.tables.services import Interaction
from cogs.text.catalogue import english
from engine.core.refused import Refused
from engine.parts.pieces import KINDS, Pieces


class PieceCommands(commands.Cog):
    """Each command reads what was typed, has one wish played, and answers privately."""

    plays = staticmethod(with_cards)

    @app_commands.command(name="exchange", description=english("cmd-exchange-desc"))
    @app_commands.describe(give=english("opt-exchange-give-desc"), count=english("opt-exchange-count-desc"))
    @app_commands.guild_only()
    @answering
    async def exchange(self, interaction: Interaction, give: str, count: int) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        check_exchanger(table.running, seat)
        kind = read_kind(await localizer_for(interaction, table), give)
        await say(interaction, await exchange(interaction, table, kind, count))

    @app_commands.command(name="mix", description=english("cmd-mix-desc"))
    @app_commands.describe(trains=english("opt-mix-trains-desc"), ships=english("opt-mix-ships-desc"))
    @app_commands.guild_only()
    @answering
    async def mix(self, interaction: Interaction, trains: int, ships: int | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        check_mixer(table.running, seat)
        rest = table.running.rules.part(Pieces).numbers.start - trains
        await say(interaction, await choose_mix(interaction, table, trains, rest if ships is None else ships))

    @exchange.autocomplete("give")
    async def offer_kinds(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        if at is None:
            return []
        localizer, game, seat = at[0], at[1].running, at[2]
        try:
            check_exchanger(game, seat)
        except Refused:
            return []
        most = {kind: most_of(game, seat, kind) for kind in KINDS}
        return choices(
            {localizer.say(f"exchange-give-{kind}", most=most[kind]): kind for kind in KINDS if most[kind]}, typed
        )


@face("pieces")
class PiecesFace(Face[Pieces]):
    """Trains and ships on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
