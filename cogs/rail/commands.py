"""The commands of a turn: draw, claim, tickets, keep, pass. Their buttons are in `_buttons`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

import cogs.play.notepad
import cogs.play.standing
import cogs.play.turn_presses
import cogs.rail.claim_presses  # noqa: F401 - importing them names what each button does
from cogs.core.answers import answering
from cogs.core.components import dispatch_modal
from cogs.play.confirm import offer
from cogs.play.moves import (
    choice_modal,
    draw_named,
    keep,
    localizer_for,
    pass_turn,
    say,
    seated,
    show,
    stop_drawing,
    tell_kept,
)
from cogs.play.options import (
    claimable,
    find_routes,
    matching,
    parse_tickets,
)
from cogs.play.preview import wants_preview
from cogs.rail.claims import claims_of, read_claim
from cogs.rail.draw_presses import show_drawn
from cogs.rail.draws import TO, draw_options
from cogs.rail.payments import ROUTE, Bill, best, payment_choices, payment_page
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.services import Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import english, shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.parts.market import Cards, DrawCard, Market
from engine.parts.tickets import DrawTickets, KeepTickets, TicketsSeen

if TYPE_CHECKING:
    from cogs.tables.services import Client

Choices = list[app_commands.Choice[str]]
MOST_CHOICES = 25
MOST_ROUTES = 8


class Play(commands.Cog):
    """Each command reads what was typed, has one wish played, and answers privately; the table sees the board."""

    plays = staticmethod(played_in(CARD_GAMES))

    @app_commands.command(name="draw", description=english("cmd-draw-desc"))
    @app_commands.describe(
        card=english("opt-draw-card-desc"),
        refill=english("opt-draw-refill-desc"),
        deck=english("opt-draw-deck-desc"),
    )
    @app_commands.guild_only()
    @answering
    async def draw(
        self, interaction: Interaction, card: str | None = None, refill: str | None = None, deck: str | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, _ = await seated(interaction)
        await show_drawn(interaction, await draw_named(interaction, table, card, refill, deck))

    @app_commands.command(name="stop", description=english("cmd-stop-desc"))
    @app_commands.guild_only()
    @answering
    async def stop(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, _ = await seated(interaction)
        await say(interaction, await stop_drawing(interaction, table))

    @app_commands.command(name="claim", description=english("cmd-claim-desc"))
    @app_commands.describe(
        route=english("opt-claim-route-desc"),
        payment=english("opt-claim-payment-desc"),
        now=english("opt-claim-now-desc"),
    )
    @app_commands.guild_only()
    @answering
    async def claim(self, interaction: Interaction, route: str, payment: str | None = None, now: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        found, cards = read_claim(await localizer_for(interaction, table), table.running, seat, route, payment)
        await offer_bill(interaction, table, seat, Bill(ROUTE, found), cards, now)

    @app_commands.command(name="tickets", description=english("cmd-tickets-desc"))
    @app_commands.describe(now=english("opt-tickets-now-desc"))
    @app_commands.guild_only()
    @answering
    async def tickets(self, interaction: Interaction, now: bool = False) -> None:
        table, seat = await seated(interaction)
        localizer = await localizer_for(interaction, table)
        if table.running.view(seat).seen(TicketsSeen).offered:
            await interaction.response.send_modal(choice_modal(localizer, table, seat))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        await offer(interaction, table, seat, DrawTickets(seat), now=now)

    @app_commands.command(name="keep", description=english("cmd-keep-desc"))
    @app_commands.describe(tickets=english("opt-keep-tickets-desc"))
    @app_commands.guild_only()
    @answering
    async def keep(self, interaction: Interaction, tickets: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, seat = await seated(interaction)
        offered = table.running.view(seat).seen(TicketsSeen).offered
        if not offered:
            raise Refused("nothing_to_choose")
        localizer = await localizer_for(interaction, table)
        chosen = parse_tickets(localizer, offered, tickets)
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

    @draw.autocomplete("refill")
    @draw.autocomplete("deck")
    async def offer_decks(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(deck_labels(*at), typed)

    @claim.autocomplete("route")
    async def offer_routes(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(route_labels(*at), typed)

    @claim.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        if at is None:
            return []
        return payment_list(payment_labels(*at, str(interaction.namespace.route or ""), typed), typed)

    @keep.autocomplete("tickets")
    async def offer_tickets(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(ticket_labels(*at), typed)


async def offer_bill(
    interaction: Interaction, table: Table, seat: Seat, bill: Bill, cards: Cards | None, now: bool
) -> None:
    """What a command pays for: with the cards that were named, else with the thriftiest ones that pay.

    Whoever wants no preview is asked how to pay, where there are several ways. Raises Refused.
    """
    ways = [] if cards is not None else best(table.running, seat, bill, 2)
    if len(ways) > 1 and (now or not await wants_preview(interaction)):
        page = payment_page(await localizer_for(interaction, table), table, seat, bill)
        assert not isinstance(page, tuple)
        await show(interaction, page)
        return
    # With nothing that could pay, the engine says what is wrong.
    paid = cards if cards is not None else ways[0] if ways else ()
    await offer(interaction, table, seat, bill.wish(seat, paid), now=now)


async def asker(interaction: Interaction) -> tuple[Localizer, Table, Seat] | None:
    """Who is typing, and where. Nobody else is offered anything."""
    try:
        table, seat = await seated(interaction)
    except Refused:
        return None
    return await localizer_for(interaction, table), table, seat


def card_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """The cards that can be taken; with several decks each with what fills its gap."""
    game = table.running
    draws = [action for action in game.legal(seat) if isinstance(action, DrawCard)]
    if not game.rules.part(Market).several:
        return {
            localizer.say("deck-choice") if draw.card is None else localizer.card(draw.card): draw.card or "deck"
            for draw in draws
        }
    may = {draw.card for draw in draws}
    labels = {option.label: option.value for option in draw_options(localizer, game.view(seat)) if option.card in may}
    decks = [draw.deck for draw in draws if draw.card is None]
    return {**labels, **{localizer.say("deck-choice-of", deck=deck): f"{TO}{deck}" for deck in decks}}


def deck_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """The decks of a game that has several; nothing where no card can be taken."""
    market = table.running.rules.part(Market)
    if not market.several or not any(isinstance(action, DrawCard) for action in table.running.legal(seat)[:1]):
        return {}
    return {localizer.say(f"deck-{deck}"): deck for deck in market.decks}


def route_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """The routes that can be claimed."""
    return claimable(localizer, claims_of(table.running, seat))


def payment_labels(localizer: Localizer, table: Table, seat: Seat, route: str, typed: str = "") -> dict[str, str]:
    """The ways to pay for the route that is typed so far, the best first."""
    claims = claims_of(table.running, seat)
    meant = [found for found in find_routes(localizer, route) if found in claims]
    return payment_choices(localizer, table.running, seat, [Bill(ROUTE, one) for one in meant[:MOST_ROUTES]], typed)


def ticket_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """The sets of tickets that may be kept; each is told by its numbers in the offer."""
    offered = table.running.view(seat).seen(TicketsSeen).offered or ()
    kept = [a.tickets for a in table.running.legal(seat) if isinstance(a, KeepTickets)]
    return {
        ", ".join(localizer.ticket(ticket) for ticket in tickets) or localizer.say("no-tickets"): " ".join(
            str(offered.index(ticket) + 1) for ticket in tickets
        )
        or "0"
        for tickets in kept
    }


def choices(labels: Mapping[str, str], typed: str) -> Choices:
    fitting = list(matching(labels, typed).items())[:MOST_CHOICES]
    return [app_commands.Choice(name=shorten(label), value=value) for label, value in fitting]


def payment_list(labels: Mapping[str, str], typed: str) -> Choices:
    """The payments that fit what is typed; where the words fit none, what they were read as."""
    return choices(labels, typed) or choices(dict(list(labels.items())[:1]) if typed.strip() else {}, "")


async def setup(bot: Client) -> None:
    await bot.add_cog(Play())
