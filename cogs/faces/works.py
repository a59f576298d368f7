"""The commands of works beside the track: stations, ports, and what is owed for a tunnel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.core.answers import answering
from cogs.faces.ports import check_port_builder, port_labels
from cogs.faces.stations import check_builder, city_labels
from cogs.faces.tunnels import extra_panel, extra_ways
from cogs.play.moves import leave_tunnel, localizer_for, pay_tunnel, say, seated, show
from cogs.play.options import cards_text, parse_cards, parse_city
from cogs.rail.cards import decoded
from cogs.rail.commands import Choices, asker, choices, offer_bill, payment_list
from cogs.rail.payments import PORT, STATION, Bill, payment_choices, read_payment
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.services import Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import english
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.parts.market import Market

if TYPE_CHECKING:
    from cogs.tables.services import Client


class Works(commands.Cog):
    """Each command reads what was typed, has one wish played, and answers privately."""

    plays = staticmethod(played_in(CARD_GAMES))

    tunnel = app_commands.Group(name="tunnel", description=english("cmd-tunnel-desc"), guild_only=True)

    @app_commands.command(name="station", description=english("cmd-station-desc"))
    @app_commands.describe(
        city=english("opt-station-city-desc"),
        payment=english("opt-station-payment-desc"),
        now=english("opt-station-now-desc"),
    )
    @app_commands.guild_only()
    @answering
    async def station(self, interaction: Interaction, city: str, payment: str | None = None, now: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        check_builder(table.running, seat)
        localizer = await localizer_for(interaction, table)
        await _build(interaction, localizer, table, seat, Bill(STATION, parse_city(localizer, city)), payment, now)

    @app_commands.command(name="port", description=english("cmd-port-desc"))
    @app_commands.describe(
        city=english("opt-port-city-desc"),
        payment=english("opt-port-payment-desc"),
        now=english("opt-port-now-desc"),
    )
    @app_commands.guild_only()
    @answering
    async def port(self, interaction: Interaction, city: str, payment: str | None = None, now: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        check_port_builder(table.running, seat)
        localizer = await localizer_for(interaction, table)
        await _build(interaction, localizer, table, seat, Bill(PORT, parse_city(localizer, city)), payment, now)

    @tunnel.command(name="pay", description=english("cmd-tunnel-pay-desc"))
    @app_commands.describe(cards=english("opt-tunnel-pay-cards-desc"))
    @answering
    async def pay(self, interaction: Interaction, cards: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        ways = extra_ways(table.running, seat)
        localizer = await localizer_for(interaction, table)
        if cards is None and len(ways) != 1:
            await show(interaction, extra_panel(localizer, table, seat))
            return
        payment = ways[0] if cards is None else _cards(localizer, cards)
        await say(interaction, await pay_tunnel(interaction, table, payment))

    @tunnel.command(name="leave", description=english("cmd-tunnel-leave-desc"))
    @answering
    async def leave(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, _ = await seated(interaction)
        await say(interaction, await leave_tunnel(interaction, table))

    # Autocomplete: out of what the engine would accept of this very seat

    @station.autocomplete("city")
    async def offer_cities(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(city_labels(at[0], at[1].running, at[2]), typed)

    @station.autocomplete("payment")
    async def offer_fees(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else _fees(*at, STATION, str(interaction.namespace.city or ""), typed)

    @port.autocomplete("city")
    async def offer_port_cities(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(port_labels(at[0], at[1].running, at[2]), typed)

    @port.autocomplete("payment")
    async def offer_duties(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else _fees(*at, PORT, str(interaction.namespace.city or ""), typed)

    @pay.autocomplete("cards")
    async def offer_extra(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(extra_labels(*at), typed)


async def _build(
    interaction: Interaction, localizer: Localizer, table: Table, seat: Seat, bill: Bill, payment: str | None, now: bool
) -> None:
    cards = None if payment is None else read_payment(localizer, table.running, seat, bill, payment)
    await offer_bill(interaction, table, seat, bill, cards, now)


def _fees(localizer: Localizer, table: Table, seat: Seat, kind: str, city: str, typed: str) -> Choices:
    return payment_list(fee_labels(localizer, table, seat, city, kind, typed), typed)


def fee_labels(
    localizer: Localizer, table: Table, seat: Seat, city: str, kind: str = STATION, typed: str = ""
) -> dict[str, str]:
    """The ways to pay for a station or port in the city that is typed so far."""
    try:
        found = parse_city(localizer, city)
    except Refused:
        return {}
    return payment_choices(localizer, table.running, seat, [Bill(kind, found)], typed)


def _cards(localizer: Localizer, text: str) -> tuple[str, ...]:
    assert localizer.rules is not None
    market = localizer.rules.part(Market)
    return decoded(market, text) or parse_cards(localizer.words, localizer.lang, market.kinds, text)


def extra_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """The ways to pay what the asker's tunnel costs more."""
    try:
        ways = extra_ways(table.running, seat)
    except Refused:
        return {}
    return {localizer.cards(way): cards_text(way) for way in ways}


async def setup(bot: Client) -> None:
    await bot.add_cog(Works())
