"""Technology, as players read it and buy it: first which one, then the payment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, command
from cogs.core.components import GRAY, Panel, Pick, Press, Row, on
from cogs.core.panels import MOST_TEXT
from cogs.play.moves import at_seat
from cogs.play.options import TypedCards, fits, folded, offered
from cogs.rail.claims import STAR
from cogs.rail.payment_presses import offer_bill, offer_payments, open_places, pick_cards, pick_place
from cogs.rail.payments import Bill, Option, Payable, offers, read_payment
from cogs.tables.face import Face, Page, RuleWords, Section, Topic, face, order
from cogs.tables.family import played_with
from cogs.tables.service import Interaction
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Missing, Outlook
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.technology import BuyTechnology, RouteKind, Technology, TechnologyCard, TechnologySeen
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen
from engine.rail.map import Route

MOST_LETTERS = 100
"""Of the description of an option in a select."""


class BuyFace(Payable[BuyTechnology]):
    """Buying a technology."""

    kind = BuyTechnology
    code = "b"
    part = Technology
    place = "technology"
    pick = "pick-technology-payment"

    def question(self, localizer: Localizer, of: str) -> str:
        return localizer.say("technology-pay", technology=called(localizer, of))

    def places(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
        return technologies_panel(localizer, table, seat)

    def meant(self, localizer: Localizer, game: Game, seat: Seat, text: str) -> Sequence[str]:
        return [one for one in technologies_named(localizer, text) if one in offers(game, seat, self)]

    def title(self, localizer: Localizer, action: BuyTechnology) -> str:
        return localizer.say("preview-technology", technology=called(localizer, action.technology))

    def pieces_after(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return what the technology does that is bought."""
        bought = view.part(Technology).cards[view.seen(TechnologySeen).owned[seat][-1]]
        return [localizer.say("preview-technology-does", effects=effects(localizer, bought))]

    def commit_key(self, game: Game, action: BuyTechnology) -> str:
        return "button-buy"

    async def picture(
        self, localizer: Localizer, table: Table, action: BuyTechnology, theme: str
    ) -> discord.File | None:
        return None

    def done(self, localizer: Localizer, before: Table, after: Table, action: BuyTechnology) -> str:
        return localizer.say("done-buy", technology=called(localizer, action.technology))

    def shows_hand(self, after: Table, seat: Seat) -> bool:
        return after.running.turn.seat == seat


BUY = BuyFace()


# Names and effects


def called(localizer: Localizer, technology: str) -> str:
    """Return the name of a technology with its sign, e.g. `Firebox (F)`."""
    return localizer.fact_text("technology", technology)


def effects(localizer: Localizer, card: TechnologyCard) -> str:
    """Return what a technology does, as the part of a sentence."""
    of, said = kinds(localizer, card.routes), list[str]()
    if card.opens:
        said.append(localizer.say("effect-opens", routes=kinds(localizer, card.opens)))
    if card.route_points:
        said.append(localizer.say("effect-points", points=card.route_points, routes=of))
    if card.fewer:
        said.append(localizer.say("effect-fewer", count=card.fewer, routes=of))
    if card.any:
        said.append(localizer.say("effect-any", count=card.any))
    if card.ticket_points:
        said.append(localizer.say("effect-tickets", points=card.ticket_points))
    if card.most_tickets:
        said.append(localizer.say("effect-most-tickets", points=card.most_tickets))
    if card.longest_path:
        said.append(localizer.say("effect-longest-path", points=card.longest_path))
    said += [localizer.say("effect-third-card")] if card.third_card else []
    said += [localizer.say("effect-second-route")] if card.second_route else []
    return "; ".join(said)


def kinds(localizer: Localizer, said: Sequence[RouteKind]) -> str:
    """Return which routes are meant; "none" for all."""
    return " / ".join(_kind(localizer, one) for one in said) or "none"


def _kind(localizer: Localizer, kind: RouteKind) -> str:
    marks = (("ferry", kind.ferry), ("tunnel", kind.tunnel), ("mountains", kind.mountains))
    words = [localizer.say("kind-routes", what=what) for what, there in marks if there]
    if kind.region:
        words.append(localizer.say("kind-region", region=localizer.city(kind.region)))
    if kind.spaces:
        key = "kind-long" if words else "kind-spaces"
        words.append(localizer.say(key, spaces=", ".join(map(str, kind.spaces))))
    return words[0] if len(words) == 1 else f"{words[0]} ({', '.join(words[1:])})"


