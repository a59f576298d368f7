"""Tunnels in private: the odds and the price before cards are committed, and the ways to pay what is owed after."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.core.components import Press
from cogs.play.options import cards_text
from cogs.rail.buttons import open_tunnel, tunnel_buttons
from cogs.rail.claims import ask
from cogs.tables.face import Face, face, order
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.advice.spending import SpendingCost
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.tunnels import LeaveTunnel, PayTunnel, Tunnels, TunnelsSeen, costly, odds


def percents(chances: Sequence[float]) -> list[int]:
    """Chances as whole percents that sum to 100: those that lose most by being cut are rounded up."""
    whole = [int(chance * 100) for chance in chances]
    by_loss = sorted(range(len(whole)), key=lambda index: whole[index] - chances[index] * 100)
    for index in by_loss[: 100 - sum(whole)]:
        whole[index] += 1
    return whole


# Before cards are committed


def risk_lines(localizer: Localizer, view: View, payment: Cards) -> list[str]:
    """What a tunnel may cost more if it is dug with these cards, which the viewer holds."""
    kinds = _kinds(localizer, view, payment)
    hand = list(view.seen(MarketSeen).hand or ())
    for card in payment:
        hand.remove(card)
    left = [card for card in hand if card in costly(payment, view.part(Market).wild)]
    told = [localizer.say("tunnel-rule", count=view.part(Tunnels).numbers.reveal, kinds=kinds)]
    chances = enumerate(percents(odds(view, payment)))
    told += [f"- {localizer.say('tunnel-odds', count=count, percent=percent)}" for count, percent in chances]
    told.append(localizer.say("tunnel-surplus", kinds=kinds, left=localizer.cards(left)))
    return told


def _kinds(localizer: Localizer, view: View, payment: Cards) -> str:
    """The kinds of cards that cost more when they are turned over."""
    market = view.part(Market)
    kinds = [localizer.card(kind) for kind in market.kinds if kind in costly(payment, market.wild)]
    return kinds[0] if len(kinds) == 1 else localizer.say("either", a=kinds[0], b=kinds[-1])


# After the reveal


def extra_ways(game: Game, seat: Seat) -> list[Cards]:
    """Every way to pay what the seat's tunnel costs more, the best first; none when the hand cannot.

    Raises Refused where there is nothing to pay.
    """
    if not game.rules.has(Tunnels):
        raise Refused("not_in_this_game")
    refused = game.refuse(LeaveTunnel(seat))
    if refused is not None:
        raise refused
    ways = [action.payment for action in game.legal(seat) if isinstance(action, PayTunnel)]
    return SpendingCost(game.view(seat), route=game.view(seat).seen(TunnelsSeen).route).best(ways)


def extra_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """The ways to pay. Raises Refused("too_dear"), in private, when there is none."""
    game = table.running
    ways, seen = extra_ways(game, seat), game.view(seat).seen(TunnelsSeen)
    if not ways:
        raise Refused("too_dear", owed=seen.owed or 0)
    options = [
        discord.SelectOption(label=shorten(localizer.cards(way)), value=cards_text(way), emoji=localizer.sign(way[0]))
        for way in ways
    ]
    text = localizer.say("tunnel-pay", route=localizer.route(seen.route or ""), owed=seen.owed or 0)
    return ask(text, table, "pickextra", options, localizer.say("claim-pay-pick"))


@face("tunnels")
class TunnelsFace(Face[Tunnels]):
    """Tunnels on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    def owed_line(self, localizer: Localizer, view: View) -> str:
        tunnel = open_tunnel(view)
        if tunnel is None or view.turn.seat is None:
            return ""
        return localizer.say("turn-tunnel", mention=localizer.mention(view.turn.seat), owed=tunnel.owed or 0)

    @order(30)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Pay or give up, for whoever has dug."""
        if open_tunnel(view) is None or view.viewer not in (None, view.turn.seat):
            return []
        return tunnel_buttons(localizer, table)

    @order(20)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """A tunnel that waits for an answer."""
        tunnel = open_tunnel(view)
        if tunnel is None or tunnel.route is None:
            return []
        route, payment = localizer.route(tunnel.route), localizer.cards(tunnel.payment)
        cards = localizer.cards(view.seen(MarketSeen).aside)
        return [localizer.say("alt-tunnel", route=route, payment=payment, cards=cards, owed=tunnel.owed or 0)]

    # In the hand

    # Actions
