"""Passing, as players read and press it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.core.client import command
from cogs.core.components import GRAY, Press, on, wait
from cogs.play.moves import play_bare
from cogs.tables.face import ActionFace, Face, Topic, face
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.game import Game
from engine.core.view import View
from engine.parts.passing import Pass, Passing


class PassFace(ActionFace[Pass]):
    """Passing a turn."""

    kind = Pass
    code = "n"

    def way(self, game: Game, action: Pass) -> tuple[str, str | None]:
        return "pass", None

    def done(self, localizer: Localizer, before: Table, after: Table, action: Pass) -> str:
        return localizer.say("done-pass")


class PassCommand(commands.Cog):
    """The command for passing, when there is no other action."""

    plays = staticmethod(played_in(CARD_GAMES))

    @app_commands.guild_only()
    @command(name="pass")
    async def pass_(self, interaction: Interaction) -> None:
        """Pass."""
        await play_bare(interaction, Pass)


@on("pass", plays=played_in(CARD_GAMES))
async def press_pass(press: Pressed) -> None:
    """Pass."""
    await wait(press)
    await play_bare(press.interaction, Pass, press.game, press.step)


@face("passing")
class PassingFace(Face[Passing]):
    """Passing on Discord."""

    # In the help and the rules

    topics = (Topic("passing", 200),)

    # In the hand

    def resort_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the button for passing, when there is no other action."""
        if not any(isinstance(action, Pass) for action in table.running.legal(view.viewer or 0)[:1]):
            return []
        return [Press(table.id, table.step, "pass", localizer.say("button-pass"), style=GRAY)]

    # Actions

    actions = (PassFace(),)