def technologies_named(localizer: Localizer, text: str) -> list[str]:
    """Return the technologies that a typed text fits, by name in any language or by sign."""
    assert localizer.rules is not None
    cards, typed = localizer.rules.part(Technology).cards, folded(text)
    if text in cards:
        return [text]
    names = {one: [folded(name) for name in (*card.names.values(), card.sign)] for one, card in cards.items()}
    exact = [one for one, known in names.items() if typed in known]
    return exact or [one for one, known in names.items() if typed and any(fits(typed, words) for words in known)]


def wanted(view: View, outlook: Outlook) -> set[str]:
    """Return the technologies that routes need which the viewer's unfinished tickets lack."""
    part, done = view.part(Technology), completed(view)
    open_ = [ticket for ticket in view.seen(TicketsSeen).own or () if ticket not in done]
    return {one for ticket in open_ for one in _lacking(view, part, outlook.missing(ticket).routes)}


def _lacking(view: View, part: Technology, routes: Iterable[Route]) -> list[str]:
    owned = view.seen(TechnologySeen).owned[view.viewer or 0]
    return list(dict.fromkeys(one for route in routes for one in part.lacking(owned, part.index[route.id])))


# Panels


def technologies_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """Return all technologies with what they do, and a select of those that the hand can pay for."""
    game = table.running
    view, part = game.view(seat), game.rules.part(Technology)
    seen, stars = view.seen(TechnologySeen), wanted(view, Outlook(view))
    can = sorted(offers(game, seat, BUY), key=lambda one: one not in stars)
    title = localizer.say("technology-which" if can else "technology-none")
    title += f" {localizer.say('technology-stars')}" if stars.intersection(can) else ""
    text = _fitting([title, *lines(localizer, part, seen, seat)], MOST_TEXT)
    options = [
        Option(
            label=f"{f'{STAR} ' if one in stars else ''}{called(localizer, one)} · {price(localizer, part.cards[one])}",
            value=one,
            description=effects(localizer, part.cards[one])[:MOST_LETTERS],
        )
        for one in can
    ]
    placeholder = localizer.say("technology-pick")
    rows = [Row(Pick(table.id, table.step, "pick-technology", options, placeholder=placeholder))] if can else []
    return Panel(ui.TextDisplay("\n".join(text)), *rows)


def _fitting(texts: Iterable[str], most: int) -> list[str]:
    """Return the lines for which there is room, in `most` letters together."""
    shown, left = list[str](), most
    for line in texts:
        if len(line) < left:
            shown.append(line)
            left -= len(line) + 1
    return shown


def price(localizer: Localizer, card: TechnologyCard) -> str:
    """Return the price of a technology, e.g. `2 locomotives`."""
    return localizer.say("technology-costs", count=card.price)


def lines(localizer: Localizer, part: Technology, seen: TechnologySeen, seat: Seat | None) -> list[str]:
    """Return a line for each technology: name, price, how many are left or that the seat owns it, what it does."""
    found = []
    for one, card in part.cards.items():
        owned = seat is not None and one in seen.owned[seat]
        left = localizer.say("technology-yours") if owned else localizer.say("technology-left", count=seen.left[one])
        facts = {"technology": called(localizer, one), "price": price(localizer, card), "left": left}
        found.append(localizer.say("technology-line", effects=effects(localizer, card), **facts))
    return found


