"""What commands, buttons and modals of a turn do alike: make a wish, have it played, say what came of it."""

from __future__ import annotations

from typing import Any, NamedTuple
from zlib import crc32

import discord
from discord import ui

from cogs.core.components import custom_id
from cogs.core.panels import simple_panel
from cogs.rail.buttons import choose_button, keep_bounds, mix_button, mixing, open_tunnel
from cogs.rail.draws import TO, read_draw
from cogs.rail.payments import PORT, Bill
from cogs.tables.deals import closed
from cogs.tables.family import family_of
from cogs.tables.picture_preferences import explain_rate_limit, preferences_here
from cogs.tables.services import Interaction
from cogs.tables.table import Reader, Table
from cogs.text.localizer import Localizer
from data.store.notepads import Notepads
from engine.core.action import Action, Seat
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import CardDrawn, Cards, DrawCard, FaceUpTaken, StopDrawing
from engine.parts.passing import Pass
from engine.parts.pieces import ChoosePieces, ExchangePieces, Pieces, PiecesSeen
from engine.parts.routes import ClaimRoute
from engine.parts.tickets import DrawTickets, KeepTickets, TicketsSeen
from engine.parts.tunnels import LeaveTunnel, PayTunnel, TunnelsSeen

# Who asks, and at which table


async def running(interaction: Interaction, game: int | None = None) -> Table:
    """The table of a press, or the one of the channel. Raises Refused("no_game_here")."""
    tables = interaction.client.tables
    if game is not None:
        table: Table | None = await tables.get(game)
    else:
        table = None if interaction.channel_id is None else await tables.at(interaction.channel_id)
    if table is None or table.game is None or table.status == "cancelled":
        if table is not None and game is not None:  # a press on a board of a game that is no more
            raise Refused("game_over" if table.status == "finished" else "game_cancelled")
        raise Refused("no_game_here")
    _check_command(interaction, table)
    return table


async def watched(interaction: Interaction, game: int | None = None) -> Table:
    """The same for whoever only looks: raises Refused("table_closed") at a closed table for anybody without a seat."""
    table = await running(interaction, game)
    if table.seat_of(interaction.user.id) is None and await closed(interaction.client, table):
        raise Refused("table_closed")
    return table


def _check_command(interaction: Interaction, table: Table) -> None:
    """Raises Refused("not_in_this_game") for a command of games of another kind."""
    plays = getattr(getattr(interaction.command, "binding", None), "plays", None)
    if plays is not None and not plays(table.running.rules):
        raise Refused("not_in_this_game")


async def seated(interaction: Interaction, game: int | None = None, step: int | None = None) -> tuple[Table, Seat]:
    """The table and the asker's seat. Raises Refused; with `step` also when the table has moved on."""
    table = await running(interaction, game)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    if table.seats[seat].computer is not None:
        raise Refused("computer_plays")
    if step is not None and step != table.step:
        raise Refused("table_moved_on")
    return table, seat


async def localizer_for(interaction: Interaction, table: Table) -> Localizer:
    client = interaction.client
    return Localizer(client.words, await client.lang_of(interaction), table)


async def say(interaction: Interaction, text: str) -> None:
    """A private answer after a deferral."""
    await interaction.followup.send(text, ephemeral=True)


async def show(interaction: Interaction, panel: ui.LayoutView, file: discord.File | None = None) -> None:
    """A private panel after a deferral."""
    await explain_rate_limit(interaction, panel)
    if file is None:
        await interaction.followup.send(view=panel, ephemeral=True)
    else:
        await interaction.followup.send(view=panel, file=file, ephemeral=True)


async def turn_page(interaction: Interaction, panel: ui.LayoutView, file: discord.File | None = None) -> None:
    """Shows the next page in the private message that was pressed, or that the deferral opened."""
    await explain_rate_limit(interaction, panel)
    await interaction.edit_original_response(view=panel, attachments=[] if file is None else [file])


async def close_page(interaction: Interaction, text: str) -> None:
    """The last page of a private message: what came of it, with nothing left to press."""
    await turn_page(interaction, simple_panel(ui.TextDisplay(text)))


