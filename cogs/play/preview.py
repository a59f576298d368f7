"""What a wish would change, in private and before the tap that commits it; and wishes as a custom_id writes them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

import discord
from discord import ui

from cogs.core.components import Press
from cogs.core.panels import GREEN, gallery, simple_panel
from cogs.faces.tunnels import risk_lines
from cogs.rail.payments import PORT, ROUTE, STATION, Bill, best
from cogs.rail.pictures import preview_file
from cogs.tables.face import Face, all_of
from cogs.tables.picture_preferences import preferences_here
from cogs.tables.services import Interaction
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.foresight import Foreseen, digs, foresee
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.undo import can_take_back
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.pieces import ExchangePieces, PiecesSeen
from engine.parts.ports import BuildPort
from engine.parts.routes import ClaimRoute, RoutesSeen
from engine.parts.stations import BuildStation, StationsSeen
from engine.parts.tickets import DrawTickets, Tickets, TicketsSeen

SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""A kind of card, or a number of cards, as one sign of a custom_id."""
EXCHANGE, TICKETS = "x", "t"


# Wishes in few signs


def bill_for(action: Action) -> tuple[Bill, Cards] | None:
    """What an action pays for, and with which cards; None for an action that pays nothing."""
    match action:
        case ClaimRoute(route=route, payment=payment):
            return Bill(ROUTE, route), payment
        case BuildStation(city=city, payment=payment):
            return Bill(STATION, city), payment
        case BuildPort(city=city, payment=payment):
            return Bill(PORT, city), payment
    return None


def code_of(game: Game, action: Action) -> str:
    """An action that is previewed, as `action_of` reads it."""
    paid = bill_for(action)
    if paid is not None:
        return f"{paid[0].kind}~{paid[0].of}~{packed(game.rules.part(Market), paid[1])}"
    if isinstance(action, ExchangePieces):
        return f"{EXCHANGE}~{action.give}~{action.count}"
    assert isinstance(action, DrawTickets)
    return TICKETS


def action_of(game: Game, seat: Seat, code: str | None) -> Action:
    """Raises Refused("table_moved_on") for what `code_of` never writes."""
    kind, _, rest = (code or "").partition("~")
    of, _, amount = rest.partition("~")
    if kind in (ROUTE, STATION, PORT):
        return Bill(kind, of).wish(seat, unpacked(game.rules.part(Market), amount))
    if kind == EXCHANGE and amount.isdecimal():
        return ExchangePieces(seat, of, int(amount))
    if kind != TICKETS:
        raise Refused("table_moved_on")
    return DrawTickets(seat)


def packed(market: Market, cards: Cards) -> str:
    """Two signs for each kind: which, and how many."""
    return "".join(f"{SIGNS[market.index[card]]}{SIGNS[count]}" for card, count in Counter(cards).items())


def unpacked(market: Market, text: str) -> Cards:
    """Raises Refused("table_moved_on") for what `packed` never writes."""
    places = [SIGNS.find(sign) for sign in text]
    pairs = list(zip(places[::2], places[1::2], strict=False))
    if len(text) % 2 or any(count < 1 or not 0 <= kind < len(market.kinds) for kind, count in pairs):
        raise Refused("table_moved_on")
    return tuple(market.kinds[kind] for kind, count in pairs for _ in range(count))


# Whether and how it is shown


async def wants_preview(interaction: Interaction) -> bool:
    """Whether the person is shown what changes before it does: unless they have set otherwise."""
    return await interaction.client.settings.get("person", interaction.user.id, "preview") != "off"


async def preview_picture(interaction: Interaction, table: Table, seat: Seat, action: Action) -> discord.File | None:
    """The place on the map with the new piece; None where there is none, or pictures are off."""
    client, target = interaction.client, _target(action)
    if target is None or not (await preferences_here(interaction)).pictures:
        return None
    lang, theme = await client.lang_of(interaction), await client.theme_of(interaction)
    return await preview_file(client.words, lang, table, seat, target, theme=theme)


def _target(action: Action) -> tuple[Literal["route", "station", "port"], str] | None:
    match action:
        case ClaimRoute(route=route):
            return "route", route
        case BuildStation(city=city):
            return "station", city
        case BuildPort(city=city):
            return "port", city
    return None


def preview_panel(
    localizer: Localizer, table: Table, seat: Seat, action: Action, codes: str = "", picture: discord.File | None = None
) -> ui.LayoutView:
    """What changes, and the button that has just this played. `codes` are the answers that led to the payment.

    Raises Refused where the action is not allowed.
    """
    game = table.running
    items: list[ui.Item[Any]] = [ui.TextDisplay(preview_text(localizer, game, action))]
    if picture is not None:
        items.append(gallery(picture.filename, title(localizer, action)))
    label = localizer.say(_commit_key(game, action))
    commit = Press(table.id, table.step, "confirm", label, arg=code_of(game, action), style=GREEN)
    return simple_panel(*items, ui.ActionRow(commit, *_other_buttons(localizer, table, seat, action, codes)))