def technology_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the technologies that can be bought and paid, by label."""
    part = table.running.rules.part(Technology)
    can = offers(table.running, seat, BUY)
    return {f"{called(localizer, one)} · {price(localizer, part.cards[one])}": one for one in can}


# The command and the presses


class TechnologyCommands(commands.Cog):
    """The command for buying a technology."""

    plays = staticmethod(played_with("technology"))

    @app_commands.guild_only()
    @command()
    async def buy(
        self, interaction: Interaction, technology: str, payment: TypedCards | None = None, now: bool = False
    ) -> None:
        """Buy the technology that was typed."""
        localizer, table, seat = await at_seat(interaction)
        BUY.check(table.running, seat)
        found = technologies_named(localizer, technology)
        if len(found) != 1:
            raise Refused("unknown_technology", technology=technology)
        bill = Bill(BUY, found[0])
        cards = None if payment is None else read_payment(localizer, table.running, seat, bill, payment)
        await offer_bill(interaction, table, seat, bill, cards, now)

    @buy.autocomplete("technology")
    async def offer_technologies(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the technologies that can be bought."""
        return await offered(interaction, technology_labels, typed)

    @buy.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the ways to pay."""
        return await offer_payments(interaction, BUY, typed)


on.add("technologies", partial(open_places, BUY), played_with("technology"))
on.add("pick-technology", partial(pick_place, BUY), played_with("technology"))
on.add("pick-technology-payment", partial(pick_cards, BUY), played_with("technology"))


@face("technology")
class TechnologyFace(Face[Technology]):
    """Technology on Discord."""

    # In the help and the rules

    topics = (Topic("technology", 37),)
    special = 11

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"techturn": self.part.numbers.each_turn, "techany": self.part.numbers.any}

    def ruled(self) -> Sequence[str]:
        cards = self.part.cards.values()
        marked = {
            "any": self.part.numbers.any or any(card.any for card in cards),
            "contests": any(card.most_tickets or card.longest_path for card in cards),
            "third": any(card.third_card for card in cards),
            "second": any(card.second_route for card in cards),
        }
        return (self.key, *(f"{self.key}-{name}" for name, there in marked.items() if there))

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        cards = [
            words.say(
                "rules-map-technology-card",
                technology=called(words.localizer, one),
                price=price(words.localizer, card),
                copies=card.copies,
                effects=effects(words.localizer, card),
            )
            for one, card in self.part.cards.items()
        ]
        yield Section.SPECIAL, "\n".join((words.say("rules-map-technology"), *cards))

    # Names and sentences

    scores = ("technology", "technology_tickets", "technology_contest")

    def route_marks(self, localizer: Localizer, route: Route) -> list[str]:
        needed = self.part.lacking((), self.part.index[route.id])
        signs = ", ".join(self.part.cards[one].sign for one in needed)
        return [localizer.say("mark-technology", signs=signs)] if needed else []

    # On the board and in messages

    @order(90)
    def owed_line(self, localizer: Localizer, view: View) -> str:
        """Return that a second route may be claimed, when nothing else is to be chosen."""
        seat, seen = view.turn.seat, view.seen(TechnologySeen)
        if seat is None or seen.claimed != 1 or self.part.second(seen.owned[seat]) is None:
            return ""
        return localizer.say("turn-second-route", mention=localizer.mention(seat))

    @order(45)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        if view.seen(TechnologySeen).bought >= self.part.numbers.each_turn:
            return []
        return [Press(table.id, table.step, "technologies", localizer.say("button-technology"), style=GRAY, yields=2)]

    def _of(self, localizer: Localizer, view: View, seat: Seat) -> str:
        return ", ".join(called(localizer, one) for one in view.seen(TechnologySeen).owned[seat])

    @order(35)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the technologies of each player who has any."""
        owners = [seat for seat, owned in enumerate(view.seen(TechnologySeen).owned) if owned]
        return [
            localizer.say(
                "alt-technologies",
                player=localizer.player(seat, plain=plain),
                technologies=self._of(localizer, view, seat),
            )
            for seat in owners
        ]

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return a page with who owns what, and every technology."""
        label, seen = localizer.say("text-technologies"), view.seen(TechnologySeen)
        shown = [f"### {label}"]
        owned = [f"- **{localizer.player(s)}**: {self._of(localizer, view, s) or '–'}" for s in range(view.seats)]
        shown += [*owned, "", *lines(localizer, self.part, seen, None)]
        return [("technologies", label, "\n".join(_fitting(shown, most)))]

    @order(45)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return the technologies of a player."""
        owned = self._of(localizer, view, seat)
        return [localizer.say("text-technologies-of", technologies=owned)] if owned else []

    # In the hand

    def hand_left(self, localizer: Localizer, view: View) -> list[str]:
        owned = self._of(localizer, view, view.viewer or 0)
        return [localizer.say("hand-technologies", technologies=owned or "none")]

    @order(30)
    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """Return what must be bought for the missing links."""
        lacked = _lacking(view, self.part, found.routes)
        names = ", ".join(called(localizer, one) for one in lacked)
        return [localizer.say("hand-technology", count=len(lacked), technologies=names)] if lacked else []

    # Actions

    actions = (BUY,)
