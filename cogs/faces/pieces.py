"""The commands of pieces: the start mix, and exchanging trains for ships (R33, R36)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.core.answers import answering
from cogs.core.components import Press
from cogs.core.panels import GRAY
from cogs.faces.exchange import check_exchanger, check_mixer, most_of, read_kind
from cogs.play.moves import choose_mix, exchange, localizer_for, say, seated
from cogs.rail.buttons import mix_button, mixing
from cogs.rail.commands import Choices, asker, choices
from cogs.tables.face import Face, face, order
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.services import Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import english
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Missing
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.pieces import KINDS, Pieces, PiecesSeen
from engine.parts.tickets import TicketsSeen

if TYPE_CHECKING:
    from cogs.tables.services import Client


class PieceCommands(commands.Cog):
    """Each command reads what was typed, has one wish played, and answers privately."""

    plays = staticmethod(played_in(CARD_GAMES))

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


async def setup(bot: Client) -> None:
    await bot.add_cog(PieceCommands())


def _can_exchange(view: View, seat: Seat) -> bool:
    """Whether supply and box of a seat, as everybody sees them, let it exchange a piece."""
    supply, box = view.seen(PiecesSeen).supply[seat], view.seen(PiecesSeen).box[seat]
    return supply is not None and box is not None and any(map(min, supply, reversed(box)))


@face("pieces")
class PiecesFace(Face[Pieces]):
    """Trains and ships on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    @order(20)
    def waits_for(self, localizer: Localizer, view: View) -> list[str]:
        """Who still chooses pieces; who begins is told here where nobody chooses tickets any more."""
        mixes = mixing(view)
        if not mixes:
            return []
        told = [localizer.say("turn-pieces", mentions=", ".join(map(localizer.mention, mixes)))]
        if not view.seen(TicketsSeen).choosing:
            told.append(localizer.say("event-first-seat-chosen", player=localizer.player(view.turn.first)))
        return told

    @order(60)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        if view.turn.seat is None or not _can_exchange(view, view.turn.seat):
            return []
        return [Press(table.id, table.step, "exchange", localizer.say("button-exchange"), style=GRAY)]

    @order(20)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        mixes = mixing(view)
        chooses = bool(mixes) if view.viewer is None else view.viewer in mixes
        return [mix_button(localizer, table)] if chooses else []

    @order(20)
    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        trains, ships = view.seen(PiecesSeen).supply[seat] or ("none", "none")
        return {"trains": trains, "ships": ships}

    @order(20)
    def alt_more(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """The pieces in everybody's box, once they are shown."""
        seen = enumerate(view.seen(PiecesSeen).box)
        known = [(localizer.player(seat, plain=plain), box) for seat, box in seen if box is not None]
        boxes = [f"{player} {box[0]}/{box[1]}" for player, box in known]
        return [localizer.say("alt-boxes", boxes=", ".join(boxes))] if boxes else []

    # In the hand

    @order(20)
    def supply_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """What the seat has of trains and ships, in supply and in its box."""
        seen = view.seen(PiecesSeen)
        if seat in seen.choosing:
            if view.seen(TicketsSeen).offered:
                return [localizer.say("hand-fleet-later")]
            return [localizer.say("hand-fleet-open", button=localizer.say("button-mix"))]
        box, own = seen.box[seat], seen.own or (0, 0)
        if box is None:
            return [localizer.say("hand-fleet-own", trains=own[0], ships=own[1])]
        return [localizer.say("hand-fleet", trains=own[0], ships=own[1], boxtrains=box[0], boxships=box[1])]

    @order(30)
    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """What has to be exchanged first."""
        if found.exchange is None:
            return []
        kind, count = found.exchange
        return [localizer.say("hand-swap", give=kind, count=count)]

    def out_of_reach(self, localizer: Localizer, found: Missing) -> str:
        if found.reason != "kind":
            return ""
        return localizer.say("hand-out-kind", **{name.replace("_", "-"): fact for name, fact in found.facts.items()})

    # Actions
