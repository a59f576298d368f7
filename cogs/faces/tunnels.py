"""Tunnels in private: odds and price before cards are committed, and the ways to pay extra cards after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, command
from cogs.core.components import GRAY, GREEN, Panel, Press, in_lines, on, wait
from cogs.play.moves import at_seat, carry_out, play_bare, seated, show
from cogs.play.options import TypedCards, offered
from cogs.rail.cards import decoded, packed, unpacked
from cogs.rail.claims import ROUTE
from cogs.rail.payment_presses import cards_of
from cogs.rail.payments import Bill, best
from cogs.rail.typed import cards_text, parse_cards
from cogs.tables.face import ActionFace, Face, RuleWords, Section, Topic, face, order, pack
from cogs.tables.family import played_with
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import english
from cogs.text.localizer import Localizer
from engine.advice.foresight import digs
from engine.advice.spending import SpendingCost
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.routes import ClaimRoute, Routes
from engine.parts.tunnels import LeaveTunnel, PayTunnel, Tunnels, TunnelsSeen, costly, odds

if TYPE_CHECKING:
    from engine.rail.map import Route

MOST_WAYS = 10
"""Buttons for ways to pay; of one color and a wild there are as many as cards owed, and one."""


class PayTunnelFace(ActionFace[PayTunnel]):
    """Paying the extra cards of a tunnel."""

    kind = PayTunnel
    code = "u"

    def pack(self, game: Game, action: PayTunnel) -> str:
        return packed(game.rules.part(Market), action.payment)

    def unpack(self, game: Game, seat: Seat, text: str) -> PayTunnel:
        return PayTunnel(seat, unpacked(game.rules.part(Market), text))

    def way(self, game: Game, action: PayTunnel) -> tuple[str, str | None]:
        return "pay-tunnel", None

    def done(self, localizer: Localizer, before: Table, after: Table, action: PayTunnel) -> str:
        route = before.running.view(None).seen(TunnelsSeen).route or ""
        return localizer.say("done-claim", route=localizer.route(route))


class LeaveTunnelFace(ActionFace[LeaveTunnel]):
    """Giving a tunnel up."""

    kind = LeaveTunnel
    code = "v"

    def way(self, game: Game, action: LeaveTunnel) -> tuple[str, str | None]:
        return "pay-tunnel", None

    def done(self, localizer: Localizer, before: Table, after: Table, action: LeaveTunnel) -> str:
        return localizer.say("done-retreat")


def percents(chances: Sequence[float]) -> list[int]:
    """Return probabilities as whole percents that sum to 100 (largest remainder method)."""
    whole = [int(chance * 100) for chance in chances]
    by_loss = sorted(range(len(whole)), key=lambda index: whole[index] - chances[index] * 100)
    for index in by_loss[: 100 - sum(whole)]:
        whole[index] += 1
    return whole


# Before cards are committed


def risk_lines(localizer: Localizer, view: View, payment: Cards) -> list[str]:
    """Return the extra cards that a tunnel may cost, paid with these cards of the viewer's hand."""
    chances = enumerate(percents(odds(view, payment)))
    shown = " · ".join(localizer.say("tunnel-odd", count=count, percent=percent) for count, percent in chances)
    facts = _facts(localizer, view, payment)
    return [
        localizer.say("tunnel-rule", count=view.part(Tunnels).numbers.reveal, **facts),
        localizer.say("tunnel-odds", odds=shown),
        localizer.say("tunnel-surplus", **facts),
    ]


def _facts(localizer: Localizer, view: View, payment: Cards) -> Mapping[str, object]:
    """Return the kinds that cost extra, and what the viewer's hand holds of them beside the payment."""
    hand = list(view.seen(MarketSeen).hand or ())
    for card in payment:
        hand.remove(card)
    left = [card for card in hand if card in costly(payment, view.part(Market).wild)]
    return {"kinds": _kinds(localizer, view, payment), "left": localizer.cards(left), "held": len(left)}