# Wishes, each played and put into words


async def draw(interaction: Interaction, table: Table, wanted: str, step: int | None = None) -> Table:
    """Takes a card; the table after it. `wanted` is an offered value; `>deck` draws from a deck."""

    def wish(now: Table, seat: Seat) -> Action:
        card, _, deck = wanted.partition(TO)
        return DrawCard(seat, card, deck or None) if card else DrawCard(seat, None, None, deck or None)

    return await _play(interaction, table, wish, step)


async def drawn_cards(tables: Reader, table: Table, seat: Seat) -> Cards:
    """The one or two cards that the seat took in its last steps, in the order in which it took them."""
    events = await tables.events(table, table.step - 2)
    draws = [event for event in events if isinstance(event, CardDrawn | FaceUpTaken) and event.seat == seat]
    return tuple(event.card for event in draws if event.card is not None)


async def draw_named(
    interaction: Interaction, table: Table, card: str | None, refill: str | None, deck: str | None
) -> Table:
    localizer = await localizer_for(interaction, table)
    return await draw(interaction, table, read_draw(localizer, table.running.view(None), card, refill, deck))


async def stop_drawing(interaction: Interaction, table: Table, step: int | None = None) -> str:
    after = await _play(interaction, table, lambda _, seat: StopDrawing(seat), step)
    return (await localizer_for(interaction, after)).say("done-stop")


async def claim(interaction: Interaction, table: Table, route: str, payment: Cards, step: int | None = None) -> str:
    after = await _play(interaction, table, lambda _, seat: ClaimRoute(seat, route, payment), step)
    localizer = await localizer_for(interaction, after)
    asked = open_tunnel(after.running.view(None)) is not None
    return localizer.say("done-dig" if asked else "done-claim", route=localizer.route(route))


async def pay_tunnel(interaction: Interaction, table: Table, payment: Cards, step: int | None = None) -> str:
    route = table.running.view(None).seen(TunnelsSeen).route or ""
    after = await _play(interaction, table, lambda _, seat: PayTunnel(seat, payment), step)
    localizer = await localizer_for(interaction, after)
    return localizer.say("done-claim", route=localizer.route(route))


async def leave_tunnel(interaction: Interaction, table: Table, step: int | None = None) -> str:
    after = await _play(interaction, table, lambda _, seat: LeaveTunnel(seat), step)
    return (await localizer_for(interaction, after)).say("done-retreat")


async def build(interaction: Interaction, table: Table, bill: Bill, payment: Cards, step: int | None = None) -> str:
    """Builds a station or a port."""
    after = await _play(interaction, table, lambda _, seat: bill.wish(seat, payment), step)
    localizer = await localizer_for(interaction, after)
    return localizer.say("done-port" if bill.kind == PORT else "done-build", city=localizer.city(bill.of))


async def draw_tickets(interaction: Interaction, table: Table, step: int | None = None) -> Table:
    return await _play(interaction, table, lambda _, seat: DrawTickets(seat), step)


class Kept(NamedTuple):
    """A ticket choice that was made: in words, and the table after it."""

    text: str
    table: Table


async def keep(interaction: Interaction, table: Table, tickets: tuple[str, ...]) -> Kept:
    """Keeps tickets. With no step: in set-up the others' choices move the table on, and that is no matter."""
    after = await _play(interaction, table, lambda _, seat: KeepTickets(seat, tickets), None)
    localizer = await localizer_for(interaction, after)
    told = ", ".join(localizer.ticket(ticket) for ticket in tickets)
    kept = localizer.say("done-keep", tickets=told) if tickets else localizer.say("done-keep-none")
    return Kept(kept, after)


async def tell_kept(interaction: Interaction, kept: Kept) -> None:
    """Says what is kept; where the set-up has another choice, with the button that opens it."""
    seat = kept.table.seat_of(interaction.user.id)
    assert seat is not None
    view, localizer = kept.table.running.view(seat), await localizer_for(interaction, kept.table)
    seen = view.seen(TicketsSeen)
    if seen.offered:
        more, button = (
            localizer.say("keep-more", bounds=keep_bounds(localizer, seen)),
            choose_button(localizer, kept.table),
        )
    elif seat in mixing(view):
        more, button = localizer.say("mix-now"), mix_button(localizer, kept.table)
    else:
        await say(interaction, kept.text)
        return
    await show(interaction, simple_panel(ui.TextDisplay(f"{kept.text}\n{more}"), ui.ActionRow(button)))


