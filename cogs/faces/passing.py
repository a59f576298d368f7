"""Passing, as players read and press it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.core.client import answering
from cogs.core.components import GRAY, Press, on, wait
from cogs.play.moves import play_and_say, seated
from cogs.tables.face import ActionFace, Face, Topic, face
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import english
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.view import View
from engine.parts.passing import Pass, Passing


class PassFace(ActionFace[Pass]):
    """Passing a turn."""

    kind = Pass
    code = "n"

    def unpack(self, game: Game, seat: Seat, text: str) -> Pass:
        return Pass(seat)

    def done(self, localizer: Localizer, before: Table, after: Table, action: Pass) -> str:
        return localizer.say("done-pass")


class PassCommand(commands.Cog):
    """Passing, where nothing else can be done."""

    plays = staticmethod(played_in(CARD_GAMES))

    @app_commands.command(name="pass", description=english("cmd-pass-desc"))
    @app_commands.guild_only()
    @answering
    async def pass_(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        await play_and_say(interaction, table, Pass(seat))


@on("pass")
async def press_pass(press: Pressed) -> None:
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    await play_and_say(press.interaction, table, Pass(seat), press.step)


def _may_pass(game: Game, seat: Seat) -> bool:
    """Whether the seat can do nothing but pass."""
    return any(isinstance(action, Pass) for action in game.legal(seat)[:1])


def _pass_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "pass", localizer.say("button-pass"), style=GRAY)


@face("passing")
class PassingFace(Face[Passing]):
    """Passing on Discord."""

    # In the help and the rules

    topics = (Topic("passing", 200),)

    # In the hand

    def resort_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Passing, where nothing else can be done."""
        return [_pass_button(localizer, table)] if _may_pass(table.running, view.viewer or 0) else []

    # Actions

    actions = (PassFace(),)