def _commit_key(game: Game, action: Action) -> str:
    if isinstance(action, DrawTickets):
        return "button-tickets"
    return "button-dig" if digs(game, action) else "button-confirm"


def _other_buttons(localizer: Localizer, table: Table, seat: Seat, action: Action, codes: str) -> list[Press]:
    """Other cards, where there are any, and the way back to where this page was opened from."""
    paid = bill_for(action)
    if paid is None:
        return []
    bill, buttons = paid[0], []
    if len(best(table.running, seat, bill, 2)) > 1:
        other = localizer.say("button-other-cards")
        buttons.append(Press(table.id, table.step, "other-cards", other, arg=bill.arg()))
    back = bill.arg(codes[:-1] if codes else "-")
    return [*buttons, Press(table.id, table.step, "back", localizer.say("button-back"), arg=back)]


# In words


def title(localizer: Localizer, action: Action) -> str:
    """What is wished for, in few words."""
    match action:
        case ClaimRoute(route=route):
            return localizer.say("preview-claim", route=localizer.route(route))
        case BuildStation(city=city):
            return localizer.say("preview-station", city=localizer.city(city))
        case BuildPort(city=city):
            return localizer.say("preview-port", city=localizer.city(city))
        case ExchangePieces(give=give, count=count):
            return localizer.say("preview-exchange", give=give, count=count)
    return localizer.say("preview-tickets")


def preview_text(localizer: Localizer, game: Game, action: Action) -> str:
    """All that an action changes for its seat. Raises Refused where it is not allowed."""
    told = [f"### {title(localizer, action)}"]
    if isinstance(action, DrawTickets):
        told += _tickets_told(localizer, game, action.seat)
        return "\n".join(told)
    foreseen, paid, dug = foresee(game, action), bill_for(action), digs(game, action)
    if paid is not None:
        left = foreseen.view.seen(MarketSeen).hand or ()
        told.append(localizer.say("preview-cards", cards=localizer.cards(paid[1]), left=localizer.cards(left)))
    if dug and paid is not None:
        told += risk_lines(localizer, game.view(action.seat), paid[1])
        told.append(localizer.say("preview-dug"))
    told += _left_told(localizer, foreseen.view, action)
    told += _points_told(localizer, foreseen)
    told.append(localizer.say("confirm-undo" if can_take_back(game, action) else "confirm-final"))
    return "\n".join(told)


def _left_told(localizer: Localizer, view: View, action: Action) -> list[str]:
    """What the seat has left of its pieces."""
    if isinstance(action, BuildStation):
        return [localizer.say("hand-stations", count=view.seen(StationsSeen).left[action.seat])]
    if view.has(PiecesSeen):
        supply = all_of(view.rules, Face.supply_left)(localizer, view, action.seat)
        return [*supply, *all_of(view.rules, Face.works_left)(localizer, view, action.seat)]
    return [localizer.say("hand-pieces", count=view.seen(RoutesSeen).pieces[action.seat])]


def _points_told(localizer: Localizer, foreseen: Foreseen) -> list[str]:
    told = []
    if foreseen.gained:
        sign = "more" if foreseen.gained > 0 else "fewer"
        told.append(localizer.say("preview-points", sign=sign, points=abs(foreseen.gained), total=foreseen.total))
    if foreseen.completes:
        tickets = ", ".join(map(localizer.ticket, foreseen.completes))
        told.append(localizer.say("preview-completes", count=len(foreseen.completes), tickets=tickets))
    if foreseen.last_turns:
        told.append(localizer.say("preview-last-turns"))
    return told


def _tickets_told(localizer: Localizer, game: Game, seat: Seat) -> list[str]:
    """How many tickets come, how many must stay, and that there is no way back. Raises Refused."""
    refused = game.refuse(DrawTickets(seat))
    if refused is not None:
        raise refused
    view = game.view(None)
    draw, deck = game.rules.part(Tickets).numbers.draw, view.seen(TicketsSeen).deck
    count = min(draw.deal, deck)
    told = [localizer.say("preview-tickets-draw", count=count, keep=min(draw.keep, count), deck=deck)]
    left = view.seen(LastTurnsSeen).left if view.has(LastTurnsSeen) else None
    if left is not None:
        told.append(localizer.say("preview-tickets-late", turns=(left - 1) // game.seats))
    told.append(localizer.say("confirm-final"))
    return told