def _kinds(localizer: Localizer, view: View, payment: Cards) -> str:
    """Return the kinds of cards that cost extra when they are revealed."""
    market = view.part(Market)
    kinds = [localizer.card(kind) for kind in market.kinds if kind in costly(payment, market.wild)]
    return kinds[0] if len(kinds) == 1 else localizer.say("either", a=kinds[0], b=kinds[-1])


# After the reveal


def extra_ways(game: Game, seat: Seat) -> list[Cards]:
    """Return every way to pay the extra cards of the seat's tunnel, best first; [] if the hand can't.

    Raises: Refused `not_in_this_game`, or with the engine's code if there is nothing to pay.
    """
    if not game.rules.has(Tunnels):
        raise Refused("not_in_this_game")
    refused = game.refuse(LeaveTunnel(seat))
    if refused is not None:
        raise refused
    ways = [action.payment for action in game.legal(seat) if isinstance(action, PayTunnel)]
    return SpendingCost(game.view(seat), route=game.view(seat).seen(TunnelsSeen).route).best(ways)


def extra_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """Return what the seat's tunnel costs, what was revealed, and a button for each way to pay and for giving up.

    It is shown privately: only the seat learns whether it can pay.
    """
    game, view = table.running, table.running.view(seat)
    ways, seen = extra_ways(game, seat), view.seen(TunnelsSeen)
    lines = [
        localizer.say("tunnel-pay", route=localizer.route(seen.route or ""), owed=seen.owed or 0),
        localizer.say("event-card-revealed", cards=localizer.cards(view.seen(MarketSeen).aside)),
        localizer.say("tunnel-hold" if ways else "tunnel-cannot", **_facts(localizer, view, seen.payment)),
    ]
    buttons: list[Press] = []
    for way in ways[:MOST_WAYS]:
        label, style = localizer.say("button-pay-extra", cards=localizer.cards(way)), GRAY if buttons else GREEN
        arg, sign = pack(game, PayTunnel(seat, way)), localizer.sign(way[0])
        buttons.append(Press(table.id, table.step, "confirm", label, arg=arg, style=style, emoji=sign))
    if not ways:
        buttons.append(_pay_button(localizer, table, can_pay=False, disabled=True))
    return Panel(ui.TextDisplay("\n".join(lines)), *in_lines([*buttons, _leave_button(localizer, table)]))


def _pay_button(localizer: Localizer, table: Table, *, can_pay: bool = True, disabled: bool = False) -> Press:
    style = GREEN if can_pay else GRAY
    return Press(table.id, table.step, "pay-tunnel", localizer.say("button-extra"), style=style, disabled=disabled)


def _leave_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "leave-tunnel", localizer.say("button-retreat"))


# The commands