async def pass_turn(interaction: Interaction, table: Table, step: int | None = None) -> str:
    after = await _play(interaction, table, lambda _, seat: Pass(seat), step)
    return (await localizer_for(interaction, after)).say("done-pass")


async def exchange(interaction: Interaction, table: Table, give: str, count: int, step: int | None = None) -> str:
    """Exchanges pieces; tells what that cost and what is left."""
    after = await _play(interaction, table, lambda _, seat: ExchangePieces(seat, give, count), step)
    seat = after.seat_of(interaction.user.id)
    assert seat is not None
    localizer, pieces = await localizer_for(interaction, after), after.running.rules.part(Pieces)
    points = count * pieces.numbers.exchange_points
    state = exchange_state(after.running.view(seat), seat)
    return localizer.say("done-exchange", give=give, count=count, points=points, **state)


def exchange_state(view: View, seat: Seat) -> dict[str, int]:
    """What a seat has of both kinds of pieces, in supply and in the box; nothing while that is secret."""
    seen = view.seen(PiecesSeen)
    supply, box = seen.supply[seat] or (0, 0), seen.box[seat] or (0, 0)
    return {"trains": supply[0], "ships": supply[1], "boxtrains": box[0], "boxships": box[1]}


async def choose_mix(interaction: Interaction, table: Table, trains: int, ships: int) -> str:
    """Chooses the start mix. With no step: the others' choices move the table on, and that is no matter."""
    after = await _play(interaction, table, lambda _, seat: ChoosePieces(seat, trains, ships), None)
    return (await localizer_for(interaction, after)).say("done-mix", trains=trains, ships=ships)


async def _play(interaction: Interaction, table: Table, wish: Any, step: int | None) -> Table:
    return await interaction.client.tables.play(table.id, interaction.user.id, wish, step=step)


# Tickets


def choice_mark(table: Table, seat: Seat) -> str:
    """Tells one ticket choice of a seat from any other: each choice changes what is kept."""
    seen = table.running.view(seat).seen(TicketsSeen)
    return f"{crc32(repr((seat, seen.own, seen.offered)).encode()):08x}"


def choice_modal(localizer: Localizer, table: Table, seat: Seat) -> ui.Modal:
    """The offered tickets as a group of checkboxes. Raises Refused("nothing_to_choose")."""
    seen = table.running.view(seat).seen(TicketsSeen)
    if not seen.offered:
        raise Refused("nothing_to_choose")
    modal = ui.Modal(
        title=localizer.say("modal-title"),
        timeout=900,
        custom_id=custom_id(table.id, table.step, "keep", choice_mark(table, seat)),
    )
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id="tickets", required=False, min_values=0, max_values=min(seen.most, len(seen.offered))
    )
    for ticket in seen.offered:
        group.add_option(label=localizer.ticket(ticket), value=ticket)
    modal.add_item(
        ui.Label(
            text=localizer.say("modal-label"),
            description=localizer.say("modal-least", bounds=keep_bounds(localizer, seen)),
            component=group,
        )
    )
    return modal


# The hand


async def show_hand(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Sends a seat its hand, so that it alone sees it. The interaction is deferred."""
    client, family = interaction.client, family_of(table.running.rules)
    lang = await client.lang_of(interaction)
    wanted, theme = (await preferences_here(interaction)).pictures, await client.theme_of(interaction)
    file = await family.hand_file(client.words, lang, table, seat, theme=theme) if wanted else None
    note = await Notepads(client.store).load(table.id, interaction.user.id)
    await show(
        interaction, family.hand_panel(client.words, lang, table, seat, picture=file is not None, note=note), file
    )
    await client.announcer.write_anew(table.id, table.step, seat)
