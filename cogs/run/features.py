"""The bot's features: its cogs, and the modules that register answers. Everything that runs has a line here."""

from __future__ import annotations

from discord.ext import commands

from cogs.clocks import handovers, idle, reminders, votes
from cogs.clocks.nudges import NudgeCommand
from cogs.clocks.pauses import ClockCommands
from cogs.core.components import Modals
from cogs.daily import closing
from cogs.daily.commands import DailyCog
from cogs.faces.markers import MarkerCommand
from cogs.faces.market import MarketCommands
from cogs.faces.passing import PassCommand
from cogs.faces.pieces import PieceCommands
from cogs.faces.ports import PortCommands
from cogs.faces.routes import RouteCommands
from cogs.faces.shares import ShareCommand
from cogs.faces.stations import StationCommands
from cogs.faces.technology import TechnologyCommands
from cogs.faces.tickets import TicketCommands
from cogs.faces.tunnels import TunnelCommands
from cogs.game import account
from cogs.game.game_file import GameFiles
from cogs.game.learn import Learn
from cogs.game.lobby import Lobby
from cogs.game.log import Log, Verify
from cogs.game.maps import Maps
from cogs.game.replay import Replays
from cogs.game.seats import SeatsCog
from cogs.game.show import Show
from cogs.game.trouble import Trouble
from cogs.help.help import Help
from cogs.help.rules import RulesCog
from cogs.league import announcements, house_rules
from cogs.league.commands import LeagueCog
from cogs.league.cups.commands import Cups
from cogs.league.referee.commands import RefereeCog
from cogs.people.my import My
from cogs.people.privacy import PrivacyCog
from cogs.people.settings import SettingsCog
from cogs.play import finale, hints, scores
from cogs.play.notepad import Notepad
from cogs.play.undo import Undo
from cogs.rail.plans import PlanCommand
from cogs.stats.commands import Stats
from cogs.stats.rating import RatingCog
from cogs.strings import setup_editor
from cogs.strings.commands import StringTable
from cogs.tables.face import load_faces
from cogs.tables.family import load_families
from cogs.tables.service import Client

HANDLERS = (
    handovers,
    idle,
    reminders,
    votes,
    closing,
    announcements,
    house_rules,
    finale,
    hints,
    scores,
    setup_editor,
    account,
)
"""Modules without a command that register handlers of buttons, due jobs or messages."""
load_faces()
load_families()


def all_cogs(bot: Client) -> tuple[commands.Cog, ...]:
    """Return every cog in the order of adding: a group of commands before the cogs that add to it."""
    return (
        Lobby(bot),
        SeatsCog(bot),
        Maps(bot),
        Modals(),
        MarketCommands(),
        RouteCommands(),
        TicketCommands(),
        PassCommand(),
        StationCommands(),
        TechnologyCommands(),
        ShareCommand(),
        MarkerCommand(),
        PortCommands(),
        TunnelCommands(),
        PieceCommands(),
        PlanCommand(),
        StringTable(),
        Undo(),
        Show(),
        Learn(bot),
        SettingsCog(bot),
        Help(),
        RulesCog(bot),
        Log(bot),
        ClockCommands(bot),
        NudgeCommand(bot),
        My(bot),
        Notepad(),
        Trouble(bot),
        Verify(bot),
        GameFiles(bot),
        Replays(bot),
        RatingCog(bot),
        LeagueCog(bot),
        Cups(bot),
        RefereeCog(bot),
        DailyCog(bot),
        Stats(bot),
        PrivacyCog(bot),
    )