@app_commands.guild_only()
class TunnelCommands(commands.GroupCog, name="tunnel", description=english("cmd-tunnel-desc")):
    """Commands for paying for a tunnel and for giving it up."""

    plays = staticmethod(played_with("tunnels"))

    @command("tunnel")
    async def pay(self, interaction: Interaction, cards: TypedCards | None = None) -> None:
        """Pay the extra cards that were typed, or ask which."""
        localizer, table, seat = await at_seat(interaction)
        ways = extra_ways(table.running, seat)
        if cards is None and len(ways) != 1:
            await show(interaction, extra_panel(localizer, table, seat))
            return
        market = table.running.rules.part(Market)
        words, lang = localizer.words, localizer.lang
        payment = ways[0] if cards is None else decoded(market, cards) or parse_cards(words, lang, market.kinds, cards)
        await carry_out(interaction, table, PayTunnel(seat, payment))

    @command("tunnel")
    async def leave(self, interaction: Interaction) -> None:
        """Give up the tunnel."""
        await play_bare(interaction, LeaveTunnel)

    @pay.autocomplete("cards")
    async def offer_extra(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the ways to pay."""
        return await offered(interaction, extra_labels, typed)


def extra_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the ways to pay the extra cards, by label; {} if there is nothing to pay."""
    try:
        ways = extra_ways(table.running, seat)
    except Refused:
        return {}
    return {localizer.cards(way): cards_text(way) for way in ways}


# Presses


@on("pay-tunnel", plays=played_with("tunnels"))
async def press_pay(press: Pressed) -> None:
    """Ask privately how to pay."""
    await wait(press)
    await show(press.interaction, extra_panel(*await at_seat(press.interaction, press.game, press.step)))


@on("pickextra", plays=played_with("tunnels"))
async def pick_extra(press: Pressed) -> None:
    """Pay with the cards that were picked from a list of earlier versions."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    cards = cards_of(table, press.value)
    await carry_out(press.interaction, table, PayTunnel(seat, cards), press.step)


@on("leave-tunnel", plays=played_with("tunnels"))
async def press_leave(press: Pressed) -> None:
    """Give up the tunnel."""
    await wait(press)
    await play_bare(press.interaction, LeaveTunnel, press.game, press.step)


def open_tunnel(view: View) -> TunnelsSeen | None:
    """Return the tunnel that its player must pay for or give up, or None."""
    seen = view.seen(TunnelsSeen)
    return None if seen.owed is None else seen


@face("tunnels")
class TunnelsFace(Face[Tunnels]):
    """Tunnels on Discord."""

    # In the help and the rules

    topics = (Topic("tunnels", 50),)
    special = 20

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"reveal": self.part.numbers.reveal}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        tunnels = sum(route.tunnel for route in words.rules.part(Routes).order)
        yield Section.SPECIAL, words.say("rules-map-tunnels", tunnels=tunnels)

    # Names and sentences

    def route_marks(self, localizer: Localizer, route: Route) -> list[str]:
        return [localizer.say("mark-tunnel")] if route.tunnel else []

    def link_key(self, route: Route) -> str | None:
        return "link-tunnel" if route.tunnel else None

    # On the board and in messages

    def owed_line(self, localizer: Localizer, view: View) -> str:
        tunnel = open_tunnel(view)
        if tunnel is None or view.turn.seat is None:
            return ""
        return localizer.say("turn-tunnel", mention=localizer.mention(view.turn.seat), owed=tunnel.owed or 0)

    @order(30)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return Pay and Give up for the player in the tunnel: always both, whatever the hand holds (R23)."""
        if open_tunnel(view) is None or view.viewer not in (None, view.turn.seat):
            return []
        can_pay = view.viewer is None or bool(extra_ways(table.running, view.viewer))
        return [_pay_button(localizer, table, can_pay=can_pay), _leave_button(localizer, table)]

    def next_choice(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView | None:
        view = table.running.view(seat)
        return None if open_tunnel(view) is None or view.turn.seat != seat else extra_panel(localizer, table, seat)

    @order(20)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the tunnel that waits for an answer."""
        tunnel = open_tunnel(view)
        if tunnel is None or tunnel.route is None:
            return []
        route, payment = localizer.route(tunnel.route), localizer.cards(tunnel.payment)
        cards = localizer.cards(view.seen(MarketSeen).aside)
        return [localizer.say("alt-tunnel", route=route, payment=payment, cards=cards, owed=tunnel.owed or 0)]

    # Actions

    actions = (PayTunnelFace(), LeaveTunnelFace())

    def risks(self, localizer: Localizer, game: Game, action: Action) -> list[str]:
        """Return what revealing cards may cost, before a tunnel is tried."""
        if not isinstance(action, ClaimRoute) or not digs(game, action):
            return []
        return risk_lines(localizer, game.view(action.seat), action.payment)

    def notes_on_option(self, localizer: Localizer, game: Game, seat: Seat, option: str) -> list[str]:
        """Return the probability that a tunnel costs nothing extra."""
        if not localizer.map.routes[option].tunnel:
            return []
        ways = best(game, seat, Bill(ROUTE, option), 1)
        return [localizer.say("hand-tunnel", percent=percents(odds(game.view(seat), ways[0]))[0])]
