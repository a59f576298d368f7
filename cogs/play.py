"""The commands of a turn: draw, claim, tickets, keep, pass. Their buttons are in `_buttons`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

import cogs._buttons  # noqa: F401 - importing it names what each button does
from cogs._answers import answering
from cogs._claims import claims_of, payments, payments_panel
from cogs._kinds import with_cards
from cogs._moves import (
    Interaction,
    choice_modal,
    claim,
    draw_named,
    draw_tickets,
    keep,
    pass_turn,
    read_claim,
    say,
    seated,
    show,
    show_hand,
    speech_for,
    tell_kept,
)
from cogs._options import (
    cards_text,
    claimable,
    find_routes,
    matching,
    parse_tickets,
)
from cogs._panels import begun
from cogs._press import dispatch_modal
from cogs._speech import Speech
from cogs._tables import Table
from cogs._tunnels import leads_through, risk_panel
from cogs._words import english, shorten
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.parts.market import DrawCard
from engine.parts.tickets import KeepTickets, TicketsSeen

if TYPE_CHECKING:
    from cogs._bot import SlowTrain

Choices = list[app_commands.Choice[str]]
MOST_CHOICES = 25


class Play(commands.Cog):
    """Each command reads what was typed, has one wish played, and answers privately; the table sees the board."""

    plays = staticmethod(with_cards)

    @app_commands.command(name="draw", description=english("cmd-draw-desc"))
    @app_commands.describe(card=english("opt-draw-card-desc"))
    @app_commands.guild_only()
    @answering
    async def draw(self, interaction: Interaction, card: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, _ = await seated(interaction)
        await say(interaction, await draw_named(interaction, table, card))

    @app_commands.command(name="claim", description=english("cmd-claim-desc"))
    @app_commands.describe(route=english("opt-claim-route-desc"), payment=english("opt-claim-payment-desc"))
    @app_commands.guild_only()
    @answering
    async def claim(self, interaction: Interaction, route: str, payment: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        speech = await speech_for(interaction, table)
        claims = claims_of(begun(table), seat)
        found, cards = read_claim(speech, claims, route, payment)
        ways = payments(claims, found)
        if cards is None and len(ways) > 1:
            await show(interaction, payments_panel(speech, table, found, ways))
            return
        # With nothing that could pay, the engine says what is wrong.
        offered = cards if cards is not None else ways[0] if ways else ()
        if leads_through(table, found):
            await show(interaction, risk_panel(speech, table, seat, found, offered))
            return
        await say(interaction, await claim(interaction, table, found, offered))

    @app_commands.command(name="tickets", description=english("cmd-tickets-desc"))
    @app_commands.guild_only()
    @answering
    async def tickets(self, interaction: Interaction) -> None:
        table, seat = await seated(interaction)
        speech = await speech_for(interaction, table)
        if begun(table).view(seat).seen(TicketsSeen).offered:
            await interaction.response.send_modal(choice_modal(speech, table, seat))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show_hand(interaction, await draw_tickets(interaction, table), seat)

    @app_commands.command(name="keep", description=english("cmd-keep-desc"))
    @app_commands.describe(tickets=english("opt-keep-tickets-desc"))
    @app_commands.guild_only()
    @answering
    async def keep(self, interaction: Interaction, tickets: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        offered = begun(table).view(seat).seen(TicketsSeen).offered
        if not offered:
            raise Refused("nothing_to_choose")
        speech = await speech_for(interaction, table)
        chosen = parse_tickets(speech, offered, tickets)
        await tell_kept(interaction, await keep(interaction, table, chosen))

    @app_commands.command(name="pass", description=english("cmd-pass-desc"))
    @app_commands.guild_only()
    @answering
    async def pass_(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, _ = await seated(interaction)
        await say(interaction, await pass_turn(interaction, table))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Modals of ours are answered here, so that one that was opened before a restart is answered too."""
        if interaction.type is discord.InteractionType.modal_submit:
            await dispatch_modal(interaction)

    # Autocomplete: out of what the engine would accept of this very seat

    @draw.autocomplete("card")
    async def offer_cards(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(card_labels(*at), typed)

    @claim.autocomplete("route")
    async def offer_routes(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(route_labels(*at), typed)

    @claim.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        if at is None:
            return []
        return choices(payment_labels(*at, str(interaction.namespace.route or "")), typed)

    @keep.autocomplete("tickets")
    async def offer_tickets(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(ticket_labels(*at), typed)


async def asker(interaction: Interaction) -> tuple[Speech, Table, Seat] | None:
    """Who is typing, and where. Nobody else is offered anything."""
    try:
        table, seat = await seated(interaction)
    except Refused:
        return None
    return await speech_for(interaction, table), table, seat


def card_labels(speech: Speech, table: Table, seat: Seat) -> dict[str, str]:
    """The cards that can be taken."""
    cards = [a.card for a in begun(table).legal(seat) if isinstance(a, DrawCard)]
    return {speech.say("deck-choice") if card is None else speech.card(card): card or "deck" for card in cards}


def route_labels(speech: Speech, table: Table, seat: Seat) -> dict[str, str]:
    """The routes that can be claimed."""
    return claimable(speech, claims_of(begun(table), seat))


def payment_labels(speech: Speech, table: Table, seat: Seat, route: str) -> dict[str, str]:
    """The ways to pay for the route that is typed so far."""
    claims = claims_of(begun(table), seat)
    meant = set(find_routes(speech, route))
    ways = dict.fromkeys(claim.payment for claim in claims if claim.route in meant)
    return {speech.cards(way): cards_text(way) for way in ways}


def ticket_labels(speech: Speech, table: Table, seat: Seat) -> dict[str, str]:
    """The sets of tickets that may be kept; each is told by its numbers in the offer."""
    offered = begun(table).view(seat).seen(TicketsSeen).offered or ()
    kept = [a.tickets for a in begun(table).legal(seat) if isinstance(a, KeepTickets)]
    return {
        ", ".join(speech.ticket(ticket) for ticket in tickets) or speech.say("no-tickets"): " ".join(
            str(offered.index(ticket) + 1) for ticket in tickets
        )
        or "0"
        for tickets in kept
    }


def choices(labels: Mapping[str, str], typed: str) -> Choices:
    fitting = list(matching(labels, typed).items())[:MOST_CHOICES]
    return [app_commands.Choice(name=shorten(label), value=value) for label, value in fitting]


async def setup(bot: SlowTrain) -> None:
    await bot.add_cog(Play())
